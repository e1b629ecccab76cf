"""The public message of a table: whose turn it is, the state of the game, recent events, and the controls."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.ids import ControlAction, ControlId
from bot.model import Phase, Table
from bot.post import Block, Button, Buttons, Divider, Picture, Post, PostedMessage, Style, Text
from bot.present.controls import page_mark
from bot.present.controls.buttons import button, first_screen, menu_button, screen_blocks
from bot.present.panels import animated, below_news, points_at_end, untold
from bot.present.speech import (
    OVER,
    PLAYING,
    RESTING,
    TEXT,
    danger_lines,
    fit,
    message_link,
    plain_voice,
    question_text,
    safe,
    section_lines,
    sentence,
    small,
    split,
    text_size,
    voice,
)
from bot.present.story import recent_lines
from bot.tables.consent import unrated_reason
from bot.tables.ending import DEFEATS, STOOD
from bot.tables.view import TableView
from games.core import Ending, Event, Panel, Say, Seat
from locales import Speaker, Words

from . import around_moment
from .help import afterwards, lesson_blocks, lesson_buttons, tip_lines
from .pace import waiting_lines
from .score import counting_lines, headline, rating_lines, score_lines
from .tournaments import Ask, tournament_button
from .transfers import claim_buttons

_LINES, LAST_LINES, _STORY = 14, 5, 1100
"""The number of story lines on the board, also above the final score, and characters; the history has all of them."""
_SPARE = 40
"""Characters reserved as a safety margin, so that lengths need not be exact."""


def board_post(
    view: TableView,
    lang: Words,
    pictures: Sequence[Picture] = (),
    *,
    moment: Sequence[Panel] = (),
    langs: Mapping[Seat, Words] | None = None,
) -> Post:
    """Return the public board of a running or finished game; with pictures, the state in words is behind *Describe*.

    `moment` are the pictures of recent events; in `langs`, a person who is asked alone reads the controls.
    """
    return _post(view, lang, pictures, _foot(view, lang, langs or {}, is_drawn=bool(pictures)), moment)


def board_copy_post(
    view: TableView, lang: Words, pictures: Sequence[Picture] = (), *, seat: Seat | None, moment: Sequence[Panel] = ()
) -> Post:
    """Return the board for one reader, who may have a seat, without the controls of questions; see `board_post`."""
    own = () if seat is None else _ways_on(view, lang, is_asked=seat in view.waiting)
    row = Buttons((*own, menu_button(view.table, lang)))
    told = score_text(view, lang, is_drawn=bool(pictures)) or waiting_text(view, lang)
    return _post(view, lang, pictures, (*([Text(told)] if told else []), row), moment)


def _post(
    view: TableView, lang: Words, pictures: Sequence[Picture], foot: tuple[Block, ...], moment: Sequence[Panel]
) -> Post:
    is_over = view.outcome is not None or view.table.phase is Phase.ENDED  # the pictures show the result, or a score
    most = LAST_LINES if is_over and pictures else _LINES
    if pictures:
        told = untold(to_tell(view), view, is_drawn=True)
        news = recent_lines(told, view.table, lang, most=most, room=_STORY, animated=animated(moment))
        near = len(pictures) if is_over else below_news(view, pictures, moment)
        return Post((*around_moment([heading(view, lang)], news, pictures, lang, near), Divider(), *foot), frame(view))
    head = Text(heading(view, lang))
    lines = story_text(view, lang, most)
    story = [Text(lines)] if lines else []
    room = TEXT - _SPARE - text_size([head, *story, *foot])
    state = fit(state_lines(view, lang), room, lang.text("bot-board-cut"))
    return Post((head, *([Text(state)] if state else []), *story, Divider(), *foot), frame(view))


def old_board_post(table: Table, lang: Words, now: PostedMessage | None = None) -> Post:
    """Return what remains of a board that has a newer copy: no controls, and a link to the new one."""
    where = now or table.board
    title = lang.text("bot-board-old", game=lang.text(f"{table.game}-title"))
    if where is None:
        return Post((Text(title),), RESTING)
    moved = lang.text("bot-board-moved", link=message_link(table, where))
    return Post((Text(f"{title}\n{moved}"),), RESTING)


def titled(view: TableView, lang: Words) -> str:
    """Return the game's title, and during the game how far it has got."""
    title, stage = lang.text(f"{view.game.id}-title"), view.game.stage(view.view)
    if stage is None or view.outcome is not None or not view.table.phase.live:
        return title
    return lang.text("bot-board-stage", game=title, stage=voice(lang, view.table)(stage))


