"""Look-ups for handlers: the table that is meant, who may act there, what its channel allows, its language."""

from contextlib import suppress

import discord
from discord import app_commands

from bot.app import App
from bot.discord_io.answer import Answer, Interaction
from bot.model import Phase, Table
from bot.present.speech import clean
from bot.service import Snapshot
from bot.store import StoreFailed
from bot.tables.ending import effective_host
from bot.tables.pace import replaceable
from bot.tables.view import TableView
from games.core import Refusal, Seat, say
from locales import Locale, Words, locale_of, words

CHANNELS_NAMED = 5
"""How many channels a refusal names; the rest are counted."""
NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True
)
NEEDED_IN_THREADS = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, embed_links=True, attach_files=True, read_message_history=True
)

SUGGESTIONS = 25
"""The maximum number of suggestions that Discord shows."""
TABLES_LOOKED_AT = 20
"""How many of a person's tables are checked to find the one that waits for them."""


async def find_table(app: App, interaction: Interaction, named: str | None = None) -> Table | None:
    """Return the table named, else the channel's, else one of the person's whose channel was deleted.

    In private: the one that waits for the person, else their newest; None if there is none.
    """
    mine = await app.service.queries.tables_of(interaction.user.id)
    if named is None and interaction.guild_id is not None:
        here = await app.service.queries.table_in(interaction.channel_id or 0)
        strays = [] if here is not None and here.phase.live else [table for table in mine if table.lost]
        return strays[-1] if strays else here
    if named is not None:
        return next((table for table in mine if table.id == named), None)
    if len(mine) < 2:
        return mine[0] if mine else None
    return await _waiting_for(app, mine, interaction.user.id) or mine[-1]


async def _waiting_for(app: App, mine: list[Table], person: int) -> Table | None:
    """Return the table that waits for a person, cached for a while, as autocomplete asks at every keystroke."""
    known = app.notes.waiting_table.get(person)
    if known is not None and (found := next((table for table in mine if table.id == known), None)) is not None:
        return found
    for table in mine[:TABLES_LOOKED_AT]:
        if (view := await view_at(app, table, person)) is not None and view.offer is not None:
            app.notes.waiting_table[person] = table.id
            return table
    return None


async def meant_table(answer: Answer, named: str | None = None) -> Table:
    """Return the table that a command refers to, as `find_table` does, and make it the answer's table.

    Raises:
        Refusal: there is none.
    """
    answer.table = await find_table(answer.app, answer.interaction, named)
    if answer.table is not None:
        return answer.table
    if named is not None:
        raise Refusal(say("bot-no-such-table"))
    raise Refusal(say("bot-no-table-here" if answer.interaction.guild_id is not None else "bot-no-table-of-yours"))


async def view_at(app: App, table: Table, person: int) -> TableView | None:
    """Return a person's view of a table they play at; None if they do not, or if it has not been dealt yet."""
    try:
        view = await app.service.queries.view_of(table.id, person)
    except Refusal:
        return None
    return view if view.seat is not None else None


async def snapshot_of(answer: Answer, table_id: str) -> Snapshot:
    """Return the current snapshot of the table.

    Raises:
        Refusal: there is none.
    """
    snapshot = await answer.app.service.queries.snapshot(table_id)
    if snapshot is None:
        raise Refusal(say("bot-no-such-table"))
    return snapshot


async def server_language(answer: Answer, otherwise: str = "") -> str:
    """Return the default language of a channel: the server's, or in a thread that of its channel.

    Args:
        answer: the answer to an interaction in that channel.
        otherwise: the fallback if neither was chosen; by default, the server's language at Discord.
    """
    guild = answer.interaction.guild_id
    chosen = (await answer.app.service.places.server_settings(guild)).locale if guild is not None else None
    server = chosen or otherwise or str(answer.interaction.guild_locale or "")
    if isinstance(answer.interaction.channel, discord.Thread):
        return await answer.app.service.places.channel_language(answer.interaction.channel.parent_id, server)
    return server


async def table_language(answer: Answer) -> Locale:
    """Return the language for a table opened here: its opener's, unless one was chosen for the channel or server."""
    return await answer.app.service.places.channel_language(
        answer.interaction.channel_id or 0, await server_language(answer, answer.lang.locale)
    )


async def reading(app: App, interaction: Interaction) -> Words:
    """Return the texts in the language of a person who is still typing a command."""
    person = await app.service.people.person(interaction.user.id)
    return words(person.locale if person is not None else locale_of(str(interaction.locale)))


async def table_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the live tables where a person sits that match what was typed, oldest first; for `autocomplete`."""
    app: App = interaction.client.app
    try:
        lang = await reading(app, interaction)
        found = await app.service.queries.tables_of(interaction.user.id)
    except StoreFailed:
        return []
    who = {table.id: lang.enumerate([clean(lang, name) for name in table.names]) for table in found}
    labels = [(table.id, f"{lang.text(f'{table.game}-title')} ({who[table.id]})") for table in found]
    fitting = [(table, label) for table, label in labels if current.casefold() in label.casefold()]
    return [app_commands.Choice(name=label[:100], value=table) for table, label in fitting[:SUGGESTIONS]]


async def replaceable_at(app: App, table: Table, person: int) -> list[Seat]:
    """Return the seats of absent or late players whom a computer player may replace, as far as this person may know.

    Raises:
        Refusal: the table cannot be read.
        StoreFailed: nor can the database.
    """
    if table.phase is not Phase.PLAYING:
        return []
    view = await app.service.queries.view_for(table.id, None)
    return replaceable(table, table.seat_of(person), app.service.clock(), is_quiet=view.is_quiet)


async def player_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the other people at the table meant whose seat a computer player may take; for `autocomplete`."""
    app: App = interaction.client.app
    named: str | None = getattr(interaction.namespace, "table", None)
    try:
        table = await find_table(app, interaction, named)
        lang = await reading(app, interaction)
        seats = await replaceable_at(app, table, interaction.user.id) if table is not None else []
    except (StoreFailed, Refusal):
        return []
    others = [(str(seat), clean(lang, table.occupants[seat].name)) for seat in seats if table is not None]
    return [
        app_commands.Choice(name=name[:100], value=seat)
        for seat, name in others
        if current.casefold() in name.casefold()
    ]


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
        raise Refusal(say("bot-no-not-host", name="" if seat is None else table.occupants[seat].name))


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
    await check_server_rules(answer)
    if names := missing(answer):
        spoken = answer.lang.enumerate([permission_text(name, answer.lang) for name in names])
        raise Refusal(say("bot-no-permission", permissions=spoken))


async def check_server_rules(answer: Answer) -> None:
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
    return lacking(needed, answer.interaction.app_permissions)


def lacking(needed: discord.Permissions, held: discord.Permissions) -> list[str]:
    """Return the names of the needed permissions that are not held."""
    return [name for name, is_lacking in needed & ~held if is_lacking]


def permission_text(name: str, lang: Words) -> str:
    """Return a permission's name as in Discord's settings; discord.py uses an older name for one of them."""
    shown = "view_channel" if name == "read_messages" else name
    return lang.text(f"bot-permission-{shown.replace('_', '-')}")
