"""The rules as scenes: one for every sentence, worked example, ruling and bad move of RULES.md."""

import pytest

from games import core
from games.lantern.cards import read_book
from tests.lantern.stage import STAGE
from tests.scenes import Scene

SCENES = [
    Scene("E1 the highest bid is paid and wins the lantern", "", "A: number 2\nB: number 3",
          "tells bid seat=A n=2\ntells bid seat=B n=3\ntells lantern seat=B\n"
          "A: coins 6\nB: coins 3\nagenda: lighting B; round"),
    Scene("E2 the gems of a gallery are gained", "agenda: lighting B; round\ngems: 1 2 3 1 4 1 2 2 3 4 5 3",
          "B: light 5", "tells lit seat=B gallery=5 n=4\nB: coins 6, lit 5"),
    Scene("R1 of equal bids the first player's wins", "first: B",
          "A: number 2\nB: number 2", "tells lantern seat=B"),
    Scene("R2 someone has the lantern when nobody bids", "", "A: number 0\nB: number 0", "tells lantern seat=A"),
    Scene("5 gems and coins are points", "rounds: 0\nagenda: lighting A\nA: coins 1\ngems: 1 1 1 2 2 2 3 3 3 4 4 5",
          "A: light 12", "scores A 6, B 6\nwins A B"),
    Scene("6 a bid above one's coins", "A: coins 2", "A: number 3", "refused coins n=2"),
    Scene("6 a gallery that does not exist", "agenda: lighting A; round", "A: light 13", "refused gallery n=12"),
    Scene("6 a gallery that is lit already", "agenda: lighting A; round\nB: coins 6, lit 4", "A: light 4",
          "refused lit gallery=4"),
    Scene("6 nothing but a gallery", "agenda: lighting A; round", "A: number 1", "refused bid"),
]  # fmt: skip


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_scene(scene: Scene) -> None:
    STAGE.play(scene)


@pytest.mark.parametrize(
    ("catalogue", "named"),
    [
        ("[galleries]\ngems = [1, 0, 1, 1, 1]\n[start]\ncoins = 6", "galleries gems 1"),
        ("[galleries]\ngems = [1, 1]\n[start]\ncoins = 6", "galleries gems"),
        ("[galleries]\ngems = [1, 1, 1, 1, 1]\n[start]\ncoins = -6", "start coins"),
        ("[galleries", "catalogue.toml"),
    ],
)
def test_a_catalogue_that_cannot_be_right_names_the_row(catalogue: str, named: str) -> None:
    with pytest.raises(core.CatalogueError, match=named):
        read_book(catalogue)
