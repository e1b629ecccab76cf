"""A computer player's whole turn is one update, after the table's pause."""

import pytest

from bot.model import Tempo
from bot.service import Service
from bot.service.computers import PAUSES, TURN_MOST, Computers
from bot.tables import Accepted
from bot.tables.deal import Start
from bot.tables.pace import SetTempo
from bot.tables.play import Moved
from bot.tables.seats import SeatComputer
from games import core
from games.core import Seat

from .evening import check_whole, lobby, meet, play_out


def answers(accepted: Accepted) -> list[Seat]:
    """Return the seats whose computer players answer in one command, in order."""
    moves = [entry.fact for entry in accepted.entries if isinstance(entry.fact, Moved)]
    return [move.seat for move in moves if move.by == "computer"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["winter", "tunhell", "dungeon_lords", "maphr", "poursuite"])
async def test_a_turn_of_a_computer_player_is_one_update(service: Service, game):
    """A turn's moves are stored in one transaction, with one delivery of the board."""
    updates: list[Accepted] = []
    service.runner.changed.append(lambda _, accepted: updates.append(accepted))
    table = await lobby(service, 1, 0, game)
    await service.execute(table.id, SeatComputer(await meet(service, 1), "random"))
    table = await play_out(service, (await service.execute(table.id, Start(await meet(service, 1)))).table)
    updates.sort(key=lambda accepted: accepted.entries[0].n)  # concurrent commands are reported in any order
    for earlier, before, after in zip(updates, updates[1:], updates[2:], strict=False):
        mine, theirs = answers(before), answers(after)
        is_new = any(event.is_heading for _, event in before.told) or len(mine) == TURN_MOST
        is_crossed = not answers(earlier)  # a person moved in between, which cut the turn short
        now = core.decision(before.positions[-1][1]) if before.positions else None
        is_open = now is not None and now.step.people_first  # where people may speak first, a turn is cut short as well
        assert is_new or is_crossed or is_open or not (mine and theirs and mine[-1] == theirs[0]), (mine, theirs)
    turns = [answers(one) for one in updates if answers(one)]
    assert turns
    if game == "winter":
        assert sum(map(len, turns)) > 1.5 * len(turns), "turns of several steps"
    await service.store.read(lambda unit: check_whole(unit, table.id))


@pytest.mark.parametrize("tempo", [*Tempo])
async def test_the_pause_before_a_turn_is_the_table_s(service: Service, monkeypatch, tempo):
    """The pause before a turn follows the table's tempo, as a multiple of the operator's setting."""
    rests: list[float] = []

    async def rest(self: Computers, seconds: float) -> None:
        rests.append(seconds)

    monkeypatch.setattr(Computers, "_rest", rest)
    service.computer_pause = 0.5
    table = await lobby(service, 1, 1)
    host = await meet(service, 1)
    await service.execute(table.id, SetTempo(host, tempo))
    await play_out(service, (await service.execute(table.id, Start(host))).table)
    assert rests
    assert set(rests) == {0.5 * PAUSES[tempo]}
