"""The review of a finished game: the whole, a turning point, a retry, and sharing."""

import asyncio
import random

import pytest

from bot.ids import ControlAction
from playground.readable import text_of
from tests.e2e.evening import labels
from tests.e2e.player import Tapper, answers, play_out
from tests.e2e.room import Room, told

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

PATIENCE = 300.0
"""Maximum seconds to wait for a review, which has the lowest priority."""


def newest(person, channel, label):
    """Return the latest private message with this button."""
    return next((one for one in reversed(person.ephemerals(channel)) if label in labels(one)), None)


async def until(look, patience=PATIENCE):
    """Wait for a result of `look()` and return it."""
    async with asyncio.timeout(patience):
        while (found := look()) is None:  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.3)
    return found


async def tried(person, channel):
    """Retry a question with one control after another, until the answer's value is shown."""
    chance = random.Random("tried")
    for _ in range(40):  # some controls only lead to another wagon
        page = person.ephemerals(channel)[-1]
        ways = answers(page, {ControlAction.RETRY})
        if "Try it again" in labels(page):
            return text_of(page)
        way = chance.choice(ways)
        if "options" in way:
            await person.choose(page, way["options"][0]["value"], menu=way["custom_id"])
        else:
            await person.press(page, way["custom_id"])
    raise AssertionError("a question has fewer steps")


async def test_a_player_reviews_their_game(evening, mira, odo, tess):
    """A review appears incrementally, can be retried and shared, and is refused to strangers."""
    room = await Room.open(evening, mira, odo, game="poursuite", start=False)
    await room.arrange(mira, "short")
    await room.quiet()
    await room.press(mira, ControlAction.START)

    def final(person):
        return next((one for one in person.public(room.channel) if "Review my game" in labels(one)), None)

    await play_out([Tapper(mira, "one"), Tapper(odo, "other")], lambda: final(mira) is not None, PATIENCE)
    assert "A review is for those who played" in told(
        await tess.press(await until(lambda: final(tess)), "Review my game")
    )
    begun = await mira.press(final(mira), "Review my game")
    assert "Review of your game" in told(begun)
    early = await until(
        lambda: (
            next((one for one in mira.ephemerals(room.channel) if "% done" in text_of(one)), None)
            or newest(mira, room.channel, "Show to everyone")
        )
    )  # on a busy machine, only that may be seen
    whole = await until(lambda: newest(mira, room.channel, "Show to everyone"))
    assert not labels(early) or labels(early) == labels(whole)
    how = "How was this calculated?"
    method = (await mira.press(whole, how)).message or newest(mira, room.channel, "Back to the review")
    assert "I played on many times" in text_of(method)
    await mira.press(method, "Back to the review")
    whole = await until(lambda: newest(mira, room.channel, how))
    points = [label for label in labels(whole) if "· Turn" in label]
    assert points or "None of your decisions" in text_of(whole)
    for label in points:
        point = (await mira.press(newest(mira, room.channel, label), label)).message or newest(
            mira, room.channel, label
        )
        assert "You were asked" in text_of(point)
    if points:
        await mira.press(newest(mira, room.channel, "Try it again"), "Try it again")
        worth = await tried(mira, room.channel)
        assert any(
            told in worth for told in ("falls short of", "is even better than", "best answer", "is worth as much as")
        )
    await mira.run("review", room.channel)
    assert "Show to everyone" in labels(newest(mira, room.channel, "Show to everyone"))
    await mira.press(newest(mira, room.channel, "Show to everyone"), "Show to everyone")
    shown = await until(lambda: next((one for one in odo.public(room.channel) if "’s game" in text_of(one)), None))
    assert not labels(shown)
