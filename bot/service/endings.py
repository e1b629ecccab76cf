"""The end of a game: its course is computed outside the transaction that ends it, and stored with the result."""

import logging
from concurrent.futures import BrokenExecutor
from functools import partial
from secrets import token_hex

from bot.model import Phase
from bot.operation import report
from bot.store import Told, UnitOfWork
from bot.tables.consent import is_open
from bot.tables.decide import Accepted
from bot.tables.ending import FELL, STOOD
from bot.tables.log import Past
from bot.tables.ratings import GameResult, Rated, after_game, result_of, told_ratings
from bot.tables.records import achievements_of, lasting, reached_by, records_of, told_achievements
from bot.tables.state import TableState, game_of
from bot.tables.turning_points import Course
from bot.workers.think import LookedBack, Pool, Task, look_back
from games.core import Ending, Refusal, Say, Seat, State, is_person
from games.review.finished import Heard

from .cache import TableCache
from .loading import CLOSING, HIGHLIGHTS, SENTENCES, StoredPast

log = logging.getLogger(__name__)


class NotWorkedOut(Exception):
    """Rolls back the transaction that ends a game, so that the course of the game can first be computed outside it.

    Attributes:
        accepted: what was decided, and will be decided again.
    """

    def __init__(self, accepted: Accepted) -> None:
        super().__init__()
        self.accepted = accepted


def has_course(accepted: Accepted) -> bool:
    """Return whether a course can be computed for the game: it has come to its final score."""
    return accepted.after.table.phase is Phase.OVER and accepted.after.state is not None


def game_until(unit: UnitOfWork, accepted: Accepted, cache: TableCache) -> tuple[Heard, dict[int, State]] | None:
    """Return what was told in a game that a command is about to end, and its positions; None if they are lost.

    Args:
        unit: reads the earlier entries of its log.
        accepted: what was decided; nothing of it is stored yet.
        cache: cached earlier positions; if one of them is missing, the whole game is replayed.
    """
    table, state = accepted.after.table, accepted.after.state
    assert state is not None, "a final score has a position"
    new = [(n, event) for n, event in accepted.told if event.to is None]
    heard: list[Told] = [*unit.log.history(table.id, None), *new]
    first, begun = unit.positions.first(table.id) or 0, accepted.entries[0].n
    known = {n: found for n in range(first, begun) if (found := cache.position_at(table.id, n)) is not None}
    try:
        if len(known) < begun - first:
            known = _replayed(unit, accepted, cache)
    except (LookupError, ValueError, Refusal) as error:  # its log or positions can no longer be read
        log.error("The course of a game cannot be computed", extra={"table": table.id, "error": type(error).__name__})
        return None
    latest = dict(accepted.positions)
    for n in range(begun, table.n + 1):
        known[n] = latest.get(n) or known[n - 1]
    return [one for one in heard if one[0] >= first], known


async def course_of(pool: Pool, accepted: Accepted, heard: Heard, positions: dict[int, State]) -> Course:
    """Return how a game went, worked out where computer players think: that takes seconds.

    Args:
        pool: works it out.
        accepted: what ends the game.
        heard: all public events, each with its log entry.
        positions: the position after each entry.
    """
    table, state = accepted.after.table, accepted.after.state
    assert state is not None, "a final score has a position"
    game = game_of(table)
    save = game.codec.save
    edition = (state.edition, game.editions.text(state.edition))
    played = LookedBack(table, tuple(heard), {n: save(position) for n, position in positions.items()})
    try:
        return await pool.run(
            partial(look_back, played), Task(game.id, save(state), edition, Seat(0), "", token_hex(8))
        )
    except BrokenExecutor as error:
        log.error("The course of a game cannot be computed", extra={"table": table.id, "error": type(error).__name__})
        return Course()


def _replayed(unit: UnitOfWork, accepted: Accepted, cache: TableCache) -> dict[int, State]:
    """Return the position in force after each entry of a log, from the deal on."""
    table, found = accepted.after.table, dict[int, State]()
    past, state = StoredPast(unit, table, cache), None
    for entry in unit.log.entries(table.id):
        state = entry.fact.position(table, state, entry, past)
        if state is not None:
            found[entry.n] = state
    return found


