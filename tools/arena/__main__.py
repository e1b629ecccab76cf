"""Play matches between computer players.

`python -m tools.arena ladder` plays every match of the ladder; `--only tunhell` limits it to one game, `--share 0.2`
to a fifth of the deals, and `--seconds 500` to that time. The next run continues, unless `build/arena` is deleted.
`python -m tools.arena match poursuite --first strong@0.05 --others normal` plays one match.
`python -m tools.arena blunders tunhell --games 20 --seconds 60` plants blunders and counts those found by reviews.
"""

import argparse
import gc

from games.registry import GAMES

from .blunders import Found, blunders, seconds
from .blunders import summary as table_line
from .ladder import RUNGS, climb, survive
from .match import matches, player, summary
from .winter import TABLES


def main() -> None:
    """Run the command and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.arena", description=__doc__)
    ways = parser.add_subparsers(dest="way", required=True)
    ladder = ways.add_parser("ladder")
    ladder.add_argument("--only", nargs="*", default=sorted(GAMES), choices=sorted(GAMES))
    ladder.add_argument("--share", type=float, default=1.0, help="the share of the deals to play, from 0 to 1")
    ladder.add_argument("--seats", type=int, nargs="*", help="only matches with these numbers of seats")
    ladder.add_argument("--first", nargs="*", help="only matches with one of these first players")
    ladder.add_argument(
        "--seconds", type=float, help="stop after this time; deals already played are kept in build/arena"
    )
    match = ways.add_parser("match")
    match.add_argument("game", choices=sorted(GAMES))
    match.add_argument("--seats", type=int, default=2)
    match.add_argument("--first", default="normal", help="a level, or strong@0.05 for 0.05 CPU seconds per decision")
    match.add_argument("--others", default="random")
    match.add_argument(
        "--deals", type=int, default=50, help="deals, each played once for every seat of the first player"
    )
    planting = ways.add_parser("blunders")
    planting.add_argument("game", choices=sorted(GAMES))
    planting.add_argument("--seats", type=int, default=2)
    planting.add_argument("--games", type=int, default=20)
    planting.add_argument("--level", default="normal", help="the player of every seat, named as in a match")
    planting.add_argument("--seconds", type=float, default=60.0, help="CPU seconds for each review")
    given = parser.parse_args()
    gc.collect()
    gc.freeze()
    if given.way == "ladder":
        rungs = [rung for rung in RUNGS if rung.game in given.only]
        rungs = [rung for rung in rungs if not given.seats or rung.seats in given.seats]
        rungs = [rung for rung in rungs if not given.first or rung.first in given.first]
        climb(rungs, given.share, given.seconds)
        tables = [table for table in TABLES if "winter" in given.only]
        tables = [table for table in tables if not given.seats or table.seats in given.seats]
        survive(
            [table for table in tables if not given.first or table.level in given.first], given.share, given.seconds
        )
        return
    game = GAMES[given.game]
    if given.way == "blunders":
        planted: list[Found] = []
        for one in blunders(game, given.seats, player(game, given.level), given.games, lambda: seconds(given.seconds)):
            planted.append(one)
            costs = [[round(cost, 2) for cost in costs] for costs in one.costs]
            print(f"entry {one.entry}, cost {one.cost:.2f}, named {one.named}, their costs {costs}", flush=True)
        print(table_line(game.id, given.seats, planted))
        return
    first, others = player(game, given.first), player(game, given.others)
    found = summary(list(matches(game, given.seats, first, others, given.deals, {})))
    print(
        f"{game.id}, {given.seats} seats, {given.first} v {given.others}: {found.games} games, "
        f"{found.share:.1%} ± {found.margin:.1%}, scores {found.own:.1f} to {found.others:.1f}"
    )


if __name__ == "__main__":
    main()
