"""Games packed after their end read as before, on both stores, despite interruptions."""

import lzma
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from bot.operation.move import KINDS
from bot.service import Service
from bot.service.clocks import PACKED_AFTER_S
from bot.store import SqliteStore, StoreFailed
from bot.store.postgres import PostgresStore
from bot.store.rows.log import EVERY, PAST, RECENT, LogRows
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.log import Entry
from bot.tables.opening import ChannelLost
from bot.tables.seats import Leave
from bot.tables.transfers import HandedOver
from games.core import Seat
from games.registry import GAMES
from tests.house.play import AMOUNT

from .evening import NAMES, lobby, log_of, meet, play, play_out, playing

SEEDS = range(max(1, round(4 * AMOUNT)))
MIRA, ODO, FERN = 1, 2, 3


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
async def store(request, tmp_path: Path):
    if request.param == "sqlite":
        opened = await SqliteStore.open(tmp_path / "porion.sqlite")
    else:
        opened = await PostgresStore.open(request.getfixturevalue("cluster").new())
    yield opened
    await opened.close()


@pytest.fixture
async def service(store, clock):
    made = Service(store, clock)
    yield made
    await made.drain()


async def all_that_can_be_read(store, clock, table_id):
    """Return everything that players, the public and the operator can read, without a cache."""
    service = Service(store, clock)
    queries, table = service.queries, await service.queries.table(table_id)
    seats = [None, *(seat for seat, _ in table.seated())]

    def rows(unit):
        entries = unit.log.entries(table_id)
        return (
            entries,
            [unit.log.entry(table_id, entry.n) for entry in entries],
            unit.log.entries(table_id, after=len(entries) // 2),
            [unit.log.has_key(table_id, key) for key in ("none", *(entry.key for entry in entries if entry.key))],
            [unit.log.has_moved(table_id, seat) for seat in seats[1:]],
            [unit.log.heard(table_id, seat) for seat in seats[1:]],
            [unit.log.history(table_id, seat, with_hints=True) for seat in seats],
            unit.log.changes_of_seats(table_id),
            unit.log.story(table_id, 20),
            unit.log.headings(table_id),
            unit.log.telling(table_id),
            unit.positions.kept(table_id),
            (unit.positions.first(table_id), unit.positions.latest(table_id), unit.positions.by(table_id, 60)),
            unit.tables.stamp(table_id),
            [unit.privacy.about(person) for person in (MIRA, ODO, FERN)],
        )

    async def replayed(seat):
        steps, last = [await service.replays.moment(table_id, 0, seat)], -1
        while steps[-1].step != last:
            last = steps[-1].step
            steps.append(await service.replays.moment(table_id, last + 11, seat))
        return steps

    found = [
        await store.read(rows),
        [await queries.history(table_id, person) for person in (MIRA, ODO, FERN)],
        [(await queries.told(table_id, person))[1] for person in (MIRA, ODO, FERN)],
        await queries.fairness(table_id),
    ]
    if table.first is not None:
        found += [
            [await queries.view_for(table_id, seat) for seat in seats],
            [await replayed(seat) for seat in seats],
            await queries.transcript(table_id),
        ]
    await service.drain()
    return found


def same(before, after):
    """Assert equality part by part, for readable failures."""
    for one, other in zip((*before[0], *before[1:]), (*after[0], *after[1:]), strict=True):
        assert one == other


async def sizes(store, table_id):
    """Return the numbers of unpacked and packed rows of a table's past."""

    def count(unit):
        names = (*PAST, "packed")
        of = "WHERE table_id = ?"
        return [unit.db.execute(f"SELECT count(*) FROM {name} {of}", (table_id,)).fetchone()[0] for name in names]

    *loose, packed = await store.read(count)
    return sum(loose), packed


async def over(service, clock, game="lantern", seed="play"):
    """Return a finished game at the time of packing; a third person sat there for a while."""
    table = await lobby(service, 3, game=game)
    await service.execute(table.id, Leave(await meet(service, 3)))
    await service.execute(table.id, Start(await meet(service, 1)))
    table = await play_out(service, table, seed)
    clock.now += PACKED_AFTER_S + 1
    return table


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("store", "game"),
    [
        *(("sqlite", game) for game in GAMES),
        pytest.param("postgres", "maphr", marks=pytest.mark.xdist_group("postgres")),
    ],
    indirect=["store"],
)
async def test_a_packed_game_reads_as_before(store, service, clock, game, seed):
    """A packed game reads the same for players, a former occupant and the public, without unpacked rows.

    What is packed is the same on both stores, so one game shows that PostgreSQL keeps it.
    """
    table = await over(service, clock, game, f"packing {seed}")
    before = await all_that_can_be_read(store, clock, table.id)
    clock.now -= 2
    await service.packing.fire()
    assert (await sizes(store, table.id))[1] == 0, "people look back at it"
    clock.now += 2
    await service.packing.fire()
    assert await sizes(store, table.id) == (0, 1)
    after = await all_that_can_be_read(store, clock, table.id)
    same(before, after)


