"""Positions and puzzles: /game position and /puzzle, files with a position, and the buttons of both."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import discord

from bot.delivery.pictures import Draft
from bot.delivery.puzzles import seen, solved
from bot.discord_io.answer import Answer
from bot.discord_io.bodies import errors
from bot.discord_io.press import Needs, Press, on
from bot.ids import ControlAction
from bot.model import Table
from bot.post import Picture, PortError, Post
from bot.present.controls import Path
from bot.present.controls.buttons import follow
from bot.present.messages import amount_form
from bot.present.messages.hand import step_field, step_post
from bot.present.messages.positions import hidden_post, look_post, player_table, position_form, position_post
from bot.present.messages.puzzles import (
    MONTH,
    NEXT,
    PLAY,
    REST,
    SHOW,
    TRY,
    WHY,
    missed_post,
    month_post,
    puzzle_post,
    solution_post,
    solved_post,
)
from bot.present.messages.replay import read_mark
from bot.present.panels import Panels
from bot.service.budget import Expense
from bot.service.positions import FILE_BYTES, Shared, require_nothing_hidden, text_of_file, too_big, written
from bot.tables.puzzles import Posed, read_posed
from bot.tables.state import game_of
from bot.tables.view import TableView, view_for
from games.core import Choice, Refusal, Seat, Sign, State, TooLate, say, write_choice
from games.transcript import read
from locales import Speaker

from .lookup import find_table
from .open import Beginning, TableRequest, open_or_offer
from .review import server_of_records


async def give_position(answer: Answer) -> None:
    """Export the position of this channel's table if nothing in it is hidden; else offer to show a shared one."""
    answer.table = await find_table(answer.app, answer.interaction)
    found = await answer.app.service.queries.state_of(answer.table.id) if answer.table is not None else None
    if found is None:
        await answer.say(hidden_post("bot-position-none", answer.lang))
        return
    try:
        require_nothing_hidden(*found)
    except Refusal as refusal:
        await answer.say(hidden_post(refusal.say.id, answer.lang))
        return
    await _give(answer, *found)


async def look_at_file(answer: Answer, file: discord.Attachment) -> None:
    """Show an uploaded position, or the last one of an uploaded record.

    Raises:
        Refusal: the budget is used up, or the file is too big, not text, not available, or holds neither of them.
    """
    with answer.app.service.budget.working(Expense.FILES, answer.person.id, answer.interaction.guild_id):
        shared = await answer.carry_out(_read_file(answer, file), quietly=False)
    await _show(answer, shared)


async def _read_file(answer: Answer, file: discord.Attachment) -> Shared:
    if file.size > FILE_BYTES:
        raise too_big()
    try:
        async with errors():
            text = text_of_file(await file.read())
    except (PortError, discord.HTTPException):
        raise Refusal(say("bot-no-file-fetched")) from None
    positions = answer.app.service.positions
    if not text.lstrip().startswith("{"):
        return await positions.read(text)
    transcript = await asyncio.to_thread(read, text)
    try:
        return await positions.last_of(transcript)
    except Refusal as refusal:
        speak = Speaker(answer.lang, transcript.game, [player.name for player in transcript.players])
        raise Refusal(say("bot-no-record", reason=Sign(speak(refusal.say)))) from None


async def _give(answer: Answer, table: Table, state: State) -> None:
    await answer.say(position_post(table, written(game_of(table), state), answer.lang))


@on(ControlAction.POSITION)
async def _position(press: Press) -> None:
    """Export a step of a replay."""
    answer, path = press.answer, press.control.path
    entry = read_mark(path[0])[1] if path else None
    if entry is None:
        raise Refusal(say("bot-no-such-control"))
    table, _, state = await answer.app.service.replays.position(press.table.id, entry)
    await _give(answer, table, state)


