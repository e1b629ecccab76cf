"""Views for presenters: no state in them, bounded caches, and no errors hidden as refusals."""

from dataclasses import fields, is_dataclass
from types import FunctionType

import pytest

from bot.model import Phase, Table
from bot.service import loading
from bot.service.cache import TableCache
from bot.store import StoreFailed
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.play import Move
from games import core
from games.core import Dice, Event, Number, Refusal, Seat, State, say

from .evening import bid, key, lobby, meet, play_out, playing


def parts(value: object, seen: set[int]) -> object:
    """Return everything reachable from a value, except by taking functions apart."""
    if id(value) in seen or isinstance(value, FunctionType | type | str | int | float | None):
        return
    seen.add(id(value))
    yield value
    if is_dataclass(value):
        inner = [getattr(value, one.name) for one in fields(value)]
    elif isinstance(value, dict):
        inner = [*value.keys(), *value.values()]
    elif isinstance(value, list | tuple | set | frozenset):
        inner = [*value]
    else:
        inner = []
    for one in inner:
        yield from parts(one, seen)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lantern", "tunhell", "dungeon_lords", "winter"])
async def test_no_state_reaches_presentation(service, game):
    """Neither a view nor its offer contains the state, for any reader."""
    table = await playing(service, 2, game=game)
    for number in range(6):
        snapshot = await service.queries.snapshot(table.id)
        for reader in (None, Seat(0), Seat(1)):
            view = snapshot.view_for(reader)
            found = [one for one in parts((view, view.offer), set()) if isinstance(one, State | Dice)]
            assert found == []
            asked = view.offer if reader is not None else None
            if asked is not None and number < 5:
                choice = asked.shape.choices[0] if hasattr(asked.shape, "choices") else None
                person = snapshot.table.occupants[reader].person
                if choice is not None:
                    await service.execute(table.id, Move(person, asked.ticket, choice, key()))
                    break


async def test_one_load_tells_everything_about_a_table(service):
    """One load gives a table, its people and each reader's view; a lobby has no views."""
    table = await lobby(service, 2)
    before = await service.queries.snapshot(table.id)
    assert (before.table, sorted(before.people), before.is_dealt) == (table, [0, 1], False)
    with pytest.raises(Refusal):
        before.view_for(None)
    table = (await service.execute(table.id, Start(await meet(service, 1)))).table
    after = await service.queries.snapshot(table.id)
    assert after.view_for(Seat(0)) == await service.queries.view_for(table.id, Seat(0))
    assert await service.queries.snapshot("nowhere") is None


async def test_a_passing_failure_does_not_look_like_a_table_without_a_deal(service, monkeypatch):
    """A temporary failure is raised, so that a final board is not replaced by a closed lobby."""
    table = await play_out(service, await playing(service))

    async def fail(work):
        raise StoreFailed

    with monkeypatch.context() as broken:
        broken.setattr(service.store, "read_by_key", fail)
        with pytest.raises(StoreFailed):
            await service.queries.snapshot(table.id)
    snapshot = await service.queries.snapshot(table.id)
    assert (snapshot.table.phase, snapshot.is_dealt) == (Phase.OVER, True)


async def test_a_table_that_can_never_be_read_again_has_nothing_to_see(service):
    """A finished table that cannot be read has no views; a live one says so."""
    table = await playing(service)
    await service.store.write(lambda unit: unit.db.execute("UPDATE positions SET state = '{}'").rowcount)
    service._cache.forget()
    with pytest.raises(Refusal):
        await service.queries.snapshot(table.id)
    await service.execute(table.id, End(await meet(service, 1), moderator=False))
    assert not (await service.queries.snapshot(table.id)).is_dealt


async def test_what_one_moment_has_shown_the_next_does_not(service):
    """Cached views belong to their log entry; names and messages are always current."""
    table = await playing(service)
    first = await service.queries.view_for(table.id, Seat(0))
    await bid(service, table, 3)
    second = await service.queries.view_for(table.id, Seat(0))
    assert (first.waiting, second.waiting) == ((0, 1), (1,))
    await service.people.meet(1, "Mirabelle", "fr", table.guild)
    assert (await service.queries.view_for(table.id, Seat(0))).table.names[0] == "Mirabelle"
    done = await service.execute(table.id, Move(2, None, Number(2), key()), 2)
    assert done.view == await service.queries.view_for(table.id, Seat(1))


