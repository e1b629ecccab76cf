"""/game: open a table in a channel of a server, show its board, leave it, replace somebody absent, end it."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_io.receiving import responding
from bot.discord_io.responder import Interaction, Responder
from bot.discord_io.translation import named, texts
from bot.model import Phase, Table
from bot.names import clean_name
from bot.present.messages.lobby import host_name
from bot.present.messages.rules import easiest_first
from games.core import Refusal, say
from games.registry import GAMES

from . import following, standing
from .finding import meant_table, table_choices
from .opening import check_opening, missing, server_of
from .replaying import open_replay
from .seating import Chosen, claim, offer
from .sharing import give_position, look_at_file
from .threads import open_or_offer
from .wanted import Wanted, rematch_of

if TYPE_CHECKING:
    from bot.discord_io.client import Porion


def game_choices() -> list[app_commands.Choice[str]]:
    """Every game there is, the easiest first, for an option that names one."""
    return [
        app_commands.Choice(name=named(f"{game.id}-title"), value=game.id) for game in easiest_first(GAMES.values())
    ]


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
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
        async with responding(self.bot, interaction) as reply:
            if await open_or_offer(reply, Wanted(game), quietly=False):
                await reply.note("bot-opened")

    @app_commands.command(**texts("game-join"))
    async def join(self, interaction: Interaction) -> None:
        """Sit down at the table of this channel, or ask for a seat that a computer player has."""
        async with responding(self.bot, interaction) as reply:
            table = await meant_table(reply)
            if table.phase is Phase.PLAYING:
                await claim(reply, table)
                return
            reply.table = await reply.carry_out(
                self.bot.service.join(table.id, reply.person, reply.share), quietly=False
            )
            await reply.note("bot-joined", host=host_name(reply.table, reply.lang))

    @app_commands.command(**texts("game-board"))
    async def board(self, interaction: Interaction) -> None:
        """Show the board again, at the bottom of the channel."""
        async with responding(self.bot, interaction) as reply:
            table = await meant_table(reply)
            if table.channel != interaction.channel_id:
                await standing.show_board(reply, table)
                return
            if missing(reply):
                await reply.note("bot-board-for-you")
                await standing.show_board(reply, table)
                return
            await reply.carry_out(self.bot.service.repost(table.id), quietly=False)
            await reply.note("bot-board-shown")

    @app_commands.command(**texts("game-replay"))
    async def replay(self, interaction: Interaction) -> None:
        """Show the game of this channel step by step."""
        async with responding(self.bot, interaction) as reply:
            await open_replay(reply, await meant_table(reply))

    @app_commands.command(**texts("game-position"))
    @app_commands.rename(file=named("bot-command-game-position-file.name"))
    @app_commands.describe(file=named("bot-command-game-position-file.description"))
    async def position(self, interaction: Interaction, file: discord.Attachment | None = None) -> None:
        """Give out the position of this channel's table in notation, or look at one that somebody shared."""
        async with responding(self.bot, interaction) as reply:
            if file is not None:
                await look_at_file(reply, file)
            else:
                await give_position(reply)

    @app_commands.command(**texts("game-move"))
    @app_commands.rename(table=named("bot-command-play-table.name"))
    @app_commands.describe(table=named("bot-command-play-table.description"))
    async def move(self, interaction: Interaction, table: str | None = None) -> None:
        """Bring a table of one's own to this channel, above all one whose channel is gone."""
        async with responding(self.bot, interaction) as reply:
            guild, channel = server_of(reply)
            await check_opening(reply)
            meant = await _to_be_moved(reply, table, channel)
            work = self.bot.service.move(meant.id, reply.person, guild, channel)
            reply.table = await reply.carry_out(work, quietly=False)
            await reply.note("bot-moved")

    @move.autocomplete("table")
    async def tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The live tables the person sits at."""
        return await table_choices(self.bot, interaction, current)

    @app_commands.command(**texts("game-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the table of this channel; a computer player takes over in a running game."""
        async with responding(self.bot, interaction) as reply:
            await standing.leave(reply, await meant_table(reply))

    @app_commands.command(**texts("game-handover"))
    @app_commands.rename(member=named("bot-command-game-handover-member.name"))
    @app_commands.describe(member=named("bot-command-game-handover-member.description"))
    async def handover(self, interaction: Interaction, member: discord.Member) -> None:
        """Offer one's seat at the table of this channel to another member."""
        async with responding(self.bot, interaction) as reply:
            name = clean_name(member.global_name or member.name)
            chosen = Chosen(member.id, name, clean_name(member.display_name) or name, member.bot)
            await offer(reply, await meant_table(reply), chosen)

    @app_commands.command(**texts("game-replace"))
    @app_commands.rename(player=named("bot-command-game-replace-player.name"))
    @app_commands.describe(player=named("bot-command-game-replace-player.description"))
    async def replace(self, interaction: Interaction, player: str) -> None:
        """Let a computer player step in for somebody absent from the table of this channel."""
        async with responding(self.bot, interaction) as reply:
            await standing.replace(reply, await meant_table(reply), player)

    @replace.autocomplete("player")
    async def players(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The others at the table."""
        return await standing.player_choices(self.bot, interaction, current)

    @app_commands.command(**texts("game-end"))
    async def end(self, interaction: Interaction) -> None:
        """End the table of this channel, after asking once."""
        async with responding(self.bot, interaction) as reply:
            await meant_table(reply)
            await reply.ask_whether_to_end()

    @app_commands.command(**texts("game-follow"))
    async def follow(self, interaction: Interaction) -> None:
        """Follow the game of this channel in a private message."""
        async with responding(self.bot, interaction) as reply:
            await following.follow(reply, await meant_table(reply), quietly=False)

    @app_commands.command(**texts("game-unfollow"))
    async def unfollow(self, interaction: Interaction) -> None:
        """Follow the game of this channel no more."""
        async with responding(self.bot, interaction) as reply:
            await following.unfollow(reply, await meant_table(reply), quietly=False)

    @app_commands.command(**texts("game-again"))
    async def again(self, interaction: Interaction) -> None:
        """Open a new table with the people and options of the last one here."""
        async with responding(self.bot, interaction) as reply:
            _, channel = server_of(reply)
            await check_opening(reply)
            table = await self.bot.service.table_in(channel)
            if table is None:
                raise Refusal(say("bot-no-table-here"))
            if await open_or_offer(reply, rematch_of(table), quietly=False):
                await reply.note("bot-opened")


async def _to_be_moved(reply: Responder, named: str | None, channel: int) -> Table:
    """The table that somebody wants to bring to this channel.

    Raises:
        Refusal: there is none, or it is not clear which.
    """
    mine = [
        table for table in await reply.bot.service.tables_of(reply.person.id) if table.channel != channel or table.lost
    ]
    if named is not None:
        mine = [table for table in mine if table.id == named]
    found = [table for table in mine if table.lost] or mine
    if len(found) == 1:
        return found[0]
    raise Refusal(say("bot-no-which-table" if found else "bot-no-table-to-move"))
