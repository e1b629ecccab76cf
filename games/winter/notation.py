"""A position as lines of `key: value`, both ways: used by scenes in tests and by bug reports.

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

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from games.core import Dice, Step
from games.core.notation import LETTERS, Box, Line, Lines, write_steps

from .cards import EDITIONS, Book
from .choices import BASIC
from .rows import RESOURCES
from .setup import setup
from .state import HOME, Player, State, book, is_legendary, last_week
from .state import LETTERS as OWNERS

N = TypeVar("N", bound=str)

OPTIONS = ("nightmare", "bloodthirst", "legendary", "thaw")
_DECKS = {"monster deck": "monster_deck", "hero deck": "hero_deck", "disaster deck": "disaster_deck"}
_REST = "..."
_OWN = (
    "stock", "tracks", "dwarfs", "bought", "hand", "played", "chosen", "lacks", "keeps", "monsters", "disasters",
    "placed",
)  # fmt: skip
"""The keys of a player's lines."""
_TABLE = ("table", "plan", "defeat", "turn", "monsters", "arrived", "disasters", "market", "music", *_DECKS)


def position(t: State) -> str:
    """Return the position as lines of notation."""
    return "\n".join(f"{key}: {value}" for key, value in lines(t).items())


def lines(t: State) -> dict[str, str]:
    """Return the position as values by key; empty ones are left out, except the plan and the decks."""
    options = " ".join(option for option in OPTIONS if t.options[option] == "on")
    table = f"{t.seats} seats, first {LETTERS[t.first]}, lead {LETTERS[t.lead]}, week {t.week}, {options}"
    found = {
        "table": table.rstrip(", "),
        "plan": write_steps(t.agenda, LETTERS),
        "defeat": " ".join(t.defeat),
        "turn": f"{LETTERS[t.active]}{' bought' if t.bought else ''}" if t.active is not None else "",
        "monsters": " ".join(f"{monster}={area}" for monster, area in t.monsters.items()),
        "arrived": " ".join(t.arrived),
        "disasters": " ".join(t.disasters),
        "market": " ".join(card or "-" for card in t.market),
        "music": " ".join(f"{instrument}={LETTERS[seat]}" for instrument, seat in t.music.items()),
    }
    for letter, player in zip(LETTERS, t.players, strict=False):
        found |= {f"{letter} {key}": value for key, value in _player(t, player).items()}
    found = {key: value for key, value in found.items() if value}
    return found | {key: " ".join(reversed(getattr(t, name))) or "-" for key, name in _DECKS.items()}


def _player(t: State, player: Player) -> dict[str, str]:
    legends = (f"{dwarf}={place}" for dwarf, place in player.legends.items())
    return {
        "stock": " ".join(f"{resource} {player.stock[resource]}" for resource in RESOURCES),
        "tracks": f"actions {player.actions} hand {player.hand_size}",
        "dwarfs": " ".join([f"home {player.home}", *player.out, *legends]),
        "bought": " ".join(card for card in player.cards if card in book(t).heroes),
        "hand": " ".join(player.hand),
        "played": " ".join(player.played),
        "chosen": str(player.chosen_from or ""),
        "lacks": " ".join(player.lacks),
        "keeps": " ".join(player.keeps),
        "monsters": " ".join(player.monsters),
        "disasters": " ".join(player.disasters),
        "placed": " ".join(player.placed),
    }


def read_position(text: str) -> State:
    """Return the position that lines of notation describe, its plan not yet run.

    Raises:
        PositionError: a line is impossible.
    """
    found = Lines(text)
    t = _table(found["table"])
    letters = LETTERS[: t.seats]
    found.only({*_TABLE, *(f"{letter} {key}" for letter in letters for key in _OWN)})
    reader = _Reader(t, found, letters)
    reader.board()
    for letter, player in zip(letters, t.players, strict=True):
        reader.player(letter, player)
    reader.decks()
    t.agenda = reader.plan()[::-1]
    return t


def _table(line: Line) -> State:
    """Return a table with seats and options from the first line, set up without chance."""
    catalogue = EDITIONS[EDITIONS.current]
    parts, options = {"seats": "2", "first": "A", "week": "1"}, list[str]()
    for part in line.parts():
        if part.value in ("seat", "seats"):
            parts["seats"] = part.key
        elif part.key in ("first", "lead", "week"):
            parts[part.key] = part.value
        else:
            options += line.all_of(OPTIONS, (part.key, *part.words))
    seats = line.number(parts["seats"], *catalogue.limits.seats)
    t = setup(
        {
            "seats": seats,
            "first": line.seat(parts["first"], LETTERS[:seats]),
            "options": {option: "on" if option in options else "off" for option in OPTIONS},
            "edition": EDITIONS.current,
            "dice": Dice("notation"),
        }
    )
    t.lead = line.seat(parts.get("lead", parts["first"]), LETTERS[:seats])
    t.week = line.number(parts["week"], 0, last_week(t))
    t.market, t.agenda = [None] * len(catalogue.prices), []
    return t


