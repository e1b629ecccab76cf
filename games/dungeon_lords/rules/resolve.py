"""Carrying orders out, space by space, and the simple ones: exchanges and mining (P2d)."""

from typing import Any

from games import core
from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Decline, DrawExtra, Mine, Spy, UseOrder
from games.dungeon_lords.rows import Space
from games.dungeon_lords.state import FREE, STAND_IN, State

from .asking import Asking, C, goods
from .orders import SPACES
from .payment import TrapGoes, cannot_pay, draw_traps, receive, spend


class Turn(Asking[C]):
    """A lord whose minion's space has come up uses the order or declines (P2d)."""

    __slots__ = ()
    phase = "phase_resolve"
    order: str
    space: int

    def row(self, t: State) -> Space:
        """The space in the catalogue."""
        return book(t).order[self.order].spaces[self.space]

    def asks(self, t: State, seat: Seat) -> core.Say:
        """The question, naming order and space."""
        return say(self.prompt, seat=self.seat, order=self.order, space=SPACES[self.space])

    def uses(self, t: State) -> tuple[Choice, ...]:
        """The ways to use the order now; none when nothing legal can be done."""
        raise NotImplementedError(f"{self.kind} has no uses")

    def reason(self, t: State) -> NotAllowed:
        """Why nothing legal can be done."""
        raise NotImplementedError(f"{self.kind} gives no reason")

    def options(self, t: State) -> Shape:
        """The uses, or to decline; nothing is asked when there is no use."""
        uses = self.uses(t)
        return OneOf((*uses, Decline()) if uses else ())

    def otherwise(self, t: State) -> None:
        """The engine declines."""
        self.impossible(t)

    def impossible(self, t: State) -> None:
        """The minion goes on the card, and everyone is told why."""
        idle(t, self.seat, self.order, self.space)
        t.tell("dungeon_lords-log-impossible", seat=self.seat, order=self.order, reason=self.reason(t).say)

    def decline(self, t: State) -> None:
        """The minion goes on the card."""
        idle(t, self.seat, self.order, self.space)
        t.tell("dungeon_lords-log-declined", seat=self.seat, order=self.order)


def idle(t: State, seat: Seat, order: str, space: int) -> None:
    """The minion leaves the board for the order card, which is marked as not executed (P2d)."""
    go_home(t, order, space)
    t.lords[seat].idle.append(order)


def go_home(t: State, order: str, space: int) -> None:
    """The minion leaves its space (P2d)."""
    t.spaces[3 * (book(t).order[order].index - 1) + space] = FREE


@record
class Resolve(core.Step[State]):
    """The next occupied space, orders 1 to 8; the reverse ones from III to I (P2d)."""

    place: int

    def run(self, t: State) -> None:
        """Find it, let its owner act, and go on behind it."""
        sequence = book(t).sequence
        for place in range(self.place, len(sequence)):
            order, space = sequence[place]
            who = t.spaces[3 * (book(t).order[order].index - 1) + space]
            if who >= STAND_IN:
                go_home(t, order, space)
            elif who != FREE:
                t.then(_turn(t, Seat(who), order, space), Resolve(place + 1))
                return


def _turn(t: State, seat: Seat, order: str, space: int) -> core.Step[State]:
    from .building import Building
    from .digging import Digging
    from .hiring import Hiring

    match book(t).order[order].kind:
        case "exchange":
            return Exchange(seat, order, space)
        case "mine":
            return Mining(seat, order, space)
        case "dig":
            return Digging(seat, order, space, 0)
        case "hire":
            return Hiring(seat, order, space)
        case "build":
            return Building(seat, order, space)


