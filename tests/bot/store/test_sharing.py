"""Several processes on one PostgreSQL: shares of tournaments, and notifications from other releases."""

import pytest

from bot.store import News
from bot.store.postgres import PostgresStore
from tournaments import End

from .contract.test_tournaments import MIRA, carry_out, opened
from .test_processes import FIRST, SECOND, sharing, url

__all__ = ["url"]

pytestmark = pytest.mark.xdist_group("postgres")


async def test_a_tournament_is_shown_by_the_process_of_its_server(url):
    """A tournament is shown by its server's process, and others' do not crowd out one's own."""
    async with sharing(url) as (one, other):
        for name, guild in (("a", FIRST), ("b", SECOND), ("c", FIRST), ("d", SECOND)):
            await opened(one.store, name, guild=guild)
        for process, own in ((one, ["a", "c"]), (other, ["b", "d"])):
            found = await process.store.read(lambda unit: unit.tournaments.stale(100.0, 2))
            assert [stored.id for stored in found] == own


async def test_what_a_tournament_has_decided_is_done_by_the_process_of_its_server(url):
    async with sharing(url) as (one, other):
        for name, guild in (("a", FIRST), ("b", SECOND), ("c", FIRST)):
            t = await opened(one.store, name, guild=guild)
            await carry_out(one.store, name, End(MIRA, "rain"), t)
        for process, own in ((one, ["a", "c"]), (other, ["b"])):
            found = await process.store.read(lambda unit: unit.tournaments.errands(100.0, 2))
            assert [errand.tournament for errand in found] == own


@pytest.mark.parametrize("told", ["{", "[]", '{"to": [0]}', '{"to": 0, "table": "t"}'])
async def test_what_a_process_of_another_release_tells_ends_none(url, told):
    """A notification from another release is treated as "anything may have changed"."""
    async with sharing(url) as (one, other):
        await other.store.write(
            lambda unit: unit.db.execute("SELECT pg_notify('porion ' || current_schema(), ?)", (told,))
        )
        for process in (one, other):
            await process.until(lambda process=process: News(is_erasure=True) in process.heard)
            assert not process.task.done()


async def test_the_first_process_does_all_work_until_others_join(url):
    """Also before it has heard of anything: the numbers that nobody has are its own."""
    first = await PostgresStore.open(url, 3)
    second = await PostgresStore.open(url, 3)
    try:
        assert (first.process.number, first.process.homes) == (0, {0, 1, 2})
        assert (second.process.number, second.process.homes) == (1, {1})
    finally:
        await second.close()
        await first.close()
