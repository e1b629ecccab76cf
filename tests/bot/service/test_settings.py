"""Settings of servers and people apply to new tables, and at once to existing ones."""

from dataclasses import replace

import pytest

from bot.profile import PlayingHours, Preferences, ServerSettings, Span
from bot.tables.deal import Start
from bot.tables.decide import Due
from bot.tables.notify import Kind
from bot.tables.pace import SetPace
from bot.tables.seats import Join, Leave
from bot.tables.tutorial import SetTips
from games.core import Refusal, Seat

from .evening import CHANNEL, lobby, meet, playing

GUILD, HOUR_S, DAY_S = 5, 3600.0, 86400.0
EARLY = PlayingHours("UTC", (Span(8, 9),) * 7)


async def set_server(service, **fields) -> ServerSettings:
    return await service.places.change_server(GUILD, lambda settings: replace(settings, **fields))


async def test_a_server_begins_with_the_usual_settings(service):
    """A server has default settings, independent of other servers."""
    await set_server(service, mentions=False)
    assert (await service.places.server_settings(GUILD), await service.places.server_settings(6)) == (
        ServerSettings(mentions=False),
        ServerSettings(),
    )


async def test_new_tables_have_the_pace_of_the_server(service):
    """New tables have the server's pace, which hosts can change; guided games have none."""
    await set_server(service, pace=DAY_S)
    table = await lobby(service)
    assert table.pace == DAY_S
    assert ((await service.execute(table.id, SetPace(await meet(service, 1), None))).table).pace is None
    guided = await service.openings.open_guided("tunhell", GUILD, 11, await meet(service, 1), "en")
    assert guided.pace is None


async def test_a_server_limits_the_tables_of_one_person(service):
    """A server's limit of tables per person counts its own tables, opened or joined."""
    await set_server(service, per_person=1)
    elsewhere = await service.openings.open("lantern", 6, 60, await meet(service, 1), "en")
    assert elsewhere.guild == 6
    first = await lobby(service)
    second = await service.openings.open("lantern", GUILD, 11, await meet(service, 3), "en")
    for work in (
        service.openings.open("lantern", GUILD, 12, await meet(service, 1), "en"),
        service.execute(second.id, Join(await meet(service, 2))),
    ):
        with pytest.raises(Refusal) as refused:
            await work
        assert refused.value.say.id == "bot-no-more-tables-of-yours-here"
    await service.execute(first.id, Leave(await meet(service, 2)))
    await service.execute(second.id, Join(await meet(service, 2)))


async def test_a_server_limits_its_tables(service):
    """A server's limit of tables applies within the bot's own limit."""
    await set_server(service, per_server=1)
    await lobby(service)
    with pytest.raises(Refusal) as refused:
        await service.openings.open("lantern", GUILD, 11, await meet(service, 3), "en")
    assert (refused.value.say.id, refused.value.say.values) == ("bot-no-more-tables-here", {"most": 1})
    for wrong in ({"per_server": 101}, {"per_person": 21}, {"per_person": 0}):
        with pytest.raises(Refusal) as refused:
            await set_server(service, **wrong)
        assert refused.value.say.id == "bot-no-such-limit"
    assert await service.places.server_settings(GUILD) == ServerSettings(per_server=1)


async def test_tips_are_off_for_somebody_who_wants_none(service):
    """Tips are off by default for people who want none, and can be switched on at a table."""
    mira = await meet(service, 1)
    await service.preferences.change(mira.id, lambda now: replace(now, tips=False))
    mira = await meet(service, 1)
    table = await service.openings.open_guided("tunhell", GUILD, CHANNEL, mira, "en")
    assert not table.occupants[0].lesson.is_on
    assert ((await service.execute(table.id, SetTips(mira, True))).table).occupants[0].lesson.is_on


async def test_playing_hours_move_what_falls_due(service, clock):
    """Playing hours move timers at all tables at once and back; outdated timers do nothing."""
    clock.now = 23 * HOUR_S
    table, mira = await lobby(service, game="lantern"), await meet(service, 1)
    await service.execute(table.id, SetPace(mira, 2 * HOUR_S))
    table = (await service.execute(table.id, Start(mira))).table
    assert await _due(service, table.id) == {0: 25 * HOUR_S, 1: 25 * HOUR_S}
    person = await service.preferences.change(1, lambda now: replace(now, hours=EARLY))
    assert person.preferences == Preferences(hours=EARLY)
    assert await _due(service, table.id) == {0: (32 + 24 + 1) * HOUR_S, 1: 25 * HOUR_S}
    clock.now = 26 * HOUR_S
    await service.clocks.fire()
    after = await service.queries.table(table.id)
    assert [occupant.missed for occupant in after.occupants] == [0, 1]
    await service.preferences.change(1, lambda now: replace(now, hours=None))
    await service.clocks.fire()
    assert (await service.queries.table(table.id)).occupants[0].missed == 1


async def test_the_hours_go_with_the_seat(service, clock):
    """Playing hours apply again when a person returns to their seat."""
    clock.now = 23 * HOUR_S
    table, mira = await lobby(service, 3, game="lantern"), await meet(service, 1)
    await service.preferences.change(1, lambda now: replace(now, hours=EARLY))
    await service.execute(table.id, SetPace(mira, 2 * HOUR_S))
    await service.execute(table.id, Start(mira))
    await service.execute(table.id, Leave(mira))
    await service.execute(table.id, Join(mira))
    assert (await _due(service, table.id))[Seat(0)] == (32 + 24 + 1) * HOUR_S


async def test_a_clock_that_never_runs_is_refused(service):
    """Playing hours without any hour are refused."""
    await meet(service, 1)
    with pytest.raises(Refusal) as refused:
        await service.preferences.change(1, lambda now: replace(now, hours=PlayingHours("UTC", (None,) * 7)))
    assert refused.value.say.id == "bot-no-hours-at-all"
    with pytest.raises(Refusal) as refused:
        await service.preferences.change(99, lambda now: replace(now, tips=False))
    assert refused.value.say.id == "bot-no-such-person"


async def test_a_change_shows_boards_and_hands_again(service):
    """A change updates the hands, and the board if its times have changed."""
    table = await playing(service)
    await service.outbox_feed.report(await service.outbox_feed.take(99))
    await service.preferences.change(1, lambda now: replace(now, hand_by_message=False))
    assert {(item.kind, item.seat) for item in await service.outbox_feed.take(99)} == {(Kind.HAND, 0)}
    assert table.pace is None


async def _due(service, table_id: str) -> dict[int, float]:
    """Return the deadlines by seat."""
    timers = await service.store.read(lambda unit: unit.timers.due(float("inf"), 99))
    return {timer.seat: timer.at for found, timer in timers if found == table_id and timer.kind is Due.TURN}
