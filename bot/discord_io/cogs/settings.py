"""/settings: what a person has set, what the managers of a server have set, what is stored, and forgetting it."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.discord_io.receiving import responding
from bot.discord_io.responder import Interaction
from bot.discord_io.translation import named, texts
from bot.present.messages.privacy import forget_post
from bot.tables.hours import local_time, zones_like

from . import setting
from .finding import MOST

if TYPE_CHECKING:
    from bot.discord_io.client import Porion


class Settings(
    commands.GroupCog,
    group_name=named("bot-command-settings.name"),
    group_description=named("bot-command-settings.description"),
):
    """Panels of settings."""

    def __init__(self, bot: "Porion") -> None:
        """Serve on behalf of the bot."""
        self.bot = bot

    @app_commands.command(**texts("settings-me"))
    async def me(self, interaction: Interaction) -> None:
        """Show what one has set oneself."""
        async with responding(self.bot, interaction) as reply:
            await setting.show_own(reply)

    @app_commands.command(**texts("settings-server"))
    async def server(self, interaction: Interaction) -> None:
        """Show what is set for this server, to those who manage it."""
        async with responding(self.bot, interaction) as reply:
            await setting.show_server(reply)

    @app_commands.command(**texts("settings-hours"))
    @app_commands.rename(zone=named("bot-command-settings-hours-zone.name"))
    @app_commands.describe(zone=named("bot-command-settings-hours-zone.description"))
    async def hours(self, interaction: Interaction, zone: str | None = None) -> None:
        """Show one's playing hours; set their time zone first, if one is named."""
        async with responding(self.bot, interaction) as reply:
            are_new = zone is not None and await setting.set_zone(reply, zone)
            await setting.show_hours(reply, are_new=are_new)

    @app_commands.command(**texts("settings-data"))
    async def data(self, interaction: Interaction) -> None:
        """Show what is stored about one, as sentences and as a document."""
        async with responding(self.bot, interaction) as reply:
            await setting.show_stored(reply)

    @app_commands.command(**texts("settings-forget"))
    async def forget(self, interaction: Interaction) -> None:
        """Forget all that is stored about one, after asking once more."""
        async with responding(self.bot, interaction) as reply:
            await reply.say(forget_post(reply.lang))

    @hours.autocomplete("zone")
    async def zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Time zones that fit what was typed, each with its time now."""
        now = self.bot.service.clock()
        return [
            app_commands.Choice(name=f"{zone.replace('_', ' ')} · {local_time(now, zone):%H:%M}"[:100], value=zone)
            for zone in zones_like(current)[:MOST]
        ]
