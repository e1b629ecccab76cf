"""The way in: one object put together from parts that each keep their own state."""

from collections.abc import Callable
from secrets import token_hex

from bot.model import Person, Table, Tempo, TimeOuts
from bot.store import Store
from bot.tables import Limits
from bot.tables.absence import StandIn
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.lobby import SetFirst, SetOption, SetRated
from bot.tables.opening import Again, Open, PlayOn
from bot.tables.pace import SetPace, SetTempo, SetTimeOuts
from bot.tables.places import MovePlace
from bot.tables.play import Move
from bot.tables.seats import Join, Leave, SeatComputer, UnseatComputer
from bot.tables.tutorial import Guide, SetTips
from games.core import Choice, Seat, State
from games.positions import save_position
from games.registry import GAMES
from locales import Locale, words

from .arrivals import Arrivals
from .away import Away
from .cache import TableCache
from .clocks import Clocks
from .computers import Computers
from .daily import Daily
from .execute import Done, Executor
from .outbox_feed import OutboxFeed
from .people import People
from .places import Places
from .positions import Positions
from .preferences import PersonalSettings
from .privacy import Privacy
from .queries import Queries
from .replays import Replays
from .resuming import learn_editions, look_again
from .standings import Standings
from .thinking import Pool
from .watching import Watching


