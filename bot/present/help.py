"""The help: what Porion does, its commands, its games."""

from collections.abc import Iterable
from typing import Any

from bot.ids import ControlAction, ControlId
from bot.post import Button, Post, Text
from games.core import Game
from locales import Words

from .layout import LABEL, PLAYING, TEXT, cut, fit, rows
from .lobby import players_range

COMMANDS = (
    "game-new",
    "game-join",
    "play",
    "hand",
    "game-board",
    "game-move",
    "game-leave",
    "game-replace",
    "game-end",
    "game-again",
    "table-board",
    "table-leave",
    "table-replace",
    "table-end",
    "record",
    "verify",
    "leaderboard",
    "player",
    "rules",
    "language",
    "pings",
    "help",
)
"""Commands in the order of the help; `bot-command-<name>` has the name and description of each."""


def help_post(lang: Words, games: Iterable[Game[Any, Any]], commands: Words | None = None) -> Post:
    """What Porion does, which commands there are, and its games with their rules.

    Args:
        lang: the reader's language.
        games: those on offer.
        commands: the language in which the reader's client names the commands, if another.
    """
    offered = tuple(games)
    lines = [lang.text("bot-help-title"), lang.text("bot-help-start"), "", lang.text("bot-help-commands")]
    lines += [
        lang.text("bot-help-command", command=command_name(name, commands or lang), does=_description(name, lang))
        for name in COMMANDS
    ]
    lines += ["", lang.text("bot-help-games"), *(_game_line(game, lang) for game in offered)]
    lines += ["", lang.text("bot-help-private")]
    buttons = [
        Button(str(ControlId(ControlAction.RULES, game.id)), cut(_rules_of(game, lang), LABEL)) for game in offered[:25]
    ]
    return Post((Text(fit(lines, TEXT, "…")), *rows(buttons)), PLAYING)


def command_name(name: str, lang: Words) -> str:
    """A command as it is typed in this language, without its slash: `partie nouvelle`."""
    group, _, _ = name.partition("-")
    own = lang.text(f"bot-command-{name}.name")
    return own if group == name else f"{lang.text(f'bot-command-{group}.name')} {own}"


def _description(name: str, lang: Words) -> str:
    return lang.text(f"bot-command-{name}.description")


def _game_line(game: Game[Any, Any], lang: Words) -> str:
    players = players_range(game, lang)
    return lang.text(
        "bot-help-game",
        game=lang.text(f"{game.id}-title"),
        tagline=lang.text(f"{game.id}-title.tagline"),
        players=players,
    )


def _rules_of(game: Game[Any, Any], lang: Words) -> str:
    return lang.text("bot-button-rules-of", game=lang.text(f"{game.id}-title"))
