"""/settings, /language, /pings, /away and /back: settings of people and servers, stored data, and its erasure."""

from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.discord_io.answer import Interaction
from bot.discord_io.handlers import settings as panels
from bot.discord_io.handlers.lookup import SUGGESTIONS, server_language
from bot.discord_io.press import receiving
from bot.present.messages.notices import note_post
from bot.present.messages.settings import forget_post
from bot.profile import local_time, zones_like
from games.core import NotAllowed, say
from locales import Locale, locale_of, words

from . import choices, named, texts

DAYS = 30
"""The maximum number of days a person may be away."""
_AUTOMATIC = "automatic"
_LANGUAGES = {"en": "bot-choice-english", "fr": "bot-choice-french", _AUTOMATIC: "bot-choice-automatic"}
_FOR = {"mine": "bot-choice-mine", "channel": "bot-choice-channel"}
_STATES = {"on": "bot-choice-on", "off": "bot-choice-off"}


class Settings(
    commands.GroupCog,
    group_name=named("bot-command-settings.name"),
    group_description=named("bot-command-settings.description"),
):
    """Panels of settings."""

    def __init__(self, app: App) -> None:
        """Serve commands with this app."""
        self.app = app

    @app_commands.command(**texts("settings-me"))
    async def me(self, interaction: Interaction) -> None:
        """Show the caller's settings."""
        async with receiving(self.app, interaction) as answer:
            await panels.show_own(answer)

    @app_commands.command(**texts("settings-server"))
    async def server(self, interaction: Interaction) -> None:
        """Show the server's settings to those who manage it."""
        async with receiving(self.app, interaction) as answer:
            await panels.show_server(answer)

    @app_commands.command(**texts("settings-hours"))
    @app_commands.rename(zone=named("bot-command-settings-hours-zone.name"))
    @app_commands.describe(zone=named("bot-command-settings-hours-zone.description"))
    async def hours(self, interaction: Interaction, zone: str | None = None) -> None:
        """Show the caller's playing hours; set their time zone first, if one is named."""
        async with receiving(self.app, interaction) as answer:
            are_new = zone is not None and await panels.set_zone(answer, zone)
            await panels.show_hours(answer, are_new=are_new)

    @app_commands.command(**texts("settings-data"))
    async def data(self, interaction: Interaction) -> None:
        """Show what is stored about the caller, as text and as a document."""
        async with receiving(self.app, interaction) as answer:
            await panels.show_stored(answer)

    @app_commands.command(**texts("settings-forget"))
    async def forget(self, interaction: Interaction) -> None:
        """Erase everything stored about the caller, after a confirmation."""
        async with receiving(self.app, interaction) as answer:
            await answer.say(forget_post(answer.lang))

    @hours.autocomplete("zone")
    async def zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest time zones that match what was typed, each with its current time."""
        now = self.app.service.clock()
        return [
            app_commands.Choice(name=f"{zone.replace('_', ' ')} · {local_time(now, zone):%H:%M}"[:100], value=zone)
            for zone in zones_like(current)[:SUGGESTIONS]
        ]


class Personal(commands.Cog):
    """Personal settings with a command of their own."""

    def __init__(self, app: App) -> None:
        """Serve commands with this app."""
        self.app = app

    @app_commands.command(**texts("language"))
    @app_commands.rename(
        language=named("bot-command-language-language.name"), where=named("bot-command-language-for.name")
    )
    @app_commands.describe(
        language=named("bot-command-language-language.description"),
        where=named("bot-command-language-for.description"),
    )
    @app_commands.choices(
        language=choices(_LANGUAGES),
        where=choices(_FOR),
    )
    async def language(self, interaction: Interaction, language: str, where: str = "mine") -> None:
        """Set the language of the caller's private texts, or of this channel's tables."""
        async with receiving(self.app, interaction) as answer:
            chosen: Locale | None = None if language == _AUTOMATIC else locale_of(language)
            if where == "mine":
                work = self.app.service.people.set_language(answer.person.id, chosen)
                answer.person = await answer.carry_out(work, quietly=False)
                answer.lang = words(answer.person.locale)
            elif interaction.guild_id is None or not interaction.permissions.manage_channels:
                raise NotAllowed(say("bot-no-channel-language"))
            else:
                channel, server = interaction.channel_id or 0, await server_language(answer)
                await self.app.service.places.set_channel_language(channel, chosen, server)
            said = words(chosen) if chosen is not None and where == "channel" else answer.lang
            await answer.say(note_post(say(f"bot-language-{where}{'-automatic' if chosen is None else ''}"), said))

    @app_commands.command(**texts("mentions"))
    @app_commands.rename(state=named("bot-command-mentions-state.name"))
    @app_commands.describe(state=named("bot-command-mentions-state.description"))
    @app_commands.choices(state=choices(_STATES))
    async def mentions(self, interaction: Interaction, state: str) -> None:
        """Set whether the caller is mentioned when it is their turn."""
        async with receiving(self.app, interaction) as answer:
            await answer.carry_out(self.app.service.people.set_mentions(answer.person.id, state == "on"), quietly=False)
            await answer.note(f"bot-mentions-{state}")

    @app_commands.command(**texts("away"))
    @app_commands.rename(days=named("bot-command-away-days.name"))
    @app_commands.describe(days=named("bot-command-away-days.description"))
    async def away(self, interaction: Interaction, days: app_commands.Range[int, 1, DAYS]) -> None:
        """Pause the caller's clocks for some days."""
        async with receiving(self.app, interaction) as answer:
            until = await answer.carry_out(self.app.service.away.leave(answer.person, days), quietly=False)
            await answer.note("bot-away-set", until=str(round(until)))

    @app_commands.command(**texts("back"))
    async def back(self, interaction: Interaction) -> None:
        """Resume the caller's clocks."""
        async with receiving(self.app, interaction) as answer:
            tables = await answer.carry_out(self.app.service.away.back(answer.person), quietly=False)
            await answer.note("bot-away-ended" if tables else "bot-away-not")


COGS = Personal, Settings
