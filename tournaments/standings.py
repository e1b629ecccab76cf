"""Standings: the ranking and the tie-breaks that decided it, as rows with named columns."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from .choices import FormatName
from .history import history_of, losers, seeded
from .model import WIN, EntrantId, Phase, Round, Slot, Status, Tournament, shares


class Column(StrEnum):
    """A column of the standings; `tournament-column-<value>` is its name, `.help` its explanation."""

    REACHED = "reached"
    """In a knock-out: number of rounds survived."""
    SURVIVED = "survived"
    """Games survived."""
    POINTS = "points"
    DIRECT = "direct"
    """Direct encounter: points from the games among tied people, if all of them have met."""
    BUCHHOLZ = "buchholz"
    """Buchholz: the sum of the opponents' points."""
    SONNEBORN = "sonneborn"
    """Sonneborn-Berger: the points of opponents beaten, and half the points of opponents drawn with."""
    WINS = "wins"
    SCORE = "score"
    """Points in the games."""


IN_TWELFTHS = frozenset({Column.POINTS, Column.DIRECT, Column.BUCHHOLZ, Column.SONNEBORN})
"""Columns whose values are in twelfths of a win; the others are plain numbers."""


class MarkKind(StrEnum):
    """The outcome of a round for a person."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    BETWEEN = "between"
    """Neither first nor last at a table of several."""
    BYE = "bye"
    OPEN = "open"
    """Not played yet."""
    NONE = "none"
    """Did not take part in the round."""


@dataclass(frozen=True, slots=True)
class Mark:
    """The outcome of one round for a person.

    Attributes:
        place: their place at the table; 0 without a result.
        points: in twelfths of a win.
        is_forfeit: whether it was forfeited, or finished by a computer player.
    """

    kind: MarkKind
    place: int = 0
    points: int = 0
    is_forfeit: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the standings.

    Attributes:
        rank: shared by those still tied after all tie-breaks.
        values: by column; those of `IN_TWELFTHS` in twelfths of a win.
        decided: the tie-breaks that separate them from a neighbour with an equal first column.
        marks: by round.
        points: in twelfths of a win.
    """

    rank: int
    entrant: EntrantId
    values: Mapping[Column, int]
    marks: tuple[Mark, ...]
    decided: frozenset[Column] = frozenset()

    @property
    def points(self) -> int:
        """Total points of the rounds, in twelfths of a win."""
        return self.values[Column.POINTS]


def columns_of(t: Tournament) -> tuple[Column, ...]:
    """Return the columns of a tournament, most important first."""
    is_pairs = t.settings.seats == 2
    match t.settings.format:
        case FormatName.SURVIVAL:
            return Column.SURVIVED, Column.SCORE, Column.WINS
        case FormatName.KNOCK_OUT | FormatName.SECOND_CHANCE:
            return Column.REACHED, Column.WINS
        case FormatName.GROUPS if any(match.slot is not Slot.GROUP for _, match in t.matches()):
            return Column.REACHED, Column.POINTS, Column.WINS
        case FormatName.SWISS if is_pairs and not _all_meet(t):
            return Column.POINTS, Column.DIRECT, Column.BUCHHOLZ, Column.SONNEBORN, Column.WINS
        case FormatName.SWISS if not is_pairs:
            return Column.POINTS, Column.WINS, Column.BUCHHOLZ, Column.SCORE
        case _ if is_pairs:
            return Column.POINTS, Column.DIRECT, Column.SONNEBORN, Column.WINS
    return Column.POINTS, Column.DIRECT, Column.WINS, Column.SCORE


def columns_drawn(t: Tournament) -> tuple[Column, Column]:
    """Return the two columns that pictures of the standings show: the first, and the first tie-break.

    Where not all meet, head-to-head may never count: then it is the one after it. They do not depend on the results,
    so that they stay the same from round to round.
    """
    first, second, *others = columns_of(t)
    if second is Column.DIRECT and Column.BUCHHOLZ in others:
        second = others[0]
    return first, second


