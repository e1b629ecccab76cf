"""Why a choice is advised, in sentences: what would end the game, and what the dangers on the board still ask for."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.core import Choice, Say, Seat, Some, say
from games.winter.cards import CASTLE
from games.winter.choices import (
    Beat,
    Buy,
    Defend,
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
from games.winter.rules.faults import music_over
from games.winter.rules.labels import yields
from games.winter.scoring import points
from games.winter.state import LETTERS, State, book, last_week

from .danger import is_last_week
from .jobs import efforts, left, tried, with_music, yields_more

_FEW = 3
"""Fights that take fewer steps than this are said to be within reach; those in the castle always are."""
_TOLD = 2
"""The most fights that are said to be within reach."""


def reasons(t: State, seat: Seat, choice: Choice) -> Iterator[Say]:
    """Yield what speaks for a choice, the most important first; of what reads the same, only the first."""
    monsters, told = book(t).all_monsters, dict[Say, Say]()
    for one in (*_own(t, seat, choice), *_leads_to(t, seat, choice)):
        monster = monsters.get(str(one.values.get("target")))
        told.setdefault(Say(one.id, {**one.values, "target": monster.kind}) if monster else one, one)
    yield from told.values()


def _own(t: State, seat: Seat, choice: Choice) -> Iterator[Say]:
    """Yield what speaks for a choice as it is, whatever follows."""
    catalogue = book(t)
    match choice:
        case Beat(monster):
            yield from _danger(t, monster)
            yield say("winter-advice-points", n=catalogue.all_monsters[monster].vp)
        case Overcome(disaster):
            yield from _disasters(t)
            yield say("winter-advice-points", n=catalogue.all_disasters[disaster].vp)
        case Place(area) | Move(_, area) | Defend(area):
            yield from _area(t, seat, area)
        case Shift(_, letter, area):
            owner = Seat(LETTERS.index(letter))
            yield from _area(t, seat, area) if owner == seat else _sent(t, owner, area)
        case Buy(slot) | Recruit(slot):
            card = t.market[slot - 1]
            yield from _hero(t, card) if card else ()
        case Music(instrument):
            cards = [card for card in t.players[seat].hand if catalogue.instrument[card] == instrument]
            if len(cards) > 1:
                yield say("winter-advice-music", instrument=instrument, n=len(cards))
            for card in cards:
                yield from _play(t, seat, card)
        case Play(card):
            yield from _play(t, seat, card)
        case Gain(resource):
            yield from _needed(t, seat, (resource,))
        case March(area):
            yield from _march(t, area)
        case Some(cards):
            yield from _hand(t, seat, cards)
        case Recall() | Promote():
            yield say("winter-advice-home", n=t.players[seat].dwarfs_at_home())


def objections(t: State, seat: Seat, choice: Choice) -> Iterator[Say]:
    """Yield which fights could be won this turn before a choice, and surely cannot after it."""
    if t.active != seat:
        return
    then = tried(t, seat, choice)
    still = left(t, then, seat)
    if 0 in still.values() or not (then.active != seat or isinstance(choice, EndTurn) or music_over(then, seat)):
        return  # what comes home from a fight, or an instrument, may help
    for target in efforts(t, seat):
        if target not in still and target in (*then.monsters, *then.disasters):
            yield say("winter-advice-gives-up", target=target)


def usual(t: State, choice: Choice) -> Iterator[Say]:
    """Yield what is only said of a best choice without other reasons: where a piece then is, or that nothing pays."""
    catalogue = book(t)
    match choice:
        case EndTurn():
            yield say("winter-advice-enough")
        case Place(area) | Move(_, area) | Defend(area):
            resource = catalogue.kinds[catalogue.kind[area]].produces
            if resource and area not in blocked(t):
                yield say("winter-advice-stands-producing", area=area, resource=resource)
            for target, place in (*t.monsters.items(), *((d, catalogue.all_disasters[d].area) for d in t.disasters)):
                if place in catalogue.areas[area].adjacent:
                    yield say("winter-advice-stands-near", area=area, target=target)
            if catalogue.areas[area].distance == 1:
                yield say("winter-advice-stands-guarding", area=area)
        case March(area) if catalogue.areas[area].distance:
            yield say("winter-advice-march-distance", area=area, n=catalogue.areas[area].distance)


def _danger(t: State, monster: str) -> Iterator[Say]:
    """Yield that a monster is in the castle, or how near it is as long as it moves on."""
    area = t.monsters[monster]
    if area == CASTLE:
        yield say("winter-advice-castle", target=monster)
    elif not is_last_week(t):
        yield say("winter-advice-near", target=monster, n=book(t).areas[area].distance)


def _disasters(t: State) -> Iterator[Say]:
    """Yield the number of disasters if they mean defeat, or one more would, which can only strike in another week."""
    most = book(t).limits.disasters_to_lose
    if len(t.disasters) >= most - (not is_last_week(t)):
        yield say("winter-advice-disasters", n=len(t.disasters), most=most)


def _area(t: State, seat: Seat, area: str) -> Iterator[Say]:
    """Yield what a dwarf in an area can fight, now or soon, and what it helps to produce."""
    catalogue, here, is_needed = book(t), t.players[seat].out.count(area), False
    for monster, place in t.monsters.items():
        dwarfs = catalogue.all_monsters[monster].dwarfs
        if place == area and here < dwarfs:
            is_needed = True
            yield _gathered(monster, here + 1, dwarfs)
            yield from _danger(t, monster)
    for disaster in t.disasters:
        row = catalogue.all_disasters[disaster]
        if row.area == area and here < row.dwarfs:
            is_needed = True
            yield _gathered(disaster, here + 1, row.dwarfs)
            yield from _disasters(t)
    for monster, place in t.monsters.items():
        if area in catalogue.closer[place] and not is_needed and not is_last_week(t):
            yield say("winter-advice-meets", area=area, target=monster, dwarfs=catalogue.all_monsters[monster].dwarfs)
    resource = catalogue.kinds[catalogue.kind[area]].produces
    if resource and area not in blocked(t) and not here:
        found = next(_lacking(t, seat, (resource,)), None)
        if found is not None:
            yield say("winter-advice-produces", area=area, resource=resource, target=found.target)


def _sent(t: State, owner: Seat, area: str) -> Iterator[Say]:
    """Yield what another player's dwarf can fight in an area."""
    catalogue, here = book(t), t.players[owner].out.count(area)
    for monster, place in t.monsters.items():
        dwarfs = catalogue.all_monsters[monster].dwarfs
        if place == area and here < dwarfs:
            yield say("winter-advice-sends", owner_seat=owner, target=monster, n=here + 1, dwarfs=dwarfs)
            yield from _danger(t, monster)
    for disaster in t.disasters:
        row = catalogue.all_disasters[disaster]
        if row.area == area and here < row.dwarfs:
            yield say("winter-advice-sends", owner_seat=owner, target=disaster, n=here + 1, dwarfs=row.dwarfs)


