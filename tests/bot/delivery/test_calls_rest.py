"""Calls: how long one rests, what of it is still open, and which of them a new one replaces."""

from dataclasses import replace

import pytest

from bot.delivery.backpressure import CALLS_APART
from bot.post import CALL, NoChannel, PostedMessage, Refused, Trouble
from games.core import Seat
from games.dungeon_lords.rules.orders import SelectOrders
from tests.bot.service.evening import CHANNEL, playing

from .port import DM, Told
from .test_calls import AFTER
from .test_calls_and_hands import calls_for, waited_for

MIRA, ODO = Seat(0), Seat(1)


@pytest.fixture
async def told(service, port):
    made = Told(service, port, call_after=AFTER)
    yield made
    await made.stop()


def standing(told, table, at, *asks, message=50):
    """Let a call stand in the channel that asks these questions."""
    ref = PostedMessage(CHANNEL, message, at, asks=asks)
    told.delivery.ledger.put(table.id, f"{CALL}{message}", ref)


@pytest.mark.parametrize(
    ("seen", "calls", "rests"),
    [
        (None, [], None),
        (-10, [], AFTER - 10),
        (None, [(-20, "0-5")], CALLS_APART * AFTER - 20),
        (None, [(-20, "1-5")], None),
        (None, [(-20, "0-5"), (-30, "0-4")], CALLS_APART * AFTER - 20),
        (-10, [(-CALLS_APART * AFTER + 5, "0-5")], AFTER - 10),
        (-10, [(-20, "1-5", "0-5")], CALLS_APART * AFTER - 20),
    ],
)
async def test_nobody_is_called_while_they_are_there_or_soon_after_a_call(service, clock, told, seen, calls, rests):
    """The later of both counts, and of several calls that name them the last."""
    table = await playing(service, 2, game="tunhell")
    now = clock.now = clock.now + 10 * CALLS_APART * AFTER
    for n, (at, *asks) in enumerate(calls):
        standing(told, table, now + at, *asks, message=50 + n)
    if seen is not None:
        clock.now = now + seen
        told.delivery.presence.saw(1)
        clock.now = now
    person = await service.people.person(1)
    found = told.delivery.calls.rests_until(await service.queries.table(table.id), MIRA, person)
    assert found == (None if rests is None else now + rests)


async def asked_now(service, table):
    ((seat, number),) = (await service.queries.view_for(table.id, None)).questions.items()
    return seat, f"{seat}-{number}"


async def test_a_call_asks_what_is_still_open_and_goes_when_nothing_is(service, clock, told, port):
    table = await waited_for(service, clock, told, port)
    snapshot = await service.queries.snapshot(table.id)
    _, asked = await asked_now(service, table)
    await told.delivery.calls.deliver(await calls_for(service, table))
    (slot,) = told.delivery.ledger.places(table, CALL)
    ref = told.delivery.ledger.place(table, slot)
    assert ref.asks == (asked,)
    port.calls.clear()
    await told.delivery.calls.retire(snapshot)
    assert port.calls == [], "nothing has changed"
    told.delivery.ledger.put(table.id, slot, replace(ref, asks=(asked, "1-999"), shows=""))
    await told.delivery.calls.retire(snapshot)
    assert ([kind for kind, _ in port.calls], told.delivery.ledger.place(table, slot).asks) == (["edit"], (asked,))
    told.delivery.ledger.put(table.id, slot, replace(ref, asks=("1-999",)))
    await told.delivery.calls.retire(snapshot)
    assert (ref.message in port.shown, told.delivery.ledger.place(table, slot)) == (False, None)


@pytest.mark.parametrize(
    ("asks", "is_kept"), [(("{open}",), False), (("1-999",), False), (("{open}", "1-999"), False), ((), False)]
)
async def test_a_new_call_replaces_those_that_ask_nothing_else(service, clock, told, port, asks, is_kept):
    table = await waited_for(service, clock, told, port)
    seat, asked = await asked_now(service, table)
    port.shown[50] = (CHANNEL, port.shown[(await service.queries.table(table.id)).board.message][1])
    standing(told, table, clock.now - 1e6, *[asked if one == "{open}" else one for one in asks])
    assert await told.delivery.calls.call_again(await service.queries.snapshot(table.id), seat)
    assert (50 in port.shown) == is_kept
    (kept,) = [ref.asks for ref in told.delivery.ledger.places(table, CALL).values()]
    assert kept == (asked,)
    assert port.pinged(CHANNEL) == [(table.occupants[seat].person,)]


