"""A position as lines of `key: value`, both ways: used by scenes in tests and by bug reports.

Seats are letters; a player has coins, and the galleries they have lit:

    seats: 2
    first: A
    length: 3
    rounds: 1
    agenda: lighting A; round
    gems: 1 1 3 2 4 1 5 2 3 2 3 4
    A: coins 6, lit 2 7
    B: coins 4
"""

from collections import Counter

from games.core import Dice
from games.core.notation import LETTERS, Box, Line, Lines, write_steps

from .cards import EDITIONS
from .checks import MOST_ROUNDS
from .state import Miner, State

_KEYS = ("seats", "first", "length", "rounds", "agenda", "gems", *LETTERS)
_MOST_COINS = 99


def position(t: State) -> str:
    """Return the position as lines of notation."""
    return "\n".join(f"{key}: {value}" for key, value in lines(t).items())


def lines(t: State) -> dict[str, str]:
    """Return the position as values by key."""
    return {
        "seats": f"{t.seats}",
        "first": LETTERS[t.first],
        "length": t.options["rounds"],
        "rounds": f"{t.rounds}",
        "agenda": write_steps(t.agenda, LETTERS),
        "gems": " ".join(map(str, t.gems)),
        **{letter: _miner(miner) for letter, miner in zip(LETTERS, t.miners, strict=False)},
    }


def _miner(miner: Miner) -> str:
    return f"coins {miner.coins}" + (f", lit {' '.join(map(str, miner.lit))}" if miner.lit else "")


def read_position(text: str) -> State:
    """Return the state that lines of notation describe, its agenda not yet run.

    Raises:
        PositionError: a line is impossible; it is named with its fault.
    """
    found, book = Lines(text), EDITIONS[EDITIONS.current]
    found.only(_KEYS)
    seats = found["seats"].number(found["seats"].value, 2, len(LETTERS))
    letters = LETTERS[:seats]
    gems = Box(Counter(map(str, book.galleries.gems))).cards(found["gems"])
    if len(gems) < len(book.galleries.gems):
        raise found["gems"].wrong("lantern-position-gems", n=len(book.galleries.gems))
    miners = [_read_miner(found[letter], len(gems)) for letter in letters]
    found["gems"].once(f"{gallery}" for miner in miners for gallery in miner.lit)
    return State(
        seats=seats,
        first=found["first"].seat(found["first"].value, letters),
        options={"rounds": found["length"].one_of(found["length"].value, ("3", f"{MOST_ROUNDS}"))},
        edition=EDITIONS.current,
        dice=Dice("position"),
        agenda=found["agenda"].steps("lantern", letters, {})[::-1],
        miners=miners,
        gems=list(map(int, gems)),
        rounds=found["rounds"].number(found["rounds"].value, 0, MOST_ROUNDS),
    )


def _read_miner(line: Line, galleries: int) -> Miner:
    parts = {part.key: part for part in line.parts()}
    if not {"coins"} <= {*parts} <= {"coins", "lit"}:
        raise line.wrong("core-position-key")
    lit = [line.number(word, 1, galleries) for word in parts["lit"].words] if "lit" in parts else []
    return Miner(line.number(parts["coins"].value, 0, _MOST_COINS), lit)
