"""The decisive turn of a game: when the winner took the lead, where it grew most, and the quoted events."""

from types import SimpleNamespace

import pytest

from bot.model import Phase, Sitter, Table
from bot.present.speech import sentence
from bot.tables.turning_points import DECIDED, DRAWN, GREW, TURN, highlights, told_turning_point
from games.core import Event, Outcome, Say, Score, Seat, say
from locales import words

GAME_OF = "bot.tables.turning_points.game_of"


def positions_where(*winners):
    """Return a game of three turns, given the leader at the start of each."""
    leads = dict(enumerate(winners))

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), int(n in leads[state]), {}) for n in (0, 1)])

    game = SimpleNamespace(outcome=outcome, scored={"told"}, rounds=set())
    return game, [(n, Event(say("core-turn", seat=0), is_heading=True)) for n in leads]


def test_the_story_tells_the_sentence_and_the_later_turn_that_brought_most(monkeypatch):
    """The story quotes the event that changed the score in the decisive turn, and the later best turn."""
    totals = {0: (0, 2), 1: (3, 2), 2: (3, 2), 3: (4, 2), 4: (9, 2), 5: (9, 2)}

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), total, {}) for n, total in enumerate(totals[state])])

    heading = Event(say("core-turn", seat=0), is_heading=True)
    told = {n: Event(say("told", seat=0, n=n)) for n in totals}
    headings = [(0, heading), (3, heading)]
    game = SimpleNamespace(outcome=outcome, scored={"told"}, rounds=set())
    monkeypatch.setattr(GAME_OF, lambda _: game)
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, n=5, sitters=(Sitter("Mira", 1), Sitter("Odo", 2)))

    def story(first, last):
        ends_before = Event(say("core-turn", seat=1))  # the end of a turn may come with the next heading
        begun = {0: [ends_before, heading], 3: [ends_before, heading]}
        return [(n, one) for n in range(first, last + 1) for one in (*begun.get(n, ()), told[n])]

    found = told_turning_point(table, outcome(5), headings, lambda n: n, story)
    assert [(said.id, said.values["when"], said.values["told"]) for said in found] == [
        (DECIDED, say(TURN, n=1, turns=2), told[1].say),
        (GREW, say(TURN, n=2, turns=2), told[4].say),
    ]


def test_where_players_count_rounds_the_story_names_the_round(monkeypatch):
    """In games with rounds the story names the round, and quotes only events with points."""
    totals = {0: (0, 2), 1: (0, 2), 2: (3, 2), 3: (3, 2)}

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), total, {}) for n, total in enumerate(totals[state])])

    game = SimpleNamespace(outcome=outcome, scored={"told"}, rounds={"round"})
    monkeypatch.setattr(GAME_OF, lambda _: game)
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, n=3, sitters=(Sitter("Mira", 1), Sitter("Odo", 2)))
    first, second = (Event(say("round", n=n), is_heading=True) for n in (1, 2))
    turn, won = Event(say("turn", seat=0), is_heading=True), Event(say("told", seat=0))
    idle = Event(say("untold", seat=0))
    log = [(0, idle), (0, first), (0, turn), (1, turn), (1, idle), (2, won), (2, second), (3, turn)]
    found = told_turning_point(
        table, outcome(3), [told for told in log if told[1].is_heading], lambda n: n,
        lambda begin, end: [told for told in log if begin <= told[0] <= end],
    )  # fmt: skip
    assert [(said.id, said.values["when"], said.values["told"]) for said in found] == [
        (DECIDED, Say("round.when", {"n": 1}), won.say)
    ]


