"""Recorded games stay as they are: a change of rules or words shows as a readable difference.

`pytest --update-playthroughs tests/house/test_playthroughs.py` writes them anew, and first ones for a new game.
"""

import re
from pathlib import Path

import pytest

from games.registry import GAMES
from tests.house.play import AnyGame, every_game
from tests.house.playthrough import record
from tests.house.sources import ROOT

FOLDER = ROOT / "tests" / "playthroughs"
NAME = re.compile(r"(?P<game>[a-z_]+)-(?P<seats>\d+)-(?P<seed>\d+)")
RECORDS = sorted(FOLDER.glob("*.txt"))


def records_of(game: AnyGame) -> list[Path]:
    """The recordings of a game."""
    return [path for path in RECORDS if (found := NAME.fullmatch(path.stem)) and found["game"] == game.id]


@every_game
def test_every_game_has_recordings(game: AnyGame, update_playthroughs: bool) -> None:
    """A table of each size is recorded."""
    recorded = {int(found["seats"]) for path in records_of(game) if (found := NAME.fullmatch(path.stem))}
    missing = set(game.seats) - recorded
    if update_playthroughs:
        for seats in missing:
            (FOLDER / f"{game.id}-{seats}-{seats}.txt").write_text(record(game, seats, seats), "utf-8")
        return
    assert not missing, "pytest --update-playthroughs tests/house/test_playthroughs.py records them"


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_goes_as_recorded(path: Path, update_playthroughs: bool) -> None:
    """The same deal and choices give the same events, boards and score, in the same words."""
    found = NAME.fullmatch(path.stem)
    assert found is not None, f"{path.name} is not named <game>-<seats>-<seed>.txt"
    assert found["game"] in GAMES, f"there is no game {found['game']}"
    text = record(GAMES[found["game"]], int(found["seats"]), int(found["seed"]))
    if update_playthroughs:
        path.write_text(text, "utf-8")
    assert text.splitlines() == path.read_text("utf-8").splitlines()
