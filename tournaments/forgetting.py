"""Forgetting a person: their entries remain, with another name and an id that belongs to nobody."""

from collections.abc import Collection
from dataclasses import replace

from games.core import Say

from .effects import Effect, Tell
from .enrolment import Enrolled
from .log import Entry, Fact
from .opening import Opened
from .organising import PassedOn, Replaced
from .results import ResultRecorded


def without_person(entry: Entry, person: int, stand_in: int, name: str) -> Entry:
    """Return an entry of a log without a forgotten person; the rewritten log still folds to an equivalent tournament.

    Args:
        entry: the entry.
        person: the person to forget.
        stand_in: an id that belongs to nobody, different for each person forgotten in one tournament, such as a
            negative number.
        name: their new name.
    """
    fact = _fact_without(entry.fact, person, stand_in, name)
    return replace(
        entry, fact=fact, person=None if entry.person == person else entry.person,
        key=None if entry.person == person else entry.key,
    )  # fmt: skip


def names_of(entry: Entry, person: int) -> set[str]:
    """Return the names of a person in an entry of a log; empty if it does not mention them."""
    match entry.fact:
        case Enrolled() | Replaced() | PassedOn() if entry.fact.person == person:
            return {entry.fact.name}
        case Opened() if entry.fact.organiser == person:
            return {entry.fact.organiser_name}
    return set()


def without_name(effect: Effect, names: Collection[str], name: str) -> Effect:
    """Return a pending effect with the given names of a person replaced."""
    if not isinstance(effect, Tell):
        return effect
    values = {key: name if value in names else value for key, value in effect.say.values.items()}
    return Tell(Say(effect.say.id, values))


def _fact_without(fact: Fact, person: int, stand_in: int, name: str) -> Fact:
    """Return a fact that no longer mentions the person."""
    match fact:
        case Enrolled() | Replaced() | PassedOn() if fact.person == person:
            return fact.replace(person=stand_in, name=name)
        case Opened() if fact.organiser == person:
            return fact.replace(organiser=stand_in, organiser_name=name)
        case ResultRecorded() if fact.result.by == person:
            return fact.replace(result=replace(fact.result, by=stand_in))
    return fact
