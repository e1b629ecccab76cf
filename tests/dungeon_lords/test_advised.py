"""What is said for a choice: the cause, what follows from it, and every part of the choices that a lesson marks."""

import pytest

from games import core
from games.core import Say, Seat, say
from games.dungeon_lords import GAME, TIPS
from games.dungeon_lords.advice import ADVICE
from games.dungeon_lords.choices import Decline, DiscardTrap, Mine, Orders, Sacrifice, StandInOrder
from games.dungeon_lords.rules.exchange import Exchange, Mining
from games.dungeon_lords.rules.orders import SelectOrders
from games.dungeon_lords.rules.payment import TrapGoes
from locales import LOCALES, Speaker, words
from tests.dungeon_lords.stage import sketch

A = Seat(0)
WINTER = "players 2, events taxes payday special, event_known 1, specials rats crusade"
NAMES = ("Mira", "Odo", "Ada")


@pytest.mark.parametrize(
    ("lord", "trap", "reason"),
    [
        ("food 0, traps pendulum poisoned_meal", "poisoned_meal", say("trap-no-food", trap="poisoned_meal")),
        (
            "food 1, traps pendulum wall_of_fire poisoned_meal",
            "poisoned_meal",
            say("weaker-trap", trap="poisoned_meal", n=3, other="wall_of_fire", more=4),
        ),
        ("food 3, traps pendulum poisoned_meal", "poisoned_meal", say("weakest-trap", trap="poisoned_meal")),
        ("food 9, traps poisoned_meal magic_dart", "magic_dart",
         say("weaker-trap", trap="magic_dart", n=1, other="poisoned_meal", more=5)),
    ],
)  # fmt: skip
def test_a_trap_is_discarded_for_want_of_its_price_or_for_one_that_is_named(lord: str, trap: str, reason: Say) -> None:
    """A comparison with no other trap named, or one whose cause is not said, looks false beside the printed damage."""
    t = sketch(f"players 2\nA: {lord}")
    t.then(TrapGoes(A))
    core.start(t)
    told = ADVICE.reasons(t, A, (DiscardTrap(trap),))
    assert told == (Say(f"dungeon_lords-advice-{reason.id}", reason.values),)
    assert all(Speaker(words(locale), "dungeon_lords", NAMES)(one) for locale in LOCALES for one in told)


@pytest.mark.parametrize(
    ("gold", "reason"),
    [
        (1, say("taxes", n=2, gold=1)),
        (2, say("taxes-all", n=2, left=0)),
        (4, say("taxes-all", n=2, left=2)),
        (5, None),
    ],
)
def test_gold_is_mined_for_taxes_or_for_what_they_leave_too_little_for(gold: int, reason: Say | None) -> None:
    """That taxes cost as much as there is speaks for more gold only with what follows from it."""
    t = sketch(f"{WINTER}, spaces mine_gold=A..\nA: gold {gold}, imps 4, tiles c1 c2 c3")
    t.then(Mining(A, "mine_gold", 0))
    core.start(t)
    told = [one for one in ADVICE.reasons(t, A, (Mine(1),)) if "taxes" in one.id]
    assert told == ([Say(f"dungeon_lords-advice-{reason.id}", reason.values)] if reason else [])


def test_a_lesson_explains_whole_orders_and_the_loss_of_a_creature() -> None:
    """A reason for one order of three leaves two unexplained; half a lair given up deserves a line of its own."""
    lesson = GAME.lesson
    state, orders, deliveries = GAME.begin(GAME.guided), 0, 0
    while (now := core.decision(state)) is not None:
        seat = next(iter(now.asks))
        if (step := lesson.at(state, seat)) is None:
            break
        if seat == A and isinstance(step.choice, Orders) and not step.text:
            assert step.reason is not None
            assert step.reason.id.startswith("dungeon_lords-lesson-why-")
            orders += 1
        if seat == A and isinstance(step.choice, Sacrifice):
            assert step.reason == Say("dungeon_lords-lesson-why-deliver", {})
            deliveries += 1
        state = core.apply(state, seat, step.choice)
    assert (orders, deliveries) == (7, 1)


