"""Puzzles through the service: selection, the try that counts, statistics, and the puzzle of the day."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from bot.profile import PuzzleAnswer
from bot.service import Service
from bot.store.rows.people import PuzzleRows
from bot.tables.puzzles import Posed, read_posed, streaks_of, tried_puzzles
from bot.tables.ratings import Tally
from games import core
from games.core import NotAllowed, Refusal, Some, write_choice
from games.core.foresight import answers_of
from games.puzzles import cycle, puzzle_of_the_day, puzzles_of
from tests.bot.service.evening import meet

from .evening import playing

GUILD, CHANNEL = 5, 10
NOON = datetime(2026, 11, 24, 12, tzinfo=UTC).timestamp()
DAY_S = 24 * 3600.0


def wrong_answer(puzzle):
    """Return a legal answer that is not the solution."""
    state = puzzle.state()
    shape = core.decision(state).asks[puzzle.seat]
    return next(one for one in answers_of(shape) if not puzzle.is_right(one))


async def switch_on(service, **values):
    wanted = {"puzzle_channel": CHANNEL, "puzzle_hour": 9} | values
    await service.places.change_server(GUILD, lambda now: replace(now, **wanted))


async def refused(work, text):
    with pytest.raises(Refusal) as caught:
        await work
    assert caught.value.say.id == text


def test_a_day_that_was_never_given_out_is_refused_and_no_fault_of_ours(caplog):
    """A forged day is refused without an entry in the log."""
    posed = Posed(cycle()[0])
    for day in ("x", "99999999", "2026-13-45"):
        with pytest.raises(Refusal) as caught:
            read_posed(f"{posed.id}-{day}")
        assert caught.value.say.id == "bot-no-such-puzzle"
    assert caplog.records == []


@pytest.mark.slow
async def test_a_puzzle_that_was_not_tried_comes_first(service, clock):
    """Untried puzzles come first, then the one answered longest ago, independently of other people."""
    given, shipped = [], puzzles_of("poursuite")
    for _ in shipped:
        clock.now += 60
        posed = await service.puzzles.give(1, "poursuite", 0)
        given.append(posed.puzzle.id)
        await service.puzzles.answer(1, 0, posed, posed.puzzle.answer())
    assert sorted(given) == sorted(puzzle.id for puzzle in shipped)
    assert (await service.puzzles.give(1, "poursuite", 0)).puzzle.id == given[0]
    assert (await service.puzzles.give(2, "poursuite", 0)).puzzle.id == given[0]


async def test_puzzles_of_games_that_a_person_has_played_come_first(service):
    """Without a game's name, those who have finished a game on this server get a puzzle of it, others any."""

    def played(unit):
        unit.results.set_tallies(5, "tunhell", {1: Tally(1)})

    await service.store.write(played)
    assert (await service.puzzles.give(1, None, 5)).puzzle.game == "tunhell"
    anything = (await service.puzzles.give(2, None, 5)).puzzle
    assert (await service.puzzles.give(1, None, 6)).puzzle == anything, "another server knows nothing of it"
    assert anything.game != "tunhell"
    await playing(service, game="tunhell")
    assert (await service.puzzles.give(2, None, 5)).puzzle.game == "tunhell", "they sit at a table of it"


async def test_puzzles_follow_what_a_person_solves(service, clock):
    """Difficulty starts at the lowest and changes by one with each right or wrong answer, separately for each game."""
    found = []
    for is_right in (True, True, False, False, False):
        clock.now += 60
        posed = await service.puzzles.give(1, "poursuite", 0)
        found.append(posed.puzzle.difficulty)
        answer = posed.puzzle.answer() if is_right else wrong_answer(posed.puzzle)
        await service.puzzles.answer(1, 0, posed, answer)
    assert found == [1, 2, 3, 2, 1]
    assert (await service.puzzles.give(1, "poursuite", 0)).puzzle.difficulty == 1


async def test_a_person_may_ask_for_a_difficulty(service, clock):
    """It then comes before the games they know, and solving that puzzle raises what suits them at once."""
    await service.store.write(lambda unit: unit.results.set_tallies(5, "tunhell", {1: Tally(1)}))
    assert {(await service.puzzles.give(1, None, 5, level)).puzzle.difficulty for level in (1, 3, 5)} == {1, 3, 5}
    clock.now += 60
    posed = await service.puzzles.give(1, "poursuite", 0, 4)
    await service.puzzles.answer(1, 0, posed, posed.puzzle.answer())
    assert [posed.puzzle.difficulty, (await service.puzzles.give(1, "poursuite", 0)).puzzle.difficulty] == [4, 4]


