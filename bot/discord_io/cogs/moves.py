"""/play, /hand and /history: moves by typing with suggestions of what is legal, one's hand, what happened."""

import asyncio
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.discord_io.receiving import responding
from bot.discord_io.responder import Interaction
from bot.discord_io.translation import named, texts
from bot.present.controls import typed
from bot.present.messages.notices import not_your_turn
from bot.present.messages.searching import MOST_TYPED
from bot.present.words.speech import escape, plain_voice
from bot.service import StoreFailed
from games.core import Refusal, TooLate, say

from .finding import MOST, find_table, meant_table, own_view, reading, table_choices, view_at
from .storytelling import show_history

if TYPE_CHECKING:
    from bot.discord_io.client import Porion


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
        async with responding(self.bot, interaction) as reply:
            here = await meant_table(reply, table)
            view = await own_view(reply, here.id)
            if view.offer is None and view.waiting and view.seat not in view.done:
                raise not_your_turn(view)
            choice = await asyncio.to_thread(typed.understand, view, reply.lang, move)
            if choice is None:
                raise Refusal(say("bot-no-such-move", move=move[:60]))
            work = self.bot.service.act(here.id, reply.person.id, None, choice, key=str(interaction.id))
            done = await reply.carry_out(work, quietly=False)
            if done.repeated:
                raise TooLate(say("bot-already-done"))
            speak = plain_voice(reply.lang, here)
            label = typed.answer_text(view.offer, choice, speak) if view.offer is not None else move
            if done.view is None:
                await reply.note("bot-move-done", move=label)
            else:
                await reply.hand(done.view, reply.lang.text("bot-move-done", move=escape(label)))

    @play.autocomplete("move")
    async def moves(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The legal moves that fit what was typed so far, in the reader's language."""
        try:
            table = await find_table(self.bot, interaction, getattr(interaction.namespace, "table", None))
            view = await view_at(self.bot, table, interaction.user.id) if table is not None else None
            if view is None:
                return []
            lang = await reading(self.bot, interaction)
        except StoreFailed:
            return []
        found = await asyncio.to_thread(typed.suggest, view, lang, current, MOST)  # thousands of labels, at each key
        return [app_commands.Choice(name=label[:100], value=line) for line, label in found]

    @app_commands.command(**texts("hand"))
    @app_commands.rename(table=named("bot-command-play-table.name"))
    @app_commands.describe(table=named("bot-command-play-table.description"))
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show one's own hand, to oneself alone."""
        async with responding(self.bot, interaction) as reply:
            here = await meant_table(reply, table)
            await reply.hand(await own_view(reply, here.id))
            await reply.try_private_messages_again()

    @app_commands.command(**texts("history"))
    @app_commands.rename(search=named("bot-command-history-search.name"), table=named("bot-command-play-table.name"))
    @app_commands.describe(
        search=named("bot-command-history-search.description"), table=named("bot-command-play-table.description")
    )
    async def history(
        self,
        interaction: Interaction,
        search: app_commands.Range[str, 1, MOST_TYPED] | None = None,
        table: str | None = None,
    ) -> None:
        """Show all that happened at a table, turn by turn, or only the sentences that hold some words."""
        async with responding(self.bot, interaction) as reply:
            await show_history(reply, await meant_table(reply, table), search)

    @history.autocomplete("table")
    @play.autocomplete("table")
    @hand.autocomplete("table")
    async def tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The live tables the person sits at, oldest first."""
        return await table_choices(self.bot, interaction, current)
