"""Prints a puzzle with its solution, for inspection before it is shipped."""

from games import core
from games.puzzles import Puzzle
from games.registry import GAMES
from games.terminal import Terminal
from locales import LOCALES, words


def show(puzzle: Puzzle) -> None:
    """Print what the seat sees, its question, and the solution with its reasons, in every language."""
    for locale in LOCALES:
        said: list[str] = []
        terminal = Terminal(GAMES[puzzle.game], words(locale), ask=lambda _: puzzle.solution, show=said.append)
        assert terminal.solve(puzzle), f"{puzzle.id}: its solution is not right"
        end = next(
            place for place, line in enumerate(said) if line.startswith("\n") and ": " in line and "[" not in line
        )
        print("\n".join(said if locale == LOCALES[0] else said[end:]))
    print(f"({puzzle.name}, gap {puzzle.gap}, normal: {_normal(puzzle)})\n")


def _normal(puzzle: Puzzle) -> str:
    """Return the answer of a computer player of level normal."""
    state, dice = puzzle.state(), core.Dice(puzzle.name)
    game = GAMES[puzzle.game]
    return core.write_choice(game.strategies[core.NORMAL](game.imagine(state, puzzle.seat, dice), puzzle.seat, dice))
