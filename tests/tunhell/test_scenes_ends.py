"""Worked examples E38 to E47: end cards, trophies, scouts, stuck players, the end and the scores."""

import pytest

from tests.scenes import Scene
from tests.tunhell.stage import STAGE

SCENES = [
    Scene(
        "E38 the owner's diggers always get in",
        given="""
            A hand: digger_3_0
            door: A
            mine 1: -
            mine 2 door: A
            mine 2 B: warrior_3
        """,
        then="allows A: play digger_3_0 2",
    ),
    Scene(
        "E38 others need the usual access",
        given="""
            asks: turn C
            C hand: digger_3_0
            door: A
            mine 1: -
            mine 2 door: A
            mine 2 B: warrior_3
        """,
        when="C: play digger_3_0 2",
        then="refused dig-blocked mine=2 other_seat=B theirs=3 yours=0",
    ),
    Scene(
        "E39 a back door that ends the game is not placed and counts",
        given="""
            A hand: digger_3_0
            mine 1: back_door
            mine 3: -
        """,
        when="A: play digger_3_0 1",
        then="""
            asks: over
            mine 2 door: -
            scores A 1, B 0
            wins A
        """,
    ),
    Scene(
        "E40 the throne room costs the whole hand",
        given="""
            A hand: digger_2_0 warrior_2 digger_3_0 unique_ring beer_of_courage
            mine 1: throne_room
        """,
        when="A: play digger_2_0 1",
        then="""
            A loot: throne_room
            A hand: -
            dwarf discard: warrior_2 digger_3_0 digger_2_0
            mine discard: unique_ring beer_of_courage
            mine 1: -
            asks: turn B
            tells throne seat=A
        """,
    ),
    Scene(
        "E41 an end card that wins goes back and the mine is not empty",
        given="""
            A hand: digger_2_1
            mine 1: hairy_spider
            mine 1 A: warrior_3
        """,
        when="A: play digger_2_1 1",
        then="""
            tells defeat card=hairy_spider need=5 have=4
            mine 1: hairy_spider
            asks: turn B
        """,
    ),
    Scene(
        "E42 who draws level in dirt takes the trophy",
        given="""
            A loot: dirt dirt
            A trophies: employee_of_the_month
            B loot: dirt
            C loot: dirt
            A hand: digger_1_2
            B hand: digger_1_2 digger_1_2
            C hand: digger_1_2
            asks: turn B
            mine 1: dirt dirt dirt dirt dirt treasure
        """,
        when="""
            B: play digger_1_2 1
            C: play digger_1_2 1
            A: play digger_1_2 1
            B: play digger_1_2 1
        """,
        then="""
            tells trophy seat=B trophy=employee_of_the_month n=2 from_seats=A
            tells trophy seat=C n=2 from_seats=B
            tells trophy seat=A n=3 from_seats=C
            tells trophy seat=B n=3
            B trophies: employee_of_the_month
        """,
    ),
    Scene(
        "E43 the first rat brings the rat catcher",
        given="""
            asks: turn B
            B hand: digger_1_2
            mine 1: rat ...
            mine 1 B: warrior_4_proud_a
        """,
        when="""
            B: play digger_1_2 1
            B: pay team
        """,
        then="""
            B trophies: rat_catcher
            tells trophy seat=B trophy=rat_catcher n=1
        """,
    ),
    Scene(
        "E44 a scout sees what is there, and only its player does",
        given="""
            A hand: scout_5
            mine 1: goblin dirt throne_room
        """,
        when="A: play scout_5 1",
        then="""
            tells scout seat=A n=3 mine=1
            tells A scouted mine=1 cards=goblin+dirt+throne_room
            mine 1: goblin dirt throne_room
            mine 1 seen: A3
            mine 1 shown: -
            dwarf discard: scout_5
        """,
    ),
    Scene(
        "E45 a stuck player discards any one card",
        given="""
            A hand: digger_3_0 digger_3_0 digger_1_2 digger_1_2 digger_2_1 digger_4_3
            mine 1 B: warrior_1
            mine 2 B: warrior_1
            mine 3 B: warrior_1
        """,
        then="offers A: discard digger_3_0 | discard digger_1_2 | discard digger_2_1 | discard digger_4_3",
    ),
    Scene(
        "E45 and the turn ends",
        given="""
            A hand: digger_3_0 digger_3_0 digger_1_2 digger_1_2 digger_2_1 digger_4_3
            mine 1 B: warrior_1
            mine 2 B: warrior_1
            mine 3 B: warrior_1
        """,
        when="A: discard digger_4_3",
        then="""
            A hand: 5 cards
            dwarf discard: digger_4_3
            asks: turn B
            tells forced-discard seat=A card=digger_4_3
        """,
    ),
    Scene(
        "E46 the second empty mine ends the game after its last card is resolved",
        given="""
            A hand: digger_3_0
            mine 1: -
            mine 2: treasure
        """,
        when="A: play digger_3_0 2",
        then="""
            A loot: treasure
            asks: over
            dwarf discard: digger_3_0
            tells scores winner_seats=A
        """,
    ),
    Scene(
        "E47 points come from loot, rings, door and trophies; a tie is shared",
        given="""
            asks: turn A
            A hand: digger_1_2
            A loot: dragon dirt dirt dirt
            A trophies: employee_of_the_month
            B hand: unique_ring warrior_3
            B loot: orc goblin
            door: B
            mine 1: treasure
            mine 2: -
        """,
        when="A: play digger_1_2 1",
        then="""
            scores A 8, B 8
            wins A B
        """,
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_scene(scene: Scene) -> None:
    STAGE.play(scene)
