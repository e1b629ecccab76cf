"""The open offers of a player as a panel: who offers what to whom, and for how much."""

from functools import partial

from games.core import Panel, Say, Speak, say
from games.draw import Canvas, mark
from games.draw.palette import BAD, BRASS, EDGE, LAMP, LIT, MUTED, SLAB, TEXT
from games.maphr.cards import EDITIONS, Book
from games.maphr.rules.offers import OPEN, WORDS, Glimpse
from games.maphr.view import View

from .colours import ART
from .hand import card_figures, card_sign
from .words import offer_words

_ROW, _GAP = 116, 7


def offers_panel(view: View) -> Panel:
    """Return the panel of every open offer that the reader sees; those waiting for an answer are lit."""
    shows = (view.edition, view.seat, view.offers, tuple(map(view.bar, view.offers)))
    return Panel("offers", shows, partial(draw_offers, view), offer_words(view))


def draw_offers(view: View, speak: Speak) -> bytes:
    """Return the picture of the offers, a row for each."""
    canvas = Canvas(max(1, len(view.offers)) * (_ROW + _GAP) + 16, ART, own=view.seat)
    for place, offer in enumerate(view.offers):
        _row(canvas, view, offer, 12 + place * (_ROW + _GAP), speak)
    return canvas.png()


def _row(canvas: Canvas, view: View, offer: Glimpse, y: int, speak: Speak) -> None:
    """Draw who gives, what, and what they ask for in return."""
    waits = view.seat == (offer.seller if offer.answer else offer.buyer)
    canvas.box((12, y, 776, _ROW), LIT if waits else SLAB, BRASS if waits else EDGE, 4 if waits else 2)
    book = EDITIONS[view.edition]
    mark(canvas, offer.seller, 23, y + 12, 38)
    canvas.name(speak(say("maphr-picture-name", seat=offer.seller)), 74, y + 42, 28, TEXT, width=138, least=25)
    canvas.text("→", 34, y + 92, 30, MUTED)
    mark(canvas, offer.buyer, 65, y + 62, 38)
    canvas.name(speak(say("maphr-picture-name", seat=offer.buyer)), 116, y + 91, 28, TEXT, width=98, least=25)
    _item(canvas, book, offer.card, offer.claim, (222, y + 12, 330 if offer.price is not None else 268), speak)
    if offer.price is not None:
        canvas.sign("coin", 622, y + 30, 54, art=ART)
        canvas.text(f"{offer.price}", 770, y + 70, 56, LAMP, face="title", align="right", width=88, least=36)
        if bar := view.bar(offer):
            why = say("maphr-picture-hand-full" if bar == 1 else "maphr-picture-too-dear")
            canvas.text(speak(why), 770, y + 102, 26, BAD, align="right", width=210, least=25)
        return
    canvas.text("⇄", 510, y + 70, 40, BRASS, face="title", align="middle")
    if offer.answer:
        card = "" if offer.answer == "?" else offer.answer
        _item(canvas, book, card, offer.answer_claim, (532, y + 12, 248), speak)
    else:
        canvas.box((640, y + 14, 84, 84), SLAB, EDGE, 2, 10)
        canvas.text("?", 682, y + 74, 56, MUTED, face="title", align="middle")


def _item(canvas: Canvas, book: Book, card: str, claim: str, place: tuple[int, int, int], speak: Speak) -> None:
    """Draw a visible card with its figures and what is claimed of it, or the claim about a hidden card."""
    x, y, width = place
    if card:
        card_sign(canvas, book, card, x, y + 6)
        canvas.text(speak(say("maphr-picture-card", card=card)), x + 70, y + 28, 28, TEXT, width=width - 72, least=25)
        if claim == OPEN:
            card_figures(canvas, book, card, x + 70, y + 64)
        else:
            canvas.text(speak(_claim(claim)), x, y + 95, 25, MUTED, width=width, least=25)
        return
    canvas.box((x, y + 6, 60, 60), SLAB, BRASS, 3, 10)
    canvas.text("?", x + 30, y + 52, 44, BRASS, face="title", align="middle")
    canvas.text(speak(_claim(claim)), x, y + 95, 28, TEXT, width=width, least=25)


def _claim(claim: str) -> Say:
    """Return the sentence that claims something of a hidden card."""
    if claim in (*WORDS, "mystery"):
        return say(f"maphr-brief-{claim}")
    return say("maphr-claim-card", card=claim)
