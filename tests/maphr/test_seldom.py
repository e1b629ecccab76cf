"""What seldom happens, as it is told: tolls, shields, searches in vain, several offers at once."""

import pytest

from games import core
from games.core import Seat, say
from games.maphr.choices import Consider, Lose
from games.maphr.rules.table import roll
from tests.maphr.stage import STAGE, sketch
from tests.scenes import Scene

FOUR = "e1 gallery_straight 0, e2 gallery_straight 0, e3 gallery_straight 0, e4 gallery_straight 0"
THREE = "C: purse_counters, 8 coins, level 1, 0 miners"
OFFERS = (
    f"{THREE}\nA hand: archive\nB hand: tavern\nC hand: lookout\nmarket: A B C\n"
    "offer 1: A to B, archive open, 7 coins\noffer 2: C to B, lookout open\nagenda: market"
)
GATE = "A buildings: fortified_gate\nA plan: build prospect\nB hand: refused_permit\nagenda: impediments"

SCENES = [
    Scene(
        "7.3 an impediment on the owner of a fortified gate costs a toll of three",
        given=GATE,
        when="B: hinder refused_permit 0",
        then="tells toll seat=B other_seat=A n=3 coins=11 source=fortified_gate\nA: rockborers, 11 coins, ...\n"
        "B: goldbeards, 5 coins, ...\ntells impediment seat=B card=refused_permit other_seat=A",
    ),
    Scene(
        "9 an earthquake spares who is protected, and who has fewer than four tiles",
        given=f"{THREE}\nA mine: {FOUR}\nB mine: {FOUR}\nB buildings: citadel\nC mine: e1 gallery_cross 0\n"
        "deck: archive\nqueue: earthquake\nagenda: next-immediate A",
        then="tells protected seat=B card=earthquake source=citadel\n"
        "tells tile-lost seat=A tile=gallery_straight card=earthquake\nA mine: e1 gallery_straight 0, "
        "e2 gallery_straight 0, e3 gallery_straight 0\nC mine: e1 gallery_cross 0",
    ),
    Scene(
        "9 an earthquake without a mine of four tiles strikes nobody",
        given="A mine: e1 gallery_cross 0\nqueue: earthquake\nagenda: next-immediate A",
        then="tells strikes-nobody card=earthquake n=4\nA mine: e1 gallery_cross 0",
    ),
    Scene(
        "9 a search through deck and discard pile may be in vain",
        given="A hand: tavern\ndeck: gallery_tee\ndiscard: gallery_cross\nqueue: travelling_architect\n"
        "agenda: next-immediate A",
        when="A: accept",
        then="tells finds-nothing seat=A\nA hand: tavern",
    ),
    Scene(
        "9 a search ends with the first building",
        given="deck: archive gallery_tee\nqueue: travelling_architect\nagenda: next-immediate A",
        when="A: accept",
        then="tells finds seat=A card=archive\nA hand: archive",
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_scene(scene: Scene) -> None:
    STAGE.play(scene)


def test_of_several_offers_one_is_turned_to_first_and_each_says_whose_it_is() -> None:
    """An offer for sale names its price, a swap does not, and one that is gone is called so (8.2)."""
    t = core.start(sketch(OFFERS))
    now = core.decision(t)
    assert now is not None
    labels = [now.step.label(t, choice) for choice in now.asks[Seat(1)].choices if isinstance(choice, Consider)]
    assert labels == [say("maphr-do-consider-sale", seat=0, n=7), say("maphr-do-consider-swap", seat=2)]
    assert now.step.label(t, Consider(3)) == say("maphr-do-gone")


def test_the_last_eight_throws_stay_on_the_table() -> None:
    """What everyone has seen of the die is known to all: the oldest throws are forgotten first."""
    t = sketch("agenda: market")
    faces = [roll(t) for _ in range(10)]
    assert t.rolls == faces[-8:]


def test_a_tile_to_lose_is_named_with_its_place() -> None:
    """A cell without a tile is named as such (9)."""
    t = core.start(
        sketch(
            "A mine: e1 gallery_cross 0, d1 gallery_cross 0, f1 gallery_cross 0\nqueue: cave_in\n"
            "agenda: next-immediate A"
        )
    )
    now = core.decision(t)
    assert now is not None
    tile = now.step.label(t, Lose("d1"))
    assert (tile.id, tile.values["card"]) == ("maphr-do-lose", "gallery_cross")
    assert now.step.label(t, Lose("a1")) == say("maphr-do-lose-nothing")
