"""A server's memory of its games: records and achievements, all derived from the log."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any
from zoneinfo import ZoneInfo

from bot.model import Table
from bot.profile import local_time
from games.core import MASTER, STRONG, Concession, Ending, Event, Game, Say, Seat, State
from games.registry import GAMES

from .log import Entry, Past
from .ratings import GameResult, SeatResult
from .seat_history import former_occupants
from .state import game_of
from .undo import TookBack

ACHIEVED = "bot-story-achieved"
"""The sentence on a player's first-time achievement on a server."""
TOOK_BACK = "bot-story-took-back"
UNRATES = frozenset({"rating", "count"})
"""The costs of taking a move back: the game no longer changes ratings, or no longer counts at all."""
LEAST_STREAK = 2
"""The shortest winning streak that is recorded."""
FIRST_DAYS = 3
"""Days at the beginning of a month on which the previous month's digest is still posted."""
DIGEST_HOUR = 9
"""The hour of a server's local time from which its digest is posted."""


class RecordKind(StrEnum):
    """The kinds of a server's records, in the order in which they are shown."""

    HIGHEST = "highest"
    """The most points."""
    CLOSEST = "closest"
    """The smallest lead of a sole winner over another person."""
    STREAK = "streak"
    """The most victories in a row."""
    FIRST = "first"
    """The first victory over a strong computer player."""
    SURVIVAL = "survival"
    """The highest shared score, in a game that all could have lost together."""
    LONGEST = "longest"
    """The most moves."""


REACHED = "reached "
"""Begins the kind of an entry that says how near a person has come to an achievement, before its id."""
SHARED = frozenset({RecordKind.CLOSEST, RecordKind.SURVIVAL, RecordKind.LONGEST})
"""Records that belong to everybody at the table."""


@dataclass(frozen=True, slots=True)
class RecordEntry:
    """A person's best result of one kind in a game on a server.

    Attributes:
        kind: the kind of record, or `REACHED` and the id of an achievement that counts something.
        rank: the lower, the better: the lead, or the negated points, moves or victories.
        at: when, in seconds since 1970; of equal results, the first counts.
        table: the table.
    """

    guild: int
    game: str
    kind: str
    person: int
    rank: int
    at: float
    table: str


@dataclass(frozen=True, slots=True)
class Achievement:
    """A person's achievement in a game on a server, with its first time and table."""

    person: int
    guild: int
    game: str
    id: str
    table: str
    at: float


@dataclass(frozen=True, slots=True)
class Month:
    """A month in a server's time zone, as seconds since 1970.

    Attributes:
        year, month: the calendar month.
        begins, ends: its limits.
    """

    year: int
    month: int
    begins: float
    ends: float


@dataclass(frozen=True, slots=True)
class Holder:
    """A record for display.

    Attributes:
        value: the lead, points, moves or victories; 0 if nothing is counted.
        names: the holders who let themselves be named.
        at: when, in seconds since 1970.
        table: where it was set; None if that no longer has a channel.
    """

    kind: RecordKind
    game: str
    value: int
    names: tuple[str, ...]
    at: float
    table: Table | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """A person's achievements on a server.

    Attributes:
        name: their display name there.
        person: their id.
        is_own: whether the reader is this person.
        is_shown: whether they let themselves be named.
        ids: the achievements by game; empty where the reader may not see them.
        reached: of achievements that count something, the most they have reached, by game and id.
    """

    name: str
    person: int
    is_own: bool
    is_shown: bool
    ids: Mapping[str, tuple[str, ...]]
    reached: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Digest:
    """A month on a server.

    Attributes:
        games: how often each game was played, most often first.
        winners: the most frequent winners, with their victories.
        records: those that were set in the month and are still unbeaten.
        achieved: by name, the game and the achievement.
        tournaments: the titles of those that ended, each with its game.
    """

    month: Month
    games: tuple[tuple[str, int], ...]
    winners: tuple[tuple[str, int], ...] = ()
    records: tuple[Holder, ...] = ()
    achieved: tuple[tuple[str, str, str], ...] = ()
    tournaments: tuple[tuple[str, str], ...] = ()


