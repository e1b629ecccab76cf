"""Puzzles: the position with its controls, the verdict on an answer, the puzzle of the day, the monthly table."""

from collections.abc import Sequence
from datetime import date

from bot.ids import ControlAction, ControlId
from bot.post import Block, Button, Buttons, Entry, Menu, Picker, Picture, Post, Text
from bot.present.controls import does_lines
from bot.present.controls.buttons import answer_text, first_screen, rules_button, screen_blocks
from bot.present.panels import has_more, panels
from bot.present.speech import (
    OVER,
    PLACEHOLDER,
    PLAYING,
    RESTING,
    TEXT,
    cut,
    escape,
    fit,
    mark_of,
    names_at,
    plain_voice,
    question_text,
    safe,
    section_lines,
    small,
    voice,
)
from bot.profile import ServerSettings, local_time
from bot.tables.puzzles import Judged, Posed, Solver, Tally
from bot.tables.view import TableView
from games.core import Say, read_choice
from games.puzzles import puzzles_of
from locales import Words

TRY, SHOW, WHY, MONTH, PLAY, NEXT, REST = "try", "show", "why", "month", "play", "next", "rest"
"""The actions of a puzzle's buttons."""
CHOICES, WIDTH, SOLVERS, LISTED = 8, 12, 15, 5
"""Maximum numbers of listed answers, characters of a bar, lines of the monthly table, and of what follows."""


def puzzle_post(
    view: TableView,
    posed: Posed,
    lang: Words,
    pictures: Sequence[Picture] = (),
    *,
    is_again: bool = False,
    is_whole: bool = False,
) -> Post:
    """Return a puzzle as its seat sees it, with the controls of its first step and what the things on them do.

    `is_again` says whether the reader has already used the try that counts, `is_whole` whether the pictures show the
    rest of the table, too, for which there is otherwise a button.
    """
    head = [_title(posed, lang), _facts(view, posed, lang)]
    head.append(_task(view, posed, lang, "bot-puzzle-again" if is_again else "puzzle-task"))
    blocks: list[Block] = [Text("\n".join(head)), *pictures, *_in_words(view, lang, is_drawn=bool(pictures))]
    first = first_screen(view, lang)
    if view.offer is not None and first is not None:
        blocks.append(Text(question_text(cut(plain_voice(lang, view.table)(first.asks), 1000))))
        told = does_lines(view, first, lang, is_drawn=bool(pictures))
        blocks += [*screen_blocks(view, first, lang), *([Text("\n".join(told))] if told else [])]
    has_rest = not is_whole and has_more(view, panels(view))
    rest = [_button(posed, (REST,), "bot-button-puzzle-rest", lang)] if has_rest else []
    return Post((*blocks, Buttons((*rest, rules_button(view.game.id, lang, posed.puzzle.theme)))), PLAYING)


def missed_post(
    view: TableView, posed: Posed, given: str, judged: Judged, lang: Words, pictures: Sequence[Picture] = ()
) -> Post:
    """Return why an answer, `given` in notation, is not the best one, without naming that; see `solved_post`."""
    lines = [f"### {lang.text('bot-puzzle-missed')}", lang.text("bot-puzzle-yours", answer=_answer(view, given, lang))]
    answer = read_choice(view.game.id, given)
    if answer is not None:
        lines += _listed(view, judged.fault(posed.puzzle, answer), lang)
        told = judged.told(posed.puzzle, answer)
        lines += [lang.text("bot-puzzle-follows"), *_listed(view, told, lang)] if told else []
    lines.append(lang.text("bot-puzzle-hint", hint=lang.text(posed.puzzle.hint.id)))
    lines.append(lang.text("bot-puzzle-stronger", gap=posed.puzzle.gap))
    lines.append(small(lang.text("bot-puzzle-counted" if judged.is_counted else "bot-puzzle-not-counted")))
    buttons = (
        _button(posed, (TRY,), "bot-button-puzzle-again", lang, is_primary=True),
        _button(posed, (SHOW,), "bot-button-puzzle-show", lang),
        _button(Posed(posed.puzzle), (NEXT,), "bot-button-puzzle-next", lang),
        rules_button(posed.puzzle.game, lang, posed.puzzle.theme),
    )
    return Post((*pictures, Text("\n".join(lines)), Buttons(buttons)), RESTING)


