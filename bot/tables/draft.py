"""What a decision leads to, while it is being made."""

from dataclasses import dataclass, field

from bot.model import Table
from games.core import Event, Seat, State

from .entries import Entry, Fact
from .notify import Notice, notices_for
from .replay import evolve
from .state import Past, TableState, position_number
from .surroundings import Surroundings
from .timers import Timer, timers_for


@dataclass(frozen=True, slots=True)
class Accepted:
    """A command that stands.

    Attributes:
        entries: what is added to the log; none when the command was carried out before, or is not due yet.
        after: the table after it.
        notices: what is to be told.
        timers: all that will be due at this table.
        positions: the new positions, by the entry that made each.
        told: what is added to the table's story, by entry.
        seat: whose step it was.
        is_repeated: whether it stood already, so that nothing was changed.
    """

    entries: tuple[Entry, ...]
    after: TableState
    notices: tuple[Notice, ...] = ()
    timers: tuple[Timer, ...] = ()
    positions: tuple[tuple[int, State], ...] = ()
    told: tuple[tuple[int, Event], ...] = ()
    seat: Seat | None = None
    is_repeated: bool = False


@dataclass
class Draft:
    """A table to which a command adds entries, one after the other."""

    table_id: str
    before: TableState | None
    past: Past
    now: float
    around: Surroundings
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
        """Add an entry, brought about by a person or (None) by nobody.

        Raises:
            Refusal: the move is not legal.
        """
        n = 0 if self._after is None else self._after.table.n + 1
        entry = Entry(n, fact, person, key, self.now)
        earlier = self._after.state if self._after is not None else None
        self._after = evolve(self.table_id, self._after, entry, self.past)
        self.entries.append(entry)
        if self._after.state is not None and self._after.state is not earlier:
            self.positions.append((n, self._after.state))
        self.told += [(n, event) for event in self._after.told]

    def position_number(self) -> int:
        """The number of the present position.

        Raises:
            ValueError: there is none.
        """
        if self.state is None:
            raise ValueError("there is no position before the deal")
        return position_number(self.state)

    def accepted(self) -> Accepted:
        """The decision."""
        return Accepted(
            tuple(self.entries),
            self.after,
            notices_for(self.before, self.after, self.entries) if self.entries else (),
            timers_for(self.after),
            tuple(self.positions),
            tuple(self.told),
            self.seat,
            self.is_repeated,
        )
