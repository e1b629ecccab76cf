"""Work on PostgreSQL that meets other transactions is repeated, other failures are told at once; needs no server."""

import asyncio
from contextlib import contextmanager, nullcontext
from types import SimpleNamespace

import psycopg
import pytest
from psycopg_pool import PoolClosed, PoolTimeout

from bot.store import StoreFailed, postgres
from bot.store.postgres import TRIES, _Pool
from bot.store.processes import Process

CONFLICT, DEADLOCK = psycopg.errors.SerializationFailure("again"), psycopg.errors.DeadlockDetected("again")


@pytest.fixture
def carried_out(monkeypatch):
    """Return a function that runs work whose tries end with these errors; it returns the result and what was told."""
    told = []

    class Unit:
        def __init__(self, transaction, process):
            self.ahead = [lambda: told.append("ahead")]

        def tell_others(self):
            told.append("others")

    async def run(*errors):
        left = list(errors)

        @contextmanager
        def transaction(_):
            yield None
            if left and (error := left.pop(0)) is not None:
                raise error

        monkeypatch.setattr(postgres, "_transaction", transaction)
        monkeypatch.setattr(postgres, "PostgresUnit", Unit)
        pool = object.__new__(_Pool)
        connection = SimpleNamespace(pipelined=None)
        pool._pool, pool.process = SimpleNamespace(connection=lambda: nullcontext(connection)), Process()
        loop = asyncio.get_running_loop()
        try:
            result = await asyncio.to_thread(pool._carried_out, lambda _: "done", loop)
        except StoreFailed:
            result = "failed"
        await asyncio.sleep(0)
        return result, len(errors) - len(left), told

    return run


async def test_work_that_meets_no_other_is_done_once(carried_out):
    """Those who wait in this process hear of it, and other processes."""
    assert await carried_out() == ("done", 0, ["others", "ahead"])


@pytest.mark.parametrize("times", [1, TRIES - 1])
@pytest.mark.parametrize("error", [CONFLICT, DEADLOCK])
async def test_work_that_meets_another_transaction_is_repeated(carried_out, error, times):
    result, tries, _ = await carried_out(*[error] * times)
    assert (result, tries) == ("done", times)


async def test_what_meets_others_again_and_again_fails_in_the_end(carried_out):
    result, tries, _ = await carried_out(*[CONFLICT] * 99)
    assert (result, tries) == ("failed", TRIES)


@pytest.mark.parametrize(
    "error",
    [psycopg.OperationalError("lost"), psycopg.IntegrityError("twice"), PoolTimeout("busy"), PoolClosed("closed")],
)
async def test_another_failure_is_told_at_once_and_logged(carried_out, caplog, error):
    result, tries, _ = await carried_out(error)
    assert (result, tries) == ("failed", 1)
    assert [line.getMessage() for line in caplog.records] == ["The database failed"]


async def test_a_fault_of_ours_is_no_failure_of_the_database(carried_out):
    with pytest.raises(ZeroDivisionError):
        await carried_out(ZeroDivisionError())
