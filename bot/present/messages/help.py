"""Getting started: the list of games, opening a table, tips for newcomers, and refusals with links."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.ids import ControlAction, ControlId
from bot.model import Phase, Table
from bot.post import Block, Button, Buttons, Entry, Menu, Picture, Post, Text
from bot.present.controls import ChoiceScreen, Path
from bot.present.controls.buttons import button, step_screen
from bot.present.speech import (
    BUTTONS,
    ENTRY,
    LABEL,
    MENU,
    PLACEHOLDER,
    PLAYING,
    RESTING,
    TEXT,
    cut,
    escape,
    fit,
    refusal_text,
    rows,
    voice,
)
from bot.tables.consent import claims
from bot.tables.view import TableView
from games.core import Game, Refusal, Scripted, TooLate
from games.registry import GAMES
from locales import Words

from .rules import (
    MINUTE,
    easiest_first,
    facts,
    game_line,
    lesson_line,
    listed,
    opening_buttons,
    page_button,
    topic_of,
)
from .score import done_well

GROUPS: Mapping[str, tuple[str, ...]] = {
    "play": ("play", "game-new", "game-join", "move", "hand", "game-board", "tables"),
    "read": ("help", "rules", "card", "puzzle"),
    "look": ("history", "game-replay", "game-position", "game-follow", "game-unfollow"),
    "arrange": ("game-leave", "game-handover", "game-replace", "game-move", "game-end", "game-again"),
    "lost": ("table-board", "table-leave", "table-replace", "table-end"),
    "results": ("review", "leaderboard", "player", "record", "verify"),
    "tournaments": ("tournament", "organise"),
    "own": (
        "settings-me", "settings-hours", "language", "mentions", "away", "back", "settings-data", "settings-forget",
    ),
    "server": ("settings-server",),
}  # fmt: skip
"""Commands in the order of the help, grouped by purpose: `bot-help-group-<group>`."""
_BESIDE = {"results", "tournaments", "own", "server"}
"""The groups that are not about playing a game."""
COMMANDS_PAGE, SECOND = "commands", "2"
"""Parts of the path to the commands, and to the second half of them."""
COMMANDS = tuple(name for names in GROUPS.values() for name in names)
"""All commands; `bot-command-<name>` is the name and description of each."""
NO_TABLE, GAME_OVER, SEATED = "bot-no-table-here", "core-game-over", "bot-no-already-seated"
NOT_IN_GAME = "bot-no-not-in-game"
"""The refusal of actions reserved to a table's players; others can follow the table."""
NO_TABLE_OF_YOURS = "bot-no-table-of-yours"
"""The refusals of actions that need a table in this channel, or one of the person's own, if there is none."""

ON, OFF = "on", "off"
"""The values of the switch for the reader's own tips."""


def help_post(lang: Words, pictures: Sequence[Picture] = (), *, can_open: bool, table: Table | None = None) -> Post:
    """Return an introduction to Porion: its games from the easiest to the hardest, and what to do first.

    Args:
        lang: the reader's language.
        pictures: the drawn emblems of the games.
        can_open: whether the reader could open a table here.
        table: the live table of this channel.
    """
    offered = easiest_first(GAMES.values())
    head = "\n".join((lang.text("bot-help-title"), lang.text("bot-help-start")))
    how = "bot-help-elsewhere" if not can_open else "bot-help-begin" if table is None else "bot-help-occupied"
    told = listed([game_line(game, lang) for game in offered], pictures)
    here = (page_button(table.game, "", lang, "bot-button-rules-here"),) if table is not None else ()
    opening = opening_buttons(lang) if can_open else ()
    more = Button(str(ControlId(ControlAction.HELP, path=(COMMANDS_PAGE,))), lang.text("bot-button-commands"))
    read = _game_menu(ControlAction.PAGE, offered, lang, "bot-help-read")
    return Post((Text(head), *told, Text(lang.text(how)), *read, Buttons((*here, *opening, more))), PLAYING)


