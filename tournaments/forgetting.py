"""Forgetting a person: their entries stay, under another name and an id that is nobody's."""

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
    """Return an entry of a log as it reads once a person is forgotten; all entries together fold as before.

    Args:
        entry: of the log.
        person: who is forgotten.
        stand_in: a number that is no person's, and another one for each person forgotten in one tournament, such as a
            negative one.
        name: what they are called from now on.
    """
    fact = _fact_without(entry.fact, person, stand_in, name)
    return replace(
        entry, fact=fact, person=None if entry.person == person else entry.person,
        key=None if entry.person == person else entry.key,
    )  # fmt: skip


def names_of(entry: Entry, person: int) -> set[str]:
    """Return what an entry of a log calls a person; empty where it does not name them."""
    match entry.fact:
        case Enrolled() | Replaced() | PassedOn() if entry.fact.person == person:
            return {entry.fact.name}
        case Opened() if entry.fact.organiser == person:
            return {entry.fact.organiser_name}
    return set()


def without_name(effect: Effect, names: Collection[str], name: str) -> Effect:
    """Return what is still to be done, with another name for a person who is called by one of these names."""
    if not isinstance(effect, Tell):
        return effect
    values = {key: name if value in names else value for key, value in effect.say.values.items()}
    return Tell(Say(effect.say.id, values))


def _fact_without(fact: Fact, person: int, stand_in: int, name: str) -> Fact:
    """Return a fact that no longer names the person."""
    match fact:
        case Enrolled() | Replaced() | PassedOn() if fact.person == person:
            return fact.replace(person=stand_in, name=name)
        case Opened() if fact.organiser == person:
            return fact.replace(organiser=stand_in, organiser_name=name)
        case ResultRecorded() if fact.result.by == person:
            return fact.replace(result=replace(fact.result, by=stand_in))
    return fact
