"""Checks of the catalogue as a whole: totals of the box, and references between rows."""

from collections import Counter
from collections.abc import Iterable, Mapping

from games.core import CatalogueError

from .rows import RESOURCES, Area, Book, Disaster, Hero, Monster, MonsterKind, Talent

_VERBS = {
    "produce": ("kind", "resource"),
    "gain": ("gain",),
    "gain_one": ("one_of",),
    "move_from": ("kind", "times"),
    "place_or_move": ("times",),
    "recruit": ("pay",),
    "recall": ("gain",),
    "trade": ("pay", "gain"),
    "promote": ("pay",),
}
"""The fields that each verb of a talent needs, and may have."""
_COMPARED = {"dwarfs_at_home", "hero_vp", *RESOURCES, "disasters_overcome", "monsters_beaten"}
"""What a tie-break can compare (8.2)."""


def check(book: Book) -> None:
    """Check that a catalogue can be played.

    Raises:
        CatalogueError: naming the row and what is wrong with it.
    """
    _ids(book)
    _limits(book)
    _setups(book)
    _scoring(book)
    _board(book.areas)
    for kind in book.kinds:
        if not book.of_kind[kind]:
            _wrong("kinds", kind, "no area is of this kind")
    for id_, row in book.all_kinds.items():
        _monster_kind(id_, row)
    for id_, monster in book.all_monsters.items():
        _monster(book, id_, monster)
    for id_, disaster in book.all_disasters.items():
        _disaster(book, id_, disaster)
    for id_, talent in book.talents.items():
        _talent(id_, talent)
    for id_, hero in book.all_heroes.items():
        _hero(book, id_, hero)
    _totals(book)


def _wrong(table: str, row: str, what: str) -> None:
    raise CatalogueError(f"{table} {row}: {what}")


def _ids(book: Book) -> None:
    """Check that no id is used twice: ids name things in choices and in the locales."""
    tables: tuple[Iterable[str], ...] = (
        book.areas, book.monsters, book.legendary_monsters, book.disasters, book.legendary_disasters,
        book.starting_heroes, book.legendary_starting_heroes, book.heroes, book.legendary_dwarfs, book.titles,
    )  # fmt: skip
    counted = Counter(id_ for table in tables for id_ in table)
    for id_, count in counted.items():
        if count > 1:
            raise CatalogueError(f"{id_}: is listed in two tables")


def _limits(book: Book) -> None:
    limits, starting = book.limits, len(book.starting_heroes)
    for row, least, most in (
        ("seats", limits.seats[0], limits.seats[1]),
        ("action_min", limits.action_min, limits.action_start),
        ("hand_min", limits.hand_min, limits.hand_start),
        ("hand_start", limits.hand_start, starting),
    ):
        if least > most:
            _wrong("limits", row, f"{least} is more than {most}")
    if not book.prices or min(book.prices) < 1:
        _wrong("market", "prices", "every slot needs a price of 1 or more")
    if any(not 1 <= week <= limits.weeks for week in book.nightmare.get("double_disaster_weeks", (0,))):
        _wrong("nightmare", "double_disaster_weeks", f"the weeks are 1 to {limits.weeks}")
    if not 1 <= book.thaw.get("weeks", 0) <= limits.weeks:
        _wrong("thaw", "weeks", f"the weeks are 1 to {limits.weeks}")


def _setups(book: Book) -> None:
    least, most = book.limits.seats
    if set(book.setup) != set(range(least, most + 1)):
        raise CatalogueError(f"setup: there must be a row for each number of players from {least} to {most}")
    for seats, row in book.setup.items():
        name = str(seats)
        if len(row.defenders) not in (0, seats):
            _wrong("setup", name, "defenders must name every player, or none")
        if row.defenders and row.defenders[0]:
            _wrong("setup", name, "the first player places no defender")
        if any(count > book.limits.dwarfs for count in row.defenders):
            _wrong("setup", name, f"a player has only {book.limits.dwarfs} dwarfs")
        if row.start > book.limits.resource_max:
            _wrong("setup", name, f"start is above {book.limits.resource_max}")
        if not row.free_music_tokens <= row.music_tokens <= len(book.instruments):
            _wrong("setup", name, "there are more music tokens than instruments, or more free ones than tokens")
        if row.monsters > len(book.monsters) or row.disasters > len(book.disasters):
            _wrong("setup", name, "there are fewer cards than that")


def _scoring(book: Book) -> None:
    if set(book.maker) != set(RESOURCES):
        raise CatalogueError(f"maker: needs exactly {', '.join(RESOURCES)}")
    for table, row, found in (
        ("army", "vp", book.army),
        ("bloodthirst", "vp_per_kind", book.bloodthirst),
        ("legendary", "dwarf_vp", book.legendary),
        ("legendary", "snowball_max_disasters", book.legendary),
    ):
        if row not in found:
            _wrong(table, row, "is missing")
    order = book.tie_break.get("order", ())
    if len(set(order)) != len(order) or not set(order) <= _COMPARED:
        _wrong("tie_break", "order", f"compares what cannot be compared: {', '.join(order)}")


