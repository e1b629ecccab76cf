"""`python -m playground.run`, which is `make run`: the bot when there is a token, the playground otherwise."""

import sys
from collections.abc import Sequence

from bot.settings import SettingsError, read_settings_of

from . import __main__ as playground
from .settings import PlaygroundSettings


def main(arguments: Sequence[str] = ()) -> int:
    """Start what the settings ask for, and return its exit code; a wrong setting is one sentence on standard error.

    Args:
        arguments: options of the playground, which the bot itself has none of.
    """
    try:
        settings = read_settings_of(PlaygroundSettings)
    except SettingsError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    if settings.discord_token is None:
        return playground.main(arguments)
    if arguments:
        print("These are options of the playground, which does not start while DISCORD_TOKEN is set.", file=sys.stderr)
        return 2
    from bot.__main__ import main as bot  # late: the playground itself does without discord.py

    return bot()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
