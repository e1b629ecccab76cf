"""Requests do not reach people who have blocked their author or share no server with them."""

import pytest

from bot.model import Person
from bot.service import Service
from bot.store import SqliteStore
from bot.tables.proposals import Concede, Propose
from bot.tables.seats import Leave
from bot.tables.transfers import ClaimSeat, OfferSeat, ProposeStandIn
from games.core import Refusal, Seat
from tests.bot.service.evening import CHANNEL, meet, playing

from .port import DM, FakePort, Told

LONG = 40 * 24 * 3600.0
STRANGER = 77


async def all_told(service: Service, told: Told, port: FakePort) -> None:
    """Deliver everything due, then forget all messages."""
    await told.all()
    port.shown.clear()


def reached(port: FakePort, person: int) -> bool:
    """Return whether a person was mentioned anywhere, or asked about a seat in private."""
    is_mentioned = any(person in post.mentions for _, post in port.shown.values())
    return is_mentioned or any("porion:mine:::blocks" in repr(post) for post in port.posts(DM + person).values())


async def asked_for_an_offer(service, told, port):
    table = await playing(service, 2, game="tunhell")
    await all_told(service, told, port)
    await service.execute(table.id, OfferSeat(await meet(service, 2), await meet(service, 3)))
    return 3


async def asked_for_a_kept_seat(service, told, port):
    table = await playing(service, 3, game="tunhell")
    await service.execute(table.id, Leave(await meet(service, 3)))
    await all_told(service, told, port)
    await service.execute(table.id, ClaimSeat(await meet(service, 4), Seat(2)))
    return 3


async def voted_about(service, told, port):
    table = await playing(service, 3, game="tunhell")
    service.clock.now += LONG
    await told.all()
    await service.people.set_mentions(1, False)
    port.shown.clear()
    await service.execute(table.id, ProposeStandIn(await meet(service, 2), Seat(0)))
    return 1


async def asked_for_a_rematch(service, told, port):
    table = await playing(service, 2, game="tunhell")
    await service.execute(table.id, Concede(await meet(service, 2)))
    await all_told(service, told, port)
    await service.openings.again(table.id, await meet(service, 2))
    return 1


REQUESTS = {
    asked_for_an_offer: 2,
    asked_for_a_kept_seat: 4,
    voted_about: 2,
    asked_for_a_rematch: 2,
}
"""Functions that make a request about somebody, by the number of people at the table."""


@pytest.mark.parametrize("request_of", REQUESTS, ids=lambda one: one.__name__)
async def test_a_request_reaches_the_person_whom_it_concerns(request_of, service, told, port):
    """A request reaches the person it concerns, so that the tests below prove something."""
    whom = await request_of(service, told, port)
    await told.all()
    assert reached(port, whom)


@pytest.mark.parametrize("request_of", [one for one in REQUESTS if one is not asked_for_an_offer])
async def test_a_request_does_not_reach_somebody_who_has_blocked_its_author(request_of, service, told, port):
    """A request does not reach somebody who has blocked its author, but is made and shown in the channel."""
    for person in (1, 2, 3, 4):
        await meet(service, person)
    for person in {1, 2, 3, 4} - {REQUESTS[request_of]}:
        await service.people.block(person, REQUESTS[request_of])
    whom = await request_of(service, told, port)
    await told.all()
    assert not reached(port, whom)
    assert port.posts(CHANNEL)


@pytest.mark.parametrize("request_of", REQUESTS, ids=lambda one: one.__name__)
@pytest.mark.parametrize("is_author", [False, True])
async def test_a_request_does_not_reach_somebody_who_shares_no_server(request_of, is_author, service, told, port):
    """A request reaches nobody across servers, whether its author or the person concerned has left."""

    async def left(guild: int, person: int) -> bool:
        return person != (REQUESTS[request_of] if is_author else whom)

    whom = 0
    whom = await request_of(service, told, port)
    port.is_member, told.delivery.members._here = left, {}
    await told.all()
    assert not reached(port, whom)


