"""Tables of tournaments: nobody plays a known deal, sees two hands, or learns hidden information."""

from dataclasses import replace

import pytest

from bot.model import Person, Phase
from bot.present.messages.positions import fair_post
from bot.tables import consent
from bot.tables.ending import Ended
from bot.tables.log import Entry
from bot.tables.matches import match_result
from bot.tables.play import AskHint, ComputerMove, Move
from bot.tables.proposals import Concede, Propose
from bot.tables.seats import Join
from bot.tables.state import TableState, waiting
from bot.tables.transfers import OfferSeat
from games import core
from games.core import Dice, Ending, Refusal
from locales import LOCALES, words
from tournaments import Actor, Begin, Enrol, Exclude, FormatName, Open, PassOn, Replace, Settings

from .test_tournaments import BOSS, CHANNEL, GUILD, PEOPLE, begun, desk, now, play_round

__all__ = ["desk"]


def person(number: int) -> Person:
    """Return a person as described by Discord."""
    return Person(number, PEOPLE.get(number, f"P{number}"), "en")


async def play(service, table_id, moves, dice):
    """Let asked players answer at random."""
    for _ in range(moves):
        table, state = await service.queries.state_of(table_id)
        decided = core.decision(state)
        if decided is None or not table.phase.live:
            return
        seat = min(decided.asks)
        ticket, choice = str(core.ticket(state, seat)), core.any_of(decided.asks[seat], dice)
        by = table.occupants[seat].person
        await service.execute(
            table_id, Move(by, ticket, choice) if by is not None else ComputerMove(seat, ticket, choice)
        )


async def refused(work) -> str:
    """Return the message id of a refusal."""
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.say.id


async def one_ended(service, desk):
    """Return two tables of a round with one deal, of which the first has ended."""
    tournament = await begun(service, desk, same_deal=True)
    one, other = (await now(service, tournament)).round.matches
    table = await service.queries.table(one.table)
    await service.execute(one.table, Concede(person(table.occupants[1].person)))
    return tournament, one.table, other.table


async def looked_into(service, table_id) -> set[str]:
    """Try every way to look into a game; return the refusals."""
    entry = (await service.store.read(lambda unit: unit.log.entries(table_id)))[-1].n
    replays, queries, openings = service.replays, service.queries, service.openings
    works = [
        queries.transcript(table_id),
        replays.position(table_id, entry),
        replays.question(table_id, 0, entry),
        openings.play_on(table_id, entry, GUILD, 77, person(9), "en"),
    ]
    found = set()
    for work in works:
        try:
            await work
        except Refusal as refusal:
            found.add(refusal.say.id)
    return found


async def test_what_opens_a_game_waits_for_the_others_that_have_its_deal(service, desk):
    """Secret, record, hands, positions and play-on are refused until the last table with that deal has ended."""
    _, ended, played = await one_ended(service, desk)
    known = await service.queries.fairness(ended)
    assert (known.secret, known.seed) == (None, None)
    moment = await service.replays.moment(ended, viewpoint="all")
    assert (moment.viewpoint, moment.is_open) == (None, False)
    assert await looked_into(service, ended) == {"bot-no-round-open"}
    table = await service.queries.table(played)
    await service.execute(played, Concede(person(table.occupants[1].person)))
    assert (await service.queries.fairness(ended)).seed == (await service.queries.fairness(played)).seed
    assert (await service.replays.moment(ended, viewpoint="all")).is_open
    assert "bot-no-round-open" not in await looked_into(service, ended)


async def test_games_with_the_same_deal_count_in_the_tournament_alone(service, desk):
    """Games with the same deal are rated only within the tournament, as each reveals what the slower ones will draw."""
    tournament, ended, played = await one_ended(service, desk)
    for table_id in (ended, played):
        assert consent.unrated_reason(await service.queries.table(table_id)) == "same-deal"
    await service.tournaments.fire()
    assert (await now(service, tournament)).round.matches[0].result is not None


async def test_nobody_follows_a_game_whose_deal_they_have_before_them(service, desk):
    """Nobody follows a game with a deal they have yet to play; those who have played it or do not play may."""
    tournament = await begun(service, desk, same_deal=True)
    one, other = [match.table for match in (await now(service, tournament)).round.matches]
    there = (await service.queries.table(other)).people
    follow = service.watchers.follow
    assert await refused(follow(one, person(there[0]))) == "bot-no-follow-same-deal"
    await follow(one, person(9))
    await service.execute(other, Concede(person(there[1])))
    await follow(one, person(there[0]))


async def test_deals_of_their_own_are_open_when_the_game_is_over(service, desk):
    tournament = await begun(service, desk)
    one, other = (await now(service, tournament)).round.matches
    table = await service.queries.table(one.table)
    await service.execute(one.table, Concede(person(table.occupants[1].person)))
    assert (await service.queries.fairness(one.table)).seed is not None
    assert (await service.queries.table(other.table)).is_rated
    await service.queries.transcript(one.table)


