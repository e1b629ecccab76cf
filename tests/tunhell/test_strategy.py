"""What Tunhell's rule of thumb expects of digs, and its choices."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from games import core
from games.core import Dice, Marked, Seat
from games.tunhell.advice import ADVICE
from games.tunhell.advice.prospects import Outlook, Prospects, Team, Values, unseen
from games.tunhell.choices import Play, Recruit
from games.tunhell.rules.turn import Turn
from games.tunhell.state import book
from locales import Speaker, words
from tests.tunhell.stage import sketch

A = Seat(0)
GUARD = 0.5


def prospects(t: Any, heart: float | None = None) -> Prospects:
    """Return the prospects of digs with points only, and half a point per point of combat."""
    gains = {card: float(row.points) for card, row in book(t).cards.items()}
    return Prospects(t, A, Outlook(book(t).cards, *unseen(t, A), Values(gains, GUARD, heart)))


def seen(mine: str, count: int) -> Any:
    """Return a table where A has scouted the top cards of mine 1."""
    t = sketch(f"""
        mine 1: {mine} ...
        A hand: digger_2_0 digger_1_2 warrior_3
    """)
    t.mine(1).seen[A] = count
    return t


def test_scouted_treasures_are_counted_exactly() -> None:
    """Scouted treasures are counted exactly, as many as the team can dig."""
    t = seen("treasure treasure treasure", 3)
    assert prospects(t).value(1, 0, Team(2, 0)) == 2
    assert prospects(t).value(1, 0, Team(3, 0)) == 3


def test_a_foe_that_cannot_be_beaten_costs_the_warriors_there() -> None:
    """An unbeatable foe costs the warriors there and ends the dig."""
    t = seen("dragon treasure", 2)
    assert prospects(t).value(1, 0, Team(2, 0)) == 0
    assert prospects(t).value(1, 3, Team(2, 2)) == -3 * GUARD


def test_warriors_pay_when_the_dig_then_goes_on() -> None:
    """A warrior pays for a rat to reach the treasures, saving the team."""
    t = seen("rat treasure treasure", 3)
    assert prospects(t).value(1, 1, Team(3, 1)) == 2 - GUARD
    assert prospects(t).value(1, 0, Team(3, 1)) == 0


def test_a_dog_lowers_every_foe() -> None:
    """A dog lowers the combat of every foe, and a rat runs away."""
    t = seen("rat treasure", 2)
    assert prospects(t).value(1, 0, Team(2, 0, scares=1)) == 1


def test_the_heart_ends_the_dig_of_a_player_without_a_digger() -> None:
    """Without a digger the heart ends the dig; with one it brings the rest of its value."""
    t = seen("heart_of_gold treasure", 2)
    assert prospects(t).value(1, 0, Team(2, 0)) == 0
    assert prospects(t, heart=2.5).value(1, 0, Team(2, 0)) == 3.5


def test_unseen_cards_are_the_mean_of_what_may_lie_there() -> None:
    """An unseen card counts as the mean of unknown cards, without beating foes."""
    t = sketch("A hand: digger_2_0")
    common, _ = unseen(t, A)
    total = sum(count for _, count in common)
    kinds = book(t).cards
    points = sum(
        count * kinds[card].points for card, count in common if kinds[card].kind not in ("encounter", "heart", "ghost")
    )
    assert prospects(t).value(1, 0, Team(1, 0)) == pytest.approx(points / total)


def test_it_digs_where_it_has_seen_treasure() -> None:
    """It digs where it has seen treasure, not a dragon."""
    t = seen("treasure treasure", 2)
    choice = ADVICE.choose(t, A, Dice("thumb"))
    assert isinstance(choice, Play)
    assert (choice.card, choice.mine) == ("digger_2_0", 1)
    t = seen("dragon treasure", 2)
    choice = ADVICE.choose(t, A, Dice("thumb"))
    assert not (isinstance(choice, Play) and choice.card.startswith("digger") and choice.mine == 1)


def test_it_says_what_it_has_seen() -> None:
    """Reasons for a dig name the expected points and the top card: a card alone is no reason."""
    t = seen("treasure treasure", 2)
    reasons = ADVICE.reasons(t, A, (Play("digger_2_0", 1),))
    assert [reason.id for reason in reasons][:2] == ["tunhell-advice-dig", "tunhell-advice-seen"]
    assert reasons[0].values == {"mine": 1, "points": 2}
    for lang, mean in (("en", "on average"), ("fr", "moyen")):
        told = Speaker(words(lang), "tunhell", ())(reasons[0])
        assert mean in told, "it could be taken for what the top card is worth"


def test_a_lead_makes_a_victory_likely() -> None:
    """Chances of all seats add up to one and depend on points."""
    t = sketch("""
        A loot: dragon dragon
        B loot: dirt
    """)
    chances = [ADVICE.chance(t, Seat(seat)) for seat in range(2)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 0.9
    assert core.decision(t) is not None


BEHIND_A_GUARD = """
    mine 1: treasure ...
    mine 2: treasure ...
    mine 3: treasure ...
    mine 1 A: warrior_1
    mine 2 A: warrior_1
    mine 2 B: warrior_4_proud_a
    A hand: digger_2_0 {hand}
    row: scout_3 scout_3 warrior_3 digger_2_0 warrior_2
