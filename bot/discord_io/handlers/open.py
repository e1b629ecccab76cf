"""Opening a table: what is asked for, and the thread for a second table in a channel."""

import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from enum import StrEnum

import discord

from bot.discord_io.answer import Answer
from bot.discord_io.bodies import errors
from bot.discord_io.press import Needs, Press, on
from bot.discord_io.transport import WEEK
from bot.ids import ControlAction, ControlId, number
from bot.model import Table
from bot.post import PortError, Refused
from bot.present.messages.lobby import thread_name, thread_offer_post, thread_opened_post
from bot.tables.opening import Again, Open, PlayOn
from bot.tables.puzzles import read_posed
from games.core import Refusal, Say, State, TooLate, say
from games.positions import save_position
from games.registry import GAMES
from locales import words

from .lookup import (
    NEEDED_IN_THREADS,
    check_opening,
    check_server_rules,
    lacking,
    permission_text,
    server_of,
    table_language,
)

log = logging.getLogger(__name__)


class Beginning(StrEnum):
    """The ways in which a new table can start."""

    OPENED = "open"
    GUIDED = "guided"
    AGAIN = "again"
    PLAYED_ON = "on"
    POSITION = "position"
    PUZZLE = "puzzle"


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A request for a table, as carried by the control that opens a thread for it.

    Attributes:
        game: the id of the game.
        kind: what it starts from.
        source: the id of the older table, the token of a shared position, or a puzzle; empty for a game from its start.
        entry: for continuing an older game, the entry of that table's log.
    """

    game: str
    kind: Beginning = Beginning.OPENED
    source: str = ""
    entry: int = 0

    @property
    def path(self) -> tuple[str, ...]:
        """The path of a control that encodes the request."""
        match self.kind:
            case Beginning.OPENED | Beginning.GUIDED:
                return (self.kind,)
            case Beginning.AGAIN | Beginning.POSITION | Beginning.PUZZLE:
                return (self.kind, self.source)
            case Beginning.PLAYED_ON:
                return (self.kind, self.source, str(self.entry))

    async def check(self, answer: Answer) -> None:
        """Check whether the table could be opened in a channel that has none.

        Raises:
            Refusal: it cannot be opened.
        """
        service, by = answer.app.service, answer.person
        command: Open | Again | PlayOn
        if self.kind is Beginning.AGAIN:
            await service.runner.check_opening(Again(by, channel=0), self.source)
            return
        locale, (guild, _) = await table_language(answer), server_of(answer)
        old: str | None = None
        match self.kind:
            case Beginning.OPENED | Beginning.GUIDED:
                command = Open(self.game, guild, 0, by, locale)
            case Beginning.PLAYED_ON:
                _, step, state = await service.replays.position(self.source, self.entry)
                position = save_position(GAMES[self.game], state)
                command, old = PlayOn(self.game, guild, 0, by, locale, position, step), self.source
            case Beginning.POSITION | Beginning.PUZZLE:
                state = await self._position(answer)
                position = save_position(GAMES[self.game], state)
                command = PlayOn(self.game, guild, 0, by, locale, position, names=("",) * state.seats)
        await service.runner.check_opening(command, old)

    async def open(self, answer: Answer, channel: int) -> Table:
        """Open the table in a channel or thread.

        Raises:
            Refusal: it cannot be opened.
        """
        service, by = answer.app.service, answer.person
        if self.kind is Beginning.AGAIN:
            return await service.openings.again(self.source, by, channel)
        locale, (guild, _) = await table_language(answer), server_of(answer)
        match self.kind:
            case Beginning.OPENED:
                return await service.openings.open(self.game, guild, channel, by, locale)
            case Beginning.GUIDED:
                return await service.openings.open_guided(self.game, guild, channel, by, locale)
            case Beginning.PLAYED_ON:
                return await service.openings.play_on(self.source, self.entry, guild, channel, by, locale)
            case Beginning.POSITION | Beginning.PUZZLE:
                state = await self._position(answer)
                return await service.openings.open_position(self.game, state, guild, channel, by, locale)

    async def _position(self, answer: Answer) -> State:
        """Return the position without a table that the game starts from.

        Raises:
            Refusal: it is no longer kept, or the puzzle is gone.
        """
        if self.kind is Beginning.PUZZLE:
            return read_posed(self.source).puzzle.state()
        return (await answer.app.service.positions.get(self.source)).state


def rematch_of(table: Table) -> TableRequest:
    """Return the request for a rematch: a table with the people and options of a finished one."""
    return TableRequest(table.game, Beginning.AGAIN, table.id)


def read_request(control: ControlId) -> TableRequest:
    """Return the request that a control encodes.

    Raises:
        Refusal: no such control was ever issued.
    """
    kind, source, entry = (*control.path, "", "", "")[:3]
    after = number(entry or "0")
    if kind not in set(Beginning) or control.table not in GAMES or after is None:
        raise Refusal(say("bot-no-such-control"))
    return TableRequest(control.table, Beginning(kind), source, after)


TAKEN = "bot-no-table-here-already"
"""The refusal of a table in a channel that already has one."""
NEEDED_FOR_THREAD = NEEDED_IN_THREADS | discord.Permissions(create_public_threads=True)
TOO_MANY = {160006, 160007}
"""The server has as many active threads as Discord allows."""


async def open_or_offer(answer: Answer, wanted: TableRequest, *, quietly: bool = True) -> bool:
    """Open a table in the channel of an interaction; if it already has one, offer a thread for it.

    A rematch is opened in the channel of the older table.

    Returns:
        whether the table is open.

    Raises:
        Refusal: the table cannot be opened, nor in a thread.
    """
    try:
        if wanted.kind is Beginning.AGAIN:
            await check_server_rules(answer)
            work = answer.app.service.openings.again(wanted.source, answer.person)
        else:
            _, channel = server_of(answer)
            await check_opening(answer)
            work = wanted.open(answer, channel)
        answer.table = await answer.carry_out(work, quietly=quietly)
    except Refusal as refusal:
        await _offer_instead(answer, refusal, wanted)
        return False
    return True


async def _offer_instead(answer: Answer, refusal: Refusal, wanted: TableRequest) -> None:
    """Offer a thread if a table was refused because there is one and a thread is possible; else say what is missing.

    Raises:
        Refusal: there is another reason, or no thread can be opened either.
    """
    if refusal.say.id != TAKEN:
        raise refusal
    parent = await _parent(answer, wanted)
    if parent is None:
        raise Refusal(elsewhere(answer.interaction.channel)) from refusal
    _check_permissions(answer, parent)
    await wanted.check(answer)
    is_here = answer.interaction.guild_id is not None
    place = answer.interaction.channel_id if is_here else parent.id
    here = await answer.app.service.queries.table_in(place or 0)
    control = ControlId(ControlAction.THREAD, wanted.game, str(answer.interaction.id), wanted.path)
    await answer.say(thread_offer_post(here if here is not None and here.phase.live else None, control, answer.lang))


@on(ControlAction.THREAD, needs=Needs.NOTHING)
async def _open_in_thread(press: Press) -> None:
    """Open a thread, and in it the table for which it was offered; once per offer.

    Raises:
        Refusal: the table or the thread cannot be opened.
    """
    answer, ticket = press.answer, press.control.ticket
    wanted = read_request(press.control)
    parent = await _parent(answer, wanted)
    if parent is None:
        raise Refusal(elsewhere(answer.interaction.channel))
    await check_server_rules(answer)
    _check_permissions(answer, parent)
    taken = answer.app.notes.threads
    if taken.get(ticket):
        raise TooLate(say("bot-already-done"))
    taken[ticket] = True
    try:
        thread = await answer.carry_out(_thread_with_table(answer, parent, wanted))
    except BaseException:
        taken.pop(ticket, None)
        raise
    await answer.show(thread_opened_post(thread, answer.lang, is_guided=wanted.kind is Beginning.GUIDED))


async def _thread_with_table(answer: Answer, parent: discord.TextChannel, wanted: TableRequest) -> int:
    """Open a thread with a table in it; return the thread. If the table fails, no thread is left open.

    Raises:
        Refusal: the table or the thread cannot be opened.
    """
    await wanted.check(answer)
    locale = await table_language(answer)
    thread = await _create(parent, thread_name(answer.person.name, words(locale)), answer)
    try:
        answer.table = await wanted.open(answer, thread.id)
    except BaseException:
        await _quietly(thread.edit(archived=True), thread)
        raise
    await _quietly(thread.add_user(discord.Object(answer.person.id)), thread)
    return thread.id


async def _create(parent: discord.TextChannel, name: str, answer: Answer) -> discord.Thread:
    """Open a thread.

    Raises:
        Refusal: Discord does not allow it.
    """
    is_news = parent.type is discord.ChannelType.news
    kind = discord.ChannelType.news_thread if is_news else discord.ChannelType.public_thread
    try:
        async with errors():
            return await parent.create_thread(name=name, type=kind, auto_archive_duration=WEEK)
    except Refused as error:
        raise Refusal(_without(answer, ["create_public_threads"])) from error
    except discord.HTTPException as error:
        if error.code in TOO_MANY:
            raise Refusal(say("bot-no-thread-more")) from error
        raise


async def _quietly(doing: Awaitable[object], thread: discord.Thread) -> None:
    """Run a cleanup action; a failure is only logged."""
    try:
        async with errors():
            await doing
    except (PortError, discord.HTTPException) as error:
        log.info("A thread was not tidied up", extra={"thread_id": thread.id, "error": str(error)})


async def _parent(answer: Answer, wanted: TableRequest) -> discord.TextChannel | None:
    """Return the channel in which a thread can be opened: this one or its parent; None if there is none.

    For a rematch that was requested by private message, it is the channel of the older table.
    """
    channel: object = answer.interaction.channel
    if answer.interaction.guild_id is None and wanted.kind is Beginning.AGAIN:
        old = await answer.app.service.queries.table(wanted.source)
        guild = answer.interaction.client.get_guild(old.guild) if old is not None else None
        channel = guild.get_channel_or_thread(old.channel) if guild is not None and old is not None else None
    above = channel.parent if isinstance(channel, discord.Thread) else channel
    return above if isinstance(above, discord.TextChannel) else None


def elsewhere(channel: object) -> Say:
    """Return the sentence on opening another table where Discord has no threads: in a voice channel or a forum."""
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return say("bot-no-thread-voice")
    if isinstance(channel, discord.Thread) and isinstance(channel.parent, discord.ForumChannel):
        return say("bot-no-thread-forum", forum=str(channel.parent.id))
    return say(TAKEN)


def _check_permissions(answer: Answer, parent: discord.TextChannel) -> None:
    """Refuse to offer a thread that could not be opened, naming the missing permissions."""
    is_here = answer.interaction.guild_id is not None
    held = answer.interaction.app_permissions if is_here else parent.permissions_for(parent.guild.me)
    if names := lacking(NEEDED_FOR_THREAD, held):
        raise Refusal(_without(answer, names))


def _without(answer: Answer, names: list[str]) -> Say:
    """Return the sentence that names the permissions the bot lacks."""
    spoken = answer.lang.enumerate([permission_text(name, answer.lang) for name in names])
    return say("bot-no-thread-permission", permissions=spoken)
