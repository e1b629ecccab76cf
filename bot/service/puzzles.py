"""Puzzles: choosing one for a person, their one attempt that counts, others' answers, and the server's month."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import date

from bot.profile import DailyPuzzle, PuzzleAnswer, ServerSettings, local_time
from bot.store import Store, UnitOfWork
from bot.tables.puzzles import (
    Judged,
    Posed,
    Solver,
    Tally,
    day_of,
    is_given,
    level_of,
    puzzle_named,
    require_day,
    streaks_of,
    tally_of,
)
from bot.tables.state import refuse
from games.core import Choice, Some, write_choice
from games.puzzles import Puzzle, Verdict, consequences, cycle, judge, puzzle_of_the_day, puzzles_of
from games.registry import GAMES

from .budget import Budget, Expense
from .execute import CommandRunner
from .records import name_on_server

LEASE_S = 120.0
"""Seconds for which one process has the exclusive right to post a puzzle of the day."""


class Puzzles:
    """Gives puzzles, judges answers and stores them."""

    def __init__(self, store: Store, clock: Callable[[], float], runner: CommandRunner, budget: Budget) -> None:
        """Store answers in a store."""
        self._store, self._clock, self._runner, self._budget = store, clock, runner, budget

    async def give(self, person: int, game: str | None, guild: int, level: int | None = None) -> Posed:
        """Return a puzzle for a person: one they have never answered, else the one they answered longest ago.

        Of those new to them, puzzles of games that they play or have finished on this server come first, and of these
        one about as difficult as what they solve (`level_of`), of the theme they have answered least, then the closest
        in difficulty. A requested difficulty comes before the games they know.
        The server's puzzle of the day comes last: it is already in front of them.

        Args:
            person: who asks.
            game: the id of the game; None for any that has puzzles.
            guild: the server; 0 outside any server.
            level: the difficulty asked for, if any.

        Raises:
            Refusal: there is no such game, or no puzzle.
        """
        if game is not None and game not in GAMES:
            raise refuse("bot-no-such-game")
        puzzles = cycle() if game is None else puzzles_of(game)
        if not puzzles:
            raise refuse("bot-no-puzzles") if game is None else refuse("bot-no-puzzles-of-game", game=game)

        def work(unit: UnitOfWork) -> tuple[Sequence[PuzzleAnswer], Sequence[DailyPuzzle], Collection[str]]:
            days = unit.puzzles.days(guild, 1) if guild else []
            playing = {table.game for table in unit.tables.of_person(person)}
            return unit.puzzles.of_person(person), days, playing | {*unit.results.of_person(guild, person)}

        given, days, played = await self._store.read(work)
        last, today = {answer.puzzle: answer.at for answer in given}, {one.puzzle for one in days}
        suits = level or level_of(given, {one.id: one.difficulty for one in puzzles})
        themes = Counter((one.game, one.theme) for one in puzzles if one.id in last)

        def order(one: Puzzle) -> tuple[float, bool, int, bool, bool, int, int, int]:
            distance = abs(one.difficulty - suits)
            asked, is_far, known = distance if level else 0, distance > 1, themes[one.game, one.theme]
            wanted = (last.get(one.id, 0.0), one.id in today, asked, one.game not in played)
            return *wanted, is_far, known, distance, one.difficulty

        found = min(puzzles, key=order)
        had = {one.id for one in puzzles_of(found.game)} & last.keys()
        return Posed(found, number=0 if found.id in had else len(had) + 1)

    async def has_answered(self, person: int, posed: Posed) -> bool:
        """Return whether a further answer of a person would not count."""
        given = await self._store.read(lambda unit: unit.puzzles.of_person(person))
        return is_given(given, posed)

    async def answer(self, person: int, guild: int, posed: Posed, choice: Choice) -> Judged:
        """Judge an answer, and store it if it is the first.

        Args:
            person: who answers.
            guild: the server; 0 outside any server.
            posed: the puzzle.
            choice: the answer.

        Raises:
            Refusal: the rules do not allow it, the budget is used up, or its day is over.
        """
        with self._budget.working(Expense.PUZZLES, person, guild or None):
            verdict = await asyncio.to_thread(judge, posed.puzzle, choice)
            follows = await asyncio.to_thread(consequences, posed.puzzle, choice)
        now = self._clock()
        text = write_choice(Some(tuple(sorted(choice.items))) if isinstance(choice, Some) else choice)

        def work(unit: UnitOfWork) -> Judged:
            unit.alone("puzzles", person)
            today = posed.day or day_of(unit.servers.settings(guild), now)
            if posed.day:
                require_day(unit.puzzles.days(guild, 1), posed)
            is_new = not is_given(unit.puzzles.of_person(person), posed)
            row = PuzzleAnswer(person, posed.puzzle.id, today, guild, now, text, verdict.is_right)
            is_counted = is_new and unit.puzzles.add(row)
            own = unit.puzzles.solved(guild, person=person) if guild and posed.day else []
            given = unit.puzzles.answers(posed.puzzle.id)
            streak, is_alone = streaks_of(own, today).get(person, 0), _is_alone(given, person)
            return Judged(verdict, tally_of(given), is_counted, streak, follows, is_alone)

        return await self._runner.run_to_completion(self._store.write(work))

    async def reveal(self, person: int, posed: Posed) -> tuple[Judged, str]:
        """Return the solution of a puzzle with people's answers, and what the person answered.

        Raises:
            Refusal: they have not had their try yet.
        """
        given, answers = await self._store.read(
            lambda unit: (unit.puzzles.of_person(person), unit.puzzles.answers(posed.puzzle.id))
        )
        if not is_given(given, posed):
            raise refuse("bot-no-solution-before-try")
        own = max((one for one in given if one.puzzle == posed.puzzle.id), key=lambda one: one.at)
        return replace(_solved(tally_of(answers)), is_alone=_is_alone(answers, person)), own.answer

    async def tally(self, puzzle: Puzzle) -> Tally:
        """Return the tally of people's answers to a puzzle."""
        return await self._store.read(lambda unit: tally_of(unit.puzzles.answers(puzzle.id)))

    async def solution(self, guild: int, posed: Posed) -> Judged:
        """Return the solution of a past puzzle of the day, with the answers given on the server.

        Raises:
            Refusal: it is still open.
        """

        def work(unit: UnitOfWork) -> Tally:
            if any(one.day <= posed.day for one in unit.puzzles.days(guild, 1)) or not posed.day:
                raise refuse("bot-no-solution-yet")
            return _tally_of_day(unit, guild, posed.puzzle.id, posed.day)

        tally = await self._store.read(work)
        return _solved(tally)

    async def check_day(self, guild: int, posed: Posed) -> None:
        """Check that a puzzle is still the server's puzzle of the day.

        Raises:
            Refusal: its day is over.
        """
        if posed.day:
            require_day(await self._store.read(lambda unit: unit.puzzles.days(guild, 1)), posed)

    async def month(self, guild: int) -> tuple[date, list[Solver]]:
        """Return who has solved the most puzzles of the day on a server this month, and the current day there."""

        def work(unit: UnitOfWork) -> tuple[date, list[Solver]]:
            today = day_of(unit.servers.settings(guild), self._clock())
            solved = unit.puzzles.solved(guild, since=f"{today[:7]}-01")
            streaks = streaks_of(solved, today)
            for person in [one for one, days in streaks.items() if days >= int(today[8:]) - 1]:  # streaks may be longer
                streaks |= streaks_of(unit.puzzles.solved(guild, person=person), today)
            counts = Counter(person for person, _ in solved)
            found = [
                Solver(name_on_server(unit, guild, one), count, streaks.get(one, 0)) for one, count in counts.items()
            ]
            return date.fromisoformat(today), sorted(found, key=lambda one: (-one.found, -one.streak, one.name))

        return await self._store.read(work)

    async def due(self) -> dict[int, ServerSettings]:
        """Return the servers whose puzzle of the day this process may have to post."""
        process = self._store.process
        wanted = await self._store.read(lambda unit: unit.servers.with_puzzles())
        return {guild: one for guild, one in wanted.items() if process.home(guild) in process.homes} if cycle() else {}

    async def claim(self, guild: int) -> DailyPuzzle | None:
        """Claim the puzzle that is due on a server today, to post it; None if none is, or another process has it."""

        def work(unit: UnitOfWork) -> DailyPuzzle | None:
            unit.alone("daily puzzle", guild)
            settings, now = unit.servers.settings(guild), self._clock()
            local = local_time(now, settings.zone)
            if settings.puzzle_channel is None or local.hour < settings.puzzle_hour:
                return None
            day = local.date().isoformat()
            known = next((one for one in unit.puzzles.days(guild, 1) if one.day >= day), None)
            if known is not None and (known.message or known.until > now):
                return None
            taken = DailyPuzzle(day, puzzle_of_the_day(local.date()).id, until=now + LEASE_S)
            if known is not None:
                taken = replace(known, until=now + LEASE_S, attempts=known.attempts + 1)
            unit.puzzles.set_day(guild, taken)
            return taken

        return await self._runner.run_to_completion(self._store.write(work))

    async def posted(self, guild: int, puzzle: DailyPuzzle, message: int) -> None:
        """Record the message of a puzzle of the day."""
        await self._runner.run_to_completion(
            self._store.write(lambda unit: unit.puzzles.set_day(guild, replace(puzzle, message=message)))
        )

    async def before(self, guild: int, day: str) -> tuple[DailyPuzzle, Tally] | None:
        """Return a server's last puzzle of the day before a day, and its tally; None if there is none."""

        def work(unit: UnitOfWork) -> tuple[DailyPuzzle, Tally] | None:
            old = next((one for one in unit.puzzles.days(guild, 2) if one.day < day), None)
            if old is None or puzzle_named(old.puzzle) is None:
                return None
            return old, _tally_of_day(unit, guild, old.puzzle, old.day)

        return await self._store.read(work)


def _solved(tally: Tally) -> Judged:
    """Return the solution of a puzzle with people's answers."""
    return Judged(Verdict(is_right=True), tally, is_counted=False)


def _is_alone(given: Sequence[PuzzleAnswer], person: int) -> bool:
    """Return whether only one person has answered."""
    return {answer.person for answer in given} == {person}


def _tally_of_day(unit: UnitOfWork, guild: int, puzzle: str, day: str) -> Tally:
    """Return the tally of the answers on a server to its puzzle of a day."""
    return tally_of([one for one in unit.puzzles.answers(puzzle) if (one.guild, one.day) == (guild, day)])
