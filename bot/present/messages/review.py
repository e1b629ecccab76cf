"""The review of a game for one seat: luck and choice, the turning points one by one, and retries of them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.ids import ControlAction, ControlId, parse
from bot.model import Table
from bot.post import Block, Button, Buttons, Divider, Form, Menu, Picture, Post, Style, Text
from bot.present.controls.buttons import screen_blocks, step_screen
from bot.present.messages import amount_form
from bot.present.messages.replay import BESIDE, PUBLIC
from bot.present.messages.score import END_OF_SENTENCE
from bot.present.panels import GamePanels
from bot.present.speech import LABEL, OVER, PLAYING, RESTING, TEXT, cut, fit, names_at, safe, small, voice
from bot.tables.turning_points import TURNED
from bot.tables.view import TableView
from games.core import Concession, Say, Seat
from games.registry import GAMES
from games.review.account import Judged, Part, Review
from games.review.pictures import curve
from games.review.sentences import has_figures, luck_and_choice, reasons, remarks, signed, summed, unweighed, verdict
from locales import Words

SHOW = "show"
"""Path of the control that posts a review's picture to the whole channel."""
HOW = "how"
"""Path of the control that explains a review's figures."""
STEPS = {
    "s": ControlAction.STEP,
    "m": ControlAction.SOME,
    "a": ControlAction.AMOUNT,
    "t": ControlAction.TYPE,
}
"""Actions of the controls with which a question is retried, by their letter in a path."""
HOPES = (5, 20, 80)
"""The chances of winning, in hundredths, from which a comeback was possible, the game open, the player well ahead."""
_SPARE = 60


def review_panels(found: Review, table: Table, lang: Words, turned: Say | None = None) -> GamePanels:
    """Return the picture of a review, in which the decisive moment of the final score is marked."""
    at = turned and (_figure(turned, "until") or _figure(turned, "entry"), Seat(_figure(turned, "seat")))
    return GamePanels(table.game, (curve(found, GAMES[table.game], at),), tuple(names_at(lang, table)))


def begun_post(
    table: Table, lang: Words, before: int = 0, minutes: int = 1, percent: int = 0, pictures: Sequence[Picture] = ()
) -> Post:
    """Return the placeholder of a pending review.

    Args:
        table: the table of the finished game.
        lang: the reader's language.
        before: how many reviews are ahead of it.
        minutes: how long they will take.
        percent: how far the first of them has come.
        pictures: the drawn curve of expected shares, if it is known already.
    """
    told = lang.text("bot-review-begun", before=before, place=before + 1, minutes=minutes, percent=percent)
    below = (Text(small(lang.text("bot-review-lines", together=is_together(table)))),) if pictures else ()
    return Post((Text(f"{_title(table, lang)}\n{told}"), *pictures, *below), RESTING)


def review_post(
    found: Review,
    table: Table,
    lang: Words,
    pictures: Sequence[Picture] = (),
    turning: Sequence[str] = (),
    turned: Say | None = None,
) -> Post:
    """Return the review; until it is done, or if it could weigh too little, only its curve, as figures may change.

    Args:
        found: the review so far.
        table: the table of the finished game.
        lang: the reader's language.
        pictures: the drawn curve of expected shares.
        turning: what decided the game, as its final score says.
        turned: the sentence on the decisive moment, to which a button leads; None without one.
    """
    title, speak = _title(table, lang), voice(lang, table)
    unmarked = small(lang.text("bot-review-lines", together=is_together(table)))
    if not found.is_done:
        lines = [title, *turning, small(lang.text("bot-review-progress", percent=round(100 * found.progress)))]
        return Post((Text("\n".join(lines)), *pictures, Text(unmarked)), RESTING)
    if not found.is_weighed:
        again = Buttons((_button(table, (), lang.text("bot-button-review")),))
        text = Text("\n".join([title, f"**{speak(unweighed(found))}**", *turning]))
        return Post((text, *pictures, Text(unmarked), Divider(), again), OVER)
    lines = [title, f"**{speak(verdict(found))}**", *turning, *_given_up(found, lang)]
    told = [lang.text("bot-review-decisions")] if found.turning_points else []
    told += [line for n, one in enumerate(found.turning_points, start=1) for line in _lines(one, n, table, lang)]
    if not found.costs:
        told.append(lang.text("review-no-costs"))
    told += ["", speak(luck_and_choice(found))]
    told += [small(speak(one)) for one in remarks(found)]
    told += _error(found, lang)
    return Post(
        (
            Text("\n".join(lines)),
            *pictures,
            Text("\n".join(told)),
            Divider(),
            *_ways(found, table, lang, turned=turned),
        ),
        OVER,
    )


