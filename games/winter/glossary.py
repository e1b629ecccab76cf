"""Everything that can be looked up: heroes, monsters, disasters, dwarfs and instruments, with what they do."""

from collections.abc import Mapping, Sequence

from games.core import Say, say

from .cards import EDITIONS, Book
from .rules.labels import monster_text, talent_text
from .rules.stock import price


def glossary() -> Mapping[str, Sequence[Say]]:
    """Return what each thing does, in sentences whose figures come from the catalogue, by the id of its name."""
    book = EDITIONS[EDITIONS.current]
    found: dict[str, Sequence[Say]] = {}
    for card, row in book.all_heroes.items():
        played = say("winter-does-hero", instrument=row.instrument, points=row.vp)
        found[card] = (talent_text(book.talent[card]), played)
    for kind, kind_row in book.all_kinds.items():
        found[kind] = (monster_text(kind_row), *_copies(book, kind))
    for card, disaster in book.all_disasters.items():
        strikes = say(
            "winter-does-strikes",
            area=disaster.area, n=disaster.dwarfs, cost=price(disaster.cost), gold=disaster.gold, points=disaster.vp,
        )  # fmt: skip
        found[card] = (strikes, say("winter-does-disaster"))
    points = book.legendary["dwarf_vp"]
    for dwarf, legend in book.legendary_dwarfs.items():
        counts = say("winter-does-legend", n=legend.monster, m=legend.disaster, points=points)
        found[dwarf] = (counts, *([say("winter-does-free-placement")] if legend.free_placement else ()))
    for instrument in book.instruments:
        heroes = tuple(card for card, row in book.all_heroes.items() if row.instrument == instrument)
        found[instrument] = (say("winter-does-instrument", heroes=heroes),)
    return found


def _copies(book: Book, kind: str) -> list[Say]:
    """Return each card of a kind of monster: where it arrives, its requirements, its points."""
    return [
        say("winter-does-arrives", area=row.arrival, n=row.dwarfs, cost=price(row.cost), points=row.vp)
        for row in book.all_monsters.values()
        if row.kind == kind
    ]
