"""`python -m playground.run`, that is `make run`: the bot if there is a token, the playground otherwise."""

import sys
from collections.abc import Sequence

from bot.settings import SettingsError, read_settings_of

from . import __main__ as playground
from .settings import PlaygroundSettings


def main(arguments: Sequence[str] = ()) -> int:
    """Start the bot or the playground and return its exit code.

    Wrong settings are reported on standard error, with exit code 2.

    Args:
        arguments: options of the playground; the bot has none.
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
    from bot.__main__ import main as bot  # late, because the playground itself does not need discord.py

    return bot()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
