"""The page's texts and code: both languages complete, nothing unused, no text outside them."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from locales import LOCALES
from playground.texts import page_texts
from tests.house.sources import ROOT, name_of
from tests.house.test_documents import french_slips

PAGE = ROOT / "playground/page"
SCRIPTS = sorted(PAGE.glob("*.js"))
FILES = sorted(path for path in PAGE.iterdir() if path.suffix in {".js", ".css", ".html"})
SERVER = sorted((ROOT / "playground").rglob("*.py"))
LONGEST = 300
PLACE = re.compile(r"\{(\w+)\}")
# constructs that turn text into markup or code
MARKUP = re.compile(r"(inner|outer)HTML|insertAdjacentHTML|document\.write|DOMParser|\beval\(|new Function")

FRENCH, ENGLISH = page_texts("fr"), page_texts("en-GB")


def used_by_page() -> set[str]:
    """Return the texts that the page names."""
    return {found for path in FILES for found in re.findall(r'"(page-[\w-]+)"', path.read_text("utf-8"))}


def refusal_codes() -> set[str]:
    """Return the refusal codes of the server and the page."""
    server = {code for path in SERVER for code in re.findall(r'RefusalError\(\s*"(\w+)"', path.read_text("utf-8"))}
    page = {code for path in SCRIPTS for code in re.findall(r'code: "(\w+)"', path.read_text("utf-8"))}
    return server | page


def test_both_languages_have_equal_texts_with_equal_places_to_fill() -> None:
    """Both languages have the same texts with the same placeholders."""
    assert {name: set(PLACE.findall(text)) for name, text in FRENCH.items()} == {
        name: set(PLACE.findall(text)) for name, text in ENGLISH.items()
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_depends_on_what_only_the_page_knows(locale: str) -> None:
    """Texts have no selectors or functions on page values, which the server lacks."""
    for path in (ROOT / "locales" / locale).glob("playground*.ftl"):
        assert re.findall(r"->|\{\s*[A-Z]+\(", path.read_text("utf-8")) == []


def test_everything_but_the_variables_is_resolved() -> None:
    """The page gets plain text with placeholders, no Fluent syntax."""
    assert ENGLISH["error-option_too_big"] == "“{option}” must be at most {limit}."
    assert not [text for text in (*ENGLISH.values(), *FRENCH.values()) if "{" in PLACE.sub("", text)]


def test_every_text_is_used_and_there() -> None:
    """The page's texts exist, and all texts are used."""
    assert {name for name in ENGLISH if name.startswith("page-")} == used_by_page()


def test_every_refusal_has_its_words() -> None:
    """Every refusal has a text."""
    assert len(refusal_codes()) > 20
    assert {f"error-{code}" for code in refusal_codes()} - ENGLISH.keys() == set()


def test_the_french_is_french() -> None:
    """French texts use typographic apostrophes and non-breaking spaces before double punctuation."""
    texts = {
        name: re.sub(r"\{\w+\}", "x", text) for name, text in FRENCH.items() if name.startswith(("page-", "error-"))
    }
    assert {name: slips for name, text in texts.items() if (slips := french_slips(text))} == {}


class Shown(HTMLParser):
    """Collects what a reader sees or hears of static markup."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: set[str] = set()

    def handle_data(self, data: str) -> None:
        """Collect text between tags."""
        self.texts |= {data.strip()} - {""}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect attributes that are read aloud."""
        self.texts |= {value or "" for name, value in attrs if name in {"aria-label", "title", "alt", "placeholder"}}


def test_the_markup_holds_no_words() -> None:
    """index.html contains no text except the product's name."""
    shown = Shown()
    shown.feed((PAGE / "index.html").read_text("utf-8"))
    assert shown.texts == {"Porion"}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_code_of_the_page_is_safe_and_short(path: Path) -> None:
    """Text never becomes markup, and files are short."""
    text = path.read_text("utf-8")
    assert MARKUP.findall(text) == []
    assert len(text.splitlines()) <= LONGEST
