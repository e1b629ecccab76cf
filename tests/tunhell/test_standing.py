"""What a position of Tunhell is worth when playing ahead stops."""

from statistics import mean

import pytest

from games.core import Deal, Dice, QuickDice, Search, Seat, answers_of, branch, decision, play_ahead, say
from games.review.estimating import estimate
from games.review.line import Said
from games.review.weighing import Weighing
from games.tunhell import GAME
from games.tunhell.advice import ADVICE
from games.tunhell.advice.standing import TRAITS, progress, traits
from games.tunhell.redeal import redeal
from games.tunhell.state import State
from tests.tunhell.stage import sketch

A = Seat(0)
TABLE = """
    mine 1: treasure treasure ...
    mine 1 A: {guards}
    mine 1 B: warrior_2
    A hand: {hand}
    A loot: {loot}
"""


def table(guards: str = "warrior_1", hand: str = "digger_2_0", loot: str = "dirt") -> State:
    """Return a table with A's warriors at mine 1, hand and loot."""
    t: State = sketch(TABLE.format(guards=guards, hand=hand, loot=loot))
    return t


def test_every_trait_has_its_weights() -> None:
    assert set(ADVICE.weights.early) == set(ADVICE.weights.late) == set(TRAITS)
    assert len(traits(table(), A, ADVICE.reach)) == len(TRAITS)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"loot": "treasure"}, {"loot": "dirt"}),
        ({"guards": "warrior_3"}, {"guards": "warrior_1"}),
        ({"hand": "digger_3_0"}, {"hand": "digger_2_0"}),
        ({"hand": "warrior_3"}, {"hand": "warrior_1"}),
        ({"hand": "beer_of_courage"}, {"hand": "scout_3"}),
    ],
    ids=["points", "a mine one may dig in", "capacity", "combat in the hand", "a beer rather than a scout"],
)
def test_what_makes_a_clan_stand_better(better: dict[str, str], worse: dict[str, str]) -> None:
    assert ADVICE.promise(table(**better), A) > ADVICE.promise(table(**worse), A)


def test_a_mine_counts_only_while_it_has_cards() -> None:
    """Warriors at an empty mine are worth nothing."""
    t = table()
    before = traits(t, A, ADVICE.reach)
    t.mine(1).shaft.clear()
    after = dict(zip(TRAITS, traits(t, A, ADVICE.reach), strict=True))
    assert before[TRAITS.index("posted")] == 1
    assert after["posted"] == 0


def test_the_game_has_come_as_far_as_its_two_emptiest_mines() -> None:
    """They end it; the third does not matter."""
    t = table()
    sizes = sorted(len(mine.shaft) for mine in t.mines)
    assert progress(t) == pytest.approx(1 - sum(sizes[:2]) / 36)
    for mine in t.mines[:2]:
        mine.shaft.clear()
    assert progress(t) == 1


def test_computer_players_look_less_far_than_reviews_and_judge_by_who_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """They stop six decisions after their own; reviews and puzzles go on for twelve."""
    seen: list[State] = []

    def promise(advice: object, t: State, seat: Seat) -> float:
        seen.append(t)
        return 0.5

    monkeypatch.setattr(type(ADVICE), "promise", promise)
    start = GAME.begin(Deal(2, "depth", first=A))
    Search(ADVICE, redeal, 20)(start, A, Dice("short"))
    assert seen
    assert mean(t.turn - start.turn for t in seen) <= 1 + 6

    far = [branch(start, QuickDice(n)) for n in range(9)]
    for t in far:
        play_ahead(ADVICE, start, t, A, (), QuickDice(2))
    assert mean(t.turn - start.turn for t in far) > 8


def test_reviews_tell_chances_by_the_fitted_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """The course of a game and the cost of a decision: the logistic of the lead is too sure of itself."""
    monkeypatch.setattr(type(ADVICE), "promise", lambda *_: 0.25)
    t, search = GAME.begin(Deal(2, "reviewed")), GAME.search
    assert search is not None
    assert [tally.mean for tally in estimate(search, t)] == [0.25, 0.25]
    now = decision(t)
    assert now is not None
    seat, shape = next(iter(now.asks.items()))
    said = Said(0, 0, say("review-start"), seat, t, next(iter(answers_of(shape))), is_own=True)
    weighing = Weighing(search, said, Dice("reviewed").quick())
    weighing.search()
    weighing.settle()
    weighing.judge()
    assert weighing.worth == 0.25
