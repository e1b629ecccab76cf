"""Names and descriptions of commands, from the locales."""

from typing import TypedDict

import discord
from discord import app_commands

from locales import words


class FluentTranslator(app_commands.Translator):
    """Finds the French of a command's words; the English ones are the defaults that were registered."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words of `string.extras["id"]` in a language of ours, None in all others."""
        text = string.extras.get("id")
        return words("fr").text(text) if text and locale is discord.Locale.french else None


def named(text: str) -> app_commands.locale_str:
    """A text of the locales as discord.py wants it: English, with the way to its translation."""
    return app_commands.locale_str(words("en").text(text), id=text)


class CommandTexts(TypedDict):
    """What every command is registered with."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def texts(command: str) -> CommandTexts:
    """Name and description of a command, as keyword arguments: `game-new` reads `bot-command-game-new`."""
    return {"name": named(f"bot-command-{command}.name"), "description": named(f"bot-command-{command}.description")}
