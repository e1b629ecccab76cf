"""Words for one person alone, in a channel: possible while a recent interaction of theirs can be followed up."""

import logging
import time
from collections.abc import Callable
from typing import Any

import discord

from .port import PortError, errors, files, layout, mentions
from .post import Post

log = logging.getLogger(__name__)

LASTS = 14 * 60
"""Seconds for which an interaction can be followed up; Discord allows a minute more."""


class Whispers:
    """Remembers the latest interaction of each person in each channel, for as long as it is of use."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Remember nobody yet."""
        self._clock = clock
        self._open: dict[tuple[int, int], tuple[float, discord.Interaction[Any]]] = {}

    def remember(self, interaction: discord.Interaction[Any]) -> None:
        """Keep an interaction that was answered: its person can be spoken to through it."""
        now = self._clock()
        self._open = {key: kept for key, kept in self._open.items() if now - kept[0] < LASTS}
        if interaction.channel_id is not None:
            self._open[interaction.channel_id, interaction.user.id] = (now, interaction)

    async def say(self, channel: int, person: int, post: Post) -> bool:
        """Show a post to one person alone in a channel; says whether that was possible."""
        found = self._open.get((channel, person))
        if found is None or self._clock() - found[0] >= LASTS:
            return False
        try:
            async with errors():
                await found[1].followup.send(
                    view=layout(post), files=files(post), allowed_mentions=mentions(post), ephemeral=True
                )
        except PortError as error:
            log.info("Nobody could be told anything alone: %s", error)
            return False
        return True
