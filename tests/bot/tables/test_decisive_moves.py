"""Why the move that decided a game did: what it brought, what came of it, and what would have spared the others it."""

from bot.present.speech import sentence
from games.core import Say
from locales import words

from .test_turning_points import IDLE, TABLE, WON, course_of, replaced, turns


def test_why_the_decisive_move_mattered_is_told_with_its_turn(monkeypatch):
    """What came of it later stands with its turn, and what would have spared the others it with the chance then."""
    asked = []

    def why(game, seat, entries, position, chance):
        asked.append((seat, [n for n, _ in entries], chance))
        return {"then_entry": 4, "then": WON, "instead": IDLE, "kept": 45}

    chances = [0.4, 0.4, 0.9, 0.9, 0.95, 0.95, 0.95, 0.95, 1.0]
    (told,) = course_of(monkeypatch, turns(*[IDLE] * 2, WON, *[IDLE] * 6), chances, why=why).told
    assert asked == [(0, [2, 3, 4, 5, 6], 0.9)], "two turns of both players are looked at"
    shown = Say(told.id, {**replaced(told).values, "told": "Mira digs.", "then": "Mira wins a ring.", "instead": "Dig"})
    assert sentence(words("en"), shown, TABLE).endswith(
        "What happened: Mira digs. What came of it, on turn 5 of 9: Mira wins a ring. "
        "“Dig” would have left that chance at about 45%."
    )


def test_points_that_the_decisive_move_brought_are_told(monkeypatch):
    def why(*_):
        return {"worth": 12, "parts": ("Sets +10", "Buildings +2")}

    (told,) = course_of(monkeypatch, turns(IDLE, IDLE, WON, IDLE), [0.4, 0.4, 0.9, 1.0], why=why).told
    shown = Say(told.id, {**replaced(told).values, "told": "Mira builds."})
    assert sentence(words("en"), shown, TABLE).endswith("That was worth 12 points: Sets +10 and Buildings +2.")
