"""Finds the table meant, what a person may know of it, and the language used; autocomplete suggestions."""

import discord
from discord import app_commands

from bot.app import App
from bot.discord_io.answer import Answer, Interaction
from bot.model import Phase, Table
from bot.present.words.speech import clean
from bot.service import Snapshot, StoreFailed
from bot.tables.pace import replaceable
from bot.tables.view import TableView
from games.core import Refusal, Seat, say
from locales import Locale, Words, locale_of, words

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


async def table_choices(app: App, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the live tables where a person sits that match what was typed, oldest first."""
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


async def player_choices(
    app: App, interaction: Interaction, current: str, named: str | None = None
) -> list[app_commands.Choice[str]]:
    """Suggest the other people at the table that is meant whose seat a computer player may take, in seat order."""
    try:
        table = await find_table(app, interaction, named)
        lang = await reading(app, interaction)
        seats = await replaceable_at(app, table, interaction.user.id) if table is not None else []
    except (StoreFailed, Refusal):
        return []
    others = [(str(seat), clean(lang, table.sitters[seat].name)) for seat in seats if table is not None]
    return [
        app_commands.Choice(name=name[:100], value=seat)
        for seat, name in others
        if current.casefold() in name.casefold()
    ]
