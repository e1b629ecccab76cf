"""A tournament in its channel: tables in threads, rounds after results, and everything announced once."""

from dataclasses import replace

import pytest

from bot.delivery.tournaments import TournamentDesk
from bot.model import Person, Phase
from bot.post import Trouble
from bot.present.messages.organising import Chosen, organiser_post
from bot.present.messages.tables import tournaments_post
from bot.present.messages.tournament import file_post, own_post, standings_post, tournament_post
from bot.present.messages.tournament_settings import menus_of
from bot.tables.deal import Started
from bot.tables.matches import CloseMatch
from bot.tables.proposals import Concede
from games.core import Refusal, say
from locales import LOCALES, words
from tests.bot.present.limits import taken
from tournaments import (
    Actor,
    Arrange,
    Begin,
    Correct,
    End,
    Enrol,
    Exclude,
    FormatName,
    Late,
    NextSeason,
    Open,
    Replace,
    Settings,
    Withdraw,
    division_standings,
    fold,
    standings,
)
from tournaments import Phase as Stage

GUILD, CHANNEL, HOUR = 5, 10, 3600.0
BOSS = Actor(1, "Mira")
PEOPLE = {number: f"P{number}" for number in range(1, 17)}


@pytest.fixture
def desk(told) -> TournamentDesk:
    return told.delivery.tournaments


async def opened(service, people=4, **settings):
    """Return a tournament of Tunhell with some people."""
    wanted = Settings("tunhell", **{"seats": 2, **settings})
    command = Open(BOSS, "Autumn cup", wanted, GUILD, CHANNEL, "en")
    stored = await service.tournaments.open(command, may_organise=True)
    for person in range(1, people + 1):
        name = PEOPLE[person]
        await service.people.meet(person, name, "en")
        await service.tournaments.execute(stored.id, Enrol(Actor(person, name), person, name))
    return stored.id


async def begun(service, desk, people=4, **settings):
    tournament = await opened(service, people, **settings)
    await service.tournaments.execute(tournament, Begin(BOSS, "luck", "secret"))
    await desk.fire()
    return tournament


async def now(service, tournament):
    return (await service.tournaments.get(tournament)).tournament


async def play_round(service, desk, tournament):
    """Let the person at the second seat of each table concede."""
    for match in (await now(service, tournament)).round.open_matches:
        table = await service.queries.table(match.table)
        loser = table.occupants[1]
        await service.execute(match.table, Concede(Person(loser.person, loser.name, "en")))
    await service.tournaments.fire()
    await desk.fire()


async def test_a_swiss_runs_itself_to_its_end(service, desk, port, clock):
    """A Swiss tournament opens threads with the right people and starts rounds until its end."""
    tournament = await begun(service, desk, rounds=2)
    t = await now(service, tournament)
    assert [match.table != "" for match in t.round.matches] == [True, True]
    tables = [await service.queries.table(match.table) for match in t.round.matches]
    assert sorted(person for table in tables for person in table.people) == [1, 2, 3, 4]
    assert [table.phase for table in tables] == [Phase.PLAYING, Phase.PLAYING]
    assert {table.channel for table in tables} == set(port.threads)
    one, other = (t.entrants[seat].name for seat in t.round.matches[0].seats)
    assert port.threads[tables[0].channel] == (f"Round 1 · {one} – {other}", tables[0].people)
    await play_round(service, desk, tournament)
    await service.tournaments.fire()  # the break has length zero
    await desk.fire()
    assert len((await now(service, tournament)).rounds) == 2
    await play_round(service, desk, tournament)
    t = await now(service, tournament)
    assert (t.phase, t.is_complete) == (Stage.OVER, True)
    assert [row.points for row in standings(t)] == [24, 12, 12, 0]
    assert sum("Autumn cup: round 1" in text for text in port.words(CHANNEL)) == 1
    assert [text for text in port.words(CHANNEL) if "The tournament is over." in text] == port.words(CHANNEL)[-1:]