def _all_meet(t: Tournament) -> bool:
    """Return whether everyone in a Swiss tournament in pairs meets everyone: then Buchholz only reverses the order."""
    people = len(_players(t))
    return bool(t.rounds) and people - 1 + people % 2 <= max(t.planned, len(t.rounds))


def standings(t: Tournament, among: Collection[EntrantId] | None = None) -> tuple[Row, ...]:
    """Return the standings, best first.

    Args:
        t: the tournament.
        among: only these people, such as a division; games against others still count. None for all who
            have played.

    People who were excluded come last, whatever their points.
    """
    people = [one for one in seeded(t, _players(t)) if among is None or one in among]
    counted = _Counted(t, people)
    columns: list[Column] = [column for column in (*columns_of(t), Column.POINTS) if column is not Column.DIRECT]
    values: Mapping[EntrantId, Mapping[Column, int]] = {
        one: {column: counted.value(column, one) for column in columns} for one in people
    }
    ordered: list[tuple[list[EntrantId], Mapping[EntrantId, int]]] = []
    for excluded in (False, True):
        group = [one for one in people if (t.entrants[one].status is Status.EXCLUDED) is excluded]
        ordered += counted.parted(group, columns_of(t), values)
    rows: list[Row] = []
    for level, direct in ordered:
        rank = len(rows) + 1
        for one in level:
            full = dict(values[one])
            if one in direct:
                full[Column.DIRECT] = direct[one]
            rows.append(Row(rank, one, full, tuple(_mark(found, one) for found in t.rounds)))
    return tuple(_with_decided(rows, columns_of(t)))


def _players(t: Tournament) -> list[EntrantId]:
    """Return the entrants that have played or are about to; before the first round, all that have enrolled."""
    if not t.rounds:
        return [one.number for one in t.active]
    found = {one for each in t.rounds for match in each.matches for one in match.entrants}
    return sorted(found.union(*(each.byes for each in t.rounds)))


class _Counted:
    """The values of the columns for the entrants of a tournament."""

    def __init__(self, t: Tournament, people: Sequence[EntrantId]) -> None:
        self.t, self.people = t, people
        self.history = history_of(t.rounds)
        self.settled = [one for one in t.rounds if t.phase is Phase.OVER or not one.open_matches]
        """The rounds that tie-breaks by opponents count: of one in play, not all of these have a result yet."""
        self.opponents = history_of(self.settled).points
        self.columns: Mapping[Column, Callable[[EntrantId], int]] = {
            Column.POINTS: lambda one: self.history.points.get(one, 0),
            Column.BUCHHOLZ: self._buchholz,
            Column.SONNEBORN: self._sonneborn,
            Column.WINS: self._wins,
            Column.SCORE: self._score,
            Column.SURVIVED: lambda one: sum(mine.survived for mine in self._games(one)),
            Column.REACHED: self._reached,
        }

    def value(self, column: Column, one: EntrantId) -> int:
        """Return an entrant's value in a column."""
        return self.columns[column](one)

    def parted(
        self, group: list[EntrantId], columns: Sequence[Column], values: Mapping[EntrantId, Mapping[Column, int]]
    ) -> Iterator[tuple[list[EntrantId], Mapping[EntrantId, int]]]:
        """Split entrants into groups that are tied in all of the columns, best first.

        Each group comes with its entrants' points from direct encounters, if these were used.
        """
        if not columns or len(group) < 2:
            if group:
                yield group, {}
            return
        direct: Mapping[EntrantId, int] = {}
        if columns[0] is Column.DIRECT:
            direct = self._direct(group)
            key: Callable[[EntrantId], int] = lambda one: direct.get(one, 0)  # noqa: E731  # one of two ways
        else:
            key = lambda one: values[one][columns[0]]  # noqa: E731  # one of two ways
        for level in sorted(set(map(key, group)), reverse=True):
            alike = [one for one in group if key(one) == level]
            for found, inner in self.parted(alike, columns[1:], values):
                yield found, {**{one: direct[one] for one in found if one in direct}, **inner}

    def _direct(self, group: Sequence[EntrantId]) -> Mapping[EntrantId, int]:
        """Return the points from games among tied entrants if each has met every other; otherwise nothing."""
        have_met = all(self.history.meetings(one, other) for one in group for other in group if one < other)
        if not have_met:
            return {}
        return {one: sum(mine.beaten.get(other, 0) for mine in self._games(one) for other in group) for one in group}

    def _buchholz(self, one: EntrantId) -> int:
        """Return the points of the opponents; a bye brings a point, but never decides between those who are level."""
        return sum(self.opponents.get(other, 0) for mine in self._games(one, self.settled) for other in mine.beaten)

    def _sonneborn(self, one: EntrantId) -> int:
        games = [mine.beaten for mine in self._games(one, self.settled)]
        return sum(self.opponents.get(other, 0) * share for beaten in games for other, share in beaten.items()) // WIN

    def _wins(self, one: EntrantId) -> int:
        return sum(mine.place == 1 and mine.survived and not mine.is_forfeit for mine in self._games(one))

    def _score(self, one: EntrantId) -> int:
        return sum(mine.score for mine in self._games(one) if not mine.is_forfeit)

    def _reached(self, one: EntrantId) -> int:
        """Return the number of knock-out rounds an entrant survived, plus one for winning the final."""
        last = 0
        for found in self.t.rounds:
            match = found.match_of(one)
            if match is not None and match.slot is Slot.GROUP:
                continue
            if match is None:
                last = found.number if one in found.byes else last
                continue
            has_won = match.slot is Slot.FINAL and match.result is not None and one not in losers(match)
            last = found.number + has_won
        return last

    def _games(self, one: EntrantId, rounds: Iterable[Round] | None = None) -> Iterable["_Game"]:
        """Return the games of an entrant that have a result, of all rounds or of some."""
        for found in self.t.rounds if rounds is None else rounds:
            match = found.match_of(one)
            if match is None or match.result is None:
                continue
            result, seat = match.result, match.seat_of(one)
            others = {
                other: 0 if seat in result.forfeits or not result.survived else _share(result.places, seat, place)
                for place, other in enumerate(match.seats)
                if other is not None and other != one
            }
            yield _Game(result.places[seat], result.scores[seat] or 0, others, result.survived, seat in result.forfeits)


