"""One step of a replay: what happened, the position, and the ways to other steps."""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from bot.ids import ControlAction, ControlId
from bot.model import Table
from bot.post import Block, Button, Buttons, Divider, Entry, Menu, Picture, Post, Style, Text
from bot.present.panels import untold
from bot.present.speech import (
    ENTRY,
    FACT,
    OVER,
    PLACEHOLDER,
    RESTING,
    TEXT,
    clean,
    cut,
    fit,
    heading_voice,
    latest,
    plain_voice,
    safe,
    section_lines,
    small,
    text_size,
    turn_voice,
    voice,
)
from bot.present.story import lines_in_full
from bot.tables.replay import ALL, ReplayStep, Turn, Viewpoint, decides, in_tens
from bot.tables.turning_points import HELPED, LEADS
from bot.tables.view import TableView
from games.core import Event, Say, Seat
from games.registry import GAMES
from locales import Speaker, Words

from .history import JUMP, around, gist_text, turn_menu
from .positions import held_lines
from .score import score_description

PUBLIC = "p"
"""Token of the public view in the path of a control; a seat's view has the seat's number."""
WAYS = (ControlAction.HISTORY, ControlAction.PLAY_ON, ControlAction.POSITION, ControlAction.RECAP)
"""Actions offered in the menu of views at a step of a finished game."""
BESIDE = "beside"
"""Path of a control that opens a step in a message of its own."""
_STEP, _PART, _ENTRY, _TURN = "s", "p", "e", "t"
_LAST_PART, _STORY, _SPARE = 999, 2400, 60


def replay_post(moment: ReplayStep, lang: Words, pictures: Sequence[Picture] = (), *, is_opening: bool = False) -> Post:
    """Return one step of a game in words and pictures, or in words alone; the opening one says what steps are."""
    opening = [small(_opening(moment, lang))] if is_opening else []
    head, told = Text("\n".join((_head(moment, lang), *opening))), _told(moment, lang, is_drawn=bool(pictures))
    story = [Text(told)] if told else []
    blocks: list[Block] = [head, *pictures]
    room = TEXT - _SPARE - text_size([head, *story])
    lines = held_lines(moment.hands, lang) if pictures else [*_state(moment.view, lang), *_hands(moment, lang)]
    if lines:
        blocks.append(Text(fit(lines, room, lang.text("bot-board-cut"))))
    controls: tuple[Block, ...] = (
        _steps(moment, lang),
        *_highlights(moment, lang),
        *_turn_menu(moment, lang),
        _ways(moment, lang),
    )
    return Post((*blocks, *story, Divider(), *controls), OVER if moment.is_open else RESTING)


def step_mark(step: int, part: int | None = None) -> str:
    """Return the token of a step, or of a part of it, for the path of a control."""
    return f"{_STEP}{step}" if part is None else f"{_STEP}{step}{_PART}{part}"


def turn_mark(number: int) -> str:
    """Return the token of a turn, for the value of a menu."""
    return f"{_TURN}{number}"


def read_turn(token: str) -> int | None:
    """Return the number of the turn that a token names; None if it names none."""
    number = token[1:]
    return int(number) if token[:1] == _TURN and number.isdecimal() and len(number) < 6 else None


def read_part(token: str) -> int | None:
    """Return the part that the token of a step names; None if it names none."""
    number = token.partition(_PART)[2]
    return int(number) if number.isdecimal() and len(number) < 4 else None


def read_mark(token: str) -> tuple[int | None, int | None]:
    """Return the step or, failing that, the log entry of a token; None for both if it names neither."""
    text = token[1:].partition(_PART)[0]
    number = int(text) if text.isdecimal() and len(text) < 11 else None
    return (number if token[:1] == _STEP else None, number if token[:1] == _ENTRY else None)


def viewpoint_mark(viewpoint: Viewpoint) -> str:
    """Return the token of a viewpoint, for the path of a control."""
    return PUBLIC if viewpoint is None else str(viewpoint)


def read_viewpoint(token: str) -> Viewpoint:
    """Return the viewpoint of a token; the public's if it names none."""
    if token == ALL:
        return ALL
    return Seat(int(token)) if token.isdecimal() and len(token) < 3 else None


SHOW = "show"
"""Path of the control that posts an animation to the whole channel."""