async def test_whom_the_round_is_announced_to(service, desk, port):
    """A round is announced to each of its players once, except those without mentions."""
    await service.people.meet(3, "P3", "en")
    tournament = await opened(service)
    await service.people.set_mentions(3, False)
    await service.tournaments.execute(tournament, Begin(BOSS, "luck", "secret"))
    await desk.fire()
    (mentions,) = port.pinged(CHANNEL)
    assert sorted(mentions) == [1, 2, 4]


async def play_on(service, desk, tournament):
    """Play all rounds of a tournament."""
    while (await now(service, tournament)).phase is not Stage.OVER:
        await play_round(service, desk, tournament)
        await service.tournaments.fire()
        await desk.fire()


async def test_a_league_of_two_divisions_over_two_seasons(service, desk):
    """A league of two divisions promotes and relegates over two seasons; newcomers start at the bottom."""
    tournament = await begun(service, desk, 8, format=FormatName.LEAGUE, group_size=4, advance=1)
    await play_on(service, desk, tournament)
    before = await now(service, tournament)
    upper, lower = (found for _, found in division_standings(before))
    join = next(own_post(await service.tournaments.get(tournament), {}, 9, words("en")).controls())
    assert (join.label, join.style) == ("Enrol for the next season", "secondary")
    await service.people.meet(9, PEOPLE[9], "en")
    await service.tournaments.execute(tournament, Enrol(Actor(9, PEOPLE[9]), 9, PEOPLE[9]))
    await service.tournaments.execute(tournament, NextSeason(BOSS, "luck", "secret"))
    await desk.fire()
    after = await now(service, tournament)
    divisions = {one.number: one.division for one in after.entrants}
    assert (after.season, len(after.rounds)) == (2, 1)
    assert (divisions[lower[0].entrant], divisions[upper[-1].entrant]) == (0, 1)
    assert divisions[after.entrant_of(9).number] == max(divisions.values())
    await play_on(service, desk, tournament)
    over = await now(service, tournament)
    assert (over.phase, over.season, len(over.seasons)) == (Stage.OVER, 2, 1)
    assert fold(await service.store.read(lambda unit: unit.tournaments.entries(tournament))) == over


async def test_a_press_that_comes_twice_counts_once(service):
    tournament = await opened(service, 0)
    command = Enrol(Actor(2, "Odo"), 2, "Odo")
    for _ in range(2):
        await service.tournaments.execute(tournament, command, "click-1")
    assert [one.person for one in (await now(service, tournament)).entrants] == [2]
    with pytest.raises(Refusal, match="tournament-no-enrolled-twice"):
        await service.tournaments.execute(tournament, command, "click-2")


async def test_a_table_that_cannot_open_is_shown_to_the_organiser_and_tried_again(service, desk, port, clock):
    tournament = await opened(service, 3)
    await service.tournaments.execute(tournament, Begin(BOSS, "luck", "secret"))
    port.forbidden.add(CHANNEL)
    await desk.fire()
    (waiting,) = await service.tournaments.waiting(tournament)
    assert (waiting.is_stuck, waiting.trouble) == (True, "forbidden")
    port.forbidden.clear()
    await desk.fire()  # not due yet
    assert port.threads == {}
    clock.now += HOUR
    await desk.fire()
    (waiting,) = await service.tournaments.waiting(tournament)
    assert (waiting.is_stuck, len(waiting.table.people)) == (False, 2)


async def test_a_thread_is_opened_once_even_if_its_table_is_not(service, desk, port, clock, monkeypatch):
    """A thread is opened once, even if the database fails or the bot is killed before its table is opened."""
    tournament = await opened(service, 3)
    await service.tournaments.execute(tournament, Begin(BOSS, "luck", "secret"))

    async def failing(*_: object) -> None:
        raise Refusal(say("bot-no-store"))

    with monkeypatch.context() as broken:
        broken.setattr(service.tournaments, "open_table", failing)
        await desk.fire()
    clock.now += HOUR
    await desk.fire()
    (match,) = (await now(service, tournament)).round.matches
    assert ((await service.queries.table(match.table)).channel, len(port.threads)) == (9000, 1)


