"""Typed moves: what `/play` offers while one types, and what a typed line means."""

from collections.abc import Iterator

from games import core
from games.core import Amount, Choice, Number, OneOf, Some, SomeOf
from locales import Words

from .glance import Glance
from .present.speech import voice


def understand(glance: Glance, lang: Words, line: str) -> Choice | None:
    """The choice a line means: its notation, its whole label, a bare number, or a part of one single label.

    The choice may be illegal: the engine then says why. None when the line means nothing here.
    """
    line = " ".join(line.split())
    offer = glance.offer
    if offer is not None and isinstance(offer.shape, Amount) and line.lstrip("-").isdecimal():
        return Number(int(line))
    if offer is not None and isinstance(offer.shape, SomeOf):
        named = _some(glance, lang, offer.shape, line)
        if named is not None:
            return named
    legal = list(_legal(glance, lang))
    wanted = line.casefold()
    for choice, notation, label in legal:
        if wanted in {notation, label.casefold()}:
            return choice
    if (read := core.read_choice(glance.game.id, line)) is not None:
        return read
    fitting = [choice for choice, _, label in legal if wanted and wanted in label.casefold()]
    return fitting[0] if len(fitting) == 1 else None


def suggest(glance: Glance, lang: Words, typed: str, most: int) -> list[tuple[str, str]]:
    """Notation and label of the legal moves that fit what was typed, those that begin with it first."""
    wanted = typed.casefold().split()
    found: list[tuple[bool, int, str, str]] = []
    for place, (_, notation, label) in enumerate(_legal(glance, lang)):
        text = f"{notation} {label}".casefold()
        if len(notation) <= 100 and all(word in text for word in wanted):
            begins = text.startswith(typed.casefold()) or label.casefold().startswith(typed.casefold())
            found.append((not begins, place, notation, label))
    return [(notation, label) for _, _, notation, label in sorted(found)[:most]]


def _legal(glance: Glance, lang: Words) -> Iterator[tuple[Choice, str, str]]:
    """Every legal choice with its notation and label."""
    offer = glance.offer
    if offer is None:
        return
    speak = voice(lang, glance.table)
    match offer.shape:
        case OneOf(choices):
            for choice in choices:
                yield choice, core.write_choice(choice), speak(offer.label(choice))
        case Amount(low, high):
            for n in range(low, high + 1):
                yield Number(n), core.write_choice(Number(n)), str(n)
        case SomeOf(items, least, most):
            for count in {least, most} - {0}:
                some = Some(items[:count])
                yield some, core.write_choice(some), lang.enumerate([speak.thing(item) for item in some.items])


def _some(glance: Glance, lang: Words, shape: SomeOf, line: str) -> Some | None:
    """Items listed by name or id, with commas or `+` between."""
    speak = voice(lang, glance.table)
    left = list(shape.items)
    picked = []
    for part in filter(None, (part.strip().casefold() for part in line.replace("+", ",").split(","))):
        item = next((item for item in left if part in {item, speak.thing(item).casefold()}), None)
        if item is None:
            return None
        left.remove(item)
        picked.append(item)
    return Some(tuple(picked))
