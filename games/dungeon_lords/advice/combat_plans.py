"""Rules of thumb for combat: whole plans, and each single attack when it comes up."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from games.core import Choice, Marked, Plan, Seat, Some
from games.dungeon_lords.cards import EDITIONS, book
from games.dungeon_lords.choices import Attack, Defend, LayTrap, NoTrap
from games.dungeon_lords.rows import Trap
from games.dungeon_lords.rules.fray import fighting
from games.dungeon_lords.rules.payment import cannot_pay, together
from games.dungeon_lords.rules.stages import Draft, capacity, draft, nearest, stages, trap_price
from games.dungeon_lords.state import State, distinct

from .clash_forecast import Fought, Line, best_blow, clash, strike, worth_of
from .worth import Weights

_FATIGUE = {1: 2, 2: 3}
"""The average fatigue of a combat card, by year."""
_TILES_AT_MOST = 2
"""At most this many rooms, and one tunnel fewer, are considered: one tunnel is as good as another."""


def line_of(t: State, seat: Seat) -> Line:
    """Return the adventurers in a lord's file, as they stand now."""
    rows = book(t).hero
    file = t.lords[seat].file
    full = [t.hit_points(hero) for hero in file]
    left = [points - t.wounds.get(hero, 0) for hero, points in zip(file, full, strict=True)]
    return Line([rows[hero] for hero in file], left, full, [])


class Way(NamedTuple):
    """A way to meet the next clash: the tile, traps and creatures of a plan, and what it promises."""

    mark: float
    cell: str
    traps: tuple[str, ...]
    posted: tuple[str, ...]


def plans(t: State, seat: Seat, w: Weights) -> list[Marked]:
    """Return every plan for the next clash that continues the answers given, each with what it promises."""
    return [Marked(way.mark, answers(t, seat, way)) for way in ways(t, seat, w)]


def ways(t: State, seat: Seat, w: Weights) -> list[Way]:
    """Return every way to meet the next clash that continues the answers given."""
    made, _ = draft(t, seat, t.answers.get(seat, ()))
    cells = [made.cell] if made.cell else _cells(t, seat)
    line = line_of(t, seat)
    found: list[Way] = []
    for cell in cells:
        postings = list(_postings(t, seat, cell, made.creatures))
        for traps in _traps(t, seat, cell, made.traps, closed=made.is_trapped):
            found += [Way(_promise(t, seat, w, line, cell, traps, posted), cell, traps, posted) for posted in postings]
    return found


def _cells(t: State, seat: Seat) -> Sequence[str]:
    """Return the nearest tiles worth considering: one tunnel, and up to two rooms."""
    tiles = t.lords[seat].tiles
    near = nearest(t, seat)
    tunnels = [cell for cell in near if tiles[cell] == "tunnel"]
    return [*tunnels[: _TILES_AT_MOST - 1], *[cell for cell in near if tiles[cell] != "tunnel"][:_TILES_AT_MOST]]


def _traps(t: State, seat: Seat, cell: str, laid: Sequence[str], *, closed: bool) -> Iterator[tuple[str, ...]]:
    """Yield the traps a plan might have: those laid already, alone or with more that fit and can be paid for."""
    held = list(t.lords[seat].traps)
    for trap in laid:
        held.remove(trap)
    yield tuple(laid)
    room = 0 if closed else capacity(t, seat, cell).traps - len(laid)
    for count in range(1, min(room, len(held)) + 1):
        for more in distinct_sets(held, count):
            traps = (*laid, *more)
            if not cannot_pay(t, seat, together(*[trap_price(t, seat, cell, trap) for trap in traps])):
                yield traps


def distinct_sets(items: Sequence[str], count: int) -> list[tuple[str, ...]]:
    """Return every distinct multiset of `count` items."""
    return list(dict.fromkeys(combinations(sorted(items), count)))


