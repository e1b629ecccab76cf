"""A blast in pictures: the warriors at the mine before it, the blast, and whose warriors are gone."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from games.core import Panel, Say, Seat, Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.moments import BAND, HEIGHT, SCENE, Verdict, head_box, rays, stamp, verdict_box
from games.draw.palette import ABYSS, BRASS, EDGE, INK, LAMP, MUTED, SLAB, TEXT
from games.tunhell.cards import EDITIONS
from games.tunhell.view import View

from .dug import number_in, spread_out
from .faces import ART, draw_card, token

_CARD = (28.0, 104.0, 170.0, 232.0)
"""The place of the blaster's card."""
_ROWS = (222.0, 558.0)
"""The left edge and the width of the rows of warriors, one for each player."""
_AFTER = 2
"""The frame in which the warriors are gone: 0 shows them before the blast, 1 the blast."""


@dataclass(frozen=True, slots=True)
class Blast:
    """A blast.

    Attributes:
        reader: the reader's seat, None for the public.
        lost: the warriors of each seat that are discarded.
        frame: how far it is shown.
    """

    edition: str
    reader: Seat | None
    seat: Seat
    mine: int
    lost: tuple[tuple[str, ...], ...]
    told: tuple[Say, ...] = field(repr=False)
    frame: int = _AFTER

    def concerns(self, seat: Seat) -> bool:
        """Return whether a player blasted, or has lost a warrior."""
        return seat == self.seat or bool(self.lost[seat])


def blast_of(told: Say, view: View) -> Blast:
    """Return the blast that a sentence tells."""
    lost: list[tuple[str, ...]] = [()] * len(view.clans)
    losses = told.values["losses"]
    assert isinstance(losses, tuple)
    for loss in losses:
        assert isinstance(loss, Say)
        lost[number_in(loss, "seat")] = spread_out(loss.values["cards"])
    seat, mine = Seat(number_in(told, "seat")), number_in(told, "mine")
    return Blast(view.edition, view.seat, seat, mine, tuple(lost), (told,))


def blast_panels(blast: Blast) -> Sequence[Panel]:
    """Return the frames of a blast: the last one alone if no warriors were there."""
    frames = range(_AFTER + 1) if any(blast.lost) else (_AFTER,)
    shown = [replace(blast, frame=frame) for frame in frames]
    return [Panel("blast", one, partial(draw_blast, one), one.told) for one in shown]


def draw_blast(blast: Blast, speak: Speak) -> bytes:
    """Return the picture of the player and the mine, the blaster, everybody's warriors there, and what is left."""
    canvas = Canvas(HEIGHT, ART, own=blast.reader)
    head_box(canvas)
    mark(canvas, blast.seat, 24, 17, 42)
    name = speak(say("tunhell-picture-name", seat=blast.seat))
    x = 86 + canvas.name(name, 86, 52, 40, TEXT, face="title", width=380, least=28) + 14
    canvas.sign("blaster", x, 12, 52, INK, ART)
    canvas.sign("shaft", x + 66, 14, 50, INK, ART)
    canvas.disc(x + 130, 38, 23, BRASS, INK, 3)
    canvas.text(f"{blast.mine}", x + 130, 50, 34, INK, face="title", align="middle")
    canvas.box(SCENE, ABYSS, EDGE, 2)
    left, top, width, height = SCENE
    if blast.frame:
        rays(canvas, 500, top + height / 2, 700, Verdict.BAD, (left + 4, top + 4, width - 8, height - 8))
    draw_card(canvas, blast.edition, next(iter(_blasters(blast.edition))), _CARD)
    each = (SCENE[3] - 16) / max(2, len(blast.lost))
    for seat, cards in enumerate(blast.lost):
        _row(canvas, blast, Seat(seat), cards, (SCENE[1] + 10 + seat * each, each - 8))
    _band(canvas, blast, speak)
    return canvas.png()


def _blasters(edition: str) -> list[str]:
    return [id_ for id_, row in EDITIONS[edition].cards.items() if row.kind == "blaster"]


def _row(canvas: Canvas, blast: Blast, seat: Seat, cards: Sequence[str], place: tuple[float, float]) -> None:
    """Draw a player's warriors at the mine, crossed out once they are gone, and their combat before and after."""
    (x, w), (y, h) = _ROWS, place
    canvas.box((x, y, w, h), SLAB, EDGE, 2, 12)
    middle, size = y + h / 2, round(min(84, h - 12))
    side = min(46, round(h - 10))
    mark(canvas, seat, x + 12, middle - side / 2, side)
    if not cards:
        canvas.text("–", x + 100, middle + 14, 40, MUTED, face="title", align="middle")
        return
    room = w - 80 - 170
    step = min(size + 14.0, (room - size) / max(len(cards) - 1, 1))
    for number, card in enumerate(cards):
        left = x + 80 + number * step
        token(canvas, blast.edition, card, left, middle - size / 2, size)
        if blast.frame == _AFTER:
            stamp(canvas, left + size - 8, middle + size / 2 - 12, max(14, round(size / 4)), is_good=False)
    before = sum(EDITIONS[blast.edition].combat[card] for card in cards)
    if not before:  # the dog alone
        return
    canvas.sign("sword", x + w - 160, middle - 20, 40, LAMP)
    figure = f"{before}" if blast.frame < _AFTER else f"{before} → 0"
    canvas.text(figure, x + w - 112, middle + 16, 40, TEXT, face="title", width=104)


def _band(canvas: Canvas, blast: Blast, speak: Speak) -> None:
    """Draw the result: before the blast the lamp, then how many warriors are gone."""
    count = sum(map(len, blast.lost))
    verdict = Verdict.BAD if blast.frame and count else Verdict.OPEN
    verdict_box(canvas, BAND, verdict)
    text = "tunhell-picture-blast" if blast.frame else "tunhell-picture-blaster"
    if blast.frame == _AFTER:
        text = "tunhell-picture-blasted"
    told = speak(say(text, n=count, mine=blast.mine))
    canvas.text(told, WIDTH / 2, 466, 56, LAMP, face="title", align="middle", width=740, least=32)
