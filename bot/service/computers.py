"""Computer players: they think outside the event loop, on sampled positions, and move by the same path as people."""

import asyncio
from collections.abc import Callable, Container
from contextlib import suppress
from dataclasses import replace
from secrets import token_hex

from bot.model import Phase, Table, Tempo
from bot.operation import report
from bot.store import StoreFailed
from bot.tables import Accepted, TableState
from bot.tables.play import ComputerMove, ComputerTurn
from bot.tables.state import character_named, game_of, given_name, refuse, usual_strategy, waiting
from bot.workers.think import BUDGET_S, Pool, Task, Threads, advise, look_ahead, think
from games import core
from games.core import Choice, Dice, Foresight, NotYours, Refusal, Say, Seat, State

from .execute import CommandRunner
from .outbox_feed import STORE_RETRY_S
from .queries import Queries

PAUSES = {Tempo.FAST: 0.3, Tempo.READABLE: 2.0, Tempo.SLOW: 5.0}
"""The pause of computer players before each turn, in units of the operator's setting."""
TURN_MOST = 40
"""The maximum number of moves made at once."""


class Computers:
    """Wakes computer players when it is their turn."""

    def __init__(
        self, runner: CommandRunner, queries: Queries, pause: Callable[[], float], pool: Pool | None = None
    ) -> None:
        """Start moving for computer players.

        Args:
            runner: carries out their moves.
            queries: reads positions.
            pause: returns the unit of the pauses before each turn, in seconds.
            pool: where they think; None for threads.
        """
        self._runner, self._queries, self._pause = runner, queries, pause
        self._pool = pool or Threads()
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        self.closing = asyncio.Event()
        runner.changed.append(self._look)

    def wake(self, table_id: str) -> None:
        """Let computer players move at this table until people are asked; returns at once."""
        if self.closing.is_set():
            return
        self._changed.add(table_id)
        if table_id not in self._at_work:
            self._at_work[table_id] = asyncio.create_task(self._play_on(table_id), name=f"computers {table_id}")

    async def close(self) -> None:
        """Make no more moves."""
        self.closing.set()
        while self._at_work:
            await asyncio.wait([*self._at_work.values()])
        await self._pool.close()

    def _look(self, after: TableState, _: Accepted) -> None:
        """Wake the computer players if the changed table waits for one."""
        if after.state is not None and _asked(after.table, after.state) is not None:
            self.wake(after.table.id)

    async def _play_on(self, table_id: str) -> None:
        """Move while it is a computer player's turn and the service is open."""
        try:
            while table_id in self._changed and not self.closing.is_set():
                self._changed.discard(table_id)
                try:
                    if await self._play_turn(table_id):
                        self._changed.add(table_id)
                except StoreFailed:
                    self._changed.add(table_id)
                    await self._rest(STORE_RETRY_S)
                except Exception as error:  # noqa: BLE001 - a failure at one table must not stop other computer players
                    report("The computer players of a table have stopped", error, table=table_id)
        finally:
            self._changed.discard(table_id)
            self._at_work.pop(table_id, None)

    async def _play_turn(self, table_id: str) -> bool:
        """Make the moves of one turn, which everyone sees at once; return whether to look again."""
        found = await self._queries.state_of(table_id)
        if found is None or _asked(*found) is None:
            return False
        table, state = found
        pause = asyncio.create_task(self._rest(self._pause() * PAUSES[table.tempo]))
        try:
            moves = await self._turn(table, state)
        finally:
            await pause
        if self.closing.is_set() or not moves:
            return False
        try:
            await self._runner.execute(table_id, ComputerTurn(tuple(moves)))
        except Refusal:
            return True  # the table has moved on, or a person has returned
        return True

    async def _turn(self, table: Table, state: State) -> list[ComputerMove]:
        """Return all answers until someone else is asked, something new begins, or a person may step in.

        Later answers are computed before the first one is given: a position has its own dice, so the first leads to
        exactly this. Each computation still sees only what its seat may know.

        Returns:
            the moves; none if the computer players let people speak first.
        """
        moves: list[ComputerMove] = []
        silent = set[Seat]()
        seat: Seat | None = _asked(table, state)
        while seat is not None and not self.closing.is_set():
            choice = await self._thought(table, state, seat)
            if _lets_people_speak(table, state, seat, choice):
                if moves:
                    break
                silent.add(seat)
                seat = _asked(table, state, silent)
                continue
            moves.append(ComputerMove(seat, str(core.ticket(state, seat)), choice))
            if table.occupants[seat].played_by_clock_for or len(moves) == TURN_MOST:
                break
            before, state = state, core.apply(state, seat, choice, at=table.n + len(moves))
            seat = _goes_on(table, before, state, seat)
        return moves

    async def _thought(self, table: Table, state: State, seat: Seat) -> Choice:
        """Return the computer player's answer, or any legal answer if it fails to give one.

        In a guided game it follows the script as long as the lesson is followed.
        """
        game, strategy = game_of(table), table.occupants[seat].computer or usual_strategy(table)
        if table.is_guided and (scripted := game.lesson.at(state, seat)) is not None:
            return scripted.choice
        try:
            task = task_for(table, state, seat, strategy)
            saved = await self._pool.run(think, replace(task, character=_character_of(table, seat)))
            choice = game.codec.load_choice(saved)
            core.check(state, seat, choice)
        except Exception as error:  # noqa: BLE001 - a failing strategy must not stop the people at its table
            report("A computer player failed", error, table=table.id, game=table.game, strategy=strategy)
            return core.at_random(state, seat, Dice(token_hex(16)))
        return choice

    async def hints(self, table_id: str, person: int) -> tuple[tuple[Choice, tuple[Say, ...]], ...]:
        """Return the two best moves for a person, and why; nothing if the game cannot say.

        Raises:
            Refusal: there is no such table, they do not play there, or they are asked nothing.
        """
        found = await self._queries.state_of(table_id)
        if found is None:
            raise refuse("bot-no-not-started")
        table, state = found
        seat = table.seat_of(person)
        if seat is None:
            raise NotYours(Say("bot-no-not-in-game", {}))
        now = core.decision(state) if table.phase is Phase.PLAYING else None
        if now is None or seat not in now.asks:
            raise refuse("bot-no-hint-now")
        hints = await self._pool.run(advise, task_for(table, state, seat, core.STRONG))
        return tuple((game_of(table).codec.load_choice(hint.choice), hint.reasons) for hint in hints)

    async def foresee(self, table_id: str, person: int) -> tuple[Foresight, ...]:
        """Return the effects of each answer of a person, as far as they can know; () while they are asked nothing.

        Computed in another process, from worlds that look the same to their seat.

        Raises:
            BrokenExecutor: the process that computes them has died.
        """
        found = await self._queries.state_of(table_id)
        if found is None:
            return ()
        table, state = found
        seat, now = table.seat_of(person), core.decision(state) if table.phase is Phase.PLAYING else None
        if seat is None or now is None or seat not in now.asks:
            return ()
        ahead = await self._pool.run(look_ahead, task_for(table, state, seat, core.NORMAL))
        load = game_of(table).codec.load_choice
        return tuple(Foresight(load(one.choice), one.told, one.question, one.is_certain) for one in ahead)

    async def _rest(self, seconds: float) -> None:
        """Wait, but no longer than until the service closes."""
        if seconds > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.closing.wait()


