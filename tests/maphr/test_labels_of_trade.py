"""What buttons and questions say of auctions, sales and impediments."""

from collections.abc import Sequence

import pytest

from games import core
from games.core import Seat, Some
from games.maphr.choices import Hinder, Pass
from locales import LOCALES, Speaker, words
from tests.maphr.test_labels import SEVEN, THREE, A, B, asked, begun, part


def test_what_is_not_kept_of_an_auction_is_said_to_go_on() -> None:
    """The next player clockwise gets the rest of the packet, however many cards that are (6)."""
    t = begun(
        f"{THREE}\npacket: tavern lookout archive brewery\nagenda: take-packet A 2; take-packet B 1; take-packet C 1"
    )
    speak = Speaker(words("en"), "maphr", ["Ana", "Bo", "Cy"])
    assert speak(asked(t).step.question(t, A)) == "Ana: keep 2 of the 4 cards. The others go to Bo."
    t = core.apply(t, A, Some(("tavern", "lookout")))
    assert speak(asked(t).step.question(t, B)) == "Bo: keep one of the 2 cards. The other goes to Cy."


@pytest.mark.parametrize(("cards", "says"), [(6, "Pass"), (7, "Pass · discard 1 card"), (8, "Pass · discard 2 cards")])
def test_to_pass_says_how_many_cards_it_makes_one_discard(cards: int, says: str) -> None:
    """Who does not sell with a hand above the limit discards the surplus for nothing (8.1)."""
    hand = f"{SEVEN} citadel".split()[:cards]
    t = begun(f"A hand: {' '.join(hand)}\nagenda: trade-turn A")
    assert Speaker(words("en"), "maphr", ["Ana", "Bo"])(asked(t).step.label(t, Pass())) == says


def test_an_impediment_says_what_an_exploit_is_worth_to_each_opponent() -> None:
    """The mines are open, so it can be worked out; without a vein, there is nothing to say (7.3)."""
    given = f"{THREE}\nA: rockborers, 0 coins, level 1, 1 miners\nA mine: e1 coal_2_straight 0\nA plan: exploit"
    t = begun(f"{given}\nC plan: exploit\nB hand: miners_strike\nagenda: impediments")
    told = {
        locale: [
            Speaker(words(locale), "maphr", ["Ana", "Bo", "Cy"])(part(t, Hinder("miners_strike", seat), "seat", B))
            for seat in (A, Seat(2))
        ]
        for locale in LOCALES
    }
    assert told == {
        "en": ["Cancel Exploit · Ana (worth about 2 coins)", "Cancel Exploit · Cy"],
        "fr": ["Annuler l’action Exploiter · Ana (environ 2 pièces)", "Annuler l’action Exploiter · Cy"],
    }


@pytest.mark.parametrize("moves", [(), ("A: offer sale",)])
def test_who_has_left_the_market_is_named_to_those_who_trade(moves: Sequence[str]) -> None:
    """In the question, and where the partner of an offer is chosen (8.2)."""
    given = f"{THREE}\nD: long_memories, 8 coins, level 1, 0 miners\nA hand: archive\nB hand: tavern\nC hand: lookout"
    t = begun(f"{given}\nD hand: tavern\nmarket: A B C\nagenda: market", *moves)
    asks = asked(t).step.own_question(t, A)
    assert asks.values["away_seats"] == (Seat(3),)
    for locale, says in (("en", "Di is done for this round."), ("fr", "Di a fini pour ce tour.")):
        assert Speaker(words(locale), "maphr", ["Ana", "Bo", "Cy", "Di"])(asks).endswith(says)


def test_of_several_offers_the_terms_are_told_of_the_one_that_is_turned_to() -> None:
    """A sale with its price and the coins there are, a swap with who proposes it (8.2)."""
    given = f"{THREE}\nA hand: archive\nB hand: tavern\nC hand: lookout\nmarket: A B C\nagenda: market\n"
    offers = "offer 1: A to B, archive open, 7 coins\noffer 2: C to B, lookout open"
    sold = begun(given + offers, "B: consider 1")
    asks = asked(sold).step.question(sold, B)
    assert asks.id == "maphr-ask-sold"
    assert [asks.values[name] for name in ("other_seat", "n", "coins")] == [A, 7, 8]
    swapped = begun(given + offers, "B: consider 2")
    asks = asked(swapped).step.question(swapped, B)
    assert (asks.id, asks.values["other_seat"]) == ("maphr-ask-swapped", 2)
