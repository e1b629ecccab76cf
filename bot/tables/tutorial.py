"""Teaching: tips at a table whose game is new to a person, and a guided first game from a fixed deal.

A tip depends only on the question that its own seat is asked.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace

from bot.model import Lesson, Occupant, Person, Table
from games import core
from games.core import Revise, Seat, State
from games.core.record import record

from .consent import others
from .deal import Started
from .lobby import FirstSet, LanguageSet, OptionSet, prepare_deal
from .log import Command, Decision, Entry, Fact, rule
from .play import Moved, require_position
from .seats import Unseated, seat_next_computer
from .state import game_of, refuse, require_seat, with_seat
from .undo import TookBack


@record
class Guide(Command):
    """Turn a lobby with only the host into a guided first game."""

    by: Person


@record
class SetTips(Command):
    """Switch the person's own tips on or off, if the game is new to them."""

    by: Person
    is_on: bool


@record
class TipsSet(Fact):
    """A person to whom the game is new switched their tips on or off."""

    is_on: bool

    def change(self, table: Table, entry: Entry) -> Table:
        own = table.seat_of(entry.person) if entry.person is not None else None
        lesson = table.occupants[own].lesson if own is not None else None
        if own is None or lesson is None:
            return table
        return with_seat(table, own, replace(table.occupants[own], lesson=replace(lesson, is_on=self.is_on)))

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        own = table.seat_of(entry.person) if entry.person is not None else None
        return () if own is None else (own,)


@record
class BackToLesson(Command):
    """Go back to where the person left the script of a guided game, whatever has happened since."""

    by: Person
    key: str | None = None


@rule(Guide)
def guide(decision: Decision, command: Guide) -> None:
    """Start a guided first game in a lobby with only the host."""
    prepare_deal(decision, command.by)
    begin_guided(decision, command.by)


def begin_guided(decision: Decision, by: Person) -> None:
    """Seat computer players, set the options of the guided deal, and deal it, in the learner's language.

    Raises:
        Refusal: another person sits in the lobby.
    """
    game = game_of(decision.table)
    if any(occupant.person not in {None, by.id} for occupant in decision.table.occupants):
        raise refuse("bot-no-guided-alone")
    deal = game.guided
    if decision.table.locale != by.locale:
        decision.add(LanguageSet(by.locale))
    for seat, occupant in reversed(list(decision.table.seated())):
        if occupant.person is None:
            decision.add(Unseated(seat), by.id)
    while len(decision.table.occupants) < deal.seats:
        seat_next_computer(decision, by)
    options = {option.id: deal.options.get(option.id, option.values[0]) for option in game.options}
    for option, value in options.items():
        if decision.table.options.get(option) != value:
            decision.add(OptionSet(option, value), by.id)
    if decision.table.first != deal.first:
        decision.add(FirstSet(deal.first), by.id)
    edition = game.editions.current if deal.edition is None else deal.edition
    decision.add(Started(deal.seed, edition, options, deal.first, guided=True), by.id)
    if not by.preferences.tips:
        decision.add(TipsSet(False), by.id)


@rule(SetTips)
def set_tips(decision: Decision, command: SetTips) -> None:
    """Switch a person's own tips on or off; a request for the current setting changes nothing."""
    seat = require_seat(decision.table, command.by.id)
    lesson = decision.table.occupants[seat].lesson
    if lesson is None or not decision.table.phase.live:
        raise refuse("bot-no-tips")
    if lesson.is_on != command.is_on:
        decision.add(TipsSet(command.is_on), command.by.id)


@rule(BackToLesson)
def back_to_lesson(decision: Decision, command: BackToLesson) -> None:
    """Go back to the position in which a person's answers left the script of a guided game."""
    decision.seat = seat = require_seat(decision.table, command.by.id)
    require_position(decision)
    if command.key is not None and decision.past.has_key(command.key):
        decision.is_repeated = True
        return
    lesson = decision.table.occupants[seat].lesson
    if lesson is None or lesson.left_at is None or others(decision.table, seat):
        raise refuse("bot-no-lesson-back")
    decision.add(TookBack(seat, lesson.left_at, unrates=True, is_lesson=True), command.by.id, command.key)


def lesson_for_new_owner(table: Table, seat: Seat, tips: bool | None) -> Lesson | None:
    """Return the lesson of a seat's new owner: their own; in a guided game, otherwise one like its former owner's.

    Args:
        table: the table.
        seat: the seat.
        tips: whether that person is shown tips; None if the game is not new to them.
    """
    former = table.occupants[seat].lesson
    if tips is not None:
        return Lesson(tips)
    return Lesson(former.is_on) if table.is_guided and former is not None else None


