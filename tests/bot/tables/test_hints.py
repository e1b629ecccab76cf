"""Hints: for unrated tables, logged and recorded, revealed to others only after the end."""

from bot.service.positions import transcript_of
from bot.tables.deal import Start
from bot.tables.lobby import SetRated
from bot.tables.play import AskHint
from games import core
from games.core import Dice
from games.transcript import Hint, read, replay

from .memory import MIRA, ODO, MemoryTable


def unrated(people: int = 2) -> MemoryTable:
    table = MemoryTable.open("lantern", people)
    table.do(SetRated(MIRA, is_rated=False))
    table.do(Start(MIRA, "seed"))
    return table


def test_hints_are_for_unrated_tables_and_for_those_who_play_alone():
    """Hints are for unrated tables; a solo player's request makes their table unrated."""
    assert MemoryTable.playing("lantern", 2).refusal(AskHint(MIRA)) == "bot-no-hint-here"
    for table in (unrated(), MemoryTable.playing("lantern", 1, 1)):
        table.do(AskHint(MIRA))
        assert table.table.hinted


def test_a_hint_is_noted_once_however_often_it_is_asked_for():
    """Repeated requests before the next move are logged once."""
    table = unrated()
    table.do(AskHint(MIRA))
    again = table.do(AskHint(MIRA))
    assert (again.entries, again.is_repeated) == ((), True)
    table.do(AskHint(ODO))
    table.answer(Dice("x"))
    hinted = [entry.fact.seat for entry in table.replay.entries if entry.fact.word() == "hinted"]
    assert hinted == [0, 1]


def test_only_the_seat_that_asked_is_told():
    """Only the asking seat is told about a hint during the game."""
    table = unrated()
    table.do(AskHint(ODO))
    assert [(event.say.id, event.to) for event in table.after.told] == [("bot-story-hinted", 1)]


def test_hints_are_in_the_record():
    """Hints are in the record with seat and entry, and the record replays to the same result."""
    table, dice = unrated(), Dice("to the end")
    table.do(AskHint(ODO))
    asked = table.table.n
    while core.decision(table.state) is not None:
        table.answer(dice)
    record = transcript_of(table.table, table.replay.entries)
    assert record.hints == (Hint(n=asked, seat=1),)
    assert read(record.dump()) == record
    assert replay(record).outcome is not None
    assert '"hints"' not in record.model_copy(update={"hints": ()}).dump()
