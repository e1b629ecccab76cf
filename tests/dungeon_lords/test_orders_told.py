"""What is said when orders are chosen: what would be lost, what wages come to, and what the signs of the board mean."""

import pytest

from bot.present.messages.explain import ahead_text
from bot.present.messages.hand import hand_post
from games import core
from games.core import Deal, Dice, Seat, say
from games.dungeon_lords import GAME
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Orders
from games.dungeon_lords.rules.orders import SelectOrders, short
from locales import Speaker, words
from tests.bot.present.play import PLAIN, glances, table_of
from tests.dungeon_lords.stage import sketch

A, B = Seat(0), Seat(1)
FULL = " ".join(f"{column}{row}" for column in "ace" for row in (1, 2, 3, 4)) + " b1 b3 d1 d3"


@pytest.mark.parametrize(("given", "orders", "lost"), [
    ("tiles c1 c2=mint c3", ("build_room", "buy_traps", "get_food"), "plot"),
    ("tiles c1 c2=mint c3", ("build_room", "buy_traps", "dig_tunnels"), None),
    ("tiles c1 c2 c3, conquered c1 c2 c3", ("buy_traps", "build_room", "get_food"), "plot"),
    ("tiles c1 c2 c3", ("build_room", "buy_traps", "get_food"), None),
    ("tiles c1=mint, conquered c1", ("buy_traps", "get_food", "mine_gold"), "tunnel"),
    ("tiles c1=mint, conquered c1", ("dig_tunnels", "get_food", "mine_gold"), None),
    (f"tiles {FULL}", ("dig_tunnels", "get_food", "buy_traps"), "site"),
])  # fmt: skip
def test_an_order_for_which_there_is_no_place_is_warned_of(
    given: str, orders: tuple[str, str, str], lost: str | None
) -> None:
    """Whatever others do, nothing can come of it: it is said before the orders are given, and not after a round."""
    t = sketch(f"players 2, halls cafeteria mint\nA: gold 9, food 9, imps 5, {given}")
    t.then(SelectOrders())
    warned = SelectOrders().warning(t, A, Orders(*orders))
    if lost is None:
        assert warned is None
        return
    order = {"plot": "build_room", "tunnel": "mine_gold", "site": "dig_tunnels"}[lost]
    rooms = {"rooms": ("cafeteria", "mint")} if lost == "plot" else {}
    assert warned == say(f"dungeon_lords-sure-orders-{lost}", order=short(order), **rooms)
    for locale in ("en", "fr"):
        assert Speaker(words(locale), "dungeon_lords", ("Ana", "Bo"))(warned)


@pytest.mark.parametrize(("locale", "told"), [
    ("en", "⚠️ The order “Room” is lost: none of your tunnels can take a room on offer (Cafeteria and Mint)"),
    ("fr", "⚠️ L’ordre «\xa0Salle\xa0» est perdu\xa0: aucun de vos tunnels ne peut recevoir une salle proposée"),
])  # fmt: skip
def test_a_button_for_a_lost_order_says_below_the_question_why(locale: str, told: str) -> None:
    """A sign on a button means nothing without a word; an order that may still be carried out has none."""
    t = sketch(
        "players 4, halls cafeteria mint\n"
        "A: gold 9, food 9, imps 5, tiles c1 c2=mint c3, hand get_food build_room buy_traps mine_gold"
    )
    t.then(SelectOrders())
    core.start(t)
    _, view, *_ = glances(table_of(GAME, 4, PLAIN), t, ())
    post = hand_post(view, words(locale))
    assert [one.label for one in post.controls() if one.label.endswith("⚠️")] == [
        f"{words(locale).text('dungeon_lords-order-build_room')} ⚠️"
    ]
    assert told in post.words()


