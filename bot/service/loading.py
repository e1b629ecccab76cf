"""Tables read from the store, or from the cache if they were read before."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.model import Former, Phase, Table
from bot.store import Told, UnitOfWork
from bot.tables.deal import Started, fairness
from bot.tables.decide import Accepted
from bot.tables.log import Entry
from bot.tables.records import ACHIEVED, TOOK_BACK, with_undone
from bot.tables.seat_history import former_occupants, with_former, with_names_of_the_time
from bot.tables.state import TableState, game_of, refuse
from bot.tables.undo import undo_refusals
from games import core
from games.core import CatalogueError, Editions, Event, Game, Refusal, Say, Seat, State
from games.registry import GAMES

from .cache import Snapshot, TableCache, Views

log = logging.getLogger(__name__)

STORY = 60
"""The number of latest public sentences in a view: enough for a round in which four players fight."""
NEWS = 60
"""The maximum number of sentences in a seat's view of what has happened since its own last move."""
FRESH_S = 10.0
"""Seconds for which it matters when a sentence was told: no animation lasts longer."""
CLOSING = "closing "
"""Prefix of the name of the note with what is told at the end of a game in addition to its score; the table follows."""
HIGHLIGHTS = "highlights "
"""Prefix of the name of the note with a sentence on each of a game's most important moves; its `n` is the entry."""
SENTENCES: TypeAdapter[tuple[Say, ...]] = TypeAdapter(tuple[Say, ...])


class StoredPast:
    """The entries of a table's log, read on demand."""

    def __init__(self, unit: UnitOfWork, table: Table, cache: TableCache, latest: Accepted | None = None) -> None:
        """Read a table's log; the entries in `latest` have just been written, and need not be read."""
        self._unit, self._table, self._cache = unit, table, cache
        self._entries = {entry.n: entry for entry in latest.entries} if latest is not None else {}
        self._positions = dict(latest.positions) if latest is not None else {}

    def entry(self, n: int) -> Entry | None:
        """Return one entry."""
        known = self._entries.get(n) or self._cache.entry(self._table.id, n)
        return known or self._unit.log.entry(self._table.id, n)

    def has_key(self, key: str) -> bool:
        """Return whether an interaction is already in the log."""
        return self._unit.log.has_key(self._table.id, key)

    def answer_to(self, seat: Seat, ticket: str) -> str | None:
        """Return a seat's last answer to the question with this ticket, as its game saves it."""
        found = self._unit.log.answer_to(self._table.id, seat, ticket)
        return found.choice if found is not None else None

    def position(self, n: int) -> State:
        """Return the position after entry `n`: a stored one, or an earlier one replayed up to it.

        Raises:
            LookupError: there is no position that early.
        """
        known = self._positions.get(n)
        if known is not None or (known := self._cache.position(self._table.id, n)) is not None:
            return known
        stored = self._unit.positions.by(self._table.id, n)
        if stored is None:
            raise LookupError(f"no position {n}")
        start, text = stored
        game = game_of(self._table)
        state: State | None = self._cache.position(self._table.id, start) or parse(game, text, self._cache)
        for entry in self._unit.log.entries(self._table.id, after=start):
            if entry.n > n:
                break
            state = entry.fact.position(self._table, state, entry, self)
        assert state is not None, "what follows a position leaves one"
        return state

    def former(self, table: Table) -> Sequence[Former]:
        """Return the previous occupants of this table's seats."""
        return told_of(self._unit, table).former


def parse(game: Game[Any, Any], text: str, cache: TableCache) -> State:
    """Parse a position.

    Raises:
        ValidationError, KeyError: this program cannot read it, or does not know its rules edition.
    """
    state: State = game.codec.load(text)
    game.editions.text(state.edition)
    core.decision(state)
    cache.parses += 1
    return state


def began_at(unit: UnitOfWork, table: Table, cache: TableCache) -> Seat | None:
    """Return the seat that began a table's game; None if it was never dealt, or can no longer be read."""
    deal = next((entry for entry in unit.log.entries(table.id) if isinstance(entry.fact, Started)), None)
    if deal is None:
        return None
    try:
        return StoredPast(unit, table, cache).position(deal.n).first
    except (LookupError, ValidationError, Refusal):
        return deal.fact.first if isinstance(deal.fact, Started) else None


def learn(game_id: str, edition: str, text: str) -> None:
    """Register a stored edition with its game; one that cannot be read is logged."""
    if game_id not in GAMES:
        log.error("There are tables of a game that is not installed", extra={"game": game_id})
        return
    try:
        learnt = GAMES[game_id].editions.learn(text, rules=Editions.number(edition))
    except CatalogueError as error:
        about = {"game": game_id, "edition": edition, "error": str(error)}
        log.error("An edition can no longer be read", extra=about)
        return
    if learnt != edition:
        about = {"game": game_id, "edition": edition, "read_as": learnt}
        log.error("An edition reads as another one", extra=about)


