"""Why something is kept or given up: coins for what can be paid now, cards that can be spared, what is lost least."""

from collections import Counter
from collections.abc import Iterator, Sequence

from games.core import Say, Seat, Sign, say
from games.maphr.cards import book
from games.maphr.rows import COLOURS, Building, LevelRow
from games.maphr.rules.asking import price_of
from games.maphr.rules.construct import build_fault
from games.maphr.rules.prospect import spots
from games.maphr.rules.table import distinct
from games.maphr.rules.upgrade import upgrade_price
from games.maphr.scoring import colour_counts, points
from games.maphr.state import State, survey, target

from .worth import Worth


def built_points(t: State, seat: Seat, row: Building) -> int:
    """Return the points of a building once it is built, those for its colour included."""
    return row.vp + _colour_points(t, seat, row, 1)


def _colour_points(t: State, seat: Seat, row: Building, more: int) -> int:
    """Return the points for a colour gained by `more` further buildings, or lost if `more` is negative."""
    cap: int = book(t).scoring["colour_square_cap"]
    n = colour_counts(t, seat)[COLOURS.index(row.colour)]
    return min((n + more) ** 2, cap) - min(n * n, cap)


def allowed_level(t: State, seat: Seat, row: Building) -> int | None:
    """Return the price of the next level if it can only be reached by building this one, for its colour; else None."""
    clan, levels = t.clans[seat], book(t).level
    if clan.level == len(levels) or upgrade_price(t, seat) is not None:
        return None
    step = levels[clan.level]
    return step.upgrade_other_cost if row.colour == step.upgrade_other_colour else None


def key_price(level: LevelRow) -> Say:
    """Return what a level costs with its key building, and what with another one of its colour."""
    return say(
        "maphr-advice-key",
        card=level.upgrade_key_building,
        roman=Sign(level.roman),
        n=level.upgrade_key_cost,
        colour=say(f"maphr-colour-{level.upgrade_other_colour}"),
        more=level.upgrade_other_cost,
    )


def spared(t: State, seat: Seat, cards: Sequence[str], worth: Worth) -> Iterator[Say]:
    """Yield why these cards can be spared: they bring nothing, or better ones are kept."""
    yield from useless(t, seat, cards)
    tiles = book(t).tiles
    kept = list((Counter(t.clans[seat].hand) - Counter(cards)).elements())
    veins = [card for card in kept if card in tiles and tiles[card].value]
    given = max([tiles[card].value for card in cards if card in tiles], default=0)
    best = max(veins, key=lambda card: tiles[card].value, default=None)
    if best is not None and tiles[best].value > given:
        yield say("maphr-advice-keeps", card=best, n=tiles[best].value)
    rows, clan, most = book(t).buildings, t.clans[seat], max(map(worth.card, cards), default=0.0)
    fit = [rows[card] for card in kept if card in rows and card not in clan.buildings and worth.card(card) > most]
    row = max(fit, key=lambda row: worth.card(row.id), default=None)
    if row is not None and row.level <= clan.level:
        yield say("maphr-advice-keeps-building", card=row.id, n=built_points(t, seat, row))


def useless(t: State, seat: Seat, cards: Sequence[str]) -> Iterator[Say]:
    """Yield reasons to give cards away: tiles that are no veins, and buildings that the clan cannot afford."""
    catalogue = book(t)
    if all(card in catalogue.tiles and not catalogue.tiles[card].value for card in cards):
        yield say("maphr-advice-galleries", cards=tuple(dict.fromkeys(cards)))
    for card in dict.fromkeys(cards):
        if (row := catalogue.buildings.get(card)) is not None and row.cost > t.clans[seat].coins:
            yield say("maphr-advice-dear", card=card, n=row.cost)