def heading(view: TableView, lang: Words) -> str:
    """Return the game's title and whose turn it is."""
    title, speak = titled(view, lang), voice(lang, view.table)
    names = [speak.names[seat] for seat in view.waiting]
    if view.table.phase is Phase.ENDED:
        told = view.own_ending
        winner = str(told.values.get("winner", "")) if told is not None else ""
        if told is not None and told.id in DEFEATS:
            return lang.text("bot-board-lost", game=title)
        return lang.text("bot-board-conceded" if winner else "bot-board-ended", game=title, winner=safe(lang, winner))
    if view.outcome is not None:
        is_lost = view.outcome.ending is Ending.LOST
        ended = lang.text("bot-board-defeat" if is_lost else "bot-board-over", game=title)
        return headline(view, lang) or ended
    if view.secret:
        return lang.text("bot-board-secret", game=title)
    if len(names) == 1:
        return lang.text("bot-board-turn", game=title, name=names[0])
    return lang.text("bot-board-several", game=title, names=lang.enumerate(names))


def state_lines(view: TableView, lang: Words) -> list[str]:
    """Return the state of the game as text, without the question, which is shown above the controls."""
    return section_lines(view.game.board(view.view), voice(lang, view.table), view.question)


def story_text(view: TableView, lang: Words, most: int = _LINES, room: int = _STORY) -> str:
    """Return recent events, oldest first; after the end without those that the final score contains."""
    told = untold(to_tell(view), view, is_drawn=False)
    return "\n".join(recent_lines(told, view.table, lang, most=most, room=room, has_menu=False)[0])


def ended_text(view: TableView, lang: Words, *, is_drawn: bool) -> str:
    """Return how a game ended early, without the points that a picture shows, and why it does not count, if so."""
    told = view.own_ending
    how = f"**{sentence(lang, told, view.table)}**" if told is not None else lang.text("bot-board-ended-how")
    shown = {STOOD} if is_drawn and points_at_end(view) is not None else set()
    closing = (small(sentence(lang, said, view.table)) for said in view.closing if said.id not in shown)
    return "\n".join((how, *closing, *rating_lines(view, lang), *counting_lines(view.table, lang)))


def to_tell(view: TableView) -> Sequence[Event]:
    """Return the public events, without those that tell how the game ended, as it does elsewhere in a message."""
    if view.outcome is None:
        ending = view.own_ending
        return [event for event in view.events if event.say is not ending]
    told = view.outcome.reasons
    return [event for event in view.events if event.say.id not in view.game.events.results and event.say not in told]


def waiting_text(view: TableView, lang: Words) -> str:
    """Return what the table is waiting for: the question for an asked reader, or if it can only be read by the asked.

    Others read what the asked one is doing, since they could take the question for their own.
    """
    speak = voice(lang, view.table)
    dangers = danger_lines(view.question, speak) if view.question is not None else []
    if view.question is not None and (view.seat in view.waiting or (view.seat is None and _is_for_all(view))):
        return "\n".join((question_text(plain_voice(lang, view.table)(view.question)), *dangers))
    lines = []
    if view.is_quiet:
        lines.append(_people("bot-board-quiet", view.waiting, speak, lang))
    elif view.secret:
        lines.append(_several(view, "bot-board-choosing", speak, lang))
        if view.done and view.seat is None:  # players who have answered wait for the others
            lines.append(_people("bot-board-ready", view.done, speak, lang))
    elif view.question is not None:
        doing = Say(f"{view.question.id}.waiting", view.question.values)
        is_told = lang.has(doing.id)
        lines.append(f"**{speak(doing)}**" if is_told else _people("bot-board-waiting", view.waiting, speak, lang))
        lines += dangers if view.seat is None else []
    elif view.waiting:
        lines.append(_several(view, "bot-board-may-speak", speak, lang))
    return "\n".join(lines)


def _several(view: TableView, otherwise: str, speak: Speaker, lang: Words) -> str:
    """Return what several players are doing in the words of the game, or else of the table."""
    doing = Say(f"{view.table.game}-ask-{view.asked}.several", {"seats": view.waiting})
    return f"**{speak(doing)}**" if lang.has(doing.id) else _people(otherwise, view.waiting, speak, lang)


