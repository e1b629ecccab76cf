"""Recorded games do not change unnoticed: a difference is reported with its game and turn.

`tests/playthroughs/<game>.digests` has a digest of each turn of every recorded game, next to a readable excerpt for
each number of seats. `pytest --update-playthroughs tests/house/test_playthroughs.py` writes both, also for new games.
"""

import re
from itertools import zip_longest

import pytest

from tests.house.play import AnyGame, every_game
from tests.house.playthrough import digests, excerpt, record
from tests.house.sources import ROOT

FOLDER = ROOT / "tests" / "playthroughs"
UPDATE = "pytest --update-playthroughs tests/house/test_playthroughs.py"


def recorded(game: AnyGame) -> dict[tuple[int, int], list[str]]:
    """Return the digests of a game's recordings, by number of seats and seed."""
    path = FOLDER / f"{game.id}.digests"
    found: dict[tuple[int, int], list[str]] = {}
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        if named := re.fullmatch(r"(\d+) seats, seed (\d+)", line):
            found[int(named[1]), int(named[2])] = lines = []
        else:
            lines.append(line)
    return found


def files(game: AnyGame, recordings: dict[tuple[int, int], list[str]]) -> dict[str, str]:
    """Return the files of recordings: digests, and an excerpt of the first game per number of seats."""
    ordered = sorted(recordings.items())
    excerpts = {f"{game.id}-{seats}.txt": excerpt(turns) for (seats, _), turns in reversed(ordered)}
    lines = (line for (seats, seed), turns in ordered for line in (f"{seats} seats, seed {seed}", *digests(turns)))
    return {f"{game.id}.digests": "\n".join(lines) + "\n", **excerpts}


def first_difference(turns: list[str], known: list[str]) -> str:
    """Return a description of the first turn that differs, with its new text; "" if none does."""
    if (now := digests(turns)) == known:
        return ""
    before = [digest for line in known[:-1] for digest in line.split()[1:]]
    after = [digest for line in now[:-1] for digest in line.split()[1:]]
    pairs = zip_longest(before, after)
    place = next((place for place, (old, new) in enumerate(pairs) if old != new), 0)
    return f"turn {place} of {len(turns)} is the first to differ:\n" + "".join(turns[place : place + 1])


@every_game
def test_every_game_has_recordings(game: AnyGame, update_playthroughs: bool) -> None:
    """Each table size of a game is recorded and has an excerpt."""
    if update_playthroughs:
        return  # written by the test below
    missing = set(game.seats) - {seats for seats, _ in recorded(game)}
    assert not missing, f"no recording for these numbers of seats: {UPDATE} writes them"
    assert {path.stem for path in FOLDER.glob(f"{game.id}-*.txt")} == {f"{game.id}-{seats}" for seats in game.seats}


@pytest.mark.slow
@every_game
def test_a_recorded_game_goes_as_recorded(game: AnyGame, update_playthroughs: bool) -> None:
    """Replaying a recorded deal with its choices gives the recorded events, boards and score."""
    known = recorded(game)
    played = {key: record(game, *key) for key in known}
    if update_playthroughs:
        new = {(seats, seats) for seats in game.seats if not any(seats == one for one, _ in known)}
        for name, text in files(game, played | {key: record(game, *key) for key in new}).items():
            (FOLDER / name).write_text(text, "utf-8")
        return
    changed = {key: found for key, turns in played.items() if (found := first_difference(turns, known[key]))}
    told = [f"{game.id}, {seats} seats, seed {seed}: {found}" for (seats, seed), found in changed.items()]
    assert not told, "\n\n".join([*told, f"{UPDATE} accepts this"])
    assert files(game, played) == {name: (FOLDER / name).read_text("utf-8") for name in files(game, played)}


def test_a_changed_turn_is_named() -> None:
    """The first differing turn is reported, also if a game ends earlier or later."""
    game = [f"{place}. Ana: dig {place}" for place in range(50)]
    known = digests(game)
    assert first_difference(game, known) == ""
    assert first_difference([*game[:30], "30. Ana: pass", *game[31:]], known).endswith("differ:\n30. Ana: pass")
    assert first_difference(game[:40], known).startswith("turn 40 of 40")
    assert first_difference([*game, "more"], known).startswith("turn 50 of 51")
