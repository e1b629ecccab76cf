"""The achievements of Dungeon Lords: each is earned once and narrowly missed once."""

from collections.abc import Sequence

from games.core import Say, say
from games.dungeon_lords import GAME
from tests.achieving import Ended, check
from tests.achieving import ended as of

HEROES = ("y1_warrior_1", "y1_thief_1", "y1_priest_1", "y2_warrior_1", "y2_thief_1", "y2_priest_1", "y2_wizard_1")
PALADINS = ("paladin_1", "paladin_2")
CELLS = ("b2", "b3", "c2", "c3")
ROOMS = ("chicken_coop", "mint", "workshop", "tool_shed")


def ended(story: Sequence[Say] = (), other: dict[str, object] | None = None, **fields: object) -> Ended:
    """Return the end of a game in which one lord has these fields and all others have `other`."""

    def change(state):
        for lord in state.lords:
            lord.gold = lord.food = lord.imps = lord.letters = 0
            lord.evil = 3
            lord.tiles, lord.conquered, lord.lair, lord.traps, lord.prison = {}, [], [], [], []
        for lord, given in ((state.lords[0], fields), (state.lords[1], other or {})):
            for name, value in given.items():
                setattr(lord, name, value)

    return of(GAME, change, story, seats=3)


def rooms(n: int) -> dict[str, str]:
    return dict(zip(CELLS[:n], ROOMS, strict=False))


def recap(caught: Sequence[str], seat: int = 0) -> Say:
    return say("dungeon_lords-log-recap", seat=seat, wounds=6, fatigue=0, caught=tuple(caught), cells=(), left=0)


def comes(seat: int) -> Say:
    return say("dungeon_lords-log-paladin-comes", seat=seat)


def served(n: int) -> Say:
    return say("dungeon_lords-log-served", seat=0, n=n)


CAUGHT = {"prison": HEROES[:6]}
RULER = {"evil": 5, "imps": 9, "gold": 9, "lair": ["goblin"], "tiles": {"c1": "tunnel", **rooms(2)}}
"""Six titles: dark deeds, halls, tunnels, monsters, imps, riches; and battles."""


def test_each_is_won_and_nearly_won() -> None:
    """Each achievement is earned by one of three lords and narrowly missed by another."""
    check(
        GAME,
        {
            "nicest": (
                ended(**CAUGHT, evil=1),
                ended(**CAUGHT, evil=1, other={"evil": 1}),
            ),
            "heavyweights": (ended(lair=["dragon", "demon"]), ended(lair=["dragon", "goblin"])),
            "one_clash": (ended([recap(HEROES[:3])]), ended([recap(HEROES[:2]), recap(HEROES[:3], seat=1)])),
            "rooms": (ended(tiles=rooms(4)), ended(tiles=rooms(4), conquered=["b2"])),
            "prison": (ended(prison=HEROES), ended(prison=HEROES[:6])),
            "paladin": (ended(prison=PALADINS[:1]), ended(prison=HEROES[:1])),
            "unexpected": (ended([comes(0)], **CAUGHT), ended([comes(1)], **CAUGHT)),
            "spent": (ended(**CAUGHT), ended(**CAUGHT, traps=["pendulum"])),
            "titles": (ended(**RULER), ended(**RULER | {"evil": 0, "imps": 0})),
            "chef": (ended([served(3)]), ended([served(2)])),
            "untouched": (ended(tiles=rooms(2), conquered=["b2"]), ended(tiles=rooms(2), conquered=["b2", "b3"])),
            "paladins": (ended(prison=PALADINS), ended(prison=PALADINS[:1])),
        },
    )