def advance_lessons(
    table: Table, occupants: tuple[Occupant, ...], before: State | None, state: State | None, entry: Entry
) -> tuple[Occupant, ...]:
    """Return a table's seats after an entry, with each lesson advanced: a question of a new kind brings its tip.

    Args:
        table: the table after the entry, except for its seats.
        occupants: its seats, except for their lessons.
        before: the position before the entry.
        state: the position after it.
        entry: the entry.
    """
    if isinstance(entry.fact, Started):
        deal = entry.fact
        people = {Seat(n): True for n, one in enumerate(occupants) if one.person is not None} if deal.guided else {}
        occupants = _with_lessons(occupants, {seat: Lesson(is_on) for seat, is_on in {**people, **deal.tips}.items()})
    if state is None or isinstance(entry.fact, TipsSet):
        return occupants
    lessons = {Seat(n): one.lesson for n, one in enumerate(occupants) if one.lesson is not None}
    return _with_lessons(
        occupants,
        {
            seat: _on_script(_after_entry(lesson, table, seat, state, entry), table, seat, before, entry)
            for seat, lesson in lessons.items()
        },
    )


def _with_lessons(occupants: tuple[Occupant, ...], lessons: Mapping[Seat, Lesson]) -> tuple[Occupant, ...]:
    """Return seats with these lessons; seats whose lesson is unchanged are returned as they are."""
    return tuple(
        one if (lesson := lessons.get(Seat(n), one.lesson)) == one.lesson else replace(one, lesson=lesson)
        for n, one in enumerate(occupants)
    )


def _after_entry(lesson: Lesson, table: Table, seat: Seat, state: State, entry: Entry) -> Lesson:
    """Return a lesson after an entry.

    A tip that cannot be followed waits for the next question of its kind. A tip stays as long as its question, also
    between the stages of an answer. It returns when the answer is taken back, and the tip of a question that is no
    longer asked comes with the next one of its kind. A computer player that keeps the seat is taught nothing.

    Whether a tip fits is only computed when it matters: that takes as long as the rules of a move.
    """
    now = core.decision(state)
    is_asked = now is not None and not now.step.at_once and not _is_obvious(now, state, seat)
    kind = now.step.word() if now is not None and is_asked else ""
    own = entry.fact if isinstance(entry.fact, Moved) and entry.fact.seat == seat else None
    is_back = isinstance(entry.fact, TookBack) or (own is not None and _is_revision(table, own))
    is_new = kind not in lesson.seen or kind == lesson.showing or (is_back and kind == lesson.answered)
    word = kind if kind and is_new and game_of(table).has_tip(state, seat) else ""
    if is_back:
        lesson = _asked_again(lesson, word)
    elif own is not None and not (word and word == lesson.showing and seat in state.answers):
        lesson = replace(lesson, showing="", answered=lesson.showing)
    if word and word not in lesson.seen and table.occupants[seat].person is not None:
        return replace(lesson, seen=(*lesson.seen, word), showing=word)
    return lesson if word == lesson.showing else replace(lesson, showing="")


def _is_obvious(now: core.Decision, state: State, seat: Seat) -> bool:
    """Return whether the table answers a seat's question itself."""
    shape = now.asks.get(seat)
    return shape is not None and now.step.obvious(state, seat, shape) is not None


def _on_script(lesson: Lesson, table: Table, seat: Seat, before: State | None, entry: Entry) -> Lesson:
    """Return a lesson after an entry, with where a seat has departed from the script, if it has.

    It follows the script again once it has gone back to before that answer, or reached a position of the script.
    """
    if isinstance(entry.fact, TookBack):
        is_back = lesson.left_at is None or entry.fact.to <= lesson.left_at
        lesson = replace(lesson, has_left=False)
        return replace(lesson, left_at=None, why=None) if is_back else lesson
    asked = core.decision(before) if before is not None else None
    if not isinstance(entry.fact, Moved) or entry.fact.seat != seat or asked is None or asked.step.at_once:
        return lesson
    game, lesson = game_of(table), replace(lesson, has_left=False)
    if before is None or not table.is_guided or _is_revision(table, entry.fact):
        return lesson
    step = game.lesson.at(before, seat)
    if step is None:
        return lesson
    if step.choice == game.codec.load_choice(entry.fact.choice):
        return replace(lesson, left_at=None, why=None)
    return replace(lesson, has_left=lesson.is_on, left_at=before.number, why=step.reason)


def _asked_again(lesson: Lesson, word: str) -> Lesson:
    """Return a lesson after a step back: its question counts as unseen, and the one before has its tip again."""
    if lesson.showing == word:
        return lesson
    seen = tuple(kind for kind in lesson.seen if kind != lesson.showing)
    is_back = word != "" and word == lesson.answered
    return replace(lesson, seen=seen, showing=word if is_back else "", answered="" if is_back else lesson.answered)


def _is_revision(table: Table, moved: Moved) -> bool:
    """Return whether a seat takes back what it has answered so far."""
    return isinstance(game_of(table).codec.load_choice(moved.choice), Revise)
