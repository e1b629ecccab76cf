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

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from games.core import Dice, PositionError, Say, Seat, Sign, Step, say

from .cards import EDITIONS
from .rules.dig import DIG
from .rules.encounters import Fight
from .rules.ending import EMPTYING
from .rules.ends import DoorPlace
from .rules.finds import HeartPrice
from .rules.turn import EndTurn, Turn
from .state import Clan, Delve, Mine, State

_LETTERS = "ABCD"
_LOOTS = ("open", "hidden")
_CLAN = ("hand", "loot", "recruited")
_ASKS: Mapping[str, Callable[[Seat], Step[Any]]] = {"fight": Fight, "heart": HeartPrice, "door": DoorPlace}


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
        PositionError: a line cannot be right; it is named with its fault.
    """
    return _Reader(text, edition or EDITIONS.current).state()


class _Reader:
    """The lines of a position, by key."""

    def __init__(self, text: str, edition: str) -> None:
        self._edition, self._book = edition, EDITIONS[edition]
        self._found: dict[str, str] = {}
        self._lines: dict[str, str] = {}
        for line in filter(None, map(str.strip, text.splitlines())):
            key, colon, value = line.partition(":")
            if not colon:
                raise PositionError(line, say("tunhell-position-colon"))
            if key in self._found:
                raise PositionError(line, say("tunhell-position-twice"))
            self._found[key] = "" if value.strip() == "-" else value.strip()
            self._lines[key] = line

    def state(self) -> State:
        """The whole position."""
        t = self._table()
        self._known_keys(t.seats)
        t.clans = [self._clan(letter) for letter in _LETTERS[: t.seats]]
        t.mines = [self._mine(n, t.seats) for n in range(1, self._book.limits.mines + 1)]
        t.row = self._row()
        t.pile = self._cards("pile", self._book.dwarf_cards)[::-1]
        t.dwarf_discard = self._cards("dwarf discard", self._book.dwarf_cards)
        t.mine_discard = self._cards("mine discard", self._deep_cards)
        t.box = self._cards("box", self._deep_cards)
        t.door = self._owner("door", t.seats)
        for letter in _LETTERS[: t.seats]:
            for trophy in self._cards(f"{letter} trophies", self._book.trophies):
                if trophy in t.trophies:
                    raise self._wrong(f"{letter} trophies", say("tunhell-position-trophy", card=Sign(trophy)))
                t.trophies[trophy] = _seat(letter)
        self._agenda(t)
        return t

    def _wrong(self, key: str, reason: Say) -> PositionError:
        """A fault in the line of a key, or in the key where the line is missing."""
        return PositionError(self._lines.get(key, key), reason)

    @property
    def _deep_cards(self) -> Mapping[str, object]:
        return {**self._book.mine_cards, **self._book.end_cards}

    def _table(self) -> State:
        found = re.fullmatch(
            r"(\w+) (\w+) (\w+), (\d) seats, first ([A-D]), turn (\d{1,6})", self._found.get("table", "")
        )
        sample = say("tunhell-position-table", sample=Sign("table: full normal open, 2 seats, first A, turn 1"))
        if not found:
            raise self._wrong("table", sample)
        mode, length, loot, seats, first, turn = found.groups()
        fewest, most = self._book.limits.seats
        is_known = mode in self._book.modes and length in self._book.lengths and loot in _LOOTS
        if not is_known or not fewest <= int(seats) <= most or _seat(first) >= int(seats):
            raise self._wrong("table", sample)
        return State(
            seats=int(seats),
            first=_seat(first),
            options={"mode": mode, "length": length, "loot": loot},
            edition=self._edition,
            dice=Dice("notation"),
            turn=int(turn),
            clans=[],
            mines=[],
            row=[],
            pile=[],
        )

    def _known_keys(self, seats: int) -> None:
        """Refuse a line that begins with something else than the position of such a table has."""
        letters = _LETTERS[:seats]
        mines = [f"mine {n}" for n in range(1, self._book.limits.mines + 1)]
        known = {"table", "asks", "team", "door", "row", "pile", "dwarf discard", "mine discard", "box"}
        known |= {f"{letter} {part}" for letter in letters for part in (*_CLAN, "trophies")}
        known |= {f"{mine}{part}" for mine in mines for part in ("", " shown", " seen", " door")}
        known |= {f"{mine} {letter}" for mine in mines for letter in letters}
        for key, line in self._lines.items():
            if key not in known:
                raise PositionError(line, say("tunhell-position-key"))

    def _cards(self, key: str, allowed: Mapping[str, object]) -> list[str]:
        """The cards of a line, each of them one that may lie there."""
        cards = self._found.get(key, "").split()
        for card in cards:
            self._check(key, card, allowed)
        return cards

    def _check(self, key: str, card: str, allowed: Mapping[str, object]) -> None:
        if card not in self._book.cards and card not in self._book.trophies:
            raise self._wrong(key, say("tunhell-position-card", card=Sign(card)))
        if card not in allowed:
            raise self._wrong(key, say("tunhell-position-place", card=Sign(card)))

    def _clan(self, letter: str) -> Clan:
        cards = self._book.cards
        held = {id_: card for id_, card in cards.items() if card.back == "dwarf" or card.is_find}
        hand = self._cards(f"{letter} hand", held)
        recruited = self._cards(f"{letter} recruited", self._book.dwarf_cards)
        if Counter(recruited) - Counter(hand):
            raise self._wrong(f"{letter} recruited", say("tunhell-position-recruited"))
        return Clan(hand, self._cards(f"{letter} loot", self._deep_cards), recruited)

    def _mine(self, number: int, seats: int) -> Mine:
        key = f"mine {number}"
        warriors = {id_: card for id_, card in self._book.cards.items() if card.kind == "warrior"}
        shaft = self._cards(key, self._deep_cards)[::-1]
        if self._found.get(f"{key} shown", "top") != "top":
            raise self._wrong(f"{key} shown", say("tunhell-position-shown", sample=Sign(f"{key} shown: top")))
        return Mine(
            shaft=shaft,
            guards=[self._cards(f"{key} {letter}", warriors) for letter in _LETTERS[:seats]],
            seen=self._seen(f"{key} seen", len(shaft), seats),
            shown=f"{key} shown" in self._found,
            door=self._owner(f"{key} door", seats),
        )

    def _seen(self, key: str, cards: int, seats: int) -> list[int]:
        """How many cards each seat has seen: `A3 B1`."""
        seen = [0] * seats
        for mark in self._found.get(key, "").split():
            found = re.fullmatch(rf"([{_LETTERS[:seats]}])(\d{{1,2}})", mark)
            if not found or int(found[2]) > cards:
                raise self._wrong(key, say("tunhell-position-seen", sample=Sign(f"{key}: A1"), n=cards))
            seen[_seat(found[1])] = int(found[2])
        return seen

    def _row(self) -> list[str | None]:
        row = self._found.get("row", "").split()
        for card in row:
            if card != "-":
                self._check("row", card, self._book.dwarf_cards)
        if len(row) > self._book.limits.row:
            raise self._wrong("row", say("tunhell-position-row", n=self._book.limits.row))
        return [None if card == "-" else card for card in row]

    def _owner(self, key: str, seats: int) -> Seat | None:
        """The player a line names."""
        letter = self._found.get(key, "")
        if letter and letter not in tuple(_LETTERS[:seats]):
            raise self._wrong(key, say("tunhell-position-player", letters=tuple(map(Sign, _LETTERS[:seats]))))
        return _seat(letter) if letter else None

    def _agenda(self, t: State) -> None:
        asks = self._found.get("asks", "")
        if asks == "over":
            return
        found = re.fullmatch(r"(\w+) ([A-D])(?:, mine (\d), left (\d{1,2}))?", asks)
        kinds = {"turn", *_ASKS}
        sample = Sign("asks: turn A"), Sign("asks: fight A, mine 1, left 2")
        if not found or found[1] not in kinds or _seat(found[2]) >= t.seats or (found[1] != "turn") != bool(found[3]):
            raise self._wrong("asks", say("tunhell-position-asks", samples=sample))
        seat = _seat(found[2])
        if found[1] == "turn":
            t.agenda = [Turn(seat)]
            return
        if not 1 <= int(found[3]) <= len(t.mines) or not self._can_ask(t, found[1], t.mine(int(found[3]))):
            raise self._wrong("asks", say("tunhell-position-asks-nothing"))
        t.delve = Delve(seat, int(found[3]), int(found[4]), self._team())
        t.agenda = [EndTurn(seat), DIG, EMPTYING, _ASKS[found[1]](seat)]

    def _can_ask(self, t: State, asked: str, mine: Mine) -> bool:
        """Whether the card on top of the mine asks this; a door is laid when its mine is empty and another is not."""
        top = self._book.cards[mine.shaft[-1]].kind if mine.shaft else ""
        if asked == "door":
            return not top and any(other.shaft for other in t.mines)
        return top == {"fight": "encounter", "heart": "heart"}[asked]

    def _team(self) -> list[str]:
        """A digger, then its bonuses."""
        cards = self._book.cards
        diggers = {id_: card for id_, card in cards.items() if card.kind in {"digger", "bonus"}}
        team = self._cards("team", diggers)
        if [cards[card].kind for card in team].count("digger") != 1:
            raise self._wrong("team", say("tunhell-position-team"))
        return team


def _seat(letter: str) -> Seat:
    return Seat(_LETTERS.index(letter))
