"""The number of round trips to PostgreSQL per move, since each costs network time under the table's lock."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.service import Service
from bot.store.postgres import PostgresStore
from games.registry import GAMES
from tests.bot.service.conftest import _same_deals, clock
from tests.bot.service.evening import play, playing
from tests.postgres import Wire

__all__ = ["_same_deals", "clock"]

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_waits_for_the_database_eight_times_at_most(cluster, clock, game):
    with TemporaryDirectory() as folder:
        wire = Wire(cluster, Path(folder))
        store = await PostgresStore.open(wire.through(cluster.new()))
        service, counted = Service(store, clock), []
        table = await playing(service, 2, game=game)
        await play(service, table, 12)  # so that all statements are prepared
        write = store._writing.carry_out

        async def carry_out(work):
            before = wire.trips
            result = await write(work)
            counted.append(wire.trips - before)
            return result

        store._writing.carry_out = carry_out
        await play(service, table, 6)
        await service.drain()
        await store.close()
    assert max(counted) <= 8, counted
