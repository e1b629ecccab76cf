"""Tables read from the store. A position is known by its table and entry for ever, so each is parsed once."""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from threading import Lock
from typing import Any

from pydantic import ValidationError

from bot.model import Phase, Table
from bot.store import UnitOfWork
from bot.tables.deal import Started
from bot.tables.log import Entry
from bot.tables.state import TableState, game_of, refuse
from bot.tables.view import TableView
from games import core
from games.core import Game, Refusal, Seat, State

from .report import logger

KEPT = 512
"""Positions kept in memory: some 10 kB each."""


class PositionCache:
    """Positions that were parsed or worked out lately, with the entries that made them.

    Nobody changes a position or an entry, so all threads may share them.
    """

    def __init__(self, kept: int = KEPT) -> None:
        """Keep so many, the ones used last."""
        self._kept = kept
        self._found: OrderedDict[tuple[str, int], State] = OrderedDict()
        self._views: OrderedDict[tuple[str, int, Seat | None], TableView] = OrderedDict()
        self._entries: OrderedDict[tuple[str, int], Entry] = OrderedDict()
        self._lock = Lock()
        self.parses = 0
        """How many positions were read from their text."""

    def get(self, table_id: str, n: int) -> State | None:
        """The position that entry `n` of a table made, if it is known."""
        with self._lock:
            found = self._found.get((table_id, n))
            if found is not None:
                self._found.move_to_end((table_id, n))
            return found

    def put(self, table_id: str, positions: Iterable[tuple[int, State]]) -> None:
        """Remember positions; only those that are written down."""
        with self._lock:
            self._found.update({(table_id, n): state for n, state in positions})
            while len(self._found) > self._kept:
                self._found.popitem(last=False)

    def entry(self, table_id: str, n: int) -> Entry | None:
        """Entry `n` of a table's log, if it is known."""
        with self._lock:
            return self._entries.get((table_id, n))

    def put_entries(self, table_id: str, entries: Iterable[Entry]) -> None:
        """Remember entries of a table's log; only those that are written down."""
        with self._lock:
            self._entries.update({(table_id, entry.n): entry for entry in entries})
            while len(self._entries) > self._kept:
                self._entries.popitem(last=False)

    def view(self, table: Table, seat: Seat | None) -> TableView | None:
        """What a reader may know of a table at its present entry, if it was worked out lately."""
        with self._lock:
            found = self._views.get((table.id, table.n, seat))
        # what is told names former players too, and those are only known where it was read
        return None if found is None else replace(found, table=replace(table, former=found.table.former))

    def put_view(self, view: TableView) -> TableView:
        """Remember a view of a table whose entries are written down."""
        with self._lock:
            self._views[view.table.id, view.table.n, view.seat] = view
            while len(self._views) > self._kept:
                self._views.popitem(last=False)
        return view

    def forget(self) -> None:
        """Remember nothing."""
        with self._lock:
            self._found.clear()
            self._entries.clear()
            self._views.clear()


class StoredPast:
    """The entries of a table's log, read as they are asked for."""

    def __init__(self, unit: UnitOfWork, table: Table, cache: PositionCache) -> None:
        """Look into the log of a table that is about to be changed."""
        self._unit, self._table, self._cache = unit, table, cache

    def entry(self, n: int) -> Entry | None:
        """One entry."""
        return self._cache.entry(self._table.id, n) or self._unit.log.entry(self._table.id, n)

    def has_key(self, key: str) -> bool:
        """Whether an interaction is in the log already."""
        return self._unit.log.has_key(self._table.id, key)

    def answer_to(self, seat: Seat, ticket: str) -> str | None:
        """What a seat last answered to the question with this ticket, as its game saves it."""
        found = self._unit.log.answer_to(self._table.id, seat, ticket)
        return found.choice if found is not None else None

    def position(self, n: int) -> State:
        """The position after entry `n`: one that was kept, or what the log makes of an earlier one.

        Raises:
            LookupError: there is no position so early.
        """
        if (known := self._cache.get(self._table.id, n)) is not None:
            return known
        stored = self._unit.positions.by(self._table.id, n)
        if stored is None:
            raise LookupError(f"no position {n}")
        start, text = stored
        game = game_of(self._table)
        state: State | None = self._cache.get(self._table.id, start) or parse(game, text, self._cache)
        for entry in self._unit.log.entries(self._table.id, after=start):
            if entry.n > n:
                break
            state = entry.fact.position(self._table, state, entry, self)
        assert state is not None, "what follows a position leaves one"
        return state


def parse(game: Game[Any, Any], text: str, cache: PositionCache) -> State:
    """Read a position from its text.

    Raises:
        ValidationError, KeyError: this program cannot read it, or does not know its rules edition.
    """
    state: State = game.codec.load(text)
    game.editions.text(state.edition)
    core.decision(state)
    cache.parses += 1
    return state


def began_at(unit: UnitOfWork, table: Table, cache: PositionCache) -> Seat | None:
    """The seat that began the game of a table; None where it was never dealt, or cannot be read any more."""
    deal = next((entry for entry in unit.log.entries(table.id) if isinstance(entry.fact, Started)), None)
    if deal is None:
        return None
    try:
        return StoredPast(unit, table, cache).position(deal.n).first
    except (LookupError, ValidationError, Refusal):
        return deal.fact.first if isinstance(deal.fact, Started) else None


def load_state(unit: UnitOfWork, table: Table, cache: PositionCache, *, is_committed: bool = True) -> State | None:
    """The position of a table; None before the deal.

    Args:
        unit: where to read it.
        table: the table.
        cache: positions known already.
        is_committed: whether what the unit reads is on the disk for good, so that it may be remembered. Within a
            transaction that writes, the entry may still be taken back, and another one get its number.

    Raises:
        Refusal: the game is not installed, or its position cannot be read.
    """
    if table.phase is Phase.LOBBY:
        return None
    if (known := cache.get(table.id, table.n)) is not None:
        return known  # the last entry has made it
    n = unit.positions.latest(table.id)
    if n is None:
        return None
    if (known := cache.get(table.id, n)) is not None:
        return known
    stored = unit.positions.by(table.id, n)
    try:
        state = parse(game_of(table), stored[1], cache) if stored else None
    except (ValidationError, KeyError) as error:
        # the message of either would print the position, hidden cards and all
        logger.error("the position of table %s cannot be read: %s", table.id, type(error).__name__)
        raise refuse("bot-no-broken-table") from None
    if state is not None and is_committed:
        cache.put(table.id, [(n, state)])
    return state


def load_table(unit: UnitOfWork, table_id: str, cache: PositionCache) -> TableState:
    """A table that is about to be changed, locked. One whose position cannot be read can still be ended or left.

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
    """Say in the log that a game is missing, which its tables only tell their people.

    Raises:
        Refusal: it is missing.
    """
    try:
        game_of(table)
    except Refusal:
        logger.error("table %s plays %s, which is not installed", table.id, table.game)
        raise
