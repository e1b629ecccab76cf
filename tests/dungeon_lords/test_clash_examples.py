"""The worked examples of a clash, E12 to E17 of RULES.md, one scene each."""

import pytest

from games import core
from games.core import Seat
from games.dungeon_lords.rules.clash import Begin
from games.dungeon_lords.rules.combat import RevealCard
from tests.dungeon_lords.scenes import Scene, play
from tests.dungeon_lords.stage import sketch

A, B = Seat(0), Seat(1)
FIGHT = (RevealCard(), Begin(A))

SCENES = [
    Scene(
        "E12 A whole clash",
        """
        players 2, fight 1, cards word_of_peace detect_evil graffiti fireball
        A: file y1_warrior_4 y1_thief_1 y1_wizard_2
        A plan: cell c1, traps rolling_boulder, creatures goblin
        """,
        """
        A: prison y1_warrior_4, file y1_thief_1 y1_wizard_2, conquered c1, evil 4, spent goblin
        table: discard rolling_boulder, wounds
        told cast
        told prevented
        not told no-healing
        done
        """,
        FIGHT,
    ),
    Scene(
        "E13 Trap icons remove damage from the front",
        """
        players 2, fight 1, cards detect_treasure graffiti fireball suggestion
        A: file y1_warrior_4 y1_thief_4 y1_priest_3
        A plan: cell c1, traps wall_of_fire, creatures slime
        """,
        """
        A? attack slime 1 | attack slime 2
        table: wounds y1_priest_3=2
        """,
        FIGHT,
    ),
    Scene(
        "E14 Poison after conquest",
        """
        players 2, fight 1, cards magic_shield graffiti fireball suggestion, wounds y1_thief_2=1
        A: file y1_thief_2
        A plan: cell c1, traps poisoned_dart, creatures
        """,
        """
        A: conquered c1, evil 4, prison y1_thief_2, file
        done
        """,
        FIGHT,
    ),
    Scene(
        "E15 Returning: a golem may be planned again, so may a vampire in its second mode",
        """
        players 2, fight 1, cards graffiti magic_shield fireball suggestion
        A: file y2_warrior_4 y2_warrior_3, tiles c1=chapel c2 c3
        A plan: cell c1, traps, creatures golem vampire
        B: file y2_warrior_2
        B plan: cell c1, traps, creatures vampire
        """,
        """
        A> attack golem 1
        A?+ attack vampire 2 y2_warrior_3
        A> attack vampire 2 y2_warrior_4
        A: lair golem vampire, spent
        B> attack vampire 1 y2_warrior_2
        B: lair, spent vampire
        """,
        (RevealCard(), Begin(A), Begin(B)),
    ),
    Scene(
        "E16 Dragon and healing: a slow spell heals, the healing step does not",
        """
        players 2, year 2, fight 3, cards illusion magic_key regeneration blind_rage, wounds y2_priest_2=3 y2_wizard_3=2
        A: file y2_priest_2 y2_wizard_3
        A plan: cell c1, traps, creatures dragon
        """,
        """
        A: prison y2_priest_2 y2_wizard_3, file, conquered, evil 5
        told cast
        told healed
        """,
        FIGHT,
    ),
    Scene(
        "E17 The paladin leaves in combat, with his wounds, and fights in the next dungeon this round",
        """
        players 2, fight 1, cards magic_shield graffiti fireball suggestion, tent no, wounds paladin_1=2
        A: evil 11, file paladin_1 y1_thief_4 y1_thief_3
        A plan: cell c1, traps, creatures
        B: evil 11
        B plan: cell c1, traps, creatures troll
        """,
        """
        A: evil 10, conquered c1, file y1_thief_4 y1_thief_3
        told paladin-moves
        B? attack troll 1 | attack troll 2
        B: file paladin_1
        table: wounds paladin_1=3
        """,
        (RevealCard(), Begin(A), Begin(B)),
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_example(scene):
    """The example happens as in the rules."""
    play(scene)


def test_e12_is_told_step_by_step():
    """E12: every wound is announced with the remaining points, in the order of the steps."""
    t = sketch(SCENES[0].given)
    t.then(*FIGHT)
    core.start(t)
    told = [(event.say.id.removeprefix("dungeon_lords-log-"), event.say.values) for event in t.told]
    assert [(name, *(values[key] for key in ("hero", "n", "left") if key in values)) for name, values in told] == [
        ("card", 2),
        ("clash",),
        ("march",),
        ("trap",),
        ("prevented", 1),
        ("wounds", "y1_warrior_4", 2, 3),
        ("cast", 2),
        ("attack",),
        ("wounds", "y1_warrior_4", 1, 2),
        ("fatigue", 2),
        ("wounds", "y1_warrior_4", 2, 0),
        ("prison", "y1_warrior_4"),
        ("conquered",),
        ("evil",),
        ("recap", 2),
    ]
    assert told[-2][1] == {"seat": A, "before": 5, "after": 4}


def test_a_clash_ends_with_a_recap():
    """E12 as a recap: three wounds by trap and troll, two by fatigue; one warrior caught, two fight on, C1 is lost."""
    t = sketch(SCENES[0].given)
    t.then(*FIGHT)
    core.start(t)
    recap = t.told[-1]
    assert recap.is_recap
    assert recap.say.values == {
        "seat": A, "wounds": 3, "fatigue": 2, "caught": ("y1_warrior_4",), "cells": ("c1",), "left": 2,
    }  # fmt: skip


@pytest.mark.parametrize(("wounds", "told"), [(0, []), (1, [1]), (2, [2])])
def test_fatigue_that_finds_nobody_is_told(wounds, told):
    """Of 3 wounds of fatigue, a warrior with fewer hit points takes only some: the rest is told before the recap."""
    t = sketch(f"players 2, fight 1, cards fist_of_justice graffiti fireball suggestion, wounds y1_warrior_1={wounds}\n"
               "A: file y1_warrior_1\nA plan: cell c1, traps, creatures")  # fmt: skip
    t.then(*FIGHT)
    core.start(t)
    lost = [event.say.values["n"] for event in t.told if event.say.id == "dungeon_lords-log-fatigue-lost"]
    dealt = next(event.say.values["n"] for event in t.told if event.say.id == "dungeon_lords-log-fatigue")
    assert lost == told
    assert dealt - sum(lost) == t.told[-1].say.values["fatigue"]


@pytest.mark.parametrize(("before", "left"), [(2, 3), (0, 5)])
def test_healing_is_told_with_what_is_left(before, left):
    """E16: the slow spell heals two of the wizard's wounds, the dragon's and those before, of 5 hit points."""
    t = sketch(SCENES[4].given.replace("y2_wizard_3=2", f"y2_wizard_3={before}" if before else ""))
    t.then(*FIGHT)
    core.start(t)
    (healed,) = [event.say.values for event in t.told if event.say.id == "dungeon_lords-log-healed"]
    assert healed == {"hero": "y2_wizard_3", "n": 2, "left": left}
