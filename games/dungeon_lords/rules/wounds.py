"""Wounds, and the prison for adventurers without hit points left (9.3)."""

from collections.abc import Mapping

from games.core import Seat
from games.dungeon_lords.state import State


def hurt(t: State, seat: Seat, hits: Mapping[str, int]) -> list[str]:
    """Deal all wounds; adventurers with no hit points left go to prison. Return those eliminated (9.3)."""
    for hero, n in hits.items():
        if n:
            if t.clash:
                t.clash.wounds += min(n, t.hit_points(hero) - t.wounds.get(hero, 0))
            t.wounds[hero] = t.wounds.get(hero, 0) + n
            left = max(0, t.hit_points(hero) - t.wounds[hero])
            t.tell("dungeon_lords-log-wounds", seat=seat, hero=hero, n=n, left=left)
    fallen = [hero for hero in t.lords[seat].file if t.wounds.get(hero, 0) >= t.hit_points(hero)]
    for hero in fallen:
        t.lords[seat].file.remove(hero)
        t.lords[seat].prison.append(hero)
        t.wounds.pop(hero, None)
        t.stout.pop(hero, None)
        if t.clash:
            t.clash.caught.append(hero)
        t.tell("dungeon_lords-log-prison", seat=seat, hero=hero)
    return fallen


def mend(t: State, hero: str, n: int) -> int:
    """Remove up to `n` wounds from an adventurer; return the number removed."""
    taken = min(n, t.wounds.get(hero, 0))
    if taken:
        t.wounds[hero] -= taken
        if not t.wounds[hero]:
            del t.wounds[hero]
        t.tell("dungeon_lords-log-healed", hero=hero, n=taken, left=t.hit_points(hero) - t.wounds.get(hero, 0))
    return taken
