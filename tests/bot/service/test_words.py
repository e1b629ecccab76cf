"""Every sentence the service can say exists in both languages and gets the values it wants."""

import re

import pytest

from locales import LOCALES, words
from tests.house.sources import ROOT, python_files

VALUES = {
    "name": "Mira", "most": 4, "least": 2, "players": 1, "seal": "0f" * 32, "seed": "5e" * 16, "n": 3,
    "game": "Tunhell",
}  # fmt: skip


def said() -> dict[str, set[str]]:
    """The ids in the code of the store and the service, each with the names of its values."""
    found: dict[str, set[str]] = {}
    for path in python_files("bot/service", "bot/store"):
        text = path.read_text("utf-8")
        for match in re.finditer(r"\"(bot-(?:no|story|notice|computer)-[a-z-]+)\"([^\n]*)", text):
            given = re.findall(r"[(,{]\s*\"?(\w+)\"?\s*[=:]", match[2])
            assert found.setdefault(match[1], set(given)) == set(given), match[1]
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("text", sorted(said()))
def test_each_sentence_has_words(locale, text):
    """With exactly the values that are given; a missing one would raise."""
    filled = words(locale).text(text, **{name: VALUES[name] for name in said()[text]})
    assert filled
    assert "{" not in filled


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_is_orphaned(locale):
    """What nobody says is not in the file."""
    lines = (ROOT / "locales" / locale / "table.ftl").read_text("utf-8").splitlines()
    assert {line.partition(" = ")[0] for line in lines if line.startswith("bot-")} == set(said())


@pytest.mark.parametrize("locale", LOCALES)
def test_numbers_agree(locale):
    """One player, several players, nobody."""
    sentences = {words(locale).text("bot-no-wrong-number", players=n, least=2, most=4) for n in (0, 1, 2)}
    assert len(sentences) == 3
