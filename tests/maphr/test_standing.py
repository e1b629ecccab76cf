"""How positions of The Mines of Maphr are judged, in figures fitted to finished games."""

import pytest

from games.core import Seat
from games.maphr.advice import ADVICE
from games.maphr.advice.standing import TRAITS, progress, traits
from games.maphr.state import State
from tests.maphr.test_thumb import A, table

B = Seat(1)


def judged(t: State) -> float:
    """Return how far A is ahead."""
    mine, theirs = ADVICE.position_values(t)
    return mine - theirs


def test_every_trait_has_its_weights() -> None:
    assert set(ADVICE.weights.early) == set(ADVICE.weights.late) == set(TRAITS)
    assert len(traits(table(), A)) == len(TRAITS)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"coins": 12}, {"coins": 2}),
        ({"level": 2}, {"level": 1}),
        ({"buildings": ["shoring"]}, {"buildings": ["brewery"]}),
        ({"mine": {"e1": ("gallery_tee", 180), "e2": ("coal_1_straight", 0)}}, {"mine": {}}),
    ],
    ids=["coins", "level", "the building that allows level III", "tiles"],
)
def test_what_makes_a_clan_stand_better(better: dict[str, object], worse: dict[str, object]) -> None:
    assert judged(table(**better)) > judged(table(**worse))


def test_the_key_to_the_last_level_is_worth_far_more_than_a_building_of_its_colour() -> None:
    """Its further tile is not held against it, though clans that lay fewer tiles reach a nearer target."""
    mine = {f"e{n}": ("gallery_cross", 0) for n in range(1, 6)}
    key, other = [table(level=3, mine=mine, buildings=["shoring", card]) for card in ("tunnel_office", "workshop")]
    assert judged(key) > judged(other) + 5


def test_the_last_coin_for_the_next_level_counts_once_a_mine_is_full() -> None:
    mine = {f"e{n}": ("gallery_cross", 0) for n in range(1, 7)}
    able, short = [table(level=2, mine=mine, buildings=["shoring"], coins=coins) for coins in (10, 9)]
    assert judged(able) > judged(short) + 2


def test_the_progress_of_a_game_is_that_of_its_largest_mine() -> None:
    t = table()
    assert progress(t) == 0
    t.clans[B].mine = {"e1": ("gallery_tee", 180)}
    assert progress(t) == pytest.approx(1 / 12)
