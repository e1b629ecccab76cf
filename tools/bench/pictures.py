"""The time and size of pictures, compared with an empty canvas of the same size and encoding."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from statistics import mean, quantiles
from time import perf_counter

from PIL import Image

from games import core
from games.core import Panel, Seat
from games.draw import Canvas
from games.registry import GAMES
from locales import Speaker, words
from tests.pictures.situations import PLAIN, walk
from tools.bench.clock import row

PICTURES = 300
"""Pictures per line if `seconds` is 1."""
QUICK = 30
"""At most this many are taken from one game; three games are played if more are needed."""


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark."""
    most = round(PICTURES * seconds) if seconds >= 0.1 else 1
    yield f"Pictures of random games, up to {most} per line (milliseconds, bytes; sprites drawn beforehand)"
    yield row("picture", "p50", "p99", "bytes", "empty p50", "time / empty", "bytes / empty")
    for id_, game in GAMES.items():
        assert game.pictures is not None
        for seats in game.seats:
            speak = Speaker(words("fr"), id_, PLAIN[:seats])
            states = [
                state for number in range(3 if most > QUICK else 1) for state in walk(id_, seats, f"bench {number}")
            ]
            states = [state for state in states[:: max(1, len(states) // most)] if core.decision(state)][:most]
            views = [game.view(state, None) for state in states]
            yield from _lines(f"{id_} table {seats}", [game.pictures.table(view) for view in views], speak)
        seated = [game.view(state, Seat(number % seats)) for number, state in enumerate(states)]
        yield from _lines(f"{id_} own", [game.pictures.own(view, "") for view in seated], speak)


def _lines(name: str, messages: list[Sequence[Panel]], speak: Speaker) -> Iterator[str]:
    """Yield a row for each kind of panel in these messages."""
    for kind in dict.fromkeys(panel.id for message in messages for panel in message):
        panels = [panel for message in messages for panel in message if panel.id == kind]
        yield _line(f"{name} {kind}", [partial(panel.draw, speak) for panel in panels])


def _line(name: str, draws: list[Callable[[], bytes]]) -> str:
    draws[0]()
    for draw in draws:
        draw()
    times, sizes = zip(*(_timed(draw) for draw in draws), strict=True)
    height = Image.open(BytesIO(draws[len(draws) // 2]())).height
    empty, bare = zip(*(_timed(lambda: Canvas(height).png()) for _ in range(max(3, len(draws) // 5))), strict=True)
    half, whole = _percentiles(times), _percentiles(empty)
    return row(
        name,
        f"{half[0]:.1f}",
        f"{half[1]:.1f}",
        f"{mean(sizes):,.0f}",
        f"{whole[0]:.1f}",
        f"{half[0] / whole[0]:.2f}",
        f"{mean(sizes) / bare[0]:.2f}",
    )


def _timed(draw: Callable[[], bytes]) -> tuple[float, int]:
    start = perf_counter()
    size = len(draw())
    return (perf_counter() - start) * 1000, size


def _percentiles(times: tuple[float, ...]) -> tuple[float, float]:
    if len(times) == 1:
        return times[0], times[0]
    hundredths = quantiles(times, n=100, method="inclusive")
    return hundredths[49], hundredths[98]
