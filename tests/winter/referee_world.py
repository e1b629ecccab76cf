"""The referee's position, and the moves the rules allow in it (sections 2, 3, 5.4, 6.1, 7 and 9.4).

Moves are tuples of words: ("place", owner, kind, to), ("move", owner, kind, from, to), ("buy", hero), ("play",
instrument), ("beat", monster), ("overcome", disaster), ("card", hero), and the answers to single questions.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations

from tests.winter.referee_data import (
    BASIC,
    DISASTERS,
    FOES,
    HEROES,
    INSTRUMENT_OF,
    INSTRUMENTS,
    LEGENDARY_DISASTERS,
    LEGENDARY_DWARFS,
    LEGENDARY_MONSTERS,
    MARKET,
    MONSTERS,
    NEXT_TO,
    PRICES,
    RESOURCES,
    SAGE,
    STARTING,
)

Move = tuple[str | int, ...]

GAINS = {
    "gain_gold": {"gold": 1},
    "gain_trio": {"food": 1, "stone": 1, "wood": 1},
    **{f"gain_{n}_{resource}": {resource: n} for n in (1, 2) for resource in RESOURCES},
}
TRADES = {"wood_for_food": ("wood", "food"), "stone_for_gold": ("stone", "gold")}


@dataclass
class Player:
    purse: dict[str, int]
    cards: list[str]
    home: Counter[str]
    tokens: int
    actions: int = 5
    hand_size: int = 7
    reserve: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    placed: set[str] = field(default_factory=set)
    bought: bool = False
    instruments: int = 0


@dataclass
class World:
    """The referee's position.

    `dwarfs` counts by (area, owner, kind); `fresh` holds this week's monsters; `left` counts decks.
    """

    players: list[Player]
    first: int
    options: frozenset[str]
    week: int = 1
    dwarfs: Counter[tuple[str, int, str]] = field(default_factory=Counter)
    monsters: dict[str, str] = field(default_factory=dict)
    fresh: set[str] = field(default_factory=set)
    disasters: set[str] = field(default_factory=set)
    market: list[str | None] = field(default_factory=lambda: [None] * 4)
    hall: dict[str, int] = field(default_factory=dict)
    left: dict[str, int] = field(default_factory=dict)

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    def clockwise(self, start: int) -> list[int]:
        count = len(self.players)
        return [(start + n) % count for n in range(count)]


def new_world(count: int, first: int, options: frozenset[str]) -> World:
    """Set up every player before any card is drawn (2.1, 4 and 9)."""
    legendary = "legendary" in options
    start = 4 if count == 1 else 2
    players = [
        Player(
            purse=dict.fromkeys(RESOURCES, start),
            cards=[*STARTING, *(SAGE if legendary else ())],
            home=Counter({BASIC: 7}),
            tokens=3 if count == 1 else 1,
            reserve=list(LEGENDARY_DWARFS) if legendary else [],
        )
        for _ in range(count)
    ]
    left = {deck: len(cards) for deck, cards in decks(options).items()}
    return World(players, first, options, left=left)


def decks(options: frozenset[str]) -> dict[str, list[str]]:
    legendary = "legendary" in options
    return {
        "monster": [*MONSTERS, *(LEGENDARY_MONSTERS if legendary else ())],
        "hero": list(MARKET),
        "disaster": [*DISASTERS, *(LEGENDARY_DISASTERS if legendary else ())],
    }


def kind_of(area: str) -> str:
    return area.partition("_")[0]


def distances() -> dict[str, int]:
    """Return the smallest number of borders between each area and the castle (3.2)."""
    far, ring = {"castle": 0}, ["castle"]
    while ring:
        ring = sorted({n for area in ring for n in NEXT_TO[area] if n not in far})
        far |= dict.fromkeys(ring, max(far.values()) + 1)
    return far


DISTANCE = distances()


def closer(area: str) -> list[str]:
    return [n for n in NEXT_TO[area] if DISTANCE[n] == DISTANCE[area] - 1]


def standing(world: World, owner: int, area: str) -> Counter[str]:
    """Return the dwarfs of one player in an area, by kind."""
    return Counter({kind: n for (a, o, kind), n in world.dwarfs.items() if (a, o) == (area, owner) and n})


def in_range(world: World, owner: int, area: str) -> bool:
    return any(standing(world, owner, a) for a in (area, *NEXT_TO[area]))


def blocked(world: World, area: str) -> bool:
    return area in world.monsters.values() or any(FOES[name].area == area for name in world.disasters)


def banned(world: World) -> set[str]:
    """Return the banned instruments: a Banshee from an earlier week bans the instrument of its area (ruling 15)."""
    howling = [
        area for name, area in world.monsters.items() if FOES[name].kind == "banshee" and name not in world.fresh
    ]
    return {INSTRUMENT_OF[kind_of(area)] for area in howling if kind_of(area) != "wall"}


def gain(player: Player, resource: str, amount: int) -> None:
    player.purse[resource] = min(7, player.purse[resource] + amount)


# --- the moves of a turn (5.4)


def turn_moves(world: World, seat: int) -> set[Move]:
    player = world.players[seat]
    moves = free_moves(world, seat) | {("end",)}
    if player.actions > 0:
        moves |= {("place", seat, kind, to) for kind in +player.home for to in NEXT_TO if to not in player.placed}
        moves |= own_steps(world, seat)
        if world.solo or not player.bought:
            moves |= {
                ("buy", hero)
                for hero, price in zip(world.market, PRICES, strict=True)
                if hero is not None and price <= player.purse["gold"]
            }
    if instrument_allowed(world, player):
        moves |= {("play", name) for name in INSTRUMENTS if name not in world.hall and name not in banned(world)}
    return moves


def instrument_allowed(world: World, player: Player) -> bool:
    """Check for a musician token (3.4); alone, the first instrument is free and three may be played (9.1)."""
    if player.tokens == 0 or (player.instruments and not world.solo):
        return False
    return player.actions > 0 or (world.solo and player.instruments == 0)


def free_moves(world: World, seat: int) -> set[Move]:
    player = world.players[seat]
    moves: set[Move] = {("beat", name) for name, area in world.monsters.items() if sets_for(world, seat, name, area)}
    moves |= {("overcome", name) for name in world.disasters if sets_for(world, seat, name, FOES[name].area)}
    if player.home["thunder_king"]:
        moves |= {("place", seat, "thunder_king", to) for to in NEXT_TO if to not in player.placed}
    return moves


def sets_for(world: World, seat: int, foe: str, area: str) -> set[Move]:
    """Return the minimal sets of own dwarfs that are strong enough (9.4); none if the player cannot pay."""
    need, there = FOES[foe], standing(world, seat, area)
    if any(world.players[seat].purse[resource] < n for resource, n in need.cost.items()):
        return set()
    double = "earth_defender" if need.kind == "disaster" else "ice_warrior"

    def strength(kinds: tuple[str, ...]) -> int:
        return sum(2 if kind == double else 1 for kind in kinds)

    dwarfs = sorted(there.elements())
    found: set[Move] = set()
    for size in range(1, len(dwarfs) + 1):
        for kinds in combinations(dwarfs, size):
            without = [kinds[:i] + kinds[i + 1 :] for i in range(size)]
            if strength(kinds) >= need.dwarfs and all(strength(rest) < need.dwarfs for rest in without):
                found.add(("use", *kinds))
    return found


# --- hero talents (7)


def own_steps(world: World, seat: int) -> set[Move]:
    return steps_of(world, [seat], list(NEXT_TO))


def steps_of(world: World, owners: list[int], areas: list[str]) -> set[Move]:
    """Return a move for each dwarf of these owners in these areas, to each neighbouring area."""
    return {
        ("move", owner, kind, area, to)
        for area in areas
        for owner in owners
        for kind in standing(world, owner, area)
        for to in NEXT_TO[area]
    }


def talent_moves(world: World, seat: int, talent: str) -> set[Move]:
    """Return the options of a talent's first or only choice; empty if it asks nothing."""
    player = world.players[seat]
    if talent.startswith("move_"):
        areas = [area for area in NEXT_TO if kind_of(area) == talent.rpartition("_")[-1]]
        return steps_of(world, list(range(len(world.players))), areas)
    if talent.startswith("place_or_move"):
        places: set[Move] = {
            ("place", seat, kind, to) for kind in +player.home for to in NEXT_TO if to not in player.placed
        }
        return places | own_steps(world, seat)
    if talent == "recruit":
        return {("take", hero) for hero in world.market if hero is not None}
    if talent == "promote":
        return {("promote", kind) for kind in player.reserve}
    if talent == "dwarf_for_gold":
        return {("recall", kind, area) for area in NEXT_TO for kind in standing(world, seat, area)}
    if "_or_" in talent:
        return {("gain", resource) for resource in talent.split("_or_")}
    return set()


