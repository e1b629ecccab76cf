"""What a page has been told: people, places, commands, messages and interactions, as they now stand."""

from playground.jsontypes import Json


class Known:
    """All that somebody's page could show.

    Attributes:
        me: who this is, once joined.
        people, guilds, channels, commands, interactions: by id.
        bot: the bot, and whether it is there.
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
        """Who this is."""
        return str(self.me["id"])

    def channel(self, name: str) -> str:
        """Return the id of a channel or thread by name; `@dm` is the private one with the bot."""
        for one in self.channels.values():
            if one.get("name") == name or (name == "@dm" and one["type"] == 1):
                return str(one["id"])
        raise LookupError(f"no channel {name!r}")

    def messages(self, channel: str) -> list[Json]:
        """Return what this page has seen in a channel (by id), oldest first, own ephemeral messages included."""
        found = [one for one in self._messages.values() if one["channel_id"] == channel]
        return sorted(found, key=lambda one: int(one["id"]))

    def public(self, channel: str) -> list[Json]:
        """Return the messages everybody sees."""
        return [one for one in self.messages(channel) if not one["flags"] & 64]

    def ephemerals(self, channel: str) -> list[Json]:
        """Return the messages only this person sees."""
        return [one for one in self.messages(channel) if one["flags"] & 64]

    def message(self, message_id: str) -> Json | None:
        """Return a message as it now stands, or nothing once gone."""
        return self._messages.get(message_id)

    def enter(self, snapshot: Json) -> None:
        """Begin with what joining tells."""
        self.me = snapshot["person"]
        self.bot = snapshot["bot"]
        self.people = {one["id"]: one for one in snapshot["people"]}
        self.guilds = {one["id"]: one for one in snapshot["guilds"]}
        self.channels = {one["id"]: one for guild in snapshot["guilds"] for one in guild["channels"]}
        self.channels |= {one["id"]: one for one in snapshot["dms"]}
        self.commands = {one["id"]: one for one in snapshot["commands"]}
        self.interactions = {one["id"]: one for one in snapshot["interactions"]}

    def learn(self, push: Json) -> None:
        """Take in one piece of news."""
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
