"""The monthly digest in a channel: posted once, in the server's language, naming only people who allow it."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.delivery.puzzles import Digests
from bot.post import NoChannel, Refused, Trouble
from bot.service import Service
from bot.store.protocol.people import Stored
from bot.store.rows.tournaments import TournamentRows
from bot.tables.ending import End
from games.core import Ending
from tests.bot.service.evening import as_process, meet, play_out, playing
from tournaments import Settings as TournamentSettings
from tournaments import Tournament

GUILD, CHANNEL = 5, 77
OCTOBER, FIRST = (datetime(2026, *at, tzinfo=UTC).timestamp() for at in ((10, 20, 12), (11, 1, 10)))
DAY_S = 24 * 3600.0


@pytest.fixture
async def digests(service, clock, told):
    """Return the digest delivery for a server that wants it; its date is in October."""
    clock.now = OCTOBER

    def wanted(settings):
        return replace(settings, digest_channel=CHANNEL, locale="en")

    await service.places.change_server(GUILD, wanted)
    return told.delivery.digests


def posted(port):
    return [*port.posts(CHANNEL).values()]


async def finished(service, channel=10):
    return await play_out(service, await playing(service, game="poursuite", channel=channel))


async def test_it_stands_there_once(digests, port, clock, service):
    """The digest is posted once, at nine on the first day; it mentions nobody and counts last month's games."""
    await finished(service)
    await digests.fire()
    assert posted(port) == []
    clock.now = FIRST - 2 * 3600
    await finished(service, 11)  # in November, before the digest of October
    await digests.fire()
    assert posted(port) == []
    for _ in range(3):
        clock.now = max(clock.now, FIRST) + 600
        await digests.fire()
    (post,) = posted(port)
    told = post.words()
    assert "October 2026" in told
    assert "Underground Chase** · 1 game" in told
    assert "Most wins" in told
    assert post.mentions == ()
    clock.now += 5 * DAY_S
    await digests.fire()
    assert len(posted(port)) == 1


async def test_it_names_the_records_of_the_month(digests, port, clock, service):
    """The digest names records of the month that still stand; the longest game always is one."""
    await finished(service)
    clock.now = FIRST + 600
    await digests.fire()
    (post,) = posted(port)
    assert "New records" in post.words()


async def test_a_month_without_games_says_nothing(digests, port, clock, service):
    """A month without games, or with only unrated or closed ones, has no digest."""
    table = await playing(service, game="poursuite")
    await service.execute(table.id, End(await meet(service, 1), moderator=True, ending=Ending.ABANDONED))
    clock.now = FIRST
    await digests.fire()
    await digests.fire()
    assert posted(port) == []


async def test_whoever_does_not_want_to_be_named_is_not(digests, port, clock, service):
    """People who do not want to be named appear neither as winners nor in records."""
    await meet(service, 1)
    await meet(service, 2)
    for person in (1, 2):
        await service.preferences.change(person, lambda now: replace(now, named=False))
    await finished(service)
    clock.now = FIRST
    await digests.fire()
    (post,) = posted(port)
    assert "1 game" in post.words()
    assert [name for name in ("Mira", "Odo") if name in post.words()] == []


async def test_tournaments_that_were_played_to_their_end_are_named(digests, port, clock, service, monkeypatch):
    """The digest names the month's finished tournaments, not cancelled ones."""
    ended = Tournament(1, GUILD, 10, "en", "Autumn Cup", 1, "Mira", TournamentSettings("tunhell"), is_complete=True)
    over = [
        replace(ended, ended_at=OCTOBER),
        replace(ended, title="Called Off", ended_at=OCTOBER, is_complete=False),
        replace(ended, title="Summer Cup", ended_at=OCTOBER - 60 * DAY_S),
    ]
    monkeypatch.setattr(
        TournamentRows, "of_server", lambda _, guild, *, is_live: [] if is_live else [Stored("t", one) for one in over]
    )
    await finished(service)
    clock.now = FIRST
    await digests.fire()
    told = posted(port)[0].words()
    assert [title for title in ("Autumn Cup", "Called Off", "Summer Cup") if title in told] == ["Autumn Cup"]


async def test_it_speaks_the_language_of_the_server(digests, port, clock, service):
    await service.places.change_server(GUILD, lambda now: replace(now, locale="fr"))
    await finished(service)
    clock.now = FIRST
    await digests.fire()
    assert "Octobre 2026" in posted(port)[0].words()


@pytest.mark.parametrize(("error", "why"), [(NoChannel("404"), "gone"), (Refused("403"), "refused")])
async def test_a_channel_that_is_gone_or_closed_switches_it_off(digests, port, clock, service, error, why, monkeypatch):
    """A deleted or closed channel switches the digest off, and the settings panel says why."""
    await finished(service)
    clock.now = FIRST

    async def fails(*_):
        raise error

    monkeypatch.setattr(port, "send", fails)
    await digests.fire()
    settings = await service.places.server_settings(GUILD)
    assert (settings.digest_channel, settings.digest_trouble) == (None, why)
    assert await service.records.due() == {}


async def test_it_is_tried_again_while_discord_fails(digests, port, clock, service, monkeypatch):
    """A failed digest is retried later, not at once, as it may have been posted."""
    await finished(service)
    clock.now = FIRST
    send, failing = port.send, True

    async def fails(*given):
        if failing:
            raise Trouble("503")
        return await send(*given)

    monkeypatch.setattr(port, "send", fails)
    await digests.fire()
    failing = False
    await digests.fire()
    assert posted(port) == []
    clock.now += 180
    await digests.fire()
    assert len(posted(port)) == 1


async def test_another_process_does_not_post_it_too(digests, port, clock, service, told):
    """Of two processes that check at the same moment, only one posts the digest."""
    await finished(service)
    clock.now = FIRST
    other = Service(as_process(service.store, "another"), clock)
    assert await other.records.claim(GUILD) is not None
    await digests.fire()
    assert posted(port) == []
    assert isinstance(digests, Digests)


@pytest.mark.parametrize(("attempts", "requests"), [(1, ["send"]), (2, ["send", "edit"])])
async def test_only_a_digest_that_may_have_been_posted_before_is_edited_as_well(
    digests, port, clock, service, monkeypatch, attempts, requests
):
    await finished(service)
    clock.now, claim = FIRST + 600, service.records.claim

    async def again(guild):
        return replace(await claim(guild), attempts=attempts)

    monkeypatch.setattr(service.records, "claim", again)
    await digests.fire()
    assert [kind for kind, _ in port.calls] == requests