"""


def marks_of_scouts(hand: str = "") -> dict[int, float]:
    """Return the value of the scout in slot 1 at each mine."""
    t = sketch(BEHIND_A_GUARD.format(hand=hand))
    marks = {marked.plan[0]: marked.mark for marked in ADVICE.marks(t, A)}
    return {choice.mine: mark for choice, mark in marks.items() if isinstance(choice, Recruit) and choice.slot == 1}


def test_a_scout_looks_where_one_can_dig() -> None:
    """A scout looks into mines that are open, or that the hand's warriors could open."""
    shut, opened = marks_of_scouts(), marks_of_scouts("warrior_3")
    assert shut[1] == shut[3] > opened[2] > shut[2]
    assert opened[1] == shut[1]


def test_cards_seen_are_worth_little_where_one_may_not_dig() -> None:
    """Cards of a guarded mine are worth little to a scout, also in the search."""
    gains = {}
    for number in (1, 2):
        t = sketch(BEHIND_A_GUARD.format(hand=""))
        before = ADVICE.position_values(t)[A]
        t.mine(number).seen[A] = 3
        gains[number] = ADVICE.position_values(t)[A] - before
    assert gains[1] > 4 * gains[2] > 0


@pytest.mark.parametrize("find", [ADVICE.candidates, ADVICE.replies], ids=["now", "in a tree"])
def test_the_same_dwarf_in_two_slots_is_one_plan(find: Callable[[Any, Seat, int], Sequence[Marked]]) -> None:
    t = sketch(BEHIND_A_GUARD.format(hand=""))
    plans = [marked.plan[0] for marked in find(t, A, 16)]
    scouts = [choice for choice in plans if isinstance(choice, Recruit) and t.row[choice.slot - 1] == "scout_3"]
    assert len(scouts) == len({choice.mine for choice in scouts}) == 3


def told(t: Any, choice: Play | Recruit) -> list[str]:
    """Return the reasons for a choice of A."""
    return [reason.id.removeprefix("tunhell-advice-") for reason in ADVICE.reasons(t, A, (choice,))]


def test_a_scout_taken_into_the_hand_shows_nothing_yet() -> None:
    """Only a hasty one looks at a mine at once, and at no more cards than lie there."""
    t = sketch("""
        mine 1: treasure ...
        row: scout_5 scout_3 warrior_3 digger_2_0 warrior_1
    """)
    assert told(t, Recruit(1)) == ["will-look"]
    assert told(t, Recruit(2, 1)) == ["looks"]


def test_a_warrior_is_recruited_for_the_mine_he_would_open() -> None:
    """A warrior is recruited if he opens a mine: three against two, not one against two."""
    t = sketch("""
        mine 1: treasure ...
        mine 1 B: warrior_2
        row: scout_3 scout_3 warrior_3 digger_2_0 warrior_1
    """)
    assert told(t, Recruit(3)) == ["will-open", "will-block", "strongest"]
    assert told(t, Recruit(5)) == []
    t = sketch("""
        mine 1: treasure ...
        mine 1 B: warrior_2
        row: scout_3 warrior_3 warrior_3 digger_2_0 warrior_1
    """)
    assert told(t, Recruit(2)) == ["will-open"], "another is as strong"


def test_a_digger_is_recruited_for_what_other_diggers_cannot() -> None:
    """A digger is recruited for its bonus against a known foe, or for the most cards."""
    t = sketch("""
        mine 1: rat ...
        row: digger_1_2 digger_3_0 digger_2_1 scout_3 scout_3
    """)
    assert told(t, Recruit(1)) == ["fights-most"]
    assert told(t, Recruit(2)) == ["digs-most"]
    assert told(t, Recruit(3)) == []
    t.mine(1).seen[A] = 1
    assert told(t, Recruit(1)) == ["will-beat", "fights-most"]
    t = sketch("row: digger_2_5 digger_1_2 scout_3 scout_3 warrior_1")
    assert told(t, Recruit(1)) == ["fights-most", "digs-most"], "first where it surpasses the others by more"
    t = sketch("row: digger_2_5 warrior_3 scout_3 scout_3 warrior_1")
    assert told(t, Recruit(1)) == ["only-digger"]
    t = sketch("row: digger_2_5 warrior_3 digger_2_5 scout_3 warrior_1")
    assert told(t, Recruit(1)) == [], "there is another of its kind"


def test_a_dig_names_the_only_mine_that_is_open() -> None:
    """A dig's reason names the only open mine, or the one A is best prepared for."""
    t = sketch("""
        mine 1: dirt ...
        mine 2: dirt ...
        mine 3: dirt ...
        mine 1 A: warrior_1
        mine 2 B: warrior_2
        mine 3 B: warrior_3
        A hand: digger_2_0
    """)
    assert "only-mine" in told(t, Play("digger_2_0", 1))
    t.mine(2).guards = [[] for _ in t.mine(2).guards]
    assert "safest" in told(t, Play("digger_2_0", 1))


