"""The catalogue, read and checked once: every card as a frozen record, and the totals of the box."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from tomllib import TOMLDecodeError, loads
from typing import Any, Literal

from pydantic import ConfigDict, NonNegativeInt, PositiveInt, TypeAdapter, ValidationError

from games.core import CatalogueError, Editions

Kind = Literal[
    "warrior", "digger", "scout", "blaster",
    "dirt", "treasure", "encounter", "bonus", "ring", "heart", "ghost",
    "door", "throne",
]  # fmt: skip
Back = Literal["dwarf", "mine"]

_STRICT = ConfigDict(extra="forbid")
_TABLES = {
    "dwarf_cards": {"warrior", "digger", "scout", "blaster"},
    "mine_cards": {"dirt", "treasure", "encounter", "digger", "warrior", "bonus", "ring", "heart", "ghost"},
    "end_cards": {"encounter", "door", "throne"},
}
"""Which kinds of card lie in which table: the rules of digging and recruiting know no others."""
_WON = {"dirt", "treasure", "encounter", "heart", "throne"}
"""The kinds of card that go to a loot."""
SCORED = {*_WON, "ring", "door"} - {"dirt"}
"""The kinds of card that may have points."""
_FIGURES = {
    "combat": {"warrior", "encounter"},
    "dig": {"digger"},
    "bonus": {"digger"},
    "looks": {"scout"},
    "hurried": {"warrior", "digger", "scout"},
    "proud": {"warrior"},
    "scares": {"warrior"},
    "points": SCORED,
    "add_combat": {"bonus"},
    "add_dig": {"bonus"},
    "add_times": {"bonus"},
}
"""Which kinds of card may bear a figure."""
_LEAST_SEATS, _MOST_SEATS = 2, 4
"""Seats that positions and pictures know letters and marks for."""
_NEEDED = {"warrior": ("combat",), "digger": ("dig",), "scout": ("looks",), "encounter": ("combat",)}
"""The figures without which a kind of card means nothing."""


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card: its figures, zero where its kind has none.

    Attributes:
        back: the discard it goes to.
        points: victory points in the loot; a ring's count in the hand.
        looks: how many cards a scout looks at.
        scares: by how much a warrior lowers every encounter its owner meets beside it.
        add_times: how often a bonus adds the digger's printed figures once more.
        plus: whether the card belongs to the full game only.
    """

    __pydantic_config__ = _STRICT

    id: str
    back: Back
    kind: Kind
    count: PositiveInt
    points: NonNegativeInt = 0
    combat: NonNegativeInt = 0
    dig: NonNegativeInt = 0
    bonus: NonNegativeInt = 0
    looks: NonNegativeInt = 0
    scares: NonNegativeInt = 0
    add_combat: NonNegativeInt = 0
    add_dig: NonNegativeInt = 0
    add_times: NonNegativeInt = 0
    hurried: bool = False
    proud: bool = False
    plus: bool = False

    @property
    def is_find(self) -> bool:
        """Whether the card joins a hand when it is dug up."""
        return self.back == "mine" and self.kind in {"digger", "warrior", "bonus", "ring"}

    @property
    def is_dwarf_type(self) -> bool:
        """Whether it can be the one dwarf played in a turn (R22)."""
        return self.kind in {"warrior", "digger", "scout", "blaster"}


@dataclass(frozen=True, slots=True)
class Limits:
    """The sizes that rule the table."""

    __pydantic_config__ = _STRICT

    seats: tuple[PositiveInt, PositiveInt]
    hand: PositiveInt
    starting_hand: PositiveInt
    row: PositiveInt
    mines: PositiveInt
    empty_mines_to_end: PositiveInt


@dataclass(frozen=True, slots=True)
class Mode:
    """A rule set: what it uses, and how many mine cards go into the box."""

    __pydantic_config__ = _STRICT

    plus_cards: bool
    end_cards: bool
    trophies: bool
    removed: NonNegativeInt


@dataclass(frozen=True, slots=True)
class Trophy:
    """A trophy and the card of which its owner must have most."""

    __pydantic_config__ = _STRICT

    counts: str
    points: NonNegativeInt


