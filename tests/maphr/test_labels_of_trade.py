"""What buttons and questions say of auctions and sales."""

import pytest

from games import core
from games.core import Some
from games.maphr.choices import Pass
from locales import Speaker, words
from tests.maphr.test_labels import SEVEN, THREE, A, B, asked, begun


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
