"""Worked examples E1 to E13: setup, recruiting, warriors, access to the mines."""

import pytest

from tests.scenes import Scene
from tests.tunhell.stage import STAGE

SIX = "scout_5 scout_5 blaster blaster warrior_2 warrior_3"

SCENES = [
    Scene(
        "E1 three players, initiation, normal length",
        given="deal: 3 mode=initiation",
        then="""
            box: 18 cards
            mine 1: 14 cards
            mine 2: 14 cards
            mine 3: 14 cards
            A hand: 4 cards
            B hand: 4 cards
            C hand: 4 cards
            row: 5 cards
            pile: 27 cards
            A trophies: -
        """,
    ),
    Scene(
        "E2 four players, full game, shortest",
        given="deal: 4 mode=full length=shortest",
        then="""
            box: 19 cards
            mine 1: 15 cards
            mine 2: 15 cards
            mine 3: 15 cards
            pile: 23 cards
        """,
    ),
    Scene(
        "E3 a plain dwarf joins the hand and the pile fills its slot",
        given="""
            A hand: scout_5 scout_5 blaster blaster
            row: scout_5 warrior_3 digger_2_1 digger_1_2 warrior_2
            pile: digger_3_0 warrior_2
        """,
        when="A: recruit 2",
        then="""
            A hand: scout_5 scout_5 blaster blaster warrior_3
            row: scout_5 digger_3_0 digger_2_1 digger_1_2 warrior_2
            pile: warrior_2
            asks: turn B
            tells recruit seat=A card=warrior_3
        """,
    ),
    Scene(
        "E4 with six cards not even a hurried dwarf is recruited",
        given=f"""
            A hand: {SIX}
            row: warrior_1 warrior_2 warrior_2 warrior_2 warrior_2
        """,
        when="A: recruit 1 2",
        then="refused hand-full n=6",
    ),
    Scene(
        "E5 a hurried dwarf is played at once",
        given="""
            A hand: scout_5 scout_5 blaster
            row: warrior_2 warrior_2 warrior_2 warrior_1 warrior_2
        """,
        when="A: recruit 4 2",
        then="""
            mine 2 A: warrior_1
            A hand: 3 cards
            asks: turn B
            tells warrior seat=A card=warrior_1 mine=2 n=1 recruited=1
        """,
    ),
    Scene(
        "E5 and needs a mine",
        given="""
            A hand: scout_5 scout_5 blaster
            row: warrior_2 warrior_2 warrior_2 warrior_1 warrior_2
        """,
        when="A: recruit 4",
        then="refused mine-required card=warrior_1",
    ),
    Scene(
        "E6 a hurried dwarf in hand is played like any other",
        given="A hand: warrior_1 scout_5 blaster digger_3_0",
        when="A: play warrior_1 1",
        then="""
            mine 1 A: warrior_1
            asks: turn B
        """,
    ),
    Scene(
        "E7 a hurried digger barred everywhere cannot be recruited",
        given="""
            row: warrior_2 warrior_2 digger_2_0 warrior_2 warrior_2
            mine 1 B: warrior_2
            mine 2 B: warrior_2
            mine 3 B: warrior_2
        """,
        when="A: recruit 3 1",
        then="""
            refused hurried-no-place card=digger_2_0
            offers A: recruit 1 | recruit 2 | recruit 4 | recruit 5
        """,
    ),
    Scene(
        "E8 the discard becomes the pile as soon as the pile is empty",
        given="""
            row: blaster warrior_2 warrior_2 warrior_2 warrior_2
            pile: warrior_3
            dwarf discard: scout_5 scout_5 blaster warrior_1 warrior_2 digger_3_0
        """,
        when="A: recruit 1",
        then="""
            row: warrior_3 warrior_2 warrior_2 warrior_2 warrior_2
            dwarf discard: -
            pile: 6 cards
            tells shuffle
        """,
    ),
    Scene(
        "E9 a proud warrior sends his owner's others away",
        given="""
            A hand: warrior_4_proud_a
            mine 1 A: warrior_1 warrior_2
            mine 1 B: warrior_3
        """,
        when="A: play warrior_4_proud_a 1",
        then="""
            mine 1 A: warrior_4_proud_a
            mine 1 B: warrior_3
            dwarf discard: warrior_1 warrior_2
            tells warrior seat=A card=warrior_4_proud_a mine=1 n=4
            tells proud cards=warrior_1+warrior_2
        """,
    ),
    Scene(
        "E10 a proud warrior wants no company",
        given="""
            A hand: warrior_2
            mine 1 A: warrior_4_proud_a
        """,
        when="A: play warrior_2 1",
        then="""
            refused proud-alone mine=1
            allows A: play warrior_2 2
        """,
    ),
    Scene(
        "E11 a blaster clears a mine of everyone's warriors",
        given="""
            asks: turn B
            B hand: blaster
            mine 1 A: warrior_3 dwouarf
            mine 1 B: warrior_2
        """,
        when="B: play blaster 1",
        then="""
            mine 1 A: -
            mine 1 B: -
            dwarf discard: warrior_3 warrior_2 blaster
            mine discard: dwouarf
            tells blaster seat=B mine=1 cards=warrior_3+dwouarf+warrior_2
        """,
    ),
    Scene(
        "E12 an equal is let in, a weaker one is not, and the bonus does not help",
        given="""
            A hand: digger_2_5
            D hand: -
            mine 1 A: warrior_2 warrior_1
            mine 1 B: warrior_2 warrior_1
            mine 1 D: warrior_1
            mine 2 A: warrior_1
            mine 2 B: warrior_2
            mine 2 D: warrior_1
        """,
        when="A: play digger_2_5 2",
        then="""
            refused dig-blocked mine=2 other_seat=B theirs=2 yours=1
            allows A: play digger_2_5 1
            allows A: play digger_2_5 3
        """,
    ),
    Scene(
        "E13 opponents are compared one by one, not added",
        given="""
            A hand: digger_3_0
            mine 1 A: warrior_3
            mine 1 B: warrior_2
            mine 1 C: warrior_2
        """,
        then="allows A: play digger_3_0 1",
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_scene(scene: Scene) -> None:
    STAGE.play(scene)
