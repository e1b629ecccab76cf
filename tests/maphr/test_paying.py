"""What a player learns of a plan's price: what is left to lay or to build once cards have paid for it (7.1)."""

from itertools import combinations

import pytest

from bot.present.story import recent_lines
from games import core
from games.core import Event, Say, Seat, Sign, Some, say
from games.maphr.choices import Act
from games.maphr.pictures import PICTURES
from games.maphr.pictures.hand import hand_panel
from games.maphr.state import State
from games.maphr.view import view
from locales import Speaker, words
from tests.bot.present.play import PLAIN, table_of
from tests.maphr.stage import GAME, sketch

A, B = Seat(0), Seat(1)
TILES = "gallery_tee gallery_cross gallery_straight"


def begun(hand: str, plan: Act | None = None) -> State:
    t = core.start(sketch(f"A: stonewrights, 9 coins, level 1, 0 miners\nA hand: {hand}\nagenda: choose-actions"))
    return t if plan is None else core.apply(t, A, plan)


def label(t: State, plan: Act) -> str:
    now = core.decision(t)
    assert now is not None
    name = "third" if plan.third else "second"
    return Speaker(words("en"), "maphr", ["Ana", "Bo"])(now.step.field_label(t, A, plan, name))


@pytest.mark.parametrize(
    ("hand", "plan", "says"),
    [
        (TILES, Act("exploit", "prospect"), "Prospect (costs 3 cards) · no tile fits"),
        (f"{TILES} tavern", Act("exploit", "prospect"), "Prospect (costs 3 cards) · 1 tile"),
        (f"{TILES} tavern lookout", Act("exploit", "prospect"), "Prospect (costs 3 cards) · 2 tiles"),
        ("tavern lookout guard_post", Act("exploit", "build"), "Build (costs 3 cards) · nothing to build"),
        (f"{TILES} tavern lookout", Act("exploit", "build"), "Build (costs 3 cards) · 2 can be built"),
        ("coal_1_straight tavern lookout", Act("prospect", "exploit"), "Exploit (costs 3 cards) · no coins"),
        ("coal_1_straight tavern lookout archive", Act("prospect", "exploit"), "Exploit (costs 3 cards) · new veins"),
    ],
)
def test_a_further_action_counts_the_cards_that_are_left_after_its_price(hand: str, plan: Act, says: str) -> None:
    assert label(begun(hand), plan) == says


@pytest.mark.parametrize(
    ("hand", "plan", "left"),
    [
        (TILES, Act("prospect", "exploit"), 0),
        (f"{TILES} tavern", Act("prospect", "build"), 1),
        (f"{TILES} tavern lookout", Act("prospect", "build"), None),
        (f"{TILES} tavern", Act("prospect"), None),
    ],
)
def test_a_plan_whose_price_leaves_too_few_cards_is_warned_about(hand: str, plan: Act, left: int | None) -> None:
    """One action at least would then be lost."""
    now = core.decision(begun(hand))
    assert now is not None
    assert now.step.warning(begun(hand), A, plan) == (None if left is None else say("maphr-sure-short", n=left))


@pytest.mark.parametrize(
    ("hand", "chosen", "vital"),
    [
        (f"{TILES} gallery_dead_end tavern", (), (("tavern", "build"),)),
        (f"{TILES} gallery_dead_end tavern", ("tavern",), (("tavern", "build"),)),
        (f"{TILES} tavern lookout", (), ()),
        (f"{TILES} tavern lookout", ("tavern",), (("tavern", "build"), ("lookout", "build"))),
        (f"{TILES} tavern tavern", (), ()),
        (f"{TILES} tavern tavern", ("tavern",), (("tavern", "build"),)),
        ("gallery_tee tavern lookout guard_post archive", (), (("gallery_tee", "prospect"),)),
    ],
)
def test_the_last_card_an_action_could_use_is_marked_while_the_plan_is_paid_for(
    hand: str, chosen: tuple[str, ...], vital: tuple[tuple[str, str], ...]
) -> None:
    """To pay with it would throw the action away: the picture of the hand says so, like that a tile would close it."""
    t = begun(hand, Act("prospect", "build"))
    fitting = [Some(three) for three in combinations(t.clans[A].hand, 3) if all(card in three for card in chosen)]
    assert PICTURES.at is not None
    seen = PICTURES.at(view(t, A), fitting, "items")
    assert seen.vital == vital
    drawn: list[str] = []

    def speak(told: Say) -> str:
        drawn.append(told.id)
        return told.id

    hand_panel(seen).draw(speak)
    marks = [id_ for id_ in drawn if id_.startswith("maphr-picture-unused-")]
    assert marks == [f"maphr-picture-unused-{action}" for _, action in vital]
    assert sum(told.id == "maphr-alt-vital" for told in hand_panel(seen).describe) == len(vital)


def test_a_player_reads_that_their_own_action_is_lost() -> None:
    """It happens without a question, so it is news to that player as well."""
    lost = [
        say("maphr-log-lay", seat=A, tile="gallery_tee", cell=Sign("E1"), n=1),
        say("maphr-log-cannot-build", seat=A),
    ]
    told = [Event(one) for one in (*lost, say("maphr-log-decline-prospect", seat=B))]
    above, _ = recent_lines(told, table_of(GAME, 2, PLAIN), words("en"), most=9, room=900, seat=A)
    assert len(above) == 3
    assert "has no card that can be built now" in above[1]
