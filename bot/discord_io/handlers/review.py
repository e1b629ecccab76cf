"""Looking back: reviews of a person's own games and retries of their questions; a server's records and achievements."""

import logging
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from bot.delivery.pictures import Draft
from bot.discord_io.answer import Answer
from bot.discord_io.callbacks import Reply
from bot.discord_io.press import Needs, Press, on, redirect
from bot.ids import ControlAction, ControlId, number
from bot.model import Table
from bot.post import Gone, PortError, Post, review_slot
from bot.present.controls.buttons import follow
from bot.present.messages.hand import step_field
from bot.present.messages.notices import link_post, note_post
from bot.present.messages.records import (
    ALL,
    MARK,
    PAGE,
    STANDINGS,
    career_panels,
    found_post,
    leaderboard_post,
    record_post,
    records_post,
)
from bot.present.messages.replay import read_mark
from bot.present.messages.review import (
    HOW,
    SHOW,
    SMALL,
    STEPS,
    begun_post,
    how_post,
    missed_lines,
    point_post,
    retry_form,
    retry_post,
    review_panels,
    review_post,
    shared_post,
    smaller_post,
    worth_post,
)
from bot.present.messages.score import as_reviewed, defeat_lines, turned_at, turning_lines
from bot.present.panels import GamePanels
from bot.service.budget import Expense
from bot.service.replays import Queued
from bot.store import StoreFailed
from bot.tables.view import TableView
from games.core import Choice, Refusal, Say, Seat, State, say
from games.review.account import Judged, Part, Review
from games.review.quoting import label
from locales import words

from .help import game_named

PATIENCE_S = 10.0
"""Seconds to wait for the picture of a review."""
log = logging.getLogger(__name__)


async def show_review(answer: Answer, table: Table) -> None:
    """Show a person the review of their own game, at once if it is stored, else incrementally.

    Raises:
        Refusal: they may not have it, or not now; the text says why.
    """
    reviews, person = answer.app.service.reviews, answer.person.id
    seat = await reviews.require(table, person)
    place, view = (table.id, person), await answer.app.service.queries.view_for(table.id, seat)
    if (known := await reviews.known(table, seat)) is not None:
        await answer.beside(_draft(answer, known, view), place)
        return
    found = reviews.follow(table, seat, person)
    waiting = await answer.beside(_queued(answer, view, reviews.queued(table, seat)), place)
    answer.app.delivery.messages.in_background(_tell(answer, view, waiting, found))


def _queued(answer: Answer, view: TableView, place: Queued) -> Draft:
    """Return the placeholder of a review at its place in the queue, with what is known: how it went, and the curve."""
    table, lang, curve = view.table, answer.lang, place.curve
    panels = None if curve is None else review_panels(curve, table, lang)
    went = (*turning_lines(view, lang), *defeat_lines(view, lang))
    make = partial(begun_post, table, lang, place.before, place.minutes, place.percent, went=went)
    return Draft(answer.app.delivery.pictures, panels, lang, lambda pictures: make(pictures=pictures))


async def _tell(answer: Answer, view: TableView, waiting: Reply, found: AsyncIterator[Review | Queued]) -> None:
    """Replace a review's announcement by what is known so far, finally by all of it or by the reason for a failure.

    If that message is gone, as its reader has dismissed it, only the finished review is shown, in a new one; if another
    was opened since, the review is shown in that one.
    """
    table = view.table
    place, kept, is_gone = (table.id, answer.person.id), dict[str, int](), False
    try:
        async for one in found:
            aside = answer.app.notes.asides.get(place)
            if aside is not None and waiting.message is not None and aside.message != waiting.message:
                return
            if not is_gone:
                try:
                    kept = dict(await waiting.edit(await _so_far(answer, one, view, tuple(kept)), kept))
                except Gone:
                    is_gone = True
                    answer.app.notes.asides.pop(place, None)
            if is_gone and isinstance(one, Review) and one.is_done:
                await answer.beside(await _so_far(answer, one, view), place)
    except (PortError, discord.HTTPException) as error:  # it is stored anyway, and available at once if requested again
        log.info("A review could not be shown", extra={"table": table.id, "error": str(error)})
    except Refusal as refusal:
        await _end(answer, waiting, refusal.say)
    except (EOFError, OSError, StoreFailed) as error:
        log.error("A review could not be made", extra={"table": table.id, "error": type(error).__name__})
        await _end(answer, waiting, say("bot-no-review-made"))


