"""What the rule of thumb of Dungeon Lords values, and how it fights a clash in thought."""

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
from games.dungeon_lords.choices import LetGo, Orders, Pay
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
    """A table for two whose first orders are being chosen."""
    t = GAME.begin(Deal(2, "thumb", {"opening": "random"}, first=A))
    assert decision(t) is not None
    return t


def asked(t: State, step: core.Step[State]) -> State:
    """The table with one step to run."""
    t.agenda, t.memo = [step], None
    return core.start(t)


def estate(**changes: int) -> Estate:
    """An ordinary estate with some changes."""
    return Estate(gold=3, food=3, evil=5, imps=3, traps=0, tunnels=3, tiles=6, wages=2, blame=0, might=4.0)._replace(
        **changes
    )


def worth(**changes: int) -> float:
    """What it is worth in spring."""
    return worth_of(ADVICE.weights, estate(**changes), SPRING)


def line(t: State, *heroes: str) -> Line:
    """Adventurers, unhurt."""
    rows = [book(t).hero[hero] for hero in heroes]
    points = [row.hp for row in rows]
    return Line(rows, points, points.copy(), [])


def fought(t: State, heroes: Sequence[str], traps: Sequence[str], creatures: Sequence[str], fatigue: int = 2) -> object:
    """Who is caught, and whether the tile is conquered."""
    rules = book(t)
    end = clash(
        line(t, *heroes), [rules.trap[one] for one in traps], [rules.creature[one] for one in creatures], 0, fatigue
    )
    return [hero.id for hero in end.line.caught], end.is_conquered


def test_gold_for_taxes_is_worth_more_than_gold_to_spare() -> None:
    """Six tiles cost three gold; the fourth gold is only to spare."""
    assert worth(gold=3) - worth(gold=2) > 2 * (worth(gold=5) - worth(gold=4)) > 0


def test_food_for_payday_is_worth_more_than_food_to_spare() -> None:
    """Creatures that want two food."""
    assert worth(food=2) - worth(food=1) > 2 * (worth(food=4) - worth(food=3)) > 0


def test_evil_near_the_paladin_is_feared() -> None:
    """A point of evil costs most where the paladin begins to care."""
    assert worth(evil=9) - worth(evil=10) > worth(evil=5) - worth(evil=6) > 0


def test_evil_that_payday_could_not_raise_is_feared() -> None:
    """A vampire wants two evil: at fourteen he cannot be paid, and leaves."""
    step = worth(evil=12, blame=2) - worth(evil=13, blame=2)
    assert worth(evil=13, blame=2) - worth(evil=14, blame=2) > step + 1


def test_what_cannot_be_paid_is_not_bought() -> None:
    """A cost beyond the purse leaves no estate; evil has no purse."""
    assert spend(estate(gold=0), {"gold": 1}, {"food": 2}) is None
    after = spend(estate(), {"evil": 1}, {"food": 3})
    assert after == estate(evil=6, food=6)


def test_a_lord_without_gold_mines_it_before_the_taxes() -> None:
    """Among six accessible orders."""
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
    assert "dungeon_lords-advice-taxes" in {reason.id for reason in ADVICE.reasons(t, A, (choice,))}


def test_taxes_are_paid_in_full() -> None:
    """A red letter costs more than a gold."""
    t = asked(table(), Taxes(A))
    assert ADVICE.choose(t, A, Dice("thumb")) == Number(2)


def test_wages_are_paid_while_there_is_food() -> None:
    """A creature is worth more than its wage, and the weakest goes when there is too little."""
    t = table()
    t.lords[A].lair, t.lords[A].food, t.round = ["troll", "goblin"], 9, 2
    t = asked(t, BeginPayday(A))
    assert isinstance(ADVICE.choose(t, A, Dice("thumb")), Pay)
    assert not isinstance(ADVICE.choose(t, A, Dice("thumb")), LetGo)


def test_a_boulder_catches_a_weak_warrior() -> None:
    """Three hit points, three wounds; a thief would take some of them away."""
    t = table()
    assert fought(t, ["y1_warrior_1"], ["rolling_boulder"], []) == (["y1_warrior_1"], False)
    assert fought(t, ["y1_warrior_1", "y1_thief_2"], ["rolling_boulder"], [], fatigue=0) == ([], True)


def test_a_trapdoor_keeps_the_tile() -> None:
    """Nobody is caught, nobody tires, and the tile is not conquered."""
    assert fought(table(), ["y1_warrior_4"], ["trapdoor"], []) == ([], False)


def test_creatures_strike_where_somebody_falls() -> None:
    """The witch hits the front; the ghost cannot."""
    t = table()
    assert fought(t, ["y1_warrior_2"], [], ["witch"], fatigue=0) == (["y1_warrior_2"], False)
    assert fought(t, ["y1_warrior_2"], [], ["ghost"], fatigue=0) == ([], True)


def test_fatigue_goes_on_to_the_next() -> None:
    """The first falls, and the rest of it hits the second."""
    t = table()
    caught, is_conquered = fought(t, ["y1_warrior_1", "y1_wizard_1"], [], [], fatigue=6)  # type: ignore[misc]  # a pair
    assert caught == ["y1_warrior_1", "y1_wizard_1"]
    assert not is_conquered


def test_chances_add_up() -> None:
    """To one, at every seat the same at the start but for the order of play."""
    t = table()
    chances = [ADVICE.chance(t, Seat(seat)) for seat in range(2)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] == pytest.approx(0.5, abs=0.1)
