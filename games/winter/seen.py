"""The records that a view is made of: what a reader may know, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass

from games.core import Event, Outcome, Say, Seat

from .rows import Kind, Resource


@dataclass(frozen=True, slots=True)
class AreaView:
    """An area of the board.

    Attributes:
        dwarfs: the kinds of the dwarfs there, by seat.
        monsters: ids of those there.
        disasters: ids of those there.
        is_blocked: whether nothing can be produced there.
    """

    id: str
    kind: Kind
    number: int
    row: int
    column: int
    distance: int
    dwarfs: tuple[tuple[str, ...], ...]
    monsters: tuple[str, ...]
    disasters: tuple[str, ...]
    is_blocked: bool


@dataclass(frozen=True, slots=True)
class Threat:
    """A monster or a disaster on the board.

    Attributes:
        kind: of the monster, "" for a disaster.
        steps: borders between it and the castle.
        gold: what overcoming it brings, 0 for a monster.
        does: the talent of a monster in one sentence, None for a disaster.
        is_new: whether it arrived this week.
        strength: what the viewer's dwarfs there count for.
        lack: the resources that the viewer lacks.
    """

    id: str
    kind: str
    area: str
    steps: int
    dwarfs: int
    cost: Mapping[Resource, int]
    gold: int
    points: int
    does: Say | None
    is_new: bool
    strength: int
    lack: Mapping[Resource, int]

    @property
    def can_be_met(self) -> bool:
        """Whether the viewer has the dwarfs there and the resources."""
        return self.strength >= self.dwarfs and not self.lack


@dataclass(frozen=True, slots=True)
class HeroView:
    """A hero card.

    Attributes:
        is_playable: whether the viewer may play it now.
    """

    card: str
    instrument: str
    points: int
    does: Say
    is_playable: bool = False


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What lies in front of a player.

    Attributes:
        home: dwarfs of every kind on the own board.
        legends: legendary dwarfs with their place.
        reserve: legendary dwarfs not yet won.
        cards: how many the action deck holds, hand included.
        hand: how many cards are in hand and not yet played.
        played: cards used up this week.
        heroes: heroes acquired.
        tokens: music tokens left this week.
        points: what can no longer be lost.
    """

    seat: Seat
    stock: Mapping[Resource, int]
    actions: int
    hand_size: int
    home: int
    legends: Mapping[str, str]
    reserve: tuple[str, ...]
    cards: int
    hand: int
    played: tuple[str, ...]
    monsters: tuple[str, ...]
    disasters: tuple[str, ...]
    heroes: tuple[str, ...]
    tokens: int
    points: int


@dataclass(frozen=True, slots=True)
class View:
    """The table from a seat, or from outside (`seat` is None).

    Attributes:
        asked: who must choose now.
        phase: setup, invasion, preparation, actions or over.
        step: the word of the question that is open, "" when the game is over.
        question: the question, to the seat itself or to the first who is asked.
        instrument: the one being played, "" for none.
        mover: the monster whose way is being chosen, "" for none.
        offered: the areas that can be chosen now, for marking them on the map; one's own or public ones.
        traps: kinds of areas that are blocked everywhere at once.
        silenced: instruments with the Banshee that silences each.
        hand: the viewer's cards, by instrument.
        rest: the other cards of the viewer's action deck.
        wanted: how many cards the viewer must choose for the hand, 0 when not asked.
        outcome: the end of the game, None before it.
    """

    edition: str
    options: Mapping[str, str]
    seats: int
    seat: Seat | None
    week: int
    weeks: int
    lead: Seat
    active: Seat | None
    asked: tuple[Seat, ...]
    phase: str
    step: str
    question: Say | None
    instrument: str
    mover: str
    offered: tuple[str, ...]
    told: tuple[Event, ...]
    areas: tuple[AreaView, ...]
    monsters: tuple[Threat, ...]
    disasters: tuple[Threat, ...]
    disasters_to_lose: int
    traps: tuple[str, ...]
    market: tuple[HeroView | None, ...]
    prices: tuple[int, ...]
    hero_deck: int
    monster_deck: int
    disaster_deck: int
    instruments: tuple[str, ...]
    music: Mapping[str, Seat]
    silenced: Mapping[str, str]
    players: tuple[PlayerView, ...]
    hand: tuple[HeroView, ...]
    rest: tuple[HeroView, ...]
    wanted: int
    outcome: Outcome | None