def recap_post(moving: Picture, lang: Words, table: Table | None = None) -> Post:
    """Return the highlights of a game as an animation; with a table, it has a button that posts it to the channel."""
    shows = [ControlId(ControlAction.RECAP, table.id, path=(SHOW,))] if table is not None else []
    buttons = [Buttons((Button(str(one), lang.text("bot-button-recap-show")),)) for one in shows]
    return Post((Text(lang.text("bot-recap")), moving, *buttons), OVER)


def recap_description(last: ReplayStep, frames: int, lang: Words) -> str:
    """Return the description of an animation."""
    names = lang.enumerate(list(plain_voice(lang, last.table).names))
    shown = lang.text("bot-recap-alt", game=lang.text(f"{last.table.game}-title"), frames=frames, names=names)
    return f"{shown} {score_description(last.view, lang)}" if last.view.outcome is not None else shown


def recap_caption(last: ReplayStep, step: int, until: int, lang: Words) -> str:
    """Return the caption of one frame: the turn that it stands for, or the first and the last of several.

    Args:
        last: the last step of the game, which has all its turns.
        step: the step of the replay that the frame shows.
        until: the step of the next frame; for the last one, a step beyond the last.
        lang: the language of the picture.
    """
    begun = [turn for turn in last.turns if turn.step <= step][-1:]
    shown = [*begun, *(turn for turn in last.turns if step < turn.step < until)]
    if not shown:
        return lang.text("bot-recap-deal")
    first, final, speak = shown[0], shown[-1], turn_voice(lang, last.table)
    if first is final:
        return _named(first.round or _number(shown, last), first.heading, speak)
    latest = _named(None if final.round == first.round else final.round, final.heading, speak)
    return lang.text("bot-recap-turns", first=_named(first.round, first.heading, speak), latest=latest)


def _named(of_round: Say | None, heading: Say, speak: Speaker) -> str:
    """Return the name of a turn: its round, if players count rounds, and its heading."""
    return FACT.join(speak(one) for one in (of_round, heading) if one is not None)


def moment_caption(told: Sequence[Event], shown: Collection[Say], last: ReplayStep, step: int, lang: Words) -> str:
    """Return the caption of a highlight: the round, or the number of the turn, and the heading of the turn.

    Args:
        told: public events up to the highlight, oldest first.
        shown: the sentences that describe it.
        last: the last step of the game, which has all its turns.
        step: the step at which the highlight was found, which may already begin the next turn.
        lang: the language of the picture.
    """
    places = [number for number, event in enumerate(told) if event.say in shown]
    headings = [event for event in told[: places[-1] if places else len(told)] if event.is_heading]
    if not headings:
        return lang.text("bot-recap-deal")
    heading, rounds = headings[-1].say, GAMES[last.table.game].events.rounds
    begun = [event.say for event in headings if event.say.id in rounds and heading.id not in rounds]
    here = [turn for turn in last.turns if turn.step <= step and turn.heading == heading]
    now = Say(f"{begun[-1].id}.round", begun[-1].values) if begun else _number(here, last)
    return _named(now, heading, turn_voice(lang, last.table))


def _number(turns: Sequence[Turn], last: ReplayStep) -> Say | None:
    """Return the number of the last of these turns, where players count no rounds."""
    is_counted = bool(turns) and not GAMES[last.table.game].events.rounds
    return Say("review-turn", {"n": turns[-1].number, "turns": last.last_turn}) if is_counted else None


def _head(moment: ReplayStep, lang: Words) -> str:
    title = lang.text("bot-replay-title", game=lang.text(f"{moment.table.game}-title"))
    where = _where(moment, lang)
    if moment.place[1] > 1:
        where = lang.text("bot-replay-place", where=where, n=moment.place[0], steps=moment.place[1])
    if moment.parts > 1:
        where = lang.text("bot-replay-part", where=where, part=moment.part + 1, parts=moment.parts)
    return f"{title}\n{small(FACT.join((where, _viewpoint_label(moment, moment.viewpoint, lang))))}"


def _opening(moment: ReplayStep, lang: Words) -> str:
    """Return which step a replay opens with, and what the steps are."""
    if (highlight := moment.highlights.get(moment.step)) is not None:
        at = {1: "decisive", 2: "rise", LEADS: "leads", HELPED: "helped"}.get(decides(highlight), "highlight")
        return lang.text("bot-replay-opens", at=at)
    return lang.text("bot-replay-opens", at="first" if moment.is_open else "latest")


