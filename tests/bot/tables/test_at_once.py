"""What leaves nothing to choose is answered by the table: nobody presses a button to throw a die."""

import pytest

from bot.tables.play import Moved
from bot.tables.undo import TakeBack
from games import core
from games.core import Dice, Refusal, Seat
from games.poursuite.choices import Roll
from games.registry import GAMES

from .memory import MemoryTable

ROLL = GAMES["poursuite"].codec.save_choice(Roll())


def asked(table: MemoryTable) -> tuple[str, Seat]:
    """The kind of question that is open, and whose it is."""
    now = core.decision(table.state)
    assert now is not None
    (seat,) = now.asks
    return now.step.word(), seat


def at_a_move() -> tuple[MemoryTable, Dice]:
    """A table where a wagon is to be moved."""
    table, dice = MemoryTable.playing("poursuite"), Dice("at once")
    while asked(table)[0] != "moving":
        table.answer(dice)
    return table, dice


def test_the_die_is_thrown_as_soon_as_a_turn_begins():
    """By the entry after the move that ended the turn before, for the player whose turn it is."""
    table, dice = at_a_move()
    mover = asked(table)[1]
    table.answer(dice)
    moved, rolled = [entry.fact for entry in table.replay.entries][-2:]
    assert isinstance(moved, Moved)
    assert isinstance(rolled, Moved)
    assert (moved.seat, moved.by) == (mover, "person")
    assert (rolled.seat, rolled.by, rolled.choice) == (Seat(1 - mover), "rules", ROLL)


def test_a_whole_game_never_asks_for_a_roll():
    """Whatever came before it: boarding, a wagon that arrived, a mole that was freed."""
    table, dice = MemoryTable.playing("poursuite", people=3), Dice("whole")
    while core.decision(table.state) is not None:
        assert asked(table)[0] != "rolling"
        table.answer(dice)


def test_a_move_that_was_followed_by_a_roll_cannot_be_taken_back_alone():
    """Because something new was learnt by it, and not because it was somebody else's."""
    table, dice = at_a_move()
    mover = table.person_at(asked(table)[1])
    assert mover is not None
    table.answer(dice)
    with pytest.raises(Refusal) as refused:
        table.do(TakeBack(mover))
    assert refused.value.say.id == "bot-no-learnt-since"
