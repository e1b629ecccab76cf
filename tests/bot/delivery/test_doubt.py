"""A message without confirmation is not sent twice, and a forbidden one is not retried forever."""

import asyncio

import pytest

from bot.delivery.messages import EDITABLE_S
from bot.post import Post, Refused, Text, Trouble
from bot.service import Service
from bot.tables.seats import Join, Leave
from tests.bot.service.evening import CHANNEL, lobby, meet, playing

from .port import DM, Told


async def test_after_a_lost_receipt_no_second_message_is_made(told, port):
    """After a lost confirmation, the next message for the slot reuses the nonce and shows the newer text."""
    messages, board = told.delivery.messages, ("abc", "board")
    port.lost = 1
    with pytest.raises(Trouble):
        await messages.send(CHANNEL, Post((Text("older"),)), "one", may_stand=False, slot=board)
    await messages.send(CHANNEL, Post((Text("newer"),)), "two", may_stand=False, slot=board)
    assert port.words(CHANNEL) == ["newer"]
    await messages.send(CHANNEL, Post((Text("next"),)), "three", may_stand=False, slot=board)
    assert port.words(CHANNEL) == ["newer", "next"]


async def test_after_two_lost_receipts_no_second_message_is_made(told, port):
    """After two lost confirmations the first nonce is still used, as Discord would post again under another."""
    messages, board = told.delivery.messages, ("abc", "board")
    port.lost = 2
    for mark in ("one", "two"):
        with pytest.raises(Trouble):
            await messages.send(CHANNEL, Post((Text(mark),)), mark, may_stand=False, slot=board)
    await messages.send(CHANNEL, Post((Text("newest"),)), "three", may_stand=False, slot=board)
    assert port.words(CHANNEL) == ["newest"]


async def test_after_an_edit_without_a_receipt_the_earlier_text_is_sent_again(told, port):
    """An edit whose confirmation is lost may have got through, so the text before it is no longer taken for granted."""
    messages, older = told.delivery.messages, Post((Text("P4 chooses"),))
    ref = await messages.send(CHANNEL, older, "one", may_stand=False)
    port.lost_edits = 1
    with pytest.raises(Trouble):
        await messages.edit(ref, Post((Text("P4 is ready"),)))
    ref = await messages.edit(ref, older)
    assert port.words(CHANNEL) == ["P4 chooses"]
    port.calls.clear()
    assert await messages.edit(ref, older) is ref
    assert port.calls == []


@pytest.mark.parametrize("is_killed", [False, True])
async def test_what_is_again_as_before_is_shown_after_an_edit_without_a_receipt(service, clock, told, port, is_killed):
    """Board and hand show what is so, though the store says that they have shown it all along."""
    await lobby(service, 1, game="tunhell", channel=CHANNEL)
    await playing(service, 2, game="tunhell", channel=CHANNEL + 1)
    await told.all()
    table, odo = await service.queries.table_in(CHANNEL), await meet(service, 2)
    places = (CHANNEL, DM + 2)
    before = [port.words(place) for place in places]
    port.lost_edits = 99
    await service.execute(table.id, Join(odo))
    await service.people.set_language(odo.id, "fr")
    await told.all()
    for place, words in zip(places, before, strict=True):
        assert port.words(place) != words, "the edit got through"
    await service.execute(table.id, Leave(odo))
    await service.people.set_language(odo.id, "en")
    port.lost_edits = 0
    if is_killed:
        service = Service(service.store, clock)
        told = Told(service, port)
        await service.resume()
    clock.now += 5
    await told.all()
    assert [port.words(place) for place in places] == before
    await service.drain()


async def test_what_discord_forbids_is_given_up(service, told, monkeypatch):
    """A forbidden delivery is tried once and leaves nothing to retry."""
    tried = []

    async def forbidden(items):
        tried.extend(items)
        raise Refused("Missing Access")

    monkeypatch.setattr(told.delivery.dispatcher, "_carry", forbidden)
    await lobby(service, 1, game="tunhell")
    await told.all()
    left = await service.store.read(lambda unit: unit.db.execute("SELECT count(*) FROM outbox").fetchone()[0])
    assert (len(tried), left) == (1, 0)


async def test_an_older_board_loses_its_controls_though_discord_fails_at_that_moment(
    service, told, port, clock, monkeypatch
):
    """Stripping an old board's controls is retried after a failure, so that two boards cannot both be pressed."""
    monkeypatch.setattr("bot.delivery.messages.RETRIES_S", (0.01, 0.01))
    table = await playing(service, 2, game="tunhell")
    await told.all()
    old = (await service.queries.table(table.id)).board.message
    edit, failed = port.edit, []

    async def failing(ref, post, kept):
        if ref.message == old and not failed:
            failed.append(ref)
            raise Trouble("503")
        return await edit(ref, post, kept)

    monkeypatch.setattr(port, "edit", failing)
    clock.now += EDITABLE_S - 1  # a minute later it would be too old for an immediate edit
    await told.delivery.boards.bring(table.id, anew=True)
    await asyncio.wait(told.delivery.messages.under_way, timeout=60)
    assert list(port.shown[old][1].controls()) == []
    assert [ref.message for ref in failed] == [old]
    assert (await service.queries.table(table.id)).board.message in port.shown