async def test_a_person_s_puzzles_of_a_game_are_numbered_from_one(service, clock):
    """Whatever their difficulty: the first is number 1, then 2; one that comes again has no number."""
    found = []
    for is_right in (True, True, False):
        clock.now += 60
        posed = await service.puzzles.give(1, "poursuite", 0)
        found.append(posed.number)
        answer = posed.puzzle.answer() if is_right else wrong_answer(posed.puzzle)
        await service.puzzles.answer(1, 0, posed, answer)
    assert found == [1, 2, 3]
    assert (await service.puzzles.give(2, "poursuite", 0)).number == 1


async def test_who_is_the_only_one_to_have_answered_is_known(service):
    posed = Posed(puzzles_of("poursuite")[0])
    wrong = wrong_answer(posed.puzzle)
    assert (await service.puzzles.answer(1, 0, posed, wrong)).is_alone
    assert (await service.puzzles.reveal(1, posed))[0].is_alone
    second = await service.puzzles.answer(2, 0, posed, wrong)
    assert (second.is_alone, bool(second.follows)) == (False, True)
    assert not (await service.puzzles.reveal(1, posed))[0].is_alone


async def test_the_solution_is_shown_to_who_has_tried(service):
    """A solution is shown only after an attempt, together with the attempt that counted."""
    posed = Posed(puzzles_of("poursuite")[0])
    await refused(service.puzzles.reveal(1, posed), "bot-no-solution-before-try")
    wrong = wrong_answer(posed.puzzle)
    await service.puzzles.answer(1, 0, posed, wrong)
    await refused(service.puzzles.reveal(2, posed), "bot-no-solution-before-try")
    judged, given = await service.puzzles.reveal(1, posed)
    assert (judged.verdict.is_right, judged.tally.total, judged.tally.found) == (True, 1, 0)
    assert given == write_choice(wrong)


async def test_a_game_without_puzzles_and_an_unknown_one_are_refused(service):
    await refused(service.puzzles.give(1, "chess", 0), "bot-no-such-game")
    assert not puzzles_of("lantern")
    await refused(service.puzzles.give(1, "lantern", 0), "bot-no-puzzles-of-game")


async def test_the_first_answer_counts(service):
    """A second answer is judged, but does not change the stored one."""
    posed = Posed(puzzles_of("poursuite")[0])
    first = await service.puzzles.answer(1, 0, posed, wrong_answer(posed.puzzle))
    again = await service.puzzles.answer(1, 0, posed, posed.puzzle.answer())
    assert (first.verdict.is_right, first.is_counted) == (False, True)
    assert (again.verdict.is_right, again.is_counted) == (True, False)
    assert again.tally == first.tally
    assert (again.tally.total, again.tally.found) == (1, 0)
    assert await service.puzzles.has_answered(1, posed)
    assert not await service.puzzles.has_answered(2, posed)


async def test_what_others_chose_is_counted_by_puzzle(service):
    posed, other = (Posed(puzzle) for puzzle in puzzles_of("poursuite")[:2])
    for person in (1, 2):
        await service.puzzles.answer(person, 0, posed, posed.puzzle.answer())
    judged = await service.puzzles.answer(3, GUILD, posed, wrong_answer(posed.puzzle))
    await service.puzzles.answer(1, 0, other, other.puzzle.answer())
    assert judged.tally.answers[0] == (posed.puzzle.solution, 2)
    assert (judged.tally.total, judged.tally.found) == (3, 2)


async def test_what_the_rules_forbid_is_refused_and_not_stored(service):
    posed = Posed(puzzles_of("poursuite")[0])
    with pytest.raises(NotAllowed):
        await service.puzzles.answer(1, 0, posed, Some(("nothing of the kind",)))
    assert not await service.puzzles.has_answered(1, posed)


async def test_the_budget_ends(service):
    service.budget.allowed["person"]["puzzles"] = 1
    posed = Posed(puzzles_of("poursuite")[0])
    await service.puzzles.answer(1, 0, posed, posed.puzzle.answer())
    await refused(service.puzzles.answer(1, 0, posed, posed.puzzle.answer()), "bot-no-budget-person")


