"""The READMEs' pictures: one per game, a review, and an animated dig of Tunhell; `make pictures` draws them."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from games.core import Panel
from games.draw.packing import in_motion
from games.puzzles import puzzles_of
from games.registry import GAMES
from locales import LOCALES, Locale, Speaker, words
from tests.house.sources import ROOT
from tests.pictures.situations import PLAIN, Situation
from tests.pictures.test_reveals import revealed

FOLDER = ROOT / "docs" / "pictures"
DRAWN = {
    "tunhell": Situation("tunhell", "readme", "table", 3, 24, panels=("mines",)),
    "review": Situation("tunhell", "readme", "review", 3, 3),
}
"""Situations, by the name of their file."""
BOARDS = (
    ("poursuite", "fair 5 75", "mine"),
    ("dungeon_lords", "mine 4 179", "dungeon-1"),
    ("winter", "rime 3 250 on", "map"),
    ("maphr", "seam 173 313", "mine-1"),
)
"""Late positions of games between computer players: game, name of the puzzle, panel of the private message."""
DIG = ("tunhell", 3, "readme")
FRAMES = 5
"""Number of frames of the shown dig: the first won one with that many."""


def dig() -> Sequence[Panel]:
    """Return the frames of the dig."""
    for _, _, frames in revealed(*DIG):
        if len(frames) == FRAMES and frames[-1].shows.met[-1].fate == "won":
            return frames
    raise AssertionError("no such dig in this game")


def board(game: str, puzzle: str, panel: str) -> Panel:
    """Return a panel that the seat of a puzzle sees with its question."""
    found = next(one for one in puzzles_of(game) if one.name == puzzle)
    drawn, view = GAMES[game].pictures, GAMES[game].view(found.state(), found.seat)
    return next(one for one in drawn.own(drawn.at(view, (), ""), "") if one.id == panel)


def pictures(locale: Locale) -> Iterator[tuple[Path, bytes]]:
    """Yield every picture in one language with its file."""
    for name, situation in DRAWN.items():
        (data,) = situation.draw(locale).values()
        yield FOLDER / f"{name}-{locale}.png", data
    for game, puzzle, panel in BOARDS:
        yield FOLDER / f"{game}-{locale}.png", board(game, puzzle, panel).draw(Speaker(words(locale), game, PLAIN))
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
