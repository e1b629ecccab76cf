"""The achievements of Tunhell: each is earned once and narrowly missed once."""

from collections.abc import Sequence

from games.core import Say, say
from games.tunhell import GAME
from tests.achieving import Ended, check
from tests.achieving import ended as of


def ended(
    loot: Sequence[str] = (),
    other: Sequence[str] = (),
    story: Sequence[Say] = (),
    hand: Sequence[str] = (),
    trophies: dict[str, int] | None = None,
    door: int | None = None,
) -> Ended:
    """Return the end of a game with this loot and hand."""

    def change(state):
        state.clans[0].loot, state.clans[1].loot = list(loot), list(other)
        state.clans[0].hand = list(hand)
        state.trophies, state.door = trophies or {}, door

    return of(GAME, change, story)


def dig(seat: int, *bonuses: str) -> Say:
    return say("tunhell-log-dig", seat=seat, mine=1, card="machin", bonuses=bonuses, n=4, combat=0)


def throne(*cards: str) -> Say:
    return say("tunhell-log-throne", seat=0, cards=cards)


SCARED = say("tunhell-log-win-at-0", card="rat")
DEFEAT = say("tunhell-log-defeat", seat=0, card="orc", need=3, have=1, cards=(), mine=1)
WARRIORS = ("warrior_1", "warrior_2", "warrior_3")
BOTH = {"employee_of_the_month": 0, "rat_catcher": 0}


def test_each_is_won_and_nearly_won() -> None:
    """Each achievement is earned by one of two clans and narrowly missed by the other."""
    check(
        GAME,
        {
            "heart": (ended(["heart_of_gold"]), ended(["heart_of_gold"], ["goblin", "treasure"])),
            "equipped": (
                ended(story=[dig(0, "old_pickaxe", "beer_of_courage")]),
                ended(story=[dig(0, "old_pickaxe"), dig(1, "nawak_sword", "beer_of_courage")]),
            ),
            "dragons": (ended(["dragon", "dragon"]), ended(["dragon", "troll"])),
            "demon": (ended(["depths_demon"]), ended(["hairy_spider"])),
            "trophies": (ended(trophies=BOTH), ended(trophies=BOTH | {"rat_catcher": 1})),
            "rings": (ended(hand=["unique_ring"] * 2), ended(hand=["unique_ring"])),
            "undefeated": (ended(["rat"] * 7), ended(["rat"] * 7, story=[DEFEAT])),
            "scared_off": (ended(story=[dig(0), SCARED]), ended(story=[dig(0), dig(1), SCARED])),
            "doubled": (ended(["treasure"] * 10, ["treasure"] * 5), ended(["treasure"] * 10, ["treasure"] * 6)),
            "bold": (
                ended(["throne_room"], story=[throne(*WARRIORS)]),
                ended(["throne_room"], story=[throne(*WARRIORS[:2])]),
            ),
            "back_door": (
                ended(["treasure"], ["treasure"], door=0),
                ended(["treasure", "treasure"], ["treasure"], door=0),
            ),
            "peaceful": (
                ended(["treasure"] * 4 + ["rat", "rat", "goblin"]),
                ended(["treasure"] * 4 + ["rat", "goblin", "goblin"]),
            ),
        },
    )
