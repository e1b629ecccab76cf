"""A decision while it is being made: the table to which a command adds entries, and the rules of all commands."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from bot.model import Table
from bot.profile import ServerSettings
from games.core import Event, Seat, State
from games.core.record import Record

from .log import Entry, Fact, Past
from .state import TableState, position_number


class Command(Record):
    """Something that changes a table: it is answered with entries of its log or with a refusal."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Limits:
    """What one person or one server may have.

    Attributes:
        per_person: live tables where one person sits.
        per_server: live tables of one server.
        repost_after: seconds before the board can be shown again.
    """

    per_person: int = 20
    per_server: int = 100
    repost_after: float = 20.0


@dataclass(frozen=True, slots=True)
class Context:
    """What a decision must know besides its own table.

    Attributes:
        channel_taken: whether another live table stands in the channel that the command names.
        tables_of_person: live tables where the person sits who asks for a seat or is to have one.
        on_server: live tables of the server that the command names.
        limits: how many of each there may be.
        tables_of_person_here: live tables of that server where that person sits.
        server_settings: what the managers of that server have set.
        newcomers: those who play or are to play and have never finished this game, with whether they want tips.
        began: the seat that began the game after which a rematch is asked for; None where it is not known.
        old: the table from which a new one is opened, if any.
    """

    channel_taken: bool = False
    tables_of_person: int = 0
    on_server: int = 0
    limits: Limits = field(default_factory=Limits)
    tables_of_person_here: int = 0
    server_settings: ServerSettings = field(default_factory=ServerSettings)
    began: Seat | None = None
    newcomers: Mapping[int, bool] = field(default_factory=dict)
    old: Table | None = None


Fold: TypeAlias = Callable[[str, TableState | None, Entry, Past], TableState]
"""What makes of a table and one more entry the table after it."""


@dataclass
class Decision:
    """A table to which a command adds entries, one after the other.

    Attributes:
        table_id: the table.
        before: the table as it is; None while it is being opened.
        past: the entries of its log.
        now: the time in seconds since 1970.
        context: what else counts.
        fold: makes the table after one more entry.
        entries, positions, told: what has been added: entries, positions and sentences by the entry that made each.
        seat: whose step it is.
        is_repeated: whether the command stood already, so that nothing is changed.
    """

    table_id: str
    before: TableState | None
    past: Past
    now: float
    context: Context
    fold: Fold
    entries: list[Entry] = field(default_factory=list)
    positions: list[tuple[int, State]] = field(default_factory=list)
    told: list[tuple[int, Event]] = field(default_factory=list)
    seat: Seat | None = None
    is_repeated: bool = False

    def __post_init__(self) -> None:
        """Begin with the table as it is."""
        self._after = self.before

    @property
    def after(self) -> TableState:
        """The table after the entries so far."""
        if self._after is None:
            raise ValueError("the table has not been opened")
        return self._after

    @property
    def table(self) -> Table:
        """Its seats, settings and place."""
        return self.after.table

    @property
    def state(self) -> State | None:
        """Its position."""
        return self.after.state

    def add(self, fact: Fact, person: int | None = None, key: str | None = None) -> None:
        """Add an entry, brought about by a person or (None) by the bot itself.

        Raises:
            Refusal: the move is not legal.
        """
        n = 0 if self._after is None else self._after.table.n + 1
        entry = Entry(n, fact, person, key, self.now)
        earlier = self._after.state if self._after is not None else None
        self._after = self.fold(self.table_id, self._after, entry, self.past)
        self.entries.append(entry)
        if self._after.state is not None and self._after.state is not earlier:
            self.positions.append((n, self._after.state))
        self.told += [(n, event) for event in self._after.told]

    def position_number(self) -> int:
        """Return the number of the present position.

        Raises:
            ValueError: there is none.
        """
        if self.state is None:
            raise ValueError("there is no position before the deal")
        return position_number(self.state)


Rule: TypeAlias = Callable[[Decision, Any], None]
R = TypeVar("R", bound=Rule)
RULES: dict[type[Command], Rule] = {}
"""What carries out each kind of command."""


def rule(command: type[Command]) -> Callable[[R], R]:
    """Register the function that carries out a kind of command: it adds entries to a decision, or refuses."""

    def registered(function: R) -> R:
        RULES[command] = function
        return function

    return registered
