"""Commands for moves, hands, rules and cards, lists of tables, records and leaderboards."""

import asyncio
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.discord_io.answer import Interaction
from bot.discord_io.handlers.help import game_named, page_now, show_cards, show_games, show_help, show_page
from bot.discord_io.handlers.history import show_history
from bot.discord_io.handlers.lookup import SUGGESTIONS, find_table, meant_table, reading, table_choices, view_at
from bot.discord_io.handlers.moves import show_hand, try_private_messages_again
from bot.discord_io.handlers.review import person_page, show_review, standings_of
from bot.discord_io.handlers.seats import show_lists
from bot.discord_io.press import own_view, receiving
from bot.model import Phase
from bot.present.controls import buttons as typed
from bot.present.controls.buttons import answer_text
from bot.present.messages.hand import warning_post
from bot.present.messages.history import MOST_TYPED
from bot.present.messages.notices import NOT_YOUR_TURN, not_your_turn
from bot.present.messages.positions import fair_post, record_post
from bot.present.messages.rules import Thing, easiest_first, found, page_title, pages_of, suggested, things_of
from bot.present.speech import escape, folded, plain_voice
from bot.profile import clean_name
from bot.store import StoreFailed
from bot.tables.play import Move
from games.core import Game, NotYours, Refusal, TooLate, say
from games.registry import GAMES
from locales import LOCALES, Words, words

from . import game_choices, named, texts


