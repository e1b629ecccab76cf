"""Corner cases of combat: two traps, combined effects, moving paladins, falling dungeons (9 to 11)."""

import pytest

from games.core import Seat
from games.dungeon_lords.rules.clash import Begin
from games.dungeon_lords.rules.combat import RevealCard
from games.dungeon_lords.rules.planning import Planning
from tests.dungeon_lords.scenes import Scene, play

A = Seat(0)
PARTY = "file y1_warrior_4 y1_priest_4 y1_wizard_4"
PLAIN = "detect_treasure graffiti fireball suggestion"
LAB = "tiles c1=labyrinth c2 c3"


def fight(name, card, lord, plan, script, wounds=""):
    """Return a clash in round 1 under a card; without a gem in the file only its fatigue counts."""
    given = f"players 2, fight 1, cards {card} graffiti fireball suggestion, wounds {wounds}\n"
    return Scene(name, f"{given}A: {lord}\nA plan: cell c1, {plan}", script, (RevealCard(), Begin(A)))


def planning(name, lord, script):
    return Scene(name, f"players 2, fight 1, cards {PLAIN}\nA: {lord}", script, (Planning(),))


TRAPS = [
    fight("two poisoned darts: both who were hit carry poison", "detect_treasure",
          f"file y1_warrior_4 y1_priest_4, {LAB}", "traps poisoned_dart poisoned_dart, creatures",
          "A> aim y1_warrior_4\nA> aim y1_priest_4\ntable: wounds y1_warrior_4=4 y1_priest_4=3"),
    fight("two poisoned darts in the same adventurer", "detect_treasure",
          f"file y1_warrior_1 y1_warrior_4, {LAB}", "traps poisoned_dart poisoned_dart, creatures",
          "A> aim y1_warrior_4\nA> aim y1_warrior_4\nA: prison y1_warrior_4, file y1_warrior_1"),
    fight("a victim of the dart itself carries no poison", "detect_treasure",
          "file y1_warrior_1 y1_priest_4", "traps poisoned_dart, creatures",
          "A> aim y1_warrior_1\nA: prison y1_warrior_1\nnot told poisoned\nnot told poison", "y1_warrior_1=2"),
    fight("an antimagic dart silences the wizard it kills", "word_of_peace",
          "file y1_wizard_4 y1_wizard_3", "traps magic_dart, creatures golem",
          "A> aim y1_wizard_4\ntold silenced\nA: prison y1_wizard_4 y1_wizard_3\ntold no-voice", "y1_wizard_4=3"),
    fight("an antimagic dart does nothing more to a paladin", "word_of_peace",
          "file paladin_1 y1_warrior_4", "traps magic_dart, creatures golem",
          "A> aim paladin_1\ntold cast\nnot told silenced\nnot told hushed", "y1_warrior_4=1"),
    fight("trap icons of the fallen no longer count against the second trap", "detect_treasure",
          f"file y1_thief_1 y1_warrior_4, {LAB}", "traps rolling_boulder pendulum, creatures",
          "A: prison y1_thief_1\ntable: wounds y1_warrior_4=1", "y1_thief_1=1"),
    fight("trap icons spare the front first, then the next", "detect_treasure",
          "file y1_thief_4 y1_warrior_4 y1_warrior_3", "traps kamikaze_imp, creatures",
          "table: wounds y1_thief_4=2 y1_warrior_4=1 y1_warrior_3=1\nA: imps 2"),
    fight("a meal in the labyrinth leaves the food that a second one needs", "detect_treasure",
          f"file y1_warrior_4 y1_warrior_3, {LAB}, food 3", "traps poisoned_meal poisoned_meal, creatures",
          "A? 1 to 2\nA> number 2\nA: food 0, prison y1_warrior_4"),
    fight("a meal with one food to spare is asked all the same: else the hidden second trap would be known",
          "detect_treasure", f"file y1_warrior_4 y1_warrior_3, {LAB}, food 2",
          "traps poisoned_meal poisoned_meal, creatures", "A? 1 to 1"),
    fight("a meal costs its gold in a room and no more than there is food", "detect_treasure",
          "file y1_warrior_4 y1_warrior_3, tiles c1=mint c2, food 9, gold 1", "traps poisoned_meal, creatures",
          "A? 1 to 3\nA: gold 0"),
    fight("the golden ring in a room: a gold for each", "detect_treasure",
          "file y1_warrior_4, tiles c1=mint c2, gold 2", "traps golden_ring, creatures",
          "A: gold 0, conquered, evil 5\ntable: wounds y1_warrior_4=1"),
    fight("trapdoor: no conquest even if all its damage is prevented (9.3)", "detect_treasure",
          "file y1_thief_4", "traps trapdoor, creatures", "A: conquered, evil 5\ntable: wounds\ntold kept"),
    fight("pendulum: the icons of all work for the second", "detect_treasure",
          "file y1_warrior_4 y1_thief_4", "traps pendulum, creatures",
          "table: wounds y1_warrior_4=1 y1_thief_4=1"),
]  # fmt: skip

