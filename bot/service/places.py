"""Where tables are opened and shown: channels and servers, their settings, and who follows a table."""

from collections.abc import Callable, Collection
from contextlib import suppress
from itertools import islice
from secrets import token_hex

from bot.model import Person, Phase, Table
from bot.post import watcher_slot
from bot.profile import ServerSettings
from bot.store import OutboxItem, Store, UnitOfWork
from bot.tables.absence import ReportMissing
from bot.tables.lobby import SetLanguage
from bot.tables.log import Command
from bot.tables.notify import Kind, Notice
from bot.tables.opening import Again, FindChannel, LoseChannel, Open, PlayOn
from bot.tables.state import computer_names, refuse
from games.core import Refusal, State
from games.positions import save_position
from games.registry import GAMES
from locales import Locale, locale_of

from .context import require_deal_played
from .execute import CommandRunner
from .outbox_feed import OutboxFeed
from .replays import Replays

MOST_AT_TABLE, MOST_FOLLOWED = 20, 10
"""The maximum number of followers of one table, and of tables that one person follows."""


class Places:
    """Handles changes of the channels and servers of tables."""

    def __init__(self, store: Store, runner: CommandRunner, outbox_feed: OutboxFeed) -> None:
        """Handle the tables of a store."""
        self._store, self._runner, self._outbox_feed = store, runner, outbox_feed

    async def lose(self, channel: int) -> None:
        """Handle a deleted channel: its game continues by private message, its lobby closes, everyone there is told."""
        table = await self._store.read(lambda unit: unit.tables.in_channel(channel))
        if table is not None:
            await self._tell([table], LoseChannel())

    async def lose_server(self, guild: int) -> None:
        """Handle a server that the bot has left: as if all its channels were deleted, and with its clocks stopped."""
        tables = await self._store.read(lambda unit: unit.tables.on_server(guild))
        await self._tell([table for table in tables if not table.asleep], LoseChannel(with_server=True))

    async def find_again(self, guild: int) -> None:
        """Handle a server that the bot has rejoined: show its tables again in their channels, if these still exist.

        This includes tables that have ended since: their boards have controls that no longer do anything.
        """
        await self._tell(await self._store.read(lambda unit: unit.tables.lost_on_server(guild)), FindChannel())

    async def report_missing(self, guild: int, person: int) -> None:
        """Handle a person who has left a server: report it to every live table there where they sit."""
        tables = await self._store.read(lambda unit: unit.tables.of_person(person))
        await self._tell([table for table in tables if table.guild == guild], ReportMissing(person))

    async def _tell(self, tables: Collection[Table], command: Command) -> None:
        """Apply a command to tables after an event in Discord; one that refuses does not stop the others."""
        for table in tables:
            with suppress(Refusal):  # for example, it has ended or the person has left
                await self._runner.execute(table.id, command)

    async def look_at(self, channels: Collection[int]) -> None:
        """Have the boards in these channels updated, which reveals whether the channels still exist."""
        if not channels:
            return

        def work(unit: UnitOfWork) -> list[OutboxItem]:
            found = [table for channel in channels if (table := unit.tables.in_channel(channel)) is not None]
            live = [table.id for table in found if table.phase.live]
            return [item for table in live for item in self._outbox_feed.enqueue(unit, table, [Notice(Kind.BOARD)])]

        self._outbox_feed.offer(await self._runner.run_to_completion(self._store.write(work)))

    async def repost(self, table_id: str) -> Table:
        """Have a board posted again at the bottom of its channel; at most once in `Limits.repost_after` seconds.

        Raises:
            Refusal: there is no such table, or its board has only just been posted in its channel.
        """

        def work(unit: UnitOfWork) -> tuple[Table, list[OutboxItem]]:
            table = unit.tables.lock(table_id)
            if table is None:
                raise refuse("bot-no-such-table")
            left = left_until_repost(table, self._runner.clock(), self._runner.limits.repost_after)
            if left > 0 or unit.outbox.is_waiting(table_id, Kind.REPOST):
                raise refuse("bot-no-board-again", seconds=max(1, round(left)))
            return table, self._outbox_feed.enqueue(unit, table_id, [Notice(Kind.REPOST)])

        table, enqueued = await self._runner.run_to_completion(self._store.write(work))
        self._outbox_feed.offer(enqueued)
        return table

    async def channel_language(self, channel: int, guild_locale: str | None) -> Locale:
        """Return the language of a channel: the one chosen for it, or else the server's."""
        return await self._store.read(lambda unit: unit.people.channel_language(channel)) or locale_of(guild_locale)

    async def set_channel_language(self, channel: int, locale: Locale | None, guild_locale: str | None) -> None:
        """Set the language of a channel and of its current table, or (None) follow the server's."""

        def work(unit: UnitOfWork) -> Table | None:
            unit.people.set_channel_language(channel, locale)
            return unit.tables.in_channel(channel)

        table = await self._runner.run_to_completion(self._store.write(work))
        if table is not None and table.phase.live:
            await self._runner.execute(table.id, SetLanguage(locale or locale_of(guild_locale)))

    async def server_settings(self, guild: int) -> ServerSettings:
        """Return a server's settings."""
        return await self._store.read(lambda unit: unit.servers.settings(guild))

    async def change_server(self, guild: int, change: Callable[[ServerSettings], ServerSettings]) -> ServerSettings:
        """Change a server's settings; open tables keep what they took from them at their start, such as their pace.

        Raises:
            Refusal: a limit is below 1, or above that of the bot itself.
        """

        def work(unit: UnitOfWork) -> ServerSettings:
            unit.alone("server", guild)
            settings = change(unit.servers.settings(guild))
            limits = self._runner.limits
            for wanted, most in ((settings.per_person, limits.per_person), (settings.per_server, limits.per_server)):
                if wanted is not None and not 1 <= wanted <= most:
                    raise refuse("bot-no-such-limit", most=most)
            unit.servers.set(guild, settings)
            return settings

        return await self._runner.run_to_completion(self._store.write(work))


