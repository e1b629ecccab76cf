"""People who leave a running game and come back, and tables that open and end."""

import sqlite3
from collections.abc import Mapping, Sequence
from secrets import token_urlsafe

from bot.model import Person, Phase, Sitter, Table
from bot.store import Kind, outbox, tables
from games.core import Say, Seat
from locales import Locale

from .computers import RANDOM, Computers
from .desk import refuse, seated
from .news import reveal_seed


class Chairs(Computers):
    """How tables come and go, and how seats change hands while a game runs."""

    async def end(self, table_id: str, by: Person, moderator: bool) -> Table:
        """End a table before its final score: the host may, and whoever keeps order on the server.

        Raises:
            Refusal: someone else asks, or the table is over.
        """
        now = self.clock()

        def work(db: sqlite3.Connection, table: Table) -> None:
            if not table.phase.live:
                raise refuse("bot-no-table-ended")
            if table.host != by.id and not moderator:
                raise refuse("bot-no-not-host", name=host_name(table))
            outbox.notice(db, table_id, Say("bot-notice-ended", {"name": by.name}), now)
            self._end(db, table, now)

        return await self._change(table_id, work)

    async def _set_up(
        self,
        game_id: str,
        place: tuple[int, int],
        host: Person,
        locale: Locale,
        options: Mapping[str, str],
        sitters: Sequence[Sitter],
    ) -> Table:
        """Open a lobby at a place (server and channel) where these people sit already."""
        table_id, now = token_urlsafe(8), self.clock()

        def whole(db: sqlite3.Connection) -> Table:
            try:
                tables.add(db, table_id, game_id, *place, host.id, locale, now)
            except sqlite3.IntegrityError:
                raise refuse("bot-no-table-here-already") from None
            tables.set_options(db, table_id, options)
            tables.set_sitters(db, table_id, sitters)
            outbox.flag(db, table_id, Kind.BOARD, now)
            return self._table(db, table_id)

        return await self._announce(whole)

    def _come_back(self, db: sqlite3.Connection, table: Table, person: Person, now: float) -> None:
        """Give someone the seat back that a computer player kept for them."""
        seat = tables.give_back(db, table.id, person)
        if seat is None:
            raise refuse("bot-no-already-started")
        outbox.notice(db, table.id, Say("bot-notice-back", {"name": person.name}), now)
        outbox.flag(db, table.id, Kind.HAND, now, seat)

    def _hand_over(self, db: sqlite3.Connection, table: Table, seat: Seat, now: float) -> None:
        """Let a computer player go on for someone who leaves; without any person left the table ends."""
        name = table.sitters[seat].name
        tables.give_to_computer(db, table.id, seat, RANDOM)
        outbox.drop(db, table.id, Kind.PING, seat)
        outbox.flag(db, table.id, Kind.HAND, now, seat)
        outbox.notice(db, table.id, Say("bot-notice-left", {"name": name}), now)
        self._pass_on(db, self._table(db, table.id), now)

    def _pass_on(self, db: sqlite3.Connection, table: Table, now: float) -> None:
        """Give a table whose host has left to the next person, or end it when there is none."""
        people = [(sitter.person, sitter.name) for _, sitter in seated(table) if sitter.person is not None]
        if not people:
            outbox.notice(db, table.id, Say("bot-notice-deserted", {}), now)
            self._end(db, table, now)
        elif table.host not in [person for person, _ in people]:
            host, name = people[0]
            tables.set_host(db, table.id, host)
            outbox.notice(db, table.id, Say("bot-notice-host", {"name": name}), now)

    def _end(self, db: sqlite3.Connection, table: Table, now: float) -> None:
        """End a table: controls go, nobody is called any more, and the seed can be seen."""
        tables.set_phase(db, table.id, Phase.ENDED)
        reveal_seed(db, table)
        outbox.drop(db, table.id, Kind.PING)
        self._mark(db, table, now)


def host_name(table: Table) -> str:
    """The name of the host, who always sits at a live table."""
    seat = table.seat_of(table.host)
    return "" if seat is None else table.sitters[seat].name
