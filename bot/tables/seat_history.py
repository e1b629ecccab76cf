"""The past of a table, folded from its log: its positions, who had a seat when, and whose name is erased."""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from bot.model import Change, Former, Occupant, Table, Transfer
from games.core import Event, Say, Seat, State, Value, is_person

from .decide import apply_entry, apply_to_table, open_table
from .lobby import Opened
from .log import Entry, NoPast
from .play import Moved
from .state import TableState, given_name


def former_occupants(now: Table, entries: Iterable[Entry]) -> tuple[Former, ...]:
    """Return the previous occupants of seats that others have now, with their times; those who came back are left out.

    Args:
        now: the current table.
        entries: its log in order; moves may be omitted.
    """
    found: list[Former] = []
    table: Table | None = None
    began = [0] * len(now.occupants)
    for entry in entries:
        if table is None:
            table = open_table(now.id, entry) if isinstance(entry.fact, Opened) else None
            continue
        after = apply_to_table(table, entry)
        if len(after.occupants) == len(table.occupants) == len(now.occupants):
            for seat, (one, other) in enumerate(zip(table.occupants, after.occupants, strict=True)):
                if _who(one) != _who(other):
                    found.append(_former(Seat(seat), began[seat], entry.n, one))
                    began[seat] = entry.n
        table = after
    return tuple(one for one in found if (one.person, _given(one)) != _who(now.occupants[one.seat]))


def no_longer_offered(offered: Transfer, after: Table) -> int | None:
    """Return the person to whom a seat was offered, if that has been settled since; otherwise None."""
    if offered.change is not Change.OFFER:
        return None
    is_open = after.phase.live and after.transfer is not None and after.transfer.n == offered.n
    return None if is_open else offered.person


def with_former(table: Table, former: Sequence[Former]) -> Table:
    """Return the table with its previous occupants; people still known to the bot have their current names."""
    today = {occupant.person: occupant.name for occupant in table.occupants if occupant.person is not None}
    named = (replace(one, name=today.get(one.person or 0, one.name)) for one in former)
    return replace(table, former=tuple(named))


def with_names_of_the_time(told: Sequence[tuple[int, Event]], table: Table) -> list[tuple[int, Event]]:
    """Return what was told, each seat replaced by its occupant then: previous ones are numbered behind the seats."""
    if not table.former:
        return list(told)
    return [(n, _in_their_names(event, _seats_at(table, n))) for n, event in told]


def from_the_turn(news: Sequence[Event], events: Sequence[Event]) -> Sequence[Event]:
    """Return a seat's news, preceded by what everyone was told earlier in the turn in which they begin.

    Args:
        news: what the seat and everyone were told by its own last move and since.
        events: the latest public events, of which the public news are a part.
    """
    public = [event for event in news if event.to is None]
    if not public or news[0].is_heading:
        return news
    for start in range(len(events) - len(public), 0, -1):
        if [*events[start : start + len(public)]] == public:
            first = next((number for number in range(start - 1, -1, -1) if events[number].is_heading), 0)
            return (*events[first:start], *news)
    return news


def for_pictures(told: Sequence[Event], table: Table) -> Sequence[Event]:
    """Return the events that the game's pictures can show, given what `with_names_of_the_time` returned.

    These are the events of the game itself that have not been taken back, after the last one that names a former
    occupant.
    """
    told = [event for event in told if not event.is_undone and not event.say.id.startswith(OWN)]
    if not table.former:
        return told
    seats = len(table.occupants)
    last = max((k for k, event in enumerate(told) if any(n >= seats for n in event.say.seats())), default=-1)
    return told[last + 1 :]


def seated_at(table: Table, n: int) -> Table:
    """Return the table with the occupants its seats had at entry `n`."""
    occupants = list(table.occupants)
    for one in table.former:
        if one.since <= n < one.until:
            occupants[one.seat] = replace(occupants[one.seat], name=one.name, person=one.person, computer=one.computer)
    return replace(table, occupants=tuple(occupants))


def _former(seat: Seat, since: int, until: int, occupant: Occupant) -> Former:
    return Former(seat, since, until, given_name(occupant), occupant.person, occupant.computer)


def _who(occupant: Occupant) -> tuple[int | None, str]:
    """Return an occupant's identity: the person, or the name of a computer player."""
    name = "" if occupant.person is not None else given_name(occupant)
    return occupant.person, name


def _given(one: Former) -> str:
    return "" if one.person is not None else one.name


def _seats_at(table: Table, n: int) -> Mapping[int, int]:
    """Return, by seat, the number of its occupant at entry `n`, if that differs from today's."""
    behind = len(table.occupants)
    return {one.seat: behind + k for k, one in enumerate(table.former) if one.since <= n < one.until}


def _in_their_names(event: Event, seats: Mapping[int, int]) -> Event:
    return replace(event, say=_renumbered(event.say, seats)) if seats else event


def _renumbered(said: Say, seats: Mapping[int, int]) -> Say:
    values = {name: _value(value, seats, is_person(name)) for name, value in said.values.items()}
    return Say(said.id, values)


