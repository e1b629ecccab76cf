"""News of a table: in its channel, or else to each person; outcomes that go, and the story for somebody new."""

from dataclasses import replace

import pytest

from bot.delivery.notices import SETTLED, STANDS_LONG_S, STANDS_S
from bot.post import REQUEST, NoChannel, PostedMessage, Refused, Trouble
from bot.present.messages.transfers import story_post
from bot.profile import SLOW_S
from bot.store import OutboxItem, StoreFailed
from bot.tables.ending import End
from bot.tables.notify import Kind
from bot.tables.proposals import Propose, Respond
from bot.tables.transfers import AnswerTransfer, CloseTransfer, OfferSeat
from games.core import Seat, say
from locales import words
from tests.bot.service.evening import CHANNEL, lobby, meet, playing

from .port import DM
from .test_delivery import played_one

NEWS = say("bot-hand-by-button", game=say("tunhell-title"))
"""A sentence for everybody that asks nothing."""
EVERYBODY = (1, 2)


@pytest.fixture
async def table(service):
    return await playing(service, 2, game="tunhell")


def news(table, said=NEWS, number=9):
    return OutboxItem(number, table.id, Kind.NOTICE, None, "", say=said)


def told_privately(port):
    """Return whether each person was told something privately."""
    return [port.posts(DM + person) != {} for person in EVERYBODY]


async def test_news_stand_in_the_channel_once(told, port, table):
    for _ in range(2):
        await told.delivery.notices.deliver(news(table))
    assert (len(port.posts(CHANNEL)), told_privately(port)) == (1, [False, False])


@pytest.mark.parametrize(("error", "is_lost"), [(NoChannel("404"), True), (Refused("403"), False)])
async def test_news_that_the_channel_does_not_take_reach_everybody_alone(
    service, told, port, monkeypatch, table, error, is_lost
):
    """A channel that does not exist is noted besides."""
    send = port.send

    async def sent(channel, post, mark):
        if channel == CHANNEL:
            raise error
        return await send(channel, post, mark)

    monkeypatch.setattr(port, "send", sent)
    await told.delivery.notices.deliver(news(table))
    assert told_privately(port) == [True, True]
    assert (await service.queries.table(table.id)).lost == is_lost


async def test_trouble_with_the_channel_is_no_reason_to_tell_people_alone(told, port, table):
    port.failures.append(Trouble("503"))
    with pytest.raises(Trouble):
        await told.delivery.notices.deliver(news(table))
    assert told_privately(port) == [False, False]


async def test_a_table_without_a_channel_tells_everybody_alone_and_tries_no_channel(service, told, port, table):
    await service.places.lose(CHANNEL)
    port.calls.clear()
    await told.delivery.notices.deliver(news(table))
    assert (told_privately(port), ("send", CHANNEL) in port.calls) == ([True, True], False)


@pytest.mark.parametrize("said", [say("bot-notice-declined", name="Odo"), say("bot-notice-timed-out", name="Odo")])
async def test_what_stands_elsewhere_or_is_over_needs_no_message(told, port, table, said):
    """An outcome is read in the message that asked, and who has played since was not late."""
    await told.delivery.notices.deliver(news(table, said))
    assert (port.posts(CHANNEL), told_privately(port)) == ({}, [False, False])


async def test_nothing_is_told_of_a_table_that_is_gone(told, port):
    item = OutboxItem(9, "abcdefghijk", Kind.NOTICE, None, "", say=NEWS)
    await told.delivery.notices.deliver(item)
    await told.delivery.notices.silenced("abcdefghijk")
    assert port.calls == []


