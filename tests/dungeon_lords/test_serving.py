"""How much food goes into a poisoned meal is chosen knowing the damage."""

from games.core import Deal, Number, Seat
from games.dungeon_lords import GAME
from games.dungeon_lords.rules.traps import Serve
from locales import Speaker, words


def test_each_amount_says_the_damage():
    """2 damage, and 1 more for each food (11)."""
    state, step = GAME.begin(Deal(2, "meal", {})), Serve(Seat(0), "poisoned_meal")
    said = Speaker(words("en"), GAME.id, ("Ana", "Béa"))
    assert [said(step.field_label(state, Seat(0), Number(n), "n")) for n in (1, 2, 3)] == [
        "1 food · 3 damage",
        "2 food · 4 damage",
        "3 food · 5 damage",
    ]
