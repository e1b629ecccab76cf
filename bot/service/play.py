"""Moves: one path from a click, a typed line or a computer player to the log, the position and the news."""

import sqlite3
from dataclasses import dataclass

from bot.glance import Glance, look
from bot.model import Phase, Table
from bot.store import log, tables
from games import core
from games.core import Choice, NotYours, Say, Seat, State, TooLate

from .desk import Desk, game_of
from .news import Move, write_down

STORY = 20
"""How many of the latest public sentences a glance holds."""


@dataclass(frozen=True, slots=True)
class Done:
    """A move that stands.

    Attributes:
        table: the table after it.
        seat: who made it.
        repeated: whether it stood already, so that nothing was changed.
    """

    table: Table
    seat: Seat
    repeated: bool = False


class Play(Desk):
    """What the service does for a table in play."""

    async def act(self, table_id: str, person_id: int, ticket: str | None, choice: Choice, key: str) -> Done:
        """Make a move for a person.

        Args:
            table_id: the table.
            person_id: who clicked or typed.
            ticket: the decision the control was made for; None for a typed move, taken as answering the present one.
            choice: the answer.
            key: names the interaction, so that a second delivery of it is recognised.

        Raises:
            NotYours: the person does not sit here, or is not asked.
            TooLate: the game has moved on, or is over.
            NotAllowed: the rules forbid it.
            Refusal: there is no such table, it has not started, or it cannot be read or written now.
        """
        now = self.clock()

        def whole(db: sqlite3.Connection) -> Done:
            table = self._table(db, table_id)
            seat = table.seat_of(person_id)
            if seat is None:
                raise NotYours(Say("bot-no-not-in-game", {}))
            state = self._state(db, table)
            if log.has_key(db, table_id, key) or said_already(db, table, state, seat, ticket, choice):
                return Done(table, seat, repeated=True)
            may_move(table, state, seat, ticket)
            after = core.apply(state, seat, choice)
            mark = str(core.ticket(state, seat))
            write_down(db, table, Move(state, after, seat, person_id, mark, choice, key, now))
            return Done(self._table(db, table_id), seat)

        return await self._announce(whole, table_id)

    async def glance(self, table_id: str, seat: Seat | None) -> Glance:
        """All that a seat (None: everyone) may know of a table that was dealt.

        Raises:
            Refusal: there is no such table, it has not started, or it cannot be read now.
        """
        return await self.store.read(lambda db: self._glance(db, self._table(db, table_id), seat))

    async def glance_of(self, table_id: str, person_id: int) -> Glance:
        """All that a person may know of a table: what their seat knows, or what everyone does.

        Raises:
            Refusal: as `glance` does.
        """

        def whole(db: sqlite3.Connection) -> Glance:
            table = self._table(db, table_id)
            return self._glance(db, table, table.seat_of(person_id))

        return await self.store.read(whole)

    async def table(self, table_id: str) -> Table | None:
        """A table by its id."""
        return await self.store.read(lambda db: tables.table(db, table_id))

    async def table_in(self, channel: int) -> Table | None:
        """The live table of a channel, or else the latest one."""
        return await self.store.read(lambda db: tables.table_in(db, channel))

    async def tables_of(self, person_id: int) -> list[Table]:
        """The live tables where someone sits, oldest first."""
        return await self.store.read(lambda db: tables.tables_of(db, person_id))

    async def answered(self, table_id: str, seat: Seat, ticket: str) -> Choice | None:
        """What a seat last answered to a decision, if it did: an old control may ask for just that again."""

        def whole(db: sqlite3.Connection) -> Choice | None:
            answer = log.answer(db, table_id, seat, ticket)
            return None if answer is None else game_of(self._table(db, table_id)).codec.load_choice(answer)

        return await self.store.read(whole)

    def _glance(self, db: sqlite3.Connection, table: Table, seat: Seat | None) -> Glance:
        state = self._state(db, table)
        private = () if seat is None else log.private(db, table.id, seat)
        return look(table, state, seat, log.story(db, table.id, STORY), private)


def said_already(
    db: sqlite3.Connection, table: Table, state: State, seat: Seat, ticket: str | None, choice: Choice
) -> bool:
    """Whether this is the click whose move already stands: an old ticket, answered by this seat in the same way."""
    if ticket is None or ticket == str(core.ticket(state, seat)):
        return False
    answer = log.answer(db, table.id, seat, ticket)
    return answer is not None and game_of(table).codec.load_choice(answer) == choice


def may_move(table: Table, state: State, seat: Seat, ticket: str | None) -> None:
    """Raise the refusal that keeps a seat from answering at all, if any."""
    if table.phase is Phase.ENDED:
        raise TooLate(Say("bot-no-table-ended", {}))
    now = core.decision(state)
    if now is None or ticket in {None, str(core.ticket(state, seat))}:
        return
    if seat in now.done:
        raise NotYours(Say("core-answer-is-in", {}))
    raise TooLate(Say("bot-no-moved-on", {}))
