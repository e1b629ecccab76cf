"""Checks of the catalogue as a whole: numbers of components, figures of effects, references between rows."""

from collections.abc import Iterable, Iterator

from games.core import CatalogueError

from .rows import ACTIONS, COLOURS, VEINS, Book, Effect
from .tunnels import openings_of

_FIGURES = {
    "hand_limit": {"add"},
    "extra_draw": {"count"},
    "draw": {"count"},
    "discard_pick": {"look", "take"},
    "cycle": {"discard", "draw"},
    "gain_coins": {"amount"},
    "lose_coins": {"amount"},
    "gain_coins_all": {"amount"},
    "gain_coins_per_tile": {"amount", "max"},
    "lose_coins_fraction": {"numerator", "denominator"},
    "sell_price": {"add"},
    "exploit_flat": {"add"},
    "exploit_per_vein": {"kind", "add"},
    "miner_limit": {"add"},
    "miner_cost": {"set"},
    "gain_miner": set[str](),
    "lose_miner": {"count"},
    "score_per_miner": {"add"},
    "build_discount": {"amount"},
    "second_action_cost": {"add", "floor"},
    "third_action": {"cards"},
    "prospect_tiles": {"add"},
    "prospect_paid_tile": {"price"},
    "unlock_level": {"level"},
    "spread_limit": {"add", "permanent"},
    "search_deck": {"type"},
    "destroy_tile": {"count"},
    "destroy_tile_all": {"count", "min_tiles"},
    "destroy_building": {"count"},
    "discard_random": {"count"},
    "lose_level": {"count"},
    "immune": {"to"},
    "impediment_toll": {"amount"},
    "immune_impediment": {"cancels"},
    "protect_buildings": set[str](),
    "target_tiles": {"add"},
    "sabotage": {"table", "steal"},
    "die6_bonus": {"add"},
}
"""The figures of every operation of section 9."""
_OPTIONAL = {"gain_miner": {"else_coins"}}
_ACTION_OPS = {"draw", "discard_pick", "gain_coins", "cycle", "sabotage"}
"""Operations that can be a special action of phase III."""
_ONLY_IN = {
    "immediate": {
        "gain_coins", "lose_coins", "gain_coins_all", "gain_coins_per_tile", "lose_coins_fraction", "gain_miner",
        "lose_miner", "spread_limit", "search_deck", "destroy_tile", "destroy_tile_all", "destroy_building",
        "discard_random", "lose_level", "draw",
    },
}  # fmt: skip
_FACES = set(range(1, 7))


def check(book: Book) -> None:
    """Check that a catalogue can be played.

    Raises:
        CatalogueError: naming the row and what is wrong with it.
    """
    _ids(book)
    _totals(book)
    _shapes(book)
    for row, effect, place in _effects(book):
        _effect(row, effect, place)
    _levels(book)
    _buildings(book)
    _contracts(book)
    _figures(book)
    _scenarios(book)


def _ids(book: Book) -> None:
    tables = (book.gallery, book.vein, book.building, book.contract, book.catastrophe, book.impediment, book.clan)
    seen: set[str] = set()
    for table in tables:
        for row in table:
            if row.id in seen:
                raise CatalogueError(f"{row.id}: is listed twice")
            seen.add(row.id)


def _totals(book: Book) -> None:
    tables: dict[str, Iterable[tuple[str, int]]] = {
        "tiles": [(row.id, row.copies) for row in (*book.gallery, *book.vein)],
        "buildings": [(row.id, row.copies) for row in book.building],
        "contracts": [(row.id, row.copies) for row in book.contract],
        "catastrophes": [(row.id, row.copies) for row in book.catastrophe],
        "impediments": [(row.id, row.copies) for row in book.impediment],
    }
    for name, rows in tables.items():
        found, wanted = sum(copies for _, copies in rows), book.meta["card_counts"][name]
        if found != wanted:
            raise CatalogueError(f"meta card_counts {name}: {wanted}, but the rows add up to {found}")
    total = sum(copies for rows in tables.values() for _, copies in rows)
    if total != book.meta["card_total"]:
        raise CatalogueError(f"meta card_total: {book.meta['card_total']}, but the rows add up to {total}")


