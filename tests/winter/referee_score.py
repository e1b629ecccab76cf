"""The end of a game as the referee counts it: defeat, points, ranking and titles (8.1, 8.2 and 9)."""

from typing import NamedTuple

from tests.winter.referee_data import FOES, HEROES, LEGENDARY_DWARFS, MAKER, MARKET, RESOURCES, TITLES
from tests.winter.referee_world import World

TIE_BREAKS = ("dwarfs_at_home", "hero_vp", *RESOURCES, "disasters_overcome", "monsters_beaten")


class Verdict(NamedTuple):
    """The result of a game.

    `reasons` is for a defeat; otherwise there are the parts of each score, the ranking, and the titles met, best first.
    `decided` names the tie-break that decided between equal players, with the winner's value and the next best.
    """

    reasons: frozenset[str] = frozenset()
    parts: tuple[dict[str, int], ...] = ()
    ranking: tuple[tuple[int, ...], ...] = ()
    titles: tuple[str, ...] = ()
    decided: tuple[str, int, int] | None = None

    @property
    def points(self) -> list[int]:
        return [sum(parts.values()) for parts in self.parts]


def defeat(world: World) -> frozenset[str]:
    """Return the reasons for a defeat (5.5, step 1)."""
    reasons = {"disasters"} if len(world.disasters) >= 4 else set()
    return frozenset(reasons | ({"castle"} if "castle" in world.monsters.values() else set()))


def legendary_dwarfs(world: World, seat: int) -> int:
    player = world.players[seat]
    on_board = sum(n for (_, owner, kind), n in world.dwarfs.items() if owner == seat and kind in LEGENDARY_DWARFS)
    return on_board + sum(player.home[kind] for kind in LEGENDARY_DWARFS)


def parts_of(world: World, seat: int) -> dict[str, int]:
    """Return the parts of a seat's score (8.1)."""
    player = world.players[seat]
    beaten = [FOES[name] for name in player.pile if FOES[name].kind != "disaster"]
    overcome = [FOES[name] for name in player.pile if FOES[name].kind == "disaster"]
    return {
        "monsters": sum(foe.vp for foe in beaten),
        "disasters": sum(foe.vp for foe in overcome),
        "heroes": sum(HEROES[name].vp for name in player.cards),
        "maker": sum(vp for resource, vp in MAKER.items() if player.purse[resource] == 7),
        "army": 3 if player.home.total() == 7 else 0,
        "bloodthirst": len({foe.kind for foe in beaten}) if "bloodthirst" in world.options else 0,
        "legendary": 2 * legendary_dwarfs(world, seat),
    }


def standing_of(world: World, seat: int) -> tuple[int, ...]:
    """Return the VP and the eight values compared when they are equal (8.2)."""
    player, parts = world.players[seat], parts_of(world, seat)
    overcome = sum(FOES[name].kind == "disaster" for name in player.pile)
    goods = [player.purse[resource] for resource in RESOURCES]
    beaten = len(player.pile) - overcome
    return (sum(parts.values()), player.home.total(), parts["heroes"], *goods, overcome, beaten)


def titles(world: World) -> tuple[str, ...]:
    """Return every title met, best first; the first is the result (9.1)."""
    player = world.players[0]
    points = sum(parts_of(world, 0).values())
    overcome = sum(FOES[name].kind == "disaster" for name in player.pile)
    beaten = len(player.pile) - overcome
    heroes = sum(name in MARKET for name in player.cards)
    full = sum(player.purse[resource] == 7 for resource in RESOURCES)
    had = (points, beaten, overcome, heroes, full)
    met = [name for name, *needs in TITLES if all(have >= need for have, need in zip(had, needs, strict=True))]
    return tuple(reversed(met))


def verdict(world: World) -> Verdict:
    """Return the result after week 7, or after a week that was lost."""
    if reasons := defeat(world):
        return Verdict(reasons=reasons)
    seats = range(len(world.players))
    keys = {seat: standing_of(world, seat) for seat in seats}
    order = sorted(set(keys.values()), reverse=True)
    ranking = tuple(tuple(seat for seat in seats if keys[seat] == key) for key in order)
    parts = tuple(parts_of(world, seat) for seat in seats)
    met = titles(world) if world.solo else ()
    return Verdict(parts=parts, ranking=ranking, titles=met, decided=deciding(list(keys.values())))


def deciding(keys: list[tuple[int, ...]]) -> tuple[str, int, int] | None:
    """Return the first tie-break that separates the leading players, with the winning value and the next best (8.2)."""
    level = [key for key in keys if key[0] == max(keys)[0]]
    for place, name in enumerate(TIE_BREAKS, start=1):
        if len(level) > 1:
            values = sorted((key[place] for key in level), reverse=True)
            level = [key for key in level if key[place] == values[0]]
            if len(level) == 1:
                return name, values[0], values[1]
    return None