def solved_post(
    view: TableView, posed: Posed, judged: Judged, lang: Words, pictures: Sequence[Picture] = (), *, shows: str = ""
) -> Post:
    """Return that an answer is right, why, and what others answered.

    Args:
        view: the position that was asked about, as its seat knows it.
        posed: the puzzle, `answered`.
        judged: the verdict on the answer.
        lang: the reader's language.
        pictures: the solution, drawn.
        shows: how they show it: the position "after" it, or a "circle"; "" for neither.
    """
    lines = [f"### {lang.text('puzzle-right', answer=_answer(view, posed.puzzle.solution, lang))}"]
    lines += _also(view, posed, lang)
    lines += [lang.text("bot-puzzle-streak", days=judged.streak)] if judged.streak > 1 else []
    lines += _solution(view, posed, judged, lang)
    lines += [] if judged.is_counted else [small(lang.text("bot-puzzle-not-counted"))]
    return Post((*_below(posed, [], pictures, shows, lines, lang), _after(posed, lang)), OVER)


def solution_post(
    view: TableView,
    posed: Posed,
    judged: Judged,
    lang: Words,
    pictures: Sequence[Picture] = (),
    *,
    given: str = "",
    is_open: bool = False,
    shows: str = "",
) -> Post:
    """Return the solution of a puzzle that someone has given up, or whose day is over, and what people answered.

    Its arguments are those of `solved_post`, and:

    Args:
        given: what the reader answered, as it is typed.
        is_open: whether it may still be answered.
    """
    lines = [lang.text("bot-puzzle-solution", answer=_answer(view, posed.puzzle.solution, lang))]
    lines += _also(view, posed, lang)
    lines += _solution(view, posed, judged, lang, given)
    shown = _below(posed, [_title(posed, lang)], pictures, shows, lines, lang)
    return Post((*shown, _after(posed, lang, is_open=is_open)), RESTING)


def _below(
    posed: Posed, head: Sequence[str], pictures: Sequence[Picture], shows: str, lines: Sequence[str], lang: Words
) -> tuple[Block, ...]:
    """Return a verdict with its explanation below pictures, where it is in sight; above them, what these show."""
    shown = lang.text("bot-puzzle-drawn", shows=shows, also=len(posed.puzzle.also))
    above = "\n".join((*head, *([small(shown)] if shows and pictures else [])))
    return (*([Text(above)] if above else []), *pictures, Text(fit(lines, TEXT - 100 - len(above), "…")))


def _also(view: TableView, posed: Posed, lang: Words) -> list[str]:
    """Return the answers that are just as good as the solution, as a line; [] if it is alone."""
    told = [_answer(view, typed, lang) for typed in posed.puzzle.also]
    return [lang.text("puzzle-also", answers=lang.enumerate(told), count=len(told))] if told else []


def _solution(view: TableView, posed: Posed, judged: Judged, lang: Words, given: str = "") -> list[str]:
    """Return why a solution is best, and what people answered."""
    gap = lang.text("puzzle-gap", gap=posed.puzzle.gap, also=len(posed.puzzle.also))
    return [lang.text(posed.puzzle.why.id), small(gap), "", *_chosen(view, posed, judged, lang, given)]


def day_post(
    view: TableView,
    posed: Posed,
    lang: Words,
    before: tuple[Posed, TableView, Tally] | None,
    solvers: Sequence[Solver],
    pictures: Sequence[Picture] = (),
) -> Post:
    """Return the puzzle of the day for a channel, with the solution of the previous one.

    Args:
        view: the view of the puzzle's seat.
        posed: the puzzle.
        lang: the server's language.
        before: the previous puzzle of the day, its seat's view, and what people answered; None for the first.
        solvers: the best solvers of this month.
        pictures: the drawn position.
    """
    lines = [_title(posed, lang), _facts(view, posed, lang), _task(view, posed, lang)]
    blocks: list[Block] = [Text("\n".join(lines)), *pictures, *_in_words(view, lang, is_drawn=bool(pictures))]
    if view.offer is not None:
        blocks.append(Text(question_text(cut(plain_voice(lang, view.table)(view.offer.prompt), 1000))))
    buttons = [_button(posed, (TRY,), "bot-button-puzzle-try", lang, is_primary=True)]
    if before is not None:
        old, seen, tally = before
        answer, title = _answer(seen, old.puzzle.solution, lang), lang.text(f"{old.puzzle.game}-title")
        told = lang.text("bot-puzzle-before", answer=answer, title=title, found=tally.found, count=tally.total)
        blocks.append(Text("\n".join((told, *_also(seen, old, lang)))))
        buttons.append(_button(old, (WHY,), "bot-button-puzzle-why", lang))
    running = [one for one in solvers if one.streak > 1]
    if running:
        best = max(running, key=lambda one: one.streak)
        blocks.append(Text(small(lang.text("bot-puzzle-best", name=safe(lang, best.name), days=best.streak))))
    buttons.append(_button(posed, (MONTH,), "bot-button-puzzle-month", lang))
    return Post((*blocks, Buttons(tuple(buttons))), PLAYING)


