"""/rules, /help, /language and /pings: finding one's way, in one's own language."""

from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from bot.discord_io.receiving import responding
from bot.discord_io.responder import Interaction
from bot.discord_io.translation import named, texts
from bot.present.help import help_post
from bot.present.notices import note_post
from bot.present.rules import rules_post
from bot.service import StoreFailed
from games.core import Game, NotAllowed, Refusal, say
from games.registry import GAMES
from locales import LOCALES, Locale, locale_of, words

from .finding import reading, server_language
from .tables import game_choices

if TYPE_CHECKING:
    from bot.discord_io.client import Porion

_AUTOMATIC = "automatic"
_LANGUAGES = {"en": "bot-choice-english", "fr": "bot-choice-french", _AUTOMATIC: "bot-choice-automatic"}
_FOR = {"mine": "bot-choice-mine", "channel": "bot-choice-channel"}
_STATES = {"on": "bot-choice-on", "off": "bot-choice-off"}


def _choices(texts: dict[str, str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=named(text), value=value) for value, text in texts.items()]


def _topic(game: Game[Any, Any], typed: str) -> str:
    """The topic somebody typed: as it was suggested, by its whole title, or by the beginning of one."""
    wanted = typed.casefold()
    titles = {
        topic: [words(locale).text(f"{game.id}-topic-{topic}").casefold() for locale in LOCALES]
        for topic in game.topics
    }
    for fits in (str.__eq__, str.startswith):
        found = [topic for topic in titles if any(fits(title, wanted) for title in (topic, *titles[topic]))]
        if found:
            return found[0]
    raise Refusal(say("bot-no-such-topic", topic=typed[:60]))


class Guidance(commands.Cog):
    """Help of every kind."""

    def __init__(self, bot: "Porion") -> None:
        """Serve on behalf of the bot."""
        self.bot = bot

    @app_commands.command(**texts("rules"))
    @app_commands.rename(topic=named("bot-command-rules-topic.name"), game=named("bot-command-rules-game.name"))
    @app_commands.describe(
        topic=named("bot-command-rules-topic.description"), game=named("bot-command-rules-game.description")
    )
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: Interaction, topic: str | None = None, game: str | None = None) -> None:
        """Explain the rules of the table's game (or another), by topic."""
        async with responding(self.bot, interaction) as reply:
            chosen = GAMES.get(game or await self._game_here(interaction))
            if chosen is None:
                raise Refusal(say("bot-no-such-game"))
            await reply.say(rules_post(chosen, topic and _topic(chosen, topic), reply.lang))

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The topics of the game at hand."""
        try:
            game = getattr(interaction.namespace, "game", None) or await self._game_here(interaction)
            lang = await reading(self.bot, interaction)
        except StoreFailed:
            return []
        titles = [(topic, lang.text(f"{game}-topic-{topic}")) for topic in GAMES[game].topics] if game in GAMES else []
        return [
            app_commands.Choice(name=title[:100], value=topic)
            for topic, title in titles
            if current.casefold() in title.casefold()
        ][:25]

    @app_commands.command(**texts("help"))
    async def help(self, interaction: Interaction) -> None:
        """What the bot can do."""
        async with responding(self.bot, interaction) as reply:
            await reply.say(help_post(reply.lang, GAMES.values(), words(locale_of(str(interaction.locale)))))

    @app_commands.command(**texts("language"))
    @app_commands.rename(
        language=named("bot-command-language-language.name"), where=named("bot-command-language-for.name")
    )
    @app_commands.describe(
        language=named("bot-command-language-language.description"),
        where=named("bot-command-language-for.description"),
    )
    @app_commands.choices(
        language=_choices(_LANGUAGES),
        where=_choices(_FOR),
    )
    async def language(self, interaction: Interaction, language: str, where: str = "mine") -> None:
        """Choose the language of one's private texts, or of this channel's tables."""
        async with responding(self.bot, interaction) as reply:
            chosen: Locale | None = None if language == _AUTOMATIC else locale_of(language)
            if where == "mine":
                work = self.bot.service.set_language(reply.person.id, chosen)
                reply.person = await reply.carry_out(work, quietly=False)
                reply.lang = words(reply.person.locale)
            elif interaction.guild_id is None or not interaction.permissions.manage_channels:
                raise NotAllowed(say("bot-no-channel-language"))
            else:
                channel = interaction.channel_id or 0
                await self.bot.service.set_channel_language(channel, chosen, await server_language(reply))
            said = words(chosen) if chosen is not None and where == "channel" else reply.lang
            await reply.say(note_post(say(f"bot-language-{where}{'-automatic' if chosen is None else ''}"), said))

    @app_commands.command(**texts("pings"))
    @app_commands.rename(state=named("bot-command-pings-state.name"))
    @app_commands.describe(state=named("bot-command-pings-state.description"))
    @app_commands.choices(state=_choices(_STATES))
    async def pings(self, interaction: Interaction, state: str) -> None:
        """Choose whether one is mentioned when it is one's turn."""
        async with responding(self.bot, interaction) as reply:
            await reply.carry_out(self.bot.service.set_pings(reply.person.id, state == "on"), quietly=False)
            await reply.note(f"bot-pings-{state}")

    async def _game_here(self, interaction: Interaction) -> str:
        """The game of the channel's table, or of the person's last one, or simply the first there is."""
        here = await self.bot.service.table_in(interaction.channel_id or 0)
        mine = [] if here is not None else await self.bot.service.tables_of(interaction.user.id)
        return here.game if here is not None else mine[0].game if mine else next(iter(GAMES))
