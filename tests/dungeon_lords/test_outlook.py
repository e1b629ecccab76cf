"""How the rule of thumb of Dungeon Lords values a position while an event is being paid."""

from collections.abc import Iterator

import pytest

from games import core
from games.core import Deal, Dice, Seat
from games.dungeon_lords import GAME
from games.dungeon_lords.advice import ADVICE
from games.dungeon_lords.rules.events import Payday, Taxes
from games.dungeon_lords.rules.exchange import Mining
from games.dungeon_lords.state import State
from games.review.estimating import estimate

SLIGHT = 0.2
"""The greatest change of the chance of winning by a payment that was expected."""


@pytest.mark.parametrize("event", [Taxes, Payday])
def test_who_has_paid_owes_nothing_more(event: type[Taxes | Payday]) -> None:
    """Paying what an event demands hardly changes anybody's chance of winning, since the payment was expected."""
    changes = [
        abs(ADVICE.chance(after, Seat(0)) - ADVICE.chance(before, Seat(0)))
        for n in range(12)
        for before, after in _payments(f"outlook {n}", event)
    ]
    assert len(changes) >= 3
    assert max(changes) < SLIGHT


def test_a_finished_game_tells_no_swing_where_an_order_was_carried_out_as_expected() -> None:
    """Once the orders lie open, mining gold changes nobody's chance of winning much in what is told of the game."""
    search = GAME.search
    assert search is not None
    changes = [
        abs(estimate(search, after)[0].mean - estimate(search, before)[0].mean)
        for seed in ("after 0", "after 2")
        for before, after in _mined(seed)
    ]
    assert len(changes) >= 8
    assert sorted(changes)[-2] < SLIGHT / 2
    assert max(changes) < 1.25 * SLIGHT  # few games are played ahead


def _mined(seed: str) -> Iterator[tuple[State, State]]:
    """Yield the positions before and after each gold mining of the second year, when points count most."""
    state, dice = core.start(GAME.begin(Deal(2, seed))), Dice(seed)
    while (now := core.decision(state)) is not None:
        seat, before = Seat(min(now.asks)), state
        state = core.apply(state, seat, ADVICE.choose(state, seat, dice))
        if isinstance(now.step, Mining) and before.year == 2:
            yield before, state


def _payments(seed: str, event: type[Taxes | Payday]) -> Iterator[tuple[State, State]]:
    """Yield the positions before and after each payment in full that is followed by another one."""
    state, dice = core.start(GAME.begin(Deal(2, seed))), Dice(seed)
    while (now := core.decision(state)) is not None:
        seat, before = Seat(min(now.asks)), state
        is_paying = isinstance(now.step, event)
        state = core.apply(
            state, seat, now.step.default(state, seat) if is_paying else ADVICE.choose(state, seat, dice)
        )
        then = core.decision(state)
        if is_paying and then is not None and isinstance(then.step, event) and _owned(before) == _owned(state):
            yield before, state


def _owned(state: State) -> list[tuple[int, int]]:
    """Return every lord's red letters and number of creatures: paying in full changes neither."""
    return [(lord.letters, len(lord.creatures())) for lord in state.lords]
