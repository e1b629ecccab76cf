"""What people are taught at a table whose game is new to them: which tips they were shown, and which one stands now."""

from collections.abc import Mapping
from dataclasses import replace

from bot.model import Lesson, Table
from games import core
from games.core import Revise, Seat, State

from .entries import Entry, HandedOver, Moved, TookBack
from .lobby_facts import Started, TipsSet
from .state import game_of


def tips_for(table: Table, newcomers: Mapping[int, bool]) -> dict[Seat, bool]:
    """The seats of newcomers with whether they are shown tips, as a deal has them.

    Args:
        table: the table; a seat that a computer player keeps for somebody counts as theirs.
        newcomers: by person, whether they want tips.
    """
    people = ((seat, sitter.person or sitter.owner or 0) for seat, sitter in table.seated())
    return {seat: newcomers[person] for seat, person in people if person in newcomers}


def lesson_of_heir(table: Table, fact: HandedOver) -> Lesson | None:
    """The lesson of somebody to whom a seat passes: their own; in a guided game they have one in any case."""
    former = table.sitters[fact.seat].lesson
    if fact.tips is not None:
        return Lesson(fact.tips)
    return Lesson(former.is_on) if table.is_guided and former is not None else None


def taught(table: Table, state: State | None, entry: Entry) -> Table:
    """The table after an entry, with each lesson moved on: a question of a new kind brings its tip."""
    match entry.fact:
        case Started(guided=is_guided, tips=tips):
            people = {seat: True for seat, sitter in table.seated() if sitter.person is not None} if is_guided else {}
            table = _with_lessons(table, {seat: Lesson(is_on) for seat, is_on in {**people, **tips}.items()})
        case TipsSet(is_on):
            mine = ((seat, one.lesson) for seat, one in table.seated() if one.person == entry.person)
            return _with_lessons(table, {seat: replace(one, is_on=is_on) for seat, one in mine if one is not None})
    if state is None:
        return table
    lessons = [(seat, sitter.lesson) for seat, sitter in table.seated() if sitter.lesson is not None]
    return _with_lessons(table, {seat: _moved_on(lesson, table, seat, state, entry) for seat, lesson in lessons})


def _with_lessons(table: Table, lessons: Mapping[Seat, Lesson]) -> Table:
    """The table with these lessons; the same one where none of them is new."""
    if all(table.sitters[seat].lesson == lesson for seat, lesson in lessons.items()):
        return table
    sitters = (replace(one, lesson=lessons.get(seat, one.lesson)) for seat, one in table.seated())
    return replace(table, sitters=tuple(sitters))


def _moved_on(lesson: Lesson, table: Table, seat: Seat, state: State, entry: Entry) -> Lesson:
    """A lesson after an entry. Its tips follow from what its own seat is asked, and from nothing else.

    A tip stays while its question does, also between the stages of an answer. It comes back when the answer is taken
    back, and the tip of a question that nobody asks any more comes with the next one of its kind. A computer player
    that keeps the seat is taught nothing.
    """
    now = core.decision(state)
    word = now.step.word() if now is not None and seat in now.asks else ""
    own = entry.fact if isinstance(entry.fact, Moved) and entry.fact.seat == seat else None
    if isinstance(entry.fact, TookBack) or (own is not None and _is_revision(table, own)):
        lesson = _asked_again(lesson, word)
    elif own is not None and not (word and word == lesson.showing and seat in state.answers):
        lesson = replace(lesson, showing="", answered=lesson.showing)
    if word and word not in lesson.seen and table.sitters[seat].person is not None:
        return replace(lesson, seen=(*lesson.seen, word), showing=word)
    return lesson if word == lesson.showing else replace(lesson, showing="")


def _asked_again(lesson: Lesson, word: str) -> Lesson:
    """After a step back: the question it led to has not been met, and the one before it has its tip again."""
    if lesson.showing == word:
        return lesson
    seen = tuple(kind for kind in lesson.seen if kind != lesson.showing)
    is_back = word != "" and word == lesson.answered
    return replace(lesson, seen=seen, showing=word if is_back else "", answered="" if is_back else lesson.answered)


def _is_revision(table: Table, moved: Moved) -> bool:
    """Whether a seat takes back what it has answered so far."""
    return isinstance(game_of(table).codec.load_choice(moved.choice), Revise)
