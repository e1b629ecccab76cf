"""The rows of the catalogue as frozen records, one class per table of `catalogue.toml`; and all of them as a book."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from pydantic import ConfigDict, NonNegativeInt, PositiveInt

from games.core import Row

Kind = Literal[
    "warrior", "digger", "scout", "blaster",
    "dirt", "treasure", "encounter", "bonus", "ring", "heart", "ghost",
    "door", "throne",
]  # fmt: skip
Back = Literal["dwarf", "mine"]


@dataclass(frozen=True, slots=True)
class Card(Row):
    """One kind of card: its figures, zero where its kind has none.

    Attributes:
        back: the discard it goes to.
        points: victory points in the loot; a ring's count in the hand.
        looks: how many cards a scout looks at.
        scares: by how much a warrior lowers the combat of every encounter its owner meets there.
        add_times: how often a bonus adds the digger's printed figures once more.
        plus: whether the card belongs to the full game only.
    """

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
        """Whether it can be the single dwarf played in a turn (R22)."""
        return self.kind in {"warrior", "digger", "scout", "blaster"}


@dataclass(frozen=True, slots=True)
class Limits(Row):
    """The sizes used by the rules."""

    seats: tuple[PositiveInt, PositiveInt]
    hand: PositiveInt
    starting_hand: PositiveInt
    row: PositiveInt
    mines: PositiveInt
    empty_mines_to_end: PositiveInt


@dataclass(frozen=True, slots=True)
class Mode(Row):
    """A rule set: which cards it uses, and how many mine cards go into the box."""

    plus_cards: bool
    end_cards: bool
    trophies: bool
    removed: NonNegativeInt


@dataclass(frozen=True, slots=True)
class Trophy(Row):
    """A trophy, and the card of which its owner must have the most."""

    counts: str
    points: NonNegativeInt


def copies(cards: Iterable[Card]) -> list[str]:
    """Return every copy of these kinds of cards."""
    return [card.id for card in cards for _ in range(card.count)]


@dataclass(frozen=True)
class Book:
    """The catalogue of one edition."""

    __pydantic_config__ = ConfigDict(extra="forbid")

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
        """All cards by id."""
        return {**self.dwarf_cards, **self.mine_cards, **self.end_cards}

    @cached_property
    def combat(self) -> dict[str, int]:
        """The printed combat value of every warrior and encounter."""
        return {id_: card.combat for id_, card in self.cards.items()}

    @cached_property
    def teams(self) -> dict[tuple[str, ...], tuple[int, int]]:
        """The capacity and combat of teams, kept once they have been worked out."""
        return {}

    @cached_property
    def order(self) -> dict[str, int]:
        """The position of every card in the catalogue: the order in which hands and loots are shown."""
        return {id_: place for place, id_ in enumerate(self.cards)}

    @cached_property
    def proud(self) -> frozenset[str]:
        """The ids of the proud warriors."""
        return frozenset(id_ for id_, card in self.cards.items() if card.proud)

    @cached_property
    def alike(self) -> dict[str, str]:
        """For every card, the first card with equal figures: itself, except for the two proud warriors."""
        first: dict[Card, str] = {}
        return {id_: first.setdefault(replace(card, id="", count=1), id_) for id_, card in self.cards.items()}

    @cached_property
    def bonuses(self) -> frozenset[str]:
        """The ids of the cards that are played together with a digger."""
        return frozenset(id_ for id_, card in self.cards.items() if card.kind == "bonus")