def test_a_lesson_buys_no_food_for_a_creature_that_is_handed_over() -> None:
    """In the round of the witch hunt, which is announced before, no marked order pays for what is then given away."""
    lesson, state, orders = GAME.lesson, GAME.begin(GAME.guided), Orders("", "", "")
    while (now := core.decision(state)) is not None:
        seat = next(iter(now.asks))
        choice = lesson.at(state, seat).choice
        if seat == A and isinstance(choice, Orders):
            orders = choice
        if seat == A and isinstance(choice, Sacrifice):
            assert "get_food" not in (orders.first, orders.second, orders.third)
            break
        state = core.apply(state, seat, choice)
    assert now is not None


@pytest.mark.parametrize("locale", LOCALES)
def test_an_order_for_the_non_player_lord_has_one_label_everywhere(locale: str) -> None:
    """The button, the history and the offer to take it back all distinguish it from an order of the player's choice."""
    step, choice = SelectOrders(), StandInOrder("get_food")
    t = sketch("players 2")
    label = step.label(t, choice)
    assert step.field_label(t, A, choice, "order") == label
    speak = Speaker(words(locale), "dungeon_lords", NAMES)
    assert speak(label) != speak(say("dungeon_lords-part-order", order=label.values["order"]))


def test_each_reason_for_three_orders_names_the_one_it_speaks_for() -> None:
    """Where a single reason is told, it does not pass for that of all three."""
    t = sketch(f"{WINTER}, halls mint\nA: gold 0, tiles c1 c2 c3")
    t.then(SelectOrders())
    core.start(t)
    told = ADVICE.reasons(t, A, (Orders("build_room", "mine_gold", "get_food"),))
    speak = Speaker(words("en"), "dungeon_lords", NAMES)
    ends = [speak(one).rsplit(". ", 1)[-1] for one in told]
    assert ends == ["Hence the order “Room”.", "Hence the order “Gold”."]


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ("get_food", say("dungeon_lords-advice-unwanted", order=say("dungeon_lords-order-get_food"))),
        ("dig_tunnels", say("dungeon_lords-advice-pushed", order=say("dungeon_lords-order-dig_tunnels"), n=3, less=2)),
        ("hire_monster", None),
    ],
)
def test_the_non_player_s_order_leaves_a_space_or_pushes_to_a_larger_one(order: str, reason: Say | None) -> None:
    """Behind the non-player lord's minion more imps can dig or mine."""
    hand = "hand get_food dig_tunnels hire_monster mine_gold, locked build_room, played buy_traps"
    t = sketch(f"{WINTER}\nstand-in 0: {hand}\nstand-in 1: {hand}\nA: gold 0")
    t.then(SelectOrders())
    core.start(t)
    t = core.apply(t, A, Orders("dig_tunnels", "hire_monster", "mine_gold"))
    told = ADVICE.reasons(t, A, (StandInOrder(order),))
    assert told == ((reason,) if reason else ())
    assert all(Speaker(words(locale), "dungeon_lords", NAMES)(one) for locale in LOCALES for one in told)


def test_declining_a_trap_saves_its_price_for_something_better() -> None:
    """In general that is what declining is good for."""
    t = sketch(f"{WINTER}, spaces buy_traps=A..\nA: gold 1, traps trapdoor pendulum")
    t.then(Exchange(A, "buy_traps", 0))
    core.start(t)
    assert ADVICE.usual(t, A, (Decline(),)) == (say("dungeon_lords-advice-usual-save"),)


def test_the_first_orders_advised_are_those_that_do_best_in_the_sequence_that_does_best() -> None:
    """Gold comes first, where it is cheapest to be early; without it a room or tunnels, then a monster and imps."""
    asked = "mine_gold", "recruit_imps", "dig_tunnels", "hire_monster", "get_food", "buy_traps"
    told = [TIPS["select-orders"]({*asked} - without) for without in (set(), {"mine_gold"}, {"mine_gold", "get_food"})]
    orders = [[one.id.rsplit("-", 1)[-1] for one in values["orders"]] for values in told if values is not None]
    assert orders == [
        ["mine_gold", "hire_monster", "recruit_imps"],
        *[["dig_tunnels", "hire_monster", "recruit_imps"]] * 2,
    ]
