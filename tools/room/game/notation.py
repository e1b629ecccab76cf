"""A position as lines of `key: value`, both ways: what scenes, failing tests and bug reports are written in.

Seats are letters; a player has coins, and the galleries they have lit:

    table: 2 seats, first A, option 3, rounds 2
    asks: light A
    gems: 1 1 3 2 4 1 5 2 3 2 1 4
    A: coins 6, lit 2 7
    B: coins 4
"""

import re
from collections.abc import Mapping

from games.core import Dice, PositionError, Seat, Sign, say

from .cards import EDITIONS
from .rules import Bid, Lighting, Round
from .state import Miner, State

_LETTERS = "ABCD"


def position(t: State) -> str:
    """Return the position as lines of notation."""
    return "\n".join(f"{key}: {value}" for key, value in lines(t).items())


def lines(t: State) -> dict[str, str]:
    """Return the position as values by key."""
    top = t.agenda[-1] if t.agenda else None
    asks = f"light {_LETTERS[top.seat]}" if isinstance(top, Lighting) else "bid" if top else "over"
    return {
        "table": f"{t.seats} seats, first {_LETTERS[t.first]}, option {t.options['rounds']}, rounds {t.rounds}",
        "asks": asks,
        "gems": " ".join(map(str, t.gems)),
        **{letter: _miner(miner) for letter, miner in zip(_LETTERS, t.miners, strict=False)},
    }


def _miner(miner: Miner) -> str:
    return f"coins {miner.coins}" + (f", lit {' '.join(map(str, miner.lit))}" if miner.lit else "")


def read_position(text: str) -> State:
    """Return the state that lines of notation describe.

    Raises:
        PositionError: a line is missing or cannot be right.
    """
    given = {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in text.splitlines())}
    seats, first, option, rounds = _read(given, "table", r"(\d) seats, first ([A-D]), option ([35]), rounds (\d)")
    gems = _read(given, "gems", r"(\d+(?: \d+)*)")[0].split()
    asks = _read(given, "asks", r"(bid|over|light [A-D])")[0]
    top = {"bid": [Bid()], "over": []}.get(asks, [Lighting(Seat(_LETTERS.find(asks[-1])))])
    return State(
        seats=int(seats),
        first=Seat(_LETTERS.index(first)),
        options={"rounds": option},
        edition=EDITIONS.current,
        dice=Dice("position"),
        agenda=[Round(), *top] if top else [],
        miners=[_read_miner(given, letter) for letter in _LETTERS[: int(seats)]],
        gems=list(map(int, gems)),
        rounds=int(rounds),
    )


def _read_miner(given: Mapping[str, str], letter: str) -> Miner:
    coins, lit = _read(given, letter, r"coins (\d+)(?:, lit (\d+(?: \d+)*))?")
    return Miner(int(coins), list(map(int, (lit or "").split())))


def _read(given: Mapping[str, str], key: str, pattern: str) -> tuple[str, ...]:
    found = re.fullmatch(pattern, given.get(key, ""))
    if found is None:
        raise PositionError(f"{key}: {given.get(key, '')}", say("lantern-position", line=Sign(key)))
    return found.groups()
