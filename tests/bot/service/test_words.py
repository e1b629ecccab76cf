"""Every sentence of the service exists in both languages, with the right variables."""

import ast
import re
from functools import cache

import pytest

from locales import LOCALES, words
from tests.house.sources import ROOT, python_files

VALUES = {
    "name": "Mira", "old": "Odo", "most": 4, "least": 2, "players": 1, "seal": "0f" * 32, "seed": "5e" * 16, "n": 3,
    "game": "Tunhell", "seconds": 9, "hours": 24, "days": 3, "channel": "10", "winner": "Odo",
    "until": "1800000000", "step": 5, "names": "Odo", "asked": ("Odo",), "time": "an hour", "paced": 1,
    "heading": "PORION", "minutes": 60, "others": 2, "to": "Zed", "by": "Odo", "why": "declined", "how": "closed",
    "count": 1, "answer": "Gold", "unrates": "rating", "rated": 1, "alone": 0, "everybody": 0, "best": 9,
    "best_seat": "Mira", "other_seat": "Odo", "other": 7, "later": 2, "roll": 1, "news": 1,
}  # fmt: skip
KINDS = ("bot-no-", "bot-story-", "bot-notice-", "bot-computer-", "bot-transfer-", "bot-rematch")


def ids_in(node: ast.expr) -> list[str]:
    """Return the possible ids of an argument."""
    strings = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    return [text for text in strings if text.startswith(KINDS)]


@cache
def sentences(locale: str) -> dict[str, str]:
    """Return every sentence of a language by id, without attributes."""
    text = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "locales" / locale).glob("*.ftl")))
    found = re.findall(r"^([\w-]+) = (.*?)(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
    return {name: body.partition("\n}")[0] for name, body in found}


@cache
def said() -> dict[str, set[str]]:
    """Return the ids used in the code of tables and service, each with its variables."""
    found: dict[str, set[str]] = {}
    for path in python_files("bot/tables", "bot/service", "bot/store", "bot/delivery"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            given = {keyword.arg for keyword in node.keywords if keyword.arg}
            if len(node.args) > 1 and isinstance(node.args[1], ast.Dict):
                given |= {key.value for key in node.args[1].keys if isinstance(key, ast.Constant)}
            for text in ids_in(node.args[0]) if isinstance(node.args[0], ast.Constant | ast.IfExp) else ():
                assert given >= used_by(text), text
                assert found.setdefault(text, given) == given, text
    return found


def used_by(text: str) -> set[str]:
    """Return the variables of a sentence."""
    return {name for locale in LOCALES for name in re.findall(r"\$(\w+)", sentences(locale)[text])}


@pytest.mark.parametrize("locale", LOCALES)
def test_each_sentence_has_words(locale):
    """Each sentence has exactly the variables that the code gives."""
    for text, names in said().items():
        given = {name: VALUES[name] for name in names}
        filled = words(locale).fill(text, {**given, **{f"{name}-count": 1 for name in given}})  # as for a list of one
        assert filled, text
        assert "{" not in filled, text


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_is_orphaned(locale):
    """Every refusal, notice and story line in the files is used by code."""
    ids = {text for text in sentences(locale) if re.match("|".join(KINDS), text)}
    code = "\n".join(path.read_text("utf-8") for path in python_files("bot"))
    assert {text for text in ids if f'"{text}"' not in code} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_numbers_agree(locale):
    """Numbers agree: one player, several, none."""
    sentences = {words(locale).text("bot-no-wrong-number", players=n, least=2, most=4) for n in (0, 1, 2)}
    assert len(sentences) == 3
