"""Limits per person and server: one clear sentence each, without any change."""

import re

import pytest

from bot.post import PostedMessage
from bot.service import Service
from bot.tables import Limits
from bot.tables.ending import End
from bot.tables.notify import Kind
from bot.tables.opening import Again, MovePlace, Open
from bot.tables.seats import Join
from games.core import Refusal
from locales import LOCALES, words

from .evening import CHANNEL, deliver, lobby, meet, of_kind, playing


@pytest.fixture
def small(service, clock):
    return Service(service.store, clock, limits=Limits(per_person=3, per_server=4, repost_after=20.0))


async def refused(text, call):
    with pytest.raises(Refusal) as caught:
        await call
    assert caught.value.say.id == text
    return caught.value.say.values


async def test_one_person_has_so_many_live_tables(small):
    """A person's live tables, opened or joined, are limited; finished ones do not count."""
    mira, odo = await meet(small, 1), await meet(small, 2)
    first = await small.openings.open("lantern", 5, 1, mira, "en")
    await small.openings.open("lantern", 6, 2, mira, "en")
    third = await small.openings.open("lantern", 7, 3, odo, "en")
    await small.execute(third.id, Join(mira))
    assert await refused("bot-no-more-tables-of-yours", small.openings.open("lantern", 5, 4, mira, "en")) == {"most": 3}
    fourth = await small.openings.open("lantern", 5, 4, odo, "en")
    await refused("bot-no-more-tables-of-yours", small.execute(fourth.id, Join(mira)))
    await small.execute(first.id, End(mira, moderator=True))
    await small.execute(fourth.id, Join(mira))


async def test_one_server_has_so_many_live_tables(small):
    """A server's live tables are limited, whoever opens them."""
    for number in (1, 2, 3, 4):
        await small.openings.open("lantern", 5, number, await meet(small, number), "en")
    assert await refused(
        "bot-no-more-tables-here", small.openings.open("lantern", 5, 9, await meet(small, 1), "en")
    ) == {"most": 4}
    await small.openings.open("lantern", 6, 9, await meet(small, 1), "en")


async def test_a_table_is_checked_before_its_thread_is_opened(small):
    """All refusals of a table come before its thread is opened, and nothing is stored."""
    mira = await meet(small, 1)
    await small.openings.open("lantern", 5, 1, mira, "en")
    await refused("bot-no-table-here-already", small.runner.check_opening(Open("lantern", 5, 1, mira, "en")))
    await small.runner.check_opening(Open("lantern", 5, 0, mira, "en"))
    assert len(await small.queries.tables_of(1)) == 1
    for channel in (2, 3):
        await small.openings.open("lantern", 5, channel, mira, "en")
    await refused("bot-no-more-tables-of-yours", small.runner.check_opening(Open("lantern", 5, 0, mira, "en")))


async def test_a_rematch_may_be_played_elsewhere(small):
    """A rematch may be opened in a thread if the channel is occupied, by its players only."""
    odo, table = await meet(small, 2), await playing(small, 2)
    await small.execute(table.id, End(await meet(small, 1), moderator=True))
    await small.openings.open("lantern", table.guild, CHANNEL, odo, "en")
    await refused("bot-no-table-here-already", small.openings.again(table.id, odo))
    await refused("bot-no-not-in-game", small.runner.check_opening(Again(await meet(small, 4), channel=0), table.id))
    again = await small.openings.again(table.id, odo, channel=77)
    assert (again.channel, again.guild, again.host, again.people) == (77, table.guild, 2, (1, 2))


async def test_the_board_is_posted_again_at_most_once_in_a_while(small, clock):
    """Reposting the board is limited to once in a while; a board in another channel does not count."""
    table = await lobby(small)
    await deliver(small)
    await small.places.repost(table.id)
    await refused("bot-no-board-again", small.places.repost(table.id))
    (again,) = of_kind(await small.outbox_feed.take(), Kind.REPOST)
    await small.outbox_feed.report(done=[again], messages=[(table.id, "board", PostedMessage(CHANNEL, 7, clock.now))])
    clock.now += 5
    assert await refused("bot-no-board-again", small.places.repost(table.id)) == {"seconds": 15}
    await small.execute(table.id, MovePlace(await meet(small, 1), 5, CHANNEL + 1))
    await small.places.repost(table.id)
    clock.now += 20
    await refused("bot-no-such-table", small.places.repost("nowhere"))


REFUSALS = {
    "bot-no-more-tables-of-yours": {"most": 3},
    "bot-no-more-tables-of-theirs": {"name": "Mira", "most": 3},
    "bot-no-more-tables-here": {"most": 3},
    "bot-no-board-again": {"seconds": 15},
    "bot-no-not-in-game": {},
    "bot-no-not-seated": {},
    "bot-no-not-host": {"name": "Mira"},
    "bot-no-such-option": {},
    "bot-no-such-seat": {},
    "bot-no-such-player": {"name": "Mira"},
    "bot-no-such-table": {},
    "bot-no-such-control": {},
    "bot-no-such-move": {"move": "fly"},
    "bot-number-beyond": {"n": 99, "low": 1, "high": 6},
    "bot-number-unclear": {"low": 1, "high": 6},
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("text", sorted(REFUSALS))
def test_a_refusal_says_what_is_wrong_and_names_the_limit(text, locale):
    """A refusal names the fault and the limit, with at most one more sentence on what to do."""
    said = words(locale).text(text, **REFUSALS[text])
    assert said.endswith((".", "?"))
    assert all(str(value) in said for value in REFUSALS[text].values())
    assert len(re.findall(r"[.?!](?:\s|$)", said)) <= 2
    other = words("fr" if locale == "en" else "en").text(text, **REFUSALS[text])
    assert said != other
