"""Everything that can be looked up: orders, creatures, rooms, traps, spells, events and adventurers."""

from collections.abc import Iterator, Mapping, Sequence

from games.core import Say, say

from .cards import EDITIONS, Book
from .rows import Hero


def glossary() -> Mapping[str, Sequence[Say]]:
    """Return what each thing does, by the id of its name; figures come from the catalogue."""
    book = EDITIONS[EDITIONS.current]
    found: dict[str, Sequence[Say]] = {
        thing: (say(f"dungeon_lords-name-{thing}.does"),) for thing in _with_an_effect(book)
    }
    for creature in book.creature:
        found[creature] = (say(f"dungeon_lords-name-{creature}.wage"), *found[creature])
    return found | {row.id: tuple(_hero(row)) for row in book.hero.values()}


def _with_an_effect(book: Book) -> Iterator[str]:
    """Yield the things whose effect has a text."""
    yield from book.order
    yield from book.creature
    yield from book.room
    yield from book.trap
    yield from book.spell
    yield from (row.id for row in book.events if row.id != "special")
    yield from (row.id for row in book.special_events)


def _hero(row: Hero) -> Iterator[Say]:
    """Yield an adventurer's hit points and abilities."""
    yield say("dungeon_lords-card-hit-points", n=row.hp)
    if row.icons:
        icons = tuple(say(f"dungeon_lords-icons-{icon}", n=n) for icon, n in row.icons.items())
        yield say("dungeon_lords-card-icons", icons=icons)
