"""What the bot may do in a channel, and the refusals for what it may not."""

from playground import faults, permissions
from playground.jsontypes import Json
from playground.parts import Parts
from playground.world import DM, THREADS


def seen(parts: Parts, channel_id: str) -> Json:
    """Return a channel the bot can see, or 10003, or 50001."""
    channel = parts.world.channel(channel_id)
    if _is_left(parts, channel) or not permissions.of_bot(*parts.world.with_parent(channel)):
        raise faults.missing_access()
    return channel


def require(parts: Parts, channel: Json, *names: str) -> None:
    """Refuse with 50013 unless the bot holds all of these here."""
    held = permissions.of_bot(*parts.world.with_parent(channel))
    if _is_left(parts, channel) or not held & permissions.BITS["VIEW_CHANNEL"]:
        raise faults.missing_access()
    if any(not held & permissions.BITS[name] for name in names):
        raise faults.missing_permissions()


def may_write(parts: Parts, channel: Json, *, files: bool, embeds: bool) -> None:
    """Refuse a message the bot may not send here: permissions, a closed DM, a locked thread."""
    if channel["type"] == DM:
        if parts.world.people[channel["person"]]["playground"]["dm_closed"]:
            raise faults.closed_dm()
        return
    thread = channel["type"] in THREADS
    require(parts, channel, "SEND_MESSAGES_IN_THREADS" if thread else "SEND_MESSAGES")
    if files:
        require(parts, channel, "ATTACH_FILES")
    if embeds:
        require(parts, channel, "EMBED_LINKS")
    not_locked(channel)


def _is_left(parts: Parts, channel: Json) -> bool:
    """Return whether the bot was removed from the server of a channel."""
    guild = parts.world.guilds.get(channel.get("guild_id", ""))
    return guild is not None and bool(guild.get("is_left"))


def not_archived(channel: Json) -> None:
    """Refuse what does not wake an archived thread, such as an edit."""
    if channel.get("thread_metadata", {}).get("archived"):
        raise faults.archived_thread()


def not_locked(channel: Json) -> None:
    """Refuse to say anything in a locked thread that was archived: only a moderator can wake it."""
    state = channel.get("thread_metadata", {})
    if state.get("archived") and state.get("locked"):
        raise faults.archived_thread()
