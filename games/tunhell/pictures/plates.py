"""Plates on the cards of a dig: the combat on both sides of a lost fight, and the trophies that a card has won."""

from games.draw import Canvas, canvas_width, mark
from games.draw.palette import BAD, BRASS, GOOD, INK, LAMP, TEXT
from games.tunhell.cards import EDITIONS

from .dug import Dug, Met
from .sizes import Place


def odds_plate(canvas: Canvas, met: Met, place: Place, *, is_low: bool) -> None:
    """Draw on a foe that has won the combat that stood against it, and the combat that it took.

    The plate stands below the card or, with cards in two rows, small above its figures.
    """
    (x, y, w, h), size = place, 28 if is_low else 38
    have, need = canvas_width(f"{met.have}", size), canvas_width(f"{met.need}", size)
    wide = have + need + size * 1.9
    left, top = (x - 14, y - 12) if is_low else (x + w / 2 - wide / 2, y + h - 16)
    canvas.box((left, top, wide, size * 1.3), INK, BAD, 3, 14)
    canvas.text(f"{met.have}", left + size * 0.35, top + size, size, BAD, face="title")
    canvas.sign("sword", left + size * 0.47 + have, top + size * 0.2, round(size * 0.9), LAMP)
    canvas.text(f"{met.need}", left + size * 1.5 + have, top + size, size, TEXT, face="title")


def trophy_plates(canvas: Canvas, dug: Dug, met: Met, place: Place, end: float) -> None:
    """Draw the trophies that a card has won, with their points, and what others have lost by them.

    They stand below the card, before `end`; with cards in two rows, where that is 0, small above its figures.
    """
    (x, y, w, h), count, book = place, len(met.trophies), EDITIONS[dug.edition]
    is_low = not end
    size = 26 if is_low else 36
    high, cup = round(size * 1.44), round(size * 1.28)
    wide = (cup + 2) * count + round(size * 1.78)
    left, top = (x - (50 if dug.slots <= 6 else 14), y - 12) if is_low else (x + w / 2 - wide / 2, y + h - 14)
    if not is_low:
        left = min(left, end - wide - 92 * len(met.losers))
    for number, (seat, trophy) in enumerate(zip(met.losers, met.trophies, strict=False)):
        at, base = (left, top + (high + 2) * (number + 1)) if is_low else (left + wide - 6 + 92 * number, top)
        canvas.box((at, base, round(size * 2.72), high), INK, BAD, 3, 14)
        mark(canvas, seat, at + size / 3, base + size / 4, size - 2)
        canvas.text(f"−{book.trophies[trophy].points}", at + size * 1.44, base + size * 1.06, size, BAD, face="title")
    canvas.box((left, top, wide, high), INK, BRASS, 3, 14)
    for number in range(count):
        canvas.sign("cup", left + 8 + (cup + 2) * number, top + 3, cup, BRASS)
    points = sum(book.trophies[one].points for one in met.trophies)
    canvas.text(f"+{points}", left + 10 + (cup + 2) * count, top + size * 1.06, size, GOOD, face="title")
