"""People, the languages they read, and where their private messages go."""

import sqlite3

from bot.model import MessageRef, Person, Phase
from bot.store import Kind, Work, outbox, people, tables
from games.core import Seat
from locales import Locale, locale_of

from .desk import Desk, refuse


class People(Desk):
    """What the service knows of people, channels and our messages."""

    async def meet(self, person_id: int, name: str, client_locale: str | None) -> Person:
        """Remember someone, or refresh their name and their client's language; a language they chose stays."""
        client = locale_of(client_locale)
        work = asking_back(person_id, lambda db: people.meet(db, person_id, name, client))
        return await self.store.write(work)

    async def person(self, person_id: int) -> Person | None:
        """Someone who has met the bot."""
        return await self.store.read(lambda db: people.person(db, person_id))

    async def set_language(self, person_id: int, locale: Locale | None) -> Person:
        """Speak a language to someone, or (None) their client's again; their hands are shown anew in it.

        Raises:
            Refusal: the bot has never met them.
        """
        now = self.clock()

        def choose(db: sqlite3.Connection) -> None:
            people.set_language(db, person_id, locale)
            for table in tables.tables_of(db, person_id):
                if table.phase is Phase.PLAYING:
                    outbox.flag(db, table.id, Kind.HAND, now, table.seat_of(person_id))

        return await self._announce(asking_back(person_id, choose))

    async def set_pings(self, person_id: int, pings: bool) -> Person:
        """Mention someone when it is their turn, or do not.

        Raises:
            Refusal: the bot has never met them.
        """
        return await self.store.write(asking_back(person_id, lambda db: people.set_pings(db, person_id, pings)))

    async def refresh_hand(self, table_id: str, person_id: int) -> None:
        """Have a person's private board at a table in play shown again."""
        now = self.clock()

        def mark(db: sqlite3.Connection) -> None:
            table = tables.table(db, table_id)
            seat = table.seat_of(person_id) if table is not None else None
            if table is not None and table.phase is Phase.PLAYING and seat is not None:
                outbox.flag(db, table_id, Kind.HAND, now, seat)

        await self._announce(mark)

    async def dm_opened(self, person_id: int, channel_id: int) -> None:
        """Private messages to this person arrive, in this channel."""
        await self.store.write(lambda db: people.set_dm(db, person_id, channel_id))

    async def dm_failed(self, person_id: int, closed: bool) -> None:
        """A private message did not arrive; `closed` when the person does not accept them."""
        await self.store.write(lambda db: people.set_closed(db, person_id, closed))

    async def channel_language(self, channel: int, guild_locale: str | None) -> Locale:
        """The language of a channel: the one chosen for it, or else the server's."""
        return await self.store.read(lambda db: people.channel_language(db, channel)) or locale_of(guild_locale)

    async def set_channel_language(self, channel: int, locale: Locale | None, guild_locale: str | None) -> None:
        """Choose the language of a channel and of the table now in it, or (None) follow the server's."""
        now, spoken = self.clock(), locale or locale_of(guild_locale)

        def choose(db: sqlite3.Connection) -> None:
            people.set_channel_language(db, channel, locale)
            table = tables.table_in(db, channel)
            if table is not None and table.phase.live:
                tables.set_locale(db, table.id, spoken)
                outbox.flag(db, table.id, Kind.BOARD, now)

        await self._announce(choose)

    async def set_board(self, table_id: str, ref: MessageRef | None) -> None:
        """Remember where the board stands."""
        await self.store.write(lambda db: tables.set_message(db, table_id, "board", ref))

    async def set_ping(self, table_id: str, ref: MessageRef | None) -> None:
        """Remember where the message stands that called someone to the table."""
        await self.store.write(lambda db: tables.set_message(db, table_id, "ping", ref))

    async def set_hand(self, table_id: str, seat: Seat, ref: MessageRef | None) -> None:
        """Remember where the private board of a seat stands."""
        await self.store.write(lambda db: tables.set_hand(db, table_id, seat, ref))


def asking_back(person_id: int, work: Work[object]) -> Work[Person]:
    """The same work, which then looks up the person it was about."""

    def whole(db: sqlite3.Connection) -> Person:
        work(db)
        person = people.person(db, person_id)
        if person is None:
            raise refuse("bot-no-such-person")
        return person

    return whole
