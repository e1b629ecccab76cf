"""What a guided first game has taught: which tips were shown, and which one stands beside the present question."""

from dataclasses import replace

from bot.model import Lesson, Table
from games import core
from games.core import State

from .entries import Entry, HandedOver, Moved
from .lobby_facts import Started, TipsSet


def taught(table: Table, state: State | None, entry: Entry) -> Table:
    """The table after an entry, with the lesson moved on: a question of a new kind brings its tip."""
    match entry.fact:
        case Started(guided=True):
            table = replace(table, lesson=Lesson())
        case TipsSet(is_on) if table.lesson is not None:
            return replace(table, lesson=replace(table.lesson, is_on=is_on))
        case HandedOver() if table.lesson is not None:
            table = replace(table, lesson=Lesson(table.lesson.is_on))
    if table.lesson is None or state is None:
        return table
    lesson = _moved_on(table, table.lesson, state, entry)
    return table if lesson == table.lesson else replace(table, lesson=lesson)


def _moved_on(table: Table, lesson: Lesson, state: State, entry: Entry) -> Lesson:
    """A tip stays while its question does, also between the stages of an answer."""
    now = core.decision(state)
    seat = next((seat for seat, sitter in table.seated() if sitter.person is not None), None)
    if now is None or seat is None or seat not in now.asks:
        return replace(lesson, showing="")
    word = now.step.word()
    if word not in lesson.seen:
        return replace(lesson, seen=(*lesson.seen, word), showing=word)
    is_answered = isinstance(entry.fact, Moved) and entry.fact.seat == seat and seat not in state.answers
    return replace(lesson, showing="" if is_answered or word != lesson.showing else word)