def _value(value: Value, seats: Mapping[int, int], is_person: bool) -> Value:
    if isinstance(value, Say):
        return _renumbered(value, seats)
    if isinstance(value, tuple):
        return tuple(_value(one, seats, is_person) for one in value)
    return seats.get(value, value) if is_person and isinstance(value, int) else value


Json: TypeAlias = Any
"""A value parsed from JSON."""

PEOPLE = frozenset({"person", "host", "owner"})
"""Fields of facts that hold a person's id."""
NAMES = frozenset({"name", "winner"})
"""Fields of facts that hold a person's name."""
SELF = frozenset({"came-back", "ended"})
"""Facts whose `name` is that of the person who caused them."""
SHARES = "shares"
"""The field of a deal that holds people's shares of the seed, by name."""
OWN = "bot-"
"""Prefix of the bot's own sentences, whose values are literal text, such as names; those of a game refer to seats."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A person at one table, and their replacement.

    Attributes:
        person: the forgotten person.
        names: all their names.
        number: the replacement for their id: random, negative, the same at all tables.
        name: the replacement for their name.
    """

    person: int
    names: Set[str]
    number: int
    name: str


def names_of(person: int, payload: Json) -> Iterator[str]:
    """Yield the names that a fact uses for a person whose id it contains."""
    if isinstance(payload, dict):
        if _is_about(payload, person):
            yield from (payload[key] for key in NAMES & payload.keys() if isinstance(payload[key], str))
        for inner in payload.values():
            yield from names_of(person, inner)
    elif isinstance(payload, list):
        for inner in payload:
            yield from names_of(person, inner)


def people_of(payload: Json) -> Iterator[int]:
    """Yield the ids of the people in a fact."""
    if isinstance(payload, dict):
        yield from (payload[key] for key in PEOPLE & payload.keys() if isinstance(payload[key], int))
    if isinstance(payload, dict | list):
        for inner in payload.values() if isinstance(payload, dict) else payload:
            yield from people_of(inner)


def without_person(payload: Json, who: Forgotten) -> Json:
    """Return a fact with a person replaced by a former player."""
    if isinstance(payload, list):
        return [without_person(inner, who) for inner in payload]
    if not isinstance(payload, dict):
        return payload
    is_theirs, made = _is_about(payload, who.person), dict[str, Json]()
    for key, inner in payload.items():
        if key in PEOPLE and inner == who.person:
            made[key] = who.number
        elif key in NAMES and isinstance(inner, str) and (is_theirs or inner in who.names):
            made[key] = who.name
        elif key == SHARES and isinstance(inner, list):
            made[key] = [[who.name if name in who.names else name, share] for name, share in inner]
        else:
            made[key] = without_person(inner, who)
    return made


def without_name(sentence: Json, who: Forgotten) -> Json:
    """Return a sentence of the bot, including nested ones, with a person's name replaced by a former player's."""
    if isinstance(sentence, list):
        return [without_name(inner, who) for inner in sentence]
    if isinstance(sentence, str):
        return who.name if sentence in who.names else sentence
    if not isinstance(sentence, dict):
        return sentence
    if "id" in sentence and "values" in sentence:
        if not str(sentence["id"]).startswith(OWN):
            return sentence
        return {**sentence, "values": {key: without_name(value, who) for key, value in sentence["values"].items()}}
    return sentence


def _is_about(payload: dict[str, Json], person: int) -> bool:
    return any(payload.get(key) == person for key in ("person", "owner"))


@dataclass
class FoldedLog:
    """A log folded in memory, with every intermediate position; also the `Past` for decisions about its table."""

    table_id: str
    now: TableState | None = None
    entries: list[Entry] = field(default_factory=list)
    positions: dict[int, State] = field(default_factory=dict)
    told: list[tuple[int, Event]] = field(default_factory=list)

    @classmethod
    def of(cls, table_id: str, entries: Iterable[Entry]) -> "FoldedLog":
        """Fold a log."""
        folded = cls(table_id)
        for entry in entries:
            folded.add(entry)
        return folded

    def add(self, entry: Entry) -> TableState:
        """Fold one more entry and return the table after it."""
        before = self.now
        self.entries.append(entry)
        self.now = after = apply_entry(self.table_id, before, entry, self if before else NoPast())
        if after.state is not None and (before is None or after.state is not before.state):
            self.positions[entry.n] = after.state
        self.told += [(entry.n, event) for event in after.told]
        return after

    def entry(self, n: int) -> Entry | None:
        """Return one entry."""
        return next((entry for entry in self.entries if entry.n == n), None)

    def has_key(self, key: str) -> bool:
        """Return whether an interaction is already in the log."""
        return any(entry.key == key for entry in self.entries)

    def answer_to(self, seat: Seat, ticket: str) -> str | None:
        """Return a seat's last answer to the question with this ticket, as its game saves it."""
        moves = [entry.fact for entry in self.entries if isinstance(entry.fact, Moved)]
        return next((one.choice for one in reversed(moves) if (one.seat, one.ticket) == (seat, ticket)), None)

    def position(self, n: int) -> State:
        """Return the position numbered `n`."""
        return self.positions[n]

    def former(self, table: Table) -> Sequence[Former]:
        """Return the former players of this table, whose seats have passed to others."""
        return former_occupants(table, self.entries)
