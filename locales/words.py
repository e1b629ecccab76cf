"""Fluent bundles, and the reading of engine sentences: ids of seats and things become words first."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any, Literal, get_args

from babel import Locale as BabelLocale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Junk

from games.core import Say, Sign, Value, is_person

Locale = Literal["en", "fr"]
LOCALES: tuple[Locale, ...] = get_args(Locale)
_REGION: Mapping[Locale, str] = {"en": "en_GB", "fr": "fr"}

_HERE = Path(__file__).parent
_KEPT = 20_000
"""Filled texts kept for each language. `lru_cache` finds one in 0.4 µs, cachetools in 1.7."""
_ENTRY = re.compile(r"([a-zA-Z][\w-]*) *=")
_CONTINUED = re.compile(r" |}|#|$")
_REFERENCE = re.compile(r"{\s*([a-zA-Z][\w-]*)")


_PEOPLE = frozenset({"name", "names", "host", "old", "to", "winner"})
"""Values of the bot's own sentences that are names of people; those of a game's are called after their seats."""
_ELIDING = re.compile(r"[\W_]*(?:[AEIOUÆŒØ]|Y[^AEIOU]|H(?:E[CLN]|ER[MV]|ON|OR[AT]|UB|IPP|IL|Y[AP]))", re.IGNORECASE)
"""How names begin before which French elides: a vowel, a Y before a consonant, a mute H as in Hélène or Hortense.

