"""A control's ticket is the entry that opened its question, which never recurs."""

import pytest

from bot.tables import Accepted
from bot.tables.play import Move
from bot.tables.seats import Join, Leave
from bot.tables.undo import TakeBack
from games import core
from games.core import Choice, Dice, Refusal, Revise, Seat
from games.registry import GAMES

from .memory import GRO, MIRA, ODO, ZED, MemoryTable

STEPS = 120
ALL = [(game, {}) for game in sorted({*GAMES, "lantern"})] + [("lantern", {"market": "open"})]


class Controls:
    """Every control ever shown at a table, and its question."""

    def __init__(self) -> None:
        self.made: dict[tuple[Seat, str], Choice] = {}
        self.dead: set[tuple[Seat, str]] = set()

    def look(self, table: MemoryTable, dice: Dice) -> None:
        """Record the current controls; vanished ones must not reappear."""
        now = core.decision(table.state)
        shown = {}
        for seat, shape in now.asks.items() if now else ():
            shown[seat, str(core.ticket(table.state, seat))] = core.any_of(shape, dice)
        for seat in now.done if now else ():
            shown[seat, str(core.ticket(table.state, seat))] = Revise()
        again = self.dead & {*shown}
        assert not again, f"tickets came back: {again}"
        self.dead |= {*self.made} - {*shown}
        for control, choice in shown.items():
            self.made.setdefault(control, choice)

    def press_the_dead(self, table: MemoryTable) -> int:
        """Assert that every old control is refused or already done; return their number."""
        for seat, ticket in self.dead:
            person = table.person_at(seat)
            if person is None:
                continue
            decided = table.try_(Move(person.id, ticket, self.made[seat, ticket]))
            assert isinstance(decided, Refusal) or (decided.is_repeated and not decided.entries)
        return len(self.dead)


def step(table: MemoryTable, dice: Dice, kind: int) -> Accepted | Refusal:
    """Carry out a random step: mostly moves, sometimes revisions, steps back or transfers."""
    now = core.decision(table.state)
    assert now is not None
    if kind == 0 and now.done:
        seat = dice.pick(now.done)
        return table.do(Move(table.table.occupants[seat].person or 0, None, Revise()))
    if kind == 1:
        begun = [seat for seat in now.asks if seat in table.state.answers]
        if begun:
            return table.do(Move(table.table.occupants[begun[0]].person or 0, None, Revise()))
    if kind == 2:
        for person in (MIRA, ODO):
            if not isinstance(decided := table.try_(TakeBack(person)), Refusal):
                return table.take(decided)
    if kind == 3 and table.table.seat_of(ODO.id) is not None:
        table.do(Leave(ODO))
        return table.do(Join(ODO))
    if kind == 4 and table.table.seat_of(ODO.id) is not None:
        table.hand_over(ODO, GRO)
        return table.hand_over(GRO, ODO)
    return table.answer(dice)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), ALL)
def test_old_controls_stay_dead(game, options):
    """Old controls never do anything, at every later position of random games."""
    pressed = steps = 0
    for n in range(2):
        dice = Dice(f"tickets {game} {n}")
        table, controls = MemoryTable.playing(game, 2, seed=f"{game} {n}", **options), Controls()
        for _ in range(STEPS):
            if core.decision(table.state) is None:
                break
            controls.look(table, dice)
            step(table, dice, dice.below(12))
            pressed += controls.press_the_dead(table)
            steps += 1
    assert pressed > STEPS or steps < STEPS, "a short game has few controls"


def test_a_control_made_for_one_answer_is_not_taken_for_another():
    """Controls between answers and revisions belong to other questions."""
    table = MemoryTable.playing("dungeon_lords", 2)
    first = table.tickets()[Seat(0)]
    now = core.decision(table.state)
    choice = core.any_of(now.asks[Seat(0)], Dice("a"))
    table.do(Move(1, first, choice))
    second = str(core.ticket(table.state, Seat(0)))
    table.do(Move(1, second, Revise()))
    third = table.tickets()[Seat(0)]
    table.do(Move(1, third, choice))
    fourth = str(core.ticket(table.state, Seat(0)))
    assert len({first, second, third, fourth}) == 4


def test_the_controls_of_others_survive_what_does_not_concern_them():
    """A seat's controls survive answers, revisions and absences of others."""
    table = MemoryTable.playing("lantern", 3)
    mine = table.tickets()[Seat(0)]
    table.answer(Dice("x"), Seat(1))
    table.do(Move(2, None, Revise()))
    table.do(Leave(ODO))
    table.do(Join(ODO))
    table.hand_over(ODO, ZED)
    assert table.tickets()[Seat(0)] == mine
    assert isinstance(table.answer(Dice("y"), Seat(0)), Accepted)


def test_a_seat_that_changes_hands_kills_its_controls():
    """A transfer invalidates the seat's controls, including those from before the owner left."""
    table = MemoryTable.playing("lantern", 3)
    old = table.tickets()[Seat(1)]
    table.do(Leave(ODO))
    table.do(Join(ODO))
    choice = core.any_of(core.decision(table.state).asks[Seat(1)], Dice("z"))
    assert table.refusal(Move(2, old, choice)) == "bot-no-moved-on"
    assert table.tickets()[Seat(1)] == str(table.table.n)
