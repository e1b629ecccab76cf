"""Recorded games do not change unnoticed: a difference is reported with its game and turn.

`tests/playthroughs/<game>.digests` has a digest of each turn of every recorded game, next to a readable excerpt for
each number of seats. `pytest --update-playthroughs tests/house/test_playthroughs.py` writes both.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any

import pytest

from games.registry import GAMES
from tests.house.play import AnyGame, every_game
from tests.house.playthrough import digests, excerpt, record
from tests.house.sources import ROOT

FOLDER = ROOT / "tests" / "playthroughs"
UPDATE = "pytest --update-playthroughs tests/house/test_playthroughs.py"
EACH, APART = 5, 5
"""How many games of each number of seats are recorded, and how far apart their numbers are, which mixes the options."""


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


def wanted(game: AnyGame) -> list[tuple[int, int]]:
    """Return the number of seats and the seed of each game to record."""
    return [(seats, seats + APART * number) for seats in game.seats for number in range(EACH)]


def written(game: AnyGame, recordings: Mapping[tuple[int, int], list[str]]) -> dict[str, str]:
    """Return the files of recordings: digests, and an excerpt of the first game per number of seats."""
    first = {seats: turns for (seats, seed), turns in recordings.items() if seats == seed}
    excerpts = {f"{game.id}-{seats}.txt": excerpt(turns) for seats, turns in first.items()}
    lines = (line for (seats, seed), turns in recordings.items() for line in (named(seats, seed), *digests(turns)))
    return {f"{game.id}.digests": "\n".join(lines) + "\n", **excerpts}


def named(seats: int, seed: int) -> str:
    """Return the line above the digests of a recording."""
    return f"{seats} seats, seed {seed}"


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
    """Several games of each table size are recorded, and one of each has an excerpt."""
    if update_playthroughs:
        for name, text in written(game, {key: record(game, *key) for key in wanted(game)}).items():
            (FOLDER / name).write_text(text, "utf-8")
        return
    assert list(recorded(game)) == wanted(game), f"some games are not recorded: {UPDATE} writes them"
    assert {path.stem for path in FOLDER.glob(f"{game.id}-*.txt")} == {f"{game.id}-{seats}" for seats in game.seats}


def everything_wanted() -> Iterator[Any]:
    """Yield every game to record, as parameters of a test."""
    for game in GAMES.values():
        for seats, seed in wanted(game):
            yield pytest.param(game, seats, seed, id=f"{game.id}-{seats}-{seed}")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "seed"), everything_wanted())
def test_a_recorded_game_goes_as_recorded(game: AnyGame, seats: int, seed: int, update_playthroughs: bool) -> None:
    """Replaying a recorded deal with its choices gives the recorded events, questions, refusals, boards and score."""
    if update_playthroughs:
        return  # written by the test above
    turns = record(game, seats, seed)
    difference = first_difference(turns, recorded(game)[seats, seed])
    assert not difference, f"{game.id}, {named(seats, seed)}: {difference}\n\n{UPDATE} accepts this"
    if seats == seed:
        assert excerpt(turns) == (FOLDER / f"{game.id}-{seats}.txt").read_text("utf-8")


def test_a_changed_turn_is_named() -> None:
    """The first differing turn is reported, also if a game ends earlier or later."""
    game = [f"{place}. Ana: dig {place}" for place in range(50)]
    known = digests(game)
    assert first_difference(game, known) == ""
    assert first_difference([*game[:30], "30. Ana: pass", *game[31:]], known).endswith("differ:\n30. Ana: pass")
    assert first_difference(game[:40], known).startswith("turn 40 of 40")
    assert first_difference([*game, "more"], known).startswith("turn 50 of 51")
