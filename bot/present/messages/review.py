"""The review of a game for one seat: luck and choice, the turning points one by one, and retries of them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.ids import ControlAction, ControlId, parse
from bot.model import Table
from bot.post import Block, Button, Buttons, Divider, Entry, Form, Menu, Picture, Post, Style, Text
from bot.present.controls.buttons import screen_blocks, step_screen
from bot.present.messages import amount_form
from bot.present.messages.replay import BESIDE, PUBLIC
from bot.present.panels import GamePanels
from bot.present.speech import (
    ENTRY,
    FACT,
    LABEL,
    OVER,
    PLACEHOLDER,
    PLAYING,
    RESTING,
    TEXT,
    cut,
    fit,
    names_at,
    safe,
    small,
    voice,
)
from bot.tables.turning_points import DECISIVE, GRADUAL, TURNED
from bot.tables.view import TableView
from games.core import Concession, Say, Seat
from games.registry import GAMES
from games.review import sentences
from games.review.account import Judged, Part, Review
from games.review.pictures import curve
from locales import Words

SHOW = "show"
"""Path of the control that posts a review's picture to the whole channel."""
HOW, SMALL = "how", "small"
"""Paths of the controls that explain a review's figures, and that list the smaller mistakes."""
STEPS = {
    "s": ControlAction.STEP,
    "m": ControlAction.SOME,
    "a": ControlAction.AMOUNT,
    "t": ControlAction.TYPE,
}
"""Actions of the controls with which a question is retried, by their letter in a path."""
_SPARE = 60


def review_panels(found: Review, table: Table, lang: Words, turned: Say | None = None) -> GamePanels:
    """Return the picture of a review, in which the decisive moment of the final score is marked."""
    at: tuple[int, int, Seat] | None = None
    if turned is not None:
        since, until, entry, seat = (sentences.figure(turned, name) for name in ("since", "until", "entry", "seat"))
        at = since or entry - 1, until or entry, Seat(seat)
    return GamePanels(table.game, (curve(found, GAMES[table.game], at),), tuple(names_at(lang, table)))


def begun_post(
    table: Table,
    lang: Words,
    before: int = 0,
    minutes: int = 1,
    percent: int = 0,
    pictures: Sequence[Picture] = (),
    went: Sequence[str] = (),
) -> Post:
    """Return the placeholder of a pending review.

    Args:
        table: the table of the finished game.
        lang: the reader's language.
        before: how many reviews are ahead of it.
        minutes: how long they will take.
        percent: how far the first of them has come.
        pictures, went: the curve, if it is known already; and what the final score says of how the game went.
    """
    told = lang.text("bot-review-begun", before=before, place=before + 1, minutes=minutes, percent=percent)
    below = (Text(small(lang.text("bot-review-lines", together=is_together(table)))),) if pictures else ()
    return Post((Text("\n".join((_title(table, lang), *went, small(told)))), *pictures, *below), RESTING)


