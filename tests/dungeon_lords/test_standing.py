"""What a position of Dungeon Lords is worth when playing ahead stops."""

from collections.abc import Callable

import pytest

from games.core import Deal, Dice, QuickDice, Seat, advance, branch, decision, determinise
from games.dungeon_lords import GAME
from games.dungeon_lords.advice import ADVICE
from games.dungeon_lords.advice.combat_plans import answers, plans, ways
from games.dungeon_lords.advice.orders import OrderPlanner, Wishes
from games.dungeon_lords.advice.standing import TRAITS, progress, traits
from games.dungeon_lords.redeal import redeal
from games.dungeon_lords.rules.planning import Planning
from games.dungeon_lords.state import Lord, State

A, B = Seat(0), Seat(1)


def table(change: Callable[[Lord], object] = lambda lord: None, seats: int = 2) -> State:
    """Return the last round of a game, just begun, after a change to A's dungeon."""
    t = GAME.begin(Deal(seats, "standing", {"opening": "random"}, first=A))
    t.year, t.round = 2, 4
    change(t.lords[A])
    return t


def trait(t: State, name: str, seat: Seat = A) -> float:
    """Return one figure of a lord."""
    return traits(t, ADVICE.weights)[seat][TRAITS.index(name)]


def test_every_trait_has_its_weights() -> None:
    assert set(ADVICE.weights.early) == set(ADVICE.weights.late) == set(TRAITS)
    assert all(len(lord) == len(TRAITS) for lord in traits(table(seats=4), ADVICE.weights))


@pytest.mark.parametrize(
    "change",
    [
        lambda lord: lord.lair.append("goblin"),
        lambda lord: lord.tiles.update(c2="mint"),
        lambda lord: lord.prison.append("y2_warrior_1"),
        lambda lord: setattr(lord, "gold", lord.gold + 1),
        lambda lord: setattr(lord, "food", lord.food + 1),
        lambda lord: lord.tiles.update(b3="tunnel"),
    ],
    ids=["a creature", "a room", "a prisoner", "gold", "food", "a tunnel"],
)
def test_what_makes_a_lord_stand_better(change: Callable[[Lord], object]) -> None:
    """Each makes victory likelier for its owner, and less likely for the other lord."""
    assert ADVICE.promise(table(change), A) > ADVICE.promise(table(), A)
    assert ADVICE.promise(table(change), B) < ADVICE.promise(table(), B)


@pytest.mark.parametrize(
    "change",
    [
        lambda lord: lord.conquered.append("c1"),
        lambda lord: setattr(lord, "letters", 1),
        lambda lord: setattr(lord, "evil", lord.evil + 3),
        lambda lord: lord.file.extend(["y2_warrior_4", "y2_wizard_4"]),
    ],
    ids=["a conquered tunnel", "a red letter", "evil", "strong adventurers"],
)
def test_what_makes_a_lord_stand_worse(change: Callable[[Lord], object]) -> None:
    assert ADVICE.promise(table(change), A) < ADVICE.promise(table(), A)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_dungeons_have_equal_chances(seats: int) -> None:
    """Together the chances make one victory."""
    t = table(seats=seats)
    for lord in t.lords:
        lord.locked = ["get_food", "buy_traps"]
    assert [ADVICE.promise(t, Seat(seat)) for seat in range(seats)] == pytest.approx([1 / seats] * seats)


def test_the_game_has_come_as_far_as_its_rounds() -> None:
    """The first round of the second year is half-way; once its last combat begins, the game is as good as over."""
    t = table()
    assert progress(t) == 7 / 8
    t.round = 1
    assert progress(t) == 1 / 2
    t.round = t.fight = 4
    assert progress(t) == 1


def test_what_falls_due_counts_only_until_it_is_paid() -> None:
    """Two gold for the taxes on ten tiles leave three to find, until the taxes have been raised."""

    def poor(lord: Lord) -> None:
        lord.gold = 2
        lord.tiles = dict.fromkeys(["c1", "c2", "c3", "b3", "a3", "d3", "e3", "e2", "a2", "c4"], "tunnel")

    t = table(poor)
    t.events, t.event_known = ["payday", "special", "taxes"], 3
    assert trait(t, "untaxed") == 3
    t.events = ["taxes", "special", "payday"]
    assert trait(t, "untaxed") == 0


def test_a_lead_beyond_two_makes_no_difference() -> None:
    """A lead of five imps is as good as one of two, and as bad for the other lord."""
    two, five = (table(lambda lord, n=n: setattr(lord, "imps", lord.imps + n)) for n in (2, 5))
    assert [trait(t, "lord_of_imps", seat) for t in (two, five) for seat in (A, B)] == [2, -2, 2, -2]


def test_computer_players_and_reviews_judge_by_the_fitted_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search asks for the promise of each position where playing ahead stops: the first of a round."""
    t = GAME.begin(Deal(2, "promised", {"opening": "random"}, first=A))
    seen: list[tuple[int, int]] = []

    def promise(advice: object, t: State, seat: Seat) -> float:
        seen.append((t.year, t.round))
        return 0.5

    monkeypatch.setattr(type(ADVICE), "promise", promise)
    search = GAME.search
    assert search is not None
    assert search.ranking(t, A, Dice("promised"))[0].chance == 0.5
    assert set(seen) == {(1, 2)}


def test_what_a_lord_wants_is_remembered_for_his_position_alone() -> None:
    """Remembered or not, the same dice give the same orders; who has lost his gold wants something else."""
    t = table()
    wishes: Wishes = {}
    first, again = (OrderPlanner(t, A, ADVICE.weights).guess(QuickDice(5), wishes) for _ in range(2))
    assert first == again == OrderPlanner(t, A, ADVICE.weights).guess(QuickDice(5), {})
    t.lords[A].gold = 0
    OrderPlanner(t, A, ADVICE.weights).guess(QuickDice(5), wishes)
    rich, poor = wishes.values()
    assert rich != poor


def test_the_best_way_to_meet_a_clash_is_the_best_plan() -> None:
    """A choice writes out one way only, and it is the first answer of the best of all plans."""
    found = 0
    for n in range(3):
        start = determinise(redeal, GAME.begin(Deal(2, f"ways {n}", {"opening": "random"})), A, QuickDice(n))
        t = branch(start, QuickDice(n))
        while (now := decision(t)) and not (isinstance(now.step, Planning) and not t.answers):
            seat = min(now.asks)
            advance(t, seat, ADVICE.choose(t, seat, QuickDice(1)))
        if now is None:
            continue
        for seat in now.asks:
            best = max(plans(t, seat, ADVICE.weights), key=lambda marked: marked.mark).plan
            way = max(ways(t, seat, ADVICE.weights), key=lambda way: way.mark)
            assert answers(t, seat, way) == best
            assert ADVICE.choose(t, seat, QuickDice(1)) == best[0]
            found += 1
    assert found
