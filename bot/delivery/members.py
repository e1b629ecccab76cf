"""Who has left a table's server: asked of Discord when a person does not react, since no event tells it unasked.

Discord announces members who leave only to bots with a privileged permission, which this one does without.
"""

import logging
from collections.abc import Callable

from cachetools import TTLCache

from bot.model import Table
from bot.service import Service

from .port import Port, PortError

log = logging.getLogger(__name__)

BELIEVED_S = 10 * 60.0
"""Seconds for which a member counts as one without being looked up again."""


class Members:
    """Finds out who is no longer on a server, and tells their tables there."""

    def __init__(self, service: Service, port: Port, clock: Callable[[], float]) -> None:
        self._service, self._port = service, port
        self._here: TTLCache[tuple[int, int], bool] = TTLCache(10_000, BELIEVED_S, clock)

    async def has_left(self, table: Table, person: int) -> bool:
        """Return whether a person has left the server of a table; if so, their tables there have been told.

        Args:
            table: a table that stands on a server.
            person: somebody who sits at it.

        Returns:
            False as well while nobody can tell: the bot is not on the server, or Discord fails.
        """
        seat = table.seat_of(person)
        if seat is not None and table.sitters[seat].is_gone:
            return True
        key = (table.guild, person)
        if table.lost or self._here.get(key):
            return False
        try:
            is_member = await self._port.is_member(table.guild, person)
        except PortError as error:
            log.info("Person %d could not be looked up on server %d: %s", person, table.guild, error)
            return False
        if is_member:
            self._here[key] = True
            return False
        await self._service.places.report_missing(table.guild, person)
        return True
