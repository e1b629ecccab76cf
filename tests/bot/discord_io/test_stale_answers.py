"""Private answers that no longer hold are deleted, and a press that came too late says nothing beside a score."""

import asyncio

import pytest

from bot.ids import ControlAction, ControlId
from bot.present.messages.menu import SURE
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.seats import Join, Leave
from locales import Locale, words

from .test_beside import SETTLED_S, aside_of, asked_of, press, told
from .test_press import evening
from .world import CHANNEL, GUILD, Bot


def board_in(bot: Bot, table: str) -> int:
    """Return the public message of a table."""
    return max(
        one
        for one, at in bot.world.messages.items()
        if at.channel == CHANNEL and at.owner is None and any(table in key["custom_id"] for key in at.controls())
    )


async def opened(bot: Bot, ended: str, game: str, locale: Locale) -> str:
    """Close a table, and open another one in its channel."""
    host = await bot.service.people.person(1)
    await bot.service.execute(ended, End(host, moderator=True))
    lobby = await bot.service.openings.open(game, GUILD, CHANNEL, host, locale)
    await asyncio.sleep(SETTLED_S)
    return lobby.id


def test_what_was_said_in_a_lobby_goes_when_its_game_begins(monkeypatch):
    """The note on the languages of a table is about joining: it does not stay below the board for the whole game."""

    async def play(bot: Bot, ended: str) -> None:
        lobby = await opened(bot, ended, "tunhell", "fr")
        await press(bot, 2, board_in(bot, lobby), ControlAction.JOIN, lobby)
        (note,) = aside_of(bot, 2)
        assert words("en").text("bot-joined-foreign", language="fr") in told(bot, note)
        await bot.service.execute(lobby, Start(await bot.service.people.person(1)))
        await asyncio.sleep(SETTLED_S)
        assert aside_of(bot, 2) == []

    evening(play, monkeypatch)


def test_a_seat_taken_back_is_said_in_the_message_pressed(monkeypatch):
    """That message stays, even if it becomes known as a side message only while the press is being handled."""

    async def play(bot: Bot, table: str) -> None:
        await bot.service.execute(table, Leave(await bot.service.people.person(2)))
        await asyncio.sleep(SETTLED_S)
        await press(bot, 2, board_in(bot, table), ControlAction.TURN, table)
        (message,) = aside_of(bot, 2)
        asides = bot.app.notes.asides
        late = dict(asides)
        asides.clear()
        bot.service.runner.changed.insert(0, lambda *_: asides.update(late))
        await press(bot, 2, message, ControlAction.JOIN, table)
        assert words("en").text("bot-joined-again") in told(bot, message)

    evening(play, monkeypatch)


def test_who_comes_back_no_longer_reads_that_they_have_left(monkeypatch):
    async def play(bot: Bot, table: str) -> None:
        board = board_in(bot, table)
        await press(bot, 2, board, ControlAction.LEAVE, table)
        (asks,) = aside_of(bot, 2)
        await bot.press(2, asks, str(ControlId(ControlAction.LEAVE, table, "", (SURE,))))
        await asyncio.sleep(SETTLED_S)
        assert words("en").text("bot-left") in told(bot, asks)
        await bot.service.execute(table, Join(await bot.service.people.person(2)))
        await asyncio.sleep(SETTLED_S)
        assert aside_of(bot, 2) == []

    evening(play, monkeypatch)


@pytest.mark.parametrize("is_over", [False, True])
def test_a_second_press_after_the_end_says_nothing(is_over, monkeypatch):
    """While the game goes on, it says that the answer has been given already; after its end, the score says it all."""

    async def play(bot: Bot, ended: str) -> None:
        host, guest = [await bot.service.people.person(one) for one in (1, 2)]
        table = await opened(bot, ended, "poursuite", "en")
        for command in (Join(guest), Start(host)):
            await bot.service.execute(table, command)
        await asyncio.sleep(SETTLED_S)
        person, board = await asked_of(bot, table), board_in(bot, table)
        place, first, before = board, [], (await bot.service.queries.table(table)).moves
        while (await bot.service.queries.table(table)).moves == before:
            control = next(one for one in bot.world.messages[place].controls() if ":step:" in one["custom_id"])
            values = [control["options"][0]["value"]] if "options" in control else []
            first = first or [person, place, control["custom_id"], values]
            await bot.press(person, place, control["custom_id"], values)
            await asyncio.sleep(SETTLED_S)
            place = max((board, *aside_of(bot, person)))
        if is_over:
            await bot.service.execute(table, End(host, moderator=True))
            await asyncio.sleep(SETTLED_S)
        known = aside_of(bot, person)
        await bot.press(*first)
        await asyncio.sleep(SETTLED_S)
        said = [told(bot, one) for one in aside_of(bot, person) if one not in known]
        done = words("fr" if person == 1 else "en").text("bot-already-done")
        assert [done in text for text in said] == ([] if is_over else [True])

    evening(play, monkeypatch)
