"""Positions in notation: given out where nothing is hidden any more, and read where somebody shares one."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from bot.ids import digest_token
from bot.model import Table
from bot.tables.state import game_of, refuse
from games import core
from games.core import Dice, Game, Refusal, Seat, State
from games.registry import GAMES

from .report import report

HEADING = "# porion"
"""Begins the first line of a position; the game's id follows."""
MOST = 8000
"""Characters of a position that are read: about twice as many as the longest that was met."""
KEPT = 100
"""Positions somebody is looking at, kept so that they can be played."""
WORLDS = 12
TRIED = 200
"""Moves that are tried in a position before anyone is told that it can be played: some 10 ms."""


@dataclass(frozen=True, slots=True)
class Shared:
    """A position that somebody shared.

    Attributes:
        token: names it in controls.
        game: the id of its game.
        state: the position.
        is_playable: whether somebody is asked something in it.
    """

    token: str
    game: str
    state: State
    is_playable: bool


class Positions:
    """Reads positions, and remembers the last ones."""

    def __init__(self) -> None:
        """Remember none yet."""
        self._looked_at: OrderedDict[str, Shared] = OrderedDict()

    async def read(self, text: str) -> Shared:
        """The position that a text describes.

        Raises:
            Refusal: it is too long, names no game, or a line of it cannot be right.
        """
        if len(text) > MOST:
            raise refuse("bot-no-long-position", most=MOST)
        shared = await asyncio.to_thread(_read, text)
        self._looked_at[shared.token] = shared
        self._looked_at.move_to_end(shared.token)
        while len(self._looked_at) > KEPT:
            self._looked_at.popitem(last=False)
        return shared

    def get(self, token: str) -> Shared:
        """A position that was read a while ago.

        Raises:
            Refusal: it is no longer remembered.
        """
        if token not in self._looked_at:
            raise refuse("bot-no-position-kept")
        return self._looked_at[token]


def written(game: Game[Any, Any], state: State) -> str:
    """A position as a text that can be shared."""
    return f"{HEADING} {game.id}\n{game.position(state)}\n"


def require_open(table: Table, state: State) -> None:
    """Refuse the position of a running game in which anything is hidden from anybody.

    Whether it is follows from what everyone knows: in a dozen worlds that look alike to the public, and that differ in
    whatever is hidden, the notation is compared.

    Raises:
        Refusal: something is.
    """
    if not table.phase.live:
        return
    game, dice = game_of(table), Dice("worlds")
    if len({game.position(game.imagine(state, None, dice)) for _ in range(WORLDS)}) > 1:
        raise refuse("bot-no-position-open")


def _read(text: str) -> Shared:
    head, _, rest = text.strip().partition("\n")
    name = head.removeprefix(HEADING).strip()
    if not head.startswith(HEADING) or name not in GAMES:
        raise refuse("bot-no-position-game", heading=f"{HEADING} {next(iter(GAMES), '')}")
    game = GAMES[name]
    try:
        state: State = game.read_position(rest)
        state.edition = state.edition or game.editions.current
        core.start(state)
        is_playable = core.decision(state) is not None
        if is_playable:
            _play_on(state)
        else:
            game.outcome(state)
        for seat in (None, *map(Seat, range(state.seats))):
            view = game.view(state, seat)
            game.board(view)
            if seat is not None:
                game.hand(view)
    except Refusal:
        raise
    except Exception as error:  # noqa: BLE001 - anybody may paste any text: they are told, and so is the operator
        report(f"a shared position of {game.id} broke its reader", error)
        raise refuse("bot-no-position-read") from None
    return Shared(digest_token(text), name, state, is_playable)


def _play_on(state: State) -> None:
    """Play some moves as absent players would: where the rules cannot go on, that is found here and not at a table."""
    for _ in range(TRIED):
        now = core.decision(state)
        if now is None:
            return
        seat = next(iter(now.asks))
        state = core.apply(state, seat, core.default_choice(state, seat))
