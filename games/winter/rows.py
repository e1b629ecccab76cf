"""The rows of the catalogue as frozen records: one class per table of `catalogue.toml`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pydantic import NonNegativeInt, PositiveInt

from games.core import Row

Resource = Literal["gold", "food", "stone", "wood"]
Kind = Literal["forest", "mine", "field", "castle", "wall"]
Goods = dict[Resource, PositiveInt]

RESOURCES: tuple[Resource, ...] = ("gold", "food", "stone", "wood")
"""In the order of the boards and of the tie-break."""


@dataclass(frozen=True, slots=True)
class Limits(Row):
    """The sizes that rule the table (2.1)."""

    seats: tuple[PositiveInt, PositiveInt]
    weeks: PositiveInt
    dwarfs: PositiveInt
    disasters_to_lose: PositiveInt
    resource_max: PositiveInt
    action_start: PositiveInt
    action_min: NonNegativeInt
    hand_start: PositiveInt
    hand_min: PositiveInt


@dataclass(frozen=True, slots=True)
class Setup(Row):
    """What the number of players changes (4).

    Attributes:
        monsters: how many are kept on the board.
        disasters: revealed before the first week.
        defenders: dwarfs placed before the game by the first, second ... player.
        start: of each resource.
        music_tokens: of each player.
        free_music_tokens: the first so many instruments of a week cost no action.
    """

    monsters: PositiveInt
    disasters: NonNegativeInt
    defenders: tuple[NonNegativeInt, ...]
    start: NonNegativeInt
    music_tokens: PositiveInt
    free_music_tokens: NonNegativeInt


@dataclass(frozen=True, slots=True)
class AreaKind(Row):
    """A kind of area: what it produces and the instrument that a Banshee there silences (2.2); "" for none."""

    produces: Literal["", "food", "stone", "wood"]
    instrument: str


@dataclass(frozen=True, slots=True)
class Area(Row):
    """An area of the board (3).

    Attributes:
        number: 0 for the castle.
        distance: borders between it and the castle.
        row: from 1, from north to south.
        column: from 1, from west to east.
        adjacent: the areas it borders.
    """

    kind: Kind
    number: NonNegativeInt
    distance: NonNegativeInt
    row: PositiveInt
    column: PositiveInt
    adjacent: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MonsterKind(Row):
    """What a kind of monster does, and when (6.2).

    Attributes:
        range: where dwarfs are hit: its own area, or that and every adjacent one; "" where it does not matter.
        lose: what `lose_resources` takes from each player in range.
    """

    when: Literal["attack", "arrival", "static"]
    effect: Literal[
        "lose_action",
        "move_other_monster",
        "reduce_hand",
        "lose_resources",
        "return_dwarf",
        "reveal_disaster",
        "ban_instrument",
        "move_self_if_any_dwarf",
    ]
    range: Literal["", "own", "own_or_adjacent"] = ""
    lose: Goods = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Monster(Row):
    """A monster card (2.3)."""

    kind: str
    arrival: str
    dwarfs: PositiveInt
    cost: Goods
    vp: NonNegativeInt


@dataclass(frozen=True, slots=True)
class Disaster(Row):
    """A disaster card (2.3)."""

    area: str
    dwarfs: PositiveInt
    cost: Goods
    gold: NonNegativeInt
    vp: NonNegativeInt


@dataclass(frozen=True, slots=True)
class Talent(Row):
    """What a hero does: a verb and what it needs (7).

    Attributes:
        kind: of the areas that `produce` or `move_from` look at.
        resource: what `produce` gives.
        times: how many dwarfs `move_from` and `place_or_move` can move or place.
        one_of: what `gain_one` chooses from.
        pay: the full price of `recruit`, `trade` and `promote`.
        gain: what `gain`, `recall` and `trade` give.
    """

    do: Literal["produce", "gain", "gain_one", "move_from", "place_or_move", "recruit", "recall", "trade", "promote"]
    kind: Literal["", "forest", "mine", "field"] = ""
    resource: Literal["", "food", "stone", "wood"] = ""
    times: NonNegativeInt = 0
    one_of: tuple[Resource, ...] = ()
    pay: Goods = field(default_factory=dict)
    gain: Goods = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hero(Row):
    """A hero card (2.3)."""

    talent: str
    instrument: str
    vp: NonNegativeInt


@dataclass(frozen=True, slots=True)
class Legend(Row):
    """A legendary dwarf: its strength against a monster and a disaster, and whether placing it is free (9.4)."""

    monster: PositiveInt
    disaster: PositiveInt
    free_placement: bool


@dataclass(frozen=True, slots=True)
class Title(Row):
    """A title of the solo game and all that it asks for (9.1)."""

    vp: NonNegativeInt
    disasters: NonNegativeInt = 0
    monsters: NonNegativeInt = 0
    heroes: NonNegativeInt = 0
    resources_at_7: NonNegativeInt = 0


Points = Mapping[str, NonNegativeInt]
