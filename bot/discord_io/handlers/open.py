"""A table before its game: opening it, the options in its lobby, and the start."""

import logging
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum

import discord

from bot.app import App, Panel
from bot.discord_io.answer import Answer
from bot.discord_io.press import Press, on
from bot.ids import ControlAction, ControlId, number
from bot.model import Phase, Table, Tempo, TimeOuts
from bot.post import PortError, Post
from bot.present.messages.lobby import AT_RANDOM, RATED, arrange_post, arranged_post
from bot.present.messages.pace import PACES, value_of
from bot.tables.deal import Start
from bot.tables.ending import effective_host
from bot.tables.lobby import SetFirst, SetLanguage, SetOption, SetRated, require_lobby
from bot.tables.log import Command
from bot.tables.opening import Again, Open, PlayOn
from bot.tables.pace import SetPace, SetTempo, SetTimeOuts
from bot.tables.puzzles import read_posed
from games.core import Refusal, Seat, State, say
from games.positions import save_position
from games.registry import GAMES
from locales import LOCALES, Words, locale_of

from .lookup import table_language

log = logging.getLogger(__name__)

CHANNELS_NAMED = 5
"""How many channels a refusal names; the rest are counted."""

NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True
)
NEEDED_IN_THREADS = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, embed_links=True, attach_files=True, read_message_history=True
)


def server_of(answer: Answer) -> tuple[int, int]:
    """Return the server and channel of an interaction that requires both.

    Raises:
        Refusal: it came from a private message.
    """
    guild, channel = answer.interaction.guild_id, answer.interaction.channel_id
    if guild is None or channel is None:
        raise Refusal(say("bot-no-server-here"))
    return guild, channel


async def check_opening(answer: Answer) -> None:
    """Refuse a table if the bot could not show it, or if the server's managers do not allow it.

    Raises:
        Refusal: it names what is missing, or who may open a table, or where.
    """
    await check_house(answer)
    if lacking := missing(answer):
        spoken = answer.lang.enumerate([permission_text(name, answer.lang) for name in lacking])
        raise Refusal(say("bot-no-permission", permissions=spoken))


async def check_house(answer: Answer) -> None:
    """Refuse a table in a channel where the server's managers want none, or to a person who may not open any.

    Raises:
        Refusal: it names where tables may be opened, or by whom.
    """
    interaction = answer.interaction
    settings = await answer.app.service.places.server_settings(interaction.guild_id or 0)
    above = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    if not settings.allows_channel(interaction.channel_id, above):
        named = settings.channels[:CHANNELS_NAMED]
        rest = len(settings.channels) - len(named)
        channels = tuple(say("bot-settings-channel", id=str(channel)) for channel in named)
        raise Refusal(say("bot-no-table-in-channel", channels=channels, more=rest))
    roles = {role.id for role in getattr(interaction.user, "roles", ())}
    if not settings.allows_roles(roles) and not interaction.permissions.manage_guild:
        raise Refusal(say("bot-no-role-for-tables", role=str(settings.role)))


def missing(answer: Answer) -> list[str]:
    """Return the permissions that the bot lacks in this channel."""
    threaded = isinstance(answer.interaction.channel, discord.Thread)
    needed = NEEDED_IN_THREADS if threaded else NEEDED
    return [name for name, wanted in needed if wanted and not getattr(answer.interaction.app_permissions, name)]


def permission_text(name: str, lang: Words) -> str:
    """Return a permission's name as in Discord's settings; discord.py uses an older name for one of them."""
    shown = "view_channel" if name == "read_messages" else name
    return lang.text(f"bot-permission-{shown.replace('_', '-')}")


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


@on(ControlAction.START)
async def _start(press: Press) -> None:
    """Deal; the lobby remains until the first board arrives, with its pictures."""
    done = await press.answer.execute(press.table.id, Start(press.person, share=press.answer.share))
    await press.answer.acknowledge(quietly=True)
    close_panel(press.app, done.table)


@on(ControlAction.ARRANGE)
async def _arrange(press: Press) -> None:
    """Open the options panel for the host."""
    require_lobby(press.table)
    await require_host(press.answer, press.table)
    await _show_panel(press.answer, press.table)


