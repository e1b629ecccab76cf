"""Worked examples E30 to E37: finds, the heart, the ghost, the back door."""

import pytest

from tests.scenes import Scene
from tests.tunhell.stage import STAGE

SIX = "scout_5 scout_5 blaster blaster warrior_2 warrior_3"

DOOR = """
    A hand: digger_3_0
    mine 1: treasure back_door
    mine 1 A: warrior_2
    mine 1 B: warrior_1
    mine 2: rat orc ...
    mine 2 B: warrior_3
"""

SCENES = [
    Scene(
        "E30 the digger's hand is filled first, then the next one with room",
        given="""
            A hand: digger_2_1 scout_5 scout_5 blaster blaster warrior_3
            B hand: warrior_2
            mine 1: unique_ring beer_of_courage dirt ...
        """,
        when="A: play digger_2_1 1",
        then="""
            A hand: scout_5 scout_5 blaster blaster warrior_3 unique_ring
            B hand: warrior_2 beer_of_courage
            tells find seat=A card=unique_ring
            tells find-passed seat=A card=beer_of_courage other_seat=B
        """,
    ),
    Scene(
        "E30 a full hand is passed over",
        given=f"""
            A hand: digger_2_1 scout_5 scout_5 blaster blaster warrior_3
            B hand: {SIX}
            C hand: warrior_2
            mine 1: unique_ring beer_of_courage dirt ...
        """,
        when="A: play digger_2_1 1",
        then="""
            C hand: warrior_2 beer_of_courage
            tells find-passed seat=A other_seat=C
        """,
    ),
    Scene(
        "E30 and when all hands are full a find is lost",
        given=f"""
            A hand: digger_2_1 scout_5 scout_5 blaster blaster warrior_3
            B hand: {SIX}
            mine 1: unique_ring beer_of_courage dirt ...
        """,
        when="A: play digger_2_1 1",
        then="""
            mine discard: beer_of_courage
            tells find-lost card=beer_of_courage
        """,
    ),
    Scene(
        "E31 the heart costs a digger from the hand",
        given="""
            A hand: digger_2_1 digger_3_0 warrior_2 unique_ring
            mine 1: heart_of_gold treasure rat ...
        """,
        when="A: play digger_2_1 1",
        then="""
            A hand: warrior_2 unique_ring
            A loot: heart_of_gold treasure
            dwarf discard: digger_3_0 digger_2_1
            tells heart seat=A card=digger_3_0
        """,
    ),
    Scene(
        "E32 among several diggers the player chooses, and only among diggers",
        given="""
            A hand: digger_2_1 machin digger_1_2 warrior_2
            mine 1: heart_of_gold ...
        """,
        when="A: play digger_2_1 1",
        then="""
            asks: heart A, mine 1, left 1
            offers A: heart machin | heart digger_1_2
            bars A: heart warrior_2 (heart-needs-digger)
        """,
    ),
    Scene(
        "E32 Machin pays as well",
        given="""
            A hand: digger_2_1 machin digger_1_2 warrior_2
            mine 1: heart_of_gold ...
        """,
        when="""
            A: play digger_2_1 1
            A: heart machin
        """,
        then="""
            A loot: heart_of_gold dirt
            A hand: digger_1_2 warrior_2
            mine discard: machin
        """,
    ),
    Scene(
        "E33 without a digger in hand the heart goes back and the turn ends",
        given="""
            A hand: digger_3_0 warrior_2 nawak_sword
            mine 1: heart_of_gold ...
            mine 1 A: warrior_3
        """,
        when="A: play digger_3_0 1",
        then="""
            mine 1: heart_of_gold ...
            mine 1 shown: top
            mine 1 A: warrior_3
            dwarf discard: digger_3_0
            A loot: -
            asks: turn B
            tells heart-back seat=A mine=1
        """,
    ),
    Scene(
        "E34 the ghost takes a dwarf card from the first hand that holds one",
        given="""
            A hand: digger_2_0 unique_ring machin
            B hand: warrior_1 digger_3_0
            mine 1: grodur_ghost treasure rat ...
        """,
        when="A: play digger_2_0 1",
        dice="0/2",
        then="""
            A hand: unique_ring machin
            B hand: digger_3_0
            dwarf discard: warrior_1 digger_2_0
            mine discard: grodur_ghost
            A loot: treasure
            tells ghost seat=B card=warrior_1
        """,
    ),
    Scene(
        "E34 either of them",
        given="""
            A hand: digger_2_0 unique_ring machin
            B hand: warrior_1 digger_3_0
            mine 1: grodur_ghost treasure rat ...
        """,
        when="A: play digger_2_0 1",
        dice="1/2",
        then="""
            B hand: warrior_1
            tells ghost seat=B card=digger_3_0
        """,
    ),
    Scene(
        "E35 a ghost that finds nobody goes to the discard",
        given="""
            A hand: digger_2_0
            mine 1: grodur_ghost treasure rat ...
        """,
        when="A: play digger_2_0 1",
        then="""
            mine discard: grodur_ghost
            A loot: treasure
            tells ghost-nobody
        """,
    ),
    Scene(
        "E36 the back door empties its mine and leads to one of the others",
        given=DOOR,
        when="A: play digger_3_0 1",
        then="""
            door: A
            A loot: treasure
            mine 1: -
            mine 1 A: -
            mine 1 B: -
            dwarf discard: warrior_2 warrior_1
            asks: door A, mine 1, left 1
            offers A: door 2 | door 3
        """,
    ),
    Scene(
        "E36 the team keeps digging there, whatever warriors stand there",
        given=DOOR.replace("rat orc", "treasure orc"),
        when="""
            A: play digger_3_0 1
            A: door 2
        """,
        then="""
            mine 2 door: A
            mine 2: orc ...
            A loot: treasure treasure
            dwarf discard: warrior_2 warrior_1 digger_3_0
            asks: turn B
            tells door seat=A mine=2
        """,
    ),
    Scene(
        "E37 where only the digger's own warriors count in a fight",
        given=DOOR,
        when="""
            A: play digger_3_0 1
            A: door 2
        """,
        then="""
            mine 2: rat orc ...
            mine 2 shown: top
            mine 2 B: warrior_3
            mine 2 door: A
            dwarf discard: warrior_2 warrior_1 digger_3_0
            asks: turn B
        """,
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_scene(scene: Scene) -> None:
    STAGE.play(scene)
