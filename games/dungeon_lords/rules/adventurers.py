"""Adventurers: drawing them, whom they visit, and the order of march (P1, 8)."""

from games import core
from games.core import Seat, record
from games.dungeon_lords.cards import book
from games.dungeon_lords.state import State


def draw_adventurers(t: State) -> None:
    """Turn up next round's adventurers, not all of equal strength, weakest first (P1)."""
    info, heroes = book(t).adventurers_info, book(t).hero
    count = info["draw_4p"] if t.seats == 4 else info["draw_2p_3p"]
    drawn = [t.adventurers.pop() for _ in range(min(count, len(t.adventurers)))]
    while t.adventurers and len({heroes[hero].strength for hero in drawn}) == 1:
        t.adventurers.insert(0, drawn.pop())
        drawn.append(t.adventurers.pop())
    t.waiting = sorted(drawn, key=lambda hero: heroes[hero].strength)
    t.tell("dungeon_lords-log-waiting", heroes=tuple(t.waiting))


@record
class Assignment(core.Step[State]):
    """The adventurers turned up in the round before go to the lords, the weakest to the nicest (8.1)."""

    def run(self, t: State) -> None:
        """Assign the adventurers; with two players the non-player counter rises first, and takes part."""
        takers = expected(t)
        if _has_rival(t):
            t.neutral = raised(t)
            t.tell("dungeon_lords-log-neutral", n=t.neutral)
        arriving, t.arriving = t.arriving, []
        for seat, hero in zip(takers, arriving, strict=False):
            if seat is None:
                t.away.append(hero)
                t.tell("dungeon_lords-log-elsewhere", hero=hero)
            else:
                join(t, seat, hero)
                t.tell("dungeon_lords-log-arrives", seat=seat, hero=hero)


def expected(t: State) -> list[Seat | None]:
    """Return whom the adventurers would visit, weakest first, if they were assigned now (8.1).

    None is the non-player counter of a game for two: it takes part after its rise, last in play order for ties (R8).
    """
    takers: list[Seat | None] = [*t.nice()]
    if _has_rival(t):
        takers.insert(sum(lord.evil <= raised(t) for lord in t.lords), None)
    return takers


def _has_rival(t: State) -> bool:
    """Return whether a non-player counter takes adventurers."""
    return bool(book(t).npc[f"players_{t.seats}"].get("evil_counter_takes_adventurer"))


def raised(t: State) -> int:
    """Return the non-player counter after the rise that comes before an assignment."""
    return int(t.neutral + book(t).npc[f"players_{t.seats}"].get("evil_up_per_assignment", 0))


def join(t: State, seat: Seat, hero: str) -> None:
    """Add an adventurer to a file: a warrior at the front, behind the paladin; anyone else at the back (8.2)."""
    file, heroes = t.lords[seat].file, book(t).hero
    if heroes[hero].role != "warrior":
        file.append(hero)
    else:
        file.insert(1 if file and heroes[file[0]].role == "paladin" else 0, hero)
