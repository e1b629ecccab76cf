"""The board of orders while one chooses: own picks by turn, what a non-player lord can give, and a lesson's circle."""

from dataclasses import replace

from games import core
from games.core import Deal, Dice, Seat
from games.draw.circle import RADIUS
from games.dungeon_lords import GAME
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.choices import Orders
from games.dungeon_lords.pictures import PICTURES
from games.dungeon_lords.pictures.orders import bans_of, cards_of, draw_orders
from games.dungeon_lords.pictures.things import GAP, INNER, MARGIN
from games.dungeon_lords.rules.orders import SelectOrders, short
from locales import Speaker, words
from tests.pictures.reader import reading

A = Seat(0)


def test_who_chooses_for_his_non_player_lord_sees_his_own_orders_and_which_ones_that_lord_can_give() -> None:
    """His own three stay marked, and the names of those that the other one cannot give are dim (3.1)."""
    state = GAME.begin(Deal(2, "stand-in", {option.id: option.values[0] for option in GAME.options}))
    while (now := core.decision(state)) is not None and not isinstance(now.step, SelectOrders):
        seat = min(now.asks)
        state = core.apply(state, seat, core.any_of(now.asks[seat], Dice("lock")), at=state.number + 1)
    assert cards_of(GAME.view(state, A)).locked == tuple(state.lords[0].locked)
    given = tuple(state.lords[0].hand[:3])
    state = core.apply(state, A, Orders(*given), at=state.number + 1)
    view = GAME.view(state, A)
    cards, able = cards_of(view), set(state.stand_ins[0].hand)
    assert (cards.locked, cards.chosen) == ((), given)
    assert {*cards.dim} == {*EDITIONS[view.edition].order} - able
    (orders,) = (panel for panel in PICTURES.own(view, "") if panel.id == "orders")
    assert orders.describe[0].id == "dungeon_lords-alt-stand-in-of"
    assert bans_of(view) == tuple(tuple(one.locked) for one in state.stand_ins)
    for locale, turns in (("en", {"1st", "2nd", "3rd"}), ("fr", {"1er", "2e", "3e"})):
        with reading() as reader:
            draw_orders(view, Speaker(words(locale), GAME.id, ["Mira", "Odo"]))
        assert turns <= {text for text, _ in reader.sizes}
    asked = core.decision(state).step.question(state, A)
    assert asked.values["orders"] == tuple(short(order) for order in state.stand_ins[0].played)


def test_the_circle_of_a_lesson_leaves_free_who_cannot_give_an_order() -> None:
    """The tags are at the upper right; half covered, they seem to say who is there."""
    view = replace(GAME.view(GAME.begin(Deal(2, "stand-in", {"opening": "random"})), A), phase="phase_orders")
    hand = view.lords[0].hand
    width, widest = (INNER - 3 * GAP) / 4, 150
    for order in hand:
        (spot,) = PICTURES.spots(view, Orders(order, *[one for one in hand if one != order][:2]))
        assert (spot.x - MARGIN) % (width + GAP) + RADIUS < width - widest