def _gathered(target: str, here: int, dwarfs: int) -> Say:
    """Return how many of the dwarfs needed against a target one more makes, or that they are then enough."""
    text = "winter-advice-gathered" if here >= dwarfs else "winter-advice-gather"
    return say(text, target=target, n=here, dwarfs=dwarfs)


class _Lack(NamedTuple):
    """A resource of which a player has less than a monster or disaster costs."""

    target: str
    resource: str
    cost: int
    held: int


def _lacking(t: State, seat: Seat, resources: Iterable[str]) -> Iterator[_Lack]:
    """Yield the resources that a player lacks against monsters and disasters on the board.

    Monsters in the castle come first, then what costs nothing else that is lacking. Of these, disasters of which there
    are too many come first, then monsters, the nearest to the castle at the front, then other disasters.
    """
    catalogue, wanted, stock = book(t), set(resources), t.players[seat].stock
    away = {monster: catalogue.areas[area].distance for monster, area in t.monsters.items()}
    row = -1 if len(t.disasters) >= catalogue.limits.disasters_to_lose else max(away.values(), default=0) + 1
    costs = {monster: catalogue.all_monsters[monster].cost for monster in away}
    costs |= {disaster: catalogue.all_disasters[disaster].cost for disaster in t.disasters}
    short = {
        target: {resource for resource, n in cost.items() if stock[resource] < n} for target, cost in costs.items()
    }
    for target in sorted(costs, key=lambda one: (away.get(one) != 0, not short[one] <= wanted, away.get(one, row))):
        for resource in costs[target]:
            if resource in wanted & short[target]:
                yield _Lack(target, resource, costs[target][resource], stock[resource])


def _needed(t: State, seat: Seat, resources: Iterable[str]) -> Iterator[Say]:
    """Yield what a resource is lacking for first, if anything."""
    found = next(_lacking(t, seat, resources), None)
    if found is not None:
        yield say("winter-advice-needed", **found._asdict())


def _hero(t: State, card: str) -> Iterator[Say]:
    """Yield when a hero can be used, and its points if no other on the market has as many."""
    weeks = last_week(t) - t.week
    heroes = book(t).all_heroes
    if heroes[card].vp > max([heroes[other].vp for other in t.market if other and other != card], default=0):
        yield say("winter-advice-hero-most", card=card, n=heroes[card].vp)
    if weeks:
        yield say("winter-advice-hero", card=card, n=weeks)
    yield say("winter-advice-hero-points", card=card, n=heroes[card].vp)


def _play(t: State, seat: Seat, card: str) -> Iterator[Say]:
    """Yield that a hero brings what is lacking now, and how much it brings."""
    talent = book(t).talent[card]
    if talent.do == "produce" and talent.resource:
        n = yields(t, seat, talent)
        if n:
            yield from _needed(t, seat, (talent.resource,))
        yield say("winter-advice-yields", card=card, resource=talent.resource, n=n)
    elif talent.do == "gain":
        yield from _needed(t, seat, talent.gain)
    elif talent.do == "gain_one":
        yield from _needed(t, seat, talent.one_of)
    elif talent.do in ("place_or_move", "move_from"):
        yield from (say("winter-advice-first", card=card, **more._asdict()) for more in yields_more(t, seat, card))
        yield say("winter-advice-free-steps", card=card, n=talent.times, places=int(talent.do == "place_or_move"))


