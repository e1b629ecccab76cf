"""Stores the achievements of a game's players, and the records they set, when it ends."""

from bot.model import Phase
from bot.operation.logs import report
from bot.store import UnitOfWork
from bot.tables.log import Past
from bot.tables.ratings import GameResult
from bot.tables.records import achievements_of, lasting, records_of, told_achievements
from bot.tables.state import TableState
from games.core import Say


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
    except Exception as error:  # noqa: BLE001 - a bug in their rules must not prevent the end of a game
        report("What was achieved at a table could not be decided", error, table=table.id)
        return ()
    people = dict.fromkeys(one.person for one in found)
    known = {(one.person, one.game, one.id) for who in people for one in unit.records.of_person(result.guild, who)}
    unit.records.achieve(table.id, found)
    seats = {seat.person: seat.seat for seat in result.seats if seat.person is not None}
    new = [one for one in found if (one.person, one.game, one.id) not in known]
    return told_achievements(new, seats)


def lets_be_named(unit: UnitOfWork, person: int) -> bool:
    """Return whether records and achievements may name a person to others."""
    known = unit.people.get(person)
    return known is not None and known.preferences.named
