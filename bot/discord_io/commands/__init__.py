"""Slash commands, whose logic is in `handlers`; here their names, descriptions and choices, from the locales."""

from collections.abc import Mapping
from typing import TypedDict

import discord
from discord import app_commands

from bot.present.messages.help import COMMANDS, command_name
from bot.present.messages.rules import easiest_first
from games.registry import GAMES
from locales import LOCALES, words


def game_choices() -> list[app_commands.Choice[str]]:
    """Return all games, the easiest first, as choices of an option.

    Discord searches the names of choices: a title with other common spellings has a longer name here.
    """
    found = [(game.id, f"{game.id}-title.spelt") for game in easiest_first(GAMES.values())]
    titles = {game: text if words("en").has(text) else f"{game}-title" for game, text in found}
    return [app_commands.Choice(name=named(text), value=game) for game, text in titles.items()]


class FluentTranslator(app_commands.Translator):
    """Returns the French texts of commands; the English ones are the registered defaults."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text `string.extras["id"]` in French; None for all other languages."""
        text = string.extras.get("id")
        return words("fr").text(text) if text and locale is discord.Locale.french else None


def mentions(known: Mapping[str, int]) -> dict[str, str]:
    """Return what Discord shows as a command that can be pressed, by the command's name in each language.

    Args:
        known: the ids of the registered commands by name; a group has one for all its commands.
    """
    english = words("en")
    found = {
        name: (command_name(name, english), known.get(command_name(name.partition("-")[0], english)))
        for name in COMMANDS
    }
    return {
        command_name(name, words(locale)): f"</{plain}:{number}>"
        for name, (plain, number) in found.items()
        if number is not None
        for locale in LOCALES
    }


def named(text: str) -> app_commands.locale_str:
    """Return a text of the locales for discord.py: in English, with the id of its translation."""
    return app_commands.locale_str(words("en").text(text), id=text)


def choices(texts: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """Return the choices of an option from a mapping of values to text ids."""
    return [app_commands.Choice(name=named(text), value=value) for value, text in texts.items()]


class CommandTexts(TypedDict):
    """The texts with which every command is registered."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def texts(command: str) -> CommandTexts:
    """Return a command's name and description as keyword arguments: `game-new` uses `bot-command-game-new`."""
    return {"name": named(f"bot-command-{command}.name"), "description": named(f"bot-command-{command}.description")}
