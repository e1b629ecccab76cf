"""Every bad move of section 14, as typed by a player, is refused with its first fault."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from games import core
from games.core import Choice, Deal, Seat
from games.tunhell import GAME
from games.tunhell.choices import Discard, Draw, Pass, Play, Recruit
from games.tunhell.rules.refusals import turn_fault
from games.tunhell.rules.turn import Turn
from locales import words
from tests.bad_moves import BadMove
from tests.house.play import walk
from tests.scenes import Scene
from tests.tunhell.stage import STAGE, sketch

HAND = "A hand: digger_3_0 warrior_2 scout_5 unique_ring beer_of_courage"
FULL = "A hand: digger_3_0 warrior_2 scout_5 unique_ring beer_of_courage blaster"
ROW = "row: warrior_2 - digger_2_0 warrior_1 scout_3"
STUCK = """
    A hand: digger_3_0 digger_3_0 digger_1_2 digger_1_2 digger_2_1 unique_ring
    mine 1 B: warrior_1
    mine 2 B: warrior_1
    mine 3 B: warrior_1
"""
FIGHT = """
    asks: fight A, mine 2, left 1
    team: digger_2_1
    mine 2: orc ...
    mine 2 shown: top
    mine 2 A: warrior_3 warrior_2 dwouarf
    mine 1 A: warrior_1
    mine 2 B: warrior_1
"""
WEAK = """
    asks: fight A, mine 2, left 1
    team: digger_3_0
    mine 2: goblin ...
    mine 2 shown: top
    mine 2 A: warrior_2 warrior_3
"""
HEART = """
    asks: heart A, mine 1, left 1
    team: digger_2_1
    A hand: digger_3_0 machin warrior_2
    mine 1: heart_of_gold ...
    mine 1 shown: top
"""
DOOR = """
    asks: door A, mine 1, left 1
    team: digger_3_0
    door: A
    mine 1: -
