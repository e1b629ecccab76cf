"""A position as lines of `key: value`, both ways: what scenes, failing tests and bug reports are written in.

Seats are letters; a player has coins, and the galleries they have lit:

    table: 2 seats, first A, option 3, rounds 2
    asks: light A
    gems: 1 1 3 2 4 1 5 2 3 2 1 4
    A: coins 6, lit 2 7
    B: coins 4
"""

import re

from games.core import Dice, Sign
from games.core.notation import LETTERS, OVER, Line, Lines

from .cards import EDITIONS
from .rules import Bid, Lighting, Round
from .state import Miner, State

_TABLE = re.compile(r"(?P<seats>[2-4]) seats, first (?P<first>\w), option (?P<option>\d), rounds (?P<rounds>\d)")
_TABLE_SAMPLE = "table: 2 seats, first A, option 3, rounds 2"
_MINER = re.compile(r"coins (?P<coins>\d+)(, lit (?P<lit>[\d ]+))?")
_MOST = 99


def position(t: State) -> str:
    """Return the position as lines of notation."""
    return "\n".join(f"{key}: {value}" for key, value in lines(t).items())


def lines(t: State) -> dict[str, str]:
    """Return the position as values by key."""
    top = t.agenda[-1] if t.agenda else None
    asks = f"light {LETTERS[top.seat]}" if isinstance(top, Lighting) else "bid" if top else OVER
    return {
        "table": f"{t.seats} seats, first {LETTERS[t.first]}, option {t.options['rounds']}, rounds {t.rounds}",
        "asks": asks,
        "gems": " ".join(map(str, t.gems)),
        **{letter: _miner(miner) for letter, miner in zip(LETTERS, t.miners, strict=False)},
    }


def _miner(miner: Miner) -> str:
    return f"coins {miner.coins}" + (f", lit {' '.join(map(str, miner.lit))}" if miner.lit else "")


def read_position(text: str) -> State:
    """Return the state that lines of notation describe.

    Raises:
        PositionError: a line cannot be right; it is named, and why.
    """
    found = Lines(text)
    line = found["table"]
    told = line.match(_TABLE, _TABLE_SAMPLE)
    letters = LETTERS[: int(told["seats"])]
    found.only({"table", "asks", "gems", *letters})
    t = State(
        seats=len(letters),
        first=line.seat(told["first"], letters),
        options={"rounds": line.one_of(told["option"], ("3", "5"))},
        edition=EDITIONS.current,
        dice=Dice("position"),
        miners=[],
        gems=_gems(found["gems"]),
        rounds=int(told["rounds"]),
    )
    t.miners = [_read_miner(found[letter], t) for letter in letters]
    if len({gallery for miner in t.miners for gallery in miner.lit}) < sum(len(miner.lit) for miner in t.miners):
        raise found["gems"].wrong("lantern-position-lit")
    asks, *who = found["asks"].words or [""]
    if found["asks"].one_of(asks, ("bid", "light", OVER)) != OVER:
        winner = found["asks"].seat(who[0] if who else "", letters) if asks == "light" else None
        t.agenda = [Round(), Bid() if winner is None else Lighting(winner)]
    return t


def _gems(line: Line) -> list[int]:
    """The gems of all galleries, as many galleries as there are."""
    galleries = len(EDITIONS[EDITIONS.current].galleries.gems)
    if len(line.words) != galleries:
        raise line.wrong("core-position-form", samples=(Sign("gems: 1 1 3 2 4 1 5 2 3 2 1 4"),))
    return [line.number(word, 1, _MOST) for word in line.words]


def _read_miner(line: Line, t: State) -> Miner:
    told = line.match(_MINER, "A: coins 6, lit 2 7")
    lit = [line.number(word, 1, len(t.gems)) for word in line.once((told["lit"] or "").split())]
    return Miner(line.number(told["coins"], 0, _MOST), lit)
