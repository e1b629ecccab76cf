"""Measures reviews: do they find a planted blunder, and do two reviews of a game agree?

Computer players play a game. One decision of a seat is replaced by the worst of its legal answers, if that costs more
than a tenth of the chance to win. The game is then played from there to its end, and reviewed. As those players make
mistakes of their own, the cost of every named decision is measured as well: a review is also right if all that it
names, as much as it may, costs at least as much as the planted blunder.
"""

import json
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from operator import attrgetter
from time import process_time

from games.core import Choice, Deal, Dice, Seat, State, answers_of, apply, decision, only_answer, reopen, say
from games.review.account import NAMED, Judged, Review
from games.review.line import Said, line
from games.review.reviewing import review
from games.review.weighing import Weighing
from games.transcript import Answer, Player, Transcript, replay, result_of

from .match import AnyGame
from .match import Player as Computer

WORST = 0.1
"""Minimum cost of a planted blunder, as a share of victory."""
_TRIED, _LOOKED_AT, _GLANCES, _SURELY = 12, 8, 4, 48
"""Decisions tried per game, answers compared for each, simulations of each answer, and simulations of the worst one."""
_MEASURED = 300
"""Simulations by which a cost is measured, on deals that had no part in choosing the decision."""


@dataclass(frozen=True, slots=True)
class Move:
    """An answer, with the position in which it was given."""

    before: State
    seat: Seat
    choice: Choice


@dataclass(frozen=True, slots=True)
class Found:
    """The outcome of one game with a planted blunder.

    Attributes:
        entry: the log entry of the planted blunder.
        cost: the share of victory that it lost.
        named: for each review, the entries that it names as mistakes, the costliest first.
        costs: for each review, what these lost, measured anew.
    """

    entry: int
    cost: float
    named: tuple[tuple[int, ...], ...]
    costs: tuple[tuple[float, ...], ...] = ()

    @property
    def is_named(self) -> bool:
        """Whether the first review names the planted blunder."""
        return self.entry in self.named[0]

    @property
    def is_right(self) -> bool:
        """Whether the first review names the planted blunder, or as many decisions as it may that cost as much."""
        costs = self.costs[0] if self.costs else ()
        return self.is_named or (len(costs) == NAMED and min(costs) >= self.cost)

    @property
    def agrees(self) -> bool:
        """Whether all reviews name the same decision as the costliest."""
        return len({entries[:1] for entries in self.named}) == 1


def play_on(game: AnyGame, state: State, computer: Computer, dice: Dice) -> list[Move]:
    """Play the given state to the end, with all seats played by `computer`, and return the moves."""
    moves: list[Move] = []
    while now := decision(state):
        seat = next(iter(now.asks))
        choice = computer.choose(game.imagine(state, seat, dice), seat, dice)
        moves.append(Move(state, seat, choice))
        state = apply(state, seat, choice)
    return moves


def planted(game: AnyGame, deal: Deal, computer: Computer, seat: Seat) -> tuple[list[Move], int, float] | None:
    """Play a game with a blunder of `seat`; return its moves, the index of the blunder, and its cost.

    Return None if no decision offers a costly enough blunder.
    """
    dice = Dice(f"{deal.seed} blunder")
    moves = play_on(game, reopen(game.begin(deal), at=1), computer, dice)
    places = [n for n, move in enumerate(moves) if move.seat == seat and not _is_forced(move)]
    dice.shuffle(places)
    for n in places[:_TRIED]:
        answer, cost = _worst(game, moves[n], dice)
        if cost > WORST:  # it had luck on its side: what it costs is measured on other deals
            before = moves[n].before
            rest = play_on(game, apply(before, seat, answer), computer, dice)
            return [*moves[:n], Move(before, seat, answer), *rest], n, cost
    return None


def _is_forced(move: Move) -> bool:
    now = decision(move.before)
    return now is None or only_answer(now.asks[move.seat]) is not None