def newcomers(unit: UnitOfWork, game: str, people: Iterable[int]) -> dict[int, bool]:
    """Return those people who have never finished a game of this kind, each with whether they want tips."""
    found = {person: unit.people.get(person) for person in people if not unit.tables.has_finished(person, game)}
    return {person: known is None or known.preferences.tips for person, known in found.items()}


def _parsed(unit: UnitOfWork, table: Table, text: str, cache: TableCache) -> State:
    """Parse a position; raises what `parse` raises. Another process may have introduced its edition."""
    game = game_of(table)
    try:
        return parse(game, text, cache)
    except KeyError:
        for game_id, edition, stored in unit.bookkeeping.editions():
            if (game_id, edition) == (table.game, table.edition):
                learn(game_id, edition, stored)
        return parse(game, text, cache)


def load_state(unit: UnitOfWork, table: Table, cache: TableCache, *, is_committed: bool = True) -> State | None:
    """Return the position of a table; None before the deal.

    Args:
        unit: reads it.
        table: the table.
        cache: cached positions.
        is_committed: whether what the unit reads is committed, so that it may be cached. Within a transaction that
            writes, the entry may still be rolled back, and another one get its number.

    Raises:
        Refusal: the game is not installed, or its position cannot be read.
    """
    if table.phase is Phase.LOBBY:
        return None
    if (known := cache.position(table.id, table.n)) is not None:
        return known  # computed with the last entry
    n = unit.positions.latest(table.id)
    if n is None:
        return None
    if (known := cache.position(table.id, n)) is not None:
        return known
    stored = unit.positions.by(table.id, n)
    try:
        state = _parsed(unit, table, stored[1], cache) if stored else None
    except (ValidationError, KeyError) as error:
        # the error's message would contain the position, hidden cards included
        log.error("A position cannot be read", extra={"table": table.id, "error": type(error).__name__})
        raise refuse("bot-no-broken-table") from None
    if state is not None and is_committed:
        cache.keep_positions(table.id, [(n, state)])
    return state


def load_table(unit: UnitOfWork, table_id: str, cache: TableCache) -> TableState:
    """Lock and return a table that is to be changed. If its position cannot be read, it can still be ended or left.

    Raises:
        Refusal: there is no such table.
    """
    table = unit.tables.lock(table_id)
    if table is None:
        raise refuse("bot-no-such-table")
    try:
        return TableState(table, load_state(unit, table, cache, is_committed=False))
    except Refusal:
        return TableState(table)


def check_installed(table: Table) -> None:
    """Log that a game is not installed; its players learn it from the refusal.

    Raises:
        Refusal: it is missing.
    """
    try:
        game_of(table)
    except Refusal:
        log.error("A table plays a game that is not installed", extra={"table": table.id, "game": table.game})
        raise


def snapshot(unit: UnitOfWork, table_id: str, cache: TableCache) -> Snapshot | None:
    """Return a table's snapshot; None if there is no such table.

    A table that ended before its deal, or whose position can no longer be read, has no position to show.

    Raises:
        Refusal: the position of a live table cannot be read.
    """
    if (known := cache.recent(unit, table_id)) is not None:
        return known
    stamp, table = unit.tables.stamp(table_id), unit.tables.get(table_id)
    if stamp is None or table is None:
        return None
    if table.phase.live:
        check_installed(table)
    try:
        state = load_state(unit, table, cache)
    except Refusal:
        if table.phase.live:
            raise
        state = None
    found = snapshot_of(unit, table, state, cache)
    cache.keep_snapshot(stamp, found)
    return found


def snapshot_of(
    unit: UnitOfWork, table: Table, state: State | None, cache: TableCache, latest: Accepted | None = None
) -> Snapshot:
    """Return the snapshot of a table in this state (None: nothing is dealt, or it cannot be read).

    `latest` is what the current transaction has written about it.
    """
    unit.together(
        *(partial(unit.people.get, occupant.person) for occupant in table.occupants if occupant.person is not None),
        *(partial(unit.log.heard, table.id, seat) for seat, _ in table.seated() if state is not None),
        partial(unit.log.changes_of_seats, table.id),
        partial(unit.servers.settings, table.guild),
        partial(unit.log.story, table.id, STORY),
        partial(unit.tables.stamp, table.id),
    )
    people = {
        seat: person
        for seat, occupant in table.seated()
        if occupant.person is not None and (person := unit.people.get(occupant.person)) is not None
    }
    if table.phase is Phase.LOBBY:
        return Snapshot(table, people, fairness=fairness(table, StoredPast(unit, table, cache), None))
    if state is None:
        return Snapshot(table, people)
    table, host = told_of(unit, table), next((one for one in people.values() if one.id == table.host), None)
    moving: dict[Seat | None, bool] = {seat: person.preferences.motion for seat, person in people.items()}
    moving[None] = host is None or host.preferences.motion
    views = _views_of(unit, table, state, StoredPast(unit, table, cache, latest))
    wanted = frozenset(reader for reader, is_wanted in moving.items() if is_wanted)
    return Snapshot(table, people, views, moving=wanted if unit.servers.settings(table.guild).motion else frozenset())


