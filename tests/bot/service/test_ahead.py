"""An answer is prepared during the commit, and discarded if the commit fails."""

import sqlite3
import threading

import pytest

from bot.store import StoreFailed
from bot.tables.play import Move
from games.core import Number, Seat

from .evening import key, playing

PATIENCE_S = 60.0


class HeldBack:
    """A connection whose commits wait for the test, and may fail with given errors."""

    def __init__(self, db):
        self._db, self.gate, self.errors = db, threading.Event(), []

    def execute(self, sql, *values):
        if sql == "COMMIT":
            assert self.gate.wait(PATIENCE_S), "the result is told before the transaction ends"
            if self.errors:
                raise self.errors.pop()
        return self._db.execute(sql, *values)

    def __getattr__(self, name):
        return getattr(self._db, name)


@pytest.fixture
def held_back(service, monkeypatch):
    """Hold back the next commit until the test releases it, optionally with an error."""
    unit = service.store._writer._connection._unit
    db = HeldBack(unit.db)
    monkeypatch.setattr(unit, "db", db)
    return db.gate, db.errors


async def bid(service, table, coins, ahead):
    """Let the host bid, and use the result as soon as it is known."""
    ticket = (await service.queries.view_of(table.id, 1)).offer.ticket
    return await service.execute(table.id, Move(1, ticket, Number(coins), key()), 1, ahead)


async def test_what_a_move_leads_to_is_known_before_it_is_on_the_disk(service, held_back):
    """The view prepared during the commit is the one that the answer shows."""
    gate, _ = held_back
    table, prepared = await playing_now(service, held_back), []

    def ahead(done):
        prepared.append(done.view)
        gate.set()

    done = await bid(service, table, 1, ahead)
    assert prepared == [done.view]
    assert prepared[0] is done.view
    assert (await service.queries.view_for(table.id, Seat(0))).view is done.view.view


async def test_a_view_of_what_was_never_written_is_forgotten(service, held_back):
    """A view of a failed commit is forgotten; the next move gets its number."""
    gate, errors = held_back
    table, prepared = await playing_now(service, held_back), []

    def ahead(done):
        prepared.append(done.view)
        gate.set()

    errors.append(sqlite3.OperationalError("disk I/O error"))
    with pytest.raises(StoreFailed):
        await bid(service, table, 1, ahead)
    assert service._cache.position(table.id, prepared[0].table.n) is None
    assert (await service.queries.view_of(table.id, 1)).answer is None
    done = await bid(service, table, 2, ahead)
    assert prepared[0].table.n == done.table.n
    assert prepared[0].answer.given == (Number(1),)
    assert done.view.answer.given == (Number(2),)
    assert (await service.queries.view_of(table.id, 1)).answer.given == (Number(2),)


async def playing_now(service, held_back):
    """Return a table in play, whose transactions are held back from now on."""
    gate, _ = held_back
    gate.set()
    table = await playing(service, 2)
    gate.clear()
    return table
