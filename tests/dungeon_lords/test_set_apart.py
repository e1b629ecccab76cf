"""A hint names what sets an answer apart: a reason that holds for the others as well is none."""

import pytest

from games.core import Choice, Some
from games.dungeon_lords.advice import ADVICE
from games.dungeon_lords.choices import Build, Hire, LayTrap, NoTrap
from games.dungeon_lords.rules.building import Building
from games.dungeon_lords.rules.hiring import Hiring
from games.dungeon_lords.rules.planning import Planning
from locales import LOCALES, Speaker, words
from tests.dungeon_lords.test_housekeeping import SPRING, A, asked, why


def test_a_creature_is_hired_for_what_sets_it_apart() -> None:
    """Each creature has its distinctive reason: no evil, the strongest attack, or an attack behind the front."""
    position = f"""{SPRING}, offer slime ghost troll, spaces hire_monster=A..
        A: gold 3, food 3, lair goblin witch, locked mine_gold build_room"""
    step = Hiring(A, "hire_monster", 0)
    assert why(position, step, Hire("slime")) == {"harmless"}
    assert why(position, step, Hire("troll")) == {"harmless", "strongest"}
    assert why(position, step, Hire("ghost")) == {"ghost", "unfed"}


@pytest.mark.parametrize(("choice", "bare"), [(NoTrap(), 1), (LayTrap("pendulum"), 0)])
def test_who_lays_no_trap_is_not_told_that_this_catches_anybody(choice: Choice, bare: int) -> None:
    """Fatigue and creatures do, so the reason says “even without a trap”."""
    fight = "players 2, fight 1, cards detect_treasure graffiti fireball suggestion, wounds y1_warrior_4=3\n"
    t = asked(f"{fight}A: file y1_warrior_4, traps pendulum, lair troll", Planning())
    (caught,) = [
        one for one in ADVICE.reasons(t, A, (choice, Some(("troll",)))) if one.id == "dungeon_lords-advice-catch"
    ]
    assert caught.values["bare"] == bare
    told = [Speaker(words(locale), "dungeon_lords", ("Ana", "Bo"))(caught) for locale in LOCALES]
    assert [any(text in one for text in ("even without a trap", "même sans piège")) for one in told] == [bool(bare)] * 2


def test_a_ghost_is_not_advised_for_reaching_those_behind_an_adventurer_who_is_alone() -> None:
    """One priest alone walks in front; that a ghost wants no food on payday sets it apart all the same."""
    position = f"""{SPRING}, offer slime ghost troll, spaces hire_monster=A..
        A: gold 3, food 1, lair goblin witch, file y1_priest_1, locked mine_gold build_room"""
    assert why(position, Hiring(A, "hire_monster", 0), Hire("ghost")) == {"unfed"}


def test_a_room_is_advised_for_what_another_on_offer_does_not_bring() -> None:
    """That there are workers says nothing while they suffice for the other room as well."""
    position = f"""{SPRING}, halls chicken_coop printing_press, spaces build_room=A..
        A: gold 3, food 9, evil 9, imps 5, tiles c1 c2 c3, locked mine_gold buy_traps
        B: tiles c1=mint c3=workshop c4"""
    step = Building(A, "build_room", 0)
    assert why(position, step, Build("printing_press", "c2")) == {"evil"}
    assert "room" not in why(position, step, Build("chicken_coop", "c1"))


@pytest.mark.parametrize(("hero", "is_spell"), [("y1_warrior_4", 0), ("y1_wizard_4", 1)])
def test_a_spell_is_spoken_of_only_if_the_party_has_gems_for_one(hero: str, is_spell: int) -> None:
    """A party with fewer gems than the number of the combat round casts nothing (R14)."""
    fight = f"players 2, fight 1, cards detect_treasure graffiti fireball suggestion, wounds {hero}=3\n"
    t = asked(f"{fight}A: file {hero}, traps pendulum, lair troll", Planning())
    (caught,) = [one for one in ADVICE.reasons(t, A, (NoTrap(), Some(("troll",)))) if one.id.endswith("-catch")]
    assert caught.values["spell"] == is_spell
    told = [Speaker(words(locale), "dungeon_lords", ("Ana", "Bo"))(caught) for locale in LOCALES]
    assert [any(text in one for text in ("Unless a spell", "Sans sort")) for one in told] == [bool(is_spell)] * 2
