"""Stored tournaments: logs, tables, due times, and errands done by one process."""

import asyncio
from dataclasses import replace

from bot.model import Phase, Table
from bot.store.protocol.people import Stored, TableOf
from bot.tables.matches import spec_of
from tournaments import (
    Accepted,
    Actor,
    AnnounceRound,
    Begin,
    Context,
    End,
    Enrol,
    Exclude,
    Open,
    OpenTable,
    Settings,
    decide,
    fold,
)

GUILD, CHANNEL = 5, 10
MIRA, ODO = Actor(1, "Mira"), Actor(2, "Odo")
CONTEXT = Context(spec_of("tunhell"))


async def carry_out(store, tournament, command, before=None, now=100.0, key=None):
    """Decide and save a command; return the tournament."""
    accepted = decide(before, command, now, CONTEXT, key)
    assert isinstance(accepted, Accepted), accepted
    await store.write(lambda unit: unit.tournaments.save(tournament, accepted))
    return accepted.after


async def opened(store, tournament="one", by=MIRA, guild=GUILD, now=100.0, **settings):
    command = Open(by, "Cup", Settings("tunhell", **settings), guild, CHANNEL, "en")
    return await carry_out(store, tournament, command, now=now)


async def begun(store, **settings):
    """Return a tournament of three people with its first round."""
    t = await opened(store, **settings)
    for number in (1, 2, 3):
        t = await carry_out(store, "one", Enrol(Actor(number, f"P{number}"), number, f"P{number}"), t, key=f"k{number}")
    return await carry_out(store, "one", Begin(MIRA, "luck", "secret"), t)


async def ask(store, work):
    return await store.read(lambda unit: work(unit.tournaments))


async def test_a_log_is_read_as_it_was_written(store):
    """A log folds to the stored tournament, and interactions already carried out are known."""
    t = await begun(store)
    assert fold(await ask(store, lambda rows: rows.entries("one"))) == t
    assert await ask(store, lambda rows: rows.get("one")) == Stored("one", t)
    assert await ask(store, lambda rows: rows.get("two")) is None
    assert await ask(store, lambda rows: rows.has_key("one", "k2"))
    assert not await ask(store, lambda rows: rows.has_key("one", "k9"))
    assert not await ask(store, lambda rows: rows.has_key("two", "k2"))


async def test_tournaments_of_a_server_and_of_a_person(store):
    """Tournaments of a server and of a person are read newest first; finished ones are separate."""
    first, second = await opened(store, "one"), await opened(store, "two", ODO, now=200.0)
    await opened(store, "three", guild=6)
    second = await carry_out(store, "two", Enrol(MIRA, 1, "Mira"), second)
    live = await ask(store, lambda rows: rows.of_server(GUILD, is_live=True))
    assert [one.id for one in live] == ["two", "one"]
    assert [one.id for one in await ask(store, lambda rows: rows.of_person(1))] == ["one", "three", "two"]
    assert [one.id for one in await ask(store, lambda rows: rows.of_person(2))] == ["two"]
    assert await ask(store, lambda rows: rows.counts(GUILD, 1)) == (2, 2)
    await carry_out(store, "one", End(MIRA, "rain"), first)
    assert await ask(store, lambda rows: rows.counts(GUILD, 1)) == (1, 1)
    assert await ask(store, lambda rows: rows.counts(7, 9)) == (0, 0)
    assert [one.id for one in await ask(store, lambda rows: rows.of_server(GUILD, is_live=False))] == ["one"]


async def test_what_falls_due_is_found_in_its_order(store):
    await opened(store, "late", starts_at=900.0)
    await opened(store, "soon", starts_at=500.0)
    await opened(store, "never")
    assert await ask(store, lambda rows: rows.due(499.0, 9)) == []
    assert [one.id for one in await ask(store, lambda rows: rows.due(900.0, 9))] == ["soon", "late"]
    assert [one.id for one in await ask(store, lambda rows: rows.due(900.0, 1))] == ["soon"]
    await store.write(lambda unit: unit.tournaments.postpone("soon", None))
    await store.write(lambda unit: unit.tournaments.postpone("late", 901.0))
    assert await ask(store, lambda rows: rows.due(900.0, 9)) == []


async def test_a_message_is_stale_until_it_shows_the_latest_entry(store):
    t = await opened(store)
    (found,) = await ask(store, lambda rows: rows.stale(100.0, 9))
    shown = replace(found, message=77, posted=101.0)
    await store.write(lambda unit: unit.tournaments.stands(shown))
    assert await ask(store, lambda rows: rows.stale(100.0, 9)) == []
    assert await ask(store, lambda rows: rows.get("one")) == shown
    after = await carry_out(store, "one", Enrol(ODO, 2, "Odo"), t)
    assert await ask(store, lambda rows: rows.stale(100.0, 9)) == [replace(shown, tournament=after)]


async def test_a_table_is_heard_of_once_it_is_over_and_once_alone(store):
    await begun(store)
    lobby, of = Table("t1", "tunhell", GUILD, CHANNEL, 1, "en", Phase.LOBBY), TableOf("one", 1, 1)
    await store.write(lambda unit: unit.tables.save(None, lobby))
    await store.write(lambda unit: unit.tournaments.note_table("t1", of))
    assert await ask(store, lambda rows: rows.table_of("t1")) == of
    assert await ask(store, lambda rows: rows.table_of("t2")) is None
    assert await ask(store, lambda rows: rows.ended_tables()) == []
    await store.write(lambda unit: unit.tables.save(lobby, replace(lobby, phase=Phase.ENDED)))
    assert await ask(store, lambda rows: rows.ended_tables()) == [("t1", of)]
    await store.write(lambda unit: unit.tournaments.reported("t1"))
    assert await ask(store, lambda rows: rows.ended_tables()) == []


