"""Building rooms (P2d, 6)."""

from collections.abc import Sequence

from games.core import Choice, NotAllowed, Say, Seat, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Build, Decline
from games.dungeon_lords.state import State

from .asking import goods
from .payment import cannot_pay, spend
from .plots import bad_plot, plots
from .turn import Turn, go_home


@record
class Building(Turn[Build | Decline]):
    """Take one of the rooms on offer and put it in place of a tunnel (P2d, 6)."""

    prompt = "dungeon_lords-ask-build"
    seat: Seat
    order: str
    space: int

    def uses(self, t: State) -> tuple[Choice, ...]:
        """Return each room left on each of its legal cells."""
        if cannot_pay(t, self.seat, self.row(t).cost):
            return ()
        return tuple(Build(room, cell) for room in t.halls for cell in plots(t, self.seat, room))

    def field_label(self, t: State, seat: Seat, choice: Build | Decline, name: str) -> Say:
        """Return the label of a cell, or of a room with what building costs here, and with its cell if it has one."""
        cost = goods(self.row(t).cost)
        if name != "room" or not isinstance(choice, Build):
            return super().field_label(t, seat, choice, name)
        if plots(t, seat, choice.room) == (choice.cell,):
            return say("dungeon_lords-part-room-at", room=choice.room, cell=choice.cell, cost=cost)
        if cost:
            return say("dungeon_lords-part-room-costs", room=choice.room, cost=cost)
        return super().field_label(t, seat, choice, name)

    def reason(self, t: State) -> NotAllowed:
        """Return why nothing can be built: no room left, the cost, or no place."""
        if not t.halls:
            return NotAllowed(say("dungeon_lords-no-tile-left"), "P2d")
        return cannot_pay(t, self.seat, self.row(t).cost) or NotAllowed(say("dungeon_lords-no-plot"), "6")

    def take(self, t: State, choice: Build | Decline) -> None:
        """Pay and build."""
        if isinstance(choice, Decline):
            self.decline(t)
            return
        go_home(t, self.order, self.space)
        cost = self.row(t).cost
        t.halls.remove(choice.room)
        t.lords[self.seat].tiles[choice.cell] = choice.room
        t.tell("dungeon_lords-log-built", seat=self.seat, room=choice.room, cell=choice.cell, cost=goods(cost))
        t.then(*spend(t, self.seat, cost))

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Return the rooms that have no legal cell, each on the first tunnel."""
        lord = t.lords[seat]
        cell = next((cell for cell in lord.open_cells() if lord.tiles[cell] == "tunnel"), None)
        return tuple(Build(room, cell) for room in t.halls if cell and not plots(t, seat, room))

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a room that is gone, or of an unsuitable cell."""
        if not isinstance(choice, Build) or choice.room not in book(t).room:
            return None
        if choice.room not in t.halls:
            return NotAllowed(say("dungeon_lords-no-tile-left"), "P2d")
        if choice.cell not in book(t).map.bit:
            return NotAllowed(say("dungeon_lords-no-such-cell"), "6")
        return bad_plot(t, seat, choice.room, choice.cell)
