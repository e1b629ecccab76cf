"""Questions without a choice are answered by the table, such as throwing a die."""

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
    """Return the kind of the open question, and its seat."""
    now = core.decision(table.state)
    assert now is not None
    (seat,) = now.asks
    return now.step.word(), seat


def at_a_move() -> tuple[MemoryTable, Dice]:
    """Return a table where a wagon is to be moved."""
    table, dice = MemoryTable.playing("poursuite"), Dice("at once")
    while asked(table)[0] != "moving":
        table.answer(dice)
    return table, dice


def test_the_die_is_thrown_as_soon_as_a_turn_begins():
    """The die is thrown at once at the start of a turn, by the entry after the previous move."""
    table, dice = at_a_move()
    mover = asked(table)[1]
    table.answer(dice)
    moved, rolled = [entry.fact for entry in table.replay.entries][-2:]
    assert isinstance(moved, Moved)
    assert isinstance(rolled, Moved)
    assert (moved.seat, moved.by) == (mover, "person")
    assert (rolled.seat, rolled.by, rolled.choice) == (Seat(1 - mover), "rules", ROLL)


def test_a_whole_game_never_asks_for_a_roll():
    """A whole game never asks for a roll, whatever comes before."""
    table, dice = MemoryTable.playing("poursuite", people=3), Dice("whole")
    while core.decision(table.state) is not None:
        assert asked(table)[0] != "rolling"
        table.answer(dice)


def test_a_move_that_was_followed_by_a_roll_cannot_be_taken_back_alone():
    """A move followed by a roll cannot be taken back alone, because something was revealed."""
    table, dice = at_a_move()
    mover = table.person_at(asked(table)[1])
    assert mover is not None
    table.answer(dice)
    with pytest.raises(Refusal) as refused:
        table.do(TakeBack(mover))
    assert refused.value.say.id == "bot-no-learnt-since"
