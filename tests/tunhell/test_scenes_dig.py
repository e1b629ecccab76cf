"""Worked examples E14 to E29: digging, fights, bonuses, Dwouarf."""

import pytest

from tests.scenes import Scene
from tests.tunhell.stage import STAGE

FIRST_FIGHT = """
    A hand: digger_2_1
    mine 1: goblin nawak_sword ...
    mine 1 A: warrior_3 warrior_1
"""

SCENES = [
    Scene(
        "E14 who can beat an encounter chooses whom to spend",
        given=FIRST_FIGHT,
        when="A: play digger_2_1 1",
        then="""
            asks: fight A, mine 1, left 1
            offers A: pay warrior_3 | pay warrior_1+team
            bars A: pay warrior_3+warrior_1 (pay-waste)
            bars A: pay warrior_3+team (pay-waste-team)
            bars A: pay warrior_1 (pay-short)
        """,
    ),
    Scene(
        "E14 a warrior is spent and the team digs on",
        given=FIRST_FIGHT,
        when="""
            A: play digger_2_1 1
            A: pay warrior_3
        """,
        then="""
            mine 1 A: warrior_1
            A loot: goblin
            A hand: nawak_sword
            dwarf discard: warrior_3 digger_2_1
            asks: turn B
            tells win seat=A card=goblin cards=warrior_3
            tells find seat=A card=nawak_sword
        """,
    ),
    Scene(
        "E15 a team that paid digs no more",
        given=FIRST_FIGHT,
        when="""
            A: play digger_2_1 1
            A: pay team+warrior_1
        """,
        then="""
            mine 1: nawak_sword ...
            mine 1 shown: -
            mine 1 A: warrior_3
            A loot: goblin
            A hand: -
            dwarf discard: warrior_1 digger_2_1
            asks: turn B
        """,
    ),
    Scene(
        "E16 a single way to pay is taken at once",
        given="""
            A hand: digger_2_1
            mine 2: orc rat ...
            mine 2 A: warrior_2
        """,
        when="A: play digger_2_1 2",
        then="""
            A loot: orc
            mine 2: rat ...
            mine 2 A: -
            dwarf discard: warrior_2 digger_2_1
            asks: turn B
            tells win seat=A card=orc cards=warrior_2+digger_2_1
        """,
    ),
    Scene(
        "E17 who cannot beat an encounter loses everyone there",
        given="""
            row: warrior_2 digger_2_0 warrior_2 warrior_2 warrior_2
            mine 1: dragon ...
            mine 1 A: warrior_1
        """,
        when="A: recruit 2 1",
        then="""
            mine 1: dragon ...
            mine 1 shown: top
            mine 1 A: -
            dwarf discard: warrior_1 digger_2_0
            asks: turn B
            tells defeat seat=A card=dragon need=6 have=1 mine=1
        """,
    ),
    Scene(
        "E18 with capacity left the team digs on after a fight",
        given="""
            A hand: digger_3_0
            mine 1: dragon dirt treasure rat ...
            mine 1 A: warrior_3 warrior_3
        """,
        when="A: play digger_3_0 1",
        then="""
            A loot: dragon dirt treasure
            mine 1: rat ...
            mine 1 A: -
            tells reveal card=dragon left=2
        """,
    ),
    Scene(
        "E19 a needed digger may be spent instead of a warrior",
        given="""
            A hand: digger_1_2
            mine 1: rat ...
            mine 1 A: warrior_4_proud_a
        """,
        when="A: play digger_1_2 1",
        then="offers A: pay warrior_4_proud_a | pay team",
    ),
    Scene(
        "E20 a digger without a bonus cannot pay",
        given="""
            A hand: digger_3_0
            mine 1: rat dirt treasure ...
            mine 1 A: warrior_3
        """,
        when="A: play digger_3_0 1",
        then="""
            A loot: rat dirt treasure
            dwarf discard: warrior_3 digger_3_0
        """,
    ),
    Scene(
        "E21 a mine that runs empty loses its warriors, and capacity left is lost",
        given="""
            table: initiation normal open, 2 seats, first A, turn 1
            A hand: digger_3_0
            mine 1: dirt treasure
            mine 1 A: warrior_2
            mine 1 B: warrior_2
        """,
        when="A: play digger_3_0 1",
        then="""
            A loot: dirt treasure
            mine 1: -
            mine 1 A: -
            mine 1 B: -
            dwarf discard: warrior_2 warrior_2 digger_3_0
            asks: turn B
            tells mine-empty mine=1 cards=warrior_2*2
        """,
    ),
    Scene(
        "E22 a beer doubles the digger",
        given="A hand: digger_2_1 beer_of_courage",
        when="A: play digger_2_1 1 beer_of_courage",
        then="tells dig seat=A mine=1 card=digger_2_1 n=4 combat=2",
    ),
    Scene(
        "E23 a beer doubles only printed values, not the sword",
        given="A hand: digger_2_1 beer_of_courage nawak_sword",
        when="A: play digger_2_1 1 beer_of_courage+nawak_sword",
        then="tells dig n=4 combat=4",
    ),
    Scene(
        "E23 nor the pickaxe",
        given="A hand: digger_2_1 beer_of_courage old_pickaxe",
        when="A: play digger_2_1 1 old_pickaxe+beer_of_courage",
        then="tells dig n=6 combat=2",
    ),
    Scene(
        "E24 two beers make three times",
        given="A hand: digger_4_3 beer_of_courage beer_of_courage nawak_sword old_pickaxe",
        when="A: play digger_4_3 1 beer_of_courage+beer_of_courage+nawak_sword+old_pickaxe",
        then="tells dig n=14 combat=11",
    ),
    Scene(
        "E25 with the sword a digger without a bonus can pay",
        given="""
            A hand: digger_3_0 nawak_sword
            mine 1: goblin rat ...
        """,
        when="A: play digger_3_0 1 nawak_sword",
        then="""
            A loot: goblin
            mine 1: rat ...
            dwarf discard: digger_3_0
            mine discard: nawak_sword
            asks: turn B
        """,
    ),
    Scene(
        "E26 a hurried digger may be recruited with a bonus from the hand",
        given="""
            A hand: beer_of_courage
            row: digger_2_0 warrior_2 warrior_2 warrior_2 warrior_2
            mine 3: dirt dirt dirt dirt treasure ...
        """,
        when="A: recruit 1 3 beer_of_courage",
        then="""
            tells dig card=digger_2_0 bonuses=beer_of_courage n=4 combat=0
            mine 3: treasure ...
            A hand: -
            mine discard: beer_of_courage
            dwarf discard: digger_2_0
        """,
    ),
    Scene(
        "E27 Dwouarf scares rats off, but alone he cannot face a goblin",
        given="""
            A hand: digger_3_0
            mine 1: rat rat goblin ...
            mine 1 A: dwouarf
        """,
        when="A: play digger_3_0 1",
        then="""
            A loot: rat rat
            A trophies: rat_catcher
            tells win-at-0 card=rat
            tells defeat card=goblin need=1 have=0
            mine 1: goblin ...
            mine 1 A: -
            mine discard: dwouarf
            dwarf discard: digger_3_0
        """,
    ),
    Scene(
        "E28 Dwouarf makes an encounter weaker and stays",
        given="""
            A hand: digger_3_0
            mine 1: goblin ...
            mine 1 A: dwouarf warrior_1
        """,
        when="A: play digger_3_0 1",
        then="""
            A loot: goblin dirt dirt
            mine 1 A: dwouarf
            dwarf discard: warrior_1 digger_3_0
        """,
    ),
    Scene(
        "E29 even with Dwouarf the demon needs six",
        given="""
            A hand: digger_3_0
            mine 1: depths_demon
            mine 1 A: dwouarf warrior_3 warrior_2
        """,
        when="A: play digger_3_0 1",
        then="""
            tells defeat card=depths_demon need=6 have=5
            mine 1: depths_demon
            mine 1 A: -
            dwarf discard: warrior_3 warrior_2 digger_3_0
            mine discard: dwouarf
        """,
    ),
    Scene(
        "E29 which a digger of bonus 1 makes up",
        given="""
            A hand: digger_2_1
            mine 1: depths_demon
            mine 1 A: dwouarf warrior_3 warrior_2
        """,
        when="A: play digger_2_1 1",
        then="""
            A loot: depths_demon
            tells win card=depths_demon cards=warrior_2+warrior_3+digger_2_1
        """,
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_scene(scene: Scene) -> None:
    STAGE.play(scene)
