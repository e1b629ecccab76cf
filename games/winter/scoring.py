"""Points, where they come from, who wins, and the titles of the solo game (8, 9.1)."""

from collections import Counter
from collections.abc import Sequence
from itertools import product

from games.core import Ending, Outcome, Say, Score, Seat, rank, say

from .cards import CASTLE
from .rows import Disaster, Monster, Resource
from .rules.stock import price
from .state import Player, State, book, is_legendary, is_solo, last_week

PARTS = ("monsters", "disasters", "heroes", "maker", "army", "bloodthirst", "legends")
"""The rows of the final table, in order (8.1)."""

LATE = frozenset({"maker", "army"})
"""Of these, what can still be lost: it only counts at the end."""


NEAR = 3
"""How much may be lacking for points that are named in the last week."""


def points(t: State, seat: Seat) -> dict[str, int]:
    """Return a player's points by source, as if the game ended now (8.1)."""
    catalogue, player = book(t), t.players[seat]
    most = catalogue.limits.resource_max
    is_army = player.dwarfs_at_home() == catalogue.limits.dwarfs
    bloodthirst = catalogue.bloodthirst["vp_per_kind"] if t.options["bloodthirst"] == "on" else 0
    return {
        "monsters": sum([catalogue.all_monsters[card].vp for card in player.monsters]),
        "disasters": sum([catalogue.all_disasters[card].vp for card in player.disasters]),
        "heroes": sum([catalogue.all_heroes[card].vp for card in player.cards]),
        "maker": sum([vp for resource, vp in catalogue.maker.items() if player.stock[resource] == most]),
        "army": catalogue.army["vp"] if is_army else 0,
        "bloodthirst": bloodthirst
        and bloodthirst * len({catalogue.all_monsters[card].kind for card in player.monsters}),
        "legends": catalogue.legendary["dwarf_vp"] * len(player.legends) if is_legendary(t) else 0,
    }


def is_full(t: State, seat: Seat, resource: Resource) -> bool:
    """Return whether a resource is exactly at its maximum (R47)."""
    return t.players[seat].stock[resource] == book(t).limits.resource_max


def late_points(t: State, seat: Seat) -> tuple[Say, ...]:
    """Return what can still score at the end and is reached or near: resources at their maximum, all dwarfs at home."""
    catalogue, player = book(t), t.players[seat]
    most = catalogue.limits.resource_max
    short = {resource: most - player.stock[resource] for resource in catalogue.maker}
    found = [
        say("winter-late-stock", resource=resource, most=most, n=n, points=catalogue.maker[resource])
        for resource, n in short.items()
        if n <= NEAR
    ]
    out = catalogue.limits.dwarfs - player.dwarfs_at_home()
    return (*found, say("winter-late-home", n=out, points=catalogue.army["vp"])) if out <= NEAR else tuple(found)


def running_points(t: State, seat: Seat) -> int:
    """Return the points a player can no longer lose: those of cards and legendary dwarfs."""
    return sum(n for part, n in points(t, seat).items() if part not in LATE)


def fallen(t: State) -> tuple[Score, ...]:
    """Return the points of a game that all have lost, without those that only count at the end."""
    return tuple(Score(seat, running_points(t, seat), {}) for seat in map(Seat, range(t.seats)))


def heroes_acquired(t: State, seat: Seat) -> int:
    """Return how many heroes a player has besides the starting ones (R49)."""
    return sum(card in book(t).heroes for card in t.players[seat].cards)


def tie_break(t: State, seat: Seat) -> dict[str, int]:
    """Return the values compared between players with equal totals, in order (8.2)."""
    player = t.players[seat]
    values: dict[str, int] = {
        "dwarfs_at_home": player.dwarfs_at_home(),
        "hero_vp": points(t, seat)["heroes"],
        "disasters_overcome": len(player.disasters),
        "monsters_beaten": len(player.monsters),
    }
    values.update(player.stock.items())
    return {name: values[name] for name in book(t).tie_break["order"]}


def titles(t: State, seat: Seat) -> list[str]:
    """Return the titles of which a solo player meets every condition, weakest first (9.1)."""
    return [title for title in book(t).titles if not lacks(t, seat, title)]


