"""Pictures of recent events: few, described, without secrets, from the reader's knowledge."""

from collections.abc import Iterator
from dataclasses import fields
from io import BytesIO
from itertools import product
from typing import Any

import pytest
from PIL import Image

from games import core
from games.core import Dice, Event, Panel, Pictures, Seat
from games.draw.moments import HEIGHT, MOST_FRAMES
from games.registry import GAMES
from locales import Speaker, words
from tests.house.play import AMOUNT
from tests.pictures.situations import LONG, walk

STORY = 30
"""Number of sentences in a public view."""
_NOTHING = next(part.default for part in fields(Pictures) if part.name == "reveal")
QUIET_ENDS = {"maphr", "winter"}
"""Games whose last moves reveal nothing."""
REVEALING = sorted(id_ for id_, game in GAMES.items() if game.pictures.reveal is not _NOTHING)
every_revealing_game = pytest.mark.parametrize("game", REVEALING)


def revealed(game: str, seats: int, seed: str) -> Iterator[tuple[Any, tuple[Event, ...], list[Panel]]]:
    """Yield positions of a random game with public reveals: state, events, frames."""
    told: tuple[Event, ...] = ()
    for state in walk(game, seats, seed):
        told = (*told, *(event for event in state.told if event.to is None))[-STORY:]
        if frames := GAMES[game].pictures.reveal(told, GAMES[game].view(state, None)):
            yield state, told, list(frames)


@pytest.mark.slow
@every_revealing_game
def test_frames_are_few_and_described_in_whole_sentences(game: str) -> None:
    """A reveal has at most six frames of equal height, and the last has a description in sentences."""
    seats = max(GAMES[game].seats)
    drawn = 0
    for locale in ("en", "fr"):
        speak = Speaker(words(locale), game, LONG[:seats])
        for _, _, frames in revealed(game, seats, "secrets"):
            assert len(frames) <= MOST_FRAMES
            assert len({panel.id for panel in frames}) == 1
            told = [speak(line) for line in frames[-1].describe]
            assert told
            assert [line for line in told if line[:1].islower() or not line.endswith((".", "!", "?"))] == []
            if drawn < max(6, 60 * AMOUNT):
                drawn += 1
                for panel in frames:
                    image = Image.open(BytesIO(panel.draw(speak)))
                    assert (image.width, image.height) <= (800, HEIGHT)
    assert drawn


@pytest.mark.slow
@every_revealing_game
def test_what_is_revealed_knows_no_secret(game: str) -> None:
    """Re-dealing what the public or a seat cannot know changes no frame or description."""
    found = 0
    for number, (state, told, frames) in enumerate(revealed(game, max(GAMES[game].seats), "secrets")):
        if number % 5:
            continue
        found += 1
        for reader in (None, Seat(0)):
            other = GAMES[game].imagine(state, reader, Dice(f"other {number}"))
            one, two = (GAMES[game].pictures.reveal(told, GAMES[game].view(t, reader)) for t in (state, other))
            assert [(panel.shows, panel.describe) for panel in one] == [(panel.shows, panel.describe) for panel in two]
            assert reader is not None or [panel.shows for panel in one] == [panel.shows for panel in frames]
    assert found


@every_revealing_game
def test_nothing_is_revealed_before_anything_has_happened(game: str) -> None:
    """A new table has no reveal."""
    state = next(walk(game, max(GAMES[game].seats), "new"))
    assert core.decision(state) is not None
    assert GAMES[game].pictures.reveal((), GAMES[game].view(state, None)) == ()


@every_revealing_game
def test_what_ends_a_game_is_shown_beside_its_score(game: str) -> None:
    """The reveal of the last move is shown with the score."""
    reveal, found = GAMES[game].pictures.reveal, 0
    for seats, seed in product(GAMES[game].seats, ("x", "y", "z")):
        told: tuple[Event, ...] = ()
        new: tuple[Event, ...] = ()
        for state in walk(game, seats, seed):
            new = tuple(event for event in state.told if event.to is None)
            told = (*told, *new)[-STORY:]
        view = GAMES[game].view(state, None)
        revealing = [n for n, event in enumerate(told) if event.say.id in GAMES[game].events.reveals and event in new]
        if revealing and (before := reveal(told[: revealing[-1] + 1], view)):
            found += 1
            after = reveal(told, view)
            assert after, (seats, seed, [event.say.id for event in new])
            assert type(after[-1].shows) is type(before[-1].shows)
    assert found or game in QUIET_ENDS
