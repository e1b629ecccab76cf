"""Entries of a replay: by step, by log entry, and around a step."""

import pytest

from bot.tables.replay import NEAR, Timeline
from games.core import Event, say

LONG = Timeline(range(0, 1000, 5), [(n, Event(say("x"))) for n in range(0, 1000, 10)])
"""A game of 200 steps and 100 turns of two steps each."""


def test_a_step_is_found_by_its_entry():
    """The step of an entry is the last one not after it; earlier entries give the deal."""
    assert [LONG.near(entry) for entry in (-1, 0, 4, 5, 995, 2000)] == [0, 0, 0, 1, 199, 199]
    assert [LONG.at(step) for step in (-3, 0, 7, 199, 200, 999)] == [0, 0, 7, 199, 199, 199]


@pytest.mark.parametrize(
    ("step", "first", "last"),
    [
        (0, 0, (1 + NEAR) * 10),
        (9, 0, (5 + NEAR) * 10),
        (100, (51 - NEAR) * 10, (51 + NEAR) * 10),
        (101, (51 - NEAR) * 10, (51 + NEAR) * 10),
        (190, (96 - NEAR) * 10, 995),
        (199, (100 - NEAR) * 10, 995),
    ],
)
def test_turns_are_looked_up_so_far_before_and_after_a_step(step, first, last):
    """The turns around a step are limited by headings on both sides, or by the ends of the game."""
    assert LONG.around(step) == (first, last)


def test_a_game_without_headings_is_looked_up_as_a_whole():
    assert Timeline(range(5), []).around(3) == (0, 4)