def told_of(unit: UnitOfWork, table: Table) -> Table:
    """Return the table with the previous occupants of its seats, so that old sentences name them."""
    entries = unit.log.changes_of_seats(table.id)
    return with_former(table, former_occupants(table, entries)) if entries else table


def _views_of(unit: UnitOfWork, table: Table, state: State, past: StoredPast) -> Views:
    heard = {seat: unit.log.heard(table.id, seat) for seat, _ in table.seated()}
    private = {seat: tuple(event.say for _, event in told if event.to == seat) for seat, told in heard.items()}
    latest = unit.log.story(table.id, STORY)
    news = {seat: _events(_whole(told, latest)[-NEWS:], table) for seat, told in heard.items()}
    is_played = table.phase is Phase.PLAYING and private
    barred = undo_refusals(table, state, private, past) if is_played else {}
    closing = () if table.phase.live else closing_of(unit, table)
    moved = _moved(latest, heard)
    told_at: dict[Seat | None, Mapping[Say, float]] = {None: _told_at(latest, table, past)}
    told_at |= {seat: _told_at(told, table, past) for seat, told in heard.items()}
    return Views(table, state, _events(latest, table), private, news, barred, moved, closing, told_at)


def _told_at(told: Sequence[Told], table: Table, past: StoredPast) -> dict[Say, float]:
    """Return when the sentences of the last seconds were told."""
    found = dict[Say, float]()
    for n, event in reversed(told if table.phase.live else ()):
        entry = past.entry(n)
        if entry is None or entry.at < table.active_at - FRESH_S:
            break
        found.setdefault(event.say, entry.at)
    return found


def closing_of(unit: UnitOfWork, table: Table) -> tuple[Say, ...]:
    """Return what is told at the end of a game in addition to its score, under people's current names.

    Achievements are omitted for people who do not let themselves be named.
    """
    kept, told = unit.bookkeeping.note(f"{CLOSING}{table.id}"), list[Say]()
    for said in SENTENCES.validate_json(kept) if kept is not None else ():
        seat = said.values.get("seat")  # a shared victory names several seats
        occupant = table.occupants[seat] if isinstance(seat, int) else None
        if said.id == ACHIEVED and (occupant is None or not lets_be_named(unit, occupant.person or 0)):
            continue
        told.append(Say(said.id, {**said.values, "name": "" if occupant is None else occupant.name}))
    return tuple(told)


def _moved(latest: Sequence[Told], heard: Mapping[Seat, Sequence[Told]]) -> frozenset[Seat]:
    """Return the seats that have made a move: what others have heard begins with the game."""
    is_whole = latest and len(latest) < STORY
    fresh = {seat for seat, told in heard.items() if is_whole and told and told[0][0] <= latest[0][0]}
    return frozenset(seat for seat, told in heard.items() if told and seat not in fresh)


def _whole(heard: Sequence[Told], latest: Sequence[Told]) -> Sequence[Told]:
    """Return what a seat has heard since its own last move; if it moved within a turn since summed up, all of that."""
    begun = next((number for number, (_, event) in enumerate(heard) if event.is_heading), len(heard))
    if not any(event.is_recap for _, event in heard[:begun]):
        return heard
    before = [one for one in latest if one[0] < heard[0][0]]
    headings = [number for number, (_, event) in enumerate(before) if event.is_heading]
    return [*before[headings[-1] :], *heard] if headings else heard


def _events(told: Sequence[Told], table: Table) -> tuple[Event, ...]:
    """Return events; what a computer player says of its turn stands above the heading of the next one."""
    named = with_names_of_the_time(told, table) if table.former else told
    is_undone = any(event.say.id == TOOK_BACK for _, event in named)
    found, says = list[Event](), f"{table.game}-says-"
    for _, event in with_undone(named) if is_undone else named:
        place = len(found)
        while event.say.id.startswith(says) and place and found[place - 1].is_heading:
            place -= 1
        found.insert(place, event)
    return tuple(found)


def lets_be_named(unit: UnitOfWork, person: int) -> bool:
    """Return whether records and achievements may name a person to others."""
    known = unit.people.get(person)
    return known is not None and known.preferences.named
