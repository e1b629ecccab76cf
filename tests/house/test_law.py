"""Every ruling and worked example of a RULES.md is named by a test of its game."""

import re

import pytest

from games.registry import GAMES
from tests.house.sources import ROOT

ELSEWHERE = {"tunhell": {"R40"}}
"""Rulings about the table, tested with the service."""


def law(game: str) -> dict[str, list[int]]:
    """Return the numbers of rulings (R) and worked examples (E) in a RULES.md."""
    rules = (ROOT / "games" / game / "RULES.md").read_text("utf-8")
    _, *rulings = re.split(r"^## \d+\. Rulings", rules, flags=re.M)
    section = rulings[0].split("\n## ")[0] if rulings else ""
    found = {
        "R": re.findall(r"^(?:\| R|- \*\*R|)(\d+)[. ]", section, re.M),
        "E": re.findall(r"^\W*E(\d+) ", rules.replace("**", ""), re.M),
    }
    return {letter: sorted({int(n) for n in numbers}) for letter, numbers in found.items()}


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_and_example_is_named(game: str) -> None:
    """Tests contain `R7` or `test_r7_...` for each ruling and example."""
    text = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "tests" / game).glob("test_*.py")))
    named = {found.upper() for found in re.findall(r"(?<![A-Za-z0-9])([RrEe]\d+)(?![0-9])", text)}
    named |= {found.upper() for name in re.findall(r"def (test_\w+)", text) for found in re.findall(r"[re]\d+", name)}
    expected = {f"{letter}{n}" for letter, numbers in law(game).items() for n in numbers}
    unnamed = sorted(expected - ELSEWHERE.get(game, set()) - named)
    assert unnamed == [], f"no test in tests/{game}/ names these rulings (R) and examples (E) of RULES.md"


@pytest.mark.parametrize("game", GAMES)
def test_rulings_and_examples_are_numbered_from_one(game: str) -> None:
    """Rulings and examples are numbered from one without gaps."""
    for letter, numbers in law(game).items():
        assert numbers == list(range(1, len(numbers) + 1)), letter


def test_rulings_shown_elsewhere_are_shown() -> None:
    """Tunhell R40, about leaving the table, is tested with the service."""
    assert "R40" in (ROOT / "tests" / "bot" / "service" / "test_leaving_games.py").read_text("utf-8")