"""

TURN = f"{HAND}\n{ROW}"

ROWS = [
    # the wrong moment
    ("decision-pending", FIGHT, "recruit 1"),
    ("decision-pending", FIGHT, "heart digger_3_0"),
    ("decision-pending", HEART, "play warrior_2 1"),
    ("decision-pending", HEART, "pass"),
    ("decision-pending", DOOR, "pay team"),
    ("decision-pending", DOOR, "draw"),
    ("decision-pending", DOOR, "discard warrior_1"),
    ("no-decision", TURN, "pay warrior_2"),
    ("no-decision", TURN, "heart digger_3_0"),
    ("no-decision", TURN, "door 2"),
    ("no-pass", TURN, "pass"),
    ("no-pass", TURN, "discard warrior_2"),
    ("must-discard", STUCK, "recruit 1"),
    ("must-discard", STUCK, "play digger_3_0 1"),
    ("must-discard", STUCK, "pass"),
    ("must-discard", STUCK, "draw"),
    ("not-in-hand card=blaster", STUCK, "discard blaster"),
    ("unknown-card", STUCK, "discard banana"),
    # recruiting
    ("hand-full n=6", f"{FULL}\n{ROW}", "recruit 9"),
    ("hand-full n=6", f"{FULL}\n{ROW}", "draw"),
    ("bad-slot", TURN, "recruit 9"),
    ("bad-slot", TURN, "recruit 0"),
    ("bad-slot", TURN, "recruit -1"),
    ("empty-slot slot=2", TURN, "recruit 2 7"),
    ("pile-card", TURN, "draw"),
    ("mine-required card=warrior_1", TURN, "recruit 4"),
    ("mine-required card=digger_2_0", TURN, "recruit 3 - beer_of_courage"),
    ("mine-not-wanted card=warrior_2", TURN, "recruit 1 2"),
    ("mine-not-wanted card=warrior_2", TURN, "recruit 1 7 beer_of_courage"),
    ("bonus-needs-digger card=beer_of_courage", TURN, "recruit 1 - beer_of_courage"),
    ("bad-mine", TURN, "recruit 4 7"),
    ("mine-empty mine=3", f"{TURN}\nmine 3: -", "recruit 4 3"),
    ("bonus-needs-digger card=beer_of_courage", TURN, "recruit 4 1 beer_of_courage"),
    ("bonus-not-held card=nawak_sword", TURN, "recruit 3 1 nawak_sword"),
    ("proud-alone mine=1", f"{TURN}\nmine 1 A: warrior_4_proud_a", "recruit 4 1"),
    ("dig-blocked mine=1 other_seat=B theirs=2 yours=0", f"{TURN}\nmine 1 B: warrior_2", "recruit 3 1"),
    (
        "hurried-no-place card=digger_2_0",
        f"{TURN}\nmine 1 B: warrior_1\nmine 2 B: warrior_1\nmine 3 B: warrior_1",
        "recruit 3",
    ),
    (
        "hurried-no-place card=warrior_1",
        f"{TURN}\nmine 1 A: warrior_4_proud_a\nmine 2 A: warrior_4_proud_b\nmine 3: -",
        "recruit 4 7",
    ),
    # playing
    ("not-in-hand card=blaster", TURN, "play blaster 7"),
    ("not-in-hand card=dirt", TURN, "play dirt 1"),
    ("unknown-card", TURN, "play banana 1"),
    ("not-playable card=unique_ring", TURN, "play unique_ring 1"),
    ("bonus-alone card=beer_of_courage", TURN, "play beer_of_courage"),
    ("mine-required card=warrior_2", TURN, "play warrior_2"),
    ("mine-required card=digger_3_0", TURN, "play digger_3_0 - unique_ring"),
    ("bad-mine", TURN, "play warrior_2 4"),
    ("bad-mine", TURN, "play warrior_2 -1"),
    ("mine-empty mine=3", f"{TURN}\nmine 3: -", "play scout_5 3"),
    ("one-dwarf-only", TURN, "play digger_3_0 1 warrior_2"),
    ("one-dwarf-only", TURN, "play warrior_2 1 machin+unique_ring+beer_of_courage"),
    ("not-a-bonus card=unique_ring", TURN, "play digger_3_0 1 unique_ring"),
    ("not-a-bonus card=dirt", TURN, "play warrior_2 1 dirt+beer_of_courage"),
    ("unknown-card", TURN, "play digger_3_0 1 banana"),
    ("bonus-needs-digger card=beer_of_courage", TURN, "play warrior_2 1 beer_of_courage"),
    ("bonus-needs-digger card=beer_of_courage", TURN, "play scout_5 1 beer_of_courage"),
    ("bonus-twice card=beer_of_courage n=1", TURN, "play digger_3_0 1 beer_of_courage+beer_of_courage"),
    ("bonus-not-held card=old_pickaxe", TURN, "play digger_3_0 1 beer_of_courage+beer_of_courage+old_pickaxe"),
    ("bonus-not-held card=old_pickaxe", f"{TURN}\nmine 1 B: warrior_1", "play digger_3_0 1 old_pickaxe"),
    ("proud-alone mine=1", f"{TURN}\nmine 1 A: warrior_4_proud_a", "play warrior_2 1"),
    # a fight
    ("must-fight card=orc", FIGHT, "pay"),
    ("must-fight card=orc", FIGHT, "pass"),
    ("pay-elsewhere mine=2", FIGHT, "pay warrior_1+dwouarf"),
    ("pay-elsewhere mine=2", FIGHT, "pay warrior_1"),
    ("pay-elsewhere mine=2", FIGHT, "pay dirt"),
    ("pay-elsewhere mine=2", FIGHT, "pay warrior_3+warrior_3+warrior_4_proud_a"),
    ("pay-twice card=warrior_3 n=1 mine=2", FIGHT, "pay warrior_3+warrior_3"),
    ("pay-twice-team", FIGHT, "pay team+team"),
    ("unknown-card", FIGHT, "pay banana"),
    ("unknown-card", FIGHT, "pay warrior_1+banana"),
    ("pay-dwouarf card=dwouarf", FIGHT, "pay dwouarf+warrior_3"),
    ("pay-weak-digger", WEAK, "pay team+warrior_2"),
    ("pay-short sum=1 need=2", FIGHT, "pay team"),
    ("pay-waste card=warrior_2", FIGHT, "pay warrior_3+warrior_2"),
    ("pay-waste-team", FIGHT, "pay warrior_2+team"),
    # heart and door
    ("not-in-hand card=blaster", HEART, "heart blaster"),
    ("unknown-card", HEART, "heart banana"),
    ("heart-needs-digger", HEART, "heart warrior_2"),
    ("bad-mine", DOOR, "door 4"),
    ("bad-mine", DOOR, "door 0"),
    ("door-mine", DOOR, "door 1"),
]
BAD_MOVES = [BadMove(given, f"A: {typed}", refused) for refused, given, typed in ROWS]


def test_the_strongest_opponent_blocks_the_way() -> None:
    """The strongest opponent is named as blocking, of equals the first in turn order."""
    guards = "mine 1 A: warrior_1\nmine 1 B: warrior_2\nmine 1 C: warrior_3\nmine 1 D: warrior_3"
    given = f"A hand: digger_3_0\n{guards}"
    STAGE.play(Scene("C before D", given, "A: play digger_3_0 1", "refused dig-blocked other_seat=C theirs=3 yours=1"))


def test_every_reason_is_reached_from_a_typed_line() -> None:
    """Every refusal in the locales can be caused by a typed line."""
    reached = {row.refused.split()[0] for row in BAD_MOVES} | {"dig-blocked"}
    written = {name.removeprefix("tunhell-no-") for name in words("en").ids if name.startswith("tunhell-no-")}
    assert reached == written


@pytest.mark.parametrize("given", [TURN, FIGHT, HEART, DOOR])
def test_a_choice_of_no_game_is_no_choice_here(given: str) -> None:
    """The core's generic choices are not understood."""
    state = core.start(sketch(given))
    with pytest.raises(core.NotAllowed) as caught:
        core.apply(state, Seat(0), core.Number(1))
    assert caught.value.say.id == "core-no-such-choice"


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_a_choice_is_refused_exactly_when_it_is_not_offered(number: int) -> None:
    """Exactly the choices that are not offered are refused.

    Each card of the hand and the row is offered or listed as unavailable.
    """
    for place, position in enumerate(walk(GAME, Deal(2 + number % 3, f"law {number}"))):
        state, now = position.state, core.decision(position.state)
        if place % 7 or now is None or not isinstance(now.step, Turn):
            continue
        ((seat, shape),) = now.asks.items()
        for choice in thinkable(state, seat):
            assert (turn_fault(state, seat, choice) is None) == shape.fits(choice), choice
        blocked = list(now.step.unavailable(state, seat))
        assert not any(shape.fits(choice) for choice in blocked)
        for card in state.clans[seat].hand:
            is_playable = any(shape.fits(Play(card, mine)) for mine in range(5))
            assert is_playable or any(isinstance(one, Play) and one.card == card for one in blocked), card
        for slot, card in enumerate(state.row, 1):
            is_free = any(shape.fits(Recruit(slot, mine)) for mine in range(5))
            assert card is None or is_free or any(isinstance(one, Recruit) and one.slot == slot for one in blocked)