@pytest.mark.parametrize(("locale", "told"), [
    ("en", "Pay each creature its whole wage, or it leaves and you gain 1 evil. For yours that is 5 food and +1 evil."),
    ("fr", "Pour les vôtres, cela fait 5 nourritures et 1 point de méchanceté."),
])  # fmt: skip
def test_before_payday_one_reads_what_the_wages_come_to(locale: str, told: str) -> None:
    """The wages are due at the end of the round: the food for them must be fetched now."""
    t = sketch("players 4, round 3, events payday payday rats\nA: lair troll troll witch\nB: gold 1")
    t.event_known = 2
    t.then(SelectOrders())
    asked = [
        Speaker(words(locale), "dungeon_lords", tuple("ABCD"))(SelectOrders().question(t, seat)) for seat in (A, B)
    ]
    assert told in asked[0]
    assert ("For yours" if locale == "en" else "Pour les vôtres") not in asked[1]


@pytest.mark.parametrize(("locale", "told"), [
    ("en", "For your dungeon as it is now, that is 2 gold."),
    ("fr", "Pour votre donjon actuel, cela fait 2 or."),
])  # fmt: skip
def test_before_taxes_one_reads_what_they_come_to(locale: str, told: str) -> None:
    """Gold that is spent this round will be missing at its end."""
    t = sketch("players 4, round 3, events payday taxes rats\nA: tiles c1 c2 c3")
    t.event_known = 2
    t.then(SelectOrders())
    assert told in Speaker(words(locale), "dungeon_lords", tuple("ABCD"))(SelectOrders().question(t, A))


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_choice_of_orders_is_explained_with_the_signs_of_the_board_and_every_order(seats: int, locale: str) -> None:
    """“Explain” is where a beginner looks for what an eye, a lock or a grey figure means, and what orders bring."""
    lang, t = words(locale), GAME.begin(Deal(seats, "signs", {"opening": "random"}))
    told = Speaker(lang, "dungeon_lords", tuple("ABCD"[:seats]))(core.decision(t).step.explanation(t, A))
    assert [row for row in book(t).order if lang.text(f"dungeon_lords-name-{row}.does") not in told] == []
    for sign, is_there in (("An eye Un œil", True), ("A lock Un cadenas", True), ("A grey Une figure", seats < 4)):
        assert any(part in told for part in (sign[:6], sign[-6:])) == is_there, sign
    if seats == 2:
        after = core.apply(t, A, core.decision(t).asks[A].choices[0])
        assert core.decision(after).step.explanation(after, A).id == "dungeon_lords-why-stand-in"


def test_nothing_is_foreseen_of_a_few_of_120_ways_to_give_orders() -> None:
    """That the next question is about the first order named says nothing about the other ways."""
    t = GAME.begin(Deal(2, "signs", {"opening": "random"}))
    _, view, *_ = glances(table_of(GAME, 2, PLAIN), t, ())
    ahead = core.foresee(GAME.redeal, t, A, Dice("ahead"))
    assert ahead_text(view, view.offer, ahead, words("en"), 3000) == ""


@pytest.mark.parametrize(("locale", "told"), [
    ("en", "Inaccessible orders of the others: Bo (Food and Gold) and Cy (Room)."),
    ("fr", "Ordres inaccessibles aux autres\xa0: Bo (Nourriture et Or) et Cy (Salle)."),
])  # fmt: skip
def test_what_the_others_cannot_order_is_told_in_words_as_well(locale: str, told: str) -> None:
    """On a phone, the marks on the board of orders are too small to be read."""
    t = sketch("players 3\nA: locked recruit_imps\nB: locked get_food mine_gold\nC: locked build_room")
    speak = Speaker(words(locale), "dungeon_lords", ("Ana", "Bo", "Cy"))
    assert speak(SelectOrders().question(t, A)).endswith(told)


def test_at_most_three_lost_orders_are_explained_at_once() -> None:
    """More lines would push the buttons away from the picture; the others are explained when they are given."""
    t = sketch(
        "players 4, halls cafeteria mint, offer troll\n"
        "A: gold 0, food 0, tiles c1=mint, hand get_food recruit_imps buy_traps hire_monster build_room mine_gold"
    )
    t.then(SelectOrders())
    core.start(t)
    _, view, *_ = glances(table_of(GAME, 4, PLAIN), t, ())
    post = hand_post(view, words("en"))
    assert len([one for one in post.controls() if one.label.endswith("⚠️")]) > 3
    assert sum(line.startswith("-# ⚠️") for line in post.words().splitlines()) == 3