def _march(t: State, area: str) -> Iterator[Say]:
    """Yield that dwarfs wait for a monster in its next area, or are out of its reach."""
    here = sum([player.count(area, dwarf) for player in t.players for dwarf in player.kinds_at(area)])
    if here:
        yield say("winter-advice-march", area=area, n=here)
    elif not any(near in player.areas() for player in t.players for near in (area, *book(t).areas[area].adjacent)):
        yield say("winter-advice-march-away", area=area)


def _hand(t: State, seat: Seat, cards: Sequence[str]) -> Iterator[Say]:
    """Yield which cards are left out because they would bring nothing now, and the instruments kept more than once."""
    catalogue, player = book(t), t.players[seat]
    idle = []
    for card in player.cards:
        talent = catalogue.talent[card]
        is_idle = talent.do == "produce" and not yields(t, seat, talent)
        is_idle = is_idle or (talent.do == "move_from" and not player.areas() & set(catalogue.of_kind[talent.kind]))
        if is_idle and card not in cards:
            idle.append(card)
    if idle:
        yield say("winter-advice-idle", cards=tuple(idle))
    known = [catalogue.instrument[card] for card in cards]
    several = tuple(name for name in catalogue.instruments if known.count(name) > 1)
    if several:
        yield say("winter-advice-hand", instruments=several)


def _leads_to(t: State, seat: Seat, choice: Choice) -> Iterator[Say]:
    """Yield what a choice brings within reach this turn, and what it scores for at the end of the last week."""
    if t.active != seat:
        return
    then = tried(t, seat, choice)
    if then.week != t.week:
        return
    before, heard = _possible(_Position(t, seat))
    found = efforts(then, seat)
    for target in _closer(t, found, before, then.players[seat].actions):
        if found[target] or not _arrives(t, choice, target):
            yield say("winter-advice-within", target=target, n=found[target])
        yield from _stakes(t, target)
    played = with_music(then, seat)
    sounding = {target: steps for target, (steps, _) in played.items() if target not in found}
    earlier = {target: steps for target, (steps, _) in heard.items()}
    for target in _closer(t, sounding, earlier, then.players[seat].actions):
        yield say("winter-advice-plays", target=target, instrument=played[target][1], n=sounding[target])
        yield from _stakes(t, target)
    if is_last_week(t):
        old, new = points(t, seat), points(then, seat)
        for source in ("maker", "army"):
            if new[source] > old[source]:
                yield say(f"winter-advice-{source}", n=new[source] - old[source])


class _Position:
    """A position and a seat, which equal others that look the same: what holds before a choice is worked out once."""

    def __init__(self, t: State, seat: Seat) -> None:
        self.t, self.seat, self._text = t, seat, repr(t)

    def __hash__(self) -> int:
        return hash((self._text, self.seat))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Position) and (self._text, self.seat) == (other._text, other.seat)


@lru_cache(maxsize=4)
def _possible(before: _Position) -> tuple[Mapping[str, int], Mapping[str, tuple[int, str]]]:
    """Return by how few steps each fight of this turn can be won, without an instrument and with one."""
    return efforts(before.t, before.seat), with_music(before.t, before.seat)


def _closer(t: State, found: Mapping[str, int], before: Mapping[str, int], actions: int) -> list[str]:
    """Return the most urgent fights that now take fewer steps: those in the castle, then those that take the fewest.

    Beside one in the castle, others are only named if the actions left are enough for both.
    """
    closer = [target for target, steps in found.items() if steps < before.get(target, steps + 1)]
    is_later = {target: t.monsters.get(target) != CASTLE for target in closer}
    near = [target for target in closer if found[target] < _FEW or not is_later[target]]
    near.sort(key=lambda target: (is_later[target], found[target]))
    first = min([found[target] for target in near if not is_later[target]], default=0)
    return [one for one in near[:_TOLD] if not (first and is_later[one]) or first + found[one] <= actions]


def _arrives(t: State, choice: Choice, target: str) -> bool:
    """Return whether a choice brings a dwarf to a monster or disaster."""
    area = t.monsters.get(target) or book(t).all_disasters[target].area
    return isinstance(choice, Place | Move | Shift) and area in choice.fields().values()


def _stakes(t: State, target: str) -> Iterator[Say]:
    """Yield what removing a monster or disaster prevents, and its points in the last week."""
    catalogue = book(t)
    if target in t.disasters:
        yield from _disasters(t)
    elif t.monsters[target] == CASTLE:
        yield from _danger(t, target)
    if is_last_week(t):
        monster = catalogue.all_monsters.get(target)
        yield say("winter-advice-worth", target=target, n=(monster or catalogue.all_disasters[target]).vp)
