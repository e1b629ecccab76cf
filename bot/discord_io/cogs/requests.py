"""Answers to what a table is asked: a message that still asks after that is settled loses its controls."""

from collections.abc import Coroutine
from typing import Any

from bot.discord_io.responder import Responder
from bot.model import MessageRef
from bot.present.transfers import outdated_post
from bot.service import Done
from games.core import TooLate


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
        message, messages = reply.interaction.message, reply.bot.delivery.messages
        if message is not None:
            ref = MessageRef(message.channel.id, message.id, message.created_at.timestamp())
            messages.aside(messages.retire(ref, outdated_post(reply.lang)))
        raise
