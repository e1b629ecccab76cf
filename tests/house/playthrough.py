"""One recorded game as text: decisions as they are typed, events in both languages, boards, the final score."""

from collections.abc import Iterator
from typing import Any

from games import core
from games.core import Seat
from locales import Speaker
from tests.house.play import AnyGame, Position, deal, walk
from tests.house.utterances import board, speakers

BOARD_EVERY = 40  # decisions between two boards


def record(game: AnyGame, seats: int, seed: int) -> str:
    """A random game from beginning to end; the number chooses the options as well as the dice."""
    speaking = speakers(game, seats)
    dealt = deal(game, seats, seed)
    options = " ".join(f"{name}={value}" for name, value in dealt.options.items())
    lines = [f"{game.id}, {seats} seats, seed {seed}: {options}"]
    last: Any = None
    for place, position in enumerate(walk(game, dealt)):
        last = position.state
        lines += _move(place, position, speaking)
        if place % BOARD_EVERY == 0:
            lines += _board(game, last, speaking[0])
    lines += _board(game, last, speaking[0])
    lines += _score(game, last, speaking[0])
    return "\n".join(lines) + "\n"


def _move(place: int, position: Position, speaking: list[Speaker]) -> Iterator[str]:
    """What was typed, and what everyone or one seat heard."""
    if position.choice is not None and position.seat is not None:
        yield ""
        yield f"{place}. {speaking[0].names[position.seat]}: {core.write_choice(position.choice)}"
    for event in position.state.told:
        ear = "" if event.to is None else f"({speaking[0].names[event.to]}) "
        for speak in speaking:
            yield f"  {speak.words.locale} {ear}{speak(event.say)}"


def _board(game: AnyGame, state: Any, speak: Speaker) -> list[str]:
    return ["", *(f"  | {speak(line)}" for line in board(game, state))]


def _score(game: AnyGame, state: Any, speak: Speaker) -> Iterator[str]:
    yield ""
    result = game.outcome(state)
    for score in result.scores:
        parts = ", ".join(f"{speak.words.text(f'{game.id}-score-{part}')} {n}" for part, n in score.parts.items() if n)
        yield f"{speak.names[score.seat]}: {score.total} ({parts})"
    yield f"Winners: {', '.join(speak.names[Seat(seat)] for seat in result.winners) or '-'}"
