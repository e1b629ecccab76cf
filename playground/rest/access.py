"""Checks what the bot may do in a channel, and raises the errors for the rest."""

from playground import faults, permissions
from playground.jsontypes import Json
from playground.parts import Parts
from playground.world import DM, THREADS


def seen(parts: Parts, channel_id: str) -> Json:
    """Return a channel that the bot can see; raise 10003 if there is none, 50001 if it is hidden."""
    channel = parts.world.channel(channel_id)
    if _is_left(parts, channel) or not permissions.of_bot(*parts.world.with_parent(channel)):
        raise faults.missing_access()
    return channel


def require(parts: Parts, channel: Json, *names: str) -> None:
    """Raise 50013 unless the bot has all these permissions in the channel."""
    held = permissions.of_bot(*parts.world.with_parent(channel))
    if _is_left(parts, channel) or not held & permissions.BITS["VIEW_CHANNEL"]:
        raise faults.missing_access()
    if any(not held & permissions.BITS[name] for name in names):
        raise faults.missing_permissions()


def may_write(parts: Parts, channel: Json, *, files: bool, embeds: bool) -> None:
    """Raise an error if the bot may not send such a message here: permissions, closed DMs, a locked thread."""
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
    """Raise an error for an archived thread: for requests that, like edits, do not open it again."""
    if channel.get("thread_metadata", {}).get("archived"):
        raise faults.archived_thread()


def not_locked(channel: Json) -> None:
    """Raise an error for a locked, archived thread, which only a moderator can open."""
    state = channel.get("thread_metadata", {})
    if state.get("archived") and state.get("locked"):
        raise faults.archived_thread()
