"""Reviews of games that are over: worked out once for each seat, one at a time, and kept with the game."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from functools import partial
from secrets import token_hex
from typing import TypeAlias

from pydantic import TypeAdapter, ValidationError

from bot.model import Phase, Table
from bot.store import Store
from bot.tables.state import game_of, refuse
from bot.workers.think import COMPARED_S, Pool, Reviewed, Task, weigh
from games.core import Choice, NotYours, Seat, State, say
from games.core.record import limited_to
from games.review.account import Part, Review

from .budget import Budget, Expense
from .queries import Queries

Judge: TypeAlias = Callable[[Reviewed], AsyncIterator[Review]]
"""Reviews a game, telling what is known so far; raises `EOFError` where what works it out has died."""
LOOK_S = 0.5
"""Seconds between two looks at how far a review has come."""
WAITING = 8
"""Reviews under way at most: the answer to an interaction can be edited for a quarter of an hour only."""


class _Making:
    """A review that is being worked out.

    Attributes:
        latest: what is known so far.
        task: the work; returns the whole review.
    """

    def __init__(self) -> None:
        self.latest: Review | None = None
        self.task: asyncio.Task[Review] | None = None


class Reviews:
    """Works reviews out, and remembers them."""

    def __init__(self, store: Store, queries: Queries, budget: Budget, pool: Pool, judge: Judge | None) -> None:
        """Review games.

        Args:
            store: where reviews are kept.
            queries: where records are read.
            budget: what people and servers may cause.
            pool: where answers are weighed that somebody tries.
            judge: what works reviews out; None where there is no process for that.
        """
        self._store, self._queries, self._budget, self._pool, self._judge = store, queries, budget, pool, judge
        self._making: dict[tuple[str, Seat], _Making] = {}
        self._one = asyncio.Lock()

    async def require(self, table: Table, person: int) -> Seat:
        """The seat whose review a person may have: their own, of a game played to its end.

        Raises:
            NotYours: they have no seat there.
            Refusal: the game is not over, is guided, or goes on at another table where they sit.
        """
        seat = table.seat_of(person)
        if seat is None:
            raise NotYours(say("bot-no-review-stranger"))
        if table.phase is not Phase.OVER:
            raise refuse("bot-no-review-yet" if table.phase.live else "review-not-over")
        if table.is_guided:
            raise refuse("bot-no-review-guided")
        tables = await self._queries.tables_of(person)
        if any(one.origin is not None and one.origin.table == table.id for one in tables):
            raise refuse("bot-no-review-played-on")
        return seat

    async def known(self, table: Table, seat: Seat) -> Review | None:
        """The review of a seat, if it has been worked out; not one that cannot be read any more."""
        text = await self._store.read(lambda unit: unit.reviews.get(table.id, seat))
        if text is None:
            return None
        try:
            return _adapter(table.game).validate_json(text)
        except ValidationError:
            return None

    def follow(self, table: Table, seat: Seat, person: int) -> AsyncIterator[Review]:
        """Begin to work out the review of a person's seat, or join where that is under way.

        Returns:
            what is known so far, whenever that is more, the last one `is_done`. It raises `Refusal` where the game
            cannot be reviewed, and `EOFError` where the process that works it out has died.

        Raises:
            Refusal: the budget is used up, too many are under way, or nobody can judge the game.
        """
        return _told(self._making.get((table.id, seat)) or self._begin(table, seat, person))

    async def try_again(self, table: Table, seat: Seat, state: State, choice: Choice, better: Choice) -> Part:
        """How much more an answer would have promised a seat than the better one that its review names.

        Raises:
            BrokenExecutor: the process that weighs them has died.
        """
        game = game_of(table)
        edition = (state.edition, game.editions.text(state.edition))
        task = Task(game.id, game.codec.save(state), edition, seat, "", token_hex(16), COMPARED_S)
        save = game.codec.save_choice
        return await self._pool.run(partial(weigh, (save(choice), save(better))), task)

    async def close(self) -> None:
        """Give up what is being worked out."""
        tasks = [making.task for making in self._making.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, table: Table, seat: Seat, person: int) -> _Making:
        if self._judge is None:
            raise refuse("bot-no-review-helpers")
        if game_of(table).search is None:
            raise refuse("review-no-judge")
        if len(self._making) >= WAITING:
            raise refuse("bot-no-review-busy")
        self._budget.require(Expense.REVIEWS, person, table.guild)
        self._budget.spend(Expense.REVIEWS, person, table.guild)
        making = self._making[table.id, seat] = _Making()
        making.task = asyncio.create_task(self._made(self._judge, table, seat, person, making), name="review")
        return making

    async def _made(self, judge: Judge, table: Table, seat: Seat, person: int, making: _Making) -> Review:
        try:
            record = (await self._queries.transcript(table.id)).dump()
            async with self._one, aclosing(judge(Reviewed(record, seat, f"review {table.id}"))) as found:  # type: ignore[type-var]  # it is an async generator
                async for one in found:
                    making.latest = one
            assert making.latest is not None, "a review has a result"
            text = _adapter(table.game).dump_json(making.latest).decode()
            await self._store.write(lambda unit: unit.reviews.keep(table.id, seat, person, text))
            return making.latest
        finally:
            del self._making[table.id, seat]


async def _told(making: _Making) -> AsyncIterator[Review]:
    told: Review | None = None
    assert making.task is not None, "it has begun"
    while not making.task.done():
        await asyncio.wait({making.task}, timeout=LOOK_S)
        if making.latest is not None and making.latest is not told and not making.task.done():
            told = making.latest
            yield told
    yield making.task.result()


def _adapter(game: str) -> TypeAdapter[Review]:
    """Writes and reads reviews of a game, with its choices."""
    with limited_to(game):
        return TypeAdapter(Review)
