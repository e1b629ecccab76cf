"""A server's standings, records and achievements, and the monthly digest."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.profile import ServerSettings
from bot.store import Store, UnitOfWork
from bot.tables.ending import FELL
from bot.tables.puzzles import tried_puzzles
from bot.tables.ratings import RATED, Leaderboard, LeaderboardLine, PastGame, PersonalRecord, head_to_head, ranked
from bot.tables.records import (
    REACHED,
    SHARED,
    Achievement,
    Digest,
    Found,
    Holder,
    Month,
    RecordEntry,
    RecordKind,
    month_due,
)
from games.core import Say, Seat
from games.registry import GAMES
from tournaments.standings import standings

from .execute import CommandRunner
from .loading import CLOSING, SENTENCES, lets_be_named

LATEST = 24
"""The number of a person's latest games that are drawn."""
LEADERBOARD_LINES = 50
"""The maximum number of people on a leaderboard."""

LEASE_S = 120.0
"""Seconds for which one process has the exclusive right to post a digest."""
AT_ONCE, PAGES = 25, 20
"""How many records are read at a time, and how many times, until one is found whose person lets themselves be named."""
WINNERS, ACHIEVED = 3, 10
"""The maximum numbers of winners and of achievements in a digest."""


@dataclass(frozen=True, slots=True)
class DueDigest:
    """A digest that is due to be posted.

    Attributes:
        guild: the server.
        settings: the server's settings.
        attempts: the number of attempts; above 1, it may already have been posted.
        digest: its content.
    """

    guild: int
    settings: ServerSettings
    attempts: int
    digest: Digest


class Records:
    """Shows records and achievements."""

    def __init__(self, store: Store, clock: Callable[[], float], runner: CommandRunner) -> None:
        """Read from a store."""
        self._store, self._clock, self._runner = store, clock, runner

    async def best(self, guild: int, game: str | None) -> tuple[Holder, ...]:
        """Return a server's records: those of one game, or (None) those that are comparable across games."""
        return await self._store.read(lambda unit: tuple(_best(unit, guild, game)))

    async def found(self, guild: int, person: int, reader: int) -> Found:
        """Return a person's achievements on a server, as far as a reader may know them."""

        def work(unit: UnitOfWork) -> Found:
            is_own, is_shown = person == reader, lets_be_named(unit, person)
            ids: dict[str, tuple[str, ...]] = {}
            for one in unit.records.of_person(guild, person) if is_own or is_shown else ():
                if one.game in GAMES and one.id in GAMES[one.game].achievements:
                    ids[one.game] = (*ids.get(one.game, ()), one.id)
            near = unit.records.reached(guild, person) if is_own else ()
            reached: dict[str, dict[str, int]] = {}
            for entry in near:
                reached.setdefault(entry.game, {})[entry.kind.removeprefix(REACHED)] = -entry.rank
            return Found(name_on_server(unit, guild, person), person, is_own, is_shown, ids, reached)

        return await self._store.read(work)

    async def due(self) -> dict[int, ServerSettings]:
        """Return the servers whose digest this process may have to post."""
        process, now = self._store.process, self._clock()
        wanted = await self._store.read(lambda unit: unit.servers.with_digests())
        return {
            guild: one
            for guild, one in wanted.items()
            if process.home(guild) in process.homes and month_due(now, one.zone) is not None
        }

    async def claim(self, guild: int) -> DueDigest | None:
        """Claim the digest that is due on a server, to post it; None if none is, or another process has it.

        A month without any rated game has none.
        """

        def work(unit: UnitOfWork) -> DueDigest | None:
            unit.alone("digest", guild)
            settings, now = unit.servers.settings(guild), self._clock()
            month = month_due(now, settings.zone)
            if settings.digest_channel is None or month is None:
                return None
            named, until, attempts = json.loads(unit.bookkeeping.note(_note(guild)) or '["", 0, 0]')
            attempts = attempts + 1 if named == _name(month) else 1
            if named == _name(month) and (until is None or until > now):
                return None
            digest = digest_of(unit, guild, month)
            self._noted(unit, guild, month, None if digest is None else now + LEASE_S, attempts)
            return None if digest is None else DueDigest(guild, settings, attempts, digest)

        return await self._runner.run_to_completion(self._store.write(work))

    async def posted(self, due: DueDigest) -> None:
        """Record that a digest was posted."""
        month, attempts = due.digest.month, due.attempts
        await self._runner.run_to_completion(
            self._store.write(lambda unit: self._noted(unit, due.guild, month, None, attempts))
        )

    @staticmethod
    def _noted(unit: UnitOfWork, guild: int, month: Month, until: float | None, attempts: int) -> None:
        """Record until when a process tries to post a digest; None once nothing more is to be done."""
        unit.bookkeeping.set_note(_note(guild), json.dumps([_name(month), until, attempts]))