def _board(areas: Mapping[str, Area]) -> None:
    """Check that borders are mutual, distances are right, and no two areas have the same position (3)."""
    if "castle" not in areas or areas["castle"].kind != "castle":
        raise CatalogueError("areas: there is no castle")
    distances = {"castle": 0}
    edge = ["castle"]
    while edge:
        area = edge.pop(0)
        for other in areas[area].adjacent:
            if other not in areas or area not in areas[other].adjacent:
                _wrong("areas", area, f"does not border {other} both ways")
            if other not in distances:
                distances[other] = distances[area] + 1
                edge.append(other)
    for id_, row in areas.items():
        if distances.get(id_) != row.distance:
            _wrong("areas", id_, f"distance is {distances.get(id_)}, not {row.distance}")
        if row.kind == "castle" and id_ != "castle":
            _wrong("areas", id_, "there is only one castle")
    places = Counter((row.row, row.column) for row in areas.values())
    for id_, row in areas.items():
        if places[row.row, row.column] > 1:
            _wrong("areas", id_, f"another area lies in row {row.row}, column {row.column}")


def _monster_kind(id_: str, row: MonsterKind) -> None:
    needs_range = row.effect in {
        "lose_action",
        "reduce_hand",
        "lose_resources",
        "return_dwarf",
        "move_self_if_any_dwarf",
    }
    if needs_range and not row.range:
        _wrong("monster_kinds", id_, f"{row.effect} needs a range")
    if bool(row.lose) != (row.effect == "lose_resources"):
        _wrong("monster_kinds", id_, "lose belongs to lose_resources, and only to it")
    when = {"reveal_disaster": "arrival", "ban_instrument": "static"}.get(row.effect, "attack")
    if row.when != when:
        _wrong("monster_kinds", id_, f"{row.effect} happens at {when}, not at {row.when}")


def _monster(book: Book, id_: str, row: Monster) -> None:
    if row.kind not in book.all_kinds:
        _wrong("monsters", id_, f"there is no kind {row.kind}")
    if row.arrival not in book.areas or not book.areas[row.arrival].distance:
        _wrong("monsters", id_, f"cannot arrive in {row.arrival}")
    _payable(book, "monsters", id_, row)


def _disaster(book: Book, id_: str, row: Disaster) -> None:
    if row.area not in book.areas or not book.kinds[book.areas[row.area].kind].produces:
        _wrong("disasters", id_, f"cannot strike {row.area}, which produces nothing")
    _payable(book, "disasters", id_, row)


def _payable(book: Book, table: str, id_: str, row: Monster | Disaster) -> None:
    strongest = max((max(legend.monster, legend.disaster) for legend in book.legendary_dwarfs.values()), default=1)
    if row.dwarfs > book.limits.dwarfs + strongest - 1:
        _wrong(table, id_, f"nobody has {row.dwarfs} dwarfs")
    if any(amount > book.limits.resource_max for amount in row.cost.values()):
        _wrong(table, id_, f"nobody can pay more than {book.limits.resource_max}")
    if "gold" in row.cost:
        _wrong(table, id_, "costs food, stone and wood only")


def _talent(id_: str, row: Talent) -> None:
    needed = _VERBS[row.do]
    for figure in ("kind", "resource", "times", "one_of", "pay", "gain"):
        if bool(getattr(row, figure)) != (figure in needed):
            _wrong("talents", id_, f"{row.do} {'needs' if figure in needed else 'has no'} {figure}")
    if row.one_of and (len(row.one_of), len(set(row.one_of))) != (2, 2):
        _wrong("talents", id_, "one_of needs two different resources")
    if len(row.pay) > 1:
        _wrong("talents", id_, "is paid in one resource")
    if row.do in {"recruit", "promote"} and set(row.pay) != {"gold"}:
        _wrong("talents", id_, f"{row.do} is paid in gold")


def _hero(book: Book, id_: str, row: Hero) -> None:
    if row.talent not in book.talents:
        _wrong("heroes", id_, f"there is no talent {row.talent}")
    if row.instrument not in book.instruments:
        _wrong("heroes", id_, f"there is no instrument {row.instrument}")
    if row.vp and id_ not in book.heroes:
        _wrong("heroes", id_, "a starting hero is worth no points")


def _totals(book: Book) -> None:
    per_instrument = Counter(row.instrument for row in book.heroes.values())
    found = {
        "areas": len(book.areas),
        "monsters": len(book.monsters),
        "monster_kinds": len(book.monster_kinds),
        "disasters": len(book.disasters),
        "heroes": len(book.heroes),
        "heroes_per_instrument": min(per_instrument.values(), default=0),
        "hero_points": sum(row.vp for row in book.heroes.values()),
        "starting_heroes": len(book.starting_heroes),
        "legendary_monsters": len(book.legendary_monsters),
        "legendary_disasters": len(book.legendary_disasters),
        "legendary_dwarfs": len(book.legendary_dwarfs),
    }
    if set(book.checks) != set(found):
        raise CatalogueError(f"checks: these totals are compared: {', '.join(found)}")
    for name, count in found.items():
        if count != book.checks[name]:
            raise CatalogueError(f"checks {name}: the rows give {count}, not {book.checks[name]}")
    if {row.area for row in book.disasters.values()} != {a for a, k in book.kind.items() if book.kinds[k].produces}:
        raise CatalogueError("disasters: there must be one for each area that produces")
