"""What is asked in a combat, and what is not: a lord without means, a blow that nobody feels."""

import pytest

from bot.present.controls.buttons import screen_of
from bot.tables.view import offer_of
from games import core
from games.core import Seat
from games.dungeon_lords.choices import Attack, NoTrap
from games.dungeon_lords.rules.attack import Attacks
from games.dungeon_lords.rules.clash import Begin
from games.dungeon_lords.rules.combat import Fight, RevealCard
from games.dungeon_lords.rules.planning import Planning
from games.dungeon_lords.state import Clash
from locales import Speaker, words
from tests.dungeon_lords.stage import sketch


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "You have nothing to defend C1 with: only fatigue can stop the adventurers there."),
        ("fr", "Vous n’avez rien pour défendre C1\xa0: seule la fatigue peut y arrêter les aventuriers."),
    ],
)
def test_who_has_nothing_to_plan_with_is_told_so(locale, told):
    """While the other lord plans, one without traps and creatures would otherwise only read that he waits."""
    t = sketch(
        "players 2, fight 0\nA: file y1_warrior_1, tiles c1 c2, evil 5\n"
        "B: file y1_warrior_2, tiles c1 c2, traps pendulum, evil 5"
    )
    t.then(Fight(1))
    core.start(t)
    (event,) = [event for event in t.told if event.say.id == "dungeon_lords-log-unarmed"]
    assert event.to == Seat(0)
    assert Speaker(words(locale), "dungeon_lords", ("Ana", "Bo"))(event.say) == told


def test_a_blow_that_the_shield_absorbs_asks_for_no_target():
    """All targets are alike then; whoever is named, the one in front of them stands for it."""
    t = sketch(
        "players 2, fight 1, cards magic_shield word_of_peace aura_of_fear create_food\n"
        "A: file y1_warrior_4 y1_wizard_4, tiles c1 c2 c3\nA plan: cell c1, traps, creatures vampire"
    )
    t.then(RevealCard(), Begin(Seat(0)))
    t = core.start(t)
    now = core.decision(t)
    assert {choice.targets for choice in now.asks[Seat(0)].choices} == {("y1_warrior_4",)}
    ends = [core.apply(t, Seat(0), Attack("vampire", 1, (hero,))) for hero in ("y1_warrior_4", "y1_wizard_4")]
    assert ends[0] == ends[1]


@pytest.mark.parametrize(("creature", "labels"), [
    ("slime", {"en": ["Slime: 1 to everyone", "Slime: 0 to everyone, no conquest"],
               "fr": ["Vase gluante\xa0: 1 dégât à tous", "Vase gluante\xa0: 0 dégât, pas de conquête"]}),
    ("witch", {"en": ["Witch: 4 to the front", "Silver Thief #1 · 3 hit points, front"],
               "fr": ["Sorcière\xa0: 4 dégâts au premier", "Voleur argenté n°\xa01 · vie 3, en tête"]}),
])  # fmt: skip
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_button_of_an_attack_without_a_choice_of_target_says_what_it_does(creature, labels, locale):
    """One creature alone may have two ways to attack, which only their effects tell apart."""
    t = sketch(
        "players 2, fight 1, cards word_of_peace word_of_peace aura_of_fear create_food\n"
        f"A: file y1_thief_1, tiles c1 c2 c3\nA plan: cell c1, traps, creatures {creature}"
    )
    t.then(Attacks(Seat(0)))
    t.clash = Clash(Seat(0))
    now = core.decision(core.start(t))
    asked = offer_of(t, Seat(0), now.asks[Seat(0)], now.step, own=True)
    shown = screen_of(asked, (), Speaker(words(locale), "dungeon_lords", ("Ana", "Bo")))
    assert [key.label for key in shown.buttons] == labels[locale]


def test_a_trap_that_cannot_be_paid_for_is_named_where_none_is_laid() -> None:
    """Otherwise players wonder why a trap they hold is not offered."""
    t = sketch("players 2, fight 1\nA: file y1_warrior_1, tiles c1, traps golden_ring trapdoor, gold 0")
    t.then(Planning())
    core.start(t)
    label = core.decision(t).step.label_for(t, Seat(0), NoTrap())
    assert (label.id, label.values) == ("dungeon_lords-do-no-trap-dear", {"trap": "golden_ring", "n": 1})
