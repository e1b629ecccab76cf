"""What has just happened, as pictures: orders turned up, an event and its visitors, clashes, the paladin."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from games.core import Event, Panel, Say, Seat, Speak, say
from games.draw import WIDTH, Canvas, back, mark
from games.draw.moments import BAND, HEAD, HEIGHT, MOST_FRAMES, SCENE, Verdict, head_box, rays, stamp, verdict_box
from games.draw.palette import ABYSS, BAD, BRASS, EDGE, GOOD, INK, LAMP, LIT, MUTED, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.view import View

from .brawl import Shown, draw_beat, draw_foe, draw_round, verdict_of
from .happened import Change, Fight, Foe, Happened, Season, before, fight, fights, latest, number, season, text, word
from .orders import order_icon
from .things import ART, METALS, SMALLEST, Place, name_of, thing

LINE = 85
"""The height of a lord's row in an event without adventurers."""
ROWS, ROW = 356, 48
"""The top of the changes of a lord with visitors, two in a row, and the height of a row."""
_MIDDLE = {"march", "uncast", "healed"}
"""Parts of a clash that are left out first if there are too many."""


@dataclass(frozen=True, slots=True)
class Orders:
    """Who has turned up which orders, as far as they are shown.

    Attributes:
        rows: for each lord in play order the seat and, turn by turn, the order with its space, "" where it has none.
        turns: how many of the three are turned up.
    """

    rows: tuple[tuple[Seat, tuple[tuple[str, str], ...]], ...]
    turns: int


@dataclass(frozen=True, slots=True)
class Guest:
    """An adventurer alone: the paladin who comes to a lord, or a prisoner who goes.

    Attributes:
        other: the lord whom the paladin has left.
        evil: of the lord to whom the paladin comes, and the least that draws him.
    """

    hero: str
    seat: Seat
    other: Seat | None
    evil: tuple[int, int]
    is_free: bool


@dataclass(frozen=True, slots=True)
class Moment:
    """What a panel shows.

    Attributes:
        reader: the reader's seat, None for the public.
    """

    edition: str
    reader: Seat | None
    what: Orders | Season | Guest | Shown | tuple[Fight, ...]


def reveal(told: Sequence[Event], view: View) -> Sequence[Panel]:
    """Return the frames of the last moment: orders turned up, an event, a clash, the paladin or a prisoner freed.

    For the public, consecutive clashes of one round are shown by their results, followed by a summary. An event that
    only brings adventurers is not shown to a lord who plans against them: his dungeon shows them.
    """
    one = latest(told, view)
    if one is None or (view.phase == "phase_plan" and view.seat is not None and _brings_only_visitors(one, view)):
        return ()
    panels = [
        Panel("moment", shown, partial(draw_reveal, shown), said, is_loss=_is_loss(what))
        for what, said in _parts(one, view)
        for shown in (Moment(view.edition, view.seat, what),)
    ]
    return panels[-MOST_FRAMES:]


def _is_loss(what: object) -> bool:
    """Return whether a picture shows a tile conquered, or the paladin or a freed prisoner on his way."""
    match what:
        case Shown(beat=beat):
            return verdict_of(beat) is Verdict.BAD
        case tuple():
            return any(fight_.beats[-1].cells for fight_ in what)
    return isinstance(what, Guest)


def _brings_only_visitors(one: Happened, view: View) -> bool:
    """Return whether this is an event that has changed nothing, and the paladin has not moved."""
    if one.kind != "season":
        return False
    whole = season(one, view)
    return whole.paladin is None and not any(change.n for changes in whole.changes for change in changes)


