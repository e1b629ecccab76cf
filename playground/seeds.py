"""What a new playground begins with: two small servers, one English and one French."""

from playground.jsontypes import Json
from playground.texts import page_texts
from playground.world import TEXT, World

SERVERS = (("en-US", 3), ("fr", 3))


async def sow(world: World) -> None:
    """Make the first servers, named in their own language, when there is none."""
    if world.guilds:
        return
    founder = world.clock.snowflake()
    for locale, rooms in SERVERS:
        words = page_texts(locale)
        guild: Json = {
            "id": world.clock.snowflake(),
            "name": words["seed-server"],
            "preferred_locale": locale,
            "owner_id": founder,
            "joined_at": world.clock.iso(),
            "bot_role": world.clock.snowflake(),
        }
        await world.save("guild", guild)
        for number in range(1, rooms + 1):
            await world.save(
                "channel",
                text_channel(world, guild, words[f"seed-channel-{number}"], words[f"seed-channel-{number}.topic"]),
            )


def text_channel(world: World, guild: Json, name: str, topic: str | None = None) -> Json:
    """A new text channel at the end of a server's list."""
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
        "playground": {"denied": []},
    }


def founder_of(world: World) -> str | None:
    """The id kept for the first person, who owns the servers; nothing once taken."""
    owners = {guild["owner_id"] for guild in world.guilds.values()}
    return next((one for one in owners if one not in world.people), None)
