"""The paladin in combat, falling dungeons, and effects that last for several combat rounds (9)."""

import pytest

from games import core
from games.core import Seat, Some
from games.dungeon_lords import GAME
from games.dungeon_lords.choices import Attack
from games.dungeon_lords.rules.clash import Begin
from games.dungeon_lords.rules.combat import Combat, Fight, RevealCard
from games.dungeon_lords.rules.planning import Planning
from tests.dungeon_lords.scenes import Scene, play
from tests.dungeon_lords.stage import sketch

A, B, C = (Seat(n) for n in range(3))
CARDS = "graffiti fireball suggestion"
CLASHES = (RevealCard(), Begin(A), Begin(B))


def scene(name, card, lords, script, head=""):
    return Scene(name, f"players 2, fight 1, tent no, cards {card} {CARDS}{head}\n{lords}", script, CLASHES)


SCENES = [
    scene("R30 a poisoned paladin who lives takes the poison along as wounds, once", "magic_shield",
          "A: evil 11, file paladin_1 y1_thief_4\nA plan: cell c1, traps poisoned_dart, creatures\n"
          "B: evil 11\nB plan: cell c1, traps, creatures",
          "A> aim paladin_1\nA: evil 10, file y1_thief_4\nB: file paladin_1, conquered c1, evil 10\n"
          "table: wounds paladin_1=4\ndone"),
    scene("magic key: evil goes down twice, and the paladin looks round twice", "magic_key",
          "A: evil 12, file paladin_1 y1_thief_4, tiles c1 c2\nA plan: cell c1, traps, creatures\nB: evil 11",
          "A: evil 10, conquered c1 c2, file y1_thief_4\nB: file paladin_1\ndone", ", wounds paladin_1=0"),
    scene("graffiti: the evil stays, and so does the paladin", "graffiti",
          "A: evil 11, file paladin_1 y1_thief_4\nA plan: cell c1, traps, creatures\nB: evil 11",
          "A: evil 11, conquered c1, file paladin_1 y1_thief_4\nB: file\nnot told evil\ndone"),
    scene("dimensional gate: he leaves from the end of the march, the others turn back", "dimensional_gate",
          "A: evil 11, file paladin_1 y1_thief_4 y1_priest_4\nA plan: cell c1, traps, creatures\n"
          "B: evil 11, file y1_wizard_1",
          "A: file y1_thief_4 y1_priest_4\nB: file paladin_1 y1_wizard_1\ntable: wounds y1_priest_4=2\ndone"),
    scene("create food: his hit point more goes with him", "create_food",
          "A: evil 11, file paladin_1\nA plan: cell c1, traps, creatures\nB: evil 11",
          "B: file paladin_1\ntable: stout paladin_1=1, wounds paladin_1=2\ndone"),
    scene("the paladin alone leaves after a conquest: nobody is left, the second host fights him", "magic_shield",
          "A: evil 11, file paladin_1\nA plan: cell c1, traps, creatures\n"
          "B: evil 12\nB plan: cell c1, traps, creatures golem",
          "A: file, conquered c1, evil 10\nB: prison paladin_1, lair golem, conquered, evil 12\ndone",
          ", wounds paladin_1=3"),
    scene("no conquest, no fall in evil: the paladin stays", "magic_shield",
          "A: evil 11, file paladin_1\nA plan: cell c1, traps trapdoor, creatures\nB: evil 11",
          "A: file paladin_1\nB: file"),
]  # fmt: skip


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_paladin(scene):
    """The scene happens as in the rules."""
    play(scene)


def fought(given, script=()):
    t = sketch(given)
    t.then(Fight(1))
    core.start(t)
    for seat, choice in script:
        t = core.apply(t, seat, choice)
    return t


def test_r13_each_combat_round_costs_a_prisoner_while_nothing_is_left():
    """R13: without tiles each combat round costs a prisoner of the owner's choice, without clash or planning."""
    t = fought(
        f"players 2, cards magic_shield {CARDS}\n"
        "A: file y1_thief_1, tiles c1 c2, conquered c1 c2, prison y1_thief_2 y1_thief_3 y1_priest_1"
    )
    asked = 0
    while now := core.decision(t):
        asked += 1
        t = core.apply(t, A, now.asks[A].choices[-1])
    assert asked == 2  # the last one is taken without asking
    assert t.lords[0].prison == []
    assert "dungeon_lords-log-nothing-left" in [event.say.id for event in t.told]
    assert sorted(t.away) == ["y1_priest_1", "y1_thief_1", "y1_thief_2", "y1_thief_3"]


