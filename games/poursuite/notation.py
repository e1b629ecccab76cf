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
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.core import Dice, Seat, Step
from games.core.record import records_of

from .cards import EDITIONS
from .rules.wotan import SeatingFreed
from .setup import setup
from .state import State, Wagon, book

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


def read_position(text: str, seed: str = "notation") -> State:
    """The table that lines of notation describe, its agenda not yet run.

    Raises:
        ValueError: a line means nothing.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    head = dict(pair.split() for line in lines if ":" not in line for pair in line.split(","))
    body = dict(re.split(r":\s*", line, maxsplit=1) for line in lines if ":" in line)
    if unknown := {*head} - _HEAD | {*body} - {*_READERS}:
        raise ValueError(f"notation has no {', '.join(sorted(unknown))}")
    t = _new(head, seed)
    for word, read in _READERS.items():
        if word in body:
            read(t, body[word].split() if body[word] != "-" else [])
    if "active" in head:
        t.active = _seat(t, head["active"])
    if "hands" not in body:
        _count_hands(t)
    return t


def _new(head: Mapping[str, str], seed: str) -> State:
    """A table as it is set up, before anybody boards."""
    edition = EDITIONS.current
    book = EDITIONS[edition]
    return setup(
        {
            "seats": int(head.get("seats", len(book.colours))),
            "first": Seat(book.initials.index(head.get("first", book.initials[0]))),
            "options": {
                "board": head.get("board", next(iter(book.mines))),
                "variant": head.get("variant", next(iter(book.exact))),
            },
            "edition": edition,
            "dice": Dice(seed),
        }
    )


def _wagon(n: int) -> Callable[[State, list[str]], None]:
    def read(t: State, words: list[str]) -> None:
        cell, *moles = words
        t.wagons[n - 1] = Wagon(cell.lower(), {side.lower(): _seat(t, mole) for side, mole in map(_pair, moles)})

    return read


def _prisoners(t: State, words: list[str]) -> None:
    t.prisoners = {cell.lower(): _seat(t, mole) for cell, mole in map(_pair, words)}


def _wotan(t: State, words: list[str]) -> None:
    t.wotan = words[0].lower() if words else ""


def _hands(t: State, words: list[str]) -> None:
    for word in words:
        t.players[_seat(t, word[0])].hand = int(word[1:])


def _treasures(t: State, words: list[str]) -> None:
    """Those of the players, then the pile; a pile left out holds the rest."""
    whole = t.treasure
    for word in words[: words.index("of")] if "of" in words else words:
        t.players[_seat(t, word[0])].treasures = int(word[1:])
    won = sum(player.treasures for player in t.players)
    t.treasure = int(words[-1]) if "of" in words else whole - won


def _die(t: State, words: list[str]) -> None:
    t.face = words[0] if words else ""


def _ran(t: State, words: list[str]) -> None:
    t.moved, t.path = int(words[0]), tuple(cell.lower() for cell in words[1:])


def _plan(t: State, words: list[str]) -> None:
    t.agenda = []
    t.then(*(_read_step(t, part.split()) for part in " ".join(words).split(";") if part.strip()))


_HEAD = {"board", "variant", "seats", "first", "active"}
_READERS: Mapping[str, Callable[[State, list[str]], None]] = {
    "wagon 1": _wagon(1),
    "wagon 2": _wagon(2),
    "prisoners": _prisoners,
    "wotan": _wotan,
    "hands": _hands,
    "treasures": _treasures,
    "die": _die,
    "ran": _ran,
    "plan": _plan,
}


def _step(step: Step[Any], initial: Sequence[str]) -> str:
    values = [initial[value] if name in _PEOPLE else str(value) for name, value in step.fields().items()]
    return " ".join([step.word(), *values])


def _read_step(t: State, words: list[str]) -> Step[Any]:
    made = records_of("poursuite", Step).get(words[0])
    if made is None or len(words) - 1 != len(made.field_names()):
        raise ValueError(f"{' '.join(words)!r} is no step")
    values = zip(made.field_names(), words[1:], strict=True)
    return made(**{name: _seat(t, word) if name in _PEOPLE else int(word) for name, word in values})


def _count_hands(t: State) -> None:
    """Moles that are in no wagon, in no prison and not waiting for a seat are in hand."""
    out = [owner for wagon in t.wagons for owner in wagon.aboard.values()] + list(t.prisoners.values())
    out += [step.mole for step in t.agenda if isinstance(step, SeatingFreed)]
    for seat, player in enumerate(t.players):
        player.hand = book(t).moles - out.count(Seat(seat))


def _seat(t: State, initial: str) -> Seat:
    if initial not in book(t).initials[: t.seats]:
        raise ValueError(f"no player has the initial {initial}")
    return Seat(book(t).initials.index(initial))


def _pair(word: str) -> tuple[str, str]:
    key, _, value = word.partition("=")
    return key, value
