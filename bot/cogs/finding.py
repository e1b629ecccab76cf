"""Which table somebody means."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.glance import Glance
from bot.model import Table
from bot.present.speech import clean
from bot.service import StoreFailed
from games.core import NotYours, Refusal, say
from locales import Locale, Words, locale_of, words

from .desk import Desk, Interaction

if TYPE_CHECKING:
    from bot.app import Porion


MOST = 25
"""Suggestions that Discord shows."""


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
    for table in mine:
        if (glance := await glance_at(bot, table, interaction.user.id)) is not None and glance.offer is not None:
            return table
    return mine[-1] if mine else None


async def meant_table(at: Desk, named: str | None = None) -> Table:
    """The same, for a command that cannot do without; the desk remembers it.

    Raises:
        Refusal: there is none.
    """
    at.table = await find_table(at.bot, at.interaction, named)
    if at.table is not None:
        return at.table
    if named is not None:
        raise Refusal(say("bot-no-such-table"))
    raise Refusal(say("bot-no-table-here" if at.interaction.guild_id is not None else "bot-no-table-of-yours"))


async def glance_at(bot: "Porion", table: Table, person: int) -> Glance | None:
    """What a person may know of a table they play at; None when they do not, or when it is not dealt yet."""
    try:
        glance = await bot.service.glance_of(table.id, person)
    except Refusal:
        return None
    return glance if glance.seat is not None else None


async def own_glance(at: Desk, table_id: str) -> Glance:
    """The table as the person's own seat may know it.

    Raises:
        NotYours: they have no seat at it.
    """
    glance = await at.bot.service.glance_of(table_id, at.person.id)
    if glance.seat is None:
        raise NotYours(say("bot-no-not-in-game"))
    return glance


async def server_language(at: Desk) -> str:
    """What a channel follows that has no language of its own: the server, or above a thread its channel."""
    server = str(at.interaction.guild_locale or "")
    if isinstance(at.interaction.channel, discord.Thread):
        return await at.bot.service.channel_language(at.interaction.channel.parent_id, server)
    return server


async def table_language(at: Desk) -> Locale:
    """The language of the tables in this channel."""
    return await at.bot.service.channel_language(at.interaction.channel_id or 0, await server_language(at))


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
