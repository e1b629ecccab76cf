"""The public part of questions: texts and cells to choose from."""

import pytest

from games import core
from games.core import Deal, Dice, Number, Seat, say
from games.dungeon_lords import GAME
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import (
    Aim,
    Attack,
    Build,
    Decline,
    DiscardTrap,
    Hire,
    LayTrap,
    LetGo,
    NoTrap,
    Pay,
    Retrieve,
    Stop,
    TakeEvil,
    UseOrder,
)
from games.dungeon_lords.rules.asking import goods
from games.dungeon_lords.rules.building import Building
from games.dungeon_lords.rules.clash import Begin
from games.dungeon_lords.rules.digging import Digging
from games.dungeon_lords.rules.events import BeginPayday, Taxes
from games.dungeon_lords.rules.exchange import Exchange
from games.dungeon_lords.rules.hiring import Hiring
from games.dungeon_lords.rules.payment import TrapGoes
from games.dungeon_lords.rules.planning import Planning
from games.dungeon_lords.rules.production import Retrieving
from games.dungeon_lords.rules.specials import Unrest, WitchHunt
from locales import LOCALES, Speaker, words
from tests.dungeon_lords.stage import sketch

A = Seat(0)


def test_the_question_names_the_order_and_the_cells() -> None:
    """Exactly the legal cells are offered (6)."""
    t = sketch("players 2\nA: tiles c1 c2 c3")
    t.then(Digging(Seat(0), "dig_tunnels", 1, 0))
    core.start(t)
    seen = GAME.view(t, None)
    assert seen.question is not None
    assert seen.question.id == "dungeon_lords-ask-dig"
    assert seen.sites == {Seat(0): ("b1", "b2", "b3", "c4", "d1", "d2", "d3")}


@pytest.mark.parametrize(("imps", "space", "n", "short"), [(6, 2, 4, 0), (3, 2, 2, 2), (2, 1, 2, 1), (6, 0, 2, 0)])
def test_a_digger_reads_why_fewer_tunnels_can_be_dug_than_the_space_allows(
    imps: int, space: int, n: int, short: int
) -> None:
    """Space III allows four: with three imps, one of them the foreman, two are left."""
    t = sketch(f"players 2\nA: imps {imps}, tiles c1 c2 c3")
    t.then(Digging(A, "dig_tunnels", space, 0))
    core.start(t)
    asked = GAME.view(t, A).question
    assert asked is not None
    assert (asked.values["n"], asked.values["short"]) == (n, short)
    told = {"en": ["", "no more imps", "foreman"], "fr": ["", "aucun autre lutin", "contremaître"]}
    for locale, parts in told.items():
        text = Speaker(words(locale), "dungeon_lords", ("Mira", "Odo"))(asked)
        assert parts[short] in text
        assert short or not any(part in text for part in parts if part)


@pytest.mark.parametrize(
    ("dug", "english", "french", "last"),
    [
        (0, "You can dig up to 3 tunnels.", "Jusqu’à 3 tunnels.", ("Dig no tunnel", "Ne rien creuser")),
        (1, "You can dig up to 2 more tunnels.", "Encore 2 tunnels possibles.", ("Stop here", "S’arrêter là")),
    ],
)
def test_more_tunnels_are_spoken_of_after_the_first(dug: int, english: str, french: str, last: tuple[str, str]) -> None:
    """Before the first tunnel nothing has been dug, so none is one more, and who does not dig digs no tunnel (6)."""
    t = sketch("players 2\nA: tiles c1 c2 c3")
    t.then(Digging(Seat(0), "dig_tunnels", 1, dug))
    now = core.decision(core.start(t))
    assert now is not None
    stop = Stop() if dug else Decline()
    for locale, told, label in zip(("en", "fr"), (english, french), last, strict=True):
        speak = Speaker(words(locale), GAME.id, ["Ann", "Bo"])
        assert told in speak(now.step.question(t, A)).replace("\u00a0", " ")
        assert speak(now.step.label(t, stop)) == label