def second_moves(world: World, seat: int, talent: str, done: Move) -> set[Move]:
    """Return the options of a talent's second step: the dwarf that moved first may not move again (ruling 42)."""
    owner, kind, to = done[1], done[2], done[-1]
    assert isinstance(owner, int)
    alone = world.dwarfs[str(to), owner, str(kind)] < 2
    moved_again = {move for move in talent_moves(world, seat, talent) if move[:4] == ("move", owner, kind, to)}
    return talent_moves(world, seat, talent) - (moved_again if alone else set())


def playable(world: World, seat: int, instrument: str) -> set[Move]:
    """Return the playable hand cards of an instrument: those whose payment, dwarf or market card exists (7)."""
    return {("card", name) for name in showing(world, seat, instrument) if can_use(world, seat, HEROES[name].talent)}


def showing(world: World, seat: int, instrument: str) -> list[str]:
    return [name for name in world.players[seat].hand if HEROES[name].instrument == instrument]


def can_use(world: World, seat: int, talent: str) -> bool:
    player = world.players[seat]
    if talent in TRADES:
        return player.purse[TRADES[talent][0]] > 0
    if talent in ("recruit", "promote") and player.purse["gold"] < 2:
        return False
    if talent == "promote" and not player.home[BASIC]:
        return False
    asks = talent.startswith(("move_", "place_or_move", "recruit", "promote", "dwarf_for_gold"))
    return not asks or bool(talent_moves(world, seat, talent))
