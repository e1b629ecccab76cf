"""Entries of a replay: by step, by log entry, and around a step."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.model import Phase
from bot.tables import replay as replays
from bot.tables.replay import ALL, NEAR, PART, ReplayStep, Timeline, Turn, allowed_viewpoint, gist, parts_of
from games import core
from games.core import Dice, Event, EventKinds, Seat, say

from .memory import MemoryTable

LONG = Timeline(range(0, 1000, 5), [(n, Event(say("x"))) for n in range(0, 1000, 10)])
"""A game of 200 steps and 100 turns of two steps each."""


def test_a_step_is_found_by_its_entry():
    """The step of an entry is the last one not after it; earlier entries give the deal."""
    assert [LONG.near(entry) for entry in (-1, 0, 4, 5, 995, 2000)] == [0, 0, 0, 1, 199, 199]
    assert [LONG.at(step) for step in (-3, 0, 7, 199, 200, 999)] == [0, 0, 7, 199, 199, 199]


@pytest.mark.parametrize(
    ("step", "first", "last"),
    [
        (0, 0, (1 + NEAR) * 10),
        (9, 0, (5 + NEAR) * 10),
        (100, (51 - NEAR) * 10, (51 + NEAR) * 10),
        (101, (51 - NEAR) * 10, (51 + NEAR) * 10),
        (190, (96 - NEAR) * 10, 995),
        (199, (100 - NEAR) * 10, 995),
    ],
)
def test_turns_are_looked_up_so_far_before_and_after_a_step(step, first, last):
    """The turns around a step are limited by headings on both sides, or by the ends of the game."""
    assert LONG.around(step) == (first, last)


def test_a_game_without_headings_is_looked_up_as_a_whole():
    assert Timeline(range(5), []).around(3) == (0, 4)


def story(*told):
    """Return events with their entries: "#" is a heading, anything else the id of a sentence."""
    return [(n, Event(say("x" if id_ == "#" else id_), is_heading=id_ == "#")) for n, id_ in told]


SHORT = Timeline(range(7), [(n, Event(say("x"), is_heading=True)) for n in (0, 2, 4)])
"""A game of three turns, which begin at entries 0, 2 and 4."""


@pytest.mark.parametrize(
    ("told", "gists"),
    [
        ([], {}),
        ([(0, "#"), (1, "a"), (2, "#"), (3, "b"), (4, "#"), (5, "c"), (6, "d")], {1: "a", 2: "b", 3: "d"}),
        ([(2, "#"), (3, "b"), (4, "#"), (5, "c"), (6, "d")], {2: "b", 3: "d"}),
        ([(1, "a"), (2, "#"), (3, "b"), (4, "#"), (6, "d")], {2: "b", 3: "d"}),
        ([(0, "#"), (1, "a"), (2, "#")], {1: "a"}),
        ([(0, "#"), (1, "a"), (2, "#"), (3, "b"), (4, "#")], {1: "a", 2: "b"}),
        ([(0, "#"), (1, "shown"), (1, "a"), (2, "#"), (3, "b"), (4, "#"), (6, "d")], {1: "shown", 2: "b", 3: "d"}),
        ([(0, "#"), (2, "#"), (3, "b"), (4, "#"), (6, "d")], {2: "b", 3: "d"}),
    ],
)
def test_turns_that_are_covered_completely_are_recognised_by_a_sentence(told, gists):
    """It is the last thing revealed, else the last thing told; turns that begin before or end after have none."""
    assert {n: said.id for n, said in SHORT.gists(story(*told), {"shown"}).items()} == gists


def test_a_sentence_for_one_seat_is_no_gist():
    private, public = Event(say("secret"), to=Seat(0)), Event(say("told"))
    assert gist([public, private], set()) == public.say
    assert gist([private], set()) is None


@pytest.mark.parametrize(("step", "entry"), [(0, -1), (1, 0), (6, 5)])
def test_before_each_step_stands_the_entry_of_the_last_one(step, entry):
    assert SHORT.before(step) == entry


def test_a_step_begins_below_the_last_heading_told_before_it():
    headed = Timeline(range(4), [(n, Event(say(f"h{n}"), is_heading=True)) for n in (0, 2)])
    assert [[event.say.id for event in headed.heading_at(step)] for step in range(4)] == [[], ["h0"], ["h0"], ["h2"]]


def test_steps_of_one_turn_are_counted():
    """They bear the same heading; one that begins with a heading is the first of the next turn, the deal of none."""
    told = [(0, "deal"), (1, "a"), (2, "b"), (2, "#"), (3, "c"), (4, "#"), (4, "d"), (5, "e"), (6, "f")]
    headed = Timeline(range(7), [(n, event) for n, event in story(*told) if event.is_heading])
    assert [headed.place(step, story(*told)) for step in range(7)] == [
        (1, 1), (1, 2), (2, 2), (1, 1), (1, 3), (2, 3), (3, 3)
    ]  # fmt: skip


def test_turns_have_their_steps_their_numbers_and_their_gists():
    """Of several headings told at once the last one counts; what was told before the deal has no step."""
    headed = Timeline((3, 5, 8), [(n, Event(say(f"h{k}"))) for k, n in enumerate((1, 3, 5, 5, 8))])
    turns = headed.turns({2: say("a"), 5: say("b")}, {"h3"})
    assert [(one.number, one.step, one.heading.id, one.gist and one.gist.id) for one in turns] == [
        (2, 0, "h1", "a"), (4, 1, "h3", None), (5, 2, "h4", "b")
    ]  # fmt: skip
    assert [one.round and one.round.id for one in turns] == [None, None, "h3.round"], "a round does not name itself"


def parts(*sizes):
    """Return the sizes of the parts of a step that told headings with so many sentences below each."""
    told = []
    for size in sizes:
        told += [Event(say("x"), is_heading=True), *[Event(say("y"))] * size]
    return [len(part) for part in parts_of(told)]


@pytest.mark.parametrize(
    ("sizes", "found"),
    [
        ((), []),
        ((PART - 1,), [PART]),
        ((PART + 5,), [PART + 6]),
        ((6, 6), [PART]),
        ((6, 7), [7, 8]),
        ((6, 6, 0), [PART + 1]),
        ((0, 6, 7), [8, 8]),
        ((3, 3, 3, 3), [12, 4]),
    ],
)
def test_a_long_step_is_told_in_parts_that_begin_with_a_heading(sizes, found):
    """As much as fits is told together; a heading with nothing below stays with what was told before, or after."""
    assert parts(*sizes) == found


def test_only_the_public_view_is_allowed_until_a_game_is_open(monkeypatch):
    table = MemoryTable.playing("lantern", 2).table
    for is_over, allowed in ((False, [None] * 6), (True, [None, ALL, 0, 1, None, None])):
        monkeypatch.setattr(replays, "is_open", lambda _, is_over=is_over: is_over)
        assert [allowed_viewpoint(table, view) for view in (None, ALL, 0, 1, 2, -1)] == allowed


def test_a_table_then_is_in_play_until_its_last_decision():
    table = MemoryTable.playing("lantern", 2)
    guided = replace(table.table, is_guided=True, phase=Phase.ENDED)
    then = replays.playing_then(guided, table.table.n, table.state)
    assert (then.phase, then.is_guided, then.proposal) == (Phase.PLAYING, False, None)
    dice = Dice("end")
    while core.decision(table.state) is not None:
        table.answer(dice)
    assert replays.playing_then(guided, table.table.n, table.state).phase is Phase.OVER


def moment(step=3, turns=(), told=(), later=0, table=None, highlights=None):
    """Return a step of a replay of which nothing but this is known."""
    view = SimpleNamespace(
        game=SimpleNamespace(events=EventKinds(scored=frozenset({"scored"}), reveals=frozenset({"shown"})))
    )
    found = tuple(Turn(number, at, say(f"h{number}")) for number, at in turns)
    return ReplayStep(table, step, 9, step, None, view, (), tuple(told), found, highlights or {}, later=later)


HEAD = [Event(say(f"head{n}"), is_heading=True) for n in range(3)]
TOLD = Event(say("told"))


@pytest.mark.parametrize(
    ("told", "turns", "later", "chapter"),
    [
        ([], [], 0, None),
        ([TOLD], [(1, 3)], 0, None),
        ([TOLD, HEAD[0], TOLD, HEAD[1], TOLD, HEAD[2]], [(3, 3)], 0, (1, "head0")),
        ([HEAD[0], TOLD], [(1, 2)], 0, (1, "head0")),
        ([HEAD[0], HEAD[1], TOLD], [(1, 1), (2, 3)], 0, (2, "head1")),
        ([HEAD[0], TOLD, HEAD[1]], [(1, 1), (2, 3)], 0, (1, "head0")),
        ([HEAD[0], TOLD, HEAD[1]], [(1, 1), (5, 3)], 2, (2, "head0")),
        ([HEAD[0], TOLD], [], 0, (0, "head0")),
        ([TOLD, HEAD[0]], [(1, 1)], 0, None),
    ],
)
def test_a_step_stands_in_the_chapter_of_the_first_thing_that_it_told(told, turns, later, chapter):
    """That is the number of its heading among all, counted back from the last turn so far."""
    found = moment(told=told, turns=turns, later=later).chapter
    assert (found and (found.number, found.heading.id)) == chapter


def test_a_step_knows_its_turn():
    at = [moment(step, [(1, 0), (2, 2), (4, 5)]) for step in range(7)]
    assert [one.turn for one in at] == [0, 0, 1, 1, 1, 2, 2]
    assert moment(0, [(1, 1)]).turn is None


def test_a_highlight_opens_at_the_part_that_tells_of_it(monkeypatch):
    """Other steps open at their first part; a number beyond the last part is the last."""
    monkeypatch.setattr(replays, "replace", lambda one, **values: SimpleNamespace(**{**one.__dict__, **values}))
    told = [
        HEAD[0],
        *[TOLD] * 13,
        HEAD[1],
        Event(say("scored")),
        *[TOLD] * 13,
        HEAD[2],
        Event(say("shown")),
        *[TOLD] * 9,
    ]
    plain, high = moment(told=told), moment(told=told, highlights={3: say("why")})
    assert [replays.in_part(plain, n).part for n in (None, 0, 1, 2, 3)] == [0, 0, 1, 2, 2]
    opened = replays.in_part(high, None)
    assert (opened.part, opened.parts, opened.later, opened.told) == (1, 3, 1, tuple(told[14:29]))
    assert replays.in_part(plain, 0).later == 2
    assert replays.in_part(moment(told=told, highlights={4: say("why")}), None).part == 0
    short = moment(told=told[:3])
    assert replays.in_part(short, None) is short
