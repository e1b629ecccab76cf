"""No text for players shows ids, rule numbers, file names or other developer text.

`tests/house/test_words.py` checks what is said in random games.
"""

import re

import pytest

from locales import LOCALES, Locale
from tests.house.developer_text import shown_through
from tests.house.sources import ROOT

MEANT_TO_BE_READ = {
    # the calculation that anybody can check, behind "Fair deal?"
    "archive": ("bot-fair-", "bot-record"),
    # the next steps for somebody who adds a game
    "terminal": ("terminal-new-next",),
}
"""Texts with intended technical content, by file and prefix of the id."""


def texts(locale: Locale, name: str) -> list[tuple[str, str]]:
    """Return every line of a file with its message, without ids, variables and references."""
    found, message = [], ""
    for line in (ROOT / "locales" / locale / f"{name}.ftl").read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        if begun := re.match(r"([a-z][\w-]*) =", line):
            message = begun[1]
        bare = re.sub(r"^[a-z][\w-]* =|^ +\.[a-z_-]+ =|^ +\*?\[[\w-]+\]", " ", line)
        bare = re.sub(r"\{[^{}]*\}?|[A-Z_]+\([^)]*\)", " ", bare)
        found.append((message, bare))
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", sorted(path.stem for path in (ROOT / "locales" / "en").glob("*.ftl")))
def test_no_text_shows_the_machine_room(locale: Locale, name: str) -> None:
    """All texts of the locales are free of developer text."""
    meant = MEANT_TO_BE_READ.get(name, ())
    lines = [(id_, line) for id_, line in texts(locale, name) if not (meant and id_.startswith(meant))]
    assert [(id_, fault) for id_, line in lines for fault in shown_through(line)] == []


@pytest.mark.parametrize(
    "text",
    [
        "You cannot (R39).",
        "Pas ici (règle 5.4).",
        "see RULES.md",
        "warrior_4_proud_b",
        "Proud Warrior 4 (B)",
        "It is False.",
    ],
)
def test_a_planted_fault_is_found(text: str) -> None:
    """The scan finds developer text."""
    assert shown_through(text)


@pytest.mark.parametrize(
    "text", ["Mine 2 (3 cards)", "5 contre 6", "Kobold 3, at C4.", "**Ana** · 12 points", "`/card`"]
)
def test_plain_words_are_no_fault(text: str) -> None:
    """The scan accepts ordinary texts."""
    assert shown_through(text) == []