class Service:
    """Everything that can be done at the tables.

    A refusal (`games.core.Refusal`) means that nothing has changed; so does `StoreFailed`, which is a failure of ours.

    Attributes:
        store, clock: where everything is remembered, and the time.
        limits: what a person and a server may have.
        news: set whenever there may be something to deliver.
        queries, arrivals, outbox_feed, people, places, preferences, privacy, computers, clocks, away, daily,
            watching: the parts.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        computer_pause: float = 0.0,
        pool: Pool | None = None,
        *,
        limits: Limits | None = None,
        holder: str = "porion",
        release: str = "",
        is_busy: Callable[[], bool] = lambda: False,
    ) -> None:
        """Work on a store.

        Args:
            store: where everything is remembered.
            clock: the time in seconds since 1970.
            computer_pause: the unit of the pauses that computer players make before each turn, in seconds.
            pool: where computer players think; None for threads of their own.
            limits: what a person and a server may have.
            holder: this process among those that share the store; the same after a restart.
            release: names what the program shows; when it changes, what stands in Discord is looked at again.
            is_busy: whether so many wait for an answer that all else can wait.
        """
        self.store, self.clock, self.computer_pause = store, clock, computer_pause
        self._release = release
        self._cache = TableCache()
        self.outbox_feed = OutboxFeed(store, clock, holder)
        self.news = self.outbox_feed.news
        self.limits = limits or Limits()
        self._executor = Executor(store, clock, self._cache, self.outbox_feed, self.limits, is_busy)
        self.queries = Queries(store, self._cache)
        self.people = People(store, self._executor, self.outbox_feed)
        self.arrivals = Arrivals(store, self._cache, self.people)
        self.places = Places(store, self._executor, self.outbox_feed)
        self.computers = Computers(self._executor, self.queries, lambda: self.computer_pause, pool)
        self.clocks = Clocks(store, clock, self._executor)
        self.preferences = PersonalSettings(store, self._executor, self.outbox_feed, self.clocks)
        self.privacy = Privacy(store, self._executor, self.outbox_feed, self._cache)
        self.away = Away(clock, self._executor)
        self.watching = Watching(store, clock, self._executor, self.outbox_feed)
        self.daily = Daily(store, clock, self._executor, self.outbox_feed)
        self.execute, self.check_opening = self._executor.execute, self._executor.check_opening
        self.changed = self._executor.changed
        """Told of every table that has changed, after the commit."""
        self._look_only()
        self._delegate()

    def _look_only(self) -> None:
        """What only looks."""
        self.table, self.table_in = self.queries.table, self.queries.table_in
        self.tables_of, self.live_tables = self.queries.tables_of, self.queries.live_tables
        self.tables_on = self.queries.tables_on
        self.snapshot, self.view_for, self.view_of = (
            self.queries.snapshot, self.queries.view_for, self.queries.view_of,
        )  # fmt: skip
        self.answered, self.latest = self.queries.answered, self.queries.snapshot
        self.has_moved = self.queries.has_moved
        self.is_current, self.told = self.queries.is_current, self.queries.told
        self.history = self.queries.history
        standings = Standings(self.store)
        self.leaderboard, self.personal_record = standings.leaderboard, standings.personal
        self.replays, self.positions = Replays(self.store), Positions(self.store, self.clock)
        self.state_of = self.queries.state_of
        self.hints, self.foresee = self.computers.hints, self.computers.foresee
        self.summary = self.queries.summary
        self.fairness, self.transcript = self.queries.fairness, self.queries.transcript

    def _delegate(self) -> None:
        """What the parts do by themselves."""
        self.meet, self.person, self.arrive = self.people.meet, self.people.person, self.arrivals.arrive
        self.set_language, self.set_pings = self.people.set_language, self.people.set_pings
        self.refresh_hand = self.people.refresh_hand
        self.dm_opened, self.dm_failed = self.people.dm_opened, self.people.dm_failed
        self.change_untold = self.people.change_untold
        self.lose, self.lose_server, self.find_again = (
            self.places.lose, self.places.lose_server, self.places.find_again,
        )  # fmt: skip
        self.look_at, self.report_missing = self.places.look_at, self.places.report_missing
        self.channel_language = self.places.channel_language
        self.set_channel_language = self.places.set_channel_language
        self.server_settings, self.change_server = self.places.server_settings, self.places.change_server
        self.take, self.report = self.outbox_feed.take, self.outbox_feed.report

    # The life of the process

    async def resume(self) -> list[Table]:
        """After a restart: know the rules of every table, let computer players, clocks and deliveries go on.

        Returns:
            the live tables.
        """
        await learn_editions(self.store)
        await self.outbox_feed.recover()
        live = await look_again(self.store, self._release, self.clock())
        for table in live:
            if any(sitter.computer is not None or sitter.played_by_clock_for for sitter in table.sitters):
                self.computers.wake(table.id)
        self.clocks.start()
        self.daily.start()
        return live

    async def drain(self) -> None:
        """Finish what is running; computer players and clocks make no further move."""
        await self.clocks.close()
        await self.daily.close()
        await self.computers.close()
        await self._executor.drain()
        self.outbox_feed.close()

    # Commands, by name

    async def open(self, game: str, guild: int, channel: int, by: Person, locale: Locale, share: str = "") -> Table:
        """Open a table in a channel; the host sits down at it and adds a share to the seed."""
        return await self._executor.open(Open(game, guild, channel, by, locale, token_hex(32), share))

    async def open_guided(self, game: str, guild: int, channel: int, by: Person, locale: Locale) -> Table:
        """Open a guided first game in a channel, and begin it."""
        return await self._executor.open(Open(game, guild, channel, by, locale, is_guided=True))

    async def guide(self, table_id: str, by: Person) -> Table:
        """Turn a lobby where nobody but the host waits into a guided first game."""
        return (await self.execute(table_id, Guide(by))).table

    async def set_tips(self, table_id: str, by: Person, is_on: bool) -> Table:
        """Switch somebody's tips on or off, at a table whose game is new to them."""
        return (await self.execute(table_id, SetTips(by, is_on))).table

    async def again(self, table_id: str, by: Person, share: str = "", channel: int | None = None) -> Table:
        """Open a new lobby for the people, computer players and options of a table that is over; there or elsewhere."""
        return await self._executor.open(Again(by, token_hex(32), share, channel), table_id)

    async def play_on(
        self, table_id: str, entry: int, guild: int, channel: int, by: Person, locale: Locale, share: str = ""
    ) -> Table:
        """Open a lobby whose game goes on from the position that stood after an entry of a game that is over."""
        table, step, state = await self.replays.position(table_id, entry)
        command = PlayOn(
            table.game,
            guild,
            channel,
            by,
            locale,
            save_position(GAMES[table.game], state),
            step,
            (),
            token_hex(32),
            share,
        )
        return await self._executor.open(command, table_id)

    async def open_position(
        self, game: str, state: State, guild: int, channel: int, by: Person, locale: Locale, share: str = ""
    ) -> Table:
        """Open a lobby whose game begins with a position that somebody shared."""
        names = tuple(words(locale).text("bot-computer-name", n=n) for n in range(1, state.seats + 1))
        command = PlayOn(
            game, guild, channel, by, locale, save_position(GAMES[game], state), 0, names, token_hex(32), share
        )
        return await self._executor.open(command)

    async def act(
        self,
        table_id: str,
        person_id: int,
        ticket: str | None,
        choice: Choice,
        key: str,
        ahead: Callable[[Done], None] | None = None,
        *,
        is_shown: bool = True,
    ) -> Done:
        """Make a move for a person; unless they are only told later, they are shown the table in `Done.view`.

        `ahead` may prepare what they are shown, see `Executor.execute`.
        """
        move = Move(person_id, ticket, choice, key)
        return await self.execute(table_id, move, person_id if is_shown else None, ahead)

    async def start(self, table_id: str, by: Person) -> Table:
        """Deal."""
        return (await self.execute(table_id, Start(by, token_hex(16)))).table

    async def join(self, table_id: str, by: Person, share: str = "") -> Table:
        """Sit down at a table and add a share to the seed, or come back to the seat that a computer player kept."""
        return (await self.execute(table_id, Join(by, share))).table

    async def leave(self, table_id: str, by: Person, *, is_declining: bool = False) -> Table:
        """Get up. In the lobby the seat is free again; in play a computer player keeps it, or declining is refused."""
        return (await self.execute(table_id, Leave(by, is_declining=is_declining))).table

    async def stand_in(self, table_id: str, by: Person, seat: Seat) -> Table:
        """Let a computer player keep the seat of someone who is absent."""
        return (await self.execute(table_id, StandIn(by, seat))).table

    async def seat_computer(self, table_id: str, by: Person, strategy: str | None = None) -> Table:
        """Seat a computer player."""
        return (await self.execute(table_id, SeatComputer(by, strategy))).table

    async def unseat_computer(self, table_id: str, by: Person, name: str | None = None) -> Table:
        """Send a computer player away: the one of that name, or the one that was seated last."""
        return (await self.execute(table_id, UnseatComputer(by, name))).table

    async def set_option(self, table_id: str, by: Person, option: str, value: str) -> Table:
        """Choose a variant."""
        return (await self.execute(table_id, SetOption(by, option, value))).table

    async def set_pace(self, table_id: str, by: Person, seconds: float | None) -> Table:
        """Choose how long a person has for each answer; None for as long as they like."""
        return (await self.execute(table_id, SetPace(by, seconds))).table

    async def set_time_outs(self, table_id: str, by: Person, time_outs: TimeOuts) -> Table:
        """Choose who answers when somebody's time has run out."""
        return (await self.execute(table_id, SetTimeOuts(by, time_outs))).table

    async def set_tempo(self, table_id: str, by: Person, tempo: Tempo) -> Table:
        """Choose how fast computer players play."""
        return (await self.execute(table_id, SetTempo(by, tempo))).table

    async def set_rated(self, table_id: str, by: Person, is_rated: bool) -> Table:
        """Choose whether the game counts in standings and ratings."""
        return (await self.execute(table_id, SetRated(by, is_rated))).table

    async def set_first(self, table_id: str, by: Person, seat: Seat | None) -> Table:
        """Choose who begins; None leaves it to chance."""
        return (await self.execute(table_id, SetFirst(by, seat))).table

    async def move(self, table_id: str, by: Person, guild: int, channel: int) -> Table:
        """Bring a table to another channel."""
        return (await self.execute(table_id, MovePlace(by, guild, channel))).table

    async def end(self, table_id: str, by: Person, moderator: bool) -> Table:
        """End a table before its final score."""
        return (await self.execute(table_id, End(by, moderator))).table

    async def repost(self, table_id: str) -> Table:
        """Have the board of a table posted again at the bottom of its channel.

        Raises:
            Refusal: there is no such table, or its board has only just been posted there.
        """
        return await self.places.repost(table_id, self._executor.limits.repost_after)

    async def note(self, name: str) -> str | None:
        """A short text the bot keeps for itself, such as which commands it has registered."""
        return await self.store.read(lambda unit: unit.bookkeeping.note(name))

    async def set_note(self, name: str, text: str) -> None:
        """Keep a short text under a name."""
        await self.store.write(lambda unit: unit.bookkeeping.set_note(name, text))
