"""A position as lines of `key: words`: what the notations of all games share, both ways.

A line begins with its key, each key stands in one line, `-` after the colon means nothing, and `#` begins a remark.
Every complaint is a `PositionError` that names the line as it was written.
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
"""The seats as they are written, in their order."""
NOTHING = "-"
OVER = "over"
"""Stands for the steps of a game that asks nothing more."""
_LONGEST, _LONGEST_LINE = 40, 200
"""Characters of a wrong word, and of a wrong line, that are repeated in a complaint."""
_DIGITS = 6
"""No figure of a game is longer."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a position.

    Attributes:
        key: what stands before the colon.
        value: what stands behind it, "" for nothing.
        text: the line as it was written, for complaints; the key alone where the line is missing.
    """

    key: str
    value: str
    text: str

    @property
    def words(self) -> list[str]:
        """The words of the value."""
        return self.value.split()

    def parts(self) -> list["Line"]:
        """Return what stands between commas, each as a line of its own: `gold 5, lair goblin ghost` has two."""
        parts = [part.strip() for part in self.value.split(",")]
        found = [part.partition(" ") for part in parts if part]
        return [
            Line(key, "" if rest.strip() == NOTHING else rest.strip(), f"{key} {rest}".strip())
            for key, _, rest in found
        ]

    def wrong(self, text: str, **values: Value) -> PositionError:
        """Return the complaint about this line, with a text id and its values."""
        line = self.text if len(self.text) <= _LONGEST_LINE else f"{self.text[:_LONGEST_LINE]}…"
        return PositionError(line, say(text, **values))

    def unknown(self, word: str) -> PositionError:
        """Return the complaint about a word that cannot stand in this line."""
        return self.wrong("core-position-word", word=Sign(word[:_LONGEST]))

    def number(self, word: str, least: int, most: int) -> int:
        """Return a whole number within bounds.

        Raises:
            PositionError: it is none.
        """
        if not re.fullmatch(rf"[0-9]{{1,{_DIGITS}}}", word) or not least <= int(word) <= most:
            raise self.wrong("core-position-number", least=least, most=most)
        return int(word)

    def one_of(self, word: str, allowed: Container[str]) -> str:
        """Return a word that can stand here.

        Raises:
            PositionError: it cannot.
        """
        if word not in allowed:
            raise self.unknown(word)
        return word

    def all_of(self, allowed: Container[str], words: Iterable[str] | None = None) -> list[str]:
        """Return the words that can stand here: those of the line, or those given.

        Raises:
            PositionError: one of them cannot.
        """
        return [self.one_of(word, allowed) for word in (self.words if words is None else words)]

    def once(self, words: Iterable[str]) -> list[str]:
        """Return the words of the line, all of them different.

        Raises:
            PositionError: one is there twice.
        """
        found = list(words)
        for place, word in enumerate(found):
            if word in found[:place]:
                raise self.wrong("core-position-again", word=Sign(word[:_LONGEST]))
        return found

    def seat(self, word: str, letters: Sequence[str]) -> Seat:
        """Return the seat that one of the letters stands for.

        Raises:
            PositionError: it is no such letter.
        """
        if word not in tuple(letters):
            raise self.wrong("core-position-player", letters=tuple(map(Sign, letters)))
        return Seat(letters.index(word))

    def pair(self, word: str) -> tuple[str, str]:
        """Return the two halves of `forest_1=2`.

        Raises:
            PositionError: one of them is missing.
        """
        key, equals, value = word.partition("=")
        if not key or not equals or not value:
            raise self.wrong("core-position-pair", word=Sign(word[:_LONGEST]))
        return key, value

    def pairs(self, words: Iterable[str] | None = None) -> dict[str, str]:
        """Return the two halves of each word, none of which begins like another.

        Raises:
            PositionError: a half is missing, or two begin alike.
        """
        found = list(map(self.pair, self.words if words is None else words))
        self.once(key for key, _ in found)
        return dict(found)

    def match(self, pattern: re.Pattern[str], *samples: str) -> Mapping[str, str]:
        """Return the named parts of a value that has to have a certain form.

        Raises:
            PositionError: it has another one; a sample shows how the line is written.
        """
        found = pattern.fullmatch(self.value)
        if found is None:
            raise self.wrong("core-position-form", samples=tuple(map(Sign, samples)))
        return found.groupdict()

    def steps(self, package: str, letters: Sequence[str], allowed: Mapping[str, Container[Any]]) -> list[Step[Any]]:
        """Return the steps of a plan, in reading order: `digging A dig_tunnels 0; resolve 4`.

        Args:
            package: the game whose steps they are.
            letters: of its seats.
            allowed: what can stand in a field, by its name, or by the word of its step and its name (`strike monster`).

        Raises:
            PositionError: there is no such step, or a field of it is missing or holds something else.
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
        """Return what a word means in a field of a step, by the type of the field."""
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
    """Return the steps of an agenda in reading order, as `Line.steps` reads them."""
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
    """Return what stands behind a key."""
    return "" if words.strip() == NOTHING else words.strip()


class Lines:
    """The lines of a position, by their keys."""

    def __init__(self, text: str, heads: Container[str] = ()) -> None:
        """Take a text apart.

        Args:
            text: the position.
            heads: the keys that stand side by side without colons, as in `year 2, round 1`.

        Raises:
            PositionError: a line has no key, or two have the same one.
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
        """Return the line of a key; an empty one where there is none."""
        return self._lines.get(key) or Line(key, "", key)

    def __contains__(self, key: str) -> bool:
        return key in self._lines

    def __iter__(self) -> Iterator[Line]:
        return iter(self._lines.values())

    def only(self, keys: Container[str]) -> None:
        """See that every line has one of these keys.

        Raises:
            PositionError: the first line that has another one.
        """
        for line in self:
            if line.key not in keys:
                raise line.wrong("core-position-key")


class Box:
    """Cards that can lie on a table: none of them more often than the box holds it."""

    def __init__(self, copies: Mapping[str, int]) -> None:
        """Count the cards of a box: how many there are of each."""
        self._copies = copies
        self._found: Counter[str] = Counter()

    def cards(self, line: Line, words: Iterable[str] | None = None) -> list[str]:
        """Return the cards that lie somewhere: the words of a line, or some of them.

        Raises:
            PositionError: one does not exist, or lies in more places than there are copies of it.
        """
        cards = line.all_of(self._copies, words)
        for card in cards:
            self._found[card] += 1
            if self._found[card] > self._copies[card]:
                raise line.wrong("core-position-copies", card=Sign(card), n=self._copies[card])
        return cards

    def rest(self, among: Iterable[str]) -> list[str]:
        """Return the cards of a kind that have not been found anywhere, which now lie where the rest lies."""
        left = [card for card in among for _ in range(self._copies[card] - self._found[card])]
        self._found.update(left)
        return left
