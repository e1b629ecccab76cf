"""What all orders share when a minion's space is reached: use it, decline, or be unable to (P2d)."""

from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Decline, Stop
from games.dungeon_lords.rows import Space
from games.dungeon_lords.state import FREE, State

from .asking import Asking, C, goods
from .orders import SPACES, short


class Turn(Asking[C]):
    """A lord whose minion's space is reached uses the order or declines (P2d)."""

    __slots__ = ()
    phase = "phase_resolve"
    order: str
    space: int

    def row(self, t: State) -> Space:
        """Return the space in the catalogue."""
        return book(t).order[self.order].spaces[self.space]

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question, naming order and space, and what the space costs."""
        cost = goods(self.row(t).cost)
        return say(self.prompt, seat=self.seat, order=self.order, space=SPACES[self.space], cost=cost)

    def uses(self, t: State) -> tuple[Choice, ...]:
        """Return the ways to use the order now; none if nothing is legal."""
        raise NotImplementedError(f"{self.kind} has no uses")

    def reason(self, t: State) -> NotAllowed:
        """Return why nothing legal can be done, addressed to the owner; the public sentence leaves out "you"."""
        raise NotImplementedError(f"{self.kind} gives no reason")

    def options(self, t: State) -> Shape:
        """Return the uses, and the choice to decline; nothing is asked if there is no use."""
        uses = self.uses(t)
        return OneOf((*uses, Decline()) if uses else ())

    def default(self, t: State, seat: Seat) -> Choice:
        """Decline, or stop what was begun (14)."""
        shape = self.options(t)
        assert isinstance(shape, OneOf)
        return next(choice for choice in shape.choices if isinstance(choice, Decline | Stop))

    def otherwise(self, t: State) -> None:
        """Decline, because nothing can be done."""
        self.impossible(t)

    def impossible(self, t: State) -> None:
        """Put the minion on the order card, and tell everyone why."""
        idle(t, self.seat, self.order, self.space)
        why = self.reason(t).say
        reason = Say(f"dungeon_lords-why-{why.id.removeprefix('dungeon_lords-no-')}", why.values)
        t.tell("dungeon_lords-log-impossible", seat=self.seat, order=short(self.order), reason=reason)

    def decline(self, t: State) -> None:
        """Put the minion on the order card."""
        idle(t, self.seat, self.order, self.space)
        t.tell("dungeon_lords-log-declined", seat=self.seat, order=short(self.order))


def idle(t: State, seat: Seat, order: str, space: int) -> None:
    """Move the minion from the board to the order card, which is marked as not executed (P2d)."""
    go_home(t, order, space)
    t.lords[seat].idle.append(order)


def go_home(t: State, order: str, space: int) -> None:
    """Remove the minion from its space (P2d)."""
    t.spaces[book(t).order[order].start + space] = FREE


def too_few_imps(t: State, seat: Seat, n: int) -> NotAllowed:
    """Return the refusal for lack of imps, even if trolls are idle (16)."""
    free = t.lords[seat].free_imps()
    if free < n <= free + t.free_tokens(seat):
        return NotAllowed(say("dungeon_lords-no-troll-work"), "P2d")
    return NotAllowed(say("dungeon_lords-no-imps", n=n, free=free), "P2d")
