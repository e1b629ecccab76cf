"""A game looked at again, as people do it: step by step, by turns, and from the history and back."""

import pytest

from bot.ids import ControlAction, parse
from playground.readable import buttons, menus
from tests.e2e.room import Room, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


def labels(message):
    return [one.get("label", "") for one in buttons(message)]


def replay_menus(message):
    return [one for one in menus(message) if parse(one["custom_id"]).action is ControlAction.REPLAY]


async def test_a_game_is_looked_at_step_by_step(evening, mira, odo, tess):
    """During play everyone sees what was public; after the end any hand can be looked at."""
    room = await Room.open(evening, mira, odo)
    for _ in range(5):
        await room.move(await room.asked())
    await room.quiet()
    outcome = await tess.run("game replay", room.channel)
    page = outcome.message
    assert "What everyone could see" in told(outcome)
    assert len(replay_menus(page)) == 1  # turns alone: nobody else's eyes while the game runs
    first = told(await tess.press(page, "First"))
    assert "The deal; " in first
    page = tess.ephemerals(room.channel)[-1]
    assert [one["disabled"] for one in buttons(page) if one["label"] in {"First", "◀ Previous"}] == [True, True]
    assert "Step 1 of " in told(await tess.press(page, "Next ▶"))

    opened = await tess.press(tess.ephemerals(room.channel)[-1], "Go to turn…")
    assert "There are turns 1 to" in told(await tess.submit(opened, answer="77"))
    page = next(one for one in reversed(tess.ephemerals(room.channel)) if "Next ▶" in labels(one))
    opened = await tess.press(page, "Go to turn…")
    assert "Step" in told(await tess.submit(opened, answer="2"))
    page = next(one for one in reversed(tess.ephemerals(room.channel)) if "Next ▶" in labels(one))
    assert "the story so far" in told(await tess.press(page, "History"))
    page = next(one for one in reversed(tess.ephemerals(room.channel)) if "Replay" in labels(one))
    assert "replay" in told(await tess.press(page, "Replay"))

    sure = (await mira.run("game close", room.channel)).message
    await mira.press(sure, "Yes, close the table")
    page = (await odo.run("game replay", room.channel)).message
    eyes = replay_menus(page)[-1]
    assert [line["label"] for line in eyes["options"]] == [
        "Ce que tout le monde voyait", "Tout à découvert", "Ce que voyait Mira", "Ce que voyait Odo",
    ]  # fmt: skip
    assert "### Mira" in told(await odo.choose(page, "Tout à découvert", menu=eyes["custom_id"]))
