"""The nine traps: planning, payment and effect (9.1, 9.3 step 1, 11)."""

import pytest

from games.core import Seat
from games.dungeon_lords.rules.clash import Begin
from games.dungeon_lords.rules.planning import Planning
from tests.dungeon_lords.scenes import Scene, play

A = Seat(0)
PARTY = "file y1_warrior_4 y1_wizard_4 y1_priest_4"
HEAD = "players 2, fight 1, cards detect_treasure graffiti fireball suggestion"


def fight(name, lord, plan, script):
    return Scene(name, f"{HEAD}\nA: {lord}\nA plan: cell c1, {plan}", script, (Begin(A),))


def plan(name, lord, script):
    return Scene(name, f"{HEAD}\nA: {lord}", script, (Planning(),))


# the card's fatigue is 1 and its spell takes gold: the front gets the trap's wounds plus one
SCENES = [
    fight("rolling boulder: 3 to the front", PARTY, "traps rolling_boulder, creatures", "table: wounds y1_warrior_4=4"),
    fight("pendulum: 3 to the second", PARTY, "traps pendulum, creatures",
          "table: wounds y1_wizard_4=3 y1_warrior_4=1"),
    fight("pendulum: nobody is second", "file y1_warrior_4", "traps pendulum, creatures",
          "table: wounds y1_warrior_4=1"),
    fight("poisoned dart: 1 at once and 2 in the end", PARTY, "traps poisoned_dart, creatures",
          "A> aim y1_priest_4\ntable: wounds y1_priest_4=3 y1_warrior_4=1\ntold poison"),
    fight("magic dart: 1 to anyone", PARTY, "traps magic_dart, creatures",
          "A> aim y1_wizard_4\ntable: wounds y1_wizard_4=1 y1_warrior_4=1"),
    fight("trapdoor: 2 to the front, no fatigue and no conquest (R16)", PARTY, "traps trapdoor, creatures",
          "table: wounds y1_warrior_4=2\nA: conquered, evil 5\ntold kept"),
    fight("wall of fire: 1 to all and 1 to the last; a single one gets both", "file y1_warrior_4",
          "traps wall_of_fire, creatures", "table: wounds y1_warrior_4=3"),
    fight("golden ring: for a gold, 1 to all, no conquest", PARTY, "traps golden_ring, creatures",
          "table: wounds y1_warrior_4=1 y1_wizard_4=1 y1_priest_4=1\nA: gold 0, conquered"),
    fight("kamikaze imp: an imp is lost, 2 to the front and 1 to all", PARTY, "traps kamikaze_imp, creatures",
          "table: wounds y1_warrior_4=4 y1_wizard_4=1 y1_priest_4=1\nA: imps 2"),
    fight("poisoned meal: 2 and one per food", PARTY, "traps poisoned_meal, creatures",
          "A? 1 to 3\nA> number 2\nA: food 1, prison y1_warrior_4"),
    fight("a room costs a gold", PARTY + ", tiles c1=mint", "traps rolling_boulder, creatures", "A: gold 0\ntold trap"),
    fight("in the labyrinth two traps go off apart, without gold: icons work against each",
          "file y1_thief_1 y1_warrior_4, tiles c1=labyrinth, gold 0", "traps pendulum trapdoor, creatures",
          "A: gold 0\ntable: wounds y1_warrior_4=2 y1_thief_1=1"),
    fight("a trap and creatures not used return when the file is empty", "file y1_wizard_1, tiles c1=labyrinth",
          "traps rolling_boulder pendulum, creatures ghost",
          "A: traps pendulum, lair ghost, prison y1_wizard_1, conquered"),
    plan("the meal leaves enough for a second one",
         PARTY + ", tiles c1=labyrinth, traps poisoned_meal poisoned_meal, food 1",
         "A> lay-trap poisoned_meal\nA? no-trap"),
    plan("two golden rings want two gold (R24)",
         PARTY + ", tiles c1=labyrinth, traps golden_ring golden_ring pendulum, gold 1",
         "A> lay-trap golden_ring\nA? lay-trap pendulum | no-trap"),
    plan("nothing affordable can still be asked, so that nobody learns it",
         PARTY + ", tiles c1=mint, traps golden_ring, gold 1",
         "A? no-trap"),
    plan("a tunnel takes one trap, one monster, and any number of ghosts",
         PARTY + ", traps pendulum, lair troll ghost ghost slime",
         "A> no-trap\nA? 0 to 1 of troll slime\nA> some slime\nA? 0 to 2 of ghost ghost\nA> some ghost+ghost\n"
         "A: lair troll"),
    plan("a room takes two monsters", PARTY + ", tiles c1=mint, lair troll slime goblin",
          "A? 0 to 2 of troll slime goblin"),
    plan("the nearest tiles, one to choose", PARTY + ", tiles c1 b1 d1 c2 c3 a1, conquered c1",
          "A? defend b1 | defend c2 | defend d1"),
    plan("a plan can be changed until the last one is in", PARTY + ", traps pendulum",
          "A> lay-trap pendulum\nA: traps"),
]  # fmt: skip


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_trap(scene):
    play(scene)
