"""What has just happened as pictures: bids, actions, income, a tile, a building, a level, a blow, a deal."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise, takewhile

from games.core import Event, Panel, Say, Seat, Sign, Speak, say
from games.draw import WIDTH, Canvas, mark
from games.draw.moments import BAND, HEIGHT, MOST_FRAMES, SCENE, Place, Verdict, head_box, rays, stamp, verdict_box
from games.draw.palette import ABYSS, BAD, BRASS, EDGE, INK, LAMP, MUTED, PAPER, ROCK, SLAB, TEXT
from games.maphr.cards import EDITIONS
from games.maphr.view import View

from .colours import ART
from .contract import contract_panels
from .fortune import draw_blow, draw_build, draw_rise, verdict_of
from .hand import card_sign
from .moment import LOG, Moment, number_of
from .phase import draw_exploit, draw_first, draw_lay, draw_plans
from .tile import draw_tile

_BOOK = EDITIONS[EDITIONS.current]
_STARTS = {
    "bids": "auction", "sabotage": "sabotage", "sold": "sale", "swapped": "swap", "actions": "plans",
    "exploit": "exploit", "exploit-sum": "exploit", "lay": "lay",
    "build": "build", "build-cheaper": "build", "upgrade": "rise",
    "loses": "blow", "loses-miner": "blow", "loses-level": "blow", "loses-cards": "blow", "building-lost": "blow",
    "tile-lost": "blow", "protected": "blow",
}  # fmt: skip
_PARTS = {
    "tie", "auction", "poorest", "sabotage-stopped", "steals", "no-tile", "tile-lost", "bought-card", "sold-card",
    "swapped-card", "swapped-own", "lied-to", "lied", "plan",
    "idle", "toll", "impediment", "finisher", "lost",
}  # fmt: skip
_BESIDE = {"turn", "trade", "market", "rejoins", "passes", "react", "hire"}
_IN_MINES = {"actions", "exploit", "exploit-sum", "lay"}
"""What happens in the second phase, which the picture of all mines shows after it."""
_SETTLED = {"plan", "idle"}
"""Sentences of the second phase that each make a frame of their own, until an action is cancelled."""


def reveal(told: Sequence[Event], view: View) -> Sequence[Panel]:
    """Return the frames of the last moment: before its result, and with it; of actions, as they are turned up.

    A player sees the last one in which they took part or, if any did them harm, all those, one after the other.
    """
    sentences = [event.say for event in told]
    words = [one.id.removeprefix(LOG) for one in sentences]
    starts = [number for number, one in enumerate(sentences) if _starts(one)]
    found: list[Moment] = []
    for start, end in pairwise([*starts, len(told)]):
        count = len(list(takewhile(_PARTS.__contains__, words[start + 1 : end])))
        parts = sentences[start + 1 : start + 1 + count]
        kind = _STARTS[words[start]]
        clan = view.clans[number_of(sentences[start], "seat")] if kind in {"exploit", "lay"} else None
        found.append(Moment(view.edition, view.seat, kind, (sentences[start], *parts), view.seats, clan))
    if view.seat is None:
        found = found[-1:] if starts and _still_stands(words[starts[-1] :], view) else []
    else:
        found = [one for one in found if one.concerns(view.seat)]
        found = [one for one in found if one.hurts(view.seat)] or found[-1:]
    if not found:
        return ()
    *before, last = found
    frames = [_panel(one) for one in (*before, *_frames(last))][-MOST_FRAMES:]
    lines = dict.fromkeys(line for one in found for line in _panel(one).describe)
    return [*frames[:-1], replace(frames[-1], describe=tuple(lines))]


def _starts(told: Say) -> bool:
    """Return whether a sentence begins a moment: not a blow that takes nothing, nor a tile lost to saboteurs."""
    word = told.id.removeprefix(LOG)
    is_lost = word != "tile-lost" or told.values["card"] in _BOOK.catastrophes
    return word in _STARTS and is_lost and (_STARTS[word] != "blow" or told.values.get("n") != 0)


def _still_stands(words: Sequence[str], view: View) -> bool:
    """Return whether the channel still shows a moment, given it and what was told after it.

    An auction and a blow stay until actions are revealed, because computer players may take their cards before any
    person has seen them, and a new level during the draw that follows it. They give way to a contract that is being
    decided; what happened in the mines gives way to the picture of all of them when the sale begins.
    """
    if words[0] == "bids" or _STARTS[words[0]] == "blow":
        return "round" not in words and not contract_panels(view)
    if words[0] == "upgrade":
        return not contract_panels(view)
    if words[0] in _IN_MINES and not {"trade", "market"}.isdisjoint(words):
        return False
    if words[0] == "actions" and "turn" in words:  # from then on the table tells them, and which are cancelled
        return "impediment" in words and {*words[1:]} <= _PARTS | _BESIDE
    return {*words[1:]} <= _PARTS | _BESIDE


def _frames(last: Moment) -> list[Moment]:
    """Return the frames of a moment. Plans already seen are not turned up again when one is cancelled."""
    if last.kind == "plans":
        struck = last.part("impediment") is not None
        settled = {"impediment"} if struck else _SETTLED
        ends = [number for number, one in enumerate(last.told, start=1) if one.id.removeprefix(LOG) in settled]
        return [replace(last, told=last.told[:end]) for end in ends[:-1]] + [last]
    before = replace(last, told=last.told[:1])
    return [before, last] if len(last.told) > 1 and last.clan is None else [last]


def _panel(moment: Moment) -> Panel:
    first = () if moment.kind == "plans" else moment.told[:1]  # a heading is no sentence
    told = tuple(dict.fromkeys((*moment.told[1:], *first)))
    id_ = "moment"
    if moment.kind == "lay" and moment.clan is not None:
        id_ = f"mine-{moment.clan.seat + 1}"
    elif moment.kind == "plans" and moment.reader is not None:  # in place of the table, which would tell them again
        id_ = "table"
    is_loss = moment.kind == "blow" and verdict_of(moment.told[0]) is Verdict.BAD
    return Panel(id_, moment, partial(draw_reveal, moment), told, is_loss=is_loss)


def draw_reveal(moment: Moment, speak: Speak) -> bytes:
    """Return the picture of a moment: a heading, the scene, and the result."""
    canvas = Canvas(HEIGHT, ART, own=moment.reader)
    head_box(canvas)
    struck = moment.told[0].values.get("card") if moment.kind == "blow" else None
    title = speak(say("maphr-picture-card", card=struck) if struck else say(f"maphr-picture-{moment.kind}"))
    canvas.text(title, 28, 52, 40, TEXT, face="title", width=WIDTH - 150, least=28)
    if moment.clan is None:
        canvas.box(SCENE, ABYSS, EDGE, 2)
    match moment.kind:
        case "exploit" if moment.clan is not None:
            draw_exploit(canvas, EDITIONS[moment.edition], moment.told[0], moment.clan, speak)
        case "lay" if moment.clan is not None:
            draw_lay(canvas, EDITIONS[moment.edition], moment.told[0], moment.clan, speak)
        case "plans":
            draw_plans(canvas, EDITIONS[moment.edition], moment.told, moment.seats, speak)
        case "build":
            draw_build(canvas, EDITIONS[moment.edition], moment.told[0], speak)
        case "rise":
            draw_rise(canvas, EDITIONS[moment.edition], moment.told[0], speak)
        case "blow":
            draw_blow(canvas, EDITIONS[moment.edition], moment.told[0], moment.part("lost"), speak)
        case "auction":
            _auction(canvas, moment, speak)
        case "sabotage":
            _sabotage(canvas, moment, speak)
        case _:
            _deal(canvas, moment, speak)
    return canvas.png()


def _auction(canvas: Canvas, moment: Moment, speak: Speak) -> None:
    """Draw every bid, the highest first, and the winner; below them what the poorest get."""
    bids = moment.told[0].values["bids"]
    assert isinstance(bids, tuple)
    won, poor = moment.part("auction"), moment.part("poorest")
    tie = moment.part("tie")
    if tie is None:
        canvas.sign("coin", WIDTH - 76, 14, 48, INK, ART)
    else:
        told = speak(say("maphr-picture-tie"))
        canvas.text(told, WIDTH - 76, 48, 30, TEXT, width=400, least=26, align="right")
        mark(canvas, Seat(number_of(tie, "other_seat")), WIDTH - 66, 17, 42)
    x, y, w, h = SCENE
    each = (h - 8) / len(bids)
    winner = number_of(won, "seat") if won is not None else None
    for number, bid in enumerate(bids):
        assert isinstance(bid, Say)
        seat, n = Seat(number_of(bid, "seat")), number_of(bid, "n")
        place = (x + 8, y + 8 + number * each, w - 16, each - 8)
        if seat == winner:
            verdict_box(canvas, place, Verdict.GOOD)
        else:
            canvas.box(place, SLAB, EDGE, 2)
        middle = place[1] + place[3] / 2
        mark(canvas, seat, x + 28, middle - 21, 42)
        name = speak(say("maphr-picture-name", seat=seat))
        canvas.name(name, x + 92, middle + 12, 34, TEXT, width=380, least=26)
        if seat == winner:
            canvas.sign("crown", x + 490, middle - 24, 48, BRASS)
        canvas.text(f"{n}", x + w - 92, middle + 18, 50, LAMP if n else MUTED, face="title", align="right")
        canvas.sign("coin", x + w - 80, middle - 24, 48, INK, ART)
    verdict_box(canvas, BAND, Verdict.GOOD if won is not None else Verdict.OPEN)
    if won is None:
        canvas.text("?", WIDTH / 2, 470, 72, LAMP, face="title", align="middle")
        return
    if poor is not None:
        seats = poor.values["seats"]
        assert isinstance(seats, tuple)
        canvas.box((436, 402, 346, 89), ABYSS, EDGE, 3)
        for number, poorest in enumerate(seats):
            assert isinstance(poorest, int)
            mark(canvas, Seat(poorest), 452 + number * 48, 410, 40)
        canvas.text(speak(say("maphr-picture-poorest", n=len(seats))), 452, 480, 28, MUTED, width=180, least=25)
        canvas.text(f"+{number_of(poor, 'n')}", 712, 466, 52, LAMP, face="title", align="right")
        canvas.sign("coin", 722, 420, 50, INK, ART)
    first = Seat(number_of(won, "seat"))
    told = speak(say("maphr-picture-chooses-first", seat=first))
    draw_first(canvas, first, told, 330 if poor is not None else 660)


def _pair(canvas: Canvas, moment: Moment, speak: Speak) -> None:
    """Draw the acting player on the left, the other player on the right."""
    first = moment.told[0]
    for name, left in (("seat", 24), ("other_seat", 560)):
        canvas.box((left, 100, 216, 262), SLAB, EDGE, 2)
        seat = Seat(number_of(first, name))
        mark(canvas, seat, left + 58, 128, 100)
        said = speak(say("maphr-picture-name", seat=seat))
        canvas.name(said, left + 108, 318, 36, TEXT, face="title", align="middle", width=196, least=26)


def _sabotage(canvas: Canvas, moment: Moment, speak: Speak) -> None:
    """Draw attacker, die and victim; below them what was lost, or what prevented it."""
    first = moment.told[0]
    lost, stolen, stopped = (moment.part(word) for word in ("tile-lost", "steals", "sabotage-stopped"))
    nothing = first.values["what"] == say("maphr-sabotage-nothing") or moment.part("no-tile") is not None
    is_safe = nothing or stopped is not None
    is_bad = lost is not None or bool(number_of(stolen, "n"))
    is_own = moment.reader == first.values["seat"]  # for the saboteur, a failure is nothing good
    verdict = Verdict.BAD if is_bad else Verdict.GOOD if is_safe and not is_own else Verdict.OPEN
    x, y, w, h = SCENE
    rays(canvas, WIDTH / 2, 216, 560, verdict, (x + 4, y + 4, w - 8, h - 8))
    _pair(canvas, moment, speak)
    canvas.box((WIDTH / 2 - 66, 118, 132, 132), PAPER, INK, 4, 24)
    canvas.text(f"{number_of(first, 'n')}", WIDTH / 2, 222, 104, INK, face="title", align="middle")
    canvas.sign("arrow", WIDTH / 2 - 46, 270, 92, BAD if is_bad else LAMP)
    if verdict is not Verdict.OPEN:
        stamp(canvas, 760, 112, 32, is_good=not is_bad)
    verdict_box(canvas, BAND, verdict)
    shield = stopped.values["source"] if stopped is not None else ""
    if lost is not None:
        cell = lost.values["cell"]
        assert isinstance(cell, Sign)
        text = say("maphr-picture-tile-lost", cell=cell)
    elif stolen is not None:
        text = say("maphr-picture-stolen")
    elif stopped is not None:
        text = say("maphr-picture-card", card=shield)
    else:
        failed = "maphr-picture-in-vain" if is_own else "maphr-picture-nothing"
        text = say(failed if nothing else "maphr-picture-open")
    is_figure = lost is not None or stolen is not None or bool(shield)
    width = 560 if is_figure else 720
    canvas.text(speak(text), 32, 464, 52, TEXT, face="title", width=width, least=30)
    book = EDITIONS[moment.edition]
    if lost is not None:
        tile = f"{lost.values['tile']}"
        draw_tile(canvas, book, (tile, book.turned[tile][0][0]), (690, 402, 88), is_lost=True)
        stamp(canvas, 770, 478, 20, is_good=False)
    elif stolen is not None:
        canvas.text(f"−{number_of(stolen, 'n')}", 702, 468, 60, TEXT, face="title", align="right")
        canvas.sign("coin", 714, 418, 58, INK, ART)
    elif shield:
        card_sign(canvas, book, f"{shield}", 700, 412, 70)


def _deal(canvas: Canvas, moment: Moment, speak: Speak) -> None:
    """Draw both players and what each received; the cards themselves only for them."""
    received, given = moment.part("swapped-card"), moment.part("swapped-own")
    if received is not None and given is not None:
        _own_swap(canvas, moment, received, given, speak)
        return
    _pair(canvas, moment, speak)
    middle, is_sale = WIDTH / 2, moment.kind == "sale"
    if is_sale:
        canvas.sign("arrow", middle - 48, 118, 96, LAMP)
        canvas.text(f"{number_of(moment.told[0], 'n')}", middle - 8, 272, 64, LAMP, face="title", align="right")
        canvas.sign("coin", middle + 2, 220, 58, INK, ART)
    else:
        for arrow, y, card, way in (("go-e", 124, -84, 8), ("go-w", 250, 8, -84)):
            canvas.sign("cards", middle + card, y, 76, BRASS)
            canvas.sign(arrow, middle + way, y, 76, LAMP)
    dealt = moment.part("bought-card") or moment.part("sold-card")
    if dealt is not None:
        lie = moment.part("lied-to") or moment.part("lied")
        is_given = dealt.id == f"{LOG}sold-card"
        _dealt(canvas, moment, (dealt, lie), BAND, is_given=is_given, speak=speak)
        return
    verdict_box(canvas, BAND, Verdict.GOOD)
    hidden = speak(say("maphr-picture-hidden", n=1 if is_sale else 2))
    canvas.text(hidden, 32, 464, 48, TEXT, face="title", width=640 if is_sale else 560, least=30)
    for number in range(1 if is_sale else 2):
        canvas.sign("cards", 704 - 80 * number, 412, 70, BRASS)


def _own_swap(canvas: Canvas, moment: Moment, received: Say, given: Say, speak: Speak) -> None:
    """Draw a swap for one of its two: what each gives the other, and below it the card received and the one given."""
    x, y, w, h = BAND
    above = (x, y - h - 8, w, h)
    canvas.box(SCENE, ROCK, ROCK, 0)
    canvas.box((x, SCENE[1], w, above[1] - SCENE[1] - 8), ABYSS, EDGE, 2)
    first, book, middle = moment.told[0], EDITIONS[moment.edition], WIDTH / 2
    sides = (("seat", 24, 96, "go-e", -84, 8), ("other_seat", 560, 184, "go-w", 24, -68))
    for name, left, line, arrow, at, way in sides:
        seat = Seat(number_of(first, name))
        mark(canvas, seat, left + 68, 96, 80)
        said = speak(say("maphr-picture-name", seat=seat))
        canvas.name(said, left + 108, 234, 36, TEXT, face="title", align="middle", width=212, least=26)
        card = f"{(given if seat == moment.reader else received).values['card']}"
        card_sign(canvas, book, card, middle + at, line, 60)
        canvas.sign(arrow, middle + way, line, 60, LAMP)
    _dealt(canvas, moment, (received, moment.part("lied-to")), above, is_given=False, speak=speak)
    _dealt(canvas, moment, (given, moment.part("lied")), BAND, is_given=True, speak=speak)


def _dealt(
    canvas: Canvas, moment: Moment, told: tuple[Say, Say | None], box: Place, *, is_given: bool, speak: Speak
) -> None:
    """Draw a card that changed hands and, after a lie, what it had been called; red for a reader who was lied to."""
    (dealt, lie), (_, y, _, _) = told, box
    verdict_box(canvas, box, Verdict.BAD if lie is not None and not is_given else Verdict.GOOD)
    above = say("maphr-picture-given", is_given=int(is_given))
    if lie is not None:
        above = say("maphr-picture-claimed", is_given=int(is_given), said=lie.values["said"])
    canvas.text(speak(above), 32, y + 42, 28, MUTED, width=640, least=26)
    card = f"{dealt.values['card']}"
    canvas.text(speak(say("maphr-picture-card", card=card)), 32, y + 90, 40, TEXT, face="title", width=640, least=30)
    card_sign(canvas, EDITIONS[moment.edition], card, 700, y + 20, 70)