async def test_that_a_channel_is_silent_is_told_once_while_the_game_goes_on(service, told, port, table):
    """Everybody hears it once, again after the channel was heard; nobody of a game that has ended."""
    notices = told.delivery.notices
    for times in (1, 1):
        await notices.silenced(table.id)
        assert [len(port.posts(DM + person)) for person in EVERYBODY] == [times, times]
    notices.heard_again(table.id)
    port.shown.clear()
    port._known.clear()
    await notices.silenced(table.id)
    assert told_privately(port) == [True, True]
    notices.heard_again(table.id)
    port.shown.clear()
    port._known.clear()
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    await notices.silenced(table.id)
    assert told_privately(port) == [False, False]


async def test_a_silent_channel_is_no_place_for_outcomes(told, port, table):
    """Where the message that asked cannot be edited, everybody reads an outcome alone."""
    await told.delivery.notices.silenced(table.id)
    port.forbidden.add(CHANNEL)
    before = [len(port.posts(DM + person)) for person in EVERYBODY]
    await told.delivery.notices.deliver(news(table, say("bot-notice-declined", name="Odo")))
    assert [len(port.posts(DM + person)) for person in EVERYBODY] == [n + 1 for n in before]


@pytest.mark.parametrize(
    ("moves", "seconds", "pace", "is_gone"),
    [
        (1, STANDS_S, None, True),
        (0, STANDS_S, None, False),
        (1, STANDS_S - 1, None, False),
        (1, STANDS_S, SLOW_S / 2, True),
        (1, STANDS_S, SLOW_S, False),
        (1, STANDS_LONG_S - 1, SLOW_S, False),
        (1, STANDS_LONG_S, SLOW_S, True),
    ],
)
async def test_an_outcome_goes_after_a_move_and_a_while(
    service, clock, told, port, table, moves, seconds, pace, is_gone
):
    """An outcome stands for two minutes and until the next move; at a slow table for a day."""
    standing, settled = await outcome(service, clock, told, table)
    for _ in range(moves):
        await played_one(service, table)
    clock.now += seconds
    now = replace(await service.queries.table(table.id), pace=pace)
    await told.delivery.requests.settle(now)
    is_left = told.delivery.ledger.place(now, settled) is not None
    assert (standing.message in port.shown, is_left) == (not is_gone, not is_gone)


async def test_an_outcome_goes_with_the_game(service, clock, told, port, table):
    standing, settled = await outcome(service, clock, told, table)
    over = (await service.execute(table.id, End(await meet(service, 1), moderator=True))).table
    await told.delivery.requests.settle(over)
    assert standing.message not in port.shown
    assert told.delivery.ledger.place(over, settled) is None


async def test_a_request_whose_outcome_could_not_be_read_is_settled_later(service, told, port, table, monkeypatch):
    """It does not count as settled before its messages, in the channel and in private, say how."""
    odo, fern = await meet(service, 2), await meet(service, 3)
    asked = (await service.execute(table.id, OfferSeat(odo, fern))).table
    await told.all()
    now = (await service.execute(table.id, CloseTransfer(asked.transfer.n, odo))).table

    async def fail(*_):
        raise StoreFailed

    with monkeypatch.context() as patched:
        patched.setattr(service.queries, "settlement", fail)
        for _ in (CHANNEL, DM + 3):
            with pytest.raises(StoreFailed):
                await told.delivery.requests.settle(now)
    await told.delivery.requests.settle(now)
    posts = [*port.posts(CHANNEL).values(), *port.posts(DM + 3).values()]
    assert [one.id for post in posts for one in post.controls() if "transfer:" in one.id] == []


async def test_all_outcomes_go_at_once(service, clock, told, port, table):
    """One that is settled keeps no other waiting."""
    found = [await outcome(service, clock, told, table, number) for number in (9, 10)]
    await played_one(service, table)
    clock.now += STANDS_S
    now = await service.queries.table(table.id)
    await told.delivery.requests.settle(now)
    assert [ref.message in port.shown for ref, _ in found] == [False, False]
    assert told.delivery.ledger.places(now, REQUEST) == {}


