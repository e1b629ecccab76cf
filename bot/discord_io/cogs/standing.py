"""What people do about a table that stands: show its board, leave it, end it, replace somebody absent.

The same on a server (`/game`) and by private message (`/table`).
"""

from typing import TYPE_CHECKING

from discord import app_commands

from bot.discord_io.responder import Interaction, Responder
from bot.model import Person, Table
from bot.present.words.speech import clean
from bot.service import StoreFailed
from bot.tables.pace import is_late
from games.core import Refusal, Seat, say

from .finding import find_table, meant_table, reading, snapshot_of
from .seating import vote

if TYPE_CHECKING:
    from bot.discord_io.client import Porion


async def leave(reply: Responder, table: Table) -> None:
    """Leave a table; a computer player takes over in a running game."""
    await reply.carry_out(reply.bot.service.leave(table.id, reply.person), quietly=False)
    await reply.note("bot-left")


async def show_board(reply: Responder, table: Table) -> None:
    """Show a table's board to one person alone."""
    await reply.board(await snapshot_of(reply, table.id))


async def replace(reply: Responder, table: Table, player: str) -> None:
    """Let a computer player step in for somebody absent; about somebody who is only late the others vote.

    Raises:
        Refusal: nobody of that name sits there, they are not absent, or the person who asks does not play.
    """
    seat = seat_named(table, player)
    try:
        reply.table = await reply.carry_out(stand_in(reply.bot, table, reply.person, seat), quietly=False)
    except Refusal as refusal:
        sitter, now = table.sitters[seat], reply.bot.service.clock()
        if refusal.say.id != "bot-no-not-absent" or not is_late(table, sitter, now):
            raise
        await vote(reply, table, seat)
        return
    await reply.note("bot-replaced", name=table.sitters[seat].name)


async def stand_in(bot: "Porion", table: Table, by: Person, seat: Seat) -> Table:
    """Let a computer player keep a seat, after asking Discord whether its person is still on the server."""
    person = table.sitters[seat].person if 0 <= seat < len(table.sitters) else None
    if person is not None and table.seat_of(by.id) is not None:
        await bot.delivery.members.has_left(table, person)
    return await bot.service.stand_in(table.id, by, seat)


def seat_named(table: Table, player: str) -> Seat:
    """The seat that somebody means: by its number, as suggestions have it, or by the name of its person.

    Raises:
        Refusal: there is no such seat.
    """
    typed = player.strip().casefold()
    named = [seat for seat, sitter in table.seated() if typed in {str(seat), sitter.name.casefold()}]
    if not named:
        raise Refusal(say("bot-no-such-player", name=player[:60]))
    return named[0]


async def player_choices(
    bot: "Porion", interaction: Interaction, current: str, named: str | None = None
) -> list[app_commands.Choice[str]]:
    """The other people at the table that somebody means, in seat order."""
    try:
        table = await find_table(bot, interaction, named)
        lang = await reading(bot, interaction)
    except StoreFailed:
        return []
    others = [
        (str(seat), clean(lang, sitter.name))
        for seat, sitter in (table.seated() if table is not None else ())
        if sitter.person not in {None, interaction.user.id}
    ]
    return [
        app_commands.Choice(name=name[:100], value=seat)
        for seat, name in others
        if current.casefold() in name.casefold()
    ]


async def one_of_mine(reply: Responder, named: str | None) -> Table:
    """The table of a private command that changes it: the one named, or the only one there is.

    Raises:
        Refusal: there is none, or it is not clear which.
    """
    if named is None and len(await reply.bot.service.tables_of(reply.person.id)) > 1:
        raise Refusal(say("bot-no-which-table"))
    return await meant_table(reply, named)
