"""Why a review names a decision: what comes of both answers, from what the seat knew."""

from dataclasses import replace

import pytest

from games import core
from games.core import Choice, Dice, Say, Seat, Some, say
from games.core.foresight import answers_of
from games.dungeon_lords.rules.events import Event
from games.puzzles import puzzles_of
from games.registry import GAMES
from games.review import comparing
from games.review.account import Judged
from games.review.comparing import GAINED
from games.review.quoting import ENDED, explained, label
from games.tunhell.choices import Play
from tests.dungeon_lords.stage import sketch
from tests.pictures.reviewed import invented


def judged(seat: Seat, given: Choice, better: Choice) -> Judged:
    """Return a costly decision between two answers."""
    return replace(invented(2, 2).costs[0], seat=seat, choice=given, other=better, against=())


@pytest.mark.parametrize(
    ("event", "is_told"),
    [
        (say("tunhell-log-lose", seat=0, card="troll", mine=1, cards=("digger_2_1",)), False),
        (say("tunhell-log-lose", seat=0, card="troll", mine=3, cards=("digger_2_1",)), True),
        (say("tunhell-log-lose", seat=0, card="troll", mine=1, cards=("digger_1_2",)), True),
        (say("tunhell-log-win", seat=0, card="dragon", cards=("digger_2_5",), over=0), True),
        (say("tunhell-log-end", seat=0), True),
        (say("tunhell-log-play", seat=0, card="digger_2_5"), False),
        (say("tunhell-log-play", seat=1, card="digger_2_5"), True),
    ],
)
def test_only_what_concerns_an_answer_is_quoted(event: Say, is_told: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event at another mine, with another digger and against another foe, explains neither answer.

    That the better answer's digger is played is that answer itself.
    """
    found = say(GAINED, told=event, deals=6, n=0, best=6)
    monkeypatch.setattr(
        "games.review.quoting.compared", lambda past, given, concerns: (found,) if concerns(found) else ()
    )
    state = puzzles_of("tunhell")[0].state()
    given, better = Play("digger_1_2", 3, ()), Play("digger_2_5", 3, ())
    labels = (say("tunhell-do-play", card="digger_1_2", mine=3), say("tunhell-do-play", card="digger_2_5", mine=3))
    one = replace(judged(Seat(0), given, better), labels=labels, reasons=())
    told = explained(one, GAMES["tunhell"], state, state).compared
    assert told == ((found,) if is_told else ())


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in sorted(GAMES) if puzzles_of(game)])
def test_what_comes_of_both_answers_is_told_from_what_the_seat_knew(game: str) -> None:
    """Other cards where it could not know them change nothing."""
    room, told = GAMES[game], 0
    for puzzle in puzzles_of(game)[:6]:
        state = puzzle.state()
        asked = core.decision(state)
        assert asked is not None
        wrong = next(one for one in answers_of(asked.asks[puzzle.seat]) if not puzzle.is_right(one))
        one, other = judged(puzzle.seat, wrong, puzzle.answer()), room.imagine(state, puzzle.seat, Dice("other"))
        labels = label(state, puzzle.seat, wrong), label(state, puzzle.seat, puzzle.answer())
        one = replace(one, labels=labels, reasons=room.reasons(state, puzzle.seat, puzzle.answer()))
        found = explained(one, room, state, core.apply(state, puzzle.seat, wrong))
        assert found.compared == explained(one, room, other, core.apply(other, puzzle.seat, wrong)).compared
        told += bool(found.compared)
        if told == 2:
            break
    assert told


LAST_ONES = """
board standard, variant standard
seats 2, first Y, active Y
wagon 1: D8 E=Y
wagon 2: D6 N=G W=G
prisoners: -
wotan: C8
hands: Y2 G1
treasures: Y{own} G{theirs} of 1
die: 3
ran: 0
plan: moving Y 3; turn G
"""


@pytest.mark.parametrize(("theirs", "is_behind"), [(13, True), (6, False)])
def test_an_answer_that_ended_the_game_while_behind_is_told_so(theirs: int, is_behind: bool) -> None:
    """Whoever is behind must not take the last treasures, and whoever is ahead may."""
    room, seat = GAMES["poursuite"], Seat(0)
    state = core.reopen(room.read_position(LAST_ONES.format(own=19 - theirs, theirs=theirs).strip()), at=1)
    last, other = core.read_choice("poursuite", "move 1 d9 right"), core.read_choice("poursuite", "move 2 d9 left")
    assert last is not None
    assert other is not None
    end = core.apply(state, seat, last)
    assert core.decision(end) is None
    found = explained(judged(seat, last, other), room, state, end)
    assert [one.id for one in found.against] == [ENDED] * is_behind


def test_an_answer_is_no_consequence_of_itself() -> None:
    """Letting the Vampire go is not refuted by its leaving, nor is paying it praised for what was paid."""
    t = sketch("players 2, round 2, events payday special taxes, event_known 2\nA: lair vampire ghost, food 3, gold 3")
    t.then(Event())
    core.start(t)
    pay, go = (core.read_choice("dungeon_lords", f"{what} vampire") for what in ("pay", "let-go"))
    assert pay is not None
    assert go is not None
    one = replace(judged(Seat(0), go, pay), labels=(label(t, Seat(0), go), label(t, Seat(0), pay)), reasons=())
    told = explained(one, GAMES["dungeon_lords"], core.reopen(t, at=1), t).compared
    assert not [said for said in told if {"dungeon_lords-log-left", "dungeon_lords-log-paid"} & {_event(said)}]


def test_a_later_choice_of_the_seat_is_no_consequence() -> None:
    """Laying a tile is what one chooses; points for it, or what the others make of it, come of it."""
    room, puzzle = GAMES["maphr"], puzzles_of("maphr")[0]
    state = puzzle.state()
    past = comparing.Past(puzzle.id, puzzle.game, puzzle.seat, state, puzzle.answer())
    tile = next(thing for thing in room.glossary() if thing.startswith("gallery"))
    laid = say("maphr-log-lay", seat=puzzle.seat, tile=tile, n=1)
    state.told = [core.Event(laid, None)]
    for items, is_told in (((tile,), False), (("map_room",), True)):
        step = comparing._Step(puzzle.seat, Some(items), state, is_forced=False, is_sealed=False, is_own=False)
        assert [*comparing._good(past, step)] == [laid] * is_told


def _event(said: Say) -> str:
    event = said.values.get("told")
    return event.id if isinstance(event, Say) else ""


def test_a_reason_that_holds_for_the_other_answer_in_its_own_way_tells_nothing() -> None:
    """Another captive freed is no difference; more points are."""
    freed, other = (say("lantern-freed", cell=cell) for cell in ("g7", "c8"))
    three, two = (say("lantern-won", n=n) for n in (3, 2))
    assert core.telling_reasons((freed, three), (other, two)) == (three,)
    assert core.telling_reasons((freed, two), (three,)) == (freed,)
