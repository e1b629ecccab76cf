"""Why a choice is advised, in sentences: what would end the game, what a fight or a hero brings, what an area gives."""

from collections.abc import Iterator, Sequence

from games.core import Choice, Say, Seat, Some, say
from games.winter.cards import CASTLE
from games.winter.choices import (
    Beat,
    Buy,
    Defend,
    Done,
    EndTurn,
    Gain,
    March,
    Move,
    Music,
    Overcome,
    Place,
    Play,
    Promote,
    Recall,
    Recruit,
    Shift,
)
from games.winter.rules.dwarfs import blocked
from games.winter.rules.labels import yields
from games.winter.state import State, book, last_week


def reasons(t: State, seat: Seat, choice: Choice) -> Iterator[Say]:
    """What speaks for a choice, the most important first."""
    catalogue = book(t)
    match choice:
        case Beat(monster):
            yield from _danger(t, monster)
            yield say("winter-advice-points", n=catalogue.all_monsters[monster].vp)
        case Overcome(disaster):
            yield from _disasters(t)
            yield say("winter-advice-points", n=catalogue.all_disasters[disaster].vp)
        case Place(area) | Move(_, area) | Shift(_, _, area) | Defend(area):
            yield from _area(t, area)
        case Buy(slot) | Recruit(slot):
            card = t.market[slot - 1]
            yield from _hero(t, card) if card else ()
        case Music(instrument):
            n = sum([catalogue.instrument[card] == instrument for card in t.players[seat].hand])
            yield say("winter-advice-music", instrument=instrument, n=n)
        case Play(card):
            yield from _play(t, seat, card)
        case Gain(resource):
            held = {name: n for name, n in t.players[seat].stock.items() if name == resource}
            yield say("winter-advice-stock", resource=resource, n=sum(held.values()))
        case March(area):
            yield say("winter-advice-march", area=area, n=_dwarfs(t, area))
        case Some(cards):
            yield from _hand(t, cards)
        case Recall() | Promote():
            yield say("winter-advice-home", n=t.players[seat].dwarfs_at_home())
        case EndTurn() | Done():
            yield say("winter-advice-enough")


def _danger(t: State, monster: str) -> Iterator[Say]:
    """How near a monster is to the castle."""
    area = t.monsters[monster]
    if area == CASTLE:
        yield say("winter-advice-castle", target=monster)
    else:
        yield say("winter-advice-near", target=monster, n=book(t).areas[area].distance)


def _disasters(t: State) -> Iterator[Say]:
    """How many disasters there are, and how many mean defeat."""
    yield say("winter-advice-disasters", n=len(t.disasters), most=book(t).limits.disasters_to_lose)


def _area(t: State, area: str) -> Iterator[Say]:
    """What a dwarf in an area can fight, now or soon, and what it helps to produce."""
    catalogue = book(t)
    for monster, place in t.monsters.items():
        if place == area:
            yield say("winter-advice-gather", area=area, target=monster)
            yield from _danger(t, monster)
        elif area in catalogue.closer[place]:
            yield say("winter-advice-meets", area=area, target=monster)
    for disaster in t.disasters:
        if catalogue.all_disasters[disaster].area == area:
            yield say("winter-advice-gather", area=area, target=disaster)
    resource = catalogue.kinds[catalogue.kind[area]].produces
    if resource and area not in blocked(t):
        yield say("winter-advice-produces", area=area, resource=resource)


def _hero(t: State, card: str) -> Iterator[Say]:
    """When a hero can be used, and its points."""
    weeks = last_week(t) - t.week
    if weeks:
        yield say("winter-advice-hero", card=card, n=weeks)
    yield say("winter-advice-hero-points", card=card, n=book(t).all_heroes[card].vp)


def _play(t: State, seat: Seat, card: str) -> Iterator[Say]:
    """What a hero brings now."""
    talent = book(t).talent[card]
    if talent.do == "produce" and talent.resource:
        yield say("winter-advice-yields", card=card, resource=talent.resource, n=yields(t, seat, talent))
    elif talent.do in ("place_or_move", "move_from"):
        yield say("winter-advice-free-steps", card=card, n=talent.times)
    else:
        yield say("winter-advice-use", card=card)


def _dwarfs(t: State, area: str) -> int:
    """How many dwarfs of all players are in an area."""
    return sum([player.count(area, dwarf) for player in t.players for dwarf in player.kinds_at(area)])


def _hand(t: State, cards: Sequence[str]) -> Iterator[Say]:
    """The instruments of which a hand holds several cards: one token plays them all."""
    known = [book(t).instrument[card] for card in cards]
    several = tuple(name for name in book(t).instruments if known.count(name) > 1)
    if several:
        yield say("winter-advice-hand", instruments=several)
