"""A memory that forgets: nothing kept in a process grows without bound."""

from bot.delivery.recent import Recent
from tests.bot.service.evening import Clock


def test_entries_expire_one_by_one():
    """Each after its own time; what is set again lasts again."""
    clock = Clock(0.0)
    recent: Recent[str, int] = Recent(10.0, clock)
    recent.set("a", 1)
    clock.now = 6
    recent.set("b", 2)
    clock.now = 10
    assert (recent.get("a"), recent.get("b")) == (None, 2)
    recent.set("b", 3)
    clock.now = 19
    assert (recent.get("b"), len(recent)) == (3, 1)


def test_the_oldest_go_when_there_are_too_many():
    """One for one, and never all of them at once."""
    recent: Recent[int, int] = Recent(1e9, Clock(), most=3)
    for n in range(5):
        recent.set(n, n)
    assert [recent.get(n) for n in range(5)] == [None, None, 2, 3, 4]


def test_what_is_forgotten_is_gone():
    recent: Recent[int, int] = Recent(10.0, Clock())
    recent.set(1, 1)
    recent.forget(1)
    recent.forget(2)
    assert recent.get(1) is None
