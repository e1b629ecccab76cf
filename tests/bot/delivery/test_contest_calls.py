"""Whom a tournament calls: within the organisers' budget, and only people who want it."""

import pytest

from bot.post import Post
from bot.service.budget import USUAL, Expense
from games.core import Refusal
from locales import MissingWords
from tournaments import Actor, Begin, End, Enrol, Extend, Open, Pause, Resume, Settings, Withdraw

from .test_tournaments import BOSS, CHANNEL, GUILD, HOUR, begun, desk, now, opened

__all__ = ["desk"]

MOST = USUAL["person"]


async def begin(service, desk, tournament):
    """Begin the tournament and deliver its messages."""
    await service.tournaments.execute(tournament, Begin(BOSS, "luck", "secret"))
    await desk.fire()


def called(port) -> set[int]:
    """Return the people who were mentioned in the channel or added to a thread."""
    mentioned = {person for mentions in port.pinged(CHANNEL) for person in mentions}
    return mentioned | {person for _, people in port.threads.values() for person in people}


async def blocks_the_organiser(service, port, tournament):
    await service.people.block(3, 1)


async def has_left_the_server(service, port, tournament):
    port.left.add(3)


async def wants_no_mentions(service, port, tournament):
    await service.people.set_mentions(3, False)


@pytest.mark.parametrize("happens", [blocks_the_organiser, has_left_the_server, wants_no_mentions])
async def test_nobody_is_called_who_must_not_be(service, desk, port, happens):
    """People who must not be called are neither mentioned nor added to a thread, which notifies as well."""
    tournament = await opened(service)
    await happens(service, port, tournament)
    await begin(service, desk, tournament)
    assert called(port) == {1, 2, 4}


async def test_whoever_withdrew_comes_back_by_their_own_press_only(service):
    tournament = await opened(service)
    own = Actor(3, "P3")
    await service.tournaments.execute(tournament, Withdraw(own, 3))
    with pytest.raises(Refusal) as refused:
        await service.tournaments.execute(tournament, Enrol(BOSS, 3, "P3"))
    assert refused.value.say.id == "tournament-no-withdrew"
    await service.tournaments.execute(tournament, Enrol(own, 3, "P3"))


async def refused(work) -> str:
    """Return which budget is used up if a request is refused for it."""
    with pytest.raises(Refusal) as caught:
        await work
    assert caught.value.say.id == "bot-no-budget-person"
    return str(caught.value.say.values["kind"])


async def test_putting_off_calls_nobody_again(service, desk, port, clock):
    """Postponing fifty times mentions nobody after the first reminder, and is finally refused."""
    tournament = await begun(service, desk, people=8, round_s=2 * HOUR)
    clock.now += 1.5 * HOUR
    await service.tournaments.fire()
    await desk.fire()
    before = len(port.pinged(CHANNEL))
    for _ in range(MOST[Expense.MESSAGES]):
        await service.tournaments.execute(tournament, Extend(BOSS, 60))
    assert await refused(service.tournaments.execute(tournament, Extend(BOSS, 60))) == "messages"
    await service.tournaments.fire()
    await desk.fire()
    assert not any(port.pinged(CHANNEL)[before:])


async def test_an_organiser_cannot_fill_the_channel(service, desk):
    tournament = await begun(service, desk)
    for _ in range(MOST[Expense.MESSAGES] // 2):
        await service.tournaments.execute(tournament, Pause(BOSS))
        await service.tournaments.execute(tournament, Resume(BOSS))
    assert await refused(service.tournaments.execute(tournament, Pause(BOSS))) == "messages"


async def test_people_are_enrolled_by_an_organiser_so_often_and_no_more(service):
    """Organisers may enrol a limited number of people; enrolling oneself is free, and ending is always possible."""
    tournament = await opened(service)
    service.budget.spend(Expense.CALLS, 1, GUILD, MOST[Expense.CALLS])
    for command in (Enrol(BOSS, 5, "P5"), Begin(BOSS, "luck", "secret")):
        assert await refused(service.tournaments.execute(tournament, command)) == "calls"
    await service.tournaments.execute(tournament, Enrol(Actor(5, "P5"), 5, "P5"))
    await service.tournaments.execute(tournament, End(BOSS, "enough"))


async def test_tournaments_and_their_tables_are_counted(service, desk):
    """Tournaments and their tables are counted, and shown in the server's panel."""
    await begun(service, desk)
    used = {kind: service.budget.used(kind, GUILD) for kind in (Expense.TOURNAMENTS, Expense.PAIRINGS, Expense.CALLS)}
    assert used == {Expense.TOURNAMENTS: 1, Expense.PAIRINGS: 2, Expense.CALLS: 4}
    service.budget.spend(Expense.TOURNAMENTS, 1, GUILD, MOST[Expense.TOURNAMENTS] - 1)
    wanted = Open(BOSS, "Cup", Settings("tunhell", seats=2), GUILD, CHANNEL, "en")
    assert await refused(service.tournaments.open(wanted, may_organise=True)) == "tournaments"


async def test_a_tournament_that_cannot_be_shown_holds_up_no_other(service, desk, port, monkeypatch):
    """A tournament that cannot be shown is logged and does not block the next one."""
    shown: list[str] = []

    def post(stored, *_):
        shown.append(stored.id)
        if len(shown) == 1:
            raise MissingWords("no such text")
        return Post(())

    monkeypatch.setattr("bot.delivery.tournaments.tournament_post", post)
    one, other = await opened(service), await opened(service)
    await desk.fire()
    assert set(shown) == {one, other}
    assert (await now(service, one)).n
