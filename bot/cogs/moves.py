"""/play and /hand: moves by typing, with autocomplete over what is legal, and one's own hand."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot import typed
from bot.glance import Glance
from bot.model import Table
from games.core import NotYours, Refusal, TooLate, say
from locales import locale_of, words

from .desk import Desk, Interaction, desk
from .translation import named, texts

if TYPE_CHECKING:
    from bot.app import Porion

_MOST = 25


class Moves(commands.Cog):
    """Playing by command, in the table's channel or by private message."""

    def __init__(self, bot: "Porion") -> None:
        """Serve on behalf of the bot."""
        self.bot = bot

    @app_commands.command(**texts("play"))
    @app_commands.rename(move=named("bot-command-play-move.name"), table=named("bot-command-play-table.name"))
    @app_commands.describe(
        move=named("bot-command-play-move.description"), table=named("bot-command-play-table.description")
    )
    async def play(self, interaction: Interaction, move: str, table: str | None = None) -> None:
        """Make a move by typing it, or by taking what autocomplete offers."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            at.table = await self._table(at, table)
            glance = await self._glance(at, at.table)
            choice = typed.understand(glance, at.lang, move)
            if choice is None:
                raise Refusal(say("bot-no-such-move", move=move[:60]))
            done = await self.bot.service.act(at.table.id, at.person.id, None, choice, key=str(interaction.id))
            if done.repeated:
                raise TooLate(say("bot-already-done"))
            await at.hand(await self._glance(at, at.table))

    @play.autocomplete("move")
    async def moves(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The legal moves that fit what was typed so far, in the reader's language."""
        table = await self._find(interaction, getattr(interaction.namespace, "table", None))
        if table is None:
            return []
        glance = await self.bot.service.glance_of(table.id, interaction.user.id)
        person = await self.bot.service.person(interaction.user.id)
        lang = words(person.locale if person is not None else locale_of(str(interaction.locale)))
        return [
            app_commands.Choice(name=label[:100], value=line)
            for line, label in typed.suggest(glance, lang, current, _MOST)
        ]

    @app_commands.command(**texts("hand"))
    @app_commands.rename(table=named("bot-command-play-table.name"))
    @app_commands.describe(table=named("bot-command-play-table.description"))
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show one's own hand, to oneself alone."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            at.table = await self._table(at, table)
            await at.hand(await self._glance(at, at.table))

    @play.autocomplete("table")
    @hand.autocomplete("table")
    async def tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The live tables the person sits at, oldest first."""
        lang = words(locale_of(str(interaction.locale)))
        found = await self.bot.service.tables_of(interaction.user.id)
        labels = [(table.id, f"{lang.text(f'{table.game}-title')} ({', '.join(table.names)})") for table in found]
        return [
            app_commands.Choice(name=label[:100], value=table)
            for table, label in labels[:_MOST]
            if current.casefold() in label.casefold()
        ]

    async def _table(self, at: Desk, named_table: str | None) -> Table:
        table = await self._find(at.interaction, named_table)
        if table is None:
            raise Refusal(say("bot-no-table-here"))
        return table

    async def _find(self, interaction: Interaction, named_table: str | None) -> Table | None:
        """The table named, or the channel's, or (in private) the one the person played at last."""
        mine = await self.bot.service.tables_of(interaction.user.id)
        if named_table is not None:
            return next((table for table in mine if table.id == named_table), None)
        if interaction.guild_id is not None:
            return await self.bot.service.table_in(interaction.channel_id or 0)
        return mine[-1] if mine else None

    async def _glance(self, at: Desk, table: Table) -> Glance:
        glance = await self.bot.service.glance_of(table.id, at.person.id)
        if glance.seat is None:
            raise NotYours(say("bot-no-not-in-game"))
        return glance
