"""Records and achievements: found at the end of games, recomputed from logs, named with consent only."""

from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.model import Phase
from bot.operation.records import work_out
from bot.present.messages.board import board_post
from bot.present.messages.score import achieved_lines
from bot.service.cache import TableCache
from bot.service.loading import StoredPast
from bot.tables import records as of_tables
from bot.tables.play import Move, Moved
from bot.tables.ratings import BEHIND_ALL, GameResult, SeatResult
from bot.tables.records import ACHIEVED, LEAST_STREAK, RecordKind, lasting, month_due, records_of
from bot.tables.seat_history import FoldedLog
from bot.tables.seats import Join, Leave
from bot.tables.undo import TakeBack, TookBack
from games import core
from games.core import MASTER, STRONG, Dice, Ending, Event, Refusal, Seat, say
from games.registry import GAMES
from locales import LOCALES, Speaker, words
from tests.bot.service.evening import key, log_of, meet, play_out, playing, somebody

GUILD = 5


def always(monkeypatch, *ids, game="lantern"):
    """Let every player of a game achieve these."""
    given = {id_: lambda game, seat: True for id_ in ids}
    monkeypatch.setitem(GAMES, game, replace(GAMES[game], achievements=given))


async def rows(service):
    """Return all achievements and records in sorted order."""

    def read(unit):
        found = [one for person in range(1, 5) for one in unit.records.of_person(GUILD, person)]
        best = [one for game in GAMES for kind in RecordKind for one in unit.records.best(GUILD, game, kind, 99)]
        return sorted(found, key=repr), sorted(best, key=repr)

    return await service.store.read(read)


async def named(service, person, wanted):
    await service.preferences.change(person, lambda now: replace(now, named=wanted))


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_they_are_found_again_from_the_log(service, clock, game, monkeypatch):
    """Recomputing from logs, packed or not, gives the same achievements and records."""
    always(monkeypatch, "lamplighter")
    for channel, played in ((10, "lantern"), (11, "lantern"), (12, game)):
        clock.now += 100
        table = await play_out(service, await playing(service, game=played, channel=channel), seed=f"{game} {channel}")
    before = await rows(service)
    assert before[0], "every player of Lantern achieves something, the first time only"
    assert before[1], "a game that counts sets records"
    await service.store.write(lambda unit: unit.db.execute("DELETE FROM achievements"))
    assert await work_out(service.store) == (3, [])
    assert await rows(service) == before
    folded = FoldedLog.of(table.id, await log_of(service, table))
    story = lasting([(n, event) for n, event in folded.told if event.to is None], folded)
    at_table = GAMES[game].achieved(folded.now.state, story)
    kept = {one.id for one in before[0] if one.table == table.id}
    assert kept <= {id_ for ids in at_table.values() for id_ in ids}
    clock.now += 400 * 24 * 3600
    await service.packing.fire()
    await service.store.write(lambda unit: unit.records.clear())
    assert await work_out(service.store) == (3, [])
    assert await rows(service) == before


async def test_the_most_that_was_reached_is_kept_for_the_person_alone(service, clock, monkeypatch):
    """Of several games the best counts; others are not told, and a forgotten person has reached nothing."""
    reached = iter((2, 5, 3))

    def begin(least):
        goal = core.Goal(lambda game, seat: least if seat == 0 else 0, 9)
        monkeypatch.setitem(GAMES, "lantern", replace(GAMES["lantern"], achievements={"lamplighter": goal}))

    for channel, least in zip((10, 11, 12), reached, strict=True):
        begin(least)
        clock.now += 100
        await play_out(service, await playing(service, game="lantern", channel=channel), seed=f"{channel}")
    found = [await service.records.found(GUILD, 1, reader) for reader in (1, 2)]
    assert [one.reached for one in found] == [{"lantern": {"lamplighter": 5}}, {}]
    assert (await service.records.found(GUILD, 2, 2)).reached == {}
    await service.store.write(lambda unit: unit.records.clear())
    assert await work_out(service.store) == (3, [])
    assert (await service.records.found(GUILD, 1, 1)).reached == {"lantern": {"lamplighter": 3}}, "by today's goal"
    await service.privacy.forget(await meet(service, 1))
    assert (await service.records.found(GUILD, 1, 1)).reached == {}


