"""What the move that decided a game brought, and how what is told of it is quoted."""

from dataclasses import replace
from types import SimpleNamespace

from bot.present.speech import sentence
from bot.tables.turning_points import LED, SAVED, course, entry_of
from games.core import Concession, Event, EventKinds, Outcome, Say, Score, Seat, say
from locales import words

from .test_turning_points import GAME_OF, HEADING, IDLE, TABLE, WON, course_of, replaced, stub, turns


def test_points_that_the_decisive_move_brought_are_told(monkeypatch):
    def worth(*_):
        return 12

    (told,) = course_of(monkeypatch, turns(IDLE, IDLE, WON, IDLE), [0.4, 0.4, 0.9, 1.0], worth=worth).told
    shown = Say(told.id, {**replaced(told).values, "told": "Mira builds."})
    assert sentence(words("en"), shown, TABLE).endswith("It brought Mira 12 points.")
    monkeypatch.setattr("bot.tables.turning_points._MUCH", 13)  # times the winner's one point
    (told,) = course_of(monkeypatch, turns(IDLE, IDLE, WON, IDLE), [0.4, 0.4, 0.9, 1.0], worth=worth).told
    assert told.values["worth"] == 0, "a small part of the points explains no victory"


def test_a_rise_that_was_lost_in_the_next_turn_is_not_for_good(monkeypatch):
    """Every turn of an ordinary game is looked at, not every other one."""
    chances = [0.4] * 30 + [0.75, 0.55, 0.8, 0.85, 0.9] + [0.95] * 14 + [1.0]
    (told,) = course_of(monkeypatch, turns(*[WON] * 50), chances).told
    assert (told.values["before"], told.values["after"]) == (55, 80)
    assert (told.values["since"], told.values["until"]) == (31, 32)


def shared_fate(monkeypatch, heard, totals):
    """Return the course of a game that all survive or lose together, with these running totals after each entry."""

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), total, {}) for n, total in enumerate(totals[state])])

    events = EventKinds(scored=frozenset({"told"}), reveals=frozenset({"saved"}))
    game = stub(outcome, concession=Concession.COMMON_DEFEAT, search="any", events=events)
    monkeypatch.setattr("bot.tables.turning_points.game_of", lambda _: game)
    monkeypatch.setattr("bot.tables.turning_points.decision", lambda state: None if state == len(totals) - 1 else "any")
    return course(replace(TABLE, n=len(totals) - 1), outcome(len(totals) - 1), heard, range(len(totals)).__getitem__)


def test_where_all_live_or_lose_together_the_lead_is_told_by_points_not_by_chances(monkeypatch):
    """It is told when the winner took the lead for good, by what, and who saved all players, also as a highlight."""
    beats, saved = say("told", seat=0, points=5), say("saved")
    heard = [(n, one) for n in range(4) for one in (HEADING, Event(IDLE))]
    later = Event(say("core-turn", seat=1), is_heading=True)
    heard[4:6] = [(2, HEADING), (2, Event(beats)), (2, Event(saved)), (2, later), (2, Event(say("saved")))]
    found = shared_fate(monkeypatch, heard, [(0, 3), (4, 3), (9, 5), (9, 8)])
    told, rescue = found.told
    assert (told.id, told.values["when"].values["n"], told.values["has_told"]) == (LED, 2, 0)
    assert rescue.id == SAVED
    line = sentence(words("en"), rescue, TABLE)
    assert line == "A rescue on turn 3 of 5 by Mira kept the game from being lost."
    found = shared_fate(monkeypatch, heard, [(0, 3), (2, 3), (7, 5), (9, 8)])
    told, _ = found.told
    assert (told.values["when"].values["n"], told.values["told"]) == (3, beats)
    (leads,) = [one for one in found.highlights if one.values["decides"]]
    assert (leads.values["n"], leads.values["saved"], leads.values["points"]) == (2, saved, 5)
    told, _ = shared_fate(monkeypatch, heard, [(0, 3), (2, 3), (5, 5), (9, 8)]).told
    line = sentence(words("en"), Say(told.id, {**told.values, "name": "Mira"}), TABLE)
    assert line == "Mira only came out ahead with the final score."


def test_of_few_changes_the_greatest_are_highlights_without_the_final_count(monkeypatch):
    """There are up to three where moves changed the scores; what the last move adds is the count of the whole game."""
    totals = [(0, 0), (3, 0), (3, 4), (5, 4), (5, 4), (5, 25)]

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), total, {}) for n, total in enumerate(totals[state])])

    game = stub(outcome, search="any")
    monkeypatch.setattr(GAME_OF, lambda _: game)
    monkeypatch.setattr("games.review.finished.estimate", lambda *_: [SimpleNamespace(mean=0.5)] * 2)
    found = course(replace(TABLE, n=5), outcome(5), turns(*[say("told", seat=0)] * 6), range(6).__getitem__).highlights
    assert [(entry_of(one), one.values["points"]) for one in found] == [(1, 3), (2, 4), (3, 2)]


def test_a_small_change_of_a_chance_is_no_highlight(monkeypatch):
    """Less than a tenth is none beside a greater one, though it is a good part of that."""
    heard = turns(IDLE, say("shown", seat=0), say("shown", seat=1), IDLE)
    for small, entries in ((0.08, [2]), (0.12, [1, 2])):
        found = course_of(monkeypatch, heard, [0.5, 0.5 + small, 0.3, 0.3]).highlights
        assert [entry_of(one) for one in found] == entries