@on(ControlAction.OPTION)
async def _option(press: Press) -> None:
    if len(press.control.path) != 1 or not press.value:
        raise Refusal(say("bot-no-such-option"))
    await _change(press, SetOption(press.person, press.control.path[0], press.value))


@on(ControlAction.FIRST)
async def _first(press: Press) -> None:
    seat = number(press.value)
    if seat is None and press.value != AT_RANDOM:
        raise Refusal(say("bot-no-such-seat"))
    await _change(press, SetFirst(press.person, Seat(seat) if seat is not None else None))


@on(ControlAction.PACE)
async def _pace(press: Press) -> None:
    paces = {value_of(pace): pace for pace in PACES}
    await _change(press, SetPace(press.person, paces[_chosen(press, paces, "bot-no-such-pace")]))


@on(ControlAction.TIME_OUTS)
async def _time_outs(press: Press) -> None:
    chosen = TimeOuts(_chosen(press, [*TimeOuts], "bot-no-such-pace"))
    await _change(press, SetTimeOuts(press.person, chosen))


@on(ControlAction.TEMPO)
async def _tempo(press: Press) -> None:
    await _change(press, SetTempo(press.person, Tempo(_chosen(press, [*Tempo], "bot-no-such-option"))))


@on(ControlAction.LANGUAGE)
async def _language(press: Press) -> None:
    chosen = locale_of(_chosen(press, LOCALES, "bot-no-such-option"))
    await _change(press, SetLanguage(chosen, press.person))


@on(ControlAction.RATED)
async def _rated(press: Press) -> None:
    await _change(press, SetRated(press.person, RATED[_chosen(press, RATED, "bot-no-such-option")]))


async def _change(press: Press, command: Command) -> None:
    """Change the table, and update the panel; it loses its menus if the lobby is over."""
    answer = press.answer
    if press.table.phase is not Phase.LOBBY and answer.is_ephemeral:
        await answer.show(arranged_post(press.table, press.lang))
        return
    answer.table = (await answer.execute(press.table.id, command)).table
    await _show_panel(answer, answer.table, instead=True)


async def _show_panel(answer: Answer, table: Table, *, instead: bool = False) -> None:
    """Show the options of a table, and store the message until its menus are to be removed."""
    post = arrange_post(table, answer.lang)
    shown = await (answer.show(post) if instead else answer.say(post))
    answer.app.notes.panels[table.id] = Panel(lambda now: shown.edit(now, {}), answer.lang)


def close_panel(app: App, table: Table) -> None:
    """Remove the menus from the options panel in the background, once the lobby is over."""
    if (panel := app.notes.panels.pop(table.id, None)) is not None:
        app.delivery.messages.in_background(_close(panel, arranged_post(table, panel.lang)))


async def _close(panel: Panel, post: Post) -> None:
    try:
        await panel.edit(post)
    except (PortError, discord.HTTPException) as error:
        log.info("A panel of options still has its menus", extra={"error": str(error)})


async def require_host(answer: Answer, table: Table) -> None:
    """Refuse anyone but the host, or the person to whom an absent host's rights pass.

    Raises:
        Refusal: the person is neither.
    """
    if answer.person.id == table.host:
        return
    service = answer.app.service
    if table.seat_of(answer.person.id) is not None and await answer.app.delivery.members.has_left(table, table.host):
        table = await service.queries.table(table.id) or table
    is_quiet = False
    with suppress(Refusal):  # there is no question in a lobby, or if the position cannot be read
        is_quiet = (await service.queries.view_for(table.id, None)).is_quiet
    host = effective_host(table, service.clock(), is_quiet=is_quiet)
    if answer.person.id != host:
        seat = table.seat_of(host)
        raise Refusal(say("bot-no-not-host", name="" if seat is None else table.sitters[seat].name))


def _chosen(press: Press, known: Collection[str], refusal: str) -> str:
    """Return the single value chosen in a menu.

    Raises:
        Refusal: there are none or several, or it is not a known one.
    """
    if press.value not in known:
        raise Refusal(say(refusal))
    return press.value
