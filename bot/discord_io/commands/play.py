"""/play, /hand and /history: moves by typing, with suggestions of what is legal; the caller's hand; what happened."""

import asyncio

from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.discord_io.answer import Interaction
from bot.discord_io.handlers.history import show_history
from bot.discord_io.handlers.looks import show_hand, try_private_messages_again
from bot.discord_io.handlers.lookup import MOST, find_table, meant_table, reading, table_choices, view_at
from bot.discord_io.press import own_view, receiving
from bot.discord_io.translation import named, texts
from bot.present.controls import typed
from bot.present.messages.hand import warning_post
from bot.present.messages.notices import NOT_YOUR_TURN, not_your_turn
from bot.present.messages.searching import MOST_TYPED
from bot.present.words.speech import escape, plain_voice
from bot.service import StoreFailed
from bot.tables.play import Move
from games.core import NotYours, Refusal, TooLate, say


class Play(commands.Cog):
    """Playing by command, in the table's channel or by private message."""

    def __init__(self, app: App) -> None:
        """Serve with this app."""
        self.app = app

    @app_commands.command(**texts("play"))
    @app_commands.rename(move=named("bot-command-play-move.name"), table=named("bot-command-play-table.name"))
    @app_commands.describe(
        move=named("bot-command-play-move.description"), table=named("bot-command-play-table.description")
    )
    async def play(self, interaction: Interaction, move: str, table: str | None = None) -> None:
        """Make a move by typing it, or by taking what autocomplete offers."""
        async with receiving(self.app, interaction) as answer:
            here = await meant_table(answer, table)
            view = await own_view(answer, here.id)
            choice = await asyncio.to_thread(typed.understand, view, answer.lang, move)
            if choice is None and view.offer is None and view.waiting and view.seat not in view.done:
                raise not_your_turn(view)
            if choice is None:
                raise Refusal(say("bot-no-such-move", move=move[:60]))
            if view.offer is not None and (warned := view.offer.warning(choice)) is not None:
                await answer.say(warning_post(view, choice, warned, answer.lang))
                return
            work = self.app.service.execute(
                here.id, Move(answer.person.id, None, choice, key=str(interaction.id)), answer.person.id
            )
            try:
                done = await answer.carry_out(work, quietly=False)
            except NotYours as refused:  # the rules may have a reason of their own
                raise not_your_turn(view) if refused.say.id == NOT_YOUR_TURN else refused from None
            if done.repeated:
                raise TooLate(say("bot-already-done"))
            speak = plain_voice(answer.lang, here)
            answer.clear_beside()
            label = typed.answer_text(view.offer, choice, speak) if view.offer is not None else move
            if done.view is None:
                await answer.note("bot-move-done", move=label)
            else:
                await show_hand(answer, done.view, answer.lang.text("bot-move-done", move=escape(label)))

    @play.autocomplete("move")
    async def moves(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The legal moves that fit what was typed so far, in the reader's language."""
        try:
            table = await find_table(self.app, interaction, getattr(interaction.namespace, "table", None))
            view = await view_at(self.app, table, interaction.user.id) if table is not None else None
            if view is None:
                return []
            lang = await reading(self.app, interaction)
        except StoreFailed:
            return []
        found = await asyncio.to_thread(typed.suggest, view, lang, current, MOST)  # thousands of labels, at each key
        return [app_commands.Choice(name=label[:100], value=line) for line, label in found]

    @app_commands.command(**texts("hand"))
    @app_commands.rename(table=named("bot-command-play-table.name"))
    @app_commands.describe(table=named("bot-command-play-table.description"))
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the caller's hand, visible only to them."""
        async with receiving(self.app, interaction) as answer:
            here = await meant_table(answer, table)
            await show_hand(answer, await own_view(answer, here.id))
            await try_private_messages_again(answer)

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
        async with receiving(self.app, interaction) as answer:
            await show_history(answer, await meant_table(answer, table), search)

    @history.autocomplete("table")
    @play.autocomplete("table")
    @hand.autocomplete("table")
    async def tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The live tables the person sits at, oldest first."""
        return await table_choices(self.app, interaction, current)
