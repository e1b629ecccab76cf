"""The lists of tables: a person's own, those that wait for them first, and the open ones of the server."""

import discord

from bot.discord_io.answer import Answer, Interaction
from bot.discord_io.press import Needs, Press, on
from bot.discord_io.transport import sees
from bot.ids import ControlAction
from bot.model import Table
from bot.post import Post
from bot.present.controls.screens import page
from bot.present.messages.tables import MINE, OFF, ON, OPEN, daily_switched_post, has_free_seat, mine_post, open_post
from bot.tables.seats import Join
from games.core import Refusal, say
from games.registry import GAMES


async def show_lists(answer: Answer) -> None:
    """Show a person's tables; to a person who has none, those that can be joined."""
    service, person = answer.app.service, answer.person.id
    is_anywhere = await service.queries.tables_of(person) or await service.watching.followed(person)
    is_open = not is_anywhere and answer.interaction.guild_id is not None
    await answer.say(await (_open(answer, 0) if is_open else _mine(answer, 0)))


def may_see(interaction: Interaction, table: Table) -> bool:
    """Return whether the person can see the channel of a table on this server; False where that is not known."""
    guild, member = interaction.guild, interaction.user
    if guild is None or guild.id != table.guild or not isinstance(member, discord.Member):
        return False
    place = guild.get_channel_or_thread(table.channel)
    return place is not None and sees(member, place)


async def _mine(answer: Answer, number: int) -> Post:
    """Return a page of the person's own tables."""
    found = [one for one in await answer.app.service.queries.tables_of(answer.person.id) if one.game in GAMES]
    is_here = answer.interaction.guild_id is not None
    followed = await answer.app.service.watching.followed(answer.person.id)
    return mine_post(found, answer.person.id, answer.lang, number, followed=followed, is_here=is_here)


async def _open(answer: Answer, number: int, seated: Table | None = None) -> Post:
    """Return a page of the open tables of the server, in channels that the person can see.

    Raises:
        Refusal: there is no server here.
    """
    guild = answer.interaction.guild_id
    if guild is None:
        raise Refusal(say("bot-no-open-tables-here"))
    found = [one for one in await answer.app.service.queries.tables_on(guild) if has_free_seat(one) and not one.lost]
    visible = [one for one in found if may_see(answer.interaction, one)]
    return open_post(visible, answer.person.id, answer.lang, number, seated=seated)


@on(ControlAction.TABLES, needs=Needs.NOTHING)
async def _turn(press: Press) -> None:
    """Show one of the lists, or another page of it, in place."""
    which, path = press.control.path[:1], press.control.path[1:]
    if which not in {(MINE,), (OPEN,)}:
        raise Refusal(say("bot-no-such-control"))
    post = await (_mine if which == (MINE,) else _open)(press.answer, page(path))
    await press.answer.show(post)


@on(ControlAction.SIT)
async def _sit(press: Press) -> None:
    """Take a seat at a table of the list, which is shown again."""
    answer = press.answer
    if not may_see(press.interaction, press.table):
        raise Refusal(say("bot-no-such-table"))
    answer.table = (await answer.execute(press.table.id, Join(press.person, answer.share))).table
    await answer.show(await _open(answer, page(press.control.path), answer.table))


@on(ControlAction.DAILY, needs=Needs.NOTHING)
async def _daily(press: Press) -> None:
    """Switch the daily message off or on again."""
    if press.control.path not in {(ON,), (OFF,)}:
        raise Refusal(say("bot-no-such-control"))
    answer, is_wanted = press.answer, press.control.path == (ON,)
    await answer.carry_out(answer.app.service.daily.switch(answer.person.id, is_wanted))
    await answer.show(daily_switched_post(answer.lang, is_wanted=is_wanted))