SPELLS = [
    fight("word of peace: both hits of a goblin", "word_of_peace", "file y1_wizard_1 y1_warrior_4",
          "traps, creatures goblin", "A: prison y1_wizard_1, conquered c1\ntable: wounds y1_warrior_4=2",
          "y1_wizard_1=2"),
    fight("word of peace and a training room add up (R32)", "word_of_peace",
          "file y1_wizard_4 y1_warrior_4, tiles c1=training_room c2", "traps, creatures troll",
          "A> attack troll 1\nA: prison y1_wizard_4\ntable: wounds y1_warrior_4=1"),
    fight("detect evil: a ghost deals nothing, and has attacked", "detect_evil", PARTY, "traps, creatures ghost",
          "A> attack ghost 1 y1_wizard_4\nA: spent ghost\ntold no-damage\ntable: wounds y1_warrior_4=2"),
    fight("detect evil: a demon still prevents the conquest", "detect_evil", PARTY, "traps, creatures demon",
          "A> attack demon 1 y1_warrior_4\nA: prison y1_warrior_4, conquered"),
    fight("suggestion: nothing is planned, nothing happens", "suggestion", PARTY, "traps pendulum, creatures",
          "told cast\nA: lair, conquered c1"),
    fight("aura of fear: a single creature is not afraid", "aura_of_fear", PARTY, "traps, creatures golem",
          "told cast\nA: lair golem, spent, prison y1_warrior_4"),
    fight("fist of justice: ghosts alone are left in peace", "fist_of_justice", PARTY, "traps, creatures ghost",
          "A? attack ghost 1 y1_priest_4 | attack ghost 1 y1_wizard_4"),
    fight("fist of justice: what was knocked out did not attack (R15)", "fist_of_justice", PARTY,
          "traps rolling_boulder, creatures troll", "A: spent troll, prison y1_warrior_4\ntold no-healing"),
    fight("metamorphosis: a slime can no longer block", "metamorphosis", PARTY, "traps, creatures slime",
          "A: spent slime, conquered c1\ntable: wounds y1_warrior_4=3"),
    fight("metamorphosis: a golem does not return", "metamorphosis", PARTY, "traps, creatures golem ghost",
          "A? attack golem 0 | attack ghost 1 y1_priest_4 | attack ghost 1 y1_wizard_4\nA> attack golem 0\n"
          "A> attack ghost 1 y1_priest_4\nA: spent golem ghost, lair"),
    fight("metamorphosis: a harmless monster that finds nobody left goes home ready", "metamorphosis",
          "file y1_wizard_4, tiles c1=mint", "traps, creatures golem slime",
          "A> attack slime 1\nA: spent slime, lair golem, prison y1_wizard_4", "y1_wizard_4=3"),
    fight("metamorphosis: who is left without a foe returns ready", "metamorphosis", "file y1_wizard_4",
          "traps, creatures golem ghost", "A: spent golem, lair ghost"),
    fight("blind rage: the demon strikes the front, too", "blind_rage", PARTY, "traps, creatures demon",
          "A: prison y1_warrior_4, conquered, spent demon"),
    fight("blind rage: both bolts of a witch", "blind_rage", "file y1_wizard_1 y1_warrior_4", "traps, creatures witch",
          "A> attack witch 2 y1_wizard_1\nA: prison y1_wizard_1\ntable: wounds y1_warrior_4=4", "y1_wizard_1=2"),
    fight("illusion: the second bolt of the first attack is nothing, either", "illusion", PARTY,
          "traps, creatures witch", "A> attack witch 2 y1_priest_4\nA> aim y1_wizard_4\ntold no-damage\n"
          "table: wounds y1_warrior_4=3"),
    fight("illusion: a slime that blocks was the first attack", "illusion", PARTY, "traps, creatures slime golem",
          "A> attack slime 2\nA: conquered, lair golem, spent slime\ntable: wounds y1_warrior_4=2"),
    fight("invisibility: the goblin's second hit spares the last of two", "invisibility",
          "file y1_warrior_1 y1_warrior_2 y1_wizard_4", "traps, creatures goblin",
          "A: prison y1_warrior_1\ntable: wounds y1_warrior_2=3", "y1_warrior_1=1"),
    fight("invisibility: the last one standing is seen", "invisibility", "file y1_warrior_1 y1_wizard_4",
          "traps, creatures goblin", "A: prison y1_warrior_1\ntable: wounds y1_wizard_4=3", "y1_warrior_1=1"),
    fight("invisibility does not help against traps and fatigue", "invisibility", "file y1_wizard_4",
          "traps rolling_boulder, creatures", "A: prison y1_wizard_4", ""),
    fight("magic shield: traps go through, and the rest of an attack", "magic_shield", "file y1_warrior_4 y1_wizard_4",
          "traps trapdoor, creatures golem", "table: wounds y1_warrior_4=3\nA: conquered"),
    fight("detect treasure: two gold, no more", "detect_treasure", f"{PARTY}, gold 5", "traps, creatures",
          "A: gold 3"),
    fight("fireball: no trap and no food, no loss", "fireball", f"{PARTY}, food 0", "traps, creatures",
          "A: food 0, conquered c1"),
    fight("create food: fatigue must overcome the new hit point", "create_food", "file y1_wizard_4",
          "traps, creatures",
          "A: prison, conquered c1, file y1_wizard_4\ntable: wounds y1_wizard_4=4, stout y1_wizard_4=1",
          "y1_wizard_4=2"),
    fight("song of courage: poison works all the same", "song_of_courage", PARTY, "traps poisoned_dart, creatures",
          "A> aim y1_warrior_4\ntable: wounds y1_warrior_4=3\nA: conquered c1"),
    fight("regeneration does not stop the healing step", "regeneration", PARTY, "traps, creatures slime",
          "A> attack slime 2\ntable: wounds y1_priest_4=1\ntold healed\nA: conquered", "y1_warrior_4=4 y1_priest_4=3"),
    fight("magic key: no conquest, no second tile", "magic_key", f"{PARTY}, tiles c1 b1 d1", "traps, creatures slime",
          "A> attack slime 2\nA: conquered, evil 5\ndone"),
    fight("magic key: a single second tile is taken without asking", "magic_key", f"{PARTY}, tiles c1 c2",
          "traps, creatures", "A: conquered c1 c2, evil 3\ndone"),
    fight("dimensional gate: traps see the old march, creatures the new", "dimensional_gate", PARTY,
          "traps trapdoor, creatures golem",
          "A: prison y1_wizard_4, file y1_warrior_4 y1_priest_4, conquered\ntold healed\ntable: wounds"),
    fight("the gems of a paladin count", "word_of_peace", "file paladin_1", "traps, creatures", "told cast"),
    fight("the gems of the fallen do not", "word_of_peace", "file y1_wizard_1", "traps pendulum, creatures slime",
          "A> attack slime 1\ntold cast"),
    fight("a slow spell asks for the gems that are left", "graffiti", "file y1_wizard_1 y1_warrior_4",
          "traps, creatures golem", "A: prison y1_wizard_1, conquered c1, evil 4\ntold too-few-gems"),
]  # fmt: skip