Signs before the name, such as that of a computer player, are not read aloud.
"""


class MissingWords(Exception):
    """A text that a language does not have, or that wants values it was not given."""


def locale_of(name: str | None) -> Locale:
    """Return the language to speak to someone whose client says `name` ("fr", "en-GB", "de"): English when in doubt."""
    return "fr" if name and name.lower().startswith("fr") else "en"


class Words:
    """All texts of one language."""

    def __init__(self, locale: Locale, *folders: Path) -> None:
        """Take the texts of every `.ftl` file of the language, in the project's folder or in those named.

        Each text is parsed when it is first needed: a process that starts needs few of them, and not at once.

        Raises:
            MissingWords: a line belongs to no text, or two files define the same text.
        """
        self.locale = locale
        self._folders = folders
        self._filled = lru_cache(_KEPT)(self._format)
        """Fills texts, which is slow: the same card is named again and again."""
        self.told = lru_cache(_KEPT)(self._tell)
        """Puts sentences into words, by game and by the names at their table: the story is shown to many."""
        self._attributes: dict[str, tuple[str, ...]] = {}
        self._list = lru_cache(_KEPT)(self._enumerate)
        self._babel = BabelLocale.parse(_REGION[locale])
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._unread: dict[str, str] = {}
        """Texts that are not parsed yet."""
        for path in sorted(path for folder in folders or (_HERE,) for path in (folder / locale).glob("*.ftl")):
            for name, source in _entries(path):
                if name in self._unread:
                    raise MissingWords(f"{path.name}: {name} is defined twice")
                self._unread[name] = source
        self.ids = frozenset(self._unread)

    def __reduce__(self) -> tuple[Callable[..., "Words"], tuple[Any, ...]]:
        """For another process, which reads the same files itself."""
        return (Words, (self.locale, *self._folders)) if self._folders else (words, (self.locale,))

    def text(self, text: str, /, **values: str | int) -> str:
        """Return a text with plain values. `text` may name an attribute: `option-mode.help`.

        Raises:
            MissingWords: there is no such text, it does not parse, or a value is missing.
        """
        return self.fill(text, values)

    def fill(self, text: str, values: Mapping[str, str | int]) -> str:
        """Return a text with values whose names need not be identifiers (`card-the`)."""
        return self._filled(text, *values.items())

    def _format(self, text: str, *items: tuple[str, str | int]) -> str:
        values = dict(items)
        name, _, attribute = text.partition(".")
        if name not in self.ids:
            raise MissingWords(f"{self.locale} has no text {name}")
        message = self._message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"{self.locale} has no text {text}")
        filled, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"{self.locale} {text}: {errors[0]}")
        told = str(filled)
        for value in values.values():
            if isinstance(value, int) and value < 0:
                told = told.replace(f"-{-value}", f"−{-value}")
        return _elided(told, values) if self.locale == "fr" else told

    def has(self, text: str) -> bool:
        """Return whether the text (or attribute) exists."""
        name, _, attribute = text.partition(".")
        return name in self.ids and (not attribute or attribute in self.attributes(name))

    def attributes(self, name: str) -> Iterable[str]:
        """Return the names of a text's attributes."""
        known = self._attributes.get(name)
        if known is None:
            known = self._attributes[name] = tuple(self._message(name).attributes)
        return known

    def _message(self, name: str) -> Message:
        """Return a text that exists, parsed together with those it refers to."""
        needed = [name]
        while needed:
            now = needed.pop()
            if (source := self._unread.get(now)) is None:
                continue
            resource = FluentResource(source)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise MissingWords(f"{self.locale} {now} does not parse: {entry.content!r}")
            self._bundle.add_resource(resource)
            self._unread.pop(now, None)
            needed += _REFERENCE.findall(source)
        return self._bundle.get_message(name)

    def enumerate(self, items: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """Return « a, b et c », "a, b and c"; in the style "or", alternatives; "" for an empty list."""
        return self._list(tuple(items), style) if items else ""

    def _enumerate(self, items: tuple[str, ...], style: Literal["standard", "or"]) -> str:
        return format_list(list(items), style=style, locale=self._babel)

    def list_values(self, name: str, items: Sequence[str]) -> dict[str, str | int]:
        """Return what a text may use of a list.

        All of them (`name`), one of them (`name-or`) and how many (`name-count`).
        """
        return {name: self.enumerate(items), f"{name}-or": self.enumerate(items, "or"), f"{name}-count": len(items)}

    def _tell(self, game: str, names: tuple[str, ...], sentence: Say) -> str:
        return Speaker(self, game, names).put(sentence)


def _elided(told: str, values: Mapping[str, str | int]) -> str:
    """Return French text with an apostrophe before a person's name that begins with a vowel: « la place d’Odo »."""
    for key, value in values.items():
        if isinstance(value, str) and (key in _PEOPLE or is_person(key)) and _ELIDING.match(_bare(value)):
            told = re.sub(rf"\b([Dd]|[Qq]u)e (?={re.escape(value)})", r"\1’", told)
    return told


def _bare(name: str) -> str:
    """Return a name without its accents."""
    return "".join(sign for sign in unicodedata.normalize("NFD", name) if not unicodedata.combining(sign))


def _entries(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the texts of a file, unparsed, by their names.

    Raises:
        MissingWords: a line neither begins a text nor goes on with one.
    """
    name, lines = "", list[str]()
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if begun := _ENTRY.match(line):
            if name:
                yield name, "".join(lines)
            name, lines = begun[1], []
        elif not _CONTINUED.match(line) or (line[0] in " }" and not name):
            raise MissingWords(f"{path.name} does not parse: {line!r}")
        lines.append(line)
    if name:
        yield name, "".join(lines)


@cache
def words(locale: Locale) -> Words:
    """Return the texts of a language, read once."""
    return Words(locale)


@dataclass(frozen=True)
class Speaker:
    """Puts a game's sentences into words of one language, with the names of the people at one table.

    Attributes:
        words: the language.
        game: the game's id, prefix of the names of its things.
        names: of the people, by seat.
    """

    words: Words
    game: str
    names: Sequence[str]

    def __call__(self, sentence: Say) -> str:
        """Return the sentence in words.

        Raises:
            MissingWords: the sentence or a thing in it has no words in this language.
        """
        return self.words.told(self.game, tuple(self.names), sentence)

    def within(self, sentence: Say, room: int, *, is_brief: bool = False) -> str:
        """Return the longest wording of a sentence that has room: its own, or its attribute `.short` or `.shorter`.

        If it is to be brief, its own wording is used only if it has no other.
        """
        text = self(sentence)
        for form in ("short", "shorter"):
            is_long = len(text) > room or (is_brief and form == "short")
            if is_long and self.words.has(brief := f"{sentence.id}.{form}"):
                text = self(Say(brief, sentence.values))
        return text

    def put(self, sentence: Say) -> str:
        """Return a sentence in words, made anew; raises what calling the speaker does."""
        values: dict[str, str | int] = {}
        for name, value in sentence.values.items():
            values.update(self._spoken(name, value))
        return self.words.fill(sentence.id, values)

    def thing(self, thing: str) -> str:
        """Return the plain name of a thing of the game."""
        return self.words.text(f"{self.game}-name-{thing}")

    def _spoken(self, name: str, value: Value) -> dict[str, str | int]:
        if isinstance(value, tuple):
            return {**self.words.list_values(name, self._several(name, value)), f"{name}-count": len(value)}
        spoken: dict[str, str | int] = {name: self._one(name, value)}
        if isinstance(value, int) and not is_person(name):
            spoken[name] = value
        if isinstance(value, str):
            thing = f"{self.game}-name-{value}"
            for attribute in self.words.attributes(thing):
                spoken[f"{name}-{attribute}"] = self.words.fill(f"{thing}.{attribute}", {})
        return spoken

    def _several(self, name: str, values: Sequence[Value]) -> list[str]:
        """Return what a list holds, in its order.

        Things of one name side by side are counted rather than named again.
        """
        if not all(isinstance(value, str | Say) for value in values):
            return [self._one(name, value) for value in values]
        runs = [(item, len(list(alike))) for item, alike in groupby(self._one(name, value) for value in values)]
        return [item if n == 1 else self.words.text("core-several", n=n, item=item) for item, n in runs]

    def _one(self, name: str, value: Value) -> str:
        if isinstance(value, Say):
            return self(value)
        if isinstance(value, int) and is_person(name):
            return self.names[value]
        if isinstance(value, Sign):
            return value.text
        if isinstance(value, str):
            return self.thing(value)
        return str(value)
