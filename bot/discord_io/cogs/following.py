"""Following a table without playing there: by command, or by the button that those see who have no seat."""

from collections.abc import Awaitable, Callable, Mapping

from bot.delivery.port import PortError
from bot.discord_io.responder import Responder
from bot.ids import ControlAction
from bot.model import Table
from bot.present.messages.watching import unfollowed_post
from games.core import Refusal, say

from .helping import Press


async def follow(reply: Responder, table: Table, *, quietly: bool = True) -> None:
    """Show somebody a table in a private message that is kept up to date.

    Raises:
        Refusal: they cannot follow it, or private messages do not reach them.
    """
    service, watching = reply.bot.service, reply.bot.delivery.watching
    await reply.carry_out(service.watching.follow(table.id, reply.person), quietly=quietly)
    try:
        is_shown = await reply.carry_out(watching.begin(table.id, reply.person), quietly=quietly)
    except PortError:
        await watching.stop(table.id, reply.person.id)
        raise
    if not is_shown:
        await watching.stop(table.id, reply.person.id)
        raise Refusal(say("bot-no-follow-closed"))
    await reply.note("bot-followed")


async def unfollow(reply: Responder, table: Table, *, quietly: bool = True) -> None:
    """Keep a table up to date for somebody no more.

    Raises:
        Refusal: they do not follow it.
    """
    if not await reply.carry_out(reply.bot.delivery.watching.stop(table.id, reply.person.id), quietly=quietly):
        raise Refusal(say("bot-no-not-following"))
    await reply.show(unfollowed_post(table, reply.lang))


async def _follow(press: Press) -> None:
    assert press.reply.table is not None, "every such control has its table"
    await follow(press.reply, press.reply.table)


async def _unfollow(press: Press) -> None:
    assert press.reply.table is not None, "every such control has its table"
    await unfollow(press.reply, press.reply.table)


HANDLERS: Mapping[ControlAction, Callable[[Press], Awaitable[None]]] = {
    ControlAction.FOLLOW: _follow,
    ControlAction.UNFOLLOW: _unfollow,
}
"""By action, what answers a control about following."""
