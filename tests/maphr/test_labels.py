"""What buttons and menus say: what an action would bring now, what a card costs, whose offer it is."""

import re
from collections.abc import Sequence

import pytest

from bot.present.controls.buttons import first_screen
from bot.present.speech import short_label
from games import core
from games.core import Choice, Say, Seat, Some, say
from games.maphr import GAME
from games.maphr.choices import (
    Act,
    Answer,
    Buy,
    Claim,
    Confirm,
    Enough,
    Give,
    Haggle,
    Hinder,
    Hire,
    Idle,
    Keep,
    Offer,
    Spare,
    To,
    Toss,
    Turndown,
    Upgrade,
    Use,
    Withdraw,
)
from games.maphr.hand import hand
from games.maphr.state import State
from games.maphr.view import view
from locales import LOCALES, Speaker, words
from tests.bot.present.play import PLAIN, glances, table_of
from tests.maphr.stage import STAGE, sketch

A, B = Seat(0), Seat(1)
VEINS = "A mine: e1 gallery_cross 0, d1 coal_2_straight 90, f1 coal_1_straight 90"
ACTING = f"{VEINS}\nA hand: gallery_cross gallery_tee lookout tavern tavern archive\nagenda: choose-actions"
SEVEN = "tavern lookout archive brewery workshop shoring map_room"
THREE = "C: purse_counters, 8 coins, level 1, 0 miners"
SALE = "A hand: archive\nB hand: tavern\nmarket: A B\noffer 1: A to B, archive open, 7 coins\nagenda: market"
SWAP = "A hand: archive\nB hand: tavern lookout\nmarket: A B\noffer 1: A to B, archive open\nagenda: market"


def asked(t: State) -> core.Decision:
    now = core.decision(t)
    assert now is not None
    return now


def begun(given: str, *moves: str) -> State:
    """Return the position after some moves, each with its letter."""
    t = core.start(sketch(given))
    for move in moves:
        t = core.apply(t, Seat("ABCD".index(move[0])), STAGE.choice(move[3:]))
    return t


def part(t: State, choice: core.Choice, name: str, seat: Seat = A) -> Say:
    return asked(t).step.field_label(t, seat, choice, name)


@pytest.mark.parametrize(
    ("miners", "coins", "brings"),
    [(0, 8, 2), (1, 8, 3), (1, 4, 2), (2, 8, 3)],
    ids=["the first miner is free", "a second for five", "no coins for a second", "no more than two at level I"],
)
def test_an_exploit_says_what_it_would_bring_with_the_miner_that_can_be_hired(
    miners: int, coins: int, brings: int
) -> None:
    """Veins of two and of one, the best first (7.4)."""
    t = begun(f"A: purse_counters, {coins} coins, level 1, {miners} miners\n{ACTING}")
    exploit = say("maphr-token-use-exploit", action=say("maphr-token-exploit"), n=brings)
    assert part(t, Act("exploit"), "first") == exploit


def test_an_action_says_what_it_could_do_now() -> None:
    """Tiles to lay within the level's limit, buildings to choose from, and the cards that further ones cost (7.1)."""
    t = begun(f"A: purse_counters, 8 coins, level 1, 0 miners\n{ACTING}")
    assert part(t, Act("prospect"), "second") == say("maphr-token-none")
    for name, cost in (("first", None), ("second", 3)):
        plan = Act("prospect", "build") if name == "second" else Act("build")
        action = say("maphr-token-build")
        action = action if cost is None else say("maphr-token-further", action=action, n=cost)
        assert part(t, plan, name).values["action"] == action
    full = f"A: purse_counters, 8 coins, level 1, 0 miners\n{ACTING.replace('f1 coal', 'e2 gallery_cross 0, f1 coal')}"
    assert part(begun(full), Act("prospect"), "first").id == "maphr-token-use-full-until"
    assert asked(t).step.label(t, Idle()) == say("maphr-do-idle", n=1)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_card_to_give_is_named_with_its_taker_where_there_are_several(seats: int) -> None:
    """Of two players the other one is meant (6)."""
    given = "A packet: tavern lookout archive brewery workshop\nB packet: tavern\nagenda: from-pile"
    third = f"{THREE}\nC packet: gallery_tee gallery_tee gallery_corner guard_post air_shaft\n"
    t = begun(given if seats == 2 else f"{third}B packet: shoring\n{given}")
    label = asked(t).step.label(t, Give("tavern", B))
    assert label == (
        say("maphr-part-card", card="tavern") if seats == 2 else say("maphr-do-give", card="tavern", seat=B)
    )