def _people(text: str, seats: tuple[Seat, ...], speak: Speaker, lang: Words) -> str:
    names = [speak.names[seat] for seat in seats]
    return lang.text(text, names=lang.enumerate(names), count=len(names))


def score_text(view: TableView, lang: Words, *, is_drawn: bool) -> str:
    """Return what stands below the headline of the final score; what its picture shows is left out."""
    return "\n".join(score_lines(view, lang, is_drawn=is_drawn))


def _foot(view: TableView, lang: Words, langs: Mapping[Seat, Words], *, is_drawn: bool) -> tuple[Block, ...]:
    """Return what the table waits for and its controls, or the final score."""
    table = view.table.id
    if view.outcome is not None:
        told = score_text(view, lang, is_drawn=is_drawn)
        return (*([Text(told)] if told else []), *afterwards(view, lang, can_open=True), end_row(view, lang))
    if not view.table.phase.live:
        return (Text(ended_text(view, lang, is_drawn=is_drawn)), end_row(view, lang))
    if view.table.is_deserted:
        row = Buttons((*claim_buttons(view, lang), menu_button(view.table, lang)))
        return (Text(lang.text("bot-board-asleep")), row)
    is_open = view.offer is not None and view.offer.is_whole  # otherwise some answers are secret
    own = langs.get(view.waiting[0], lang) if len(view.waiting) == 1 else lang  # only they may press the controls
    first = first_screen(view, own) if _asks_a_person(view) and is_open else None
    is_private = view.lesson is not None and (first is None or not first.is_marked)  # it points to a card of the hand
    bright: Style = "primary" if _is_for_all(view) else "secondary"  # others would take the buttons for their own
    turn = button(ControlAction.TURN, table, lang, bright if is_private or first is None else "secondary")
    said = (button(ControlAction.TURN, table, one).label for one in langs.values())
    turn = replace(turn, label=" / ".join(dict.fromkeys((turn.label, *said))))
    lead: tuple[Block, ...] = ()
    if is_private:
        lead = (Buttons((replace(turn, label=lang.text("bot-lesson-mark", label=turn.label)),)),)
    style: Style = "secondary" if is_private else bright
    controls = screen_blocks(view, first, own, style) if first is not None else ()
    # two lines on a phone: a free seat concerns more people than the question, which has its own button
    claims = claim_buttons(view, lang) or (button(ControlAction.ASKED, table, lang),)
    ways = () if lead else (turn,)
    row = Buttons((*ways, hand_button(view.table, lang), *claims, menu_button(view.table, lang)))
    places = _places(view, own if controls else lang, is_here=bool(controls)) if _asks_a_person(view) else []
    waits = (waiting_text(view, lang), *places, *waiting_lines(view, lang))
    is_chosen = unrated_reason(view.table) == "chosen" and view.table.contest is None
    unrated = [small(lang.text("bot-board-unrated"))] if is_chosen else []  # a game that ceases to count is told so
    waiting = Text("\n".join((*waits, *unrated)))
    tips = tip_lines(view, lang)
    below = (*([Text("\n".join(tips))] if tips else []), *lesson_buttons(view, lang))
    return (waiting, *lesson_blocks(view, lang), *lead, *controls, *below, row)


def moved_on_post(view: TableView, lang: Words) -> Post:
    """Return what remains of an outdated private answer: a line, and the button that shows the current state."""
    text = "bot-answer-moved-on" if view.table.phase.live else "bot-answer-over"
    told = lang.text(text, game=lang.text(f"{view.game.id}-title"))
    return Post((Text(small(told)), Buttons((hand_button(view.table, lang),))), RESTING)


def hand_button(table: Table, lang: Words) -> Button:
    """Return the button to a seat's private message, with the game's own label if it has no hands."""
    mine, own = button(ControlAction.HAND, table.id, lang), f"{table.game}-title.mine"
    return replace(mine, label=lang.text(own)) if lang.has(own) else mine