async def test_what_discord_lost_is_told_once(service, desk, port, clock):
    """A message with a lost confirmation is sent again with the same nonce."""
    tournament = await opened(service, 3)
    await service.tournaments.execute(tournament, Begin(BOSS, "luck", "secret"))
    port.failures = [Trouble("503")]
    await desk.fire()
    for _ in range(3):
        clock.now += HOUR
        await desk.fire()
    assert sum(bool(post.mentions) for post in port.posts(CHANNEL).values()) == 1
    assert len(port.threads) == 1


@pytest.mark.parametrize("is_rated", [True, False])
async def test_results_count_for_ratings_unless_that_is_switched_off(service, desk, monkeypatch, is_rated):
    monkeypatch.setattr("bot.tables.consent.REAL_MOVES", 0)  # the games are conceded at once
    await play_round(service, desk, tournament := await begun(service, desk, 3, rounds=1, is_rated=is_rated))
    people = (await service.queries.table((await now(service, tournament)).round.matches[0].table)).people
    tallies = await service.store.read(lambda unit: unit.results.tallies(GUILD, "tunhell", people))
    assert [tally.played for tally in tallies.values()] == ([1, 1] if is_rated else [])


async def test_half_way_those_who_still_have_to_play_are_reminded_once(service, desk, port, clock):
    tournament = await begun(service, desk, 3, rounds=1, round_s=HOUR)
    before = len(port.pinged(CHANNEL))
    clock.now += HOUR / 2 + 1
    for _ in range(3):
        await service.tournaments.fire()
        await desk.fire()
    (reminded,) = port.pinged(CHANNEL)[before:]
    match = (await now(service, tournament)).round.matches[0]
    assert sorted(reminded) == sorted((await service.queries.table(match.table)).people)


async def test_the_next_game_has_a_link(service, desk):
    """The link to the next game leads to the board of its table."""
    tournament = await begun(service, desk)
    stored = await service.tournaments.get(tournament)
    tables = await service.tournaments.tables(stored)
    table = next(one for one in tables.values() if 1 in one.people)
    text = own_post(stored, tables, 1, words("en")).blocks[0].markdown
    assert f"https://discord.com/channels/{GUILD}/{table.channel}" in text


async def test_time_is_up(service, desk, clock):
    """When time is up, awaited players lose; the table is closed and its end is ignored."""
    tournament = await begun(service, desk, 3, rounds=1, round_s=HOUR)
    (match,) = (await now(service, tournament)).round.matches
    clock.now += HOUR + 1
    await service.tournaments.fire()
    await desk.fire()
    t = await now(service, tournament)
    assert t.round.matches[0].result.forfeits == (0,)
    assert (await service.queries.table(match.table)).phase is Phase.ENDED
    await service.tournaments.fire()
    assert await now(service, tournament) == t


async def test_a_computer_player_takes_over_from_late_people(service, desk, clock):
    tournament = await begun(service, desk, 3, rounds=1, round_s=HOUR, late=Late.REPLACE)
    (match,) = (await now(service, tournament)).round.matches
    clock.now += HOUR + 1
    await service.tournaments.fire()
    await desk.fire()
    table = await service.queries.table(match.table)
    assert [occupant.person is None for occupant in table.occupants] == [True, False]


async def test_a_substitute_has_the_seat(service, desk):
    tournament = await begun(service, desk, 3)
    (match,) = (await now(service, tournament)).round.matches
    before = (await service.queries.table(match.table)).people
    await service.tournaments.execute(tournament, Replace(BOSS, before[1], 5, "P5"))
    await desk.fire()
    assert (await service.queries.table(match.table)).people == (before[0], 5)


