"""What a server remembers of its games: records, and what people have achieved. All of it follows from the log."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from zoneinfo import ZoneInfo

from bot.model import Table
from games.core import MASTER, STRONG, Concession, Ending, Event, Say, Seat, State
from games.registry import GAMES

from .hours import local_time
from .log import Entry, Past
from .ratings import GameResult
from .seat_history import former_sitters
from .state import game_of
from .undo import TookBack

ACHIEVED = "bot-story-achieved"
"""The sentence that tells what a player has achieved for the first time on a server."""
TOOK_BACK = "bot-story-took-back"
LEAST_STREAK = 2
"""Victories in a row that are worth remembering."""
FIRST_DAYS = 3
"""Days of a month on which the digest of the one before is still posted."""
DIGEST_HOUR = 9
"""The hour, by a server's clocks, from which on its digest is posted."""


class RecordKind(StrEnum):
    """What a server keeps records of, in the order in which they are shown."""

    HIGHEST = "highest"
    """The most points."""
    CLOSEST = "closest"
    """The smallest lead of a sole winner over another person."""
    STREAK = "streak"
    """The most victories in a row."""
    FIRST = "first"
    """The first victory over a strong computer player."""
    SURVIVAL = "survival"
    """The most points of all together, in a game that all could have lost together."""
    LONGEST = "longest"
    """The most moves."""


SHARED = frozenset({RecordKind.CLOSEST, RecordKind.SURVIVAL, RecordKind.LONGEST})
"""Records that belong to everybody who sat at the table."""


@dataclass(frozen=True, slots=True)
class RecordEntry:
    """The best that a person has done in a game on a server.

    Attributes:
        rank: the lower, the better: the lead, or the points, moves or victories below zero.
        at: when, in seconds since 1970; of equals, the first counts.
        table: where.
    """

    guild: int
    game: str
    kind: RecordKind
    person: int
    rank: int
    at: float
    table: str


@dataclass(frozen=True, slots=True)
class Achievement:
    """What a person has achieved in a game on a server, when and where for the first time."""

    person: int
    guild: int
    game: str
    id: str
    table: str
    at: float


@dataclass(frozen=True, slots=True)
class Month:
    """A month by the clocks of a server, as seconds since 1970.

    Attributes:
        year, month: which.
        begins, ends: from when until when.
    """

    year: int
    month: int
    begins: float
    ends: float


@dataclass(frozen=True, slots=True)
class Holder:
    """A record as it is shown.

    Attributes:
        value: the lead, points, moves or victories; 0 where nothing is counted.
        names: of those who hold it and let themselves be named.
        at: when, in seconds since 1970.
        table: where it was set; None where that has no channel any more.
    """

    kind: RecordKind
    game: str
    value: int
    names: tuple[str, ...]
    at: float
    table: Table | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """What somebody has achieved on a server.

    Attributes:
        name: what they are called there.
        person: who.
        is_own: whether the reader looks at themselves.
        is_shown: whether they let themselves be named.
        ids: the achievements by game; empty where the reader may not see them.
    """

    name: str
    person: int
    is_own: bool
    is_shown: bool
    ids: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Digest:
    """A month on a server.

    Attributes:
        games: how often each game was played, most often first.
        winners: who has won most often, with how often.
        records: those that were set in the month and still stand.
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
    """Return what the people of a game have done in it.

    Args:
        result: how it ended.
        moves: how many moves were made.
        streaks: how many games in a row each person has now won.
    """
    people = [seat.person for seat in result.seats if seat.person is not None and seat.person > 0]
    found = [
        *((RecordKind.LONGEST, person, -moves) for person in people),
        *((RecordKind.STREAK, one, -streak) for one, streak in streaks.items() if one in people),
        *((kind, one, rank) for kind, one, rank in _scored(result)),
    ]
    return tuple(
        RecordEntry(result.guild, result.game, kind, person, rank, result.at, result.table)
        for kind, person, rank in found
        if kind is not RecordKind.STREAK or -rank >= LEAST_STREAK
    )


def _scored(result: GameResult) -> Iterator[tuple[RecordKind, int, int]]:
    """Yield the records that the final score makes: kind, person, rank."""
    if result.ending is Ending.LOST:
        return
    people = [seat for seat in result.seats if seat.person is not None and seat.person > 0]
    for seat in people:
        assert seat.person is not None, "computer players are left out"
        if seat.total is not None and seat.total > 0:
            yield RecordKind.HIGHEST, seat.person, -seat.total
        if result.won_by(seat) and any(
            one.computer in {STRONG, MASTER} and not result.won_by(one) for one in result.seats
        ):
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


def _is_shared(game: str) -> bool:
    return game in GAMES and GAMES[game].concession is Concession.COMMON_DEFEAT


def achievements_of(
    table: Table, state: State, result: GameResult, story: Sequence[Say], changes: Sequence[Entry]
) -> tuple[Achievement, ...]:
    """Return what the people of a game have achieved that came to its final score, in seat order.

    Args:
        table: the table.
        state: its last position.
        result: how it ended.
        story: what everybody was told; see `lasting`.
        changes: the log without moves, where a seat has changed hands; see `Log.changes_of_seats`. Only those have
            achieved anything who had their seat from beginning to end.
    """
    found = game_of(table).achieved(state, story)
    changed = {one.seat for one in former_sitters(table.id, table, changes)}
    return tuple(
        Achievement(seat.person, result.guild, result.game, id_, result.table, result.at)
        for seat in result.seats
        if seat.person is not None and seat.person > 0 and seat.seat not in changed
        for id_ in found.get(seat.seat, ())
    )


def lasting(told: Sequence[tuple[int, Event]], past: Past) -> tuple[Say, ...]:
    """Return what was told at a table, in order, without what belongs to steps that were taken back."""
    kept: list[tuple[int, Say]] = []
    for n, event in told:
        entry = past.entry(n) if event.say.id == TOOK_BACK else None
        if entry is not None and isinstance(entry.fact, TookBack):
            to = entry.fact.to
            kept = [(at, said) for at, said in kept if at <= to]
        else:
            kept.append((n, event.say))
    return tuple(said for _, said in kept)


def told_achievements(found: Sequence[Achievement], seats: Mapping[int, Seat]) -> tuple[Say, ...]:
    """Tell what people have achieved for the first time."""
    return tuple(Say(ACHIEVED, {"seat": seats[one.person], "achievement": one.id}) for one in found)


def month_due(now: float, zone: str) -> Month | None:
    """Return the month whose digest is due at a moment by the clocks of a time zone; None on most days."""
    local = local_time(now, zone)
    if local.day > FIRST_DAYS or (local.day == 1 and local.hour < DIGEST_HOUR):
        return None
    ends = datetime(local.year, local.month, 1, tzinfo=local.tzinfo or ZoneInfo("UTC"))
    begins = (ends - timedelta(days=1)).replace(day=1)
    return Month(begins.year, begins.month, begins.timestamp(), ends.timestamp())
