"""Nouns after numbers: which are countable, and where a number must choose the form of its noun."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from locales import Locale
from tests.house.sources import ROOT
from tests.wording import counted_lines, messages

NOUN = re.compile(r"\s([^\W\d_]{3,})")
PERSON = re.compile(r"seats?$|names?$|winner$|-cap$")
"""Names of values followed by a verb."""
MANY = frozenset({
    # upper ends of a range, and limits far above one
    "bot-ahead-alike", "bot-help-minutes", "bot-menu-leave-alone", "bot-menu-leave-sure", "bot-no-not-absent",
    "bot-no-such-absence", "bot-no-wrong-number",
    "bot-players-range", "bot-tables-seats", "dungeon_lords-no-meal", "maphr-no-claim-price",
    "bot-puzzle-best", "bot-puzzle-streak", "terminal-some",
    # figures of a catalogue that are never one
    "dungeon_lords-log-crusade", "dungeon_lords-position-orders", "maphr-advice-reaches", "maphr-ask-from-pile",
    "maphr-ask-packet", "maphr-board-clan", "maphr-card-gallery", "maphr-card-vein", "maphr-condition-key",
    "maphr-effect-destroy-tile-all", "maphr-log-roll-again", "maphr-log-upgrade", "maphr-no-tile-limit",
    "poursuite-ask-move", "poursuite-ask-move-exactly", "poursuite-awaited-move", "poursuite-awaited-move-exactly",
    "poursuite-no-exact-count", "poursuite-position-moles", "poursuite-position-treasures",
    "winter-ask-hand", "winter-does-legend", "winter-hand-choose", "winter-log-action-kept", "winter-log-hand-kept",
    "winter-log-hand-lost", "winter-log-refresh", "winter-no-wrong-hand-size", "winter-position-dwarfs",
    "winter-warn-disasters", "winter-warn-disasters-over",
    # owners, listed by letter, in forms of their own for one mole
    "poursuite-beside-met",
    # the second number of a sentence that another number keeps above one
    "dungeon_lords-board-goods", "maphr-log-hire",
    # a colour or an instrument before the noun
    "poursuite-hand-title", "poursuite-log-swap-alike", "winter-ask-cards", "winter-ask-follow", "winter-log-done",
})  # fmt: skip
"""Messages whose noun may stay plural."""
SIGNED = "-score-sum"
"""Suffix of messages in which `shown` is `points`, which chooses the form, with its sign."""


class Counted(Visitor):
    """Collects the words after values of a message, by the form that the value has chosen.

    The form of a fraction is chosen by a value of its own, `form`, for the figure `shown`.
    """

    def __init__(self) -> None:
        self.chosen: dict[str, str] = {}
        self.one: set[str] = set()
        self.other: set[str] = set()
        self.bare: list[str] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # the name fluent calls
        """Record which form of its selector each variant is for."""
        name = node.selector.id.name if isinstance(node.selector, VariableReference) else ""
        outside = dict(self.chosen)
        for variant in node.variants:
            self.chosen = outside | {name: str(getattr(variant.key, "name", getattr(variant.key, "value", "")))}
            self.visit(variant.value)
        self.chosen = outside

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802  # the name fluent calls
        """Record the word after each value."""
        for part, follows in zip(node.elements, [*node.elements[1:], None], strict=True):
            if not isinstance(part, Placeable):
                continue
            if not isinstance(part.expression, VariableReference):
                self.visit(part.expression)
            elif isinstance(follows, TextElement) and (word := NOUN.match(follows.value)):
                name = part.expression.id.name
                form = self.chosen.get("form" if name == "shown" and "form" in self.chosen else name, "")
                if form in {"one", "1"}:
                    self.one.add(word[1])
                elif form == "other":
                    self.other.add(word[1])
                elif not form and not PERSON.search(name):
                    self.bare.append(word[1])


def counted(message: Message) -> Counted:
    """Return what a message and its attributes count."""
    found = Counted()
    for pattern in (message.value, *(attribute.value for attribute in message.attributes)):
        if pattern is not None:
            found.visit(pattern)
    return found


@cache
def nouns(locale: Locale) -> tuple[frozenset[str], frozenset[str]]:
    """Return the countable nouns of all texts, singular and plural."""
    files = [path.stem for path in sorted((ROOT / "locales" / locale).glob("*.ftl"))]
    all_found = [counted(message) for name in files for message in messages(locale, name)]
    one = frozenset().union(*(found.one for found in all_found))
    other = frozenset().union(*(found.other for found in all_found))
    pairs = [(word, f"{word}{end}") for word in one for end in ("s", "x", "es") if f"{word}{end}" in other]
    return frozenset(word for word, _ in pairs), frozenset(word for _, word in pairs)


def rigid(locale: Locale, name: str) -> list[tuple[str, str]]:
    """Return messages in which any number is followed by a plural noun, with the noun."""
    several = nouns(locale)[1]
    found = [(message.id.name, word) for message in messages(locale, name) for word in counted(message).bare]
    return [(id_, word) for id_, word in found if word in several and id_ not in MANY and not id_.endswith(SIGNED)]


def singular_after_two(locale: Locale, name: str) -> Iterator[str]:
    """Yield lines that say "2 card", unless another noun follows as in "2 trap cards"."""
    one, several = ("|".join(sorted(words)) for words in nouns(locale))
    pair = re.compile(rf"(?<![\d,.])2\s(?:{one})\b(?!\s(?:{several})\b)")
    return (line for _, line in counted_lines(locale, name) if pair.search(line))
