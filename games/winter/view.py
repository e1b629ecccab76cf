"""What one seat, or the public, may see (5.1): everything but the decks' order and the hands of others."""

from collections.abc import Mapping

from games.core import OneOf, Say, Seat, Shape, decision

from .rows import Disaster, Monster
from .rules.attack import ReturnDwarf
from .rules.dwarfs import banned, blocked, strength
from .rules.faults import card_fault
from .rules.hands import ChooseHands
from .rules.invasion import ChooseMonster
from .rules.labels import monster_text, talent_text
from .rules.marching import ChoosePath, ChooseTarget
from .rules.moving import MoveAnyone, PlaceOrMove
from .rules.music import Follow, PlayCards
from .rules.stock import lacking
from .rules.talents import GainOne, PromoteDwarf, RecallDwarf, TakeHero
from .rules.turn import Turn
from .rules.week import PlaceDefender
from .scoring import outcome, running_points
from .seen import AreaView, HeroView, PlayerView, Threat, View
from .state import BASIC, Defend, March, Move, Place, Recall, Shift, State, book, reserve, table_setup

PHASES: Mapping[type, str] = {
    PlaceDefender: "setup",
    ChooseMonster: "invasion",
    ChoosePath: "invasion",
    ChooseTarget: "invasion",
    ReturnDwarf: "invasion",
    ChooseHands: "preparation",
    Turn: "actions",
    PlayCards: "actions",
    Follow: "actions",
    GainOne: "actions",
    MoveAnyone: "actions",
    PlaceOrMove: "actions",
    TakeHero: "actions",
    RecallDwarf: "actions",
    PromoteDwarf: "actions",
}


def view(t: State, seat: Seat | None) -> View:
    """All that a seat may know of the table now."""
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
        weeks=catalogue.limits.weeks,
        lead=t.lead,
        active=t.active,
        asked=asked,
        phase=PHASES[type(step)] if step else "over",
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
    """The instrument whose cards are being played, also in the middle of a card."""
    if isinstance(step, Follow | PlayCards):
        return step.instrument
    if isinstance(step, GainOne | MoveAnyone | PlaceOrMove | TakeHero | RecallDwarf | PromoteDwarf):
        return book(t).instrument[step.card]
    return ""


def _offered(t: State, seat: Seat | None, asked: tuple[Seat, ...]) -> tuple[str, ...]:
    """The areas that the open question is about and that may be chosen in it; none when that is every area."""
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
    row = book(t).all_disasters[disaster]
    return _threat(t, disaster, row, row.area, seat)


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
    """One's own hand, with what can be played to the instrument of the moment."""
    if seat is None:
        return ()
    window = step.instrument if isinstance(step, Follow | PlayCards) and step.seat == seat else ""
    return tuple(
        _hero(t, card, is_playable=bool(window) and card_fault(t, seat, card, window) is None)
        for card in sorted(t.players[seat].hand, key=book(t).order.__getitem__)
    )


def _rest(t: State, seat: Seat | None) -> tuple[HeroView, ...]:
    if seat is None:
        return ()
    player = t.players[seat]
    cards = [card for card in player.cards if card not in player.hand and card not in player.played]
    return tuple(_hero(t, card) for card in sorted(cards, key=book(t).order.__getitem__))
