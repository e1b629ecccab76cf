"""Search for puzzles: `python -m tools.puzzles mine tunhell --minutes 10`; the next run continues.

Found puzzles are added to `games/<game>/puzzles.toml` for inspection with `python -m tools.puzzles show tunhell`.
`python -m tools.puzzles check tunhell` compares all legal answers to the shipped ones on other deals.
The progress is stored in `build/puzzles`.
"""

import argparse
import gc
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, process_time

from games import core
from games.puzzles import Puzzle, puzzles_file, puzzles_of
from games.registry import GAMES

from .checking import compared
from .judging import Budget
from .mining import Mine, written
from .showing import show

KEPT = Path(__file__).parents[2] / "build" / "puzzles"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    ways = parser.add_subparsers(dest="way", required=True)
    mine = ways.add_parser("mine")
    mine.add_argument("game", choices=sorted(GAMES))
    mine.add_argument("--minutes", type=float, default=10)
    mine.add_argument("--seed", default="mine")
    mine.add_argument("--seats", type=int, nargs="*", help="numbers of players, used in turn (default: all)")
    mine.add_argument(
        "--share",
        type=float,
        default=Budget().share,
        help="the share of each game, counted from its end (default: %(default)s)",
    )
    mine.add_argument(
        "--glance", type=int, default=Budget().glance, help="deals of a first glance (default: %(default)s)"
    )
    mine.add_argument("--look", type=int, default=Budget().look, help="deals of a look (default: %(default)s)")
    mine.add_argument(
        "--verdict", type=int, default=Budget().verdict, help="deals of each verdict (default: %(default)s)"
    )
    mine.add_argument(
        "--last", type=int, default=Budget().last, help="only so many last decisions of each turn (default: all)"
    )
    mine.add_argument(
        "--on", type=int, default=Budget().on, help="answers given first, where they may as well come before the best"
    )
    mine.add_argument(
        "--slips", type=int, default=Budget().slips, help="one in so many moves is random (default: %(default)s)"
    )
    mine.add_argument(
        "--hope",
        type=float,
        nargs=2,
        default=Budget().hope,
        help="the least and the greatest chance of a seat at a glance (default: %(default)s)",
    )
    seen = ways.add_parser("show")
    seen.add_argument("game", choices=sorted(GAMES))
    seen.add_argument("--only", type=int, nargs="*", help="only puzzles with these numbers, from 1")
    check = ways.add_parser("check")
    check.add_argument("game", choices=sorted(GAMES))
    check.add_argument("--only", type=int, nargs="*", help="only puzzles with these numbers, from 1")
    check.add_argument("--deals", type=int, default=150, help="deals of the closest answers (default: %(default)s)")
    check.add_argument("--seed", default="check")
    check.add_argument(
        "--search",
        type=int,
        default=0,
        help="simulations by which the seat plays on, of the closest answers and those of normal and easy; "
        "0 for the rule of thumb (default: %(default)s)",
    )
    given = parser.parse_args()
    if given.way == "show":
        for number, puzzle in enumerate(puzzles_of(given.game), 1):
            if not given.only or number in given.only:
                show(puzzle)
        return
    if given.way == "check":
        for number, puzzle in enumerate(puzzles_of(given.game), 1):
            if not given.only or number in given.only:
                print(number, *_checked(puzzle, given.deals, given.seed, given.search), flush=True)
        return
    budget = Budget(
        **{name: getattr(given, name) for name in ("share", "glance", "look", "verdict", "last", "on", "slips")},
        hope=tuple(given.hope),
    )
    _mine(given.game, given.seed, tuple(given.seats or GAMES[given.game].seats), budget, given.minutes)


def _checked(puzzle: Puzzle, deals: int, seed: str, search: int) -> Iterator[str]:
    """Yield the verdict on a puzzle, then its right answers and the strongest others, each with points behind."""
    found = compared(puzzle, deals, seed, search)
    yield puzzle.name
    yield "holds:" if all(one.holds for one in found) else "DOES NOT HOLD:"
    yield "; ".join(
        f"{'=' if one.is_right else '-'} {core.write_choice(one.answer)} {100 * one.behind:.1f} ± {100 * one.error:.1f}"
        for one in found
    )


def _mine(game: str, seed: str, seats: tuple[int, ...], budget: Budget, minutes: float) -> None:
    """Continue the search for some minutes and add the puzzles found."""
    gc.collect()
    gc.freeze()
    end, began = monotonic() + 60 * minutes, process_time()
    mine, kept = Mine(GAMES[game], seed, seats, budget), KEPT / f"{game}-{seed}.json"
    mine.go_on(kept)
    count = 0
    for puzzle in mine.puzzles(lambda: monotonic() > end):
        count += 1
        path = puzzles_file(game)
        text = path.read_text("utf-8") + "\n" if path.exists() else ""
        path.write_text(text + written(puzzle), "utf-8")
        mine.keep(kept)
        print(puzzle.name, puzzle.theme, puzzle.difficulty, puzzle.gap, puzzle.solution, flush=True)
    mine.keep(kept)
    print(f"{game}: {count} puzzles, {mine.number} games, {process_time() - began:.0f} CPU seconds; {dict(mine.tally)}")


if __name__ == "__main__":
    main()
