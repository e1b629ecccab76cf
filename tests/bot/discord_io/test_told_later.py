"""A hand opened in the channel tells what its animation shows when that has ended, as other messages do."""

import asyncio
import json

import pytest

from bot.ids import ControlAction, ControlId
from bot.present.messages import LATER
from bot.present.panels import MOVES
from bot.tables.play import Move
from games import core
from games.core import Game
from games.positions import begin_from, save_position
from games.registry import GAMES
from games.tunhell.choices import Play
from locales import LOCALES, words
from tests.poursuite.scenes import sketch as chase
from tests.tunhell.stage import sketch

from .test_warned import Table, evening
from .world import CHANNEL, DM

DIG = "A hand: digger_2_0 digger_3_0\nmine 2: dirt troll ...\nmine 2 A: warrior_1"


CATCHES = "seats 2\nwagon 1: D6 N=Y E=G S=G\nplan: moving Y 3; turn G"


@pytest.fixture
def _catching(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start every game of Underground Chase where the first player can have moles caught."""
    text = save_position(GAMES["poursuite"], core.start(chase(CATCHES)))
    monkeypatch.setattr(Game, "begin", lambda self, dealt: begin_from(self, text, "warned", 1))


@pytest.fixture
def _digging(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start every game of Tunhell where the first player can dig up a Troll."""
    text = save_position(GAMES["tunhell"], core.start(sketch(DIG)))
    monkeypatch.setattr(Game, "begin", lambda self, dealt: begin_from(self, text, "dug", 1))


def shown(table: Table, channel: int, owner: int | None = None) -> tuple[bool, bool]:
    """Return whether a board or hand has a sentence for what its animation shows, and whether it has the words."""
    messages = table.bot.world.messages.values()
    body = next(one.body for one in messages if (one.channel, one.owner) == (channel, owner))
    texts: list[str] = []
    json.loads(body, object_hook=lambda found: texts.append(found.get("content", "")))
    return any(words(one).text(LATER) in text.splitlines() for text in texts for one in LOCALES), any(
        "Troll" in text for text in texts
    )


@pytest.mark.usefixtures("_digging")
def test_a_hand_opened_during_the_animation_is_told_after_it() -> None:
    """A press meanwhile does not spoil it, and no message stays without its words."""

    async def played(table: Table) -> None:
        bot, queries = table.bot, table.bot.service.queries
        snapshot = await queries.snapshot(table.id)
        assert snapshot is not None
        (digging,) = snapshot.view_for(None).waiting
        digger, view = snapshot.people[digging].id, snapshot.view_for(digging)
        reader = 3 - digger
        await bot.service.execute(table.id, Move(digger, view.ticket, Play("digger_2_0", 2), "dug"))
        await asyncio.sleep(2)
        board = next(one for one, at in bot.world.messages.items() if at.channel == CHANNEL)
        await bot.press(reader, board, str(ControlId(ControlAction.HAND, table.id)))
        await asyncio.sleep(1)
        places = (CHANNEL, None), (DM + digger, None), (DM + reader, None), (CHANNEL, reader)
        assert [shown(table, *place) for place in places] == [(True, False)] * len(places)
        await asyncio.sleep(6)
        assert [shown(table, *place) for place in places] == [(False, True)] * len(places)

    evening(played, game="tunhell")


@pytest.mark.usefixtures("_catching")
def test_after_one_s_own_animation_the_pictures_show_the_position() -> None:
    """Those of the choice stay only while the animation plays, also in a message that only its reader sees."""

    async def played(table: Table) -> None:
        bot = table.bot

        async def opened() -> int:
            board = next(one for one, at in bot.world.messages.items() if (at.channel, at.owner) == (CHANNEL, None))
            await bot.press(1, board, str(ControlId(ControlAction.HAND, table.id)))
            return max(one for one, at in bot.world.messages.items() if at.owner == 1)

        async def press(message: int, label: str) -> None:
            controls = bot.world.messages[message].controls()
            (pressed,) = [one for one in controls if label in str(one.get("label", ""))]
            await bot.press(1, message, str(pressed["custom_id"]))
            await asyncio.sleep(1)

        message = await opened()
        await press(message, "D8")
        choice = [*bot.world.messages[message].files]
        await press(message, "↻")
        during = [*bot.world.messages[message].files]
        assert any(name.endswith(MOVES) for name in during)
        assert {*choice} & {*during}
        await asyncio.sleep(8)
        files = bot.world.messages[message].files
        assert not {*choice} & {*files}
        assert {*files} == {*bot.world.messages[await opened()].files}

    evening(played, game="poursuite")
