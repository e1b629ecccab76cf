"""Watchers get the public view in one message that is kept up to date until the table is over."""

from dataclasses import replace

import pytest

from bot.delivery.boards import APART_S, SIGHT_BELIEVED_S
from bot.delivery.pictures import Draft
from bot.ids import ControlAction, parse
from bot.post import Trouble
from bot.present.messages.tables import watched_post
from bot.store import OutboxItem
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.lobby import SetFirst
from bot.tables.notify import Kind
from bot.tables.transfers import AnswerTransfer, OfferSeat
from games.core import Seat
from locales import words
from tests.bot.present.limits import taken
from tests.bot.service.evening import CHANNEL, lobby, meet, play_out, playing

from .port import DM
from .test_places import move

FERN = 3


@pytest.fixture
async def table(service, told):
    """Return a two-player game that Fern follows."""
    table, mira = await lobby(service, 2, game="tunhell"), await meet(service, 1)
    await service.execute(table.id, SetFirst(mira, Seat(0)))
    table = (await service.execute(table.id, Start(mira))).table
    await told.all()
    await follow(service, told, table)
    return table


async def follow(service, told, table, person=FERN):
    """Let somebody follow a table, and deliver its message."""
    who = await meet(service, person)
    await service.watchers.follow(table.id, who)
    shown = await told.delivery.watching.begin(table.id, who)
    await told.all()
    return shown


def actions(post):
    return [parse(one.id).action for one in post.controls()]


@pytest.mark.slow
async def test_a_watcher_sees_what_everybody_sees(service, told, port, table):
    """A watcher's message shows the public view in their language, with links, and is updated after each move."""
    for _ in range(4):
        (post,) = port.posts(DM + FERN).values()
        snapshot = await service.queries.snapshot(table.id)
        everybody = told.delivery.boards.copy(snapshot, await service.people.person(FERN)).complete()
        assert post.blocks[: len(everybody.blocks) - 1] == everybody.blocks[:-1]
        assert len(post.blocks) == len(everybody.blocks) + 1
        assert ControlAction.UNFOLLOW in actions(post)
        assert f"discord.com/channels/5/{CHANNEL}" in post.words()
        assert {ControlAction.STEP, ControlAction.TURN, ControlAction.HAND}.isdisjoint(actions(post))
        await move(service, table)
        service.clock.now += APART_S
        await told.all()


async def test_no_seat_s_view_is_shown_to_a_watcher(service, table):
    """A seat's view is never shown to a watcher: it raises an error."""
    with pytest.raises(ValueError, match="no more than everybody"):
        watched_post(await service.queries.view_for(table.id, Seat(0)), words("en"))


@pytest.mark.slow
async def test_one_message_is_edited_however_old_it_is(service, clock, told, port, table):
    """A watcher's message is edited however old it is, and quick moves are combined into one edit."""
    (message,) = port.posts(DM + FERN)
    clock.now += 5 * 3600
    port.calls.clear()
    for _ in range(3):
        await move(service, table)
        await told.all()
    edits = port.calls.count(("edit", DM + FERN))
    assert set(port.posts(DM + FERN)) == {message}
    clock.now += APART_S
    await told.all()
    assert set(port.posts(DM + FERN)) == {message}
    assert port.calls.count(("send", DM + FERN)) == 0
    assert edits == 1
    assert port.calls.count(("edit", DM + FERN)) == 2


async def test_the_end_is_shown_and_the_table_forgotten(service, clock, told, port, table):
    clock.now += APART_S
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    await told.all()
    (post,) = port.posts(DM + FERN).values()
    assert "You followed this game to its end." in post.words()
    assert ControlAction.UNFOLLOW not in actions(post)
    assert await service.watchers.of_table(table.id) == []


@pytest.mark.slow
async def test_a_watcher_who_stops_is_shown_nothing_more(service, clock, told, port, table):
    assert await told.delivery.watching.stop(table.id, FERN)
    assert not await told.delivery.watching.stop(table.id, FERN)
    clock.now += APART_S
    port.calls.clear()
    await move(service, table)
    await told.all()
    assert [kind for kind, channel in port.calls if channel == DM + FERN] == []


