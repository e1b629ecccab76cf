"""What separates the levels of computer players."""

import pytest

from games import core
from games.core import Deal, Dice, Number, Seat, Step
from games.core.search import CANDIDATES, Search
from games.dungeon_lords import GAME
from games.dungeon_lords.advice import ADVICE
from games.dungeon_lords.choices import Pay
from games.dungeon_lords.rules.events import BeginPayday, Taxes
from games.dungeon_lords.rules.orders import SelectOrders
from games.dungeon_lords.state import State
from tests.dungeon_lords.stage import sketch

A = Seat(0)


@pytest.mark.parametrize(
    ("lord", "step", "paid"),
    [
        ("gold 3, tiles c1 c2 c3 c4 b4", Taxes(A), Number(3)),
        ("food 3, lair slime ghost", BeginPayday(A), None),
    ],
)
def test_an_easy_player_pays_what_it_can(lord: str, step: Step[State], paid: Number | None) -> None:
    """It makes mistakes, but keeps no gold while red letters cost more, and lets no creature go for food it has."""
    t = sketch(f"players 2, events taxes payday special, event_known 1, specials rats crusade\nA: {lord}")
    t.then(step)
    core.start(t)
    found = {GAME.strategies["easy"](t, A, Dice(f"slip {n}")) for n in range(40)}
    assert found == {paid} if paid else all(isinstance(one, Pay) for one in found)


def test_master_compares_more_orders_than_strong() -> None:
    """What the rule of thumb marks best is compared by both; master also plays ahead what comes after it."""
    t = GAME.begin(Deal(2, "orders", first=A))
    while not isinstance(t.agenda[-1], SelectOrders):
        seat = next(iter(core.decision(t).asks))  # type: ignore[union-attr]  # the game has begun
        t = core.apply(t, seat, ADVICE.choose(t, seat, Dice("first")))
    players = [GAME.strategies[level] for level in (core.STRONG, core.MASTER)]
    strong, master = [one.adviser.candidates(t, A, CANDIDATES) for one in players if isinstance(one, Search)]
    assert (len(strong), len(master)) == (7, 14)
    assert [*master[:7]] == [*strong]
