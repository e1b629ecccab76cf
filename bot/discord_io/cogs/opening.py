"""Opening a table where somebody asks for it: which server and channel, and what the bot may do there."""

import discord

from bot.discord_io.responder import Responder
from games.core import Refusal, say
from locales import Words

CHANNELS_NAMED = 5
"""Channels that a refusal names; it counts the others."""

NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True
)
NEEDED_IN_THREADS = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, embed_links=True, attach_files=True, read_message_history=True
)


def server_of(reply: Responder) -> tuple[int, int]:
    """Server and channel of a command that needs both.

    Raises:
        Refusal: it was given in private.
    """
    guild, channel = reply.interaction.guild_id, reply.interaction.channel_id
    if guild is None or channel is None:
        raise Refusal(say("bot-no-server-here"))
    return guild, channel


async def check_opening(reply: Responder) -> None:
    """Refuse a table where the bot could not show it, or where the managers of the server want none.

    Raises:
        Refusal: naming what is missing, or who may open a table, or where.
    """
    await check_house(reply)
    if lacking := missing(reply):
        spoken = reply.lang.enumerate([permission_text(name, reply.lang) for name in lacking])
        raise Refusal(say("bot-no-permission", permissions=spoken))


async def check_house(reply: Responder) -> None:
    """Refuse a table where the managers of the server want none, or to somebody who may open none.

    Raises:
        Refusal: naming where tables may be opened, or by whom.
    """
    interaction = reply.interaction
    settings = await reply.bot.service.server_settings(interaction.guild_id or 0)
    above = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    if not settings.allows_channel(interaction.channel_id, above):
        named = settings.channels[:CHANNELS_NAMED]
        rest = len(settings.channels) - len(named)
        channels = tuple(say("bot-settings-channel", id=str(channel)) for channel in named)
        raise Refusal(say("bot-no-table-in-channel", channels=channels, more=rest))
    roles = {role.id for role in getattr(interaction.user, "roles", ())}
    if not settings.allows_roles(roles) and not interaction.permissions.manage_guild:
        raise Refusal(say("bot-no-role-for-tables", role=str(settings.role)))


def missing(reply: Responder) -> list[str]:
    """The permissions that the bot lacks in this channel."""
    threaded = isinstance(reply.interaction.channel, discord.Thread)
    needed = NEEDED_IN_THREADS if threaded else NEEDED
    return [name for name, wanted in needed if wanted and not getattr(reply.interaction.app_permissions, name)]


def permission_text(name: str, lang: Words) -> str:
    """The name of a permission as Discord's own settings show it; discord.py has an older word for one of them."""
    shown = "view_channel" if name == "read_messages" else name
    return lang.text(f"bot-permission-{shown.replace('_', '-')}")
