"""The open pages: who is at each, and what they are told."""

from collections.abc import Iterable

from playground.jsontypes import Json
from playground.outbox import Outbox
from playground.wire import Wire
from playground.world import DM, World


class Tab:
    """One WebSocket of a page, and who sits there once known."""

    def __init__(self, outbox: Outbox) -> None:
        self.outbox = outbox
        self.person: str | None = None


class Tabs:
    """All pages now open."""

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
        """Send every page away; each comes back when the server does."""
        for tab in self._open:
            tab.outbox.close(1001)

    def push(self, event: str, fields: Json, people: Iterable[str] | None = None) -> None:
        """Tell these people, or everyone at any page."""
        whom = None if people is None else set(people)
        for tab in self._open:
            if whom is None or tab.person in whom:
                tab.outbox.send({"event": event, **fields})

    def audience(self, channel: Json, message: Json | None = None) -> list[str] | None:
        """Return who may see a channel, or a message in it; nothing stands for everyone."""
        if message is not None and message["playground"]["ephemeral_for"]:
            return [message["playground"]["ephemeral_for"]]
        return [channel["person"]] if channel["type"] == DM else None

    def message(self, event: str, message: Json, channel: Json) -> None:
        """Tell of a new or changed message."""
        self.push(event, {"message": self._wire.message_for_page(message)}, self.audience(channel, message))

    def message_gone(self, message: Json, channel: Json) -> None:
        """Tell that a message is no more."""
        self.push(
            "message_delete",
            {"channel": channel["id"], "message": message["id"]},
            self.audience(channel, message),
        )

    def channel(self, channel: Json) -> None:
        """Tell of a new or changed channel."""
        self.push("channel", {"channel": self._wire.channel_for_page(channel)}, self.audience(channel))

    def people(self) -> None:
        """Tell everyone who there is."""
        self.push("people", {"people": list(self._world.people.values())})
