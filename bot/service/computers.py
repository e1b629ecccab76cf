"""Computer players: they think in other threads, on imagined positions, and move by the same path as people."""

import asyncio
import sqlite3
from dataclasses import dataclass
from functools import cached_property
from secrets import token_hex

from bot.model import Phase, Table
from bot.store import StoreFailed, tables
from games import core
from games.core import Choice, Dice, Refusal, Seat, State

from .desk import game_of, report, seated
from .news import Move, write_down
from .play import Play

RANDOM = "random"
"""The computer player that every game has."""
RETRY = 5.0
"""Seconds to wait before trying again when the database could not be written."""


@dataclass(frozen=True, slots=True)
class Task:
    """A decision that a computer player must make, as it stands in the log."""

    table: Table
    state: State
    seat: Seat
    strategy: str


class Computers(Play):
    """Wakes computer players when it is their turn."""

    @cached_property
    def _thinking(self) -> dict[str, asyncio.Task[None]]:
        """The tables where computer players are at work."""
        return {}

    @cached_property
    def _stirred(self) -> set[str]:
        """The tables where something happened since their computer players last looked."""
        return set()

    async def wake(self, table_id: str) -> None:
        """Let computer players move at this table until people are asked; returns at once."""
        self._wake(table_id)

    def _wake(self, table_id: str) -> None:
        if self._closing.is_set():
            return
        self._stirred.add(table_id)
        at_work = self._thinking.get(table_id)
        if at_work is None or at_work.done():
            self._thinking[table_id] = self._spawn(self._play_on(table_id))

    async def _play_on(self, table_id: str) -> None:
        """Move while it is a computer player's turn and the service is open."""
        try:
            while table_id in self._stirred and not self._closing.is_set():
                self._stirred.discard(table_id)
                try:
                    if await self._move_one(table_id):
                        self._stirred.add(table_id)
                except StoreFailed:
                    self._stirred.add(table_id)
                    await self._rest(RETRY)
        finally:
            self._stirred.discard(table_id)
            self._thinking.pop(table_id, None)

    async def _move_one(self, table_id: str) -> bool:
        """Make one move of one computer player; says whether to look again."""
        task = await self.store.read(lambda db: self._task(db, table_id))
        if task is None:
            return False
        await self._rest(self._pause)
        if self._closing.is_set():
            return False
        choice = await self._thought(task)
        now = self.clock()
        moved = await self.store.write(lambda db: self._answer(db, task, choice, now))
        if moved:
            self.news.set()
        return True

    def _task(self, db: sqlite3.Connection, table_id: str) -> Task | None:
        """What a computer player must decide at a table, if anything."""
        table = tables.table(db, table_id)
        if table is None or table.phase is not Phase.PLAYING:
            return None
        computers = {seat: sitter.computer for seat, sitter in seated(table) if sitter.computer is not None}
        if not computers:
            return None
        try:
            state = self._state(db, table)
        except StoreFailed:
            raise
        except Refusal:
            return None  # said in the log: people at this table can only end it
        now = core.decision(state)
        seat = next((seat for seat in computers if now is not None and seat in now.asks), None)
        return None if seat is None else Task(table, state, seat, computers[seat])

    async def _thought(self, task: Task) -> Choice:
        """The answer of the computer player, or any answer when it fails to give a legal one."""
        try:
            choice = await asyncio.get_running_loop().run_in_executor(self._workers, think, task)
            core.check(task.state, task.seat, choice)
        except Exception as error:  # noqa: BLE001 - a strategy that fails must not stop the people at its table
            report(f"the computer player {task.strategy!r} of {task.table.game} failed", error)
            return core.at_random(task.state, task.seat, Dice(token_hex(16)))
        return choice

    def _answer(self, db: sqlite3.Connection, task: Task, choice: Choice, now: float) -> bool:
        """Write the answer down, unless the table has moved on or a person sits there again."""
        table = self._table(db, task.table.id)
        is_there = table.phase is Phase.PLAYING and table.sitters[task.seat].computer is not None
        if not is_there or table.moves != task.table.moves:
            return False
        after = core.apply(task.state, task.seat, choice)
        mark = str(core.ticket(task.state, task.seat))
        write_down(db, table, Move(task.state, after, task.seat, None, mark, choice, None, now))
        return True

    async def _rest(self, seconds: float) -> None:
        """Wait, but no longer than until the service closes."""
        if seconds > 0:
            try:
                await asyncio.wait_for(self._closing.wait(), seconds)
            except TimeoutError:
                return

    def _stir(self, table_id: str) -> None:
        super()._stir(table_id)
        if table_id:
            self._wake(table_id)


def think(task: Task) -> Choice:
    """What a computer player answers: it sees a position that only looks like the real one from its seat."""
    game = game_of(task.table)
    imagined = game.imagine(task.state, task.seat, Dice(token_hex(16)))
    strategy = game.strategies.get(task.strategy, core.at_random)
    return strategy(imagined, task.seat, Dice(token_hex(16)))