@pytest.mark.slow
async def test_a_watcher_who_can_no_longer_see_the_channel_is_shown_nothing(service, clock, told, port, table):
    """A watcher who can no longer see the channel loses the view and is told why."""
    port.blind.add(FERN)
    clock.now += SIGHT_BELIEVED_S
    await move(service, table)
    await told.all()
    assert port.words(DM + FERN) == [
        "You can no longer see the channel of this game of Tunhell, so you no longer follow it."
    ]
    assert await service.watchers.of_table(table.id) == []


async def test_closed_private_messages_are_found_out_at_once(service, told, port, table):
    port.closed.add(4)
    assert not await follow(service, told, table, person=4)


async def test_following_again_brings_it_to_the_bottom(service, told, port, table):
    """Following again posts a new message at the bottom in place of the old one."""
    (before,) = port.posts(DM + FERN)
    assert await follow(service, told, table)
    (after,) = port.posts(DM + FERN)
    assert after > before


async def test_a_failure_of_discord_is_waited_out(service, clock, told, port, table):
    clock.now += APART_S
    await move(service, table)
    port.failures.extend([Trouble("503")] * 2)
    await told.all()
    clock.now += 60
    await told.all()
    (post,) = port.posts(DM + FERN).values()
    snapshot = await service.queries.snapshot(table.id)
    everybody = told.delivery.boards.copy(snapshot, await service.people.person(FERN)).complete()
    assert post.blocks[: len(everybody.blocks) - 1] == everybody.blocks[:-1]


@pytest.mark.slow
async def test_a_game_played_to_its_end_shows_the_score(service, clock, told, port):
    """At its end, a watcher sees the final score in a valid message, and the table is no longer followed."""
    table = await playing(service, 2, game="poursuite")
    await told.all()
    assert await follow(service, told, table)
    await play_out(service, table)
    clock.now += APART_S
    await told.all()
    (post,) = port.posts(DM + FERN).values()
    assert "You followed this game to its end." in taken(post).words()
    assert ControlAction.MENU in actions(post), "the replay is behind it"
    assert await service.watchers.of_table(table.id) == []


def watch(table, attempts=1):
    """Return the outbox item for a table's watchers."""
    return OutboxItem(5, table.id, Kind.WATCH, None, "", attempts=attempts)


async def test_edits_of_one_message_keep_apart(service, clock, told, port, table):
    """Edits of one message keep their distance: sooner changes are combined in the next edit."""
    clock.now += APART_S
    await move(service, table)
    assert await told.delivery.watching.deliver(watch(table)) == {}
    shown, edited = port.words(DM + FERN), clock.now
    for wait in (1.0, APART_S - 1.5):
        clock.now += wait
        await move(service, table)
        assert await told.delivery.watching.deliver(watch(table)) == {5: edited + APART_S}
        assert port.words(DM + FERN) == shown
    clock.now = edited + APART_S
    assert await told.delivery.watching.deliver(watch(table)) == {}
    assert port.words(DM + FERN) != shown


async def test_of_several_watchers_the_one_who_waits_least_is_next(service, clock, told, port, table):
    """With several watchers, each is updated when its own message may be edited next."""
    clock.now += APART_S
    began = clock.now
    await move(service, table)
    await told.delivery.watching.deliver(watch(table))
    clock.now += 2
    await follow(service, told, table, person=4)
    await move(service, table)
    assert await told.delivery.watching.deliver(watch(table)) == {5: began + APART_S}


async def test_news_that_show_nothing_new_cost_nothing(service, clock, told, port, table):
    """Updates without changes make no request, and do not delay the next edit."""
    clock.now += APART_S
    port.calls.clear()
    assert await told.delivery.watching.deliver(watch(table)) == {}
    assert not port.calls
    await move(service, table)
    assert await told.delivery.watching.deliver(watch(table)) == {}
    assert port.calls == [("edit", DM + FERN)]