async def test_a_game_that_all_have_lost_is_remembered_with_its_round_and_points(service):
    """Random players lose the castle, and their pages say in which week, and with what."""
    table = await play_out(service, await playing(service, 2, game="winter"), seed="fallen")
    state = (await service.replays.position(table.id, table.n))[2]
    assert GAMES["winter"].outcome(state).ending is Ending.LOST
    for person in (1, 2):
        (past,) = (await service.leaderboards.personal(GUILD, person, person)).latest
        assert Speaker(words("en"), "winter", ())(past.when) == f"in week {state.week}"
        assert (past.way, past.when) == ("together", say("winter-log-week.when", **past.when.values))
        assert past.when.values["n"] == state.week
        assert sorted(past.points) == sorted(one.total for one in GAMES["winter"].standing(state).scores)


async def test_only_a_game_that_counts_and_its_people_are_remembered(service, monkeypatch):
    """Only rated, unguided games and people are recorded, never computer players."""
    always(monkeypatch, "lamplighter")
    await play_out(service, await playing(service, 1, 1))
    found, best = await rows(service)
    assert {one.person for one in (*found, *best)} == {1}
    guided = await service.openings.open_guided("lantern", GUILD, 11, await meet(service, 2), "en")
    if guided.phase is Phase.PLAYING:
        await play_out(service, guided)
    assert await rows(service) == (found, best)


async def test_the_first_time_is_told_beside_the_score_and_no_other(service, monkeypatch):
    """A first achievement is announced with the score in at most two lines, a repeated one is not."""
    always(monkeypatch, "one_ahead", "lions_share", game="poursuite")
    table = await play_out(service, await playing(service, game="poursuite"))
    view = await service.queries.view_for(table.id, None)
    for locale in LOCALES:
        lang = words(locale)
        lines = achieved_lines(view, lang)
        assert len(lines) == 2
        assert all(line in board_post(view, lang).words() for line in lines)
        assert board_post(view, lang).mentions == ()
        assert [name in "\n".join(lines) for name in ("Mira", "Odo")] == [True, True]
    again = await play_out(service, await playing(service, game="poursuite", channel=11))
    assert achieved_lines(await service.queries.view_for(again.id, None), words("en")) == []


async def test_a_fault_in_what_decides_them_keeps_no_game_from_ending(service, monkeypatch, caplog):
    """An error in an achievement's rule is logged, and the game ends normally with its result and records."""

    def fails(game, seat):
        raise KeyError("a card that is no more")

    monkeypatch.setitem(GAMES, "lantern", replace(GAMES["lantern"], achievements={"lamplighter": fails}))
    table = await play_out(service, await playing(service))
    found, best = await rows(service)
    assert found == []
    assert best
    assert f"The achievements of a game could not be decided table={table.id}" in caplog.text


async def test_nobody_is_named_who_does_not_want_it(service, monkeypatch):
    """People who do not want to be named are named to nobody but themselves."""
    always(monkeypatch, "lamplighter")
    await meet(service, 2)
    table = await playing(service)
    await named(service, 2, False)
    table = await play_out(service, table)
    assert [said.values["name"] for said in await closing(service, table)] == ["Mira"]
    assert (await service.records.found(GUILD, 2, 1)).ids == {}
    assert (await service.records.found(GUILD, 2, 2)).ids == {"lantern": ("lamplighter",)}
    assert (await service.records.found(GUILD, 1, 2)).ids == {"lantern": ("lamplighter",)}
    best = await service.records.best(GUILD, "lantern")
    assert best
    assert {name for one in best for name in one.names} == {"Mira"}
    await named(service, 1, False)
    assert await closing(service, table) == [], "also where it was told already"
    assert await service.records.best(GUILD, "lantern") == await service.records.best(GUILD, None) == ()
    await named(service, 2, True)
    assert {name for one in await service.records.best(GUILD, None) for name in one.names} == {"Odo"}