def test_a_turn_whose_heading_comes_with_its_first_move_has_what_that_move_brought(monkeypatch):
    """A turn that starts with its first move includes that move's effect; the first gain is quoted."""
    totals = {0: (0, 2), 1: (0, 2), 2: (3, 2), 3: (3, 2)}

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), total, {}) for n, total in enumerate(totals[state])])

    heading, won = Event(say("core-turn", seat=0), is_heading=True), Event(say("told", seat=0))
    less, rivals = Event(say("told", seat=0, n=1)), Event(say("told", seat=1))
    headings = [(n, heading) for n in (1, 2, 3)]
    game = SimpleNamespace(outcome=outcome, scored={"told"}, rounds=set())
    monkeypatch.setattr(GAME_OF, lambda _: game)
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, n=3, sitters=(Sitter("Mira", 1), Sitter("Odo", 2)))
    found = told_turning_point(
        table, outcome(3), headings, lambda n: n,
        lambda first, last: [(n, one) for n in range(first, last + 1) for one in (heading, rivals, won, less)],
    )  # fmt: skip
    when = say(TURN, n=2, turns=3)
    assert [(said.id, said.values["when"], said.values["told"]) for said in found] == [(DECIDED, when, won.say)]


def test_only_what_counted_is_quoted_and_only_once(monkeypatch):
    """Only relevant gains are quoted, once, with sentences of one move together."""
    totals = {0: (0, 0), 1: (1, 0), 2: (1, 0), 3: (7, 0), 4: (7, 0), 5: (10, 0)}

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), total, {}) for n, total in enumerate(totals[state])])

    heading = Event(say("core-turn", seat=0), is_heading=True)
    game = SimpleNamespace(outcome=outcome, scored={"told"}, rounds=set())
    monkeypatch.setattr(GAME_OF, lambda _: game)
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, n=5, sitters=(Sitter("Mira", 1), Sitter("Odo", 2)))

    def found(*sentences):
        told, before = [Event(one) for one in sentences], Event(say("core-turn", seat=1))

        def story(first, last):
            return [(n, one) for n in range(first, last + 1) for one in ([*told] if n % 2 else [before, heading])]

        return told_turning_point(table, outcome(5), [(n, heading) for n in (0, 2, 4)], lambda n: n, story)

    front, side = say("told", seat=0, n=2), say("told", seat=0, n=1)
    first, most = found(front, side)
    assert (first.id, first.values["when"].values["n"], first.values["has_told"]) == (DECIDED, 1, 0)
    assert (most.id, most.values["when"].values["n"]) == (GREW, 2)
    assert (most.values["told"], most.values["more"], most.values["has_told"]) == (front, side, 2)
    totals.update({1: (4, 0), 2: (4, 0), 3: (10, 0), 4: (10, 0)})
    first, most = found(front)
    assert (first.values["told"], most.values["has_told"]) == (front, 0)
    totals.update({1: (8, 0), 2: (8, 0)})
    (first,) = found(front)
    assert first.values["told"] == front


@pytest.mark.parametrize(
    ("leads", "turn"),
    [
        (((0, 1), (0,), (0,)), 1),
        (((1,), (1,), (0, 1)), 3),
        (((0,), (1,), (0,)), 2),
        (((0,), (0,), (0,)), None),
    ],
)
def test_the_turn_that_decided_is_the_last_one_before_which_the_winner_did_not_lead(leads, turn, monkeypatch):
    """The decisive turn is the last one before which the winner did not lead; otherwise nothing is said."""
    game, headings = positions_where(*leads, (0,))
    headings.pop()  # of the final position
    monkeypatch.setattr(GAME_OF, lambda _: game)
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, n=3, sitters=(Sitter("Mira", 1), Sitter("Odo", 2)))
    scores = (Score(Seat(0), 5, {}), Score(Seat(1), 3, {}))
    over = Outcome(scores, ((Seat(0),), (Seat(1),)))
    what = say("told", seat=0)

    def story(first, last, what=what):
        ends_before = (first, Event(say("core-turn", seat=1)))
        return [ends_before, headings[first], (first + 1, Event(what)), *headings[first + 1 : last + 1]]

    told = told_turning_point(table, over, headings, lambda n: n, story)
    assert [said.values["told"] for said in told] == ([what] if turn else [])
    others = told_turning_point(table, over, headings, lambda n: n, lambda *turns: story(*turns, say("untold", seat=0)))
    assert [said.values["has_told"] for said in others] == ([0] if turn else [])  # it mentions no points
    assert [said.values["when"].values["n"] for said in told] == ([turn] if turn else [])
    assert told_turning_point(table, over, headings, lambda n: None, story) == ()