def test_a_warrior_keeps_out_only_those_who_could_have_dug() -> None:
    """A warrior blocks only those who could have dug: not those already blocked, nor the door's owner."""
    t = sketch("""
        mine 1: dirt ...
        mine 1 B: warrior_1
        mine 1 C: warrior_4_proud_a
        A hand: warrior_3
    """)
    assert told(t, Play("warrior_3", 1)) == ["strength"]
    t.mine(1).guards[2] = ["warrior_2"]
    assert told(t, Play("warrior_3", 1)) == ["access", "block"]
    assert ADVICE.reasons(t, A, (Play("warrior_3", 1),))[1].values["seats"] == (Seat(2),)
    t.mine(1).door = Seat(2)
    assert told(t, Play("warrior_3", 1)) == ["access"]


def test_no_reason_recommends_a_dig_that_the_known_top_card_beats() -> None:
    """Combat 5 against a known Dragon is a certain defeat and nothing else; with 6, or unseen, a dig has reasons."""
    t = sketch("""
        mine 1: dragon treasure ...
        mine 1 A: warrior_3
        A hand: digger_1_2 nawak_sword
    """)
    assert "safest" in told(t, Play("digger_1_2", 1)), "nobody has seen the dragon"
    t.mine(1).seen[A] = 1
    assert told(t, Play("digger_1_2", 1)) == ["defeat"]
    assert ADVICE.reasons(t, A, (Play("digger_1_2", 1),))[0].values["have"] == 5
    assert "tunhell-advice-defeat" in ADVICE.faults, "a review says it against the choice"
    armed = told(t, Play("digger_1_2", 1, ("nawak_sword",)))
    assert {"seen", "safest"} < set(armed)


def test_a_review_says_against_a_dig_what_its_known_card_costs() -> None:
    """A Heart of Gold that cannot be paid for is no reason for a dig; a Throne Room costs a hand (8.6, 9.2)."""
    t = sketch("""
        mine 1: heart_of_gold treasure ...
        mine 1 A: warrior_3
        mine 1 seen: A1
        mine 2: dirt throne_room
        mine 2 seen: A2
        A hand: digger_3_0 unique_ring
        row: digger_2_0
    """)
    assert told(t, Recruit(1, 1)) == ["dig", "seen", "safest"], "the digger in hand can be given up"
    assert told(t, Play("digger_3_0", 1)) == ["heart"]
    assert told(t, Play("digger_3_0", 2))[0] == "throne"
    assert {"tunhell-advice-heart", "tunhell-advice-throne"} < ADVICE.faults, "a review says it against the choice"


def test_a_warrior_is_posted_for_a_digger_in_hand_who_can_then_beat_the_known_foe() -> None:
    """The reason names the digger and the foe, unless the digger could beat it already, or still cannot."""
    t = sketch("""
        mine 1: troll ...
        mine 1 A: warrior_1
        A hand: digger_1_2 digger_3_0 warrior_1 warrior_2 warrior_4_proud_a dwouarf
    """)
    assert "arms" not in told(t, Play("warrior_2", 1)), "nobody has seen the troll"
    t.mine(1).seen[A] = 1
    for card in ("warrior_1", "warrior_2", "warrior_4_proud_a", "dwouarf"):
        assert "arms" in told(t, Play(card, 1)), card
    found = {reason.id: reason for reason in ADVICE.reasons(t, A, (Play("warrior_1", 1),))}
    assert found["tunhell-advice-arms"].values == {"card": "digger_1_2", "mine": 1, "foe": "troll"}
    t.clans[A].hand.remove("digger_1_2")
    assert "arms" not in told(t, Play("warrior_1", 1)), "three miss one"
    t.clans[A].hand.append("digger_2_5")
    assert "arms" not in told(t, Play("warrior_1", 1)), "that one needs no warrior"


@pytest.mark.parametrize(
    ("change", "is_said"),
    [("", True), ("B loot: dirt", False), ("mine 3: ...", False), ("mine 1: dirt dirt dirt", False)],
)
def test_a_dig_that_can_end_the_game_while_one_is_behind_is_warned_of(change: str, is_said: bool) -> None:
    """Only if it can empty the second mine, and somebody is ahead by what everybody can see."""
    lines = {"mine 1": "dirt dirt", "mine 3": "", "A hand": "digger_2_0", "B loot": "treasure orc"}
    key, _, value = change.partition(": ")
    lines |= {key: value} if change else {}
    t = sketch("\n".join(f"{key}: {value}" for key, value in lines.items()))
    warned = Turn(A).warning(t, A, Play("digger_2_0", 1))
    assert (warned is not None) == is_said
    assert ("ends-behind" in told(t, Play("digger_2_0", 1))) == is_said
    assert "tunhell-advice-ends-behind" in ADVICE.faults