async def test_a_record_leads_to_its_table_while_that_is_there(service):
    """A record links to its table, unless that continued by private message without its server."""
    table = await play_out(service, await playing(service))
    assert {one.table.id for one in await service.records.best(GUILD, "lantern")} == {table.id}
    lost = await playing(service, game="tunhell", channel=11)
    await service.places.lose_server(GUILD)
    await play_out(service, lost)
    assert [one.table for one in await service.records.best(GUILD, "tunhell") if one.table is not None] == []
    assert await service.records.best(GUILD, "tunhell")


async def closing(service, table):
    view = await service.queries.view_for(table.id, None)
    return [said for said in view.closing if said.id == ACHIEVED]


async def test_whoever_is_forgotten_is_named_nowhere_and_the_others_records_stand(service, monkeypatch):
    """An erased person is named nowhere, not even after recomputing; others' records are kept."""
    always(monkeypatch, "lamplighter")
    table = await play_out(service, await playing(service))
    before = await service.records.best(GUILD, "lantern")
    assert "Mira" in {name for one in before for name in one.names}
    await service.privacy.forget(await meet(service, 1))
    for _ in range(2):
        best = await service.records.best(GUILD, "lantern")
        assert {name for one in best for name in one.names} == {"Odo"}
        assert RecordKind.LONGEST in {one.kind for one in best}
        assert [said.values["name"] for said in await closing(service, table)] == ["Odo"]
        assert {one.person for one in (await rows(service))[0]} == {2}
        await work_out(service.store)


async def test_only_somebody_who_sat_there_from_beginning_to_end_achieves_anything(service, monkeypatch):
    """Only people seated for the whole game have achievements, not those with a substitute."""
    always(monkeypatch, "lamplighter")

    table = await playing(service)
    odo = await meet(service, 2)
    await service.execute(table.id, Leave(odo))
    await service.execute(table.id, Join(odo))
    await play_out(service, table)
    assert {one.person for one in (await rows(service))[0]} == {1}


async def test_what_was_taken_back_was_never_told(service):
    """Events that were undone do not count; those after a step back do."""
    table = await playing(service)
    folded = FoldedLog.of(table.id, await log_of(service, table))
    said = [say("lantern-lit", seat=0, gallery=n) for n in range(4)]
    cut = Event(say(of_tables.TOOK_BACK, name="Mira"))

    class Past:
        def entry(self, n):

            return replace(folded.entries[0], n=n, fact=TookBack(Seat(0), to=4))

    told = [(3, Event(said[0])), (5, Event(said[1])), (6, cut), (6, Event(said[2])), (7, Event(said[3]))]
    assert lasting(told, Past()) == (said[0], said[2], said[3])


async def test_the_story_that_counts_is_the_one_of_the_moves_that_stand(service):
    """After steps back, the remaining moves give the same events as when played again."""
    table, dice = await playing(service, game="poursuite"), Dice("taking back")
    for _ in range(120):
        glance = await somebody(service, table)
        if glance is None:
            break
        person = glance.table.occupants[glance.seat].person
        choice = core.any_of(glance.offer.shape, dice)
        await service.execute(table.id, Move(person, glance.offer.ticket, choice, key()))
        if dice.below(3) == 0:
            with suppress(Refusal):
                await service.execute(table.id, TakeBack(await meet(service, person), key()))
    entries, moves = await log_of(service, table), []
    for entry in entries:
        if isinstance(entry.fact, TookBack):
            moves = [move for move in moves if move.n <= entry.fact.to]
        elif isinstance(entry.fact, Moved):
            moves.append(entry)
    assert any(isinstance(entry.fact, TookBack) for entry in entries)
    folded, codec = FoldedLog.of(table.id, entries), GAMES["poursuite"].codec
    state = folded.positions[min(folded.positions)]
    made = [event.say for event in state.told]
    for move in moves:
        state = core.apply(state, move.fact.seat, codec.load_choice(move.fact.choice))
        made += [event.say for event in state.told]

    def stored(unit):
        return lasting(unit.log.history(table.id, None), StoredPast(unit, table, TableCache()))

    told = await service.store.read(stored)
    assert [said for said in told if said.id.startswith("poursuite-")] == made


def seats(*given):
    return tuple(
        SeatResult(Seat(n), f"name {n}", person, computer, place, total)
        for n, (person, computer, place, total) in enumerate(given)
    )


