"""A building, a level reached, and what a catastrophe or caravan takes, each as the picture of a moment."""

from games.core import Say, Seat, Sign, Speak, say
from games.draw import SIGNS, WIDTH, Canvas, mark, wrap
from games.draw.moments import BAND, SCENE, Verdict, rays, stamp, verdict_box
from games.draw.palette import BAD, BRASS, EDGE, INK, LAMP, MUTED, SLAB, TEXT
from games.maphr.cards import Book

from .built import effect_sign
from .colours import ART
from .hand import card_sign
from .tile import draw_tile

_OWNER = (24, 100, 216, 262)
"""The box with the player's mark and name."""
_BIG = 150
"""The size of the card that the moment is about."""
_LOST = {"loses": "coin", "loses-miner": "miner", "loses-cards": "card"}
"""What is counted in each sentence about a loss, as a symbol."""
_TAKEN = 654
"""The middle of what is lost."""


def draw_build(canvas: Canvas, book: Book, told: Say, speak: Speak) -> None:
    """Draw the new building with its effect; below it the price, the coins left and its points."""
    card = f"{told.values['card']}"
    _owner(canvas, told, speak)
    _card(canvas, book, card, Verdict.GOOD)
    name = wrap(speak(say("maphr-picture-card", card=card)), 36, 366, 2)
    for place, line in enumerate(name):
        canvas.text(line, 418, 146 + place * 40, 36, LAMP, face="title", width=366, least=28)
    does = wrap(speak(say(f"maphr-name-{card}.does")), 28, 366, 5)
    for place, line in enumerate(does):
        canvas.text(line, 418, 150 + len(name) * 40 + place * 33, 28, TEXT, width=366, least=25)
    verdict_box(canvas, BAND, Verdict.GOOD)
    _paid(canvas, told)
    row = book.buildings[card]
    x = 344 + canvas.text(f"+{row.vp}", 344, 468, 56, TEXT, face="title") + 8
    canvas.sign("star", x, 424, 48, BRASS)
    sign, figure = effect_sign(book, card)
    canvas.sign(sign, x + 80, 420, 54, LAMP, ART if sign in ART.names else SIGNS)
    canvas.text(figure, x + 142, 468, 48, TEXT, face="title")


def draw_rise(canvas: Canvas, book: Book, told: Say, speak: Speak) -> None:
    """Draw the level left and the level reached; below it the price, and how many tiles the mine can hold."""
    _owner(canvas, told, speak)
    roman = _sign(told, "roman")
    level = next(row for row in book.level if row.roman == roman)
    x, y, w, h = SCENE
    rays(canvas, 640, 230, 420, Verdict.GOOD, (x + 250, y + 4, w - 254, h - 8))
    canvas.text(book.level[level.level - 2].roman, 350, 270, 100, MUTED, face="title", align="middle")
    canvas.sign("arrow", 430, 190, 90, LAMP)
    canvas.text(roman, 640, 286, 150, LAMP, face="title", align="middle")
    verdict_box(canvas, BAND, Verdict.GOOD)
    _paid(canvas, told)
    canvas.sign("tile", 344, 420, 54, INK, ART)
    room = speak(say("maphr-picture-holds", n=_number(told, "limit")))
    canvas.text(room, 412, 466, 42, TEXT, face="title", width=364, least=26)


def _paid(canvas: Canvas, told: Say) -> None:
    """Draw on the left of the result what was paid, and the coins left."""
    x = 30 + canvas.text(f"−{_number(told, 'n')}", 30, 468, 56, TEXT, face="title") + 8
    canvas.sign("coin", x, 422, 50, INK, ART)
    canvas.sign("arrow", x + 64, 430, 36, TEXT)
    canvas.text(f"{_number(told, 'coins')}", x + 112, 466, 44, LAMP, face="title")


def draw_blow(canvas: Canvas, book: Book, told: Say, lost: Say | None, speak: Speak) -> None:
    """Draw the card that strikes and what it takes; below it how much, before and after, or what holds it off.

    The cards lost from a hand, told in `lost`, are shown to their owner alone.
    """
    card, verdict = f"{told.values['card']}", verdict_of(told)
    _owner(canvas, told, speak)
    _card(canvas, book, card, verdict, 420)
    verdict_box(canvas, BAND, verdict)
    if verdict is Verdict.BAD:
        if lost is None:
            _taken(canvas, book, told)
        else:
            _cards_taken(canvas, book, _cards(lost))
        _amount(canvas, book, told, speak)
        if lost is not None:
            named = speak(say("maphr-picture-cards", cards=_cards(lost)))
            for place, line in enumerate(lines := wrap(named, 36, 500, 2)):
                y = 460 - 20 * (len(lines) - 1) + 40 * place
                canvas.text(line, 768, y, 36, TEXT, face="title", width=500, least=26, align="right")
        return
    stamp(canvas, _TAKEN, 230, 64, is_good=True)
    text = say("maphr-picture-held-off", source=told.values["source"])
    canvas.text(speak(text), 32, 464, 48, TEXT, face="title", width=WIDTH - 64, least=30)