def test_a_control_finds_its_puzzle_again():
    for puzzle in cycle():
        for day in ("", "2026-11-24"):
            assert read_posed(Posed(puzzle, day).id) == Posed(puzzle, day)


@pytest.mark.parametrize("text", ["", "puzzle-", "puzzle-zzzzzzzz", f"{Posed(cycle()[0]).id}-20261399", "puzzle--"])
def test_a_puzzle_that_is_gone_is_one_sentence(text):
    with pytest.raises(Refusal) as caught:
        read_posed(text)
    assert caught.value.say.id == "bot-no-such-puzzle"


async def test_the_puzzle_of_the_day_is_due_once_at_its_hour(service, clock):
    clock.now = NOON - 4 * 3600
    await switch_on(service)
    assert await service.puzzles.claim(GUILD) is None, "it is eight o'clock"
    clock.now = NOON
    claimed = await service.puzzles.claim(GUILD)
    assert (claimed.day, claimed.puzzle) == ("2026-11-24", puzzle_of_the_day(date(2026, 11, 24)).id)
    assert await service.puzzles.claim(GUILD) is None, "it is being posted"
    clock.now += 600
    again = await service.puzzles.claim(GUILD)
    assert again.attempts == 2, "nobody knows what became of the first try"
    await service.puzzles.posted(GUILD, again, 77)
    clock.now += 600
    assert await service.puzzles.claim(GUILD) is None
    clock.now = NOON + DAY_S
    assert (await service.puzzles.claim(GUILD)).day == "2026-11-25"


async def test_the_hour_is_that_of_the_zone(service, clock):
    """The hour is in the server's zone: noon in Greenwich is 21:00 in Tokyo and 7:00 in New York."""
    clock.now = NOON
    await switch_on(service, puzzle_hour=20, zone="America/New_York")
    assert await service.puzzles.claim(GUILD) is None
    await switch_on(service, puzzle_hour=20, zone="Asia/Tokyo")
    assert (await service.puzzles.claim(GUILD)).day == "2026-11-24"


async def test_two_processes_post_it_once(service, clock):
    clock.now = NOON
    await switch_on(service)
    claims = [await service.puzzles.claim(GUILD), await Service(service.store, clock).puzzles.claim(GUILD)]
    assert sum(claim is not None for claim in claims) == 1


async def day_of(service, clock, number):
    """Return the puzzle of the day, `number` days after the first one."""
    clock.now = NOON + number * DAY_S
    claimed = await service.puzzles.claim(GUILD)
    await service.puzzles.posted(GUILD, claimed, 70 + number)
    return next(Posed(puzzle, claimed.day) for puzzle in cycle() if puzzle.id == claimed.puzzle)


async def test_days_in_a_row_and_the_month_name_only_who_found_it(service, clock):
    await switch_on(service)
    mira, odo, fern = [await meet(service, number) for number in (1, 2, 3)]
    for number in range(3):
        posed = await day_of(service, clock, number)
        judged = await service.puzzles.answer(mira.id, GUILD, posed, posed.puzzle.answer())
        assert judged.streak == number + 1
        await service.puzzles.answer(fern.id, GUILD, posed, wrong_answer(posed.puzzle))
        if number != 1:
            await service.puzzles.answer(odo.id, GUILD, posed, posed.puzzle.answer())
    _, solvers = await service.puzzles.month(GUILD)
    assert [(one.name, one.found, one.streak) for one in solvers] == [(mira.name, 3, 3), (odo.name, 2, 1)]
    clock.now = NOON + 10 * DAY_S
    assert (await service.puzzles.month(GUILD))[1] == [], "it is December"


async def test_days_in_a_row_go_on_across_the_end_of_a_month(service, clock):
    """A streak continues across months, with today's try still possible; the monthly count starts on the first."""
    await switch_on(service)
    people = [await meet(service, number) for number in (1, 2, 3)]
    begun = {1: 3, 2: 7, 3: 8}  # the streaks on 27 November, 1 and 2 December
    for number in range(3, 10):
        posed = await day_of(service, clock, number)
        for one in people:
            if number >= begun[one.id]:
                await service.puzzles.answer(one.id, GUILD, posed, posed.puzzle.answer())
    wanted = [(people[0].name, 3, 7), (people[1].name, 3, 3), (people[2].name, 2, 2)]
    for _ in range(2):
        today, solvers = await service.puzzles.month(GUILD)
        assert [(one.name, one.found, one.streak) for one in solvers] == wanted
        clock.now += DAY_S
    assert today == date(2026, 12, 4)


