"""Fluent files as flat words for the page."""

import os
import re
from pathlib import Path

import pytest

from playground.schema.emoji import is_emoji
from playground.texts import Texts, UnsupportedTextError, flatten


def test_variables_are_left_to_the_page_and_the_rest_is_resolved() -> None:
    source = """
-bot = Porion
hello = { -bot } greets { $name }{" !"} { 3 }
again = { hello } – { hello.title }
    .title = again
hello-there =
    .title = Title of { -bot }
"""
    flat = flatten(source.replace("{ hello.title }", "{ hello-there.title }"))
    assert flat == {
        "hello": "Porion greets {name} ! 3",
        "again": "Porion greets {name} ! 3 – Title of Porion",
        "again.title": "again",
        "hello-there.title": "Title of Porion",
    }


@pytest.mark.parametrize(
    "source",
    [
        "count = { $n ->\n    [one] one\n   *[other] more\n}\n",
        "when = { NUMBER($n) }\n",
        "lost = { nowhere }\n",
        "self = { self }\n",
        "= broken\n",
    ],
)
def test_what_the_page_cannot_show_is_refused(source: str) -> None:
    with pytest.raises(UnsupportedTextError):
        flatten(source)


def test_both_languages_have_the_same_words_with_the_same_variables() -> None:
    texts = Texts()
    english, french = texts.flat("en-GB"), texts.flat("fr")
    assert set(english) == set(french)
    for name, words in english.items():
        assert _variables(words) == _variables(french[name]), name


def test_a_changed_file_is_read_anew(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    file = tmp_path / "en" / "playground.ftl"
    file.write_text("a = one\n")
    texts = Texts(tmp_path)
    assert texts.flat("de") == {"a": "one"}
    file.write_text("a = two and more\n")
    os.utime(file, (1, 1))  # surely another date
    assert texts.flat("en") == {"a": "two and more"}


def _variables(words: str) -> set[str]:
    return set(re.findall(r"\{(\w[\w-]*)\}", words))


@pytest.mark.parametrize("text", ["⛏️", "⛏", "🪨", "👷‍♂️", "👍🏽", "🇫🇷", "3️⃣", "▶️", "❌", "↩️"])
def test_an_emoji_is_one(text: str) -> None:
    assert is_emoji(text)


@pytest.mark.parametrize("text", ["", "a", "3", "→", "●", "✓", "⛏⛏", "⛏a", "pick", ":pick:", "🇫🇷🇫🇷"])
def test_what_is_no_emoji(text: str) -> None:
    assert not is_emoji(text)
