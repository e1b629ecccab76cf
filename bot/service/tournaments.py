"""Tournaments: carries out commands, does what is due, and records the results of tables."""

import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from secrets import token_urlsafe

from cachetools import TTLCache

from bot.model import Person, Table
from bot.operation import report
from bot.store import Store, StoreFailed, UnitOfWork
from bot.store.protocol.people import LONGEST_S, Errand, Stored, TableOf
from bot.tables.matches import CloseMatch, GiveSeat, OpenMatch, ReplaceSeats, Waiting, match_result, spec_of
from bot.tables.state import refuse, waiting
from games import core
from games.core import Refusal, Seat
from locales import locale_of
from tournaments import (
    CloseRound,
    Command,
    Context,
    Match,
    NextSeason,
    NoteTable,
    Open,
    OpenTable,
    Replace,
    Report,
    Timer,
    Tournament,
    decide,
    timers_for,
)

from .budget import Bill, cost_of_contest
from .cache import TableCache
from .clocks import REFUSED_S, Recurring
from .context import awaited_at, hold_giver, may_be_called, require_replaceable, shares_of
from .execute import CommandRunner, accepted_or_raised
from .loading import load_table

log = logging.getLogger(__name__)

SECRET_BYTES = 12
LEASE_S = 60.0
"""Seconds for which one process has the exclusive right to an errand of a tournament."""
RETRIES_S = (5.0, 30.0, 120.0, 600.0, LONGEST_S)
"""Seconds between attempts at what Discord does not allow or cannot do now."""
DOUBTFUL_S = 120.0
"""The maximum seconds before a retry after an unconfirmed attempt, which Discord recognises for some minutes only."""
UNHEARD_KEPT = 1000
"""The number of tables for which this process remembers for a while that recording their result failed."""
_AT_ONCE = 50