@dataclass(frozen=True, slots=True)
class _Game:
    """A game from one person's view; `beaten` holds their points against each other person, in twelfths of a win."""

    place: int
    score: int
    beaten: Mapping[EntrantId, int]
    survived: bool
    is_forfeit: bool


def _share(places: Sequence[int], mine: int, theirs: int) -> int:
    """Return the points of one seat against another: a win, half of one, or nothing."""
    if places[mine] == places[theirs]:
        return WIN // 2
    return WIN if places[mine] < places[theirs] else 0


def _mark(found: Round, one: EntrantId) -> Mark:
    """Return the outcome of a round for an entrant."""
    if one in found.byes:
        return Mark(MarkKind.BYE, points=0 if found.open_matches else WIN)
    match = found.match_of(one)
    if match is None:
        return Mark(MarkKind.NONE)
    if match.result is None:
        return Mark(MarkKind.OPEN)
    result, seat = match.result, match.seat_of(one)
    points, place, is_forfeit = shares(result)[seat], result.places[seat], seat in result.forfeits
    if is_forfeit or not result.survived or (place > 1 and place == max(result.places)):
        kind = MarkKind.LOST
    elif place == 1:
        kind = MarkKind.WON if result.places.count(1) == 1 or len(result.places) == 1 else MarkKind.DRAWN
    else:
        kind = MarkKind.BETWEEN
    return Mark(kind, place, points, is_forfeit)


def _with_decided(rows: Sequence[Row], columns: Sequence[Column]) -> Iterator[Row]:
    """Yield rows with the tie-breaks that separate each from neighbours that are equal in the first column."""
    for place, row in enumerate(rows):
        decided = set()
        for other in (*rows[max(place - 1, 0) : place], *rows[place + 1 : place + 2]):
            if other.values[columns[0]] == row.values[columns[0]]:
                parts = (column for column in columns[1:] if row.values.get(column) != other.values.get(column))
                decided |= {column for column, _ in zip(parts, range(1), strict=False)}
        yield replace(row, decided=frozenset(decided))
