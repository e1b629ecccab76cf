"""The damage on an attack's button is what it deals, with spells, rooms and shields (9.3, 10)."""

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile

import pytest

from games import core
from games.core import Dice, Number, OneOf, Say, Seat
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.choices import Attack
from games.dungeon_lords.rules.attack import Attacks, Bolt
from games.dungeon_lords.rules.clash import Begin
from games.dungeon_lords.rules.combat import RevealCard
from games.dungeon_lords.rules.damage import exposed
from games.dungeon_lords.rules.traps import Serve
from games.dungeon_lords.state import State
from locales import LOCALES, Speaker, words
from tests.dungeon_lords.stage import sketch
from tests.house.play import AMOUNT

A = Seat(0)
BOOK = EDITIONS[EDITIONS.current]
COMBATS = max(6, round(40 * AMOUNT))
"""Number of random combats per spell."""
BLOWS = {"attack-cost", "absorbed", "no-damage", "wounds", "prison"}
"""Possible events of one blow of an attack."""
ROOMS = ("", "=training_room", "=dark_room", "=antimagic_room")
HEROES = tuple(row.id for row in BOOK.adventurers)
SPEAKERS = [Speaker(words(locale), "dungeon_lords", ["Ada", "Bo"]) for locale in LOCALES]


def combat(spell: str, dice: Dice) -> State:
    """Return a clash of a random party with three random creatures on a random tile under a spell."""
    party = dice.sample(HEROES, 1 + dice.below(4))
    creatures = [dice.pick(tuple(BOOK.creature)) for _ in range(3)]
    rest = [row.id for row in BOOK.combat_cards if row.id != spell and row.year == BOOK.spell[spell].year][:3]
    t = sketch(
        f"players 2, year {BOOK.spell[spell].year}, fight 1, cards {' '.join([spell, *rest])}\n"
        f"A: file {' '.join(party)}, food 4, evil 3, gold 3, tiles c1{dice.pick(ROOMS)} c2 c3\n"
        f"A plan: cell c1, traps, creatures {' '.join(creatures)}"
    )
    t.then(RevealCard(), Begin(A))
    return core.start(t)


def attacks(t: State, dice: Dice) -> Iterator[tuple[State, Attack]]:
    """Yield every attack offered on a random way through a clash."""
    while (now := core.decision(t)) is not None:
        seat, shape = next(iter(now.asks.items()))
        if isinstance(now.step, Attacks):
            assert isinstance(shape, OneOf)
            yield from ((t, choice) for choice in shape.choices if isinstance(choice, Attack))
        t = core.apply(t, seat, core.any_of(shape, dice))


def blows(t: State, choice: Attack) -> list[int]:
    """Return the announced wounds of an attack, per blow."""
    after = core.apply(t, A, choice)
    told = list(after.told)
    if isinstance(step := core.decision(after).step if core.decision(after) else None, Bolt):
        told += core.apply(after, A, step.default(after, A)).told
    ids = [event.say.id.removeprefix("dungeon_lords-log-") for event in told]
    starts = [n + 1 for n, name in enumerate(ids) if name == "attack" or name == "bolt"]
    return [wounds(event.say for event in told[start:]) for start in starts[:2]]


def wounds(told: Iterable[Say]) -> int:
    """Return the wounds of the first blow in these sentences."""
    blow = takewhile(lambda said: said.id.removeprefix("dungeon_lords-log-") in BLOWS, told)
    return sum(figure(said, "n") for said in blow if said.id.endswith("-wounds"))


def figure(said: Say, name: str) -> int:
    """Return a number in a sentence."""
    return int(str(said.values[name]))


def how(label: Say) -> Say:
    """Return what an attack does, without the creature that a label names if it alone can attack."""
    mode = label.values["mode"] if label.id == "dungeon_lords-do-attack" else label
    assert isinstance(mode, Say)
    return mode


def promised(t: State, choice: Attack, mode: Say) -> list[tuple[int, ...]]:
    """Return the possible wounds of each blow according to the attack's label."""
    n, follows = figure(mode, "n"), figure(mode, "next")
    row = BOOK.creature[choice.creature].attacks[choice.mode - 1] if choice.mode else None
    if row is None:
        return [(n,)]
    if row.target == "all":
        return [(n * len(exposed(t)) - figure(mode, "absorbed"),)]
    return [(n, n + follows) if row.on_kill else (n,), *([(follows,)] if row.hits > 1 else [])]


@pytest.mark.parametrize("spell", [row.id for row in BOOK.combat_cards])
def test_the_damage_on_a_button_is_dealt(spell: str) -> None:
    """Under every spell, in rooms and as a repeated attack, the label's damage is dealt, in both languages."""
    dice, seen = Dice(f"damage {spell}"), 0
    for _ in range(COMBATS):
        for t, choice in attacks(combat(spell, dice), dice):
            step = core.decision(t).step
            mode = how(step.field_label(t, A, choice, "mode"))
            for dealt, said in zip(blows(t, choice), promised(t, choice, mode), strict=False):
                assert dealt in said, (choice, mode)
            for speak in SPEAKERS:
                absorbed = mode.id == "dungeon_lords-mode-absorbed"  # then the figure is what it would deal
                said = mode.values["mode"] if absorbed else mode
                assert re.findall(r"\d+", speak(mode))[:1] == [str(figure(said, "n"))], speak(mode)
                assert speak(mode) in speak(step.label(t, choice))
            seen += 1
    assert seen > COMBATS


