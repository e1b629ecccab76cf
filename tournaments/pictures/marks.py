"""The outcome of a round as a disc: a tick, a cross, half a disc, a place, or a ring for a game to come."""

from games.draw import Canvas
from games.draw.palette import BAD, BRASS, EDGE, GOOD, INK, LAMP, LEDGE, MUTED, RUST, SLAB
from tournaments.model import WIN
from tournaments.standings import Mark, MarkKind


def draw_mark(canvas: Canvas, mark: Mark, x: float, y: float, r: int, *, with_place: bool) -> None:
    """Draw a mark centred on a position; `with_place` shows the place reached at a table of several."""
    match mark.kind:
        case MarkKind.NONE:
            canvas.line([(x - r / 3, y), (x + r / 3, y)], EDGE, 3)
        case MarkKind.OPEN:
            canvas.disc(x, y, r // 2, SLAB, MUTED, 3)
        case MarkKind.BYE:
            canvas.disc(x, y, r, LEDGE, EDGE, 2)
            canvas.text("+", x, y + r * 0.55, round(r * 1.7), MUTED, face="title", align="middle")
        case _ if with_place:
            fill, ink = (GOOD, INK) if mark.place == 1 else (RUST, LAMP) if mark.points == 0 else (BRASS, INK)
            canvas.disc(x, y, r, fill, INK, 2)
            canvas.text(str(mark.place), x, y + r * 0.5, round(r * 1.4), ink, face="title", align="middle")
        case MarkKind.WON:
            canvas.disc(x, y, r, GOOD, INK, 2)
            _stroke(canvas, [(x - r * 0.45, y), (x - r * 0.1, y + r * 0.35), (x + r * 0.5, y - r * 0.35)], INK)
        case MarkKind.DRAWN:
            canvas.disc(x, y, r, SLAB, LAMP, 3)
            canvas.disc(x, y, r // 2, LAMP, LAMP, 0)
        case _:
            canvas.disc(x, y, r, SLAB, BAD, 3)
            side = r * 0.35
            _stroke(canvas, [(x - side, y - side), (x + side, y + side)], BAD)
            _stroke(canvas, [(x - side, y + side), (x + side, y - side)], BAD)


def _stroke(canvas: Canvas, points: list[tuple[float, float]], fill: str) -> None:
    canvas.line(points, fill, 4)


PARTS = {1: "¹⁄₁₂", 2: "⅙", 3: "¼", 4: "⅓", 5: "⁵⁄₁₂", 6: "½", 7: "⁷⁄₁₂", 8: "⅔", 9: "¾", 10: "⅚", 11: "¹¹⁄₁₂"}


def points_text(twelfths: int) -> str:
    """Return points as text: 30 twelfths of a win are 2½."""
    whole, part = divmod(twelfths, WIN)
    return f"{whole or (0 if not part else '')}{PARTS.get(part, '')}"
