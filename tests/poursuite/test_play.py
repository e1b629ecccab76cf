"""Random games with every number of seats and option: invariants and figures."""

from collections import Counter

import pytest

from games import core
from games.core import Dice, Seat
from games.poursuite import GAME
from games.poursuite.rules.cave import Parking
from games.poursuite.rules.wotan import SeatingFreed
from games.poursuite.state import State, book, mine
from tests.poursuite.games import TABLES, moments, tally

ROLLS = {
    ("standard", 2): 60,
    ("standard", 3): 48,
    ("standard", 4): 41,
    ("short", 2): 47,
    ("short", 3): 38,
    ("short", 4): 34,
}
"""Mean number of rolls in random games, as in chapter 18."""


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_invariants_hold_at_every_position(seats: int, options: dict[str, str]) -> None:
    """The five invariants of chapter 4 hold in every position."""
    for n in range(6):
        for state, _, _ in moments(seats, f"invariants {n}", options):
            now = core.decision(state)
            step = now.step if now else None
            check_moles(state, [step.mole] if isinstance(step, SeatingFreed) else [])
            assert sum(player.treasures for player in state.players) + state.treasure == 20
            assert state.wotan not in state.prisoners
            assert set(state.prisoners) <= set(mine(state).kobolds)
            cells = [wagon.cell for wagon in state.wagons]
            assert len(set(cells)) == 2
            assert set(cells) <= set(mine(state).exits)
            assert mine(state).cave not in cells or step is None or isinstance(step, Parking)


def check_moles(state: State, freed: list[Seat]) -> None:
    """Assert that every player's three moles exist."""
    moles = Counter(freed)
    moles.update(owner for wagon in state.wagons for owner in wagon.aboard.values())
    moles.update(state.prisoners.values())
    for seat, player in enumerate(state.players):
        assert moles[Seat(seat)] + player.hand == book(state).moles


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_game_ends_with_the_last_treasure(seats: int, options: dict[str, str]) -> None:
    """At the end the pile is empty, somebody has won, and scores are treasures."""
    *_, (state, _, _) = moments(seats, "end", options)
    result = GAME.outcome(state)
    best = max(score.total for score in result.scores)
    assert state.treasure == 0
    assert sum(score.total for score in result.scores) == 20
    assert result.winners == tuple(score.seat for score in result.scores if score.total == best)


@pytest.mark.slow
@pytest.mark.parametrize(("board", "seats"), ROLLS)
def test_a_game_is_as_long_as_the_simulation_says(board: str, seats: int) -> None:
    """The mean length of random games is close to chapter 18; `tools.bench` plays 3000."""
    tallies = [tally(seats, f"length {n}", {"board": board}) for n in range(60)]
    mean = sum(game.rolls for game in tallies) / len(tallies)
    arrivals = sum(game.arrivals for game in tallies) / len(tallies)
    assert abs(mean - ROLLS[board, seats]) < 4
    assert max(game.rolls for game in tallies) < 300
    assert 4.5 <= arrivals <= 8.5


def test_with_two_players_a_seat_is_always_free() -> None:
    """With two players there are six moles for eight seats, so a seat is always free (18)."""
    for n in range(20):
        for state, _, _ in moments(2, f"two {n}", {}):
            assert "poursuite-log-rescue" not in {event.say.id for event in state.told}


@pytest.mark.parametrize("seat", [None, Seat(0), Seat(2)])
def test_nothing_is_hidden(seat: Seat | None) -> None:
    """Imagined tables look the same to everyone; only the dice differ."""
    for n, (state, _, _) in enumerate(moments(3, "open", {})):
        imagined = GAME.imagine(state, seat, Dice(str(n)))
        assert GAME.view(imagined, seat) == GAME.view(state, seat)
        now, then = core.decision(state), core.decision(imagined)
        assert now is None or then is not None
        for asked, shape in now.asks.items() if now else ():
            assert now is not None
            assert now.step.public_options(imagined, asked) == shape


def test_a_roll_is_something_new_and_a_move_is_not() -> None:
    """A roll cannot be undone; a move can, until the next roll."""
    for state, seat, choice in moments(3, "learnt", {}):
        if choice is None:
            return
        after = core.apply(state, seat, choice)
        assert (after.learnt > state.learnt) == (choice.word() == "roll")


def test_every_roll_comes_from_the_dice_of_the_table() -> None:
    """A seed determines all rolls, so that deals can be verified."""
    first = [GAME.position(state) for state, _, _ in moments(4, "fair", {})]
    again = [GAME.position(state) for state, _, _ in moments(4, "fair", {})]
    assert first == again
