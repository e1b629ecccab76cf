"""Backpressure: who counts as present, and for how long calls rest."""

from dataclasses import replace

import pytest

from bot.delivery.backpressure import BUSY, CALLS_APART, URGENCY, Load, Presence, Urgency
from bot.model import Phase, Table
from tests.bot.service.evening import Clock

AFTER, ODO = 90.0, 2
TABLE = Table("t", "tunhell", 5, 10, 1, "en", Phase.PLAYING)


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def presence(clock):
    return Presence(clock, AFTER)


def test_somebody_is_present_for_a_while_after_what_they_did_last(presence, clock):
    """What they did in this process counts, and what is stored of the table; the later of both."""
    assert presence.until(ODO) is None
    presence.saw(ODO)
    began = clock.now
    assert presence.until(ODO) == presence.until(ODO, began - 5) == began + AFTER
    assert presence.until(ODO, began + 5) == began + 5 + AFTER
    assert presence.until(ODO + 1) is None
    clock.now += AFTER - 1
    assert presence.until(ODO) == presence.until(ODO, began) == began + AFTER
    clock.now += 1
    assert (presence.until(ODO), presence.until(ODO, began)) == (None, None)


def test_who_was_asked_may_be_called_after_a_while_present_or_not(presence, clock):
    presence.saw(ODO)
    assert presence.asked_until(clock.now - 1) == clock.now - 1 + AFTER
    assert presence.asked_until(clock.now - AFTER) is None


@pytest.mark.parametrize(("pace", "apart"), [(None, CALLS_APART * AFTER), (60.0, 60.0), (1e6, CALLS_APART * AFTER)])
def test_calls_to_one_table_keep_apart_or_follow_its_pace(presence, clock, pace, apart):
    """Calls of one person to one table rest six times as long as presence lasts, or for one turn of a quicker table."""
    table, began = replace(TABLE, pace=pace), clock.now
    assert presence.calls_rest_until(table, ODO) is None
    presence.called(TABLE.id, ODO)
    assert presence.calls_rest_until(table, ODO) == presence.calls_rest_until(table, ODO, began - 5) == began + apart
    assert presence.calls_rest_until(table, ODO, began + 5) == began + 5 + apart
    assert presence.calls_rest_until(replace(table, id="other"), ODO) is None
    assert presence.calls_rest_until(table, ODO + 1) is None
    clock.now += apart
    assert presence.calls_rest_until(table, ODO) is None


def test_where_everybody_is_called_at_once_nobody_is_present(clock):
    presence = Presence(clock, 0.0)
    presence.saw(ODO)
    presence.called(TABLE.id, ODO)
    assert (presence.until(ODO), presence.calls_rest_until(TABLE, ODO)) == (None, None)


def test_an_interaction_is_taken_once_and_not_while_leaving():
    load = Load()
    assert [load.takes(number) for number in (1, 2, 1)] == [True, True, False]
    load.is_leaving = True
    assert not load.takes(3)


def test_the_load_counts_who_waits_and_knows_how_urgent_it_is():
    load, before = Load(), URGENCY.get()
    assert (load.is_busy, load.idle.is_set()) == (False, True)
    waiting = [load.at_work() for _ in range(BUSY + 1)]
    for n, one in enumerate(waiting, start=1):
        one.__enter__()
        assert (load.is_busy, load.idle.is_set(), URGENCY.get()) == (n > BUSY, False, Urgency.WAITED_FOR)
    for n, one in enumerate(reversed(waiting), start=1):
        one.__exit__(None, None, None)
        assert (load.is_busy, load.idle.is_set()) == (False, n == len(waiting))
    assert URGENCY.get() == before
    assert Urgency.WAITED_FOR < Urgency.TABLE < Urgency.UPKEEP