async def test_an_answer_reads_nobody_else_s_days(service, clock, monkeypatch):
    """Judging an answer does not read other people's days, and the monthly table reads only its own month."""
    await switch_on(service)
    for number in range(6, 9):
        posed = await day_of(service, clock, number)
        for person in (1, 2):
            await service.puzzles.answer(person, GUILD, posed, posed.puzzle.answer())
    solved, read = PuzzleRows.solved, list[tuple[int, str]]()

    def noted(self, *args, **kwargs):
        found = solved(self, *args, **kwargs)
        read.extend(found)
        return found

    monkeypatch.setattr(PuzzleRows, "solved", noted)
    await service.puzzles.answer(1, GUILD, posed, posed.puzzle.answer())
    assert {person for person, _ in read} == {1}
    read.clear()
    clock.now = NOON + 12 * DAY_S
    await service.puzzles.month(GUILD)
    assert {day for _, day in read} == {"2026-12-01", "2026-12-02"}


async def test_the_next_day_tells_how_many_found_it(service, clock):
    await switch_on(service)
    posed = await day_of(service, clock, 0)
    await refused(service.puzzles.solution(GUILD, posed), "bot-no-solution-yet")
    await service.puzzles.answer(1, GUILD, posed, posed.puzzle.answer())
    await service.puzzles.answer(2, GUILD, posed, wrong_answer(posed.puzzle))
    today = await day_of(service, clock, 1)
    before, tally = await service.puzzles.before(GUILD, today.day)
    assert (before.day, before.puzzle, tally.total, tally.found) == (posed.day, posed.puzzle.id, 2, 1)
    assert (await service.puzzles.solution(GUILD, posed)).tally == tally
    await refused(service.puzzles.answer(3, GUILD, posed, posed.puzzle.answer()), "bot-no-puzzle-of-day")
    await refused(service.puzzles.check_day(GUILD, posed), "bot-no-puzzle-of-day")


async def test_a_puzzle_of_the_day_that_comes_again_counts_again_that_day(service, clock):
    await switch_on(service)
    posed = await day_of(service, clock, 0)
    await service.puzzles.answer(1, GUILD, posed, posed.puzzle.answer())
    later = await day_of(service, clock, len(cycle()))
    assert later.puzzle == posed.puzzle
    judged = await service.puzzles.answer(1, GUILD, later, later.puzzle.answer())
    assert (judged.is_counted, judged.tally.total) == (True, 1)


def test_a_streak_lasts_until_a_day_is_missed():
    solved = [(1, "2026-11-21"), (1, "2026-11-22"), (1, "2026-11-23"), (2, "2026-11-22"), (3, "2026-11-24")]
    assert streaks_of(solved, "2026-11-24") == {1: 3, 3: 1}
    assert streaks_of(solved, "2026-11-25") == {3: 1}


async def test_answers_are_handed_out_and_erased_with_their_person(service):
    posed, (mira, odo) = Posed(puzzles_of("poursuite")[0]), [await meet(service, number) for number in (1, 2)]
    for person in (mira, odo):
        await service.puzzles.answer(person.id, GUILD, posed, posed.puzzle.answer())
    (row,) = (await service.privacy.about(mira.id))["puzzle_answers"]
    assert (row["puzzle"], row["answer"], row["is_right"]) == (posed.puzzle.id, posed.puzzle.solution, 1)
    await service.privacy.forget(mira)
    assert (await service.privacy.about(mira.id))["puzzle_answers"] == []
    assert (await service.puzzles.tally(posed.puzzle)).total == 1


def test_puzzles_solved_and_tried_are_counted_by_game_each_once():
    """However often one was tried, and also if it no longer exists."""
    given = [
        PuzzleAnswer(1, puzzle, f"2026-11-2{n}", 5, float(n), "", is_right)
        for n, (puzzle, is_right) in enumerate(
            [("tunhell gone", False), ("tunhell gone", True), ("tunhell b", False), ("winter c", False)]
        )
    ]
    assert tried_puzzles(given) == {"tunhell": (1, 2), "winter": (0, 1)}
    assert tried_puzzles([]) == {}
