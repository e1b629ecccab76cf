"""A review of a game that all may lose does not acquit a wasted turn."""

from functools import cache

import pytest

from games import core
from games.core import Deal, Dice, OneOf, Seat, State, say
from games.review import estimating
from games.review.line import Said, line
from games.review.reviewing import review
from games.review.sums import brought
from games.review.weighing import Lazy
from games.transcript import Replay, replay
from games.winter import GAME
from games.winter.advice import ADVICE
from games.winter.choices import Defend, EndTurn, March, Place
from games.winter.rules.turn import MANY_ACTIONS
from tests.winter.stage import sketch
from tools.arena.blunders import Move, play_on, record
from tools.arena.match import player

A = Seat(0)
QUIET = "A tracks: actions 5 hand 7"


def _may_waste(state: State, seat: Seat) -> bool:
    now = core.decision(state)
    shape = now.asks.get(A) if now is not None and seat == A else None
    return isinstance(shape, OneOf) and EndTurn() in shape.choices and state.players[A].actions > MANY_ACTIONS


@cache
def wasted() -> tuple[Replay, int]:
    """Return a game in which the first turn of the second week is ended at once, and the entry in which it is."""
    deal, easy, dice = Deal(2, "p3"), player(GAME, "easy"), Dice("p3")
    moves = play_on(GAME, core.reopen(GAME.begin(deal), at=1), easy, dice)
    at = next(n for n, move in enumerate(moves) if move.before.week == 2 and _may_waste(move.before, move.seat))
    before = moves[at].before
    rest = play_on(GAME, core.apply(before, A, EndTurn()), easy, dice)
    return replay(record(GAME, deal, [*moves[:at], Move(before, A, EndTurn()), *rest])), at + 2


@pytest.mark.slow
@pytest.mark.xdist_group("a wasted turn")
def test_a_choice_against_a_warning_is_weighed_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a budget that suffices for few decisions finds a turn that was ended with all its actions."""
    monkeypatch.setattr(estimating, "MOST", 2)  # the curve of the chances is not looked at
    again, entry = wasted()
    *_, found = review(again, A, "one", simulations=60)
    assert found.weighed < found.decisions
    assert [one.entry for one in found.costs] == [entry]
    assert not found.warned


def test_what_the_longer_simulations_speak_for_costs_nothing() -> None:
    """A decision that seemed worse at first neither costs nor brings anything once they find it better."""
    assert GAME.search is not None
    state = core.reopen(sketch(QUIET), at=1)
    one = Lazy(GAME.search, Said(2, 1, say("review-start"), A, state, EndTurn(), is_own=True), Dice("refuted"))
    weighing = one.weighing
    weighing.settle(Place("forest_1"))
    weighing._ahead[Place("forest_1")].add(0.5)
    for share in (0.3, 0.32, 0.28, 0.3, 0.31, 0.3, 0.29, 0.3):
        weighing.gap.add(share)
        weighing.effects[A].add(share)
    assert weighing.is_doubtful
    assert weighing.is_refuted
    assert brought([one], A).share == 0
    assert brought([one], A).error == weighing.effects[A].error


def test_that_nothing_else_is_worth_its_cost_is_said_only_where_it_holds() -> None:
    """It is no reason for an answer that something else beats; a hint that ends the turn may say so."""
    state = sketch(QUIET)
    assert ADVICE.reasons(state, A, (EndTurn(),)) == ()
    assert [one.id for one in ADVICE.usual(state, A, (EndTurn(),))] == ["winter-advice-enough"]


def test_a_place_without_a_fight_is_advised_for_what_it_produces_and_what_is_near() -> None:
    """A hint says of a place for a dwarf what it is good for, when no fight speaks for it."""
    said = [one.id.removeprefix("winter-advice-stands-") for one in ADVICE.usual(sketch(QUIET), A, (Place("mine_1"),))]
    assert said == ["producing"]
    near = sketch(f"{QUIET}\nmonsters: yeti_a=wall_2")
    assert [one.id.removeprefix("winter-advice-stands-") for one in ADVICE.usual(near, A, (Place("mine_1"),))] == [
        "producing",
        "near",
    ]
    for choice in (Place("forest_1"), Defend("forest_1")):
        assert ADVICE.usual(sketch(QUIET), A, (choice,))[-1].id == "winter-advice-stands-guarding"
    assert ADVICE.usual(sketch(QUIET), A, (Place("wall_1"),)) == ()


def test_a_monster_s_way_without_dwarfs_is_advised_for_its_distance_from_the_castle() -> None:
    """A hint says how far a monster is from the castle after a march that meets nobody; not of the castle itself."""
    assert ADVICE.usual(sketch(QUIET), A, (March("mine_1"),)) == (
        say("winter-advice-march-distance", area="mine_1", n=2),
    )
    assert ADVICE.usual(sketch(QUIET), A, (March("castle"),)) == ()


def test_an_answer_that_only_came_later_in_the_turn_costs_nothing() -> None:
    """The order of two free moves is no mistake, however the simulations go on after each."""
    assert GAME.search is not None
    state = core.reopen(sketch(QUIET), at=1)
    for after, came in (((Place("mine_1"), Place("forest_1")), True), ((Place("mine_1"),), False)):
        said = Said(2, 1, say("review-start"), A, state, Place("mine_2"), is_own=True, after=after)
        weighing = Lazy(GAME.search, said, Dice("later")).weighing
        weighing.settle(Place("forest_1"))
        weighing._ahead[Place("forest_1")].add(0.5)
        assert weighing.came_anyway == came
        assert weighing.is_doubtful == (not came)


@pytest.mark.slow
@pytest.mark.xdist_group("a wasted turn")
def test_what_a_seat_chose_in_the_rest_of_its_turn_is_known() -> None:
    """Until another player chooses, and not beyond the turn."""
    again, _ = wasted()
    said = line(again)
    for place, one in enumerate(said):
        assert one.after == tuple(later.choice for later in said[place + 1 : place + 1 + len(one.after)])
        assert {later.seat for later in said[place : place + 1 + len(one.after)]} == {one.seat}
    assert any(one.after for one in said)


def test_a_moment_is_looked_back_at_from_the_end_of_its_week() -> None:
    """Right after an invasion everything looks worse than right before it: only like positions are compared."""
    state, later = sketch(QUIET), sketch(QUIET)
    later.active = None
    assert not ADVICE.looking_back.is_far(state, later)
    assert ADVICE.is_far(state, later)
    later.week += 1
    assert ADVICE.looking_back.is_far(state, later)
    assert (ADVICE.is_settled(state), ADVICE.is_settled(later)) == (True, False)
