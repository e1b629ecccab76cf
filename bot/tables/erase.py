"""Forgetting a person: what a log says of them is said of a former player, whom nothing leads back to them.

The log still folds to the same table, move by move: only the number and the names of one person are others, the same
in every entry. What a deal is checked with (secret, shares, seed, choices) names no person and stays.
"""

from collections.abc import Iterator, Set
from dataclasses import dataclass
from typing import Any, TypeAlias

Json: TypeAlias = Any
"""A value as `json` reads it."""

PEOPLE = frozenset({"person", "host", "owner"})
"""Fields of facts that name a person by their number."""
NAMES = frozenset({"name", "winner"})
"""Fields of facts that hold what a person is called."""
SELF = frozenset({"came-back", "ended"})
"""Facts whose `name` is that of the person who brought them about."""
SHARES = "shares"
"""The field of a deal that holds a name with what its person added to the seed."""
OWN = "bot-"
"""Beginning of the ids of sentences that may hold names: those of the games know seats alone."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A person at one table, and who stands there instead.

    Attributes:
        person: who is forgotten.
        names: all that they were called.
        number: stands for them instead: drawn by chance, below zero, the same at all tables.
        name: what they are called instead.
    """

    person: int
    names: Set[str]
    number: int
    name: str


def names_of(person: int, payload: Json) -> Iterator[str]:
    """Return what a fact calls a person whom it names by their number."""
    if isinstance(payload, dict):
        if _is_about(payload, person):
            yield from (payload[key] for key in NAMES & payload.keys() if isinstance(payload[key], str))
        for inner in payload.values():
            yield from names_of(person, inner)
    elif isinstance(payload, list):
        for inner in payload:
            yield from names_of(person, inner)


def without_person(payload: Json, who: Forgotten) -> Json:
    """Return a fact that names a former player instead."""
    if isinstance(payload, list):
        return [without_person(inner, who) for inner in payload]
    if not isinstance(payload, dict):
        return payload
    is_theirs, made = _is_about(payload, who.person), dict[str, Json]()
    for key, inner in payload.items():
        if key in PEOPLE and inner == who.person:
            made[key] = who.number
        elif key in NAMES and isinstance(inner, str) and (is_theirs or inner in who.names):
            made[key] = who.name
        elif key == SHARES and isinstance(inner, list):
            made[key] = [[who.name if name in who.names else name, share] for name, share in inner]
        else:
            made[key] = without_person(inner, who)
    return made


def without_name(sentence: Json, who: Forgotten) -> Json:
    """Return a sentence of the bot, with all that is said in it, that calls a person a former player instead."""
    if isinstance(sentence, list):
        return [without_name(inner, who) for inner in sentence]
    if isinstance(sentence, str):
        return who.name if sentence in who.names else sentence
    if not isinstance(sentence, dict):
        return sentence
    if "id" in sentence and "values" in sentence:
        if not str(sentence["id"]).startswith(OWN):
            return sentence
        return {**sentence, "values": {key: without_name(value, who) for key, value in sentence["values"].items()}}
    return sentence


def _is_about(payload: dict[str, Json], person: int) -> bool:
    return any(payload.get(key) == person for key in ("person", "owner"))
