"""A table's pace: the lobby's form, the board's line, and the line above a hand."""

from dataclasses import replace

import pytest

from bot.ids import ControlAction, parse
from bot.model import Occupant, Origin, Phase, Table, TimeOuts
from bot.post import Form, Selection
from bot.present.messages.board import board_post
from bot.present.messages.explain import asked_post
from bot.present.messages.hand import hand_post
from bot.present.messages.lobby import lobby_post
from bot.present.messages.notices import notice_post
from bot.present.messages.pace import LANGUAGE, PACE, PACES, TEMPO, TIME_OUTS, pace_line, terms_form, value_of
from bot.tables.pace import LATE_IN_A_ROW, PACE_LEAST_S, PACE_MOST_S
from bot.tables.view import TableView
from games import core
from games.core import Say, Seat
from games.registry import GAMES
from locales import Words, words
from tests.lantern.maze import table
from tests.looking import look

from .limits import taken, taken_form
from .test_board import begun, lines

HOUR_S = 3600.0
LOBBY = table("Mira", "Odo", phase=Phase.LOBBY)


def values(form: Form) -> dict[str, list[str]]:
    """Return what can be chosen in each field of a form that Discord takes."""
    fields = [field for field in taken_form(form).fields if isinstance(field, Selection)]
    return {field.name: [entry.value for entry in field.entries] for field in fields}


def seen(reader: Seat | None = None, pace: float | None = None, **changes: object) -> TableView:
    """Return a view of three people asked for a bid at second 1000; `changes` apply to the first."""
    played: Table = replace(table(), pace=pace)
    first, *others = (replace(occupant, asked_at=1000.0) for occupant in played.occupants)
    return look(replace(played, occupants=(replace(first, **changes), *others)), begun(), reader)


@pytest.mark.parametrize(("locale", "limit"), [("en", "24 hours"), ("fr", "24\u00a0h")])
def test_without_a_limit_the_lobby_still_names_that_of_secret_questions(locale: str, limit: str) -> None:
    """A lobby without a time limit names the limit of secret questions next to the pace, if its game has any."""
    told = {game: lines(lobby_post(replace(LOBBY, game=game), words(locale)))[-1] for game in ("maphr", "poursuite")}
    assert [GAMES[game].can_be_quiet for game in told] == [True, False]
    assert [limit in line for line in told.values()] == [True, False]
    position = {game: pace_line(replace(LOBBY, game=game), words(locale)) for game in told}
    assert [limit in line.split("**")[1] for line in position.values()] == [True, False]


def test_the_form_of_a_lobby_offers_a_pace(lang: Words) -> None:
    """Every offered pace is valid, the table's own is chosen, and so is who answers once time is up."""
    assert all(pace is None or PACE_LEAST_S <= pace <= PACE_MOST_S for pace in PACES)
    for pace in PACES:
        limit, then, *_ = taken_form(terms_form(replace(LOBBY, pace=pace), lang)).fields
        assert isinstance(limit, Selection)
        assert isinstance(then, Selection)
        assert [entry.value for entry in limit.entries] == [value_of(pace) for pace in PACES]
        assert [entry.value for entry in limit.entries if entry.chosen] == [value_of(pace)]
        assert [entry.value for entry in then.entries] == [*TimeOuts]


def test_a_position_has_a_form_for_what_it_leaves_to_choose(lang: Words) -> None:
    """A lobby that starts from a position asks for its terms without rating, and for no options or first player."""
    position = replace(LOBBY, origin=Origin("elsewhere", 3))
    offered = {parse(control.id).action for control in taken(lobby_post(position, lang)).controls()}
    assert offered & {ControlAction.ARRANGE, ControlAction.TERMS} == {ControlAction.TERMS}
    assert [*values(terms_form(position, lang))] == [PACE, TIME_OUTS, LANGUAGE]
    with_computer = replace(position, occupants=(*position.occupants, Occupant("Anatole", None, "random")))
    assert [*values(terms_form(with_computer, lang))] == [PACE, TIME_OUTS, TEMPO, LANGUAGE]


