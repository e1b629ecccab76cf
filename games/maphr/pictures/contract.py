"""The contract or caravan that a player has just drawn, as a panel: what it is and what it brings."""

from functools import partial

from games.core import Panel, Speak, say
from games.draw import Canvas
from games.draw.palette import BRASS, LAMP, LIT, MUTED, TEXT
from games.draw.text import wrap
from games.maphr.cards import EDITIONS
from games.maphr.hand import CONTRACTS
from games.maphr.view import View

from .colours import ART
from .hand import card_sign

_SIGN, _LINE, _MOST = 96, 34, 3


def contract_panels(view: View) -> tuple[Panel, ...]:
    """Return the panel of the contract or caravan that the present question is about, if any."""
    if view.step not in CONTRACTS or not view.queue:
        return ()
    card = view.queue[0]
    does = (say(f"maphr-name-{card}"), say(f"maphr-name-{card}.does"))
    return (Panel("contract", (view.edition, card), partial(draw_contract, view.edition, card), does),)


def draw_contract(edition: str, card: str, speak: Speak) -> bytes:
    """Return the picture of a contract: the symbol of the card, its name and kind, and its effect in words."""
    lines = wrap(speak(say(f"maphr-name-{card}.does")), 28, 650, _MOST)
    height = max(_SIGN + 40, 72 + len(lines) * _LINE)
    canvas = Canvas(height + 16, ART)
    canvas.box((12, 8, 776, height), LIT, BRASS, 4)
    card_sign(canvas, EDITIONS[edition], card, 26, 8 + (height - _SIGN) / 2, _SIGN)
    kind = canvas.text(speak(say("maphr-type-contract")), 772, 50, 28, MUTED, align="right")
    name = speak(say("maphr-picture-card", card=card))
    canvas.text(name, 138, 52, 38, LAMP, face="title", width=620 - kind, least=28)
    for number, line in enumerate(lines):
        canvas.text(line, 138, 92 + number * _LINE, 28, TEXT, width=640, least=25)
    return canvas.png()