def ranks(found, kind):
    return {one.person: one.rank for one in found if one.kind is kind}


def test_what_the_people_of_a_game_have_set():
    """A game's people set records individually: lead, points, moves, streak, beaten computer player."""
    result = GameResult(
        "t", "tunhell", 5, 1.0, Ending.FINISHED, seats((1, None, 1, 20), (2, None, 2, 17), (None, STRONG, 3, 9))
    )
    found = records_of(result, 80, {1: LEAST_STREAK, 2: LEAST_STREAK - 1})
    assert ranks(found, RecordKind.HIGHEST) == {1: -20, 2: -17}
    assert ranks(found, RecordKind.CLOSEST) == {1: 3, 2: 3}
    assert ranks(found, RecordKind.LONGEST) == {1: -80, 2: -80}
    assert ranks(found, RecordKind.STREAK) == {1: -LEAST_STREAK}
    assert ranks(found, RecordKind.FIRST) == {1: 0}
    assert ranks(found, RecordKind.SURVIVAL) == {}


@pytest.mark.parametrize(
    ("ending", "given", "kind"),
    [
        (Ending.LOST, ((1, None, None, None), (2, None, None, None)), RecordKind.SURVIVAL),
        (Ending.FINISHED, ((1, None, 1, 9), (2, None, 1, 9)), RecordKind.CLOSEST),
        (Ending.FINISHED, ((1, None, 1, 9), (None, "easy", 2, 8)), RecordKind.CLOSEST),
        (Ending.FINISHED, ((1, None, 1, 9), (None, "easy", 2, 8)), RecordKind.FIRST),
        (Ending.FINISHED, ((1, None, 2, 9), (None, MASTER, 1, 10)), RecordKind.FIRST),
        (Ending.CONCEDED, ((1, None, 1, None), (2, None, 2, None)), RecordKind.CLOSEST),
    ],
)
def test_what_sets_no_record(ending, given, kind):
    """No record comes from defeats, shared victories, easy or only computer opponents, or given-up games."""
    assert ranks(records_of(GameResult("t", "winter", 5, 1.0, ending, seats(*given)), 9, {}), kind) == {}


def test_who_has_left_sets_no_record():
    """Neither by the moves of others, nor by what the castle and the points of the seat came to."""
    left = (2, None, BEHIND_ALL, None)
    result = GameResult("t", "winter", 5, 1.0, Ending.FINISHED, seats((1, None, 2, 20), left))
    assert {one.person for one in records_of(result, 80, {1: 0, 2: 0})} == {1}


def test_a_castle_that_held_is_remembered_by_all_who_held_it():
    """A castle's survival is recorded for all its people, with everybody's points."""
    result = GameResult(
        "t", "winter", 5, 1.0, Ending.FINISHED, seats((1, None, 1, 20), (None, "easy", 2, 5), (3, None, 3, 4))
    )
    assert ranks(records_of(result, 9, {}), RecordKind.SURVIVAL) == {1: -29, 3: -29}


@pytest.mark.parametrize(
    ("day", "hour", "zone", "month"),
    [
        (1, 8, "UTC", None), (1, 9, "UTC", 10), (3, 23, "UTC", 10), (4, 0, "UTC", None),
        (1, 8, "Europe/Paris", 10), (1, 0, "America/New_York", None), (4, 3, "America/New_York", 10),
    ],
)  # fmt: skip
def test_the_digest_of_a_month_is_due_on_the_first_days_of_the_next(day, hour, zone, month):
    """A month's digest is due on the first days of the next month, by the server's local time."""
    found = month_due(datetime(2026, 11, day, hour, tzinfo=UTC).timestamp(), zone)
    assert (found and found.month) == month
    if found is not None and zone == "UTC":
        assert found.begins == datetime(2026, 10, 1, tzinfo=UTC).timestamp()
        assert found.ends == datetime(2026, 11, 1, tzinfo=UTC).timestamp()


def test_the_month_before_january_is_december():
    found = month_due(datetime(2027, 1, 2, tzinfo=UTC).timestamp(), "UTC")
    assert (found.year, found.month) == (2026, 12)
