"""A table at one entry of its log, and what can be asked about the entries before it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from bot.model import Table
from games import core
from games.core import Event, Game, Refusal, Say, Seat, State, Value
from games.registry import GAMES

from .commands import RANDOM
from .entries import Entry, Moved


@dataclass(frozen=True, slots=True)
class TableState:
    """A table with its position.

    Attributes:
        table: seats, settings, place.
        state: the position, None before the deal.
        told: what the last entry told the table, or one seat alone.
    """

    table: Table
    state: State | None = None
    told: tuple[Event, ...] = ()


class Past(Protocol):
    """The entries of a table's log so far."""

    def entry(self, n: int) -> Entry | None:
        """One entry."""

    def has_key(self, key: str) -> bool:
        """Whether an interaction is in the log already."""

    def answer_to(self, seat: Seat, ticket: str) -> Moved | None:
        """What a seat last answered to the question with this ticket."""

    def position(self, n: int) -> State:
        """The position numbered `n`, as it was.

        Raises:
            LookupError: there is none of this number, or the log does not lead to it.
        """


class NoPast:
    """The past of a table that is being opened."""

    def entry(self, n: int) -> Entry | None:
        """None: there is no entry."""
        return None

    def has_key(self, key: str) -> bool:
        """Never: nothing was done."""
        return False

    def answer_to(self, seat: Seat, ticket: str) -> Moved | None:
        """None: nothing was asked."""
        return None

    def position(self, n: int) -> State:
        """There is no position."""
        raise LookupError(f"no position {n}")


def refuse(text: str, **values: Value) -> Refusal:
    """A refusal about the table rather than the game; its values are plain words and numbers."""
    return Refusal(Say(text, values))


def game_of(table: Table) -> Game[Any, Any]:
    """The game that is played at a table.

    Raises:
        Refusal: this program no longer has it.
    """
    if table.game not in GAMES:
        raise refuse("bot-no-such-game")
    return GAMES[table.game]


def usual_strategy(table: Table) -> str:
    """How a computer player plays here unless somebody chooses otherwise: at random where the game has no other way.

    Raises:
        Refusal: this program no longer has the game.
    """
    return usual_strategy_of(game_of(table).id)


def usual_strategy_of(game: str) -> str:
    """The same for a game by its id."""
    strategies = GAMES[game].strategies
    return core.NORMAL if core.NORMAL in strategies else next(iter(strategies), RANDOM)


def options_of(table: Table) -> dict[str, str]:
    """The options of a table, as far as its game has them still; an upgrade may have taken some away."""
    return {
        option.id: value if (value := table.options.get(option.id, "")) in option.values else option.values[0]
        for option in game_of(table).options
    }


def is_current(state: State, seat: Seat, ticket: str) -> bool:
    """Whether a control with this ticket was made for the very question that the seat is asked now."""
    return ticket == str(core.ticket(state, seat))


def position_number(state: State) -> int:
    """The entry that made this position: the last move, or a later one that opened a seat's question anew."""
    return max([state.number, *state.asked.values()])


def waiting(state: State | None) -> Mapping[Seat, str]:
    """The seats whose answer is awaited, with the ticket of each one's question."""
    now = core.decision(state) if state is not None else None
    return {seat: str(core.ticket(state, seat)) for seat in now.asks} if state is not None and now else {}
