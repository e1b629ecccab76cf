"""Irreversible actions need one confirmation by a red button: costly moves, and leaving a rated game."""

import asyncio
import json
import secrets
from contextlib import suppress
from types import SimpleNamespace
from unittest.mock import patch

import pytest

from bot.discord_io.commands import play
from bot.discord_io.commands.play import Play
from bot.ids import ControlAction, ControlId, parse
from bot.post import Buttons
from bot.tables.deal import Start
from bot.tables.lobby import SetRated
from bot.tables.seats import Join
from games import core
from games.core import Game
from games.positions import begin_from, save_position
from games.registry import GAMES
from games.winter.choices import EndTurn
from locales import words
from tests.poursuite.scenes import sketch as chase
from tests.winter.stage import sketch

from .quick import QuickLoop
from .quiet import Steady
from .world import CHANNEL, DM, GUILD, Bot

FACING = "seats 2\nwagon 1: D6 N=Y E=G\nplan: moving Y 3; turn G"
FALLING = "table: 2 seats, first B, week 2\nplan: turn A; resolution\nmonsters: yeti_a=castle"
END = words("fr").text("winter-do-end-turn")
DANGER, ROW, WORDS, GALLERY = 4, 1, 10, 12
"""The style of a red button, and the component types of rows, texts and galleries."""


@pytest.fixture
def _falling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start every game of Winter on the last turn of a week with a Yeti in the castle."""
    text = save_position(GAMES["winter"], core.start(sketch(FALLING)))
    monkeypatch.setattr(Game, "begin", lambda self, dealt: begin_from(self, text, "warned", 1))


@pytest.fixture
def _facing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start every game of Underground Chase where a turn to the left loses a mole."""
    text = save_position(GAMES["poursuite"], core.start(chase(FACING)))
    monkeypatch.setattr(Game, "begin", lambda self, dealt: begin_from(self, text, "warned", 1))


