"""Tips recommend only what is offered in the reader's position."""

from collections.abc import Callable
from itertools import islice

import pytest

from games import core
from games.core import Choice, OneOf, Seat, Shape, SomeOf
from games.dungeon_lords.cards import EDITIONS as DUNGEON
from games.winter.cards import EDITIONS as WINTER
from tests.house.play import AnyGame, deal, every_game, walk

_ROOMS = {id_ for id_, room in DUNGEON[DUNGEON.current].room.items() if room.produce}
_MOVERS = {
    card for card, talent in WINTER[WINTER.current].talent.items() if talent.do in {"move_from", "place_or_move"}
}


def choices(shape: Shape) -> tuple[Choice, ...]:
    """Return the choices of a single-answer question, () for others."""
    return shape.choices if isinstance(shape, OneOf) else ()


def verb(*words: str) -> Callable[[Shape], bool]:
    """Return a condition: one of these verbs is offered."""
    return lambda shape: any(choice.word() in words for choice in choices(shape))


def thing(name: str, *things: str) -> Callable[[Shape], bool]:
    """Return a condition: one of these things is offered in a field."""
    return lambda shape: any(getattr(choice, name, "") in things for choice in choices(shape))


def both_wagons(shape: Shape) -> bool:
    """Return whether both wagons can be chosen."""
    return {getattr(choice, "wagon", 0) for choice in choices(shape)} >= {1, 2}


def digger_or_warriors(shape: Shape) -> bool:
    """Return whether both the digger and warriors can pay."""
    units = [unit for choice in choices(shape) for unit in getattr(choice, "units", ())]
    return "team" in units and any(unit != "team" for unit in units)


RECOMMENDED: dict[str, dict[str, Callable[[Shape], bool]]] = {
    "tunhell": {"turn": verb("recruit", "play"), "fight": digger_or_warriors},
    "winter": {"turn": verb("place"), "place-or-move": verb("place"), "play-cards": thing("card", *_MOVERS)},
    "poursuite": {"boarding": both_wagons, "seating-freed": both_wagons},
    "maphr": {"market": verb("offer", "propose")},
    "dungeon_lords": {
        "lock-orders": lambda shape: (
            isinstance(shape, SomeOf)
            and not {"dig_tunnels", "hire_monster", "recruit_imps", "mine_gold", "get_food"}.isdisjoint(shape.items)
        ),
        "hiring": thing("creature", "ghost"),
        "building": thing("room", *_ROOMS),
    },
}
"""Conditions of tips that recommend something not offered with every such question."""
RARE = {"market", "place-or-move", "lock-orders"}
"""Questions for which random games rarely lack what the tip recommends."""


@pytest.mark.slow
@every_game
def test_a_tip_is_shown_where_it_can_be_followed_and_nowhere_else(game: AnyGame) -> None:
    """In random games a tip is shown exactly if it applies; both cases occur."""
    found: set[tuple[str, bool]] = set()
    for seats in game.seats:
        for position in islice(walk(game, deal(game, seats, 5)), 1500):
            now = core.decision(position.state)
            for seat, shape in now.step.first(position.state).items() if now else ():
                if now is None or seat not in now.asks:
                    continue
                word = now.step.word()
                wanted = RECOMMENDED.get(game.id, {}).get(word)
                assert game.has_tip(position.state, Seat(seat)) == (wanted is None or wanted(shape)), (word, shape)
                found.add((word, wanted is None or wanted(shape)))
    assert {word for word, _ in found} >= game.tips.keys() - RARE
    assert any(not fits for _, fits in found) or game.tips.keys() <= RARE
