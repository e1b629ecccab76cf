"""Rules editions: a table keeps the component data it began with, even if the catalogue is corrected meanwhile."""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

B = TypeVar("B")


class Editions(dict[str, B]):
    """The catalogues of one game known to this process, by edition.

    An edition is named after the version of the rules and the digest of the data: `2-9f86d081`. Corrected rules
    check `number(edition)` where tables with the old version must keep the old behaviour.
    """

    def __init__(self, rules: int, path: Path | Sequence[Path], read: Callable[[str], B]) -> None:
        """Read the catalogue for new tables: one file, or several that are concatenated.

        Raises:
            CatalogueError: a row is invalid; the message names it.
        """
        super().__init__()
        self._rules = rules
        self._read = read
        self._texts: dict[str, str] = {}
        paths = [path] if isinstance(path, Path) else path
        self.current = self.learn("\n".join(part.read_text(encoding="utf-8") for part in paths))

    def learn(self, text: str, rules: int | None = None) -> str:
        """Register a catalogue text and return its edition."""
        number = self._rules if rules is None else rules
        edition = f"{number}-{blake2b(text.encode(), digest_size=4).hexdigest()}"
        if edition not in self:
            self[edition] = self._read(text)
            self._texts[edition] = text
        return edition

    def text(self, edition: str) -> str:
        """Return the catalogue text of an edition, to be stored with the tables that use it."""
        return self._texts[edition]

    @staticmethod
    def number(edition: str) -> int:
        """Return the version of the rules that an edition's name contains."""
        return int(edition.partition("-")[0])
