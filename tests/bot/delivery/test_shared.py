"""What players show to everyone after a game: it stands in the channel once, and whoever asks again is led to it."""

from dataclasses import replace

import pytest

from bot.post import Post, Refused, Text
from tests.bot.service.evening import CHANNEL, playing

SLOT = "recap"
TEN_MINUTES = 600.0


async def shown(told, table, text="shown"):
    """Show a sentence, and return the message and whether it is new."""

    async def made() -> Post:
        return Post((Text(text),))

    ref, is_new = await told.delivery.shared.post(table, SLOT, made)
    return ref.message, is_new


@pytest.fixture
async def table(service):
    return await playing(service, 2, game="tunhell")


async def test_it_is_posted_once_however_late_it_is_asked_for_again(service, told, port, clock, table):
    """Ten minutes later Discord has forgotten the nonce, and a restarted bot its memory: the store still knows."""
    first = await shown(told, table)
    await told.delivery.ledger.flush()
    clock.now += TEN_MINUTES
    port.forget_nonces()
    again = await service.queries.table(table.id)
    told.delivery.ledger._changes.clear()
    assert await shown(told, again, "again") == (first[0], False)
    assert first[1]
    assert port.words(CHANNEL) == ["shown"]


async def test_one_deleted_by_hand_may_be_posted_again(told, port, clock, table):
    """A message that is gone is replaced, even while Discord still knows its nonce."""
    message, _ = await shown(told, table)
    del port.shown[message]
    other, is_new = await shown(told, table, "again")
    assert (other != message, is_new, port.words(CHANNEL)) == (True, True, ["again"])


async def test_a_channel_that_cannot_be_read_gets_no_second_one(told, port, table):
    """Without permission to read, the message that was posted is believed to stand."""
    message, _ = await shown(told, table)
    port.failures.append(Refused("no permission"))
    assert await shown(told, table, "again") == (message, False)


async def test_a_table_that_moved_shows_it_in_its_new_channel(told, port, table):
    """A message in the former channel does not count."""
    await shown(told, table)
    assert (await shown(told, replace(table, channel=77)))[1]
    assert port.words(77) == ["shown"]