async def test_a_game_without_a_winner_waits_for_the_organiser(service, desk):
    """A game without a winner waits for the organiser, whose correction is logged with a reason."""
    tournament = await begun(service, desk, 3, rounds=1)
    (match,) = (await now(service, tournament)).round.matches
    await service.execute(match.table, CloseMatch())
    await service.tournaments.fire()
    (waiting,) = await service.tournaments.waiting(tournament)
    assert waiting.is_stuck
    await service.tournaments.execute(tournament, Correct(BOSS, 1, 1, (1, 2), (None, None), "they agreed"))
    assert (await now(service, tournament)).phase is Stage.OVER


async def test_the_same_deal_at_all_tables(service, desk):
    tournament = await begun(service, desk, same_deal=True)
    t = await now(service, tournament)
    tables = [match.table for match in t.round.matches]
    logs = [await service.store.read(lambda unit, one=one: list(unit.log.entries(one))) for one in tables]
    seeds = {entry.fact.seed for log in logs for entry in log if isinstance(entry.fact, Started)}
    assert len(seeds) == 1
    fair = [await service.queries.fairness(match.table) for match in t.round.matches]
    assert {found[0].commitment if isinstance(found, tuple) else found.commitment for found in fair} == {
        t.round.commitment
    }


async def test_who_is_forgotten_keeps_the_table_under_another_name(service, desk):
    tournament = await begun(service, desk, rounds=1)
    await play_round(service, desk, tournament)
    before = await now(service, tournament)
    mine = await service.people.meet(2, "P2", "en")
    assert (await service.privacy.about(2))["tournament_people"]
    await service.privacy.forget(mine)
    after = await now(service, tournament)
    assert repr("P2") not in str(after)  # a table's random id may contain the bare letters
    assert [one.person for one in after.entrants if one.person == 2] == []
    assert [row.entrant for row in standings(after)] == [row.entrant for row in standings(before)]


async def test_the_organiser_can_end_exclude_and_arrange(service, desk):
    tournament = await opened(service)
    changed = replace((await now(service, tournament)).settings, rounds=3)
    await service.tournaments.execute(tournament, Arrange(BOSS, changed))
    with pytest.raises(Refusal, match="tournament-no-organiser"):
        await service.tournaments.execute(tournament, Arrange(Actor(4, "Gro"), changed))
    await service.tournaments.execute(tournament, Exclude(BOSS, 4, "rude"))
    await service.tournaments.execute(tournament, Withdraw(Actor(3, "P3"), 3))
    await service.tournaments.execute(tournament, End(BOSS, "rain"))
    t = await now(service, tournament)
    assert (t.reason, t.settings.rounds, len(t.active)) == ("rain", 3, 2)


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_message_fits_into_discord(service, desk, locale):
    """Every message of a tournament is valid for Discord, at every stage and in both languages."""
    lang, tournament = words(locale), await opened(service)
    for stage in range(4):
        stored = await service.tournaments.get(tournament)
        t = stored.tournament
        tables, waiting = await service.tournaments.tables(stored), await service.tournaments.waiting(tournament)
        posts = [
            tournament_post(stored, tables, lang),
            own_post(stored, tables, 1, lang),
            own_post(stored, tables, 99, lang),
            standings_post(stored, lang),
            file_post(stored, lang),
            tournaments_post([stored], [], [], lang, may_organise=True),
            tournaments_post([], [], [], lang, may_organise=False),
            organiser_post(stored, waiting, lang, Chosen(entrant=0)),
            *(organiser_post(stored, waiting, lang, Chosen(setting=name)) for name in menus_of(t.settings)),
        ]
        if stored.tournament.rounds:
            posts.append(organiser_post(stored, waiting, lang, Chosen(round=1, number=1)))
        for post in posts:
            taken(post)
        if stage == 0:
            await service.tournaments.execute(tournament, Begin(BOSS, "luck", "secret"))
            await desk.fire()
        elif stage < 3:
            await play_round(service, desk, tournament)
            await service.tournaments.fire()
            await desk.fire()
