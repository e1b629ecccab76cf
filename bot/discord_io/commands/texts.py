"""Names, descriptions and choices of commands, from the locales."""

from collections.abc import Mapping
from typing import TypedDict

import discord
from discord import app_commands

from bot.present.messages.rules import easiest_first
from games.registry import GAMES
from locales import words


def game_choices() -> list[app_commands.Choice[str]]:
    """Return every game there is, the easiest first, for an option that names one.

    Discord finds a choice by what its name holds: a title that people spell otherwise has a longer name here.
    """
    found = [(game.id, f"{game.id}-title.spelt") for game in easiest_first(GAMES.values())]
    titles = {game: text if words("en").has(text) else f"{game}-title" for game, text in found}
    return [app_commands.Choice(name=named(text), value=game) for game, text in titles.items()]


class FluentTranslator(app_commands.Translator):
    """Finds the French of a command's words; the English ones are the defaults that were registered."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the words of `string.extras["id"]` in French, and None for all other languages."""
        text = string.extras.get("id")
        return words("fr").text(text) if text and locale is discord.Locale.french else None


def named(text: str) -> app_commands.locale_str:
    """Return a text of the locales as discord.py wants it: English, with the id that leads to its translation."""
    return app_commands.locale_str(words("en").text(text), id=text)


def choices(texts: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """Return the choices of an option from the ids of their texts, by value."""
    return [app_commands.Choice(name=named(text), value=value) for value, text in texts.items()]


class CommandTexts(TypedDict):
    """The texts with which every command is registered."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def texts(command: str) -> CommandTexts:
    """Return name and description of a command, as keyword arguments: `game-new` reads `bot-command-game-new`."""
    return {"name": named(f"bot-command-{command}.name"), "description": named(f"bot-command-{command}.description")}
