"""An answer is prepared while the disk is being written, and nothing of it stays when that fails."""

import sqlite3
import threading

import pytest

from bot.service import StoreFailed
from bot.tables.play import Move
from games.core import Number, Seat

from .evening import key, playing

PATIENCE_S = 60.0


class HeldBack:
    """A connection whose commits wait until somebody lets them go on, and may fail with the errors put there."""

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
    """The next transaction ends when somebody lets it go on, and perhaps with the error they have put there."""
    unit = service.store._writer._connection._unit
    db = HeldBack(unit.db)
    monkeypatch.setattr(unit, "db", db)
    return db.gate, db.errors


async def bid(service, table, coins, ahead):
    """The host bids, and looks at what that led to as soon as it is known."""
    ticket = (await service.queries.view_of(table.id, 1)).offer.ticket
    return await service.execute(table.id, Move(1, ticket, Number(coins), key()), 1, ahead)


async def test_what_a_move_leads_to_is_known_before_it_is_on_the_disk(service, held_back):
    """The view that was prepared is the very one that the answer shows."""
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
    """The next move gets the same number, and everybody sees that one."""
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
    """A table in play; from now on transactions are held back."""
    gate, _ = held_back
    gate.set()
    table = await playing(service, 2)
    gate.clear()
    return table