def lacks(t: State, seat: Seat, title: str) -> dict[str, int]:
    """Return what a solo player lacks for a title, with amounts; empty if every condition is met (9.1)."""
    row, player = book(t).titles[title], t.players[seat]
    missing = {
        "vp": row.vp - sum(points(t, seat).values()),
        "disasters": row.disasters - len(player.disasters),
        "monsters": row.monsters - len(player.monsters),
        "heroes": row.heroes - heroes_acquired(t, seat),
        "resources": row.resources_at_7 - sum(is_full(t, seat, resource) for resource in player.stock),
    }
    return {name: n for name, n in missing.items() if n > 0}


def outcome(t: State) -> Outcome:
    """Return the end of a game: everyone has lost, or the highest total wins and ties are broken (8, 9.1)."""
    if t.defeat:
        return Outcome((), (), Ending.LOST, reasons=(*defeat_texts(t), _short_of(t)))
    scores = []
    for seat in map(Seat, range(t.seats)):
        parts = points(t, seat)
        scores.append(Score(seat, sum(parts.values()), parts))
    keys = {score.seat: (score.total, *tie_break(t, score.seat).values()) for score in scores}
    ranking = rank(keys)
    if is_solo(t):
        found = titles(t, Seat(0))
        best = {Seat(0): found[-1]} if found else {}
        return Outcome(tuple(scores), ranking, titles=best, reasons=(_solo(found), *_above(t, found)))
    return Outcome(tuple(scores), ranking, reasons=_decided(t, scores, ranking[0]))


def reasons_to_lose(t: State) -> tuple[str, ...]:
    """Return why everyone would lose if the week ended now: too many disasters, a monster in the castle (5.5)."""
    reasons = []
    if len(t.disasters) >= book(t).limits.disasters_to_lose:
        reasons.append("disasters")
    if CASTLE in t.monsters.values():
        reasons.append("castle")
    return tuple(reasons)


def defeat_texts(t: State) -> tuple[Say, ...]:
    """Return the reasons for a defeat as sentences, both if both apply (5.5)."""
    inside = tuple(
        say("winter-defeat-monster", monster=monster) for monster, area in t.monsters.items() if area == "castle"
    )
    catalogue, at = book(t), CASTLE
    foes = [(at, catalogue.all_monsters[monster]) for monster, area in t.monsters.items() if area == at]
    strikes = [(row.area, row) for row in map(catalogue.all_disasters.__getitem__, t.disasters)]
    n, most = len(strikes), catalogue.limits.disasters_to_lose
    return tuple(
        say("winter-defeat-disasters", n=n, most=most, lacked=_lacked(t, strikes, n - most + 1))
        if reason == "disasters"
        else say("winter-defeat-castle", monsters=inside, lacked=_lacked(t, foes, len(foes)))
        for reason in t.defeat
    )


def _short_of(t: State) -> Say:
    """Return how many fights more would have saved the castle, and how many weeks were still to come (5.5).

    If one would have, and a player had the dwarfs for it, return instead the little that was missing, and no name.
    """
    catalogue, left = book(t), last_week(t) - t.week
    disasters = max(0, len(t.disasters) - catalogue.limits.disasters_to_lose + 1)
    inside = [monster for monster, area in t.monsters.items() if area == CASTLE]
    n, foes = len(inside) + disasters, dict[str, tuple[str, Monster | Disaster]]()
    for monster in inside:
        foes[monster] = CASTLE, catalogue.all_monsters[monster]
    for disaster in () if inside else t.disasters:
        foes[disaster] = (row := catalogue.all_disasters[disaster]).area, row
    found = [(one, _missing(player, *foes[one])) for player in t.players for one in foes]
    near = [(one, lacks) for one, lacks in found if lacks is not None]
    target, lacks = min(near, key=lambda one: sum(one[1].values()), default=("", {}))
    if n != 1 or not lacks:
        return say("winter-defeat-near", n=n, left=left)
    return say("winter-defeat-short", target=target, lacks=price(lacks), left=left)


