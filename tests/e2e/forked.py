"""Bots that start at once: forked from a process that has read the program, in place of `python -m bot`.

From there all is the same: a process of its own with its own settings, which runs the bot's `main`, has drawing and
thinking processes, and can be killed. How the program itself starts is for tests that run it.
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
    """One bot, which is handled like a process of asyncio."""

    def __init__(
        self, environment: Mapping[str, str], log: Path, *, out: Path | None = None, folder: Path | None = None
    ) -> None:
        """Start it.

        Args:
            environment: its variables.
            log: the file its errors are added to.
            out: the file that what it prints is added to; None for the same.
            folder: where it works; None for here.
        """
        self._process = start(_live, dict(environment), log, out or log, folder or Path.cwd())

    @property
    def returncode(self) -> int | None:
        """Its exit code, negative for the signal that ended it; None while it runs."""
        return self._process.exitcode

    @property
    def helpers(self) -> list[int]:
        """The processes that it has started, on Linux."""
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
        """Wait for its end; returns the exit code."""
        while self.returncode is None:
            await asyncio.to_thread(self._process.join, 1.0)
        return self.returncode


def _live(environment: dict[str, str], log: Path, out: Path, folder: Path) -> None:
    """In the new process: be a bot."""
    from bot.__main__ import main  # not in the process of the tests

    os.environ.clear()
    os.environ.update(environment)
    for stream, file in ((1, out), (2, log)):
        with file.open("ab") as written:
            os.dup2(written.fileno(), stream)
    os.chdir(folder)
    Thread(target=_leave_with_the_tests, daemon=True).start()
    sys.exit(main())


def _leave_with_the_tests() -> None:
    """A run that is interrupted leaves no bot behind."""
    if (tests := parent_process()) is not None:
        tests.join()
    os._exit(1)