def records_of(result: GameResult, moves: int, streaks: Mapping[int, int]) -> tuple[RecordEntry, ...]:
    """Return the record entries of a game's people.

    Args:
        result: its result.
        moves: how many moves were made.
        streaks: each person's current winning streak.
    """
    people = [seat.person for seat in _people(result) if seat.person is not None]
    found = [
        *((RecordKind.LONGEST, person, -moves) for person in people),
        *((RecordKind.STREAK, one, -streak) for one, streak in streaks.items() if one in people),
        *_scored(result),
    ]
    return tuple(
        RecordEntry(result.guild, result.game, kind, person, rank, result.at, result.table)
        for kind, person, rank in found
        if kind is not RecordKind.STREAK or -rank >= LEAST_STREAK
    )


def _scored(result: GameResult) -> Iterator[tuple[RecordKind, int, int]]:
    """Yield the records that follow from the final score: kind, person, rank."""
    if result.ending is Ending.LOST:
        return
    people = _people(result)
    for seat in people:
        assert seat.person is not None, "computer players are left out"
        if seat.total is not None and seat.total > 0:
            yield RecordKind.HIGHEST, seat.person, -seat.total
        if result.won_by(seat) and any(one.computer in {STRONG, MASTER} for one in result.seats):
            yield RecordKind.FIRST, seat.person, 0
    best = [seat for seat in result.seats if seat.place == 1]
    seconds = [seat for seat in people if seat.place == 2]
    if len(best) == 1 and best[0] in people and seconds and best[0].total is not None:
        leads = [best[0].total - seat.total for seat in seconds if seat.total is not None]
        yield from (
            (RecordKind.CLOSEST, seat.person, max(leads))
            for seat in (*best, *seconds)
            if leads and seat.person is not None
        )
    totals = [seat.total for seat in result.seats if seat.total is not None]
    if _is_shared(result.game) and totals and result.ending is Ending.FINISHED:
        yield from ((RecordKind.SURVIVAL, one.person, -sum(totals)) for one in people if one.person is not None)


def _people(result: GameResult) -> list[SeatResult]:
    """Return the results of the people who stayed until the end and have not been forgotten."""
    return [seat for seat in result.seats if seat.person is not None and seat.person > 0 and not seat.has_left]


def _is_shared(game: str) -> bool:
    return game in GAMES and GAMES[game].concession is Concession.COMMON_DEFEAT


def achievements_of(
    table: Table, state: State, result: GameResult, story: Sequence[Say], changes: Sequence[Entry]
) -> tuple[Achievement, ...]:
    """Return the achievements of a finished game's people, in seat order.

    Args:
        table: the table.
        state: its last position.
        result: its result.
        story: the public sentences; see `lasting`.
        changes: the log without moves, if a seat has changed hands; see `Log.changes_of_seats`. Only people who had
            their seat from beginning to end have achievements.
    """
    found = game_of(table).achieved(state, story)
    changed = {one.seat for one in former_occupants(table, changes)}
    return tuple(
        Achievement(seat.person, result.guild, result.game, id_, result.table, result.at)
        for seat in result.seats
        if seat.person is not None and seat.person > 0 and seat.seat not in changed
        for id_ in found.get(seat.seat, ())
    )


def reached_by(
    table: Table, state: State, result: GameResult, story: Sequence[Say], changes: Sequence[Entry]
) -> tuple[RecordEntry, ...]:
    """Return what a finished game's people have reached of the achievements that count something; see above."""
    found, changed = game_of(table).progress(state, story), {one.seat for one in former_occupants(table, changes)}
    return tuple(
        RecordEntry(result.guild, result.game, f"{REACHED}{id_}", seat.person, -value, result.at, result.table)
        for seat in _people(result)
        if seat.person is not None and seat.seat not in changed
        for id_, value in found.get(seat.seat, {}).items()
        if value > 0
    )