async def test_a_step_that_was_taken_back_by_consent_leaves_no_request(service, told, port):
    """The board shows it: of what was asked nothing stays."""
    table = await playing(service, 2, game="poursuite")
    mover = next(iter((await service.queries.view_for(table.id, None)).waiting))
    while (await service.queries.view_for(table.id, None)).waiting == (mover,):
        await played_one(service, table)
    await told.all()
    asking, other = [await meet(service, seat + 1) for seat in (mover, 1 - mover)]
    before = {*port.posts(CHANNEL)}
    asked = (await service.execute(table.id, Propose(asking, "take-back"))).table
    await told.all()
    (request,) = [one for one in {*port.posts(CHANNEL)} - before if ":respond:" in controls(port, one)]
    await service.execute(table.id, Respond(other, asked.proposal.n, agrees=True))
    await told.all()
    assert request not in port.shown


def controls(port, message):
    return " ".join(one.id for one in port.shown[message][1].controls())


async def outcome(service, clock, told, table, number=9):
    """Return a message in the channel that shows an outcome since now, and its slot."""
    await told.delivery.notices.deliver(news(table, number=number))
    message = max(told.port.posts(CHANNEL))
    asks = (SETTLED, str((await service.queries.table(table.id)).moves), str(round(clock())))
    ref = PostedMessage(CHANNEL, message, clock(), asks=asks)
    told.delivery.ledger.put(table.id, slot := f"{REQUEST}{message}", ref)
    return ref, slot


async def test_somebody_new_at_a_seat_is_told_the_story(service, told, port, table):
    """The new player, and nobody else, is told what has happened so far; above their hand."""
    odo, fern = await meet(service, 2), await meet(service, 3)
    changing = (await service.execute(table.id, OfferSeat(odo, fern))).table
    await service.execute(table.id, AnswerTransfer(await meet(service, 1), changing.transfer.n, agrees=True))
    await service.execute(table.id, AnswerTransfer(fern, changing.transfer.n, agrees=True))
    await told.all()
    view = await service.queries.view_for(table.id, Seat(1))
    story = story_post(view, words(fern.locale)).words()
    heard = {person: [post.words() for post in port.posts(DM + person).values()] for person in (1, 2, 3)}
    assert {person: story in heard[person] for person in heard} == {1: False, 2: False, 3: True}
    hand = (await service.queries.table(table.id)).hand(Seat(1)).message
    assert hand == max(port.posts(DM + 3)), "the hand stands below"


@pytest.mark.parametrize("why", ["in the lobby", "ended", "a computer player", "gone"])
async def test_no_story_is_told_where_nobody_new_plays(service, told, port, why):
    table = await lobby(service, 2, 1, game="tunhell")
    if why != "in the lobby":
        table = await playing(service, 2, 1, game="tunhell", channel=20)
    if why == "ended":
        await service.execute(table.id, End(await meet(service, 1), moderator=True))
    seat, name = Seat(2 if why == "a computer player" else 1), "abcdefghijk" if why == "gone" else table.id
    await told.delivery.transfers.tell(OutboxItem(9, name, Kind.STORY, seat, ""), seat)
    assert port.calls == []


async def test_only_an_open_proposal_is_told_to_whom_it_concerns(service, told, port, table):
    """A proposal that is settled meanwhile is told to nobody, nor one of a table that is gone."""
    item = OutboxItem(9, table.id, Kind.TRANSFER, None, "")
    await told.delivery.transfers.ask(item)
    await told.delivery.transfers.ask(replace(item, table="abcdefghijk"))
    await told.delivery.transfers.invite(replace(item, table="abcdefghijk"), Seat(0))
    await told.delivery.transfers.invite(item, Seat(0))
    await told.delivery.transfers.invite(item, Seat(9))
    assert port.calls == []
    await service.execute(table.id, OfferSeat(await meet(service, 2), await meet(service, 3)))
    await told.delivery.transfers.ask(item)
    assert [channel for kind, channel in port.calls if kind == "send"] == [DM + 3]
    (asked,) = port.posts(DM + 3).values()
    assert [*asked.controls()] != []
