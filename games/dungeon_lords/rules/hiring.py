"""Hiring monsters and ghosts (P2d)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, NotAllowed, Say, Seat, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Decline, Hire
from games.dungeon_lords.rows import Goods
from games.dungeon_lords.state import State, distinct, event_of

from .asking import goods
from .payment import cannot_pay, spend, together
from .turn import Turn, go_home


@record
class Hiring(Turn[Hire | Decline]):
    """Take one of the creatures on offer, paying its wage and what the space costs (P2d)."""

    prompt = "dungeon_lords-ask-hire"
    seat: Seat
    order: str
    space: int

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question; before payday also that wages are soon due again, and how much others want."""
        asked = Turn.question(self, t, seat)
        rounds = {0: t.round - 2, 1: t.round - 1}
        payday = next((1 + later for later, place in rounds.items() if event_of(t, place) == "payday"), 0)
        wages = (book(t).creature[creature].wage for creature in t.lords[seat].creatures())
        return Say(asked.id, {**asked.values, "payday": payday, "due": goods(together(*wages)) if payday else ()})

    def price(self, t: State, creature: str) -> Goods:
        """Return the wage and the cost of the space."""
        return together(self.row(t).cost, book(t).creature[creature].wage)

    def uses(self, t: State) -> tuple[Choice, ...]:
        """Return each creature on offer that can be paid."""
        offer = distinct(t.offer)
        return tuple(Hire(one) for one in offer if not cannot_pay(t, self.seat, self.price(t, one)))

    def label(self, t: State, choice: Hire | Decline) -> core.Say:
        """Return the label of a choice; of a creature, with its price."""
        if isinstance(choice, Decline):
            return super().label(t, choice)
        return say("dungeon_lords-do-hire", creature=choice.creature, cost=goods(self.price(t, choice.creature)))

    def field_label(self, t: State, seat: Seat, choice: Hire | Decline, name: str) -> core.Say:
        """Return the label of a creature, with its price."""
        assert isinstance(choice, Hire)
        cost = goods(self.price(t, choice.creature))
        return say("dungeon_lords-part-creature-costs", creature=choice.creature, cost=cost)

    def reason(self, t: State) -> NotAllowed:
        """Return why nothing can be hired: none left, or none that can be paid for."""
        for creature in t.offer:
            if refusal := cannot_pay(t, self.seat, self.price(t, creature)):
                return refusal
        return NotAllowed(say("dungeon_lords-no-tile-left"), "P2d")

    def take(self, t: State, choice: Hire | Decline) -> None:
        """Pay, and put the tile into the lair."""
        if isinstance(choice, Decline):
            self.decline(t)
            return
        go_home(t, self.order, self.space)
        price = self.price(t, choice.creature)
        t.offer.remove(choice.creature)
        t.tell("dungeon_lords-log-hired", seat=self.seat, creature=choice.creature, cost=goods(price))
        t.then(*spend(t, self.seat, price), MoveIn(self.seat, choice.creature))

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Return the creatures on offer that cannot be paid for."""
        return tuple(Hire(one) for one in distinct(t.offer) if cannot_pay(t, self.seat, self.price(t, one)))

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a tile that is gone, or of its price."""
        if not isinstance(choice, Hire) or choice.creature not in book(t).creature:
            return None
        if choice.creature not in t.offer:
            return NotAllowed(say("dungeon_lords-no-tile-left"), "P2d")
        return cannot_pay(t, seat, self.price(t, choice.creature))


@record
class MoveIn(core.Step[State]):
    """A hired creature joins the lair, ready; a troll's token joins the imps (P2d)."""

    seat: Seat
    creature: str

    def run(self, t: State) -> None:
        """Put the creature into the lair, after its wage was paid."""
        t.lords[self.seat].lair.append(self.creature)
