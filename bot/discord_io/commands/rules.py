"""/rules, /card and /help: reading and looking up."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.discord_io.answer import Interaction
from bot.discord_io.handlers.help import game_named, page_now, show_cards, show_help, show_page
from bot.discord_io.handlers.lookup import MOST, game_choices, named, reading, texts
from bot.discord_io.press import receiving
from bot.present.messages.rules import Thing, easiest_first, found, page_title, pages_of, suggested, things_of
from bot.present.words.speech import folded
from bot.service import StoreFailed
from games.core import Game, Refusal, say
from games.registry import GAMES
from locales import LOCALES, Words, words

_NEAR = 3
"""Names that are suggested for one that does not exist."""


def _entry(thing: Thing, lang: Words, *, several: bool) -> str:
    """Return a thing as it is suggested; with its game, where it may be of several."""
    return f"{thing.name} · {lang.text(f'{thing.game}-title')}" if several else thing.name


def _topic(game: Game[Any, Any], typed: str) -> str:
    """Return the page that was typed: as it was suggested, by its whole title, or by the beginning of one."""
    wanted = folded(typed)
    titles = {page: [folded(page_title(game, page, words(locale))) for locale in LOCALES] for page in pages_of(game)}
    for fits in (str.__eq__, str.startswith):
        found = [topic for topic in titles if any(fits(title, wanted) for title in (topic, *titles[topic]))]
        if found:
            return found[0]
    raise Refusal(say("bot-no-such-topic", topic=typed[:60]))


class Rules(commands.Cog):
    """What can be read and looked up."""

    def __init__(self, app: App) -> None:
        """Serve with this app."""
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
            page = await page_now(answer, chosen.id) if topic is None else _topic(chosen, topic)
            await show_page(answer, chosen, page)

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The topics of the game at hand."""
        try:
            game = getattr(interaction.namespace, "game", None) or await self._game_here(interaction)
            lang = await reading(self.app, interaction)
        except StoreFailed:
            return []
        pages = pages_of(GAMES[game]) if game in GAMES else ()
        titles = [(page, page_title(GAMES[game], page, lang)) for page in pages]
        return [
            app_commands.Choice(name=title[:100], value=page)
            for page, title in titles
            if folded(current) in folded(title)
        ][:MOST]

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
        """The things of the game at hand that fit what was typed so far, in the reader's language."""
        try:
            games = await self._looked_up(interaction, getattr(interaction.namespace, "game", None))
            lang = await reading(self.app, interaction)
        except StoreFailed:
            return []
        several = len(games) > 1
        return [
            app_commands.Choice(name=_entry(thing, lang, several=several)[:100], value=thing.key)
            for thing in suggested(things_of(games, lang), current, MOST)
        ]

    @app_commands.command(**texts("help"))
    async def help(self, interaction: Interaction) -> None:
        """What the bot is for, and where to begin."""
        async with receiving(self.app, interaction) as answer:
            await show_help(answer)

    async def _looked_up(self, interaction: Interaction, game: str | None) -> tuple[str, ...]:
        """The games to look into: the one named, else that of this channel's table, else all."""
        if game is not None:
            return (game_named(game).id,) if game in GAMES else ()
        here = await self.app.service.queries.table_in(interaction.channel_id or 0)
        return (here.game,) if here is not None and here.phase.live and here.game in GAMES else tuple(GAMES)

    async def _game_here(self, interaction: Interaction) -> str:
        """The game of the channel's table, or of the person's last one, or simply the first there is."""
        here = await self.app.service.queries.table_in(interaction.channel_id or 0)
        mine = [] if here is not None else await self.app.service.queries.tables_of(interaction.user.id)
        return here.game if here is not None else mine[0].game if mine else easiest_first(GAMES.values())[0].id
