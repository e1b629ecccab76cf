"""The achievements of Les Mines de Maphr: each is earned once and narrowly missed once."""

from collections.abc import Sequence

from games.core import Say, say
from games.maphr import GAME
from tests.achieving import Ended, check
from tests.achieving import ended as of

BLUE = ("map_room", "lookout", "archive", "rune_library")
ONE_EACH = ("map_room", "tavern", "counting_house", "guard_post", "workshop")
TWO_EACH = (*ONE_EACH, "lookout", "dormitory", "coal_store", "air_shaft", "tool_store")
MITHRIL = ("mithril_2_dead_end", "mithril_2_dead_end", "mithril_1_corner")


def ended(
    story: Sequence[Say] = (),
    *,
    coins: int = 60,
    other: int = 0,
    tiles: Sequence[str] = (),
    buildings: Sequence[str] = (),
    level: int = 1,
    finisher: int | None = None,
    seats: int = 2,
    options: dict[str, str] | None = None,
) -> Ended:
    """Return the end of a game in which one clan has these possessions, and others have `other` coins."""

    def change(state):
        for clan in state.clans:
            clan.coins, clan.mine, clan.buildings = other, {}, []
        clan = state.clans[0]
        clan.coins, clan.level, clan.buildings = coins, level, list(buildings)
        clan.mine = {f"E{n}": (tile, 0) for n, tile in enumerate(tiles, start=1)}
        state.finisher = finisher

    return of(GAME, change, story, seats=seats, options=options)


def exploit(total: int, seat: int = 0) -> Say:
    return say("maphr-log-exploit", seat=seat, n=total, bonuses=(), total=total, coins=total)


def sold(buyer: int, seller: int) -> Say:
    return say("maphr-log-sold", seat=buyer, other_seat=seller, n=3)


def blow(seat: int = 0) -> Say:
    return say("maphr-log-loses", seat=seat, card="orc_raid", n=6, coins=0)


SWAPPED = say("maphr-log-swapped", seat=1, other_seat=0)
FOR_NOTHING, FOR_ONE = (say("maphr-log-auction", seat=0, n=n) for n in (0, 1))


def test_each_is_won_and_nearly_won() -> None:
    """Each achievement is earned in one game and narrowly missed in another."""
    check(
        GAME,
        {
            "windfall": (ended([exploit(35)]), ended([exploit(34), exploit(40, seat=1)])),
            "late_win": (ended(coins=200, finisher=1), ended(coins=200, finisher=0)),
            "mithril": (ended(tiles=MITHRIL), ended(tiles=MITHRIL[:2])),
            "colour": (ended(buildings=BLUE), ended(buildings=BLUE[:3])),
            "series": (ended(buildings=TWO_EACH), ended(buildings=TWO_EACH[:-1])),
            "shallow": (ended(level=2), ended(level=2, options={"scenario": "first_dig"})),
            "bargain": (ended([FOR_NOTHING]), ended([FOR_ONE])),
            "trader": (ended([sold(0, 1), sold(1, 0), SWAPPED]), ended([sold(0, 1), SWAPPED, sold(1, 2)], seats=3)),
            "unbowed": (ended([blow()] * 6), ended([*[blow()] * 5, blow(1)])),
            "landslide": (ended(coins=600, other=300), ended(coins=600, other=306)),
            "handmade": (ended(level=3), ended(buildings=["map_room"])),
            "challenge": (
                ended(buildings=TWO_EACH, seats=4),
                ended(buildings=TWO_EACH[:-1], seats=4),
            ),
        },
    )