async def survival(service, desk):
    """Return a tournament in which one person plays Dwar7s Winter alone."""
    wanted = Settings("winter", format=FormatName.SURVIVAL, seats=1, rounds=1)
    stored = await service.tournaments.open(Open(BOSS, "Cup", wanted, GUILD, CHANNEL, "en"), may_organise=True)
    for number in (1, 2):
        await service.people.meet(number, PEOPLE[number], "en")
        by = Actor(number, PEOPLE[number])
        await service.tournaments.execute(stored.id, Enrol(by, number, PEOPLE[number]))
    await service.tournaments.execute(stored.id, Begin(BOSS, "luck", "secret"))
    await desk.fire()
    return (await now(service, stored.id)).round.matches[0].table


async def test_alone_in_survival_nobody_goes_back_to_play_what_they_know(service, desk):
    """In a solo survival tournament nobody may go back or use hints, as games are compared."""
    table_id = await survival(service, desk)
    me = person((await service.queries.table(table_id)).people[0])
    await play(service, table_id, 6, Dice("future"))
    assert await refused(service.execute(table_id, Propose(me, "take-back"))) == "bot-no-back-in-tournament"
    assert await refused(service.execute(table_id, AskHint(me))) == "bot-no-hint-here"
    assert not (await service.queries.table(table_id)).rewound


@pytest.mark.parametrize("flaw", ["rewound", "hinted"])
async def test_a_game_that_was_helped_along_is_settled_by_the_organiser(service, desk, flaw):
    """A tournament takes no result from a game that was helped in any way; the organiser decides."""
    table_id = await survival(service, desk)
    table, state = await service.queries.state_of(table_id)
    last = Entry(table.n + 1, Ended(Ending.LOST, reason="agreed"), 1, None, 0.0)
    ended = replace(table, phase=Phase.ENDED)
    assert match_result(TableState(ended, state), last) is not None
    assert match_result(TableState(replace(ended, **{flaw: True}), state), last) is None


async def test_an_organiser_replaces_nobody_at_their_own_table(service, desk):
    """An organiser replaces nobody at their own table, and nobody hands a seat on, to prevent second accounts."""
    tournament = await begun(service, desk)
    t = await now(service, tournament)
    match = next(one for one in t.round.matches if t.entrant_of(1).number in one.seats)
    table = await service.queries.table(match.table)
    opponent = next(one for one in table.people if one != 1)
    await service.people.meet(9, "P9", "en")
    replaced = service.tournaments.execute(tournament, Replace(BOSS, opponent, 9, "P9"))
    assert await refused(replaced) == "bot-no-substitute-own-table"
    assert await refused(service.execute(match.table, OfferSeat(person(1), person(9)))) == "bot-no-seat-in-tournament"
    assert (await now(service, tournament)).entrant_of(opponent) is not None


async def elsewhere(service, desk, people=3):
    """Return a tournament organised by a fourth person, the table of three players, and the players."""
    tournament = await begun(service, desk, people=people, seats=3)
    await service.people.meet(8, "P8", "en")
    await service.tournaments.execute(tournament, PassOn(BOSS, 7, "P7"))
    match = (await now(service, tournament)).round.matches[0]
    await play(service, match.table, 6, Dice("elsewhere"))
    return tournament, match.table, (await service.queries.table(match.table)).people


HOST = Actor(7, "P7")


async def test_a_substitute_sees_one_hand_and_the_game_counts_in_the_tournament_alone(service, desk):
    """A substitute sees only one hand, a replaced player gets no other seat, and the game is not rated."""
    tournament, table_id, people = await elsewhere(service, desk)
    await service.tournaments.execute(tournament, Replace(HOST, people[0], 8, "P8"))
    await desk.fire()
    table = await service.queries.table(table_id)
    assert (table.occupants[0].person, consent.unrated_reason(table)) == (8, "chosen")
    back = service.tournaments.execute(tournament, Replace(HOST, people[1], people[0], "back"))
    assert await refused(back) == "bot-no-second-hand"
    await service.tournaments.execute(tournament, Replace(HOST, 8, people[0], "back"))
    await desk.fire()
    assert (await service.queries.table(table_id)).people == people


