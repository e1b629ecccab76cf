"""A table's log: commands, the entries that a decision about them adds, and the past that they are added to."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias, TypeVar

from bot.model import Former, Table
from bot.profile import ServerSettings
from games.core import Event, Say, Seat, State
from games.core.record import Json, Record

from .state import TableState, position_number


class Fact(Record):
    """Something that happened at a table. Its methods define its effect on the table, and its sentences."""

    __slots__ = ()

    def change(self, table: Table, entry: "Entry") -> Table:
        """Return seats, settings and place after the fact; the position is handled separately."""
        return table

    def position(self, table: Table, state: State | None, entry: "Entry", past: "Past") -> State | None:
        """Return the position after the fact; most facts leave it unchanged.

        Raises:
            Refusal: the move is not legal; this can only happen with facts that are not in a log yet.
        """
        return state

    def told(self, table: Table, state: State | None) -> tuple[Event, ...]:
        """Return what the fact adds to the story; `table` and `state` are as after the fact."""
        return ()

    def sentences(self, before: Table | None, table: Table, entry: "Entry") -> Iterator[Say]:
        """Yield sentences for the channel; `before` and `table` are as before and after the whole command."""
        return iter(())

    def hands(self, table: Table, entry: "Entry") -> Collection[Seat]:
        """Return the seats whose hand may have changed although the position is the same."""
        return ()

    @property
    def mover(self) -> Seat | None:
        """The seat whose own move this is."""
        return None


FACTS = Json(Fact)
"""The serialiser of facts; a stored fact contains its kind."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log.

    Attributes:
        n: its number, counted from 0.
        fact: what happened.
        person: who caused it, None for a computer player, a clock or Discord.
        key: the interaction it came from, if any.
        at: when, in seconds since 1970.
    """

    n: int
    fact: Fact
    person: int | None
    key: str | None
    at: float


class Past(Protocol):
    """The entries of a table's log so far."""

    def entry(self, n: int) -> Entry | None:
        """Return one entry."""

    def has_key(self, key: str) -> bool:
        """Return whether an interaction is already in the log."""

    def answer_to(self, seat: Seat, ticket: str) -> str | None:
        """Return a seat's last answer to the question with this ticket, as its game saves it."""

    def position(self, n: int) -> State:
        """Return the position numbered `n`.

        Raises:
            LookupError: there is none with this number, or the log does not lead to it.
        """

    def former(self, table: Table) -> Sequence[Former]:
        """Return the former players of this table, whose seats have passed to others."""


class NoPast:
    """The past of a table that is being opened."""

    def entry(self, n: int) -> Entry | None:
        """Return None: there are no entries."""
        return None

    def has_key(self, key: str) -> bool:
        """Return False: nothing was done."""
        return False

    def answer_to(self, seat: Seat, ticket: str) -> str | None:
        """Return None: nothing was asked."""
        return None

    def position(self, n: int) -> State:
        """Raise LookupError: there is no position."""
        raise LookupError(f"no position {n}")

    def former(self, table: Table) -> Sequence[Former]:
        """Return nothing: nobody has had a seat."""
        return ()


class Command(Record):
    """Something that changes a table: the response is entries of its log or a refusal."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Limits:
    """The quotas of a person or server, and the delay before a repost.

    Attributes:
        per_person: live tables where one person sits.
        per_server: live tables of one server.
        repost_after: seconds before the board can be posted again.
    """

    per_person: int = 20
    per_server: int = 100
    repost_after: float = 20.0


@dataclass(frozen=True, slots=True)
class Context:
    """The data that a decision needs besides its own table.

    Attributes:
        channel_taken: whether the channel that the command names has another live table.
        tables_of_person: the number of live tables of the person who asks for a seat or is to have one.
        on_server: the number of live tables of the server that the command names.
        limits: the quotas.
        tables_of_person_here: the number of that person's live tables on that server.
        server_settings: the settings of that server.
        newcomers: those who play or are to play and have never finished this game, with whether they want tips.
        began: the seat that started the game of which a rematch is requested; None if it is not known.
        old: the table from which a new one is opened, if any.
        is_blocked: whether the person whom the command concerns has blocked the one who gives it.
        has_remarks: whether computer players may say something: the host has not switched tips off.
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
    is_blocked: bool = False
    has_remarks: bool = False


Fold: TypeAlias = Callable[[str, TableState | None, Entry, Past], TableState]
"""Returns the table after one more entry."""


@dataclass
class Decision:
    """A table to which a command adds entries, one after another.

    Attributes:
        table_id: the table.
        before: the table as it was; None while it is being opened.
        past: the entries of its log.
        now: the time in seconds since 1970.
        context: further data.
        fold: returns the table after one more entry; handed in, as it knows every kind of fact.
        entries, positions, told: what has been added: entries, and by entry the position and the sentences it produced.
        seat: the seat whose move it is.
        is_repeated: whether the command had been carried out before, so that nothing changes.
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
        """Start with the table as it is."""
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
        """Add an entry, caused by a person or (None) by the bot itself.

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
        """Return the number of the current position.

        Raises:
            ValueError: there is none.
        """
        if self.state is None:
            raise ValueError("there is no position before the deal")
        return position_number(self.state)


Rule: TypeAlias = Callable[[Decision, Any], None]
R = TypeVar("R", bound=Rule)
RULES: dict[type[Command], Rule] = {}
"""The function that carries out each kind of command."""


def rule(command: type[Command]) -> Callable[[R], R]:
    """Register the function that carries out a kind of command: it adds entries to a decision, or refuses."""

    def registered(function: R) -> R:
        RULES[command] = function
        return function

    return registered
