"""Digging tunnels, cell by cell (P2d, 6)."""

from collections.abc import Iterator, Mapping, Sequence

from games import core
from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Decline, Dig, Stop
from games.dungeon_lords.grid import Grid
from games.dungeon_lords.rows import Space
from games.dungeon_lords.state import State

from .asking import Asking
from .orders import SPACES, short
from .turn import Turn, go_home, too_few_imps


def sites(t: State, seat: Seat) -> tuple[str, ...]:
    """Return where the lord may dig now: next to a tile, without filling a square (6)."""
    return book(t).map.tunnels(t.lords[seat].tiles)


def remarks(t: State, seat: Seat) -> dict[str, tuple[str, ...]]:
    """Return what tells the sites apart: those next to a room, and those that bar a cell beside them for good (6).

    If more sites bar a cell than do not, the others are named. What holds for every site, or for none, is left out.
    """
    ground, tiles, every = book(t).map, t.lords[seat].tiles, sites(t, seat)
    beside = [cell for cell in every if any(tiles.get(near, "tunnel") != "tunnel" for near in ground.near[cell])]
    barring = [cell for cell in every if _bars(ground, tiles, cell)]
    free = [cell for cell in every if cell not in barring]
    told = {"beside": beside, "barring": barring if len(barring) <= len(free) else [], "free": free}
    told["free"] = [] if told["barring"] else free
    return {name: tuple(cells) if len(cells) < len(every) else () for name, cells in told.items()}


def _bars(ground: Grid, tiles: Mapping[str, str], cell: str) -> bool:
    after = [*tiles, cell]
    return any(
        ground.fills(near, after) for near in ground.near[cell] if near not in tiles and not ground.fills(near, tiles)
    )


def bad_site(t: State, seat: Seat, cell: str) -> NotAllowed:
    """Return why no tunnel may be dug on a cell (16)."""
    ground, tiles = book(t).map, t.lords[seat].tiles
    if cell not in ground.bit:
        return NotAllowed(say("dungeon_lords-no-such-cell"), "6")
    if cell in tiles:
        return NotAllowed(say("dungeon_lords-no-free-cell", cell=cell), "6")
    if not ground.touches(cell, tiles):
        return NotAllowed(say("dungeon_lords-no-neighbour", cell=cell), "6")
    return NotAllowed(say("dungeon_lords-no-square", cell=cell), "6")


def dig(t: State, seat: Seat, cell: str) -> None:
    """Dig a tunnel."""
    t.lords[seat].tiles[cell] = "tunnel"
    t.tell("dungeon_lords-log-dug", seat=seat, cell=cell)


@record
class Digging(Turn[Dig | Stop | Decline]):
    """One imp digs one tunnel; each is legal when it is laid. The third space also needs a foreman (P2d, 6)."""

    prompt = "dungeon_lords-ask-dig"
    seat: Seat
    order: str
    space: int
    dug: int

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question, with how many may still be dug, and whether the space or the imps set that limit."""
        row = self.row(t)
        short = 0 if self.most(t) == row.max_workers - self.dug else 2 if row.foreman else 1
        return say(
            self.prompt,
            seat=self.seat,
            order=self.order,
            space=SPACES[self.space],
            n=self.most(t),
            dug=self.dug,
            short=short,
            **remarks(t, self.seat),
        )

    def label(self, t: State, choice: Dig | Stop | Decline) -> Say:
        """Return the label of a cell, or of the choice to stop before or after the first tunnel."""
        return say("dungeon_lords-do-dig-nothing") if isinstance(choice, Decline) else super().label(t, choice)

    def most(self, t: State) -> int:
        """Return how many more tunnels can be dug."""
        row = self.row(t)
        imps = t.lords[self.seat].free_imps() - (0 if self.dug else row.foreman)
        return max(0, min(row.max_workers - self.dug, imps))

    def uses(self, t: State) -> tuple[Choice, ...]:
        """Return every legal cell."""
        return tuple(map(Dig, sites(t, self.seat))) if self.most(t) else ()

    def options(self, t: State) -> Shape:
        """Return the cells, and the choice to stop; before the first cell, the choice to decline."""
        uses = self.uses(t)
        return OneOf((*uses, Stop() if self.dug else Decline()) if uses else ())

    def otherwise(self, t: State) -> None:
        """Tell that digging is impossible, unless something was dug."""
        if not self.dug:
            self.impossible(t)

    def reason(self, t: State) -> NotAllowed:
        """Return why nothing can be dug: too few imps, or no place."""
        if not self.most(t):
            return too_few_imps(t, self.seat, 1 + self.row(t).foreman)
        return NotAllowed(say("dungeon_lords-no-site"), "6")

    def take(self, t: State, choice: Dig | Stop | Decline) -> None:
        """Dig, and continue as long as there are imps."""
        match choice:
            case Decline():
                self.decline(t)
            case Dig(cell):
                if not self.dug:
                    go_home(t, self.order, self.space)
                    t.lords[self.seat].busy += self.row(t).foreman
                t.lords[self.seat].busy += 1
                dig(t, self.seat, cell)
                t.then(self.replace(dug=self.dug + 1))
            case Stop():
                pass

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Return the cells next to the dungeon that would fill a square."""
        return barred_sites(t, seat)

    def warning(self, t: State, seat: Seat, choice: Choice) -> Say | None:
        """Return a warning about an order to mine that is lost if this imp digs (P2d)."""
        if not isinstance(choice, Dig):
            return None
        now = t.lords[seat].free_imps()
        then = now - 1 - (0 if self.dug else self.row(t).foreman)
        for order, row in _mining(t, seat):
            if then < (n := 1 + row.foreman) <= now:
                return say("dungeon_lords-sure-dig", cell=choice.cell, order=short(order), n=n)
        return None

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a cell that is not legal."""
        return bad_site(t, seat, choice.cell) if isinstance(choice, Dig) else None


def _mining(t: State, seat: Seat) -> Iterator[tuple[str, Space]]:
    """Yield the spaces of a lord's minions that mine gold, with their order."""
    for order, space, there in book(t).sequence:
        if t.spaces[there] == seat and book(t).order[order].kind == "mine":
            yield order, book(t).order[order].spaces[space]


def barred_sites(t: State, seat: Seat) -> tuple[Dig, ...]:
    """Return the free cells next to the dungeon where digging would fill a square."""
    ground, tiles = book(t).map, t.lords[seat].tiles
    return tuple(
        Dig(cell)
        for cell in ground.cells
        if cell not in tiles and ground.touches(cell, tiles) and ground.fills(cell, tiles)
    )


@record
class Shed(Asking[Dig]):
    """The tool shed's tunnel: choose its cell (P3a)."""

    prompt = "dungeon_lords-ask-shed"
    phase = "phase_production"
    automatic = True
    seat: Seat

    def options(self, t: State) -> Shape:
        """Return every legal cell."""
        return OneOf(tuple(map(Dig, sites(t, self.seat))))

    def take(self, t: State, choice: Dig) -> None:
        """Dig it."""
        dig(t, self.seat, choice.cell)

    def unavailable(self, t: State, seat: Seat) -> Sequence[core.Choice]:
        """Return the cells next to the dungeon that would fill a square."""
        return barred_sites(t, seat)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a cell that is not legal."""
        return bad_site(t, seat, choice.cell) if isinstance(choice, Dig) else None
