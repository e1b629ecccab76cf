"""A newcomer to a game is somebody who has never finished a game of its kind."""

from dataclasses import replace

import pytest

from bot.model import Table
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.lobby import SetRated
from bot.tables.notify import Kind
from bot.tables.seats import Leave
from bot.tables.transfers import AnswerTransfer, OfferSeat
from bot.tables.tutorial import SetTips
from games.core import Refusal

from .evening import check_whole, deliver, lobby, log_of, meet, of_kind, play, play_out, playing
from .test_restart import restarted


def learners(table: Table) -> set[int | None]:
    """Return the people at a table who get tips."""
    return {occupant.person for occupant in table.occupants if occupant.lesson is not None}


@pytest.mark.slow
async def test_somebody_is_new_until_they_have_played_a_game_to_its_end(service):
    """A person is a newcomer until they finish a game of that kind, rated or not."""
    first = await lobby(service, game="poursuite")
    await service.execute(first.id, SetRated(await meet(service, 1), False))
    first = (await service.execute(first.id, Start(await meet(service, 1)))).table
    assert learners(first) == {1, 2}
    await play_out(service, first)
    second = await lobby(service, 3, game="poursuite")
    second = (await service.execute(second.id, Start(await meet(service, 1)))).table
    assert learners(second) == {3}
    await service.execute(second.id, End(await meet(service, 1), moderator=True))
    assert learners(await playing(service, 3, game="lantern")) == {1, 2, 3}


async def test_a_game_that_was_ended_early_teaches_nobody(service):
    """Games ended early or left to a computer player do not count as finished."""
    table = await playing(service, game="lantern")
    await play(service, table, 3)
    await service.execute(table.id, Leave(await meet(service, 2)))
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    assert learners(await playing(service, game="lantern")) == {1, 2}


@pytest.mark.slow
async def test_a_guided_game_counts_and_computer_players_never_do(service):
    """A guided game counts for its person; computer players never get tips."""
    ana = await meet(service, 1)
    guided = await service.openings.open_guided("poursuite", 5, 11, ana, "en")
    assert learners(guided) == {1}
    await play_out(service, guided)
    table = await lobby(service, 2, 1, game="poursuite")
    assert learners((await service.execute(table.id, Start(ana))).table) == {2}


async def test_who_wants_no_tips_can_still_turn_them_on(service):
    """Somebody with tips off by default can switch them on at a table."""
    await meet(service, 1)
    await service.preferences.change(1, lambda now: replace(now, tips=False))
    table = await playing(service, game="poursuite")
    assert [occupant.lesson.is_on for occupant in table.occupants] == [False, True]
    await deliver(service)
    table = (await service.execute(table.id, SetTips(await meet(service, 1), True))).table
    assert [occupant.lesson.is_on for occupant in table.occupants] == [True, True]
    assert [item.seat for item in of_kind(await deliver(service), Kind.HAND)] == [0]


async def test_a_player_who_knows_the_game_has_no_tips_to_switch_off(service):
    """An experienced player has no tips to switch off, and is told so."""
    table = await playing(service, game="poursuite")
    await service.store.write(lambda unit: unit.db.execute("UPDATE seats SET lesson = '' WHERE person = 1"))
    with pytest.raises(Refusal, match="bot-no-tips"):
        await service.execute(table.id, SetTips(await meet(service, 1), False))


async def test_a_newcomer_who_takes_a_seat_over_has_tips(service):
    """A newcomer who takes over a seat gets tips, which the log records."""
    table = await playing(service, game="poursuite")
    odo, fern = await meet(service, 2), await meet(service, 3)
    offered = (await service.execute(table.id, OfferSeat(odo, fern))).table
    await service.execute(table.id, AnswerTransfer(await meet(service, 1), offered.transfer.n, agrees=True))
    await service.execute(table.id, AnswerTransfer(fern, offered.transfer.n, agrees=True))
    handed = next(entry.fact for entry in await log_of(service, table) if entry.fact.word() == "handed-over")
    assert handed.tips is True
    assert learners(await service.queries.table(table.id)) == {1, 3}
    await service.store.read(lambda unit: check_whole(unit, table.id))


async def test_lessons_survive_a_restart(service, clock):
    """Shown tips and switches survive a restart."""
    table = await playing(service, game="poursuite")
    await play(service, table, 3)
    await service.execute(table.id, SetTips(await meet(service, 2), False))
    before = [occupant.lesson for occupant in (await service.queries.table(table.id)).occupants]
    assert all(lesson.seen for lesson in before)
    async with restarted(service, clock) as fresh:
        assert [occupant.lesson for occupant in (await fresh.queries.table(table.id)).occupants] == before
