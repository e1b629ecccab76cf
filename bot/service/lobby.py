"""Before the game: who sits where, which variants are played, who begins."""

import sqlite3
from collections.abc import Callable
from itertools import count

from bot.model import Person, Phase, Sitter, Table
from bot.store import Kind, outbox, tables
from games.core import Seat
from locales import words

from .chairs import Chairs, host_name
from .computers import RANDOM
from .desk import game_of, refuse, seated


class Lobby(Chairs):
    """What the service does for a table before the game begins."""

    async def join(self, table_id: str, person: Person) -> Table:
        """Sit down at a table, or come back to the seat that a computer player kept.

        Raises:
            Refusal: the person sits here already, the table is full, or it plays without them.
        """
        now = self.clock()

        def work(db: sqlite3.Connection, table: Table) -> None:
            if table.seat_of(person.id) is not None:
                raise refuse("bot-no-already-seated")
            if table.phase is Phase.PLAYING:
                self._come_back(db, table, person, now)
            else:
                in_lobby(table)
                has_room(table)
                tables.set_sitters(db, table_id, (*table.sitters, Sitter(person.name, person.id)))
            outbox.flag(db, table_id, Kind.BOARD, now)

        return await self._change(table_id, work)

    async def leave(self, table_id: str, person: Person) -> Table:
        """Get up. In the lobby the seat is free again; in play a computer player goes on.

        Raises:
            Refusal: the person does not sit here, or the game is over.
        """
        now = self.clock()

        def work(db: sqlite3.Connection, table: Table) -> None:
            seat = table.seat_of(person.id)
            if not table.phase.live:
                raise refuse("bot-no-table-ended")
            if seat is None:
                raise refuse("bot-no-not-seated")
            if table.phase is Phase.PLAYING:
                self._hand_over(db, table, seat, now)
            else:
                self._free(db, table, seat)
                self._pass_on(db, self._table(db, table_id), now)
            outbox.flag(db, table_id, Kind.BOARD, now)

        return await self._change(table_id, work)

    async def seat_computer(self, table_id: str, by: Person, strategy: str = RANDOM) -> Table:
        """Seat a computer player.

        Raises:
            Refusal: not in the lobby, not by the host, no seat left, or no such computer player.
        """

        def work(db: sqlite3.Connection, table: Table) -> None:
            if strategy != RANDOM and strategy not in game_of(table).strategies:
                raise refuse("bot-no-such-computer")
            has_room(table)
            tables.set_sitters(db, table_id, (*table.sitters, Sitter(name_for_computer(table), computer=strategy)))

        return await self._prepare(table_id, by, work)

    async def unseat_computer(self, table_id: str, by: Person) -> Table:
        """Send the computer player away that was seated last.

        Raises:
            Refusal: not in the lobby, not by the host, or there is none.
        """

        def work(db: sqlite3.Connection, table: Table) -> None:
            seats = [seat for seat, sitter in seated(table) if sitter.computer is not None]
            if not seats:
                raise refuse("bot-no-computer-here")
            self._free(db, table, seats[-1])

        return await self._prepare(table_id, by, work)

    async def set_option(self, table_id: str, by: Person, option: str, value: str) -> Table:
        """Play a variant.

        Raises:
            Refusal: not in the lobby, not by the host, or the game has no such option or value.
        """

        def work(db: sqlite3.Connection, table: Table) -> None:
            values = {offered.id: offered.values for offered in game_of(table).options}
            if value not in values.get(option, ()):
                raise refuse("bot-no-such-option")
            tables.set_options(db, table_id, {**table.options, option: value})

        return await self._prepare(table_id, by, work)

    async def set_first(self, table_id: str, by: Person, seat: Seat | None) -> Table:
        """Choose who begins; None leaves it to chance.

        Raises:
            Refusal: not in the lobby, not by the host, or nobody sits there.
        """

        def work(db: sqlite3.Connection, table: Table) -> None:
            if seat is not None and not 0 <= seat < len(table.sitters):
                raise refuse("bot-no-such-seat")
            tables.set_first(db, table_id, seat)

        return await self._prepare(table_id, by, work)

    async def _prepare(self, table_id: str, by: Person, work: Callable[[sqlite3.Connection, Table], object]) -> Table:
        """Change what only the host may change, and only before the game."""
        now = self.clock()

        def whole(db: sqlite3.Connection, table: Table) -> None:
            in_lobby(table)
            by_host(table, by)
            work(db, table)
            outbox.flag(db, table_id, Kind.BOARD, now)

        return await self._change(table_id, whole)

    def _free(self, db: sqlite3.Connection, table: Table, seat: Seat) -> None:
        """Empty a seat in the lobby; those behind it move up, and so does the first player."""
        tables.set_sitters(db, table.id, table.sitters[:seat] + table.sitters[seat + 1 :])
        if table.first is not None and table.first >= seat:
            tables.set_first(db, table.id, None if table.first == seat else Seat(table.first - 1))


def in_lobby(table: Table) -> None:
    """Refuse unless the game has yet to begin."""
    if not table.phase.live:
        raise refuse("bot-no-table-ended")
    if table.phase is not Phase.LOBBY:
        raise refuse("bot-no-already-started")


def by_host(table: Table, by: Person) -> None:
    """Refuse to anyone but the host."""
    if table.host != by.id:
        raise refuse("bot-no-not-host", name=host_name(table))


def has_room(table: Table) -> None:
    """Refuse when every seat is taken."""
    most = max(game_of(table).seats)
    if len(table.sitters) >= most:
        raise refuse("bot-no-table-full", most=most)


def name_for_computer(table: Table) -> str:
    """A name that no other computer player at the table has, in the table's language."""
    taken = {sitter.name for sitter in table.sitters}
    names = (words(table.locale).text("bot-computer-name", n=n) for n in count(1))
    return next(name for name in names if name not in taken)