def end_row(view: TableView, lang: Words) -> Buttons:
    """Return the controls after the end of a game: a rematch or its tournament first, and all that can be looked at."""
    table = view.table
    again = button(ControlAction.AGAIN, table.id, lang, "primary" if table.contest is None else "secondary")
    seen = (*review_buttons(view, lang), button(ControlAction.REPLAY, table.id, lang))
    if table.contest is None:
        return Buttons((again, *seen, menu_button(table, lang)))
    standings = tournament_button(table.id, Ask.STANDINGS_OF, lang, "primary")
    return Buttons((standings, *seen, again, menu_button(table, lang)))


def review_buttons(view: TableView, lang: Words) -> tuple[Button, ...]:
    """Return the button for a review of the reader's game, if the game can be reviewed; also of one given up."""
    has_review = not view.table.phase.live and view.game.search is not None and not view.table.is_guided
    return (button(ControlAction.REVIEW, view.table.id, lang),) if has_review else ()


def _places(view: TableView, lang: Words, *, is_here: bool) -> list[str]:
    """Return where the awaited people can answer; if it is just one of them, by name."""
    text = "bot-board-answer-here" if is_here else "bot-board-answer-alone"
    named, name = view.question is not None and not _is_for_all(view), voice(lang, view.table).names[view.waiting[0]]
    return [small(lang.text(text, named=int(named), name=name))]


def _asks_a_person(view: TableView) -> bool:
    """Return whether any awaited seat belongs to a person, who needs controls."""
    return not _people_of(view).isdisjoint(view.waiting)


def _is_for_all(view: TableView) -> bool:
    """Return whether every person at the table is awaited, so that all of them may use the question's controls."""
    return _asks_a_person(view) and _people_of(view) <= {*view.waiting}


def _people_of(view: TableView) -> set[Seat]:
    return {seat for seat, occupant in view.table.seated() if occupant.person is not None}


def frame(view: TableView) -> int:
    """Return the colour of the frame of a table's public message, and of private ones after the end.

    It is gold after the end, unless everybody has lost.
    """
    told = view.own_ending
    if view.outcome is not None and view.outcome.ending is Ending.LOST:
        return RESTING
    if view.outcome is not None or (told is not None and told.values.get("winner")):
        return OVER
    return PLAYING if view.table.phase.live else RESTING


_TOLD, _SPARE = 20, 40


def describe_post(view: TableView, lang: Words, page: int = 0) -> Post:
    """Return the state, the recent events and what the table waits for, in words.

    Long texts are split into pages.
    """
    head = heading(view, lang)
    is_stopped = view.outcome is None and not view.table.phase.live
    score = "\n".join(score_lines(view, lang))
    end = score or (ended_text(view, lang, is_drawn=False) if is_stopped else waiting_text(view, lang))
    room = TEXT - _SPARE - len(head) - len(end)
    leaves = split([*_own_lines(view, lang), *state_lines(view, lang)], room)
    number = min(page, len(leaves) - 1)
    texts = [head, leaves[number]]
    if number == len(leaves) - 1:
        texts += [story_text(view, lang, _TOLD, (room - len(leaves[number])) // 2), end]
    row = (*_turns(view, lang, number, len(leaves)), *_ways_on(view, lang))
    return Post((*(Text(text) for text in texts if text), *([Buttons(row)] if row else [])), RESTING)


def _own_lines(view: TableView, lang: Words) -> list[str]:
    """Return what the reader holds, to be shown before the board."""
    if view.seat is None or view.outcome is not None:
        return []
    is_live = view.table.phase.live
    held = view.view if is_live else view.game.pictures.at(view.view, (), "")  # nothing can be chosen any more
    return [*section_lines(view.game.hand(held), voice(lang, view.table)), ""]


def _turns(view: TableView, lang: Words, number: int, count: int) -> tuple[Button, ...]:
    """Return the buttons to the previous page and the next one."""
    pages = [(number - 1, "bot-button-previous"), (number + 1, "bot-button-next")]
    return tuple(
        Button(str(ControlId(ControlAction.DESCRIBE, view.table.id, "", (page_mark(place),))), lang.text(label))
        for place, label in pages
        if 0 <= place < count
    )


def _ways_on(view: TableView, lang: Words, *, is_asked: bool = True) -> tuple[Button, ...]:
    if view.outcome is not None or not view.table.phase.live:
        return ()
    return (button(ControlAction.TURN, view.table.id, lang), hand_button(view.table, lang))[0 if is_asked else 1 :]