def thinkable(state: Any, seat: Seat) -> Iterator[Choice]:
    """Yield every slot and hand card at every mine, with and without bonuses, and forbidden actions."""
    bonuses = [card for card in state.clans[seat].hand if card in state_bonuses(state)]
    kits = [(), *((card,) for card in bonuses), tuple(bonuses), ("nawak_sword",), ("unique_ring",)]
    for mine, kit in product(range(5), kits):
        yield from (Recruit(slot, mine, kit) for slot in range(7))
        yield from (Play(card, mine, kit) for card in {*state.clans[seat].hand, "blaster"})
    yield from (Pass(), Draw(), *map(Discard, {*state.clans[seat].hand, "blaster"}))


def state_bonuses(state: Any) -> frozenset[str]:
    """Return the bonuses of the table's edition."""
    return GAME.editions[state.edition].bonuses  # type: ignore[no-any-return]  # a game hides the type of its books


def test_only_the_player_whose_turn_it_is_moves() -> None:
    """Players who try to move out of turn are told whose turn it is."""
    with pytest.raises(core.NotYours) as caught:
        core.apply(core.start(sketch(TURN)), Seat(1), Play("warrior_2", 1))
    assert caught.value.say == core.say("core-not-your-turn", seats=(Seat(0),))


def test_nobody_moves_after_the_end() -> None:
    """A finished game refuses moves."""
    over = core.start(sketch("asks: over\nmine 1: -\nmine 2: -"))
    with pytest.raises(core.TooLate):
        core.apply(over, Seat(0), Pass())


def test_a_line_that_means_nothing_is_no_choice() -> None:
    """Nonsense is not understood as a choice."""
    for line in ("", "sing", "recruit", "recruit x", "play", "door x", "heart", "play a 1 b c", "recruit pile"):
        assert core.read_choice("tunhell", line) is None, line
