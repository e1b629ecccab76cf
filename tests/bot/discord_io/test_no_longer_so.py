"""Sentences that only one person sees go once what they say is no longer so."""

import asyncio

from bot.ids import ControlAction
from bot.tables.seats import Leave
from bot.tables.transfers import AnswerTransfer
from locales import words

from .test_beside import SETTLED_S, aside_of, asked_of, move, press, told
from .test_press import evening
from .world import CHANNEL, Bot


def test_that_a_step_was_taken_back_is_not_said_for_long(monkeypatch):
    """Said below the board, it goes with the person's next move, wherever that is made."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        while not (await bot.service.queries.view_of(table, person)).can_take_back:
            person = await asked_of(bot, table)
            await move(bot, table, person)
        board = next(one for one, at in bot.world.messages.items() if at.channel == CHANNEL)
        await press(bot, person, board, ControlAction.TAKE_BACK, table)
        said = words("fr" if person == 1 else "en").text("bot-took-back")
        assert [said in told(bot, one) for one in aside_of(bot, person)] == [True]
        await move(bot, table, person)
        assert aside_of(bot, person) == []

    evening(play, monkeypatch)


def test_what_was_said_of_a_request_goes_once_it_is_settled(monkeypatch):
    """Who has asked for a seat reads so until the others have answered."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        await bot.service.execute(table, Leave(await bot.service.people.person(3 - person)))
        await bot.service.people.meet(9, "Fern", "fr")
        await asyncio.sleep(SETTLED_S)
        board = next(one for one, at in bot.world.messages.items() if at.channel == CHANNEL)
        await press(bot, 9, board, ControlAction.CLAIM, table)
        assert [words("en").text("bot-claim-asked") in told(bot, one) for one in aside_of(bot, 9)] == [True]
        asked = (await bot.service.queries.table(table)).transfer
        for is_said, voter in ((True, person), (False, 3 - person)):
            by = await bot.service.people.person(voter)
            await bot.service.execute(table, AnswerTransfer(by, asked.n, agrees=True))
            await asyncio.sleep(SETTLED_S)
            assert [True for one in aside_of(bot, 9) if words("en").text("bot-claim-asked") in told(bot, one)] == (
                [True] if is_said else []
            )

    evening(play, monkeypatch, is_rated=False)
