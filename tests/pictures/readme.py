"""The READMEs' pictures: one per game, and an animated dig of Tunhell; `make pictures` draws them."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from games.core import Panel
from games.draw.packing import in_motion
from locales import LOCALES, Locale, Speaker, words
from tests.house.sources import ROOT
from tests.pictures.situations import PLAIN, Situation, tells
from tests.pictures.test_reveals import revealed

FOLDER = ROOT / "docs" / "pictures"
GAMES_SHOWN = (
    Situation("tunhell", "readme", "table", 3, 24, panels=("mines",)),
    Situation("poursuite", "readme", "reveal", 4, 0, "s0", until=tells("poursuite-log-caught")),
    Situation("dungeon_lords", "readme", "reveal", 4, 198, "a", until=tells("dungeon_lords-log-attack")),
    Situation("winter", "readme", "reveal", 4, 10, "ice", until=tells("winter-log-loses")),
    Situation("maphr", "readme", "reveal", 3, 123, "s0", until=tells("maphr-log-auction")),
)
DIG = ("tunhell", 3, "readme")
FRAMES = 5
"""Number of frames of the shown dig: the first won one with that many."""


def dig() -> Sequence[Panel]:
    """Return the frames of the dig."""
    for _, _, frames in revealed(*DIG):
        if len(frames) == FRAMES and frames[-1].shows.met[-1].fate == "won":
            return frames
    raise AssertionError("no such dig in this game")


def pictures(locale: Locale) -> Iterator[tuple[Path, bytes]]:
    """Yield every picture in one language with its file."""
    for situation in GAMES_SHOWN:
        (data,) = situation.draw(locale).values()
        yield FOLDER / f"{situation.game}-{locale}.png", data
    draws = [panel.draw for panel in dig()]
    yield FOLDER / f"dig-{locale}.gif", in_motion(draws, Speaker(words(locale), DIG[0], PLAIN[: DIG[1]]))


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for locale in LOCALES:
        for path, data in pictures(locale):
            path.write_bytes(data)
            print(f"{path.relative_to(ROOT)}: {len(data):,} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
