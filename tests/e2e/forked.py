"""Bots that start quickly: forked from a process that has loaded the program, instead of `python -m bot`.

Otherwise all is the same: each is a process with its own settings that runs the bot's `main`, has drawing and thinking
processes, and can be killed. Tests of the program's start run the program itself. Deals are equal in every run.
"""

import asyncio
import os
import sys
from collections.abc import Mapping
from multiprocessing import parent_process
from pathlib import Path
from signal import Signals
from threading import Thread

from tests.forking import start


class ForkedBot:
    """A bot with the interface of an asyncio process."""

    def __init__(
        self, environment: Mapping[str, str], log: Path, *, out: Path | None = None, folder: Path | None = None
    ) -> None:
        """Start the bot.

        Args:
            environment: its environment variables.
            log: the file for its standard error.
            out: the file for its standard output; None for the same file.
            folder: its working directory; None for the current one.
        """
        self._process = start(_live, dict(environment), log, out or log, folder or Path.cwd())

    @property
    def returncode(self) -> int | None:
        """The exit code, negative for the signal that ended it; None while it runs."""
        return self._process.exitcode

    @property
    def helpers(self) -> list[int]:
        """Return the ids of its child processes, on Linux."""
        pid = self._process.pid
        return [
            int(child)
            for task in Path(f"/proc/{pid}/task").iterdir()
            for child in (task / "children").read_text().split()
        ]

    def send_signal(self, sign: Signals) -> None:
        """Send it a signal."""
        assert self._process.pid is not None
        os.kill(self._process.pid, sign)

    async def wait(self) -> int:
        """Wait for its end and return the exit code."""
        while self.returncode is None:
            await asyncio.to_thread(self._process.join, 1.0)
        return self.returncode


def _live(environment: dict[str, str], log: Path, out: Path, folder: Path) -> None:
    """Run a bot in the new process."""
    from bot.__main__ import main  # not in the tests' own process

    fix_deals()
    os.environ.clear()
    os.environ.update(environment)
    for stream, file in ((1, out), (2, log)):
        with file.open("ab") as written:
            os.dup2(written.fileno(), stream)
    os.chdir(folder)
    Thread(target=_leave_with_the_tests, daemon=True).start()
    sys.exit(main())


def fix_deals() -> None:
    """Fix what the seed of a deal is mixed from, a secret and each person’s share, and the dice of computer players."""
    from bot.discord_io.answer import Answer
    from bot.service import computers, places

    places.token_hex = computers.token_hex = lambda size: "0f" * size
    Answer.share = "1"


def _leave_with_the_tests() -> None:
    """End all bots when an interrupted run exits."""
    if (tests := parent_process()) is not None:
        tests.join()
    os._exit(1)