def _postings(t: State, seat: Seat, cell: str, posted: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield the creatures a plan might post: some monsters, and none or all of the ghosts or one of them."""
    rows, lair = book(t).creature, t.lords[seat].lair
    monsters = [one for one in lair if rows[one].kind == "monster"]
    ghosts = [one for one in lair if rows[one].kind == "ghost"]
    if posted:
        chosen: list[tuple[str, ...]] = [tuple(posted)]
    else:
        most = min(capacity(t, seat, cell).monsters, len(monsters))
        chosen = [bag for count in range(most + 1) for bag in distinct_sets(monsters, count)]
    for bag in chosen:
        for count in sorted({0, min(1, len(ghosts)), len(ghosts)}):
            yield (*bag, *ghosts[:count])


def answers(t: State, seat: Seat, way: Way) -> Plan:
    """Return a way to meet the clash as the answers that are still to be given, stage by stage."""
    rows, lair, made = book(t).creature, t.lords[seat].lair, Draft()
    before, found = iter(t.answers.get(seat, ())), list[Choice]()
    for stage in stages(t, seat, made):
        answer = next(before, None)
        if answer is None:
            match stage.prompt.rsplit("-", 1)[-1]:
                case "plan":
                    answer = Defend(way.cell)
                case "trap":
                    laid = len(made.traps)
                    answer = LayTrap(way.traps[laid]) if laid < len(way.traps) else NoTrap()
                case kind:
                    wanted = [one for one in way.posted if rows[one].kind == kind.removesuffix("s")]
                    answer = Some(_in_order(wanted, lair))
            found.append(answer)
        stage.put(answer, made)
    return tuple(found)


def _in_order(wanted: Sequence[str], lair: Sequence[str]) -> tuple[str, ...]:
    left, found = list(wanted), []
    for one in lair:
        if one in left:
            left.remove(one)
            found.append(one)
    return tuple(found)


def _promise(
    t: State, seat: Seat, w: Weights, line: Line, cell: str, traps: Sequence[str], posted: Sequence[str]
) -> float:
    """Return what the expected end of a clash is worth in points, less what it uses up."""
    rules, lord = book(t), t.lords[seat]
    end = _end(t, line, _bonus(t, seat, cell, posted), traps, posted)
    found = sum([w.paladin_caught if hero.role == "paladin" else w.caught for hero in end.line.caught])
    wounds = end.line.dealt - sum([hero.hp for hero in end.line.caught])
    found += w.wound * max(0, wounds)
    if end.is_conquered:
        found -= w.conquered + (w.room_lost if lord.tiles[cell] != "tunnel" else 0.0)
    rounds = int(rules.meta["combat_rounds_per_year"]) - t.fight
    needed = len(end.line.heroes) + int(t.year < int(rules.meta["years"]))
    found -= w.reserve * rounds * end.spent * min(1, needed) * 0.5
    spared = 0.5 if t.year < int(rules.meta["years"]) else 0.12 * rounds
    found -= sum([w.trap_kept * spared + 0.4 * sum(trap_price(t, seat, cell, trap).values()) for trap in traps])
    return found


def _end(t: State, line: Line, bonus: int, traps: Sequence[str], posted: Sequence[str]) -> Fought:
    """Return the expected end of a clash; the answer is shared and must not be changed."""
    heroes = tuple([hero.id for hero in line.heroes])
    return _forecast(t.edition, t.year, heroes, (*line.left,), (*line.full,), (*traps,), (*posted,), bonus)


@lru_cache(1 << 13)
def _forecast(
    edition: str,
    year: int,
    heroes: tuple[str, ...],
    left: tuple[int, ...],
    full: tuple[int, ...],
    traps: tuple[str, ...],
    posted: tuple[str, ...],
    bonus: int,
) -> Fought:
    rules = EDITIONS[edition]
    line = Line([rules.hero[hero] for hero in heroes], [*left], [*full], [])
    rows = [rules.creature[one] for one in posted]
    return clash(line, [rules.trap[trap] for trap in traps], rows, bonus, _FATIGUE.get(year, 3))


def _bonus(t: State, seat: Seat, cell: str, posted: Sequence[str]) -> int:
    """Return what a room adds to the damage of creatures, where all of them gain by it."""
    tile = t.lords[seat].tiles[cell]
    bonus = None if tile == "tunnel" else book(t).room[tile].damage_bonus
    return bonus.amount if bonus and posted and all(one in bonus.monsters for one in posted) else 0


def fought(t: State, seat: Seat, plan: Plan) -> Fought | None:
    """Return how the clash of a plan would end without spells; None for an answer that leaves the plan unfinished."""
    made, stage = draft(t, seat, [*t.answers.get(seat, []), *plan])
    if stage is not None:
        return None
    bonus = _bonus(t, seat, made.cell, made.creatures)
    return _end(t, line_of(t, seat), bonus, made.traps, made.creatures)


def attack_mark(t: State, seat: Seat, way: Attack) -> float:
    """Return how good an attack looks at the moment."""
    line = line_of(t, seat)
    if not way.mode:
        return 0.3
    mode = book(t).creature[way.creature].attacks[way.mode - 1]
    file = t.lords[seat].file
    place = file.index(way.targets[0]) if way.targets else -1
    after = line.copy()
    strike(after, mode, mode.damage, place)
    return worth_of(line, after, mode)


def aim_mark(t: State, hero: str, damage: int, trap: Trap | None) -> float:
    """Return how good a target is: best one who falls, then a priest or wizard to be silenced, then the strongest."""
    row, left = book(t).hero[hero], t.hit_points(hero) - t.wounds.get(hero, 0)
    damage += trap.special.poison if trap else 0
    falls = 3.0 if left <= damage else 0.0
    silenced = 1.0 if trap and trap.special.silence and row.role in ("priest", "wizard") else 0.0
    return falls + silenced + 0.1 * left + (2.0 if falls and row.role == "paladin" else 0.0)


def next_blow(t: State, seat: Seat) -> str:
    """Return the creature of the plan that would strike best now, or "" without any."""
    _, lord = fighting(t)
    rows = [book(t).creature[one] for one in distinct(lord.plan.creatures if lord.plan else ())]
    blow = best_blow(line_of(t, seat), rows, 0, {"food": lord.food})
    return blow.creature if blow else ""
