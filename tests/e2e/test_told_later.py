"""What an animation shows is told in Discord by an edit once it has ended."""

import asyncio

import pytest

from bot.present.messages import LATER as SAID
from locales import words
from playground.jsontypes import Json
from playground.readable import text_of
from tests.e2e.evening import labels
from tests.e2e.room import Room

LATER = words("en").text(SAID)
pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_what_an_animation_shows_is_told_after_it(evening, mira, odo):
    """The board keeps its message, its controls and its animation: words are added, and pictures that had to wait."""
    room = await Room.open(evening, mira, odo)
    pending = None
    while pending is None:
        await room.move(await room.asked())
        pending = await board_before_words(room)
    lines = text_of(pending).split("\n")
    animations = moving(pending)
    assert animations
    await room.quiet()
    board = room.board()
    assert (board["id"], labels(board)) == (pending["id"], labels(pending))
    assert moving(board) == animations
    assert len(board["attachments"]) == len(pending["attachments"])
    told = text_of(board).split("\n")
    at = lines.index(LATER)
    assert told[:at] == lines[:at]
    assert len(told) > len(lines) or told[at] != LATER
    assert LATER not in told


def moving(message: Json) -> list[str]:
    """Return the ids of a message's animations."""
    return [one["id"] for one in message["attachments"] if one["filename"].endswith(".gif")]


async def board_before_words(room: Room) -> Json | None:
    """Return the board as soon as a sentence stands for what its animation shows; None if all is told without."""
    while room.untold:
        if LATER in text_of(board := room.board()).split("\n"):
            return board
        await asyncio.sleep(0.05)
    return None
