"""The amount of food for a poisoned meal is chosen with the damage shown."""

from games.core import Deal, Number, Seat
from games.dungeon_lords import GAME
from games.dungeon_lords.rules.traps import Serve
from locales import Speaker, words


def test_each_amount_says_the_damage():
    """Each label has the damage: 2, plus 1 per food (11)."""
    state, step = GAME.begin(Deal(2, "meal", {})), Serve(Seat(0), "poisoned_meal")
    said = Speaker(words("en"), GAME.id, ("Ana", "Béa"))
    assert [said(step.field_label(state, Seat(0), Number(n), "n")) for n in (1, 2, 3)] == [
        "1 food · 3 damage",
        "2 food · 4 damage",
        "3 food · 5 damage",
    ]
