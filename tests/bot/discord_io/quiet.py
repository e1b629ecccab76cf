"""Measures the cost of single taps at a table where each tap is finished before the next."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field, replace
from time import process_time
from typing import Any
from unittest.mock import patch

from bot.delivery.boards import silent_until
from bot.ids import ControlAction, ControlId, parse
from bot.present.messages.hand import hand_post
from bot.store.rows.tables import TableRows
from bot.tables.seats import Join
from games.core import Seat
from locales import words

from .path import Path, followed
from .quick import Chances, QuickLoop
from .world import CHANNEL, DM, GUILD, Bot

ANSWERS = {ControlAction.STEP, ControlAction.SOME, ControlAction.AMOUNT, ControlAction.SURE}
SEEN_THROUGH_S = 9.0
"""Virtual seconds after which everything has been delivered: what an animation shows is told last."""
UNCOUNTED = {"answer", "by token"}
"""Requests that do not count towards a bot's fifty per second."""


@dataclass(frozen=True)
class Tap:
    """The costs of one tap, from its arrival until all its deliveries are sent.

    Attributes:
        is_move: whether it completed a choice.
        is_alone: whether it changed no other hand and called nobody.
        is_animated: whether what it revealed is told after an animation of it.
        loads, parses, writes: tables loaded, positions parsed, write transactions.
        requests: the number of requests by kind.
        needless: the number of edits that changed nothing.
        again: the number of pictures uploaded to a message that already showed them.
        seconds: processor time without drawing and network.
        path: the files it passes through, if followed.
    """

    is_move: bool
    is_alone: bool
    is_animated: bool
    loads: int
    parses: int
    writes: int
    requests: dict[str, int]
    needless: int
    again: int
    seconds: float
    path: Path = field(default_factory=Path)


class Steady(Chances):
    """Equal durations for all requests and pictures, without failures."""

    async def travel(self) -> None:
        await asyncio.sleep(0.01)

    def drawing(self) -> float:
        return 0.03


class Quiet:
    """People who tap in turn in their private messages, after one of them has started the game in the channel.

    Attributes:
        seats: the number of people.
        is_followed: whether to record the path of each tap, which is slow.
    """

    def __init__(self, game: str, seed: str = "quiet", seats: int = 2, *, is_followed: bool = False) -> None:
        self.game, self.chances, self.seats = game, Steady(f"{game} {seed}"), seats
        self.is_followed = is_followed
        self._loads = 0

    def taps(self, most: int) -> list[Tap]:
        """Return the costs of `most` taps, or of all but the last of a shorter game: its end costs more."""

        async def all_of_them() -> list[Tap]:
            return [tap async for tap in self._evening(most)]

        load = TableRows._read

        def counted(tables: Any, *row: Any) -> Any:
            self._loads += 1
            return load(tables, *row)

        with (
            patch.object(secrets, "token_bytes", self.chances.dice.randbytes),
            patch.object(TableRows, "_read", counted),
            asyncio.Runner(loop_factory=QuickLoop) as runner,
        ):
            return runner.run(all_of_them())

    async def _evening(self, most: int) -> AsyncIterator[Tap]:
        self.bot = Bot(self.chances, call_after=900.0)  # no reminder is sent in the meantime
        delivering = asyncio.create_task(self.bot.delivery.run())
        service = self.bot.service
        numbers = range(1, self.seats + 1)
        met = [await service.people.meet(number, f"P{number}", _client(number), GUILD) for number in numbers]
        table = await service.openings.open(self.game, GUILD, CHANNEL, met[0], "en")
        self.table = table.id
        for guest in met[1:]:
            await service.execute(table.id, Join(guest))
        await asyncio.sleep(SEEN_THROUGH_S)
        (lobby,) = (one for one, at in self.bot.world.messages.items() if at.channel == CHANNEL)
        await self.bot.press(met[0].id, lobby, str(ControlId(ControlAction.START, table.id)), [])
        await asyncio.sleep(SEEN_THROUGH_S)
        for _ in range(most):
            control = await self._found()
            if control is None:
                break
            tap = await self._seen_through(*control)
            found = await service.queries.table(self.table)
            if found is not None and found.phase.live:
                yield tap
        delivering.cancel()
        with suppress(asyncio.CancelledError):
            await delivering
        await self.bot.delivery.drain()
        await service.drain()
        await self.bot.store.close()

    async def _found(self) -> tuple[int, int, str, list[str]] | None:
        """Return a possible tap: person, message, control and values."""
        snapshot = await self.bot.service.queries.snapshot(self.table)
        assert snapshot is not None
        if not snapshot.table.phase.live:
            return None
        for seat in [one for one in snapshot.people if snapshot.view_for(one).offer is not None]:
            person = snapshot.people[seat].id
            message = next(one for one, at in self.bot.world.messages.items() if at.channel == DM + person)
            found = [one for one in self.bot.world.messages[message].controls() if _answers(one)]
            control = self.chances.dice.choice(found)
            lines = [line["value"] for line in control.get("options", ())]
            values = self.chances.dice.sample(lines, control.get("min_values", 1)) if lines else []
            return person, message, control["custom_id"], values
        return None

    async def _seen_through(self, person: int, message: int, custom_id: str, values: list[str]) -> Tap:
        world, service = self.bot.world, self.bot.service
        before, hands = await service.queries.table(self.table), await self._hands(person)
        assert before is not None
        self._loads, parses, writes = 0, service._cache.parses, self.bot.store.writes
        needless, again = world.needless, world.again
        requests, start = dict(world.requests), process_time()
        path = self.bot.store.path = Path()
        with followed(path) if self.is_followed else nullcontext():
            await self.bot.press(person, message, custom_id, values)
        is_animated = await self._is_animated()
        await asyncio.sleep(SEEN_THROUGH_S)
        loads, seconds = self._loads, process_time() - start
        after = await service.queries.table(self.table)
        assert after is not None
        made = {kind: count - requests.get(kind, 0) for kind, count in world.requests.items()}
        return Tap(
            after.moves > before.moves,
            hands == await self._hands(person) and not made.get("send"),
            is_animated,
            loads,
            service._cache.parses - parses,
            self.bot.store.writes - writes,
            {kind: count for kind, count in made.items() if count},
            world.needless - needless,
            world.again - again,
            seconds,
            path,
        )

    async def _is_animated(self) -> bool:
        """Return whether an animation is shown to anybody."""
        snapshot, now = await self.bot.service.queries.snapshot(self.table), self.bot.service.clock()
        assert snapshot is not None
        return any(silent_until(snapshot.view_for(reader), now) is not None for reader in (None, *snapshot.people))

    async def _hands(self, but: int) -> list[str]:
        """Return the texts that other people's private messages should show."""
        snapshot = await self.bot.service.queries.snapshot(self.table)
        assert snapshot is not None
        views = [replace(snapshot.view_for(seat), table=snapshot.table) for seat in snapshot.people]
        others = [view for view in views if snapshot.people[Seat(view.seat or 0)].id != but]
        return [
            repr(hand_post(view, words("en"), "", self.bot.delivery.pictures.plan(view, words("en"))))
            for view in others
        ]


def _answers(control: dict[str, Any]) -> bool:
    found = parse(control["custom_id"])
    return found is not None and found.action in ANSWERS and not control.get("disabled")


def _client(person: int) -> str:
    return "fr" if person == 1 else "en-GB"