async def test_a_substitute_has_not_played_the_deal_of_the_round_at_another_table(service, desk):
    """A substitute must not have played the round's deal at another table; somebody new may take the seat."""
    tournament = await begun(service, desk, same_deal=True)
    for number in (8, 9):
        await service.people.meet(number, f"P{number}", "en")
    await service.tournaments.execute(tournament, PassOn(BOSS, 7, "P7"))
    here, there = (await now(service, tournament)).round.matches
    known = (await service.queries.table(there.table)).people[0]
    sits = (await service.queries.table(here.table)).people
    await service.tournaments.execute(tournament, Replace(HOST, known, 8, "P8"))
    await desk.fire()
    back = service.tournaments.execute(tournament, Replace(HOST, sits[0], known, PEOPLE[known]))
    with pytest.raises(Refusal) as caught:
        await back
    assert caught.value.say.id == "bot-no-substitute-same-deal"
    assert caught.value.say.values["name"] == PEOPLE[known]
    assert (await service.queries.table(here.table)).people == sits
    await service.tournaments.execute(tournament, Replace(HOST, sits[0], 9, "P9"))
    await desk.fire()
    assert (await service.queries.table(here.table)).people[0] == 9


async def test_whoever_was_excluded_does_not_come_back_to_the_table(service, desk):
    """An excluded player cannot return to the table; the others continue, and the seat counts for nobody."""
    tournament, table_id, people = await elsewhere(service, desk)
    await service.tournaments.execute(tournament, Exclude(HOST, people[1], "unfair"))
    await desk.fire()
    assert await refused(service.execute(table_id, Join(person(people[1])))) == "bot-no-seat-in-tournament"
    table = await service.queries.table(table_id)
    assert (table.occupants[1].is_out, table.occupants[1].owner, consent.claim_of(table, people[1])) == (
        True,
        None,
        None,
    )
    assert len(consent.claims(table)) == 2


async def test_the_organiser_is_not_told_who_has_answered_in_secret(service, desk):
    """The organiser's panel names everybody who may be awaited, so it reveals no secret answers."""
    stored = await service.tournaments.open(
        Open(BOSS, "Cup", Settings("maphr", seats=4), GUILD, CHANNEL, "en"), may_organise=True
    )
    for number in (1, 2, 3, 4):
        await service.people.meet(number, PEOPLE[number], "en")
        await service.tournaments.execute(stored.id, Enrol(Actor(number, PEOPLE[number]), number, PEOPLE[number]))
    await service.tournaments.execute(stored.id, Begin(BOSS, "luck", "secret"))
    await desk.fire()
    table_id, dice = (await now(service, stored.id)).round.matches[0].table, Dice("quiet")
    for _ in range(1200):
        table, state = await service.queries.state_of(table_id)
        decided = core.decision(state)
        assert decided is not None, "nobody answered an impediment in this game"
        public = core.awaited(state)[0]
        if decided.step.is_quiet and len(waiting(state)) < len(public):
            (one,) = await service.tournaments.waiting(stored.id)
            assert set(one.asks) == {table.occupants[seat].name for seat in public}
            return
        await play(service, table_id, 1, dice)


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_is_said_of_a_deal_is_what_it_proves(service, desk, locale):
    """The explanation of a tournament's deal does not mention contributions of players, as there are none."""
    lang = words(locale)
    for same_deal, text in ((False, "bot-fair-why-own"), (True, "bot-fair-why-same")):
        tournament = await begun(service, desk, same_deal=same_deal)
        match = (await now(service, tournament)).round.matches[0]
        table, known = await service.queries.table(match.table), await service.queries.fairness(match.table)
        said = fair_post(table, known, lang).blocks[0].markdown
        assert lang.text(text) in said
        assert lang.text("bot-fair-why") not in said


async def test_the_deal_of_a_round_is_fixed_before_it_is_known_who_plays(service, desk, port):
    """The deal's fingerprint is shown from the start, and each enrolment contributes to the seed."""
    wanted = Settings("tunhell", seats=2, same_deal=True, rounds=2)
    stored = await service.tournaments.open(Open(BOSS, "Cup", wanted, GUILD, CHANNEL, "en"), may_organise=True)
    await desk.fire()
    first = stored.tournament.promised
    assert any(first[:8] in text for text in port.words(CHANNEL))
    for number in (1, 2, 3, 4):
        await service.people.meet(number, PEOPLE[number], "en")
        by = Actor(number, PEOPLE[number])
        await service.tournaments.execute(stored.id, Enrol(by, number, PEOPLE[number]), key=f"press {number}")
    await service.tournaments.execute(stored.id, Begin(BOSS, "luck", "secret"))
    await desk.fire()
    t = await now(service, stored.id)
    assert (t.round.commitment, t.promised != first) == (first, True)
    known = [await service.queries.fairness(match.table) for match in t.round.matches]
    assert {one.commitment for one in known} == {first}
    assert [share for _, share in known[0].shares] == [f"press {number}" for number in (1, 2, 3, 4)]
    here = set((await service.queries.table(t.round.matches[0].table)).people)
    told = [name if name in PEOPLE.values() else "" for name, _ in known[0].shares]
    assert told == [PEOPLE[number] if number in here else "" for number in (1, 2, 3, 4)]
    await play_round(service, desk, stored.id)
    second = await now(service, stored.id)
    assert second.rounds[1].commitment == t.promised
