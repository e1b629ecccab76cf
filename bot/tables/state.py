"""A table with its position, what can be derived from these two alone, and which tables wait for a person."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from typing import Any

from bot.model import Occupant, Phase, Table
from bot.post import PostedMessage
from bot.profile import PlayingHours, moment_after
from games import core
from games.core import Event, Game, NotYours, Refusal, Say, Seat, State, Value
from games.registry import GAMES
from locales import LOCALES, Locale, words

DAY_S = 24 * 3600.0
"""The seconds of a day."""

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


def voters_on_late(table: Table) -> int:
    """Return how many people may vote on replacing a late player: all others who sit there, late or not."""
    return max(len(table.people) - 1, 0)


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


def is_thrown(state: State) -> bool:
    """Return whether a question asks for nothing but the throw of a die, which the table makes by itself."""
    now = core.decision(state)
    return now is not None and now.step.at_once


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


def with_seat(table: Table, seat: Seat, occupant: Occupant) -> Table:
    """Return the table with another occupant at a seat."""
    return replace(table, occupants=(*table.occupants[:seat], occupant, *table.occupants[seat + 1 :]))


def with_next_seat(table: Table, occupant: Occupant) -> Table:
    """Return the table with one more seat."""
    return replace(table, occupants=(*table.occupants, occupant))


def given_name(occupant: Occupant) -> str:
    """Return a name as in the log, which does not contain people's current names."""
    return occupant.given_name or occupant.name


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


def waiting_tables(tables: Sequence[Table], person: int) -> list[Table]:
    """Return the tables in play that wait for a person, longest waiting first, except those where they are away."""
    asked = [(since, table) for table in tables if (since := _asked_at(table, person)) is not None]
    return [table for _, table in sorted(asked, key=lambda one: (one[0], one[1].id))]


def daily_due(tables: Sequence[Table], person: int, sent: float, hours: PlayingHours | None = None) -> float | None:
    """Return when a person's daily message is due; None while nothing waits for them.

    Args:
        tables: the live tables where they sit.
        person: the person.
        sent: when they received the last such message, in seconds since 1970.
        hours: their playing hours, outside of which no message is sent; None for always.

    Returns:
        a day after the latest of: the first question, their last action at any table, the last call or private message
        for one that waits, the last such message; or the start of their playing hours after that.
    """
    waiting = waiting_tables(tables, person)
    if not waiting:
        return None
    asked = _asked_at(waiting[0], person) or 0.0
    seen = max(_occupant(table, person).seen_at for table in tables if table.seat_of(person) is not None)
    called = [ref.at for table in waiting for ref in _messages_to(table, person)]
    return moment_after(max(asked, seen, sent, *called) + DAY_S, 0.0, hours)


def _asked_at(table: Table, person: int) -> float | None:
    """Return since when a table has been waiting for a person; None if it is not, or if they are away."""
    if table.phase is not Phase.PLAYING or table.seat_of(person) is None:
        return None
    occupant = _occupant(table, person)
    return None if occupant.is_away else occupant.asked_at


def _messages_to(table: Table, person: int) -> list[PostedMessage]:
    """Return a table's calls and the private message with a person's hand."""
    seat = table.seat_of(person)
    hand = None if seat is None else table.hand(seat)
    return [*table.calls.values(), *([hand] if hand is not None else [])]


def _occupant(table: Table, person: int) -> Occupant:
    return next(occupant for occupant in table.occupants if occupant.person == person)
