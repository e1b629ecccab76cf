"""Where tables stand: a channel that is gone takes no game with it, and a table can be brought to another one."""

import sqlite3
from collections.abc import Collection

from bot.model import Person, Phase, Table
from bot.store import Kind, outbox, tables
from games.core import Say

from .chairs import Chairs, host_name
from .desk import refuse, seated


class Places(Chairs):
    """What the service does when a table loses its channel, or changes it."""

    async def lose(self, channel: int) -> None:
        """A channel is gone: its game goes on by private message, its lobby closes, and whoever sits there is told."""
        now = self.clock()

        def work(db: sqlite3.Connection) -> None:
            table = tables.table_in(db, channel)
            if table is not None:
                self._lose(db, table, now)

        await self._announce(work)

    async def lose_server(self, guild: int) -> None:
        """The bot is no longer on a server: the same for all its channels."""
        now = self.clock()

        def work(db: sqlite3.Connection) -> None:
            for table in tables.tables_on(db, guild):
                self._lose(db, table, now)

        await self._announce(work)

    async def find_again(self, guild: int) -> None:
        """The bot is back on a server: its tables are shown where they stood, if those channels are still there."""
        now = self.clock()

        def work(db: sqlite3.Connection) -> None:
            for table in tables.tables_on(db, guild):
                if table.lost:
                    tables.set_lost(db, table.id, lost=False)
                    self._mark(db, self._table(db, table.id), now)

        await self._announce(work)

    async def live_tables(self) -> list[Table]:
        """All tables in the lobby or in play, oldest first."""
        return await self.store.read(tables.live_tables)

    async def look_at(self, channels: Collection[int]) -> None:
        """Have the boards in these channels brought up to date, which shows whether the channels are still there."""
        now = self.clock()
        if not channels:
            return

        def work(db: sqlite3.Connection) -> None:
            for channel in channels:
                table = tables.table_in(db, channel)
                if table is not None and table.phase.live:
                    outbox.flag(db, table.id, Kind.BOARD, now)

        await self._announce(work)

    async def move(self, table_id: str, by: Person, guild: int, channel: int) -> Table:
        """Bring a table to another channel of its server; one without a channel may be brought anywhere.

        Raises:
            Refusal: the table is over, or the channel has one; or it is not for `by` to move it.
        """
        now = self.clock()

        def work(db: sqlite3.Connection, table: Table) -> None:
            if not table.phase.live:
                raise refuse("bot-no-table-ended")
            if table.seat_of(by.id) is None:
                raise refuse("bot-no-not-seated")
            if table.host != by.id and not table.lost:
                raise refuse("bot-no-not-host", name=host_name(table))
            if table.guild != guild and not table.lost:
                raise refuse("bot-no-other-server")
            try:
                tables.set_place(db, table_id, guild, channel)
            except sqlite3.IntegrityError:
                raise refuse("bot-no-table-here-already") from None
            self._mark(db, self._table(db, table_id), now)

        return await self._change(table_id, work)

    def _lose(self, db: sqlite3.Connection, table: Table, now: float) -> None:
        if not table.phase.live or table.lost:
            return
        tables.set_lost(db, table.id, lost=True)
        game = Say(f"{table.game}-title", {})
        if table.phase is Phase.LOBBY:
            outbox.notice(db, table.id, Say("bot-notice-lost-lobby", {"game": game}), now)
            tables.set_phase(db, table.id, Phase.ENDED)
            return
        outbox.notice(db, table.id, Say("bot-notice-lost", {"game": game}), now)
        for seat, sitter in seated(table):
            if sitter.person is not None:
                outbox.flag(db, table.id, Kind.HAND, now, seat)
