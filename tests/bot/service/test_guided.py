"""A guided first game is stored: shown tips and the tips switch survive a restart."""

import asyncio

import pytest

from bot.model import Lesson, Phase, Table
from bot.post import Buttons, Menu
from bot.present.messages.board import board_post
from bot.service import Service
from bot.tables.play import Move
from bot.tables.tutorial import Guide, SetTips
from bot.tables.view import TableView
from games.core import Refusal
from games.registry import GAMES
from locales import words

from .evening import deliver, lobby, meet
from .test_restart import restarted


def lesson_of(table: Table) -> Lesson:
    """Return the lesson of the only person at a table."""
    (lesson,) = (occupant.lesson for occupant in table.occupants if occupant.person is not None)
    assert lesson is not None
    return lesson


async def test_the_tips_that_were_shown_survive_a_restart(service, clock):
    """Shown tips and the switch survive a restart, and the table stays a lesson."""
    ana = await meet(service, 1)
    table = await service.openings.open_guided("poursuite", 1, 2, ana, "fr")
    assert (table.phase, len(table.occupants)) == (Phase.PLAYING, GAMES["poursuite"].guided.seats)
    lesson = lesson_of(await service.queries.table(table.id))
    assert lesson.is_on
    assert lesson.showing in lesson.seen
    await service.execute(table.id, SetTips(ana, is_on=False))
    async with restarted(service, clock) as fresh:
        kept = lesson_of(await fresh.queries.table(table.id))
        assert (kept.is_on, kept.seen) == (False, lesson.seen)
        assert lesson_of((await fresh.execute(table.id, SetTips(ana, is_on=True))).table).is_on


async def test_a_lobby_becomes_a_guided_game(service):
    """Only the host can turn a lobby into a guided game; board and hand are updated."""
    ana, odo = await meet(service, 1), await meet(service, 2)
    table = await service.openings.open("winter", 1, 2, ana, "en")
    with pytest.raises(Refusal, match="bot-no-not-host"):
        await service.execute(table.id, Guide(odo))
    started = (await service.execute(table.id, Guide(ana))).table
    assert started.is_guided
    assert lesson_of(started) is not None
    assert {item.kind for item in await deliver(service)} >= {"board", "hand"}


async def test_a_lobby_is_not_guided(service):
    """A lobby has no lesson before the deal."""
    ana = await meet(service, 1)
    table = await lobby(service)
    assert not table.is_guided
    with pytest.raises(Refusal, match="bot-no-tips"):
        await service.execute(table.id, SetTips(ana, is_on=False))


async def test_a_guided_game_speaks_to_the_one_who_learns(service):
    """A guided game is in its pupil's language, not the server's, with or without a lobby."""
    ana = await service.people.set_language((await meet(service, 1)).id, "fr")
    assert (await service.openings.open_guided("poursuite", 1, 2, ana, "en")).locale == "fr"
    table = await service.openings.open("winter", 1, 3, ana, "en")
    assert (table.locale, ((await service.execute(table.id, Guide(ana))).table).locale) == ("en", "fr")


async def until_asked(service: Service, table: str, person: int) -> TableView:
    """Return a person's view once they are asked or the game is over."""
    for _ in range(2000):
        view = await service.queries.view_of(table, person)
        if view.offer is not None or view.outcome is not None:
            return view
        await asyncio.sleep(0.005)
    raise AssertionError("nobody is asked anything")


@pytest.mark.parametrize("game", ["poursuite", "tunhell"])
async def test_computer_players_play_along_with_a_lesson(service, game):
    """Following the marked choices of a lesson wins against its computer players."""
    ana = await meet(service, 1)
    table = await service.openings.open_guided(game, 1, 2, ana, "en")
    moves = 0
    while (view := await until_asked(service, table.id, ana.id)).outcome is None:
        assert view.lesson is not None, f"the game has left its lesson after {moves} moves"
        board = board_post(await service.queries.view_for(table.id, None), words("en"))
        assert "①" in str([block for block in board.blocks if isinstance(block, Buttons | Menu)]), "the way is marked"
        await service.execute(table.id, Move(ana.id, None, view.lesson.choice))
        moves += 1
    assert view.outcome.winners == (view.seat,)
