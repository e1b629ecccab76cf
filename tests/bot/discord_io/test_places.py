"""The bot reacts to channels and servers that vanish or return, also while it was away."""

from types import SimpleNamespace

import pytest

from bot.discord_io.client import Places
from bot.model import Phase, Table
from bot.store import StoreFailed

HERE, GONE, AWAY = 1, 2, 3
CHANNEL, THREAD = 10, 11


def table(name: str, guild: int, channel: int, *, lost: bool = False) -> Table:
    return Table(name, "tunhell", guild, channel, 1, "en", Phase.PLAYING, lost=lost)


class Service:
    """Records calls of the service."""

    def __init__(self, *live: Table) -> None:
        self.live = live
        self.asked: list[tuple[str, object]] = []
        self.queries = self.places = self

    async def live_tables(self) -> tuple[Table, ...]:
        return self.live

    def __getattr__(self, name: str) -> object:
        async def note(what: object) -> None:
            if self.live is None:
                raise StoreFailed
            self.asked.append((name, what))

        return note


def cog(service: Service, shard: int | None = None, shards: int | None = None) -> Places:
    """Return the cog for two servers: one with a single channel, one unavailable."""
    there = SimpleNamespace(unavailable=False, get_channel_or_thread={CHANNEL: "a channel"}.get)
    guilds = {HERE: there, AWAY: SimpleNamespace(unavailable=True)}

    async def check(table: Table) -> None:
        service.asked.append(("check", table.channel))

    delivery = SimpleNamespace(boards=SimpleNamespace(check_channel=check))
    client = SimpleNamespace(get_guild=guilds.get, shard_ids=None if shard is None else [shard], shard_count=shards)
    return Places(client, SimpleNamespace(service=service, delivery=delivery))


@pytest.mark.parametrize(
    ("found", "asked"),
    [
        (table("a", HERE, CHANNEL), []),
        (table("a", HERE, THREAD), [("check", THREAD)]),
        (table("a", HERE, CHANNEL, lost=True), [("find_again", HERE)]),
        (table("a", HERE, THREAD, lost=True), []),
        (table("a", GONE, CHANNEL), [("lose_server", GONE)]),
        (table("a", AWAY, CHANNEL), []),
    ],
)
async def test_a_new_session_looks_for_what_was_missed(found, asked):
    """A new session checks unknown channels, since archived threads are not cached, and skips unavailable servers."""
    service = Service(found)
    await cog(service).on_ready()
    assert service.asked == asked


async def test_what_is_heard_is_passed_on():
    """Events about channels, threads and servers are passed to the service."""
    service = Service()
    places = cog(service)
    await places.on_guild_channel_delete(SimpleNamespace(id=CHANNEL))
    await places.on_raw_thread_delete(SimpleNamespace(thread_id=THREAD))
    await places.on_guild_remove(SimpleNamespace(id=HERE))
    await places.on_guild_join(SimpleNamespace(id=HERE))
    assert service.asked == [("lose", CHANNEL), ("lose", THREAD), ("lose_server", HERE), ("find_again", HERE)]


@pytest.mark.parametrize(
    ("is_archived", "phase", "looked"),
    [(False, Phase.PLAYING, True), (True, Phase.PLAYING, False), (False, Phase.OVER, False)],
)
async def test_a_thread_that_is_open_again_shows_its_table(is_archived, phase, looked):
    """Reopening a thread updates its live table; threads without one are ignored."""
    service = Service()
    found = Table("a", "tunhell", HERE, THREAD, 1, "en", phase)

    async def table_in(channel: int) -> Table | None:
        return found if channel == THREAD else None

    service.queries.table_in = table_in
    for thread in (THREAD, CHANNEL):
        state = {"thread_metadata": {"archived": is_archived}}
        await cog(service).on_raw_thread_update(SimpleNamespace(thread_id=thread, data=state))
    assert service.asked == ([("look_at", [THREAD])] if looked else [])


async def test_a_database_that_fails_is_told_to_the_operator(caplog):
    """A failing database is logged; the next delivery notices the missing channel anyway."""
    service = Service()
    service.live = None
    await cog(service).on_guild_channel_delete(SimpleNamespace(id=CHANNEL))
    line = caplog.records[-1]
    assert (line.getMessage(), line.error) == ("The loss of a channel could not be recorded", "StoreFailed")


async def test_the_servers_of_another_shard_are_left_to_it():
    """Servers of other shards are skipped: not being known here does not mean that they are gone."""
    elsewhere = 1 << 22
    service = Service(table("a", elsewhere, CHANNEL), table("b", GONE, CHANNEL))
    await cog(service, shard=0, shards=2).on_ready()
    assert service.asked == [("lose_server", GONE)]