@pytest.mark.parametrize(
    ("spell", "creature", "english", "french"),
    [
        ("word_of_peace", "vampire 1", "2 to anyone but a priest", "2 dégâts, sauf à un prêtre"),
        ("word_of_peace", "vampire 2", "1 to a non-priest, stays ready", "1 dégât ; reste disponible"),
        ("detect_evil", "witch 1", "2 to the front", "2 dégâts au premier"),
        ("illusion", "troll 1", "0 to the front", "0 dégât au premier"),
        ("magic_shield", "witch 2", "1 to anyone, then 1 · all absorbed by the shield",
         "1 dégât au choix, puis 1 · le bouclier absorbe tout"),
        ("magic_shield", "vampire 1", "3 to anyone but a priest · all absorbed by the shield",
         "3 dégâts, sauf à un prêtre · le bouclier absorbe tout"),
        ("magic_shield", "slime 1", "1 to everyone, shield absorbs 2", "1 dégât à tous ; le bouclier en prend 2"),
        ("invisibility", "dragon 1", "2 to all but the last, no healing",
         "2 dégâts à tous sauf au dernier, pas de soins"),
        ("blind_rage", "demon 1", "7 to the front, no conquest", "7 dégâts au premier, pas de conquête"),
        ("graffiti", "goblin 1", "2 to the front; if he falls, 1 to the next",
         "2 dégâts au premier ; s’il tombe, 1 au suivant"),
    ],
)  # fmt: skip
def test_an_attack_says_what_a_spell_leaves_of_it(spell: str, creature: str, english: str, french: str) -> None:
    """An attack's label has its effective damage and target under a spell."""
    name, number = creature.split()
    t = sketch(
        f"players 2, fight 1, cards {spell} regeneration aura_of_fear create_food\n"
        f"A: file y1_warrior_4 y1_wizard_4, tiles c1 c2 c3\nA plan: cell c1, traps, creatures {name}"
    )
    t.then(RevealCard(), Begin(A))
    t = core.start(t)
    if not (now := core.decision(t)) or not isinstance(now.step, Attacks):  # a single attack is made at once
        told = next(event.say for event in t.told if event.say.id == "dungeon_lords-log-attack")
        mode = told.values["mode"]
    else:
        mode = how(now.step.field_label(t, A, Attack(name, int(number), ()), "mode"))
    assert [re.sub(r"\s", " ", speak(mode)) for speak in SPEAKERS] == [english, french]


@pytest.mark.parametrize(("spell", "shield"), [("magic_shield", 3), ("regeneration", 0)])
def test_the_question_says_what_a_shield_takes_off_every_attack(spell: str, shield: int) -> None:
    """Without it, an attack that deals nothing would look like a weak creature."""
    t = sketch(
        f"players 2, fight 1, cards {spell} word_of_peace aura_of_fear create_food\n"
        "A: file y1_warrior_4 y1_wizard_4, tiles c1 c2 c3\nA plan: cell c1, traps, creatures vampire"
    )
    t.then(RevealCard(), Begin(A))
    t = core.start(t)
    asks = core.decision(t).step.question(t, A)
    told = [re.findall(r"\d+", speak(asks)) for speak in SPEAKERS]
    assert told == [[f"{shield}"] if shield else []] * 2


def test_a_meal_says_what_trap_icons_leave_of_it() -> None:
    """The label of a meal has the damage left by a thief's icons (9.3)."""
    t = sketch("players 2, fight 1\nA: file y1_warrior_4 y1_thief_4, food 4, tiles c1 c2 c3")
    icons = t.icons(A, "trap")
    step, damage = Serve(A, "poisoned_meal"), BOOK.trap["poisoned_meal"].effects[0].damage
    labels = [figure(step.field_label(t, A, Number(n), "n"), "damage") for n in (1, 2, 3)]
    assert icons
    assert labels == [max(0, damage + n - icons) for n in (1, 2, 3)]


def test_the_story_tells_the_damage_before_a_shield_absorbs_it() -> None:
    """The story does not tell that an attack deals nothing, and then how much of it was absorbed."""
    t = sketch(
        "players 2, fight 1, cards magic_shield regeneration aura_of_fear create_food\n"
        "A: file y1_warrior_4 y1_wizard_4, tiles c1 c2 c3\nA plan: cell c1, traps, creatures vampire"
    )
    t.then(RevealCard(), Begin(A))
    core.start(t)
    told = core.apply(t, A, Attack("vampire", 1, ("y1_wizard_4",))).told
    attack, absorbed = (event.say for event in told if event.say.id.endswith(("-attack", "-absorbed")))
    assert "3 to anyone but a priest" in SPEAKERS[0](attack)
    assert "3 dégâts, sauf à un prêtre" in SPEAKERS[1](attack)
    assert (absorbed.values["n"], absorbed.values["left"]) == (3, 0)