class Play(commands.Cog):
    """Playing by command, in the table's channel or by private message."""

    def __init__(self, app: App) -> None:
        """Serve commands with this app."""
        self.app = app

    @app_commands.command(**texts("play"))
    async def play(self, interaction: Interaction) -> None:
        """Lead to a game: show the caller's hand at the table in play here, or let them choose a game to open."""
        async with receiving(self.app, interaction) as answer:
            table = await find_table(self.app, interaction)
            is_on = table is not None and table.phase is Phase.PLAYING
            if table is not None and is_on and table.seat_of(answer.person.id) is not None:
                await show_hand(answer, await own_view(answer, table.id))
            else:
                await show_games(answer)

    @app_commands.command(**texts("move"))
    @app_commands.rename(move=named("bot-command-move-move.name"), table=named("bot-command-move-table.name"))
    @app_commands.describe(
        move=named("bot-command-move-move.description"), table=named("bot-command-move-table.description")
    )
    @app_commands.autocomplete(table=table_choices)
    async def move(self, interaction: Interaction, move: str, table: str | None = None) -> None:
        """Make a move that was typed or chosen from autocomplete."""
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
            except NotYours as refused:  # the rules may give a better reason
                raise not_your_turn(view) if refused.say.id == NOT_YOUR_TURN else refused from None
            if done.is_repeated:
                raise TooLate(say("bot-already-done"))
            speak = plain_voice(answer.lang, here)
            answer.clear_beside()
            label = answer_text(view.offer, choice, speak) if view.offer is not None else move
            if done.view is None:
                await answer.note("bot-move-done", move=label)
            else:
                await show_hand(answer, done.view, answer.lang.text("bot-move-done", move=escape(label)))

    @move.autocomplete("move")
    async def moves(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the legal moves that match what was typed so far, in the reader's language."""
        try:
            table = await find_table(self.app, interaction, getattr(interaction.namespace, "table", None))
            view = await view_at(self.app, table, interaction.user.id) if table is not None else None
            lang = await reading(self.app, interaction)
        except StoreFailed:
            return []
        if view is None or view.offer is None:
            told = lang.text("bot-suggest-no-table" if table is None else "bot-suggest-not-asked")
            return [app_commands.Choice(name=told[:100], value=told[:100])]
        found = await asyncio.to_thread(
            typed.suggest, view, lang, current, SUGGESTIONS
        )  # thousands of labels at every keystroke
        return [app_commands.Choice(name=label[:100], value=line) for line, label in found]

    @app_commands.command(**texts("hand"))
    @app_commands.rename(table=named("bot-command-move-table.name"))
    @app_commands.describe(table=named("bot-command-move-table.description"))
    @app_commands.autocomplete(table=table_choices)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the caller's hand, visible only to them."""
        async with receiving(self.app, interaction) as answer:
            here = await meant_table(answer, table)
            await show_hand(answer, await own_view(answer, here.id))
            await try_private_messages_again(answer)

    @app_commands.command(**texts("history"))
    @app_commands.rename(search=named("bot-command-history-search.name"), table=named("bot-command-move-table.name"))
    @app_commands.describe(
        search=named("bot-command-history-search.description"), table=named("bot-command-move-table.description")
    )
    @app_commands.autocomplete(table=table_choices)
    async def history(
        self,
        interaction: Interaction,
        search: app_commands.Range[str, 1, MOST_TYPED] | None = None,
        table: str | None = None,
    ) -> None:
        """Show everything that happened at a table, turn by turn, or only the sentences that contain some words."""
        async with receiving(self.app, interaction) as answer:
            await show_history(answer, await meant_table(answer, table), search)


class Records(commands.Cog):
    """Lists of tables, finished games, and leaderboards."""

    def __init__(self, app: App) -> None:
        """Serve commands with this app."""
        self.app = app

    @app_commands.command(**texts("tables"))
    async def tables(self, interaction: Interaction) -> None:
        """List the caller's tables, or else those that can be joined."""
        async with receiving(self.app, interaction) as answer:
            await show_lists(answer)

    @app_commands.command(**texts("record"))
    async def record(self, interaction: Interaction) -> None:
        """Send the record of this channel's last game; a lobby has none and is skipped."""
        async with receiving(self.app, interaction) as answer:
            table, queries = await meant_table(answer), self.app.service.queries
            if table.phase is Phase.LOBBY:
                table = await queries.ended_in(table.channel) or table
            await answer.say(record_post(table, await queries.transcript(table.id), answer.lang))

    @app_commands.command(**texts("review"))
    async def review(self, interaction: Interaction) -> None:
        """Review the caller's play in this channel's last game, or in the last one there that they played."""
        async with receiving(self.app, interaction) as answer:
            table, queries, person = await meant_table(answer), self.app.service.queries, answer.person.id
            if table.phase is Phase.LOBBY or table.seat_of(person) is None:
                own = await queries.ended_in(table.channel, person)
                table = own or (await queries.ended_in(table.channel) if table.phase is Phase.LOBBY else None) or table
            await show_review(answer, table)

    @app_commands.command(**texts("verify"))
    async def verify(self, interaction: Interaction) -> None:
        """Explain how the deal of this channel's game is determined and, once it is over, recompute it."""
        async with receiving(self.app, interaction) as answer:
            table = await meant_table(answer)
            await answer.say(fair_post(table, await self.app.service.queries.fairness(table.id), answer.lang))

    @app_commands.command(**texts("leaderboard"))
    @app_commands.guild_only()
    @app_commands.rename(game=named("bot-command-leaderboard-game.name"))
    @app_commands.describe(game=named("bot-command-leaderboard-game.description"))
    @app_commands.choices(game=game_choices())
    async def leaderboard(self, interaction: Interaction, game: str) -> None:
        """Show the best players of a game on this server."""
        async with receiving(self.app, interaction) as answer:
            await answer.say(await standings_of(answer, game))

    @app_commands.command(**texts("player"))
    @app_commands.guild_only()
    @app_commands.rename(member=named("bot-command-player-member.name"))
    @app_commands.describe(member=named("bot-command-player-member.description"))
    async def player(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """Show a person's achievements on this server."""
        async with receiving(self.app, interaction) as answer:
            whose = answer.person.id if member is None else member.id
            name = "" if member is None else clean_name(member.display_name)
            await answer.say(await person_page(answer, whose, name))


_NEAR = 3
"""Number of names suggested for one that does not exist."""


def _entry(thing: Thing, lang: Words, *, several: bool) -> str:
    """Return the label of a suggested thing, with its game if there may be several."""
    return f"{thing.name} · {lang.text(f'{thing.game}-title')}" if several else thing.name


def _topic(game: Game[Any, Any], typed: str) -> str | None:
    """Return the page that was typed: as suggested, by its full title, or by the beginning of one."""
    wanted = folded(typed)
    titles = {page: [folded(page_title(game, page, words(locale))) for locale in LOCALES] for page in pages_of(game)}
    for fits in (str.__eq__, str.startswith):
        found = [topic for topic in titles if any(fits(title, wanted) for title in (topic, *titles[topic]))]
        if found:
            return found[0]
    return None


def _game_meant(typed: str) -> Game[Any, Any]:
    """Return the game whose name was typed as a topic, in either language: its id, or words of its title.

    Raises:
        Refusal: it is the name of no game, or of several.
    """
    found = _games_with(typed)
    if len(found) != 1:
        raise Refusal(say("bot-no-such-topic", topic=typed[:60]))
    return GAMES[found[0]]


def _games_with(typed: str) -> list[str]:
    """Return the games of whose id or title, in either language, a word begins with the typed text."""
    wanted = f" {folded(typed)}"
    titles = {game: [game, *(folded(words(locale).text(f"{game}-title")) for locale in LOCALES)] for game in GAMES}
    return [game for game, names in titles.items() if wanted.strip() and any(wanted in f" {name}" for name in names)]


class Rules(commands.Cog):
    """Commands for reading the rules and looking things up."""

    def __init__(self, app: App) -> None:
        """Serve commands with this app."""
        self.app = app

    @app_commands.command(**texts("rules"))
    @app_commands.rename(topic=named("bot-command-rules-topic.name"), game=named("bot-command-rules-game.name"))
    @app_commands.describe(
        topic=named("bot-command-rules-topic.description"), game=named("bot-command-rules-game.description")
    )
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: Interaction, topic: str | None = None, game: str | None = None) -> None:
        """Explain the rules of the table's game (or another), by topic."""
        async with receiving(self.app, interaction) as answer:
            chosen = game_named(game or await self._game_here(interaction))
            page = _topic(chosen, topic) if topic is not None else None
            if page is None and topic is not None:
                chosen = _game_meant(topic)
            await show_page(answer, chosen, page or await page_now(answer, chosen.id))

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the topics of the current game, and games by the beginning of their name."""
        try:
            game = getattr(interaction.namespace, "game", None) or await self._game_here(interaction)
            lang = await reading(self.app, interaction)
        except StoreFailed:
            return []
        pages = pages_of(GAMES[game]) if game in GAMES else ()
        titles = [(page, page_title(GAMES[game], page, lang)) for page in pages]
        fitting = [(page, title) for page, title in titles if folded(current) in folded(title)]
        others = [(one, lang.text(f"{one}-title")) for one in _games_with(current)]
        found = [*fitting, *others][:SUGGESTIONS]
        return [app_commands.Choice(name=title[:100], value=value) for value, title in found]

    @app_commands.command(**texts("card"))
    @app_commands.rename(name=named("bot-command-card-name.name"), game=named("bot-command-card-game.name"))
    @app_commands.describe(
        name=named("bot-command-card-name.description"), game=named("bot-command-card-game.description")
    )
    @app_commands.choices(game=game_choices())
    async def card(self, interaction: Interaction, name: str, game: str | None = None) -> None:
        """Look up what a card, room, monster or token does."""
        async with receiving(self.app, interaction) as answer:
            things = things_of(await self._looked_up(interaction, game), answer.lang)
            meant = found(things, name) or found(things_of(GAMES, answer.lang), name)
            if not meant:
                near = [thing.name for thing in suggested(things, name, _NEAR)]
                raise Refusal(
                    say("bot-no-such-card-but", card=name[:60], names=tuple(near))
                    if near
                    else say("bot-no-such-card", card=name[:60])
                )
            await show_cards(answer, meant)

    @card.autocomplete("name")
    async def cards(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the things in the current game that match what was typed so far, in the reader's language."""
        try:
            games = await self._looked_up(interaction, getattr(interaction.namespace, "game", None))
            lang = await reading(self.app, interaction)
        except StoreFailed:
            return []
        several = len(games) > 1
        return [
            app_commands.Choice(name=_entry(thing, lang, several=several)[:100], value=thing.key)
            for thing in suggested(things_of(games, lang), current, SUGGESTIONS)
        ]

    @app_commands.command(**texts("help"))
    async def help(self, interaction: Interaction) -> None:
        """Explain what the bot is for, and where to begin."""
        async with receiving(self.app, interaction) as answer:
            await show_help(answer)

    async def _looked_up(self, interaction: Interaction, game: str | None) -> tuple[str, ...]:
        """Return the games to search: the one named, else that of this channel's table, else all."""
        if game is not None:
            return (game_named(game).id,) if game in GAMES else ()
        here = await self.app.service.queries.table_in(interaction.channel_id or 0)
        return (here.game,) if here is not None and here.phase.live and here.game in GAMES else tuple(GAMES)

    async def _game_here(self, interaction: Interaction) -> str:
        """Return the game of the channel's table, else that of the person's first table, else the easiest game."""
        here = await self.app.service.queries.table_in(interaction.channel_id or 0)
        mine = [] if here is not None else await self.app.service.queries.tables_of(interaction.user.id)
        return here.game if here is not None else mine[0].game if mine else easiest_first(GAMES.values())[0].id


COGS = Play, Rules, Records
