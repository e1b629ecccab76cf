"""Messages are edited by a recent interaction if possible, as Discord does not count that."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.app import TOKEN_S, InteractionKey, Notes, RecentInteractions
from bot.delivery.messages import Messages
from bot.post import FileGone, Gone, PortError, Post, PostedMessage, Refused, Text, Trouble, Unauthorised

KEY = InteractionKey(1, 2, "token")
MESSAGE = PostedMessage(7, 70, 0.0, "old", {"a.png": 1})
POST = Post((Text("new"),))


class Discord:
    """Records the route of each edit."""

    def __init__(self, error: PortError | None = None) -> None:
        self.ways: list[str] = []
        self.error = error

    async def edit(self, where: Any, post: Post, kept: Mapping[str, int], message: int | None = None) -> dict[str, int]:
        way = "interaction" if isinstance(where, InteractionKey) else "port"
        self.ways.append(way)
        if self.error is not None and way == "interaction":
            raise self.error
        return {"b.png": 2}


def messages(discord: Any, notes: Notes) -> Messages:
    return Messages(discord, RecentInteractions(discord, notes), lambda: 0.0)


async def test_a_message_whose_control_was_pressed_is_edited_by_that_interaction() -> None:
    discord, notes = Discord(), Notes()
    notes.answered_in[MESSAGE.message] = KEY
    edited = await messages(discord, notes).edit(MESSAGE, POST)
    assert discord.ways == ["interaction"]
    assert edited is not None
    assert edited.files == {"b.png": 2}


async def test_for_as_long_as_discord_accepts_it() -> None:
    now = 0.0
    discord, notes = Discord(), Notes(lambda: now)
    notes.answered_in[MESSAGE.message] = KEY
    now = TOKEN_S + 1
    await messages(discord, notes).edit(MESSAGE, POST)
    assert discord.ways == ["port"]


@pytest.mark.parametrize("error", [Gone("unknown webhook"), Refused("forbidden"), Unauthorised("invalid token")])
async def test_an_interaction_that_no_longer_serves_is_forgotten(error: PortError) -> None:
    """An expired interaction is forgotten, and the edit takes the ordinary route."""
    discord, notes = Discord(error), Notes()
    notes.answered_in[MESSAGE.message] = KEY
    found = messages(discord, notes)
    assert await found.edit(MESSAGE, POST) is not None
    assert await found.edit(MESSAGE, POST) is not None
    assert discord.ways == ["interaction", "port", "port"]


@pytest.mark.parametrize("error", [Trouble("503"), FileGone("a file")])
async def test_what_would_fail_either_way_is_told(error: PortError) -> None:
    discord, notes = Discord(error), Notes()
    notes.answered_in[MESSAGE.message] = KEY
    with pytest.raises(type(error)):
        await RecentInteractions(discord, notes).edit(MESSAGE.message, POST, {})
    assert notes.answered_in[MESSAGE.message] == KEY
