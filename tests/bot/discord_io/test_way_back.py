"""What is looked up leads back to the hand with one press; an interrupted review says so."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.ids import ControlAction
from games.core import Seat
from locales import words

from .test_beside import LOOKS, SETTLED_S, aside_of, asked_of, move, press, told
from .test_press import evening, hand_of
from .world import CHANNEL, Bot

PAGES = [ControlAction.RULES, ControlAction.HISTORY, ControlAction.DESCRIBE, ControlAction.MORE]
"""What is read for a while."""


@pytest.mark.parametrize("look", [*LOOKS, *PAGES])
def test_from_what_is_looked_up_below_a_hand_one_press_leads_back_to_it(look, monkeypatch):
    """In private messages the side message goes, so that the hand stands last again, as it was."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        hand = hand_of(bot, person)
        before = told(bot, hand)
        await press(bot, person, hand, look, "tunhell" if look is ControlAction.RULES else table)
        (message,) = aside_of(bot, person)
        assert "Back to the game" in told(bot, message) or "Revenir à la partie" in told(bot, message)
        await press(bot, person, message, ControlAction.HAND, table)
        assert aside_of(bot, person) == []
        assert (hand_of(bot, person), told(bot, hand)) == (hand, before)

    evening(play, monkeypatch, is_rated=False)


def test_from_what_is_looked_up_in_the_channel_one_press_shows_the_hand_in_its_place(monkeypatch):
    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        board = next(one for one, at in bot.world.messages.items() if at.channel == CHANNEL)
        await press(bot, person, board, ControlAction.RULES, "tunhell")
        (message,) = aside_of(bot, person)
        assert not any(":step:" in one["custom_id"] for one in bot.world.messages[message].controls())
        await press(bot, person, message, ControlAction.HAND, table)
        assert aside_of(bot, person) == [message]
        assert any(":step:" in one["custom_id"] for one in bot.world.messages[message].controls())

    evening(play, monkeypatch, is_rated=False)


def test_from_what_is_looked_up_below_a_hand_in_the_channel_one_press_leads_back_to_it(monkeypatch):
    """The side message goes: shown in its place, the hand would be a reply to a message that no longer exists."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        board = next(one for one, at in bot.world.messages.items() if at.channel == CHANNEL)
        await press(bot, person, board, ControlAction.HAND, table)
        (hand,) = aside_of(bot, person)
        before = told(bot, hand)
        for look in (ControlAction.ASKED, ControlAction.MENU):
            await press(bot, person, hand, look, table)
            (message,) = {*aside_of(bot, person)} - {hand}
            if look is ControlAction.MENU:  # something else in the menu's place
                await press(bot, person, message, ControlAction.DESCRIBE, table)
            await press(bot, person, message, ControlAction.HAND, table)
            await asyncio.sleep(SETTLED_S)
            assert aside_of(bot, person) == [hand]
            assert told(bot, hand) == before

    evening(play, monkeypatch, is_rated=False)


@pytest.mark.parametrize("look", PAGES)
def test_what_is_chosen_in_the_menu_takes_its_place_and_stays_when_the_reader_is_asked(look, monkeypatch):
    """Everything that is looked up is in one message; what takes long to read is not taken away by a move."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        await press(bot, person, hand_of(bot, person), ControlAction.MENU, table)
        (menu,) = aside_of(bot, person)
        await press(bot, person, menu, look, "tunhell" if look is ControlAction.RULES else table)
        assert aside_of(bot, person) == [menu]
        await move(bot, table, person)
        assert aside_of(bot, person) == [menu]

    evening(play, monkeypatch, is_rated=False)


def test_somebody_who_does_not_play_is_not_led_back_to_a_hand(monkeypatch):
    async def play(bot: Bot, table: str) -> None:
        await bot.service.people.meet(9, "Fern", "en")
        board = next(one for one, at in bot.world.messages.items() if at.channel == CHANNEL)
        await press(bot, 9, board, ControlAction.RULES, "tunhell")
        (message,) = aside_of(bot, 9)
        assert "Back to the game" not in told(bot, message)

    evening(play, monkeypatch, is_rated=False)


def test_a_review_that_a_restart_interrupts_says_so(monkeypatch):
    """Instead of how far it had come, its private message tells that it must be asked for again."""

    async def play(bot: Bot, table: str) -> None:
        async def endless(task):
            await asyncio.Event().wait()
            yield

        async def require(table, person):
            return Seat(0)

        async def transcript(table_id):
            return SimpleNamespace(dump=lambda: "the record of a finished game")

        monkeypatch.setattr(bot.service.queries, "transcript", transcript)
        monkeypatch.setattr(bot.service.reviews, "require", require)
        monkeypatch.setattr(bot.service.reviews, "_judge", endless)
        person = await asked_of(bot, table)
        await press(bot, person, hand_of(bot, person), ControlAction.REVIEW, table)
        (review,) = aside_of(bot, person)
        interrupted = words("fr" if person == 1 else "en").text("bot-no-review-interrupted")
        assert interrupted not in told(bot, review)
        await bot.service.reviews.close()
        await asyncio.sleep(SETTLED_S)
        assert interrupted in told(bot, review)

    evening(play, monkeypatch, is_rated=False)