def test_an_impediment_says_what_it_stops_and_what_toll_it_costs() -> None:
    """A fortified gate takes three coins (7.3)."""
    given = "A plan: build prospect\nB hand: refused_permit\nagenda: impediments"
    build = say("maphr-token-build")
    for more, label in (
        ("", say("maphr-do-hinder", action=build, seat=A, n=0, coins=0)),
        ("A buildings: fortified_gate\n", say("maphr-do-hinder-toll", action=build, seat=A, n=3, coins=0)),
    ):
        t = begun(more + given)
        assert asked(t).step.label(t, Hinder("refused_permit", A)) == label
        assert part(t, Hinder("refused_permit", A), "seat", B) == label, "also where several opponents are named"
        assert asked(t).step.label(t, Enough()) == say("maphr-do-enough")


def test_to_hire_says_the_price_and_what_the_miners_bring() -> None:
    """A second miner costs five and works the lesser vein (7.4)."""
    t = begun(f"A: purse_counters, 8 coins, level 1, 1 miners\n{VEINS}\nagenda: exploiting A")
    now = asked(t)
    assert now.step.label(t, Hire()) == say("maphr-do-hire", n=5, points=3, coins=3)
    assert now.step.label(t, Spare()) == say("maphr-do-spare", coins=2)
    asks = now.step.question(t, A)
    assert (asks.values["n"], asks.values["miners"], asks.values["limit"]) == (5, 1, 2)


def test_the_terms_of_a_sale_are_named_to_both() -> None:
    """The buyer hears the price; who has offered can take it back, and hears who is to answer (8.2)."""
    t = begun(SALE)
    now = asked(t)
    assert now.step.label(t, Buy(1)) == say("maphr-do-buy", n=7)
    assert now.asks[B].choices[:2] == (Buy(1), Turndown(1))  # seven is the lowest price of an archive
    dearer = asked(begun(SALE.replace("7 coins", "8 coins")))
    assert dearer.asks[B].choices[:3] == (Buy(1), Haggle(1), Turndown(1))
    assert now.asks[A].choices[0] == Withdraw(1)
    assert now.step.own_question(t, A) == say("maphr-ask-sent", seat=A, other_seat=B)
    assert [now.step.question(t, seat) for seat in (A, B)] == [
        say("maphr-ask-market", seat=seat, coins=8, away_seats=()) for seat in (A, B)
    ]


