"""What a decision needs besides its own table, looked up for each kind of command."""

from dataclasses import replace
from functools import partial

from bot.model import Table
from bot.store import UnitOfWork
from bot.tables import Context, Limits
from bot.tables.deal import Start
from bot.tables.log import Command
from bot.tables.opening import Again, MovePlace, Open, PlayOn
from bot.tables.play import ComputerTurn
from bot.tables.seats import Join
from bot.tables.transfers import AnswerTransfer, ClaimSeat, OfferSeat

from .cache import TableCache
from .loading import began_at, newcomers


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
