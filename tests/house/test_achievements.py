"""Achievements of every game never fail, follow from the log, and are rare."""

from collections import Counter

import pytest

from games import core
from games.core import Dice, Ending, Seat
from tests.house.play import AMOUNT, AnyGame, deal, every_game, every_table, many, walk

COMMON = 0.4
"""Maximum share of random games with an achievement: a third, plus sampling error."""
LOOKED_AT = max(24, round(160 * AMOUNT))


def played(game: AnyGame, seats: int, number: int):
    """Return a random game with its public events, undone ones included."""
    last, story = None, []
    for position in walk(game, deal(game, seats, number)):
        last = position.state
        story += [event.say for event in last.told if event.to is None]
    assert last is not None, "a game has a position"
    return last, story


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(6))
def test_they_can_be_decided_at_the_end_of_every_game(game: AnyGame, seats: int, number: int) -> None:
    """Achievements go to the table's seats only, with declared ids in order, and never after a lost game."""
    state, story = played(game, seats, number)
    found = game.achieved(state, story)
    assert {*found} <= {Seat(seat) for seat in range(seats)}
    order = [*game.achievements]
    for ids in found.values():
        assert ids
        assert [*ids] == sorted(set(ids), key=order.index)
    if game.outcome(state).ending is Ending.LOST:
        assert found == {}
    again = game.codec.load(game.codec.save(state))
    assert game.achieved(again, story) == found, "the saved position says the same"


@pytest.mark.slow
@every_game
def test_none_comes_by_itself(game: AnyGame) -> None:
    """In random games each achievement is reached in at most a third."""
    counts: Counter[str] = Counter()
    for number in range(LOOKED_AT):
        state, story = played(game, game.seats[number % len(game.seats)], number)
        counts.update({id_ for ids in game.achieved(state, story).values() for id_ in ids})
    assert {id_: n for id_, n in counts.items() if n > COMMON * LOOKED_AT} == {}


def test_a_finished_game_knows_what_was_told() -> None:
    """A finished game knows its events by id and values."""
    state = core.State(seats=2, first=Seat(0), options={}, edition="1", dice=Dice("told"))
    one, other = core.say("lantern-lit", seat=0, gallery=3), core.say("lantern-lit", seat=1, gallery=3)
    game = core.FinishedGame(state, core.Outcome((), ((Seat(1),), (Seat(0),))), (one, other))
    assert game.told("lantern-lit", seat=1) == [other]
    assert game.told("lantern-lit", gallery=3) == [one, other]
    assert game.told("lantern-bid") == []
    assert (game.won_alone(Seat(1)), game.has_won(Seat(0)), game.total(Seat(0)), game.part(Seat(0), "lit")) == (
        True, False, 0, 0,
    )  # fmt: skip
