"""What a lord owns, in one row: the heading of his dungeon, or a panel by itself."""

from functools import partial

from games.core import Panel, Seat, Speak, say
from games.draw import WIDTH, Canvas, canvas_width, mark
from games.draw.palette import BRASS, INK, LAMP, MUTED, TEXT
from games.dungeon_lords.board import goods_held
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.view import LordSeen, View

from .things import ART, GAP, INNER, MARGIN, SMALLEST, figure, name_of, panel

HEAD, PLANS = 58, 54
"""The heights of the goods, and of the events and counts below them."""


def goods(view: View, seat: Seat) -> Panel:
    """Return the panel of a lord's goods."""
    lord = view.lords[seat]
    shows = (view.edition, seat, seat in view.asked, view.marker == seat, _goods(lord), lord.evil)
    told = (
        say("dungeon_lords-alt-goods", seat=seat, n=lord.evil),
        say("dungeon_lords-alt-part", part=goods_held(lord)),
    )
    return Panel("goods", shows, partial(draw_goods, view, seat), told)


def draw_goods(view: View, seat: Seat, speak: Speak) -> bytes:
    """Return the picture of the goods alone."""
    canvas = Canvas(HEAD + 2 * GAP, ART)
    heading(canvas, view, seat, speak)
    return canvas.png()


def brief(view: View, seat: Seat) -> Panel:
    """Return the panel of what orders are thought out with: a lord’s goods, the events, and what the dungeon holds."""
    whole = goods(view, seat)
    shows = (whole.shows, view.event, view.next_event, held(view.lords[seat]))
    events = [say("dungeon_lords-alt-event", event=view.event)] if view.event else []
    events += [say("dungeon_lords-alt-next-event", event=view.next_event)] if view.next_event else []
    return Panel("goods", shows, partial(draw_brief, view, seat), (*whole.describe, *events))


def draw_brief(view: View, seat: Seat, speak: Speak) -> bytes:
    """Return the picture of the goods; below them this round’s event and the next, and counts of the dungeon."""
    canvas = Canvas(HEAD + PLANS + 3 * GAP, ART)
    heading(canvas, view, seat, speak)
    y, right = HEAD + 2.0 * GAP, WIDTH - MARGIN - 4.0
    panel(canvas, (MARGIN, y, INNER, PLANS))
    for sign, n in reversed(held(view.lords[seat])):
        right -= _good_width(f"{n}")
        figure(canvas, sign, f"{n}", right, y + 7, 40)
    x, special = MARGIN + 10.0, {row.id for row in EDITIONS[view.edition].special_events}
    for number, event in enumerate(filter(None, (view.event, view.next_event))):
        if number:
            canvas.sign("arrow", x, y + 18, 18, MUTED)
            x += 26
        canvas.sign("special" if event in special else event, x, y + 6, 42, INK, ART)
        when = "next-event" if event == view.next_event and not number else "thing"
        words = speak(say(f"dungeon_lords-picture-{when}", event=event, thing=event))
        x += 58 + canvas.text(words, x + 48, y + 36, 28, LAMP, width=right - x - 60, least=SMALLEST)
    return canvas.png()


def held(lord: LordSeen) -> list[tuple[str, int]]:
    """Return the tunnels, rooms and creatures of a dungeon as pairs of a symbol and a number."""
    free = [tile for cell, tile in lord.tiles.items() if cell not in lord.conquered]
    tunnels = free.count("tunnel")
    return [("tunnel", tunnels), ("door", len(free) - tunnels), ("monster", len(lord.lair))]


def heading(canvas: Canvas, view: View, seat: Seat, speak: Speak) -> None:
    """Draw the heading of a dungeon: its lord, and the goods."""
    lord = view.lords[seat]
    panel(canvas, (MARGIN, GAP, INNER, HEAD), is_lit=seat in view.asked)
    mark(canvas, seat, MARGIN + 8, GAP + 7, 44)
    left: float = MARGIN + 62
    if view.marker == seat:
        canvas.sign("crown", left, GAP + 10, 38, BRASS)
        left += 44
    shown = [*_goods(lord), ("evil", f"{lord.evil}")]
    width = sum(_good_width(text) for _, text in shown)
    name = WIDTH - MARGIN - width - left - 10
    canvas.name(name_of(speak, seat), left, GAP + 41, 32, TEXT, width=name, least=SMALLEST)
    x = WIDTH - MARGIN - width
    for sign, text in shown:
        figure(canvas, sign, text, x, GAP + 9, 40)
        x += _good_width(text)


def _good_width(text: str) -> int:
    return 44 + canvas_width(text, 37) + 14


def _goods(lord: LordSeen) -> list[tuple[str, str]]:
    """Return the goods as pairs of a symbol and its figure; workers as idle/all if some are busy."""
    shown = [
        ("gold", f"{lord.gold}"),
        ("food", f"{lord.food}"),
        ("imp", _workers(lord.imps, lord.busy)),
        ("trap", f"{lord.traps}"),
    ]
    shown += [("troll", _workers(lord.tokens, lord.busy_trolls))] if lord.tokens else []
    return shown + ([("letter", f"{lord.letters}")] if lord.letters else [])


def _workers(all_: int, busy: int) -> str:
    return f"{max(0, all_ - busy)}/{all_}" if busy else f"{all_}"
