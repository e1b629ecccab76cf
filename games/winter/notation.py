"""A position as lines of `key: value`, both ways: what scenes, failing tests and bug reports are written in.

Seats are letters, decks are listed top first. A line that is left out means what it is at the start of the week: no
monsters, full tracks, all dwarfs at home, the starting heroes. `...` at the end of a deck, and a deck left out, stand
for all cards that are nowhere else, as the catalogue lists them.

    table: 2 seats, first A, lead B, week 3, nightmare legendary
    plan: turn A; start-turn B; resolution
    monsters: frozen_treant_b=forest_2 yeti_a=wall_2
    arrived: yeti_a
    disasters: famine
    market: cook - messenger pedlar_a
    music: drum=A
    turn: A bought
    A stock: gold 2 food 0 stone 7 wood 1
    A tracks: actions 4 hand 6
    A dwarfs: home 3 forest_2 forest_2 mine_1 ice_warrior=home
    A bought: forager
    A hand: woodcutter forager
    hero deck: baker_a ...
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from games.core import Dice, PositionError, Seat, Sign, State as CoreState, Step, say
from games.core.record import records_of

from .cards import EDITIONS, Book
from .rows import RESOURCES, Resource
from .setup import setup
from .state import BASIC, HOME, Player, State

_LETTERS = "ABCD"
_OPTIONS = ("nightmare", "bloodthirst", "legendary")
_REST = "..."
_DECKS = {"monster deck": "monster_deck", "hero deck": "hero_deck", "disaster deck": "disaster_deck"}


def write(t: State) -> str:
    """The position as lines of notation."""
    return "\n".join(f"{key}: {value}" for key, value in lines(t).items())


def lines(t: State) -> dict[str, str]:
    """The position as values by key; what is empty is left out, except the plan and the decks."""
    options = " ".join(option for option in _OPTIONS if t.options[option] == "on")
    table = f"{t.seats} seats, first {_LETTERS[t.first]}, lead {_LETTERS[t.lead]}, week {t.week}, {options}"
    found = {
        "table": table.rstrip(", "),
        "plan": "; ".join(_step(step) for step in reversed(t.agenda)) or "-",
        "defeat": " ".join(t.defeat),
        "turn": f"{_LETTERS[t.active]}{' bought' if t.bought else ''}" if t.active is not None else "",
        "monsters": _pairs(t.monsters),
        "arrived": " ".join(t.arrived),
        "disasters": " ".join(t.disasters),
        "market": " ".join(card or "-" for card in t.market),
        "music": " ".join(f"{instrument}={_LETTERS[seat]}" for instrument, seat in t.music.items()),
    }
    for letter, player in zip(_LETTERS, t.players, strict=False):
        found |= {f"{letter} {key}": value for key, value in _player(t, player).items()}
    found = {key: value for key, value in found.items() if value}
    return found | {key: " ".join(reversed(getattr(t, name))) or "-" for key, name in _DECKS.items()}


def _player(t: State, player: Player) -> dict[str, str]:
    start = _starting(t)
    legends = (f"{dwarf}={place}" for dwarf, place in player.legends.items())
    return {
        "stock": " ".join(f"{resource} {player.stock[resource]}" for resource in RESOURCES),
        "tracks": f"actions {player.actions} hand {player.hand_size}",
        "dwarfs": " ".join([f"home {player.home}", *player.out, *legends]),
        "bought": " ".join(card for card in player.cards if card not in start),
        "hand": " ".join(player.hand),
        "played": " ".join(player.played),
        "chosen": str(player.chosen_from or ""),
        "lacks": " ".join(player.lacks),
        "keeps": " ".join(player.keeps),
        "monsters": " ".join(player.monsters),
        "disasters": " ".join(player.disasters),
        "placed": " ".join(player.placed),
    }


def _starting(t: State) -> tuple[str, ...]:
    book = EDITIONS[t.edition]
    sages = book.legendary_starting_heroes if t.options["legendary"] == "on" else ()
    return (*book.starting_heroes, *sages)


def _pairs(values: Mapping[str, str]) -> str:
    return " ".join(f"{key}={value}" for key, value in values.items())


def _step(step: Step[Any]) -> str:
    return " ".join([step.word(), *(_value(name, value) for name, value in step.fields().items())])


def _value(name: str, value: object) -> str:
    if name == "seat" and isinstance(value, int):
        return _LETTERS[value]
    if isinstance(value, tuple):
        return "+".join(value) or "-"
    return str(value) or "-"


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
        for key, name in _DECKS.items():
            self._line = self._found.get(key, ("", ""))[0]
            self._deck(t, name, self._found[key][1].split() if key in self._found else [_REST])
        for letter, player in zip(_LETTERS, t.players, strict=False):
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
        for letter, player in zip(_LETTERS, t.players, strict=False):
            found |= {f"{letter} {key}": read_line for key, read_line in self._player(t, player).items()}
        return {**found, "plan": lambda words: self._plan(t, words), **dict.fromkeys(_DECKS, lambda words: None)}

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
                options += self._known(part.split(), _OPTIONS)
        edition = EDITIONS.current
        least, most = EDITIONS[edition].limits.seats
        base = {
            "seats": self._number(parts.get("seats", "2"), least, most),
            "options": {option: "on" if option in options else "off" for option in _OPTIONS},
            "edition": edition,
            "dice": Dice("notation"),
        }
        base["first"] = self._seat(parts.get("first", "A"), base["seats"])
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
            inside = getattr(t, name)  # as it is set up: without the expansion's cards unless it is played
            given += [card for card in rows if card in {*inside, *_drawn(t, rows)} and card not in self._seen]
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
        if not word.isascii() or not word.isdecimal() or len(word) > 3 or not least <= int(word) <= most:  # noqa: PLR2004  # digits
            self._wrong("winter-position-number", least=least, most=most)
        return int(word)

    def _seat(self, letter: str, seats: int) -> Seat:
        if len(letter) != 1 or letter not in _LETTERS[:seats]:
            self._wrong("winter-position-seat", name=Sign(letter[:40]))
        return Seat(_LETTERS.index(letter))

    def _pair(self, word: str) -> tuple[str, str]:
        key, equals, value = word.partition("=")
        if not equals:
            self._wrong("winter-position-pair", name=Sign(word[:40]))
        return key, value

    def _couples(self, words: list[str]) -> Iterable[tuple[str, str]]:
        if len(words) % 2:
            self._wrong("winter-position-pair", name=Sign(words[-1][:40]))
        return zip(words[::2], words[1::2], strict=True)

    def _wrong(self, text: str, **values: int | Sign) -> Any:
        raise PositionError(self._line, say(text, **values))


def _resource(name: str) -> Resource:
    return next(resource for resource in RESOURCES if resource == name)


def _drawn(t: State, rows: Iterable[str]) -> set[str]:
    """Cards that the set-up without chance has put somewhere else than in a deck."""
    return {card for card in rows if card in EDITIONS[t.edition].heroes}


def _defaults(made: type[Step[Any]]) -> set[str]:
    from dataclasses import MISSING, fields

    return {field.name for field in fields(made) if field.default is not MISSING}  # type: ignore[arg-type]  # every record is a dataclass