async def _so_far(answer: Answer, one: Review | Queued, view: TableView, kept: Sequence[str] = ()) -> Post:
    """Return what is known of a review: its place in the queue, or its result so far with its picture."""
    draft = _queued(answer, view, one) if isinstance(one, Queued) else _draft(answer, one, view)
    return (await draft.finished(kept, PATIENCE_S))[0]


async def _end(answer: Answer, waiting: Reply, why: Say) -> None:
    with suppress(PortError, discord.HTTPException):  # the announcement then stays
        await waiting.edit(note_post(why, answer.lang), {})


def _draft(answer: Answer, found: Review, view: TableView) -> Draft:
    """Return a review with its picture, for its reader."""
    lang = answer.lang
    told = as_reviewed(found, view)
    turned, lines = turned_at(told), turning_lines(told, lang)
    lines = [lang.text("bot-review-turned", told=one) for one in lines] if turned is not None else lines
    turning = [*lines, *missed_lines(found, told, lang)]
    make = partial(review_post, found, view.table, lang, turning=turning, turned=turned, lost=defeat_lines(view, lang))
    return Draft(answer.app.delivery.pictures, review_panels(found, view.table, lang, turned), lang, make)


@on(ControlAction.REVIEW)
async def _review(press: Press) -> None:
    """Show the review, how it was worked out, the turning point that a control names, or the review to everyone."""
    path = press.control.path
    entry = read_mark((*press.values, *path)[0])[1] if path else None
    if path == (SHOW,):
        await _show_to_all(press)
    elif path == (HOW,):
        found, _ = await _kept(press)
        await press.answer.show(how_post(found, press.table, press.answer.lang))
    elif path == (SMALL,) and entry is None:
        found, _ = await _kept(press)
        await press.answer.show(smaller_post(found, press.table, press.answer.lang))
    elif entry is None:
        await show_review(press.answer, press.table)
    else:
        found, one, view, _ = await _point(press, entry)
        lang = press.answer.lang
        make = partial(point_post, found, one, view, lang)
        await press.answer.show(Draft(press.answer.app.delivery.pictures, view, lang, make))


async def _show_to_all(press: Press) -> None:
    """Post the review in the channel of its table, in the table's language; if it stands there, link to it."""
    answer, table = press.answer, press.table
    found, seat = await _kept(press)
    if table.lost:
        raise Refusal(say("bot-no-review-here"))
    shared, slot = answer.app.delivery.shared, review_slot(seat)
    if shared.standing(table, slot) is None:
        answer.app.service.budget.charge({Expense.MESSAGES: 1}, answer.person.id, table.guild)
    await answer.acknowledge(quietly=True)
    lang = words(table.locale)

    async def drawn() -> Post:
        panels, make = review_panels(found, table, lang), partial(shared_post, found, table, lang)
        return (await Draft(answer.app.delivery.pictures, panels, lang, make).finished((), PATIENCE_S))[0]

    try:
        ref, is_new = await shared.post(table, slot, drawn)
    except PortError as error:
        log.info("A review could not be shown", extra={"table": table.id, "error": str(error)})
        await answer.note("bot-no-review-here")
    else:
        told = "bot-review-shown" if is_new else "bot-review-stands"
        await answer.beside(link_post(told, table, ref, answer.lang))


@on(ControlAction.RETRY)
async def _retry(press: Press) -> None:
    """Ask the question of a turning point again, step by step; the last step shows what the answer was worth."""
    answer, control = press.answer, press.control
    entry, letter, path = number(control.ticket), *(control.path[:1] or ("",)), control.path[1:]
    if entry is None or (letter and letter not in STEPS):
        raise Refusal(say("bot-no-such-control"))
    found, one, view, state = await _point(press, entry)
    if view.offer is None:
        raise Refusal(say("bot-no-such-control"))
    if letter == "t":
        form = retry_form(one, view, answer.lang)
        if form is None:
            raise Refusal(say("bot-no-such-control"))
        await answer.fill_in(form)
        return
    chosen = follow(view.offer, path, press.values) if letter else ()
    if isinstance(chosen, Choice):
        await _say_worth(press, found, one, view, state, chosen)
        return
    draft = partial(retry_post, one, view, chosen, answer.lang)
    await answer.show(
        Draft(answer.app.delivery.pictures, view, answer.lang, draft, step_field(view, chosen, answer.lang))
    )


