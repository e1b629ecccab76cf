"""A position as lines of `key: words`: reading and writing what the notations of all games share.

A line begins with its key, each key occurs once, `-` after the colon means an empty value, and `#` begins a comment.
Every error is a `PositionError` that quotes the line as it was written.
"""

import re
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from typing import Any, get_args, get_origin

from pydantic import ValidationError

from .reading import adapter_of, hints_of
from .record import records_of
from .refusals import PositionError
from .steps import Step
from .texts import Seat, Sign, Value, say

LETTERS = "ABCD"
"""The letters of the seats, in seat order."""
NOTHING = "-"
OVER = "over"
"""Stands for the empty agenda of a finished game."""
_LONGEST, _LONGEST_LINE = 40, 200
"""Maximum length, in characters, of an invalid word and of an invalid line quoted in an error."""
_DIGITS = 6
"""Maximum number of digits: no number in a game is longer."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a position.

    Attributes:
        key: the text before the colon.
        value: the text after it, "" for nothing.
        text: the line as it was written, for errors; only the key if the line is missing.
    """

    key: str
    value: str
    text: str

    @property
    def words(self) -> list[str]:
        """The words of the value."""
        return self.value.split()

    def parts(self) -> list["Line"]:
        """Return the parts between commas as lines of their own: `gold 5, lair goblin ghost` has two."""
        parts = [part.strip() for part in self.value.split(",")]
        found = [part.partition(" ") for part in parts if part]
        return [
            Line(key, "" if rest.strip() == NOTHING else rest.strip(), f"{key} {rest}".strip())
            for key, _, rest in found
        ]

    def wrong(self, text: str, **values: Value) -> PositionError:
        """Return an error about this line, given a text id and its values."""
        line = self.text if len(self.text) <= _LONGEST_LINE else f"{self.text[:_LONGEST_LINE]}…"
        return PositionError(line, say(text, **values))

    def unknown(self, word: str) -> PositionError:
        """Return the error for a word that is not allowed in this line."""
        return self.wrong("core-position-word", word=Sign(word[:_LONGEST]))

    def number(self, word: str, least: int, most: int) -> int:
        """Return a word as a whole number within bounds.

        Raises:
            PositionError: the word is not such a number.
        """
        if not re.fullmatch(rf"[0-9]{{1,{_DIGITS}}}", word) or not least <= int(word) <= most:
            raise self.wrong("core-position-number", least=least, most=most)
        return int(word)

    def one_of(self, word: str, allowed: Container[str]) -> str:
        """Return the word if it is allowed here.

        Raises:
            PositionError: it is not allowed.
        """
        if word not in allowed:
            raise self.unknown(word)
        return word

    def all_of(self, allowed: Container[str], words: Iterable[str] | None = None) -> list[str]:
        """Return the words of the line, or the given ones, if all are allowed.

        Raises:
            PositionError: one of them is not allowed.
        """
        return [self.one_of(word, allowed) for word in (self.words if words is None else words)]

    def once(self, words: Iterable[str]) -> list[str]:
        """Return the words if all are different.

        Raises:
            PositionError: one occurs twice.
        """
        found = list(words)
        for place, word in enumerate(found):
            if word in found[:place]:
                raise self.wrong("core-position-again", word=Sign(word[:_LONGEST]))
        return found

    def seat(self, word: str, letters: Sequence[str]) -> Seat:
        """Return the seat with the given letter.

        Raises:
            PositionError: there is no such letter.
        """
        if word not in tuple(letters):
            raise self.wrong("core-position-player", letters=tuple(map(Sign, letters)))
        return Seat(letters.index(word))

    def pair(self, word: str) -> tuple[str, str]:
        """Return the key and the value of a word like `forest_1=2`.

        Raises:
            PositionError: one of them is missing.
        """
        key, equals, value = word.partition("=")
        if not key or not equals or not value:
            raise self.wrong("core-position-pair", word=Sign(word[:_LONGEST]))
        return key, value

    def pairs(self, words: Iterable[str] | None = None) -> dict[str, str]:
        """Return the keys and values of all words, whose keys must differ.

        Raises:
            PositionError: a key or value is missing, or a key occurs twice.
        """
        found = list(map(self.pair, self.words if words is None else words))
        self.once(key for key, _ in found)
        return dict(found)

    def match(self, pattern: re.Pattern[str], *samples: str) -> Mapping[str, str]:
        """Return the named groups of the pattern, which the value must match.

        Raises:
            PositionError: it does not match; the message gives the samples.
        """
        found = pattern.fullmatch(self.value)
        if found is None:
            raise self.malformed(*samples)
        return found.groupdict()

    def malformed(self, *samples: str) -> PositionError:
        """Return the error that this line must look like one of the samples."""
        quoted = tuple(say("core-position-sample", line=Sign(sample)) for sample in samples)
        return self.wrong("core-position-form", samples=quoted)

    def steps(self, package: str, letters: Sequence[str], allowed: Mapping[str, Container[Any]]) -> list[Step[Any]]:
        """Return the steps of an agenda, in reading order: `digging A dig_tunnels 0; resolve 4`.

        Args:
            package: the game the steps belong to.
            letters: the letters of its seats.
            allowed: the allowed values of a field, by its name, or by its step's word and its name (`strike monster`).

        Raises:
            PositionError: there is no such step, or a field is missing or invalid.
        """
        parts = [] if self.value in ("", OVER) else self.value.split(";")
        return [self._step(part.split(), package, letters, allowed) for part in parts]

    def _step(
        self, words: list[str], package: str, letters: Sequence[str], allowed: Mapping[str, Container[Any]]
    ) -> Step[Any]:
        made = records_of(package, Step).get(words[0]) if words else None
        wrong = self.wrong("core-position-step", word=Sign(" ".join(words)[:_LONGEST]))
        if made is None or len(words) - 1 > len(made.field_names()):
            raise wrong
        hints = hints_of(made)
        given: dict[str, Any] = {}
        for name, word in zip(made.field_names(), words[1:], strict=False):
            given[name] = self._field(hints[name], word, letters)
            known = allowed.get(f"{words[0]} {name}", allowed.get(name))
            if known is not None and any(one not in known for one in _each(given[name])):
                raise self.unknown(word)
        needed = {field.name for field in fields(made) if field.default is MISSING}  # type: ignore[arg-type]  # every record is a dataclass
        if needed - set(given):
            raise wrong
        try:
            step: Step[Any] = adapter_of(made).validate_python(given)
        except ValidationError:
            raise wrong from None
        return step

    def _field(self, hint: Any, word: str, letters: Sequence[str]) -> Any:
        """Return the value that a word stands for in a field of a step, according to the field's type."""
        if hint is Seat:
            return self.seat(word, letters)
        if word == NOTHING:
            return None if type(None) in get_args(hint) else () if get_origin(hint) is tuple else ""
        if get_origin(hint) is tuple:
            return tuple(word.split("+"))
        if hint is bool:
            return self.one_of(word, ("yes", "no")) == "yes"
        if hint is int or int in get_args(hint):
            return self.number(word, 0, 10**_DIGITS - 1)
        return word


