"""The dig under way: the team and what it can still do; in a fight, the combat it has and the combat it needs."""

from dataclasses import dataclass
from functools import partial

from games.core import Panel, Speak, say
from games.draw import WIDTH, Canvas, figure, mark
from games.draw.palette import ABYSS, BAD, BRASS, EDGE, GOOD, LAMP, TEXT
from games.tunhell.view import DelveView, View

from .describe import describe_dig
from .faces import ART, draw_card, token
from .palette import FIGHT
from .sizes import INNER, MARGIN

HEIGHT = 300
CARD = (126, 171)
TOP = MARGIN + 84


@dataclass(frozen=True, slots=True)
class Dig:
    """What the panel shows."""

    edition: str
    delve: DelveView
    top: str | None
    guards: tuple[str, ...]


def dig_panel(view: View, delve: DelveView) -> Panel:
    """Return the panel of a dig."""
    mine = view.mines[delve.mine - 1]
    shown = Dig(view.edition, delve, delve.foe or mine.top, mine.guards[delve.seat])
    return Panel("dig", shown, partial(draw_dig, shown), describe_dig(view))


TEAM_PLACE = (MARGIN + 16 + CARD[0] - 8, TOP + 84)
"""The right edge of the digger, above its figures, in pixels."""


def draw_dig(shown: Dig, speak: Speak) -> bytes:
    """Return the picture: the team on the left, the card it has met on the right, the calculation between them."""
    delve = shown.delve
    canvas = Canvas(HEIGHT + 2 * MARGIN, ART)
    canvas.box((MARGIN, MARGIN, INNER, HEIGHT), FIGHT, BRASS, 3)
    mark(canvas, delve.seat, MARGIN + 16, MARGIN + 14, 50)
    title = say("tunhell-picture-fight" if delve.foe else "tunhell-picture-dig", mine=delve.mine)
    canvas.text(speak(title), MARGIN + 82, MARGIN + 52, 38, TEXT, face="title", width=430, least=28)
    left = speak(say("tunhell-picture-left", n=delve.left))
    taken = canvas.text(left, WIDTH - MARGIN - 18, MARGIN + 50, 34, TEXT, align="right", width=220, least=26)
    canvas.sign("pick", WIDTH - MARGIN - 18 - taken - 54, MARGIN + 14, 46, LAMP)
    step = min(70.0, (300 - CARD[0]) / max(len(delve.team) - 1, 1))
    for number, card in enumerate(delve.team):
        draw_card(canvas, shown.edition, card, (MARGIN + 16 + number * step, TOP, *CARD))
    if shown.top:
        draw_card(canvas, shown.edition, shown.top, (WIDTH - MARGIN - 16 - CARD[0], TOP, *CARD))
    if delve.foe:
        _reckoning(canvas, shown, MARGIN + 16 + CARD[0] + step * (len(delve.team) - 1))
    else:
        canvas.sign("arrow", 480, TOP + 52, 70, LAMP)
    return canvas.png()


def _reckoning(canvas: Canvas, shown: Dig, team_ends: float) -> None:
    """Draw the combat of team and warriors, and the combat needed; below them the warriors."""
    delve = shown.delve
    have = delve.combat + delve.strength
    room = WIDTH - MARGIN - 16 - CARD[0] - team_ends
    width = min(room - 24, 380.0)
    x = team_ends + (room - width) / 2
    canvas.box((x, TOP, width, 96), ABYSS, EDGE, 2)
    middle = x + width / 2
    canvas.text(f"{have}", middle - 56, TOP + 74, 72, GOOD if have >= delve.need else BAD, face="title", align="right")
    canvas.sign("sword", middle - 34, TOP + 14, 68, LAMP)
    canvas.text(f"{delve.need}", middle + 56, TOP + 74, 72, TEXT, face="title")
    left = x + 4 + figure(canvas, "sword", f"{delve.combat}", x + 4, TOP + 117, 42, LAMP) + 22
    room = x + width - left
    step = min(54.0, (room - 52) / max(len(shown.guards) - 1, 1))
    for number, card in enumerate(shown.guards):
        token(canvas, shown.edition, card, left + number * step, TOP + 112, 52)