def digest_of(unit: UnitOfWork, guild: int, month: Month) -> Digest | None:
    """Return a month's digest of a server; None if nobody has finished a rated game."""
    games = unit.results.played(guild, month.begins, month.ends)
    if not games:
        return None
    won = unit.results.victories(guild, month.begins, month.ends, AT_ONCE)
    winners = [(name_on_server(unit, guild, who), n) for who, n in won if lets_be_named(unit, who)]
    best = [one for game, _ in games if game in GAMES for one in _best(unit, guild, game)]
    achieved = unit.records.achieved(guild, month.begins, month.ends, AT_ONCE)
    return Digest(
        month,
        tuple(games),
        tuple(winners[:WINNERS]),
        tuple(one for one in best if month.begins <= one.at < month.ends),
        tuple(_told(unit, achieved))[:ACHIEVED],
        tuple(
            (one.tournament.title, one.tournament.settings.game)
            for one in unit.tournaments.of_server(guild, is_live=False)
            if one.tournament.is_complete and month.begins <= (one.tournament.ended_at or 0.0) < month.ends
        ),
    )


def _told(unit: UnitOfWork, achieved: Sequence[Achievement]) -> Iterator[tuple[str, str, str]]:
    for one in achieved:
        if lets_be_named(unit, one.person) and one.game in GAMES and one.id in GAMES[one.game].achievements:
            yield name_on_server(unit, one.guild, one.person), one.game, one.id


def _best(unit: UnitOfWork, guild: int, game: str | None) -> Iterator[Holder]:
    """Yield the records of a game, or across games: the best scores of each, and what is comparable."""
    for kind in RecordKind:
        entries = [
            entry for one in ((game,) if game is not None else GAMES) if (entry := _first(unit, guild, one, kind))
        ]
        if game is None and kind is not RecordKind.HIGHEST:
            entries = sorted(entries, key=lambda entry: (entry.rank, entry.at))[:1]
        yield from (_holder(unit, entry) for entry in entries)


def _first(unit: UnitOfWork, guild: int, game: str, kind: RecordKind) -> RecordEntry | None:
    """Return the best entry whose person lets themselves be named."""
    for page in range(PAGES):
        entries = unit.records.best(guild, game, kind, AT_ONCE, page * AT_ONCE)
        for entry in entries:
            if lets_be_named(unit, entry.person):
                return entry
        if len(entries) < AT_ONCE:
            return None
    return None


def _holder(unit: UnitOfWork, entry: RecordEntry) -> Holder:
    """Return a record for display; a shared one names all who let themselves be named."""
    people = [entry.person]
    if entry.kind in SHARED and (result := unit.results.get(entry.table)) is not None:
        seats = sorted(result.seats, key=lambda seat: seat.place or 0)
        if entry.kind is RecordKind.CLOSEST:
            seats = [seat for seat in seats if seat.place in {1, 2}]
        stayed = [one.person for one in seats if one.person is not None and not one.has_left]
        people = [person for person in stayed if lets_be_named(unit, person)]
    table = unit.tables.get(entry.table)
    names = tuple(name_on_server(unit, entry.guild, person) for person in people)
    return Holder(
        RecordKind(entry.kind),
        entry.game,
        abs(entry.rank),
        names,
        entry.at,
        None if table is None or table.lost else table,
    )


