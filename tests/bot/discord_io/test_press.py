"""Each control has one handler; forged controls are refused politely and change nothing."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord_io.handlers import dispatch
from bot.discord_io.press import HANDLERS, Needs, Press, Registered, on, redirect
from bot.ids import ControlAction, ControlId, number, parse
from bot.model import Occupant, Person, Phase, Table
from bot.post import Post, Text
from bot.service.budget import USUAL, Expense
from bot.service.positions import written
from bot.tables.deal import Start
from bot.tables.lobby import SetRated
from bot.tables.seats import Join
from games import core
from games.core import NotYours, Refusal, Say
from games.registry import GAMES
from locales import words
from tests.house.play import deal

from .quick import Chances, QuickLoop
from .quiet import Steady
from .world import CHANNEL, DM, GUILD, Bot

OLD = words("en").text("bot-no-such-control")
INTERACTION = SimpleNamespace(message=None, guild_id=GUILD)


def test_every_kind_of_control_has_one_handler():
    assert set(HANDLERS) == set(ControlAction)


def test_a_second_handler_for_a_control_is_a_mistake():
    with pytest.raises(AssertionError, match="two handlers"):
        on(ControlAction.JOIN)(HANDLERS[ControlAction.JOIN].handle)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "porion",
        "porion:join:t",
        "other:join:t::",
        "porion:dance:t::",
        "porion:join:\ud800::",
        "porion:step:t:1:\udfff",
        "porion:join:" + "t" * 100 + "::",
    ],
)
def test_an_id_that_was_never_given_out_is_none(text):
    assert parse(text) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0", 0),
        ("17", 17),
        (str(2**63 - 1), 2**63 - 1),
        (str(2**63), None),
        ("9" * 5000, None),
        ("-1", None),
        ("", None),
    ],
)
def test_a_number_is_one_that_the_database_can_hold(text, value):
    assert number(text) == value


def evening(
    play: Callable[[Bot, str], Coroutine[Any, Any, None]], monkeypatch: pytest.MonkeyPatch, *, is_rated: bool = True
) -> None:
    """Let two people sit down at a table of Tunhell, and run a scenario there."""

    async def whole() -> None:
        bot = Bot(chances, call_after=90.0)
        delivering = asyncio.create_task(bot.delivery.run())
        met = [await bot.service.people.meet(number, f"P{number}", "en-GB", GUILD) for number in (1, 2)]
        table = await bot.service.openings.open("tunhell", GUILD, CHANNEL, met[0], "en")
        await bot.service.execute(table.id, Join(met[1]))
        await bot.service.execute(table.id, SetRated(met[0], is_rated))
        await bot.service.execute(table.id, Start(met[0]))
        await asyncio.sleep(2.0)
        await play(bot, table.id)
        delivering.cancel()
        await asyncio.gather(delivering, return_exceptions=True)
        await bot.delivery.drain()
        await bot.service.drain()
        await bot.store.close()

    chances = Steady("press")
    monkeypatch.setattr(secrets, "token_bytes", chances.dice.randbytes)
    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        runner.run(whole())


async def test_a_press_is_redirected_with_all_that_the_other_control_needs():
    """A redirected press is refused without the required table or seat, and passed on otherwise."""
    handled = []
    action = ControlAction.CONCEDE

    async def handle(press: Press) -> None:
        handled.append((press.control.action, press.values))

    table = Table("abc", "tunhell", 5, 10, 1, "en", Phase.PLAYING, occupants=(Occupant("Mira", 1),))

    def press(person: int, at: Table | None) -> Press:
        app = SimpleNamespace(delivery=SimpleNamespace(answers=SimpleNamespace(used=lambda *_: None)))
        answer = SimpleNamespace(app=app, table=at, person=Person(person, "Mira", "en"), interaction=INTERACTION)
        return Press(answer, ControlId(ControlAction.REPLAY, "abc"), ("concede",))

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(HANDLERS, action, replace(HANDLERS[action], handle=handle))
        await redirect(press(1, table), action)
        with pytest.raises(NotYours, match="bot-no-not-in-game"):
            await redirect(press(2, table), action)
        with pytest.raises(Refusal, match="bot-no-such-table"):
            await redirect(press(1, None), action)
    assert handled == [(action, ())]


def hand_of(bot: Bot, person: int) -> int:
    """Return the message of a person's hand."""
    return next(one for one, at in bot.world.messages.items() if at.channel == DM + person)


