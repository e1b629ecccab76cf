"""Undelivered sentences: kept for a week, a few at most, and shown once."""

import asyncio
from dataclasses import replace

import pytest

from bot.delivery.people import CLOSED_DM_RETRY_S, UNTOLD_S, posts_in, with_post, without_posts
from bot.post import Button, Buttons, Divider, Entry, Menu, Post, Text
from bot.present.speech import escape
from tests.bot.service.evening import CHANNEL, meet, playing

from .port import DM

FULL = Post(
    (Text("left"), Divider(), Buttons((Button("porion:join:t::", "Back"),)), Menu("m", "?", (Entry("v", "l"),))),
    7,
    (1,),
)


def note(text):
    return Post((Text(text),))


def test_what_is_kept_comes_back_whole():
    """Kept posts are restored completely, including their buttons."""
    untold = with_post(with_post("", FULL, 0.0), note("more"), 1.0)
    assert posts_in(untold, 2.0) == (FULL, note("more"))
    assert without_posts(untold, (FULL,), 2.0) == with_post("", note("more"), 1.0)
    assert without_posts(untold, (FULL, note("more")), 2.0) == ""


def test_a_repeated_post_is_kept_once_and_only_the_latest_few_are_kept():
    untold = ""
    for number in (*range(7), 6):
        untold = with_post(untold, note(str(number)), float(number))
    assert [post.words() for post in posts_in(untold, 10.0)] == [str(n) for n in range(2, 7)]


def test_old_news_and_what_cannot_be_read_are_no_news():
    assert posts_in(with_post("", note("old"), 0.0), UNTOLD_S) == ()
    assert posts_in("from another program", 0.0) == ()
    assert with_post("from another program", note("new"), 0.0) == with_post("", note("new"), 0.0)


