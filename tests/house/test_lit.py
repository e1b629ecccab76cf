"""Each step's picture highlights exactly what can be chosen and marks what was chosen."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

import pytest

from bot.present.controls import beginning, first_difference, steps_of, token_for, with_prefix
from bot.present.messages.hand import step_field
from bot.present.panels import STEP, panels
from bot.tables.view import TableView
from games.core import Choice, Dice, OneOf, Pictures, SomeOf
from games.registry import GAMES
from locales import words
from tests.bot.present.play import PLAIN, glances, table_of
from tests.house.play import LOOKED_AT, AnyGame, deal, some_of, walk

Things = set[tuple[str, Any]]
"""Values by their field."""
Shown = Mapping[str, Any]
"""What the panels of a step show, by panel id."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What a step's pictures mark: highlighted, chosen before, and all that could be highlighted."""

    lit: Things
    chosen: Things
    drawn: Things


def _tunhell(shown: Shown, _: TableView, __: str) -> Seen:
    hand, row = shown["hand"].hand, shown.get("row")
    lit = {("card", held.card) for held in hand if held.mines} | {
        ("mine", mine) for held in hand for mine in held.mines
    }
    slots = {("slot", slot) for slot in (row.offered if row else ())}
    drawn = {("card", held.card) for held in hand if held.mines or not held.faults.get(0)}
    return Seen(lit | slots, set(), {one for one in drawn if one in lit} | {("slot", n) for n in range(9) if row})


def _poursuite(shown: Shown, _: TableView, __: str) -> Seen:
    reach, sides = shown["mine"].reach, shown["wagons"].offered
    lit = {("stop", cell) for cells in reach.stops.values() for cell in cells}
    lit |= {("wagon", wagon) for wagon in reach.stops} | {("cell", cell) for cell in reach.cells}
    lit |= {
        (name, value) for wagon, found in sides for side in found for name, value in (("wagon", wagon), ("side", side))
    }
    cells = [f"{column}{row}" for column in "abcdefghijkl" for row in range(1, 13)]
    drawn = {(name, cell) for name in ("stop", "cell") for cell in cells} | {("side", side) for side in "nesw"}
    return Seen(lit, set(), drawn | {("wagon", 1), ("wagon", 2), ("wagon", 3)})


def _winter(shown: Shown, view: TableView, field: str) -> Seen:
    hand, rest, *_ = shown.get("hand", ((), (), 0))
    _, disasters, aims = shown.get("threats", ((), (), ()))
    lit: Things = {("card", hero.card) for hero in (*hand, *rest) if hero.is_playable}
    lit |= {("disaster" if id_ in {one.id for one in disasters} else "monster", id_) for id_ in aims}
    if "map" not in shown:
        return Seen(lit, set(), set())
    areas, chosen = ({(field, area) for area in shown["map"][part]} for part in (1, 2))
    return Seen(lit | areas, chosen, {(field, area.id) for area in view.view.areas})


def _dungeon_lords(shown: Shown, view: TableView, _: str) -> Seen:
    dungeon, orders = shown.get(f"dungeon-{view.seat}"), shown.get("orders")
    drawn = {("cell", f"{column}{row}") for column in "abcde" for row in range(1, 5)} if dungeon else set[Any]()
    lit = {("cell", cell) for cell in (dungeon[0][3] or () if dungeon else ())}
    picked = orders[4].chosen if orders else ()
    return Seen(lit, {(name, order) for name in ("first", "second", "third", "order") for order in picked}, drawn)


def _maphr(shown: Shown, view: TableView, _: str) -> Seen:
    assert view.seat is not None
    mine, hand = shown.get(f"mine-{view.seat + 1}"), shown.get("hand")
    held = {one.card for one in view.view.hand if not view.view.drawn}
    placing = mine[5] if mine else None
    places = {("cell", cell) for cell, _ in (placing.places if placing else ())}
    turns = {("turn", turn) for _, found in (placing.places if placing else ()) for turn in found}
    ends = {("cell", cell) for cell in (mine[3] if mine else ())}
    cards = {("card", card) for card in (hand[3] if hand else ()) if card in held}
    chosen = {("card", card) for card in (hand[4] if hand else ()) if card in held}
    return Seen(places | turns | ends | cards, chosen, {("card", card) for card in held if hand})


