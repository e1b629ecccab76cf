"""The values of Dungeon Lords' rule of thumb, and its simulated clashes."""

from collections import Counter
from collections.abc import Sequence

import pytest

from games import core
from games.core import Deal, Dice, Number, Seat, decision
from games.dungeon_lords import GAME
from games.dungeon_lords.advice import ADVICE
from games.dungeon_lords.advice.clash_forecast import Line, clash
from games.dungeon_lords.advice.outlook import Season
from games.dungeon_lords.advice.worth import Estate, spend, worth_of
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import FaceDown, LetGo, Orders, Pay
from games.dungeon_lords.rules.events import BeginPayday, Taxes
from games.dungeon_lords.state import State

A = Seat(0)
SPRING = Season(
    left=1.0,
    long=1.0,
    later=0,
    fights=1.0,
    taxes=1.0,
    payday=1.0,
    is_taxed=True,
    is_payday=True,
    until_taxes=0,
    until_payday=0,
    special="",
    tolerance=10,
    is_host=False,
    toughness=12.0,
    paladin=9.0,
)


def table() -> State:
    """Return a table for two whose first orders are being chosen."""
    t = GAME.begin(Deal(2, "thumb", {"opening": "random"}, first=A))
    assert decision(t) is not None
    return t


def asked(t: State, step: core.Step[State]) -> State:
    """Return the table with one step to run."""
    t.agenda, t.memo = [step], None
    return core.start(t)


def estate(**changes: int) -> Estate:
    """Return an ordinary estate with some changes."""
    return Estate(gold=3, food=3, evil=5, imps=3, traps=0, tunnels=3, tiles=6, wages=2, blame=0, might=4.0)._replace(
        **changes
    )


def worth(**changes: int) -> float:
    """Return its worth in spring."""
    return worth_of(ADVICE.weights, estate(**changes), SPRING)


def line(t: State, *heroes: str) -> Line:
    """Return unhurt adventurers."""
    rows = [book(t).hero[hero] for hero in heroes]
    points = [row.hp for row in rows]
    return Line(rows, points, points.copy(), [])


def fought(t: State, heroes: Sequence[str], traps: Sequence[str], creatures: Sequence[str], fatigue: int = 2) -> object:
    """Return who is caught, and whether the tile is conquered."""
    rules = book(t)
    end = clash(
        line(t, *heroes), [rules.trap[one] for one in traps], [rules.creature[one] for one in creatures], 0, fatigue
    )
    return [hero.id for hero in end.line.caught], end.is_conquered


def test_gold_for_taxes_is_worth_more_than_gold_to_spare() -> None:
    """The gold for the taxes on six tiles is worth more than the fourth gold."""
    assert worth(gold=3) - worth(gold=2) > 2 * (worth(gold=5) - worth(gold=4)) > 0


def test_food_for_payday_is_worth_more_than_food_to_spare() -> None:
    """Food for the creatures' payday is worth more than further food."""
    assert worth(food=2) - worth(food=1) > 2 * (worth(food=4) - worth(food=3)) > 0


def test_evil_near_the_paladin_is_feared() -> None:
    """A point of evil costs most at the paladin's tolerance."""
    assert worth(evil=9) - worth(evil=10) > worth(evil=5) - worth(evil=6) > 0


def test_evil_that_payday_could_not_raise_is_feared() -> None:
    """At fourteen evil a vampire cannot be paid and leaves."""
    step = worth(evil=12, blame=2) - worth(evil=13, blame=2)
    assert worth(evil=13, blame=2) - worth(evil=14, blame=2) > step + 1


def test_what_cannot_be_paid_is_not_bought() -> None:
    """A cost beyond the means leaves no estate; evil has no limit."""
    assert spend(estate(gold=0), {"gold": 1}, {"food": 2}) is None
    after = spend(estate(), {"evil": 1}, {"food": 3})
    assert after == estate(evil=6, food=6)


