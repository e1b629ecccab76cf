"""Everything that can be looked up: things with a name, with figures from the catalogue."""

from collections.abc import Mapping, Sequence

from games.core import Say, say

from .cards import EDITIONS


def glossary() -> Mapping[str, Sequence[Say]]:
    """Return the sentences for each thing."""
    book = EDITIONS[EDITIONS.current]
    return {
        "gallery": (say("lantern-name-gallery.does"), say("lantern-fact-galleries", n=len(book.galleries.gems))),
        "lamp": (say("lantern-name-lamp.does"),),
        "coin": (say("lantern-name-coin.does"), say("lantern-fact-coins", n=book.start.coins)),
    }
