"""Lists of open tables show only channels that the reader can see, by Discord's permissions."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest

from bot.discord_io.handlers.seats import may_see
from bot.model import Phase, Table

GUILD, OPEN, HIDDEN, THREAD, PRIVATE, BELOW = 5, 10, 11, 20, 21, 22
GUESTS, KEEPERS = 50, 51
VIEW, MANAGE_THREADS = 1 << 10, 1 << 34
HIDES = [{"id": str(GUILD), "type": 0, "allow": "0", "deny": str(VIEW)}]
SHOWS_KEEPERS = [*HIDES, {"id": str(KEEPERS), "type": 0, "allow": str(VIEW | MANAGE_THREADS), "deny": "0"}]


def channel(id_: int, rules: list[Any]) -> dict[str, Any]:
    return {"id": str(id_), "type": 0, "name": "c", "position": 0, "nsfw": False, "permission_overwrites": rules}


def thread(id_: int, parent: int, kind: int = 11) -> dict[str, Any]:
    state = {"archived": False, "auto_archive_duration": 60, "archive_timestamp": "2026-01-01T00:00:00+00:00"}
    counts = {"message_count": 0, "member_count": 0}
    head = {
        "id": str(id_),
        "type": kind,
        "name": "t",
        "parent_id": str(parent),
        "owner_id": "1",
        "guild_id": str(GUILD),
    }
    return {**head, **counts, "thread_metadata": {**state, "locked": False}}


@pytest.fixture
def guild() -> discord.Guild:
    """Return a server with a public channel, a restricted one, and threads in both."""
    roles = [(GUILD, VIEW), (GUESTS, 0), (KEEPERS, MANAGE_THREADS)]
    named = [
        {"id": str(one), "name": "r", "permissions": str(held), "position": at} for at, (one, held) in enumerate(roles)
    ]
    plain = {
        "color": 0,
        "colors": {"primary_color": 0},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return discord.Guild(
        data={
            "id": str(GUILD), "name": "g", "owner_id": "1", "roles": [{**one, **plain} for one in named],
            "channels": [channel(OPEN, []), channel(HIDDEN, SHOWS_KEEPERS)],
            "threads": [thread(THREAD, OPEN), thread(PRIVATE, OPEN, 12), thread(BELOW, HIDDEN)],
        },
        state=MagicMock(self_id=9, shard_count=None, member_cache_flags=discord.MemberCacheFlags.none()),
    )  # fmt: skip


def seen_by(guild: discord.Guild, *roles: int) -> set[int]:
    """Return the channels in which a member with these roles sees tables."""
    user = {"id": "7", "username": "u", "discriminator": "0", "avatar": None, "global_name": None}
    data: Any = {"user": user, "roles": [str(one) for one in roles], "joined_at": None, "flags": 0, "deaf": False}
    member = discord.Member(data={**data, "mute": False}, guild=guild, state=guild._state)
    interaction: Any = SimpleNamespace(guild=guild, user=member)
    return {one for one in (OPEN, HIDDEN, THREAD, PRIVATE, BELOW, 99) if may_see(interaction, table(one))}


def table(where: int, guild: int = GUILD) -> Table:
    return Table("t", "tunhell", guild, where, 1, "en", Phase.LOBBY)


def test_a_guest_sees_what_is_open_to_everyone(guild):
    """A guest sees neither the restricted channel nor its threads, private threads or unknown channels."""
    assert seen_by(guild, GUESTS) == {OPEN, THREAD}


def test_a_keeper_sees_all_there_is(guild):
    """A keeper sees everything, including private threads."""
    assert seen_by(guild, KEEPERS) == {OPEN, HIDDEN, THREAD, PRIVATE, BELOW}


def test_nothing_is_seen_from_elsewhere(guild):
    """Nothing is seen in private messages, on another server, or by non-members."""
    nobody: Any = SimpleNamespace(guild=guild, user=SimpleNamespace(id=7))
    assert not may_see(nobody, table(OPEN))
    assert not may_see(SimpleNamespace(guild=None, user=None), table(OPEN))
    member: Any = MagicMock(spec=discord.Member)
    assert not may_see(SimpleNamespace(guild=guild, user=member), table(OPEN, guild=GUILD + 1))
