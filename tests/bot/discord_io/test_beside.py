"""Each person has one side message per channel, which is replaced by what they look at next."""

import asyncio
import json
import logging
from dataclasses import replace

import pytest

from bot.ids import ControlAction, ControlId
from bot.present.messages.menu import IN_HAND, NO, YES
from bot.service.budget import USUAL, Expense
from bot.tables.proposals import Propose
from bot.tables.seats import Leave
from bot.tables.transfers import ClaimSeat
from games.core import Seat
from locales import words
from tests.pictures.reviewed import invented

from .test_press import evening, hand_of
from .world import CHANNEL, DM, Bot

LOOKS = [ControlAction.ASKED, ControlAction.MENU, ControlAction.HINT, ControlAction.WHY]
SETTLED_S = 5.0


def aside_of(bot: Bot, person: int) -> list[int]:
    """Return the ephemeral messages of a person, except their hand."""
    return [one for one, at in bot.world.messages.items() if at.owner == person]


async def asked_of(bot: Bot, table: str) -> int:
    """Return the asked person."""
    view = await bot.service.queries.view_for(table, None)
    return view.table.occupants[view.waiting[0]].person


async def press(bot: Bot, person: int, message: int, action: ControlAction, table: str) -> None:
    """Press a control, and wait until all its work is done."""
    await bot.press(person, message, str(ControlId(action, table)))
    await asyncio.sleep(SETTLED_S)


def told(bot: Bot, message: int) -> str:
    return json.dumps(json.loads(bot.world.messages[message].body), ensure_ascii=False)


@pytest.mark.slow
@pytest.mark.parametrize("first", LOOKS)
def test_what_is_looked_at_next_takes_the_place_of_what_was(first, monkeypatch):
    """A new side message replaces the previous one at the bottom; a press within it edits it."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        await press(bot, person, hand_of(bot, person), first, table)
        for action in (*LOOKS, ControlAction.RULES):
            before = aside_of(bot, person)
            await press(bot, person, hand_of(bot, person), action, "tunhell" if action == "rules" else table)
            assert len(aside_of(bot, person)) == 1, action
            assert aside_of(bot, person) != before, "it stands below everything else"
        (message,) = aside_of(bot, person)
        shown = set()
        for action in LOOKS:
            await press(bot, person, message, action, table)
            assert aside_of(bot, person) == [message], action
            shown.add(told(bot, message))
        assert len(shown) == len(LOOKS)

    evening(play, monkeypatch, is_rated=False)


def test_refusals_do_not_pile_up_either(monkeypatch):
    """Repeated refusals share one message, which the next move removes."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        for _ in range(3):
            await bot.press(person, hand_of(bot, person), f"porion:step:{table}:1:0")
            await asyncio.sleep(SETTLED_S)
            (message,) = aside_of(bot, person)
            assert words("fr" if person == 1 else "en").text("bot-no-moved-on") in told(bot, message)
        await move(bot, table, person)
        assert aside_of(bot, person) == []

    evening(play, monkeypatch, is_rated=False)


async def move(bot: Bot, table: str, person: int) -> None:
    """Make a move in a hand by pressing the first control of each step."""
    before = (await bot.service.queries.table(table)).moves
    while (await bot.service.queries.table(table)).moves == before:
        control = next(
            one for one in bot.world.messages[hand_of(bot, person)].controls() if ":step:" in one["custom_id"]
        )
        values = [control["options"][0]["value"]] if "options" in control else []
        await bot.press(person, hand_of(bot, person), control["custom_id"], values)
        await asyncio.sleep(SETTLED_S)


@pytest.mark.parametrize("where", ["hand", "menu", "menu of the board"])
def test_a_step_taken_back_leaves_its_question_open_for_its_player(where, monkeypatch):
    """Also from a menu: it goes if the hand stands above it; in the channel, the question takes its place."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        while not (await bot.service.queries.view_of(table, person)).can_take_back:
            person = await asked_of(bot, table)
            await move(bot, table, person)
        board = next(one for one, at in bot.world.messages.items() if at.channel == CHANNEL)
        message = board if where == "menu of the board" else hand_of(bot, person)
        if where != "hand":
            await press(bot, person, message, ControlAction.MENU, table)
            (message,) = aside_of(bot, person)
        await press(bot, person, message, ControlAction.TAKE_BACK, table)
        assert (await bot.service.queries.view_of(table, person)).offer is not None
        shown = message if where == "menu of the board" else hand_of(bot, person)
        assert aside_of(bot, person) == ([message] if where == "menu of the board" else [])
        assert any(":step:" in one["custom_id"] for one in bot.world.messages[shown].controls())

    evening(play, monkeypatch)


def test_a_menu_read_while_waiting_does_not_lie_below_the_next_question(monkeypatch):
    """Once a player is asked, their side message is deleted, as an edited hand above it notifies nobody."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        other = 3 - person
        await press(bot, other, hand_of(bot, other), ControlAction.MENU, table)
        assert len(aside_of(bot, other)) == 1
        while await asked_of(bot, table) == person:
            await move(bot, table, person)
        await asyncio.sleep(SETTLED_S)
        assert aside_of(bot, other) == []

    evening(play, monkeypatch, is_rated=False)


