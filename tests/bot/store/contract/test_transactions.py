"""A unit of work is carried out wholly or not at all, independently of others."""

import asyncio
import threading

import pytest

from bot.store import StoreFailed
from games.core import Refusal


async def names(store, upto=10):
    """Return which of some people are stored."""
    found = await store.read(lambda unit: [unit.people.get(n) for n in range(1, upto)])
    return [person.name for person in found if person is not None]


async def test_work_that_raises_is_taken_back(store):
    """Work that raises is rolled back completely, without affecting later work."""

    def work(unit):
        unit.people.meet(1, "Mira", "fr")
        raise KeyError("no such dwarf")

    with pytest.raises(KeyError):
        await store.write(work)
    assert await names(store) == []
    await store.write(lambda unit: unit.people.meet(2, "Odo", "en"))
    assert await names(store) == ["Odo"]


async def test_a_closed_store_gives_a_clear_failure(store):
    """A closed store raises a clear error, for example for a late click."""
    await store.close()
    for ask in (store.read, store.write):
        with pytest.raises(StoreFailed):
            await ask(lambda unit: unit.people.get(1))


def test_a_failure_of_ours_is_no_refusal():
    """Store errors are not refusals, so that handlers of refusals do not hide them."""
    assert not issubclass(StoreFailed, Refusal)
    assert not issubclass(Refusal, StoreFailed)


async def test_of_many_works_at_once_each_stands_by_itself(store):
    """Of concurrent works, those that raise are rolled back and all others are stored."""

    def work(n):
        def whole(unit):
            unit.people.meet(n, f"person {n}", "fr")
            if n % 3 == 0:
                raise KeyError(n)
            return n

        return whole

    done = await asyncio.gather(*(store.write(work(n)) for n in range(1, 200)), return_exceptions=True)
    for n, result in enumerate(done, start=1):
        assert isinstance(result, KeyError) if n % 3 == 0 else result == n
    assert await names(store, 200) == [f"person {n}" for n in range(1, 200) if n % 3]


async def test_one_long_look_up_stops_no_other(store):
    """Long reads delay neither other reads nor writes."""
    begun, may_end = [threading.Event(), threading.Event()], threading.Event()

    def long(unit, n):
        begun[n].set()
        assert may_end.wait(60)
        return unit.people.get(1)

    reading = [asyncio.create_task(store.read(lambda unit, n=n: long(unit, n))) for n in (0, 1)]
    assert all([await asyncio.to_thread(event.wait, 60) for event in begun])
    await store.write(lambda unit: unit.people.meet(1, "Mira", "fr"))
    assert await names(store) == ["Mira"]
    assert not any(task.done() for task in reading)
    may_end.set()
    await asyncio.gather(*reading)


async def test_quick_looks_wait_for_no_long_one(store):
    """Quick looks do not wait for long reads, and errors do not affect others."""
    await store.write(lambda unit: [unit.people.meet(n, f"person {n}", "fr") for n in range(50)])
    may_end = threading.Event()
    long = [asyncio.create_task(store.read(lambda unit: may_end.wait(60))) for _ in range(5)]
    looks = (store.read_by_key(lambda unit, n=n: unit.people.get(n).name) for n in range(51))
    *found, unknown = await asyncio.gather(*looks, return_exceptions=True)
    assert not any(task.done() for task in long)
    may_end.set()
    await asyncio.gather(*long)
    assert found == [f"person {n}" for n in range(50)]
    assert isinstance(unknown, AttributeError)


async def test_what_is_looked_at_does_not_change_under_the_reader(store):
    """A read sees one snapshot, whatever is written meanwhile."""
    await store.write(lambda unit: unit.people.meet(1, "Mira", "fr"))
    has_looked, may_go_on = threading.Event(), threading.Event()

    def look(unit):
        first = unit.people.get(1).name
        has_looked.set()
        assert may_go_on.wait(60)
        return first, unit.people.get(1).name

    looking = asyncio.create_task(store.read(look))
    assert await asyncio.to_thread(has_looked.wait, 60)
    await store.write(lambda unit: unit.people.meet(1, "Mirabelle", "fr"))
    may_go_on.set()
    assert await looking == ("Mira", "Mira")
    assert await names(store) == ["Mirabelle"]


async def test_a_look_up_that_nothing_waits_for_any_more_costs_no_other(store):
    """Reads can be cancelled repeatedly without blocking later ones."""
    for _ in range(8):
        is_begun, may_end = threading.Event(), threading.Event()

        def look(unit, is_begun=is_begun, may_end=may_end):
            is_begun.set()
            assert may_end.wait(60)

        looking = asyncio.create_task(store.read(look))
        assert await asyncio.to_thread(is_begun.wait, 60)
        looking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await looking
        assert await names(store) == []
        may_end.set()
    await asyncio.gather(*(names(store) for _ in range(8)))


async def test_the_loop_is_told_before_the_commit_and_only_of_what_stands(store):
    """Work notifies the loop before its commit, and not at all if it raises."""
    told = []

    def work(unit, name, error=None):
        unit.before_commit(lambda: told.append(name))
        if error is not None:
            raise error

    with pytest.raises(KeyError):
        await store.write(lambda unit: work(unit, "taken back", KeyError()))
    await store.write(lambda unit: work(unit, "written"))
    assert told == ["written"]
