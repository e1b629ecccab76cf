"""The life of a table: open, start, again; and the bot's own life: resume."""

import sqlite3
from hashlib import sha256
from secrets import token_hex

from bot.model import Person, Sitter, Table
from bot.store import log, tables
from games.core import CatalogueError, Deal, Editions
from games.registry import GAMES
from locales import Locale

from .desk import game_of, logger, refuse, seated
from .lobby import Lobby, by_host, in_lobby
from .news import deal_out
from .places import Places

AT_ONCE, APART = 20, 0.04
"""After a restart so many tables are shown at once, the newest first, and the others so many seconds apart: a move that
is made meanwhile need not wait behind all of them."""


class Life(Lobby, Places):
    """What the service does for a table from first to last."""

    async def open(self, game_id: str, guild: int, channel: int, host: Person, locale: Locale) -> Table:
        """Open a table in a channel; the host sits down at it.

        Raises:
            Refusal: there is no such game, or the channel has a live table.
        """
        if game_id not in GAMES:
            raise refuse("bot-no-such-game")
        options = {option.id: option.values[0] for option in GAMES[game_id].options}
        sitters = (Sitter(host.name, host.id),)
        return await self._set_up(game_id, (guild, channel), host, locale, options, sitters)

    async def again(self, table_id: str, by: Person) -> Table:
        """Open a new lobby for the people, computer players and options of a table that is over.

        Raises:
            Refusal: the table still lives, the channel has another, or `by` did not play.
        """

        def look(db: sqlite3.Connection) -> tuple[Table, list[Sitter]]:
            table = self._table(db, table_id)
            left = tables.left_seats(db, table_id)
            return table, [sitter for seat, sitter in seated(table) if seat not in left]

        table, sitters = await self.store.read(look)
        if table.phase.live:
            raise refuse("bot-no-still-running")
        if table.seat_of(by.id) is None:
            raise refuse("bot-no-not-in-game")
        place = (table.guild, table.channel)
        return await self._set_up(table.game, place, by, table.locale, options_of(table), sitters)

    async def start(self, table_id: str, by: Person) -> Table:
        """Deal: from here on the table plays by the rules edition of this moment.

        Raises:
            Refusal: not in the lobby, not by the host, or the game is not played by so many.
        """
        now, seed = self.clock(), token_hex(16)

        def work(db: sqlite3.Connection, table: Table) -> None:
            in_lobby(table)
            by_host(table, by)
            game, seats = game_of(table), len(table.sitters)
            if seats not in game.seats:
                raise refuse("bot-no-wrong-number", players=seats, least=min(game.seats), most=max(game.seats))
            state = game.begin(Deal(seats, seed, options_of(table), table.first))
            log.keep_edition(db, table.game, state.edition, game.editions.text(state.edition))
            tables.set_deal(db, table_id, state.edition, seed)
            deal_out(db, table, state, sha256(seed.encode()).hexdigest(), by.id, now)

        return await self._change(table_id, work)

    async def resume(self) -> list[Table]:
        """After a restart: know the rules of every table, show everything anew, let computer players go on.

        Returns:
            the live tables.
        """
        for game_id, edition, text in await self.store.read(log.editions):
            _learn(game_id, edition, text)
        now = self.clock()

        def mark(db: sqlite3.Connection) -> list[Table]:
            live = tables.live_tables(db)
            for number, table in enumerate(reversed(live)):
                self._mark(db, table, now + max(0, number - AT_ONCE) * APART)
            return live

        live = await self.store.write(mark)
        for table in live:
            await self.wake(table.id)
        self.news.set()
        return live


def options_of(table: Table) -> dict[str, str]:
    """The options of a table, as far as its game has them still; an upgrade may have taken some away."""
    return {
        option.id: value if (value := table.options.get(option.id, "")) in option.values else option.values[0]
        for option in game_of(table).options
    }


def _learn(game_id: str, edition: str, text: str) -> None:
    """Make a stored edition known to its game; one that cannot be read stops its own tables only."""
    if game_id not in GAMES:
        logger.error("there are tables of %s, which is not installed", game_id)
        return
    try:
        learnt = GAMES[game_id].editions.learn(text, rules=Editions.number(edition))
    except CatalogueError as error:
        logger.error("edition %s of %s can no longer be read: %s", edition, game_id, error)
        return
    if learnt != edition:
        logger.error("edition %s of %s reads as %s", edition, game_id, learnt)