class Table:
    """Person 1 in a game with their hand in private messages."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.bot = Bot(Steady("warned"))

    async def begin(self, *, is_rated: bool = True) -> None:
        self.delivering = asyncio.create_task(self.bot.delivery.run())
        service = self.bot.service
        met = [
            await service.people.meet(number, f"P{number}", "fr" if number == 1 else "en", GUILD) for number in (1, 2)
        ]
        self.id = (await service.openings.open(self.game, GUILD, CHANNEL, met[0], "en")).id
        await service.execute(self.id, Join(met[1]))
        await service.execute(self.id, SetRated(met[0], is_rated))
        await service.execute(self.id, Start(met[0]))
        await asyncio.sleep(5)

    async def end(self) -> None:
        self.delivering.cancel()
        with suppress(asyncio.CancelledError):
            await self.delivering
        await self.bot.delivery.drain()
        await self.bot.service.drain()
        await self.bot.store.close()

    def controls(self) -> tuple[int, list[dict[str, object]]]:
        """Return the message of the hand, and its buttons."""
        at = next(one for one, standing in self.bot.world.messages.items() if standing.channel == DM + 1)
        return at, [*self.bot.world.messages[at].controls()]

    async def press(self, label: str) -> None:
        message, found = self.controls()
        (control,) = [one for one in found if label in str(one.get("label", ""))]
        await self.bot.press(1, message, str(control["custom_id"]))
        await asyncio.sleep(5)

    async def is_over(self) -> bool:
        view = await self.bot.service.queries.view_for(self.id, None)
        return view.outcome is not None


def evening(played, *, is_rated: bool = True, game: str = "winter") -> None:
    """Run a scenario at a table on its own clock."""

    async def whole() -> None:
        table = Table(game)
        await table.begin(is_rated=is_rated)
        await played(table)
        await table.end()

    with (
        patch.object(secrets, "token_bytes", Steady("warned").dice.randbytes),
        asyncio.Runner(loop_factory=QuickLoop) as runner,
    ):
        runner.run(whole())


@pytest.mark.usefixtures("_falling")
def test_the_last_press_is_red_and_says_what_is_lost() -> None:
    """Ending the turn first shows a warning: the way back leads to the hand, and the red button ends the game."""

    async def played(table: Table) -> None:
        await table.press(END)
        assert not await table.is_over()
        message, found = table.controls()
        assert [one["label"] for one in found] == ["Finir\u00a0: le château tombe", "Retour"]
        assert found[0]["style"] == DANGER
        assert parse(str(found[0]["custom_id"])).action is ControlAction.SURE
        body = json.loads(table.bot.world.messages[message].body)
        assert "la partie est perdue\u00a0: il y a un monstre au château (Yéti)" in json.dumps(body, ensure_ascii=False)
        await table.press("Retour")
        assert any(END in str(one.get("label")) for one in table.controls()[1])
        await table.press(END)
        await table.press("le château tombe")
        assert await table.is_over()

    evening(played)


@pytest.mark.usefixtures("_facing")
def test_the_way_back_from_a_warning_is_one_step() -> None:
    """After space and turn, it leads to the turn again."""

    async def played(table: Table) -> None:
        await table.press("D8")
        turns = [one["label"] for one in table.controls()[1]]
        await table.press("↺")
        assert table.controls()[1][0]["style"] == DANGER
        await table.press("Retour")
        assert [one["label"] for one in table.controls()[1]] == turns

    evening(played, game="poursuite")


@pytest.mark.usefixtures("_falling")
def test_the_picture_stays_above_the_warning() -> None:
    """The pictures of the step are kept above the warning."""

    async def played(table: Table) -> None:
        at, _ = table.controls()
        await table.press(END)
        standing = table.bot.world.messages[at]
        shown = [block["type"] for block in json.loads(standing.body)[0]["components"]]
        assert shown == [*[GALLERY] * len(standing.files), WORDS, ROW]
        assert any("winter-map" in name for name in standing.files)

    evening(played)


@pytest.mark.usefixtures("_falling")
@pytest.mark.parametrize("is_rated", [True, False])
def test_a_rated_game_is_left_after_asking_once(is_rated: bool) -> None:
    """Leaving a rated game shows a red button to that person only, which then leaves."""

    async def played(table: Table) -> None:
        hand, service = table.controls()[0], table.bot.service
        await table.bot.press(1, hand, str(ControlId(ControlAction.LEAVE, table.id, "")))
        await asyncio.sleep(5)
        now = (await service.queries.view_for(table.id, None)).table
        assert (now.seat_of(1) is not None) == is_rated
        if is_rated:
            beside, at = max(table.bot.world.messages.items())
            sure, _ = at.controls()
            assert (at.channel, sure["label"], sure["style"]) == (DM + 1, "Oui, je quitte", DANGER)
            assert "compte pour la cote" in at.body
            await table.bot.press(1, beside, str(sure["custom_id"]))
            await asyncio.sleep(5)
            assert (await service.queries.view_for(table.id, None)).table.seat_of(1) is None

    evening(played, is_rated=is_rated)


@pytest.mark.usefixtures("_falling")
def test_a_click_that_comes_after_the_end_shows_the_final_score() -> None:
    async def played(table: Table) -> None:
        message, found = table.controls()
        late = str(next(one["custom_id"] for one in found if END in str(one.get("label", ""))))
        await table.press(END)
        await table.press("le château tombe")
        score = table.bot.world.messages[message].body
        await table.bot.press(1, message, late)
        await asyncio.sleep(60)
        assert table.bot.world.messages[message].body == score

    evening(played)


@pytest.mark.usefixtures("_falling")
def test_a_typed_move_is_asked_about_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """/move shows the warning with the red button instead of making the move."""
    shown = []

    async def here(work, *given):
        return work(*given)  # a thread would wait for a stopped clock

    monkeypatch.setattr(asyncio, "to_thread", here)

    class Asked:
        def __init__(self, app, person, interaction) -> None:
            self.app, self.person, self.lang, self.interaction = app, person, words("en"), interaction

        async def say(self, post) -> None:
            shown.append(post)

        async def __aenter__(self):
            return self

        async def __aexit__(self, *_) -> None:
            pass

    async def played(table: Table) -> None:
        person = await table.bot.service.people.person(1)
        monkeypatch.setattr(play, "receiving", lambda app, interaction: Asked(app, person, interaction))
        interaction = SimpleNamespace(id=1, user=SimpleNamespace(id=1), guild_id=GUILD, channel_id=CHANNEL)
        await Play.move.callback(Play(table.bot.app), interaction, "end-turn")
        assert not await table.is_over()
        (post,) = shown
        (row,) = [block for block in post.blocks if isinstance(block, Buttons)]
        assert row.buttons[0].style == "danger"
        await table.bot.press(1, table.controls()[0], row.buttons[0].id)
        await asyncio.sleep(5)
        assert await table.is_over()

    evening(played)


def test_the_choice_of_these_tests_is_warned_of() -> None:
    """The choice used by these tests has a warning and ends the game."""
    state = core.start(sketch(FALLING))
    seat = next(iter(core.decision(state).asks))
    assert core.decision(state).step.warning(state, seat, EndTurn()) is not None
    assert core.decision(core.apply(state, seat, EndTurn())) is None