STEPS = [
    fight("everyone falls to the trap: no fatigue, no conquest, creatures return", "graffiti",
          f"file y1_wizard_1, {LAB}",
          "traps rolling_boulder golden_ring, creatures troll ghost",
          "A: traps golden_ring, lair troll ghost, gold 3, conquered, evil 5\ntold recap\nnot told fatigue\n"
          "not told too-few-gems"),
    fight("fatigue takes the last one: no conquest", "graffiti", "file y1_wizard_1", "traps, creatures",
          "A: prison y1_wizard_1, conquered, evil 5\nnot told conquered", "y1_wizard_1=1"),
    fight("fatigue beyond the last one is lost", "fist_of_justice", "file y1_warrior_1 y1_warrior_2",
          "traps, creatures", "A: prison y1_warrior_1 y1_warrior_2, conquered\ntold fatigue-lost",
          "y1_warrior_1=2 y1_warrior_2=3"),
    fight("a paladin heals and is healed first", "graffiti", "file paladin_1 y1_warrior_4", "traps, creatures slime",
          "A> attack slime 2\ntable: wounds y1_warrior_4=1", "paladin_1=1 y1_warrior_4=2"),
    fight("damage to all is dealt at once: two fall together", "graffiti", "file y1_wizard_1 y1_thief_1",
          "traps, creatures dragon", "A: prison y1_wizard_1 y1_thief_1, spent dragon", "y1_wizard_1=1 y1_thief_1=1"),
    fight("a dragon fells the front and the goblin strikes the adventurer who moved up", "graffiti",
          "file y1_wizard_1 y1_warrior_4", "traps trapdoor, creatures dragon goblin",
          "A> attack dragon 1\nA: prison y1_wizard_1\ntable: wounds y1_warrior_4=4"),
    fight("a troll without food has one mode", "detect_treasure", "file y1_warrior_4, food 0", "traps, creatures troll",
          "A: spent troll, food 0\ntable: wounds y1_warrior_4=4"),
    fight("a training room helps a troll in both modes", "graffiti", "file y1_warrior_4 y1_warrior_3, "
          "tiles c1=training_room", "traps, creatures troll", "A> attack troll 2\nA: prison y1_warrior_4"),
    fight("a dark room helps a vampire that returns", "graffiti", "file y1_warrior_4, tiles c1=dark_room",
          "traps, creatures vampire", "A> attack vampire 2 y1_warrior_4\nA: lair vampire, prison y1_warrior_4"),
    fight("a dark room does not help a ghost", "detect_treasure", "file y1_warrior_4 y1_warrior_3, tiles c1=dark_room",
          "traps, creatures ghost", "table: wounds y1_warrior_4=1 y1_warrior_3=2"),
    fight("attacks end when the file is empty: the others return ready", "graffiti", "file y1_wizard_1",
          "traps, creatures troll ghost vampire",
          "A> attack troll 1\nA: lair ghost vampire, spent troll, prison y1_wizard_1\n"
          "not told cannot-attack"),
    fight("a vampire before priests alone cannot attack", "graffiti", "file y1_priest_4 y1_priest_3",
          "traps, creatures vampire", "A: lair vampire, spent\ntold cannot-attack\ntold conquered"),
]  # fmt: skip

