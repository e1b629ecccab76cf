"""A player's cards, large, by instrument: the hand, or the whole action deck while the hand is being chosen."""

from collections.abc import Collection, Sequence

from games.core import Speak, say
from games.draw import Canvas
from games.draw.moments import stamp
from games.draw.palette import GOOD, INK, MUTED
from games.winter.hand import no_cards
from games.winter.view import HeroView, View

from .colours import ART
from .things import hero_card, hero_strip

GAP = 8
MOST = 509
STRIP = 62


def draw_hand(view: View, speak: Speak) -> bytes:
    """Return the picture of the cards that can be chosen now, large, or of the hand in strips, to leave space below."""
    if not view.wanted:
        return _draw_strips(view, speak)
    return draw_cards(view.edition, view.rest, speak, tuple(view.silenced))


def _draw_strips(view: View, speak: Speak) -> bytes:
    """Return the picture of hero cards in two columns of strips; playable ones have a green edge and a symbol."""
    heroes = view.hand
    rows, width = max(1, -(-len(heroes) // 2)), (800 - 3 * GAP) / 2
    canvas = Canvas(rows * (STRIP + GAP) + GAP, ART)
    if not heroes:
        canvas.text(speak(no_cards(view)), 400, 50, 34, MUTED, align="middle", width=760)
    for number, hero in enumerate(heroes):
        x, y = GAP + number // rows * (width + GAP), GAP + number % rows * (STRIP + GAP)
        hero_strip(canvas, view.edition, hero, (x, y, width, STRIP), speak)
        if hero.is_playable:
            canvas.disc(x + 9, y + 9, 13, GOOD, INK, 2)  # clear of the name, which may have two lines
            canvas.sign("check", x, y, 18, INK)
    return canvas.png()


def draw_rest(view: View, speak: Speak) -> bytes:
    """Return the picture of the cards in the action deck that are not in hand this week."""
    return draw_cards(view.edition, view.rest, speak)


def draw_cards(edition: str, heroes: Sequence[HeroView], speak: Speak, silenced: Collection[str] = ()) -> bytes:
    """Return the picture of hero cards in rows, with names; a tick on playable ones, a cross on omitted ones.

    Instruments that are silenced have a small cross.
    """
    columns = 4 if len(heroes) <= 8 and len(heroes) != 5 else 5 if len(heroes) <= 15 else 6  # as large as possible
    rows = max(1, -(-len(heroes) // columns))
    width = (800 - GAP * (columns + 1)) / columns
    height = min(190.0, (MOST - GAP) / rows - GAP)
    canvas = Canvas(round(rows * (height + GAP) + GAP), ART)
    if not heroes:
        canvas.text(speak(say("winter-hand-empty")), 400, 110, 34, MUTED, align="middle", width=760)
    for number, hero in enumerate(heroes):
        x, y = GAP + number % columns * (width + GAP), GAP + number // columns * (height + GAP)
        hero_card(canvas, edition, hero, (x, y, width, height), speak, 27 if columns < 6 else 22)  # narrow cards
        if hero.instrument in silenced:
            stamp(canvas, x + width - 14, y + 16, 13, is_good=False)
        if hero.is_playable:
            canvas.disc(x + width - 12, y + height - 12, 16, GOOD, INK, 2)
            canvas.sign("check", x + width - 23, y + height - 23, 22, INK)
        if hero.is_left_out:
            stamp(canvas, x + width / 2, y + height / 2, 44, is_good=False)
    return canvas.png()