def _worst(game: AnyGame, move: Move, dice: Dice) -> tuple[Choice, float]:
    """Return the worst of a sample of a seat's answers, and its cost compared with the best answer found."""
    now, search = decision(move.before), game.search
    assert now is not None, "somebody is asked"
    assert search is not None, "only games with an adviser are reviewed"
    answers = list(islice(answers_of(now.asks[move.seat]), 200))
    dice.shuffle(answers)
    found: list[Weighing] = []
    for answer in answers[:_LOOKED_AT]:
        said = Said(0, 0, say("review-start"), move.seat, move.before, answer, is_own=True)
        found.append(Weighing(search, said, dice.quick()))
        for _ in range(_GLANCES):
            found[-1].search()
    worst = max(found, key=lambda one: one.lead)
    if worst.lead < WORST:
        return worst.said.choice, 0.0
    worst.settle()
    for _ in range(_SURELY):
        worst.judge()
    if -worst.gap.mean <= WORST or worst.other is None:
        return worst.said.choice, 0.0
    return worst.said.choice, _cost(game, worst.said, worst.other, dice)


def _cost(game: AnyGame, said: Said, other: Choice, dice: Dice) -> float:
    """Return what an answer costs compared with another one, on deals of its own."""
    assert game.search is not None, "only games with an adviser are reviewed"
    weighing = Weighing(game.search, said, dice.quick())
    weighing.settle(other)
    for _ in range(_MEASURED):
        weighing.judge()
    return -weighing.gap.mean


def record(game: AnyGame, deal: Deal, moves: Sequence[Move], level: str = "") -> Transcript:
    """Return the record of a finished game between computer players; entry 1 is the deal."""
    last = moves[-1]
    end = apply(last.before, last.seat, last.choice)
    entries = [
        Answer(n=n, seat=move.seat, choice=json.loads(game.codec.save_choice(move.choice)), by="computer")
        for n, move in enumerate(moves, start=2)
    ]
    return Transcript(
        game=game.id,
        edition=end.edition,
        catalogue=game.editions.text(end.edition),
        players=tuple(Player(name=f"Computer {seat + 1}", computer=level or "normal") for seat in range(deal.seats)),
        options=end.options,
        first=deal.first,
        seed=deal.seed,
        dealt=1,
        entries=tuple(entries),
        result=result_of(game, end),
    )


def last_of(reviews: Iterator[Review]) -> Review:
    """Exhaust the iterator and return the last, complete review."""
    *_, found = reviews
    return found


def blunders(
    game: AnyGame, seats: int, computer: Computer, games: int, budget: Callable[[], Callable[[], float]]
) -> Iterator[Found]:
    """Play `games` games with a planted blunder each, and review each game twice with different seeds.

    Args:
        game: the game to play.
        seats: the number of seats.
        computer: the player of every seat.
        games: the number of games.
        budget: creates the budget of one review.
    """
    for number in range(games):
        deal, seat = Deal(seats, f"blunders {number}", first=Seat(0)), Seat(number % seats)
        made = planted(game, deal, computer, seat)
        if made is None:
            continue
        moves, place, cost = made
        again, dice = replay(record(game, deal, moves)), Dice(f"{deal.seed} costs")
        said = {one.entry: one for one in line(again)}

        def cost_of(one: Judged, said: dict[int, Said] = said, dice: Dice = dice) -> float:
            return _cost(game, said[one.entry], one.other, dice)

        named = [last_of(review(again, seat, seed, budget())).costs for seed in ("one", "other")]
        entries = tuple(tuple(one.entry for one in costs) for costs in named)
        yield Found(place + 2, cost, entries, tuple(tuple(map(cost_of, costs)) for costs in named))


def seconds(budget: float) -> Callable[[], float]:
    """Return a budget of processor time that starts now: a function that returns the used share."""
    began = process_time()
    return lambda: (process_time() - began) / budget


def summary(game: str, seats: int, found: Sequence[Found]) -> str:
    """Return a row of the table of results, with 95 % Wilson intervals."""
    counts = (sum(map(attrgetter(name), found)) for name in ("is_named", "is_right", "agrees"))
    shares = " | ".join(_share(count, len(found)) for count in counts)
    return f"| {game} | {seats} | {len(found)} | {shares} |"


def _share(n: int, of: int) -> str:
    if not of:
        return "-"
    z, p = 1.96, n / of
    middle, half = p + z * z / 2 / of, z * math.sqrt(p * (1 - p) / of + z * z / 4 / of / of)
    low, high = ((middle + sign * half) / (1 + z * z / of) for sign in (-1, 1))
    return f"{n} of {of} ({low:.0%} to {high:.0%})"
