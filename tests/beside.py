"""What a game and its second engine must agree on before each move of a game in which one seat chooses at a time."""

from collections import deque
from collections.abc import Callable, Hashable, Mapping
from typing import Any, Protocol, TypeVar

from games import core
from games.core import Choice, OneOf, Seat

from .recorded import Outcome

Move = TypeVar("Move", bound=Hashable)


class Question(Protocol[Move]):
    """What a referee asks: of whom, and which moves are legal."""

    seat: int
    moves: frozenset[Move]


def moves_of_both(
    state: Any,
    question: Question[Move] | None,
    facts: tuple[Mapping[str, object], Mapping[str, object]],
    translate: Callable[[Choice], Move],
    unused: deque[Outcome],
) -> dict[Move, Choice] | None:
    """Compare who is asked, every legal move and all that lies on the table.

    Args:
        state: the position of the game.
        question: the referee's question there; None when the game is over for the referee.
        facts: what lies on the table of the game, and on that of the referee.
        translate: puts a choice of the game into the referee's words.
        unused: what the game's dice gave and the referee has not asked for.

    Returns:
        The game's choice for each legal move of the referee, or None when the game is over for both.
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
