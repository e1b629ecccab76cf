"""`python -m bot.health`: whether the bot of this database is alive and connected; for the container's health check."""

import asyncio
import logging
import sys
import time
from pathlib import Path
from typing import Protocol

from .settings import SettingsError, read_settings

log = logging.getLogger(__name__)

_EVERY_S, _STALE_S = 10.0, 60.0
"""Seconds between two beats; and since the last one, after which the bot counts as no longer connected."""


class Connection(Protocol):
    """What is asked whether it is still connected."""

    async def wait_until_ready(self) -> None:
        """Wait for the first connection."""

    def is_connected(self) -> bool:
        """Return whether the gateway is connected now."""


class Pulse:
    """A file next to the database whose age tells when the bot was last connected and its loop running."""

    def __init__(self, beside: Path) -> None:
        """Keep the pulse of a bot beside a file, see `Settings.beside`."""
        self._path = beside.with_name(f"{beside.name}.pulse")

    async def beat(self, bot: Connection) -> None:
        """Touch the file every ten seconds while the gateway is connected; runs until cancelled."""
        self.stop()
        await bot.wait_until_ready()
        while True:
            if bot.is_connected():
                try:
                    self._path.touch()
                except OSError as error:
                    log.warning("The health check will not see that the bot is alive", extra={"error": str(error)})
            await asyncio.sleep(_EVERY_S)

    def stop(self) -> None:
        """Note that the bot is not connected any more, or not yet."""
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            log.warning("The health check may take the bot to be connected", extra={"error": str(error)})

    def age(self) -> float | None:
        """Return the seconds since the last beat, or None when there never was one."""
        try:
            return time.time() - self._path.stat().st_mtime
        except FileNotFoundError:
            return None


def main() -> int:
    """Print one line and return 0 when the bot is alive, 1 when it is not."""
    try:
        age = Pulse(read_settings().beside).age()
    except SettingsError as wrong:
        print(wrong)
        return 1
    if age is None:
        print("The bot has not been connected yet.")
        return 1
    print(f"The bot was connected {age:.0f} s ago.")
    return 0 if age < _STALE_S else 1


if __name__ == "__main__":
    sys.exit(main())