@pytest.mark.parametrize(
    ("given", "moves", "seat", "told"),
    [
        (SALE, (), B, ("Ada shows you the Clan Archive and asks 7 coins for it. Do you take it? You have 8 coins. "
                        "Clan Archive: At the end of each draw phase, before immediate cards, draw 1 more card.",
                       "Ada vous montre les Archives du clan et vous propose cette carte pour 7 pièces. "
                       "Acceptez-vous\u202f? Vous avez 8 pièces. "
                       "Archives du clan\u00a0: À la fin de chaque pioche, avant les cartes immédiates, "
                       "piochez 1 carte de plus.")),
        (SALE.replace("archive open", "archive vein"), (), B,
         ("Ada offers you a hidden card (said to be a vein) for 7 coins. Do you take it? You have 8 coins. "
          "A hidden card can be any card, whatever is said of it.",
          "Ada vous propose une carte cachée (annonce\u00a0: un filon) pour 7 pièces. "
          "Acceptez-vous\u202f? Vous avez 8 pièces. "
          "Une carte cachée n’est pas toujours celle qu’on annonce.")),
        (SWAP, (), B, ("Ada shows you the Clan Archive and would swap it for one of your cards. Do you give one? "
                        "Clan Archive: At the end of each draw phase, before immediate cards, draw 1 more card.",
                       "Ada vous montre les Archives du clan et vous propose cette carte contre une des vôtres. "
                       "En donnez-vous une\u202f? "
                       "Archives du clan\u00a0: À la fin de chaque pioche, avant les cartes immédiates, "
                       "piochez 1 carte de plus.")),
        (SWAP.replace("open", "vein"), (), B,
         ("Ada would swap a hidden card (said to be a vein) for one of your cards. Do you give one? "
          "A hidden card can be any card, whatever is said of it.",
          "Ada vous propose une carte cachée (annonce\u00a0: un filon) contre une des vôtres. En donnez-vous "
          "une\u202f? Une carte cachée n’est pas toujours celle qu’on annonce.")),
        (SWAP, ("B: answer 1", "B: put tavern", "B: claim vein"), A,
         ("Léo answers with a hidden card (said to be a vein): do you take it for the Clan Archive? "
          "A hidden card can be any card, whatever is said of it.",
          "Léo vous répond par une carte cachée (annonce\u00a0: un filon)\u00a0: la prenez-vous contre les Archives du "
          "clan\u202f? Une carte cachée n’est pas toujours celle qu’on annonce.")),
        (SWAP, ("B: answer 1", "B: put tavern", "B: claim open"), A,
         ("Léo shows you the Tavern: do you take it for the Clan Archive? "
          "Tavern: Each Exploit action brings you 1 more coin.",
          "Léo vous montre la Taverne\u00a0: prenez-vous cette carte contre les Archives du clan\u202f? "
          "Taverne\u00a0: Chacune de vos exploitations rapporte 1 pièce de plus.")),
        (SWAP, ("B: answer 1", "B: put tavern", "B: claim open"), B,
         ("Léo: Ada is thinking about your answer. You can wait, make an offer of your own, or leave the market.",
          "Léo\u00a0: Ada réfléchit à votre réponse. Vous pouvez attendre, faire vous-même une offre ou quitter la "
          "négociation.")),
    ],
    ids=["sale", "sale of a hidden card", "swap", "hidden swap", "answer hidden", "answer shown", "waiting"],
)  # fmt: skip
def test_an_offer_is_asked_about_in_its_own_words(
    given: str, moves: Sequence[str], seat: Seat, told: tuple[str, str]
) -> None:
    """Who must answer reads at once who offers what, shown or hidden, and for what (8.2)."""
    t = begun(given, *moves)
    asks = asked(t).step.own_question(t, seat)
    assert tuple(Speaker(words(locale), "maphr", ("Ada", "Léo"))(asks) for locale in LOCALES) == told


def test_only_buying_is_bright_of_the_answers_to_an_offer() -> None:
    """Naming another price and refusing are less prominent than accepting."""
    _, _, view = glances(table_of(GAME, 2, PLAIN), begun(SALE.replace("7 coins", "8 coins")), ())
    shown = first_screen(view, words("en"))
    assert shown is not None
    assert [key.label for key in shown.buttons if not key.is_quiet] == ["Buy for 8 coins"]
    assert {"Name another price", "Refuse"} <= {key.label for key in shown.buttons}


def test_of_several_offers_the_first_question_is_which_one() -> None:
    given = f"{THREE}\nA hand: archive\nB hand: tavern\nC hand: lookout\nmarket: A B C\nagenda: market\n"
    t = begun(given + "offer 1: A to B, archive open, 7 coins\noffer 2: C to B, lookout open")
    assert asked(t).step.own_question(t, B) == say("maphr-ask-which-offer", seat=B, n=2)


