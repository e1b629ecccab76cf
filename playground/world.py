"""The playground's state: people, servers, channels, messages; in memory, with every change stored at once."""

import base64
import secrets
from bisect import bisect_left, insort
from collections.abc import Iterable
from pathlib import Path

from playground import faults
from playground.clock import Clock
from playground.jsontypes import Json
from playground.store import Store

DM, TEXT, PUBLIC_THREAD, PRIVATE_THREAD = 1, 0, 11, 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)
BOT_NAME = "Porion"


class World:
    """Everything that exists. Reads are synchronous; an async `save` or `drop` returns when the change is stored."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.me: Json = {}
        self.people: dict[str, Json] = {}
        self.guilds: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.commands: dict[str, Json] = {}
        self.emojis: dict[str, Json] = {}
        self.messages: dict[str, Json] = {}
        self._order: dict[str, list[int]] = {}

    @classmethod
    async def open(cls, path: Path, clock: Clock) -> "World":
        """Load everything from the file; a new one has only the bot."""
        store = await Store.open(path)
        world = cls(store, clock)
        for kind, shelf in world._shelves().items():
            shelf.update({body["id"]: body for body in await store.load(kind)})
        for message in world.messages.values():
            world._order.setdefault(message["channel_id"], []).append(int(message["id"]))
        for known in (*world.messages, *world.channels, *world.people):
            clock.not_before(known)
        found = await store.load("me")
        world.me = found[0] if found else await world._birth()
        return world

    async def _birth(self) -> Json:
        user = self.clock.snowflake()
        head = base64.urlsafe_b64encode(user.encode()).decode().rstrip("=")
        me = {
            "id": user,
            "application_id": self.clock.snowflake(),
            "token": f"{head}.{secrets.token_urlsafe(5)[:6]}.{secrets.token_urlsafe(30)[:38]}",
        }
        self.store.put("me", me)
        return me

    def _shelves(self) -> dict[str, dict[str, Json]]:
        return {
            "person": self.people,
            "guild": self.guilds,
            "channel": self.channels,
            "command": self.commands,
            "emoji": self.emojis,
            "message": self.messages,
        }

    async def close(self) -> None:
        """Close the file."""
        await self.store.close()

    # Look-ups.

    def channel(self, channel_id: str) -> Json:
        """Return a channel; raise error 10003 if there is none."""
        try:
            return self.channels[channel_id]
        except KeyError:
            raise faults.unknown_channel() from None

    def message(self, channel_id: str, message_id: str) -> Json:
        """Return a message of a channel; raise error 10008 if there is none."""
        found = self.messages.get(message_id)
        if found is None or found["channel_id"] != channel_id:
            raise faults.unknown_message()
        return found

    def with_parent(self, channel: Json) -> tuple[Json, ...]:
        """Return the channel, followed by its parent for a thread."""
        parent = self.channels.get(channel.get("parent_id") or "")
        return (channel,) if parent is None else (channel, parent)

    def guild_channels(self, guild_id: str) -> list[Json]:
        """Return a server's channels and threads in display order."""
        found = [one for one in self.channels.values() if one.get("guild_id") == guild_id]
        return sorted(found, key=lambda one: (one.get("position", 1 << 20), int(one["id"])))

    def dm_of(self, person_id: str) -> Json | None:
        """Return the private channel between the bot and a person, None if there is none."""
        return next((c for c in self.channels.values() if c["type"] == DM and c["person"] == person_id), None)

    def history(self, channel_id: str, before: str | None, after: str | None = None) -> list[Json]:
        """Return the messages of a channel between two ids, oldest first."""
        order = self._order.get(channel_id, [])
        end = len(order) if before is None else bisect_left(order, int(before))
        start = 0 if after is None else bisect_left(order, int(after) + 1)
        return [self.messages[str(one)] for one in order[start:end]]

    # Changes.

    async def save(self, kind: str, body: Json) -> None:
        """Save a new or changed person, guild, channel, command or emoji, and wait until it is stored."""
        self._shelves()[kind][body["id"]] = body
        self.store.put(kind, body)
        await self.store.written()

    def save_message(self, message: Json) -> None:
        """Save a new or changed message; `Store.written` waits until it is stored."""
        if message["id"] not in self.messages:
            insort(self._order.setdefault(message["channel_id"], []), int(message["id"]))
        self.messages[message["id"]] = message
        self.store.put("message", message)

    async def drop_messages(self, messages: Iterable[Json]) -> None:
        """Delete messages with their files."""
        gone = list(messages)
        for message in gone:
            if self.messages.pop(message["id"], None) is not None:
                self._order[message["channel_id"]].remove(int(message["id"]))
        self.store.drop("message", *(one["id"] for one in gone))
        self.store.drop_files(*(file["id"] for one in gone for file in one["attachments"]))

    async def drop_channel(self, channel: Json) -> None:
        """Delete a channel with its messages."""
        del self.channels[channel["id"]]
        self.store.drop("channel", channel["id"])
        await self.drop_messages(self.history(channel["id"], None))

    async def drop_emoji(self, emoji: Json) -> None:
        """Delete an emoji with its picture."""
        del self.emojis[emoji["id"]]
        self.store.drop("emoji", emoji["id"])
        self.store.drop_files(emoji["id"])
        await self.store.written()

    async def replace_commands(self, commands: list[Json]) -> None:
        """Replace all registered commands."""
        gone = set(self.commands) - {one["id"] for one in commands}
        self.commands.clear()
        self.commands.update({one["id"]: one for one in commands})
        for one in commands:
            self.store.put("command", one)
        self.store.drop("command", *gone)


def text_channel(world: World, guild: Json, name: str, seed: int = 0, topic: str | None = None) -> Json:
    """Return a new text channel at the end of a server's list, not yet saved.

    `seed` numbers the channels that exist from the start.
    """
    places = [one.get("position", 0) for one in world.guild_channels(guild["id"])]
    return {
        "id": world.clock.snowflake(),
        "type": TEXT,
        "guild_id": guild["id"],
        "name": name,
        "topic": topic,
        "position": max(places, default=-1) + 1,
        "parent_id": None,
        "last_message_id": None,
        "playground": {"denied": [], "seed": seed},
    }