async def test_of_a_game_that_is_over_few_positions_are_kept(store, service):
    """For a finished game the first, the last and every fiftieth position are stored."""
    table = await playing(service, 2, game="tunhell")
    await play(service, table, 30)
    assert len(await store.read(lambda unit: unit.positions.kept(table.id))) > RECENT
    table = await play_out(service, table)
    kept = [*await store.read(lambda unit: unit.positions.kept(table.id))]
    assert [n for n in kept[1:-1] if n % EVERY] == []
    assert kept[-1] == table.n


async def test_a_lobby_that_was_closed_is_packed_too(store, service, clock):
    table = await lobby(service, 2)
    await service.execute(table.id, End(await meet(service, 1)))
    before = await all_that_can_be_read(store, clock, table.id)
    clock.now += PACKED_AFTER_S + 1
    await service.packing.fire()
    assert await sizes(store, table.id) == (0, 1)
    same(before, await all_that_can_be_read(store, clock, table.id))


async def test_what_happens_to_a_packed_table_is_added_to_its_log(store, service, clock):
    """A change of a packed table unpacks it, and it is packed again later."""
    table = await over(service, clock)
    log = await log_of(service, table)
    await service.packing.fire()
    entry = Entry(len(log), ChannelLost(), None, None, clock.now)
    await store.write(lambda unit: unit.log.append(table.id, [entry]))
    assert (await sizes(store, table.id))[1] == 0
    longer = await log_of(service, table)
    assert longer == [*log, entry]
    await service.packing.fire()
    assert (await sizes(store, table.id))[1] == 1
    assert await log_of(service, table) == longer


@pytest.mark.parametrize("person", [ODO, FERN])
async def test_erasure_reaches_into_what_is_packed(store, service, clock, person):
    """Erasure reaches packed rows, for players and for former occupants."""
    name = NAMES[person]
    table = await over(service, clock)
    await service.packing.fire()
    assert table.id in await store.read(lambda unit: unit.privacy.tables_of(person))
    await service.privacy.forget(await meet(service, person))
    clock.now += PACKED_AFTER_S + 1
    assert name not in await dump(store)
    await service.packing.fire()
    assert (await sizes(store, table.id))[1] == 1
    assert name not in await dump(store)
    assert await store.read(lambda unit: unit.privacy.tables_of(person)) == []
    assert len(await service.queries.history(table.id, MIRA)) > 0


async def test_whoever_is_only_named_in_what_is_packed_can_be_erased(store, service, clock):
    """Somebody named only in packed rows, such as an invited person, can be erased."""
    table = await over(service, clock)
    gro = await meet(service, 4)
    entry = Entry(table.n + 1, HandedOver(Seat(0), gro.id, gro.name), None, None, clock.now)
    await store.write(lambda unit: unit.log.append(table.id, [entry]))
    clock.now += PACKED_AFTER_S + 1
    await service.packing.fire()
    assert (await sizes(store, table.id))[1] == 1
    assert await store.read(lambda unit: unit.privacy.tables_of(gro.id)) == [table.id]


async def dump(store):
    """Return everything stored, with packed data unpacked."""

    def work(unit):
        cells = [
            cell for kind in KINDS for row in unit.db.execute(f"SELECT * FROM {kind.name}").fetchall() for cell in row
        ]
        return " ".join(lzma.decompress(cell).decode() if isinstance(cell, bytes) else str(cell) for cell in cells)

    return await store.read(work)


async def test_what_was_interrupted_leaves_nothing_half_packed(store, service, clock):
    """Interrupted packing leaves the game readable, packed or not, and is completed later."""
    table = await over(service, clock)
    before = await all_that_can_be_read(store, clock, table.id)

    def pack(unit, most):
        left, execute = most, unit.db.execute

        class Failing:
            def execute(self, *values):
                nonlocal left
                left -= 1
                if left < 0:
                    raise InterruptedError
                return execute(*values)

            executemany = unit.db.executemany

        LogRows(Failing()).pack(table.id)

    for most in count():
        try:
            await store.write(partial(pack, most=most))
        except InterruptedError:
            assert (await sizes(store, table.id))[1] == 0
            continue
        break
    assert most > 5
    assert await sizes(store, table.id) == (0, 1)
    same(before, await all_that_can_be_read(store, clock, table.id))


async def test_packing_goes_on_where_it_was_stopped(store, service, clock, monkeypatch):
    """Packing continues after an interruption, one transaction per game."""
    monkeypatch.setattr("bot.service.clocks.AT_ONCE", 2)
    tables = []
    for channel in range(10, 15):
        table = await lobby(service, 2, channel=channel)
        await service.execute(table.id, End(await meet(service, 1)))
        tables.append(table.id)
        clock.now += 1
    clock.now += PACKED_AFTER_S + 1
    write, written = store.write, []

    async def failing(work):
        if len(written) == 3:
            raise StoreFailed
        written.append(await write(work))

    monkeypatch.setattr(store, "write", failing)
    with pytest.raises(StoreFailed):
        await service.packing.fire()
    assert [(await sizes(store, each))[1] for each in tables] == [1, 1, 1, 0, 0]
    monkeypatch.setattr(store, "write", write)
    await service.packing.fire()
    assert [(await sizes(store, each))[1] for each in tables] == [1, 1, 1, 1, 1]
