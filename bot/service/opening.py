"""New tables: from nothing, after an older table, or from a position."""

from secrets import token_hex

from bot.model import Person, Table
from bot.tables.opening import Again, Open, PlayOn
from games.core import State
from games.positions import save_position
from games.registry import GAMES
from locales import Locale, words

from .execute import CommandRunner
from .replays import Replays

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
