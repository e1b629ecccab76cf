"""What was sent once without a receipt is not sent twice, and what Discord forbids is not tried for ever."""

import pytest

from bot.delivery.port import Refused, Trouble
from bot.post import Post, Text
from tests.bot.service.evening import CHANNEL, lobby


async def test_after_a_lost_receipt_no_second_message_is_made(told, port):
    """Whatever is sent next to the same place goes under the mark that Discord may know, and shows the newer words."""
    messages, board = told.delivery.messages, ("abc", "board")
    port.lost = 1
    with pytest.raises(Trouble):
        await messages.send(CHANNEL, Post((Text("older"),)), "one", is_repeated=False, slot=board)
    await messages.send(CHANNEL, Post((Text("newer"),)), "two", is_repeated=False, slot=board)
    assert port.words(CHANNEL) == ["newer"]
    await messages.send(CHANNEL, Post((Text("next"),)), "three", is_repeated=False, slot=board)
    assert port.words(CHANNEL) == ["newer", "next"]


async def test_what_discord_forbids_is_given_up(service, told, monkeypatch):
    """It is tried once, and nothing of it is left to be tried later."""
    tried = []

    async def forbidden(items):
        tried.extend(items)
        raise Refused("Missing Access")

    monkeypatch.setattr(told.delivery.dispatcher, "_carry", forbidden)
    await lobby(service, 1, game="tunhell")
    await told.all()
    left = await service.store.read(lambda unit: unit.db.execute("SELECT count(*) FROM outbox").fetchone()[0])
    assert (len(tried), left) == (1, 0)
