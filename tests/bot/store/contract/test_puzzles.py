"""Answers to puzzles and puzzles of the day are stored alike in both databases."""

from dataclasses import replace

from bot.profile import DailyPuzzle, PuzzleAnswer, ServerSettings

MIRA, ODO, GUILD = 1, 2, 5
ANSWER = PuzzleAnswer(MIRA, "lantern 1", "2026-11-24", GUILD, 50.0, "move 1", True)
LATER = replace(ANSWER, day="2026-11-25", at=60.0, answer="move 2", is_right=False)
OTHER = replace(ANSWER, person=ODO, puzzle="lantern 2", guild=0)


async def add(store, *answers):
    return await store.write(lambda unit: [unit.puzzles.add(one) for one in answers])


async def test_answers_are_read_as_they_were_stored(store):
    assert await add(store, LATER, ANSWER, OTHER) == [True, True, True]
    assert await store.read(lambda unit: unit.puzzles.of_person(MIRA)) == [ANSWER, LATER]
    assert await store.read(lambda unit: unit.puzzles.answers("lantern 2")) == [OTHER]


async def test_one_answer_to_a_puzzle_on_a_day(store):
    await add(store, ANSWER)
    assert await add(store, replace(ANSWER, answer="move 3")) == [False]
    assert await store.read(lambda unit: unit.puzzles.of_person(MIRA)) == [ANSWER]


async def test_days_are_read_newest_first_and_who_solved_them(store):
    """Days are read newest first with their solvers: right answers of that day and server only."""
    first, second = DailyPuzzle("2026-11-24", "lantern 1", 7), DailyPuzzle("2026-11-25", "lantern 1", until=9.5)

    def work(unit):
        unit.puzzles.set_day(GUILD, first)
        unit.puzzles.set_day(GUILD, replace(second, attempts=3))
        unit.puzzles.set_day(GUILD, second)
        unit.puzzles.set_day(6, second)

    await store.write(work)
    await add(store, ANSWER, LATER, replace(ANSWER, person=ODO, guild=6), replace(ANSWER, person=3, puzzle="lantern 3"))
    assert await store.read(lambda unit: unit.puzzles.days(GUILD, 5)) == [second, first]
    assert await store.read(lambda unit: unit.puzzles.days(GUILD, 1)) == [second]
    assert await store.read(lambda unit: unit.puzzles.solved(GUILD)) == [(MIRA, "2026-11-24")]


async def test_who_solved_them_is_read_of_one_person_or_since_a_day(store):
    first, second = DailyPuzzle("2026-11-24", "lantern 1", 7), DailyPuzzle("2026-11-25", "lantern 2", 8)
    await store.write(lambda unit: [unit.puzzles.set_day(GUILD, one) for one in (first, second)])
    again = replace(ANSWER, puzzle="lantern 2", day="2026-11-25")
    await add(store, ANSWER, again, replace(ANSWER, person=ODO), replace(again, person=3))

    async def solved(**which) -> list[tuple[int, str]]:
        return await store.read(lambda unit: unit.puzzles.solved(GUILD, **which))

    assert await solved(person=MIRA) == [(MIRA, "2026-11-24"), (MIRA, "2026-11-25")]
    assert await solved(since="2026-11-25") == sorted([(MIRA, "2026-11-25"), (3, "2026-11-25")])
    assert await solved(person=ODO, since="2026-11-25") == []


async def test_servers_that_want_a_puzzle_are_found(store):
    wanted = ServerSettings(puzzle_channel=10, zone="Europe/Paris")

    def work(unit):
        unit.servers.set(GUILD, wanted)
        unit.servers.set(6, ServerSettings(mentions=False))
        unit.servers.set(7, replace(wanted, puzzle_channel=None))

    await store.write(work)
    assert await store.read(lambda unit: unit.servers.with_puzzles()) == {GUILD: wanted}