def _missing(player: Player, area: str, foe: Monster | Disaster) -> dict[Resource, int] | None:
    """Return what a player with enough dwarfs for a fight lacks to pay for it; None with too few dwarfs."""
    if _dwarfs_at(player, area) < foe.dwarfs:
        return None
    return {good: n - player.stock[good] for good, n in foe.cost.items() if n > player.stock[good]}


def _lacked(t: State, foes: Sequence[tuple[str, Monster | Disaster]], needed: int) -> int:
    """Return the cause of a defeat, for the advice after it.

    Args:
        t: the last position.
        foes: the monsters or disasters that brought the castle down, each with its area.
        needed: how many of them had to be beaten or overcome.

    Returns:
        0 if dwarfs were too far away, 1 if there were enough dwarfs for all those fights but not the resources, 2 if
        dwarfs had stayed at home, 3 if there were too few dwarfs for several fights, 4 if all could have been won.
    """
    if _most_fights(t, foes) >= needed:
        return 4 if _most_fights(t, foes, is_paid=True) >= needed else 1
    if needed > 1:
        return 3
    return 2 if any(one.home >= foe.dwarfs for one in t.players for _, foe in foes) else 0


def _most_fights(t: State, foes: Sequence[tuple[str, Monster | Disaster]], *, is_paid: bool = False) -> int:
    """Return how many of some foes the players' dwarfs in their areas could fight, and also pay for if `is_paid`.

    Each is fought by dwarfs of one player, who go home afterwards.
    """
    shared = product((None, *range(t.seats)), repeat=len(foes))
    return max(
        sum(who is not None for who in fighters)
        for fighters in shared
        if all(
            _can_fight(one, [foe for foe, who in zip(foes, fighters, strict=True) if who == seat], is_paid=is_paid)
            for seat, one in enumerate(t.players)
        )
    )


def _can_fight(player: Player, foes: Sequence[tuple[str, Monster | Disaster]], *, is_paid: bool) -> bool:
    """Return whether a player's dwarfs in the areas of all these foes suffice against them, and the stock if asked."""
    dwarfs, cost = Counter[str](), Counter[Resource]()
    for area, foe in foes:
        dwarfs[area] += foe.dwarfs
        cost.update(foe.cost)
    return all(_dwarfs_at(player, area) >= n for area, n in dwarfs.items()) and not (
        is_paid and any(player.stock[good] < n for good, n in cost.items())
    )


def _dwarfs_at(player: Player, area: str) -> int:
    """Return how many dwarfs of every kind a player has in an area."""
    return player.out.count(area) + sum(place == area for place in player.legends.values())


def _solo(found: list[str]) -> Say:
    """Return the sentence on the title, with the others earned; or that none was."""
    if not found:
        return say("winter-reason-no-title")
    *others, best = found
    if not others:
        return say("winter-reason-title", title=best)
    return say("winter-reason-titles", title=best, others=tuple(others))


def _above(t: State, found: list[str]) -> tuple[Say, ...]:
    """Return what is missing for the title above the best one earned, if there is one."""
    every = list(book(t).titles)
    above = every[every.index(found[-1]) + 1 :] if found else every
    if not above:
        return ()
    missing = tuple(say(f"winter-lack-{name}", n=n) for name, n in lacks(t, Seat(0), above[0]).items())
    return (say("winter-reason-next", title=above[0], lacks=missing),)


def _decided(t: State, scores: list[Score], first: tuple[Seat, ...]) -> tuple[Say, ...]:
    """Return which tie-break decided between the highest totals, if one was needed (8.2)."""
    best = max(score.total for score in scores)
    level = [score.seat for score in scores if score.total == best]
    if len(level) < 2:  # a tie needs at least two
        return ()
    if len(first) > 1:
        return (say("winter-reason-shared", seats=first),)
    values = {seat: tie_break(t, seat) for seat in level}
    winner = first[0]
    rivals = [seat for seat in level if seat != winner]
    for name in book(t).tie_break["order"]:
        still = [seat for seat in rivals if values[seat][name] == values[winner][name]]
        if not still:
            others = max(values[seat][name] for seat in rivals)
            return (say("winter-reason-tie", seat=winner, value=name, n=values[winner][name], m=others),)
        rivals = still
    raise AssertionError("a tie that nothing breaks is shared")
