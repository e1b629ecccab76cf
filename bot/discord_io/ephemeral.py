"""Words for one person alone, in a channel: possible while a recent interaction of theirs can be followed up."""

import logging
import time
from collections.abc import Callable
from typing import Any

import discord

from bot.delivery.port import PortError
from bot.delivery.recent import Recent
from bot.post import Post

from .components import private
from .failures import errors

log = logging.getLogger(__name__)

LASTS_S = 14 * 60.0
"""Seconds for which an interaction can be followed up; Discord allows a minute more."""


class EphemeralReplies:
    """Remembers the latest interaction of each person in each channel, for as long as it is of use."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Remember nobody yet."""
        self._open: Recent[tuple[int, int], discord.Interaction[Any]] = Recent(LASTS_S, clock)

    def remember(self, interaction: discord.Interaction[Any]) -> None:
        """Keep an interaction that was answered: its person can be spoken to through it."""
        if interaction.channel_id is not None:
            self._open.set((interaction.channel_id, interaction.user.id), interaction)

    async def say(self, channel: int, person: int, post: Post) -> bool:
        """Show a post to one person alone in a channel; return whether that was possible."""
        found = self._open.get((channel, person))
        if found is None:
            return False
        try:
            async with errors():
                await found.followup.send(**private(post))
        except PortError as error:
            log.info("Nobody could be told anything alone: %s", error)
            return False
        return True
