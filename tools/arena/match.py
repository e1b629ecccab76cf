"""Matches between computer players: rotated seats, the same deals for every rotation, and confidence intervals."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import mean, stdev
from time import process_time
from typing import Any

from games.core import Choice, Deal, Dice, Ending, Game, Seat, State, Strategy, apply, at_random, decision
from games.core.levels import RANDOM
from games.core.search import Search

AnyGame = Game[Any, Any]


@dataclass(frozen=True, slots=True)
class Player:
    """A player of a match: its strategy, and the CPU seconds allowed per decision if it can be limited."""

    strategy: Strategy
    seconds: float | None = None

    def choose(self, state: State, seat: Seat, dice: Dice) -> Choice:
        """Return the chosen answer in an imagined state."""
        if self.seconds is None or not isinstance(self.strategy, Search):
            return self.strategy(state, seat, dice)
        spent = partial(_spent, process_time(), self.seconds)
        return self.strategy(state, seat, dice, spent)


def _spent(start: float, seconds: float) -> float:
    return (process_time() - start) / seconds


def player(game: AnyGame, name: str) -> Player:
    """Return the computer player of this name.

    Args:
        game: the game.
        name: `normal`, `random`, `strong@0.05` (0.05 CPU seconds per decision) or `normal:keeper` (a character).

    Raises:
        LookupError: the game has no such player.
    """
    player_, _, seconds = name.partition("@")
    level, _, who = player_.partition(":")
    if level not in {RANDOM, *game.strategies} or who not in {"", *game.characters.players}:
        raise LookupError(f"{game.id} has no computer player {player_!r}")
    strategy = at_random if level == RANDOM else game.strategy(level, who)
    return Player(strategy, float(seconds) if seconds else None)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: each seat's share of the victory and score, and how it ended."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    ending: Ending
    moves: int


def play(game: AnyGame, deal: Deal, players: Sequence[Player]) -> Played:
    """Play a game between these players, who choose in imagined states as at a table."""
    state = game.begin(deal)
    dice = [Dice(f"{deal.seed} seat {seat}") for seat in range(deal.seats)]
    moves = 0
    while now := decision(state):
        seat = next(iter(now.asks))
        imagined = game.imagine(state, seat, dice[seat])
        state = apply(state, seat, players[seat].choose(imagined, seat, dice[seat]))
        moves += 1
    end = game.outcome(state)
    winners = end.winners
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(deal.seats))
    return Played(shares, tuple(score.total for score in end.scores), end.ending, moves)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a match from the view of its first player.

    Attributes:
        share: its share of the victories, with ties split; `margin` is half the 95 % interval, computed over deals.
        own, others: mean scores.
    """

    games: int
    share: float
    margin: float
    own: float
    others: float


def matches(
    game: AnyGame,
    seats: int,
    first: Player,
    others: Player,
    deals: int,
    options: Mapping[str, str],
    seed: str = "arena",
    begin: int = 0,
) -> Iterator[list[tuple[Seat, Played]]]:
    """Yield the games of each deal from number `begin` up to `deals`, with the first player in each seat in turn."""
    for number in range(begin, deals):
        deal = Deal(seats, f"{seed} {number}", options, first=Seat(number % seats))
        yield [
            (Seat(place), play(game, deal, [first if seat == place else others for seat in range(seats)]))
            for place in range(seats)
        ]


def summary(played: Sequence[Sequence[tuple[Seat, Played]]]) -> Result:
    """Return the result of a match; the interval is over deals, because games of one deal are not independent."""
    by_deal = [mean(game.shares[seat] for seat, game in deal) for deal in played]
    games = [(seat, game) for deal in played for seat, game in deal]
    scored = [(seat, game.scores) for seat, game in games if game.scores]
    own = [scores[seat] for seat, scores in scored]
    rest = [score for seat, scores in scored for other, score in enumerate(scores) if other != seat]
    share = mean(by_deal)
    margin = 1.96 * stdev(by_deal) / sqrt(len(by_deal)) if len(by_deal) > 1 else 1.0
    if len(set(by_deal)) == 1:  # no variance: use the rule of three
        margin = min(1.0, 3 / len(games))
    return Result(len(games), share, margin, mean(own) if own else 0.0, mean(rest) if rest else 0.0)
