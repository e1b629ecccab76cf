"""What a command reads and writes besides its table: what its decision must know, what the end of a game leaves."""

from dataclasses import replace
from functools import partial

from bot.model import Phase, Table
from bot.operation import report
from bot.store import Told, UnitOfWork
from bot.tables import Context, Limits
from bot.tables.deal import Start
from bot.tables.decide import Accepted
from bot.tables.log import Command, Past
from bot.tables.opening import Again, MovePlace, Open, PlayOn
from bot.tables.play import ComputerTurn
from bot.tables.ratings import GameResult, Rated, after_game, result_of, told_ratings
from bot.tables.records import achievements_of, lasting, records_of, told_achievements
from bot.tables.seats import Join
from bot.tables.state import TableState, game_of
from bot.tables.transfers import AnswerTransfer, ClaimSeat, OfferSeat
from bot.tables.turning_points import highlights, told_turning_point
from games.core import Say, State

from .cache import TableCache
from .loading import CLOSING, HIGHLIGHTS, SENTENCES, StoredPast, began_at, newcomers


def context_of(unit: UnitOfWork, command: Command, table: Table | None, limits: Limits, cache: TableCache) -> Context:
    """Return the further context of a command; empty for most.

    Args:
        unit: the transaction in which it is carried out.
        command: the command.
        table: its table, or the one from which a table is opened; None for neither.
        limits: the quotas of tables.
        cache: cached earlier positions.
    """
    people = partial(_context_for, unit, limits)
    match command:
        case Open(guild=guild, channel=channel, by=by) | PlayOn(guild=guild, channel=channel, by=by):
            return people(by.id, guild, channel)
        case Again(by, channel=channel) if table is not None:
            context = people(by.id, table.guild, table.channel if channel is None else channel)
            return replace(context, began=began_at(unit, table, cache))
        case Start() if table is not None:
            claims = (sitter.person or sitter.owner for sitter in table.sitters)
            known = {person for person in claims if person is not None}
            return Context(limits=limits, newcomers=newcomers(unit, table.game, known))
        case Join(by) | ClaimSeat(by) if table is not None:
            return people(by.id, table.guild)
        case AnswerTransfer() if table is not None and table.transfer is not None and table.transfer.person:
            context = people(table.transfer.person, table.guild)
            return replace(context, newcomers=newcomers(unit, table.game, {table.transfer.person}))
        case OfferSeat(by, to):
            offered = unit.people.get(to.id)
            return Context(limits=limits, is_blocked=offered is not None and offered.has_blocked(by.id))
        case ComputerTurn() if table is not None:
            host = unit.people.get(table.host)
            return Context(limits=limits, has_remarks=host is None or host.preferences.tips)
        case MovePlace(by, guild, channel) if table is not None:
            return people(by.id, guild, channel, but=table.id)
    return Context(limits=limits)


def _context_for(
    unit: UnitOfWork, limits: Limits, person: int, guild: int, channel: int | None = None, but: str = ""
) -> Context:
    return Context(
        channel is not None and unit.tables.is_taken(channel, but),
        unit.tables.count_of_person(person),
        unit.tables.count_on_server(guild),
        limits,
        unit.tables.count_of_person(person, guild),
        unit.servers.settings(guild),
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
    except Exception as error:  # noqa: BLE001 - a bug in their rules must not prevent the end of a game
        report("What was achieved at a table could not be decided", error, table=table.id)
        return ()
    people = dict.fromkeys(one.person for one in found)
    known = {(one.person, one.game, one.id) for who in people for one in unit.records.of_person(result.guild, who)}
    unit.records.achieve(table.id, found)
    seats = {seat.person: seat.seat for seat in result.seats if seat.person is not None}
    new = [one for one in found if (one.person, one.game, one.id) not in known]
    return told_achievements(new, seats)


def conclude(unit: UnitOfWork, accepted: Accepted, cache: TableCache) -> None:
    """Store how a game has ended, its players' achievements, and in which turn it was decided.

    Args:
        unit: the transaction that ends the game.
        accepted: what was decided and has been told.
        cache: cached earlier positions: no move is replayed for this.
    """
    after, told, latest = accepted.after, list[Say](), dict(accepted.positions)
    table = after.table
    unit.positions.thin_out(table.id)
    if table.phase is Phase.OVER and after.state is not None:
        headings, outcome = unit.log.headings(table.id), game_of(table).outcome(after.state)

        def story(first: int, last: int) -> list[Told]:
            return unit.log.history(table.id, None, after=first - 1, upto=last)

        def position(n: int) -> State | None:
            return latest.get(n) or cache.position_at(table.id, n)

        told += told_turning_point(table, outcome, headings, position, story)
        found = highlights(table, outcome, story(0, table.n), position)
        unit.bookkeeping.set_note(f"{HIGHLIGHTS}{table.id}", " ".join(map(str, found)))
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
    if told:
        unit.bookkeeping.set_note(f"{CLOSING}{table.id}", SENTENCES.dump_json(tuple(told)).decode())
