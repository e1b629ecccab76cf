"""A tournament's log: commands, the entries that a decision about them adds, and how these are saved."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from games.core import Refusal, Say, Value
from games.core.record import Json, Record

from .effects import Effect
from .model import Tournament


class Command(Record):
    """Something that changes a tournament: it is answered with entries of its log or with a refusal."""

    __slots__ = ()


class Fact(Record):
    """Something that happened in a tournament; its method says what that changes."""

    __slots__ = ()

    def change(self, t: Tournament, entry: "Entry") -> Tournament:
        """Return the tournament after the fact."""
        return t


FACTS, TOURNAMENTS = Json(Fact), Json(Tournament)
"""How facts, told apart by their kind, and whole tournaments are saved."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who gives a command.

    Attributes:
        id: Discord's id.
        name: what they are called.
        manages: whether they hold the server's permission to put any tournament right.
    """

    id: int
    name: str
    manages: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a tournament's log.

    Attributes:
        n: its number, counted from 0.
        fact: what happened.
        person: who brought it about, None for a clock or a table.
        at: when, in seconds since 1970.
        key: the interaction it came from, if any.
    """

    n: int
    fact: Fact
    person: int | None
    at: float
    key: str | None = None


@dataclass(frozen=True, slots=True)
class GameSpec:
    """What a tournament must know of a game.

    Attributes:
        id: of the game.
        seats: numbers of players it can be played by.
        together: whether it is won or lost together.
        levels: its computer players.
        options: the values of each of its options.
    """

    id: str
    seats: tuple[int, ...]
    together: bool = False
    levels: tuple[str, ...] = ()
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Limits:
    """What one server or one person may have.

    Attributes:
        people: entrants of one tournament.
        per_server: tournaments of one server that are not over.
        per_organiser: tournaments of one organiser that are not over.
    """

    people: int = 128
    per_server: int = 5
    per_organiser: int = 3


@dataclass(frozen=True, slots=True)
class Context:
    """What a decision must know besides its own tournament.

    Attributes:
        game: the game that is played; needed to open, arrange, begin and pair.
        may_organise: whether the one who opens a tournament may do so on this server.
        on_server, of_organiser: tournaments there, or of that person, that are not over.
        limits: how many of each there may be.
    """

    game: GameSpec | None = None
    may_organise: bool = True
    on_server: int = 0
    of_organiser: int = 0
    limits: Limits = field(default_factory=Limits)


@dataclass
class Decision:
    """A tournament to which a command adds entries, one after the other.

    Attributes:
        before: the tournament as it is; None while it is being opened.
        now: the time in seconds since 1970.
        context: what else counts.
        fold: makes the tournament after one more entry.
        entries: what has been added.
        effects: what the bot is to do.
        is_repeated: whether the command stood already, so that nothing is changed.
    """

    before: Tournament | None
    now: float
    context: Context
    fold: "Fold"
    key: str | None = None
    entries: list[Entry] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    is_repeated: bool = False

    def __post_init__(self) -> None:
        """Begin with the tournament as it is."""
        self._after = self.before

    @property
    def t(self) -> Tournament:
        """The tournament after the entries so far."""
        if self._after is None:
            raise ValueError("the tournament has not been opened")
        return self._after

    def add(self, fact: Fact, person: int | None = None) -> None:
        """Add an entry, brought about by a person or (None) by a clock or a table."""
        n = 0 if self._after is None else self._after.n + 1
        entry = Entry(n, fact, person, self.now, self.key)
        self._after = self.fold(self._after, entry)
        self.entries.append(entry)

    def do(self, effect: Effect) -> None:
        """Ask the bot to do something once the entries are in the log."""
        self.effects.append(effect)


Fold: TypeAlias = Callable[[Tournament | None, Entry], Tournament]
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


def refuse(text: str, **values: Value) -> Refusal:
    """Return a refusal with the id of its sentence; its values are plain words and numbers."""
    return Refusal(Say(text, values))
