"""Channels, threads and private channels: opened, changed, deleted, and everyone told."""

from playground import permissions
from playground.gateway import Gateway
from playground.jsontypes import Json
from playground.tabs import Tabs
from playground.wire import Wire
from playground.world import DM, PRIVATE_THREAD, PUBLIC_THREAD, THREADS, World, text_channel


class Rooms:
    """Every place where something can be said."""

    def __init__(self, world: World, wire: Wire, gateway: Gateway, tabs: Tabs) -> None:
        self._world = world
        self._wire = wire
        self._gateway = gateway
        self._tabs = tabs

    async def dm_with(self, person_id: str) -> Json:
        """The private channel with a person, made at the first wish."""
        found = self._world.dm_of(person_id)
        if found is None:
            found = {
                "id": self._world.clock.snowflake(),
                "type": DM,
                "person": person_id,
                "last_message_id": None,
                "playground": {"denied": []},
            }
            await self._world.save("channel", found)
            self._tabs.channel(found)
        return found

    async def open_channel(self, guild: Json, name: str) -> Json:
        """A new text channel at the end of a server."""
        channel = text_channel(self._world, guild, name)
        await self._world.save("channel", channel)
        self._gateway.dispatch("CHANNEL_CREATE", self._wire.channel(channel), guild["id"], intent=1)
        self._tabs.channel(channel)
        return channel

    async def open_thread(
        self, parent: Json, name: str, owner_id: str, *, private: bool = False, under: str | None = None
    ) -> Json:
        """A new thread; under a message it has that message's id."""
        world = self._world
        now = world.clock.iso()
        thread: Json = {
            "id": under or world.clock.snowflake(),
            "type": PRIVATE_THREAD if private else PUBLIC_THREAD,
            "guild_id": parent["guild_id"],
            "parent_id": parent["id"],
            "owner_id": owner_id,
            "name": name,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "message_count": 0,
            "member_count": 2,
            "total_message_sent": 0,
            "thread_metadata": {
                "archived": False,
                "locked": False,
                "auto_archive_duration": 1440,
                "archive_timestamp": now,
                "create_timestamp": now,
                **({"invitable": True} if private else {}),
            },
            "playground": {"denied": []},
        }
        await world.save("channel", thread)
        me = {"id": thread["id"], "user_id": world.me["id"], "join_timestamp": now, "flags": 0}
        created = {**self._wire.channel(thread), "newly_created": True, "member": me}
        self._gateway.dispatch("THREAD_CREATE", created, thread["guild_id"], intent=1)
        self._tabs.channel(thread)
        return thread

    async def change(self, channel: Json) -> None:
        """Keep a changed channel and tell of it."""
        await self._world.save("channel", channel)
        event = "THREAD_UPDATE" if channel["type"] in THREADS else "CHANNEL_UPDATE"
        self._gateway.dispatch(event, self._wire.channel(channel), channel.get("guild_id"), intent=1)
        self._tabs.channel(channel)

    async def delete(self, channel: Json) -> None:
        """Delete a channel with its threads and all that was said."""
        for thread in [one for one in self._world.channels.values() if one.get("parent_id") == channel["id"]]:
            await self.delete(thread)
        visible = permissions.of_bot(*self._world.with_parent(channel))
        audience = self._tabs.audience(channel)
        guild_id = channel.get("guild_id")
        data = self._wire.channel(channel)
        await self._world.drop_channel(channel)
        self._tabs.push("channel_delete", {"channel": channel["id"], "guild": guild_id}, audience)
        if guild_id and visible:
            event = "THREAD_DELETE" if channel["type"] in THREADS else "CHANNEL_DELETE"
            self._gateway.dispatch(event, data, guild_id, intent=1)
