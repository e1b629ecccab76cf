"""Questions of every shape for a Lantern table, to test how long choices are asked."""

from collections.abc import Iterable, Sequence

from bot.model import Occupant, Phase, Table
from bot.tables.view import Offer, TableView, offer_of
from games import core
from games.core import Choice, Deal, Seat, Shape, record, say
from tests.looking import look

from . import GAME, State

A = Seat(0)
TOOLS: tuple[tuple[str, ...], ...] = ((), ("rope",), ("rope", "rope"), ("hook", "rope"))


@record
class Walk(Choice):
    """A choice with three fields: a hall, a turn, some tools."""

    hall: str
    turn: int
    tools: tuple[str, ...]


@record
class Climb(Choice):
    hall: str


@record
class Swim(Choice):
    turn: int


@record
class Crawl(Choice):
    turn: int


@record
class Dance(Choice):
    turn: int


@record
class Rest(Choice):
    pass


@record
class Wonder(core.Ask[State, Choice]):
    """A question where to go; a player with a full stomach may not rest."""

    prompt = "lantern-ask-way"
    seat: Seat

    def default(self, t: State, seat: Seat) -> Choice:
        return Rest()

    def refusal(self, t: State, seat: Seat, choice: Choice) -> core.NotAllowed:
        return core.NotAllowed(say("lantern-no-way"), "1")

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return [Rest(), *(Climb(hall) for hall in ("cellar", "attic"))]


def walks(halls: int, turns: int, tools: Iterable[tuple[str, ...]] = TOOLS) -> tuple[Walk, ...]:
    """Return all walks through this many halls and turns; further halls are numbered."""
    names = ["attic", "cellar", *(f"hall_{n}" for n in range(3, halls + 1))][:halls]
    return tuple(Walk(hall, turn, taken) for hall in names for turn in range(1, turns + 1) for taken in tools)


def table(*names: str, phase: Phase = Phase.PLAYING) -> Table:
    """Return a Lantern table with these people, the first being the host."""
    occupants = tuple(Occupant(name, 100 + i) for i, name in enumerate(names or ("Mira", "Odo", "Zoé")))
    return Table("abcdefghij", GAME.id, 1, 2, 100, "en", phase, occupants=occupants)


def offer(shape: Shape, *, own: bool = True) -> Offer:
    """Return seat A's offer of this shape."""
    return offer_of(GAME.begin(Deal(3, "maze", first=A)), A, shape, Wonder(A), own=own)


def glance(shape: Shape, *, own: bool = True) -> TableView:
    """Return seat A's or the public's view of a table where A has a question of this shape."""
    seen = look(table(), GAME.begin(Deal(3, "maze", first=A)), A if own else None)
    asked = offer(shape, own=own)
    return TableView(
        seen.table, seen.game, seen.seat, seen.view, (A,), (), asked, question=asked.prompt, ticket=asked.ticket
    )