async def answers(bot: Bot, person: int, custom_id: str, *values: str) -> list[str]:
    """Return the new texts that a person sees after pressing a control."""
    before = set(bot.world.messages)
    await bot.press(person, hand_of(bot, person), custom_id, values)
    return [at.body for message, at in bot.world.messages.items() if message not in before]


FORGED = [
    *[(f"porion:{action}:::", ()) for action in ControlAction if HANDLERS[action].needs],
    ("porion:join:\ud800::", ()),
    ("porion:step:{table}::\ud800", ()),
    ("porion:first:{table}::", ("9" * 5000,)),
    ("porion:step:{table}::", ("\ud800",)),
    ("porion:transfer:{table}:" + "9" * 40 + ":yes", ()),
    ("porion:respond:{table}:x:yes", ()),
    ("porion:page:tunhell::", ("x" * 5000,)),
    ("porion:playposition:::", ("",)),
]


def test_what_was_forged_is_refused_in_words(monkeypatch):
    """Missing tables, lone surrogates and endless numbers are refused in one polite sentence, without an error."""

    async def play(bot: Bot, table: str) -> None:
        before = await bot.service.queries.table(table)
        for custom_id, values in FORGED:
            said = await answers(bot, 2, custom_id.replace("{table}", table), *values)
            assert len(said) == 1, custom_id
            assert words("en").text("bot-mishap") not in said[0], custom_id
            assert words("en").text("bot-no-store") not in said[0], custom_id
        assert (await answers(bot, 2, "porion:step:::"))[0].count(OLD) == 1
        assert await bot.service.queries.table(table) == before
        counted = bot.app.metrics.registry.get_sample_value(
            "porion_interactions_total", {"kind": "component", "result": "failed"}
        )
        assert counted is None

    evening(play, monkeypatch)


@pytest.mark.parametrize("action", [one for one, entry in HANDLERS.items() if entry.needs >= Needs.SEAT])
def test_what_needs_a_seat_is_refused_to_strangers(action, monkeypatch):
    """Controls that need a seat are refused to strangers before the handler runs."""

    async def play(bot: Bot, table: str) -> None:
        await bot.service.people.meet(3, "P3", "en-GB", GUILD)
        board = next(one for one, at in bot.world.messages.items() if at.channel == CHANNEL and at.owner is None)
        before = set(bot.world.messages)
        await bot.press(3, board, f"porion:{action}:{table}::", ())
        (said,) = [at.body for message, at in bot.world.messages.items() if message not in before]
        assert words("en").text("bot-no-not-in-game") in said

    evening(play, monkeypatch)


def test_a_refusal_that_cannot_be_put_into_words_is_answered_all_the_same(monkeypatch, caplog):
    """A refusal that cannot be rendered is answered with an apology, and logged."""

    async def refuse(*_: object) -> None:
        raise Refusal(Say("bot-no-text-of-this-name", {}))

    async def play(bot: Bot, table: str) -> None:
        monkeypatch.setitem(HANDLERS, ControlAction.LOOK, Registered(refuse, Needs.NOTHING, is_for_play=False))
        (said,) = await answers(bot, 2, "porion:look:::", "anything")
        assert words("en").text("bot-mishap") in said
        assert "bot-no-text-of-this-name" in [getattr(one, "refusal", None) for one in caplog.records]

    evening(play, monkeypatch)


def test_a_pasted_position_costs_what_an_uploaded_one_does(monkeypatch):
    """A pasted position costs as much budget as an uploaded one, so that nobody floods the cache."""
    text = written(GAMES["poursuite"], core.start(GAMES["poursuite"].begin(deal(GAMES["poursuite"], 2, 1))))

    async def play(bot: Bot, table: str) -> None:
        bot.service.budget.spend(Expense.FILES, 2, None, USUAL["person"][Expense.FILES])
        (said,) = await answers(bot, 2, "porion:look:::", text)
        assert "You have shared as many files as anyone may in an hour." in said

    evening(play, monkeypatch)


def test_an_interaction_that_discord_sends_twice_is_answered_once():
    """A duplicate interaction is answered once, as Discord refuses a second answer."""

    async def twice() -> dict[str, int]:
        bot = Bot(Chances("twice"))
        mira = await bot.service.people.meet(1, "Mira", "en-GB", GUILD)
        table = await bot.service.openings.open("tunhell", GUILD, CHANNEL, mira, "en")
        message = bot.world._post(CHANNEL, Post((Text("here"),)), None)
        asked = bot.world.interaction(1, message, f"porion:menu:{table.id}::", ())
        await dispatch(bot.app, asked)
        await dispatch(bot.app, asked)
        await bot.service.drain()
        return bot.world.requests

    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        assert runner.run(twice())["answer"] == 1
