"""The open pages, and the events pushed to them."""

from collections.abc import Iterable

from playground.jsontypes import Json
from playground.outbox import Outbox
from playground.wire import Wire
from playground.world import DM, World


class Tab:
    """A page's WebSocket, and its person once known."""

    def __init__(self, outbox: Outbox) -> None:
        self.outbox = outbox
        self.person: str | None = None


class Tabs:
    """All open pages."""

    def __init__(self, world: World, wire: Wire) -> None:
        self._world = world
        self._wire = wire
        self._open: set[Tab] = set()

    def add(self, tab: Tab) -> None:
        """Add a page that has connected."""
        self._open.add(tab)

    def remove(self, tab: Tab) -> None:
        """Remove a page that has left."""
        self._open.discard(tab)

    async def close(self) -> None:
        """Close all pages' connections; pages reconnect when the server is back."""
        for tab in self._open:
            tab.outbox.close(1001)

    def push(self, event: str, fields: Json, people: Iterable[str] | None = None) -> None:
        """Push an event to the pages of these people, or to all pages."""
        whom = None if people is None else set(people)
        for tab in self._open:
            if whom is None or tab.person in whom:
                tab.outbox.send({"event": event, **fields})

    def audience(self, channel: Json, message: Json | None = None) -> list[str] | None:
        """Return the ids of the people who may see a channel, or a message in it; None for everyone."""
        if message is not None and message["playground"]["ephemeral_for"]:
            return [message["playground"]["ephemeral_for"]]
        return [channel["person"]] if channel["type"] == DM else None

    def message(self, event: str, message: Json, channel: Json) -> None:
        """Push a new or changed message."""
        self.push(event, {"message": self._wire.message_for_page(message)}, self.audience(channel, message))

    def message_gone(self, message: Json, channel: Json) -> None:
        """Push the deletion of a message."""
        self.push(
            "message_delete",
            {"channel": channel["id"], "message": message["id"]},
            self.audience(channel, message),
        )

    def channel(self, channel: Json) -> None:
        """Push a new or changed channel."""
        self.push("channel", {"channel": self._wire.channel_for_page(channel)}, self.audience(channel))

    def people(self) -> None:
        """Push the list of people to everyone."""
        self.push("people", {"people": list(self._world.people.values())})
