"""The buildings of a mine: a strip of them below it, and a panel that says in words what each does."""

from collections.abc import Iterator, Sequence
from functools import partial

from games.core import Panel, Speak, say
from games.draw import SIGNS, Canvas, mark, wrap
from games.draw.palette import BRASS, EDGE, LAMP, MUTED, SLAB, TEXT
from games.maphr.cards import EDITIONS, Book
from games.maphr.rows import COLOURS
from games.maphr.view import ClanView

from .colours import ART, LIGHT, SIGN_OF
from .colours import COLOURS as FILLS
from .hand import card_sign

_LEFT, _WIDTH, _GAP = 12, 776, 4
_HIGH, _LOW = 40, 33
"""The height of a row of buildings, and of one of four or more."""
_SQUARE = 44
"""The width of a colour without buildings."""
_SIGNED = 6
"""Up to so many buildings are two in a row, where there is room for the symbol of what each does."""
_SIGNS = {
    "exploit_per_vein": "pick", "exploit_flat": "coin", "gain_coins": "coin", "sell_price": "coin",
    "build_discount": "gear", "hand_limit": "card", "extra_draw": "card", "draw": "card", "cycle": "card",
    "discard_pick": "card", "second_action_cost": "card", "miner_limit": "miner", "score_per_miner": "star",
    "prospect_tiles": "tile", "third_action": "arrow", "impediment_toll": "barrier", "immune": "shield",
}  # fmt: skip
"""The symbol of each operation of a building; of several, the one that comes first here is shown."""
_VEINS = {"coal": "coal", "gold": "vein-gold", "mithril": "mithril"}


def owned(book: Book, clan: ClanView) -> list[str]:
    """Return a player's buildings by colour, then by level."""
    return [row.id for colour in COLOURS for row in book.building if row.colour == colour and row.id in clan.buildings]


def strip_height(book: Book, clan: ClanView) -> int:
    """Return the height of the strip of buildings."""
    rows = len(_rows(book, clan))
    return rows * ((_HIGH if rows < 4 else _LOW) + _GAP) - _GAP


def _rows(book: Book, clan: ClanView) -> list[list[str]]:
    """Return the buildings row by row; the colours without any stand behind them, if need be in a row of their own."""
    cards = owned(book, clan)
    lacking: list[str] = [colour for colour in COLOURS if all(book.buildings[card].colour != colour for card in cards)]
    if not cards:
        return [lacking]
    each = _each(len(cards))
    rows = [cards[start : start + each] for start in range(0, len(cards), each)]
    if len(rows[-1]) < each:
        rows[-1] = [*rows[-1], *lacking]
    elif lacking and len(rows) < 4:
        rows.append(lacking)
    return rows


def _each(count: int) -> int:
    """Return how many buildings stand in a row."""
    return 2 if count <= _SIGNED else 3 if count <= 12 else 4


def draw_strip(canvas: Canvas, book: Book, clan: ClanView, top: float, speak: Speak) -> None:
    """Draw each building with its name, and the symbol of what it does where there is room; then the colours left."""
    rows, each = _rows(book, clan), _each(len(clan.buildings))
    high = _HIGH if len(rows) < 4 else _LOW
    for number, row in enumerate(rows):
        x, y = float(_LEFT), top + number * (high + _GAP)
        for one in row:
            if one in book.buildings:
                width = (_WIDTH - _GAP * (each - 1)) / each
                _building(canvas, book, one, (x, y, width, high), speak, is_signed=each == 2)
            else:
                width = _SQUARE if clan.buildings else (_WIDTH - _GAP * 4) / 5
                canvas.box((x, y, width, high), SLAB, FILLS[one], 3, 8)
                canvas.sign(SIGN_OF[one], x + width / 2 - 13, y + high / 2 - 13, 26, art=ART)
            x += width + _GAP


def _building(
    canvas: Canvas, book: Book, card: str, place: tuple[float, float, float, float], speak: Speak, *, is_signed: bool
) -> None:
    x, y, width, high = place
    colour = book.buildings[card].colour
    canvas.box(place, FILLS[colour], EDGE, 2, 8)
    canvas.sign(SIGN_OF[colour], x + 7, y + high / 2 - 13, 26, art=ART)
    end = x + width - 8
    if is_signed:
        sign, figure = effect_sign(book, card)
        end -= 32
        canvas.sign(sign, end, y + high / 2 - 16, 32, LAMP, ART if sign in ART.names else SIGNS)
        end -= 8 + canvas.text(figure, end - 4, y + high / 2 + 10, 28, LIGHT, face="title", align="right")
    name = speak(say("maphr-picture-card", card=card))
    canvas.text(name, x + 40, y + high / 2 + 9, 27, LIGHT, width=end - x - 44, least=24)


def effect_sign(book: Book, card: str) -> tuple[str, str]:
    """Return the symbol of what a building does, and its figure; "" for none."""
    effects = {effect.op: effect for effect in book.buildings[card].effect}
    op = next(op for op in _SIGNS if op in effects)
    effect = effects[op]
    n = effect.add or effect.count or effect.amount or effect.take or effect.draw - effect.discard
    if op == "build_discount":
        n = -n
    figure = "3" if op == "third_action" else f"{n:+}".replace("-", "−") if n else ""
    return _VEINS.get(effect.kind, _SIGNS[op]), figure


def built_panels(edition: str, clan: ClanView) -> Sequence[Panel]:
    """Return the panels that say what each of a player's buildings does; none without buildings."""
    book = EDITIONS[edition]
    cards = owned(book, clan)
    return [
        Panel(
            f"buildings-{clan.seat + 1}{'' if number == 0 else f'-{number + 1}'}",
            (edition, clan.seat, part),
            partial(_draw_built, edition, clan, part),
            tuple(say("maphr-alt-building", card=card) for card in part),
        )
        for number, part in enumerate(_parts(cards))
    ]


_ROW, _HEAD, _MOST = 84, 64, 5
"""The height of a building's row and of the owner's name, and the most rows of a panel."""


def _parts(cards: Sequence[str]) -> Iterator[tuple[str, ...]]:
    for start in range(0, len(cards), _MOST):
        yield tuple(cards[start : start + _MOST])


def _draw_built(edition: str, clan: ClanView, cards: Sequence[str], speak: Speak) -> bytes:
    book = EDITIONS[edition]
    canvas = Canvas(_HEAD + _ROW * len(cards) + 8, ART)
    mark(canvas, clan.seat, 16, 12, 40)
    canvas.name(speak(say("maphr-picture-name", seat=clan.seat)), 68, 44, 32, BRASS, width=460)
    canvas.text(speak(say("maphr-picture-column-buildings")), 784, 44, 28, MUTED, align="right", width=240)
    for number, card in enumerate(cards):
        y = _HEAD + number * _ROW
        canvas.box((12, y, 776, _ROW - 6), SLAB, FILLS[book.buildings[card].colour], 3)
        card_sign(canvas, book, card, 20, y + 9)
        name = wrap(speak(say("maphr-picture-card", card=card)), 28, 190, 2)
        for place, line in enumerate(name):
            canvas.text(line, 92, y + 49 - 16 * (len(name) - 1) + 32 * place, 28, LAMP, width=190, least=25)
        does = wrap(speak(say(f"maphr-name-{card}.does")), 26, 486, 3)
        for place, line in enumerate(does):
            canvas.text(line, 292, y + 48 - 13 * (len(does) - 1) + 26 * place, 26, TEXT, width=486, least=24)
    return canvas.png()
