"""What one seat, or the public, may see (5.1): everything but the decks' order and the hands of others."""

from collections.abc import Mapping
from dataclasses import dataclass

from games.core import Event, OneOf, Outcome, Say, Seat, Shape, decision

from .choices import BASIC, Defend, March, Move, Place, Recall, Shift
from .rows import Disaster, Kind, Monster, Resource
from .rules.dwarfs import banned, blocked, strength
from .rules.faults import card_fault
from .rules.hands import ChooseHands
from .rules.labels import monster_text, talent_text
from .rules.marching import ChoosePath, ChooseTarget
from .rules.music import Follow, PlayCards
from .rules.stock import lacking
from .rules.talented import Talented
from .rules.turn import Turn
from .scoring import outcome, running_points
from .state import State, book, last_week, reserve, table_setup


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
        gold: the reward for overcoming it, 0 for a monster.
        does: the talent of a monster in one sentence, None for a disaster.
        is_new: whether it arrived this week.
        strength: the strength of the reader's dwarfs there.
        lack: the resources that the reader lacks.
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
        """Whether the reader has the dwarfs there and the resources."""
        return self.strength >= self.dwarfs and not self.lack


@dataclass(frozen=True, slots=True)
class HeroView:
    """A hero card.

    Attributes:
        is_playable, is_left_out: whether the reader may play it now, or leaves it out of the hand being chosen.
    """

    card: str
    instrument: str
    points: int
    does: Say
    is_playable: bool = False
    is_left_out: bool = False


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player as others see them.

    Attributes:
        home: dwarfs of every kind on the player's own board.
        legends: legendary dwarfs with their place.
        reserve: legendary dwarfs not yet won.
        cards: how many the action deck holds, hand included.
        hand: how many cards are in hand and not yet played.
        played: cards used up this week.
        tokens: music tokens left this week.
        points: the points that can no longer be lost.
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
        offered: the areas that can be chosen now, for marking them on the map; the reader's own or public ones.
        chosen: the areas that were chosen before the field that is asked for.
        aims: the monsters and disasters that can be chosen at a step.
        traps: kinds of areas that are blocked everywhere at once.
        silenced: instruments with the Banshee that silences each.
        hand, rest: the reader's cards, by instrument, and the other cards of the reader's action deck.
        wanted: how many cards the reader must choose for the hand, 0 if not asked.
        outcome: the end of the game, None before it.
        trail: of dwarfs that have moved lately, the area, the owner, where they went ("" if they came), and who did it.
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
    chosen: tuple[str, ...] = ()
    aims: tuple[str, ...] = ()
    trail: tuple[tuple[str, Seat, str, Seat], ...] = ()


def view(t: State, seat: Seat | None) -> View:
    """Return everything that a seat may know of the table now."""
    catalogue, now = book(t), decision(t)
    step = now.step if now else None
    asked = tuple(now.asks) if now else ()
    closed = blocked(t)
    return View(
        edition=t.edition,
        options=dict(t.options),
        seats=t.seats,
        seat=seat,
        week=t.week,
        weeks=last_week(t),
        lead=t.lead,
        active=t.active,
        asked=asked,
        phase=step.phase if step else "over",
        step=step.word() if step else "",
        question=step.question(t, seat if seat in asked else asked[0]) if step and asked else None,
        instrument=_instrument(t, step),
        mover=step.monster if isinstance(step, ChoosePath | ChooseTarget) else "",
        offered=_offered(t, seat, asked),
        told=tuple(event for event in t.told if event.to is None or event.to == seat),
        areas=tuple(_area(t, area, is_blocked=area in closed) for area in catalogue.areas),
        monsters=tuple(_monster(t, monster, seat) for monster in t.monsters),
        disasters=tuple(_disaster(t, disaster, seat) for disaster in t.disasters),
        disasters_to_lose=catalogue.limits.disasters_to_lose,
        traps=tuple(
            kind for kind, areas in catalogue.of_kind.items() if catalogue.kinds[kind].produces and closed >= {*areas}
        ),
        market=tuple(_hero(t, card) if card else None for card in t.market),
        prices=catalogue.prices,
        hero_deck=len(t.hero_deck),
        monster_deck=len(t.monster_deck),
        disaster_deck=len(t.disaster_deck),
        instruments=catalogue.instruments,
        music=dict(t.music),
        silenced=banned(t),
        players=tuple(_player(t, other) for other in map(Seat, range(t.seats))),
        hand=_hand(t, seat, step),
        rest=_rest(t, seat),
        wanted=t.players[seat].hand_size if seat is not None and seat in asked and isinstance(step, ChooseHands) else 0,
        outcome=outcome(t) if now is None else None,
    )