def shared_post(found: Review, table: Table, lang: Words, pictures: Sequence[Picture]) -> Post:
    """Return the review for the channel, without turning points, whose texts address the player."""
    name = safe(lang, table.occupants[found.seat].name)
    title = lang.text("bot-review-of", game=lang.text(f"{table.game}-title"), name=name)
    speak = voice(lang, table)
    lines = [title, f"**{speak(verdict(found, is_named=True))}**", speak(luck_and_choice(found, is_named=True))]
    return Post((Text("\n".join([*lines, *_error(found, lang)])), *pictures), OVER)


def how_post(found: Review, table: Table, lang: Words) -> Post:
    """Return how the figures of a finished review were found, and how those of the choices add up."""
    told = [_title(table, lang), lang.text("bot-review-method"), *map(voice(lang, table), summed(found))]
    told.append(lang.text("bot-review-measure", marks=len(found.turning_points)))
    back = _button(table, ("all",), lang.text("bot-button-review-back"))
    return Post((Text("\n".join(told)), Buttons((back,))), RESTING)


def _error(found: Review, lang: Words) -> list[str]:
    """Return what the figures after ± mean; empty if the review has none."""
    return [small(lang.text("bot-review-error"))] if has_figures(found) else []


def point_post(found: Review, one: Judged, view: TableView, lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """Return one turning point: what the seat saw and chose, the better or next best answer, and the reasons.

    Args:
        found: the whole review.
        one: the turning point.
        view: the seat's view before its answer.
        lang: the reader's language.
        pictures: the drawn view.
    """
    number = found.turning_points.index(one) + 1
    head = lang.text("bot-review-point", n=number, when=voice(lang, view.table)(one.when))
    lines = [head, _asked(one, view, lang)]
    told = _judgement(one, view.table, lang)
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


def worth_post(one: Judged, view: TableView, label: Say, worth: Part | None, lang: Words) -> Post:
    """Return the value of an answer that was tried.

    Args:
        one: the turning point.
        view: the seat's view before its answer.
        label: the tried answer.
        worth: its estimated lead over the review's better answer; None for that answer itself.
        lang: the reader's language.
    """
    speak = voice(lang, view.table)
    best = speak(_better(one))
    if worth is None:
        told = lang.text("bot-review-found", answer=best)
    else:
        points = round(100 * worth.share)
        way = 0 if not worth.is_told or not points else 1 if points > 0 else 2
        told = lang.text(
            "bot-review-tried",
            answer=speak(label),
            better=best,
            points=abs(points),
            way=way,
            error=worth.margin,
        )
    again = ControlId(ControlAction.RETRY, view.table.id, str(one.entry))
    row = Buttons((Button(str(again), lang.text("bot-button-retry")), _back(one, view.table, lang)))
    return Post((Text(told), row), OVER)


def is_together(table: Table) -> int:
    """Return 1 if all survive or lose together at a table, so that a review tells prospects, not chances to win."""
    return int(GAMES[table.game].concession is Concession.COMMON_DEFEAT)


def _title(table: Table, lang: Words) -> str:
    return lang.text("bot-review-title", game=lang.text(f"{table.game}-title"))


def missed_lines(found: Review, view: TableView, lang: Words) -> list[str]:
    """Return that a choice, of that turn or another, cost more than the decisive moment brought, if one did."""
    turned = [said for said in view.closing if said.id == TURNED]
    rises = [_figure(said, "after") - _figure(said, "before") for said in turned]
    worst = min(found.costs, key=lambda one: one.gap.share, default=None)
    if not found.is_done or not rises or worst is None or worst.chances[1] - worst.chances[0] <= max(rises):
        return []
    number, (given, other) = found.turning_points.index(worst) + 1, worst.chances
    when = voice(lang, view.table)(worst.when)
    then = any(_figure(said, "since") < worst.entry <= _figure(said, "until") for said in turned)
    return [lang.text("bot-review-missed", n=number, when=when, given=given, other=other, then=int(then))]


def _figure(said: Say, name: str) -> int:
    value = said.values.get(name, 0)
    assert isinstance(value, int), f"{name} is a number"
    return value


def _given_up(found: Review, lang: Words) -> list[str]:
    """Return what the chances of winning were when the game was given up; empty if it was played to its end."""
    chances = round(100 * found.parts.end)
    hope = sum(chances >= least for least in HOPES)
    together = int(found.is_together)
    return (
        [lang.text("bot-review-given-up", chances=chances, hope=hope, together=together)] if found.is_given_up else []
    )


def _lines(one: Judged, n: int, table: Table, lang: Words) -> list[str]:
    """Return the cost or gain of a turning point, and the most important reasons."""
    speak = voice(lang, table)
    text = "gain" if one.gap.share > 0 else "cost" if one.missed is None else "missed"
    told = lang.text(f"bot-review-line-{text}", n=n, when=speak(one.when), **_compared(one, table, lang))
    asked = small(lang.text("bot-review-asked", question=END_OF_SENTENCE.split(speak(one.question))[0]))
    return [told, asked, *(small(speak(reason)) for reason in reasons(one))]


def _asked(one: Judged, view: TableView, lang: Words) -> str:
    return small(lang.text("bot-review-asked", question=voice(lang, view.table)(one.question)))


def _judgement(one: Judged, table: Table, lang: Words) -> list[str]:
    """Return the choice, the answer it is compared with, and why: what speaks against the one and for the other."""
    speak, is_gain = voice(lang, table), one.gap.share > 0
    text = "bot-review-gain" if is_gain else "bot-review-cost" if one.missed is None else "bot-review-chance"
    told = lang.text(text, **_compared(one, table, lang))
    lines = [told, *map(speak, one.compared)]
    others = one.others[: len(one.reasons)]
    sides = [("bot-review-against", one.against), ("bot-review-better", one.reasons), ("review-others", others)]
    for text, telling in [("review-others", one.reasons)] if is_gain else sides:
        lines += [lang.text(text), *(f"> {speak(reason)}" for reason in telling)] if telling else []
    return lines


def _compared(one: Judged, table: Table, lang: Words) -> dict[str, str | int]:
    """Return the values of a sentence that compares the given answer with the other: both with their chances."""
    speak, (given, instead) = voice(lang, table), one.chances
    chosen, other = map(speak, one.labels)
    points, chances = speak(signed(given - instead)), {"chosen_chances": given, "other_chances": instead}
    chances |= {} if one.missed is None else {"before": one.missed}
    told: dict[str, str | int] = {"chosen": chosen, "other": other, "points": points, "error": one.gap.margin}
    return {**told, **chances, "together": is_together(table)}


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
    if to_points:
        yield Buttons(tuple(to_points))
    if here is not None:
        yield Buttons((_button(table, ("all",), lang.text("bot-button-review-all")),))
    else:
        at = "" if turned is None else f"e{_figure(turned, 'entry')}"
        then = ControlId(ControlAction.REPLAY, table.id, "", (at, PUBLIC, BESIDE))
        see = (Button(str(then), lang.text("bot-button-review-turned")),) if at else ()
        show = () if table.lost else (_button(table, (SHOW,), lang.text("bot-button-recap-show")),)
        yield Buttons((*see, *show, _button(table, (HOW,), lang.text("bot-button-review-how"))))


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