def test_what_is_kept_in_memory_is_bounded():
    """Caches are bounded, however many tables there are."""
    cache = TableCache(kept=10)
    for number in range(1000):
        cache.keep_positions(f"table {number}", [(1, object()), (2, object())])
    assert len(cache._moments) == 10
    assert cache.position("table 999", 2) is not None
    assert cache.position("table 0", 1) is None


async def test_what_is_in_nobodys_hands_is_not_remembered(service, clock):
    """Items that were taken but never reported are forgotten after their lease."""
    await playing(service)
    await service.outbox_feed.take(100)
    assert service.outbox_feed._taken
    clock.now += 61
    await service.outbox_feed.report(done=await service.outbox_feed.take(100))
    assert (service.outbox_feed._taken, service.outbox_feed._ready) == ({}, {})


async def test_on_a_first_turn_all_is_told_since_the_beginning(service):
    """A seat's news start at its own last move, or before that at the start of the game."""
    table = await playing(service, 2, game="tunhell")
    moved = set()
    for _ in range(6):
        snapshot = await service.queries.snapshot(table.id)
        views = [snapshot.view_for(Seat(seat)) for seat in (0, 1)]
        assert {view.seat for view in views if not view.has_moved} == {0, 1} - moved
        (mover,) = (view for view in views if view.seat in view.waiting)
        person = snapshot.table.occupants[mover.seat].person
        await service.execute(table.id, Move(person, mover.offer.ticket, mover.offer.shape.choices[0], key()))
        moved.add(mover.seat)
    assert moved == {0, 1}


async def test_a_throw_that_the_table_makes_is_no_move_of_its_player(service):
    """An automatic throw does not count as its player's move, so earlier events are still news."""
    table, dice = await playing(service, 2, game="poursuite"), Dice("thrown")
    for _ in range(12):
        table, state = await service.queries.state_of(table.id)
        now = core.decision(state)
        (seat,) = now.asks
        view = await service.queries.view_for(table.id, seat)
        before = table.n
        person, ticket = table.occupants[seat].person, str(core.ticket(state, seat))
        await service.execute(table.id, Move(person, ticket, core.any_of(now.asks[seat], dice), key()))
        _, everyone = await service.queries.told(table.id, 99)
        done = [event for n, event in everyone if n > before and not event.is_heading]
        other = Seat(1 - seat)
        assert view.seat == seat
        assert set(done) <= set((await service.queries.view_for(table.id, other)).news)


def test_news_hold_the_whole_turn_of_which_they_hold_the_summary():
    """Whoever answers within their own fight reads and sees all of it once it is over, and until then what is new."""
    earlier = (2, Event(say("lantern-round", n=1), is_heading=True))
    heading = (5, Event(say("lantern-round", n=2), is_heading=True))
    before = (5, Event(say("lantern-lit", seat=0, gallery=4)))
    moved = (6, Event(say("lantern-lit", seat=0, gallery=5)))
    summary = (6, Event(say("lantern-lit", seat=0, gallery=9), is_recap=True))
    other = (6, Event(say("lantern-round", n=3), is_heading=True))
    latest = [earlier, heading, before, moved, summary, other]
    assert loading._whole([moved, summary, other], latest) == [heading, before, moved, summary, other]
    assert loading._whole([moved], latest) == [moved]
    assert loading._whole([moved, other, summary], latest) == [moved, other, summary]
    assert loading._whole([moved, summary], [moved, summary]) == [moved, summary]


def test_what_a_computer_player_says_of_its_turn_stands_above_the_next_heading():
    """It is said once the turn has passed, but not by the player whose turn begins."""
    table = Table("abcdefghij", "maphr", 1, 2, 3, "en", Phase.PLAYING)
    first, then = (Event(say("maphr-log-turn", seat=seat), is_heading=True) for seat in (0, 1))
    built, says = Event(say("maphr-log-pass", seat=0)), Event(say("maphr-says-mason-built", seat=0, n=1))
    told = list(enumerate([first, built, then, says]))
    assert loading._events(told, table) == (first, built, says, then)
