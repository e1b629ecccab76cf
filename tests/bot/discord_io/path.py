"""Finds the bot's files that a click passes through: those with a function that runs until its answer arrives."""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from types import FrameType

import bot
from bot.service.clocks import Recurring

BOT = f"{FilePath(bot.__file__).parent}/"


@dataclass
class Path:
    """The files of the bot that a click passes through, in the order of the first call.

    Attributes:
        files: paths relative to the bot's folder.
        to_commit: the number of files until its move is committed; 0 if nothing is written.
    """

    files: dict[str, None] = field(default_factory=dict)
    to_commit: int = 0

    def reaches_commit(self) -> None:
        """Record that the first transaction is about to be committed."""
        self.to_commit = self.to_commit or len(self.files)

    def enters(self, frame: FrameType, event: str, _: object) -> None:
        """Record the file of a called function, unless a recurring job of the bot calls it; a trace function."""
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(BOT):
            file = name.removeprefix(BOT)
            if file not in self.files and not _in_recurring_job():
                self.files[file] = None


def _in_recurring_job() -> bool:
    task = asyncio.current_task()
    return task is not None and getattr(task.get_coro(), "__qualname__", "") == Recurring._run.__qualname__


@contextmanager
def followed(path: Path) -> Iterator[None]:
    """Record the files of functions called within the block, in this thread."""
    before = sys.getprofile()
    sys.setprofile(path.enters)
    try:
        yield
    finally:
        sys.setprofile(before)