def test_a_seller_sees_that_no_hand_has_room() -> None:
    """A full hand may not buy (8.2): it is named where a sale begins, or with several partners beside each of them."""
    full = "A hand: archive\nB hand: tavern tavern tavern lookout lookout dormitory\n"
    t = begun(f"{full}market: A B\nagenda: market")
    assert part(t, Offer("sale"), "deal") == say("maphr-do-offer-sale-full")
    assert part(t, Offer("swap"), "deal") == say("maphr-do-offer-swap")
    t = begun(f"{THREE}\n{full}C hand: brewery\nmarket: A B C\nagenda: market", "A: offer sale")
    assert part(t, To(B), "seat") == say("maphr-part-seat-full", seat=B)
    assert part(t, To(Seat(2)), "seat") == say("maphr-part-seat", seat=2)


def test_an_offer_to_answer_comes_without_advice_on_making_one() -> None:
    """The tip on the market is for who begins a deal (8.2)."""
    before = begun("A hand: archive\nB hand: tavern\nmarket: A B\nagenda: market")
    assert [GAME.has_tip(t, B) for t in (before, begun(SALE))] == [True, False]


def test_a_buyer_reads_why_an_offer_cannot_be_accepted() -> None:
    """A full hand, or too few coins, is named beside the offer; of both, coins, as in the refusal (8.2)."""
    full = "A hand: archive\nB hand: tavern tavern tavern lookout lookout dormitory\nmarket: A B\n"
    offer = "offer 1: A to B, archive open, 7 coins\nagenda: market"
    told = [
        line.values["bar"]
        for given in (
            f"{full}{offer}",
            SALE,
            SALE.replace("7 coins", "99 coins"),
            f"{full}{offer}".replace("7 coins", "99 coins"),
        )
        for section in hand(view(sketch(given), B))
        for line in section.lines
        if line.id == "maphr-hand-sale"
    ]
    assert told == [1, 0, 2, 2]


def test_an_answer_to_a_swap_is_confirmed_by_its_proposer() -> None:
    """Then the cards change hands (8.2)."""
    assert asked(begun(SWAP)).asks[B].choices[:2] == (Answer(1), Turndown(1))
    t = begun(SWAP, "B: answer 1", "B: put tavern", "B: claim open")
    assert asked(t).asks[A].choices[:2] == (Confirm(1), Turndown(1))
    t = core.apply(t, A, Confirm(1))
    assert (t.clans[A].hand, sorted(t.clans[B].hand)) == (["tavern"], ["archive", "lookout"])


def test_a_buyer_may_name_any_price_below_what_is_asked() -> None:
    """Up to what they have, from what the rules allow for the building that they see, or from nothing (8.2)."""
    for coins, shown, low, most in ((18, "open", 7, 11), (9, "open", 7, 9), (18, "mystery", 0, 11)):
        given = SALE.replace("open, 7", f"{shown}, 12")
        t = begun(f"B: goldbeards, {coins} coins, level 1, 0 miners\n{given}", "B: haggle 1")
        asks = say("maphr-ask-haggle", seat=B, n=12, coins=coins, min=low, max=most)
        assert (asked(t).asks[B], asked(t).step.question(t, B)) == (core.Amount(low, most), asks)


def test_a_price_has_the_bounds_of_its_building() -> None:
    """An archive costs seven: it is sold for seven to fourteen, and one hears what the buyer has (8.2)."""
    given = SALE.replace("offer 1: A to B, archive open, 7 coins\n", "")
    for coins in (20, 9):
        t = begun(f"B: goldbeards, {coins} coins, level 1, 0 miners\n{given}", "A: offer sale", "A: put archive")
        t = core.apply(t, A, Claim("open"))
        asks = asked(t).step.question(t, A)
        assert asked(t).asks[A] == core.Amount(7, 14)
        assert [asks.values[name] for name in ("min", "max", "coins", "hidden")] == [7, 14, coins, 0]


@pytest.mark.parametrize("moves", [(), ("A: keep tavern",), ("A: keep tavern", "A: toss lookout")])
def test_the_question_of_a_shared_draw_names_both_neighbours(moves: Sequence[str]) -> None:
    """One card goes to the left, one to the right (6)."""
    packets = "A packet: tavern lookout archive brewery\nB packet: tavern\nC packet: lookout"
    t = begun(f"{THREE}\n{packets}\nagenda: share", *moves)
    asks = asked(t).step.question(t, A)
    for locale in LOCALES:
        told = Speaker(words(locale), "maphr", ["Ana", "Bo", "Cy"])(asks)
        assert all(name in told for name in ("Bo", "Cy")), told


