"""A position as lines of `key: value`, both ways: used by scenes in tests and by bug reports.

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

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any

from games.core import Dice, Seat, Sign, Step
from games.core.notation import LETTERS, OVER, Line, Lines

from .cards import EDITIONS
from .checks import WON
from .rules.dig import DIG
from .rules.encounters import Fight
from .rules.ending import EMPTYING
from .rules.ends import DoorPlace
from .rules.finds import HeartPrice
from .rules.turn import EndTurn, Turn
from .state import Clan, Delve, Mine, State

_LOOTS = ("open", "hidden")
_OWN = ("hand", "loot", "recruited", "trophies")
_LINES = ("table", "asks", "team", "door", "row", "pile", "dwarf discard", "mine discard", "box")
_TABLE = re.compile(
    r"(?P<mode>\w+) (?P<length>\w+) (?P<loot>\w+), (?P<seats>\d) seats, first (?P<first>\w), turn (?P<turn>\d{1,6})"
)
_TABLE_SAMPLE = "table: full normal open, 2 seats, first A, turn 1"
_ASK = re.compile(r"(?P<what>\w+) (?P<seat>\w)(?:, mine (?P<mine>\d), left (?P<left>\d{1,2}))?")
_ASK_SAMPLES = ("asks: turn A", "asks: fight A, mine 1, left 2")
_SEEN = re.compile(r"([A-D])(\d{1,2})")
_ASKS: Mapping[str, Callable[[Seat], Step[Any]]] = {"fight": Fight, "heart": HeartPrice, "door": DoorPlace}


def position(t: State) -> str:
    """Return the position as lines of notation."""
    return "\n".join(f"{key}: {value}" for key, value in lines(t).items())


def lines(t: State) -> dict[str, str]:
    """Return the position as values by key; empty ones are left out, except mines."""
    options = " ".join(t.options[name] for name in ("mode", "length", "loot"))
    found = {
        "table": f"{options}, {t.seats} seats, first {LETTERS[t.first]}, turn {t.turn}",
        "asks": _write_agenda(t),
        "team": _cards(t.delve.team) if t.delve else "",
    }
    for number, mine in enumerate(t.mines, 1):
        found |= _mine_lines(f"mine {number}", mine)
    for letter, clan in zip(LETTERS, t.clans, strict=False):
        found[f"{letter} hand"] = _cards(clan.hand)
        found[f"{letter} recruited"] = _cards(clan.recruited)
        found[f"{letter} loot"] = _cards(clan.loot)
        trophies = [trophy for trophy, owner in t.trophies.items() if LETTERS[owner] == letter]
        found[f"{letter} trophies"] = _cards(trophies)
    found |= {
        "door": LETTERS[t.door] if t.door is not None else "",
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
        f"{key} seen": " ".join(f"{LETTERS[i]}{n}" for i, n in enumerate(mine.seen) if n),
        f"{key} door": LETTERS[mine.door] if mine.door is not None else "",
        **{f"{key} {LETTERS[i]}": _cards(side) for i, side in enumerate(mine.guards)},
    }


def _write_agenda(t: State) -> str:
    if not t.agenda:
        return OVER
    step = t.agenda[-1]
    where = f", mine {t.delve.mine}, left {t.delve.left}" if t.delve else ""
    seat = LETTERS[getattr(step, "seat", t.first)]
    name = next((name for name, made in _ASKS.items() if isinstance(step, type(made(t.first)))), "turn")
    return f"{name} {seat}{where}"


def _cards(cards: Iterable[str]) -> str:
    return " ".join(cards)


def read_position(text: str) -> State:
    """Return the position that lines of notation describe; what is not mentioned is empty.

    Raises:
        PositionError: a line is impossible; it is named with its fault.
    """
    return _Reader(Lines(text)).state()


class _Reader:
    """Reads the lines of one position."""

    def __init__(self, found: Lines) -> None:
        self._found, self._book = found, EDITIONS[EDITIONS.current]
        self._deep = {**self._book.mine_cards, **self._book.end_cards}

    def state(self) -> State:
        """Return the whole position."""
        t = self._table(self._found["table"])
        self._letters = LETTERS[: t.seats]
        mines = [f"mine {n}" for n in range(1, self._book.limits.mines + 1)]
        parts = ("", " shown", " seen", " door", *(f" {letter}" for letter in self._letters))
        own = [f"{letter} {key}" for letter in self._letters for key in _OWN]
        self._found.only({*_LINES, *own, *(f"{mine}{part}" for mine in mines for part in parts)})
        t.clans = list(map(self._clan, self._letters))
        t.mines = list(map(self._mine, mines))
        t.row = self._row(self._found["row"])
        t.pile = self._cards("pile", self._book.dwarf_cards)[::-1]
        t.dwarf_discard = self._cards("dwarf discard", self._book.dwarf_cards)
        t.mine_discard = self._cards("mine discard", self._deep)
        t.box = self._cards("box", self._deep)
        t.door = self._owner("door")
        for seat, letter in enumerate(self._letters):
            for trophy in self._cards(f"{letter} trophies", self._book.trophies):
                if trophy in t.trophies:
                    raise self._found[f"{letter} trophies"].wrong("tunhell-position-trophy", card=Sign(trophy))
                t.trophies[trophy] = Seat(seat)
        self._agenda(t, self._found["asks"])
        return t

    def _table(self, line: Line) -> State:
        told, book = line.match(_TABLE, _TABLE_SAMPLE), self._book
        options = {name: told[name] for name in ("mode", "length", "loot")}
        for name, allowed in (("mode", book.modes), ("length", book.lengths), ("loot", _LOOTS)):
            line.one_of(options[name], allowed)
        seats = line.number(told["seats"], *book.limits.seats)
        return State(
            seats=seats,
            first=line.seat(told["first"], LETTERS[:seats]),
            options=options,
            edition=EDITIONS.current,
            dice=Dice("notation"),
            turn=int(told["turn"]),
            clans=[],
            mines=[],
            row=[],
            pile=[],
        )

    def _cards(self, key: str, allowed: Container[str]) -> list[str]:
        """Return the cards of a line, each of which may be there."""
        return self._allowed(self._found[key], self._found[key].words, allowed)

    def _allowed(self, line: Line, cards: list[str], allowed: Container[str]) -> list[str]:
        line.all_of({*self._book.cards, *self._book.trophies}, cards)
        for card in cards:
            if card not in allowed:
                raise line.wrong("tunhell-position-place", card=Sign(card))
        return cards

    def _clan(self, letter: str) -> Clan:
        cards = self._book.cards
        hand = self._cards(f"{letter} hand", [id_ for id_ in cards if cards[id_].back == "dwarf" or cards[id_].is_find])
        recruited = self._cards(f"{letter} recruited", self._book.dwarf_cards)
        if Counter(recruited) - Counter(hand):
            raise self._found[f"{letter} recruited"].wrong("tunhell-position-recruited")
        loot = self._cards(f"{letter} loot", [id_ for id_ in self._deep if cards[id_].kind in WON])
        return Clan(hand, loot, recruited)

    def _mine(self, key: str) -> Mine:
        warriors = [id_ for id_, card in self._book.cards.items() if card.kind == "warrior"]
        shaft = self._cards(key, self._deep)[::-1]
        self._found[f"{key} shown"].all_of(("top",))
        return Mine(
            shaft=shaft,
            guards=[self._cards(f"{key} {letter}", warriors) for letter in self._letters],
            seen=self._seen(self._found[f"{key} seen"], len(shaft)),
            shown=bool(shaft) and f"{key} shown" in self._found,
            door=self._owner(f"{key} door"),
        )

    def _seen(self, line: Line, cards: int) -> list[int]:
        """Return how many cards each seat has seen, written as `A3 B1`."""
        seen = [0] * len(self._letters)
        for mark in line.words:
            if not (found := _SEEN.fullmatch(mark)):
                raise line.malformed(f"{line.key}: A1")
            seen[line.seat(found[1], self._letters)] = line.number(found[2], 0, cards)
        return seen

    def _row(self, line: Line) -> list[str | None]:
        """Return the cards of the row, with `-` for an empty slot; omitted slots are empty."""
        slots = self._book.limits.row
        if len(line.words) > slots:
            raise line.wrong("tunhell-position-row", n=slots)
        self._allowed(line, [card for card in line.words if card != "-"], self._book.dwarf_cards)
        row = [None if card == "-" else card for card in line.words]
        return row + [None] * (slots - len(row))

    def _owner(self, key: str) -> Seat | None:
        """Return the player that a line names."""
        line = self._found[key]
        return line.seat(line.value, self._letters) if line.value else None

    def _agenda(self, t: State, line: Line) -> None:
        if line.value == OVER:
            return
        told = line.match(_ASK, *_ASK_SAMPLES)
        seat, what = line.seat(told["seat"], self._letters), line.one_of(told["what"], ("turn", *_ASKS))
        if (what == "turn") == bool(told["mine"]):
            raise line.malformed(*_ASK_SAMPLES)
        if what == "turn":
            t.agenda = [Turn(seat)]
            return
        number = line.number(told["mine"], 1, len(t.mines))
        if not self._can_ask(t, what, t.mine(number)):
            raise line.wrong("tunhell-position-asks-nothing")
        t.delve = Delve(seat, number, int(told["left"]), self._team(self._found["team"]))
        t.agenda = [EndTurn(seat), DIG, EMPTYING, _ASKS[what](seat)]

    def _can_ask(self, t: State, asked: str, mine: Mine) -> bool:
        """Return whether the card on top of the mine asks this question.

        A door is laid when its mine is empty and another is not.
        """
        top = self._book.cards[mine.shaft[-1]].kind if mine.shaft else ""
        if asked == "door":
            return not top and any(other.shaft for other in t.mines)
        return top == {"fight": "encounter", "heart": "heart"}[asked]

    def _team(self, line: Line) -> list[str]:
        """Return a digger, then its bonuses."""
        cards = self._book.cards
        team = self._cards("team", [id_ for id_, card in cards.items() if card.kind in {"digger", "bonus"}])
        if [cards[card].kind for card in team].count("digger") != 1:
            raise line.wrong("tunhell-position-team")
        return team
