"""What every card and clan does, in sentences whose figures come from the catalogue."""

from collections.abc import Iterator, Mapping, Sequence

from games.core import Say, Sign, say

from .cards import EDITIONS, Book
from .rows import Effect


def glossary() -> Mapping[str, Sequence[Say]]:
    """Return everything that can be looked up: cards and clans by id, and what each does."""
    book = EDITIONS[EDITIONS.current]
    found: dict[str, Sequence[Say]] = {}
    for tile in book.tiles.values():
        found[tile.id] = (
            (say("maphr-card-vein", n=tile.value, copies=tile.copies),)
            if tile.kind
            else (say("maphr-card-gallery", copies=tile.copies),)
        )
    for row in book.building:
        roman = Sign(book.level[row.level - 1].roman)
        colour = say(f"maphr-colour-{row.colour}")
        head = say("maphr-card-building", colour=colour, roman=roman, n=row.cost, points=row.vp, copies=row.copies)
        found[row.id] = (head, *(_effect(book, effect) for effect in row.effect))
    for contract in book.contract:
        found[contract.id] = tuple(_contract(book, contract.id))
    for catastrophe in book.catastrophe:
        found[catastrophe.id] = tuple(_effect(book, effect) for effect in catastrophe.effect)
    for impediment in book.impediment:
        found[impediment.id] = (say("maphr-card-impediment", action=say(f"maphr-token-{impediment.cancels}")),)
    for clan in book.clan:
        found[clan.id] = tuple(_effect(book, effect) for effect in clan.power)
    return found


def _contract(book: Book, id_: str) -> Iterator[Say]:
    row = book.contracts[id_]
    if row.price:
        yield say("maphr-card-offer", n=row.price)
    if row.bribe:
        yield say("maphr-card-caravan", n=row.bribe)
    everyone_gains = any(effect.op == "gain_coins_all" for effect in row.effect)
    for effect in row.effect:
        if effect.op == "gain_coins" and everyone_gains:
            yield say("maphr-effect-gain-coins-more", n=effect.amount)
        else:
            yield _effect(book, effect)
    for face, effects in row.table.items():
        what = tuple(map(_result, effects)) or (say("maphr-face-nothing"),)
        yield say("maphr-card-face", face=face, effects=what)


def _result(effect: Effect) -> Say:
    """Return the effect of a face of the die, as part of a sentence that begins with the face."""
    return say(f"maphr-face-{effect.op.replace('_', '-')}", n=effect.amount or effect.count)


def _effect(book: Book, effect: Effect) -> Say:
    """Return one operation in words, with its figures (9)."""
    op = effect.op.replace("_", "-")
    match effect.op:
        case "immune":
            return say("maphr-effect-immune", category=say(f"maphr-category-{effect.to}"))
        case "exploit_per_vein":
            return say("maphr-effect-exploit-per-vein", kind=say(f"maphr-kind-{effect.kind}"), n=effect.add)
        case "immune_impediment":
            return say("maphr-effect-immune-impediment", action=say(f"maphr-token-{effect.cancels}"))
        case "unlock_level":
            row = book.level[effect.level - 1]
            return say(
                "maphr-effect-unlock-level", roman=Sign(row.roman), n=row.upgrade_key_cost, more=row.upgrade_other_cost
            )
        case "search_deck":
            return say("maphr-effect-search-deck", item=say(f"maphr-sort-{effect.type}"))
        case "discard_pick":
            return say("maphr-effect-discard-pick", look=effect.look, take=effect.take)
        case "cycle":
            return say("maphr-effect-cycle", discard=effect.discard, draw=effect.draw)
        case "gain_coins_per_tile":
            return say("maphr-effect-gain-coins-per", n=effect.amount, most=effect.max or 0)
        case "lose_coins_fraction":
            return say("maphr-effect-lose-coins-fraction", n=effect.numerator, of=effect.denominator)
        case "destroy_tile_all":
            return say("maphr-effect-destroy-tile-all", n=effect.count, tiles=effect.min_tiles)
        case "gain_miner" if effect.else_coins is not None:
            return say("maphr-effect-gain-miner-else", n=effect.else_coins)
        case "sabotage":
            return say("maphr-effect-sabotage", n=effect.steal)
        case "gain_coins" | "draw" if effect.when:
            return say(f"maphr-effect-{op}-action", n=effect.amount or effect.count)
        case "prospect_tiles" if effect.add < 0:
            return say("maphr-effect-prospect-tiles-fewer", n=-effect.add)
        case "second_action_cost":
            return say("maphr-effect-second-action-cost", n=-effect.add, floor=effect.floor)
        case "target_tiles":
            return say("maphr-effect-target-tiles", n=-effect.add)
    n = effect.set if effect.set is not None else effect.add or effect.count or effect.amount or effect.price
    return say(f"maphr-effect-{op}", n=n or effect.cards)
