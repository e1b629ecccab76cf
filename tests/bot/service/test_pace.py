"""Clocks and absences continue correctly after any interruption of the bot."""

import asyncio

import pytest

from bot.model import TimeOuts
from bot.service import Service
from bot.service.clocks import steady_clock
from bot.store import SqliteStore
from bot.tables.absence import WentAway
from bot.tables.deal import Start
from bot.tables.decide import Due, Timer
from bot.tables.ending import End
from bot.tables.notify import Kind
from bot.tables.pace import Reminded, SetPace, SetTimeOuts, TurnTakenOver
from bot.tables.play import Move, Moved
from bot.tables.seats import Join
from games.core import Choice, Number, Refusal
from tests.lantern import Bid

from .evening import check_whole, deliver, key, lobby, log_of, meet, of_kind, playing

DAY_S = 24 * 3600.0


async def timed(service: Service, people: int = 2):
    """Return a game with a day per answer, with its first deliveries made."""
    table = await lobby(service, people)
    await service.execute(table.id, SetPace(await meet(service, 1), DAY_S))
    table = (await service.execute(table.id, Start(await meet(service, 1)))).table
    await deliver(service)
    return table


async def facts(service: Service, table, kind: type) -> list:
    return [entry.fact for entry in await log_of(service, table) if isinstance(entry.fact, kind)]


async def whole(service: Service, table) -> None:
    """Assert that the log folds to the stored rows."""
    await service.store.read(lambda unit: check_whole(unit, table.id))


async def test_a_timer_set_while_the_timers_are_read_is_not_overlooked(service, clock, monkeypatch):
    """A timer that the running read may have missed is looked for at once, not when the next known one is due."""
    await timed(service)
    await service.clocks.fire()
    await service.clocks.rest(is_done=True)  # what the game itself has set
    clock.now += DAY_S / 2
    read = service.store.read

    async def beside(work):
        result = await read(work)
        service.clocks.expect(clock.now + 60)
        return result

    monkeypatch.setattr(service.store, "read", beside)
    await service.clocks.fire()
    async with asyncio.timeout(60):
        await service.clocks.rest(is_done=True)


async def test_a_computer_player_answers_when_time_is_up(file, clock):
    """A computer player answers after the time limit, even with kills before and after the time-out."""
    store = await SqliteStore.open(file, busy=0.1)
    service = Service(store, clock)
    table = await timed(service)
    await service.execute(table.id, Move(1, None, Number(1), key()))
    clock.now += DAY_S / 2
    await service.clocks.fire()
    assert [fact.seat for fact in await facts(service, table, Reminded)] == [1]
    await store.close()

    store = await SqliteStore.open(file, busy=0.1)
    service = Service(store, clock)
    (reminder,) = of_kind(await deliver_late(service, clock), Kind.REMINDER)
    assert reminder.seat == 1
    clock.now += DAY_S / 2
    service.computers.closing.set()  # no computer player thinks before the kill
    await service.clocks.fire()
    assert [fact.seat for fact in await facts(service, table, TurnTakenOver)] == [1]
    assert len(await facts(service, table, Reminded)) == 1
    await whole(service, table)
    await store.close()

    store = await SqliteStore.open(file, busy=0.1)
    service = Service(store, clock)
    await service.resume()
    async with asyncio.timeout(60):
        while not any(fact.by == "substitute" for fact in await facts(service, table, Moved)):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.002)
    await service.drain()
    now = await service.queries.table(table.id)
    assert [occupant.person for occupant in now.occupants] == [1, 2], (
        "a computer player has answered once and has no seat"
    )
    assert (now.occupants[1].played_by_clock_for, now.occupants[1].missed) == ("", 1)
    await whole(service, table)
    await store.close()


async def deliver_late(service: Service, clock) -> list:
    """Deliver due items, including those leased to a killed process."""
    await service.outbox_feed.recover()
    return await deliver(service)


