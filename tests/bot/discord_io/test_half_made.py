"""A half-made choice belongs to its player and continues wherever they open the question next."""

import asyncio
import secrets
from collections.abc import Coroutine
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from bot.ids import ControlAction, ControlId, parse
from bot.post import hand_slot
from bot.tables.view import TableView
from games.core import Seat

from .quick import QuickLoop
from .quiet import Steady
from .test_warned import Table
from .world import CHANNEL, DM, Bot

OPENS = {ControlAction.TURN, ControlAction.HAND}
ANSWERS = {ControlAction.STEP, ControlAction.SOME, ControlAction.GO_ON}
WARNED = ControlAction.SURE
SEEN_THROUGH_S = 5.0


class Evening(Table):
    """Two people at a table, with hands in private messages and the board in the channel."""

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.chances, self.dice = game, Steady(f"{game} {seed}"), Random(seed)
        self.bot = Bot(self.chances, call_after=90.0)

    def run(self, doing: Coroutine[Any, Any, None]) -> None:
        """Run a scenario on a clock of its own, with a deal that the seed decides."""
        with (
            patch.object(secrets, "token_bytes", self.chances.dice.randbytes),
            asyncio.Runner(loop_factory=QuickLoop) as runner,
        ):
            runner.run(doing)

    async def asked(self) -> TableView | None:
        """Return the view of the asked player; None if the game is over."""
        snapshot = await self.bot.service.queries.snapshot(self.id)
        assert snapshot is not None
        views = [snapshot.view_for(seat) for seat in snapshot.people]
        return next((view for view in views if view.offer is not None), None)

    def within_reach(self, view: TableView) -> list[tuple[int, dict[str, Any]]]:
        """Return the visible controls of this player that open or answer the question."""
        person = self.person(view)
        found = []
        for message, at in self.bot.world.messages.items():
            if at.channel == DM + person or (at.channel == CHANNEL and at.owner in (None, person)):
                found += [(message, control) for control in at.controls() if _is_play(control, view)]
        return found

    def person(self, view: TableView) -> int:
        person = view.table.occupants[view.seat or 0].person
        assert person is not None
        return person

    async def press_one(self, view: TableView) -> ControlId:
        """Press a random control."""
        message, control = self.dice.choice(self.within_reach(view))
        lines = [line["value"] for line in control.get("options", ())]
        values = self.dice.sample(lines, control.get("min_values", 1)) if lines else []
        await self.bot.press(self.person(view), message, str(control["custom_id"]), values)
        await asyncio.sleep(SEEN_THROUGH_S)
        pressed = parse(str(control["custom_id"]))
        assert pressed is not None
        return pressed

    def half_made(self, view: TableView) -> tuple[tuple[str, ...], int] | None:
        half = self.bot.delivery.choosing.half_made(view)
        return (half.path, half.message) if half is not None else None

    def copies(self, view: TableView, but: int) -> dict[int, set[ControlAction]]:
        """Return the actions about this question in each other message of the player."""
        found: dict[int, set[ControlAction]] = {}
        for message, control in self.within_reach(view):
            one = parse(str(control["custom_id"]))
            at = self.bot.world.messages[message]
            if message != but and (at.owner is not None or at.channel != CHANNEL) and one is not None:
                found.setdefault(message, set()).add(one.action)
        return found


def _is_play(control: dict[str, Any], view: TableView) -> bool:
    one = parse(str(control["custom_id"]))
    if one is None or one.table != view.table.id or control.get("disabled"):
        return False
    return one.action in OPENS or (one.action in {*ANSWERS, WARNED} and one.ticket == view.ticket)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["poursuite", "tunhell", "winter"])
@pytest.mark.parametrize("seed", range(3))
def test_a_choice_goes_on_wherever_it_is_opened_next(game: str, seed: int) -> None:
    """After random presses in hand, board and opened messages, at most one message shows the half-made choice.

    The other messages lead to it, and none of them shows the first step as if nothing had been chosen.
    """
    evening, gone_on = Evening(game, seed), []

    async def whole() -> None:
        await evening.begin()
        for _ in range(60):
            view = await evening.asked()
            if view is None:
                break
            before = evening.half_made(view)
            pressed = await evening.press_one(view)
            now = await evening.asked()
            if now is None or now.ticket != view.ticket or now.seat != view.seat:
                continue
            half = evening.half_made(now)
            if pressed.action in {*OPENS, ControlAction.GO_ON} and before is not None:
                assert half is not None
                assert half[0] == before[0]
                gone_on.append(pressed.action)
            if half is not None:
                for message, copy in evening.copies(now, half[1]).items():
                    about = (before, half, message, evening.bot.world.messages[message].owner, pressed)
                    assert copy & {ControlAction.GO_ON, WARNED} or not copy & ANSWERS, about
        await evening.end()

    evening.run(whole())
    assert gone_on or game == "winter"


def test_beginning_again_ends_what_was_begun() -> None:
    """Starting again in the hand ends a choice begun in the channel, and the hand shows the first step."""
    evening = Evening("poursuite", 1)

    async def whole() -> None:
        await evening.begin()
        while (view := await evening.asked()) is not None and evening.half_made(view) is None:
            await evening.press_one(view)
        assert view is not None
        hand = evening.bot.delivery.ledger.place(view.table, hand_slot(Seat(view.seat or 0)))
        assert hand is not None
        again = str(ControlId(ControlAction.STEP, evening.id, view.ticket))
        await evening.bot.press(evening.person(view), hand.message, again)
        await asyncio.sleep(SEEN_THROUGH_S)
        assert evening.half_made(view) is None
        found = [parse(str(one["custom_id"])) for one in evening.bot.world.messages[hand.message].controls()]
        assert all(one is not None and one.action is not ControlAction.GO_ON for one in found)
        await evening.end()

    evening.run(whole())
