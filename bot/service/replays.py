"""Replays of games that were played; and new tables, which may go on from them."""

from secrets import token_hex

from pydantic import ValidationError

from bot.model import Person, Table
from bot.operation.logs import logger
from bot.store import Store, UnitOfWork
from bot.tables.opening import Again, Open, PlayOn
from bot.tables.replay import ReplayStep, Timeline, Viewpoint, allowed_viewpoint, playing_then, step_at
from bot.tables.seat_history import with_names_of_the_time
from bot.tables.state import game_of, refuse
from bot.tables.view import TableView, view_for
from games.core import Seat, State
from games.positions import save_position
from games.registry import GAMES
from locales import Locale, words

from .cache import TableCache
from .execute import CommandRunner
from .loading import StoredPast, check_installed, told_of

STEPS_KEPT = 128
"""Positions kept for those who turn pages: some 10 kB each."""
LAST_STEP = 1 << 40
"""A step that no game has: it means the last one."""


class Replays:
    """Shows single moments of games. The store keeps one position in fifty: no more moves are ever played again."""

    def __init__(self, store: Store) -> None:
        """Look into a store."""
        self._store, self._cache = store, TableCache(STEPS_KEPT)

    async def moment(
        self, table_id: str, step: int = LAST_STEP, viewpoint: Viewpoint = None, entry: int | None = None
    ) -> ReplayStep:
        """One step of a game, as the public or (once it is over) any seat could see it then.

        Args:
            table_id: the table.
            step: which step, from 0; beyond the end means the last one.
            viewpoint: whose view; while the game runs, always the public's.
            entry: if given, the step that stood after this entry of the log, instead of `step`.

        Raises:
            Refusal: there is no such table, it was never dealt, or that position cannot be read any more.
        """

        def work(unit: UnitOfWork) -> ReplayStep:
            table = told_of(unit, _known(unit, table_id))
            timeline = timeline_of(unit, table)
            at = timeline.at(step) if entry is None else timeline.near(entry)
            seen = allowed_viewpoint(table, viewpoint)
            seat = Seat(seen) if isinstance(seen, int) else None
            told = with_names_of_the_time(
                unit.log.history(table_id, seat, after=timeline.before(at), upto=timeline.entries[at]), table
            )
            state = self._position(unit, table, timeline.entries[at])
            before = self._position(unit, table, timeline.entries[at - 1]) if at else None
            first, last = timeline.around(at)
            story = with_names_of_the_time(unit.log.history(table_id, None, after=first - 1, upto=last), table)
            gists = timeline.gists(story, game_of(table).reveals)
            return step_at(table, timeline, at, state, seen, [event for _, event in told], before, gists)

        return await self._store.read(work)

    async def question(self, table_id: str, seat: Seat, entry: int) -> tuple[TableView, State]:
        """What a seat of a game that is over could see before an entry of the log, with all it was offered then.

        Raises:
            Refusal: there is no such table, its game is not over, or the position cannot be read any more.
        """

        def work(unit: UnitOfWork) -> tuple[TableView, State]:
            table = told_of(unit, _known(unit, table_id))
            if table.phase.live:
                raise refuse("bot-no-replay-open")
            check_installed(table)
            state = self._position(unit, table, entry - 1)
            return view_for(playing_then(table, entry - 1, state), state, seat), state

        return await self._store.read(work)

    async def position(self, table_id: str, entry: int) -> tuple[Table, int, State]:
        """The position that stood after an entry of a game that is over, with its table and its step.

        Raises:
            Refusal: there is no such table, its game is not over or was never dealt, or the position cannot be read.
        """

        def work(unit: UnitOfWork) -> tuple[Table, int, State]:
            table = _known(unit, table_id)
            if table.phase.live:
                raise refuse("bot-no-replay-open")
            timeline = timeline_of(unit, table)
            step = timeline.near(entry)
            return table, step, self._position(unit, table, timeline.entries[step])

        return await self._store.read(work)

    def _position(self, unit: UnitOfWork, table: Table, n: int) -> State:
        try:
            state = StoredPast(unit, table, self._cache).position(n)
        except (ValidationError, LookupError) as error:
            # the message of either would print the position, hidden cards and all
            logger.error("position %d of table %s cannot be read: %s", n, table.id, type(error).__name__)
            raise refuse("bot-no-broken-table") from None
        self._cache.keep_positions(table.id, [(n, state)])
        return state


def timeline_of(unit: UnitOfWork, table: Table) -> Timeline:
    """The steps of a table's game, from its deal on.

    Raises:
        Refusal: it was never dealt.
    """
    check_installed(table)
    first = unit.positions.first(table.id)
    if first is None or unit.positions.by(table.id, first) is None:
        raise refuse("bot-no-not-started")
    entries = [first, *(n for n in unit.log.telling(table.id) if n > first)]
    return Timeline(entries, with_names_of_the_time(unit.log.headings(table.id), table))


def _known(unit: UnitOfWork, table_id: str) -> Table:
    table = unit.tables.get(table_id)
    if table is None:
        raise refuse("bot-no-such-table")
    return table


_SECRET_BYTES = 32


class Openings:
    """Opens tables; each draws the secret from which the seed of its game is mixed.

    Every method raises `Refusal` where the table cannot be opened, and `StoreFailed` where it cannot be written.
    """

    def __init__(self, runner: CommandRunner, replays: Replays) -> None:
        """Open tables through this runner; positions of older games come from `replays`."""
        self._runner, self._replays = runner, replays

    async def open(self, game: str, guild: int, channel: int, by: Person, locale: Locale) -> Table:
        """Open a table in a channel; the host sits down at it."""
        return await self._runner.open(Open(game, guild, channel, by, locale, _secret()))

    async def open_guided(self, game: str, guild: int, channel: int, by: Person, locale: Locale) -> Table:
        """Open a guided first game in a channel, and begin it."""
        return await self._runner.open(Open(game, guild, channel, by, locale, is_guided=True))

    async def again(self, table_id: str, by: Person, channel: int | None = None) -> Table:
        """Open a lobby for the people, computer players and options of a table that is over; there or elsewhere."""
        return await self._runner.open(Again(by, _secret(), channel), table_id)

    async def play_on(self, table_id: str, entry: int, guild: int, channel: int, by: Person, locale: Locale) -> Table:
        """Open a lobby whose game goes on from the position that stood after an entry of a game that is over."""
        table, step, state = await self._replays.position(table_id, entry)
        position = save_position(GAMES[table.game], state)
        command = PlayOn(table.game, guild, channel, by, locale, position, step, (), _secret())
        return await self._runner.open(command, table_id)

    async def open_position(
        self, game: str, state: State, guild: int, channel: int, by: Person, locale: Locale
    ) -> Table:
        """Open a lobby whose game begins with a shared position."""
        names = tuple(words(locale).text("bot-computer-name", n=n) for n in range(1, state.seats + 1))
        position = save_position(GAMES[game], state)
        return await self._runner.open(PlayOn(game, guild, channel, by, locale, position, 0, names, _secret()))


def _secret() -> str:
    return token_hex(_SECRET_BYTES)
