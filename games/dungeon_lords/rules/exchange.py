"""The simple orders: exchanges of goods, and mining (P2d)."""

from typing import Any

from games import core
from games.core import Choice, NotAllowed, Say, Seat, Value, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Decline, DrawExtra, Mine, Spy, UseOrder
from games.dungeon_lords.rows import Space
from games.dungeon_lords.state import State

from .asking import goods
from .budget import outbid
from .orders import SPACES, short
from .payment import TrapGoes, cannot_pay, draw_traps, receive, spend
from .turn import Turn, go_home, too_few_imps


@record
class Exchange(Turn[UseOrder | Spy | DrawExtra | Decline]):
    """Pay the whole cost and get the whole gain: food, reputation, imps, traps (P2d)."""

    prompt = "dungeon_lords-ask-use"
    seat: Seat
    order: str
    space: int

    def uses(self, t: State) -> tuple[Choice, ...]:
        """Return the choice to use the order, with the space's extra: a card to spy on, or one more trap."""
        row = self.row(t)
        if cannot_pay(t, self.seat, row.cost):
            return ()
        spying = [Spy(place) for place in range(1, len(t.cards) + 1)] if row.spy else []
        extra = [DrawExtra()] if row.gain.get("trap") and t.year > 1 else []
        return (UseOrder(), *spying, *extra)

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question.

        It names the exchange if the answers do not: when evil rises, and before spying.
        """
        row = self.row(t)
        values: dict[str, Value] = {"seat": self.seat, "order": short(self.order), "space": SPACES[self.space]}
        if row.spy:
            return say("dungeon_lords-ask-use-spy", **values, cost=goods(row.cost), gain=goods(row.gain))
        if _raises_evil(row):
            return say("dungeon_lords-ask-use-evil", **values, n=row.cost["evil"])
        return say(self.prompt, **values)

    def label(self, t: State, choice: UseOrder | Spy | DrawExtra | Decline) -> Say:
        """Return the label of a choice; for using the order, with its cost and gain."""
        if isinstance(choice, UseOrder):
            row = self.row(t)
            if row.spy:
                return say("dungeon_lords-do-use-order-blind")
            if _raises_evil(row):
                return say("dungeon_lords-do-use-order-evil", gain=goods(row.gain), n=row.cost["evil"])
            return say("dungeon_lords-do-use-order", cost=goods(row.cost), gain=goods(row.gain))
        if isinstance(choice, Spy):
            is_known = choice.position in t.lords[self.seat].spied
            return say("dungeon_lords-do-spy-again" if is_known else "dungeon_lords-do-spy", position=choice.position)
        if isinstance(choice, DrawExtra):
            row, more = self.row(t), book(t).traps_info["year2_extra_draw"]
            kept = row.gain["trap"]
            return say("dungeon_lords-do-draw-extra", cost=goods(row.cost), n=kept + more, discarded=more)
        return super(Turn, self).label(t, choice)

    def warning(self, t: State, seat: Seat, choice: Choice) -> Say | None:
        """Return a warning about a later order that this one leaves too little for (P2d)."""
        return None if isinstance(choice, Decline) else outbid(t, seat, book(t).order[self.order], self.row(t))

    def reason(self, t: State) -> NotAllowed:
        """Return why the order cannot be used: its cost cannot be paid."""
        refusal = cannot_pay(t, self.seat, self.row(t).cost)
        if refusal is None:
            raise AssertionError(f"{self.order} can be paid and was not offered")
        return refusal

    def take(self, t: State, choice: UseOrder | Spy | DrawExtra | Decline) -> None:
        """Pay and receive."""
        if isinstance(choice, Decline):
            self.decline(t)
            return
        row = self.row(t)
        go_home(t, self.order, self.space)
        t.tell(
            "dungeon_lords-log-used",
            seat=self.seat,
            order=short(self.order),
            cost=goods(row.cost),
            gain=goods(row.gain),
        )
        steps: list[core.Step[Any]] = spend(t, self.seat, row.cost)
        receive(t, self.seat, {good: n for good, n in row.gain.items() if good != "trap"})
        if "trap" in row.gain:
            wanted = row.gain["trap"]
            extra = book(t).traps_info["year2_extra_draw"] if isinstance(choice, DrawExtra) else 0
            if draw_traps(t, self.seat, wanted + extra) > wanted:  # R26: discard only if more were drawn
                steps.append(TrapGoes(self.seat))
        if isinstance(choice, Spy):
            _spy(t, self.seat, choice.position)
        t.then(*steps)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of spying where that is impossible, or of the cost."""
        if isinstance(choice, Spy) and self.row(t).spy:
            return NotAllowed(say("dungeon_lords-no-such-card", n=choice.position, most=len(t.cards)), "P2d")
        if isinstance(choice, Spy):
            return NotAllowed(say("dungeon_lords-no-spy", order=short(self.order), space=SPACES[self.space]), "P2d")
        if isinstance(choice, DrawExtra):
            return NotAllowed(say("dungeon_lords-no-extra"), "P2d")
        return None


def _raises_evil(row: Space) -> bool:
    """Return whether a space raises evil as its only cost."""
    return row.cost.keys() == {"evil"}


def _spy(t: State, seat: Seat, position: int) -> None:
    """Show one combat card of the year to one lord, who may look again at what he has seen (P2d)."""
    lord = t.lords[seat]
    t.learn()
    if position not in lord.spied:
        lord.spied.append(position)
    t.tell("dungeon_lords-log-spied", seat=seat, n=position)
    row = book(t).spell[t.cards[position - 1]]
    t.tell("dungeon_lords-log-spied-seen", to=seat, n=position, spell=row.id, speed=row.speed, fatigue=row.fatigue)


@record
class Mining(Turn[Mine | Decline]):
    """One imp in each unconquered tunnel earns a gold; the third space also needs a foreman (P2d)."""

    prompt = "dungeon_lords-ask-mine"
    seat: Seat
    order: str
    space: int

    def most(self, t: State) -> int:
        """Return how much gold can be mined."""
        row, lord = self.row(t), t.lords[self.seat]
        return min(row.max_workers, lord.free_imps() - row.foreman, lord.open_tunnels())

    def uses(self, t: State) -> tuple[Choice, ...]:
        """Return all amounts up to the maximum."""
        return tuple(map(Mine, range(1, self.most(t) + 1)))

    def reason(self, t: State) -> NotAllowed:
        """Return why nothing can be mined: too few imps, or no tunnel left."""
        return self._limit(t, 1)

    def take(self, t: State, choice: Mine | Decline) -> None:
        """Mine the gold; the imps, and the foreman, are busy until the end of the round."""
        if isinstance(choice, Decline):
            self.decline(t)
            return
        go_home(t, self.order, self.space)
        lord = t.lords[self.seat]
        lord.busy += choice.gold + self.row(t).foreman
        lord.gold += choice.gold
        t.tell("dungeon_lords-log-mined", seat=self.seat, n=choice.gold)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of too much gold for the space, the imps or the tunnels."""
        return self._limit(t, choice.gold) if isinstance(choice, Mine) else None

    def _limit(self, t: State, n: int) -> NotAllowed:
        row, lord = self.row(t), t.lords[self.seat]
        if n < 1:
            return NotAllowed(say("dungeon_lords-no-less", n=self.most(t)), "P2d")
        if n <= min(row.max_workers, lord.open_tunnels()):
            return too_few_imps(t, self.seat, n + row.foreman)
        return NotAllowed(say("dungeon_lords-no-too-many", n=max(0, self.most(t))), "P2d")
