"""Taking back one's own last step, while it revealed nothing, restores everything."""

from dataclasses import replace

import pytest

from bot.ids import ControlAction, parse
from bot.present.messages.hand import hand_post
from bot.present.messages.menu import menu_post
from bot.tables import Accepted
from bot.tables.play import Move
from bot.tables.seats import Leave
from bot.tables.undo import TakeBack, TookBack, undo_refusals, undoable_move
from bot.tables.view import view_for
from games import core
from games.core import Dice, Number, Refusal, Seat
from games.registry import GAMES
from locales import words
from tests.house.play import many
from tests.lantern import Hush

from .memory import MIRA, ODO, PEOPLE, MemoryTable

ALL = sorted({*GAMES, "lantern"})


def seen(table: MemoryTable) -> list[object]:
    """Return everything that readers can know, except tickets."""
    return [
        (
            view.view,
            view.waiting,
            view.done,
            view.secret,
            view.question,
            view.offer and (view.offer.shape, view.offer.prompt),
        )
        for view in table.views()
    ]


@pytest.mark.slow
@pytest.mark.parametrize("game", ALL)
def test_after_taking_back_everyone_sees_what_they_saw_before(game):
    """After a step back in random games all views and the dice are as before."""
    taken = 0
    for n in many(10):
        table, dice = MemoryTable.playing(game, 2, seed=f"undo {n}"), Dice(f"undo {game} {n}")
        for _ in range(150):
            if core.decision(table.state) is None:
                break
            before, views, luck = table.state, seen(table), table.state.dice
            done = table.answer(dice)
            person = PEOPLE[done.seat]
            decided = table.try_(TakeBack(person))
            if isinstance(decided, Refusal):
                now = core.decision(table.state)
                assert table.state.learnt != before.learnt or now is None or now.hides_progress
                continue
            table.take(decided)
            taken += 1
            assert seen(table) == views
            assert table.state.dice == luck
            codec = GAMES[game].codec
            assert core.ticket(table.state, done.seat) == table.table.n, "their own controls are new"
            same, now = core.reopen(before, at=table.table.n), core.reopen(table.state, at=table.table.n + 1)
            same = core.reopen(same, at=now.number)
            assert codec.save(now) == codec.save(same)
            table.answer(dice, done.seat)
    assert taken


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_button_stands_exactly_where_a_step_can_be_taken_back(game):
    """The button exists exactly if a step can be taken back; otherwise the reason is shown.

    In a hand it leaves its place to the way back within an answer, which it would be confused with.
    """
    lang, stood = words("en"), 0
    for n in many(10):
        table, dice = MemoryTable.playing(game, 2, seed=f"button {n}"), Dice(f"button {game} {n}")
        for _ in range(150):
            if core.decision(table.state) is None:
                break
            if isinstance(decided := table.try_(TakeBack(dice.pick([MIRA, ODO]))), Accepted) and dice.below(4) == 0:
                table.take(decided)
            else:
                table.answer(dice)
            barred = undo_refusals(table.table, table.state, (Seat(0), Seat(1)), table.replay)
            for seat, person in enumerate((MIRA, ODO)):
                decided = table.try_(TakeBack(person))
                view = view_for(table.table, table.state, Seat(seat), take_back=barred)
                offered = [post.controls() for post in (menu_post(view, lang, table.now), hand_post(view, lang))]
                found = [any(is_take_back(one.id) for one in controls) for controls in offered]
                is_possible = isinstance(decided, Accepted)
                now = core.decision(table.state)
                is_begun = bool(table.state.answers.get(Seat(seat)))  # then they redo or revise their answer
                is_in_hand = is_possible and now is not None and not is_begun
                assert found == [is_possible, is_in_hand], decided
                assert view.no_take_back == (None if is_possible else decided.say)
                stood += is_possible
    assert stood


def is_take_back(control: str) -> bool:
    """Return whether a control takes a step back at once."""
    known = parse(control)
    return known is not None and known.action is ControlAction.TAKE_BACK


def test_only_ones_own_last_step_can_be_taken_back():
    table = MemoryTable.playing("lantern", 3)
    assert table.refusal(TakeBack(MIRA)) == "bot-no-nothing-to-take-back"
    table.do(Move(1, None, Number(2)))
    assert table.refusal(TakeBack(ODO)) == "bot-no-nothing-to-take-back"
    table.do(Move(2, None, Number(3)))
    assert table.refusal(TakeBack(MIRA)) == "bot-no-nothing-to-take-back"
    table.do(TakeBack(ODO))
    assert isinstance(table.try_(TakeBack(MIRA)), Accepted)


