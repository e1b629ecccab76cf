"""The achievements of Underground Chase: each is earned once and narrowly missed once."""

from collections.abc import Sequence
from functools import partial

from games.core import Say, Sign, say
from games.poursuite import GAME
from locales import words
from tests.achieving import Ended, check
from tests.achieving import ended as of

CELL = Sign("C6")
PARK = say("poursuite-log-park", seat=0, wagon=1, cell=CELL, forced=0)


def ended(totals: Sequence[int] = (12, 8), story: Sequence[Say] = (), prisoners: Sequence[int] = ()) -> Ended:
    def change(state):
        for player, total in zip(state.players, totals, strict=True):
            player.treasures = total
        state.prisoners = {(n, 0): seat for n, seat in enumerate(prisoners)}

    return of(GAME, change, story, seats=len(totals))


def share(seat: int, treasures: int = 1, side: str = "n") -> Say:
    return say("poursuite-log-share", seat=seat, mole="yellow", side=side, treasures=treasures)


def frees(mole: str, forced: int = 0) -> Say:
    return say("poursuite-log-wotan-frees", seat=0, mole=mole, cell=CELL, forced=forced)


caught, protected = (partial(say, f"poursuite-log-{word}", side="e", cell=CELL) for word in ("caught", "protected"))
RESCUE = say("poursuite-log-rescue", seat=0, mole="yellow", treasures=1)


def test_each_is_won_and_nearly_won() -> None:
    """Each achievement is earned by yellow, the first seat, and narrowly missed."""
    check(
        GAME,
        {
            "one_ahead": (ended((10, 9)), ended((11, 9))),
            "liberator": (
                ended(story=[frees("yellow")] * 3),
                ended(story=[*[frees("yellow")] * 2, frees("yellow", forced=1), frees("green")]),
            ),
            "good_soul": (ended(story=[frees("green")]), ended((8, 12), story=[frees("green")])),
            "guarded": (ended(story=[protected(mole="yellow")] * 3), ended(story=[protected(mole="green")] * 3)),
            "last_wagon": (
                ended((11, 9), story=[share(1, 2), PARK, share(0, 2), share(0)]),
                ended((11, 9), story=[share(1, 2), PARK, share(0, 2)]),
            ),
            "never_caught": (ended(story=[caught(mole="green")]), ended(story=[caught(mole="yellow")])),
            "absent_friends": (ended(prisoners=(0, 0)), ended(prisoners=(0, 1))),
            "private_wagon": (
                ended(story=[share(0), share(0), share(1), share(0)]),
                ended(story=[share(0), share(0), PARK, share(0)]),
            ),
            "in_front": (
                ended(story=[share(0), PARK, share(0), PARK, share(0)]),
                ended(story=[share(0), PARK, share(0), PARK, share(0), share(0, side="s")]),
            ),
            "full_house": (ended(story=[RESCUE, RESCUE]), ended(story=[RESCUE])),
            "lions_share": (ended((10, 5, 5)), ended((9, 6, 5))),
        },
    )


def test_absent_friends_may_be_three() -> None:
    """The words hold for all three moles, which the condition allows as well as two."""
    assert "two or more" in words("en").text("poursuite-achievement-absent_friends.how")
    assert "au moins deux" in words("fr").text("poursuite-achievement-absent_friends.how")