def month_post(day: date, solvers: Sequence[Solver], lang: Words) -> Post:
    """Return the members of a server who solved the most puzzles of the day in the month of `day`.

    Failures are not shown.
    """
    lines = [lang.text("bot-puzzle-month", month=day.month, year=str(day.year))]
    lines += [
        lang.text("bot-puzzle-solver", place=place, name=safe(lang, one.name), count=one.found, streak=one.streak)
        for place, one in enumerate(solvers[:SOLVERS], start=1)
    ]
    lines += [] if solvers else [lang.text("bot-puzzle-month-none")]
    return Post((Text(fit(lines, TEXT, "…")),), OVER if solvers else RESTING)


PUZZLE, CHANNEL, HOUR, ZONE, BACK = "puzzle", "channel", "hour", "zone", "panel"
"""Paths of a server's controls: the panel of its puzzle of the day, its settings, and the way back."""


def puzzle_line(settings: ServerSettings, lang: Words) -> str:
    """Return the line about the puzzle of the day in a server's settings."""
    by = "channel" if settings.puzzle_channel is not None else "trouble" if settings.puzzle_trouble else "none"
    return lang.text("bot-settings-server-puzzle", by=by, channel=f"<#{settings.puzzle_channel}>", **_time(settings))


def puzzle_settings_post(settings: ServerSettings, lang: Words, now: float) -> Post:
    """Return the panel of a server's puzzle of the day; `now` is the Unix time in seconds."""
    lines = [lang.text("bot-settings-puzzle-title")]
    if settings.puzzle_trouble:
        lines.append(lang.text("bot-settings-puzzle-trouble", why=settings.puzzle_trouble))
    if settings.puzzle_channel is None:
        lines.append(lang.text("bot-settings-puzzle-off"))
    else:
        at, where = local_time(now, settings.zone), f"<#{settings.puzzle_channel}>"
        there = {"hours": str(at.hour), "minutes": f"{at:%M}"}
        lines.append(lang.text("bot-settings-puzzle-on", channel=where, **there, **_time(settings)))
    lines.append(small(lang.text("bot-settings-puzzle-how")))
    asks = [cut(lang.text(f"bot-settings-puzzle-{field}-asks"), PLACEHOLDER) for field in (CHANNEL, HOUR)]
    chosen = () if settings.puzzle_channel is None else (settings.puzzle_channel,)
    hours = tuple(
        Entry(str(hour), lang.text("bot-settings-puzzle-hour", hour=hour), chosen=hour == settings.puzzle_hour)
        for hour in range(24)
    )
    buttons = (
        Button(_server((PUZZLE, ZONE)), lang.text("bot-button-zone")),
        Button(_server((BACK,)), lang.text("bot-button-puzzle-back")),
    )
    channels = Picker(_server((PUZZLE, CHANNEL)), asks[0], "channels", chosen)
    menu = Menu(_server((PUZZLE, HOUR)), asks[1], hours)
    return Post((Text("\n".join(lines)), channels, menu, Buttons(buttons)), RESTING)


def _time(settings: ServerSettings) -> dict[str, str | int]:
    """Return the hour of a server's puzzle as values for sentences."""
    return {"hour": settings.puzzle_hour, "zone": escape(settings.zone.replace("_", " "))}


def _server(path: tuple[str, ...]) -> str:
    return str(ControlId(ControlAction.SERVER, path=path))