def test_several_steps_are_taken_back_one_by_one():
    table = MemoryTable.playing("lantern", 2)
    table.do(Move(1, None, Number(2)))
    table.do(TakeBack(MIRA))
    assert table.refusal(TakeBack(MIRA)) == "bot-no-nothing-to-take-back"
    table.do(Move(1, None, Number(5)))
    table.do(TakeBack(MIRA))
    facts = [entry.fact for entry in table.replay.entries if isinstance(entry.fact, TookBack)]
    assert len({fact.to for fact in facts}) == 2
    assert table.tickets() == {Seat(0): str(table.table.n), Seat(1): "3"}, "nothing has changed for the other"


def test_what_was_revealed_stays_revealed():
    """A step that revealed something, such as a settled bid, cannot be taken back."""
    table = MemoryTable.playing("lantern", 2)
    table.do(Move(1, None, Number(2)))
    table.do(Move(2, None, Number(3)))
    assert table.refusal(TakeBack(ODO)) == "bot-no-learnt-since"


def test_a_seat_that_was_taken_over_meanwhile_does_not_matter():
    """Another seat's substitution does not prevent a step back."""
    table = MemoryTable.playing("lantern", 3)
    table.do(Move(1, None, Number(2)))
    table.do(Leave(ODO))
    table.do(TakeBack(MIRA))
    assert table.table.occupants[1].owner == 2, "who sits where is not taken back"
    assert table.tickets().keys() == {0, 1, 2}


def test_the_same_interaction_takes_back_once():
    """A repeated interaction takes back one step."""
    table = MemoryTable.playing("lantern", 2)
    table.do(Move(1, None, Number(2)))
    table.do(TakeBack(MIRA, "key"))
    assert table.do(TakeBack(MIRA, "key")).is_repeated


def test_nothing_is_taken_back_where_nothing_is_played():
    """Lobbies, strangers and finished games have nothing to take back."""
    assert MemoryTable.open().refusal(TakeBack(MIRA)) == "bot-no-not-started"
    table = MemoryTable.playing("lantern", 2)
    assert table.refusal(TakeBack(PEOPLE[4])) == "bot-no-not-in-game"
    dice = Dice("end")
    while core.decision(table.state) is not None:
        table.answer(dice)
    last = table.last.seat
    assert table.refusal(TakeBack(PEOPLE[last])) == "bot-no-table-ended"
    assert table.refusal(Move(PEOPLE[last].id, None, Hush())) == "core-game-over"


def test_a_move_that_the_clock_or_a_computer_player_made_is_nobodys_to_take_back():
    for by in ("clock", "computer"):
        table = MemoryTable.playing("poursuite", 2)
        table.answer(Dice("move"))
        entry = table.replay.entries[-1]
        moved = replace(entry, fact=replace(entry.fact, by=by))
        with pytest.raises(Refusal, match="bot-no-nothing-to-take-back"):
            undoable_move(table.table, table.state, entry.fact.seat, table.replay, moved)
        assert undoable_move(table.table, table.state, entry.fact.seat, table.replay, entry) == entry.fact
        for last in (None, replace(entry, fact=TookBack(Seat(0), 1))):
            with pytest.raises(Refusal, match="bot-no-nothing-to-take-back"):
                undoable_move(table.table, table.state, entry.fact.seat, table.replay, last)


@pytest.mark.parametrize(
    ("unrates", "by_consent", "is_alone", "told"),
    [
        (True, False, False, 1),
        (True, True, True, 1),
        (True, True, False, 0),
        (False, False, False, 0),
        (False, True, True, 0),
    ],
)
def test_that_a_game_ceases_to_count_is_told_unless_a_proposal_has_said_so(unrates, by_consent, is_alone, told):
    """Once: not of a game that did not count before, nor where others were asked."""
    table = MemoryTable.playing("lantern", 2).table
    alone = replace(table, occupants=(table.occupants[0], replace(table.occupants[1], person=None, computer="normal")))
    table = alone if is_alone else table
    fact = TookBack(Seat(0), 1, by_consent=by_consent, unrates=unrates)
    before = replace(table, is_rated=True)
    assert len([*fact.sentences(before, table, None)]) == told
    assert [*fact.sentences(None, table, None)] == []
    assert [*fact.sentences(replace(table, rewound=True), table, None)] == []


@pytest.mark.parametrize(
    ("changed", "told"),
    [({}, "rating"), ({"is_guided": True}, "nothing"), ({"is_rated": False}, "nothing")],
)
def test_the_story_does_not_tell_of_a_game_that_never_counted_that_it_ceases_to(changed, told):
    """A step that is taken back in a lesson, or in an unrated game, costs nothing."""
    table = replace(MemoryTable.playing("lantern", 2).table, **changed)
    (story, *_) = TookBack(Seat(0), 1, unrates=True).told(replace(table, rewound=True), None)
    assert story.say.values["unrates"] == told
