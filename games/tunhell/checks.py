"""Checks of the catalogue as a whole: figures of each kind of card, sizes of the table, totals of the box."""

from collections import Counter

from games.core import CatalogueError

from .rows import Book, copies

_TABLES = {
    "dwarf_cards": {"warrior", "digger", "scout", "blaster"},
    "mine_cards": {"dirt", "treasure", "encounter", "digger", "warrior", "bonus", "ring", "heart", "ghost"},
    "end_cards": {"encounter", "door", "throne"},
}
"""The kinds of cards that each table of the catalogue may contain: the rules of digging know no others."""
WON = {"dirt", "treasure", "encounter", "heart", "throne"}
"""The kinds of card that go to a loot."""
_SCORED = {*WON, "ring", "door"} - {"dirt"}
"""The kinds of card that may have points."""
_FIGURES = {
    "combat": {"warrior", "encounter"},
    "dig": {"digger"},
    "bonus": {"digger"},
    "looks": {"scout"},
    "hurried": {"warrior", "digger", "scout"},
    "proud": {"warrior"},
    "scares": {"warrior"},
    "points": _SCORED,
    "add_combat": {"bonus"},
    "add_dig": {"bonus"},
    "add_times": {"bonus"},
}
"""The kinds of cards that may have each figure."""
_SEATS = (2, 4)
"""The numbers of seats for which positions and pictures have letters and marks."""
_NEEDED = {"warrior": ("combat",), "digger": ("dig",), "scout": ("looks",), "encounter": ("combat",)}
"""The figures that a kind of card must have."""


def check(book: Book) -> None:
    """Check that a catalogue can be played.

    Raises:
        CatalogueError: naming the row and what is wrong with it.
    """
    _rows(book)
    _sizes(book)
    _totals(book)


def _rows(book: Book) -> None:
    if len(book.cards) < len(book.dwarf_cards) + len(book.mine_cards) + len(book.end_cards):
        raise CatalogueError("a card is listed in two tables")
    for table, allowed in _TABLES.items():
        for card in getattr(book, table).values():
            if card.kind not in allowed:
                raise CatalogueError(f"{card.id}: a {card.kind} does not belong in {table}")
            if card.hurried and table != "dwarf_cards":
                raise CatalogueError(f"{card.id}: only dwarfs that are recruited can be hurried")
            if card.plus and table != "mine_cards":
                raise CatalogueError(f"{card.id}: only mine cards can be (+) cards")
    if sum(card.count for card in book.end_cards.values() if card.kind == "door") > 1:
        raise CatalogueError("end_cards: there can be only one door")
    for card in book.cards.values():
        for figure, kinds in _FIGURES.items():
            if getattr(card, figure) and card.kind not in kinds:
                raise CatalogueError(f"{card.id}: a {card.kind} has no {figure}")
        for figure in _NEEDED.get(card.kind, ()):
            if not getattr(card, figure) and not card.scares:
                raise CatalogueError(f"{card.id}: a {card.kind} needs {figure}")
    for id_, trophy in book.trophies.items():
        if trophy.counts not in book.mine_cards:
            raise CatalogueError(f"{id_}: there is no mine card {trophy.counts}")
        if (kind := book.mine_cards[trophy.counts].kind) not in WON:
            raise CatalogueError(f"{id_}: counts {trophy.counts}, but a {kind} never goes to a loot")


def _sizes(book: Book) -> None:
    """Check that limits leave a game to play, that the piles are equal, and that every seat gets its cards."""
    limits = book.limits
    fewest, most = limits.seats
    if not _SEATS[0] <= fewest <= most <= _SEATS[1]:
        raise CatalogueError(f"limits seats: {fewest} to {most} is not within {_SEATS[0]} to {_SEATS[1]}")
    if limits.starting_hand > limits.hand:
        raise CatalogueError(f"limits starting_hand: {limits.starting_hand} is more than a hand of {limits.hand}")
    if limits.empty_mines_to_end > limits.mines:
        raise CatalogueError(f"limits empty_mines_to_end: there are only {limits.mines} mines")
    for name, mode in book.modes.items():
        mines = [card for card in book.mine_cards.values() if mode.plus_cards or not card.plus]
        for length, extra in book.lengths.items():
            dealt = len(copies(mines)) - mode.removed - extra
            if dealt < book.limits.mines or dealt % book.limits.mines:
                raise CatalogueError(f"{name}, {length}: {dealt} cards make no {book.limits.mines} equal mines")
        if mode.end_cards and len(copies(book.end_cards.values())) < book.limits.mines:
            raise CatalogueError(f"{name}: there are fewer end cards than mines")
    needed = book.limits.seats[1] * book.limits.starting_hand + book.limits.row
    if len(copies(book.dwarf_cards.values())) <= needed:
        raise CatalogueError(f"dwarf_cards: {needed} are dealt, so there must be more")


def _totals(book: Book) -> None:
    cards = list(book.cards.values())
    kinds = Counter(card.kind for card in map(book.cards.__getitem__, copies(book.dwarf_cards.values())))
    mines, ends = book.mine_cards.values(), book.end_cards.values()
    totals = {
        "dwarf_cards": sum(kinds.values()),
        "warriors": kinds["warrior"],
        "diggers": kinds["digger"],
        "scouts": kinds["scout"],
        "blasters": kinds["blaster"],
        "hurried": sum(card.count for card in cards if card.hurried),
        "proud": sum(card.count for card in cards if card.proud),
        "mine_cards": sum(card.count for card in mines),
        "plus_cards": sum(card.count for card in mines if card.plus),
        "encounters": sum(card.count for card in mines if card.kind == "encounter"),
        "finds": sum(card.count for card in mines if card.is_find),
        "end_cards": sum(card.count for card in ends),
        "trophies": len(book.trophies),
        "mine_points": sum(card.count * card.points for card in mines),
        "end_points": sum(card.count * card.points for card in ends),
        "trophy_points": sum(trophy.points for trophy in book.trophies.values()),
    }
    if set(book.checks) != set(totals):
        raise CatalogueError(f"checks: needs exactly {', '.join(totals)}")
    for name, total in totals.items():
        if book.checks[name] != total:
            raise CatalogueError(f"checks {name}: {book.checks[name]} stated, {total} counted")
