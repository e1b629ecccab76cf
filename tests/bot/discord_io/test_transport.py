"""Membership and visibility are never assumed for a server that is not known."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_io.transport import Transport
from bot.post import Trouble

from .test_lists import GUESTS, GUILD, HIDDEN, KEEPERS, OPEN, guild
from .test_retry import refusal

__all__ = ["guild"]

UNKNOWN_CHANNEL, UNKNOWN_MEMBER = 10003, 10007


def transport(server: Any) -> Transport:
    """Return a transport whose client knows one server, or none."""
    client: Any = SimpleNamespace(get_guild=lambda found: server if found == GUILD else None, shard_count=None)
    return Transport(client)


def with_member(guild: discord.Guild, *roles: int) -> discord.Guild:
    """Return the server with a member who has these roles."""
    user = {"id": "7", "username": "u", "discriminator": "0", "avatar": None, "global_name": None}
    data: Any = {"user": user, "roles": [str(one) for one in roles], "joined_at": None, "flags": 0, "deaf": False}

    async def fetch_member(_: int) -> discord.Member:
        return discord.Member(data={**data, "mute": False}, guild=guild, state=guild._state)

    return stub(guild, fetch_member=fetch_member)


def stub(guild: discord.Guild, **answers: Any) -> Any:
    """Return a server whose requests return these answers."""
    known = {"unavailable": False, "get_channel_or_thread": guild.get_channel_or_thread}
    return SimpleNamespace(**{**known, **answers})


def missing(status: int, code: int) -> Any:
    """Return a request that fails with an error of Discord."""

    async def request(_: int) -> Any:
        raise (
            refusal(status, code)
            if status != 404
            else discord.NotFound(SimpleNamespace(status=404, reason=""), {"code": code, "message": ""})
        )

    return request


async def test_our_own_messages_are_known_by_their_controls():
    """The bot's messages are recognised by their controls, nested ones included; others' messages are skipped."""
    asked = []

    async def logs_from(channel: int, limit: int, after: int) -> list[dict[str, Any]]:
        asked.append((channel, discord.utils.snowflake_time(after).timestamp()))
        row = {"type": 1, "components": [{"type": 2, "custom_id": "one"}, {"type": 2, "custom_id": "two"}]}
        framed = [{"type": 17, "components": [{"type": 10, "content": "words"}, row]}]
        return [
            {"id": "11", "author": {"id": "3"}, "components": framed},
            {"id": "12", "author": {"id": "3"}, "components": []},
            {"id": "13", "author": {"id": "4"}, "components": [row]},
        ]

    client: Any = SimpleNamespace(http=SimpleNamespace(logs_from=logs_from), user=SimpleNamespace(id=3))
    assert await Transport(client).controls_since(10, 1_700_000_000.0) == {11: ("one", "two"), 12: ()}
    assert asked == [(10, 1_700_000_000.0)]


@pytest.mark.parametrize("server", [None, SimpleNamespace(unavailable=True)])
async def test_nothing_is_known_of_a_server_that_is_not_there(server):
    """For an unknown server `Trouble` is raised, so that the question is asked again later."""
    for ask in (transport(server).is_member(GUILD, 7), transport(server).can_see(GUILD, OPEN, 7)):
        with pytest.raises(Trouble):
            await ask


async def test_discord_is_asked_for_the_server_of_another_process(guild):
    """Another process's server is fetched, so that a follower without permission sees nothing."""
    asked = []

    async def fetch_guild(found, **_):
        asked.append(found)
        return with_member(guild, GUESTS)

    client: Any = SimpleNamespace(get_guild=lambda _: None, fetch_guild=fetch_guild, shard_count=2, shard_ids=[1])
    assert await Transport(client).can_see(GUILD, HIDDEN, 7) is False
    assert asked == [GUILD]
    client.shard_ids = [(GUILD >> 22) % 2]
    with pytest.raises(Trouble):
        await Transport(client).can_see(GUILD, HIDDEN, 7)


@pytest.mark.parametrize(
    ("role", "channel", "sees"), [(GUESTS, OPEN, True), (GUESTS, HIDDEN, False), (KEEPERS, HIDDEN, True)]
)
async def test_a_channel_is_seen_by_its_permissions(guild, role, channel, sees):
    assert await transport(with_member(guild, role)).can_see(GUILD, channel, 7) is sees


async def test_a_channel_that_is_gone_is_seen_by_nobody(guild):
    """A deleted channel is seen by nobody; as archived threads are not cached, Discord is asked."""
    server = with_member(guild, KEEPERS)
    server.fetch_channel = missing(404, UNKNOWN_CHANNEL)
    assert await transport(server).can_see(GUILD, 99, 7) is False


async def test_a_person_who_has_left_is_no_member(guild):
    server = stub(guild, fetch_member=missing(404, UNKNOWN_MEMBER))
    assert await transport(server).is_member(GUILD, 7) is False
    assert await transport(server).can_see(GUILD, OPEN, 7) is False
    assert await transport(with_member(guild)).is_member(GUILD, 7) is True
