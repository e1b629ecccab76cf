"""People, their languages, and the positions of messages."""

import pytest

from bot.model import Person
from bot.post import PostedMessage
from bot.tables.ending import End
from bot.tables.notify import Kind
from bot.tables.seats import Join, Leave
from games.core import Refusal, Seat

from .evening import CHANNEL, deliver, lobby, meet, of_kind, playing


async def test_someone_is_remembered_with_their_clients_language(service):
    """A person is stored with their client's language: French, or English for all others."""
    assert await service.people.person(1) is None
    assert await service.people.meet(1, "Mira", "fr") == Person(1, "Mira", "fr")
    assert await service.people.meet(2, "Odo", "de") == Person(2, "Odo", "en")
    assert await service.people.meet(3, "Fern", None) == Person(3, "Fern", "en")
    assert await service.people.person(2) == Person(2, "Odo", "en")


async def test_a_new_name_is_seen_at_the_tables(service):
    """A new name appears at all tables, also for former players."""
    table = await playing(service, 3)
    await service.execute(table.id, Leave(await meet(service, 2)))
    await service.people.meet(1, "Mirabelle", "fr", table.guild)
    await service.people.meet(2, "odilon", "fr", table.guild, "Odilon")
    assert (await service.queries.table(table.id)).names == ("Mirabelle", "Odilon", "Fern")


async def test_a_name_on_one_server_does_not_show_on_another(service):
    """A nickname is used on its own server only; elsewhere the global name is used."""
    mira = await service.people.meet(1, "Mira", "fr", 5, "Reine Mira")
    here = await service.openings.open("lantern", 5, CHANNEL, mira, "fr")
    there = await service.openings.open(
        "lantern", 6, CHANNEL + 1, await service.people.meet(1, "Mira", "fr", 6, "Mimi"), "fr"
    )
    assert ((await service.queries.table(here.id)).names, (await service.queries.table(there.id)).names) == (
        ("Reine Mira",),
        ("Mimi",),
    )
    await service.people.meet(1, "Mira", "fr", 6, "Mirette")
    assert ((await service.queries.table(here.id)).names, (await service.queries.table(there.id)).names) == (
        ("Reine Mira",),
        ("Mirette",),
    )
    assert (await service.people.person(1)).name == "Mira"


@pytest.mark.parametrize("name", ["Mi\u202era", "\u200bMira\u2066", " Mi\x00ra\n"])
async def test_a_name_is_harmless_from_the_moment_it_is_known(service, name):
    """Names are cleaned when first stored, so that later sentences are safe."""
    mira = await service.people.meet(1, name, "fr", 5, name)
    table = await service.openings.open("lantern", 5, CHANNEL, mira, "fr")
    await service.execute(table.id, Join(await meet(service, 2)))
    await service.execute(table.id, End(mira, moderator=False))
    (notice,) = of_kind(await deliver(service), Kind.NOTICE)
    assert notice.say.values["name"] == (await service.people.person(1)).name == "Mira"


async def test_meeting_someone_again_writes_nothing(service, monkeypatch):
    """Repeated interactions write nothing; a change is written once."""
    await service.people.meet(1, "Mira", "fr", 5, "Reine")

    async def fail(work):
        raise AssertionError("nothing is to be written")

    monkeypatch.setattr(service.store, "write", fail)
    assert (await service.people.meet(1, "Mira", "fr", 5, "Reine")).name == "Reine"
    with pytest.raises(AssertionError):
        await service.people.meet(1, "Mira", "fr", 5, "Roi")


async def test_a_chosen_language_stays_until_it_is_given_up(service):
    """A chosen language is kept until it is reset to the client's current one."""
    await service.people.meet(1, "Mira", "en-US")
    chosen = await service.people.set_language(1, "fr")
    assert (chosen.locale, chosen.chosen) == ("fr", True)
    assert (await service.people.meet(1, "Mira", "en-US")).locale == "fr"
    free = await service.people.set_language(1, None)
    assert (free.locale, free.chosen) == ("en", False)


async def test_a_chosen_language_shows_in_the_hands_at_once(service):
    """A chosen language updates the hands at all tables in play."""
    await playing(service)
    await deliver(service)
    await service.people.set_language(2, "fr")
    assert [item.seat for item in of_kind(await deliver(service), Kind.HAND)] == [1]


async def test_mentions_can_be_turned_off_and_on(service):
    """Mentions are on by default and can be switched off and on."""
    await meet(service, 1)
    assert (await service.people.set_mentions(1, False)).mentions is False
    assert (await service.people.meet(1, "Mira", "fr")).mentions is False
    assert (await service.people.set_mentions(1, True)).mentions is True


async def test_someone_never_met_is_refused(service):
    """Settings of an unknown person are refused, and nothing is stored."""
    for call in (service.people.set_language(9, "fr"), service.people.set_mentions(9, False)):
        with pytest.raises(Refusal) as caught:
            await call
        assert caught.value.say.id == "bot-no-such-person"
    assert await service.people.person(9) is None


async def test_closed_private_messages_are_remembered_until_one_arrives(service):
    """Closed private messages are remembered until one arrives."""
    await meet(service, 1)
    await service.people.dm_opened(1, 55)
    await service.people.dm_closed(1)
    assert ((await service.people.person(1)).dm, (await service.people.person(1)).closed) == (55, True)
    await service.people.dm_opened(1, 56)
    assert ((await service.people.person(1)).dm, (await service.people.person(1)).closed) == (56, False)


async def test_a_channel_speaks_its_own_language_or_the_servers(service):
    """A channel has its own language or the server's, which also applies to its current table."""
    table = await lobby(service)
    await deliver(service)
    assert await service.places.channel_language(CHANNEL, "fr") == "fr"
    assert await service.places.channel_language(CHANNEL, "en-US") == "en"
    await service.places.set_channel_language(CHANNEL, "en", "fr")
    assert await service.places.channel_language(CHANNEL, "fr") == "en"
    assert (await service.queries.table(table.id)).locale == "en"
    assert [item.kind for item in await deliver(service)] == [Kind.BOARD]
    await service.places.set_channel_language(CHANNEL, None, "fr")
    assert (await service.queries.table(table.id)).locale == "fr"
    assert await service.places.channel_language(CHANNEL, "fr") == "fr"
    await service.places.set_channel_language(CHANNEL + 1, "en", "fr")
    assert await service.places.channel_language(CHANNEL + 1, "fr") == "en"


async def test_where_messages_stand_is_remembered_and_forgotten(service):
    """The positions of board, calls and hands are stored and removed independently."""
    table = await playing(service)
    board, call, hand = (PostedMessage(channel, channel + 1, 9.5) for channel in (10, 20, 30))
    await service.outbox_feed.report(messages=[(table.id, "board", board)])
    await service.outbox_feed.report(messages=[(table.id, "call:11", call)])
    await service.outbox_feed.report(messages=[(table.id, "hand:1", hand)])
    found = await service.queries.table(table.id)
    assert (found.board, dict(found.calls)) == (board, {"call:11": call})
    assert [found.hand(Seat(seat)) for seat in (0, 1)] == [None, hand]
    await service.outbox_feed.report(messages=[(table.id, "board", None)])
    await service.outbox_feed.report(messages=[(table.id, "call:11", None)])
    await service.outbox_feed.report(messages=[(table.id, "hand:1", None)])
    assert await service.queries.table(table.id) == table
