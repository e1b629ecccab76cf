"""Helpers for tests of the service: seat people, answer, play to the end."""

import asyncio
import contextlib
import json
from copy import copy
from dataclasses import dataclass, replace
from itertools import count

from bot.model import Person, Phase, Table
from bot.service import Done, Service
from bot.store import OutboxItem, SqliteStore
from bot.store.connection import SqliteUnit
from bot.store.rows.schema import load_say, write_column
from bot.store.rows.tables import LESSONS
from bot.tables.deal import Start
from bot.tables.decide import timers_for
from bot.tables.lobby import SetFirst, SetOption
from bot.tables.log import Entry
from bot.tables.notify import Kind
from bot.tables.play import Move, Moved
from bot.tables.seat_history import FoldedLog
from bot.tables.seats import Join, SeatComputer
from bot.tables.view import TableView
from games import core
from games.core import Dice, Event, Number, Seat, State, TooLate
from games.registry import GAMES
from tests.lantern import Light

CHANNEL = 10
NAMES = {1: "Mira", 2: "Odo", 3: "Fern", 4: "Gro"}
SHORT = {"maphr": ("scenario", "first_dig"), "tunhell": ("length", "shortest")}
"""Options that make those games short which take the most moves."""
_KEYS = count()
_FINISHED: dict[str, tuple[str, list[str]]] = {}
"""By game: the id of the table that `finished` has played in this process, and statements that write all its rows."""


@dataclass
class Clock:
    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def as_process(store: SqliteStore, name: str) -> SqliteStore:
    """Return a store as another process opens it."""
    other = copy(store)
    other.process = replace(store.process, name=name)
    return other


def key() -> str:
    """Return the key of a new interaction."""
    return f"click-{next(_KEYS)}"


async def meet(service: Service, person: int) -> Person:
    return await service.people.meet(person, NAMES[person], "fr" if person == 1 else "en-GB")


async def lobby(
    service: Service, people: int = 2, computers: int = 0, game: str = "lantern", channel: int = CHANNEL
) -> Table:
    """Return a lobby with people 1, 2, ... (1 is the host) and some computer players."""
    host = await meet(service, 1)
    table = await service.openings.open(game, 5, channel, host, "fr")
    for person in range(2, people + 1):
        table = (await service.execute(table.id, Join(await meet(service, person)))).table
    for _ in range(computers):
        table = (await service.execute(table.id, SeatComputer(host))).table
    return table


async def playing(
    service: Service,
    people: int = 2,
    computers: int = 0,
    game: str = "lantern",
    channel: int = CHANNEL,
    *,
    is_short: bool = True,
) -> Table:
    """Return a table in play whose host has seat 0 and starts; unless `is_short` is false, with options of `SHORT`."""
    table = await lobby(service, people, computers, game, channel)
    host = await meet(service, 1)
    if is_short and game in SHORT:
        await service.execute(table.id, SetOption(host, *SHORT[game]))
    await service.execute(table.id, SetFirst(host, Seat(0)))
    return (await service.execute(table.id, Start(host))).table


async def against_spies(service: Service, spies: int = 1) -> Table:
    """Return a table of the host and computer players called "spy"."""
    table, host = await lobby(service, 1), await meet(service, 1)
    for _ in range(spies):
        await service.execute(table.id, SeatComputer(host, "spy"))
    await service.execute(table.id, SetFirst(host, Seat(0)))
    return (await service.execute(table.id, Start(host))).table


async def bid(service: Service, table: Table, *coins: int) -> None:
    """Let person 1 bid the first number, person 2 the second, and so on."""
    for person, n in enumerate(coins, start=1):
        glance = await service.queries.view_of(table.id, person)
        await service.execute(table.id, Move(person, glance.offer.ticket, Number(n), key()))


async def lit(service: Service, table: Table, person: int, gallery: int) -> Done:
    """Let the winner of the bid light a gallery."""
    return await service.execute(table.id, Move(person, None, Light(gallery), key()), person)


async def somebody(service: Service, table: Table) -> TableView | None:
    """Wait for computer players, and return the view of an asked person; None once the game is over."""
    for _ in range(20_000):
        fresh = await service.queries.snapshot(table.id)
        if not fresh.table.phase.live:
            return None
        now = core.decision(fresh.state)
        for seat, occupant in fresh.table.seated():
            if occupant.person is not None and now is not None and seat in now.asks:
                return fresh.view_for(seat)
        await asyncio.sleep(0.002)
    raise TimeoutError("nobody is asked anything")


async def waits_for(service: Service, table: Table, *seats: int) -> None:
    """Wait until computer players have answered and only these seats are asked."""
    for _ in range(20_000):
        if set((await service.queries.view_for(table.id, None)).waiting) == set(seats):
            return
        await asyncio.sleep(0.002)
    raise TimeoutError(f"the table does not come to wait for {seats}")


async def play(service: Service, table: Table, most: int | None = None, seed: str = "play") -> None:
    """Play a number of random answers of people, or to the end of the game."""
    dice = Dice(seed)
    for _ in count() if most is None else range(most):
        glance = await somebody(service, table)
        if glance is None:
            return
        person = glance.table.occupants[glance.seat].person
        choice = core.any_of(glance.offer.shape, dice)
        with contextlib.suppress(TooLate):  # where several may speak, a computer player may have been quicker
            await service.execute(table.id, Move(person, glance.offer.ticket, choice, key()))


