"""The state of a page: its latest people, places, commands, messages and interactions."""

from playground.jsontypes import Json


class Known:
    """Everything that a person's page knows.

    Attributes:
        me: the person at the page, once joined.
        people, guilds, channels, commands, interactions: by id.
        bot: the bot, and whether it is online.
    """

    def __init__(self) -> None:
        self._messages: dict[str, Json] = {}
        self.me: Json = {}
        self.people: dict[str, Json] = {}
        self.guilds: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.commands: dict[str, Json] = {}
        self.interactions: dict[str, Json] = {}
        self.bot: Json = {}

    @property
    def id(self) -> str:
        """The id of the person."""
        return str(self.me["id"])

    def channel(self, name: str) -> str:
        """Return the id of a channel or thread by name; `@dm` is the private one with the bot."""
        for one in self.channels.values():
            if one.get("name") == name or (name == "@dm" and one["type"] == 1):
                return str(one["id"])
        raise LookupError(f"no channel {name!r}")

    def messages(self, channel: str) -> list[Json]:
        """Return the messages this page knows of a channel (by id), oldest first, including own ephemeral messages."""
        found = [one for one in self._messages.values() if one["channel_id"] == channel]
        return sorted(found, key=lambda one: int(one["id"]))

    def public(self, channel: str) -> list[Json]:
        """Return the messages of a channel that everybody sees."""
        return [one for one in self.messages(channel) if not one["flags"] & 64]

    def ephemerals(self, channel: str) -> list[Json]:
        """Return the messages of a channel that only this person sees."""
        return [one for one in self.messages(channel) if one["flags"] & 64]

    def message(self, message_id: str) -> Json | None:
        """Return the latest version of a message, None if it is unknown or deleted."""
        return self._messages.get(message_id)

    def enter(self, snapshot: Json) -> None:
        """Set the state from the answer to `join`."""
        self.me = snapshot["person"]
        self.bot = snapshot["bot"]
        self.people = {one["id"]: one for one in snapshot["people"]}
        self.guilds = {one["id"]: one for one in snapshot["guilds"]}
        self.channels = {one["id"]: one for guild in snapshot["guilds"] for one in guild["channels"]}
        self.channels |= {one["id"]: one for one in snapshot["dms"]}
        self.commands = {one["id"]: one for one in snapshot["commands"]}
        self.interactions = {one["id"]: one for one in snapshot["interactions"]}

    def learn(self, push: Json) -> None:
        """Apply one pushed event."""
        match push["event"]:
            case "message" | "message_update":
                self._messages[push["message"]["id"]] = push["message"]
            case "message_delete":
                self._messages.pop(push["message"], None)
            case "interaction":
                self.interactions[push["interaction"]["id"]] = push["interaction"]
            case "channel":
                self.channels[push["channel"]["id"]] = push["channel"]
            case "channel_delete":
                self.channels.pop(push["channel"], None)
            case "commands":
                self.commands = {one["id"]: one for one in push["commands"]}
            case "people":
                self.people = {one["id"]: one for one in push["people"]}
                self.me = self.people.get(self.me.get("id", ""), self.me)
            case "guild":
                self.guilds[push["guild"]["id"]] = push["guild"]
                self.channels |= {one["id"]: one for one in push["guild"]["channels"]}
            case "bot":
                self.bot = push["bot"]