def _taken(canvas: Canvas, book: Book, told: Say) -> None:
    """Draw what is lost, crossed out."""
    word, side = _word(told), 150
    left, top = _TAKEN - side / 2, 230 - side / 2
    if word == "tile-lost":
        tile = f"{told.values['tile']}"
        draw_tile(canvas, book, (tile, book.turned[tile][0][0]), (left, top, side), is_lost=True)
    elif word == "building-lost":
        card_sign(canvas, book, f"{told.values['building']}", left, top, side)
    elif word == "loses-level":
        canvas.text(_sign(told, "level"), _TAKEN, 280, 140, BAD, face="title", align="middle")
        return
    else:
        canvas.sign(_LOST[word], left, top, side, INK, ART)
    stamp(canvas, left + side - 8, top + side - 8, 34, is_good=False)


def _cards_taken(canvas: Canvas, book: Book, cards: tuple[str, ...]) -> None:
    """Draw the cards lost from a hand, each crossed out."""
    side = min(150, 260 // len(cards) - 10)
    left, top = _TAKEN - (side + 10) * len(cards) / 2 + 5, 230 - side / 2
    for number, card in enumerate(cards):
        x = left + number * (side + 10)
        card_sign(canvas, book, card, x, top, side)
        stamp(canvas, x + side - 8, top + side - 8, 26, is_good=False)


def _cards(lost: Say) -> tuple[str, ...]:
    """Return the cards that a sentence names."""
    cards = lost.values["cards"]
    assert isinstance(cards, tuple)
    return tuple(card for card in cards if isinstance(card, str))


def _amount(canvas: Canvas, book: Book, told: Say, speak: Speak) -> None:
    """Draw in the result what is lost in figures: how many, and before and after if the sentence says it."""
    word = _word(told)
    if word == "tile-lost":
        text = say("maphr-picture-tile-lost", cell=told.values["cell"])
        canvas.text(speak(text), 32, 464, 52, TEXT, face="title", width=WIDTH - 64, least=30)
        return
    if word == "building-lost":
        building = f"{told.values['building']}"
        name = speak(say("maphr-picture-card", card=building))
        canvas.text(name, 32, 464, 48, TEXT, face="title", width=560, least=30)
        canvas.text(f"−{book.buildings[building].vp}", 708, 468, 60, TEXT, face="title", align="right")
        canvas.sign("star", 718, 420, 52, BRASS)
        return
    if word in _LOST:
        x = 32 + canvas.text(f"−{_number(told, 'n')}", 32, 470, 64, TEXT, face="title") + 10
        canvas.sign(_LOST[word], x, 418, 58, INK, ART)
    else:
        canvas.text(speak(say("maphr-picture-level")), 32, 464, 48, TEXT, face="title", width=400, least=30)
    before, after = _before_and_after(book, told)
    if before:
        end = 768 - canvas.text(after, 768, 470, 64, BAD, face="title", align="right")
        canvas.sign("arrow", end - 70, 424, 50, TEXT)
        canvas.text(before, end - 88, 468, 56, MUTED, face="title", align="right")


def _before_and_after(book: Book, told: Say) -> tuple[str, str]:
    """Return coins or level before and after a loss; empty where the sentence does not say."""
    n = _number(told, "n")
    if "coins" in told.values:
        left = _number(told, "coins")
        return f"{left + n}", f"{left}"
    if "level" in told.values:
        after = _sign(told, "level")
        level = next(row.level for row in book.level if row.roman == after)
        return book.level[level - 1 + n].roman, after
    return "", ""


def verdict_of(told: Say) -> Verdict:
    """Return whether a card that strikes has done harm, or was held off."""
    return Verdict.GOOD if "source" in told.values else Verdict.BAD


def _card(canvas: Canvas, book: Book, card: str, verdict: Verdict, middle: int = 328) -> None:
    """Draw the card that the moment is about, large, with rays behind it."""
    x, y, w, h = SCENE
    wide = 2 * (middle - 16 - (x + 232))  # as far to the right of the card as to its left
    rays(canvas, middle, 230, 460, verdict, (x + 240, y + 4, wide if middle < 400 else w - 244, h - 8))
    card_sign(canvas, book, card, middle - _BIG / 2, 230 - _BIG / 2, _BIG)


def _owner(canvas: Canvas, told: Say, speak: Speak) -> None:
    left, top, width, height = _OWNER
    canvas.box((left, top, width, height), SLAB, EDGE, 2)
    seat = Seat(_number(told, "seat"))
    mark(canvas, seat, left + 58, top + 28, 100)
    name = speak(say("maphr-picture-name", seat=seat))
    canvas.name(name, left + width / 2, top + 218, 36, TEXT, face="title", align="middle", width=196, least=26)


def _word(told: Say) -> str:
    return told.id.removeprefix("maphr-log-")


def _number(told: Say, name: str) -> int:
    value = told.values.get(name, 0)
    assert isinstance(value, int)
    return value


def _sign(told: Say, name: str) -> str:
    value = told.values[name]
    assert isinstance(value, Sign)
    return value.text
