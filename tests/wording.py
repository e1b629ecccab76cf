"""Helpers for the tests of every game's texts: number agreement, figures, and words to avoid."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, NumberLiteral, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from locales import Locale, words
from tests.house.sources import ROOT

ALIKE: Mapping[Locale, str] = {
    "en": r"\b1 (?!gets|takes|has|is|was|does|goes)[a-z]+s\b",
    "fr": r"(?<!\d)(?<!\d\s)\b[01] (?!pas\b|dans\b|plus\b|puis\b|sans\b|bois\b)[a-zé]+s\b",
}
"""A number and a noun that do not agree, for languages where a plural ends in s."""


class Values(Visitor):
    """Collects the values of a message, and those that choose its form by a number."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.counts: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the name fluent calls
        """Record a value."""
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # the name fluent calls
        """Record a value that chooses by number."""
        keys = [variant.key for variant in node.variants]
        is_number = any(isinstance(key, NumberLiteral) or getattr(key, "name", "") == "one" for key in keys)
        if is_number and isinstance(node.selector, VariableReference):
            self.counts.add(node.selector.id.name)
        self.generic_visit(node)


class Forms(Visitor):
    """Collects the forms of a message, by the value that chooses between them."""

    def __init__(self) -> None:
        self.of: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # the name fluent calls
        """Record the keys of the variants."""
        if isinstance(node.selector, VariableReference):
            keys = {str(getattr(one.key, "name", getattr(one.key, "value", ""))) for one in node.variants}
            self.of.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(locale: Locale, game: str) -> list[Message]:
    """Return the messages of a game in one language."""
    text = (ROOT / "locales" / locale / f"{game}.ftl").read_text("utf-8")
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]


@cache
def counted_lines(locale: Locale, game: str) -> list[tuple[str, str]]:
    """Return every sentence that chooses a form by number, with 0, 1 and 2: its id and the line."""
    return [*_counted_lines(locale, game)]


def _counted_lines(locale: Locale, game: str) -> Iterator[tuple[str, str]]:
    for message in messages(locale, game):
        found = Values()
        found.visit(message)
        if not found.counts:
            continue
        parts = [message.id.name] if message.value is not None else []
        parts += [f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes]
        for n in range(3):
            given = {name: n if name in found.counts else f"‹{name}›" for name in found.names}
            lists = {name.removesuffix("-count") for name in found.counts if name.endswith("-count")}
            given |= dict.fromkeys(lists, "‹nothing›" if n == 0 else "‹one›" if n == 1 else "‹one› & ‹two›")
            given |= {f"{name}-or": text for name, text in given.items() if name in lists}
            for part in parts:
                yield part, words(locale).fill(part, given)


def forms(locale: Locale, game: str) -> dict[tuple[str, str], set[str]]:
    """Return the forms between which a value chooses, by message and value."""
    found = {}
    for message in messages(locale, game):
        seen = Forms()
        seen.visit(message)
        found |= {(message.id.name, value): keys for value, keys in seen.of.items()}
    return found


def disagreeing(locale: Locale, game: str) -> list[tuple[str, str]]:
    """Return the lines in which a number and its noun do not agree."""
    return [(name, line) for name, line in counted_lines(locale, game) if re.search(ALIKE[locale], line)]


def used(locale: Locale, game: str, forbidden: Mapping[str, str]) -> list[str]:
    """Return the lines that use a word which the glossary replaces by another one."""
    text = (ROOT / "locales" / locale / f"{game}.ftl").read_text("utf-8")
    whole = [
        re.sub(r"^[a-z][\w-]* =|^ +\.[a-z-]+ =", " ", line) for line in text.splitlines() if not line.startswith("#")
    ]
    plain = [re.sub(r"\{[^{}]*\}", " ", line) for line in whole]
    found = []
    for pattern, instead in forbidden.items():
        wrong = re.compile(pattern, re.IGNORECASE)
        lines = whole if r"\{" in pattern else plain  # a pattern may name the value beside a word
        found += [f"{line.strip()} (say: {instead})" for line in lines if wrong.search(line)]
    return found


def figures(text: str) -> list[int]:
    """Return the numbers in a text, without signs."""
    return [int(number) for number in re.findall(r"\d+", text)]