@pytest.mark.parametrize("locale", LOCALES)
def test_a_contract_that_a_rival_passed_on_is_not_called_drawn(locale: str) -> None:
    """The player who shows it may have it from somebody else (6, type 4)."""
    t = begun("A: rockborers, 8 coins, level 1, 0 miners\nqueue: travelling_architect\nagenda: next-immediate A")
    told = Speaker(words(locale), "maphr", ["Ana", "Bo"])(asked(t).step.question(t, A))
    assert not any(word in told for word in ("draw", "pioch")), told


@pytest.mark.parametrize(
    ("given", "choice", "name"),
    [
        ("A buildings: tool_store\nA hand: tavern\nagenda: trade-turn A", Use("tool_store", "tavern"), "card"),
        ("A packet: tavern lookout archive brewery lookout\nB packet: tavern\nagenda: draft 1", Toss("tavern"), "card"),
        ("A packet: tavern lookout archive brewery\nB packet: tavern\nagenda: share", Toss("tavern"), "card"),
    ],
)
def test_every_card_that_would_be_discarded_says_so(given: str, choice: Choice, name: str) -> None:
    """For a special action or after a draw: the words are always these."""
    t = begun(given)
    label = asked(t).step.own_label(t, A, choice, name)
    assert Speaker(words("en"), "maphr", ["Ana", "Bo"])(label) == "Tavern · discard"


@pytest.mark.parametrize("given", ["choose-actions", "surplus A"])
def test_where_several_cards_are_discarded_the_question_says_so(given: str) -> None:
    """A whole hand as buttons has to fit a screen: they bear bare names."""
    moves = ["A: act prospect exploit"] if given == "choose-actions" else []
    t = begun(f"A hand: {SEVEN} gallery_tee\nB hand: tavern\nagenda: {given}", *moves)
    speak, step = Speaker(words("en"), "maphr", ["Ana", "Bo"]), asked(t).step
    assert speak(step.own_label(t, A, Some(("tavern",)), "items")) == "Tavern"
    assert re.search("discard", speak(step.question(t, A)))


@pytest.mark.parametrize(("clan", "card", "says"), [
    ("rockborers", "tavern", "Tavern I · 3 coins to build"),
    ("rockborers", "royal_mint", "Royal Mint IV · 18 coins to build"),
    ("stonewrights", "guard_post", "Guard Post I · 1 coin to build"),
])  # fmt: skip
def test_a_building_always_says_its_level_and_its_price_to_the_player(clan: str, card: str, says: str) -> None:
    """The level is part of its name, so that no narrow screen leaves it out; some clans build for less."""
    hand = f"A packet: {card} lookout archive brewery workshop\nB packet: tavern"
    t = begun(f"A: {clan}, 8 coins, level 1, 0 miners\n{hand}\nagenda: draft 1")
    label = asked(t).step.own_label(t, A, Keep(card), "card")
    assert short_label(Speaker(words("en"), "maphr", ["Ana", "Bo"])(label)) == says


def test_to_rise_a_level_says_the_price_to_each_player() -> None:
    """A shoring makes the third level cheaper for its owner, so the price is each player's own (8.3)."""
    t = begun(
        "A: rockborers, 40 coins, level 2, 0 miners\nA buildings: shoring\n"
        "B: goldbeards, 40 coins, level 2, 0 miners\nB buildings: guard_post\nagenda: upgrade-mine"
    )
    speak, step = Speaker(words("en"), "maphr", ["Ana", "Bo"]), asked(t).step
    labels = [speak(step.label_for(t, seat, Upgrade())) for seat in (A, B)]
    assert labels == ["Raise to level III · costs 10 coins", "Raise to level III · costs 30 coins"]