def _where(moment: ReplayStep, lang: Words) -> str:
    """Return the turn of a step as the menu, the history, the final score and the review count it.

    Where players count rounds, it is the round, and the number that the menu and the history have.
    """
    here = moment.chapter or (moment.turns[moment.turn] if moment.turn is not None else None)
    rounds = moment.view.game.events.rounds
    if here is None or not moment.step:
        return lang.text("bot-replay-step", step=moment.step, last=moment.count - 1)
    if not rounds:
        return lang.text("review-turn", n=here.number, turns=moment.last_turn)
    begun = [turn for turn in moment.turns if turn.number <= here.number and turn.heading.id in rounds][-1:]
    spoken = [turn_voice(lang, moment.table)(Say(f"{one.heading.id}.round", one.heading.values)) for one in begun]
    return FACT.join((*spoken, lang.text("bot-replay-point", n=here.number, last=moment.last_turn)))


def _told(moment: ReplayStep, lang: Words, *, is_drawn: bool) -> str:
    """Return what happened in the step, under the current heading; a heading at its end begins the next turn.

    A highlight begins with what made it one. If it is too long, the parts about the seat whose view is shown are kept,
    then the latest ones: the last step of a game tells who has won. The history has everything.
    """
    seat, every = moment.view.seat, deciding(moment)
    told = untold(every, moment.view, is_drawn=is_drawn)
    if all(event.is_heading for event in told):
        told = every  # a step is there because it told something
    parts = [lines_in_full(part, moment.table, lang, seat) for part in _parts(told)]
    lines = [line.text for part in parts for line in part]
    if seat is not None and len("\n".join(lines)) > _STORY:
        name = clean(lang, moment.table.occupants[seat].name)
        lines = [line.text for part in parts if any(name in line.text for line in part) for line in part] or lines
    last = moment.told[-1] if moment.told else None
    if last is not None and last.is_heading:
        lines.append(f"**{heading_voice(lang, moment.table)(last.say)}**")
    kept = latest(lines, _STORY, len(lines))
    return "\n".join(kept if len(kept) == len(lines) else [small(lang.text("bot-replay-cut")), *kept])


def _parts(told: Sequence[Event]) -> list[Sequence[Event]]:
    """Return the events in groups, each of which begins with a heading, if it has one."""
    starts = [0, *(n for n, event in enumerate(told) if n and event.is_heading), len(told)]
    return [told[start:end] for start, end in pairwise(starts) if start < end]


def deciding(moment: ReplayStep) -> Sequence[Event]:
    """Return what a step told; of a highlight only from the first group on that tells of points or of a revelation."""
    if moment.step not in moment.highlights:
        return moment.told
    game, parts = moment.view.game, _parts(moment.told)
    is_telling = [any(event.say.id in game.events.telling for event in part) for part in parts]
    first = is_telling.index(True) if True in is_telling else 0
    return [event for part in parts[first:] for event in part]


def _state(view: TableView, lang: Words) -> list[str]:
    speak = voice(lang, view.table)
    hand = view.game.hand(view.view) if view.seat is not None else ()
    return section_lines([*view.game.board(view.view), *hand], speak)


def _hands(moment: ReplayStep, lang: Words) -> list[str]:
    """Return what every seat could see of its own, if everything is shown in words."""
    lines: list[str] = []
    for view in moment.hands:
        speak = voice(lang, view.table)
        own = section_lines(view.game.hand(view.view), speak)
        if own and view.seat is not None:
            lines += ["", lang.text("bot-replay-hand", name=safe(lang, view.table.occupants[view.seat].name)), *own]
    return lines


def _turn_menu(moment: ReplayStep, lang: Words) -> Iterator[Menu]:
    """Yield the menu of turns, each with its number, and with this step's turn as its placeholder."""
    if not moment.turns:
        return
    speak, now = turn_voice(lang, moment.table), moment.turn
    entries = []
    for n in around(len(moment.turns), now or 0):
        turn = moment.turns[n]
        label = lang.text("bot-replay-turn", n=turn.number, heading=_named(turn.round, turn.heading, speak))
        entries.append(Entry(turn_mark(turn.number), cut(label, ENTRY), gist_text(turn.gist, moment.table, lang)))
    asks = lang.text("bot-replay-turns")
    if (here := moment.chapter or (moment.turns[now] if now is not None else None)) is not None:
        asks = lang.text("bot-replay-at-turn", heading=speak(here.heading))
    control = ControlId(ControlAction.REPLAY, moment.table.id, "", (JUMP, viewpoint_mark(moment.viewpoint), "menu"))
    yield turn_menu(control, asks, entries, len(moment.turns), lang)


