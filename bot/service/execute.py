"""The single path of every command at a table: lock, decide, append, enqueue, commit, wake."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import replace
from functools import partial
from secrets import token_urlsafe
from typing import Any, TypeAlias, TypeVar

from bot.ids import drawn_number
from bot.model import Phase, Table
from bot.operation import report
from bot.store import ChannelTaken, OutboxItem, Store, StoreFailed, UnitOfWork
from bot.tables import Accepted, Limits, TableState, decide, decide_opening
from bot.tables.deal import Started
from bot.tables.log import Command
from bot.tables.matches import OpenMatch
from bot.tables.notify import Kind, Notice, calls_for
from bot.tables.opening import Again, Open, PlayOn
from bot.tables.seat_history import no_longer_offered
from bot.tables.state import game_of, refuse
from bot.tables.turning_points import Course
from bot.workers.think import Pool
from games.core import Refusal, State
from locales import Locale, words

from .budget import Bill, Budget
from .cache import Done, TableCache
from .context import context_of, hold_giver
from .endings import NotWorkedOut, conclude, course_of, game_until, has_course
from .loading import StoredPast, load_table, snapshot_of
from .outbox_feed import OutboxFeed

T = TypeVar("T")
Change: TypeAlias = tuple[Done, Accepted, list[OutboxItem]]
"""What one command has changed, and the resulting outbox items."""


class CommandRunner:
    """Carries out commands, each in one transaction that completes whatever happens to the task that awaits it."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        cache: TableCache,
        outbox_feed: OutboxFeed,
        limits: Limits,
        budget: Budget,
        pool: Pool,
        is_busy: Callable[[], bool] = lambda: False,
    ) -> None:
        """Carry out commands on a store; while `is_busy`, nothing is read that only the answer would need."""
        self._store, self._cache, self._outbox_feed, self._pool = store, cache, outbox_feed, pool
        self.clock, self.limits, self._budget, self._is_busy = clock, limits, budget, is_busy
        self._erased: set[str] = set()
        """Tables where a person is being erased whose name may still be cached."""
        self._courses: dict[str, tuple[State, Course]] = {}
        """The courses of games that are about to end, by table, each with its final position."""
        self.changed: list[Callable[[TableState, Accepted], None]] = []
        """Called with every table that has changed, after the commit."""
        self._running: set[asyncio.Task[Any]] = set()

    async def execute(
        self,
        table_id: str,
        command: Command,
        reader: int | None = None,
        ahead: Callable[[Done], None] | None = None,
    ) -> Done:
        """Carry out a command at a table.

        Args:
            table_id: the table.
            command: the command.
            reader: a person whose view of the table afterwards is wanted.
            ahead: called with the result while the disk is still being written. It may prepare an answer, which nobody
                sees before this returns: the command may yet fail, or be carried out again. The caller must cope
                without the view, too, which is not computed while many interactions are waiting.

        Raises:
            Refusal: it is not possible, and nothing has changed.
            StoreFailed: it could not be written, and nothing has changed.
        """
        is_viewed = reader is not None and ahead is None

        def work(unit: UnitOfWork, bill: Bill) -> Change:
            change = self._change(table_id, command, reader, unit, bill, is_viewed=is_viewed)
            if ahead is not None:
                unit.before_commit(partial(ahead, change[0]))
            return change

        return await self.run_to_completion(self._execute(work))

    async def execute_all(self, commands: Callable[[UnitOfWork], Sequence[tuple[str, Command]]]) -> list[Table]:
        """Carry out commands at several tables in one transaction; a table that refuses is skipped.

        Args:
            commands: returns the commands, from the store's current data.

        Returns:
            the tables that have changed.

        Raises:
            Refusal: every table has refused; the first reason is given.
            StoreFailed: it could not be written, and nothing has changed.
        """
        return await self.run_to_completion(self._execute_all(commands))

    async def open(
        self,
        command: Open | Again | PlayOn | OpenMatch,
        old: str | None = None,
        beside: Callable[[UnitOfWork, str], None] = lambda _, __: None,
    ) -> Table:
        """Open a table.

        Args:
            command: the command that opens it.
            old: the table whose people want to play again.
            beside: writes further data in this transaction, given the id of the table.

        Raises:
            Refusal: it cannot be opened.
            StoreFailed: it could not be written.
        """
        work = partial(self._open, token_urlsafe(8), command, old, beside)
        return (await self.run_to_completion(self._execute(work))).table

    async def check_opening(self, command: Open | Again | PlayOn, old: str | None = None) -> None:
        """Check whether a table could be opened, without opening it.

        Raises:
            Refusal: it cannot be opened.
            StoreFailed: the database could not be read.
        """

        def work(unit: UnitOfWork) -> None:
            before = unit.tables.get(old) if old is not None else None
            context = replace(context_of(unit, command, before, self.limits, self._cache), old=before)
            decided = accepted_or_raised(decide_opening("", command, self.clock(), context))
            self._budget.require_command(command, decided.after.table)

        await self._store.read(work)

    async def run_to_completion(self, work: Coroutine[Any, Any, T]) -> T:
        """Run `work` to completion, even if the task that awaits it is cancelled."""
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start work that completes even if its caller is cancelled; `drain` waits for it, and errors are reported."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    async def drain(self) -> None:
        """Wait for everything that is running to finish."""
        while self._running:
            await asyncio.wait(self._running)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal | StoreFailed):  # the store has logged its own
            report("Work at the tables failed", error)

    async def write(self, work: Callable[[UnitOfWork, Bill], T]) -> T:
        """Write in one transaction, to completion; if that fails, what was billed is refunded.

        Raises:
            StoreFailed: it could not be written, and nothing has changed.
        """
        return await self.run_to_completion(self._billed(work))

    async def _billed(self, work: Callable[[UnitOfWork, Bill], T]) -> T:
        with self._budget.billing() as bill:

            def carried_out(unit: UnitOfWork) -> T:
                bill.give_back()  # it may be retried
                return work(unit, bill)

            ending = set[str]()
            try:
                while True:
                    try:
                        return await self._store.write(carried_out)
                    except NotWorkedOut as ends:
                        ending.add(ends.accepted.after.table.id)
                        await self._work_out(ends.accepted)
            finally:
                for table_id in ending:
                    self._courses.pop(table_id, None)

    async def _work_out(self, accepted: Accepted) -> None:
        """Compute the course of a game that is about to end; meanwhile others can write."""
        found = await self._store.read(partial(game_until, accepted=accepted, cache=self._cache))
        went = Course() if found is None else await course_of(self._pool, accepted, *found)
        assert accepted.after.state is not None, "a final score has a position"
        self._courses[accepted.after.table.id] = accepted.after.state, went

    def _course(self, accepted: Accepted) -> Course:
        """Return the course of a game that a command ends.

        Raises:
            NotWorkedOut: it is not known yet.
        """
        if not has_course(accepted):
            return Course()
        state, went = self._courses.get(accepted.after.table.id, (None, Course()))
        if state != accepted.after.state:
            raise NotWorkedOut(accepted)
        return went

    async def _execute(self, work: Callable[[UnitOfWork, Bill], Change]) -> Done:
        return self._written(*await self._billed(work))

    async def _execute_all(self, commands: Callable[[UnitOfWork], Sequence[tuple[str, Command]]]) -> list[Table]:
        def work(unit: UnitOfWork, bill: Bill) -> list[Change]:
            changes, refused = list[Change](), list[Refusal]()
            for table_id, command in commands(unit):
                try:
                    changes.append(self._change(table_id, command, None, unit, bill))
                except Refusal as refusal:  # refused before anything was written
                    refused.append(refusal)
            if refused and not changes:
                raise refused[0]
            return changes

        return [self._written(*change).table for change in await self._billed(work)]

    def _written(self, done: Done, accepted: Accepted, items: list[OutboxItem]) -> Done:
        """Cache what is committed, and notify the listeners."""
        if done.table.id in self._erased:  # their name is cached at other tables, too
            self._erased.discard(done.table.id)
            self._cache.forget()
        self._cache.keep_positions(done.table.id, accepted.positions)
        self._cache.keep_entries(done.table.id, accepted.entries)
        if done.snapshot is not None and done.stamp is not None:
            self._cache.keep_snapshot(done.stamp, done.snapshot)
        if accepted.entries:
            self._outbox_feed.drop_answered_calls(done.table.id, calls_for(accepted.after))
            self._outbox_feed.offer(items)
            for listener in self.changed:
                try:
                    listener(accepted.after, accepted)
                except Exception as error:  # noqa: BLE001 - the command is committed, and others must be notified
                    report("A listener for changes failed", error, table=done.table.id)
        return done

    def _change(
        self,
        table_id: str,
        command: Command,
        reader: int | None,
        unit: UnitOfWork,
        bill: Bill,
        *,
        is_viewed: bool = False,
    ) -> Change:
        """Lock and load a table, decide, and write; return what has changed."""
        hold_giver(unit, command)
        log, key = unit.log, getattr(command, "key", None)
        asked = (lambda: log.has_key(table_id, key),) if key else ()
        unit.together(lambda: unit.tables.lock(table_id), lambda: unit.watchers.has_any(table_id), *asked)
        before = load_table(unit, table_id, self._cache)
        self._budget.require_command(command, before.table)
        past = StoredPast(unit, before.table, self._cache)
        context = context_of(unit, command, before.table, self.limits, self._cache)
        accepted = accepted_or_raised(decide(before, command, self.clock(), past, context))
        if not accepted.is_repeated:
            self._budget.charge_command(command, before.table, bill)
        items = self._write(unit, before, accepted)
        return self._done(unit, before.table, accepted, reader, is_viewed=is_viewed), accepted, items

    def _open(
        self,
        table_id: str,
        command: Open | Again | PlayOn | OpenMatch,
        old_id: str | None,
        beside: Callable[[UnitOfWork, str], None],
        unit: UnitOfWork,
        bill: Bill,
    ) -> Change:
        hold_giver(unit, command)
        old = unit.tables.get(old_id) if old_id is not None else None
        context = replace(context_of(unit, command, old, self.limits, self._cache), old=old)
        accepted = accepted_or_raised(decide_opening(table_id, command, self.clock(), context))
        self._budget.charge_command(command, accepted.after.table, bill)
        items = self._write(unit, None, accepted)
        beside(unit, table_id)
        return self._done(unit, None, accepted, None), accepted, items

    def _write(self, unit: UnitOfWork, before: TableState | None, accepted: Accepted) -> list[OutboxItem]:
        """Write what was decided; return the outbox items."""
        table = accepted.after.table
        if not accepted.entries:
            if not accepted.is_repeated:
                unit.timers.schedule(table.id, accepted.timers)
            return []
        is_end = before is not None and before.table.phase.live and not table.phase.live
        went = self._course(accepted) if is_end else None  # before anything is written
        for entry in accepted.entries:
            if isinstance(entry.fact, Started):
                edition = entry.fact.edition
                unit.bookkeeping.keep_edition(table.game, edition, game_of(table).editions.text(edition))
        try:
            unit.tables.save(before.table if before is not None else None, table)
        except ChannelTaken:
            raise refuse("bot-no-table-here-already") from None
        unit.log.append(table.id, accepted.entries)
        for n, state in accepted.positions:
            unit.positions.keep(table.id, n, game_of(table).codec.save(state).decode())
        unit.log.tell(table.id, accepted.told)
        if went is not None:
            conclude(unit, accepted, self._cache, went)
        offered = before.table.transfer if before is not None and before.table.phase.live else None
        stranger = no_longer_offered(offered, table) if offered is not None else None
        if stranger is not None and unit.people.get(stranger) is None:
            unit.privacy.erase(stranger, drawn_number(), [table.id], _unnamed)
            self._erased.add(table.id)
        unit.timers.schedule(table.id, accepted.timers)
        is_shown = any(notice.kind is Kind.BOARD for notice in accepted.notices)
        watched = [Notice(Kind.WATCH)] if is_shown and unit.watchers.has_any(table.id) else []
        return self._outbox_feed.enqueue(unit, table.id, (*accepted.notices, *watched), calls=calls_for(accepted.after))

    def _done(
        self, unit: UnitOfWork, before: Table | None, accepted: Accepted, reader: int | None, *, is_viewed: bool = False
    ) -> Done:
        """Return the result of a command, with a snapshot if a view is wanted, or if there is time for one."""
        table, state = accepted.after.table, accepted.after.state
        if before is None or before.people != table.people:  # newcomers' stored data is part of the table
            table = unit.tables.get(table.id) or table
        is_readable = state is not None or table.phase is Phase.LOBBY
        is_wanted = is_viewed or not self._is_busy()
        snapshot = snapshot_of(unit, table, state, self._cache, accepted) if is_readable and is_wanted else None
        stamp = unit.tables.stamp(table.id) if snapshot is not None else None
        return Done(table, accepted.seat, accepted.is_repeated, snapshot, stamp, reader)


def _unnamed(locale: Locale, _: Collection[str]) -> str:
    """Return the placeholder name of a person who was offered a seat and has never used the bot."""
    return words(locale).text("bot-somebody")


def accepted_or_raised(decided: T | Refusal) -> T:
    """Return a command's outcome; raise it if it is a refusal, which rolls the transaction back."""
    if isinstance(decided, Refusal):
        raise decided
    return decided