@pytest.mark.parametrize(
    ("order", "space", "question", "label"),
    [
        ("get_food", 0, "ask-use", "do-use-order"),
        ("get_food", 1, "ask-use-evil", "do-use-order-evil"),
        ("get_food", 2, "ask-use-evil", "do-use-order-evil"),
        ("improve_reputation", 0, "ask-use-spy", "do-use-order-blind"),
        ("improve_reputation", 1, "ask-use", "do-use-order"),
        ("improve_reputation", 2, "ask-use-spy", "do-use-order-blind"),
    ],
)
def test_an_exchange_says_what_it_costs_where_the_answers_do_not(
    order: str, space: int, question: str, label: str
) -> None:
    """An exchange with spying says it in the question, and one that raises evil says by how much (P2d)."""
    t = sketch("players 2, fight 1, cards graffiti magic_shield fireball suggestion\nA: evil 5, gold 2")
    t.then(Exchange(Seat(0), order, space))
    core.start(t)
    now = core.decision(t)
    assert now is not None
    asked, named = now.step.question(t, Seat(0)), now.step.label(t, UseOrder())
    assert (asked.id, named.id) == (f"dungeon_lords-{question}", f"dungeon_lords-{label}")
    cost, gain = (goods(amounts) for amounts in (now.step.row(t).cost, now.step.row(t).gain))
    assert asked.values.get("cost", cost) == named.values.get("cost", cost) == cost
    assert asked.values.get("gain", gain) == named.values.get("gain", gain) == gain


def test_planning_shows_the_nearest_tiles_of_everybody() -> None:
    """The nearest tiles follow from the dungeons; the question itself differs and is hidden (9.1)."""
    t = sketch(
        "players 2, fight 1\nA: file y1_warrior_1, conquered c1\nB: tiles c1 b1 d1, conquered c1, file y1_thief_1"
    )
    t.then(Planning())
    core.start(t)
    seen = GAME.view(t, None)
    assert seen.question is None
    assert seen.sites == {Seat(1): ("b1", "d1")}


def test_planning_tells_what_each_tile_takes_and_costs() -> None:
    """A tunnel costs 2 when conquered, a room also its +2, and any trap there 1 gold (9.1, 13)."""
    t = sketch("players 2, fight 1\nA: tiles c1 b1=mint c2 d1=labyrinth, conquered c1, file y1_thief_1")
    t.then(Planning())
    core.start(t)
    now = core.decision(t)
    assert now is not None
    tunnel = say("dungeon_lords-tile", cells=("c2",), tile="tunnel", traps=1, gold=0, n=1, points=2)
    mint = say("dungeon_lords-tile", cells=("b1",), tile="mint", traps=1, gold=1, n=2, points=4)
    maze = say("dungeon_lords-tile", cells=("d1",), tile="labyrinth", traps=2, gold=0, n=1, points=4)
    assert now.step.question(t, Seat(0)).values["tiles"] == (mint, tunnel, maze)


def test_other_questions_offer_no_cells() -> None:
    """Taking a card back offers no cells."""
    t = sketch("players 2\nA: played get_food mine_gold build_room, idle build_room")
    t.then(Retrieving(Seat(0)))
    core.start(t)
    assert GAME.view(t, None).sites == {}


def test_offered_cells_are_cells_of_the_ground() -> None:
    """In a whole game offered cells exist, and only for asked seats."""
    dice, t, offered = Dice("cells"), GAME.begin(Deal(4, "cells")), 0
    while now := core.decision(t):
        seen = GAME.view(t, None)
        for seat, cells in seen.sites.items():
            assert seat in {*seen.asked, *now.done}
            assert set(cells) <= set(book(t).map.cells)
            offered += len(cells)
        seat = dice.pick(tuple(now.asks))
        t = core.apply(t, seat, core.at_random(t, seat, dice))
    assert offered > 50


def test_a_levy_says_what_is_paid_and_what_the_rest_costs() -> None:
    """A levy says what is paid, and the rest: a letter per gold, an imp per food (7)."""
    t = sketch("players 2, round 2, events special payday taxes, event_known 2, special imp_unrest\nA: imps 7")
    unrest, taxes = Unrest(Seat(0)), Taxes(Seat(0))
    assert unrest.field_label(t, Seat(0), Number(1), "n") == say("dungeon_lords-levy-food", n=1, short=2)
    due = taxes.due(t)
    assert taxes.field_label(t, Seat(0), Number(0), "n") == say("dungeon_lords-levy-gold", n=0, short=due)


