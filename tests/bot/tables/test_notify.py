"""Every hand whose content a decision changes is delivered."""

import pytest

from bot.model import Phase
from bot.tables.absence import EndAway, GoAway
from bot.tables.notify import Kind, notices_for
from games.core import Dice, Seat
from games.registry import GAMES

from .memory import ODO, MemoryTable

MOVES = 40


def shown(table: MemoryTable, seat: Seat) -> object:
    """Return the content of a seat's hand, and its question."""
    (view,) = [view for view in table.views() if view.seat == seat]
    panels = view.game.pictures.own(view.view, "")
    asked = view.offer and (view.offer.ticket, view.offer.shape, view.offer.prompt)
    return tuple(view.game.hand(view.view)), [(panel.id, repr(panel.shows)) for panel in panels], asked


def compared(table: MemoryTable) -> set[Seat | None]:
    """Return the seats whose hand is checked after the last command."""
    return {notice.seat for notice in table.last.notices if notice.kind is Kind.HAND}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_hand_changes_without_being_compared(game):
    """Every changed hand of a person is checked."""
    computers = int(GAMES[game].seats[-1] > 2)
    table, dice = MemoryTable.playing(game, 2, computers), Dice("notify")
    for _ in range(MOVES):
        if not any(table.person_at(seat) for seat in table.tickets()):
            break
        before = {seat: shown(table, seat) for seat in (Seat(0), Seat(1))}
        table.answer(dice, seat=next(seat for seat in table.tickets() if table.person_at(seat)))
        for seat in before.keys() - compared(table):
            assert shown(table, seat) == before[seat]


def test_a_holiday_concerns_one_hand():
    table = MemoryTable.playing("lantern", 3)
    assert compared(table) == {0, 1, 2}
    table.do(GoAway(ODO, table.now + 3600))
    assert compared(table) == {1}
    table.do(EndAway(Seat(1), ODO))
    assert compared(table) == {1}


def finals(table: MemoryTable) -> int:
    """Return how many final scores the last command announces."""
    return sum(notice.kind is Kind.FINAL for notice in table.last.notices)


def test_the_final_score_is_shown_once():
    """The final score is announced once, by the move that ends the game."""
    table, dice = MemoryTable.playing("lantern", 2), Dice("final")
    while table.table.phase is Phase.PLAYING:
        assert finals(table) == 0
        table.answer(dice)
    assert (table.table.phase, finals(table)) == (Phase.OVER, 1)
    before = table.after
    assert [one for one in notices_for(before, before, []) if one.kind is Kind.FINAL] == []
