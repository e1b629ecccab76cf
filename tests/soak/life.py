"""One life of the bot's process, from its start on a database file until it is killed or ends."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bot.app import App, Notes, RecentInteractions
from bot.delivery import Delivery
from bot.delivery.backpressure import Load
from bot.delivery.pictures import PictureMaker
from bot.discord_io.handlers import dispatch
from bot.model import Person
from bot.operation import TextFormatter
from bot.operation.metrics import Metrics
from bot.profile import Preferences
from bot.service import Service, Snapshot
from bot.service.clocks import steady_clock
from bot.store import Store, StoreFailed
from bot.tables.play import Move
from bot.tables.turning_points import Course
from bot.workers.think import think
from games import core
from games.core import Dice, Refusal
from games.registry import GAMES
from tests.bot.discord_io.quick import Easel
from tests.bot.discord_io.world import EPOCH

from .network import Network

CALL_AFTER_S = 20.0
calling: ContextVar[str] = ContextVar("calling", default="")
"""The table to which somebody is being called."""


@dataclass
class Ledger:
    """What people were told about their moves, over all lives of the bot.

    Attributes:
        stands: acknowledged moves by key: table, person, ticket and saved choice.
        fell: keys of moves that were refused or not stored.
        calls: calls by nonce: table and questions.
        forgotten: people who asked to be forgotten; their moves remain without their id.
        by_button: people who have at some time had their hands shown by the button alone.
        named_anew: people who have changed whether records and achievements name them.
        counted: counts by kind.
    """

    stands: dict[str, tuple[str, int, str]] = field(default_factory=dict)
    fell: dict[str, str] = field(default_factory=dict)
    calls: dict[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    forgotten: set[int] = field(default_factory=set)
    by_button: set[int] = field(default_factory=set)
    named_anew: set[int] = field(default_factory=set)
    counted: Counter[str] = field(default_factory=Counter)


class Clock:
    """The machine's clock, which tests set forward and back."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return EPOCH + self.ahead + asyncio.get_running_loop().time()


class Guesser:
    """Computer players that answer at random after a delay, independent of the processor's speed."""

    def __init__(self, network: Network) -> None:
        self._chances = network.chances

    async def run(self, work: Callable[[Any], Any], task: Any) -> Any:
        await asyncio.sleep(self._chances.dice.random() * 0.3)
        if isinstance(work, partial):
            return Course()  # nobody looks back at a game
        if work is not think:
            return ()  # no hints
        game = GAMES[task.game]
        state = game.codec.load(task.position)
        return game.codec.save_choice(core.at_random(state, task.seat, Dice(task.seed)))

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""


class Plain(PictureMaker):
    """A picture maker that draws nothing."""

    def _planned(self, view: object, lang: object, field: str) -> tuple[()]:
        return ()


class Life:
    """Service, delivery and interaction handlers, on a store and a network that outlive them."""

    def __init__(
        self, store: Store, network: Network, clock: Clock, ledger: Ledger, *, has_pictures: bool, budget: float = 1e6
    ) -> None:
        load, notes = Load(), Notes(lambda: asyncio.get_running_loop().time())
        self.network, self.ledger = network, ledger
        pool, steady = Guesser(network), steady_clock(clock, asyncio.get_running_loop().time)
        self.service = Service(store, steady, 0.1, pool, budget=budget, is_busy=lambda: load.is_busy)
        recent = RecentInteractions(network, notes)
        pictures = PictureMaker(Easel(network.chances)) if has_pictures else Plain(Easel(network.chances))
        self.delivery = Delivery(self.service, network, recent, pictures, CALL_AFTER_S)
        self.app = App(self.service, self.delivery, network, notes, load, Metrics())
        self._execute, self._send = self.service.runner.execute, self.delivery.messages.send
        self.service.execute = self.service.runner.execute = self._noted
        self.delivery.messages.send = self._sent
        self._forget, self.service.privacy.forget = self.service.privacy.forget, self._forgotten
        self._call, self.delivery.calls._post = self.delivery.calls._post, self._called
        self._change, self.service.preferences.change = self.service.preferences.change, self._changed
        self._delivering: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Continue with the store's state."""
        await self.service.resume()
        self._delivering = asyncio.create_task(self.delivery.run())

    async def end(self) -> None:
        """Shut down cleanly."""
        if self._delivering is not None:
            self._delivering.cancel()
            await asyncio.gather(self._delivering, return_exceptions=True)
        await self.delivery.drain()
        await self.service.drain()
        self.delivery.close()

    async def press(self, interaction: Any) -> None:
        """Have an interaction answered."""
        await dispatch(self.app, interaction)

    async def _noted(self, table_id: str, command: Any, *rest: Any, **named: Any) -> Any:
        key = command.key if isinstance(command, Move) else None
        try:
            done = await self._execute(table_id, command, *rest, **named)
        except (Refusal, StoreFailed) as error:
            self.ledger.counted[type(error).__name__] += 1
            if key is not None and key not in self.ledger.stands:
                self.ledger.fell[key] = type(error).__name__
            raise
        if key is not None and not done.is_repeated:
            self.ledger.stands[key] = (table_id, command.person, command.ticket or "")
            self.ledger.fell.pop(key, None)
            self.ledger.counted["moves"] += 1
        elif not done.is_repeated:
            self.ledger.counted[type(command).__name__] += 1
        return done

    async def _forgotten(self, by: Person) -> None:
        self.ledger.forgotten.add(by.id)
        await self._forget(by)

    async def _changed(self, person_id: int, change: Callable[[Preferences], Preferences]) -> Person:
        def noted(before: Preferences) -> Preferences:
            after = change(before)
            if not after.hand_by_message:
                self.ledger.by_button.add(person_id)
            if after.named != before.named:
                self.ledger.named_anew.add(person_id)
            return after

        return await self._change(person_id, noted)

    async def _called(self, snapshot: Snapshot, absent: Any, *, is_again: bool = False) -> bool:
        calling.set(snapshot.table.id)
        return await self._call(snapshot, absent, is_again=is_again)

    async def _sent(self, channel: int, post: Any, mark: str, *, asks: tuple[str, ...] = (), **named: Any) -> Any:
        if post.mentions and asks:
            self.ledger.calls[mark] = (calling.get(), asks)
        return await self._send(channel, post, mark, asks=asks, **named)


class Faults(logging.Handler):
    """Collects log lines that would alarm an operator, except those of a failing disk."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.setFormatter(TextFormatter())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() != "The database failed" and vars(record).get("error") != "StoreFailed":
            self.lines.append(self.format(record))