def test_a_hint_that_is_played_leaves_the_hand_alone(monkeypatch):
    """Playing a hint in private messages shows the result in the hand only."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        await press(bot, person, hand_of(bot, person), ControlAction.HINT, table)
        (message,) = aside_of(bot, person)
        advised = next(one for one in bot.world.messages[message].controls() if ":step:" in one["custom_id"])
        await bot.press(person, message, advised["custom_id"])
        await asyncio.sleep(SETTLED_S)
        assert (await bot.service.queries.table(table)).moves == 1
        assert aside_of(bot, person) == []
        assert [at.channel for at in bot.world.messages.values()].count(DM + person) == 1

    evening(play, monkeypatch, is_rated=False)


def test_a_proposal_that_is_answered_in_a_hand_leaves_the_hand_there(monkeypatch):
    """Answering a proposal in a hand leaves the question there and no side message."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        other = 3 - person
        await bot.service.execute(table, Propose(await bot.service.people.person(person), "end"))
        await asyncio.sleep(SETTLED_S)
        hand = hand_of(bot, other)
        controls = [one["custom_id"] for one in bot.world.messages[hand].controls()]
        said_no = next(one for one in controls if one.endswith(f"{NO}.{IN_HAND}"))
        await bot.press(other, hand, said_no)
        await asyncio.sleep(SETTLED_S)
        assert (await bot.service.queries.table(table)).proposal is None
        assert hand_of(bot, other) == hand
        assert not any(":respond:" in one["custom_id"] for one in bot.world.messages[hand].controls())
        assert aside_of(bot, other) == []

    evening(play, monkeypatch)


def test_a_vote_about_a_seat_is_answered_in_a_hand(monkeypatch):
    """A vote answered in a hand declines the applicant and keeps the hand."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        other = 3 - person
        await bot.service.execute(table, Leave(await bot.service.people.person(other)))
        guest = await bot.service.people.meet(9, "Fern", "fr")
        own = (await bot.service.queries.table(table)).seat_of(person)
        await bot.service.execute(table, ClaimSeat(guest, Seat(1 - own)))
        await asyncio.sleep(SETTLED_S)
        hand = hand_of(bot, person)
        votes = [one["custom_id"] for one in bot.world.messages[hand].controls() if ":transfer:" in one["custom_id"]]
        assert [vote.rpartition(":")[2] for vote in votes] == [f"{YES}.{IN_HAND}", f"{NO}.{IN_HAND}"]
        await bot.press(person, hand, votes[1])
        await asyncio.sleep(SETTLED_S)
        assert (await bot.service.queries.table(table)).transfer is None
        assert hand_of(bot, person) == hand
        assert not any(":transfer:" in one["custom_id"] for one in bot.world.messages[hand].controls())

    evening(play, monkeypatch)


def test_a_proposal_is_shown_in_the_middle_of_a_choice(monkeypatch):
    """A proposal is shown during a choice, since the next move would settle it; declining leaves the step unchanged."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        hand = hand_of(bot, person)
        view = await bot.service.queries.view_for(table, (await bot.service.queries.table(table)).seat_of(person))
        while bot.delivery.choosing.half_made(view) is None:
            await move_one_step(bot, person, hand)
        before = told(bot, hand)
        await bot.service.execute(table, Propose(await bot.service.people.person(3 - person), "end"))
        await asyncio.sleep(SETTLED_S)
        controls = [one["custom_id"] for one in bot.world.messages[hand].controls()]
        assert bot.delivery.choosing.half_made(view) is not None
        await bot.press(person, hand, next(one for one in controls if one.endswith(f"{NO}.{IN_HAND}")))
        await asyncio.sleep(SETTLED_S)
        assert (await bot.service.queries.table(table)).proposal is None
        assert told(bot, hand) == before

    evening(play, monkeypatch)


async def move_one_step(bot: Bot, person: int, hand: int) -> None:
    """Press the first answer that leads to another step."""
    control = next(one for one in bot.world.messages[hand].controls() if ":step:" in one["custom_id"])
    values = [control["options"][0]["value"]] if "options" in control else []
    await bot.press(person, hand, control["custom_id"], values)
    await asyncio.sleep(SETTLED_S)


