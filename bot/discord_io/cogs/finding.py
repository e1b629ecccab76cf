"""Which table somebody means."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.discord_io.responder import Interaction, Responder
from bot.model import Table
from bot.present.words.speech import clean
from bot.service import Snapshot, StoreFailed
from bot.tables.view import TableView
from games.core import NotYours, Refusal, say
from locales import Locale, Words, locale_of, words

if TYPE_CHECKING:
    from bot.discord_io.client import Porion


MOST = 25
"""Suggestions that Discord shows."""
LOOKED_AT = 20
"""Tables of one person that are looked at to find the one that waits for them."""


async def find_table(bot: "Porion", interaction: Interaction, named: str | None = None) -> Table | None:
    """The table named; or the channel's, else one of theirs that lost its channel.

    In private: the one that waits for the person, else their newest.
    """
    mine = await bot.service.tables_of(interaction.user.id)
    if named is None and interaction.guild_id is not None:
        here = await bot.service.table_in(interaction.channel_id or 0)
        strays = [] if here is not None and here.phase.live else [table for table in mine if table.lost]
        return strays[-1] if strays else here
    if named is not None:
        return next((table for table in mine if table.id == named), None)
    if len(mine) < 2:
        return mine[0] if mine else None
    return await _waiting_for(bot, mine, interaction.user.id) or mine[-1]


async def _waiting_for(bot: "Porion", mine: list[Table], person: int) -> Table | None:
    """The table that waits for a person, looked for once in a while: suggestions ask at each key."""
    known = bot.limits.waiting_table.get(person)
    if known is not None and (found := next((table for table in mine if table.id == known), None)) is not None:
        return found
    for table in mine[:LOOKED_AT]:
        if (view := await view_at(bot, table, person)) is not None and view.offer is not None:
            bot.limits.waiting_table.set(person, table.id)
            return table
    return None


async def meant_table(reply: Responder, named: str | None = None) -> Table:
    """The same, for a command that cannot do without; the responder remembers it.

    Raises:
        Refusal: there is none.
    """
    reply.table = await find_table(reply.bot, reply.interaction, named)
    if reply.table is not None:
        return reply.table
    if named is not None:
        raise Refusal(say("bot-no-such-table"))
    raise Refusal(say("bot-no-table-here" if reply.interaction.guild_id is not None else "bot-no-table-of-yours"))


async def view_at(bot: "Porion", table: Table, person: int) -> TableView | None:
    """What a person may know of a table they play at; None when they do not, or when it is not dealt yet."""
    try:
        view = await bot.service.view_of(table.id, person)
    except Refusal:
        return None
    return view if view.seat is not None else None


async def own_view(reply: Responder, table_id: str) -> TableView:
    """The table as the person's own seat may know it.

    Raises:
        NotYours: they have no seat at it.
    """
    arrival, service = reply.arrival, reply.bot.service
    seen = arrival.table if arrival is not None else None
    if arrival is not None and seen is not None and seen.id == table_id and await service.is_current(seen):
        view = arrival.view
    else:
        view = await service.view_of(table_id, reply.person.id)
    if view.seat is None:
        raise NotYours(say("bot-no-not-in-game"))
    return view


async def snapshot_of(reply: Responder, table_id: str) -> Snapshot:
    """The table as it stands now.

    Raises:
        Refusal: there is none.
    """
    snapshot = await reply.bot.service.snapshot(table_id)
    if snapshot is None:
        raise Refusal(say("bot-no-such-table"))
    return snapshot


async def server_language(reply: Responder) -> str:
    """What a channel follows that has no language of its own: the server, or above a thread its channel."""
    guild = reply.interaction.guild_id
    chosen = (await reply.bot.service.server_settings(guild)).locale if guild is not None else None
    server = chosen or str(reply.interaction.guild_locale or "")
    if isinstance(reply.interaction.channel, discord.Thread):
        return await reply.bot.service.channel_language(reply.interaction.channel.parent_id, server)
    return server


async def table_language(reply: Responder) -> Locale:
    """The language of the tables in this channel."""
    return await reply.bot.service.channel_language(reply.interaction.channel_id or 0, await server_language(reply))


async def reading(bot: "Porion", interaction: Interaction) -> Words:
    """The words somebody reads, while they are still typing."""
    person = await bot.service.person(interaction.user.id)
    return words(person.locale if person is not None else locale_of(str(interaction.locale)))


async def table_choices(bot: "Porion", interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The live tables somebody sits at that fit what was typed, oldest first."""
    try:
        lang = await reading(bot, interaction)
        found = await bot.service.tables_of(interaction.user.id)
    except StoreFailed:
        return []
    who = {table.id: ", ".join(clean(lang, name) for name in table.names) for table in found}
    labels = [(table.id, f"{lang.text(f'{table.game}-title')} ({who[table.id]})") for table in found]
    fitting = [(table, label) for table, label in labels if current.casefold() in label.casefold()]
    return [app_commands.Choice(name=label[:100], value=table) for table, label in fitting[:MOST]]