def _note(guild: int) -> str:
    return f"digest {guild}"


def _name(month: Month) -> str:
    return f"{month.year}-{month.month:02}"


class Leaderboards:
    """Leaderboards and personal records. All ratings are stored, so reading them requires no computation."""

    def __init__(self, store: Store) -> None:
        """Read from a store."""
        self._store = store

    async def leaderboard(self, guild: int, game: str) -> Leaderboard:
        """Return the best players of a game on a server."""

        def work(unit: UnitOfWork) -> Leaderboard:
            best = ranked(unit.results.tallies(guild, game).items())
            people = [(who, tally) for who, tally in best if isinstance(who, int)][:LEADERBOARD_LINES]
            computers = [(who, tally) for who, tally in best if isinstance(who, str)]
            return Leaderboard(
                game,
                tuple(LeaderboardLine(who, name_on_server(unit, guild, who), tally) for who, tally in people),
                tuple(LeaderboardLine(who, who, tally) for who, tally in computers),
            )

        return await self._store.read(work)

    async def personal(self, guild: int, person: int, reader: int) -> PersonalRecord:
        """Return a person's results on a server, and against the reader."""

        def work(unit: UnitOfWork) -> PersonalRecord:
            met = head_to_head(unit.results.met(guild, person, reader)) if person != reader else (0, 0, 0)
            is_open = person == reader or lets_be_named(unit, person)
            return PersonalRecord(
                name_on_server(unit, guild, person),
                unit.results.of_person(guild, person),
                met if any(met) else None,
                tuple(_latest(unit, guild, person, reader)) if is_open else (),
                _cups(unit, guild, person) if is_open else 0,
                tried_puzzles(unit.puzzles.of_person(person)) if is_open else {},
            )

        return await self._store.read(work)


def _latest(unit: UnitOfWork, guild: int, person: int, reader: int) -> Iterator[PastGame]:
    """Yield a person's latest games; of their opponents, only those who let themselves be named have a name."""
    for table_id in unit.results.latest(guild, person, LATEST):
        result, table = unit.results.get(table_id), unit.tables.get(table_id)
        if result is None or result.game not in GAMES:
            continue
        hidden = {
            one.person
            for one in result.seats
            if one.person not in {None, person, reader} and not lets_be_named(unit, one.person or 0)
        }
        seats = tuple(replace(one, name="") if one.person in hidden else one for one in result.seats)
        past = PastGame.of(replace(result, seats=seats), person, None if table is None or table.lost else table)
        kept, own = unit.bookkeeping.note(f"{CLOSING}{table_id}"), [one.seat for one in seats if one.person == person]
        told = SENTENCES.validate_json(kept) if kept is not None else ()
        rated = [one.values for one in told if one.id == RATED]
        ratings = [rating for one in rated if one["seat"] in own and isinstance(rating := one["rating"], int)]
        yield replace(_as_it_fell(past, told, own), rating=next(iter(ratings), None))


def _as_it_fell(past: PastGame, told: Sequence[Say], own: Sequence[Seat]) -> PastGame:
    """Return a game that all have lost with the points of each player and the round; any other as it is."""
    fell = sorted((one.values for one in told if one.id == FELL), key=lambda one: one["seat"] not in own)
    points = tuple(n for one in fell if isinstance(n := one["points"], int))
    when = [said for one in fell if isinstance(said := one["when"], Say)]
    return replace(past, points=points, when=when[0]) if when else past


def _cups(unit: UnitOfWork, guild: int, person: int) -> int:
    """Return how many of a server's tournaments a person has won, alone or with others."""
    over = [one.tournament for one in unit.tournaments.of_server(guild, is_live=False) if one.tournament.is_complete]
    return sum(any(row.rank == 1 and t.entrants[row.entrant].person == person for row in standings(t)) for t in over)


def name_on_server(unit: UnitOfWork, guild: int, person: int) -> str:
    """Return a person's display name on a server; empty for one who has never used the bot."""
    known = unit.people.get(person)
    return unit.people.nickname(guild, person) or (known.name if known is not None else "")
