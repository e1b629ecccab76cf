"""Half-made answers belong to their player: no other command removes one silently."""

from collections import Counter

import pytest

from bot.tables.proposals import Propose, Respond
from bot.tables.undo import TakeBack, TookBack
from games import core
from games.core import Choice, Dice, Refusal, Seat, State
from games.registry import GAMES
from tests.lantern import GAME as LANTERN

from .memory import PEOPLE, MemoryTable

STEPS = 400
SETTLED = ("propose", "consider", "to")
"""Questions of the market that are asked only if there is a choice."""


def begun(state: State) -> dict[Seat, tuple[Choice, ...]]:
    """Return the incomplete answers by seat."""
    now = core.decision(state)
    return {seat: tuple(given) for seat, given in state.answers.items() if now is not None and seat in now.asks}


def questions(state: State) -> dict[Seat, tuple[int, object]]:
    """Return by seat of a joint question the ticket and the full question."""
    now = core.decision(state)
    if now is None or not now.sealed:
        return {}
    return {
        seat: (core.ticket(state, seat), (now.step, shape, now.step.question(state, seat), state.answers.get(seat)))
        for seat, shape in now.asks.items()
    }


def told_cut(table: MemoryTable) -> set[Seat]:
    """Return the seats that the last command told that their answer was cut."""
    assert table.last is not None
    return {event.to for _, event in table.last.told if event.say.id in core.CUT and event.to is not None}


def something(table: MemoryTable, dice: Dice) -> Seat | None:
    """Let somebody do something random; return the seat, None if nothing happened."""
    seats = len(table.table.occupants)
    what, seat = dice.below(8 if begun(table.state) or questions(table.state) else 30), Seat(dice.below(seats))
    by = PEOPLE[seat]
    try:
        if what == 0:
            table.do(TakeBack(by))
        elif what == 1:
            table.do(Propose(by, "take-back"))
            for other in range(seats):
                proposal = table.table.proposal
                if proposal is not None and other != seat:
                    table.do(Respond(PEOPLE[other], proposal.n, True))
        else:
            now = core.decision(table.state)
            assert now is not None
            seat = dice.pick(sorted(now.asks))
            table.answer(dice, seat)
    except Refusal:
        return None
    return seat


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted([*GAMES, LANTERN.id]))
@pytest.mark.parametrize("number", range(3))
def test_nobody_else_takes_away_what_somebody_is_choosing(game: str, number: int) -> None:
    """In random games a half-made answer is kept, or its player is told."""
    dice, met = Dice(f"drafts {game} {number}"), Counter[str]()
    table = MemoryTable.playing(game, 3, seed=f"drafts {number}")
    for _ in range(STEPS):
        if core.decision(table.state) is None:
            break
        before = table.state
        drafts, asked = begun(before), questions(before)
        seat = something(table, dice)
        if seat is None or table.state is before:
            continue
        after, told = table.state, told_cut(table)
        is_back = isinstance(table.replay.entries[-1].fact, TookBack)
        for other, said in drafts.items():
            if other == seat:
                continue
            now = tuple(after.answers.get(other, ()))
            is_whole = {repr(one) for one in said if one.word() not in SETTLED} <= {*map(repr, now)}
            assert is_whole or other in told, (said, now, table.replay.entries[-1].fact)
            met["kept" if is_whole else "cut"] += 1
            met["back"] += is_back
        assert not told & {seat}
        for other, (ticket, question) in questions(after).items():
            if other != seat and question == asked.get(other, (0, None))[1]:
                assert ticket == asked[other][0], "the controls of a half-made choice are dead"
                met["open"] += is_back
    assert game != "maphr" or (met["kept"] > 20 and met["back"])
    assert game != "dungeon_lords" or met["open"]