def review_post(
    found: Review,
    table: Table,
    lang: Words,
    pictures: Sequence[Picture] = (),
    turning: Sequence[str] = (),
    turned: Say | None = None,
    lost: Sequence[str] = (),
) -> Post:
    """Return the review; until it is done, its curve and what stands out so far; that it could weigh too little, if so.

    Args:
        found: the review so far.
        table: the table of the finished game.
        lang: the reader's language.
        pictures: the drawn curve of expected shares.
        turning: what decided the game, as its final score says.
        turned: the sentence on the decisive moment, to which a button leads; None without one.
        lost: why everybody has lost, and what to do better, as the final score says.
    """
    title, speak = _title(table, lang), voice(lang, table)
    unmarked = Text(small(lang.text("bot-review-lines", together=is_together(table))))
    named = [speak(sentences.listed(one, n, found.is_together)) for n, one in enumerate(found.turning_points, start=1)]
    if not found.is_done:
        lines = [title, *turning, small(lang.text("bot-review-progress", percent=round(100 * found.progress)))]
        head = lang.text("bot-review-so-far", together=is_together(table))
        so_far = "\n".join([*([head] if named else []), *named, unmarked.markdown])
        return Post((Text("\n".join(lines)), *pictures, Text(so_far)), RESTING)
    if not found.is_weighed:
        again = Buttons((_button(table, (), lang.text("bot-button-review")),))
        ended = [f"**{speak(one)}**" for one in sentences.ended(found)]
        text = Text("\n".join([title, *ended, *turning, *lost, speak(sentences.unweighed(found))]))
        return Post((text, *pictures, unmarked, Divider(), again), OVER)
    stopped = map(speak, sentences.given_up(found))
    lines = [title, *(f"**{speak(one)}**" for one in sentences.decided(found)), *turning, *stopped, *lost]
    told = [lang.text("bot-review-decisions", together=is_together(table)), *named] if named else []
    if not found.costs:
        told.append(lang.text("review-no-costs"))
    told += ["", speak(sentences.luck_and_choice(found))]
    told += [small(speak(one)) for one in sentences.remarks(found)]
    told += _error(found, lang)
    below: tuple[Block, ...] = (Text("\n".join(told)), Divider(), *_ways(found, table, lang, turned=turned))
    return Post((Text("\n".join(lines)), *pictures, *below), OVER)


def shared_post(found: Review, table: Table, lang: Words, pictures: Sequence[Picture]) -> Post:
    """Return the review for the channel, without turning points, whose texts address the player."""
    name = safe(lang, table.occupants[found.seat].name)
    title = lang.text("bot-review-of", game=lang.text(f"{table.game}-title"), name=name)
    speak = voice(lang, table)
    lines = [
        title,
        *(f"**{speak(one)}**" for one in sentences.decided(found, is_named=True)),
        speak(sentences.luck_and_choice(found, is_named=True)),
    ]
    return Post((Text("\n".join([*lines, *_error(found, lang)])), *pictures), OVER)


def how_post(found: Review, table: Table, lang: Words) -> Post:
    """Return how the figures of a finished review were found, and how those of the choices add up."""
    told = [_title(table, lang), *map(voice(lang, table), sentences.summed(found)), lang.text("bot-review-method")]
    told.append(lang.text("bot-review-measure", marks=len(found.turning_points)))
    back = _button(table, ("all",), lang.text("bot-button-review-back"))
    return Post((Text("\n".join(told)), Buttons((back,))), RESTING)


def smaller_post(found: Review, table: Table, lang: Words) -> Post:
    """Return the list of the smaller mistakes, each of which can be looked at and tried again."""
    speak = voice(lang, table)
    lines = [f"- {speak(sentences.small(one, found.is_together))}" for one in found.smaller]
    labels = [FACT.join((speak(one.when), speak(one.labels[0]))) for one in found.smaller]
    entries = [Entry(f"e{one.entry}", cut(label, ENTRY)) for one, label in zip(found.smaller, labels, strict=True)]
    count = {"n": len(lines), "left": max(0, found.slips - len(lines))}
    head = [_title(table, lang), lang.text("bot-review-smaller", **count)]
    which = ControlId(ControlAction.REVIEW, table.id, "", (SMALL,))
    menu = Menu(str(which), cut(lang.text("bot-review-smaller-asks"), PLACEHOLDER), tuple(entries))
    back = Buttons((_button(table, ("all",), lang.text("bot-button-review-back")),))
    return Post((Text(fit([*head, *lines], TEXT - _SPARE, "…")), menu, back), RESTING)


def _error(found: Review, lang: Words) -> list[str]:
    """Return what the figures after ± mean; empty if the review has none."""
    return [small(lang.text("bot-review-error"))] if sentences.has_figures(found) else []


