"""Every creature's attacks, rooms that help them, and healing (2.2, 9.3)."""

import pytest

from games.core import Seat
from games.dungeon_lords.rules.clash import Begin
from tests.dungeon_lords.scenes import Scene, play

A = Seat(0)
HEAD = "players 2, fight 1, cards detect_treasure graffiti fireball suggestion"


def fight(name, lord, plan, script):
    return Scene(name, f"{HEAD}\nA: {lord}\nA plan: cell c1, {plan}", script, (Begin(A),))


# the card's fatigue is 1, so the front has one wound more than the creatures dealt
SCENES = [
    fight("goblin: 2 to the front, and 1 to the next if he falls", "file y1_wizard_1 y1_warrior_4",
          "traps trapdoor, creatures goblin", "A: prison y1_wizard_1, spent goblin\ntable: wounds y1_warrior_4=1"),
    fight("goblin: nothing more if he stands", "file y1_warrior_4 y1_wizard_1", "traps, creatures goblin",
          "table: wounds y1_warrior_4=3"),
    fight("slime: 1 to everyone", "file y1_warrior_4 y1_thief_4", "traps, creatures slime",
          "A> attack slime 1\ntable: wounds y1_warrior_4=2 y1_thief_4=1"),
    fight("slime: no damage, no conquest, no fatigue (R16)", "file y1_warrior_4 y1_thief_4", "traps, creatures slime",
          "A> attack slime 2\nA: conquered, evil 5, spent slime\ntable: wounds"),
    fight("a slime that only blocks did attack: healing is done (R15)", "file y1_warrior_4 y1_priest_4",
          "traps rolling_boulder, creatures slime", "A> attack slime 2\ntold healed\ntable: wounds y1_warrior_4=1"),
    fight("ghost: anyone but the front", "file y1_warrior_4 y1_thief_4 y1_wizard_4", "traps, creatures ghost",
          "A? attack ghost 1 y1_thief_4 | attack ghost 1 y1_wizard_4\nA> attack ghost 1 y1_wizard_4\n"
          "table: wounds y1_wizard_4=2 y1_warrior_4=1"),
    fight("ghost: nobody behind the front, so it returns ready (R25)", "file y1_warrior_4", "traps, creatures ghost",
          "A: lair ghost, spent\ntold cannot-attack"),
    fight("troll: 4 for a food", "file y1_warrior_4 y1_wizard_4, food 1", "traps, creatures troll",
          "A> attack troll 2\nA: food 0, prison y1_warrior_4, spent troll\ntold attack-cost"),
    fight("witch: two bolts, one after the other, at anyone", "file y1_warrior_4 y1_thief_4", "traps, creatures witch",
          "A> attack witch 2 y1_thief_4\nA? aim y1_warrior_4 | aim y1_thief_4\nA> aim y1_warrior_4\n"
          "table: wounds y1_thief_4=1 y1_warrior_4=2\ntold bolt"),
    fight("witch: the second bolt is lost if nobody is left", "file y1_wizard_1", "traps trapdoor, creatures witch",
          "A> attack witch 2 y1_wizard_1\nA: prison y1_wizard_1, spent witch\nnot told bolt"),
    fight("witch: 4 to the front", "file y1_warrior_4 y1_wizard_4", "traps, creatures witch",
          "A> attack witch 1\nA: prison y1_warrior_4"),
    fight("vampire: never a priest, but the paladin (R41)", "file paladin_1 y1_priest_4", "traps, creatures vampire",
          "A? attack vampire 1 paladin_1 | attack vampire 2 paladin_1"),
    fight("vampire: 2 and it returns", "file y1_warrior_4 y1_wizard_4", "traps, creatures vampire",
          "A> attack vampire 2 y1_wizard_4\nA: lair vampire, spent\ntable: wounds y1_wizard_4=2 y1_warrior_4=1"),
    fight("golem: 4 to the front and it returns", "file y1_warrior_4 y1_wizard_4", "traps, creatures golem",
          "A: lair golem, spent, prison y1_warrior_4"),
    fight("dragon: 2 to everyone, nobody healed", "file y1_warrior_4 y1_priest_4", "traps, creatures dragon",
          "told healing-stopped\ntable: wounds y1_warrior_4=3 y1_priest_4=2"),
    fight("demon: 7 to anyone, no conquest; what is too much is lost", "file y1_warrior_4 y1_wizard_4",
          "traps, creatures demon",
          "A> attack demon 1 y1_wizard_4\nA: prison y1_wizard_4, conquered, evil 5\ntable: wounds"),
    fight("training room: a goblin's second hit too", "file y1_wizard_1 y1_warrior_4, tiles c1=training_room",
          "traps, creatures goblin", "A: prison y1_wizard_1\ntable: wounds y1_warrior_4=3"),
    fight("dark room: each of the witch's bolts", "file y1_warrior_4 y1_wizard_4, tiles c1=dark_room",
          "traps, creatures witch",
          "A> attack witch 2 y1_wizard_4\nA> aim y1_wizard_4\nA: prison y1_wizard_4"),
    fight("healing: from the front, until he has none, then the next", "file y1_warrior_4 y1_thief_4 y1_priest_4",
          "traps, creatures slime", "A> attack slime 1\ntable: wounds y1_priest_4=1 y1_warrior_4=1"),
    fight("no healing without an attack (R15)", "file y1_warrior_4 y1_priest_4", "traps rolling_boulder, creatures",
          "told no-healing\ntable: wounds y1_warrior_4=4"),
    fight("fatigue goes on to the next when somebody falls", "file y1_wizard_1 y1_warrior_4",
          "traps rolling_boulder, creatures", "A: prison y1_wizard_1\ntable: wounds y1_warrior_4=1"),
    fight("everyone caught: the tile stays", "file y1_wizard_1", "traps rolling_boulder, creatures",
          "A: prison y1_wizard_1, conquered, evil 5\ntold recap"),
    fight("R38 evil goes down with a conquest, and stops at 1", "file y1_warrior_4, evil 1", "traps, creatures",
          "A: evil 1, conquered c1\nnot told evil"),
    fight("R21 a troll fights though its token works", "file y1_warrior_4, busy_trolls 1", "traps, creatures troll",
          "A? attack troll 1 | attack troll 2"),
]  # fmt: skip


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_creature(scene):
    play(scene)