READERS: Mapping[str, Callable[[Shown, TableView, str], Seen]] = {
    "tunhell": _tunhell,
    "poursuite": _poursuite,
    "winter": _winter,
    "dungeon_lords": _dungeon_lords,
    "maphr": _maphr,
}

_NOTHING = next(part.default for part in fields(Pictures) if part.name == "at")
MARKING = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in GAMES.values()
    if game.pictures.at is not _NOTHING
    for seats in game.seats
]
"""Tables of all games whose pictures mark something."""


def steps(view: TableView, dice: Dice) -> Iterator[tuple[str, Sequence[Choice]]]:
    """Yield the steps of one way through a question: field with path, and possible choices."""
    assert view.offer is not None
    lang, path = words("en"), tuple[str, ...]()
    if not isinstance(view.offer.shape, OneOf):
        yield step_field(view, path, lang), ()
        return
    choices = view.offer.shape.shown
    while True:
        here = with_prefix(choices, beginning(choices, path) or ())
        if path and len(here) == 1:
            return  # the answer is complete
        legal = view.offer.shape.choices  # of equal cards all are lit, while only one is named
        yield step_field(view, path, lang), with_prefix(legal, beginning(legal, path) or ())
        at = first_difference(here, len(beginning(choices, path) or ()))
        if at is None:
            return
        path = (token_for(steps_of(dice.pick(tuple(here)))[: at + 1]),)


def seen_by_seats(game: AnyGame, seats: int) -> Iterator[TableView]:
    """Yield every seat's view in many positions of a random game."""
    table = table_of(game, seats, PLAIN)
    for position in some_of(list(walk(game, deal(game, seats, 0)))[:-1], f"lit {game.id}", 2 * LOOKED_AT):
        yield from (view for view in glances(table, position.state, ()) if view.seat is not None)


def read(view: TableView, field: str) -> Seen:
    """Return what a step's pictures mark."""
    shown = {panel.id: panel.shows for panel in panels(view, field)}
    return READERS[view.game.id](shown, view, field.partition(STEP)[0])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), MARKING)
def test_a_steps_picture_shows_that_step_alone(game: AnyGame, seats: int) -> None:
    """Only possible values are highlighted, all drawable ones are, and only chosen ones are marked.

    Nothing is highlighted for a seat that is not asked, or if no field has drawable values.
    """
    dice, found, waiting = Dice(f"lit {game.id} {seats}"), 0, 0
    for view in seen_by_seats(game, seats):
        if view.offer is None:
            waiting += 1
            assert read(view, "").lit == set(), (view.seat, view.asks)
            continue
        for field, here in steps(view, dice):
            found += _looks_right(view, field, here)
    assert found
    assert waiting or seats == 1


def _looks_right(view: TableView, field: str, here: Sequence[Choice]) -> bool:
    """Check a step against its offer; return whether it had something to highlight."""
    assert view.offer is not None
    name, seen, where = field.partition(STEP)[0], read(view, field), (view.offer.word, field, here[:4])
    if isinstance(view.offer.shape, SomeOf):
        assert seen.lit <= {("card", item) for item in view.offer.shape.items}, where
        return False
    here = [one for one in here if one.word() != "claim"]  # a claim about a card is not a card
    fits: Things = {(f, value) for one in here for f, value in zip(one.field_names(), one.field_values(), strict=True)}
    assert seen.lit <= fits, where
    wanted = {one for one in fits if one[0] == name} & seen.drawn
    if wanted != {one for one in seen.drawn if one[0] == name}:  # if all can be chosen, none need be highlighted
        assert wanted <= seen.lit, where
    given = {value for one in _given(view) for value in one.field_values()} | {*view.offer.prompt.values.values()}
    assert {value for _, value in seen.chosen} <= {value for _, value in fits} | given, where
    return bool(wanted)


def _given(view: TableView) -> Sequence[Choice]:
    """Return the stages of an answer already given."""
    own = getattr(view.view, "own", None)
    return own.given if own is not None else ()