@pytest.fixture
async def at_table(service, told, port):
    """Return a table of Tunhell with Odo, whose private messages are closed."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    port.closed.add(2)
    return table


async def odo(service):
    return await service.people.person(2)


async def test_what_cannot_be_told_now_is_told_once_at_the_next_interaction(service, told, at_table):
    """Undelivered sentences are shown at the next interaction, oldest first, once."""
    private, replies = told.delivery.private, told.replies
    for text in ("one", "two"):
        assert not await private.reach(None, await odo(service), note(text), text)
    await private.catch_up(CHANNEL, await odo(service))
    assert replies.said == [], "they are not there"
    replies.open.add((CHANNEL, 2))
    for _ in range(2):
        await private.catch_up(CHANNEL, await odo(service))
    assert replies.said == [(CHANNEL, 2, "one"), (CHANNEL, 2, "two")]
    assert not (await odo(service)).untold


async def test_what_could_be_told_only_in_part_waits_with_its_rest(service, told, at_table, monkeypatch):
    """If an interaction expires halfway, the remaining sentences are shown at the next one."""
    private, said = told.delivery.private, []
    for text in ("one", "two", "three"):
        await private.reach(None, await odo(service), note(text), text)

    async def say(channel, person, post):
        said.append(post.words())
        return len(said) != 2

    monkeypatch.setattr(told.replies, "say", say)
    await private.catch_up(CHANNEL, await odo(service))
    assert said == ["one", "two"]
    await private.catch_up(CHANNEL, await odo(service))
    assert said == ["one", "two", "two", "three"]


async def test_what_is_no_news_any_more_is_deleted(service, told, clock, at_table):
    """Outdated sentences are deleted even if the person never returns; newer ones are kept."""
    private = told.delivery.private
    await private.reach(None, await odo(service), note("old"), "old")
    clock.now += UNTOLD_S - 1
    await private.reach(None, await odo(service), note("new"), "new")
    await private.fire()
    assert [post.words() for post in posts_in((await odo(service)).untold, clock())] == ["old", "new"]
    clock.now += 1
    await private.fire()
    untold = (await odo(service)).untold
    assert "new" in untold
    assert "old" not in untold
    clock.now += UNTOLD_S
    await private.fire()
    assert (await odo(service)).untold == ""
    assert await service.people.with_untold() == []


async def test_two_presses_at_once_tell_it_once(service, told, at_table, monkeypatch):
    """Two simultaneous presses show the sentences once."""
    private, said = told.delivery.private, []
    await private.reach(None, await odo(service), note("one"), "one")

    async def say(channel, person, post):
        await asyncio.sleep(0)
        said.append(post.words())
        return True

    monkeypatch.setattr(told.replies, "say", say)
    person = await odo(service)
    await asyncio.gather(private.catch_up(CHANNEL, person), private.catch_up(CHANNEL, person))
    assert said == ["one"]


async def test_somebody_to_whom_nothing_is_untold_costs_nothing(service, told, at_table, monkeypatch):
    asked = []
    monkeypatch.setattr(service.people, "change_untold", lambda *given: asked.append(given))
    await told.delivery.private.catch_up(CHANNEL, await odo(service))
    assert asked == []


async def test_somebody_there_is_told_where_they_are(service, told, port, at_table):
    """A sentence for an active person is shown where they are, and not sent privately as well."""
    told.replies.open.add((CHANNEL, 1))
    port.calls.clear()
    assert await told.delivery.private.reach(CHANNEL, await service.people.person(1), note("one"), "one")
    assert (told.replies.said, port.calls) == ([(CHANNEL, 1, "one")], [])
    assert await told.delivery.private.reach(None, await service.people.person(1), note("two"), "two")
    assert port.words(DM + 1)[-1] == "two"


async def test_a_private_message_opens_the_way_for_the_next(service, told, port, at_table):
    """A successful private message stores the channel and clears the mark of closed messages."""
    await service.people.dm_closed(2)
    assert (await odo(service)).closed
    port.closed.discard(2)
    ref = await told.delivery.private.write(await odo(service), note("one"), "one")
    assert (ref.channel, ref.at, ref.message in port.shown) == (DM + 2, service.clock.now, True)
    person = await odo(service)
    assert (person.closed, person.dm) == (False, DM + 2)


async def test_somebody_whose_messages_are_closed_is_told_where_their_hand_is(service, told, port, at_table):
    """A person with closed messages is told once per table where their hand is, again only if that failed."""
    private, replies, person = told.delivery.private, told.replies, await odo(service)
    await private.found_closed(at_table, person)
    assert private.is_closed(at_table.id, 2)
    assert not private.is_closed(at_table.id, 1)
    assert (await odo(service)).closed
    assert replies.said == []
    replies.open.add((CHANNEL, 2))
    for _ in range(2):
        await private.hint(at_table, person)
    assert [(channel, who) for channel, who, _ in replies.said] == [(CHANNEL, 2)]
    private.try_again(at_table.id, 2)
    assert not private.is_closed(at_table.id, 2)


async def test_a_closed_door_is_tried_again_after_a_while(service, clock, told, at_table):
    await told.delivery.private.found_closed(at_table, await odo(service))
    clock.now += CLOSED_DM_RETRY_S
    assert not told.delivery.private.is_closed(at_table.id, 2)


@pytest.mark.parametrize("why", ["left", "lost", "a stranger"])
async def test_only_a_player_whose_table_has_a_channel_is_told_where_their_hand_is(service, told, port, at_table, why):
    table, person = at_table, await odo(service)
    told.replies.open.update({(CHANNEL, 2), (CHANNEL, 3)})
    if why == "left":
        port.left.add(2)
        told.delivery.members._here.clear()
    if why == "lost":
        table = replace(table, lost=1.0)
    if why == "a stranger":
        person = await meet(service, 3)
    await told.delivery.private.found_closed(table, person)
    assert told.replies.said == []


@pytest.mark.parametrize("name", ["a", "Ann", "text", "markdown", "porion:claim:1", "A_nn*", "@here", "2"])
async def test_what_others_could_not_be_told_yet_is_still_told(service, name):
    """Erasing a name in undelivered sentences replaces only the whole name, not parts of words or ids."""
    ann, fern = await service.people.meet(1, name, "en"), await service.people.meet(2, "Fern", "en")
    said = "Anna, it is your turn at the text table 21 of {}."
    button = Button("porion:claim:1", "Play with {}")
    untold = Post((Text(said.format(escape(name))), Buttons((replace(button, label=button.label.format(name)),))))
    await service.people.change_untold(fern.id, lambda _: with_post("", untold, service.clock()))
    await service.privacy.forget(ann)
    (told,) = posts_in((await service.people.person(fern.id)).untold, service.clock())
    text = said.format("Former player").replace("text table", "Former player table" if name == "text" else "text table")
    label = button.label.format("Former player")
    assert told == Post((Text(text), Buttons((replace(button, label=label),))))
