"""Whom a monster would hit: what is said about its way and about the order of attacks (3.2, 6.1, 6.2)."""

from collections.abc import Mapping, Sequence

from games.core import Say, Seat, Value, say
from games.winter.cards import CASTLE
from games.winter.rows import Resource
from games.winter.state import State, book

from .dwarfs import blocked
from .labels import own_dwarfs
from .stock import price, to_lose

_HITS: Mapping[str, str] = {
    "lose_action": "winter-fact-loses-action",
    "reduce_hand": "winter-fact-loses-card",
    "return_dwarf": "winter-fact-sends-home",
    "move_self_if_any_dwarf": "winter-fact-moves-on",
}


def march_label(t: State, monster: str, area: str, *, is_driven: bool) -> Say:
    """Return the short label of an area for a monster: how many players it would hit, or the instrument silenced."""
    if is_driven or area not in book(t).areas:
        return say("winter-do-march", area=area)
    if instrument := _silenced(t, monster, area):
        return say("winter-do-march-silence", area=area, instrument=instrument)
    if not _hits_anyone(t, monster):
        return say("winter-do-march", area=area)
    return say("winter-do-march-reach", area=area, n=len(_hit(t, monster, area)))


def march_part(t: State, monster: str, area: str, *, is_driven: bool) -> Say:
    """Return the label of an area that a monster may go to: what it would do there, and whether it is blocked already.

    A driven monster does nothing there but block.
    """
    is_blocked = int(area in blocked(t))
    does = None if is_driven else _does(t, monster, (area,))
    if does is None:
        n = sum(own_dwarfs(t, Seat(seat), area) for seat in range(t.seats))
        return say("winter-part-march-to", area=area, n=n, blocked=is_blocked)
    return say("winter-part-march", area=area, does=does, blocked=is_blocked)


def push_label(t: State, monster: str) -> Say:
    """Return the label of a monster that may be pushed: where it is and where it goes, above all into the castle."""
    area = t.monsters.get(monster)
    if area is None:
        return say("winter-part-target-gone", target=monster)
    ends = book(t).closer[area]
    return say("winter-do-push", monster=monster, area=area, areas=ends, inside=int(CASTLE in ends))


def attack_part(t: State, monster: str) -> Say:
    """Return the label of a monster that may attack next: where it goes if that is certain, and whom it may hit."""
    area = t.monsters[monster]
    ends = book(t).closer[area] or (area,)
    does = _does(t, monster, ends) or _idle(t, monster, ends)
    text = "winter-part-attack" if len(ends) > 1 or ends[0] == area else "winter-part-attack-to"
    kinds = [book(t).all_monsters[other].kind for other in t.monsters]
    if text == "winter-part-attack-to" and kinds.count(book(t).all_monsters[monster].kind) > 1:
        return say("winter-part-attack-from", monster=monster, area=area, end=ends[0], does=does)
    return say(text, monster=monster, area=ends[0] if text == "winter-part-attack-to" else area, does=does)


def _idle(t: State, monster: str, ends: Sequence[str]) -> Say:
    """Return what a monster does when its attack hits no player; if it only moves, with the areas it can reach."""
    effect = book(t).monster_kind(monster).effect
    if effect == "move_other_monster":
        return _pushes(t, monster)
    if effect != "reveal_disaster":
        return say("winter-fact-silences-none")
    if len(ends) > 1:
        return say("winter-fact-moves-to", areas=tuple(say("winter-fact-area", area=end) for end in ends))
    return say("winter-fact-stays" if ends[0] == t.monsters[monster] else "winter-fact-only-moves")


def _pushes(t: State, monster: str) -> Say:
    """Return what a Winter Wolf could push: the only monster if there is just one, and those next to the castle."""
    others = [other for other in t.monsters if other != monster and book(t).closer[t.monsters[other]]]
    near = [other for other in others if CASTLE in book(t).closer[t.monsters[other]]]
    target = near[0] if near else monster
    return say("winter-fact-pushes", target=target, n=len(near), only=int(len(near) == len(others)))