def commands_post(lang: Words, commands: Words | None = None, *, is_second: bool = False) -> Post:
    """Return half of the commands with their descriptions, grouped by purpose: those around a game, or all others.

    Args:
        lang: the reader's language.
        commands: the language of the command names in the reader's client, if different.
        is_second: whether to show the others.
    """
    lines = [lang.text("bot-help-commands", page=1 + is_second)]
    for group in [group for group in GROUPS if (group in _BESIDE) is is_second]:
        names = GROUPS[group]
        lines.append(lang.text(f"bot-help-group-{group}"))
        lines += [
            lang.text(
                "bot-help-command",
                command=command_name(name, commands or lang),
                does=lang.text(f"bot-command-{name}.description"),
            )
            for name in names
        ]
    other = Button(
        str(ControlId(ControlAction.HELP, path=(COMMANDS_PAGE,) if is_second else (COMMANDS_PAGE, SECOND))),
        lang.text("bot-button-commands-first" if is_second else "bot-button-commands-more"),
        "primary",
    )
    return Post((Text(fit(lines, TEXT, "…")), Buttons((other, *_back_to_help(lang).buttons))), RESTING)


def which_post(action: ControlAction, lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """Ask which game to open a table or start a guided first game with, by buttons, or a menu if there are many.

    Args:
        action: what the chosen game is for.
        lang: the reader's language.
        pictures: the drawn emblems of the games.
    """
    offered = easiest_first(GAMES.values())
    is_guided = action is ControlAction.GUIDED  # a lesson is shorter than a game
    asks = lang.text("bot-help-which-guided" if is_guided else "bot-help-which")
    text = (Text(asks), *listed([(lesson_line if is_guided else game_line)(game, lang) for game in offered], pictures))
    if len(offered) > BUTTONS:
        return Post((*text, *_game_menu(action, offered, lang, "bot-help-choose"), _back_to_help(lang)), PLAYING)
    games = [
        Button(str(ControlId(action, game.id)), cut(lang.text(f"{game.id}-title"), LABEL), "primary")
        for game in offered
    ]
    return Post((*text, *rows(games), _back_to_help(lang)), PLAYING)


def empty_post(told: str, lang: Words, *, can_open: bool) -> Post:
    """Return a message that there is no table, with ways to get one; in private messages only the help."""
    read = Button(str(ControlId(ControlAction.HELP)), lang.text("bot-button-help"))
    return Post((Text(told), Buttons((*(opening_buttons(lang) if can_open else ()), read))), RESTING)


def _back_to_help(lang: Words) -> Buttons:
    return Buttons((Button(str(ControlId(ControlAction.HELP)), lang.text("bot-button-help")),))


def command_name(name: str, lang: Words) -> str:
    """Return a command as typed in this language, without its slash: `partie nouvelle`."""
    group, _, _ = name.partition("-")
    own = lang.text(f"bot-command-{name}.name")
    return own if group == name else f"{lang.text(f'bot-command-{group}.name')} {own}"


def _game_menu(action: ControlAction, games: Iterable[Game[Any, Any]], lang: Words, asks: str) -> tuple[Block, ...]:
    entries = tuple(
        Entry(game.id, cut(lang.text(f"{game.id}-title"), ENTRY), cut(facts(game, lang), ENTRY)) for game in games
    )
    return (Menu(str(ControlId(action)), cut(lang.text(asks), PLACEHOLDER), entries[:MENU]),) if entries else ()


def refusal_post(refusal: Refusal, lang: Words, table: Table | None = None, person: int | None = None) -> Post:
    """Return a refusal's sentence, with a way to the rule, to the board or to a table.

    Args:
        refusal: the refusal.
        lang: the reader's language.
        table: the table concerned.
        person: the reader; if a computer player keeps their seat, they are shown how to return.
    """
    text = Text(refusal_text(lang, refusal, table))
    if table is None:
        if refusal.say.id in {NO_TABLE, NO_TABLE_OF_YOURS}:
            return empty_post(text.markdown, lang, can_open=refusal.say.id == NO_TABLE)
        return Post((text,), RESTING)
    if refusal.say.id == SEATED:
        way = ControlAction.LEAVE if table.phase is Phase.LOBBY else ControlAction.HAND
        return Post((text, Buttons((button(way, table.id, lang),))), RESTING)
    game = GAMES.get(table.game)  # a game that was removed has refusals, but no rules to read
    topic = topic_of(game, refusal.rule) if game is not None else None
    if topic is not None:
        rule = page_button(table.game, topic, lang, "bot-button-rule", refusal.rule)
        return Post((text, Buttons((rule,))), RESTING)
    if refusal.say.id == NOT_IN_GAME and table.phase is Phase.PLAYING:
        if person is not None and any(occupant.owner == person for occupant in table.occupants):
            return kept_seat_post(table, lang)
        ways = (button(ControlAction.FOLLOW, table.id, lang), button(ControlAction.BOARD, table.id, lang))
        return Post((text, Buttons(ways)), RESTING)
    if isinstance(refusal, TooLate):
        is_over = refusal.say.id == GAME_OVER or not table.phase.live
        is_asked = not is_over and (person is None or table.seat_of(person) is not None)
        turn = (button(ControlAction.TURN, table.id, lang, "primary"),) if is_asked else ()
        return Post((text, Buttons((*turn, button(ControlAction.BOARD, table.id, lang)))))
    return Post((text,), RESTING)


def kept_seat_post(table: Table, lang: Words) -> Post:
    """Return the message shown instead of a hand while a computer player keeps the seat, with the button to return."""
    text = "bot-hand-asleep" if table.is_deserted else "bot-hand-kept"
    told = lang.text(text, game=lang.text(f"{table.game}-title"), where=f"<#{table.channel}>")
    back = Button(str(ControlId(ControlAction.JOIN, table.id)), lang.text("bot-button-comeback"))
    return Post((Text(told), Buttons((back,))), RESTING)


def lesson_blocks(view: TableView, lang: Words, path: Path = ()) -> tuple[Block, ...]:
    """Return what a guided game says of the step of a choice that a path leads to, above its controls."""
    if view.outcome is not None or view.lesson is None:
        return ()
    lines = _scripted(view, view.lesson, path, lang)
    return (Text("\n".join(lines)),) if lines else ()


def tip_lines(view: TableView, lang: Words, path: Path = ()) -> list[str]:
    """Return the tip for the reader's present question, if the game is new to them and it is the first of its kind.

    It is shown below the controls, so that these stay close to the picture. The path leads to the step that is shown.
    """
    if view.outcome is not None or view.lesson is not None:
        return []
    is_first = not path and (view.offer is None or not view.offer.begun)  # later it would come too late
    tip = _tip(view, lang) if is_first else None
    left = _left(view, lang) if has_left(view) else []
    return [*left, *([lang.text("bot-help-tip", tip=tip)] if tip is not None else [])]


def is_first_tip(view: TableView, lang: Words) -> bool:
    """Return whether the reader is shown the very first tip of a game that is new to them."""
    lesson = view.lesson_told if view.offer is not None and view.lesson is None else None
    return lesson is not None and len(lesson.seen) == 1 and _tip(view, lang) is not None


def minute_button(view: TableView, lang: Words) -> Button:
    """Return the button to the game in one minute."""
    return page_button(view.game.id, MINUTE, lang, "bot-button-minute")


def lesson_buttons(view: TableView, lang: Words) -> tuple[Block, ...]:
    """Return the buttons below a guided game's controls: at first the game in one minute; to play freely or go back."""
    step = view.lesson
    if back := back_to_lesson(view, lang):
        return rows(back)
    if view.outcome is not None or step is None or not (step.text or (step.before and step.number == step.total)):
        return ()
    leave = ControlId(ControlAction.TIPS, view.table.id, "", (OFF,))
    minute = [minute_button(view, lang)] if step.number == 1 else []
    off = [Button(str(leave), lang.text("bot-button-lesson-off"))] if view.seat is not None else []
    return rows([*minute, *off])


def has_left(view: TableView) -> bool:
    """Return whether the last answer departed from the script of a guided game."""
    lesson = view.lesson_told
    is_asked = view.outcome is None and view.lesson is None
    return is_asked and lesson is not None and lesson.is_on and lesson.has_left


def _left(view: TableView, lang: Words) -> list[str]:
    """Return that the last answer paused the lesson, why the marked one was better, if known, and how to go back."""
    why = view.lesson_told.why if view.lesson_told is not None and view.seat is not None else None
    reason = [lang.text("bot-lesson-why", reason=voice(lang, view.table)(why))] if why is not None else []
    return [lang.text("bot-lesson-left" if back_to_lesson(view, lang) else "bot-lesson-left-asks"), *reason]


def back_to_lesson(view: TableView, lang: Words) -> list[Button]:
    """Return the button back to where the lesson was left, until the end of the game; none if others had to agree."""
    lesson = view.lesson_told if view.outcome is None and view.lesson is None else None
    is_paused = lesson is not None and lesson.is_on and lesson.left_at is not None
    return [button(ControlAction.LESSON, view.table.id, lang)] if is_paused and len(claims(view.table)) < 2 else []


def _scripted(view: TableView, step: Scripted, path: Path, lang: Words) -> list[str]:
    """Return a lesson's step: the effect of the previous one, what can be seen, and where to find the marked control.

    A field of a choice may have its own text. Beside the marked path it is the way back. The end is announced too.
    """
    lines, brought = [], f"{view.game.id}-lesson-{step.before}.brought"
    shown = step_screen(view, view.offer, path, lang) if view.offer is not None else None
    if path and shown is not None and not shown.is_marked:
        return [lang.text("bot-lesson-aside")]
    if step.before and step.before != step.text and lang.has(brought):
        told = lang.text(brought)
        is_between = not step.text and step.number < step.total
        lines.append(lang.text("bot-lesson-done", n=step.number, total=step.total, text=told) if is_between else told)
    if step.text:
        own = f"{view.game.id}-lesson-{step.text}.{shown.field if shown is not None else ''}"
        told = lang.text(own if lang.has(own) else own.partition(".")[0])
        lines.append(lang.text("bot-lesson-step", n=step.number, total=step.total, text=told))
    elif step.before and step.number == step.total:
        lines.append(lang.text("bot-lesson-over"))
    lines += _to_find(shown, lang)
    if step.reason is not None and view.seat is not None:
        reason = voice(lang, view.table)(step.reason)
        is_tip = step.number == step.total
        lines.append(lang.text("bot-help-tip", tip=reason) if is_tip else lang.text("bot-lesson-why", reason=reason))
    return lines


def _to_find(shown: ChoiceScreen | None, lang: Words) -> list[str]:
    """Return where to find the marked control, in a menu or behind the turn button; empty if it is visible."""
    if shown is None or not shown.is_marked:
        return [lang.text("bot-lesson-turn", button=lang.text(f"bot-button-{ControlAction.TURN}"))]
    if any(key.is_marked for key in shown.buttons):
        return []
    menu = next(menu for menu in shown.menus if menu.is_marked)
    mark = lang.text("bot-lesson-mark", label="").rstrip()
    entries = [entry.label.removeprefix(mark).strip() for entry in menu.entries if entry.label.startswith(mark)]
    return [lang.text("bot-lesson-menu", menu=escape(menu.asks), entries=escape(lang.enumerate(entries)))]


def _tip(view: TableView, lang: Words) -> str | None:
    """Return the tip's text for the current question; a guided deal may have its own. Tips on an offer are private."""
    lesson = view.lesson_told
    if lesson is None or not lesson.is_on or not lesson.showing:
        return None
    own = f"{view.game.id}-tip-{lesson.showing}.guided"
    if view.table.is_guided and lang.has(own):
        return lang.text(own)
    tip = view.game.tip(lesson.showing, view.offer.shape if view.offer is not None else None, view.view)
    return voice(lang, view.table)(tip) if tip is not None and lang.has(tip.id) else None


def afterwards(view: TableView, lang: Words, *, can_open: bool) -> tuple[Block, ...]:
    """Return the end of a guided game: what went well, how it is won, playing with others, and the next harder game.

    The last two are offered in a channel, where a table can be opened.
    """
    if not view.table.is_guided or view.outcome is None:
        return ()
    harder = easiest_first(GAMES.values())
    after = harder[harder.index(view.game) + 1 :] if view.game in harder else ()
    text = "bot-help-guided-over" if after else "bot-help-guided-over-last"
    title = lang.text(f"{view.game.id}-title")
    won = f"{view.game.id}-lesson-won"
    pupil = next((seat for seat, one in view.table.seated() if one.person is not None), None)
    well = done_well(view, pupil, lang) if pupil is not None else []
    how = (Text("\n".join([*well, *([lang.text(won)] if lang.has(won) else [])])),) if well or lang.has(won) else ()
    if not can_open:
        return (*how, Text(lang.text("bot-help-guided-over-private", game=title, channel=f"<#{view.table.channel}>")))
    buttons = [Button(str(ControlId(ControlAction.OPEN, view.game.id)), lang.text("bot-button-open"))]
    if after:
        label = lang.text("bot-button-guided-of", game=lang.text(f"{after[0].id}-title"))
        buttons.append(Button(str(ControlId(ControlAction.GUIDED, after[0].id)), cut(label, LABEL)))
    return (*how, Text(lang.text(text, game=title)), Buttons(tuple(buttons)))