class _Reader:
    """Reads the lines of a position into a table that is already laid out."""

    def __init__(self, t: State, found: Lines, letters: str) -> None:
        self._t, self._found, self._letters = t, found, letters
        self._book: Book = book(t)
        self._box = Box(dict.fromkeys((*self._book.all_monsters, *self._book.all_disasters, *self._book.heroes), 1))

    def board(self) -> None:
        """Read the common part of the table."""
        t, found = self._t, self._found
        t.defeat = tuple(found["defeat"].once(found["defeat"].all_of(("disasters", "castle"))))
        if "turn" in found:
            who, *bought = found["turn"].words or [""]
            t.active = found["turn"].seat(who, self._letters)
            t.bought = bool(found["turn"].all_of(("bought",), bought))
        t.monsters = found["monsters"].pairs()
        self._cards(found["monsters"], self._book.all_monsters, t.monsters)
        found["monsters"].all_of(self._book.areas, t.monsters.values())
        t.arrived = tuple(found["arrived"].once(found["arrived"].all_of(t.monsters)))
        t.disasters = self._cards(found["disasters"], self._book.all_disasters)
        market = found["market"]
        if "market" in found and len(market.words) != len(t.market):
            raise market.wrong("winter-position-count", n=len(t.market))
        self._cards(market, self._book.heroes, (card for card in market.words if card != "-"))
        t.market = [None if card == "-" else card for card in market.words] or t.market
        t.music = {
            instrument: found["music"].seat(letter, self._letters)
            for instrument, letter in found["music"].pairs().items()
        }
        found["music"].all_of(self._book.instruments, t.music)

    def player(self, letter: str, player: Player) -> None:
        """Read the cards, dwarfs and tracks of a player."""
        limits, catalogue = self._book.limits, self._book
        own = {key: self._found[f"{letter} {key}"] for key in _OWN}
        for resource, amount in _couples(own["stock"], RESOURCES):
            player.stock[resource] = own["stock"].number(amount, 0, limits.resource_max)
        for track, amount in _couples(own["tracks"], ("actions", "hand")):
            if track == "actions":
                player.actions = own["tracks"].number(amount, 0, limits.action_start)
            else:
                player.hand_size = own["tracks"].number(amount, limits.hand_min, limits.hand_start)
        self._dwarfs(player, own["dwarfs"])
        player.cards += tuple(self._cards(own["bought"], catalogue.heroes))
        player.hand = tuple(own["hand"].once(own["hand"].all_of(player.cards)))
        player.played = tuple(
            own["played"].once(own["played"].all_of([card for card in player.cards if card not in player.hand]))
        )
        if own["hand"].value:
            player.chosen_from = len(player.cards)
        if own["chosen"].value:
            player.chosen_from = own["chosen"].number(own["chosen"].value, len(player.hand), len(player.cards))
        player.lacks = tuple(own["lacks"].once(own["lacks"].all_of(catalogue.instruments)))
        player.keeps = tuple(own["keeps"].once(own["keeps"].all_of(catalogue.instruments)))
        player.monsters = tuple(self._cards(own["monsters"], catalogue.all_monsters))
        player.disasters = tuple(self._cards(own["disasters"], catalogue.all_disasters))
        player.placed = tuple(own["placed"].once(own["placed"].all_of(catalogue.areas)))

    def _dwarfs(self, player: Player, line: Line) -> None:
        """Read where dwarfs are: basic ones in the areas named, the others at home unless a number differs."""
        limits, words = self._book.limits, line.words
        home, words = (words[1:2] or [""], words[2:]) if words[:1] == ["home"] else ([], words)
        player.legends = line.pairs(word for word in words if "=" in word)
        line.all_of(self._book.legendary_dwarfs if is_legendary(self._t) else (), player.legends)
        line.all_of((*self._book.areas, HOME), player.legends.values())
        player.out = sorted(line.all_of(self._book.areas, (word for word in words if "=" not in word)))
        player.home = limits.dwarfs - len(player.out) - len(player.legends)
        if player.home < 0 or (home and line.number(home[0], 0, limits.dwarfs) != player.home):
            raise line.wrong("winter-position-dwarfs", n=limits.dwarfs)

    def plan(self) -> list[Step[Any]]:
        """Return the agenda, in reading order."""
        line, catalogue = self._found["plan"], self._book
        dwarfs = (BASIC, *catalogue.legendary_dwarfs)
        allowed: dict[str, Container[Any]] = {
            "monster": self._t.monsters,
            "driver": ("", *self._t.monsters),
            "instrument": catalogue.instruments,
            "card": catalogue.all_heroes,
            "left": (*range(catalogue.limits.dwarfs + 1), *self._t.monsters),
            "moved": (*catalogue.areas, *OWNERS[: self._t.seats], *dwarfs),
        }
        return line.steps("winter", self._letters, allowed)

    def decks(self) -> None:
        """Read the decks, top first; dots mean all cards that are nowhere else."""
        book = self._book
        rows = {"monster deck": book.all_monsters, "hero deck": book.heroes, "disaster deck": book.all_disasters}
        for key, name in _DECKS.items():
            line = self._found[key]
            words = line.words if key in self._found else [_REST]
            given = self._cards(line, rows[key], (word for word in words if word != _REST))
            if _REST in words:
                inside = rows[key] if name == "hero_deck" else getattr(self._t, name)  # not of unused expansions
                given += self._box.rest(card for card in rows[key] if card in inside)
            setattr(self._t, name, given[::-1])

    def _cards(self, line: Line, kind: Container[str], words: Iterable[str] | None = None) -> list[str]:
        """Return the cards of a line, each of which is of the right kind and nowhere else."""
        return self._box.cards(line, line.all_of(kind, words))


def _couples(line: Line, names: Sequence[N]) -> Iterator[tuple[N, str]]:
    """Yield `gold 2 food 0`: names, each with what follows it."""
    words = line.words
    for name, value in zip(line.once(words[::2]), [*words[1::2], ""], strict=False):
        line.one_of(name, names)
        yield names[names.index(name)], value