def _does(t: State, monster: str, ends: Sequence[str]) -> Say | None:
    """Return what a monster's talent would do in one of these areas, None if that does not depend on them."""
    if instruments := [name for name in (_silenced(t, monster, area) for area in ends) if name]:
        named = tuple(say("winter-instrument", instrument=name) for name in dict.fromkeys(instruments))
        return say("winter-fact-silences", named=named)
    if not _hits_anyone(t, monster):
        return None
    hits = [_hit(t, monster, area) for area in ends]
    seats = tuple(seat for seat in t.clockwise() if any(seat in hit for hit in hits))
    if any(hit != hits[0] for hit in hits):
        return say("winter-fact-may-hit", **_named(t, seats), loss=(_loss(t, monster),))
    return _lost(t, monster, seats) if seats else say("winter-fact-hits-nobody")


def _lost(t: State, monster: str, hit: Sequence[Seat]) -> Say:
    """Return what a monster takes from the players it hits; who has nothing to lose is left out (2.1, 6.2)."""
    row = book(t).monster_kind(monster)
    paid = {seat: to_lose(t.players[seat].stock, row.lose) for seat in hit}
    seats = tuple(seat for seat in hit if paid[seat] or _can_lose(t, seat, row.effect))
    if not seats:
        return say("winter-fact-loses-nothing")
    goods = paid[seats[0]]
    if any(paid[seat] != goods for seat in seats):
        return say("winter-fact-loses-or-gold", **_named(t, seats), goods=_goods(row.lose))  # not all the same
    if row.effect != "lose_resources":
        return say(_HITS[row.effect], **_named(t, seats))
    return say("winter-fact-loses-goods", **_named(t, seats), goods=_goods(goods))


def _loss(t: State, monster: str) -> Say:
    """Return what a monster costs a player it hits, in few words."""
    row = book(t).monster_kind(monster)
    if row.lose:
        return say("winter-loss-goods", goods=_goods(row.lose))
    return say(f"winter-loss-{row.effect.replace('_', '-')}")


def _goods(goods: Mapping[Resource, int]) -> tuple[Say, ...]:
    """Return resources by name, or their number if there are several kinds."""
    return price(goods) if len(goods) == 1 else (say("winter-resources", n=sum(goods.values())),)


def _named(t: State, seats: Sequence[Seat]) -> dict[str, Value]:
    """Return the players that are hit: all of them, all but one of three or four, or each by name."""
    spared = tuple(seat for seat in t.clockwise() if seat not in seats)
    how = 1 if t.seats > 1 and not spared else 2 if len(spared) == 1 < len(seats) else 0
    return {"hit_seats": tuple(seats), "spared_seats": spared, "all": how}


def _can_lose(t: State, seat: Seat, effect: str) -> bool:
    """Return whether a talent that takes no resources takes anything from a player: nothing below the minimum (2.1)."""
    player, least = t.players[seat], book(t).limits
    if effect == "lose_action":
        return player.actions > least.action_min
    if effect == "reduce_hand":
        return player.hand_size > least.hand_min
    return effect != "lose_resources"


def _silenced(t: State, monster: str, area: str) -> str:
    """Return the instrument that a monster would silence in an area, "" for none (R15)."""
    catalogue = book(t)
    if catalogue.monster_kind(monster).effect != "ban_instrument":
        return ""
    return catalogue.kinds[catalogue.kind[area]].instrument


def _hits_anyone(t: State, monster: str) -> bool:
    """Return whether a monster's talent hits players with dwarfs in reach when it attacks."""
    row = book(t).monster_kind(monster)
    return bool(row.range) and row.when == "attack"


def _hit(t: State, monster: str, area: str) -> tuple[Seat, ...]:
    """Return the players that a monster would hit from an area (6.1)."""
    catalogue = book(t)
    reach = catalogue.reach[area] if catalogue.monster_kind(monster).range == "own_or_adjacent" else {area}
    return tuple(seat for seat in t.clockwise() if not reach.isdisjoint(t.players[seat].areas()))
