"""What a decision has told of hands: each that shows something else is among those to be compared."""

import pytest

from bot.model import Phase
from bot.tables.absence import EndAway, GoAway
from bot.tables.notify import Kind, notices_for
from games.core import Dice, Seat
from games.registry import GAMES

from .memory import ODO, MemoryTable

MOVES = 40


def shown(table: MemoryTable, seat: Seat) -> object:
    """What the hand of a seat shows of the position, and what it asks."""
    (view,) = [view for view in table.views() if view.seat == seat]
    panels = view.game.pictures.own(view.view, "")
    asked = view.offer and (view.offer.ticket, view.offer.shape, view.offer.prompt)
    return tuple(view.game.hand(view.view)), [(panel.id, repr(panel.shows)) for panel in panels], asked


def compared(table: MemoryTable) -> set[Seat | None]:
    """The seats whose hand is compared after the last command."""
    return {notice.seat for notice in table.last.notices if notice.kind is Kind.HAND}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_hand_changes_without_being_compared(game):
    """Moves of people change hands of people; a computer player has none."""
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
    """How often the last command has the final score shown."""
    return sum(notice.kind is Kind.FINAL for notice in table.last.notices)


def test_the_final_score_is_shown_once():
    """By the move that ends the game; what is decided about the table afterwards does not show it again."""
    table, dice = MemoryTable.playing("lantern", 2), Dice("final")
    while table.table.phase is Phase.PLAYING:
        assert finals(table) == 0
        table.answer(dice)
    assert (table.table.phase, finals(table)) == (Phase.OVER, 1)
    before = table.after
    assert [one for one in notices_for(before, before, []) if one.kind is Kind.FINAL] == []