PLANS = [
    planning("C1 fallen: the nearest tiles behind it", "file y1_thief_1, tiles c1 c2 b1 c3 d1=mint, conquered c1 c2",
             "A? defend b1 | defend d1"),
    planning("distances lead through conquered tiles", "file y1_thief_1, tiles c1 c2 c3 b1 a1, conquered c1 c2 b1",
             "A? defend c3 | defend a1"),
    planning("two traps and one monster in the labyrinth", f"file y1_thief_1, {LAB}, traps pendulum pendulum, "
             "lair troll goblin", "A> lay-trap pendulum\nA? lay-trap pendulum | no-trap\nA> lay-trap pendulum\n"
             "A? 0 to 1 of troll goblin"),
    planning("a trap card is laid once", f"file y1_thief_1, {LAB}, traps pendulum trapdoor",
             "A> lay-trap pendulum\nA? lay-trap trapdoor | no-trap\nA! lay-trap pendulum = trap-held (9.1)"),
    planning("one trap and two monsters in a room", "file y1_thief_1, tiles c1=mint, traps pendulum trapdoor, "
             "lair troll goblin", "A> lay-trap pendulum\nA? 0 to 2 of troll goblin"),
    planning("a kamikaze imp needs an imp, a ring its gold, a meal its food",
             "file y1_thief_1, traps kamikaze_imp golden_ring poisoned_meal pendulum, imps 0, gold 0, food 0",
             "A? lay-trap pendulum | no-trap"),
    planning("two kamikaze imps need two imps", f"file y1_thief_1, {LAB}, traps kamikaze_imp kamikaze_imp, imps 1",
             "A> lay-trap kamikaze_imp\nA? no-trap"),
    planning("a ring in a room costs two gold in all", "file y1_thief_1, tiles c1=mint, traps golden_ring, gold 2",
             "A? lay-trap golden_ring | no-trap"),
    planning("creatures on strike are not ready, ghosts neither", "file y1_thief_1, struck ghost troll, lair ghost",
             "A? 0 to 1 of ghost"),
]  # fmt: skip


@pytest.mark.parametrize("scene", [*TRAPS, *SPELLS, *STEPS, *PLANS], ids=lambda scene: scene.name)
def test_fight(scene):
    """The scene happens as in the rules."""
    play(scene)
