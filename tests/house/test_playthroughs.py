"""Recorded games do not change unnoticed: a difference is reported with its game and turn.

`tests/playthroughs/<game>.digests` has a digest of each turn of every recorded game and of each answer to the saved
positions, next to a readable excerpt for each number of seats.
`pytest --update-playthroughs tests/house/test_playthroughs.py` writes both.
"""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import pytest

from games.registry import GAMES
from tests.house.play import AnyGame, every_game
from tests.house.playthrough import asides, digests, excerpt, record
from tests.house.sources import ROOT
from tests.house.test_saved import kept

FOLDER = ROOT / "tests" / "playthroughs"
UPDATE = "pytest --update-playthroughs tests/house/test_playthroughs.py"
EACH, APART = 2, 5
"""How many games of each number of seats are recorded, and how far apart their numbers are, which mixes the options."""


def recorded(game: AnyGame) -> dict[str, list[str]]:
    """Return the digests of a game's recordings, by their headings."""
    path = FOLDER / f"{game.id}.digests"
    found: dict[str, list[str]] = {}
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        if not line.startswith(" "):
            found[line] = lines = []
        else:
            lines.append(line)
    return found


def played(game: AnyGame) -> dict[str, list[str]]:
    """Record all games that are wanted, and the answers to each saved position."""
    games = {named(*key): record(game, *key) for key in wanted(game)}
    return games | {f"after {kind}": asides(game, saved) for kind, saved in kept(game).items()}


def wanted(game: AnyGame) -> list[tuple[int, int]]:
    """Return the number of seats and the seed of each game to record."""
    return [(seats, seats + APART * number) for seats in game.seats for number in range(EACH)]


def named(seats: int, seed: int) -> str:
    """Return the heading of a recorded game."""
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
    """Several games of each table size are recorded, one of each has an excerpt, and saved positions go on."""
    if update_playthroughs:
        recordings = played(game)
        lines = (line for heading, turns in recordings.items() for line in (heading, *digests(turns)))
        (FOLDER / f"{game.id}.digests").write_text("\n".join(lines) + "\n", "utf-8")
        for seats in game.seats:
            (FOLDER / f"{game.id}-{seats}.txt").write_text(excerpt(recordings[named(seats, seats)]), "utf-8")
        return
    headings = [*(named(*key) for key in wanted(game)), *(f"after {kind}" for kind in kept(game))]
    assert list(recorded(game)) == headings, f"something is not recorded: {UPDATE} writes it"
    assert {path.stem for path in FOLDER.glob(f"{game.id}-*.txt")} == {f"{game.id}-{seats}" for seats in game.seats}


@every_game
def test_the_answers_to_a_saved_position_go_as_recorded(game: AnyGame, update_playthroughs: bool) -> None:
    """At each saved position the same is asked and refused, and each answer leads to the same events and questions."""
    if update_playthroughs:
        return  # written by the test above
    known = recorded(game)
    changed = {
        kind: first_difference(asides(game, saved), known[f"after {kind}"]) for kind, saved in kept(game).items()
    }
    told = [f"after {kind}: {difference}" for kind, difference in changed.items() if difference]
    assert not told, "\n\n".join([*told, f"{UPDATE} accepts this"])


def everything_wanted() -> Iterator[Any]:
    """Yield every game to record, as parameters of a test."""
    for game in GAMES.values():
        for seats, seed in wanted(game):
            yield pytest.param(game, seats, seed, id=f"{game.id}-{seats}-{seed}")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "seed"), [*everything_wanted()])
def test_a_recorded_game_goes_as_recorded(game: AnyGame, seats: int, seed: int, update_playthroughs: bool) -> None:
    """Replaying a recorded deal with its choices gives the recorded events, questions, refusals, boards and score."""
    if update_playthroughs:
        return  # written by the test above
    turns = record(game, seats, seed)
    difference = first_difference(turns, recorded(game)[named(seats, seed)])
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
