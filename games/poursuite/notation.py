"""A position as a few lines of text, both ways.

    board standard, variant standard
    seats 4, first Y, active Y
    wagon 1: D6 N=Y E=G
    wagon 2: F1
    prisoners: C6=R
    wotan: E9
    hands: Y2 G2 R2 B3
    treasures: Y0 G2 R1 B0 of 17
    die: 3
    ran: 1 D4 D5 D6
    plan: moving Y 3; turn G

Lines left out have the values of a new table; hands left out hold the moles that are nowhere else. The pile
follows the treasures won. The plan is the agenda in reading order, each step with its word and values.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from games.core import Dice, PositionError, Say, Seat, Sign, Step, say
from games.core.record import records_of

from .cards import EDITIONS
from .mine import SIDES, Cell
from .rules.wotan import SeatingFreed
from .setup import setup
from .state import WAGONS, State, Wagon, book, mine

_PEOPLE = ("seat", "mole")
"""Values of steps that are players, written by the initials of their colours."""


def position(t: State) -> str:
    """The table in notation."""
    initial = book(t).initials
    wagons = [
        " ".join(
            [
                f"wagon {n}: {wagon.cell.upper()}",
                *(f"{s.upper()}={initial[o]}" for s, o in sorted(wagon.aboard.items())),
            ]
        )
        for n, wagon in enumerate(t.wagons, 1)
    ]
    hands = " ".join(f"{initial[i]}{player.hand}" for i, player in enumerate(t.players))
    treasures = " ".join(f"{initial[i]}{player.treasures}" for i, player in enumerate(t.players))
    return "\n".join(
        [
            f"board {t.options['board']}, variant {t.options['variant']}",
            f"seats {t.seats}, first {initial[t.first]}, active {initial[t.active]}",
            *wagons,
            f"prisoners: {' '.join(f'{cell.upper()}={initial[o]}' for cell, o in sorted(t.prisoners.items())) or '-'}",
            f"wotan: {t.wotan.upper() or '-'}",
            f"hands: {hands}",
            f"treasures: {treasures} of {t.treasure}",
            f"die: {t.face or '-'}",
            f"ran: {t.moved} {' '.join(t.path).upper()}".rstrip(),
            f"plan: {'; '.join(_step(step, initial) for step in reversed(t.agenda)) or '-'}",
        ]
    )


def _step(step: Step[Any], initial: Sequence[str]) -> str:
    values = [
        initial[value] if name in _PEOPLE else "-" if value is None else f"{value}"
        for name, value in step.fields().items()
    ]
    return " ".join([step.word(), *values])


def read_position(text: str, seed: str = "notation") -> State:
    """The table that lines of notation describe, its agenda not yet run.

    Raises:
        PositionError: a line cannot be right; it is named with its fault.
    """
    return _Reader(text).state(seed)


_OPTIONS = ("board", "variant")
_SEATS = ("seats", "first", "active")


class _Reader:
    """The lines of a position: those of pairs of words, and those that begin with a key and a colon."""

    def __init__(self, text: str) -> None:
        self._book = EDITIONS[EDITIONS.current]
        self._lines: dict[str, str] = {}
        self._values: dict[str, str] = {}
        known = {*_OPTIONS, *_SEATS, *(f"wagon {n}" for n in WAGONS), "prisoners", "wotan", "hands", "treasures"}
        for line in filter(None, map(str.strip, text.splitlines())):
            for key, value in self._split(line):
                if key not in known | {"die", "ran", "plan"}:
                    raise PositionError(line, say("poursuite-position-key"))
                if key in self._lines:
                    raise PositionError(line, say("poursuite-position-twice"))
                self._lines[key], self._values[key] = line, "" if value == "-" else value

    def state(self, seed: str) -> State:
        """The whole position."""
        t = self._new(seed)
        for n in WAGONS:
            if f"wagon {n}" in self._values:
                t.wagons[n - 1] = self._wagon(t, f"wagon {n}")
        if t.wagons[0].cell == t.wagons[1].cell:
            raise self._wrong("wagon 2" if "wagon 2" in self._lines else "wagon 1", say("poursuite-position-taken"))
        self._prisoners(t)
        self._treasures(t)
        face = self._values.get("die", "")
        if face and face not in self._book.faces:
            raise self._wrong(
                "die", say("poursuite-position-die", faces=tuple(map(Sign, dict.fromkeys(self._book.faces))))
            )
        t.face = face
        self._ran(t)
        if "plan" in self._values:
            t.agenda = []
            t.then(*(self._step(t, part.split()) for part in self._values["plan"].split(";") if part.strip()))
        self._hands(t)
        return t

    def _split(self, line: str) -> list[tuple[str, str]]:
        """The keys of a line with their values."""
        if ":" in line:
            key, _, value = line.partition(":")
            return [(key.strip(), value.strip())]
        pairs = [pair.split() for pair in line.split(",")]
        if any(len(pair) != 2 for pair in pairs):
            raise PositionError(line, say("poursuite-position-key"))
        return [(pair[0], pair[1]) for pair in pairs]

    def _wrong(self, key: str, reason: Say) -> PositionError:
        """A fault in the line of a key."""
        return PositionError(self._lines.get(key, key), reason)

    def _new(self, seed: str) -> State:
        """A table as it is set up, before anybody boards."""
        values, book = self._values, self._book
        most = len(book.colours)
        seats = self._number("seats", values.get("seats", f"{most}"), most)
        if seats not in book.first_rounds:
            raise self._wrong("seats", say("poursuite-position-seats", least=min(book.first_rounds), most=most))
        options = {"board": next(iter(book.mines)), "variant": next(iter(book.exact))}
        for option, allowed in (("board", book.mines), ("variant", book.exact)):
            options[option] = values.get(option, options[option])
            if options[option] not in allowed:
                raise self._wrong(option, say("poursuite-position-option", values=tuple(map(Sign, allowed))))
        first = self._seat(seats, "first", values.get("first", book.initials[0]))
        base = {"seats": seats, "first": first, "options": options, "edition": EDITIONS.current, "dice": Dice(seed)}
        t = setup(base)
        t.active = self._seat(seats, "active", values.get("active", book.initials[first]))
        return t

    def _number(self, key: str, word: str, most: int) -> int:
        """A whole number from 0 to `most`."""
        if not re.fullmatch(r"\d{1,3}", word) or int(word) > most:
            raise self._wrong(key, say("poursuite-position-number", word=Sign(word), most=most))
        return int(word)

    def _seat(self, seats: int, key: str, initial: str) -> Seat:
        initials = self._book.initials[:seats]
        if initial not in initials:
            raise self._wrong(
                key, say("poursuite-position-player", word=Sign(initial), initials=tuple(map(Sign, initials)))
            )
        return Seat(initials.index(initial))

    def _cell(self, key: str, word: str, allowed: Sequence[Cell] | Mapping[Cell, object]) -> Cell:
        """One of the cells that make sense there."""
        if word.lower() not in allowed:
            raise self._wrong(key, say("poursuite-position-cell", word=Sign(word)))
        return word.lower()

    def _pairs(self, key: str, words: Sequence[str]) -> list[tuple[str, str]]:
        """`N=Y E=G`: no place twice."""
        pairs = [(place.lower(), who) for place, _, who in (word.partition("=") for word in words)]
        for place, times in Counter(place for place, _ in pairs).items():
            if times > 1:
                raise self._wrong(key, say("poursuite-position-same-place", word=Sign(place.upper())))
        return pairs

    def _wagon(self, t: State, key: str) -> Wagon:
        cell, *moles = self._values[key].split() or [""]
        wagon = Wagon(self._cell(key, cell, mine(t).exits))
        for side, who in self._pairs(key, moles):
            if side not in SIDES:
                raise self._wrong(key, say("poursuite-position-side", word=Sign(side.upper())))
            wagon.aboard[side] = self._seat(t.seats, key, who)
        return wagon

    def _prisoners(self, t: State) -> None:
        kobolds = mine(t).kobolds
        for cell, who in self._pairs("prisoners", self._values.get("prisoners", "").split()):
            t.prisoners[self._cell("prisoners", cell.upper(), kobolds)] = self._seat(t.seats, "prisoners", who)
        if "wotan" in self._values:
            word = self._values["wotan"]
            t.wotan = self._cell("wotan", word, (*kobolds, mine(t).footprints)) if word else ""
        if t.wotan in t.prisoners:
            raise self._wrong("wotan", say("poursuite-position-taken"))

    def _treasures(self, t: State) -> None:
        """Those of the players, then the pile; a pile left out holds the rest."""
        words, whole = self._values.get("treasures", "").split(), t.treasure
        won = words[: words.index("of")] if "of" in words else words
        for seat, number in self._counts(t, "treasures", won, whole):
            t.players[seat].treasures = number
        t.treasure = whole - sum(player.treasures for player in t.players)
        if t.treasure < 0:
            raise self._wrong("treasures", say("poursuite-position-treasures", n=whole))
        if "of" in words:  # a sketch may leave out what the players have won
            t.treasure = self._number("treasures", " ".join(words[words.index("of") + 1 :]), t.treasure)

    def _counts(self, t: State, key: str, words: Sequence[str], most: int) -> list[tuple[Seat, int]]:
        """`Y2 G1`: a number for some players."""
        return [(self._seat(t.seats, key, word[:1]), self._number(key, word[1:], most)) for word in words]

    def _ran(self, t: State) -> None:
        words = self._values.get("ran", "0").split()
        t.moved = self._number("ran", words[0], max(WAGONS))
        t.path = tuple(self._cell("ran", word, mine(t).exits) for word in words[1:])

    def _step(self, t: State, words: Sequence[str]) -> Step[Any]:
        """`moving Y 3`: a step of the plan with its values."""
        made = records_of("poursuite", Step).get(words[0])
        names = made.field_names() if made else ()
        if made is None or len(words) - 1 != len(names):
            raise self._wrong("plan", say("poursuite-position-step", word=Sign(" ".join(words))))
        return made(**{name: self._value(t, name, word) for name, word in zip(names, words[1:], strict=True)})

    def _value(self, t: State, name: str, word: str) -> Seat | int | None:
        if name in _PEOPLE:
            return self._seat(t.seats, "plan", word)
        if name == "wagon":
            return None if word == "-" else WAGONS[self._number("plan", word, max(WAGONS)) - 1]
        most = max(int(face) for face in self._book.faces if face.isdecimal())
        if word == "0":
            raise self._wrong("plan", say("poursuite-position-number", word=Sign(word), most=most))
        return self._number("plan", word, most)

    def _hands(self, t: State) -> None:
        """Moles in no wagon, in no prison and not waiting for a seat are in hand; there are no more than in the box."""
        out = [owner for wagon in t.wagons for owner in wagon.aboard.values()] + list(t.prisoners.values())
        out += [step.mole for step in t.agenda if isinstance(step, SeatingFreed)]
        for seat, player in enumerate(t.players):
            player.hand = self._book.moles - out.count(Seat(seat))
        for seat, number in self._counts(t, "hands", self._values.get("hands", "").split(), self._book.moles):
            t.players[seat].hand = number
        for seat, player in enumerate(t.players):
            if not 0 <= player.hand <= self._book.moles - out.count(Seat(seat)):
                key = "hands" if "hands" in self._lines else "prisoners" if "prisoners" in self._lines else "wagon 1"
                raise self._wrong(
                    key, say("poursuite-position-moles", mole=self._book.colours[seat], n=self._book.moles)
                )
