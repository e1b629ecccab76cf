"""Let computer players meet: `python -m tests.arena poursuite --seats 2 --first normal --others random --deals 100`."""

import argparse
import gc

from games.registry import GAMES

from .match import matches, player, summary


def main() -> None:
    """Play one match and print its figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.arena", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--first", default="normal", help="a level, or strong@0.05 for so many CPU seconds")
    parser.add_argument("--others", default="random")
    parser.add_argument("--deals", type=int, default=50, help="each is played once for every seat")
    given = parser.parse_args()
    game = GAMES[given.game]
    gc.freeze()
    first, others = player(game, given.first), player(game, given.others)
    found = summary(list(matches(game, given.seats, first, others, given.deals, {})))
    print(
        f"{game.id} {given.seats} seats: {given.first} v {given.others}: {found.games} games, "
        f"{found.share:.1%} ±{found.margin:.1%}, scores {found.own:.1f} to {found.others:.1f}"
    )


if __name__ == "__main__":
    main()