async def test_no_seat_can_be_offered_to_somebody_who_has_blocked_one(service, told, port):
    """Offering a seat to somebody who has blocked the author is refused silently; it works once unblocked."""
    table, mira, fern = await playing(service, 2, game="tunhell"), await meet(service, 1), await meet(service, 3)
    await service.people.block(fern.id, mira.id)
    await all_told(service, told, port)
    with pytest.raises(Refusal, match="bot-no-offer-to-them"):
        await service.execute(table.id, OfferSeat(mira, fern))
    await told.all()
    assert not port.shown
    await service.people.unblock(fern.id, mira.id)
    await service.execute(table.id, OfferSeat(mira, fern))


async def test_requests_reach_nobody_by_private_message_where_the_channel_is_gone(service, told, port):
    """Without a channel, requests reach no blocker by private message; the proposal is in the hand, without a call."""
    table = await playing(service, 3, game="tunhell")
    await service.people.block(3, 2)
    await told.all()
    await service.places.lose(CHANNEL)
    await all_told(service, told, port)
    await service.execute(table.id, Propose(await meet(service, 2), "end"))
    await told.all()
    requests = {person: [one for one in port.words(DM + person) if one.startswith("Odo")] for person in (1, 3)}
    assert {person: len(found) for person, found in requests.items()} == {1: 1, 3: 0}


async def test_the_game_itself_still_calls(service, told, port):
    """A block does not affect calls for moves at a common table."""
    await meet(service, 1)
    await meet(service, 2)
    await service.people.block(1, 2)
    await playing(service, 2, game="tunhell")
    service.clock.now += 3600
    await told.all()
    assert any(1 in mentions for mentions in port.pinged(CHANNEL))


async def test_what_cannot_be_blocked_is_said(service):
    """Blocking oneself, unknown people, or more people than a menu can list is refused with a reason."""
    await meet(service, 1)
    for other, why in ((1, "bot-no-block-of-oneself"), (STRANGER, "bot-no-block-of-unknown")):
        with pytest.raises(Refusal, match=why):
            await service.people.block(1, other)
    for other in range(100, 125):
        await service.people.meet(other, f"Nr {other}", "en")
        await service.people.block(1, other)
    await meet(service, 2)
    with pytest.raises(Refusal, match="bot-no-more-blocks"):
        await service.people.block(1, 2)
    again = await service.people.block(1, 124)
    assert [one for one, _ in await service.people.blocked(again)] == [*range(100, 125)]


async def test_a_block_outlives_that_the_other_is_forgotten(service):
    """A block survives the erasure of the blocked person, although their number is not stored."""
    for person in (1, 2, 3):
        await meet(service, person)
    other = await service.people.meet(9_000_000_007, "Quarrel", "en")
    mira, odo = [await service.people.block(one, other.id) for one in (1, 2)]
    await service.privacy.forget(other)
    mira, odo = [await service.people.person(one.id) for one in (mira, odo)]
    assert mira.has_blocked(other.id)
    assert odo.has_blocked(other.id)
    assert not mira.has_blocked(3)
    assert mira.preferences.blocked != odo.preferences.blocked
    assert await service.people.blocked(mira) == ((mira.preferences.blocked[0], ""),)
    await service.people.unblock(1, mira.preferences.blocked[0])
    assert not (await service.people.person(1)).has_blocked(other.id)


async def test_a_stranger_can_be_offered_a_seat(service, told, port):
    """A stranger can be offered a seat: they are mentioned and written to, and nothing about them is stored."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    await service.execute(table.id, OfferSeat(await meet(service, 2), Person(STRANGER, "Nora", "fr")))
    await told.all()
    assert reached(port, STRANGER)
    assert port.posts(DM + STRANGER)
    assert await service.people.person(STRANGER) is None


async def test_a_restarted_bot_still_knows_who_is_blocked(service, file):
    """Blocks survive a restart, as they are stored in settings."""
    await meet(service, 1)
    await meet(service, 2)
    await service.people.block(1, 2)
    store = await SqliteStore.open(file)
    known = await store.read(lambda unit: unit.people.get(1))
    await store.close()
    assert known.has_blocked(2)