def left_until_repost(table: Table, now: float, wait: float) -> float:
    """Return the seconds before a table's board can be posted again; a board outside its channel does not count."""
    if table.board is None or table.board.channel != table.channel:
        return 0.0
    return table.board.at + wait - now


class Watchers:
    """Stores who follows which table."""

    def __init__(
        self, store: Store, clock: Callable[[], float], runner: CommandRunner, outbox_feed: OutboxFeed
    ) -> None:
        """Store watchers in a store."""
        self._store, self._clock, self._runner, self._outbox_feed = store, clock, runner, outbox_feed

    async def follow(self, table_id: str, by: Person) -> Table:
        """Make a person follow a table in play; nothing changes if they already do.

        Raises:
            Refusal: it is not in play, they play there, they have yet to play the same deal, or there are as many
                watchers or tables as there may be.
        """

        def work(unit: UnitOfWork) -> Table:
            table = unit.tables.get(table_id)
            if table is None:
                raise refuse("bot-no-such-table")
            if table.phase is not Phase.PLAYING:
                raise refuse("bot-no-not-started" if table.phase is Phase.LOBBY else "bot-no-table-ended")
            if table.seat_of(by.id) is not None:
                raise refuse("bot-no-follow-own")
            require_deal_played(unit, table, by.id)
            followed, watchers = unit.watchers.of_person(by.id), unit.watchers.of_table(table_id)
            if table_id not in followed and len(followed) >= MOST_FOLLOWED:
                raise refuse("bot-no-follow-more", most=MOST_FOLLOWED)
            if table_id not in followed and len(watchers) >= MOST_AT_TABLE:
                raise refuse("bot-no-more-watchers", most=MOST_AT_TABLE)
            unit.watchers.follow(table_id, by.id, self._clock())
            return table

        return await self._runner.run_to_completion(self._store.write(work))

    async def unfollow(self, table_id: str, person: int) -> bool:
        """Stop a person following a table; return whether they were following it."""

        def work(unit: UnitOfWork) -> bool:
            unit.messages.forget(table_id, watcher_slot(person))
            return unit.watchers.unfollow(table_id, person)

        return await self._runner.run_to_completion(self._store.write(work))

    async def of_table(self, table_id: str) -> list[Person]:
        """Return the people who follow a table, longest following first."""

        def work(unit: UnitOfWork) -> list[Person]:
            found = [unit.people.get(person) for person in unit.watchers.of_table(table_id)]
            return [person for person in found if person is not None]

        return await self._store.read(work)

    async def followed(self, person: int) -> list[Table]:
        """Return the tables in play that someone follows, in the order in which they began to."""

        def work(unit: UnitOfWork) -> list[Table]:
            found = [unit.tables.get(table_id) for table_id in unit.watchers.of_person(person)]
            return [table for table in found if table is not None and table.phase is Phase.PLAYING]

        return await self._store.read(work)

    async def show_again(self, table_id: str) -> None:
        """Have a table shown again to its followers."""

        def work(unit: UnitOfWork) -> list[OutboxItem]:
            return self._outbox_feed.enqueue(unit, table_id, [Notice(Kind.WATCH)])

        self._outbox_feed.offer(await self._runner.run_to_completion(self._store.write(work)))


_SECRET_BYTES = 32


class Openings:
    """Opens tables; all except guided games get a secret, from which the seed of their game is mixed.

    Every method raises `Refusal` if the table cannot be opened, and `StoreFailed` if it cannot be written.
    """

    def __init__(self, runner: CommandRunner, replays: Replays) -> None:
        """Open tables through this runner; positions of older games come from `replays`."""
        self._runner, self._replays = runner, replays

    async def open(self, game: str, guild: int, channel: int, by: Person, locale: Locale) -> Table:
        """Open a table in a channel; the host sits down at it."""
        return await self._runner.open(Open(game, guild, channel, by, locale, _secret()))

    async def open_guided(self, game: str, guild: int, channel: int, by: Person, locale: Locale) -> Table:
        """Open a guided first game in a channel, and start it."""
        return await self._runner.open(Open(game, guild, channel, by, locale, is_guided=True))

    async def again(self, table_id: str, by: Person, channel: int | None = None) -> Table:
        """Open a lobby for a rematch, with the people, computer players and options of a finished table."""
        return await self._runner.open(Again(by, _secret(), channel), table_id)

    async def play_on(self, table_id: str, entry: int, guild: int, channel: int, by: Person, locale: Locale) -> Table:
        """Open a lobby whose game continues from the position after an entry of a finished game."""
        table, step, state = await self._replays.position(table_id, entry)
        position = save_position(GAMES[table.game], state)
        command = PlayOn(table.game, guild, channel, by, locale, position, step, (), _secret())
        return await self._runner.open(command, table_id)

    async def open_position(
        self, game: str, state: State, guild: int, channel: int, by: Person, locale: Locale
    ) -> Table:
        """Open a lobby whose game starts from a shared position."""
        names = tuple(islice(computer_names(game, locale), state.seats))
        position = save_position(GAMES[game], state)
        return await self._runner.open(PlayOn(game, guild, channel, by, locale, position, 0, names, _secret()))


def _secret() -> str:
    return token_hex(_SECRET_BYTES)
