"""/game: open a table, show its board, leave it, end it."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.model import Table
from bot.present.lobby import sure_post
from bot.present.notices import note_post
from games.core import Refusal, say
from games.registry import GAMES

from .desk import Desk, Interaction, desk
from .translation import named, texts

if TYPE_CHECKING:
    from bot.app import Porion

NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True
)
NEEDED_IN_THREADS = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, embed_links=True, attach_files=True, read_message_history=True
)


def game_choices() -> list[app_commands.Choice[str]]:
    """Every game there is, for an option that names one."""
    return [app_commands.Choice(name=named(f"{game}-title"), value=game) for game in GAMES]


@app_commands.guild_only()
class Tables(
    commands.GroupCog,
    group_name=named("bot-command-game.name"),
    group_description=named("bot-command-game.description"),
):
    """The life of a table."""

    def __init__(self, bot: "Porion") -> None:
        """Serve on behalf of the bot."""
        self.bot = bot

    @app_commands.command(**texts("game-new"))
    @app_commands.rename(game=named("bot-command-game-new-game.name"))
    @app_commands.describe(game=named("bot-command-game-new-game.description"))
    @app_commands.choices(game=game_choices())
    async def new(self, interaction: Interaction, game: str) -> None:
        """Open a table in this channel; its lobby appears as a message."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            guild, channel = interaction.guild_id, interaction.channel_id
            assert guild is not None, "the command exists in servers only"
            assert channel is not None, "a command is given in a channel"
            _check_permissions(at)
            locale = await self.bot.service.channel_language(channel, str(interaction.guild_locale or ""))
            await self.bot.service.open(game, guild, channel, at.person, locale)
            await at.say(note_post(say("bot-opened"), at.lang))

    @app_commands.command(**texts("game-board"))
    async def board(self, interaction: Interaction) -> None:
        """Show the board again, at the bottom of the channel."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            table = await self._here(at)
            await self.bot.courier.repost(table.id)
            await at.say(note_post(say("bot-board-shown"), at.lang))

    @app_commands.command(**texts("game-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the table of this channel; a computer player takes over in a running game."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            table = await self._here(at)
            await self.bot.service.leave(table.id, at.person)
            await at.say(note_post(say("bot-left"), at.lang))

    @app_commands.command(**texts("game-end"))
    async def end(self, interaction: Interaction) -> None:
        """End the table of this channel, after asking once."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            await at.say(sure_post(await self._here(at), at.lang))

    @app_commands.command(**texts("game-again"))
    async def again(self, interaction: Interaction) -> None:
        """Open a new table with the people and options of the last one here."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            table = await self._here(at)
            await self.bot.service.again(table.id, at.person)
            await at.say(note_post(say("bot-opened"), at.lang))

    async def _here(self, at: Desk) -> Table:
        at.table = await self.bot.service.table_in(at.interaction.channel_id or 0)
        if at.table is None:
            raise Refusal(say("bot-no-table-here"))
        return at.table


def _check_permissions(at: Desk) -> None:
    """Refuse to open a table where the bot could not show it, naming what is missing."""
    threaded = isinstance(at.interaction.channel, discord.Thread)
    needed = NEEDED_IN_THREADS if threaded else NEEDED
    missing = [name for name, wanted in needed if wanted and not getattr(at.interaction.app_permissions, name)]
    if missing:
        spoken = at.lang.enumerate([at.lang.text(f"bot-permission-{name.replace('_', '-')}") for name in missing])
        raise Refusal(say("bot-no-permission", permissions=spoken))
