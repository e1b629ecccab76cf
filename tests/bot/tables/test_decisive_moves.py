"""What the move that decided a game brought, and how what is told of it is quoted."""

from bot.present.speech import sentence
from games.core import Say, say
from locales import words

from .test_turning_points import IDLE, TABLE, WON, course_of, replaced, turns


def test_points_that_the_decisive_move_brought_are_told(monkeypatch):
    def worth(*_):
        return {"worth": 12, "parts": ("Sets +10", "Buildings +2")}

    (told,) = course_of(monkeypatch, turns(IDLE, IDLE, WON, IDLE), [0.4, 0.4, 0.9, 1.0], worth=worth).told
    shown = Say(told.id, {**replaced(told).values, "told": "Mira builds."})
    assert sentence(words("en"), shown, TABLE).endswith("That was worth 12 points: Sets +10 and Buildings +2.")
    monkeypatch.setattr("bot.tables.turning_points._MUCH", 13)  # times the winner's one point
    (told,) = course_of(monkeypatch, turns(IDLE, IDLE, WON, IDLE), [0.4, 0.4, 0.9, 1.0], worth=worth).told
    assert told.values["worth"] == 0, "a small part of the points explains no victory"


def test_a_throw_for_nobody_is_no_cause(monkeypatch):
    """What names no player was nobody's move: the rise is then not told, as nothing explains it."""
    for did, is_told in ((say("did", seat=1), True), (say("thrown"), False)):
        told = course_of(monkeypatch, turns(IDLE, IDLE, did, IDLE), [0.4, 0.4, 0.9, 1.0]).told
        assert bool(told) == is_told


def test_a_rise_that_was_lost_in_the_next_turn_is_not_for_good(monkeypatch):
    """Every turn of an ordinary game is looked at, not every other one."""
    chances = [0.4] * 30 + [0.75, 0.55, 0.8, 0.85, 0.9] + [0.95] * 14 + [1.0]
    (told,) = course_of(monkeypatch, turns(*[IDLE] * 50), chances).told
    assert (told.values["before"], told.values["after"]) == (55, 80)
    assert (told.values["since"], told.values["until"]) == (31, 32)