@dataclass(frozen=True)
class Book:
    """A whole catalogue."""

    __pydantic_config__ = _STRICT

    limits: Limits
    modes: Mapping[str, Mode]
    lengths: Mapping[str, NonNegativeInt]
    dwarf_cards: Mapping[str, Card]
    mine_cards: Mapping[str, Card]
    end_cards: Mapping[str, Card]
    trophies: Mapping[str, Trophy]
    checks: Mapping[str, int] = field(repr=False)

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Every card by id."""
        return {**self.dwarf_cards, **self.mine_cards, **self.end_cards}

    @cached_property
    def combat(self) -> dict[str, int]:
        """The printed combat value of every warrior and encounter."""
        return {id_: card.combat for id_, card in self.cards.items()}

    @cached_property
    def order(self) -> dict[str, int]:
        """The place of every card in the catalogue: the order in which hands and loots are shown."""
        return {id_: place for place, id_ in enumerate(self.cards)}

    @cached_property
    def proud(self) -> frozenset[str]:
        """The proud warriors."""
        return frozenset(id_ for id_, card in self.cards.items() if card.proud)

    @cached_property
    def bonuses(self) -> frozenset[str]:
        """The cards that are played together with a digger."""
        return frozenset(id_ for id_, card in self.cards.items() if card.kind == "bonus")


def copies(cards: Iterable[Card]) -> list[str]:
    """Every single card of these kinds."""
    return [card.id for card in cards for _ in range(card.count)]


def read(text: str) -> Book:
    """The catalogue that a TOML text describes.

    Raises:
        CatalogueError: a row or a total cannot be right; the message names it.
    """
    try:
        data: dict[str, Any] = loads(text)
    except TOMLDecodeError as error:
        raise CatalogueError(f"catalogue.toml is not TOML: {error}") from error
    for table, back in (("dwarf_cards", "dwarf"), ("mine_cards", "mine"), ("end_cards", "mine")):
        for id_, row in data.get(table, {}).items():
            row.update(id=id_, back=back)
    try:
        book = TypeAdapter(Book).validate_python(data)
    except ValidationError as error:
        first = error.errors()[0]
        raise CatalogueError(f"{' '.join(map(str, first['loc']))}: {first['msg']}") from error
    _check_rows(book)
    _check_sizes(book)
    _check_totals(book)
    return book


def _check_rows(book: Book) -> None:
    if len(book.cards) < len(book.dwarf_cards) + len(book.mine_cards) + len(book.end_cards):
        raise CatalogueError("a card is listed in two tables")
    for table, allowed in _TABLES.items():
        for card in getattr(book, table).values():
            if card.kind not in allowed:
                raise CatalogueError(f"{card.id}: a {card.kind} does not belong in {table}")
            if card.hurried and table != "dwarf_cards":
                raise CatalogueError(f"{card.id}: only dwarfs that are recruited can be hurried")
            if card.plus and table != "mine_cards":
                raise CatalogueError(f"{card.id}: only mine cards can be (+) cards")
    if sum(card.count for card in book.end_cards.values() if card.kind == "door") > 1:
        raise CatalogueError("end_cards: there can be only one door")
    for card in book.cards.values():
        for figure, kinds in _FIGURES.items():
            if getattr(card, figure) and card.kind not in kinds:
                raise CatalogueError(f"{card.id}: a {card.kind} has no {figure}")
        for figure in _NEEDED.get(card.kind, ()):
            if not getattr(card, figure) and not card.scares:
                raise CatalogueError(f"{card.id}: a {card.kind} needs {figure}")
    for id_, trophy in book.trophies.items():
        if trophy.counts not in book.mine_cards:
            raise CatalogueError(f"{id_}: there is no mine card {trophy.counts}")
        if (kind := book.mine_cards[trophy.counts].kind) not in _WON:
            raise CatalogueError(f"{id_}: counts {trophy.counts}, but a {kind} never goes to a loot")


def _check_sizes(book: Book) -> None:
    """Limits must leave a game to play, the piles must come out equal, and every seat must get its cards."""
    limits = book.limits
    fewest, most = limits.seats
    if not _LEAST_SEATS <= fewest <= most <= _MOST_SEATS:
        raise CatalogueError(f"limits seats: {fewest} to {most} is not within {_LEAST_SEATS} to {_MOST_SEATS}")
    if limits.starting_hand > limits.hand:
        raise CatalogueError(f"limits starting_hand: {limits.starting_hand} is more than a hand of {limits.hand}")
    if limits.empty_mines_to_end > limits.mines:
        raise CatalogueError(f"limits empty_mines_to_end: there are only {limits.mines} mines")
    for name, mode in book.modes.items():
        mines = [card for card in book.mine_cards.values() if mode.plus_cards or not card.plus]
        for length, extra in book.lengths.items():
            dealt = len(copies(mines)) - mode.removed - extra
            if dealt < book.limits.mines or dealt % book.limits.mines:
                raise CatalogueError(f"{name}, {length}: {dealt} cards make no {book.limits.mines} equal mines")
        if mode.end_cards and len(copies(book.end_cards.values())) < book.limits.mines:
            raise CatalogueError(f"{name}: there are fewer end cards than mines")
    needed = book.limits.seats[1] * book.limits.starting_hand + book.limits.row
    if len(copies(book.dwarf_cards.values())) <= needed:
        raise CatalogueError(f"dwarf_cards: {needed} are dealt, so there must be more")


def _check_totals(book: Book) -> None:
    cards = list(book.cards.values())
    kinds = Counter(card.kind for card in map(book.cards.__getitem__, copies(book.dwarf_cards.values())))
    mines, ends = book.mine_cards.values(), book.end_cards.values()
    totals = {
        "dwarf_cards": sum(kinds.values()),
        "warriors": kinds["warrior"],
        "diggers": kinds["digger"],
        "scouts": kinds["scout"],
        "blasters": kinds["blaster"],
        "hurried": sum(card.count for card in cards if card.hurried),
        "proud": sum(card.count for card in cards if card.proud),
        "mine_cards": sum(card.count for card in mines),
        "plus_cards": sum(card.count for card in mines if card.plus),
        "encounters": sum(card.count for card in mines if card.kind == "encounter"),
        "finds": sum(card.count for card in mines if card.is_find),
        "end_cards": sum(card.count for card in ends),
        "trophies": len(book.trophies),
        "mine_points": sum(card.count * card.points for card in mines),
        "end_points": sum(card.count * card.points for card in ends),
        "trophy_points": sum(trophy.points for trophy in book.trophies.values()),
    }
    if set(book.checks) != set(totals):
        raise CatalogueError(f"checks: needs exactly {', '.join(totals)}")
    for name, total in totals.items():
        if book.checks[name] != total:
            raise CatalogueError(f"checks {name}: {book.checks[name]} stated, {total} counted")


EDITIONS = Editions(1, Path(__file__).with_name("catalogue.toml"), read)
"""The catalogues known to this process; new tables begin with the current one."""