def test_a_lobby_says_what_was_chosen(english: Words) -> None:
    """A lobby shows its pace in one sentence, in a unit that divides it."""
    said = [
        line
        for pace in (300.0, 8 * HOUR_S, 24 * HOUR_S, 72 * HOUR_S)
        for line in lines(lobby_post(replace(LOBBY, pace=pace), english))
        if "Time per decision" in line
    ]
    after = "After that, a computer player makes this one decision."
    assert said == [f"- **Time per decision: {t}** · {after}" for t in ("5 minutes", "8 hours", "1 day", "3 days")]


def test_a_board_says_since_and_until_when_it_waits(english: Words) -> None:
    """A board shows since and until when it waits as timestamps, so that it needs no updates."""
    assert "-# 💭 asked <t:1000:R>" in lines(taken(board_post(seen(), english)))
    assert "-# 💭 asked <t:1000:R> · ⏰ due <t:4600:R>" in lines(taken(board_post(seen(pace=HOUR_S), english)))


def test_a_board_says_who_is_away(english: Words) -> None:
    """A board shows who is away; their clocks are paused, others run."""
    board = lines(board_post(seen(pace=HOUR_S, is_away=True, away_until=90000.0), english))
    assert "-# Mira is away until <t:90000:D>." in board
    assert "-# 💭 asked <t:1000:R> · ⏰ due <t:4600:R>" in board


@pytest.mark.slow
def test_a_hand_says_until_when(english: Words) -> None:
    """A hand shows its deadline, and a reminder once its owner was reminded of this question."""
    ticket = str(core.ticket(begun(), Seat(0)))
    asked = hand_post(seen(Seat(0), HOUR_S), english).words()
    reminded = hand_post(seen(Seat(0), HOUR_S, reminded=ticket), english).words()
    assert "You can answer until <t:4600:f> (<t:4600:R>)" in asked
    assert "reminder" not in asked
    assert "A reminder: the table is waiting for you. You can answer until <t:4600:f> (<t:4600:R>)." in reminded
    assert "<t:" not in hand_post(seen(Seat(0)), english).words()


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"played_by_clock_for": "0"}, "a computer player is about to decide for you"),
        ({"is_away": True, "away_until": 90000.0}, "You are away until <t:90000:D>"),
        (
            {},
            "(<t:4600:R>). After that, a computer player makes this decision for you. If you miss 3 decisions in a row",
        ),
    ],
)
def test_what_happens_without_an_answer(changes: dict[str, object], told: str) -> None:
    """The consequence of not answering is shown with every question."""
    state = GAMES["tunhell"].begin(core.Deal(2, "seed"))
    now = core.decision(state)
    assert now is not None
    seat = min(now.asks)
    occupants = [Occupant(name, number, asked_at=1000.0) for number, name in enumerate(("Mira", "Odo"), start=1)]
    occupants[seat] = replace(occupants[seat], **changes)
    played = Table("table", "tunhell", 5, 10, 1, "en", Phase.PLAYING, occupants=tuple(occupants), pace=HOUR_S)
    assert told in taken(asked_post(look(played, state, seat), words("en"))).words()
    by_rules = replace(played, time_outs=TimeOuts.RULES)
    if not changes:
        answer = asked_post(look(by_rules, state, seat), words("en")).words()
        assert "(<t:4600:R>). After that, the rules answer for you" in answer


@pytest.mark.parametrize("missed", [1, 2])
@pytest.mark.parametrize("late", [1, 2, 3])
def test_the_news_that_time_was_up_says_what_its_buttons_and_the_rules_allow(
    missed: int, late: int, english: Words
) -> None:
    """A vote is announced for the second time in a row and offered from then on; where all are late, nobody waits."""
    played = table()
    occupants = tuple(replace(one, missed=missed * (seat < late)) for seat, one in enumerate(played.occupants))
    values = {"name": "Mira", "count": 1, "n": missed, "others": 2, "everybody": 0}
    post = notice_post(Say("bot-notice-turn-taken-over", values), replace(played, occupants=occupants), english)
    told, actions = post.words(), [parse(control.id).action for control in post.controls()]
    assert actions == [*([ControlAction.LATE] if missed == LATE_IN_A_ROW else []), ControlAction.PROPOSE]
    assert ("a second time in a row, the others can vote" in told) == (missed == 1 and late < 3)
    assert ("The others can now vote" in told) == (missed == 2 and late < 3)
    assert ("The first person back can simply play on" in told) == (late == 3)