async def test_somebody_back_at_one_table_is_back_at_all(service, clock):
    """Absence and return apply to all tables of a person."""
    first = await timed(service)
    mira, odo = await meet(service, 1), await meet(service, 2)
    second = await service.openings.open("lantern", 5, 11, mira, "fr")
    await service.execute(second.id, Join(odo))
    until = await service.away.leave(odo, 3)
    assert until == clock.now + 3 * DAY_S
    assert await away(service, first, second) == [True, True]
    await whole(service, first)
    await service.execute(first.id, Move(2, None, Number(1), key()))
    async with asyncio.timeout(60):
        while any(await away(service, first, second)):  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.002)
    assert await service.away.back(odo) == 0
    assert len(await facts(service, second, WentAway)) == 1
    await whole(service, second)


async def away(service: Service, *tables) -> list[bool]:
    """Return for each table whether Odo is away."""
    return [(await service.queries.table(table.id)).occupants[1].is_away for table in tables]


async def test_somebody_at_no_table_cannot_be_away(service):
    fern = await meet(service, 3)
    with pytest.raises(Refusal) as refused:
        await service.away.leave(fern, 3)
    assert refused.value.say.id == "bot-no-away-nowhere"
    table = await playing(service, 2)
    with pytest.raises(Refusal):
        await service.away.leave(await meet(service, 1), 31)
    assert not any(occupant.is_away for occupant in (await service.queries.table(table.id)).occupants)


async def test_the_same_people_keep_their_pace(service):
    """A rematch keeps the pace."""
    table = await timed(service)
    host = await meet(service, 1)
    await service.execute(table.id, End(host, moderator=True))
    again = await service.openings.again(table.id, host)
    assert again.pace == DAY_S
    await whole(service, again)


async def test_a_late_timer_leaves_the_next_question_its_time(service, clock):
    """An outdated time-out does nothing, so that the next question has its full time."""
    table = await timed(service)
    clock.now += DAY_S
    due = await service.store.read(lambda unit: unit.timers.due(clock.now, 50))
    late = [timer for _, timer in due if timer.kind is Due.TURN]
    assert {timer.seat for timer in late} == {0, 1}
    for person in (1, 2):
        await service.execute(table.id, Move(person, None, Number(1), key()))
    asked = await turns(service, clock)
    for timer in late:
        await service.clocks.carry_out(table.id, timer)
    assert asked
    assert await turns(service, clock) == asked
    service.computers.closing.set()
    clock.now += DAY_S - 1
    await service.clocks.fire()
    assert await facts(service, table, TurnTakenOver) == []


async def turns(service: Service, clock) -> list[Timer]:
    """Return the timers of open questions."""
    due = await service.store.read(lambda unit: unit.timers.due(clock.now + 100 * DAY_S, 50))
    return [timer for _, timer in due if timer.kind is Due.TURN]


def fails(*_: object) -> Choice:
    raise TypeError("no answer for somebody absent")


@pytest.mark.parametrize("default", [fails, lambda *_: Number(99)])
async def test_rules_that_cannot_answer_leave_it_to_a_computer_player(service, clock, monkeypatch, caplog, default):
    """If a default answer fails or is illegal, it is logged once and a computer player answers."""
    table = await lobby(service, 2)
    mira = await meet(service, 1)
    await service.execute(table.id, SetPace(mira, DAY_S))
    await service.execute(table.id, SetTimeOuts(mira, TimeOuts.RULES))
    await service.execute(table.id, Start(mira))
    await service.execute(table.id, Move(1, None, Number(1), key()))
    monkeypatch.setattr(Bid, "default", default)
    clock.now += DAY_S
    await service.clocks.fire()
    assert [fact.seat for fact in await facts(service, table, TurnTakenOver)] == [1]
    async with asyncio.timeout(60):
        while not any(fact.by == "substitute" for fact in await facts(service, table, Moved)):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.002)
    assert [line.message for line in caplog.records].count("A timer of a table failed") == 1
    await whole(service, table)


def test_the_clock_never_goes_back():
    """The clock never goes backwards: it follows the system clock forward and ignores steps back."""
    wall, ticking = [1000.0], [5.0]
    clock = steady_clock(lambda: wall[0], lambda: ticking[0])
    assert clock() == 1000.0
    wall[0], ticking[0] = 4600.0, 6.0  # set forward
    assert clock() == 4600.0
    wall[0], ticking[0] = 1010.0, 16.0  # set back, ten seconds later
    assert clock() == 4610.0
    ticking[0] = 20.0
    assert clock() == 4614.0
