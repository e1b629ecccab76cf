"""`python -m playground`: the server and the real bot in it, on two databases of their own; no token needed."""

import logging
import sys

from bot.settings import SettingsError, read_settings_of

from .settings import PlaygroundSettings
from .supervisor import play


def main() -> int:
    """Play until told to stop, and return the exit code; a wrong setting is one sentence on standard error."""
    try:
        settings = read_settings_of(PlaygroundSettings)
    except SettingsError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    return play(settings.playground_port, settings.playground_folder)


if __name__ == "__main__":
    sys.exit(main())
