"""The present clash, as its steps need it (9.3)."""

from games.core import Say, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.state import Clash, Lord, State


def fighting(t: State) -> tuple[Clash, Lord]:
    """Return the present clash, and its lord.

    Raises:
        AssertionError: there is no clash.
    """
    if t.clash is None:
        raise AssertionError("no clash is going on")
    return t.clash, t.lords[t.clash.seat]


def over(t: State) -> bool:
    """Return whether nobody is left in the file, so that the remaining steps are skipped (9.3)."""
    return not fighting(t)[1].file


def aimed_at(t: State, hero: str) -> Say:
    """Return an adventurer who can be hit, in words, with the hit points left and whether they are at the front."""
    left = t.hit_points(hero) - t.wounds.get(hero, 0)
    return say("dungeon_lords-aimed-at", hero=hero, n=left, place=fighting(t)[1].file.index(hero) + 1)


def code(t: State) -> str:
    """Return the effect code of the spell in force, or "" without one."""
    clash, _ = fighting(t)
    return book(t).spell[clash.spell].effect.code if clash.spell else ""


def take_back(lord: Lord) -> None:
    """Put traps not revealed back into the hand, and creatures that have not attacked into the lair, ready (9.3)."""
    if lord.plan:
        lord.traps += lord.plan.traps
        lord.lair += lord.plan.creatures
        lord.plan = None
