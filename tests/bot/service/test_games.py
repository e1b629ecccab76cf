"""Every game works with the whole service, with people and computer players, over a restart."""

import pytest

from bot.model import Phase
from bot.service import Service
from bot.store import SqliteStore
from games.core import Ending, Seat
from games.registry import GAMES

from .evening import every_position, play, play_out, playing
from .test_secrets import seen


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_game_is_played_to_its_score(service, game):
    """Two people and possibly a computer player play to the score; the log leads to each position."""
    computers = int(max(GAMES[game].seats) > 2)
    table = await play_out(service, await playing(service, 2, computers, game))
    glance = await service.queries.view_for(table.id, None)
    assert glance.outcome is not None
    assert len(glance.outcome.scores) == (0 if glance.outcome.ending is Ending.LOST else 2 + computers)
    assert len(await every_position(service, table)) == table.moves + 1  # the deal and each move


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_game_goes_on_after_a_restart(service, file, clock, game):
    """After a restart the first decision looks the same to everyone, and the game continues."""
    table = await playing(service, 2, 0, game)
    readers = (None, Seat(0), Seat(1))
    before = [seen(await service.queries.view_for(table.id, reader)) for reader in readers]
    await service.drain()
    await service.store.close()
    store = await SqliteStore.open(file)
    fresh = Service(store, clock)
    await fresh.resume()
    assert [seen(await fresh.queries.view_for(table.id, reader)) for reader in readers] == before
    await play(fresh, table, 40)
    now = await fresh.queries.table(table.id)
    assert now.moves > 20 or now.phase is Phase.OVER
    await fresh.drain()
    await store.close()
