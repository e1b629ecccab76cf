"""Ops for people and places: joining, profiles, channels, history, and sending messages."""

import re
import unicodedata
from typing import Annotated

from pydantic import Field

from playground.desk import Desk, op
from playground.jsontypes import Json
from playground.parts import bot_state
from playground.refusals import RefusalError
from playground.schema.commands import LOCALES
from playground.schema.messages import MOST_CONTENT, MessageBody
from playground.visible import commands_for
from playground.world import DM, TEXT


@op
async def hello(desk: Desk) -> Json:
    """Return the people to choose from, and the bot's state."""
    return {"people": list(desk.parts.world.people.values()), "bot": bot_state(desk.parts)}


@op
async def person_create(desk: Desk, name: str, locale: str, id: str | None = None) -> Json:  # noqa: A002 - its name in the protocol
    """Create a person; the first one owns the first server and sets its language."""
    world = desk.parts.world
    name = _name(desk, name)
    founder = desk.parts.servers.founder
    if id is not None and (not id.isdigit() or id in world.people or id == world.me["id"]):
        raise RefusalError("bad_request", detail="id: taken, or no snowflake")
    person: Json = {
        "id": id or founder or world.clock.snowflake(),
        "username": _username(name),
        "global_name": name,
        "locale": _locale(locale),
        "playground": {"dm_closed": False, "moderator": founder is not None},
    }
    await world.save("person", person)
    if founder:
        await desk.parts.servers.found(person)
    desk.parts.tabs.people()
    return {"person": person}


@op
async def join(desk: Desk, person: str) -> Json:
    """Join as a person, and return everything they can see."""
    parts, world = desk.parts, desk.parts.world
    if person not in world.people:
        raise RefusalError("unknown_person")
    desk.tab.person = person
    dms = [one for one in world.channels.values() if one["type"] == DM and one["person"] == person]
    return {
        "person": desk.person,
        "people": list(world.people.values()),
        "bot": bot_state(parts),
        "guilds": [parts.wire.guild_for_page(one) for one in world.guilds.values()],
        "dms": [parts.wire.channel_for_page(one) for one in dms],
        "commands": commands_for(world, desk.person),
        "interactions": parts.interactions.open_for(person),
    }


@op
async def rename(desk: Desk, name: str) -> Json:
    """Change this person's name."""
    if name.strip() == desk.person["global_name"]:
        return {"person": desk.person}
    return await _change(desk, global_name=_name(desk, name))


@op
async def locale(desk: Desk, locale: str) -> Json:
    """Change this person's language."""
    return await _change(desk, locale=_locale(locale))


@op
async def dm_closed(desk: Desk, closed: bool) -> Json:
    """Refuse or accept private messages from the bot."""
    return await _change(desk, playground={**desk.person["playground"], "dm_closed": closed})


@op
async def moderator(desk: Desk, on: bool) -> Json:
    """Give this person a moderator's permissions, or remove them."""
    changed = await _change(desk, playground={**desk.person["playground"], "moderator": on})
    commands = commands_for(desk.parts.world, desk.person)
    desk.parts.tabs.push("commands", {"commands": commands}, [desk.person["id"]])
    return changed


@op
async def guild_change(desk: Desk, guild: str, name: str | None = None, locale: str | None = None) -> Json:
    """Change a server's name or language, if this person may manage it."""
    server = desk.guild(guild)
    if not desk.person["playground"]["moderator"]:
        raise RefusalError("not_moderator")
    fields = {} if name is None else {"name": _channel_name(name)}
    if locale is not None:
        fields["preferred_locale"] = _locale(locale)
    return {"guild": desk.parts.wire.guild_for_page(await desk.parts.servers.change(server, **fields))}


@op
async def channel_create(desk: Desk, guild: str, name: str) -> Json:
    """Create a channel in a server and return it."""
    server = desk.guild(guild)
    channel = await desk.parts.rooms.open_channel(server, _channel_name(name, dashes=True))
    return {"channel": desk.parts.wire.channel_for_page(channel)}


@op
async def thread_create(desk: Desk, channel: str, name: str, private: bool = False) -> Json:
    """Create a thread in a channel and return it."""
    parent = desk.channel(channel)
    if parent["type"] != TEXT:
        raise RefusalError("not_here")
    me = desk.person["id"]
    thread = await desk.parts.rooms.open_thread(parent, _channel_name(name), me, private=private)
    return {"channel": desk.parts.wire.channel_for_page(thread)}


@op
async def dm_open(desk: Desk) -> Json:
    """Return this person's private channel with the bot."""
    channel = await desk.parts.rooms.dm_with(desk.person["id"])
    return {"channel": desk.parts.wire.channel_for_page(channel)}


@op
async def history(
    desk: Desk,
    channel: str,
    before: str | None = None,
    limit: Annotated[int, Field(ge=1, le=100)] = 50,
) -> Json:
    """Return up to `limit` messages of a channel, including ephemeral ones for this person."""
    found = desk.parts.world.history(desk.channel(channel)["id"], before)
    mine = (None, desk.person["id"])
    visible = [one for one in found if one["playground"]["ephemeral_for"] in mine]
    shown = [desk.parts.wire.message_for_page(one) for one in visible[-limit:]]
    return {"messages": shown, "more": len(visible) > limit}


@op
async def send(desk: Desk, channel: str, content: str) -> Json:
    """Send a message."""
    if not content.strip():
        raise RefusalError("content_empty")
    if len(content) > MOST_CONTENT:
        raise RefusalError("content_too_long", limit=MOST_CONTENT)
    place = desk.channel(channel)
    state = place.get("thread_metadata", {})
    if state.get("archived") and state.get("locked") and not desk.person["playground"]["moderator"]:
        raise RefusalError("thread_locked")
    place = await desk.parts.rooms.wake(place)
    message = await desk.parts.post.send(place, desk.person["id"], MessageBody({"content": content}))
    return {"message": desk.parts.wire.message_for_page(message)}


async def _change(desk: Desk, **fields: object) -> Json:
    person = {**desk.person, **fields}
    await desk.parts.world.save("person", person)
    desk.parts.tabs.people()
    return {"person": person}


def _name(desk: Desk, name: str) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= 32:
        raise RefusalError("name_invalid")
    taken = {one["global_name"].casefold() for one in desk.parts.world.people.values()}
    if name.casefold() in taken:
        raise RefusalError("name_taken")
    return name


def _username(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9_.]+", "_", plain).strip("_.") or "somebody"


def _locale(locale: str) -> str:
    if locale not in LOCALES:
        raise RefusalError("bad_request", detail=f"locale: Discord knows no {locale!r}")
    return locale


def _channel_name(name: str, *, dashes: bool = False) -> str:
    name = "-".join(name.lower().split()) if dashes else " ".join(name.split())
    if not 1 <= len(name) <= 100:
        raise RefusalError("name_invalid")
    return name
