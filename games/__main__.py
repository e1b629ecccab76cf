"""`python -m games <game>`: play any game in the terminal, without Discord, with computer players in any seat.

`python -m games review FILE` reviews the record of a finished game, and `python -m games puzzle [GAME] [NUMBER]` asks
for the best answer in one position.
"""

import argparse
import locale as system
import secrets
import sys

from games import puzzling
from games.core import Deal, Seat
from games.registry import GAMES
from games.review.__main__ import main as review
from games.terminal import Terminal
from locales import LOCALES, locale_of, words


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["review"]:
        return review(given[1:])
    if given[:1] == ["puzzle"]:
        return puzzling.main(given[1:])
    own = locale_of(system.getlocale()[0])
    says = words(own).text
    parser = argparse.ArgumentParser(prog="python -m games", description=says("terminal-about"))
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, help=says("terminal-seats-help"))
    parser.add_argument("--seed", default=secrets.token_hex(8), help=says("terminal-seed-help"))
    parser.add_argument("--first", type=int, help=says("terminal-first-help"))
    parser.add_argument("--people", type=int, default=1, help=says("terminal-people-help"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=says("terminal-option-help")
    )
    parser.add_argument("--lang", choices=LOCALES, default=own, help=says("terminal-lang-help"))
    chosen = parser.parse_args(given)

    game = GAMES[chosen.game]
    options = dict(pair.partition("=")[::2] for pair in chosen.option)
    first = None if chosen.first is None else Seat(chosen.first - 1)
    try:
        state = game.begin(Deal(chosen.seats or game.seats[0], chosen.seed, options, first))
    except ValueError as wrong:
        parser.error(str(wrong))
    terminal = Terminal(game, words(chosen.lang), people=chosen.people, seed=chosen.seed)
    try:
        terminal.play(state)
    except (EOFError, KeyboardInterrupt):
        print(f"\n{words(chosen.lang).text('terminal-bye')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