def point_post(found: Review, one: Judged, view: TableView, lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """Return one turning point: what the seat saw and chose, the better or next best answer, and the reasons.

    Args:
        found: the whole review.
        one: the turning point.
        view: the seat's view before its answer.
        lang: the reader's language.
        pictures: the drawn view.
    """
    speak, n = voice(lang, view.table), found.choices.index(one) + 1
    head = lang.text("bot-review-point", n=n if n <= len(found.turning_points) else 0, when=speak(one.when))
    lines = [head, _asked(one, view, lang)]
    told = [*sentences.judgement(one, found.is_together, speak)]
    again = ControlId(ControlAction.RETRY, view.table.id, str(one.entry))
    play_on = ControlId(ControlAction.PLAY_ON, view.table.id, "", (f"e{one.entry - 1}",))
    then = ControlId(ControlAction.REPLAY, view.table.id, "", (f"e{one.entry}", str(one.seat), BESIDE))
    row = Buttons(
        (
            Button(str(again), lang.text("bot-button-retry"), "primary"),
            Button(str(then), lang.text("bot-button-review-replay")),
            Button(str(play_on), lang.text("bot-button-review-on")),
        )
    )
    return Post(
        (
            Text("\n".join(lines)),
            *pictures,
            Text(fit(told, TEXT - _SPARE - sum(map(len, lines)), "…")),
            Divider(),
            row,
            *_ways(found, view.table, lang, one),
        ),
        OVER,
    )


def retry_post(
    one: Judged, view: TableView, path: tuple[str, ...], lang: Words, pictures: Sequence[Picture] = ()
) -> Post:
    """Return the question of a turning point with its controls, which now only try an answer.

    Args:
        one: the turning point.
        view: the seat's view before its answer, with its offer.
        path: the path of the current step.
        lang: the reader's language.
        pictures: the drawn view.

    Raises:
        NotAllowed: the path matches nothing on offer.
    """
    assert view.offer is not None, "the seat was asked"
    shown = step_screen(view, view.offer, path, lang)
    asks = Text(f"{lang.text('bot-review-retry')}\n{_asked(one, view, lang)}")
    blocks = tuple(_for_trying(block, one) for block in screen_blocks(view, shown, lang))
    return Post((*pictures, asks, *blocks, Buttons((_back(one, view.table, lang),))), PLAYING)


def retry_form(one: Judged, view: TableView, lang: Words) -> Form | None:
    """Return the form in which a number is tried; None if no number was asked for."""
    form = amount_form(view, lang)
    return replace(form, id=_tried(form.id, one)) if form is not None else None


def worth_post(found: Review, one: Judged, view: TableView, label: Say, worth: Part | None, lang: Words) -> Post:
    """Return the value of an answer that was tried, with the reason, and the way to the next choice.

    Args:
        found: the whole review.
        one: the turning point.
        view: the seat's view before its answer.
        label: the tried answer.
        worth: its estimated lead over the review's better answer; None for that answer itself.
        lang: the reader's language.
    """
    speak = voice(lang, view.table)
    best, told = speak(_better(one)), speak(sentences.best(one, found.is_together))
    if worth is not None:
        points = round(100 * worth.share)
        way = 0 if not worth.is_told or not points else 1 if points > 0 else 2
        figures = {"points": abs(points), "way": way, "error": worth.margin}
        told = lang.text("bot-review-tried", answer=speak(label), better=best, **figures)
    why = [small(speak(reason)) for reason in sentences.reasons(one)]
    again = ControlId(ControlAction.RETRY, view.table.id, str(one.entry))
    row = (*_next(found, one, view.table, lang), Button(str(again), lang.text("bot-button-retry")))
    return Post((Text("\n".join((told, *why))), Buttons((*row, _back(one, view.table, lang)))), OVER)


def is_together(table: Table) -> int:
    """Return 1 if all survive or lose together at a table, so that a review tells prospects, not chances to win."""
    return int(GAMES[table.game].concession is Concession.COMMON_DEFEAT)


def _title(table: Table, lang: Words) -> str:
    return lang.text("bot-review-title", game=lang.text(f"{table.game}-title"))


def missed_lines(found: Review, view: TableView, lang: Words) -> list[str]:
    """Return that a choice, of that turn or another, cost more than the decisive moment brought, if one did.

    Or that the game was lost for the reader before that moment.
    """
    turned = [said for said in view.closing if said.id == TURNED]
    floor = DECISIVE if any(said.id == GRADUAL for said in view.closing) else None
    told = [*sentences.missed(found, turned, floor), *sentences.behind(found, turned)]
    return [*map(voice(lang, view.table), told)]


def _next(found: Review, one: Judged, table: Table, lang: Words) -> list[Button]:
    """Return the button to the choice after another one; none after the last."""
    speak, n = voice(lang, table), found.choices.index(one) + 1
    place, later = n + 1 if n < len(found.turning_points) else 0, found.choices[n : n + 1]
    labels = [lang.text("bot-review-next", n=place, when=speak(other.when)) for other in later]
    buttons = [_button(table, (f"e{other.entry}",), label) for other, label in zip(later, labels, strict=True)]
    return [replace(button, style="primary") for button in buttons]


def _asked(one: Judged, view: TableView, lang: Words) -> str:
    return small(lang.text("bot-review-asked", question=voice(lang, view.table)(one.question)))


def _better(one: Judged) -> Say:
    """Return the better of the two compared answers."""
    return one.labels[0] if one.gap.share > 0 else one.labels[1]


def _ways(
    found: Review, table: Table, lang: Words, here: Judged | None = None, turned: Say | None = None
) -> Iterator[Buttons]:
    """Yield the buttons to each turning point, to the decisive moment, to the whole review, and to the channel."""
    speak = voice(lang, table)
    to_points = list[Button]()
    for n, one in enumerate(found.turning_points, start=1):
        title = lang.text("bot-review-go", n=n, when=speak(one.when), chosen=speak(one.labels[0]))
        to_points.append(_button(table, (f"e{one.entry}",), title, one is here))
    if to_points and (here is None or here in found.turning_points):
        yield Buttons(tuple(to_points))
    smaller = lang.text("bot-review-others", n=len(found.smaller))
    small_ones = [_button(table, (SMALL,), smaller)] if found.smaller else []
    if here is not None:
        on = [] if here in found.turning_points else [*_next(found, here, table, lang), *small_ones]
        yield Buttons((*on, _button(table, ("all",), lang.text("bot-button-review-all"))))
    else:
        last = ((one, speak(one.when)) for one in found.smaller if one.entry == found.last)
        again = [_button(table, (f"e{one.entry}",), lang.text("bot-review-last", when=at)) for one, at in last]
        at = "" if turned is None else f"e{sentences.figure(turned, 'entry')}"
        then = ControlId(ControlAction.REPLAY, table.id, "", (at, PUBLIC, BESIDE))
        see = (Button(str(then), lang.text("bot-button-review-turned")),) if at else ()
        show = () if table.lost else (_button(table, (SHOW,), lang.text("bot-button-recap-show")),)
        yield Buttons((*again, *small_ones, *see, *show, _button(table, (HOW,), lang.text("bot-button-review-how"))))


def _button(table: Table, path: tuple[str, ...], label: str, is_here: bool = False) -> Button:
    style: Style = "secondary"
    return Button(str(ControlId(ControlAction.REVIEW, table.id, "", path)), cut(label, LABEL), style, disabled=is_here)


def _back(one: Judged, table: Table, lang: Words) -> Button:
    return _button(table, (f"e{one.entry}",), lang.text("bot-button-review-back"))


def _for_trying(block: Block, one: Judged) -> Block:
    """Return a menu or a row of buttons whose controls only try an answer."""
    match block:
        case Menu():
            return replace(block, id=_tried(block.id, one))
        case Buttons(buttons):
            return Buttons(tuple(replace(button, id=_tried(button.id, one)) for button in buttons))
    return block


def _tried(text: str, one: Judged) -> str:
    """Return the id of the control that tries what another control would answer."""
    control = parse(text)
    assert control is not None, "we have made it"
    letter = next(letter for letter, action in STEPS.items() if action is control.action)
    return str(ControlId(ControlAction.RETRY, control.table, str(one.entry), (letter, *control.path)))
