"""The three event tiles: payday, taxes, and the special event (7)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, NotAllowed, OneOf, Seat, Shape, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import LetGo, Pay
from games.dungeon_lords.rows import Effect
from games.dungeon_lords.state import State, distinct

from .asking import Asking, goods
from .evil import raise_evil
from .levies import GoldLevy, taxes
from .payment import cannot_pay, leave, monsters, spend, stock
from .specials import special


@record
class Event(core.Step[State]):
    """The event turned up in the round before happens, to each player in play order (7, P4)."""

    def run(self, t: State) -> None:
        """Apply the event; each player finishes before the next one starts (R40)."""
        event = t.events[t.round - 2]
        t.heading("dungeon_lords-log-event", event=t.special if event == "special" else event)
        match event:
            case "payday":
                t.then(*map(BeginPayday, t.order()))
            case "taxes":
                t.then(*map(Taxes, t.order()))
            case _:
                special(t)


@record
class BeginPayday(core.Step[State]):
    """Every creature of the lair, face up or face down, wants its wage (7)."""

    seat: Seat

    def run(self, t: State) -> None:
        """Mark all creatures as unsettled."""
        t.lords[self.seat].unsettled = t.lords[self.seat].creatures()
        t.then(Payday(self.seat))


@record
class Payday(Asking[Pay | LetGo]):
    """Pay each creature its whole wage, or let it leave and gain evil (7)."""

    prompt = "dungeon_lords-ask-payday"
    phase = "phase_event"
    automatic = True
    seat: Seat

    def options(self, t: State) -> Shape:
        """Return the choices for each unsettled creature: to pay it or to let it go.

        If none can be paid, they leave one after another, without a question.
        """
        waiting = distinct(t.lords[self.seat].unsettled)
        payable = [creature for creature in waiting if not self._unpayable(t, creature)]
        if not payable:
            return OneOf(tuple(map(LetGo, waiting[:1])))
        return OneOf(tuple(way(one) for one in waiting for way in (Pay, LetGo) if way is LetGo or one in payable))

    def question(self, t: State, seat: Seat) -> core.Say:
        """Return the question, naming the creatures whose wage the lord cannot pay."""
        waiting = distinct(t.lords[self.seat].unsettled)
        prices = tuple(
            say("dungeon_lords-wage", creature=one, cost=goods(book(t).creature[one].wage))
            for one in waiting
            if self._unpayable(t, one)
        )
        if not prices or len(prices) == len(waiting):
            return super().question(t, seat)
        return say("dungeon_lords-ask-payday-dear", seat=self.seat, prices=prices)

    def _unpayable(self, t: State, creature: str) -> NotAllowed | None:
        return cannot_pay(t, self.seat, book(t).creature[creature].wage, creature)

    def default(self, t: State, seat: Seat) -> Pay | LetGo:
        """Pay as long as possible, the cheapest wage first, among equal wages the lowest id (14)."""
        rows = book(t).creature
        waiting = sorted(t.lords[seat].unsettled, key=lambda one: (sum(rows[one].wage.values()), one))
        payable = (one for one in waiting if not self._unpayable(t, one))
        paid = next(payable, None)
        return Pay(paid) if paid else LetGo(waiting[0])

    def _evil(self, t: State) -> int:
        """Return by how much evil rises for each creature that leaves."""
        return int(book(t).event["payday"].effect.unpaid_evil)

    def _left_unpaid(self, t: State, creature: str) -> tuple[str, ...]:
        """Return the creatures that could still be paid, but no longer once this one has left and evil has risen."""
        rows, waiting = book(t).creature, list(t.lords[self.seat].unsettled)
        waiting.remove(creature)
        after = stock(t, self.seat, "evil") - book(t).event["payday"].effect.unpaid_evil
        found = []
        for other in (one for one in distinct(waiting) if not self._unpayable(t, one)):
            wage, given = rows[other].wage, list(monsters(t, t.lords[self.seat], other, creature))
            if len(given) < wage.get("monster", 0) or after < wage.get("evil", 0):
                found.append(other)
        return tuple(found)

    def label(self, t: State, choice: Pay | LetGo) -> core.Say:
        """Return the label of a choice: its price, or the evil and the creatures that cannot be paid after it."""
        if isinstance(choice, Pay):
            return say(
                "dungeon_lords-do-pay", creature=choice.creature, cost=goods(book(t).creature[choice.creature].wage)
            )
        others = self._left_unpaid(t, choice.creature)
        if not others:
            return say("dungeon_lords-do-let-go", creature=choice.creature, n=self._evil(t))
        return say("dungeon_lords-do-let-go-then", creature=choice.creature, other=others[0], others=others)

    def field_label(self, t: State, seat: Seat, choice: Pay | LetGo, name: str) -> core.Say:
        """Return the label of a creature: its price, or the evil and the creatures that cannot be paid once it left."""
        if isinstance(choice, Pay):
            cost = goods(book(t).creature[choice.creature].wage)
            return say("dungeon_lords-part-creature-costs", creature=choice.creature, cost=cost)
        others = self._left_unpaid(t, choice.creature)
        if not others:
            return say("dungeon_lords-part-let-go", creature=choice.creature, n=self._evil(t))
        return say("dungeon_lords-part-let-go-then", creature=choice.creature, other=others[0], others=others)

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Return the payment of each creature whose wage the player cannot pay."""
        return [Pay(creature) for creature in distinct(t.lords[seat].unsettled) if self._unpayable(t, creature)]

    def warning(self, t: State, seat: Seat, choice: Choice) -> core.Say | None:
        """Return a warning about a creature that leaves although it could be paid, or that others are paid with (7)."""
        if not isinstance(choice, LetGo):
            return None
        n, others = self._evil(t), self._left_unpaid(t, choice.creature)
        if others:
            left = sum(one in others for one in t.lords[seat].unsettled) + (choice.creature not in others)
            gone = choice.creature
            return say("dungeon_lords-sure-let-go-then", creature=gone, other=others[0], others=others, n=n * left)
        if self._unpayable(t, choice.creature):
            return None
        return say("dungeon_lords-sure-let-go", creature=choice.creature, n=n)

    def take(self, t: State, choice: Pay | LetGo) -> None:
        """Settle the creature, and continue with the others."""
        lord, creature = t.lords[self.seat], choice.creature
        if isinstance(choice, LetGo):
            if self._unpayable(t, creature):
                cost = goods(book(t).creature[creature].wage)
                t.tell("dungeon_lords-log-unpaid", seat=self.seat, creature=creature, cost=cost)
            else:
                t.tell("dungeon_lords-log-left", seat=self.seat, creature=creature)
            leave(t, self.seat, creature)
            raise_evil(t, self.seat, self._evil(t))
            t.then(self)
            return
        lord.unsettled.remove(creature)
        wage = book(t).creature[creature].wage
        t.tell("dungeon_lords-log-paid", seat=self.seat, creature=creature, cost=goods(wage))
        t.then(*spend(t, self.seat, wage, creature), self)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a creature already settled, or of a wage that cannot be paid."""
        if not isinstance(choice, Pay | LetGo) or choice.creature not in book(t).creature:
            return None
        if choice.creature not in t.lords[seat].unsettled:
            return NotAllowed(say("dungeon_lords-no-creature-there", creature=choice.creature), "7")
        return self._unpayable(t, choice.creature)


@record
class Taxes(GoldLevy):
    """Half a gold per tile, conquered or not, rounded up (7)."""

    prompt = "dungeon_lords-ask-taxes"
    seat: Seat

    def rule(self, t: State) -> Effect:
        """Return the effect of the taxes, from the catalogue."""
        return book(t).event["taxes"].effect

    def due(self, t: State) -> int:
        """Return the gold due for all tiles."""
        return taxes(t, self.seat)