@on(ControlAction.LOOK, needs=Needs.NOTHING)
async def _look(press: Press) -> None:
    """Ask for a position, and show the one that was pasted."""
    answer = press.answer
    if press.opens_form:
        await answer.fill_in(position_form(answer.lang))
        return
    with answer.app.service.budget.working(Expense.FILES, answer.person.id, answer.interaction.guild_id):
        shared = await answer.app.service.positions.read("\n".join(press.values))
    await _show(answer, shared)


async def _show(answer: Answer, shared: Shared) -> None:
    state, lang = shared.state, answer.lang
    table = player_table(shared.game, state.options, state.seats, state.edition, lang)
    views = [view_for(table, state, seat) for seat in (None, *map(Seat, range(state.seats)))]
    draft = Draft(
        answer.app.delivery.pictures,
        views[0],
        lang,
        lambda pictures: look_post(
            views, shared.token, lang, pictures, is_playable=shared.is_playable, seal=shared.seal
        ),
        Panels.REPLAY,
    )
    await answer.say(draft)


@on(ControlAction.PLAY_POSITION, needs=Needs.NOTHING)
async def _play(press: Press) -> None:
    """Open a table in this channel that starts from the position a person is looking at."""
    answer, path = press.answer, press.control.path
    shared = await answer.app.service.positions.get(path[0] if path else "")
    wanted = TableRequest(shared.game, Beginning.POSITION, shared.token)
    if await open_or_offer(answer, wanted, quietly=False):
        await answer.note("bot-play-on-opened")


_STEPS = {ControlAction.STEP, ControlAction.SOME, ControlAction.AMOUNT}


async def give_puzzle(
    answer: Answer, game: str | None = None, level: int | None = None, *, instead: bool = False
) -> None:
    """Give a puzzle to one person.

    Args:
        answer: their interaction.
        game: the id of the game; None for any that has puzzles.
        level: the difficulty; None for the one that suits them.
        instead: whether it takes the place of the message that was pressed.

    Raises:
        Refusal: there is no such game, or no puzzle of it.
    """
    posed = await answer.app.service.puzzles.give(answer.person.id, game, answer.interaction.guild_id or 0, level)
    await _pose(answer, posed, instead=instead)


async def show_month(answer: Answer) -> None:
    """Show who solved the most of this server's puzzles of the day this month.

    Raises:
        Refusal: it is asked by private message.
    """
    await answer.say(month_post(*await answer.app.service.puzzles.month(server_of_records(answer)), answer.lang))


@on(ControlAction.PUZZLE, needs=Needs.NOTHING)
async def _puzzle(press: Press) -> None:
    """Handle a control of a puzzle: a step of the answer, the answer, or what follows it."""
    answer, control = press.answer, press.control
    posed = read_posed(control.table)
    if control.action is not ControlAction.PUZZLE:
        await _step(press, posed)
        return
    match control.path:
        case (what,) if what == MONTH:
            await show_month(answer)
        case (what,) if what == WHY:
            await _solution(answer, posed)
        case (what,) if what == SHOW:
            await _reveal(answer, posed)
        case (what,) if what == NEXT:
            await give_puzzle(answer, posed.puzzle.game, instead=True)
        case (what,) if what == PLAY:
            wanted = TableRequest(posed.puzzle.game, Beginning.PUZZLE, posed.id)
            if await open_or_offer(answer, wanted, quietly=False):
                await answer.note("bot-play-on-opened")
        case (what,) if what == REST:
            await _pose(answer, posed, instead=True, is_whole=True)
        case (what,) if what == TRY:
            await answer.app.service.puzzles.check_day(answer.interaction.guild_id or 0, posed)
            await _pose(answer, posed, instead=answer.in_private)
        case _:
            raise Refusal(say("bot-no-such-control"))