def test_nobody_lets_a_prisoner_go_while_a_tile_stands():
    """R13: prisoners are lost only with adventurers and nothing left to conquer."""
    t = fought(
        f"players 2, cards magic_shield {CARDS}\n"
        "A: file y1_thief_1, traps pendulum, prison y1_thief_2 y1_thief_3\n"
        "B: tiles c1, conquered c1, prison y1_priest_1 y1_priest_2"
    )
    assert isinstance(core.decision(t).step, Planning)
    assert "dungeon_lords-log-nothing-left" not in [event.say.id for event in t.told]
    assert (len(t.lords[0].prison), len(t.lords[1].prison)) == (2, 2)


def test_e15_the_golem_is_planned_again_each_round_and_the_troll_is_not():
    """E15: a returned creature is ready in later rounds, a knocked-out one is not."""
    t = fought(
        "players 2, cards detect_treasure graffiti fireball magic_shield\n"
        "A: file y2_warrior_4 y2_warrior_3 y2_warrior_2, lair golem vampire troll, tiles c1=mint c2 c3 c4"
    )
    pools = [core.decision(t).asks[A].items]
    for pick, attacks in ((("golem", "vampire"), (("golem", 1, ()), ("vampire", 2, ("y2_warrior_3",)))),
                          (("golem",), ()), (("troll",), (("troll", 1, ()),))):  # fmt: skip
        t = core.apply(t, A, Some(pick))
        for attack in attacks:
            t = core.apply(t, A, Attack(*attack))
        pools.append(core.decision(t).asks[A].items)
    assert [sorted(pool) for pool in pools] == [["golem", "troll", "vampire"]] * 3 + [["golem", "vampire"]]


def test_combat_begins_with_its_first_round_and_card():
    """9: at most four rounds, each with its card; without adventurers there is none."""
    t = sketch(f"players 2, cards magic_shield {CARDS}\nA: file y1_warrior_4, tiles c1 c2 c3 c4 d4 e4")
    t.then(Combat())
    core.start(t)
    told = [(event.say.id, event.say.values.get("spell")) for event in t.told]
    cards = [spell for said, spell in told if said == "dungeon_lords-log-card"]
    assert cards == ["magic_shield", "graffiti", "fireball"]  # the warrior falls by the third card's fatigue
    assert t.lords[0].conquered == ["c1", "c2"]
    assert t.lords[0].prison == ["y1_warrior_4"]
    empty = sketch(f"players 2, cards magic_shield {CARDS}")
    empty.then(Combat())
    core.start(empty)
    assert "dungeon_lords-log-fight" not in [event.say.id for event in empty.told]


def test_combat_goes_on_for_players_with_adventurers_left():
    """9: after A's party is caught in round 1, only B plans in round 2."""
    t = fought("players 2, cards magic_shield graffiti fireball suggestion\n"
               "A: file y1_thief_1, lair demon\nB: file y1_thief_2 y1_warrior_4, traps pendulum",
               ((A, Some(("demon",))), (B, core.read_choice("dungeon_lords", "no-trap"))))  # fmt: skip
    assert t.fight == 2
    assert list(core.decision(t).asks) == [B]
    assert t.lords[0].prison == ["y1_thief_1"]
    assert t.lords[0].evil == 5


def test_a_revealed_plan_shows_how_many_traps_not_which():
    """9.1: until its step, a plan shows others only the number of traps."""
    seen = []
    for trap in ("pendulum", "trapdoor"):
        t = sketch(f"players 2, fight 1, cards magic_shield {CARDS}\nA: file y1_thief_4, traps {trap}\n"
                          "B: file y1_thief_2, traps pendulum")  # fmt: skip
        t.then(Planning())
        core.start(t)
        t = core.apply(t, A, core.read_choice("dungeon_lords", f"lay-trap {trap}"))
        t = core.apply(t, B, core.read_choice("dungeon_lords", "no-trap"))
        assert GAME.view(t, A).own.laid == (trap,)
        seen.append((GAME.view(t, B), GAME.view(t, None)))
    assert seen[0] == seen[1]


def test_early_answers_say_nothing_about_the_plan():
    """9.1: others do not see which tile is being planned."""
    t = sketch(
        f"players 3, fight 1, cards magic_shield {CARDS}\n"
        "A: file y1_thief_4, tiles c1 b1 d1, conquered c1, traps pendulum\nB: file y1_thief_2, traps pendulum"
    )
    t.then(Planning())
    core.start(t)
    later = core.apply(t, A, core.read_choice("dungeon_lords", "defend b1"))
    for watcher in (B, C, None):
        assert GAME.view(later, watcher) == GAME.view(t, watcher)
    assert core.decision(later).done == core.decision(t).done == ()
