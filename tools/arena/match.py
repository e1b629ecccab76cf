"""Matches between computer players: seats rotated, the same deals for every rotation, and honest intervals."""

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
    """Somebody in a match: how they choose, and the CPU seconds a decision may take where that can be limited."""

    strategy: Strategy
    seconds: float | None = None

    def choose(self, state: State, seat: Seat, dice: Dice) -> Choice:
        """Return the choice, from an imagined state."""
        if self.seconds is None or not isinstance(self.strategy, Search):
            return self.strategy(state, seat, dice)
        spent = partial(_spent, process_time(), self.seconds)
        return self.strategy(state, seat, dice, spent)


def _spent(start: float, seconds: float) -> float:
    return (process_time() - start) / seconds


def player(game: AnyGame, name: str) -> Player:
    """Return a computer player by name.

    Args:
        game: what is played.
        name: `normal`, `random`, `strong@0.05` for so many CPU seconds a decision, or `normal:keeper` for a character.

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
    """One finished game: each seat's share of the victory and score, and how it ended."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    ending: Ending
    moves: int


def play(game: AnyGame, deal: Deal, players: Sequence[Player]) -> Played:
    """Return a game between these players, each from imagined states as at a table."""
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
    """What a match showed of its first player.

    Attributes:
        share: of the victories, ties split; `margin` is half of its 95 % interval, taken over whole deals.
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
    """For every deal from number `begin` to `deals`, the games in which the first player sits in each seat in turn."""
    for number in range(begin, deals):
        deal = Deal(seats, f"{seed} {number}", options, first=Seat(number % seats))
        yield [
            (Seat(place), play(game, deal, [first if seat == place else others for seat in range(seats)]))
            for place in range(seats)
        ]


def summary(played: Sequence[Sequence[tuple[Seat, Played]]]) -> Result:
    """Return the figures of a match. Games of one deal are not independent, so the interval is taken over deals."""
    by_deal = [mean(game.shares[seat] for seat, game in deal) for deal in played]
    games = [(seat, game) for deal in played for seat, game in deal]
    scored = [(seat, game.scores) for seat, game in games if game.scores]
    own = [scores[seat] for seat, scores in scored]
    rest = [score for seat, scores in scored for other, score in enumerate(scores) if other != seat]
    share = mean(by_deal)
    margin = 1.96 * stdev(by_deal) / sqrt(len(by_deal)) if len(by_deal) > 1 else 1.0
    if len(set(by_deal)) == 1:  # nothing varies: the interval of a share of 0 or 1 (rule of three)
        margin = min(1.0, 3 / len(games))
    return Result(len(games), share, margin, mean(own) if own else 0.0, mean(rest) if rest else 0.0)
