"""Whatever overlaps and however long it takes, every message finally shows its table's current view."""

import asyncio
import json
import logging
import secrets

import pytest

from bot.ids import ControlAction, parse
from bot.post import BOARD, hand_slot
from bot.tables.deal import Start
from bot.tables.seats import Join, SeatComputer
from games.core import Seat

from .quick import Chances, QuickLoop
from .world import CHANNEL, DM, GUILD, Bot, body_of

ANSWERS = {ControlAction.STEP, ControlAction.SOME, ControlAction.AMOUNT, ControlAction.SURE}
ASIDE = {ControlAction.HAND, ControlAction.TURN, ControlAction.REVISE, ControlAction.BOARD, ControlAction.WHY}
SETTLED_S = 45.0
"""Less than the lease of an item, so that items lost until their lease expires are noticed."""


class Evening:
    """People at one table who press visible controls concurrently."""

    def __init__(self, game: str, people: int, computers: int, seed: str, trouble: float) -> None:
        self.game, self.people, self.computers = game, people, computers
        self.chances = Chances(seed, trouble)
        self.taps = 0

    async def spend(self, taps: int, breaks: int) -> None:
        """Play for some taps and compare at each break and at the end, which may come early."""
        self.bot = Bot(self.chances)
        delivering = asyncio.create_task(self.bot.delivery.run())
        await self._open()
        for number in range(1, breaks + 1):
            most = taps * number // breaks
            async with asyncio.timeout(36_000):
                await asyncio.gather(*(self._play(person, most) for person in range(1, self.people + 1)))
            await asyncio.sleep(SETTLED_S)
            await self.compare()
        delivering.cancel()
        await asyncio.gather(delivering, return_exceptions=True)
        await self.bot.delivery.drain()
        await self.bot.service.drain()
        await self.bot.store.close()

    async def _open(self) -> None:
        service = self.bot.service
        met = [
            await service.people.meet(n, f"P{n}", "fr" if n == 1 else "en-GB", GUILD) for n in range(1, self.people + 1)
        ]
        table = await service.openings.open(self.game, GUILD, CHANNEL, met[0], "en")
        self.table = table.id
        for person in met[1:]:
            await service.execute(table.id, Join(person))
        for _ in range(self.computers):
            await service.execute(table.id, SeatComputer(met[0]))
        await asyncio.sleep(self.chances.dice.random())
        await service.execute(table.id, Start(met[0]))

    async def _play(self, person: int, most: int) -> None:
        """Press something now and then."""
        dice = self.chances.dice
        while self.taps < most:
            await asyncio.sleep(dice.random() * dice.choice((0.05, 0.5, 2.0)))
            table = await self.bot.service.queries.table(self.table)
            if not table.phase.live:
                return
            found = [
                (message, control)
                for message, standing in self.bot.world.messages.items()
                if standing.channel == DM + person or (standing.channel == CHANNEL and standing.owner in (None, person))
                for control in standing.controls()
                if not control.get("disabled")
            ]
            wanted = ANSWERS if dice.random() < 0.85 else ASIDE
            fitting = [one for one in found if parse(one[1]["custom_id"]).action in wanted]
            if not fitting:
                continue
            message, control = dice.choice(fitting)
            options = [option["value"] for option in control.get("options", ())]
            values = dice.sample(options, min(len(options), control.get("min_values", 1))) if options else []
            self.taps += 1
            await self.bot.press(person, message, control["custom_id"], values)

    async def compare(self) -> None:
        """Assert that every message equals a fresh one, except for choices in progress."""
        delivery, world = self.bot.delivery, self.bot.world
        snapshot = await self.bot.service.queries.snapshot(self.table)
        board = world.messages[delivery.ledger.place(snapshot.table, BOARD).message]
        assert says(board.body) == says(body_of(delivery.boards.draft(snapshot).complete()))
        for number in range(self.people):
            seat, person = Seat(number), snapshot.people[Seat(number)]
            found = world.messages[delivery.ledger.place(snapshot.table, hand_slot(seat)).message]
            here = [one for one in world.messages.values() if one.channel == DM + person.id and one.owner is None]
            others = [one for one in here if one is not found]
            assert not [one for one in others if list(one.controls())], "an older hand has not been taken away"
            view = snapshot.view_for(seat)
            if says(found.body) != says(body_of(delivery.hands.draft(view, person).complete())):
                tickets = {parse(control["custom_id"]).ticket for control in found.controls()} - {""}
                assert tickets == ({view.ticket} if view.offer is not None else None), says(found.body)


def says(body: str) -> list[str]:
    """Return the lines of a message's components, for readable differences."""
    return json.dumps(json.loads(body), indent=1, ensure_ascii=False).splitlines()


GAMES = [("tunhell", 2, 0), ("dungeon_lords", 2, 1), ("maphr", 3, 0), ("winter", 2, 0), ("poursuite", 2, 1)]


@pytest.mark.slow
@pytest.mark.parametrize("trouble", [0.0, 0.03])
@pytest.mark.parametrize(("game", "people", "computers"), GAMES)
def test_in_the_end_everything_shows_what_is_so(caplog, monkeypatch, game, people, computers, trouble):
    """Concurrent clicks, deliveries, computer players and pictures with failing requests end with correct messages."""
    caplog.set_level(logging.WARNING)
    evening = Evening(game, people, computers, f"{game} {trouble}", trouble)
    monkeypatch.setattr(secrets, "token_bytes", evening.chances.dice.randbytes)
    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        runner.run(evening.spend(taps=80, breaks=2))
    assert evening.taps > 50
    if not trouble:
        assert not caplog.records, [record.getMessage() for record in caplog.records]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
