"""The eighteen spells cast in clashes, and what prevents them (9.3, 10)."""

import pytest

from games.core import Seat
from games.dungeon_lords.rules.clash import Begin
from games.dungeon_lords.rules.combat import RevealCard
from tests.dungeon_lords.scenes import Scene, play

A = Seat(0)
PARTY = "file y1_warrior_4 y1_priest_4 y1_wizard_4"


def fight(name, card, lord, plan, script, rest="graffiti magic_shield fireball", round_=1):
    cards = " ".join([*rest.split()[: round_ - 1], card, *rest.split()[round_ - 1 :]])
    given = f"players 2, fight {round_}, cards {cards}\nA: {lord}\nA plan: cell c1, {plan}"
    return Scene(name, given, script, (RevealCard(), Begin(A)))


SCENES = [
    fight("word of peace: 3 - 1, and 2 of fatigue", "word_of_peace", "file y1_warrior_4 y1_wizard_4",
          "traps, creatures troll",
          "A> attack troll 1\ntable: wounds y1_warrior_4=4\ntold cast"),
    fight("word of peace stops at 0 (R32)", "word_of_peace", PARTY, "traps, creatures slime",
          "A> attack slime 1\ntold no-damage\ntable: wounds y1_warrior_4=2"),
    fight("suggestion: one planned creature goes back, ready, and has not attacked (R15)", "suggestion", PARTY,
          "traps, creatures golem", "A: lair golem, spent\nnot told attack\ntable: wounds y1_warrior_4=2"),
    fight("suggestion: the owner chooses", "suggestion", PARTY, "traps, creatures golem ghost",
          "A? withdraw golem | withdraw ghost\nA> withdraw ghost\ntold withdrawn\nA: lair ghost golem"),
    fight("magic shield: one pool for the clash, front first (R35)", "magic_shield", PARTY,
          "traps, creatures slime golem",
          "A> attack slime 1\ntable: wounds y1_warrior_4=3\nA: lair golem\ntold absorbed"),
    fight("magic shield: what is left of it meets the next attack (R35)", "magic_shield",
          "file y1_warrior_4 y1_wizard_4", "traps, creatures slime golem",
          "A> attack slime 1\ntable: wounds y1_warrior_4=4"),
    fight("invisibility: the last one is spared by all and cannot be aimed at", "invisibility", PARTY,
          "traps, creatures slime vampire",
          "A? attack slime 1 | attack slime 2 | attack vampire 1 y1_warrior_4 | attack vampire 2 y1_warrior_4\n"
          "A> attack slime 1\nA> attack vampire 2 y1_warrior_4\ntable: wounds y1_warrior_4=3 y1_priest_4=1"),
    fight("invisibility with two adventurers: a ghost cannot attack (R34)", "invisibility",
          "file y1_warrior_4 y1_wizard_4", "traps, creatures ghost", "told cannot-attack\nA: lair ghost, spent"),
    fight("detect evil: the witch loses 2, the goblin nothing", "detect_evil", "file y1_warrior_4 y1_wizard_4",
          "traps, creatures goblin witch", "A> attack goblin 1\nA> attack witch 1\nA: prison y1_warrior_4\n"
          "table: wounds y1_wizard_4=1"),
    fight("fist of justice: the strongest monster is knocked out, ghosts are immune (R20)", "fist_of_justice", PARTY,
          "traps, creatures ghost goblin troll", "A: spent troll\ntold knocked-out\nA?- attack troll 1"),
    fight("fist of justice: the owner chooses on ties", "fist_of_justice", PARTY, "traps, creatures witch troll",
          "A? expose witch | expose troll\nA> expose witch\nA: spent witch"),
    fight("detect treasure: up to two gold", "detect_treasure", PARTY + ", gold 1", "traps, creatures",
          "A: gold 0\ntold lost-gold"),
    fight("graffiti: the evil does not go down", "graffiti", PARTY, "traps, creatures",
          "A: conquered c1, evil 5\ntold graffiti"),
    fight("fireball: the owner discards a trap of his choice", "fireball", PARTY + ", traps pendulum trapdoor",
          "traps, creatures",
          "A? discard-trap pendulum | discard-trap trapdoor\nA> discard-trap pendulum\nA: traps trapdoor"),
    fight("fireball: without a trap, a food", "fireball", PARTY, "traps, creatures", "A: food 2\ntold lost-food"),
    fight("aura of fear: one creature stays", "aura_of_fear", PARTY, "traps, creatures troll ghost goblin",
          "A? keep troll | keep ghost | keep goblin\nA> keep goblin\nA: lair troll ghost, spent goblin"),
    fight("metamorphosis: 1 to the front and nothing else, then knocked out", "metamorphosis",
          "file y1_warrior_4 y1_wizard_4, tiles c1=training_room c2 c3", "traps, creatures troll",
          "A: spent troll, lair\ntable: wounds y1_warrior_4=4"),
    fight("blind rage: aimed attacks hit the front, a ghost too (R33)", "blind_rage", "file y1_wizard_4",
          "traps, creatures ghost", "A: spent ghost, prison y1_wizard_4"),
    fight("blind rage: a vampire may have to hit a priest", "blind_rage", "file y1_priest_4 y1_wizard_4 y1_thief_1",
          "traps, creatures vampire", "A? attack vampire 1 y1_priest_4 | attack vampire 2 y1_priest_4"),
    fight("create food: a hit point more until the end of the combat", "create_food", PARTY, "traps, creatures",
          "table: stout y1_warrior_4=1 y1_priest_4=1 y1_wizard_4=1, wounds y1_warrior_4=2"),
    fight("illusion: the first attack deals nothing, but it was one", "illusion", PARTY, "traps, creatures golem slime",
          "A> attack golem 1\nA> attack slime 1\ntold no-damage\nA: lair golem, spent slime"),
    fight("song of courage: no fatigue, but conquest", "song_of_courage", PARTY, "traps, creatures",
          "A: conquered c1, evil 4\ntable: wounds"),
    fight("regeneration: two wounds each, no healing step needed (R15)", "regeneration", PARTY,
          "traps kamikaze_imp, creatures",
          "told healed\ntable: wounds y1_warrior_4=4"),
    fight("magic key: a second nearest tile, evil twice", "magic_key", PARTY + ", tiles c1 b1 d1 c2 c3",
          "traps, creatures",
          "A? flip b1 | flip c2 | flip d1\nA> flip d1\nA: conquered c1 d1, evil 3"),
    fight("magic key: nothing more to take", "magic_key", PARTY + ", tiles c1", "traps, creatures",
          "A: conquered c1, evil 4"),
    fight("dimensional gate: reversed until the end of the clash", "dimensional_gate", PARTY, "traps, creatures",
          f"A: {PARTY}\ntold reversed\ntable: wounds y1_wizard_4=2"),
    fight("gems must reach the number of the round, every round anew (R14)", "word_of_peace", PARTY,
          "traps, creatures slime",
          "A> attack slime 1\ntold too-few-gems\nnot told cast", round_=3),
    fight("gems are not used up (R14)", "word_of_peace", PARTY, "traps, creatures slime",
          "A> attack slime 1\ntold cast", round_=2),
    fight("no spell in an antimagic room", "word_of_peace", PARTY + ", tiles c1=antimagic_room",
          "traps, creatures slime",
          "A> attack slime 1\ntold antimagic\nnot told cast"),
    fight("an antimagic dart on a wizard: no spell", "word_of_peace", PARTY, "traps magic_dart, creatures slime",
          "A> aim y1_wizard_4\nA> attack slime 1\ntold silenced\ntold no-voice\nnot told cast"),
    fight("an antimagic dart on a priest: no healing, but the spell", "word_of_peace", PARTY,
          "traps magic_dart, creatures golem",
          "A> aim y1_priest_4\ntold hushed\ntold cast\ntold healing-stopped\nnot told healed"),
    fight("an antimagic dart on a warrior does no more than its damage", "word_of_peace", PARTY,
          "traps magic_dart, creatures golem",
          "A> aim y1_warrior_4\nnot told silenced\nnot told hushed\ntold cast\ntold healed"),
]  # fmt: skip


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_spell(scene):
    play(scene)
