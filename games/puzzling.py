"""`python -m games puzzle [GAME] [NUMBER]`: solve one puzzle in the terminal, without Discord."""

import argparse
import locale as system
from datetime import UTC, datetime

from games.puzzles import FIRST_DAY, Puzzle, puzzle_of_the_day, puzzles_of
from games.registry import GAMES
from games.terminal import Terminal
from locales import LOCALES, locale_of, words


def main(arguments: list[str]) -> int:
    """Ask for the answer to a puzzle and judge it; return 0 whatever the answer."""
    own = locale_of(system.getlocale()[0])
    says = words(own).text
    parser = argparse.ArgumentParser(prog="python -m games puzzle", description=says("puzzle-about"))
    parser.add_argument("game", nargs="?", choices=sorted(GAMES), help=says("puzzle-game-help"))
    parser.add_argument("number", nargs="?", type=int, help=says("puzzle-number-help"))
    parser.add_argument("--lang", choices=LOCALES, default=own, help=says("terminal-lang-help"))
    chosen = parser.parse_args(arguments)
    try:
        puzzle = _chosen(chosen.game, chosen.number)
    except LookupError:
        count, title = len(puzzles_of(chosen.game)), says(f"{chosen.game}-title")
        parser.error(says("puzzle-no-number" if count else "puzzle-none", title=title, count=count))
    try:
        Terminal(GAMES[puzzle.game], words(chosen.lang)).solve(puzzle)
    except (EOFError, KeyboardInterrupt):
        print(f"\n{words(chosen.lang).text('puzzle-bye')}")
    return 0


def _chosen(game: str | None, number: int | None) -> Puzzle:
    """Return the puzzle with a number, or one that depends on the date.

    Raises:
        LookupError: there is no such puzzle.
    """
    today = datetime.now(UTC).date()
    if game is None:
        return puzzle_of_the_day(today)
    puzzles = puzzles_of(game)
    if number is None and puzzles:
        return puzzles[(today - FIRST_DAY).days % len(puzzles)]
    if number is None or not 1 <= number <= len(puzzles):
        raise LookupError(f"{game} has no puzzle {number}")
    return puzzles[number - 1]