def _height(what: object) -> int:
    """Return the height of a picture; that of an event depends on the number of changes."""
    if not isinstance(what, Season):
        return HEIGHT
    if not what.visitors:
        return 76 + LINE * len(what.changes)
    rows = max((sum(1 for change in changes if change.n) + 1) // 2 for changes in what.changes)
    return min(HEIGHT, ROWS + ROW * rows + 12)


def _parts(
    one: Happened, view: View
) -> Iterator[tuple[Orders | Season | Guest | Shown | tuple[Fight, ...], Sequence[Say]]]:
    """Yield what each panel shows, with its sentences."""
    match one.kind:
        case "orders":
            rows = tuple(_row(said) for said in one.said if word(said) == "placed")
            for turns in (1, 2, 3):
                yield Orders(rows, turns), one.said
        case "season":
            whole = season(one, view)
            told = tuple(said for said in one.said[1:] if word(said) != "neutral")
            comes = any(whole.visitors)
            nobody: tuple[tuple[str, ...], ...] = ((),) * len(view.lords) if comes else ()
            yield replace(whole, visitors=nobody, paladin=None), (one.said[0], *told)
            if comes:
                if whole.paladin is not None:
                    yield replace(whole, paladin=None), (*told, one.said[0])
                yield whole, (*told, one.said[0])
        case "clash":
            yield from _clashes(one, view)
        case _:
            clash = before(one) if view.seat is None else None
            if clash is not None:
                yield from _clashes(clash, view)
            yield _guest(one.said[0], view), one.said


def _clashes(one: Happened, view: View) -> Iterator[tuple[Shown | tuple[Fight, ...], Sequence[Say]]]:
    """Yield the parts of a clash, with its sentences; for the public, the results of a round of several clashes."""
    round_ = tuple(fights(one, view)) if view.seat is None else ()
    if len(round_) > 1 and round_[-1].is_over:
        for fight_ in round_:
            yield Shown(view.edition, view.seat, fight_, fight_.beats[-1]), _told(fight_)
        yield round_, tuple(_told(fight_)[0] for fight_ in round_)
        return
    now = fight(one, view)
    beats, middle = list(now.beats), [beat for beat in now.beats[1:-1] if beat.kind in _MIDDLE]
    while len(beats) > MOST_FRAMES:
        beats.remove(middle.pop(0) if middle else beats[1])
    for beat in beats:
        yield Shown(view.edition, view.seat, now, beat), _told(now)


def _told(one: Fight) -> tuple[Say, ...]:
    """Return the sentences of a clash, its summary first."""
    return (one.told[-1], *one.told[:-1]) if one.is_over else (*one.told[2:], *one.told[:2])


def _row(said: Say) -> tuple[Seat, tuple[tuple[str, str], ...]]:
    found = []
    places = said.values["places"]
    assert isinstance(places, tuple)
    for place in places:
        assert isinstance(place, Say)
        order = place.values["order"]
        assert isinstance(order, Say)
        found.append((order.id.removeprefix("dungeon_lords-order-"), text(place.values.get("space", ""))))
    return Seat(number(said.values["seat"])), tuple(found)


def _guest(said: Say, view: View) -> Guest:
    seat, other = Seat(number(said.values["seat"])), said.values.get("other_seat")
    is_free = word(said) == "freed"
    return Guest(
        hero=text(said.values["hero"]) if is_free else view.paladin,
        seat=seat,
        other=Seat(other) if isinstance(other, int) else None,
        evil=(0, 0) if is_free else (view.lords[seat].evil, view.tolerance),
        is_free=is_free,
    )


def draw_reveal(moment: Moment, speak: Speak) -> bytes:
    """Return the picture of one moment."""
    what = moment.what
    canvas = Canvas(_height(what), ART, own=moment.reader)
    head_box(canvas)
    match what:
        case Shown() as shown:
            draw_beat(canvas, shown, speak)
        case Orders() as orders:
            _orders(canvas, orders, speak)
        case Season() as whole:
            _season(canvas, whole, moment.edition, speak)
        case Guest() as guest:
            _alone(canvas, guest, moment.edition, speak)
        case _:
            draw_round(canvas, what, moment.edition, speak)
    return canvas.png()


def _orders(canvas: Canvas, orders: Orders, speak: Speak) -> None:
    """Draw a row for each lord: his three orders in turn, and the space each got."""
    x, y, w, _ = HEAD
    canvas.text(speak(say("dungeon_lords-picture-orders")), x + 16, 52, 40, TEXT, face="title", width=w - 32, least=28)
    high = (425 + 8) / max(3, len(orders.rows))
    for place, (seat, row) in enumerate(orders.rows):
        top = y + 68 + place * high
        canvas.box((x, top, w, high - 8), SLAB, EDGE, 2)
        middle = top + (high - 8) / 2
        mark(canvas, seat, x + 14, middle - 23, 46)
        canvas.text(name_of(speak, seat), x + 74, middle + 12, 34, TEXT, face="title", width=140, least=26)
        for turn, (order, space) in enumerate(row):
            box = (x + 224 + turn * 186, top + 5, 182.0, high - 18)
            if turn >= orders.turns:
                back(canvas, box, "cards", BRASS)
            else:
                _order(canvas, order, space, box, speak, is_new=turn == orders.turns - 1)


def _order(canvas: Canvas, order: str, space: str, place: Place, speak: Speak, *, is_new: bool) -> None:
    """Draw an order with its space, or with a cross if it got none."""
    x, y, w, h = place
    if space:
        canvas.box(place, LIT if is_new else ABYSS, BRASS if is_new else EDGE, 4 if is_new else 2)
    else:
        verdict_box(canvas, place, Verdict.BAD)
    name = speak(say(f"dungeon_lords-order-{order}"))
    canvas.text(name, x + w / 2, y + h - 9, 28, TEXT, align="middle", width=w - 14, least=SMALLEST)
    size, right = round(h - 42), x + w - 52
    order_icon(canvas, order, x + 24, y + 7, size)
    if space:
        canvas.text(space, right, y + 5 + size * 0.86, min(58, round(size * 0.9)), LAMP, face="title", align="middle")
    else:
        stamp(canvas, right, y + 8 + size / 2, round(size * 0.44), is_good=False)


def _season(canvas: Canvas, whole: Season, edition: str, speak: Speak) -> None:
    """Draw the event on top; below it its effect on each lord, with the adventurers who come to him."""
    x, y, w, _ = HEAD
    is_special = any(row.id == whole.event for row in EDITIONS[edition].special_events)
    canvas.sign("special" if is_special else whole.event, x + 14, 12, 52, INK, ART)
    canvas.text(thing(speak, whole.event), x + 82, 52, 40, TEXT, face="title", width=w - 100, least=28)
    if not whole.visitors:
        _bill(canvas, whole, speak)
        return
    wide, high = (w + 8) / len(whole.visitors), _height(whole) - y - 76.0
    for number_, (visitors, changes) in enumerate(zip(whole.visitors, whole.changes, strict=True)):
        seat, left = Seat(number_), x + number_ * wide
        place = (left, y + 68, wide - 8, high)
        is_bad = whole.paladin == seat or any(change.n < 0 or change.sign in {"letter", "evil"} for change in changes)
        if is_bad:
            verdict_box(canvas, place, Verdict.BAD)
        else:
            canvas.box(place, ABYSS, EDGE, 2)
        heroes = [*([whole.champion] if whole.paladin == seat else []), *visitors]
        _visitors(canvas, heroes, edition, place)
        mark(canvas, seat, left + 12, 300, 42)
        name = name_of(speak, seat)
        canvas.text(name, left + 66, 334, 32, TEXT, width=wide - 84, least=26)
        for row, change in enumerate([change for change in changes if change.n][:6]):
            _change(canvas, change, left + 16 + row % 2 * (wide - 20) / 2, ROWS + row // 2 * ROW)


def _bill(canvas: Canvas, whole: Season, speak: Speak) -> None:
    """Draw a row for each lord: what the event has cost or brought him, or a dot if nothing so far."""
    x, y, w, _ = HEAD
    for number_, changes in enumerate(whole.changes):
        seat, top = Seat(number_), y + 68 + number_ * LINE
        shown = [change for change in changes if change.n]
        place = (x, top, w, LINE - 8.0)
        if _is_bad(shown):
            verdict_box(canvas, place, Verdict.BAD)
        else:
            canvas.box(place, ABYSS, EDGE, 2)
        mark(canvas, seat, x + 14, top + 16, 46)
        canvas.text(name_of(speak, seat), x + 74, top + 52, 38, TEXT, width=280, least=28)
        step = min(136.0, (w - 380) / max(1, len(shown)))
        for place_, change in enumerate(shown):
            _change(canvas, change, x + 376 + place_ * step, top + 18)
        if not shown:
            canvas.text("·", x + 390, top + 52, 40, MUTED, face="title")


def _is_bad(changes: Sequence[Change]) -> bool:
    """Return whether an event has brought red letters or evil, or has cost anything but gold."""
    return any(change.sign in {"letter", "evil"} or (change.n < 0 and change.sign != "gold") for change in changes)


def _visitors(canvas: Canvas, heroes: Sequence[str], edition: str, place: Place) -> None:
    """Draw the adventurers who come to a lord, and an arrow down to him."""
    x, _, w, _ = place
    book = EDITIONS[edition]
    each_ = min(130.0, (w - 12) / max(1, len(heroes)))
    left = x + (w - each_ * len(heroes)) / 2
    for hero in heroes:
        full = book.hero[hero].hp
        draw_foe(canvas, Foe(hero, full, full), book, (left + 3, 86, each_ - 6, 150))
        left += each_
    if heroes:
        canvas.sign("arrow-down", x + w / 2 - 22, 244, 44, LAMP, ART)


def _change(canvas: Canvas, change: Change, x: float, y: float) -> None:
    """Draw an effect of the event: a symbol with a figure, or with a tick or cross for a creature or a tile."""
    canvas.sign(change.sign, x, y, 42, INK, ART)
    if change.sign in {"gold", "letter", "evil", "food", "imp"}:
        colour = GOOD if change.n > 0 and change.sign not in {"letter", "evil"} else BAD
        canvas.text(f"{change.n:+d}".replace("-", "−"), x + 46, y + 35, 36, colour, face="title")
    else:
        stamp(canvas, x + 56, y + 22, 18, is_good=change.n > 0)


def _alone(canvas: Canvas, guest: Guest, edition: str, speak: Speak) -> None:
    """Draw the paladin and the lord to whom he comes, or a prisoner who is freed."""
    x, y, w, h = SCENE
    row = EDITIONS[edition].hero[guest.hero]
    mark(canvas, guest.seat, 24, 17, 42)
    canvas.text(name_of(speak, guest.seat), 86, 52, 40, TEXT, face="title", width=500, least=28)
    canvas.box(SCENE, ABYSS, EDGE, 2)
    rays(canvas, WIDTH / 2, y + h / 2, 620, Verdict.BAD, (x + 4, y + 4, w - 8, h - 8))
    canvas.sign(row.role, WIDTH / 2 - 130, y + h / 2 - 134, 260, METALS[row.year], ART)
    middle = y + h / 2 - 45
    canvas.sign("arrow", x + w - 240, middle, 90, LAMP)
    if guest.is_free:
        canvas.sign("bars", x + 60, middle - 20, 130, INK, ART)
    else:
        mark(canvas, guest.seat, x + w - 130, middle - 2, 96)
        if guest.other is not None:
            mark(canvas, guest.other, x + 50, middle - 2, 96)
        else:
            canvas.sign("tent", x + 40, middle - 20, 130, INK, ART)
        canvas.sign("arrow", x + 170, middle, 90, LAMP)
    verdict_box(canvas, BAND, Verdict.BAD)
    word_ = "freed" if guest.is_free else "paladin"
    title = speak(say(f"dungeon_lords-picture-{word_}"))
    canvas.text(title, 32, 468, 60, TEXT, face="title", width=720 if guest.is_free else 480, least=30)
    if not guest.is_free:
        canvas.box((534, 402, 248, 89), ABYSS, BAD, 3)
        canvas.sign("evil", 548, 418, 56, INK, ART)
        canvas.text(f"{guest.evil[0]} ≥ {guest.evil[1]}", 614, 464, 48, LAMP, face="title", width=156, least=28)