def test_a_hand_shown_in_the_channel_stays_when_somebody_looks_something_up(monkeypatch):
    """A hand in the channel is not replaced by look-ups; only side messages are."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        board = next(one for one, at in bot.world.messages.items() if at.channel == CHANNEL)
        await press(bot, person, board, ControlAction.HAND, table)
        (hand,) = aside_of(bot, person)
        await press(bot, person, hand, ControlAction.ASKED, table)
        await press(bot, person, hand, ControlAction.WHY, table)
        assert len(aside_of(bot, person)) == 2
        assert hand in aside_of(bot, person)

    evening(play, monkeypatch, is_rated=False)


def test_who_has_used_up_their_budget_has_a_question_explained_without_what_answers_would_bring(monkeypatch, caplog):
    """With the budget used up, a question is explained without effects, and no failure is logged."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        bot.service.budget.spend(Expense.SECONDS, person, None, USUAL["person"][Expense.SECONDS])
        await press(bot, person, hand_of(bot, person), ControlAction.ASKED, table)
        assert len(aside_of(bot, person)) == 1

    evening(play, monkeypatch, is_rated=False)
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == []


def test_after_a_restart_a_new_one_is_posted(monkeypatch):
    """After a restart the earlier side message is unknown, so a new one is posted."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        await press(bot, person, hand_of(bot, person), ControlAction.ASKED, table)
        bot.app.notes.asides.clear()
        await press(bot, person, hand_of(bot, person), ControlAction.WHY, table)
        assert len(aside_of(bot, person)) == 2

    evening(play, monkeypatch, is_rated=False)


def reviewing(bot: Bot) -> tuple[asyncio.Event, asyncio.Event]:
    """Let everybody get a review of the running game that is half done, and ends, once an event is set."""
    half, go, whole = asyncio.Event(), asyncio.Event(), invented(2, 0)

    async def follow():
        yield replace(whole, is_done=False, progress=0.25)
        await half.wait()
        yield replace(whole, is_done=False, progress=0.5)
        await go.wait()
        yield whole

    async def require(table, person):
        return Seat(0)

    async def known(table, seat):
        return whole if go.is_set() else None

    for name, instead in {"require": require, "known": known, "follow": lambda *_: follow()}.items():
        setattr(bot.service.reviews, name, instead)
    return half, go


def test_a_review_stays_whatever_else_is_pressed(monkeypatch):
    """A review stays whatever else is pressed, since it takes minutes to read."""

    async def play(bot: Bot, table: str) -> None:
        (half, go), person = reviewing(bot), await asked_of(bot, table)
        await press(bot, person, hand_of(bot, person), ControlAction.REVIEW, table)
        (review,) = aside_of(bot, person)
        assert "25" in told(bot, review)
        half.set()
        await press(bot, person, hand_of(bot, person), ControlAction.ASKED, table)
        await move(bot, table, person)
        assert aside_of(bot, person) == [review]
        go.set()
        await asyncio.sleep(SETTLED_S)
        assert str(ControlAction.REVIEW) in told(bot, review)
        await press(bot, person, hand_of(bot, person), ControlAction.REVIEW, table)
        assert len(aside_of(bot, person)) == 1, "the same review stands there once"

    evening(play, monkeypatch, is_rated=False)


def test_a_review_whose_message_is_gone_comes_in_another_once_it_is_finished(monkeypatch):
    """A review whose message was dismissed does not come back before it is complete."""

    async def play(bot: Bot, table: str) -> None:
        (half, go), person = reviewing(bot), await asked_of(bot, table)
        await press(bot, person, hand_of(bot, person), ControlAction.REVIEW, table)
        (review,) = aside_of(bot, person)
        del bot.world.messages[review]
        half.set()
        await asyncio.sleep(SETTLED_S)
        assert aside_of(bot, person) == []
        go.set()
        await asyncio.sleep(SETTLED_S)
        (anew,) = aside_of(bot, person)
        assert str(ControlAction.REVIEW) in told(bot, anew)

    evening(play, monkeypatch, is_rated=False)


def test_rules_are_not_taken_away_by_a_move(monkeypatch):
    """Rules stay during the game, while the explanation of a question ends with it."""

    async def play(bot: Bot, table: str) -> None:
        person = await asked_of(bot, table)
        await press(bot, person, hand_of(bot, person), ControlAction.RULES, "tunhell")
        (rules,) = aside_of(bot, person)
        await move(bot, table, person)
        assert aside_of(bot, person) == [rules]

    evening(play, monkeypatch, is_rated=False)
