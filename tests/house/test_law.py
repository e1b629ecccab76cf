"""Every ruling and every worked example of a RULES.md is named by a test of its game."""

import re

import pytest

from games.registry import GAMES
from tests.house.sources import ROOT

LAST = {"dungeon_lords": (41, 20), "poursuite": (36, 22), "tunhell": (42, 47), "winter": (60, 27), "maphr": (64, 27)}
"""The last ruling and the last example of each RULES.md."""
ELSEWHERE = {"tunhell": {"R40"}}
"""Rulings that are no rules of the game: tests of the service show them."""


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_and_example_is_named(game: str) -> None:
    """`R7` or `test_r7_...` in the tests of the game; whoever looks for a ruling finds how it is tried."""
    rulings, examples = LAST[game]
    text = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "tests" / game).glob("test_*.py")))
    named = {found.upper() for found in re.findall(r"(?<![A-Za-z0-9])([RrEe]\d+)(?![0-9])", text)}
    named |= {found.upper() for name in re.findall(r"def (test_\w+)", text) for found in re.findall(r"[re]\d+", name)}
    law = {f"R{n}" for n in range(1, rulings + 1)} | {f"E{n}" for n in range(1, examples + 1)}
    assert law - ELSEWHERE.get(game, set()) <= named, sorted(law - named)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_numbers_are_those_of_the_rules(game: str) -> None:
    """A ruling or an example added to RULES.md needs a test, too."""
    rules = (ROOT / "games" / game / "RULES.md").read_text("utf-8")
    examples = max(int(n) for n in re.findall(r"^\W*E(\d+) ", rules.replace("**", ""), re.M))
    section = re.split(r"^## \d+\. Rulings", rules, flags=re.M)[1].split("\n## ")[0]
    rulings = max(int(n) for n in re.findall(r"^(?:\| R|- \*\*R|)(\d+)[. ]", section, re.M))
    assert (rulings, examples) == LAST[game]


def test_rulings_shown_elsewhere_are_shown() -> None:
    """Tunhell R40, leaving the table, is the common policy of the service."""
    assert "R40" in (ROOT / "tests" / "bot" / "service" / "test_leaving_games.py").read_text("utf-8")
