"""What an animation shows is told once it has ended."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.delivery.pictures import PictureMaker
from bot.model import Table
from bot.post import Picture, Post
from bot.present.messages import LATER
from bot.present.panels import MOVES
from bot.service import Service
from bot.tables.deal import Start
from bot.tables.play import Move
from bot.tables.proposals import Propose, Respond
from bot.tables.seats import Join
from games import core
from games.core import Choice, Seat
from games.tunhell.choices import Play, Recruit
from locales import LOCALES, words
from tests.bot.service.evening import CHANNEL, Clock, key, meet
from tests.tunhell.stage import sketch

from .port import DM, FakePort, Told
from .test_processes import process

DIG = "A hand: digger_2_0 digger_3_0\nmine 2: dirt troll ...\nmine 2 A: warrior_1"
PLACES = (CHANNEL, DM + 1, DM + 2)
ENDED_S = 10.0


@pytest.fixture
async def drawn(service: Service, port: FakePort) -> AsyncIterator[Told]:
    """A delivery with pictures."""
    told = Told(service, port, PictureMaker(), call_after=900.0)
    yield told
    await told.stop()
    told.delivery.close()


async def seated(service: Service) -> Table:
    """Return a table in play at which person 1, who has seat 0, can dig up a Troll."""
    host = await meet(service, 1)
    table = await service.openings.open_position("tunhell", core.start(sketch(DIG)), 5, CHANNEL, host, "en")
    await service.execute(table.id, Join(await meet(service, 2)))
    return (await service.execute(table.id, Start(host))).table


async def move(service: Service, table: Table, person: int, choice: Choice) -> None:
    view = await service.queries.view_of(table.id, person)
    await service.execute(table.id, Move(person, view.ticket, choice, key()))


async def dug(service: Service, told: Told, clock: Clock) -> Table:
    """Return a table at which person 1 has just dug up a Troll."""
    table = await seated(service)
    await told.all()
    clock.now += 60
    await move(service, table, 1, Play("digger_2_0", 2))
    return table


def shown(port: FakePort, place: int) -> set[str]:
    """Return which of these the board or hand in a place has: an animation, a sentence in place of words, the words."""
    post = port.posts(place)[min(port.posts(place))]
    is_moving = any(isinstance(one, Picture) and one.name.endswith(".gif") for one in post.blocks)
    is_later = any(words(locale).text(LATER) in post.words().splitlines() for locale in LOCALES)
    found = {"motion": is_moving, "later": is_later, "words": "Troll" in post.words()}
    return {name for name, is_there in found.items() if is_there}


PENDING, COMPLETE, STILL = {"motion", "later"}, {"motion", "words"}, {"words"}


async def test_what_an_animation_shows_is_told_once_it_has_ended(service, drawn, port, clock):
    """One edit of each message adds them; it changes no controls and pings no one."""
    await dug(service, drawn, clock)
    await drawn.all()
    assert [shown(port, place) for place in PLACES] == [PENDING] * 3
    before = [post for place in PLACES for post in port.posts(place).values()]
    port.calls.clear()
    clock.now += ENDED_S
    await drawn.all()
    assert [shown(port, place) for place in PLACES] == [COMPLETE] * 3
    after = [post for place in PLACES for post in port.posts(place).values()]
    assert sorted(port.calls) == [("edit", place) for place in PLACES]
    assert [[*post.controls()] for post in after] == [[*post.controls()] for post in before]
    assert not any(post.mentions for post in after)
    port.calls.clear()
    clock.now += ENDED_S
    await drawn.all()
    assert port.calls == []


async def test_other_pictures_wait_for_the_animation_too(service, drawn, port, clock):
    """They would show how it ends; but where a question is asked, they belong to it. None is uploaded twice."""
    table = await seated(service)
    await drawn.all()
    before = [names(port, place) for place in PLACES]
    port.uploaded.clear()
    clock.now += 60
    await move(service, table, 1, Play("digger_2_0", 2))
    await drawn.all()
    during = [names(port, place) for place in PLACES]
    port.calls.clear()
    clock.now += ENDED_S
    await drawn.all()
    after = [names(port, place) for place in PLACES]
    assert still(during[1]) <= before[1]
    assert not still(after[1]) <= before[1]
    assert all(during[n] == after[n] != before[n] for n in (0, 2))
    assert sorted(port.uploaded) == sorted(name for now, then in zip(after, before, strict=True) for name in now - then)


def names(port: FakePort, place: int) -> set[str]:
    """Return the files of the board or hand in a place."""
    return {name for name, _ in pictures(port.posts(place)[min(port.posts(place))])}


def still(files: set[str]) -> set[str]:
    """Return the files that are no animations."""
    return {name for name in files if not name.endswith(MOVES)}


def pictures(post: Post) -> list[tuple[str, str]]:
    """Return the pictures of a message with their descriptions."""
    return [(block.name, block.alt) for block in post.blocks if isinstance(block, Picture)]


async def test_until_then_only_the_cause_is_told(service, drawn, port, clock):
    """The description of the picture gives nothing away either."""
    await dug(service, drawn, clock)
    await drawn.all()
    (board,) = port.posts(CHANNEL).values()
    assert "digs at mine 2" in board.words()
    (alt,) = [alt for name, alt in pictures(board) if name.endswith(".gif")]
    assert alt == words("en").text("bot-picture-moving")


@pytest.mark.parametrize("is_over", [False, True], ids=["during the animation", "after it"])
async def test_a_restart_in_between_loses_nothing(service, file, drawn, port, clock, is_over):
    """The next process, which remembers nothing, tells it when the animation has ended, or at once if it has."""
    await dug(service, drawn, clock)
    await drawn.all()
    clock.now += ENDED_S if is_over else 1.0
    async with process(file, clock, port, PictureMaker()) as (fresh, again):
        await fresh.outbox_feed.recover()
        await again.all()
        assert [shown(port, place) for place in PLACES] == [COMPLETE if is_over else PENDING] * 3
        clock.now += ENDED_S
        await again.all()
        assert [shown(port, place) for place in PLACES] == [COMPLETE] * 3


async def test_two_processes_agree_what_is_told(service, file, drawn, port, clock):
    """A delivery by another process within that time changes nothing, and it may be the one that tells it."""
    table = await dug(service, drawn, clock)
    await drawn.all()
    port.calls.clear()
    async with process(file, clock, port, PictureMaker(), name="other") as (_, other):
        for seat in (0, 1):
            await other.delivery.hands.bring(table.id, Seat(seat))
        await other.delivery.boards.bring(table.id)
        assert [shown(port, place) for place in PLACES] == [PENDING] * 3
        assert port.calls == [("look", CHANNEL)] or port.calls == []
        clock.now += ENDED_S
        await other.all()
        assert [shown(port, place) for place in PLACES] == [COMPLETE] * 3


async def test_a_player_without_motion_is_told_at_once(service, drawn, port, clock):
    """A player who has switched it off, the host for the board as well; a server for everybody."""
    await service.preferences.change((await meet(service, 1)).id, lambda now: replace(now, motion=False))
    await dug(service, drawn, clock)
    await drawn.all()
    assert [shown(port, place) for place in PLACES] == [STILL, STILL, PENDING]


async def test_on_a_server_without_motion_everybody_is_told_at_once(service, drawn, port, clock):
    await service.places.change_server(5, lambda settings: replace(settings, motion=False))
    await dug(service, drawn, clock)
    await drawn.all()
    assert [shown(port, place) for place in PLACES] == [STILL] * 3


async def test_in_a_rush_everybody_is_told_at_once(service, drawn, port, clock, monkeypatch):
    """While many wait, moments do not move."""
    monkeypatch.setattr(PictureMaker, "is_busy", True)
    await dug(service, drawn, clock)
    await drawn.all()
    assert [shown(port, place) for place in PLACES] == [STILL] * 3


async def test_without_pictures_everybody_is_told_at_once(service, port, clock):
    told = Told(service, port, call_after=900.0)
    await dug(service, told, clock)
    await told.all()
    assert [shown(port, place) for place in PLACES] == [STILL] * 3
    port.calls.clear()
    clock.now += ENDED_S
    await told.all()
    assert port.calls == []


async def test_what_is_taken_back_in_between_is_not_told(service, drawn, port, clock):
    """The sentence in its place goes at once, and nothing more is edited later."""
    table = await dug(service, drawn, clock)
    await drawn.all()
    clock.now += 1
    asked = (await service.execute(table.id, Propose(await meet(service, 1), "take-back"))).table
    await service.execute(table.id, Respond(await meet(service, 2), asked.proposal.n, agrees=True))
    await drawn.all()
    assert not any({"later", "words"} & shown(port, place) for place in PLACES)
    port.calls.clear()
    clock.now += ENDED_S
    await drawn.all()
    assert port.calls == []


async def test_the_next_move_in_between_tells_it_where_no_animation_is_left(service, drawn, port, clock):
    """Who dug still sees the animation, with what others have done since, and is told after it as before."""
    table = await dug(service, drawn, clock)
    await drawn.all()
    clock.now += 1
    await move(service, table, 2, Recruit(1))
    await drawn.all()
    assert [shown(port, place) for place in PLACES] == [STILL, PENDING, set()]
    clock.now += ENDED_S
    await drawn.all()
    assert [shown(port, place) for place in PLACES] == [STILL, COMPLETE, set()]


async def test_words_that_were_told_stay_when_others_move_later(service, drawn, port, clock):
    table = await dug(service, drawn, clock)
    await drawn.all()
    clock.now += ENDED_S
    await move(service, table, 2, Recruit(1))
    await drawn.all()
    assert shown(port, PLACES[1]) == COMPLETE
