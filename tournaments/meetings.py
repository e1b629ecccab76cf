"""Predicts, before a tournament begins, which people will meet and how often."""

from math import comb
from typing import Literal

from .choices import FormatName, Settings
from .formats import table_sizes
from .formats.parts import rounds_for_all_to_meet
from .log import GameSpec
from .opening import table_seats


def all_meet(settings: Settings, people: int, rounds: int) -> bool:
    """Return whether this many rounds let all people meet, in a format in which everyone plays every round."""
    in_pairs = settings.seats == 2 and settings.format in {FormatName.SWISS, FormatName.EVERYONE}
    return in_pairs and rounds >= rounds_for_all_to_meet(people, settings.seats)


def who_meets_again(settings: Settings, people: int, rounds: int, spec: GameSpec) -> Literal["all", "some", "none"]:
    """Return whether all, some or none of the people must meet an opponent more than once, however they are paired.

    "all" means that everybody meets every other person again: at a single table, or in pairs that have all met twice.
    """
    if settings.format not in {FormatName.SWISS, FormatName.EVERYONE}:
        return "none"
    tables, _ = table_sizes(people, settings.seats, table_seats(spec, settings))
    if tables == (people,) and rounds > 1:
        return "all"
    if settings.seats == 2 and rounds >= 2 * rounds_for_all_to_meet(people, settings.seats):
        return "all"
    meetings = rounds * sum(comb(size, 2) for size in tables)
    return "some" if meetings > comb(people, 2) else "none"
