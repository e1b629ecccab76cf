"""The history of a table: by pages, by turns, and by words that are searched for."""

from dataclasses import dataclass

from bot.discord_io.answer import Answer
from bot.discord_io.press import Press, on
from bot.ids import ControlAction, number
from bot.model import Table
from bot.post import Post
from bot.present.controls.screens import page
from bot.present.messages.history import (
    FIND,
    FOUND,
    JUMP,
    LAST,
    LAST_MARK,
    TYPED,
    history_post,
    jump_form,
    page_of_entry,
    page_of_turn,
    turn_numbers,
    typed_number,
)
from bot.present.messages.replay import read_mark
from bot.present.messages.searching import find, search_form, search_post
from games.core import Event, Refusal, Seat, say
from locales import Words


@dataclass(frozen=True, slots=True)
class Told:
    """All that a person was told at a table.

    Attributes:
        table: the table.
        seat: the person's seat, if they have one.
        entries: by event, the entry of the log that told it.
        events: oldest first.
        lang: the person's language.
    """

    table: Table
    seat: Seat | None
    entries: list[int]
    events: list[Event]
    lang: Words

    def page(self, number: int = LAST, found: int | None = None) -> Post:
        """A page of it, the last one for a number beyond it; what was found there is marked."""
        return history_post(self.events, self.table, self.lang, number, self.seat, self.entries, found)

    def with_words(self, wanted: str) -> Post:
        """The sentences that hold these words.

        Raises:
            Refusal: no word was given.
        """
        hits = find(self.events, self.table, self.lang, wanted, self.seat, self.entries)
        return search_post(hits, wanted, self.events, self.table, self.lang)

    def at_turn(self, typed: str) -> Post:
        """The page where a turn begins whose number was typed.

        Raises:
            Refusal: there is no such turn.
        """
        number = page_of_turn(self.events, self.entries, self.table, self.lang, self.seat, typed_number(typed))
        if number is None:
            raise Refusal(say("bot-no-such-turn", turns=len(turn_numbers(self.events))))
        return self.page(number)

    def at_entry(self, entry: int) -> Post:
        """The page where an entry of the log was told."""
        return self.page(page_of_entry(self.events, self.entries, self.table, self.lang, self.seat, entry))


async def show_history(answer: Answer, table: Table, wanted: str | None = None) -> None:
    """Show somebody the last page of what happened, or what holds some words, as far as they may know it."""
    told = await _told(answer, table)
    await answer.say(told.page() if wanted is None else told.with_words(wanted))


@on(ControlAction.HISTORY)
async def _history(press: Press) -> None:
    """Show what a control names: a page, a turn, an entry of the log, or what holds some words."""
    answer, path, value = press.answer, press.control.path, (*press.values, "")[0]
    if not path:
        await show_history(answer, press.table)
        return
    told = await _told(answer, press.table)
    if path == (FIND,) and press.opens_form:
        await answer.fill_in(search_form(told.table, told.lang))
    elif (path == (JUMP,) and press.opens_form) or (path == (JUMP, "menu") and value == TYPED):
        turns = len(turn_numbers(told.events))
        await answer.fill_in(jump_form(ControlAction.HISTORY, told.table, told.lang, turns))
    else:
        await answer.show(_asked(told, path, value))


def _asked(told: Told, path: tuple[str, ...], value: str) -> Post:
    """Return the page that a control of the history leads to."""
    if path == (FIND,):
        return told.with_words(value)
    if path == (JUMP,):
        return told.at_turn(value)
    if path[0] == JUMP:
        where, event = (*value.split("-"), "")[:2]
        is_found = path[1:] == (FOUND,) and number(event) is not None
        return told.page(page((where,)), number(event) if is_found else None)
    entry = read_mark(path[0])[1]
    if entry is not None:
        return told.at_entry(entry)
    return told.page(LAST if path[0] == LAST_MARK else page(path))


async def _told(answer: Answer, table: Table) -> Told:
    table, told = await answer.app.service.queries.told(table.id, answer.person.id)
    entries, events = [n for n, _ in told], [event for _, event in told]
    return Told(table, table.seat_of(answer.person.id), entries, events, answer.lang)