@pytest.mark.parametrize("is_known", [True, False])
async def test_there_is_nothing_to_follow_before_the_deal(service, told, port, is_known):
    """A table cannot be followed before the deal, or if it does not exist."""
    table, fern = await lobby(service, 2, game="tunhell"), await meet(service, FERN)
    table = table if is_known else replace(table, id="abcdefghij")
    assert not await told.delivery.watching.begin(table.id, fern)
    assert await told.delivery.watching.deliver(watch(table)) == {}
    assert not port.posts(DM + FERN)


async def test_nobody_is_shown_a_table_that_they_do_not_follow(service, told, port, table):
    """A person who stops following before the message is sent does not get it."""
    assert not await told.delivery.watching.begin(table.id, await meet(service, 4))
    assert not port.posts(DM + 4)


async def test_somebody_who_has_taken_a_seat_is_shown_no_watchers_message(service, clock, told, port, table):
    """A watcher who takes a seat loses the watcher's message and no longer follows."""
    await service.execute(table.id, OfferSeat(await meet(service, 2), await meet(service, FERN)))
    transfer = (await service.queries.table(table.id)).transfer
    for person in (1, FERN):
        await service.execute(table.id, AnswerTransfer(await meet(service, person), transfer.n, agrees=True))
    (message,) = [one for one, post in port.posts(DM + FERN).items() if ControlAction.UNFOLLOW in actions(post)]
    clock.now += APART_S
    await told.all()
    assert message not in port.shown
    assert await service.watchers.of_table(table.id) == []


async def test_a_watcher_whose_message_was_deleted_gets_another(service, clock, told, port, table):
    """A deleted watcher's message is replaced; with closed private messages, following ends."""
    port.shown.clear()
    clock.now += APART_S
    await move(service, table)
    await told.delivery.watching.deliver(watch(table))
    assert len(port.posts(DM + FERN)) == 1
    assert [one.id for one in await service.watchers.of_table(table.id)] == [FERN]
    port.shown.clear()
    port.closed.add(FERN)
    clock.now += APART_S
    await move(service, table)
    assert await told.delivery.watching.deliver(watch(table)) == {}
    assert await service.watchers.of_table(table.id) == []


async def test_a_watcher_is_looked_up_only_now_and_then(service, clock, told, port, table, monkeypatch):
    """A watcher's permission to see the channel is cached."""
    looks = []

    async def can_see(guild, channel, person):
        looks.append((guild, channel, person))
        return True

    monkeypatch.setattr(port, "can_see", can_see)
    told.delivery.watching._seeing.clear()
    for _ in range(3):
        clock.now += APART_S
        await move(service, table)
        await told.delivery.watching.deliver(watch(table))
    assert looks == [(5, CHANNEL, FERN)]
    clock.now += SIGHT_BELIEVED_S
    await told.delivery.watching.deliver(watch(table))
    assert len(looks) == 2


async def test_pictures_that_come_late_are_added(service, clock, told, port, table, monkeypatch):
    """Late pictures are added to a watcher's message after the text."""
    asked = []

    async def show_again(table_id):
        asked.append(table_id)

    monkeypatch.setattr(service.watchers, "show_again", show_again)

    async def finished(self, kept, patience):
        return self.complete(), is_late

    monkeypatch.setattr(Draft, "finished", finished)
    for is_late in (False, True):
        clock.now += APART_S
        await move(service, table)
        await told.delivery.watching.deliver(watch(table))
        await told.delivery.drain()
        assert asked == ([table.id] if is_late else [])


@pytest.mark.parametrize("is_known", [True, False])
async def test_where_a_watcher_is_reached_is_noted_if_that_is_new(service, told, monkeypatch, is_known):
    fern, opened = await meet(service, FERN), []
    if is_known:
        await service.people.dm_opened(FERN, DM + FERN)
    table = await playing(service, 2, game="tunhell")

    async def dm_opened(person, channel):
        opened.append((person, channel))

    monkeypatch.setattr(service.people, "dm_opened", dm_opened)
    await service.watchers.follow(table.id, fern)
    assert await told.delivery.watching.begin(table.id, await service.people.person(FERN))
    assert opened == ([] if is_known else [(FERN, DM + FERN)])
