"""Ops that cause failures and other unusual situations on purpose."""

from typing import Annotated, Literal

from pydantic import Field

from playground.desk import Desk, checked, op
from playground.jsontypes import Json
from playground.permissions import DENIABLE
from playground.refusals import RefusalError
from playground.schema.commands import LOCALES
from playground.world import DM, THREADS


async def deny(desk: Desk, channel: str, permissions: list[str]) -> None:
    """Deny the bot these permissions in a channel, replacing the previous list."""
    place = desk.channel(channel)
    if place["type"] == DM:
        raise RefusalError("not_here")
    if unknown := set(permissions) - set(DENIABLE):
        raise RefusalError("bad_request", detail=f"permissions: {sorted(unknown)}")
    denied = {**place["playground"], "denied": [one for one in DENIABLE if one in permissions]}
    await desk.parts.rooms.change({**place, "playground": denied})


async def delete_message(desk: Desk, message: str) -> None:
    """Delete a message as a moderator would."""
    await desk.parts.post.delete(desk.message(message))


async def delete_channel(desk: Desk, channel: str) -> None:
    """Delete a channel."""
    await desk.parts.rooms.delete(desk.channel(channel))


async def archive(desk: Desk, channel: str, archived: bool, locked: bool = False) -> None:
    """Archive a thread or open it again; a locked one can only be opened by a moderator."""
    place = desk.channel(channel)
    if place["type"] not in THREADS:
        raise RefusalError("not_here")
    await desk.parts.rooms.archive(place, archived=archived, locked=locked)


async def fail(
    desk: Desk,
    times: Annotated[int, Field(ge=0, le=1000)],
    status: Annotated[int, Field(ge=429, le=599)],
    retry_after: Annotated[int | float, Field(ge=0, le=60)] = 1.0,
    where: Literal["any", "messages", "callbacks"] = "any",
    carried_out: bool = False,
) -> None:
    """Make the bot's next requests fail, before or after they are carried out."""
    if status != 429 and status < 500:
        raise RefusalError("bad_request", detail="status: 429 or 5xx")
    failures = desk.parts.failures
    failures.times, failures.status, failures.where = times, status, where
    failures.retry_after, failures.carried_out = float(retry_after), carried_out


async def delay(desk: Desk, seconds: Annotated[int | float, Field(ge=0, le=60)]) -> None:
    """Delay every request of the bot."""
    desk.parts.failures.delay = float(seconds)


async def rates(desk: Desk, on: bool) -> None:
    """Switch Discord's limits on the bot's messages and edits per channel on or off."""
    desk.parts.rates.on = on


async def guild_create(desk: Desk, name: str, locale: str) -> None:
    """Invite the bot to another server, owned by this person."""
    if locale not in LOCALES:
        raise RefusalError("bad_request", detail=f"locale: Discord knows no {locale!r}")
    await desk.parts.servers.invite(name, locale, desk.person["id"])


async def guild_remove(desk: Desk, guild: str) -> None:
    """Remove the bot from a server."""
    await desk.parts.servers.send_away(desk.guild(guild))


async def guild_return(desk: Desk, guild: str) -> None:
    """Invite the bot again to a server that it was removed from."""
    await desk.parts.servers.bring_back(desk.guild(guild))


async def advance(desk: Desk, seconds: Annotated[int | float, Field(ge=0)]) -> None:
    """Advance the server's time, for example to let a player time out or a token expire."""
    desk.parts.clock.advance(float(seconds))


async def drop_gateway(desk: Desk, resumable: bool, shard: int | None = None) -> None:
    """Close the bot's connections, or those of one shard."""
    desk.parts.gateway.drop(resumable=resumable, shard=shard)


async def starts(
    desk: Desk,
    on: bool,
    shards: Annotated[int, Field(ge=1, le=64)] = 1,
    buckets: Annotated[int, Field(ge=1, le=64)] = 1,
) -> None:
    """Set the recommended number of shards, and switch Discord's limits on starting sessions on or off."""
    found = desk.parts.gateway.starts
    found.on, found.shards, found.buckets = on, shards, buckets


_SWITCHES = {
    one.__name__: checked(one)
    for one in (
        deny,
        delete_message,
        delete_channel,
        archive,
        fail,
        delay,
        rates,
        guild_create,
        guild_remove,
        guild_return,
        advance,
        drop_gateway,
        starts,
    )
}


@op
async def admin(desk: Desk, do: str, **fields: object) -> Json:
    """Run one of the functions above by name."""
    switch = _SWITCHES.get(do)
    if switch is None:
        raise RefusalError("bad_request", detail=f"do: no {do!r}")
    await switch(desk, **fields)
    return {}
