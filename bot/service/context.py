"""What a command reads and writes besides its table: its context and its tournament."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from functools import partial

from bot.model import Contest, Phase, Table
from bot.store import UnitOfWork
from bot.store.protocol.people import Stored
from bot.tables import Context, Limits
from bot.tables.consent import require_substitution
from bot.tables.deal import Start
from bot.tables.log import Command
from bot.tables.opening import Again, MovePlace, Open, PlayOn
from bot.tables.play import ComputerTurn
from bot.tables.seats import Join
from bot.tables.state import refuse
from bot.tables.transfers import AnswerTransfer, ClaimSeat, OfferSeat
from games.core import Refusal, Seat, State
from locales import locale_of, words
from tournaments import Match, OpenTable, Tournament
from tournaments import Phase as TournamentPhase
from tournaments import Replace as ReplacePerson

from .cache import TableCache
from .loading import StoredPast, began_at, load_state, newcomers


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
        case Open(game, guild, channel, by):
            return replace(people(by.id, guild, channel), newcomers=newcomers(unit, game, {by.id}))
        case PlayOn(guild=guild, channel=channel, by=by):
            return people(by.id, guild, channel)
        case Again(by, channel=channel) if table is not None:
            context = people(by.id, table.guild, table.channel if channel is None else channel)
            return replace(context, began=began_at(unit, table, cache))
        case Start() if table is not None:
            return Context(limits=limits, newcomers=_newcomers(unit, table))
        case Join(by) if table is not None and any(occupant.kept_until for occupant in table.occupants):
            return replace(people(by.id, table.guild), newcomers=_newcomers(unit, table))  # the game may begin
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


def hold_giver(unit: UnitOfWork, command: object) -> None:
    """Lock the person who gives a command against erasure until the commit; call this before taking other locks."""
    by = getattr(command, "by", None)
    if by is not None:
        unit.alone("person", by.id)


def _newcomers(unit: UnitOfWork, table: Table) -> Mapping[int, bool]:
    """Return which people of a table are new to its game, each with whether they are shown tips."""
    claims = (occupant.person or occupant.owner for occupant in table.occupants)
    return newcomers(unit, table.game, {person for person in claims if person is not None})


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

    A table's log holds only the names of its own people, so that erasing a person finds all their names.
    """
    lang = words(locale_of(t.locale))
    return tuple(
        (t.entrants[one].name if one in effect.seats else lang.text("tournament-entrant", n=one + 1), share)
        for one, share in effect.shares
    )