def task_for(table: Table, state: State, seat: Seat, strategy: str) -> Task:
    """Return a task for a computer player at a seat, with its own dice."""
    game = game_of(table)
    edition = (state.edition, game.editions.text(state.edition))
    budget = core.MASTER_S if strategy == core.MASTER else BUDGET_S
    return Task(game.id, game.codec.save(state), edition, seat, strategy, token_hex(16), budget)


def _character_of(table: Table, seat: Seat) -> str | None:
    """Return the character by which a seat's computer player plays; None for one that substitutes for a person."""
    occupant = table.occupants[seat]
    return character_named(table.game, given_name(occupant)) if occupant.computer and not occupant.owner else None


def _goes_on(table: Table, before: State, after: State, seat: Seat) -> Seat | None:
    """Return who answers next in the same turn.

    It is the same seat, or in secret the next computer player that is also asked.
    """
    following = _asked(table, after)
    if any(event.is_heading for event in after.told):
        return None
    if following == seat:
        return seat
    now = core.decision(before)
    is_same_secret = now is not None and now.sealed and following in now.asks and seat not in waiting(after)
    return following if is_same_secret and core.decision(after) is not None else None


def _asked(table: Table, state: State, silent: Container[Seat] = ()) -> Seat | None:
    """Return the first seat that is asked something and is answered for by a computer player.

    Args:
        table: the table.
        state: its position.
        silent: seats that have nothing to say at the moment.
    """
    if table.phase is not Phase.PLAYING or table.is_deserted:
        return None
    tickets = waiting(state)
    return next((s for s in sorted(tickets) if s not in silent and _is_played(table, s, tickets[s])), None)


def _is_played(table: Table, seat: Seat, ticket: str) -> bool:
    """Return whether a computer player answers the question with this ticket."""
    occupant = table.occupants[seat]
    return occupant.computer is not None or occupant.played_by_clock_for == ticket


def _lets_people_speak(table: Table, state: State, seat: Seat, choice: Choice) -> bool:
    """Return whether a computer player holds back its answer while a person may still say something."""
    now, tickets = core.decision(state), waiting(state)
    if now is None or not now.step.people_first or all(_is_played(table, s, n) for s, n in tickets.items()):
        return False
    is_scripted = table.is_guided and game_of(table).lesson.at(state, seat) is not None
    return not is_scripted and not state.answers.get(seat) and choice == now.step.default(state, seat)