def _viewpoint_label(moment: ReplayStep, viewpoint: Viewpoint, lang: Words) -> str:
    if viewpoint is None:
        return lang.text("bot-replay-eyes-public")
    if viewpoint == ALL:
        return lang.text("bot-replay-eyes-all")
    return lang.text("bot-replay-eyes-seat", name=clean(lang, moment.table.occupants[Seat(int(viewpoint))].name))


def _steps(moment: ReplayStep, lang: Words) -> Buttons:
    """Return the buttons to the first, previous, next and last step, always at the same places in the row."""
    last, here = moment.count - 1, moment.step
    back = (here, moment.part - 1) if moment.part else (here - 1, _LAST_PART) if here else (0, 0)
    on = (here, moment.part + 1) if moment.part + 1 < moment.parts else (min(here + 1, last), 0)
    places = {"first": (0, 0), "back": back, "on": on, "last": (last, _LAST_PART)}
    return Buttons(tuple(_go(moment, name, *place, lang) for name, place in places.items()))


def _highlights(moment: ReplayStep, lang: Words) -> tuple[Block, ...]:
    """Return buttons to the previous and the next highlight, with the text of the current one; () if none are known."""
    if not moment.highlights:
        return ()
    here, name = moment.step, tuple[Block, ...]()
    if here in moment.highlights:
        number, highlight = [*moment.highlights].index(here) + 1, moment.highlights[here]
        told = in_tens(Say(highlight.id, {"saves": 0, **highlight.values}))
        why, count, way = voice(lang, moment.table)(told), len(moment.highlights), decides(highlight)
        name = (Text(lang.text("bot-replay-highlight", n=number, count=count, why=why, decides=way)),)
    back = max((step for step in moment.highlights if step < here), default=here)
    on = min((step for step in moment.highlights if step > here), default=here)
    row = (_go(moment, "highlight-back", back, None, lang), _go(moment, "highlight-on", on, None, lang))
    return (*name, Buttons(row))


def _go(moment: ReplayStep, name: str, step: int, part: int | None, lang: Words) -> Button:
    """Return the button to a step, or to a part of it, disabled if it leads nowhere else."""
    path = (step_mark(step, part), viewpoint_mark(moment.viewpoint), name)
    end = moment.parts - 1 if part == _LAST_PART else part
    is_here = step == moment.step and (end is None or end == moment.part or (name == "on" and end == 0))
    style: Style = "primary" if name == "on" and not is_here else "secondary"
    control = ControlId(ControlAction.REPLAY, moment.table.id, "", path)
    return Button(str(control), lang.text(f"bot-go-{name}"), style, disabled=is_here)


def _ways(moment: ReplayStep, lang: Words) -> Block:
    """Return the way to this step's history; after the game, in a menu with views and other actions."""
    table, entry = moment.table.id, f"{_ENTRY}{moment.entry}"
    if not moment.is_open:
        history = ControlId(ControlAction.HISTORY, table, "", (entry,))
        return Buttons((Button(str(history), lang.text("bot-button-history")),))
    choices: tuple[Viewpoint, ...] = (None, ALL, *(seat for seat, _ in moment.table.seated()))
    views = [
        Entry(viewpoint_mark(viewpoint), cut(_viewpoint_label(moment, viewpoint, lang), ENTRY))
        for viewpoint in choices
        if viewpoint != moment.viewpoint
    ]
    is_last = moment.view.outcome is not None
    ways = [
        Entry(way, lang.text(f"bot-button-{way}"), lang.text(f"bot-replay-{way}"))
        for way in WAYS
        if not (is_last and way is ControlAction.PLAY_ON)
    ]
    control = ControlId(ControlAction.REPLAY, table, "", (entry,))
    return Menu(str(control), cut(lang.text("bot-replay-ways"), PLACEHOLDER), (*views, *ways))
