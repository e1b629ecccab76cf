"""A tournament's log: commands, the entries they add, and how these are saved."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from games.core import Refusal, Say, Value
from games.core.record import Json, Record

from .effects import Effect
from .model import Tournament


class Command(Record):
    """A request to change a tournament, answered with entries of its log or with a refusal."""

    __slots__ = ()


class Fact(Record):
    """Something that happened in a tournament; `change` applies it."""

    __slots__ = ()

    def change(self, t: Tournament, entry: "Entry") -> Tournament:
        """Return the tournament after the fact."""
        return t


FACTS, TOURNAMENTS = Json(Fact), Json(Tournament)
"""Serialisation of facts, distinguished by their kind, and of whole tournaments."""


@dataclass(frozen=True, slots=True)
class Actor:
    """The person who gives a command.

    Attributes:
        id: their Discord id.
        name: their name.
        manages: whether they have the server's permission to manage all tournaments.
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
        person: the person who caused it, None for a clock or a table.
        at: the time in seconds since 1970.
        key: the interaction it came from, if any.
    """

    n: int
    fact: Fact
    person: int | None
    at: float
    key: str | None = None


@dataclass(frozen=True, slots=True)
class GameSpec:
    """The properties of a game that tournaments need.

    Attributes:
        id: of the game.
        seats: possible numbers of players.
        together: whether all players win or lose together.
        levels: the levels of its computer players.
        options: the values of each of its options.
    """

    id: str
    seats: tuple[int, ...]
    together: bool = False
    levels: tuple[str, ...] = ()
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits per server and per person.

    Attributes:
        people: maximum number of entrants of one tournament.
        per_server: maximum number of unfinished tournaments of one server.
        per_organiser: maximum number of unfinished tournaments of one organiser.
    """

    people: int = 128
    per_server: int = 5
    per_organiser: int = 3


@dataclass(frozen=True, slots=True)
class Context:
    """Facts outside the tournament that a decision depends on.

    Attributes:
        game: the game; required to open, arrange, begin and pair.
        may_organise: whether the person who opens a tournament may do so on this server.
        on_server, of_organiser: number of unfinished tournaments there, or of that person.
        limits: the limits that apply.
    """

    game: GameSpec | None = None
    may_organise: bool = True
    on_server: int = 0
    of_organiser: int = 0
    limits: Limits = field(default_factory=Limits)


@dataclass
class Decision:
    """Collects the entries that a command adds to a tournament.

    Attributes:
        before: the tournament before the command; None when it is being opened.
        now: the time in seconds since 1970.
        context: further facts.
        fold: returns the tournament after one more entry.
        entries: the entries added so far.
        effects: what the bot must do.
        is_repeated: whether the command was already carried out, so that nothing changes.
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
        """Begin with the tournament before the command."""
        self._after = self.before

    @property
    def t(self) -> Tournament:
        """The tournament after the entries so far."""
        if self._after is None:
            raise ValueError("the tournament has not been opened")
        return self._after

    def add(self, fact: Fact, person: int | None = None) -> None:
        """Add an entry caused by a person or, if None, by a clock or a table."""
        n = 0 if self._after is None else self._after.n + 1
        entry = Entry(n, fact, person, self.now, self.key)
        self._after = self.fold(self._after, entry)
        self.entries.append(entry)

    def do(self, effect: Effect) -> None:
        """Request an effect, carried out once the entries are in the log."""
        self.effects.append(effect)


Fold: TypeAlias = Callable[[Tournament | None, Entry], Tournament]
Rule: TypeAlias = Callable[[Decision, Any], None]
R = TypeVar("R", bound=Rule)
RULES: dict[type[Command], Rule] = {}
"""The function that carries out each kind of command."""


def rule(command: type[Command]) -> Callable[[R], R]:
    """Register the function that carries out a kind of command by adding entries to a decision, or refuses it."""

    def registered(function: R) -> R:
        RULES[command] = function
        return function

    return registered


def refuse(text: str, **values: Value) -> Refusal:
    """Return a refusal by its text id; values are plain words and numbers."""
    return Refusal(Say(text, values))