def test_a_lord_without_gold_mines_it_before_the_taxes() -> None:
    """A lord without gold chooses mining before the taxes, among six orders."""
    t = table()
    t.lords[A].gold = 0
    t.lords[A].hand, t.lords[A].locked = (
        ["get_food", "improve_reputation", "dig_tunnels", "mine_gold", "recruit_imps"],
        [],
    )
    t.memo = None
    choice = ADVICE.choose(t, A, Dice("thumb"))
    assert isinstance(choice, Orders)
    assert "mine_gold" in choice.fields().values()
    told = {reason.values["order"].id: reason.values["reason"].id for reason in ADVICE.reasons(t, A, (choice,))}
    assert told["dungeon_lords-order-mine_gold"] == "dungeon_lords-advice-taxes"


def test_taxes_are_paid_in_full() -> None:
    """Taxes are paid in full, as a red letter costs more than a gold."""
    t = asked(table(), Taxes(A))
    assert ADVICE.choose(t, A, Dice("thumb")) == Number(2)


def test_wages_are_paid_while_there_is_food() -> None:
    """Wages are paid while there is food; the weakest creature leaves first."""
    t = table()
    t.lords[A].lair, t.lords[A].food, t.round = ["troll", "goblin"], 9, 2
    t = asked(t, BeginPayday(A))
    assert isinstance(ADVICE.choose(t, A, Dice("thumb")), Pay)
    assert not isinstance(ADVICE.choose(t, A, Dice("thumb")), LetGo)


def test_a_boulder_catches_a_weak_warrior() -> None:
    """A boulder catches a warrior of three hit points; a thief would reduce the damage."""
    t = table()
    assert fought(t, ["y1_warrior_1"], ["rolling_boulder"], []) == (["y1_warrior_1"], False)
    assert fought(t, ["y1_warrior_1", "y1_thief_2"], ["rolling_boulder"], [], fatigue=0) == ([], True)


def test_a_trapdoor_keeps_the_tile() -> None:
    """With a trapdoor nobody is caught or tired, and the tile is kept."""
    assert fought(table(), ["y1_warrior_4"], ["trapdoor"], []) == ([], False)


def test_creatures_strike_where_somebody_falls() -> None:
    """The witch hits the front, where somebody falls; the ghost cannot."""
    t = table()
    assert fought(t, ["y1_warrior_2"], [], ["witch"], fatigue=0) == (["y1_warrior_2"], False)
    assert fought(t, ["y1_warrior_2"], [], ["ghost"], fatigue=0) == ([], True)


def test_fatigue_goes_on_to_the_next() -> None:
    """Fatigue left after the first fall hits the next adventurer."""
    t = table()
    caught, is_conquered = fought(t, ["y1_warrior_1", "y1_wizard_1"], [], [], fatigue=6)  # type: ignore[misc]  # a pair
    assert caught == ["y1_warrior_1", "y1_wizard_1"]
    assert not is_conquered


def test_chances_add_up() -> None:
    """Chances add up to one, and are initially equal apart from the play order."""
    t = table()
    chances = [ADVICE.chance(t, Seat(seat)) for seat in range(2)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] == pytest.approx(0.5, abs=0.1)


def test_small_choices_are_advised_with_a_reason():
    """Paying taxes, discarding a trap and calming a creature are never advised without a why."""
    asked, small = Counter(), {"taxes", "census", "trap-goes", "strike"}
    for seed in range(4):
        state, dice = GAME.begin(Deal(2 + seed % 3, f"small {seed}")), Dice(f"small {seed}")
        while (now := core.decision(state)) is not None:
            seat = next(iter(now.asks))
            choice = GAME.search.adviser.choose(state, seat, dice)
            if now.step.word() in small and choice not in {Number(0), FaceDown()}:
                asked[now.step.word()] += 1
                assert GAME.reasons(state, seat, choice), (seed, choice)
            state = core.apply(state, seat, choice)
    assert asked["taxes"]
    assert asked["trap-goes"]
