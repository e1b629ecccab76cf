"""Puzzles in Discord: given privately, answered with the game's controls, judged, and shown again."""

import asyncio
import json
from dataclasses import replace

import pytest

from bot.ids import ControlAction, ControlId
from bot.present.messages.puzzles import REST, TRY
from bot.tables.puzzles import Posed, _by_token, token_of
from games.puzzles import puzzles_of
from locales import words

from .test_press import evening
from .world import CHANNEL, Bot

PUZZLE = puzzles_of("poursuite")[0]
SETTLED_S = 8.0


def board_of(bot: Bot) -> int:
    return next(one for one, at in bot.world.messages.items() if at.channel == CHANNEL and at.owner is None)


def shown_to(bot: Bot, person: int) -> int:
    """Return the newest ephemeral message of a person."""
    return max(one for one, at in bot.world.messages.items() if at.owner == person)


def told(bot: Bot, message: int) -> str:
    return json.dumps(json.loads(bot.world.messages[message].body), ensure_ascii=False)


@pytest.fixture(autouse=True)
def _in_no_thread(monkeypatch):
    """Run thread work on the loop, as the tests' clock does not advance during it."""

    async def here(work, *given):
        return work(*given)

    monkeypatch.setattr("bot.service.puzzles.asyncio.to_thread", here)


def control(path: str, day: str = "") -> str:
    return str(ControlId(ControlAction.PUZZLE, Posed(PUZZLE, day).id, "", (path,)))


def buttons(bot: Bot, message: int, action: str) -> list[str]:
    found = [one["custom_id"] for one in bot.world.messages[message].controls()]
    return [one for one in found if one.split(":")[1] == action]


async def press(bot: Bot, person: int, message: int, custom_id: str, *values: str) -> None:
    await bot.press(person, message, custom_id, values)
    await asyncio.sleep(SETTLED_S)


async def given(bot: Bot, person: int) -> int:
    """Request the puzzle and return its message."""
    await press(bot, person, board_of(bot), control("try"))
    return shown_to(bot, person)


async def solve(bot: Bot, person: int, message: int) -> None:
    """Answer with the first button or menu entry of each step."""
    for _ in range(8):
        steps = [one for one in bot.world.messages[message].controls() if one["custom_id"].startswith("porion:step:")]
        forward = [one for one in steps if "options" in one] or steps
        if not forward:
            return
        chosen = forward[0]
        values = [chosen["options"][0]["value"]] if "options" in chosen else []
        await press(bot, person, message, chosen["custom_id"], *values)
    raise AssertionError("no end of steps")


def test_a_puzzle_is_answered_with_the_controls_of_the_game(monkeypatch):
    """A puzzle uses one private message for pictures, steps and verdict, and no table."""

    async def play(bot: Bot, table: str) -> None:
        before = (await bot.service.queries.table(table)).moves
        message = await given(bot, 2)
        assert words("en").text("poursuite-title") in told(bot, message)
        assert bot.world.messages[message].files, "the position is drawn"
        await solve(bot, 2, message)
        assert words("en").text("bot-puzzle-missed") in told(bot, message)
        assert words("en").text(PUZZLE.why.id) not in told(bot, message), "the solution is still to be found"
        await press(bot, 2, message, control("show"))
        said = told(bot, message)
        assert shown_to(bot, 2) == message
        assert words("en").text(PUZZLE.why.id) in said
        assert words("en").text("bot-puzzle-drawn", shows="after", also=0) in said
        assert words("en").text("bot-puzzle-first") in said
        assert len(buttons(bot, message, "puzzle")) == 3
        (answer,) = await bot.service.store.read(lambda unit: unit.puzzles.of_person(2))
        assert answer.puzzle == PUZZLE.id
        assert (await bot.service.queries.table(table)).moves == before

    evening(play, monkeypatch, is_rated=False)


def test_the_rest_of_the_table_is_added_to_the_puzzle(monkeypatch):
    """Pictures that the question does not need are one press away, in the message that will show the verdict."""

    async def play(bot: Bot, _: str) -> None:
        large = Posed(puzzles_of("dungeon_lords")[0])
        rest = ControlId(ControlAction.PUZZLE, large.id, "", (REST,))
        await press(bot, 2, board_of(bot), str(replace(rest, path=(TRY,))))
        message = shown_to(bot, 2)
        before = len(bot.world.messages[message].files)
        assert str(rest) in buttons(bot, message, "puzzle")
        await press(bot, 2, message, str(rest))
        assert shown_to(bot, 2) == message
        assert len(bot.world.messages[message].files) > before
        assert str(rest) not in buttons(bot, message, "puzzle")
        assert words("en").text("puzzle-task", seat="|", also=0).split("|")[0] in told(bot, message)

    evening(play, monkeypatch, is_rated=False)


def test_an_answer_that_is_just_as_good_is_shown_as_the_solution(monkeypatch):
    """The solution then stands among those that are as good."""

    async def play(bot: Bot, _: str) -> None:
        message = await given(bot, 2)
        await solve(bot, 2, message)
        (answer,) = await bot.service.store.read(lambda unit: unit.puzzles.of_person(2))
        said = words("en").text("bot-puzzle-yours", answer="|").split("|")
        own = told(bot, message).split(said[0])[1].split(said[1])[0]
        monkeypatch.setitem(_by_token(), token_of(PUZZLE), replace(PUZZLE, also=(answer.answer,)))
        await press(bot, 2, message, control("try"))
        await solve(bot, 2, message)
        assert words("en").text("puzzle-right", answer=own) in told(bot, message)
        assert words("en").text("puzzle-also", answers="|", count=1).split("|")[0] in told(bot, message)

    evening(play, monkeypatch, is_rated=False)


def test_a_second_try_does_not_count_and_says_so(monkeypatch):
    """A second try does not count, and says so in the reader's language."""

    async def play(bot: Bot, _: str) -> None:
        message = await given(bot, 1)
        await solve(bot, 1, message)
        await press(bot, 1, message, control("try"))
        assert "L’essai qui compte est déjà fait" in told(bot, message)
        await solve(bot, 1, message)
        assert words("fr").text("bot-puzzle-not-counted") in told(bot, message)
        assert len(await bot.service.store.read(lambda unit: unit.puzzles.answers(PUZZLE.id))) == 1

    evening(play, monkeypatch, is_rated=False)


@pytest.mark.parametrize(
    ("custom_id", "text"),
    [
        ("porion:puzzle:puzzle-zzzzzzzz::try", "bot-no-such-puzzle"),
        ("porion:step:puzzle-zzzzzzzz:0.1:a", "bot-no-such-puzzle"),
        ("porion:puzzle:::", "bot-no-such-puzzle"),
        (f"porion:step:{Posed(PUZZLE).id}:99:a", "bot-no-such-puzzle"),
        (f"porion:concede:{Posed(PUZZLE).id}::", "bot-no-such-puzzle"),
        (control("dance"), "bot-no-such-control"),
        (control("try", "2026-01-01"), "bot-no-puzzle-of-day"),
        (control("why"), "bot-no-solution-yet"),
    ],
)
def test_what_was_forged_or_is_stale_is_one_sentence(custom_id, text, monkeypatch):
    async def play(bot: Bot, _: str) -> None:
        await press(bot, 2, board_of(bot), custom_id)
        assert words("en").text(text) in told(bot, shown_to(bot, 2))
        assert await bot.service.store.read(lambda unit: unit.puzzles.of_person(2)) == []

    evening(play, monkeypatch, is_rated=False)
