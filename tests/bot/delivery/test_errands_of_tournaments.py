"""What each errand of a tournament says in its channel, what its failures leave behind, and its pictures."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.delivery import tournaments as desks
from bot.delivery.tournaments import _plans
from bot.ids import parse
from bot.post import Gone, Refused, Trouble
from bot.present.messages.tournaments import Ask
from bot.service.tournaments import RETRIES_S
from bot.store import Errand, StoreFailed
from games.core import Refusal, say
from locales import words
from tournaments import AnnounceCheckIn, AnnounceRound, Begin, Column, FormatName, OpenTable, Remind, Tell, sections
from tournaments.pictures import PAGE, draw_bracket, draw_cross_table, draw_standings

from .test_tournaments import BOSS, CHANNEL, begun, desk, opened, play_round

__all__ = ["desk"]

EN = words("en")


def errand(tournament, effect, **values):
    return Errand(tournament, 99, 0, effect, **values)


@pytest.mark.parametrize(
    ("effect", "said", "called", "ask"),
    [
        (AnnounceCheckIn(), "tournament-check-in-open", [1, 2, 3], Ask.CHECK_IN),
        (Remind(0, (1,)), "tournament-remind-check-in", [2], Ask.CHECK_IN),
        (Remind(3, (0, 1)), "tournament-remind-round", [1, 2], Ask.MINE),
        (Tell(say("tournament-check-in-open")), "tournament-check-in-open", [], Ask.MINE),
    ],
)
async def test_each_errand_calls_those_concerned_with_their_own_button(service, desk, port, effect, said, called, ask):
    """The check-in and its reminder have the button to check in; a reminder of a round names the round."""
    tournament = await opened(service, 3)
    stored = await service.tournaments.get(tournament)
    await desk._carry_out(errand(tournament, effect), stored)
    (post,) = port.posts(CHANNEL).values()
    number = {"round": effect.round} if isinstance(effect, Remind) and effect.round else {}
    assert EN.text(said, **number) in post.words()
    assert sorted(post.mentions) == called
    (button,) = post.controls()
    assert ask in parse(button.id).path


async def test_what_was_told_is_not_told_again_however_long_the_store_fails(service, desk, port):
    """Discord forgets nonces after minutes, but this process knows what it has posted."""
    stored = await service.tournaments.get(await opened(service, 3))
    for attempts in range(3):
        await desk._carry_out(errand(stored.id, AnnounceCheckIn(), attempts=attempts), stored)
        port._known.clear()
    assert len(port.posts(CHANNEL)) == 1


async def test_a_round_that_has_ended_is_not_announced_any_more(service, desk, port):
    """An attempt that comes late, as after a crash, must not call people to tables that are over."""
    tournament = await begun(service, desk)
    await play_round(service, desk, tournament)
    announced = len(port.posts(CHANNEL))
    await desk._carry_out(errand(tournament, AnnounceRound(1)), await service.tournaments.get(tournament))
    assert len(port.posts(CHANNEL)) == announced


async def test_nobody_who_has_left_the_server_or_wants_no_mentions_is_called(service, desk, port):
    tournament = await opened(service, 4)
    port.left.add(2)
    await service.people.set_mentions(3, mentions=False)
    await desk._carry_out(errand(tournament, AnnounceCheckIn()), await service.tournaments.get(tournament))
    (post,) = port.posts(CHANNEL).values()
    assert sorted(post.mentions) == [1, 4]


@pytest.mark.parametrize(("attempts", "requests"), [(0, ["send"]), (1, ["send", "edit"])])
async def test_only_what_may_have_been_told_before_is_edited_as_well(service, desk, port, attempts, requests):
    tournament = await opened(service, 3)
    told = errand(tournament, Tell(say("tournament-check-in-open")), attempts=attempts)
    await desk._carry_out(told, await service.tournaments.get(tournament))
    assert [kind for kind, _ in port.calls] == requests


@pytest.mark.parametrize(
    ("error", "trouble"),
    [(Trouble("503"), "503"), (Refused("forbidden"), "forbidden"), (Refusal(say("bot-no-store")), "bot-no-store"),
     (ValueError("a bug"), "ValueError"), (StoreFailed("disk full"), None), (None, "done")],
)  # fmt: skip
async def test_an_errand_that_fails_is_tried_again_and_says_why(service, desk, monkeypatch, error, trouble):
    """What Discord says, or which fault it was; if the database fails, nothing can be noted."""
    noted = []

    async def carried(*_):
        if error is not None:
            raise error

    async def failed(_, why, *, is_doubtful=False):
        noted.append(why)
        assert is_doubtful == isinstance(error, Trouble)

    async def done(_):
        noted.append("done")

    monkeypatch.setattr(desk, "_carry_out", carried)
    monkeypatch.setattr(service.tournaments, "failed", failed)
    monkeypatch.setattr(service.tournaments, "done", done)
    tried = errand(await opened(service, 2), AnnounceCheckIn())
    if trouble is None:
        with pytest.raises(StoreFailed):
            await desk._try(tried)
    else:
        await desk._try(tried)
    assert noted == ([] if trouble is None else [trouble])


@pytest.mark.parametrize("error", [Gone("no such channel"), Refused("forbidden")])
async def test_a_message_that_may_not_stand_there_is_not_tried_again(service, desk, port, clock, error):
    """Until something changes: the tournament goes on without its message."""
    tournament = await opened(service)
    port.failures = [error]
    await desk.fire()
    clock.now += RETRIES_S[-1]
    port.calls.clear()
    await desk.fire()
    assert port.calls == []
    assert (await service.tournaments.get(tournament)).message == 0


async def test_a_new_message_takes_the_place_of_the_old_one(service, desk, port):
    """The end is told anew, and the message before it deleted."""
    tournament = await opened(service)
    await desk.fire()
    first = (await service.tournaments.get(tournament)).message
    await desk._show(await service.tournaments.get(tournament))
    assert [*port.posts(CHANNEL)] == [first]
    await desk._show(await service.tournaments.get(tournament), anew=True)
    second = (await service.tournaments.get(tournament)).message
    for task in [*desk._messages.under_way]:
        await task
    assert [*port.posts(CHANNEL)] == [second] != [first]


async def test_the_first_message_of_a_tournament_with_a_past_may_stand_already(service, desk, port):
    """It is edited as well, since a lost one may stand there under the same nonce; a new one need not be."""
    await opened(service, 0)
    await desk.fire()
    assert ("edit", CHANNEL) not in port.calls
    port.calls.clear()
    await opened(service, 2)
    await desk.fire()
    assert port.calls == [("send", CHANNEL), ("edit", CHANNEL)]


@pytest.mark.parametrize(
    ("people", "settings", "names"),
    [
        (4, {"rounds": 2}, [("standings-1-0", False)]),
        (4, {"format": FormatName.EVERYONE}, [("standings-1-0", False), ("cross-1", False)]),
        (
            8,
            {"format": FormatName.GROUPS, "group_size": 4, "advance": 2},
            [
                ("bracket", False),
                ("standings-1-0", False),
                ("standings-2-0", False),
                ("cross-1", True),
                ("cross-2", True),
            ],
        ),
        (4, {"format": FormatName.KNOCK_OUT}, [("bracket", False), ("standings-1-0", False)]),
        (4, {"format": FormatName.SECOND_CHANCE}, [("bracket", False), ("standings-1-0", False)]),
    ],
)
async def test_the_channel_sees_the_standings_and_a_single_cross_table(service, desk, people, settings, names):
    """Cross tables of several groups are only for those who ask for the standings."""
    tournament = await begun(service, desk, people, **settings)
    t = (await service.tournaments.get(tournament)).tournament
    found = _plans(t, EN, None)
    assert [(plan.name, plan.is_further) for plan in found] == names
    draws = {"standings": draw_standings, "cross": draw_cross_table, "bracket": draw_bracket}
    assert [plan.draw.func for plan in found] == [draws[name.partition("-")[0]] for name, _ in names]
    assert all(plan.alt for plan in found)


async def test_long_standings_are_drawn_on_pages_of_which_the_channel_sees_two(service, desk, monkeypatch):
    """Each page describes its own people, and a picture lights the reader's row."""
    monkeypatch.setattr(desks, "PAGE", 3)
    tournament = await begun(service, desk, 8, rounds=2)
    t = (await service.tournaments.get(tournament)).tournament
    found = _plans(t, EN, 1)
    (section,) = sections(t)
    names = [t.entrants[row.entrant].name for row in section.rows]
    assert [(plan.name, plan.is_further) for plan in found] == [
        ("standings-1-0", False), ("standings-1-1", False), ("standings-1-2", True)
    ]  # fmt: skip
    for page, plan in enumerate(found):
        assert [name for name in names if name in plan.alt] == names[3 * page : 3 * page + 3]
        assert (plan.draw.keywords["page"], plan.draw.keywords["own"]) == (page, 1)
        assert plan.draw.args[2] == {column: EN.text(f"tournament-column-{column}.short") for column in Column}
    assert PAGE > 3


