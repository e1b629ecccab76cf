"""The clash going on, as every step of it needs to see it (9.3)."""

from games.dungeon_lords.cards import book
from games.dungeon_lords.state import Clash, Lord, State


def fighting(t: State) -> tuple[Clash, Lord]:
    """Return the clash going on, and its lord.

    Raises:
        AssertionError: no clash is going on.
    """
    if t.clash is None:
        raise AssertionError("no clash is going on")
    return t.clash, t.lords[t.clash.seat]


def over(t: State) -> bool:
    """Return whether nobody is left in the file: the steps left are skipped (9.3)."""
    return not fighting(t)[1].file


def code(t: State) -> str:
    """Return what the spell in force does, or "" without one."""
    clash, _ = fighting(t)
    return book(t).spell[clash.spell].effect.code if clash.spell else ""


def take_back(lord: Lord) -> None:
    """Traps not revealed return to hand, creatures that have not attacked to the lair, ready (9.3)."""
    if lord.plan:
        lord.traps += lord.plan.traps
        lord.lair += lord.plan.creatures
        lord.plan = None