def test_tiles_that_are_alike_are_described_once() -> None:
    """Three tunnels are named together, and what is said of a tunnel is said once (9.1)."""
    t = sketch("players 2, fight 1\nA: tiles c1 b1 c2 d1, conquered c1, file y1_thief_1")
    t.then(Planning())
    core.start(t)
    now = core.decision(t)
    assert now is not None
    (tunnels,) = now.step.question(t, A).values["tiles"]
    assert {locale: Speaker(words(locale), "dungeon_lords", ("Mira", "Odo"))(tunnels) for locale in LOCALES} == {
        "en": "B1, C2 and D1 (tunnel; each takes 1 trap and 1 monster; losing one costs 2 points)",
        "fr": "B1, C2 et D1 (tunnel\u202f; chaque tuile admet 1 piège et 1 monstre\u202f; chaque perte coûte 2 points)",
    }


def test_targets_are_named_with_their_hit_points() -> None:
    """Who aims a dart reads the hit points left of each adventurer, and who walks at the front (9.3)."""
    t = sketch("""
        players 2, fight 1, cards graffiti fireball suggestion detect_treasure, wounds y2_priest_1=3
        A: file y2_priest_1 y2_priest_2 y2_thief_1
        A plan: cell c1, traps poisoned_dart, creatures vampire
    """)
    t.then(Begin(A))
    core.start(t)
    step = core.decision(t).step
    left = [t.hit_points(one) - t.wounds.get(one, 0) for one in t.lords[A].file]
    assert left[0] == 1
    speak = {locale: Speaker(words(locale), "dungeon_lords", ("Mira", "Odo")) for locale in LOCALES}
    assert [speak["en"](step.label(t, Aim(hero))) for hero in t.lords[A].file] == [
        "Gold Priest #1 · 1 hit point, front",
        f"Gold Priest #2 · {left[1]} hit points",
        f"Gold Thief #1 · {left[2]} hit points",
    ]
    assert speak["fr"](step.label(t, Aim("y2_priest_1"))) == "Prêtre doré n° 1 · vie 1, en tête"
    t = core.apply(t, A, Aim("y2_priest_2"))
    step = core.decision(t).step
    (one,) = {
        speak["en"](step.field_label(t, A, way, "targets")) for way in step.ways(t) if way.targets == ("y2_thief_1",)
    }
    assert one == f"Gold Thief #1 · {left[2]} hit points"


def payday(lair: str, rest: str = "") -> core.State:
    """Return a payday of A with these creatures and neither gold nor food."""
    t = sketch(f"players 2, round 2\nA: gold 0, food 0, lair {lair}{rest}")
    t.then(BeginPayday(A))
    core.start(t)
    return t


def test_letting_a_creature_go_says_who_cannot_be_paid_after_it() -> None:
    """A goblin that a demon could be paid with is not let go without a word of the demon (7, R20)."""
    t = payday("goblin demon")
    step = core.decision(t).step
    labels = {locale: Speaker(words(locale), "dungeon_lords", ("Mira", "Odo")) for locale in LOCALES}
    assert [speak(step.label(t, LetGo("goblin"))) for speak in labels.values()] == [
        "Let the Goblin go · then the Demon cannot be paid",
        "Laisser partir le Gobelin · puis impossible de payer le Démon",
    ]
    assert [speak(step.label(t, LetGo("demon"))) for speak in labels.values()] == [
        "Let the Demon go · evil +1",
        "Laisser partir le Démon · méchanceté +1",
    ]
    t = core.apply(t, A, LetGo("goblin"))
    assert t.lords[A].creatures() == []


def test_evil_at_its_limit_may_make_a_wage_impossible_as_well() -> None:
    """Who lets a creature go gains evil, so that another wage of evil may no longer be paid (5, 7)."""
    t = payday("goblin ghost", ", evil 14")
    said = core.decision(t).step.label(t, LetGo("goblin"))
    assert (said.id, said.values["others"]) == ("dungeon_lords-do-let-go-then", ("ghost",))


def test_a_wage_that_cannot_be_paid_is_explained() -> None:
    """Payment of the goblin is among the unavailable choices, with the food that is lacking as the reason (7, P2d)."""
    t = payday("goblin demon")
    step = core.decision(t).step
    assert step.unavailable(t, A) == [Pay("goblin")]
    refusal = step.refusal(t, A, Pay("goblin"))
    assert Speaker(words("en"), "dungeon_lords", ("Mira", "Odo"))(refusal.say) == (
        "You need 1 food but have no food. You must pay in full."
    )


