"""The way in: which games there are, how to read about one, try it or open a table; and what a refusal leads to."""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.ids import ControlAction, ControlId
from bot.model import Phase, Table
from bot.post import Block, Button, Buttons, Entry, Menu, Post, Text
from bot.present.controls.buttons import button
from bot.present.words.speech import (
    BUTTONS,
    ENTRY,
    LABEL,
    MENU,
    PLACEHOLDER,
    PLAYING,
    RESTING,
    TEXT,
    cut,
    fit,
    refusal_text,
    rows,
)
from games.core import Game, Refusal, TooLate
from games.registry import GAMES
from locales import Words

from .rules import easiest_first, facts, opening_buttons, page_button, topic_of
from .transfers import kept_seat_post

GROUPS: Mapping[str, tuple[str, ...]] = {
    "play": ("game-new", "game-join", "play", "hand", "game-board", "tables"),
    "read": ("help", "rules", "card", "puzzle"),
    "look": ("history", "game-replay", "game-position", "game-follow", "game-unfollow"),
    "arrange": ("game-leave", "game-handover", "game-replace", "game-move", "game-end", "game-again"),
    "lost": ("table-board", "table-leave", "table-replace", "table-end"),
    "results": ("review", "leaderboard", "player", "record", "verify"),
    "tournaments": ("tournament", "organise"),
    "own": ("settings-me", "settings-hours", "language", "pings", "away", "back", "settings-data", "settings-forget"),
    "server": ("settings-server",),
}
"""Commands in the order of the help, by what they are for: `bot-help-group-<group>`."""
COMMANDS = tuple(name for names in GROUPS.values() for name in names)
"""All commands; `bot-command-<name>` has the name and description of each."""
NO_TABLE = "bot-no-table-here"
NOT_IN_GAME = "bot-no-not-in-game"
"""The refusal of what only those can do who play at a table; the others can follow it."""
NO_TABLE_OF_YOURS = "bot-no-table-of-yours"
"""The refusals of what needs a table in this channel, or one of the person's own, when there is none."""


def help_post(lang: Words, games: Iterable[Game[Any, Any]], *, can_open: bool, table: Table | None = None) -> Post:
    """What Porion is, its games from the easiest to the hardest, and what to do first.

    Args:
        lang: the reader's language.
        games: those on offer.
        can_open: whether the reader could open a table here.
        table: the live table of this channel.
    """
    offered = easiest_first(games)
    lines = [lang.text("bot-help-title"), lang.text("bot-help-start"), ""]
    lines += [_game_line(game, lang) for game in offered]
    how = "bot-help-elsewhere" if not can_open else "bot-help-begin" if table is None else "bot-help-occupied"
    lines += ["", lang.text(how)]
    here = (page_button(table.game, "", lang, "bot-button-rules-here"),) if table is not None else ()
    opening = opening_buttons(lang) if can_open else ()
    more = Button(str(ControlId(ControlAction.HELP, "", "", ("commands",))), lang.text("bot-button-commands"))
    read = _game_menu(ControlAction.PAGE, offered, lang, "bot-help-read")
    return Post((Text(fit(lines, TEXT, "…")), *read, Buttons((*here, *opening, more))), PLAYING)


def commands_post(lang: Words, commands: Words | None = None) -> Post:
    """Every command with what it does, by what they are for.

    Args:
        lang: the reader's language.
        commands: the language in which the reader's client names the commands, if another.
    """
    lines = [lang.text("bot-help-commands")]
    for group, names in GROUPS.items():
        lines.append(lang.text(f"bot-help-group-{group}"))
        lines += [
            lang.text(
                "bot-help-command",
                command=command_name(name, commands or lang),
                does=lang.text(f"bot-command-{name}.description"),
            )
            for name in names
        ]
    return Post((Text(fit(lines, TEXT, "…")), _back_to_games(lang)), RESTING)


def which_post(action: ControlAction, lang: Words) -> Post:
    """Asks with which game to open a table, or to start a guided first game, by buttons; many are in a menu."""
    offered = easiest_first(GAMES.values())
    is_guided = action is ControlAction.GUIDED  # a lesson is shorter than a game
    asks = lang.text("bot-help-which-guided" if is_guided else "bot-help-which")
    line = _lesson_line if is_guided else _game_line
    text = Text(fit([asks, "", *(line(game, lang) for game in offered)], TEXT, "…"))
    if len(offered) > BUTTONS:
        return Post((text, *_game_menu(action, offered, lang, "bot-help-choose"), _back_to_games(lang)), PLAYING)
    games = [
        Button(str(ControlId(action, game.id)), cut(lang.text(f"{game.id}-title"), LABEL), "primary")
        for game in offered
    ]
    return Post((text, *rows(games), _back_to_games(lang)), PLAYING)


