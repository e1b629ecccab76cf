"""Reads a position in notation; the lines are described in `notation.py`, and a complaint names the line."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from typing import Any, NoReturn

from games.core import Dice, PositionError, Seat, Sign, Step, say
from games.core.record import records_of

from .cards import EDITIONS, Book
from .rows import RESOURCES, Resource
from .setup import setup
from .state import HOME, Player, State

LETTERS = "ABCD"
OPTIONS = ("nightmare", "bloodthirst", "legendary")
DECKS = {"monster deck": "monster_deck", "hero deck": "hero_deck", "disaster deck": "disaster_deck"}
_REST = "..."


def read(text: str) -> State:
    """The position that lines of notation describe, its plan not yet run.

    Raises:
        PositionError: a line cannot be right.
    """
    found: dict[str, tuple[str, str]] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        key, colon, value = line.partition(":")
        if not colon:
            raise PositionError(line, say("winter-position-key"))
        if key in found:
            raise PositionError(line, say("winter-position-twice"))
        found[key] = line, "" if value.strip() == "-" else value.strip()
    return _Reader(found).state()


class _Reader:
    """Reads the lines of one position; each complaint names its line."""

    def __init__(self, found: Mapping[str, tuple[str, str]]) -> None:
        self._found = found
        self._line = ""
        self._seen: dict[str, str] = {}

    def state(self) -> State:
        """The whole position.

        Raises:
            PositionError: a line cannot be right.
        """
        t = self._table()
        self._book: Book = EDITIONS[t.edition]
        readers = self._readers(t)
        for key, (line, _) in self._found.items():
            if key not in {"table", *readers}:
                self._line = line
                self._wrong("winter-position-key")
        for key, read_line in readers.items():
            self._line = self._found.get(key, ("", ""))[0]
            if key in self._found:
                read_line(self._found[key][1].split())
        for key, name in DECKS.items():
            self._line = self._found.get(key, ("", ""))[0]
            self._deck(t, name, self._found[key][1].split() if key in self._found else [_REST])
        for letter, player in zip(LETTERS, t.players, strict=False):
            self._check(t, letter, player)
        return t

    def _readers(self, t: State) -> dict[str, Callable[[list[str]], None]]:
        found: dict[str, Callable[[list[str]], None]] = {
            "defeat": lambda words: setattr(t, "defeat", self._known(words, ("disasters", "castle"))),
            "turn": lambda words: self._turn(t, words),
            "monsters": lambda words: self._monsters(t, words),
            "arrived": lambda words: setattr(t, "arrived", self._known(words, t.monsters)),
            "disasters": lambda words: setattr(t, "disasters", self._cards(words, self._book.all_disasters)),
            "market": lambda words: self._market(t, words),
            "music": lambda words: self._music(t, words),
        }
        for letter, player in zip(LETTERS, t.players, strict=False):
            found |= {f"{letter} {key}": read_line for key, read_line in self._player(t, player).items()}
        return {**found, "plan": lambda words: self._plan(t, words), **dict.fromkeys(DECKS, _later)}

    def _player(self, t: State, player: Player) -> dict[str, Callable[[list[str]], None]]:
        book = self._book
        return {
            "stock": lambda words: self._stock(player, words),
            "tracks": lambda words: self._tracks(player, words),
            "dwarfs": lambda words: self._dwarfs(player, words),
            "bought": lambda words: setattr(player, "cards", (*player.cards, *self._cards(words, book.heroes))),
            "hand": lambda words: self._hand(player, words),
            "played": lambda words: setattr(player, "played", self._known(words, player.cards)),
            "chosen": lambda words: setattr(player, "chosen_from", self._number(words[0], 0, len(player.cards))),
            "lacks": lambda words: setattr(player, "lacks", self._known(words, book.instruments)),
            "keeps": lambda words: setattr(player, "keeps", self._known(words, book.instruments)),
            "monsters": lambda words: setattr(player, "monsters", tuple(self._cards(words, book.all_monsters))),
            "disasters": lambda words: setattr(player, "disasters", tuple(self._cards(words, book.all_disasters))),
            "placed": lambda words: setattr(player, "placed", self._known(words, book.areas)),
        }

    def _table(self) -> State:
        """The seats and options; everything else as it is set up, without chance."""
        self._line, value = self._found.get("table", ("table", "2 seats"))
        parts = dict[str, str]()
        options = list[str]()
        for part in filter(None, map(str.strip, value.split(","))):
            word, _, rest = part.partition(" ")
            if word in {"first", "lead", "week"}:
                parts[word] = rest
            elif rest in {"seat", "seats"}:
                parts["seats"] = word
            else:
                options += self._known(part.split(), OPTIONS)
        edition = EDITIONS.current
        least, most = EDITIONS[edition].limits.seats
        seats = self._number(parts.get("seats", "2"), least, most)
        base = {
            "seats": seats,
            "first": self._seat(parts.get("first", "A"), seats),
            "options": {option: "on" if option in options else "off" for option in OPTIONS},
            "edition": edition,
            "dice": Dice("notation"),
        }
        t = setup(base)
        t.lead = self._seat(parts.get("lead", parts.get("first", "A")), t.seats)
        t.week = self._number(parts.get("week", "1"), 0, EDITIONS[edition].limits.weeks)
        t.market, t.agenda = [None] * len(EDITIONS[edition].prices), []
        return t

    def _turn(self, t: State, words: list[str]) -> None:
        t.active = self._seat(words[0] if words else "", t.seats)
        t.bought = bool(self._known(words[1:], ("bought",)))

    def _monsters(self, t: State, words: list[str]) -> None:
        for monster, area in map(self._pair, words):
            self._cards([monster], self._book.all_monsters)
            self._known([area], self._book.areas)
            t.monsters[monster] = area

    def _market(self, t: State, words: list[str]) -> None:
        if len(words) != len(self._book.prices):
            self._wrong("winter-position-count", n=len(self._book.prices))
        self._cards([word for word in words if word != "-"], self._book.heroes)
        t.market = [None if word == "-" else word for word in words]

    def _music(self, t: State, words: list[str]) -> None:
        for instrument, letter in map(self._pair, words):
            self._known([instrument], self._book.instruments)
            t.music[instrument] = self._seat(letter, t.seats)

    def _stock(self, player: Player, words: list[str]) -> None:
        for resource, amount in self._couples(words):
            (known,) = self._known([resource], RESOURCES)
            player.stock[_resource(known)] = self._number(amount, 0, self._book.limits.resource_max)

    def _tracks(self, player: Player, words: list[str]) -> None:
        limits = self._book.limits
        for track, amount in self._couples(words):
            if self._known([track], ("actions", "hand")) == ("actions",):
                player.actions = self._number(amount, 0, limits.action_start)
            else:
                player.hand_size = self._number(amount, limits.hand_min, limits.hand_start)

    def _dwarfs(self, player: Player, words: list[str]) -> None:
        """Basic dwarfs stand where they are named, the others at home unless a number says otherwise."""
        home: str | None = None
        if words[:1] == ["home"]:
            home, words = (words[1] if len(words) > 1 else ""), words[2:]
        for word in words:
            if "=" in word:
                dwarf, place = self._pair(word)
                self._known([dwarf], self._book.legendary_dwarfs)
                self._known([place], (*self._book.areas, HOME))
                player.legends[dwarf] = place
            else:
                player.out += self._known([word], self._book.areas)
        player.out.sort()
        most = self._book.limits.dwarfs - len(player.out) - len(player.legends)
        player.home = max(0, most) if home is None else self._number(home, 0, self._book.limits.dwarfs)

    def _hand(self, player: Player, words: list[str]) -> None:
        player.hand = self._known(words, player.cards)
        player.chosen_from = len(player.cards)

    def _plan(self, t: State, words: list[str]) -> None:
        steps = [part.split() for part in " ".join(words).split(";") if part.strip()]
        t.then(*(self._step(t, step) for step in steps))

    def _step(self, t: State, words: list[str]) -> Step[Any]:
        made = records_of("winter", Step).get(words[0])
        if made is None:
            self._wrong("winter-position-step", name=Sign(words[0]))
        names = made.field_names()
        needed = [name for name in names if name not in _defaults(made)]
        if not len(needed) <= len(words) - 1 <= len(names):
            self._wrong("winter-position-step", name=Sign(words[0]))
        values = dict(zip(names, words[1:], strict=False))
        return made(**{name: self._read_value(t, name, word) for name, word in values.items()})

    def _read_value(self, t: State, name: str, word: str) -> object:
        if name == "seat":
            return self._seat(word, t.seats)
        if name == "left" and word.isdecimal():
            return int(word)
        if name in {"left", "moved"}:
            return () if word == "-" else tuple(word.split("+"))
        known = {"monster": t.monsters, "driver": ("-", *t.monsters), "instrument": self._book.instruments}
        (value,) = self._known([word], known.get(name, self._book.all_heroes))
        return "" if value == "-" else value

    def _deck(self, t: State, name: str, words: list[str]) -> None:
        """A deck, top first; dots stand for all cards that are nowhere else."""
        given = [word for word in words if word != _REST]
        rows: Mapping[str, object] = {
            "monster_deck": self._book.all_monsters,
            "hero_deck": self._book.heroes,
            "disaster_deck": self._book.all_disasters,
        }[name]
        self._cards(given, rows)
        if _REST in words:
            inside = rows if name == "hero_deck" else getattr(t, name)  # without the expansion unless it is played
            given += [card for card in rows if card in inside and card not in self._seen]
        setattr(t, name, given[::-1])

    def _check(self, t: State, letter: str, player: Player) -> None:
        """Every player has all dwarfs, and no card is in two places of one hand."""
        self._line = self._found.get(f"{letter} dwarfs", (f"{letter} dwarfs", ""))[0]
        if player.home + len(player.out) + len(player.legends) != self._book.limits.dwarfs:
            self._wrong("winter-position-dwarfs", n=self._book.limits.dwarfs)
        if set(player.hand) & set(player.played):
            self._line = self._found[f"{letter} hand"][0]
            self._wrong("winter-position-twice")

    def _cards(self, words: Iterable[str], rows: Iterable[str]) -> list[str]:
        """Cards that exist, each in one place only."""
        cards = list(self._known(words, rows))
        for card in cards:
            if card in self._seen:
                self._wrong("winter-position-card-twice", name=Sign(card))
            self._seen[card] = self._line
        return cards

    def _known(self, words: Iterable[str], names: Iterable[str]) -> tuple[str, ...]:
        allowed = set(names)
        found = tuple(words)
        for word in found:
            if word not in allowed:
                self._wrong("winter-position-name", name=Sign(word[:40]))
        return found

    def _number(self, word: str, least: int, most: int) -> int:
        if not word.isascii() or not word.isdecimal() or len(word) > 3 or not least <= int(word) <= most:  # digits
            self._wrong("winter-position-number", least=least, most=most)
        return int(word)

    def _seat(self, letter: str, seats: int) -> Seat:
        if len(letter) != 1 or letter not in LETTERS[:seats]:
            self._wrong("winter-position-seat", name=Sign(letter[:40]))
        return Seat(LETTERS.index(letter))

    def _pair(self, word: str) -> tuple[str, str]:
        key, equals, value = word.partition("=")
        if not equals:
            self._wrong("winter-position-pair", name=Sign(word[:40]))
        return key, value

    def _couples(self, words: list[str]) -> Iterable[tuple[str, str]]:
        if len(words) % 2:
            self._wrong("winter-position-pair", name=Sign(words[-1][:40]))
        return zip(words[::2], words[1::2], strict=True)

    def _wrong(self, text: str, **values: int | Sign) -> NoReturn:
        raise PositionError(self._line, say(text, **values))


def _later(_words: list[str]) -> None:
    """Decks are read last, when it is known which cards lie elsewhere."""


def _resource(name: str) -> Resource:
    return next(resource for resource in RESOURCES if resource == name)


def _defaults(made: type[Step[Any]]) -> set[str]:
    """The fields of a step that may be left out."""
    return {field.name for field in fields(made) if field.default is not MISSING}  # type: ignore[arg-type]  # every record is a dataclass