@pytest.mark.parametrize(
    ("given", "step", "choice", "says"),
    [
        ("offer troll goblin\nA: food 9", Hiring(A, "hire_monster", 0), Hire("troll"), "Troll · costs 2 food"),
        ("offer troll goblin\nA: food 9", Hiring(A, "hire_monster", 2), Hire("troll"), "Troll · costs 3 food"),
        ("round 2\nA: food 9, lair troll", BeginPayday(A), Pay("troll"), "Troll · costs 2 food"),
        ("round 2\nA: food 9, lair troll", BeginPayday(A), LetGo("troll"), "Troll · evil +1"),
        ("special witch_hunt\nA: lair troll", WitchHunt(A), TakeEvil(), "Let my evil rise · +3"),
        ("halls mint\nA: gold 3, tiles c1 c3 c4", Building(A, "build_room", 1), Build("mint", "c3"),
         "Mint · costs 1 gold"),
        ("halls mint\nA: gold 3, tiles c1 c3 c4", Building(A, "build_room", 0), Build("mint", "c3"),
         "Mint"),
        ("round 2\nA: traps pendulum trapdoor", TrapGoes(A), DiscardTrap("pendulum"), "Pendulum · discard"),
        ("fight 1\nA: gold 3, tiles c1=mint, file y1_thief_1, traps pendulum", Planning(), LayTrap("pendulum"),
         "Pendulum · costs 1 gold"),
        ("round 2\nA: played get_food mine_gold build_room, idle build_room", Retrieving(A), Retrieve("get_food"),
         "Food · sets aside Gold and Room"),
    ],
)  # fmt: skip
def test_a_choice_says_what_it_costs(given: str, step: core.Step, choice: core.Choice, says: str) -> None:
    """Prices, evil, what is discarded and what will be missing stand on the button of each choice."""
    t = sketch(f"players 2, {given}")
    t.then(step)
    t = core.start(t)
    asks = core.decision(t).step
    label = (
        asks.own_label(t, A, choice, choice.field_names()[0]) if choice.field_values() else asks.label_for(t, A, choice)
    )
    assert Speaker(words("en"), "dungeon_lords", ("Mira", "Odo"))(label) == says


@pytest.mark.parametrize(
    ("given", "answers", "about"),
    [
        ("tiles c1 b1 d1, conquered c1, traps pendulum", (), "tile"),
        ("tiles c1, traps pendulum", (), "traps"),
        ("tiles c1, traps pendulum", (NoTrap(),), "creatures"),
        ("tiles c1", (), "creatures"),
    ],
)
def test_the_tip_for_a_plan_is_about_what_is_asked(given: str, answers: tuple[core.Choice, ...], about: str) -> None:
    """The tile, the trap and the creatures have advice of their own."""
    t = sketch(f"players 2, fight 1\nA: {given}, lair goblin, file y1_thief_1")
    t.then(Planning())
    t = core.start(t)
    for answer in answers:
        t = core.apply(t, A, answer)
    tip = GAME.tip("planning", core.decision(t).asks[A])
    speak = Speaker(words("en"), "dungeon_lords", ())
    starts = {"tile": "Fight on the tile", "traps": "Thieves prevent", "creatures": "Send creatures"}
    assert speak(tip).startswith(starts[about])


@pytest.mark.parametrize(("creature", "starts"), [("ghost", "Bring somebody down"), ("goblin", "Bring down the front")])
def test_the_tip_for_an_attack_can_be_followed(creature: str, starts: str) -> None:
    """A ghost cannot reach the front adventurer, so the tip does not suggest bringing him down with it."""
    aims = [(f"y1_thief_{number}",) for number in (1, 2)]
    tip = GAME.tip("attacks", core.OneOf(tuple(Attack(creature, 1, aim) for aim in aims)))
    assert Speaker(words("en"), "dungeon_lords", ())(tip).startswith(starts)


def test_the_only_trap_says_its_price_as_well() -> None:
    """A room takes a gold for every trap, which stands on the button of a single one too (9.1)."""
    t = sketch("players 2, fight 1\nA: gold 3, tiles c1=mint, file y1_thief_1, traps pendulum")
    t.then(Planning())
    step = core.decision(core.start(t)).step
    speak = Speaker(words("en"), "dungeon_lords", ("Mira", "Odo"))
    assert speak(step.label_for(t, A, LayTrap("pendulum"))) == "Lay the Pendulum · costs 1 gold"
    assert speak(step.label_for(t, A, NoTrap())) == "No trap"
