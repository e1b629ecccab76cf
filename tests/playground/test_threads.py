"""Threads, with the real client."""

import discord
import pytest

from playground.driver import RefusedError

from .conftest import Scene
from .test_rest import refused

pytestmark = pytest.mark.e2e

THREAD = {
    *("flags", "guild_id", "id", "member_count", "message_count", "name", "owner_id", "thread_metadata", "type"),
    "total_message_sent",
}
THREAD_METADATA = {"archived", "archive_timestamp", "auto_archive_duration", "locked"}
"""Required fields of a thread according to the API description (`ThreadResponse`, `ThreadMetadataResponse`)."""


async def test_threads_are_opened_and_closed(scene: Scene) -> None:
    await scene.start()
    channel = scene.bot.get_channel(int(scene.room))
    assert isinstance(channel, discord.TextChannel)
    start = await channel.send("table")
    under = await start.create_thread(name="First table")
    assert under.id == start.id
    assert await refused(start.create_thread(name="Again")) == (400, 160004)
    alone = await channel.create_thread(name="Second", type=discord.ChannelType.public_thread)
    assert await refused(channel.create_thread(name="Secret")) == (403, 50013)
    await alone.send("in there")
    await scene.ada.wait_message(str(alone.id), lambda m: m["content"] == "in there")
    await scene.ada.admin("archive", channel=str(alone.id), archived=True, locked=True)
    assert await refused(alone.send("x")) == (400, 50083)
    await under.edit(archived=True)
    await scene.ada.wait_for(lambda: scene.ada.channels[str(under.id)]["thread_metadata"]["archived"])


async def test_a_thread_is_told_of_and_described_as_discord_does(scene: Scene) -> None:
    """A new thread is announced in its channel, matches the API description, and people can be added."""
    await scene.start()
    channel = scene.bot.get_channel(int(scene.room))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(
        name="Second", type=discord.ChannelType.public_thread, auto_archive_duration=10080
    )
    said = await scene.ada.wait_message(scene.room, lambda m: m["type"] == 18)
    assert (said["content"], said["message_reference"]["channel_id"]) == ("Second", str(thread.id))
    assert [one.type async for one in channel.history(limit=1)] == [discord.MessageType.thread_created]
    headers = {"Authorization": f"Bot {scene.playground.environment['DISCORD_TOKEN']}"}
    url = f"{scene.playground.address}/api/v10/channels/{thread.id}"
    async with scene.playground.http.get(url, headers=headers) as response:
        shown = await response.json()
    assert set(shown) >= THREAD
    assert set(shown["thread_metadata"]) >= THREAD_METADATA
    assert shown["thread_metadata"]["auto_archive_duration"] == 10080
    await thread.add_user(discord.Object(int(scene.ada.id)))
    with pytest.raises(discord.NotFound):
        await thread.add_user(discord.Object(5))


async def test_archived_threads_are_woken_by_words_and_forbid_edits(scene: Scene) -> None:
    """An inactive thread is archived; a message reopens it unless it is locked; edits are forbidden."""
    await scene.start()
    channel = scene.bot.get_channel(int(scene.room))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(
        name="Second", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    sent = await thread.send("in there")

    def is_archived() -> bool:
        return bool(scene.ada.channels[str(thread.id)]["thread_metadata"]["archived"])

    await scene.ada.wait_for(lambda: str(thread.id) in scene.ada.channels)
    scene.playground.clock.advance(3590)
    await scene.parts.rooms.archive_idle()
    assert not is_archived()
    scene.playground.clock.advance(20)
    await scene.parts.rooms.archive_idle()
    await scene.ada.wait_for(is_archived)
    assert await refused(sent.edit(content="x")) == (400, 50083)
    await scene.ada.say(str(thread.id), "anybody there?")
    await scene.ada.wait_for(lambda: not is_archived())
    await sent.edit(content="x")
    await scene.ada.admin("archive", channel=str(thread.id), archived=True)
    await thread.send("still there")
    await scene.ada.wait_for(lambda: not is_archived())
    await scene.ada.ask("moderator", on=False)
    await scene.ada.admin("archive", channel=str(thread.id), archived=True, locked=True)
    with pytest.raises(RefusedError, match="thread_locked"):
        await scene.ada.say(str(thread.id), "hello")
