"""Limits per person and server: each is one clear sentence, without any change."""

import pytest

from bot.tables import Accepted, Context, Limits, decide_opening
from bot.tables.ending import End
from bot.tables.opening import Again, MovePlace, Open
from bot.tables.seats import Join, Leave
from bot.tables.transfers import AnswerTransfer, OfferSeat
from games.core import Refusal

from .memory import CHANNEL, FERN, MIRA, ODO, MemoryTable

LIMITS = Limits(per_person=3, per_server=5)
OPEN = Open("lantern", 5, CHANNEL, MIRA, "en")


def context(**found: object) -> Context:
    return Context(limits=LIMITS, **found)


@pytest.mark.parametrize(
    ("found", "sentence"),
    [
        ({"channel_taken": True, "tables_of_person": 3}, "bot-no-table-here-already"),
        ({"tables_of_person": 3}, "bot-no-more-tables-of-yours"),
        ({"on_server": 5}, "bot-no-more-tables-here"),
        ({"tables_of_person": 2, "on_server": 4}, None),
    ],
)
def test_opening_a_table(found, sentence):
    """Opening a table is limited, rematches included."""
    table = MemoryTable.playing()
    table.do(End(MIRA, moderator=True))
    first = decide_opening("new", OPEN, 0.0, context(**found))
    again = decide_opening("new", Again(MIRA), 0.0, context(old=table.table, **found))
    for decided in (first, again):
        assert (decided.say.id if isinstance(decided, Refusal) else None) == sentence


def test_joining_and_being_given_a_seat():
    """A person at their limit cannot join or be given a seat."""
    assert (
        MemoryTable.open("lantern", 1).refusal(Join(ODO), context(tables_of_person=3)) == "bot-no-more-tables-of-yours"
    )
    assert isinstance(MemoryTable.open("lantern", 1).try_(Join(ODO), context(tables_of_person=2)), Accepted)
    table = MemoryTable.playing()
    table.do(OfferSeat(ODO, FERN))
    accepting = AnswerTransfer(FERN, table.table.n, agrees=True)
    assert table.refusal(accepting, context(tables_of_person=3)) == "bot-no-more-tables-of-theirs"


def test_bringing_a_table_elsewhere():
    """A table cannot be moved to an occupied channel or a full server; moves within a server are free."""
    table = MemoryTable.playing()
    there = MovePlace(MIRA, 5, CHANNEL + 1)
    assert table.refusal(there, context(channel_taken=True)) == "bot-no-table-here-already"
    assert isinstance(table.try_(there, context(on_server=5)), Accepted)
    assert table.refusal(MovePlace(MIRA, 6, CHANNEL), context()) == "bot-no-other-server"


def test_coming_back_is_always_possible():
    """Returning to a kept seat is always possible."""
    table = MemoryTable.playing("lantern", 3)

    table.do(Leave(ODO))
    assert isinstance(table.try_(Join(ODO), context(tables_of_person=3)), Accepted)
