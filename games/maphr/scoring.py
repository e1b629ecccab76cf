"""Points, where they come from, and who wins (11)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from games.core import Outcome, Say, Score, Seat, rank, say

from .cards import EDITIONS, book
from .rows import COLOURS
from .state import State, powers, target

PARTS = ("coins", "buildings", "colours", "series", "finish", "veins", "miners")
"""The rows of the final table, in order (11)."""


def colour_counts(t: State, seat: Seat) -> tuple[int, ...]:
    """Return how many buildings of each colour a mine has, in the order of the colours."""
    return _colours(t.edition, tuple(t.clans[seat].buildings))


@lru_cache(8192)
def _colours(edition: str, buildings: tuple[str, ...]) -> tuple[int, ...]:
    rows = EDITIONS[edition].buildings
    found = Counter(rows[id_].colour for id_ in buildings)
    return tuple(found[colour] for colour in COLOURS)


def points(t: State, seat: Seat) -> dict[str, int]:
    """Return a player's points as if the game ended now, by source (11)."""
    catalogue, clan, rules = book(t), t.clans[seat], book(t).scoring
    counts = colour_counts(t, seat)
    return {
        "coins": clan.coins // rules["coins_per_point"],
        "buildings": sum(catalogue.buildings[id_].vp for id_ in clan.buildings),
        "colours": sum(min(n * n, rules["colour_square_cap"]) for n in counts),
        "series": min(counts) * rules["colour_set_points"],
        "finish": _finish(t, seat),
        "veins": sum(catalogue.tiles[card].value for card, _ in clan.mine.values()),
        "miners": clan.miners * miner_points(t, seat),
    }


def miner_points(t: State, seat: Seat) -> int:
    """Return the points that each of a player's miners is worth at the end."""
    each: int = book(t).scoring["miner"]
    return each + powers(t, seat).score_per_miner


def _finish(t: State, seat: Seat) -> int:
    """Return the points for finishing first, or for being at most one tile short of their target (R51, R53)."""
    found = 0
    if t.finisher == seat:
        found = book(t).scoring["finish_first"]
    elif len(t.clans[seat].mine) >= target(t, seat) - 1:
        found = book(t).scoring["finish_minus_one"]
    return found


def outcome(t: State) -> Outcome:
    """Return the final table: most points, then most coins, then a shared victory (11)."""
    scores = []
    for seat in map(Seat, range(t.seats)):
        parts = points(t, seat)
        scores.append(Score(seat, sum(parts.values()), parts))
    ranking = rank({score.seat: (score.total, t.clans[score.seat].coins) for score in scores})
    return Outcome(tuple(scores), ranking, titles=_titles(t), reasons=_reasons(t, scores, ranking))


def _titles(t: State) -> dict[Seat, str]:
    """Return who has met the challenge: enough buildings in one mine, or better, in full series (15)."""
    rules, n = book(t).challenge, str(t.seats)
    found = {}
    for seat in map(Seat, range(t.seats)):
        counts = colour_counts(t, seat)
        if sum(counts) >= rules["buildings_by_players"][n]:
            in_series = min(counts) >= rules["series_by_players"][n]
            found[seat] = "challenge_series" if in_series else "challenge"
    return found


def _reasons(t: State, scores: list[Score], ranking: tuple[tuple[Seat, ...], ...]) -> tuple[Say, ...]:
    """Return why the game has ended, and who missed the target by a tile; then how a tie was broken, if it was."""
    return (*end_reasons(t, ranking[0]), *_tie(t, scores, ranking))


def end_reasons(t: State, winners: Sequence[Seat]) -> Iterator[Say]:
    """Yield who has ended the game, and whether they win; or that no further round is played."""
    if t.finisher is None:
        yield say("maphr-log-last-round", n=t.round)
    else:
        wins, tiles, bonus = int(t.finisher in winners), target(t, t.finisher), book(t).scoring["finish_first"]
        yield say("maphr-log-finished", seat=t.finisher, n=tiles, round=t.round, points=bonus, wins=wins)
    short = [seat for seat in map(Seat, range(t.seats)) if len(t.clans[seat].mine) == target(t, seat) - 1]
    if short:
        yield say("maphr-log-short", seats=tuple(short), n=book(t).scoring["finish_minus_one"])


def _tie(t: State, scores: list[Score], ranking: tuple[tuple[Seat, ...], ...]) -> tuple[Say, ...]:
    """Return that coins decided between the highest totals, or that not even coins did."""
    best = max(score.total for score in scores)
    level = [score.seat for score in scores if score.total == best]
    if len(level) < 2:
        return ()
    first = ranking[0]
    coins = t.clans[first[0]].coins
    if len(first) > 1:
        return (say("maphr-reason-shared", seats=first, n=best, coins=coins),)
    return (say("maphr-reason-coins", seat=first[0], n=best, coins=coins),)