async def _say_worth(press: Press, found: Review, one: Judged, view: TableView, state: State, chosen: Choice) -> None:
    """Say what an attempted answer would have been worth, evaluated by another process unless the review knows it."""
    answer, table, seat = press.answer, press.table, one.seat
    best, chosen_then = (one.choice, one.other) if one.gap.share > 0 else (one.other, one.choice)
    worth: Part | None = None
    if chosen == chosen_then:
        worth = Part(-abs(one.gap.share), one.gap.error)
    elif chosen != best:
        with answer.app.service.budget.working(Expense.HINTS, answer.person.id, table.guild):
            work = answer.app.service.reviews.try_again(table, seat, state, chosen, best)
            try:
                worth = await answer.carry_out(work)
            except BrokenExecutor:
                raise Refusal(say("bot-no-review-made")) from None
    await answer.show(worth_post(found, one, view, label(state, seat, chosen), worth, answer.lang))


async def _kept(press: Press) -> tuple[Review, Seat]:
    """Return the review of the reader's seat, which must have been computed.

    Raises:
        Refusal: it has not been, or they may not have it.
    """
    reviews = press.answer.app.service.reviews
    seat = await reviews.require(press.table, press.answer.person.id)
    found = await reviews.known(press.table, seat)
    if found is None:
        raise Refusal(say("bot-no-review-kept"))
    return found, seat


async def _point(press: Press, entry: int) -> tuple[Review, Judged, TableView, State]:
    """Return a turning point of the reader's review, with what they knew then and the position.

    Raises:
        Refusal: it is not one, or the position can no longer be read.
    """
    found, seat = await _kept(press)
    one = next((one for one in found.choices if one.entry == entry), None)
    if one is None:
        raise Refusal(say("bot-no-such-control"))
    return found, one, *await press.answer.app.service.replays.question(press.table.id, seat, entry)


def server_of_records(answer: Answer) -> int:
    """Return the server whose standings, records and achievements are requested.

    Raises:
        Refusal: the request came from a private message.
    """
    if answer.interaction.guild_id is None:
        raise Refusal(say("bot-no-server-standing"))
    return answer.interaction.guild_id


async def standings_of(answer: Answer, game: str) -> Post:
    """Return a post with the best players of a game on the server.

    Raises:
        Refusal: there is no such game, or the request came from a private message.
    """
    board = await answer.app.service.leaderboards.leaderboard(server_of_records(answer), game_named(game).id)
    return leaderboard_post(board, answer.lang)


async def person_page(answer: Answer, whose: int, name: str = "") -> Draft:
    """Return the page of a person's results and achievements on the server, with a name for a person without results.

    Raises:
        Refusal: the request came from a private message.
    """
    service, guild = answer.app.service, server_of_records(answer)
    record = await service.leaderboards.personal(guild, whose, answer.person.id)
    found = await service.records.found(guild, whose, answer.person.id)
    record = replace(record, name=record.name or name)
    make = partial(record_post, record, replace(found, name=record.name), answer.lang)
    return Draft(answer.app.delivery.pictures, GamePanels("", career_panels(record)), answer.lang, make)


@on(ControlAction.RECORDS, needs=Needs.NOTHING)
async def _records(press: Press) -> None:
    """Show the records of a game or of all games, or go back to the standings."""
    answer, path = press.answer, (*press.control.path, *press.values)
    match path:
        case (one, game) if one == STANDINGS:
            await answer.show(await standings_of(answer, game))
        case (game,):
            which = None if game == ALL else game_named(game).id
            best = await answer.app.service.records.best(server_of_records(answer), which)
            await answer.show(records_post(game, best, answer.lang))
        case _:
            raise Refusal(say("bot-no-such-control"))


@on(ControlAction.ACHIEVED, needs=Needs.NOTHING)
async def _achieved(press: Press) -> None:
    """Show a person's achievements in a game, as far as the reader may know them, or go back to their page."""
    answer, (first, *rest) = press.answer, press.control.path or ("",)
    whose = number(first)
    if whose is None or rest not in ([], [PAGE]):
        raise Refusal(say("bot-no-such-control"))
    if rest:
        await answer.show(await person_page(answer, whose))
        return
    found = await answer.app.service.records.found(server_of_records(answer), whose, answer.person.id)
    await answer.show(found_post(found, game_named(press.value).id, answer.lang))


@on(ControlAction.PAST, needs=Needs.NOTHING)
async def _past(press: Press) -> None:
    """Open the replay or the review of a game on a person's page of results."""
    answer, (action, _, table_id) = press.answer, press.value.partition(MARK)
    answer.table = await answer.app.service.queries.table(table_id)
    if action not in {ControlAction.REPLAY, ControlAction.REVIEW}:
        raise Refusal(say("bot-no-such-control"))
    await redirect(replace(press, control=ControlId(press.control.action, table_id)), ControlAction(action))
