"""Moves that are typed: the suggestions while typing, and the reading of what was typed."""

import unicodedata
from collections.abc import Iterator
from itertools import combinations, islice

from bot.glance import Glance, Offer
from bot.post import Entry
from games.core import Amount, Choice, Number, OneOf, Some, SomeOf, read_choice, write_choice
from locales import Speaker, Words

from .counts import item_text, number_text
from .layout import ENTRY, MENU, cut
from .speech import plain_voice

_LOOKED_AT = 3000
"""So many answers are compared with what is typed; no offer that people can oversee has more."""


def suggestions(glance: Glance, lang: Words, typed: str) -> tuple[Entry, ...]:
    """Up to twenty-five legal moves that hold all words typed so far, those that begin so first.

    The value of each is its notation, which `read_move` reads.
    """
    if glance.offer is None:
        return ()
    wanted, speak = _folded(typed), plain_voice(lang, glance.table)
    found: list[tuple[bool, Entry]] = []
    for choice in islice(_answers(glance.offer), _LOOKED_AT):
        line = write_choice(choice)
        label = answer_text(glance.offer, choice, speak)
        if len(line) <= ENTRY and _holds(f"{_folded(label)} {line}", wanted):
            begins = _folded(label).startswith(wanted) or line.startswith(wanted)
            found.append((not begins, Entry(line, cut(label, ENTRY))))
    return tuple(entry for _, entry in sorted(found, key=lambda pair: pair[0])[:MENU])


def read_move(glance: Glance, lang: Words, typed: str) -> Choice | None:
    """The move that was typed, as notation, as a bare number, or in the words of its label; None when unclear.

    Whether it is legal is for the engine to say.
    """
    if glance.offer is not None and isinstance(glance.offer.shape, Amount) and typed.strip().isdecimal():
        return Number(int(typed.strip()[:9]))
    if (choice := read_choice(glance.game.id, typed)) is not None:
        return choice
    if glance.offer is None:
        return None
    speak, wanted = plain_voice(lang, glance.table), _folded(typed)
    same = [
        choice
        for choice in islice(_answers(glance.offer), _LOOKED_AT)
        if _folded(answer_text(glance.offer, choice, speak)) == wanted
    ]
    return same[0] if len(same) == 1 else None


def answer_text(offer: Offer, choice: Choice, speak: Speaker) -> str:
    """A whole answer in words."""
    if isinstance(choice, Number):
        return number_text(offer, choice.n, speak)
    if isinstance(choice, Some):
        items = [item_text(offer, item, speak) for item in choice.items]
        return speak.words.enumerate(items) or speak.words.text("bot-step-nothing")
    return speak(offer.label(choice))


def _answers(offer: Offer) -> Iterator[Choice]:
    match offer.shape:
        case OneOf(choices):
            yield from choices
        case Amount(low, high):
            yield from map(Number, range(low, high + 1))
        case SomeOf(items, least, most):
            for count in range(least, most + 1):
                yield from map(Some, dict.fromkeys(combinations(items, count)))


def _folded(text: str) -> str:
    """Text without accents, capitals and doubled spaces, for comparing."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join(bare.casefold().split())


def _holds(text: str, wanted: str) -> bool:
    return all(word in text for word in wanted.split())
