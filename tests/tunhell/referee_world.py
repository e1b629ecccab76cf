"""The referee's table, and the possible moves in a position."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from tests.tunhell.referee_cards import (
    BEER,
    BONUSES,
    COUNTS,
    DWARFS,
    HAND_LIMIT,
    LOOT,
    PICKAXE,
    RING,
    SWORD,
    TROPHIES,
)

Move = tuple[object, ...]
"""("recruit", slot, mine, bonuses), ("play", card, mine, bonuses), ("discard", card), ("pay", *units), ("heart", card)
or ("door", mine): a mine not named is 0, and bonuses and units are sorted."""


@dataclass
class Mine:
    """A mine with its top card first; `is_known`: everybody has seen the top card."""

    pile: list[str]
    guards: dict[int, list[str]]
    is_known: bool = False


@dataclass
class Dig:
    """The current dig; the team is empty once discarded."""

    mine: int
    left: int
    team: list[str]


@dataclass
class World:
    """Everything on the table; `is_full`: with trophies; `door`: the mine with the back door, or 0."""

    is_full: bool
    hands: list[list[str]]
    loots: list[list[str]]
    mines: dict[int, Mine]
    row: list[str | None]
    pile: list[str]
    dwarf_discard: list[str] = field(default_factory=list)
    mine_discard: list[str] = field(default_factory=list)
    trophies: dict[str, int] = field(default_factory=dict)
    door: int = 0
    door_owner: int | None = None
    dig: Dig | None = None
    turn: int = 0

    def clockwise(self, seat: int) -> list[int]:
        """Return all seats, starting with this one."""
        count = len(self.hands)
        return [(seat + step) % count for step in range(count)]

    def open_mines(self) -> list[int]:
        return [number for number, mine in self.mines.items() if mine.pile]

    def strength(self, seat: int, mine: int) -> int:
        return sum(DWARFS[card].value for card in self.mines[mine].guards[seat])

    def discard(self, *cards: str) -> None:
        """Discard cards by their back: dwarf cards and mine cards separately (5.3)."""
        for card in cards:
            (self.dwarf_discard if card in COUNTS else self.mine_discard).append(card)


def figures(digger: str, bonuses: tuple[str, ...] | list[str]) -> tuple[int, int]:
    """Return a team's capacity and combat (6.2)."""
    row, times = DWARFS[digger], 1 + bonuses.count(BEER)
    return row.value * times + 2 * bonuses.count(PICKAXE), row.bonus * times + 2 * bonuses.count(SWORD)


def has_proud(world: World, seat: int, mine: int) -> bool:
    return any(DWARFS[card].proud for card in world.mines[mine].guards[seat])


def blockers(world: World, seat: int, mine: int) -> list[int]:
    """Return the opponents who block a digger: the strongest first, then in turn order (6.2, 14)."""
    if world.door == mine and world.door_owner == seat:
        return []
    mine_own = world.strength(seat, mine)
    stronger = [other for other in world.clockwise(seat)[1:] if world.strength(other, mine) > mine_own]
    return sorted(stronger, key=lambda other: -world.strength(other, mine))


def places(world: World, seat: int, card: str) -> list[int]:
    """Return the open mines where a dwarf may be played (6)."""
    match DWARFS[card].kind:
        case "warrior":
            return [mine for mine in world.open_mines() if not has_proud(world, seat, mine)]
        case "digger":
            return [mine for mine in world.open_mines() if not blockers(world, seat, mine)]
    return world.open_mines()


def bonus_sets(hand: list[str], card: str) -> set[tuple[str, ...]]:
    """Return every set of bonuses that a dwarf from this hand may have (5.1)."""
    if DWARFS[card].kind != "digger":
        return {()}
    held = sorted(each for each in hand if each in BONUSES)
    return {found for size in range(len(held) + 1) for found in combinations(held, size)}


def turn_moves(world: World, seat: int) -> set[Move]:
    """Return every recruit and play, or forced discards if there are none (5.1)."""
    hand = world.hands[seat]
    moves: set[Move] = {
        ("play", card, mine, bonuses)
        for card in hand
        if card in DWARFS
        for mine in places(world, seat, card)
        for bonuses in bonus_sets(hand, card)
    }
    if len(hand) < HAND_LIMIT:
        for slot, card in enumerate(world.row, 1):
            if card and DWARFS[card].hurried:
                where, sets = places(world, seat, card), bonus_sets(hand, card)
                moves |= {("recruit", slot, mine, bonuses) for mine in where for bonuses in sets}
            elif card:
                moves.add(("recruit", slot, 0, ()))
    return moves or {("discard", card) for card in hand}


def is_stuck(world: World, seat: int) -> bool:
    return all(move[0] == "discard" for move in turn_moves(world, seat))


def need(world: World, seat: int, mine: int, combat: int) -> int:
    """Return the combat that beats an encounter (7.2)."""
    return max(0, combat - ("dwouarf" in world.mines[mine].guards[seat]))


def units(world: World, seat: int) -> Iterator[tuple[str, int]]:
    """Yield what can pay at the dig's mine, with its value (7.3)."""
    dig = world.dig
    assert dig
    for card in world.mines[dig.mine].guards[seat]:
        if card != "dwouarf":
            yield card, DWARFS[card].value
    if combat := team_combat(dig):
        yield "team", combat


def team_combat(dig: Dig) -> int:
    return figures(dig.team[0], dig.team[1:])[1] if dig.team else 0


def payments(world: World, seat: int, needed: int) -> set[Move]:
    """Return every distinct payment that suffices without a superfluous part (7.3)."""
    have = list(units(world, seat))
    found: set[Move] = set()
    for size in range(1, len(have) + 1):
        for some in combinations(have, size):
            total = sum(value for _, value in some)
            if total >= needed and all(total - value < needed for _, value in some):
                found.add(("pay", *sorted(card for card, _ in some)))
    return found


def heart_moves(world: World, seat: int) -> set[Move]:
    """Return the diggers in hand (8.6)."""
    return {("heart", card) for card in world.hands[seat] if card in DWARFS and DWARFS[card].kind == "digger"}


def score(world: World, seat: int) -> dict[str, int]:
    """Return victory points by part, as in the final table (12, 16.3)."""
    worth = Counter[str]()
    for card in world.loots[seat]:
        parts = {"treasure": "treasures", "heart_of_gold": "heart", "throne_room": "throne"}
        worth[parts.get(card, "encounters")] += LOOT.get(card, 0)
    return {
        **{part: worth[part] for part in ("treasures", "encounters", "heart", "throne")},
        "rings": 2 * world.hands[seat].count(RING),
        "door": int(world.door_owner == seat),
        "trophies": sum(points for name, points in TROPHIES.values() if world.trophies.get(name) == seat),
    }
