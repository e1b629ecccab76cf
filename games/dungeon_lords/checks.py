"""Checks of the catalogue as a whole: numbers of components, and references between rows."""

from collections.abc import Iterable

from games.core import CatalogueError

from .rows import Book


def check(book: Book) -> None:
    """Check that a catalogue can be played.

    Raises:
        CatalogueError: naming the row and what is wrong with it.
    """
    _once("orders", (row.id for row in book.orders))
    _once("monsters", (row.id for row in book.monsters))
    _once("rooms", (row.id for row in book.rooms))
    _once("adventurers", (row.id for row in (*book.adventurers, *book.paladins)))
    _once("traps", (row.id for row in book.traps))
    _once("combat_cards", (row.id for row in book.combat_cards))
    _once("special_events", (row.id for row in (*book.events, *book.special_events)))
    _orders(book)
    _counts(book)
    _rooms(book)
    _heroes(book)


def _once(table: str, ids: Iterable[str]) -> None:
    seen: set[str] = set()
    for row in ids:
        if row in seen:
            raise CatalogueError(f"{table} {row}: is listed twice")
        seen.add(row)


def _orders(book: Book) -> None:
    for place, row in enumerate(book.order.values(), start=1):
        if row.index != place:
            raise CatalogueError(f"orders {row.id}: index should be {place}, not {row.index}")


def _counts(book: Book) -> None:
    """Check that there are enough tiles for four rounds, and that every card in use exists (2)."""
    rounds = book.meta["rounds_per_year"]
    creatures = (sum(row.count_year1 for row in book.monsters), sum(row.count_year2 for row in book.monsters))
    for year in range(1, book.meta["years"] + 1):
        rooms = sum(row.count for row in book.rooms if row.year == year)
        cards = sum(row.count for row in book.combat_cards if row.year == year)
        paladins = sum(row.year == year for row in book.paladins)
        for table, found, least in (
            ("monsters", creatures[year - 1], rounds * book.monsters_info["revealed_per_round"]),
            ("rooms", rooms, rounds * book.rooms_info["revealed_per_round"]),
            ("combat_cards", cards, book.meta["combat_rounds_per_year"]),
            ("paladins", paladins, 1),
        ):
            if found < least:
                raise CatalogueError(f"{table}: year {year} has {found}, and needs {least}")


def _rooms(book: Book) -> None:
    for row in book.rooms:
        if row.zone not in book.zones:
            raise CatalogueError(f"rooms {row.id}: there is no zone {row.zone}")
        named = (*(row.damage_bonus.monsters if row.damage_bonus else ()), *(row.score.creatures if row.score else ()))
        for creature in named:
            if creature not in book.creature:
                raise CatalogueError(f"rooms {row.id}: there is no creature {creature}")


def _heroes(book: Book) -> None:
    for row in book.adventurers:
        if row.strength != 2 * row.glyph + row.tint:
            raise CatalogueError(f"adventurers {row.id}: strength is 2 x glyph + tint, not {row.strength}")
        if row.hp < 1:
            raise CatalogueError(f"adventurers {row.id}: {row.hp} hit points are too few")
