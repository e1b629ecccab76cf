"""`python -m bot.playground`: the server with the bot in it, and no token needed."""

import argparse
import logging
from pathlib import Path

from bot.playground.supervisor import play


def main() -> int:
    """Read the two settings and play."""
    parser = argparse.ArgumentParser(prog="python -m bot.playground", description=__doc__)
    parser.add_argument("--port", type=int, default=8080, help="port of the page on this machine, 0 for any free one")
    parser.add_argument("--database", type=Path, default=Path("data/playground.sqlite"), help="the server's own file")
    chosen = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    return play(chosen.port, chosen.database)


if __name__ == "__main__":
    raise SystemExit(main())