def _shapes(book: Book) -> None:
    for name, shape in book.shapes.items():
        seen: dict[int, int] = {}
        for turn in (0, 90, 180, 270):
            seen.setdefault(openings_of(shape.openings, turn), turn)
        if tuple(seen.values()) != shape.distinct_rotations:
            raise CatalogueError(f"shapes {name}: distinct_rotations should be {list(seen.values())}")
    for row in (*book.gallery, *book.vein):
        if row.shape not in book.shapes:
            raise CatalogueError(f"{row.id}: there is no shape {row.shape}")
    for row in book.gallery:
        if row.kind or row.size or row.value:
            raise CatalogueError(f"{row.id}: a gallery has neither kind nor value")
    for row in book.vein:
        if row.kind is None or row.value != row.size * book.scoring[f"{row.kind}_unit"] or not row.size:
            raise CatalogueError(f"{row.id}: the value of a vein is its size times the unit of its kind")


def _effects(book: Book) -> Iterator[tuple[str, Effect, str]]:
    """Yield every effect with its row and the kind of its place."""
    for building in book.building:
        yield from ((building.id, effect, "building") for effect in building.effect)
    for clan in book.clan:
        yield from ((clan.id, effect, "clan") for effect in clan.power)
    for contract in book.contract:
        yield from ((contract.id, effect, "immediate") for effect in contract.effect)
        yield from ((contract.id, effect, "immediate") for rows in contract.table.values() for effect in rows)
    for catastrophe in book.catastrophe:
        yield from ((catastrophe.id, effect, "immediate") for effect in catastrophe.effect)


def _effect(row: str, effect: Effect, place: str) -> None:
    """Check that an operation has exactly the figures it needs, and is in a place where it can take effect."""
    if effect.op not in _FIGURES:
        raise CatalogueError(f"{row}: there is no operation {effect.op}")
    empty = Effect(op=effect.op)
    given = {name for name in Effect.__slots__ if getattr(effect, name) != getattr(empty, name)} - {"op", "when"}
    wanted = _FIGURES[effect.op]
    if given - wanted - _OPTIONAL.get(effect.op, set()):
        raise CatalogueError(f"{row}: {effect.op} has no {', '.join(sorted(given - wanted))}")
    lacking = {name for name in wanted - given if name not in {"floor", "set"}}
    if lacking or ("set" in wanted and effect.set is None):
        raise CatalogueError(f"{row}: {effect.op} needs {', '.join(sorted(lacking or {'set'}))}")
    is_action = effect.op in _ACTION_OPS and place != "immediate"
    if is_action != (effect.when == "phase3"):
        raise CatalogueError(f'{row}: {effect.op} {"needs" if is_action else "cannot have"} when = "phase3"')
    if place == "immediate" and effect.op not in _ONLY_IN["immediate"]:
        raise CatalogueError(f"{row}: {effect.op} has no place on an immediate card")
    if place != "immediate" and effect.op in _ONLY_IN["immediate"] - _ACTION_OPS:
        raise CatalogueError(f"{row}: {effect.op} belongs to immediate cards alone")
    if effect.kind and effect.kind not in (*VEINS, "any"):
        raise CatalogueError(f"{row}: there is no vein of {effect.kind}")
    if effect.cancels and effect.cancels not in ACTIONS:
        raise CatalogueError(f"{row}: there is no action {effect.cancels}")
    if effect.op == "sabotage" and (
        set(effect.table) != _FACES or set(effect.table.values()) - {"nothing", "steal", "destroy_tile"}
    ):
        raise CatalogueError(f"{row}: sabotage needs nothing, steal or destroy_tile for each face of the die")
    if effect.op == "search_deck" and effect.type not in {"building", "vein", "gallery", "impediment"}:
        raise CatalogueError(f"{row}: nobody can search for {effect.type}")


