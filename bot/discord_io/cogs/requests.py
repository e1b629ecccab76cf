"""Answers to what a table is asked: a message that still asks after that is settled loses its controls."""

from collections.abc import Coroutine
from typing import Any

from bot.discord_io.responder import Responder
from bot.model import PostedMessage
from bot.present.messages.transfers import outdated_post
from bot.service import Done
from games.core import TooLate
from locales import words


async def answer(reply: Responder, work: Coroutine[Any, Any, Done]) -> Done:
    """Carry out the answer to a request.

    Deliveries take the controls from such messages, but only know those that were sent since the bot was started.

    Raises:
        TooLate: the request is settled; its message says so from now on.
        Refusal: the answer is refused.
    """
    try:
        return await reply.carry_out(work, quietly=False)
    except TooLate:
        retire_asking(reply)
        raise


def retire_asking(reply: Responder) -> None:
    """Leave of the message whose control was pressed only that what it asked is settled."""
    message, messages, table = reply.interaction.message, reply.bot.delivery.messages, reply.table
    if message is not None:
        ref = PostedMessage(message.channel.id, message.id, message.created_at.timestamp())
        lang = reply.lang if reply.in_private or table is None else words(table.locale)
        messages.aside(messages.retire(ref, outdated_post(lang)))
