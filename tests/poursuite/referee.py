"""A second Poursuite, written only from RULES.md, which is compared with the game.

`Referee.play()` is a generator: it yields a `Decision`, is sent a move, and ends with the game. Forced choices (R30)
are not yielded. Rolls come from `die`.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field

from tests.poursuite.referee_world import (
    ROUNDS,
    SIDES,
    TURNS,
    WAGONS,
    Move,
    World,
    neighbour,
    wagon_moves,
    wotan_moves,
)


@dataclass(frozen=True)
class Decision:
    """An asked seat and its possible moves; `kind`: board, roll, move, wotan, seat or park.

    `wagon`: the only one to board, 0 for both; `freed`: the owner of the mole that waits for a seat.
    """

    kind: str
    seat: int
    moves: frozenset[Move]
    wagon: int = 0
    freed: int | None = None


Talk = Generator[Decision, Move, None]


class Over(Exception):
    """The last treasure is taken (11)."""


@dataclass
class Referee:
    """The referee; `seen` counts rare events."""

    world: World
    die: Callable[[], str]
    seen: Counter[str] = field(default_factory=Counter)

    def play(self) -> Talk:
        """Play from the first boarding to the end."""
        world = self.world
        for _ in range(ROUNDS[len(world.hands)]):
            for seat in world.clockwise(world.active):
                yield from self.board(seat, 0)
        try:
            while True:
                yield from self.turn(world.active)
                world.active = world.clockwise(world.active)[1]
        except Over:
            return

    def ask(
        self, kind: str, seat: int, moves: Iterable[Move], wagon: int = 0, freed: int | None = None
    ) -> Generator[Decision, Move, Move]:
        options = frozenset(moves)
        if len(options) == 1 and kind not in ("roll", "move"):
            self.seen[f"forced {kind}"] += 1
            return next(iter(options))
        move = yield Decision(kind, seat, options, wagon, freed)
        assert move in options, (move, options)
        return move

    def board(self, seat: int, only: int) -> Talk:
        """Board one mole from the hand (7)."""
        world = self.world
        free = world.free([only] if only else WAGONS)
        _, wagon, side = yield from self.ask("board", seat, [("board", *place) for place in free], only)
        world.hands[seat] -= 1
        self.sit(seat, wagon, side)

    def sit(self, owner: int, wagon: object, side: object) -> None:
        assert isinstance(wagon, int)
        self.world.aboard[wagon][str(side)] = owner

    def turn(self, seat: int) -> Talk:
        yield from self.ask("roll", seat, [("roll",)])
        world = self.world
        world.face, world.moved = self.die(), 0
        if world.face == "wotan":
            yield from self.place_wotan(seat)
            return
        move = yield from self.ask("move", seat, wagon_moves(world, int(world.face)))
        match move:
            case ("move", int(wagon), str(stop), str(turn)):
                seats = world.aboard[wagon]
                world.cells[wagon], world.moved = stop, wagon
                world.aboard[wagon] = {TURNS[turn][side]: owner for side, owner in seats.items()}
                if stop == world.board.cave:
                    yield from self.cave(seat, wagon)
                else:
                    self.kobolds(wagon)

    def kobolds(self, wagon: int) -> None:
        """Exchange moles with the kobolds (8.3)."""
        world, seats = self.world, self.world.aboard[wagon]
        for side in SIDES:
            cell = neighbour(world.cells[wagon], side)
            if cell not in world.board.kobolds:
                continue
            if cell == world.wotan:
                self.seen["protected"] += side in seats
                continue
            mole, prisoner = seats.pop(side, None), world.prisoners.pop(cell, None)
            self.seen[f"kobold, mole {mole is not None}, prisoner {prisoner is not None}"] += 1
            if mole is not None:
                world.prisoners[cell] = mole
            if prisoner is not None:
                seats[side] = prisoner

    def place_wotan(self, seat: int) -> Talk:
        """Place Wotan (9)."""
        world = self.world
        _, cell = yield from self.ask("wotan", seat, wotan_moves(world, seat))
        world.wotan = str(cell)
        freed = world.prisoners.pop(world.wotan, None)
        if freed is None:
            return
        if free := world.free():
            places: list[Move] = [("seat", *place) for place in free]
            _, wagon, side = yield from self.ask("seat", seat, places, freed=freed)
            self.sit(freed, wagon, side)
            return
        self.seen["rescue"] += 1
        world.hands[freed] += 1
        self.pay(freed, 1)
        self.check_pile()

    def pay(self, seat: int, share: int) -> None:
        share = min(share, self.world.pile)
        self.world.pile -= share
        self.world.treasures[seat] += share

    def check_pile(self) -> None:
        if not self.world.pile:
            raise Over

    def cave(self, active: int, wagon: int) -> Talk:
        """Pay treasures in the cave, and return the moles (10 and 7.2)."""
        world, seats = self.world, self.world.aboard[wagon]
        shares = {side: 2 if side == "N" else 1 for side in "NWES" if side in seats}
        short = sum(shares.values()) > world.pile
        self.seen["shortage"] += short
        self.seen["empty wagon"] += not seats
        for side, share in shares.items():
            self.pay(seats[side], 1 if short else share)
        for owner in seats.values():
            world.hands[owner] += 1
        starter = seats.get("N", active)
        world.aboard[wagon] = {}
        self.check_pile()
        starts = [cell for cell in world.board.starts if cell != world.cells[3 - wagon]]
        _, cell = yield from self.ask("park", starter, [("park", cell) for cell in starts])
        world.cells[wagon] = str(cell)
        while any(world.hands) and world.free([wagon]):
            for seat in world.clockwise(starter):
                if world.hands[seat] and world.free([wagon]):
                    yield from self.board(seat, wagon)
