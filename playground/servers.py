"""Discord servers ("guilds"): the first one, where everybody meets, and others to which the bot is invited."""

from playground.gateway import Gateway
from playground.jsontypes import Json
from playground.rooms import Rooms
from playground.sessions import GUILDS
from playground.tabs import Tabs
from playground.texts import page_texts
from playground.wire import Wire
from playground.world import World, text_channel

SEEDED_CHANNELS = (1, 2, 3)
FIRST_LANGUAGE = "en-US"


class Servers:
    """All servers of the playground; everybody is a member of each."""

    def __init__(self, world: World, wire: Wire, gateway: Gateway, tabs: Tabs, rooms: Rooms) -> None:
        self._world = world
        self._wire = wire
        self._gateway = gateway
        self._tabs = tabs
        self._rooms = rooms

    @property
    def founder(self) -> str | None:
        """The id reserved for the first person, who owns the first server; None once it is used."""
        owners = {guild["owner_id"] for guild in self._world.guilds.values()}
        return next((one for one in owners if one not in self._world.people), None)

    async def begin(self) -> None:
        """Create the first server if there is none, in English until its founder joins."""
        if not self._world.guilds:
            words = page_texts(FIRST_LANGUAGE)
            guild = await self._make(words["seed-server"], FIRST_LANGUAGE, self._world.clock.snowflake())
            for number in SEEDED_CHANNELS:
                name, topic = words[f"seed-channel-{number}"], words[f"seed-channel-{number}.topic"]
                await self._world.save("channel", text_channel(self._world, guild, name, number, topic))

    async def found(self, person: Json) -> None:
        """Make a person the owner of the first server, and give it and its channels their language."""
        guild = next(iter(self._world.guilds.values()))
        words = page_texts(person["locale"])
        await self.change(guild, owner_id=person["id"], name=words["seed-server"], preferred_locale=person["locale"])
        for number, channel in zip(SEEDED_CHANNELS, self._world.guild_channels(guild["id"]), strict=False):
            name, topic = words[f"seed-channel-{number}"], words[f"seed-channel-{number}.topic"]
            await self._rooms.change({**channel, "name": name, "topic": topic})

    async def invite(self, name: str, locale: str, owner_id: str) -> Json:
        """Invite the bot to a new server with one channel."""
        guild = await self._make(name, locale, owner_id)
        channel = text_channel(self._world, guild, page_texts(locale)["seed-channel-1"])
        await self._world.save("channel", channel)
        joined = {**self._wire.guild(guild), "unavailable": None}  # False is for servers that the bot was in already
        self._gateway.dispatch("GUILD_CREATE", joined, guild["id"], intent=GUILDS)
        self._tabs.push("guild", {"guild": self._wire.guild_for_page(guild)})
        return guild

    async def send_away(self, guild: Json) -> None:
        """Remove the bot from a server; its channels stay."""
        await self._world.save("guild", {**guild, "is_left": True})
        self._gateway.dispatch("GUILD_DELETE", {"id": guild["id"]}, guild["id"], intent=GUILDS)

    async def bring_back(self, guild: Json) -> None:
        """Invite the bot again to a server that it was removed from."""
        known = {key: value for key, value in guild.items() if key != "is_left"}
        await self._world.save("guild", known)
        joined = {**self._wire.guild(known), "unavailable": None}
        self._gateway.dispatch("GUILD_CREATE", joined, known["id"], intent=GUILDS)

    async def change(self, guild: Json, **fields: str) -> Json:
        """Store a server's new name, language or owner, and notify everyone."""
        changed = {**guild, **fields}
        await self._world.save("guild", changed)
        self._gateway.dispatch("GUILD_UPDATE", self._wire.guild_head(changed), guild["id"], intent=GUILDS)
        self._tabs.push("guild", {"guild": self._wire.guild_for_page(changed)})
        return changed

    async def _make(self, name: str, locale: str, owner_id: str) -> Json:
        guild: Json = {
            "id": self._world.clock.snowflake(),
            "name": name,
            "preferred_locale": locale,
            "owner_id": owner_id,
            "joined_at": self._world.clock.iso(),
            "bot_role": self._world.clock.snowflake(),
        }
        await self._world.save("guild", guild)
        return guild
