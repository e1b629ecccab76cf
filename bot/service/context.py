"""What a command reads and writes besides its table: its context, its tournament, what the end of a game leaves."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from functools import partial

from bot.model import Contest, Phase, Table
from bot.operation import report
from bot.store import Told, UnitOfWork
from bot.store.protocol.people import Stored
from bot.tables import Context, Limits
from bot.tables.consent import require_substitution
from bot.tables.deal import Start
from bot.tables.decide import Accepted
from bot.tables.log import Command, Past
from bot.tables.opening import Again, MovePlace, Open, PlayOn
from bot.tables.play import ComputerTurn
from bot.tables.ratings import GameResult, Rated, after_game, result_of, told_ratings
from bot.tables.records import achievements_of, lasting, records_of, told_achievements
from bot.tables.seats import Join
from bot.tables.state import TableState, game_of, refuse
from bot.tables.transfers import AnswerTransfer, ClaimSeat, OfferSeat
from bot.tables.turning_points import highlights, told_turning_point
from games.core import Refusal, Say, Seat, State
from locales import locale_of, words
from tournaments import Match, OpenTable, Tournament
from tournaments import Phase as TournamentPhase
from tournaments import Replace as ReplacePerson

from .cache import TableCache
from .loading import CLOSING, HIGHLIGHTS, SENTENCES, StoredPast, began_at, load_state, newcomers


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


def with_hold(unit: UnitOfWork, table: Table) -> Table:
    """Return the table, marked as held back while others of its tournament round have yet to finish the same deal."""
    if table.contest is not Contest.SAME_DEAL or table.phase.live:
        return table
    return replace(table, is_held=any(_is_to_play(unit, match, t) for t, match in same_deal(unit, table)))


def require_deal_played(unit: UnitOfWork, table: Table, person: int) -> None:
    """Refuse to show a game to a person who has yet to finish the same deal.

    Raises:
        Refusal: they have yet to finish it.
    """
    if table.contest is not Contest.SAME_DEAL:
        return
    for t, match in same_deal(unit, table):
        if person in {t.entrants[one].person for one in match.entrants} and _is_to_play(unit, match, t):
            raise refuse("bot-no-follow-same-deal")


def same_deal(unit: UnitOfWork, table: Table) -> list[tuple[Tournament, Match]]:
    """Return the pairings of the round to which a table belongs, with their tournament.

    Empty for an ordinary table.
    """
    of = unit.tournaments.table_of(table.id)
    stored = unit.tournaments.get(of.tournament) if of is not None else None
    if stored is None:
        return []
    rounds, t = stored.tournament.rounds, stored.tournament
    found = next((one.matches for one in rounds if any(match.table == table.id for match in one.matches)), ())
    return [(t, match) for match in found]


def _is_to_play(unit: UnitOfWork, match: Match, t: Tournament) -> bool:
    """Return whether a tournament game is still in play or still to be opened."""
    if not match.table:
        return match.result is None and t.phase is TournamentPhase.PLAYING
    game = unit.tables.get(match.table)
    return game is not None and game.phase.live


def require_replaceable(unit: UnitOfWork, cache: TableCache, stored: Stored, command: ReplacePerson) -> None:
    """Refuse a substitute who may not have the seat of the person they replace, if that person is playing.

    Raises:
        Refusal: the organiser plays at the same table, or the substitute knows its deal.
    """
    t = stored.tournament
    entrant = t.entrant_of(command.person)
    match = t.round.match_of(entrant.number) if t.round is not None and entrant is not None else None
    table = unit.tables.get(match.table) if match is not None and match.table else None
    if entrant is None or match is None or table is None or table.phase is not Phase.PLAYING:
        return
    seat, past = Seat(match.seat_of(entrant.number)), StoredPast(unit, table, cache)
    require_substitution(table, past, command.by.id, seat, command.substitute, command.name)
    others = [other for _, other in same_deal(unit, table) if other.number != match.number]
    had = {person for other in others for one in other.entrants for person in t.entrants[one].former}
    if table.contest is Contest.SAME_DEAL and command.substitute in had:
        raise refuse("bot-no-substitute-same-deal", name=command.name)


def awaited_at(
    unit: UnitOfWork, cache: TableCache, match: Match, of: Callable[[State], Iterable[Seat]]
) -> tuple[Seat, ...]:
    """Return the seats for which the open table of a pairing waits.

    Args:
        unit: reads the table.
        cache: cached positions.
        match: the pairing.
        of: returns the seats for which a position waits: for the organiser, only what everybody may know.
    """
    table = unit.tables.get(match.table) if match.table else None
    if table is None or not table.phase.live:
        return ()
    try:
        state = load_state(unit, table, cache)
    except Refusal:
        return ()  # its position cannot be read, which was logged
    return tuple(sorted(of(state))) if state is not None else ()


def may_be_called(unit: UnitOfWork, t: Tournament, numbers: Collection[int]) -> list[int]:
    """Return the people with some places whom the organiser may call: all who want it and have not blocked them."""
    if not unit.servers.settings(t.guild).mentions:
        return []
    people = [person for one in numbers if (person := t.entrants[one].person) is not None and person > 0]
    known = ((person, unit.people.get(person)) for person in people)
    return [
        person for person, found in known if found is None or (found.mentions and not found.has_blocked(t.organiser))
    ]


def shares_of(t: Tournament, effect: OpenTable) -> tuple[tuple[str, str], ...]:
    """Return the shares added to a table's deal, by name; people not seated there are identified by their number.

    A table's log holds only the names of its own people: otherwise nobody would know where to erase a name.
    """
    lang = words(locale_of(t.locale))
    return tuple(
        (t.entrants[one].name if one in effect.seats else lang.text("tournament-entrant", n=one + 1), share)
        for one, share in effect.shares
    )
