"""Every bad move of every game is refused for its first fault, in both languages, without any change.

A game lists them as `BAD_MOVES` in `tests/<game>/test_bad_moves.py`; its stage module reads positions.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from games import core
from games.core import NotAllowed, NotYours, Refusal, Seat, State
from games.registry import GAMES
from locales import LOCALES, Speaker, words
from tests.bad_moves import BadMove
from tests.scenes import LETTERS, says

NAMES = ("Ada", "Bo", "Cy", "Di")
STAGES = ("stage", "scenes")
"""Modules of a game's tests that have a `sketch`, which turns a scene's position into a state."""


def of(game: str, modules: tuple[str, ...], name: str) -> Any:
    """Return an attribute of one of these modules of a game's tests, None if there is none."""
    found = (import_module(path) for module in modules if find_spec(path := f"tests.{game}.{module}"))
    return next((value for module in found if (value := getattr(module, name, None)) is not None), None)


def listed() -> list[Any]:
    """Return every bad move with its game."""
    rows = ((game, row) for game in GAMES for row in of(game, ("test_bad_moves",), "BAD_MOVES") or ())
    return [pytest.param(game, row, id=f"{game}-{row.name or row.when.strip()[-40:]}") for game, row in rows]


def moved(state: State, game: str, line: str) -> State:
    """Return the state after a line of moves, by the named seat or else the asked one."""
    letter, _, typed = line.rpartition(": ")
    now = core.decision(state)
    assert now is not None
    seat = Seat(LETTERS.index(letter)) if letter else next(iter(now.asks))
    choice = core.read_choice(game, typed)
    assert choice is not None, f"nobody understands {typed!r}"
    return core.apply(state, seat, choice)


@pytest.mark.parametrize(("game", "bad"), listed())
def test_a_bad_move_is_refused_for_its_first_fault(game: str, bad: BadMove) -> None:
    """The refusal gives one clear reason with a rule that the help covers, and changes nothing."""
    state = core.start(of(game, STAGES, "sketch")(bad.given))
    *before, last = filter(None, map(str.strip, bad.when.splitlines()))
    for line in before:
        state = moved(state, game, line)
    saved = GAMES[game].codec.save(state)
    with pytest.raises(Refusal) as caught:
        moved(state, game, last)
    refusal = caught.value
    assert isinstance(refusal, NotAllowed | NotYours)
    assert says(game, refusal.say, "no", bad.refused), refusal.say
    assert refusal.rule == (bad.rule or refusal.rule)
    assert refusal.rule in {place for places in GAMES[game].topics.values() for place in places}
    assert GAMES[game].codec.save(state) == saved
    for locale in LOCALES:
        told = Speaker(words(locale), game, NAMES)(refusal.say)
        assert told
        assert bad.words.get(locale, "") in told


def test_bad_moves_are_listed() -> None:
    """Most games list dozens of bad moves."""
    assert len(listed()) > 200
