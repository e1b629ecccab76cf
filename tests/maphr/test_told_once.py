"""What is told of draws and of cards that act at once: each thing in one line."""

from bot.present.story import story_lines
from games import core
from games.core import Choice, Seat
from games.maphr import GAME
from locales import words
from tests.bot.present.play import PLAIN, table_of

from .stage import sketch


def _story(given: str, *moves: tuple[Seat, Choice]) -> list[str]:
    """Return the lines of what happens from a position on, as everyone reads them."""
    t = core.start(sketch(given))
    told = [*t.told]
    for seat, choice in moves:
        t = core.apply(t, seat, choice)
        told += t.told
    events = [event for event in told if event.to is None]
    return [line.text for line in story_lines(events, table_of(GAME, 2, PLAIN), words("en"))]


def test_what_everyone_draws_alike_is_told_in_one_line() -> None:
    """Mines of one level draw as many cards, those of another level have a line of their own (6)."""
    deck = "deck: tavern lookout archive brewery workshop shoring map_room citadel\nagenda: draw-by-level"
    assert "> **Mira** and **Odo** draw 4 cards each." in _story(deck)
    uneven = _story(f"B: rockborers, 8 coins, level 2, 0 miners\n{deck}")
    assert [line for line in uneven if "draw" in line] == ["> **Mira** draws 4 cards.", "> **Odo** draws 3 cards."]


def test_a_card_that_acts_at_once_is_named_once() -> None:
    """That it is shown is told of what asks a question first, not of what has an effect at once (6)."""
    assert _story("A hand: royal_subsidy\nagenda: show-immediates A") == [
        "> Royal Subsidy: **Mira** gains 5 coins and now has 13."
    ]
    shown = _story("A hand: surveyor\nagenda: show-immediates A")
    assert shown == ["> **Mira** shows this card: Surveyor."]