def write_steps(agenda: Sequence[Step[Any]], letters: Sequence[str]) -> str:
    """Return the steps of an agenda in reading order, in the format that `Line.steps` reads."""
    return "; ".join(_written(step, letters) for step in reversed(agenda)) or OVER


def _written(step: Step[Any], letters: Sequence[str]) -> str:
    hints = hints_of(type(step))
    return " ".join([step.word(), *(_word(hints[name], value, letters) for name, value in step.fields().items())])


def _word(hint: Any, value: Any, letters: Sequence[str]) -> str:
    if hint is Seat:
        return f"{letters[value]}"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "+".join(value) or NOTHING
    return NOTHING if value is None else str(value) or NOTHING


def _each(value: Any) -> Sequence[Any]:
    return value if isinstance(value, tuple) else (value,)


def _value(words: str) -> str:
    """Return the value after a key, "" for the placeholder."""
    return "" if words.strip() == NOTHING else words.strip()


class Lines:
    """The lines of a position, by their keys."""

    def __init__(self, text: str, heads: Container[str] = ()) -> None:
        """Split a text into lines.

        Args:
            text: the position.
            heads: the keys that share a line without colons, as in `year 2, round 1`.

        Raises:
            PositionError: a line has no key, an unknown head, or a key that occurred before.
        """
        self._lines: dict[str, Line] = {}
        for written in filter(None, map(str.strip, text.splitlines())):
            if written.startswith("#"):
                continue
            key, colon, value = map(str.strip, written.partition(":"))
            if colon:
                self._add(Line(key, _value(value), written))
                continue
            for part in Line("", written, written).parts():
                if part.key not in heads:
                    raise part.wrong("core-position-key" if heads else "core-position-colon")
                self._add(part)

    def _add(self, line: Line) -> None:
        if line.key in self._lines:
            raise line.wrong("core-position-twice")
        self._lines[line.key] = line

    def __getitem__(self, key: str) -> Line:
        """Return the line of a key; an empty line if there is none."""
        return self._lines.get(key) or Line(key, "", key)

    def __contains__(self, key: str) -> bool:
        return key in self._lines

    def __iter__(self) -> Iterator[Line]:
        return iter(self._lines.values())

    def only(self, keys: Container[str]) -> None:
        """Check that every line has one of these keys.

        Raises:
            PositionError: a line has another key; the first one is quoted.
        """
        for line in self:
            if line.key not in keys:
                raise line.wrong("core-position-key")


class Box:
    """Counts the cards of a position, and refuses more copies of a card than the game has."""

    def __init__(self, copies: Mapping[str, int]) -> None:
        """Take the number of copies of each card."""
        self._copies = copies
        self._found: Counter[str] = Counter()

    def cards(self, line: Line, words: Iterable[str] | None = None) -> list[str]:
        """Count and return the cards in one place: the words of a line, or the given ones.

        Raises:
            PositionError: a card does not exist, or occurs more often than there are copies of it.
        """
        cards = line.all_of(self._copies, words)
        for card in cards:
            self._found[card] += 1
            if self._found[card] > self._copies[card]:
                raise line.wrong("core-position-copies", card=Sign(card), n=self._copies[card])
        return cards

    def rest(self, among: Iterable[str]) -> list[str]:
        """Count and return all remaining copies of the given cards, which have not been found anywhere."""
        left = [card for card in among for _ in range(self._copies[card] - self._found[card])]
        self._found.update(left)
        return left
