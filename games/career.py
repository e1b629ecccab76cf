"""A person's results as a picture: game by game how many they won, their rating over time, and their latest games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from io import BytesIO

from PIL import Image, ImageDraw

from games.core import Panel, Say, Speak, say
from games.draw import Canvas
from games.draw.art import FINE
from games.draw.palette import BAD, BRASS_DIM, EDGE, GOOD, INK, LAMP, LEDGE, MUTED, SLAB, TEXT
from games.draw.shades import reduced
from games.registry import GAMES

WON, SHARED, LOST, OTHER = "won", "shared", "lost", "other"
"""How a game ended for a person; `OTHER` for a place between the first and the last."""
MOST, LATEST = 5, 11
"""The most games with a row, and the most finished games with a mark."""
_ROW, _HEAD, _FOOT, _R = 74, 12, 104, 15
_TITLE, _BAR, _LINE, _RIGHT = 88, 344, 576, 784
_BAR_WIDTH, _LINE_WIDTH, _PART, _DIGIT, _TALL = 196, 92, 46, 17, 40
_FEW = 5
"""The most games of which each is drawn as a mark, instead of their numbers as a bar."""


@dataclass(frozen=True, slots=True)
class Row:
    """A person's results in one game.

    Attributes:
        game: its id.
        played, won, shared: games, those won alone, and shared victories.
        rating: their rating; None if they have none.
        ratings: their rating after each of their latest games, oldest first.
    """

    game: str
    played: int
    won: int
    shared: int
    rating: int | None = None
    ratings: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Career:
    """A person's results.

    Attributes:
        rows: the games, most played first.
        latest: their latest finished games, oldest first: which game, and how it ended.
    """

    rows: tuple[Row, ...]
    latest: tuple[tuple[str, str], ...]


def career_panel(career: Career) -> Panel:
    """Return the panel of a person's results."""
    shown = Career(career.rows[:MOST], career.latest[-LATEST:])
    return Panel("career", shown, partial(_draw, shown), [*_described(shown)])


def _described(shown: Career) -> Sequence[Say]:
    told = [
        say(
            "career-game",
            game=say(f"{row.game}-title"),
            played=row.played,
            won=row.won,
            shared=row.shared,
            rated=int(row.rating is not None),
            rating=row.rating or 0,
        )
        for row in shown.rows
    ]
    ways = [way for _, way in shown.latest]
    return [*told, say("career-latest", n=len(ways), won=ways.count(WON), shared=ways.count(SHARED))]


def _draw(shown: Career, speak: Speak) -> bytes:
    canvas = Canvas(_HEAD + _ROW * len(shown.rows) + _FOOT)
    emblems = {game: _emblem(game) for game in {*(row.game for row in shown.rows), *(game for game, _ in shown.latest)}}
    for n, row in enumerate(shown.rows):
        top = _HEAD + _ROW * n
        canvas.box((8, top, canvas.width - 16, _ROW - 6), SLAB, EDGE, 2)
        canvas.put(emblems[row.game].resize((56, 56)), 20, top + 6)
        canvas.text(speak(say(f"{row.game}-title")), _TITLE, top + 45, 32, TEXT, width=_BAR - _TITLE - 24, least=25)
        _bar(canvas, row, top + 14)
        _rating(canvas, row, top, speak)
    _latest(canvas, shown.latest, emblems, _HEAD + _ROW * len(shown.rows), speak)
    return canvas.png()


def _bar(canvas: Canvas, row: Row, top: float) -> None:
    """Draw how many games were won, shared and not won, side by side, each part with its mark; of few, each game."""
    if row.played <= _FEW:
        ways = [WON] * row.won + [SHARED] * row.shared + [LOST] * (row.played - row.won - row.shared)
        for n, way in enumerate(ways):
            _mark(canvas, way, _BAR + _R + 3 + 40 * n, top + _TALL / 2, _R + 1)
        return
    parts = [(WON, row.won), (SHARED, row.shared), (LOST, row.played - row.won - row.shared)]
    parts = [(way, count) for way, count in parts if count > 0]
    least = [_PART + _DIGIT * len(str(count)) for _, count in parts]
    free, left = max(0, _BAR_WIDTH - sum(least)), float(_BAR)
    for (way, count), room in zip(parts, least, strict=True):
        width = room + free * count / row.played
        canvas.box((left, top, width - 4, _TALL), LEDGE, _EDGES[way], 3, radius=8)
        _mark(canvas, way, left + 20, top + _TALL / 2, _R - 3)
        canvas.text(str(count), left + 38, top + 30, 28, TEXT, face="title")
        left += width


def _rating(canvas: Canvas, row: Row, top: float, speak: Speak) -> None:
    """Draw a person's rating, and to the left of it how it came about."""
    if row.rating is None:
        return
    rating = speak(say("career-rating", rating=row.rating))
    canvas.text(rating, _RIGHT - 8, top + 47, 38, LAMP, face="title", align="right", width=96, least=28)
    if len(row.ratings) < 2:
        return
    low, high = min(row.ratings), max(row.ratings)
    step = _LINE_WIDTH / (len(row.ratings) - 1)
    path = [(8 + step * n, 8 + 40 * (1 - (one - low) / max(high - low, 1))) for n, one in enumerate(row.ratings)]
    fine = Image.new("RGBA", ((_LINE_WIDTH + 16) * FINE, 56 * FINE))
    pen = ImageDraw.Draw(fine)
    pen.line([(x * FINE, y * FINE) for x, y in path], fill=LAMP, width=4 * FINE, joint="curve")
    x, y = path[-1]
    pen.ellipse(((x - 6) * FINE, (y - 6) * FINE, (x + 6) * FINE, (y + 6) * FINE), fill=LAMP)
    canvas.put(reduced(fine, FINE), _LINE, top + 6)


def _latest(
    canvas: Canvas, latest: Sequence[tuple[str, str]], emblems: Mapping[str, Image.Image], top: float, speak: Speak
) -> None:
    """Draw a mark for each of the latest games, the newest on the left, above the emblem of the game."""
    canvas.text(speak(say("career-latest-title")), 20, top + 34, 28, MUTED, width=150, least=26)
    for n, (game, way) in enumerate(reversed(latest)):
        x = 200 + 56 * n
        _mark(canvas, way, x, top + 24, 20)
        canvas.put(emblems[game].resize((40, 40)), x - 20, top + 52)


_EDGES = {WON: GOOD, SHARED: LAMP, LOST: BAD, OTHER: BRASS_DIM}


def _mark(canvas: Canvas, way: str, x: float, y: float, r: int) -> None:
    """Draw a tick, a half-filled disc, a cross or a ring."""
    canvas.disc(x, y, r, GOOD if way == WON else SLAB, _EDGES[way], 3)
    if way == WON:
        canvas.line([(x - r * 0.45, y), (x - r * 0.1, y + r * 0.4), (x + r * 0.5, y - r * 0.35)], INK, 4)
    elif way == SHARED:
        canvas.disc(x, y, max(2, round(r / 2)), LAMP, LAMP, 0)
    elif way == LOST:
        side = r * 0.38
        canvas.line([(x - side, y - side), (x + side, y + side)], BAD, 4)
        canvas.line([(x - side, y + side), (x + side, y - side)], BAD, 4)


def _emblem(game: str) -> Image.Image:
    return Image.open(BytesIO(GAMES[game].pictures.emblem())).convert("RGBA")
