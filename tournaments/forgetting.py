"""Forgetting a person: their entries remain, with another name and an id that belongs to nobody."""

import re
from collections.abc import Collection
from dataclasses import replace

from games.core import Say, Value

from .effects import Effect, Tell
from .ending import Ended
from .enrolment import Enrolled
from .log import Entry, Fact
from .opening import Opened
from .organising import Excluded, PassedOn, Paused, Replaced
from .results import ResultRecorded


def without_person(entry: Entry, person: int, stand_in: int, name: str, names: Collection[str]) -> Entry:
    """Return an entry of a log without a forgotten person; the rewritten log still folds to an equivalent tournament.

    Args:
        entry: the entry.
        person: the person to forget.
        stand_in: an id that belongs to nobody, different for each person forgotten in one tournament, such as a
            negative number.
        name: their new name.
        names: their old names, which are also replaced in the organiser's reasons.
    """
    fact = _fact_without(_with_reason_without(entry.fact, names, name), person, stand_in, name)
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
    """Return a pending effect with the given names of a person replaced, also within an organiser's reason."""
    if not isinstance(effect, Tell):
        return effect

    def without(value: Value) -> Value:
        if isinstance(value, tuple):
            return tuple(name if one in names else one for one in value)
        return name if value in names else value

    values = {key: without(value) for key, value in effect.say.values.items()}
    reason = values.get("reason")
    if isinstance(reason, str):
        values["reason"] = _text_without(reason, names, name)
    return Tell(Say(effect.say.id, values))


def _text_without(text: str, names: Collection[str], name: str) -> str:
    """Return a free text with names replaced if they are whole words."""
    wanted = "|".join(re.escape(one) for one in sorted(names, key=len, reverse=True) if one)
    return re.sub(rf"(?<!\w)(?:{wanted})(?!\w)", lambda _: name, text) if wanted else text


def _with_reason_without(fact: Fact, names: Collection[str], name: str) -> Fact:
    """Return a fact with names replaced in the organiser's reason."""
    match fact:
        case Excluded() | Paused() | Ended():
            return fact.replace(reason=_text_without(fact.reason, names, name))
        case ResultRecorded():
            reason = _text_without(fact.result.reason, names, name)
            return fact.replace(result=replace(fact.result, reason=reason))
    return fact


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