async def test_what_could_not_be_shown_waits_and_holds_up_nothing_else(store):
    """A tournament that failed to show is tried last, or at once if it changes."""

    async def stale(now: float, most: int = 9) -> list[tuple[str, int]]:
        return [(one.id, one.tries) for one in await ask(store, lambda rows: rows.stale(now, most))]

    t = await opened(store, "one")
    await opened(store, "two")
    await store.write(lambda unit: unit.tournaments.show_later("one", 105.0))
    assert await stale(104.0) == [("two", 0)]
    assert await stale(105.0) == [("two", 0), ("one", 1)]
    assert await stale(105.0, 1) == [("two", 0)]
    assert ("one", 1) in await stale(-10_000.0), "the clock was set back"
    await carry_out(store, "one", Enrol(ODO, 2, "Odo"), t)
    assert await stale(104.0) == [("one", 1), ("two", 0)]
    await store.write(lambda unit: unit.tournaments.show_later("one", 135.0))
    await store.write(lambda unit: unit.tournaments.stands(unit.tournaments.get("one")))
    assert (await ask(store, lambda rows: rows.get("one"))).tries == 0


async def test_what_was_decided_is_to_be_done_in_its_order(store):
    """Errands are done in order until reported; failures are retried later with their reason."""
    await begun(store)
    announce, table = await ask(store, lambda rows: rows.errands(100.0, 9))
    assert (announce.effect, type(table.effect)) == (AnnounceRound(1), OpenTable)
    assert [one.effect for one in await ask(store, lambda rows: rows.errands(100.0, 1))] == [announce.effect]
    await store.write(lambda unit: unit.tournaments.done(announce))
    await store.write(lambda unit: unit.tournaments.opened(table, 99))
    await store.write(lambda unit: unit.tournaments.failed(table, 500.0, "forbidden"))
    assert await ask(store, lambda rows: rows.errands(499.0, 9)) == []
    (again,) = await ask(store, lambda rows: rows.errands(500.0, 9))
    assert (again.effect, again.thread, again.trouble) == (table.effect, 99, "forbidden")
    assert [one.trouble for one in await ask(store, lambda rows: rows.troubles("one"))] == ["forbidden"]


async def test_what_always_fails_holds_up_nothing_new(store):
    """Errands never tried come before retries."""
    await begun(store)
    for errand in await ask(store, lambda rows: rows.errands(100.0, 9)):
        await store.write(lambda unit, errand=errand: unit.tournaments.failed(errand, 50.0, "forbidden"))
    await opened(store, "two")
    await carry_out(store, "two", End(MIRA, "rain"), (await ask(store, lambda rows: rows.get("two"))).tournament)
    assert [one.tournament for one in await ask(store, lambda rows: rows.errands(100.0, 1))] == ["two"]


async def test_of_several_processes_one_has_an_errand(store):
    """Each errand goes to one process, or to another one after its time."""
    await begun(store)
    errand, _ = await ask(store, lambda rows: rows.errands(100.0, 9))

    async def leased(now: float) -> bool:
        return await store.write(lambda unit: unit.tournaments.lease(errand, now, now + 60.0))

    assert sorted(await asyncio.gather(*(leased(100.0) for _ in range(5)))) == [False] * 4 + [True]
    assert errand.i not in [one.i for one in await ask(store, lambda rows: rows.errands(159.0, 9))]
    assert await leased(160.0)
    assert max(one.attempts for one in await ask(store, lambda rows: rows.errands(220.0, 9))) == 2


async def test_a_clock_that_is_set_back_delays_no_errand(store):
    """If the clock is set back, errands wait half an hour at most."""
    await begun(store)
    errand, _ = await ask(store, lambda rows: rows.errands(10_000.0, 9))
    assert await store.write(lambda unit: unit.tournaments.lease(errand, 10_000.0, 10_060.0))
    assert errand.i not in [one.i for one in await ask(store, lambda rows: rows.errands(9_000.0, 9))]
    assert errand.i in [one.i for one in await ask(store, lambda rows: rows.errands(6_400.0, 9))]
    assert await store.write(lambda unit: unit.tournaments.lease(errand, 6_400.0, 6_460.0))


async def test_who_is_forgotten_is_named_in_nothing_still_to_be_told(store):
    """What a tournament has decided to say names them as it does in its log; what others are told stays."""
    t = await begun(store)
    await carry_out(store, "one", Exclude(MIRA, 2, "rude"), t)
    before = [one.effect for one in await ask(store, lambda rows: rows.errands(100.0, 9))]
    assert "P2" in repr(before)
    await store.write(lambda unit: unit.privacy.erase(2, -77, (), lambda *_: "somebody"))
    after = [one.effect for one in await ask(store, lambda rows: rows.errands(100.0, 9))]
    assert ("P2" in repr(after), "somebody" in repr(after)) == (False, True)
    assert [type(one) for one in after] == [type(one) for one in before]
    assert "P2" not in repr((await ask(store, lambda rows: rows.get("one"))).tournament)


async def test_a_message_that_was_never_tried_has_failed_no_time(store):
    """Nor has an errand, which has neither trouble nor thread."""
    await begun(store)
    stored = await ask(store, lambda rows: rows.get("one"))
    assert (stored.message, stored.posted, stored.tries) == (0, 0.0, 0)
    for one in await ask(store, lambda rows: rows.errands(100.0, 9)):
        assert (one.attempts, one.trouble, one.thread) == (0, "", 0)
