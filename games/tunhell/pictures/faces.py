"""The faces of Tunhell's cards: portrait, band and figures."""

from functools import cache
from pathlib import Path

from games.draw import Art, Badge, Canvas, Face, card
from games.draw.palette import INK, PAPER
from games.tunhell.cards import EDITIONS
from games.tunhell.pictures.palette import BANDS, FIGURE, OWN, PROUD
from games.tunhell.rows import Card

ART = Art(Path(__file__).with_name("art.svg"), OWN)

_STRONG_DIGGER, _MASTER = 1, 3
_SAME = {"warrior_4_proud_a": "warrior_4", "warrior_4_proud_b": "warrior_4", "scout_3": "scout", "scout_5": "scout"}


def draw_card(canvas: Canvas, edition: str, id_: str, place: tuple[float, float, float, float]) -> None:
    """Draw a card of the table's edition; `place` is left, top, width and height."""
    card(canvas, ART, face(edition, id_), place)


def portrait(row: Card) -> str:
    """Return the symbol that stands for a card."""
    if row.id in _SAME:
        return _SAME[row.id]
    if row.id in ART.names:
        return row.id
    if row.kind == "digger":
        if row.dig > _MASTER or row.bonus > _MASTER:
            return "digger-master"
        return "digger-fighter" if row.bonus >= _STRONG_DIGGER else "digger"
    return row.kind


@cache
def face(edition: str, id_: str) -> Face:
    """Return the content of a card's face."""
    row = EDITIONS[edition].cards[id_]
    corner = ("bolt",) * row.hurried + ("crown",) * row.proud
    return Face(portrait(row), BANDS[row.kind], _badges(row), corner)


def _badges(row: Card) -> tuple[Badge, ...]:
    """Return a card's figures: combat with a sword, capacity with a pick, looks with an eye, points with a star.

    What lowers the combat of encounters has the face of one.
    """
    figures = []
    match row.kind:
        case "warrior":
            figures = [("goblin", f"−{row.scares}") if row.scares else ("sword", f"{row.combat}")]
        case "digger":
            figures = [("pick", f"{row.dig}"), *([("sword", f"+{row.bonus}")] if row.bonus else [])]
        case "scout":
            figures = [("eye", f"{row.looks}")]
        case "blaster":
            figures = [("shield", ""), ("cross", "")]
        case "encounter":
            figures = [("sword", f"{row.combat}"), *([("star", f"{row.points}")] if row.points else [])]
        case "bonus":
            figures = _bonus(row)
        case _ if row.points or row.kind == "dirt":
            figures = [("star", f"{row.points}")]
        case "ghost":
            figures = [("cards", "−1")]
    return tuple(Badge(sign, text, FIGURE) for sign, text in figures)


def _bonus(row: Card) -> list[tuple[str, str]]:
    if row.add_times:
        return [("pick", f"×{row.add_times + 1}"), ("sword", f"×{row.add_times + 1}")]
    return [("pick", f"+{row.add_dig}")] if row.add_dig else [("sword", f"+{row.add_combat}")]


def token(canvas: Canvas, edition: str, id_: str, x: float, y: float, size: int) -> None:
    """Draw a warrior at a mine, small: its combat on a shield, a crown if it is proud, the dog as its portrait."""
    row = EDITIONS[edition].cards[id_]
    if row.scares:
        canvas.sign(portrait(row), x - 1, y - 1, size + 2, INK, ART)
        return
    canvas.sign("shield", x - 2, y - 2, size + 4, INK)
    canvas.sign("shield", x, y, size, PROUD if row.proud else PAPER)
    if row.proud:
        crown = round(size * 0.5)
        canvas.sign("crown", x + (size - crown) / 2 - 2, y - crown * 0.62 - 2, crown + 4, INK)
        canvas.sign("crown", x + (size - crown) / 2, y - crown * 0.62, crown, PROUD)
    canvas.text(f"{row.combat}", x + size / 2, y + size * 0.73, round(size * 0.62), INK, face="title", align="middle")
