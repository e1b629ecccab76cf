"""A table with its position, and what can be derived from these two alone."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from typing import Any

from bot.model import Sitter, Table
from games import core
from games.core import Event, Game, NotYours, Refusal, Say, Seat, State, Value
from games.registry import GAMES
from locales import LOCALES, Locale, words

RANDOM = "random"
"""The computer player that every game provides."""


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


def refuse(text: str, **values: Value) -> Refusal:
    """Return a refusal about the table rather than the game; its values are plain words and numbers."""
    return Refusal(Say(text, values))


def require_seat(table: Table, person: int) -> Seat:
    """Return the seat of a person.

    Raises:
        NotYours: they do not sit here.
    """
    seat = table.seat_of(person)
    if seat is None:
        raise NotYours(Say("bot-no-not-in-game", {}))
    return seat


def in_time(table: Table) -> int:
    """Return how many people at a table have not let their time run out, or have done something since."""
    return sum(sitter.person is not None and not sitter.missed for sitter in table.sitters)


def game_of(table: Table) -> Game[Any, Any]:
    """Return the game that is played at a table.

    Raises:
        Refusal: this program no longer has it.
    """
    if table.game not in GAMES:
        raise refuse("bot-no-such-game")
    return GAMES[table.game]


def usual_strategy(table: Table) -> str:
    """Return the default strategy of a table's computer players: random if the game has no other.

    Raises:
        Refusal: this program no longer has the game.
    """
    return usual_strategy_of(game_of(table).id)


def usual_strategy_of(game: str) -> str:
    """Return the default strategy of a game's computer players, by the game's id."""
    strategies = GAMES[game].strategies
    return core.NORMAL if core.NORMAL in strategies else next(iter(strategies), RANDOM)


def options_of(table: Table) -> dict[str, str]:
    """Return a table's options, as far as its game still has them; an upgrade may have removed some."""
    return {
        option.id: value if (value := table.options.get(option.id, "")) in option.values else option.values[0]
        for option in game_of(table).options
    }


def is_current(state: State, seat: Seat, ticket: str) -> bool:
    """Return whether a control with this ticket belongs to the seat's current question."""
    return ticket == str(core.ticket(state, seat))


def position_number(state: State) -> int:
    """Return the entry that produced this position: the last move, or a later one that reopened a question."""
    return max([state.number, *state.asked.values()])


def waiting(state: State | None) -> Mapping[Seat, str]:
    """Return the seats whose answer is awaited, each with the ticket of its question."""
    now = core.decision(state) if state is not None else None
    return {seat: str(core.ticket(state, seat)) for seat in now.asks} if state is not None and now else {}


def questions(state: State | None) -> Mapping[Seat, str]:
    """Return the seats awaited as far as everyone may know, each with a number of its question.

    It is the same at all stages of a question; if nobody may know who has answered, all who were asked are included.
    """
    return {seat: str(core.opened(state, seat)) for seat in core.awaited(state)[0]} if state is not None else {}


def is_quiet(state: State | None) -> bool:
    """Return whether a question is open for which nobody may know who has answered."""
    now = core.decision(state) if state is not None else None
    return now is not None and now.step.is_quiet


def reopen_for(state: State | None, seat: Seat, n: int) -> State | None:
    """Return the position with one seat's question reopened, which invalidates all earlier controls of that seat."""
    if state is None or seat not in state.asked:
        return state
    t = core.clone(state)
    t.asked = {**state.asked, seat: n}
    t.opened = {other: number for other, number in state.opened.items() if other != seat}
    return t


def with_seat(table: Table, seat: Seat, sitter: Sitter) -> Table:
    """Return the table with another occupant at a seat."""
    return replace(table, sitters=(*table.sitters[:seat], sitter, *table.sitters[seat + 1 :]))


def with_next_seat(table: Table, sitter: Sitter) -> Table:
    """Return the table with one more seat."""
    return replace(table, sitters=(*table.sitters, sitter))


def given_name(sitter: Sitter) -> str:
    """Return a name as in the log, which does not contain people's current names."""
    return sitter.given_name or sitter.name


def computer_names(game: str, locale: Locale) -> Iterator[str]:
    """Yield names for computer players endlessly: those of the game's characters first."""
    lang = words(locale)
    yield from (lang.text(f"{game}-character-{who}") for who in GAMES[game].characters.players)
    yield from (lang.text("bot-computer-name", n=n) for n in count(1))


@cache
def character_named(game: str, name: str) -> str | None:
    """Return the character of a game with this name in one of the languages, if any."""
    found = GAMES[game].characters.players
    return next((who for who in found for each in LOCALES if words(each).text(f"{game}-character-{who}") == name), None)
