"""What a number of people and of rounds means for who meets whom, before a tournament begins."""

from math import comb
from typing import Literal

from .choices import FormatName, Settings
from .formats import table_sizes
from .formats.parts import rounds_for_all_to_meet
from .log import GameSpec
from .opening import table_seats


def all_meet(settings: Settings, people: int, rounds: int) -> bool:
    """Return whether all people meet each other in so many rounds of a format in which everyone plays every round."""
    in_pairs = settings.seats == 2 and settings.format in {FormatName.SWISS, FormatName.EVERYONE}
    return in_pairs and rounds >= rounds_for_all_to_meet(people, settings.seats)


def who_meets_again(settings: Settings, people: int, rounds: int, spec: GameSpec) -> Literal["all", "some", "none"]:
    """Return who must meet somebody more than once in so many rounds, however they are paired.

    It is everybody, and with everybody, at a single table and in pairs that have all met twice.
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
