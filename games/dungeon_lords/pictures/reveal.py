"""What has just happened, as pictures: orders turned up, an event and its visitors, clashes, the paladin."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from games.core import Event, Panel, Say, Seat, Speak, say
from games.draw import WIDTH, Canvas, back, mark, piece
from games.draw.moments import BAND, HEAD, HEIGHT, MOST_FRAMES, SCENE, Verdict, head_box, rays, stamp, verdict_box
from games.draw.palette import ABYSS, BAD, BRASS, EDGE, INK, LAMP, LIT, LIVERIES, MUTED, SLAB, TEXT
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.view import View

from .bills import draw_event, event_height
from .brawl import Shown, draw_beat, draw_round, verdict_of
from .happened import Fight, Happened, before, fight, fights, latest, moments_of, number, text, word
from .orders import order_icon
from .rounds import Rounds, draw_rounds, rounds_of
from .seasons import Season, season
from .things import ART, METALS, SMALLEST, Place, name_around, name_of, tag
from .yearly import Year, draw_year, year_of

TURNS = 3
"""The number of orders of a lord, turned up one after the other."""
_MIDDLE = {"march", "uncast", "healed"}
"""Parts of a clash that are left out first if there are too many."""


@dataclass(frozen=True, slots=True)
class Row:
    """A lord's orders.

    Attributes:
        seat: the lord, or the lord who commands the non-player lord; None if it has no commander.
        orders: turn by turn the order with its space, "" where it has none.
        known: how many of them everyone knew before they were turned up, None for a lord who is played.
    """

    seat: Seat | None
    orders: tuple[tuple[str, str], ...]
    known: int | None = None


@dataclass(frozen=True, slots=True)
class Orders:
    """Who has turned up which orders, as far as they are shown.

    Attributes:
        rows: each lord in play order, then each non-player lord.
        turns: how many of the three are turned up.
    """

    rows: tuple[Row, ...]
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


What = Orders | Season | Guest | Year | Shown | Rounds | tuple[Fight, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """What a panel shows.

    Attributes:
        reader: the reader's seat, None for the public.
    """

    edition: str
    reader: Seat | None
    what: What


def reveal(told: Sequence[Event], view: View) -> Sequence[Panel]:
    """Return the frames of the last moment: orders turned up, an event, a clash, the paladin, a prisoner freed, a year.

    For the public, consecutive clashes of one round are shown by their results, followed by a summary. An event that
    only brings adventurers is not shown to a lord who plans against them: his dungeon shows them. Several clashes of
    a lord since his last answer are shown by their results, followed by a table of their rounds.
    """
    one = latest(told, view)
    if one is None or (view.phase == "phase_plan" and view.seat is not None and _brings_only_visitors(one, view)):
        return ()
    is_dug = view.question is not None and view.question.id == "dungeon_lords-ask-dig"
    id_ = "orders" if one.kind == "orders" and is_dug else "moment"  # in place of the orders, whose prices tell nothing
    panels = [
        Panel(id_, shown, partial(draw_reveal, shown), said, is_loss=_is_loss(what))
        for what, said in _unasked(one, told, view) or _parts(one, view)
        for shown in (Moment(view.edition, view.seat, what),)
    ]
    return panels[-MOST_FRAMES:]


def _unasked(one: Happened, told: Sequence[Event], view: View) -> list[tuple[What, Sequence[Say]]]:
    """Return the results of several clashes of a lord, then all their rounds; nothing if he was asked in between."""
    said = [event.say for event in told]
    if view.seat is None or one.kind not in {"clash", "year"} or len(rounds := rounds_of(said, view.seat)) < 2:
        return []
    year = view.year - any(word(line) == "year-result" for line in said)
    whole = Rounds(view.seat, year, rounds, tuple(sorted(view.lords[view.seat].tiles.items())))
    clashes = [fight(moment, view) for moment in moments_of(said, "clash") if moment.concerns(view.seat)]
    ends = [Shown(view.edition, view.seat, clash, clash.beats[-1]) for clash in clashes if clash.is_over]
    return [*((end, _told(end.fight)) for end in ends), (whole, tuple(one.said for one in rounds))]


def _is_loss(what: object) -> bool:
    """Return whether a picture shows a tile conquered, or the paladin or a freed prisoner on his way."""
    match what:
        case Shown(beat=beat):
            return verdict_of(beat) is Verdict.BAD
        case Rounds(each=each):
            return any(one.lost for one in each)
        case tuple():
            return any(fight_.beats[-1].cells for fight_ in what)
    return isinstance(what, Guest)


def _brings_only_visitors(one: Happened, view: View) -> bool:
    """Return whether this is an event that has changed nothing, and the paladin has not moved."""
    if one.kind != "season":
        return False
    whole = season(one, view)
    return whole.paladin is None and not any(whole.changes)


def _height(what: object) -> int:
    """Return the height of a picture; that of an event depends on what it has changed."""
    return event_height(what) if isinstance(what, Season) else HEIGHT


def _parts(one: Happened, view: View) -> Iterator[tuple[What, Sequence[Say]]]:
    """Yield what each panel shows, with its sentences."""
    match one.kind:
        case "orders":
            rows = tuple(_row(said) for said in one.said if "places" in said.values)
            is_past = any("seat" in said.values for said in one.after)  # then they are not turned up once more
            for turns in range(TURNS if is_past else 1, TURNS + 1):
                yield Orders(rows, turns), one.said
        case "season":
            whole = season(one, view)
            told = tuple(said for said in one.said[1:] if word(said) != "neutral")
            comes = any(whole.visitors)
            nobody: tuple[tuple[str, ...], ...] = ((),) * len(view.lords) if comes else ()
            if any(whole.changes):  # while nothing has changed, the town shows the event
                yield replace(whole, visitors=nobody, paladin=None), (one.said[0], *told)
            if comes:
                if whole.paladin is not None:
                    yield replace(whole, paladin=None), (*told, one.said[0])
                yield whole, (*told, one.said[0])
        case "clash":
            yield from _clashes(one, view)
        case "year":
            clash = before(one, view.seat)
            if clash is not None:
                yield from _clashes(clash, view)
            yield year_of(one.said), one.said
        case _:
            earlier = before(one, view.seat)
            if earlier is not None and (view.seat is None or earlier.kind == "year"):
                yield from _parts(earlier, view)
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


def _row(said: Say) -> Row:
    found = []
    places = said.values["places"]
    assert isinstance(places, tuple)
    for place in places:
        assert isinstance(place, Say)
        order = place.values["order"]
        assert isinstance(order, Say)
        found.append((order.id.removeprefix("dungeon_lords-order-"), text(place.values.get("space", ""))))
    seat = Seat(number(said.values["seat"])) if "seat" in said.values else None
    if word(said) == "placed":
        return Row(seat, tuple(found))
    return Row(seat, tuple(found), TURNS if seat is None else TURNS - 1)


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
            draw_event(canvas, whole, moment.edition, speak)
        case Year() as year:
            draw_year(canvas, year, moment.edition, speak)
        case Rounds() as rounds:
            draw_rounds(canvas, rounds, moment.edition, speak)
        case Guest() as guest:
            _alone(canvas, guest, moment.edition, speak)
        case _:
            draw_round(canvas, what, moment.edition, speak)
    return canvas.png()


def _orders(canvas: Canvas, orders: Orders, speak: Speak) -> None:
    """Draw a row for each lord: his three orders in turn, and the space each got."""
    x, y, w, _ = HEAD
    canvas.text(speak(say("dungeon_lords-picture-orders")), x + 16, 52, 40, TEXT, face="title", width=206, least=28)
    for turn in range(TURNS):
        fill = LAMP if turn == orders.turns - 1 else MUTED
        canvas.text(f"{turn + 1}", x + 315 + turn * 186, 53, 44, fill, face="title", align="middle")
    high = (425 + 8) / max(3, len(orders.rows))
    for place, row in enumerate(orders.rows):
        top = y + 68 + place * high
        canvas.box((x, top, w, high - 8), SLAB, EDGE, 2)
        middle = top + (high - 8) / 2
        if row.known is None and row.seat is not None:
            mark(canvas, row.seat, x + 14, middle - 23, 46)
            name_around(canvas, name_of(speak, row.seat), (x + 70, middle, 149), 34, 3, "text")
        else:
            canvas.sign("non-player", x + 11, middle - 26, 52, INK, ART)
            room = 149 if row.seat is None else 108
            canvas.name(speak(say("dungeon_lords-picture-non-player")), x + 70, middle + 10, 30, MUTED, width=room)
            if row.seat is not None:
                piece(canvas, LIVERIES[row.seat], x + 181, middle - 19, 38)
        for turn, (order, space) in enumerate(row.orders):
            box = (x + 224 + turn * 186, top + 5, 182.0, high - 18)
            if turn >= max(orders.turns, row.known or 0):
                back(canvas, box, "cards", BRASS)
            else:
                is_new = turn == orders.turns - 1 and turn >= (row.known or 0)
                _order(canvas, order, space, box, speak, is_new=is_new)


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


def _alone(canvas: Canvas, guest: Guest, edition: str, speak: Speak) -> None:
    """Draw the paladin and the lord to whom he comes, or a prisoner who is freed."""
    x, y, w, h = SCENE
    row = EDITIONS[edition].hero[guest.hero]
    mark(canvas, guest.seat, 24, 17, 42)
    canvas.name(name_of(speak, guest.seat), 86, 52, 40, TEXT, face="title", width=500, least=28)
    canvas.box(SCENE, ABYSS, EDGE, 2)
    rays(canvas, WIDTH / 2, y + h / 2, 620, Verdict.BAD, (x + 4, y + 4, w - 8, h - 8))
    canvas.sign(row.role, WIDTH / 2 - 130, y + h / 2 - 134, 260, METALS[row.year], ART)
    tag(canvas, row, WIDTH / 2 - 126, y + h / 2 - 130)
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
