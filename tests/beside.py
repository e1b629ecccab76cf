"""Compares a game with its second engine before each move, for games in which one seat chooses at a time."""

from collections import deque
from collections.abc import Callable, Hashable, Mapping
from typing import Any, Protocol, TypeVar

from games import core
from games.core import Choice, OneOf, Seat

from .recorded import Outcome

Move = TypeVar("Move", bound=Hashable)


class Question(Protocol[Move]):
    """The referee's question: the asked seat and the legal moves."""

    seat: int
    moves: frozenset[Move]


def moves_of_both(
    state: Any,
    question: Question[Move] | None,
    facts: tuple[Mapping[str, object], Mapping[str, object]],
    translate: Callable[[Choice], Move],
    unused: deque[Outcome],
) -> dict[Move, Choice] | None:
    """Compare the asked seat, the legal moves and the facts on the table.

    Args:
        state: the position of the game.
        question: the referee's question; None if its game is over.
        facts: the facts of the game's table and of the referee's.
        translate: translates a choice of the game to a referee's move.
        unused: results of the game's dice that the referee has not used.

    Returns:
        The game's choice for each legal move of the referee, or None if both games are over.
    """
    assert not unused, f"the game threw dice that the referee did not: {list(unused)[:3]}"
    now = core.decision(state)
    where = f"the game asks {now and now.step}, the referee {question}"
    game, referee = facts
    wrong = {name: (referee[name], game[name]) for name in referee if referee[name] != game[name]}
    assert not wrong, f"{where}: (referee, game) {wrong}"
    assert (now is None) == (question is None), where
    if now is None or question is None:
        return None
    assert set(now.asks) == {question.seat}, where
    shape = now.asks[Seat(question.seat)]
    assert isinstance(shape, OneOf)
    moves = {translate(choice): choice for choice in shape.choices}
    assert len(moves) == len(shape.choices), where
    differ = set(moves) ^ question.moves
    assert not differ, f"{where}: {sorted(differ, key=str)}"
    return moves