def _levels(book: Book) -> None:
    if [row.level for row in book.level] != [1, 2, 3, 4]:
        raise CatalogueError("level: there are four, in order")
    for row in book.level[1:]:
        if not row.upgrade_any_building_cost and row.upgrade_key_building not in book.buildings:
            raise CatalogueError(f"level {row.roman}: there is no building {row.upgrade_key_building}")
        if row.upgrade_key_building:
            key = book.buildings[row.upgrade_key_building]
            if key.colour != row.upgrade_other_colour:
                raise CatalogueError(f"level {row.roman}: {key.id} is not {row.upgrade_other_colour}")
            if not any(effect.op == "unlock_level" and effect.level == row.level for effect in key.effect):
                raise CatalogueError(f"level {row.roman}: {key.id} does not unlock it")


def _buildings(book: Book) -> None:
    categories = {row.category for row in book.catastrophe}
    for row in book.building:
        for effect in row.effect:
            if effect.op == "immune" and effect.to not in {*categories, "all"}:
                raise CatalogueError(f"{row.id}: there is no catastrophe of category {effect.to}")
        if sum(effect.when == "phase3" for effect in row.effect) > 1:
            raise CatalogueError(f"{row.id}: a building has one special action at most")


def _contracts(book: Book) -> None:
    for row in book.contract:
        if (row.kind == "caravan") != bool(row.table) or (row.table and set(row.table) != _FACES):
            raise CatalogueError(f"{row.id}: a caravan, and nothing else, has an effect for each face of the die")
        if (row.kind == "offer") != bool(row.price) or (row.kind == "caravan") != bool(row.bribe):
            raise CatalogueError(f"{row.id}: offers have a price, caravans a bribe, bonuses neither")
        if row.kind == "offer" and len(row.effect) != 1:
            raise CatalogueError(f"{row.id}: an offer has one effect")


def _figures(book: Book) -> None:
    seats = range(book.meta["players_min"], book.meta["players_max"] + 1)
    for table, row in (("end", "target_by_players"), ("challenge", "buildings_by_players")):
        if sorted(getattr(book, table)[row], key=str) != [str(n) for n in seats]:
            raise CatalogueError(f"{table} {row}: needs a figure for each number of players")
    if set(book.setup["action_tokens"]) != set(ACTIONS):
        raise CatalogueError("setup action_tokens: prospect, exploit and build")
    if {row.colour for row in book.building} != set(COLOURS):
        raise CatalogueError("building: every colour needs buildings")
    if {row.cancels for row in book.impediment} != set(ACTIONS):
        raise CatalogueError("impediment: every action needs one")
    if len(book.clan) < seats[-1]:
        raise CatalogueError(f"clan: {seats[-1]} players need as many clans")
    if book.ground.first not in book.ground.cells or book.grid["entrance_side"] != "S":
        raise CatalogueError("grid first_cell: must lie in the grid, above the entrance")


def _scenarios(book: Book) -> None:
    row = book.scenario.get("first_dig")
    if row is None:
        raise CatalogueError("scenario: first_dig is needed")
    if unknown := set(row["clans"]) - set(book.clans):
        raise CatalogueError(f"scenario first_dig: there is no clan {sorted(unknown)[0]}")
    if unknown := set(row["removed_ids"]) - set(book.cards):
        raise CatalogueError(f"scenario first_dig: there is no card {sorted(unknown)[0]}")
    if len(row["clans"]) < book.meta["players_max"]:
        raise CatalogueError("scenario first_dig: needs a clan for each player")
    gone = {id_ for id_, word in book.type_of.items() if word in row["removed_types"]}
    gone |= {*row["removed_ids"]}
    gone |= {card.id for card in book.building if card.level in row["removed_building_levels"]}
    size = sum(card.copies for id_, card in book.cards.items() if id_ not in gone)
    if size != row["deck_size"]:
        raise CatalogueError(f"scenario first_dig deck_size: {row['deck_size']}, but {size} cards are left")
    if {int(face) for face in row["die_table"]} != _FACES:
        raise CatalogueError("scenario first_dig die_table: needs a type for each face of the die")
