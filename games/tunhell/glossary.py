"""Everything that can be looked up: every card and trophy, with its effect and its number of copies."""

from collections.abc import Iterator, Mapping, Sequence

from games.core import Say, say

from .cards import EDITIONS
from .rows import Card


def glossary() -> Mapping[str, Sequence[Say]]:
    """Return every card and trophy of the current edition; the two proud warriors are one entry."""
    book = EDITIONS[EDITIONS.current]
    found: dict[str, Sequence[Say]] = {}
    for id_, card in book.cards.items():
        if id_ not in _TWINS:
            found[id_] = tuple(_told(card, card.count + sum(book.cards[twin].count for twin in _twins(id_))))
    return found | {id_: (say(f"tunhell-name-{id_}.does"), say("tunhell-card-plus")) for id_ in book.trophies}


_TWINS = {"warrior_4_proud_b": "warrior_4_proud_a"}
"""Cards that differ from another one only in their id (3.1)."""


def _twins(id_: str) -> list[str]:
    return [twin for twin, other in _TWINS.items() if other == id_]


def _told(card: Card, copies: int) -> Iterator[Say]:
    yield say(f"tunhell-name-{card.id}.does")
    yield say("tunhell-card-copies", n=copies)
    if card.plus or card.kind in {"door", "throne"} or card.id in EDITIONS[EDITIONS.current].end_cards:
        yield say("tunhell-card-plus")
