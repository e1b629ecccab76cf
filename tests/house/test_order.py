"""Cards have the same order on buttons as in the picture above."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from bot.tables.view import TableView
from games.core import OneOf, SomeOf
from games.dungeon_lords.cards import EDITIONS as DUNGEONS
from games.dungeon_lords.pictures.hand import laid_traps
from games.registry import GAMES
from tests.bot.present.play import glances, table_of
from tests.house.play import AnyGame, deal, many, some_of, walk

PLAIN = ("Ana", "Bo", "Cy", "Dan")
LOOKED_AT = 60
"""Number of checked positions per game."""
Rows = Sequence[Sequence[str]]


def _tunhell(view: Any) -> Rows:
    """Return the hand; slots are numbered."""
    return ([held.card for held in view.hand],)


def _winter(view: Any) -> Rows:
    """Return the hand, the rest of the deck, and the monsters and disasters in the list of threats."""
    threats = [threat.id for threat in (*view.monsters, *view.disasters)]
    return [hero.card for hero in view.hand], [hero.card for hero in view.rest], threats


def _dungeon_lords(view: Any) -> Rows:
    """Return the orders as on the board, the traps, the lair, and the town's offers."""
    own, lord = view.own, view.lords[view.seat]
    free = [trap for trap in sorted(own.traps) if trap not in laid_traps(own)]
    return [*DUNGEONS[view.edition].order], free, list(lord.lair), list(view.offer), list(view.halls)


def _maphr(view: Any) -> Rows:
    """Return the hand, and the cards to choose from."""
    return [held.card for held in view.hand], [*dict.fromkeys(view.looked or view.packet)]


PICTURED: Mapping[str, Callable[[Any], Rows]] = {
    "tunhell": _tunhell, "winter": _winter, "dungeon_lords": _dungeon_lords, "maphr": _maphr,
}  # fmt: skip
"""The rows shown in each game's pictures; wagons and spaces have their own names."""


def offered(view: TableView) -> Sequence[Sequence[str]]:
    """Return the things offered in one step in button order: items, or values of a field."""
    assert view.offer is not None
    shape = view.offer.shape
    if isinstance(shape, SomeOf):
        return (shape.items,)
    if not isinstance(shape, OneOf):
        return ()
    kinds: dict[tuple[object, ...], dict[str, None]] = {}
    for choice in shape.choices:
        values = tuple(choice.field_values())
        for place, value in enumerate(values):
            if isinstance(value, str):
                kinds.setdefault((type(choice), *values[:place]), {})[value] = None
    return [tuple(values) for values in kinds.values()]


def misplaced(things: Sequence[str], row: Sequence[str]) -> bool:
    """Return whether things of a pictured row are offered in another order."""
    shown = [*dict.fromkeys(row)]
    places = [shown.index(thing) for thing in dict.fromkeys(things) if thing in shown]
    return len(places) == len({*things}) and places != sorted(places)


@pytest.mark.slow
@pytest.mark.parametrize("number", many(4))
@pytest.mark.parametrize("game", [GAMES[name] for name in PICTURED], ids=list(PICTURED))
def test_cards_are_offered_in_the_order_of_the_picture(game: AnyGame, number: int) -> None:
    """Cards of the hand and of rows on the table are offered in picture order."""
    seats = game.seats[number % len(game.seats)]
    table, wrong, several = table_of(game, seats, PLAIN), set[tuple[object, ...]](), 0
    for position in some_of(list(walk(game, deal(game, seats, number))), f"order {game.id}", LOOKED_AT):
        for view in glances(table, position.state, ()):
            if view.seat is None or view.offer is None or not view.offer.own:
                continue
            for things in offered(view):
                for row in PICTURED[game.id](view.view):
                    several += len(set(things) & set(row)) > 1
                    if misplaced(things, row):
                        wrong.add((view.offer.word, *things))
    assert sorted(wrong, key=str)[:5] == []
    assert several


def test_another_order_is_seen() -> None:
    """The check detects another order, and ignores things that are not pictured."""
    assert misplaced(["b", "a"], ["a", "b", "c"])
    assert not misplaced(["a", "c"], ["a", "b", "c"])
    assert not misplaced(["c", "x", "a"], ["a", "b", "c"])
