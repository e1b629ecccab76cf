"""Questions without a choice are answered by the table, such as throwing a die."""

import pytest

from bot.present.speech import sentence
from bot.tables.play import Moved
from bot.tables.proposals import Propose, proposed
from bot.tables.undo import TakeBack
from games import core
from games.core import Dice, Refusal, Seat
from games.poursuite.choices import Roll
from games.registry import GAMES
from locales import words

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
    assert refused.value.say.id == "bot-no-rolled-since"


def test_who_asks_for_a_move_back_after_a_roll_names_the_roll():
    """A request to take a move back says that a die was rolled since; a roll is no move that somebody has made."""
    table, dice = at_a_move()
    mover = table.person_at(asked(table)[1])
    assert mover is not None
    table.answer(dice)
    moved = table.replay.positions[table.state.number - 1]
    table.do(Propose(mover, "take-back"))
    asks = table.table.proposal
    assert asks is not None
    assert (asks.movers, asks.has_roll, asks.has_news, asks.later) == ((), True, False, 0)
    told = [event.say for event in (*moved.told, *table.state.told) if event.to is None and not event.is_heading]
    assert len(told) >= 2
    assert asks.moves == tuple(told), "everything that would be undone"
    texts = [sentence(words(locale), proposed(table.table, asks), table.table) for locale in ("en", "fr")]
    assert "A die has been rolled since." in texts[0]
    assert "Un dé a été lancé depuis." in texts[1]
    assert not any(word in text for text in texts for word in ("moved", "came", "a joué", "dévoilé"))


def test_everything_that_a_taken_back_move_has_led_to_is_listed():
    """A move of which several sentences tell, such as one that catches a mole, is listed with all of them."""
    table, dice = at_a_move()
    told, mover = [], None
    while len(told) < 2:
        mover = table.person_at(asked(table)[1])
        table.answer(dice)
        last = table.replay.entries[-1].fact
        if not isinstance(last, Moved) or last.by != "rules":
            continue  # the turn goes on
        moved = table.replay.positions[last.before]
        told = [event.say for event in moved.told if event.to is None and not (event.is_heading or event.is_recap)]
    assert mover is not None
    table.do(Propose(mover, "take-back"))
    assert table.table.proposal is not None
    assert [one for one in table.table.proposal.moves if one in told] == told
