"""How the table of a tournament's pairing came out, by seat."""

from types import SimpleNamespace

import pytest

from bot.model import Phase, Sitter, Table
from bot.tables import matches
from bot.tables.matches import MatchResult, match_result
from bot.tables.pace import LATE_S, is_late
from bot.tables.state import TableState
from games.core import Ending, Outcome, Score, Seat

A, B = Seat(0), Seat(1)
SCORES = (Score(A, 3, {}), Score(B, 5, {}))
PLAYED = Table("t", "winter", 5, 10, 1, "en", Phase.OVER, sitters=(Sitter("Mira", 1), Sitter("Odo", 2, owner=None)))


@pytest.mark.parametrize(
    ("outcome", "expected"),
    [
        (Outcome(SCORES, ((B,), (A,))), MatchResult((2, 1), (3, 5))),
        (Outcome(SCORES, ((A, B),)), MatchResult((1, 1), (3, 5))),
        (Outcome((), ()), MatchResult((1, 1), (None, None))),
        (Outcome(SCORES, ((B,), (A,)), Ending.LOST), MatchResult((1, 1), (3, 5), survived=False)),
    ],
)
def test_places_and_points_are_those_of_the_final_score(outcome, expected, monkeypatch):
    """Those who have lost together share the first place, whatever was counted."""
    monkeypatch.setattr(matches, "game_of", lambda _: SimpleNamespace(outcome=lambda _: outcome))
    assert match_result(TableState(PLAYED, object()), None) == expected


def test_only_a_person_who_is_asked_is_late():
    """A computer player keeps nobody waiting, nor does a person who is asked nothing, nor a table that is over."""
    now, asked = 1_000_000.0, 1_000_000.0 - LATE_S
    live = Table("t", "winter", 5, 10, 1, "en", Phase.PLAYING)
    late = Sitter("Odo", 2, asked_at=asked)
    assert is_late(live, late, now)
    assert not is_late(live, late, now - 1)
    assert not is_late(live, Sitter("Odo", 2), now)
    assert not is_late(live, Sitter("Dvalin", None, "normal", asked_at=asked), now)
    assert not is_late(PLAYED, late, now)