@record
class Exchange(Turn[UseOrder | Spy | DrawExtra | Decline]):
    """Pay the whole cost and get the whole gain: food, reputation, imps, traps (P2d)."""

    prompt = "dungeon_lords-ask-use"
    seat: Seat
    order: str
    space: int

    def uses(self, t: State) -> tuple[Choice, ...]:
        """To use it, with what the space adds: a card to spy on, or one more trap to choose from."""
        row = self.row(t)
        if cannot_pay(t, self.seat, row.cost):
            return ()
        spying = [Spy(place) for place in range(1, len(t.cards) + 1)] if row.spy else []
        extra = [DrawExtra()] if row.gain.get("trap") and t.year > 1 else []
        return (UseOrder(), *spying, *extra)

    def label(self, t: State, choice: UseOrder | Spy | DrawExtra | Decline) -> Say:
        """To use the order says what it costs and gives."""
        if isinstance(choice, UseOrder):
            row = self.row(t)
            return say("dungeon_lords-do-use-order", cost=goods(row.cost), gain=goods(row.gain))
        return super(Turn, self).label(t, choice)

    def reason(self, t: State) -> NotAllowed:
        """The cost."""
        return cannot_pay(t, self.seat, self.row(t).cost) or NotAllowed(say("core-no-such-choice"))

    def take(self, t: State, choice: UseOrder | Spy | DrawExtra | Decline) -> None:
        """Pay and receive."""
        if isinstance(choice, Decline):
            self.decline(t)
            return
        row = self.row(t)
        go_home(t, self.order, self.space)
        t.tell("dungeon_lords-log-used", seat=self.seat, order=self.order, cost=goods(row.cost), gain=goods(row.gain))
        steps: list[core.Step[Any]] = spend(t, self.seat, row.cost)
        receive(t, self.seat, {good: n for good, n in row.gain.items() if good != "trap"})
        if "trap" in row.gain:
            wanted = row.gain["trap"]
            extra = book(t).traps_info["year2_extra_draw"] if isinstance(choice, DrawExtra) else 0
            if draw_traps(t, self.seat, wanted + extra) > wanted:  # R26: only who drew more discards
                steps.append(TrapGoes(self.seat))
        if isinstance(choice, Spy):
            _spy(t, self.seat, choice.position)
        t.then(*steps)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """No spying here, or the cost."""
        if isinstance(choice, Spy):
            return NotAllowed(say("dungeon_lords-no-spy", order=self.order, space=SPACES[self.space]), "P2d")
        if isinstance(choice, DrawExtra):
            return NotAllowed(say("dungeon_lords-no-extra"), "P2d")
        return None


def _spy(t: State, seat: Seat, position: int) -> None:
    """Show one combat card of the year to one lord, who may look again at what he has seen (P2d)."""
    lord = t.lords[seat]
    t.learn()
    if position not in lord.spied:
        lord.spied.append(position)
    t.tell("dungeon_lords-log-spied", seat=seat, n=position)
    t.tell("dungeon_lords-log-spied-seen", to=seat, n=position, spell=t.cards[position - 1])


@record
class Mining(Turn[Mine | Decline]):
    """One imp in each unconquered tunnel brings a gold; the third space also needs a foreman (P2d)."""

    prompt = "dungeon_lords-ask-mine"
    seat: Seat
    order: str
    space: int

    def most(self, t: State) -> int:
        """How much gold can be mined."""
        row, lord = self.row(t), t.lords[self.seat]
        return min(row.max_workers, lord.free_imps() - row.foreman, lord.open_tunnels())

    def uses(self, t: State) -> tuple[Choice, ...]:
        """Any amount up to the most."""
        return tuple(map(Mine, range(1, self.most(t) + 1)))

    def reason(self, t: State) -> NotAllowed:
        """Too few imps, or no tunnel left."""
        return self._limit(t, 1)

    def take(self, t: State, choice: Mine | Decline) -> None:
        """The imps, and the foreman, are busy until the end of the round."""
        if isinstance(choice, Decline):
            self.decline(t)
            return
        go_home(t, self.order, self.space)
        lord = t.lords[self.seat]
        lord.busy += choice.gold + self.row(t).foreman
        lord.gold += choice.gold
        t.tell("dungeon_lords-log-mined", seat=self.seat, n=choice.gold)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Too much gold for the space, the imps or the tunnels."""
        return self._limit(t, choice.gold) if isinstance(choice, Mine) else None

    def _limit(self, t: State, n: int) -> NotAllowed:
        row, lord = self.row(t), t.lords[self.seat]
        if 1 <= n <= min(row.max_workers, lord.open_tunnels()):
            return too_few_imps(t, self.seat, n + row.foreman)
        return NotAllowed(say("dungeon_lords-no-too-many", n=max(0, self.most(t))), "P2d")


def too_few_imps(t: State, seat: Seat, n: int) -> NotAllowed:
    """Imps are missing; trolls would not help (16)."""
    free = t.lords[seat].free_imps()
    if free < n <= free + t.free_tokens(seat):
        return NotAllowed(say("dungeon_lords-no-troll-work"), "P2d")
    return NotAllowed(say("dungeon_lords-no-imps", n=n, free=free), "P2d")
