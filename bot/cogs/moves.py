"""/play and /hand: moves by typing, with autocomplete over what is legal, and one's own hand."""

import asyncio
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot import typed
from bot.present.notices import note_post
from bot.present.speech import escape, plain_voice
from bot.service import StoreFailed
from games.core import Refusal, TooLate, say

from .desk import Interaction, desk
from .finding import MOST, find_table, glance_at, meant_table, own_glance, reading, table_choices
from .translation import named, texts

if TYPE_CHECKING:
    from bot.app import Porion


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
            here = await meant_table(at, table)
            glance = await own_glance(at, here.id)
            choice = await asyncio.to_thread(typed.understand, glance, at.lang, move)
            if choice is None:
                raise Refusal(say("bot-no-such-move", move=move[:60]))
            done = await self.bot.service.act(here.id, at.person.id, None, choice, key=str(interaction.id))
            if done.repeated:
                raise TooLate(say("bot-already-done"))
            label = plain_voice(at.lang, here)(glance.offer.label(choice)) if glance.offer is not None else move
            try:
                after = await own_glance(at, here.id)
            except StoreFailed:  # told in the log; the move stands
                await at.say(note_post(say("bot-move-done", move=label), at.lang))
            else:
                await at.hand(after, at.lang.text("bot-move-done", move=escape(label)))

    @play.autocomplete("move")
    async def moves(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The legal moves that fit what was typed so far, in the reader's language."""
        try:
            table = await find_table(self.bot, interaction, getattr(interaction.namespace, "table", None))
            glance = await glance_at(self.bot, table, interaction.user.id) if table is not None else None
            if glance is None:
                return []
            lang = await reading(self.bot, interaction)
        except StoreFailed:
            return []
        found = await asyncio.to_thread(typed.suggest, glance, lang, current, MOST)  # thousands of labels, at each key
        return [app_commands.Choice(name=label[:100], value=line) for line, label in found]

    @app_commands.command(**texts("hand"))
    @app_commands.rename(table=named("bot-command-play-table.name"))
    @app_commands.describe(table=named("bot-command-play-table.description"))
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show one's own hand, to oneself alone."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            here = await meant_table(at, table)
            await at.hand(await own_glance(at, here.id))
            await at.knock_again()

    @play.autocomplete("table")
    @hand.autocomplete("table")
    async def tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The live tables the person sits at, oldest first."""
        return await table_choices(self.bot, interaction, current)