async def test_a_question_that_a_call_asks_already_brings_no_other(service, clock, told, port):
    table = await waited_for(service, clock, told, port)
    _, asked = await asked_now(service, table)
    standing(told, table, clock.now - 1e6, asked)
    port.calls.clear()
    assert await told.delivery.calls.deliver(await calls_for(service, table)) == {}
    assert port.calls == []


@pytest.mark.parametrize(
    ("error", "lost"), [(NoChannel("404"), True), (Refused("forbidden"), False), (Trouble("503"), None)]
)
async def test_where_a_call_cannot_stand_the_caller_hears_it(service, clock, told, port, error, lost):
    table = await waited_for(service, clock, told, port)
    snapshot, (seat, _) = await service.queries.snapshot(table.id), await asked_now(service, table)
    port.ring_failures.append(error)
    if lost is None:
        with pytest.raises(Trouble):
            await told.delivery.calls.call_again(snapshot, seat)
    else:
        assert not await told.delivery.calls.call_again(snapshot, seat)
        assert (await service.queries.table(table.id)).lost == lost
    assert told.delivery.ledger.places(table, CALL) == {}


@pytest.mark.parametrize("why", ["another question", "another seat", "no seat", "no such seat", "in time"])
async def test_only_who_is_asked_this_question_is_called(service, clock, told, port, why):
    table = await waited_for(service, clock, told, port)
    (item,) = await calls_for(service, table)
    changes = {
        "another question": {"ticket": "999"},
        "another seat": {"seat": Seat(1 - item.seat)},
        "no seat": {"seat": None},
        "no such seat": {"seat": Seat(9)},
        "in time": {},
    }[why]
    put_off = await told.delivery.calls.deliver([replace(item, **changes)])
    assert put_off == {}
    assert (len(port.pinged(CHANNEL)) == 1) == (why == "in time")
    assert ("send", DM + 1) not in port.calls


@pytest.mark.parametrize(
    ("attempts", "lost", "is_asked", "looked"),
    [(1, False, True, 0), (2, False, True, 1), (2, True, True, 0), (2, False, False, 0)],
)
async def test_calls_are_looked_for_only_where_one_may_stand(
    service, clock, told, port, monkeypatch, attempts, lost, is_asked, looked
):
    """After another try, in a channel that is there, since somebody was asked first."""
    table, looks = await waited_for(service, clock, told, port), []
    items = await calls_for(service, table, attempts=attempts)

    async def controls_since(channel, since):
        looks.append((channel, since))
        return {}

    monkeypatch.setattr(port, "controls_since", controls_since)
    if lost:
        await service.places.lose(CHANNEL)
    if not is_asked:
        monkeypatch.setattr("bot.delivery.calls._asked_now", lambda _: {})
    await told.delivery.calls.deliver(items)
    asked_at = (await service.queries.table(table.id)).occupants[items[0].seat].asked_at
    assert looks == [(CHANNEL, asked_at)] * looked


@pytest.mark.parametrize(("is_quiet", "is_again", "sends"), [(True, False, 0), (True, True, 1), (False, False, 1)])
async def test_a_quiet_question_that_a_call_asks_already_is_not_asked_twice(
    service, clock, told, port, monkeypatch, is_quiet, is_again, sends
):
    """Unless it is repeated on purpose: who has answered would show in a call that differs."""
    monkeypatch.setattr(SelectOrders, "is_quiet", is_quiet)
    table = await waited_for(service, clock, told, port, "dungeon_lords")
    questions = (await service.queries.view_for(table.id, None)).questions
    standing(told, table, clock.now - 1e6, *[f"{seat}-{n}" for seat, n in sorted(questions.items())])
    port.calls.clear()
    snapshot = await service.queries.snapshot(table.id)
    assert await told.delivery.calls._post(snapshot, [*questions], is_again=is_again)
    assert port.calls.count(("send", CHANNEL)) == sends