def lasting(told: Sequence[tuple[int, Event]], past: Past) -> tuple[Say, ...]:
    """Return what was told at a table, in order, without sentences of steps that were taken back."""
    kept: list[tuple[int, Say]] = []
    for n, event in told:
        entry = past.entry(n) if event.say.id == TOOK_BACK else None
        if entry is not None and isinstance(entry.fact, TookBack):
            to = entry.fact.to
            kept = [(at, said) for at, said in kept if at <= to]
        else:
            kept.append((n, event.say))
    return tuple(said for _, said in kept)


def with_undone(told: Sequence[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """Return what was told at a table; what moves told that were taken back since is marked as undone."""
    back = [(event.say.values.get("to"), n) for n, event in told if event.say.id == TOOK_BACK]
    spans = [(to, n) for to, n in back if isinstance(to, int)]
    return [
        (at, replace(event, is_undone=event.say.id != TOOK_BACK))
        if any(to < at < n for to, n in spans)
        else (at, event)
        for at, event in told
    ]


def standing(events: Sequence[Event]) -> Sequence[Event]:
    """Return what still holds of some news.

    That a move was taken back is only told as long as nothing has followed, or if it keeps the game from counting.
    """
    stands = [event for event in events if not event.is_undone]
    last = next((event for event in reversed(stands) if not event.is_heading), None)
    return [
        event
        for event in stands
        if event.say.id != TOOK_BACK or event is last or event.say.values.get("unrates") in UNRATES
    ]


def since_own(news: Sequence[Event], game: Game[Any, Any], seat: Seat) -> Sequence[Event]:
    """Return a seat's news without the sentences on its own move that they begin with, unless these are all.

    What that move revealed is told even so, after what the move was; if its turn has a heading, with the whole turn.
    """
    if news and news[0].is_heading:
        end = next((number for number, event in enumerate(news) if number and event.is_heading), 0)
        is_quiet = all(is_own_move(event, seat) and event.say.id not in game.events.reveals for event in news[:end])
        return news[end:] if is_quiet else news
    for number, event in enumerate(news):
        if event.say.id in game.events.reveals:
            return news[max(number - 1, 0) :]
        if not is_own_move(event, seat):
            return news[number:]
    return news


def apart(news: Sequence[Event], game: Game[Any, Any], seat: Seat) -> tuple[Sequence[Event], Sequence[Event]]:
    """Return what has happened in the turns after a seat's last move, and apart from it what that move brought.

    The latter is empty if it changed nothing, if it belongs to the same turn, or if others acted in that turn as well.
    It comes without the heading of a turn of the seat's own.
    """
    first = int(bool(news) and news[0].is_heading and news[0].say.values.get("seat") == seat)
    end = next((number for number, event in enumerate(news) if number >= first and event.is_heading), 0)
    own, others = news[first:end], news[end:]
    if all(event.is_heading for event in others) or any(event.say.values.get("seat", seat) != seat for event in own):
        return news, ()
    is_quiet = all(is_own_move(event, seat) and event.say.id not in game.events.reveals for event in own)
    return others, () if is_quiet else own


def is_past(events: Sequence[Event], told_at: Mapping[Say, float]) -> bool:
    """Return whether events were told so long before the latest ones that their player has seen what they brought."""
    return bool(told_at) and told_at.keys().isdisjoint(event.say for event in events)


def is_own_move(event: Event, seat: Seat | None) -> bool:
    """Return whether an event says what a seat itself did, or that its turn began."""
    return event.to is None and not event.is_recap and event.say.values.get("seat") == seat


def told_achievements(found: Sequence[Achievement], seats: Mapping[int, Seat]) -> tuple[Say, ...]:
    """Return sentences on people's first-time achievements."""
    return tuple(Say(ACHIEVED, {"seat": seats[one.person], "achievement": one.id}) for one in found)


def month_due(now: float, zone: str) -> Month | None:
    """Return the month whose digest is due at a time, in a time zone; None on most days."""
    local = local_time(now, zone)
    if local.day > FIRST_DAYS or (local.day == 1 and local.hour < DIGEST_HOUR):
        return None
    ends = datetime(local.year, local.month, 1, tzinfo=local.tzinfo or ZoneInfo("UTC"))
    begins = (ends - timedelta(days=1)).replace(day=1)
    return Month(begins.year, begins.month, begins.timestamp(), ends.timestamp())
