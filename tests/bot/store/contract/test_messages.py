"""The stored messages of a table: their positions, contents and open questions."""

import pytest

from bot.model import Phase, Table
from bot.post import PostedMessage, hand_slot

BOARD = PostedMessage(10, 100, 5.0, "digest", {"board.png": 7, "more.png": 8}, ("3", "4"))
CALL = PostedMessage(10, 101, 6.0, asks=("0:3",))


@pytest.fixture(autouse=True)
async def _tables(store):
    def work(unit):
        for table_id, channel in (("one", 10), ("two", 11)):
            unit.tables.save(None, Table(table_id, "game", 5, channel, 1, "fr", Phase.LOBBY))

    await store.write(work)


async def put(store, slot, message, table_id="one"):
    await store.write(lambda unit: unit.messages.put(table_id, slot, message))


async def test_a_message_is_read_as_it_was_put(store):
    """Messages are read as written, separately for slots and tables."""
    await put(store, "board", BOARD)
    await put(store, "call:0:3", CALL)
    await put(store, "board", CALL, "two")
    assert await store.read(lambda unit: unit.messages.of_table("one")) == {"board": BOARD, "call:0:3": CALL}
    assert await store.read(lambda unit: unit.messages.of_table("two")) == {"board": CALL}


async def test_a_slot_has_one_message(store):
    """A slot holds one message, which a new one replaces completely."""
    await put(store, "board", BOARD)
    later = PostedMessage(12, 200, 9.0)
    await put(store, "board", later)
    assert await store.read(lambda unit: unit.messages.of_table("one")) == {"board": later}


async def test_a_slot_is_emptied(store):
    """Emptying a slot, even twice, leaves the others."""
    await put(store, "board", BOARD)
    await put(store, hand_slot(0), CALL)
    for _ in range(2):
        await store.write(lambda unit: unit.messages.forget("one", "board"))
        assert await store.read(lambda unit: unit.messages.of_table("one")) == {"hand:0": CALL}
