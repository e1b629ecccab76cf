"""The puzzle of the day in a channel: daily, with the previous solution, in the server's language."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.delivery import puzzles
from bot.delivery.puzzles import seen, solved
from bot.ids import ControlAction, parse
from bot.post import NoChannel, Refused, Trouble
from bot.present.messages.puzzles import puzzle_post
from bot.present.panels import Panels, panels
from bot.store import StoreFailed
from bot.tables.puzzles import Posed
from games.core import Panel
from games.core.foresight import answers_of
from games.puzzles import cycle, puzzles_of
from locales import LOCALES, words
from tests.bot.present.limits import taken

GUILD, CHANNEL = 5, 10
NOON, DAY_S = datetime(2026, 11, 24, 12, tzinfo=UTC).timestamp(), 24 * 3600.0


@pytest.fixture
async def daily(service, clock, told):
    """Return the delivery for a server that wants its puzzle at nine in the morning."""
    clock.now = NOON

    def wanted(settings):
        return replace(settings, puzzle_channel=CHANNEL, puzzle_hour=9, locale="en")

    await service.places.change_server(GUILD, wanted)
    return told.delivery.puzzles


def posted(port):
    return [*port.posts(CHANNEL).values()]


async def posed_today(service):
    (day,) = await service.store.read(lambda unit: unit.puzzles.days(GUILD, 1))
    return Posed(next(puzzle for puzzle in cycle() if puzzle.id == day.puzzle), day.day)


async def test_it_stands_there_once_a_day(daily, port, clock):
    """The puzzle is posted once a day, with a button to answer in private."""
    for _ in range(3):
        await daily.fire()
        clock.now += 600
    (post,) = posted(port)
    assert "Puzzle of the day" in post.words()
    assert [parse(one.id).action for one in post.controls()] == [ControlAction.PUZZLE] * 2


async def test_the_next_day_brings_the_solution_and_how_many_found_it(daily, port, clock, service):
    """The next day shows the solution and the number of solvers, without naming failures."""
    await daily.fire()
    posed = await posed_today(service)
    view = seen(posed, words("en"))
    wrong = next(one for one in answers_of(view.offer.shape) if not posed.puzzle.is_right(one))
    mira = await service.people.meet(1, "Mira", "en-GB", GUILD)
    odo = await service.people.meet(2, "Odo", "en-GB", GUILD)
    await service.puzzles.answer(mira.id, GUILD, posed, posed.puzzle.answer())
    await service.puzzles.answer(odo.id, GUILD, posed, wrong)
    clock.now += DAY_S
    await daily.fire()
    _, post = posted(port)
    assert "1 of the 2 people who answered found it" in post.words()
    assert "Odo" not in post.words()


async def test_it_speaks_the_language_of_the_server(daily, port, service):
    await service.places.change_server(GUILD, lambda now: replace(now, locale="fr"))
    await daily.fire()
    assert "Problème du jour" in posted(port)[0].words()


@pytest.mark.parametrize(("error", "why"), [(NoChannel("404"), "gone"), (Refused("403"), "refused")])
async def test_a_channel_that_is_gone_or_closed_switches_it_off(daily, port, service, error, why, monkeypatch):
    """A deleted or closed channel switches the puzzle off, and the settings panel says why."""

    async def fails(*_):
        raise error

    monkeypatch.setattr(port, "send", fails)
    await daily.fire()
    settings = await service.places.server_settings(GUILD)
    assert (settings.puzzle_channel, settings.puzzle_trouble) == (None, why)
    assert await service.puzzles.due() == {}


async def test_it_is_tried_again_while_discord_fails(daily, port, clock, monkeypatch):
    send, failing = port.send, True

    async def fails(*given):
        if failing:
            raise Trouble("503")
        return await send(*given)

    monkeypatch.setattr(port, "send", fails)
    await daily.fire()
    failing = False
    await daily.fire()
    assert posted(port) == [], "not at once: the first try may have got through"
    clock.now += 180
    await daily.fire()
    assert len(posted(port)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_every_puzzle_fits_into_a_message(locale):
    for puzzle in cycle():
        posed = Posed(puzzle, "2026-11-24")
        taken(puzzle_post(seen(posed, words(locale)), posed, words(locale)))


def test_the_solution_is_drawn():
    """A solution with known consequences is shown after the move, otherwise as a circle."""
    found = set()
    for puzzle in cycle():
        before, (view, shows) = seen(Posed(puzzle), words("en")), solved(Posed(puzzle), words("en"))
        assert (view.view == before.view) == (shows != "after")
        assert (shows == "after") == (view.lesson is None)
        found.add((puzzle.game, puzzle.solution.split()[0], shows))
    assert {shows for game, _, shows in found if game == "poursuite"} == {"after"}
    assert ("tunhell", "recruit", "circle") in found


def test_the_picture_of_a_right_answer_shows_no_loss(monkeypatch):
    """What happens besides, such as a tile conquered in red, is no verdict on the answer."""
    views = [
        view
        for one in puzzles_of("dungeon_lords")
        for view, shows in [solved(Posed(one), words("en"))]
        if shows == "after"
    ]
    assert views
    for view in views:
        assert panels(view, Panels.AFTER)
        assert not any(panel.is_loss for panel in panels(view, Panels.AFTER))
    red = Panel("moment", "lost", lambda speak: b"", (), is_loss=True)
    monkeypatch.setattr("bot.present.panels._moment", lambda view, *, has_motion: (red,))
    assert red in panels(views[0], Panels.MOMENT)
    assert red not in panels(views[0], Panels.AFTER)


async def test_a_fault_on_one_server_leaves_the_others_their_puzzle(daily, port, service, monkeypatch, caplog):
    """It is logged with the server; if the database fails, nothing more is tried."""
    await service.places.change_server(
        GUILD + 1, lambda now: replace(now, puzzle_channel=CHANNEL + 1, puzzle_hour=9, locale="en")
    )
    post, error = daily.post, ValueError("a bug")

    async def failing(guild, settings):
        if guild == GUILD:
            raise error
        await post(guild, settings)

    monkeypatch.setattr(daily, "post", failing)
    await daily.fire()
    assert (len(port.posts(CHANNEL)), len(port.posts(CHANNEL + 1))) == (0, 1)
    (line,) = [one for one in caplog.records if one.getMessage() == "A scheduled post failed"]
    assert (line.guild, line.posts) == (GUILD, "puzzle")
    error = StoreFailed("disk full")
    with pytest.raises(StoreFailed):
        await daily.fire()


async def test_what_another_process_has_claimed_is_not_posted(daily, port, service, monkeypatch):
    async def claimed(guild):
        return None

    monkeypatch.setattr(service.puzzles, "claim", claimed)
    await daily.fire()
    assert posted(port) == []


@pytest.mark.parametrize(("attempts", "requests"), [(1, ["send"]), (2, ["send", "edit"])])
async def test_only_a_puzzle_that_may_have_been_posted_before_is_edited_as_well(
    daily, port, service, monkeypatch, attempts, requests
):
    claim = service.puzzles.claim

    async def again(guild):
        return replace(await claim(guild), attempts=attempts)

    monkeypatch.setattr(service.puzzles, "claim", again)
    await daily.fire()
    assert [kind for kind, _ in port.calls] == requests


async def test_of_a_puzzle_that_was_removed_no_solution_is_told(daily, port, clock, service, monkeypatch):
    """Neither that of yesterday, nor is the one of today posted; the next one is."""
    await daily.fire()
    assert len(posted(port)) == 1
    named, gone = puzzles.puzzle_named, []
    monkeypatch.setattr(puzzles, "puzzle_named", lambda id_: None if id_ in gone else named(id_))
    gone.append((await posed_today(service)).puzzle.id)
    clock.now += DAY_S
    await daily.fire()
    _, post = posted(port)
    assert "found it" not in post.words()
    gone.extend(puzzle.id for puzzle in cycle())
    clock.now += DAY_S
    await daily.fire()
    assert len(posted(port)) == 2