async def test_pictures_are_shown_as_far_as_discord_and_the_drawing_allow(service, desk, monkeypatch):
    """The channel gets four, a reader ten, with names of their own; what cannot be drawn is left out."""
    tournament = await begun(service, desk, 4)
    stored = await service.tournaments.get(tournament)
    made = [desks._Plan(f"p{n}", lambda: b"png", "x" * 2000, is_further=n == 1) for n in range(12)]
    monkeypatch.setattr(desks, "_plans", lambda *_: made)

    async def drawn(draw):
        return draw()

    monkeypatch.setattr(desk._pictures, "drawn", drawn)
    channel = await desk.pictures(stored, EN)
    assert [one.name.split("-")[1] for one in channel] == ["p0", "p2", "p3", "p4"]
    own = await desk.pictures(stored, EN, person=1)
    assert [one.name.split("-")[1] for one in own] == [f"p{n}" for n in range(10)]
    assert {len(one.alt) for one in own} == {1024}
    assert own[0].name != channel[0].name
    made[0] = replace(made[0], draw=lambda: None)
    assert [one.name.split("-")[1] for one in await desk.pictures(stored, EN)] == ["p2", "p3", "p4"]
    lobby = await service.tournaments.get(await opened(service))
    assert await desk.pictures(lobby, EN) == ()


async def test_the_name_of_a_thread_has_as_many_characters_as_discord_takes(service, desk, port):
    """A hundred, whatever the names and the language; its people are added to it."""
    tournament = await opened(service, 3)
    await service.tournaments.execute(tournament, Begin(BOSS, "luck", "secret"))
    (opening,) = [one for one in await service.tournaments.errands() if isinstance(one.effect, OpenTable)]
    long = SimpleNamespace(text=lambda *_, **__: "x" * 150, enumerate=", ".join)
    await desk._open_table(opening, opening.effect, await service.tournaments.get(tournament), long)
    ((name, people),) = port.threads.values()
    assert (len(name), len(people)) == (100, 2)
