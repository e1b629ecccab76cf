"""Creates, changes and deletes channels, threads and private channels, and notifies everyone."""

from datetime import datetime

from playground import permissions
from playground.clock import seconds_of
from playground.gateway import Gateway
from playground.jsontypes import Json
from playground.post import Post
from playground.schema.messages import MessageBody
from playground.tabs import Tabs
from playground.wire import Wire
from playground.world import DM, PRIVATE_THREAD, PUBLIC_THREAD, THREADS, World, text_channel

THREAD_CREATED = 18
DEFAULT_ARCHIVE_MINUTES = 1440


class Rooms:
    """All channels, threads and private channels."""

    def __init__(self, world: World, wire: Wire, gateway: Gateway, tabs: Tabs, post: Post) -> None:
        self._world = world
        self._wire = wire
        self._gateway = gateway
        self._tabs = tabs
        self._post = post

    async def dm_with(self, person_id: str) -> Json:
        """Return the private channel with a person, created on first use."""
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
        """Create a text channel at the end of a server's list and return it."""
        channel = text_channel(self._world, guild, name)
        await self._world.save("channel", channel)
        self._gateway.dispatch("CHANNEL_CREATE", self._wire.channel(channel), guild["id"], intent=1)
        self._tabs.channel(channel)
        return channel

    async def open_thread(
        self,
        parent: Json,
        name: str,
        owner_id: str,
        *,
        private: bool = False,
        under: str | None = None,
        minutes: int = DEFAULT_ARCHIVE_MINUTES,
    ) -> Json:
        """Create a thread and return it; under a message it has that message's id, otherwise its channel announces it.

        Args:
            parent: its channel.
            name: its name.
            owner_id: the person or bot that creates it.
            private: whether only members can see it.
            under: the message it is attached to, if any.
            minutes: minutes without a message after which it is archived.
        """
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
                "auto_archive_duration": minutes,
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
        if under is None and not private:
            there = {"type": 0, "channel_id": thread["id"], "guild_id": thread["guild_id"]}
            said = MessageBody({"content": name})
            await self._post.send(parent, owner_id, said, more={"type": THREAD_CREATED, "message_reference": there})
        return thread

    async def archive(self, thread: Json, *, archived: bool, locked: bool = False) -> Json:
        """Archive a thread, optionally locked, or open it again."""
        state = {**thread["thread_metadata"], "archived": archived, "locked": locked}
        state["archive_timestamp"] = self._world.clock.iso()
        changed = {**thread, "thread_metadata": state}
        await self.change(changed)
        return changed

    async def wake(self, channel: Json) -> Json:
        """Open an archived thread because of a new message; return other channels unchanged."""
        state = channel.get("thread_metadata", {})
        return await self.archive(channel, archived=False) if state.get("archived") else channel

    async def archive_idle(self) -> None:
        """Archive threads without messages for longer than their own limit."""
        now = self._world.clock.now()
        for thread in [one for one in self._world.channels.values() if one["type"] in THREADS]:
            state = thread["thread_metadata"]
            woken = datetime.fromisoformat(state["archive_timestamp"]).timestamp()
            last = max(woken, seconds_of(thread["last_message_id"] or thread["id"]))
            if not state["archived"] and now - last > 60 * state["auto_archive_duration"]:
                await self.archive(thread, archived=True)

    async def change(self, channel: Json) -> None:
        """Store a changed channel and notify everyone."""
        await self._world.save("channel", channel)
        event = "THREAD_UPDATE" if channel["type"] in THREADS else "CHANNEL_UPDATE"
        self._gateway.dispatch(event, self._wire.channel(channel), channel.get("guild_id"), intent=1)
        self._tabs.channel(channel)

    async def delete(self, channel: Json) -> None:
        """Delete a channel with its threads and messages."""
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
