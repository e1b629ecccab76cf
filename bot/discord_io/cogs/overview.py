"""/tables: one's own tables, those that wait for one first, and the open tables of the server."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_io.receiving import responding
from bot.discord_io.responder import Interaction, Responder
from bot.discord_io.seeing import sees
from bot.discord_io.translation import texts
from bot.ids import ControlAction
from bot.model import Table
from bot.post import Post
from bot.present.controls.paths import page
from bot.present.messages.tables import MINE, OFF, ON, OPEN, daily_switched_post, has_free_seat, mine_post, open_post
from games.core import Refusal, say
from games.registry import GAMES

from .helping import Press

if TYPE_CHECKING:
    from bot.discord_io.client import Porion


class Overview(commands.Cog):
    """Where one plays, and where one could."""

    def __init__(self, bot: "Porion") -> None:
        """Serve on behalf of the bot."""
        self.bot = bot

    @app_commands.command(**texts("tables"))
    async def tables(self, interaction: Interaction) -> None:
        """List one's own tables; to somebody who has none, those that can be joined."""
        async with responding(self.bot, interaction) as reply:
            service, person = self.bot.service, reply.person.id
            is_anywhere = await service.tables_of(person) or await service.watching.followed(person)
            is_open = not is_anywhere and interaction.guild_id is not None
            await reply.say(await (_open(reply, 0) if is_open else _mine(reply, 0)))


def may_see(interaction: Interaction, table: Table) -> bool:
    """Whether the person of an interaction can see the channel of a table on this server; False where nobody knows."""
    guild, member = interaction.guild, interaction.user
    if guild is None or guild.id != table.guild or not isinstance(member, discord.Member):
        return False
    place = guild.get_channel_or_thread(table.channel)
    return place is not None and sees(member, place)


async def _mine(reply: Responder, number: int) -> Post:
    """One's own tables."""
    found = [one for one in await reply.bot.service.tables_of(reply.person.id) if one.game in GAMES]
    is_here = reply.interaction.guild_id is not None
    followed = await reply.bot.service.watching.followed(reply.person.id)
    return mine_post(found, reply.person.id, reply.lang, number, followed=followed, is_here=is_here)


async def _open(reply: Responder, number: int, seated: Table | None = None) -> Post:
    """The open tables of the server, in channels that the person can see.

    Raises:
        Refusal: there is no server here.
    """
    guild = reply.interaction.guild_id
    if guild is None:
        raise Refusal(say("bot-no-open-tables-here"))
    found = [one for one in await reply.bot.service.tables_on(guild) if has_free_seat(one) and not one.lost]
    visible = [one for one in found if may_see(reply.interaction, one)]
    return open_post(visible, reply.person.id, reply.lang, number, seated=seated)


async def _turn(press: Press) -> None:
    """Show one of the lists, or another page of it, in place."""
    which, path = press.control.path[:1], press.control.path[1:]
    if which not in {(MINE,), (OPEN,)}:
        raise Refusal(say("bot-no-such-control"))
    post = await (_mine if which == (MINE,) else _open)(press.reply, page(path))
    await press.reply.show(post)


async def _sit(press: Press) -> None:
    """Take a seat at a table of the list, which is shown again."""
    reply = press.reply
    assert reply.table is not None, "every such control has its table"
    if not may_see(reply.interaction, reply.table):
        raise Refusal(say("bot-no-such-table"))
    work = reply.bot.service.join(reply.table.id, reply.person, reply.share)
    reply.table = await reply.carry_out(work)
    await reply.show(await _open(reply, page(press.control.path), reply.table))


async def _daily(press: Press) -> None:
    """Switch the daily message off or on again."""
    if press.control.path not in {(ON,), (OFF,)}:
        raise Refusal(say("bot-no-such-control"))
    reply, is_wanted = press.reply, press.control.path == (ON,)
    await reply.carry_out(reply.bot.service.daily.switch(reply.person.id, is_wanted))
    await reply.show(daily_switched_post(reply.lang, is_wanted=is_wanted))


HANDLERS = {ControlAction.TABLES: _turn, ControlAction.SIT: _sit, ControlAction.DAILY: _daily}
"""By action, what answers a control of the lists."""
