"""The table as a picture: the mine, and beside it the die, the treasure and both wagons large; below it the players."""

from games.core import Seat, Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.heads import (
    GAP,
    INNER,
    MARGIN,
    TITLE,
    event_lines,
    heading,
    question,
    question_height,
)
from games.draw.palette import BRASS, EDGE, INK, LAMP, LIT, SLAB, TEXT
from games.poursuite.view import View

from .grid import Grid, draw_grid
from .pieces import ART, draw_die, draw_mole, draw_wagon, liveries

AXIS, ASIDE = 36, 132
"""Room for the coordinates, and the least width of what stands beside the mine."""
LARGEST, TALLEST = 104, 900
PLAYER = 92


def draw_board(view: View, speak: Speak) -> bytes:
    """The public table: nothing is hidden in this game."""
    mine = view.mine
    room = INNER - AXIS - ASIDE - GAP
    size = min(LARGEST, room // mine.columns, TALLEST // mine.height)
    lines = event_lines([speak(said) for said in view.told])
    top = TITLE + question_height(lines) + GAP
    board = mine.height * size + AXIS + GAP
    rows = -(-len(view.players) // 2)
    canvas = Canvas(top + board + rows * (PLAYER + 8) + MARGIN, ART)
    heading(canvas, speak(say("poursuite-title")), speak(say(f"poursuite-option-board-{mine.id}")))
    asked = speak(view.asks) if view.asks else speak(say("poursuite-picture-over"))
    question(canvas, TITLE, asked, view.decider, lines, liveries(view, speak))
    grid = Grid(view, MARGIN + AXIS, top, size)
    draw_grid(canvas, grid, speak)
    left = MARGIN + AXIS + mine.columns * size + GAP
    _aside(canvas, view, speak, left, top)
    for seat in range(len(view.players)):
        _player(canvas, view, Seat(seat), speak, top + board)
    return canvas.png()


def _aside(canvas: Canvas, view: View, speak: Speak, x: float, y: float) -> None:
    """The die, the treasure left, and each wagon large enough to see who faces where."""
    width = WIDTH - MARGIN - x
    middle = x + width / 2
    canvas.box((x, y, width, 118))
    draw_die(canvas, view.face, middle - 42, y + 17, 84)
    canvas.box((x, y + 130, width, 118))
    canvas.sign("chest", middle - 34, y + 138, 68, INK, ART)
    canvas.text(f"{view.treasure}", middle, y + 238, 34, LAMP, face="title", align="middle")
    for number, wagon in enumerate(view.wagons, 1):
        top = y + 260 + (number - 1) * 190
        is_moved = view.moved == number
        canvas.box((x, top, width, 178), LIT if is_moved else SLAB, BRASS if is_moved else EDGE, 3 if is_moved else 2)
        draw_wagon(canvas, number, wagon, middle, top + 78, 124, speak)
        canvas.text(wagon.cell.upper(), middle, top + 166, 27, TEXT, face="title", align="middle")
    if view.freed:
        top = y + 260 + 2 * 190
        canvas.box((x, top, width, 96), LIT, BRASS, 3)
        draw_mole(canvas, view.freed, middle - 32, top + 16, 64, speak)


def _player(canvas: Canvas, view: View, seat: Seat, speak: Speak, y: float) -> None:
    """A player: mark, name, treasures won, moles still waiting."""
    player = view.players[seat]
    width = (INNER - 8) / 2
    x, top = MARGIN + (seat % 2) * (width + 8), y + (seat // 2) * (PLAYER + 8)
    is_active = view.active == seat and view.phase != "over"
    canvas.box((x, top, width, PLAYER), LIT if is_active else SLAB, BRASS if is_active else EDGE, 4 if is_active else 2)
    looks = liveries(view, speak)
    mark(canvas, seat, x + 14, top + 18, 54, looks)
    canvas.text(speak(say("poursuite-picture-name", seat=seat)), x + 82, top + 38, 28, TEXT, width=width - 96, least=22)
    canvas.sign("gem", x + 82, top + 50, 30, INK, ART)
    canvas.text(f"{player.treasures}", x + 120, top + 77, 32, LAMP, face="title")
    for mole in range(player.hand):
        canvas.sign("mole", x + width - 48 - mole * 38, top + 46, 38, looks[seat].colour, ART)