def empty_post(told: str, lang: Words, *, can_open: bool) -> Post:
    """There is no table: what can be done about that, which in private is only to read."""
    read = Button(str(ControlId(ControlAction.HELP)), lang.text("bot-button-help"))
    return Post((Text(told), Buttons((*(opening_buttons(lang) if can_open else ()), read))), RESTING)


def started_post(game: Game[Any, Any], lang: Words) -> Post:
    """Tells somebody who has opened a guided first game what happens now."""
    title = lang.text(f"{game.id}-title")
    computers = game.guided.seats - 1
    told = lang.text("bot-help-guided-opened", game=title, computers=computers)
    return Post((Text(told),), PLAYING)


def _back_to_games(lang: Words) -> Buttons:
    return Buttons((Button(str(ControlId(ControlAction.HELP)), lang.text("bot-button-games")),))


def command_name(name: str, lang: Words) -> str:
    """A command as it is typed in this language, without its slash: `partie nouvelle`."""
    group, _, _ = name.partition("-")
    own = lang.text(f"bot-command-{name}.name")
    return own if group == name else f"{lang.text(f'bot-command-{group}.name')} {own}"


def _game_line(game: Game[Any, Any], lang: Words) -> str:
    """A game, how long it lasts, and what it is about; the rest is said where one is chosen."""
    low, high = game.minutes
    return lang.text(
        "bot-help-game",
        game=lang.text(f"{game.id}-title"),
        low=low,
        high=high,
        tagline=lang.text(f"{game.id}-title.tagline"),
    )


def _lesson_line(game: Game[Any, Any], lang: Words) -> str:
    """A game, and what it is about."""
    return lang.text(
        "bot-help-lesson", game=lang.text(f"{game.id}-title"), tagline=lang.text(f"{game.id}-title.tagline")
    )


def _game_menu(action: ControlAction, games: Iterable[Game[Any, Any]], lang: Words, asks: str) -> tuple[Block, ...]:
    entries = tuple(
        Entry(game.id, cut(lang.text(f"{game.id}-title"), ENTRY), cut(facts(game, lang), ENTRY)) for game in games
    )
    return (Menu(str(ControlId(action)), cut(lang.text(asks), PLACEHOLDER), entries[:MENU]),) if entries else ()


def refusal_post(refusal: Refusal, lang: Words, table: Table | None = None, person: int | None = None) -> Post:
    """The one sentence that answers what cannot be done, with the way to the rule, to the board or to a table.

    Args:
        refusal: what cannot be done, and why.
        lang: the reader's language.
        table: the table it is about.
        person: who reads it; if a computer player keeps their seat, they are shown how to return.
    """
    text = Text(refusal_text(lang, refusal, table))
    if table is None:
        is_lost = refusal.say.id in {NO_TABLE, NO_TABLE_OF_YOURS}
        return (
            empty_post(text.markdown, lang, can_open=refusal.say.id == NO_TABLE) if is_lost else Post((text,), RESTING)
        )
    game = GAMES.get(table.game)  # a game that was taken away has refusals, but no rules to read
    topic = topic_of(game, refusal.rule) if game is not None else None
    if topic is not None:
        rule = page_button(table.game, topic, lang, "bot-button-rule", refusal.rule)
        return Post((text, Buttons((rule,))), RESTING)
    if refusal.say.id == NOT_IN_GAME and table.phase is Phase.PLAYING:
        if person is not None and any(sitter.owner == person for sitter in table.sitters):
            return kept_seat_post(table, lang)
        ways = (button(ControlAction.FOLLOW, table.id, lang), button(ControlAction.BOARD, table.id, lang))
        return Post((text, Buttons(ways)), RESTING)
    if isinstance(refusal, TooLate):
        is_beside = person is not None and table.seat_of(person) is None
        turn = () if is_beside else (button(ControlAction.TURN, table.id, lang, "primary"),)
        return Post((text, Buttons((*turn, button(ControlAction.BOARD, table.id, lang)))))
    return Post((text,), RESTING)
