"""What a position of Underground Chase is worth when playing ahead stops."""

from collections.abc import Mapping
from statistics import mean

import pytest

from games.core import Dice, QuickDice, Search, Seat, branch, play_ahead
from games.poursuite.advice import ADVICE
from games.poursuite.advice.standing import TRAITS, progress, traits
from games.poursuite.notation import read_position
from games.poursuite.redeal import redeal
from games.poursuite.rules.travel import Moving
from games.poursuite.state import State

YELLOW, GREEN = Seat(0), Seat(1)
TABLE = """
board standard, variant standard
seats 2, first Y, active {turn}
wagon 1: {wagon}
wagon 2: F1
prisoners: {prisoners}
wotan: E9
hands: Y{yellow} G{green}
treasures: Y{won} G5 of {left}
die: -
ran: 0
plan: rolling {turn}; turn {other}
"""


def table(wagon: str = "D8 E=Y", prisoners: str = "-", won: int = 7, turn: str = "Y") -> State:
    """Return a table for two with one loaded wagon; the other moles are in hand."""
    hands = {name: 3 - wagon.count(f"={colour}") - prisoners.count(f"={colour}") for name, colour in COLOURS.items()}
    other = "G" if turn == "Y" else "Y"
    return read_position(
        TABLE.format(wagon=wagon, prisoners=prisoners, won=won, left=15 - won, turn=turn, other=other, **hands)
    )


COLOURS = {"yellow": "Y", "green": "G"}


def features(t: State, seat: Seat) -> Mapping[str, float]:
    """Return a player's features by name."""
    return dict(zip(TRAITS, traits(t)[seat], strict=True))


def test_every_trait_has_its_weights() -> None:
    assert set(ADVICE.weights.early) == set(ADVICE.weights.late) == set(TRAITS)
    assert [len(row) for row in traits(table())] == [len(TRAITS)] * 2


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"won": 8}, {"won": 7}),
        ({"wagon": "D8 E=Y"}, {"wagon": "B1 E=Y"}),
        ({"wagon": "D8 E=Y"}, {"wagon": "D8 S=Y"}),
        ({"wagon": "D8 E=Y S=Y"}, {"prisoners": "C3=Y"}),
        ({"turn": "Y"}, {"turn": "G"}),
    ],
    ids=["points", "near the cave", "beside the front", "near the cave rather than in prison", "one's own turn"],
)
def test_what_makes_a_player_stand_better(better: dict[str, str], worse: dict[str, str]) -> None:
    assert ADVICE.promise(table(**better), YELLOW) > ADVICE.promise(table(**worse), YELLOW)


def test_the_chances_of_all_players_make_one() -> None:
    t = table()
    assert ADVICE.promise(t, YELLOW) + ADVICE.promise(t, GREEN) == pytest.approx(1)


def test_what_the_next_roll_pays_is_expected() -> None:
    """From D8 every number reaches the cave, five faces of six, and yellow turns its mole to the front for two."""
    t = table("D8 E=Y W=G")
    assert (features(t, YELLOW)["paid_now"], features(t, GREEN)["paid_now"]) == pytest.approx((10 / 6, 5 / 6))
    assert (features(t, YELLOW)["paid_next"], features(t, GREEN)["paid_next"]) == pytest.approx((5 / 6, 10 / 6))


def test_nothing_is_expected_of_a_wagon_out_of_reach_or_that_only_pays_rivals() -> None:
    for t in (table("D4 E=Y"), table("D8 E=G")):
        assert features(t, YELLOW)["paid_now"] == features(t, GREEN)["paid_now"] == 0


def test_a_turn_that_has_ended_belongs_to_the_next_player() -> None:
    """While a wagon is put back or boarded, the next turn is what counts."""
    t = table(turn="G")
    assert [features(t, seat)["turn"] for seat in (YELLOW, GREEN)] == [0, 1]
    t.agenda.pop()
    assert [features(t, seat)["turn"] for seat in (YELLOW, GREEN)] == [1, 0]


def test_the_game_goes_on_as_treasures_are_taken() -> None:
    assert progress(table()) == pytest.approx(0.6)


def test_computer_players_look_less_far_than_reviews_and_judge_by_who_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """They stop four decisions after their own, most of them after a roll; reviews and puzzles go on for eight."""
    seen: list[int] = []

    def promise(advice: object, t: State, seat: Seat) -> float:
        seen.append(t.learnt - start.learnt)
        return 0.5

    monkeypatch.setattr(type(ADVICE), "promise", promise)
    start = table("B1 E=Y W=G")
    start.agenda[-1] = Moving(YELLOW, 2)
    Search(ADVICE, redeal, 20)(start, YELLOW, Dice("short"))
    assert seen
    assert max(seen) <= 4

    far = [branch(start, QuickDice(n)) for n in range(9)]
    for t in far:
        play_ahead(ADVICE, start, t, YELLOW, (), QuickDice(2))
    assert mean(t.learnt - start.learnt for t in far) > 6
