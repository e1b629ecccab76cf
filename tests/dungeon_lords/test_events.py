"""Special events, and paydays beyond the worked example (7)."""

import pytest

from games import core
from games.core import Seat
from games.dungeon_lords.choices import CaveIn, Shore
from games.dungeon_lords.rules.adventurers import Assignment
from games.dungeon_lords.rules.clash import Begin
from games.dungeon_lords.rules.combat import Fight, FreePrisoner
from games.dungeon_lords.rules.events import Event
from games.dungeon_lords.rules.exchange import Exchange
from games.dungeon_lords.rules.hiring import Hiring
from games.dungeon_lords.rules.production import Producing
from games.dungeon_lords.rules.specials import CavingIn
from tests.dungeon_lords.scenes import Scene, play
from tests.dungeon_lords.stage import sketch

A, B = Seat(0), Seat(1)
HEAD = "players 2, round 2, events special payday taxes, event_known 2, special"


def event(name, special, lords, script):
    return Scene(name, f"{HEAD} {special}\n{lords}", script, (Event(),))


SCENES = [
    event("witch hunt: a creature or 3 evil; forced with an empty lair", "witch_hunt", "A: lair ghost troll",
          "A? sacrifice ghost | sacrifice troll | take-evil\nA> sacrifice ghost\nA: lair troll, evil 5\n"
          "B: evil 8\ndone"),
    event("witch hunt: the penalty stops at 15 and draws the paladin (R19)", "witch_hunt", "A: evil 14",
          "A: evil 15, file paladin_1"),
    event("rats: half the food, rounded up", "rats", "A: food 5", "A: food 2\nB: food 1"),
    event("bank collapse: half the gold, rounded up", "bank_collapse", "A: gold 5", "A: gold 2\nB: gold 1"),
    event("monster strike: an icon for each creature, or face down", "monster_strike", "A: lair troll witch, food 1",
          "A? appease food | face-down\nA> appease food\nA: food 0\nA? appease evil | face-down\nA> face-down\n"
          "A: lair troll, struck witch"),
    event("monster strike: a demon wants another monster, a golem a trap", "monster_strike",
          "A: lair demon golem goblin, traps pendulum trapdoor",
          "A? appease monster | appease evil | face-down\nA> appease monster\nA? give-up golem | give-up goblin\n"
          "A> give-up goblin\nA? appease gold | appease trap | face-down\nA> appease trap\n"

                   "A? discard-trap pendulum | discard-trap trapdoor\nA> discard-trap trapdoor\n"
          "A: lair demon golem, traps pendulum\ndone"),
    event("monster strike: the one face down is given up first, the other must still be settled", "monster_strike",
          "A: lair goblin demon goblin, food 3",
          "A> face-down\nA> appease monster\nA: lair demon goblin, struck\nA? appease food | face-down"),
    event("imp unrest: a food per three imps, an imp for each unpaid", "imp_unrest", "A: imps 7, busy 2, food 2",
          "A? 0 to 2\nA> number 1\nA: food 1, imps 5\nB? 0 to 1"),
    event("trap recall: down to two", "trap_recall", "A: traps pendulum trapdoor wall_of_fire",
          "A? 1 to 1 of pendulum trapdoor wall_of_fire\nA> some trapdoor\nA: traps pendulum wall_of_fire\ndone"),
    event("cave-in: a gold or a tunnel", "cave_in", "A: gold 1\nB: gold 0",
          "A? shore | cave-in c1 | cave-in c2 | cave-in c3\nA> shore\nA: gold 0\n"
          "B? cave-in c1 | cave-in c2 | cave-in c3\n"
          "B> cave-in c3\nB: conquered c3, evil 5"),
    event("cave-in: nothing if neither is possible", "cave_in",
          "A: gold 0, tiles c1=mint\nB: gold 0, tiles c1=mint", "done"),
    event("crusade: the tolerance is 8, and the paladin looks at once", "crusade", "A: evil 8\nB: evil 8",
          "table: tolerance 8\nB: file paladin_1\nA: file"),
    event("room census: a gold per room, a letter for each unpaid", "room_census",
          "A: tiles c1=mint c2 c3=chapel, conquered c1, gold 1",
          "A? 0 to 1\nA> number 0\nA: letters 2, gold 1\ndone"),
    Scene("payday: a monster already paid may be given up, face-down ones first",
          "players 2, round 2, events payday special taxes, event_known 2\nA: lair goblin demon, struck goblin, food 5",
          "A> pay goblin\nA> pay demon\nA: lair goblin demon, struck, unsettled\ndone", (Event(),)),
    Scene("R36 a demon may eat a demon", "players 2, offer demon\nA: lair demon",
          "A> hire demon\nA: lair demon, evil 6\ntold given-up", (Hiring(A, "hire_monster", 0),)),
    Scene("R37 a demon without a monster cannot be hired", "players 2, offer demon goblin", "A? hire goblin | decline",
          (Hiring(A, "hire_monster", 0),)),
    Scene("a golem wants a trap card of the owner's choice", "players 2, offer golem\nA: traps pendulum trapdoor",
          "A> hire golem\nA? discard-trap pendulum | discard-trap trapdoor\nA> discard-trap pendulum\n"
          "A: lair golem, gold 2",
          (Hiring(A, "hire_monster", 0),)),
    Scene("spying shows a card once and for all (R27)",
          "players 2, cards graffiti fireball suggestion magic_shield\nA: evil 1",
          "A? use-order | spy 1 | spy 2 | spy 3 | spy 4 | decline\nA> spy 2\nA: spied 2, evil 1\ntold spied-seen",
          (Exchange(A, "improve_reputation", 0),)),
    Scene("year 2: one trap more, then one is discarded (R26)",
          "players 2, year 2, deck pendulum trapdoor wall_of_fire",
          "A? use-order | draw-extra | decline\nA> draw-extra\nA? discard-trap trapdoor | discard-trap wall_of_fire\n"
          "A> discard-trap trapdoor\nA: traps wall_of_fire", (Exchange(A, "buy_traps", 1),)),
    Scene("R26 an empty deck: the discards, then what there is", "players 2, year 2, discard pendulum",
          "A> draw-extra\nA: traps pendulum\ntold traps-shuffled\ndone", (Exchange(A, "buy_traps", 1),)),
    Scene("R22 a produced imp works at once", "players 2\nA: imps 4, food 1, tiles c1=chicken_coop c2 c3=magic_room",
          "A> produce magic_room 0\nA> produce chicken_coop 0\nA: imps 5, busy 5, food 1\ndone", (Producing(A),)),
    Scene("year 2: a room produces twice", "players 2, year 2\nA: imps 6, tiles c1=mint c2 c3",
          "A> produce mint 0\nA> produce mint 0\nA: gold 5, used mint=2\ndone", (Producing(A),)),
    Scene("R8 the non-player counter is last on ties, and rises first",
          "players 2, neutral 4, arriving y1_thief_1 y1_thief_2 y1_thief_3",
          "A: file y1_thief_1\nB: file y1_thief_2\ntable: away y1_thief_3, neutral 5", (Assignment(),)),
    Scene("R13 nothing left to conquer: a prisoner goes, a paladin too", "players 2\nA: prison y1_thief_1 paladin_1",
          "A? free y1_thief_1 | free paladin_1\nA> free paladin_1\nA: prison y1_thief_1\n"
          "table: away paladin_1", (FreePrisoner(A),)),
    Scene("combat stops early, wounds heal and creatures wake",
          "players 2, fight 1, wounds y1_thief_1=1\nA: spent troll, struck ghost",
          "A: lair troll ghost, spent, struck\ntable: wounds, fight 0\ndone", (Fight(2),)),
    Scene("an empty file: the plan returns unused",
          "players 2, fight 1, cards graffiti fireball\nA plan: cell c1, traps pendulum, creatures troll",
          "A: traps pendulum, lair troll\ntold no-clash", (Begin(A),)),
    Scene("R30 poison on a paladin who leaves is dealt before he goes",
          "players 2, fight 1, tent no, cards magic_shield graffiti, wounds paladin_1=2\n"
          "A: evil 11, file paladin_1 y1_thief_4\nA plan: cell c1, traps poisoned_dart, creatures\nB: evil 11",
          "A> aim paladin_1\nA: prison paladin_1, file y1_thief_4, evil 10\nB: file\ndone", (Begin(A),)),
    Scene("R31 a paladin who comes too late in round 4 is discarded",
          "players 2, fight 4, tent no, cards graffiti fireball suggestion detect_treasure\n"
          "A: evil 11\nB: evil 11, file paladin_1 y1_thief_4\nB plan: cell c1, traps, creatures",
          "A: file\nB: file, conquered c1\ntable: away paladin_1 y1_thief_4\ndone",
          (Begin(A), Begin(B), Fight(5))),
]  # fmt: skip


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_event(scene):
    play(scene)


@pytest.mark.parametrize(("gold", "answer"), [(1, Shore()), (0, CaveIn("c1"))])
def test_an_absent_lord_pays_for_a_cave_in_or_loses_the_lowest_tunnel(gold: int, answer: core.Choice) -> None:
    """14: an absent lord pays the gold for a cave-in, or loses the lowest tunnel."""
    t = sketch(f"{HEAD} cave_in\nA: gold {gold}")
    t.then(CavingIn(A))
    assert core.default_answer(core.start(t), A) == (answer,)
