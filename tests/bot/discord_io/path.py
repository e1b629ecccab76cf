"""Through which of the bot's files a click goes: those of which any function runs until its answer arrives."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from types import FrameType

import bot

BOT = f"{FilePath(bot.__file__).parent}/"


@dataclass
class Path:
    """The files of the bot through which a click goes, in the order in which it first meets them.

    Attributes:
        files: below the bot's folder.
        to_commit: how many of them it has met when its move is committed; 0 for what writes nothing.
    """

    files: dict[str, None] = field(default_factory=dict)
    to_commit: int = 0

    def reaches_commit(self) -> None:
        """The first transaction is about to be committed."""
        self.to_commit = self.to_commit or len(self.files)

    def enters(self, frame: FrameType, event: str, _: object) -> None:
        """A function is called, or something else happens in one."""
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(BOT):
            self.files[name.removeprefix(BOT)] = None


@contextmanager
def followed(path: Path) -> Iterator[None]:
    """Note within the block which files are met, in this thread."""
    before = sys.getprofile()
    sys.setprofile(path.enters)
    try:
        yield
    finally:
        sys.setprofile(before)