def conclude(unit: UnitOfWork, accepted: Accepted, cache: TableCache, went: Course) -> None:
    """Store the result of a game, its players' achievements, and its course.

    Args:
        unit: the transaction that ends the game.
        accepted: what was decided and has been told.
        cache: cached earlier positions: no move is replayed for this.
        went: the course of the game.
    """
    after, told = accepted.after, list[Say](went.told)
    table = after.table
    unit.positions.thin_out(table.id)
    if went.highlights:
        unit.bookkeeping.set_note(f"{HIGHLIGHTS}{table.id}", SENTENCES.dump_json(went.highlights).decode())
    result = result_of(after, accepted.entries[-1])
    if result is not None:
        unit.results.add(result)
        players: set[Rated] = {seat.rated for seat in result.seats if seat.rated is not None}
        before = unit.results.tallies(result.guild, result.game, players)
        achieved = after_game(before, result)
        unit.results.set_tallies(result.guild, result.game, achieved)
        told += told_ratings(before, achieved, result)
        keep_records(unit, result, table.moves)
        told += keep_achievements(unit, after, result, StoredPast(unit, table, cache, accepted))
        told += stood(after)
        told += fell(unit, after)
    if told:
        unit.bookkeeping.set_note(f"{CLOSING}{table.id}", SENTENCES.dump_json(tuple(told)).decode())


def fell(unit: UnitOfWork, after: TableState) -> tuple[Say, ...]:
    """Return when a game was lost by everybody, and with which points; () for any other."""
    table, state = after.table, after.state
    if table.phase is not Phase.OVER or state is None or game_of(table).outcome(state).ending is not Ending.LOST:
        return ()
    game, when = game_of(table), [event.say for _, event in unit.log.headings(table.id)]
    rounds = [said for said in when if said.id in game.events.rounds][-1:]
    within = [{name: value for name, value in said.values.items() if not is_person(name)} for said in rounds]
    scores = game.standing(state).scores
    return tuple(
        Say(FELL, {"seat": score.seat, "points": score.total, "when": Say(f"{said.id}.when", values)})
        for said, values in zip(rounds, within, strict=True)
        for score in scores
    )


def stood(after: TableState) -> tuple[Say, ...]:
    """Return the score of two players whose game has ended before its final score; () if it may not be known yet."""
    table, state = after.table, after.state
    if table.phase is not Phase.ENDED or state is None or not is_open(table):
        return ()
    scores = sorted(game_of(table).outcome(state).scores, key=lambda one: -one.total)
    if len(scores) != 2:
        return ()
    best, other = scores
    return (
        Say(
            STOOD,
            {"best_seat": best.seat, "best": best.total, "other_seat": other.seat, "other": other.total},
        ),
    )


def keep_records(unit: UnitOfWork, result: GameResult, moves: int) -> None:
    """Store the records that the people of a game have set.

    Args:
        unit: the transaction; the result is stored in it.
        result: how the game ended.
        moves: how many moves were made.
    """
    people = [seat.person for seat in result.seats if seat.person is not None]
    streaks = {person: unit.results.streak(result.guild, result.game, person, result.at) for person in people}
    unit.records.keep(records_of(result, moves, streaks))


def keep_achievements(unit: UnitOfWork, after: TableState, result: GameResult, past: Past) -> tuple[Say, ...]:
    """Store the achievements of a game's people, and return sentences about those that are new on this server.

    Args:
        unit: the transaction; everything that was told at the table is stored in it.
        after: the table as it ended.
        result: how its game ended.
        past: the log of the table.
    """
    table, state = after.table, after.state
    if table.phase is not Phase.OVER or state is None:
        return ()
    story = lasting(unit.log.history(table.id, None), past)
    changes = unit.log.changes_of_seats(table.id)
    try:
        found = achievements_of(table, state, result, story, changes)
        unit.records.keep(reached_by(table, state, result, story, changes))
    except Exception as error:  # noqa: BLE001 - a bug in their rules must not prevent the end of a game
        report("The achievements of a game could not be decided", error, table=table.id)
        return ()
    people = dict.fromkeys(one.person for one in found)
    known = {(one.person, one.game, one.id) for who in people for one in unit.records.of_person(result.guild, who)}
    unit.records.achieve(table.id, found)
    seats = {seat.person: seat.seat for seat in result.seats if seat.person is not None}
    new = [one for one in found if (one.person, one.game, one.id) not in known]
    return told_achievements(new, seats)