def _title(posed: Posed, lang: Words) -> str:
    title, count = lang.text(f"{posed.puzzle.game}-title"), len(puzzles_of(posed.puzzle.game))
    if posed.day:
        day = date.fromisoformat(posed.day)
        return f"### {lang.text('bot-puzzle-of-day', title=title, day=day.day, month=day.month)}"
    return f"### {lang.text('bot-puzzle-head', title=title, n=posed.number, count=count)}"


def _facts(view: TableView, posed: Posed, lang: Words) -> str:
    """Return what a puzzle is about, how hard it is, and whether its seat plays alone."""
    puzzle, seats = posed.puzzle, len(view.table.occupants)
    stars = "●" * puzzle.difficulty + "○" * (5 - puzzle.difficulty)
    theme = lang.text(f"{puzzle.game}-topic-{puzzle.theme}")
    difficulty = puzzle.difficulty
    return small(lang.text("bot-puzzle-facts", theme=theme, stars=stars, difficulty=difficulty, seats=seats))


def _task(view: TableView, posed: Posed, lang: Words, text: str = "puzzle-task") -> str:
    """Return what is to be found, with the name and mark of the asked seat."""
    assert view.seat is not None, "a puzzle is someone's"
    seat = f"{names_at(lang, view.table)[view.seat]} ({mark_of(view.seat)})"
    return lang.text(text, seat=seat, also=len(posed.puzzle.also))


def _in_words(view: TableView, lang: Words, *, is_drawn: bool) -> list[Text]:
    """Return the board and hand in words; empty if they are drawn."""
    if is_drawn:
        return []
    speak = voice(lang, view.table)
    lines = section_lines([*view.game.board(view.view), *view.game.hand(view.view)], speak)
    return [Text(fit(lines, TEXT // 2, "…"))]


def _answer(view: TableView, typed: str, lang: Words) -> str:
    """Return an answer as text."""
    choice = read_choice(view.game.id, typed)
    if choice is None or view.offer is None:
        return escape(typed)
    return escape(answer_text(view.offer, choice, plain_voice(lang, view.table)))


def _listed(view: TableView, told: Sequence[Say], lang: Words) -> list[str]:
    speak = voice(lang, view.table)
    return [f"- {speak(one)}" for one in told[:LISTED]]


def _chosen(view: TableView, posed: Posed, judged: Judged, lang: Words, given: str = "") -> list[str]:
    """Return what people answered, most frequent first, each with a bar; nothing if only the reader has answered."""
    tally = judged.tally
    if not tally.total:
        return [lang.text("bot-puzzle-nobody")]
    if judged.is_alone:
        return [lang.text("bot-puzzle-first")]
    lines = [lang.text("bot-puzzle-found", found=tally.found, count=tally.total)]
    for typed, count in tally.answers[:CHOICES]:
        bar = ("█" * max(1, round(WIDTH * count / tally.total))).ljust(WIDTH, "░")
        is_right = typed in {posed.puzzle.solution, *posed.puzzle.also}
        whose = "right" if is_right else "yours" if typed == given else "other"
        percent, answer = round(100 * count / tally.total), _answer(view, typed, lang)
        lines.append(lang.text("bot-puzzle-choice", bar=bar, answer=answer, count=count, percent=percent, whose=whose))
    rest = sum(count for _, count in tally.answers[CHOICES:])
    return [*lines, *([lang.text("bot-puzzle-rest", count=rest)] if rest else [])]


def _after(posed: Posed, lang: Words, *, is_open: bool = True) -> Buttons:
    """Return the controls of a solved puzzle."""
    free = Posed(posed.puzzle)
    again = posed if is_open else free
    return Buttons(
        (
            _button(free, (PLAY,), "bot-button-puzzle-play", lang, is_primary=True),
            _button(free, (NEXT,), "bot-button-puzzle-next", lang),
            _button(again, (TRY,), "bot-button-puzzle-again", lang),
            rules_button(posed.puzzle.game, lang, posed.puzzle.theme),
        )
    )


def _button(posed: Posed, path: tuple[str, ...], text: str, lang: Words, *, is_primary: bool = False) -> Button:
    control = ControlId(ControlAction.PUZZLE, posed.id, "", path)
    return Button(str(control), lang.text(text), "primary" if is_primary else "secondary")