def affords(t: State, seat: Seat, price: int, worth: Worth) -> Iterator[Say]:
    """Yield what can be paid for now, but not after spending `price` coins: the next level, or the best building."""
    coins, level = t.clans[seat].coins, upgrade_price(t, seat)
    if level is not None and coins - price < level <= coins:
        yield say("maphr-advice-affords-level", roman=Sign(book(t).level[t.clans[seat].level].roman), n=level)
    rows, fit = book(t).buildings, []
    for card in distinct(t.clans[seat].hand):
        if card in rows and build_fault(t, seat, card) is None and coins - price < price_of(t, seat, card):
            fit.append(card)
    if fit:
        best = max(fit, key=worth.card)
        yield say("maphr-advice-affords", card=best, n=price_of(t, seat, best))


def abandoned(t: State, seat: Seat, card: str) -> Iterator[Say]:
    """Yield that no other building costs so few points when it is lost, and which key building is kept for a level."""
    catalogue, clan = book(t), t.clans[seat]
    lost = {other: _lost_points(t, seat, other) for other in clan.buildings}
    if all(n > lost[card] for other, n in lost.items() if other != card):
        yield say("maphr-advice-least", card=card, n=lost[card])
    keys = [step.upgrade_key_building for step in catalogue.level[clan.level :]]
    kept = next((key for key in keys if key in clan.buildings), None)
    if kept is not None and kept != card:
        step = next(step for step in catalogue.level if step.upgrade_key_building == kept)
        yield key_price(step)


def _lost_points(t: State, seat: Seat, card: str) -> int:
    """Return the points lost with a building: its own, those for its colour, and those for a broken series."""
    row, counts, rules = book(t).buildings[card], colour_counts(t, seat), book(t).scoring
    n, series = counts[COLOURS.index(row.colour)], min(counts)
    broken: int = rules["colour_set_points"] if n == series else 0
    return row.vp - _colour_points(t, seat, row, -1) + broken


def lost_tile(t: State, seat: Seat, victim: Seat, cell: str) -> Iterator[Say]:
    """Yield, to the owner, that other end tiles are worth more; to a saboteur, that none is."""
    mine, tiles, ends = t.clans[victim].mine, book(t).tiles, survey(t, victim).ends
    values = {end: tiles[mine[end][0]].value for end in ends}
    card, n = mine[cell][0], values[cell]
    if seat == victim and n < max(values.values()):
        yield say("maphr-advice-least-tile", card=card, n=n)
    elif seat != victim and n == max(values.values()) > min(values.values()):
        yield say("maphr-advice-most-tile", card=card, n=n)


def too_soon(t: State, seat: Seat, laid: int) -> Iterator[Say]:
    """Yield that laying `laid` tiles, even the most valuable, would end the game while another clan is ahead."""
    if not 0 < target(t, seat) - len(t.clans[seat].mine) <= laid:
        return
    tiles, made = book(t).tiles, {one: sum(points(t, one).values()) for one in t.everyone()}
    values = sorted([tiles[card].value for card in t.clans[seat].hand if card in tiles], reverse=True)
    own = made[seat] - points(t, seat)["finish"] + int(book(t).scoring["finish_first"]) + sum(values[:laid])
    leader = max(t.others(seat), key=made.__getitem__)
    if made[leader] > own:
        yield say("maphr-advice-too-soon", tiles=laid, seat=leader, n=made[leader] - own)


def earns(t: State, seat: Seat, coins: int) -> Iterator[Say]:
    """Yield that the next level can be paid for with `coins` coins, but not with those in hand."""
    level = upgrade_price(t, seat)
    if level is not None and t.clans[seat].coins < level <= coins:
        yield say("maphr-advice-earns-level", roman=Sign(book(t).level[t.clans[seat].level].roman), n=level)


def most_ends(t: State, seat: Seat, card: str) -> int:
    """Return the most open ends that a mine can have once a tile is laid; 0 if the tile fits nowhere."""
    return max([open_ends(t, seat, card, cell, turn) for cell, turn in spots(t, seat, card)], default=0)


def open_ends(t: State, seat: Seat, card: str, cell: str, turn: int) -> int:
    """Return how many open ends a mine has once a tile is laid at a cell with a rotation."""
    laid = [(where, book(t).openings[tile]) for where, tile in t.clans[seat].mine.items()]
    return book(t).ground.survey((*laid, (cell, book(t).openings[card, turn]))).open_ends
