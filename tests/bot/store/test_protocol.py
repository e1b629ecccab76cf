"""What the records of the store's interface are without further data."""

from bot.store import News, OutboxItem, Process
from bot.tables.notify import Kind


def test_a_process_on_its_own_does_all_the_work():
    """A program that shares its database with no other has number 0 of 1, and continues whatever was begun."""
    alone = Process()
    assert (alone.number, alone.count, alone.name, alone.is_heir, alone.homes) == (0, 1, "porion", True, {0})
    assert {alone.home(guild << 22) for guild in range(5)} == {0}
    assert alone != Process(), "two programs are two processes, whatever their numbers"


def test_a_server_belongs_to_the_process_of_its_shard():
    """Discord takes the shard from the bits of a server's id above the 22nd."""
    pair, three = Process(1, 2), Process(2, 3)
    assert [pair.home(n << 22) for n in range(4)] == [0, 1, 0, 1]
    assert [pair.home((n << 22) + (1 << 22) - 1) for n in range(4)] == [0, 1, 0, 1]
    assert [three.home(n << 22) for n in range(4)] == [0, 1, 2, 0]


def test_news_are_of_an_erasure_or_an_inheritance_only_where_they_say_so():
    assert (News().is_erasure, News().is_inheritance) == (False, False)


def test_an_item_is_delivered_for_the_first_time_unless_it_says_otherwise():
    item = OutboxItem(1, "table", Kind.BOARD)
    assert (item.version, item.attempts) == (1, 1)
