"""The cost of clicks over a whole game: requests per decision, and the bot's processor time.

An in-process object stands in for Discord, and nothing is drawn, so only the bot's own work is measured.
"""

from collections import Counter
from collections.abc import Iterator
from statistics import mean, median

from games.registry import GAMES
from tests.bot.discord_io.quiet import UNCOUNTED, Quiet, Tap
from tools.bench.clock import row

KINDS = ("answer", "by token", "edit", "look", "send")
MOST, FOUR = 3000, 4


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark."""
    yield "A game of two, then of four, by taps in private messages; costs for each move, with the steps that led to it"
    yield row(
        "game",
        "moves",
        "taps a move",
        "requests",
        "counted",
        *KINDS,
        "loads",
        "writes",
        "ms a move",
        "ms a step",
        "needless",
    )
    most = MOST if seconds >= 1 else 20
    for game in sorted(GAMES):
        yield _line(game, Quiet(game).taps(most))
    for game in sorted(game for game in GAMES if FOUR in GAMES[game].seats):
        yield _line(f"{game}, four", Quiet(game, seats=FOUR).taps(most))


def _line(game: str, taps: list[Tap]) -> str:
    moves = [tap for tap in taps if tap.is_move]
    steps = [tap for tap in taps if not tap.is_move]
    made: Counter[str] = Counter()
    for tap in taps:
        made.update(tap.requests)
    each = max(1, len(moves))
    return row(
        game,
        str(len(moves)),
        f"{len(taps) / each:.1f}",
        f"{made.total() / each:.1f}",
        f"{sum(n for kind, n in made.items() if kind not in UNCOUNTED) / each:.1f}",
        *(f"{made[kind] / each:.2f}" for kind in KINDS),
        f"{mean(tap.loads for tap in moves):.1f}" if moves else "-",
        f"{mean(tap.writes for tap in moves):.1f}" if moves else "-",
        f"{median(tap.seconds for tap in moves) * 1e3:.1f}" if moves else "-",
        f"{median(tap.seconds for tap in steps) * 1e3:.1f}" if steps else "-",
        str(sum(tap.needless for tap in taps)),
    )
