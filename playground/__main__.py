"""`python -m playground`: run the server with the real bot, on two databases of their own; no token is needed."""

import argparse
import logging
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.settings import SettingsError, read_settings_of

from .settings import PlaygroundSettings
from .supervisor import play


def main(arguments: Sequence[str] = ()) -> int:
    """Run the playground until a signal stops it; return the exit code.

    Wrong settings are reported on standard error, with exit code 2.

    Raises:
        SystemExit: the arguments ask for help or are invalid.
    """
    given = _parser().parse_args(arguments)
    try:
        settings = read_settings_of(PlaygroundSettings)
    except SettingsError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    port = settings.playground_port if given.port is None else given.port
    return play(port, given.folder or settings.playground_folder)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m playground",
        description="Try the bot in a web page of this machine, without an account of Discord. Stop it with Ctrl+C.",
        epilog="Every other setting comes from the environment or from .env: see .env.example.",
    )
    parser.add_argument(
        "--port", type=_port, help="port of the page, 0 for any that is free (PORION_PLAYGROUND_PORT; 8080)"
    )
    parser.add_argument(
        "--folder", type=Path, help="where the two databases are kept (PORION_PLAYGROUND_FOLDER; data/playground)"
    )
    return parser


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