async def play_out(service: Service, table: Table, seed: str = "play") -> Table:
    """Play to the final score with random answers of people."""
    await play(service, table, seed=seed)
    over = await service.queries.table(table.id)
    assert over.phase is Phase.OVER
    return over


async def finished(service: Service, game: str = "poursuite") -> Table:
    """Return a finished game of two; of the first table of a service, the game is played only once in each process."""
    is_first = await service.store.read(lambda unit: not unit.db.execute("SELECT 1 FROM tables").fetchall())
    if is_first and game in _FINISHED:
        id_, rows = _FINISHED[game]
        await service.store.write(lambda unit: [unit.db.execute(row) for row in rows])
        return await service.queries.table(id_)
    table = await play_out(service, await playing(service, 2, game=game))
    if is_first:
        await service.runner.drain()
        _FINISHED[game] = table.id, await service.store.read(rows_of)
    return table


def rows_of(unit: SqliteUnit) -> list[str]:
    """Return statements that write all rows of a database to another one."""
    rows = [line for line in unit.db.iterdump() if line.startswith("INSERT") and "sqlite_sequence" not in line]
    return ["PRAGMA defer_foreign_keys = ON", *(row.replace("INSERT", "INSERT OR IGNORE", 1) for row in rows)]


async def deliver(service: Service) -> list[OutboxItem]:
    """Deliver all due items and return them."""
    found: list[OutboxItem] = []
    while due := await service.outbox_feed.take(5):
        for item in due:
            await service.outbox_feed.report(done=[item])
        found += due
    return found


def of_kind(items: list[OutboxItem], kind: Kind) -> list[OutboxItem]:
    return [item for item in items if item.kind is kind]


async def every_position(service: Service, table: Table) -> list[State]:
    """Return all positions of a table, computed from its log, which must equal the stored ones."""
    codec = GAMES[table.game].codec
    kept = await service.store.read(lambda unit: unit.positions.kept(table.id))
    replay = FoldedLog.of(table.id, await log_of(service, table))
    assert {n: codec.save(replay.positions[n]).decode() for n in kept} == kept
    assert max(replay.positions) in kept
    return [replay.positions[n] for n in sorted(replay.positions)]


async def log_of(service: Service, table: Table) -> list[Entry]:
    """Return the whole log of a table."""
    return await service.store.read(lambda unit: unit.log.entries(table.id))


async def moves_of(service: Service, table: Table) -> list[Entry]:
    """Return the moves in a table's log."""
    return [entry for entry in await log_of(service, table) if isinstance(entry.fact, Moved)]


async def ticket_of(service: Service, table: Table, person: int) -> str:
    """Return the current ticket of a person's controls."""
    return (await service.queries.view_of(table.id, person)).ticket


def stored(unit: SqliteUnit, table_id: str) -> tuple[object, ...]:
    """Return the stored rows of a table and its seats."""
    columns = "game, guild, channel, host, locale, phase, options, first, n, moves, opened, active, edition, pace"
    columns += ", warned, lost, time_outs, is_guided"
    (row,) = unit.db.execute(f"SELECT {columns} FROM tables WHERE id = ?", (table_id,))
    columns = (
        "seat, name, person, computer, owner, since, seen, asked, gone, played_by_clock_for, missed, reminded, is_away"
    )
    columns += ", away_until, lesson"
    return row, unit.db.execute(f"SELECT {columns} FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)).fetchall()


def written(table: Table) -> tuple[object, ...]:
    """Return the rows that a table should have."""
    row = (
        table.game, table.guild, table.channel, table.host, table.locale, table.phase, json.dumps(table.options),
        table.first, table.n, table.moves, table.opened_at, table.active_at, table.edition, table.pace, table.warned,
        table.lost + table.asleep, table.time_outs, table.is_guided,
    )  # fmt: skip
    return row, [
        (seat, occupant.given_name or occupant.name, occupant.person, occupant.computer, occupant.owner, occupant.since,
         occupant.seen_at, occupant.asked_at, occupant.is_gone + 2 * occupant.is_out, occupant.played_by_clock_for,
         occupant.missed, occupant.reminded,
         occupant.is_away, occupant.away_until, write_column(LESSONS, occupant.lesson))
        for seat, occupant in table.seated()
    ]  # fmt: skip


def check_whole(unit: SqliteUnit, table_id: str) -> None:
    """Assert that the log folds to everything stored about a table: row, seats, positions, sentences, timers."""
    entries = unit.log.entries(table_id)
    assert [entry.n for entry in entries] == list(range(len(entries)))
    replay = FoldedLog.of(table_id, entries)
    table, codec = replay.now.table, GAMES[replay.now.table.game].codec
    assert stored(unit, table_id) == written(table)
    kept = unit.positions.kept(table_id)
    assert kept == {n: codec.save(replay.positions[n]).decode() for n in kept}
    assert max(kept, default=0) == max(replay.positions, default=0)
    rows = unit.db.execute("SELECT n, seat, sentence, heading FROM story WHERE table_id = ? ORDER BY n, i", (table_id,))
    assert [
        (n, Event(load_say(said), seat, heading == 1, heading == 2)) for n, seat, said, heading in rows
    ] == replay.told
    timers = unit.db.execute("SELECT kind, due, seat, ticket FROM timers WHERE table_id = ?", (table_id,))
    assert {(kind, due) for kind, due, _, _ in timers} == {(timer.kind, timer.at) for timer in timers_for(replay.now)}