def test_a_draw_tells_since_when_its_winners_were_level(monkeypatch):
    """A draw names since when the winners were level, unless they always were."""
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, sitters=(Sitter("Mira", 1), Sitter("Odo", 2)))
    level = Outcome((Score(Seat(0), 5, {}), Score(Seat(1), 5, {})), ((Seat(0), Seat(1)),))
    for leads, turn in ((((0,), (1,), (0, 1)), 2), (((0,), (0, 1), (1,)), 3), (((0, 1), (0, 1), (0, 1)), None)):
        game, headings = positions_where(*leads)
        monkeypatch.setattr(GAME_OF, lambda _, game=game: game)
        told = told_turning_point(table, level, headings, lambda n: n, lambda *_: [])
        assert [(said.id, said.values["when"].values["n"], said.values["seats"]) for said in told] == (
            [(DRAWN, turn, (0, 1))] if turn else []
        )
        assert all(sentence(words("en"), said, table).startswith("Mira and Odo ") for said in told)
        assert told_turning_point(table, level, headings, lambda n: None, lambda *_: []) == ()


def test_highlights_are_the_moves_that_changed_most_one_of_a_turn(monkeypatch):
    """Highlights are the moves with the greatest changes, one per turn, including the decisive one."""
    totals = [(0, 0), (0, 3), (0, 5), (4, 5), (6, 5), (6, 5), (7, 5), (20, 5)]

    def outcome(state):
        return Outcome.by_points([Score(Seat(n), total, {}) for n, total in enumerate(totals[state])])

    game = SimpleNamespace(outcome=outcome, scored={"told", "round"}, reveals=set(), search=None)
    monkeypatch.setattr(GAME_OF, lambda _: game)
    table = Table("t", "tunhell", 5, 10, 1, "en", Phase.OVER, n=7, sitters=(Sitter("Mira", 1), Sitter("Odo", 2)))
    heading, told = Event(say("core-turn", seat=0), is_heading=True), Event(say("told", seat=0))
    heard = [(0, told), (1, heading), (1, told), (2, told), (3, told), (3, heading), (4, told), (5, told)]
    heard += [(6, heading), (6, told), (7, told)]
    last = outcome(7)
    assert highlights(table, last, heard, lambda n: n) == (3, 4, 7)
    monkeypatch.setattr("bot.tables.turning_points._HIGHLIGHTS", 2)
    assert highlights(table, last, heard, lambda n: n) == (4, 7), "4 took the lead, with 2 points"
    assert highlights(table, last, heard, lambda n: None if n == 7 else n) == (3, 4), "one position is not at hand"
    assert highlights(table, last, [], lambda n: n) == ()


def test_of_a_game_alone_the_highlights_are_what_brought_or_cost_most(monkeypatch):
    """A solo game's highlights are the greatest gains and losses."""
    totals = (0, 0, 9, 4)

    def outcome(state):
        return Outcome.by_points([Score(Seat(0), totals[state], {})])

    game = SimpleNamespace(outcome=outcome, scored={"told", "round"}, reveals=set(), search=None)
    monkeypatch.setattr(GAME_OF, lambda _: game)
    table = Table("t", "winter", 5, 10, 1, "en", Phase.OVER, n=3, sitters=(Sitter("Mira", 1),))
    heard = [(n, Event(say("round", n=n), is_heading=True)) for n in range(4)]
    assert highlights(table, outcome(3), heard, lambda n: n) == (2, 3)