def _instrument(t: State, step: object) -> str:
    """Return the instrument whose cards are being played, even during the talent of a card."""
    if isinstance(step, Follow | PlayCards):
        return step.instrument
    return book(t).instrument[step.card] if isinstance(step, Talented) else ""


def _offered(t: State, seat: Seat | None, asked: tuple[Seat, ...]) -> tuple[str, ...]:
    """Return the areas that can be chosen in the open question; none if that is every area."""
    now = decision(t)
    if now is None or len(asked) != 1:
        return ()
    shape: Shape | None = now.asks[asked[0]] if seat in (None, asked[0]) else None
    if seat is None:
        shape = now.step.public_options(t, asked[0])
    found: dict[str, None] = {}
    for choice in shape.choices if isinstance(shape, OneOf) else ():
        match choice:
            case Defend(area) | March(area) | Recall(area):
                found[area] = None
            case Shift(start):
                found[start] = None
            case Place() | Move() if not isinstance(now.step, Turn | PlayCards):
                found[choice.area if isinstance(choice, Place) else choice.start] = None
    return tuple(found) if len(found) < len(book(t).areas) else ()


def _area(t: State, area: str, *, is_blocked: bool) -> AreaView:
    catalogue = book(t)
    row = catalogue.areas[area]
    return AreaView(
        id=area,
        kind=row.kind,
        number=row.number,
        row=row.row,
        column=row.column,
        distance=row.distance,
        dwarfs=tuple(
            (*(dwarf for dwarf, place in player.legends.items() if place == area), *[BASIC] * player.out.count(area))
            for player in t.players
        ),
        monsters=tuple(monster for monster, place in t.monsters.items() if place == area),
        disasters=tuple(card for card in t.disasters if catalogue.all_disasters[card].area == area),
        is_blocked=is_blocked,
    )


def _monster(t: State, monster: str, seat: Seat | None) -> Threat:
    row = book(t).all_monsters[monster]
    does = monster_text(book(t).monster_kind(monster))
    return _threat(t, monster, row, t.monsters[monster], seat, kind=row.kind, does=does)


def _disaster(t: State, disaster: str, seat: Seat | None) -> Threat:
    return _threat(t, disaster, row := book(t).all_disasters[disaster], row.area, seat)


def _threat(
    t: State, id_: str, row: Monster | Disaster, area: str, seat: Seat | None, kind: str = "", does: Say | None = None
) -> Threat:
    return Threat(
        id=id_,
        kind=kind,
        area=area,
        steps=book(t).areas[area].distance,
        dwarfs=row.dwarfs,
        cost=row.cost,
        gold=row.gold if isinstance(row, Disaster) else 0,
        points=row.vp,
        does=does,
        is_new=id_ in t.arrived,
        strength=0 if seat is None else strength(t, seat, area, row),
        lack={} if seat is None else lacking(t, seat, row.cost),
    )


def _hero(t: State, card: str, *, is_playable: bool = False) -> HeroView:
    row = book(t).all_heroes[card]
    return HeroView(card, row.instrument, row.vp, talent_text(book(t).talent[card]), is_playable)


def _player(t: State, seat: Seat) -> PlayerView:
    player = t.players[seat]
    return PlayerView(
        seat=seat,
        stock=dict(player.stock),
        actions=player.actions,
        hand_size=player.hand_size,
        home=player.dwarfs_at_home(),
        legends=dict(player.legends),
        reserve=tuple(reserve(t, seat)),
        cards=len(player.cards),
        hand=len(player.hand),
        played=player.played,
        monsters=player.monsters,
        disasters=player.disasters,
        heroes=tuple(card for card in player.cards if card in book(t).heroes),
        tokens=table_setup(t).music_tokens - sum(owner == seat for owner in t.music.values()),
        points=running_points(t, seat),
    )


def _hand(t: State, seat: Seat | None, step: object) -> tuple[HeroView, ...]:
    """Return the reader's own hand, with the cards that can be played to the current instrument."""
    if seat is None:
        return ()
    window = step.instrument if isinstance(step, Follow | PlayCards) and step.seat == seat else ""
    return tuple(
        _hero(t, card, is_playable=bool(window) and card_fault(t, seat, card, window) is None)
        for card in sorted(t.players[seat].hand, key=book(t).order.__getitem__)
    )


def _rest(t: State, seat: Seat | None) -> tuple[HeroView, ...]:
    player = t.players[seat] if seat is not None else None
    cards = [card for card in player.cards if card not in (*player.hand, *player.played)] if player else []
    return tuple(_hero(t, card) for card in sorted(cards, key=book(t).order.__getitem__))