class Tournaments(Recurring):
    """Everything that can be done in tournaments."""

    apart = 5.0

    def __init__(self, store: Store, clock: Callable[[], float], runner: CommandRunner, cache: TableCache) -> None:
        """Use this store."""
        self._store, self._clock, self._runner, self._cache = store, clock, runner, cache
        self._unheard: TTLCache[str, bool] = TTLCache(UNHEARD_KEPT, REFUSED_S, clock)

    async def open(self, command: Open, *, may_organise: bool, key: str | None = None) -> Stored:
        """Open a tournament.

        Args:
            command: the command.
            may_organise: whether the server lets that person organise.
            key: the interaction of the command.

        Raises:
            Refusal: it cannot be opened.
            StoreFailed: it could not be written.
        """
        new = token_urlsafe(8)

        def work(unit: UnitOfWork, bill: Bill) -> Stored:
            hold_giver(unit, command)
            unit.alone("tournaments", command.guild)
            here, theirs = unit.tournaments.counts(command.guild, command.by.id)
            context = Context(spec_of(command.settings.game), may_organise, here, theirs)
            secret = command.secret or token_urlsafe(SECRET_BYTES)
            accepted = accepted_or_raised(decide(None, command.replace(secret=secret), self._clock(), context, key))
            bill.charge(cost_of_contest(command, accepted), command.by.id, command.guild)
            unit.tournaments.save(new, accepted)
            return Stored(new, accepted.after)

        return await self._runner.write(work)

    async def execute(self, tournament: str, command: Command, key: str | None = None) -> Stored:
        """Carry out a command; repeated by the same interaction, it changes nothing.

        Raises:
            Refusal: it is not possible, or there is no such tournament, and nothing has changed.
            StoreFailed: it could not be written, and nothing has changed.
        """

        def work(unit: UnitOfWork, bill: Bill) -> Stored:
            hold_giver(unit, command)
            stored = _locked(unit, tournament)
            if key is not None and unit.tournaments.has_key(tournament, key):
                return stored
            if isinstance(command, Replace):
                require_replaceable(unit, self._cache, stored, command)
            if isinstance(command, CloseRound):
                closing = replace(command, late=self._late(unit, stored.tournament))
                return self._decide(unit, stored, closing, key, bill)
            return self._decide(unit, stored, command, key, bill)

        return await self._runner.write(work)

    def _decide(
        self, unit: UnitOfWork, stored: Stored, command: Command, key: str | None = None, bill: Bill | None = None
    ) -> Stored:
        spec = spec_of(stored.tournament.settings.game)
        t = stored.tournament
        counts = unit.tournaments.counts(t.guild, t.organiser) if isinstance(command, NextSeason) else (0, 0)
        accepted = accepted_or_raised(decide(t, command, self._clock(), Context(spec, True, *counts), key))
        by = getattr(command, "by", None)
        if bill is not None and by is not None:
            bill.charge(cost_of_contest(command, accepted), by.id, t.guild)
        if accepted.entries:
            unit.tournaments.save(stored.id, accepted)
        return replace(stored, tournament=accepted.after)

    async def get(self, tournament: str) -> Stored:
        """Return a tournament.

        Raises:
            Refusal: there is none with that id.
        """
        found = await self._store.read(lambda unit: unit.tournaments.get(tournament))
        if found is None:
            raise refuse("tournament-no-such")
        return found

    async def of_server(self, guild: int, *, is_live: bool = True) -> list[Stored]:
        """Return a server's newest tournaments: those in progress, or the finished ones."""
        return await self._store.read(lambda unit: unit.tournaments.of_server(guild, is_live=is_live))

    async def of_person(self, person: int) -> list[Stored]:
        """Return the unfinished tournaments in which a person takes part or that they organise."""
        return await self._store.read(lambda unit: unit.tournaments.of_person(person))

    async def rating(self, guild: int, game: str, person: int) -> float:
        """Return a person's strength at a game on a server; 0 if they have not played it there."""
        tallies = await self._store.read(lambda unit: unit.results.tallies(guild, game, [person]))
        found = tallies.get(person)
        return float(found.rating or 0) if found is not None else 0.0

    async def waiting(self, tournament: str) -> list[Waiting]:
        """Return the unsettled games of the current round, with the people for whom they wait."""

        def work(unit: UnitOfWork) -> list[Waiting]:
            stored = unit.tournaments.get(tournament)
            now = stored.tournament.round if stored is not None else None
            if now is None:
                return []
            troubles = {
                one.effect.number: one.trouble
                for one in unit.tournaments.troubles(tournament)
                if isinstance(one.effect, OpenTable) and one.effect.round == now.number
            }
            return [self._waiting(unit, match, troubles.get(match.number, "")) for match in now.open_matches]

        return await self._store.read(work)

    def _waiting(self, unit: UnitOfWork, match: Match, trouble: str) -> Waiting:
        table = unit.tables.get(match.table) if match.table else None
        seats = awaited_at(unit, self._cache, match, lambda state: core.awaited(state)[0])  # public information
        names = tuple(table.occupants[seat].name for seat in seats) if table is not None else ()
        return Waiting(match, table, names, trouble if table is None else "")

    async def tables(self, stored: Stored) -> Mapping[str, Table]:
        """Return the tables of a tournament by their ids."""
        wanted = [match.table for _, match in stored.tournament.matches() if match.table]

        def work(unit: UnitOfWork) -> Mapping[str, Table]:
            found = {table_id: unit.tables.get(table_id) for table_id in wanted}
            return {table_id: table for table_id, table in found.items() if table is not None}

        return await self._store.read(work)

    async def stale(self) -> list[Stored]:
        """Return this process's tournaments whose message lacks their latest entry, if an update is due."""
        return await self._store.read(lambda unit: unit.tournaments.stale(self._clock(), _AT_ONCE))

    async def show_later(self, stored: Stored, *, is_doubtful: bool = False) -> None:
        """Record that a tournament could not be shown, or that this is doubtful, and retry later."""
        until = self._clock() + _wait(stored.tries, is_doubtful=is_doubtful)
        noted = self._store.write(lambda unit: unit.tournaments.show_later(stored.id, until))
        await self._runner.run_to_completion(noted)

    async def stands(self, shown: Stored) -> None:
        """Record the message that shows a tournament's current state."""
        await self._runner.run_to_completion(self._store.write(lambda unit: unit.tournaments.stands(shown)))

    async def pinged(self, t: Tournament, numbers: Collection[int]) -> list[int]:
        """Return the people with some places who may be mentioned; see `may_be_called`."""
        return await self._store.read(lambda unit: may_be_called(unit, t, numbers))

    async def fire(self) -> None:
        """Carry out what is due, and record the results of tables that have ended."""
        await self._hear_results()
        for stored in await self._store.read(lambda unit: unit.tournaments.due(self._clock(), _AT_ONCE)):
            try:
                await self._store.write(partial(self._carry_out_due, stored.id))
            except StoreFailed:
                raise
            except Exception as error:  # noqa: BLE001 - a failure in one tournament must not stop the clocks of others
                report("A timer of a tournament failed", error, tournament=stored.id)
                later = self._clock() + REFUSED_S
                await self._store.write(partial(_postpone, stored.id, later))

    def _carry_out_due(self, tournament: str, unit: UnitOfWork) -> None:
        stored = _locked(unit, tournament)
        now = self._clock()
        while due := [timer for timer in timers_for(stored.tournament) if timer.at <= now]:
            timer = min(due, key=lambda one: one.at)
            before, stored = stored, self._decide(unit, stored, self._command(unit, stored.tournament, timer))
            if stored.tournament.n == before.tournament.n:
                raise ValueError(f"nothing was done for {timer}")
        left = [timer.at for timer in timers_for(stored.tournament)]
        unit.tournaments.postpone(tournament, min(left, default=None))

    def _command(self, unit: UnitOfWork, t: Tournament, timer: Timer) -> Command:
        return timer.command(token_urlsafe(SECRET_BYTES), token_urlsafe(SECRET_BYTES), self._late(unit, t))

    def _late(self, unit: UnitOfWork, t: Tournament) -> dict[int, tuple[int, ...]]:
        matches = t.round.open_matches if t.round is not None else ()
        return {match.number: awaited_at(unit, self._cache, match, waiting) for match in matches}

    async def _hear_results(self) -> None:
        for table_id, of in await self._store.read(lambda unit: unit.tournaments.ended_tables()):
            if table_id in self._unheard:
                continue
            try:
                await self._store.write(partial(self._hear, table_id, of))
            except StoreFailed:
                raise
            except Exception as error:  # noqa: BLE001 - a failure at one table must not block the results of others
                report("A tournament could not record a result", error, table=table_id, tournament=of.tournament)
                self._unheard[table_id] = True

    def _hear(self, table_id: str, of: TableOf, unit: UnitOfWork) -> None:
        """Record a table's result; if it ended without a winner, that is shown to the organiser."""
        stored = _locked(unit, of.tournament)
        after = load_table(unit, table_id, self._cache)
        result = match_result(after, unit.log.entry(table_id, after.table.n))
        unit.tournaments.reported(table_id)
        if result is None:
            return
        told = Report(of.round, of.number, result.places, result.scores, result.survived, result.forfeits, table_id)
        try:
            self._decide(unit, stored, told)
        except Refusal as refusal:  # already decided by the organiser, or the tournament is over
            log.info("A result does not count", extra={"table": table_id, "reason": refusal.say.id})

    async def errands(self) -> list[Errand]:
        """Return the errands of tournaments that this process may have to do."""
        return await self._store.read(lambda unit: unit.tournaments.errands(self._clock(), _AT_ONCE))

    async def lease(self, errand: Errand) -> bool:
        """Lease an errand to this process for a while; return whether that succeeded."""
        now = self._clock()
        return await self._store.write(lambda unit: unit.tournaments.lease(errand, now, now + LEASE_S))

    async def opened(self, errand: Errand, thread: int) -> None:
        """Record that a thread was opened for the table of an errand: another attempt reuses it."""
        await self._runner.run_to_completion(self._store.write(lambda unit: unit.tournaments.opened(errand, thread)))

    async def done(self, errand: Errand) -> None:
        """Record that an errand was carried out."""
        await self._runner.run_to_completion(self._store.write(lambda unit: unit.tournaments.done(errand)))

    async def failed(self, errand: Errand, trouble: str, *, is_doubtful: bool = False) -> None:
        """Record that an errand failed, or that this is doubtful, and retry later."""
        until = self._clock() + _wait(errand.attempts, is_doubtful=is_doubtful)
        noted = self._store.write(lambda unit: unit.tournaments.failed(errand, until, trouble))
        await self._runner.run_to_completion(noted)

    async def open_table(self, errand: Errand, effect: OpenTable, channel: int) -> Table:
        """Open the table of a pairing in a channel, and record both.

        Raises:
            Refusal: it cannot be opened.
        """
        t = (await self.get(errand.tournament)).tournament
        seats = tuple([await self._person(t, one) if one is not None else None for one in effect.seats])
        settings, shares = t.settings, shares_of(t, effect)
        command = OpenMatch(
            settings.game, t.guild, channel, locale_of(t.locale), seats, effect.secret or token_urlsafe(SECRET_BYTES),
            settings.options, effect.computer, settings.pace, settings.is_rated, bool(effect.secret), shares,
        )  # fmt: skip

        def note(unit: UnitOfWork, table_id: str) -> None:
            unit.tournaments.note_table(table_id, TableOf(errand.tournament, effect.round, effect.number))
            stored = _locked(unit, errand.tournament)
            self._decide(unit, stored, NoteTable(effect.round, effect.number, table_id))
            unit.tournaments.done(errand)

        return await self._runner.open(command, beside=note)

    async def _person(self, t: Tournament, number: int) -> Person:
        """Return the person who holds a place."""
        entrant, locale = t.entrants[number], locale_of(t.locale)
        known = await self._store.read(lambda unit: unit.people.get(entrant.person or 0))
        return known or Person(entrant.person or 0, entrant.name, locale)

    async def change_table(self, t: Tournament, round_: int, number: int, seats: tuple[int, ...] | None) -> None:
        """Close the table of a pairing, or (with `seats`) let computer players take some of its seats."""
        match = t.rounds[round_ - 1].match(number)
        if match is None or not match.table:
            return
        command = CloseMatch() if seats is None else ReplaceSeats(tuple(Seat(seat) for seat in seats))
        await self._runner.execute(match.table, command)

    async def give_seat(self, t: Tournament, round_: int, number: int, seat: int, entrant: int) -> None:
        """Give a seat of a running table to the person who now holds the place."""
        match = t.rounds[round_ - 1].match(number)
        if match is not None and match.table:
            await self._runner.execute(match.table, GiveSeat(Seat(seat), await self._person(t, entrant)))


def _locked(unit: UnitOfWork, tournament: str) -> Stored:
    """Lock and return a tournament.

    Raises:
        Refusal: there is none with that id.
    """
    unit.alone("tournament", tournament)
    found = unit.tournaments.get(tournament)
    if found is None:
        raise refuse("tournament-no-such")
    return found


def _postpone(tournament: str, due: float, unit: UnitOfWork) -> None:
    unit.tournaments.postpone(tournament, due)


def _wait(attempts: int, *, is_doubtful: bool) -> float:
    """Return the seconds until the next attempt."""
    wait = RETRIES_S[min(attempts, len(RETRIES_S) - 1)]
    return min(wait, DOUBTFUL_S) if is_doubtful else wait