async def _pose(answer: Answer, posed: Posed, *, instead: bool, is_whole: bool = False) -> None:
    """Show a puzzle with its controls, and with the rest of the table if it is to be `whole`."""
    is_again = await answer.app.service.puzzles.has_answered(answer.person.id, posed)
    view, lang = seen(posed, answer.lang), answer.lang
    make = partial(puzzle_post, view, posed, lang, is_again=is_again, is_whole=is_whole)
    field = f"{Panels.WHOLE if is_whole else ''}{step_field(view, (), lang)}"
    draft = Draft(answer.app.delivery.pictures, view, lang, make, field)
    await (answer.show(draft) if instead else answer.say(draft))


async def _step(press: Press, posed: Posed) -> None:
    """Advance an answer by one step; the last one submits it.

    Raises:
        Refusal: the control belongs to no step of this puzzle, or its day is over.
    """
    answer, control, lang = press.answer, press.control, press.answer.lang
    view = seen(posed, lang)
    if view.offer is None or control.ticket != view.offer.ticket:
        raise TooLate(say("bot-no-such-puzzle"))
    if control.action is ControlAction.TYPE and (form := amount_form(view, lang)) is not None:
        await answer.fill_in(form)
        return
    if control.action not in _STEPS:
        raise Refusal(say("bot-no-such-control"))
    chosen = follow(view.offer, control.path, press.values)
    if isinstance(chosen, Choice):
        await _solve(answer, posed, view, chosen)  # a warning would give hints, and nothing is at stake
    elif not chosen:
        await _pose(answer, posed, instead=True)
    else:
        await answer.show(_draft(answer, view, chosen, lambda pictures: step_post(view, chosen, lang, pictures)))


async def _solve(answer: Answer, posed: Posed, view: TableView, choice: Choice) -> None:
    """Judge an answer and show the result."""
    guild, lang = answer.interaction.guild_id or 0, answer.lang
    judged = await answer.carry_out(answer.app.service.puzzles.answer(answer.person.id, guild, posed, choice))
    if judged.verdict.is_right:
        posed = replace(posed, puzzle=posed.puzzle.answered(choice))
        await answer.show(
            _solved(answer, posed, lambda drawn, shows: solved_post(view, posed, judged, lang, drawn, shows=shows))
        )
        return
    given = write_choice(choice)
    await answer.show(_draft(answer, view, (), lambda drawn: missed_post(view, posed, given, judged, lang, drawn)))


async def _reveal(answer: Answer, posed: Posed) -> None:
    """Show the solution to a person who has had their try.

    Raises:
        Refusal: they have not.
    """
    judged, given = await answer.app.service.puzzles.reveal(answer.person.id, posed)
    view, lang = seen(posed, answer.lang), answer.lang

    def made(drawn: Sequence[Picture], shows: str) -> Post:
        return solution_post(view, posed, judged, lang, drawn, given=given, is_open=True, shows=shows)

    await answer.show(_solved(answer, posed, made))


async def _solution(answer: Answer, posed: Posed) -> None:
    """Show the solution of a past puzzle of the day.

    Raises:
        Refusal: it is still open.
    """
    service, guild, lang = answer.app.service.puzzles, answer.interaction.guild_id or 0, answer.lang
    judged = await service.solution(guild, posed)
    view = seen(posed, lang)
    await answer.say(
        _solved(answer, posed, lambda drawn, shows: solution_post(view, posed, judged, lang, drawn, shows=shows))
    )


def _solved(answer: Answer, posed: Posed, make: Callable[[Sequence[Picture], str], Post]) -> Draft:
    """Return a post with pictures of the solution; `make` is told how they show it."""
    view, shows = solved(posed, answer.lang)
    pictures, field = answer.app.delivery.pictures, Panels.AFTER if shows == "after" else ""
    return Draft(pictures, view, answer.lang, lambda drawn: make(drawn, shows), field)


def _draft(answer: Answer, view: TableView, path: Path, make: Callable[[Sequence[Picture]], Post]) -> Draft:
    return Draft(answer.app.delivery.pictures, view, answer.lang, make, step_field(view, path, answer.lang))
