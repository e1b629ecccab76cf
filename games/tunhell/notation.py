"""A position as lines of `key: value`, both ways: what scenes, failing tests and bug reports are written in.

Seats are letters, mines are listed top first, and lines that say nothing are left out:

    table: full normal open, 2 seats, first A, turn 3
    asks: fight A, mine 1, left 1
    team: digger_2_1
    mine 1: goblin nawak_sword throne_room
    mine 1 shown: top
    mine 1 seen: A3
    mine 1 A: warrior_3 warrior_1
    A hand: digger_3_0 unique_ring
    row: warrior_1 - blaster scout_3 warrior_2
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from games.core import Dice, Seat, Step

from .cards import EDITIONS
from .rules.dig import DIG
from .rules.encounters import Fight
from .rules.ending import EMPTYING
from .rules.ends import DoorPlace
from .rules.finds import HeartPrice
from .rules.turn import EndTurn, Turn
from .state import Clan, Delve, Mine, State

_LETTERS = "ABCD"
_ASKS: Mapping[str, Callable[[Seat], Step[Any]]] = {"fight": Fight, "heart": HeartPrice, "door": DoorPlace}


class NotationError(ValueError):
    """A text that describes no position; the message quotes the line."""


def write(t: State) -> str:
    """The position as lines of notation."""
    return "\n".join(f"{key}: {value}" for key, value in lines(t).items())


def lines(t: State) -> dict[str, str]:
    """The position as values by key; what is empty is left out, except mines."""
    options = " ".join(t.options[name] for name in ("mode", "length", "loot"))
    found = {
        "table": f"{options}, {t.seats} seats, first {_LETTERS[t.first]}, turn {t.turn}",
        "asks": _write_agenda(t),
        "team": _cards(t.delve.team) if t.delve else "",
    }
    for number, mine in enumerate(t.mines, 1):
        found |= _mine_lines(f"mine {number}", mine)
    for letter, clan in zip(_LETTERS, t.clans, strict=False):
        found[f"{letter} hand"] = _cards(clan.hand)
        found[f"{letter} recruited"] = _cards(clan.recruited)
        found[f"{letter} loot"] = _cards(clan.loot)
        trophies = [trophy for trophy, owner in t.trophies.items() if _LETTERS[owner] == letter]
        found[f"{letter} trophies"] = _cards(trophies)
    found |= {
        "door": _LETTERS[t.door] if t.door is not None else "",
        "row": " ".join(card or "-" for card in t.row),
        "pile": _cards(reversed(t.pile)),
        "dwarf discard": _cards(t.dwarf_discard),
        "mine discard": _cards(t.mine_discard),
        "box": _cards(t.box),
    }
    return {key: value for key, value in found.items() if value}


def _mine_lines(key: str, mine: Mine) -> dict[str, str]:
    return {
        key: _cards(reversed(mine.shaft)) or "-",
        f"{key} shown": "top" if mine.shown else "",
        f"{key} seen": " ".join(f"{_LETTERS[i]}{n}" for i, n in enumerate(mine.seen) if n),
        f"{key} door": _LETTERS[mine.door] if mine.door is not None else "",
        **{f"{key} {_LETTERS[i]}": _cards(side) for i, side in enumerate(mine.guards)},
    }


def _write_agenda(t: State) -> str:
    if not t.agenda:
        return "over"
    step = t.agenda[-1]
    where = f", mine {t.delve.mine}, left {t.delve.left}" if t.delve else ""
    seat = _LETTERS[getattr(step, "seat", t.first)]
    name = next((name for name, made in _ASKS.items() if isinstance(step, type(made(t.first)))), "turn")
    return f"{name} {seat}{where}"


def _cards(cards: Iterable[str]) -> str:
    return " ".join(cards)


def read(text: str, edition: str | None = None) -> State:
    """The position that lines of notation describe; what is not mentioned is empty.

    Raises:
        NotationError: a line cannot be understood.
    """
    found: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        key, colon, value = line.partition(":")
        if not colon or key in found:
            raise NotationError(line)
        found[key] = "" if value.strip() == "-" else value.strip()
    try:
        t = _build(found, edition or EDITIONS.current)
    except (LookupError, ValueError) as error:
        raise NotationError(f"{error} in:\n{text}") from error
    if left_over := set(found) - set(lines(t)) - {key for key, value in found.items() if not value}:
        raise NotationError(f"not understood: {sorted(left_over)}")
    return t


def _build(found: Mapping[str, str], edition: str) -> State:
    options, seats, first, turn = (part.split() for part in found["table"].split(","))
    count = int(seats[0])
    t = State(
        seats=count,
        first=_seat(first[1]),
        options=dict(zip(("mode", "length", "loot"), options, strict=True)),
        edition=edition,
        dice=Dice("notation"),
        turn=int(turn[1]),
        clans=[_read_clan(found, letter) for letter in _LETTERS[:count]],
        mines=[_read_mine(found, f"mine {n}", count) for n in range(1, EDITIONS[edition].limits.mines + 1)],
        row=[None if card == "-" else card for card in found.get("row", "").split()],
        pile=_read_cards(found, "pile")[::-1],
        dwarf_discard=_read_cards(found, "dwarf discard"),
        mine_discard=_read_cards(found, "mine discard"),
        box=_read_cards(found, "box"),
        door=_seat(found["door"]) if found.get("door") else None,
    )
    for letter in _LETTERS[:count]:
        t.trophies.update(dict.fromkeys(_read_cards(found, f"{letter} trophies"), _seat(letter)))
    for card in [*t.row, *t.pile, *(card for clan in t.clans for card in clan.hand)]:
        if card is not None and card not in EDITIONS[edition].cards:
            raise NotationError(f"no card {card}")
    _read_agenda(t, found)
    return t


def _read_clan(found: Mapping[str, str], letter: str) -> Clan:
    return Clan(*(_read_cards(found, f"{letter} {part}") for part in ("hand", "loot", "recruited")))


def _read_mine(found: Mapping[str, str], key: str, seats: int) -> Mine:
    seen = {mark[0]: int(mark[1:]) for mark in found.get(f"{key} seen", "").split()}
    return Mine(
        shaft=_read_cards(found, key)[::-1],
        guards=[_read_cards(found, f"{key} {letter}") for letter in _LETTERS[:seats]],
        seen=[seen.get(letter, 0) for letter in _LETTERS[:seats]],
        shown=found.get(f"{key} shown") == "top",
        door=_seat(found[f"{key} door"]) if found.get(f"{key} door") else None,
    )


def _read_agenda(t: State, found: Mapping[str, str]) -> None:
    asks, *rest = (part.split() for part in found["asks"].split(","))
    if asks == ["over"]:
        return
    name, seat = asks[0], _seat(asks[1])
    if name == "turn":
        t.agenda = [Turn(seat)]
        return
    (_, mine), (_, left) = rest
    t.delve = Delve(seat, int(mine), int(left), _read_cards(found, "team"))
    t.agenda = [EndTurn(seat), DIG, EMPTYING, _ASKS[name](seat)]


def _read_cards(found: Mapping[str, str], key: str) -> list[str]:
    return found.get(key, "").split()


def _seat(letter: str) -> Seat:
    return Seat(_LETTERS.index(letter))
