"""Random games: no card appears or vanishes, limits hold, and hidden loot stays hidden."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from games import core
from games.core import Deal, Dice, Seat
from games.tunhell import GAME
from games.tunhell.rows import copies
from games.tunhell.rules.moves import sites
from games.tunhell.rules.table import mode_of
from games.tunhell.state import State, book
from tests.house.play import many, walk

TABLES = list(product(GAME.seats, ("full", "initiation"), ("normal", "short", "shorter", "shortest")))


def cards_of(t: State) -> Counter[str]:
    """Return every card of a table."""
    everywhere = [*t.pile, *t.dwarf_discard, *t.mine_discard, *t.box, *(card for card in t.row if card)]
    for clan in t.clans:
        everywhere += clan.hand + clan.loot
    for mine in t.mines:
        everywhere += mine.shaft + [card for side in mine.guards for card in side]
    if t.delve:
        everywhere += t.delve.team
    if t.door is not None:
        everywhere.append("back_door")
    return Counter(everywhere)


def check(t: State) -> None:
    """Check the invariants of a position."""
    catalogue = book(t)
    for clan in t.clans:
        assert len(clan.hand) <= catalogue.limits.hand
        assert not Counter(clan.recruited) - Counter(clan.hand)
    for mine in t.mines:
        assert all(0 <= count <= len(mine.shaft) for count in mine.seen)
        for side in mine.guards:
            assert not side or mine.shaft, "an empty mine has no warriors"
            assert catalogue.proud.isdisjoint(side) or len(side) == 1, "a proud warrior lies alone"
    for trophy, owner in t.trophies.items():
        counts = [clan.loot.count(catalogue.trophies[trophy].counts) for clan in t.clans]
        assert counts[owner] == max(counts), "nobody has more than the owner of a trophy"
    assert None not in t.row or not t.pile or t.agenda == [], "slots are empty only when the pile is"
    assert len(sites(t, Seat(0)).open) >= 2 or not t.agenda


@pytest.mark.slow
@pytest.mark.parametrize("lot", many(4))
@pytest.mark.parametrize(("seats", "mode", "length"), TABLES)
def test_cards_are_neither_made_nor_lost(seats: int, mode: str, length: str, lot: int) -> None:
    """All cards of the variant exist at every decision, within all limits."""
    options = {"mode": mode, "length": length}
    expected: Counter[str] | None = None
    for position in walk(GAME, Deal(seats, f"cards {seats} {mode} {length} {lot}", options)):
        t: State = position.state
        expected = expected or box_of(t)
        assert cards_of(t) == expected
        check(t)


def box_of(t: State) -> Counter[str]:
    """Return all cards that a table with these rules uses."""
    catalogue = book(t)
    cards = copies([*catalogue.dwarf_cards.values(), *catalogue.mine_cards.values()])
    return Counter(cards + (copies(catalogue.end_cards.values()) if mode_of(t).end_cards else []))


@pytest.mark.slow
@pytest.mark.parametrize("number", many(40))
def test_hidden_loot_is_hidden_until_the_end(number: int) -> None:
    """Exchanging hidden loot for other cards changes only its owner's view."""
    dice = Dice(f"loot {number}")
    for position in walk(GAME, Deal(3, f"loot {number}", {"loot": "hidden"})):
        swapped: Any = core.clone(position.state)
        swapped.clans[1].loot = [swap(card, dice) for card in swapped.clans[1].loot]
        is_same = Counter(swapped.clans[1].loot) == Counter(position.state.clans[1].loot)
        is_over = core.decision(position.state) is None
        for seat in (None, Seat(0), Seat(2)):
            looks_same = GAME.board(GAME.view(swapped, seat)) == GAME.board(GAME.view(position.state, seat))
            assert looks_same or (is_over and not is_same)
        own = GAME.hand(GAME.view(swapped, Seat(1))) == GAME.hand(GAME.view(position.state, Seat(1)))
        assert own == is_same or is_over


def swap(card: str, dice: Dice) -> str:
    """Return another card that is equally hidden."""
    others = ("treasure", "goblin", "orc", "troll", "dragon", "throne_room", "heart_of_gold")
    return dice.pick(others) if card in others else card


def test_open_loot_is_shown() -> None:
    """Open loot is shown to everyone, with current points."""
    *_, last = walk(GAME, Deal(2, "open", {"loot": "open"}))
    view = GAME.view(last.before, None)
    assert all(clan.loot is not None and clan.points is not None for clan in view.clans)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(6))
def test_imagined_tables_are_tables_of_this_game(number: int) -> None:
    """Imagined tables have all cards, end cards at the bottom, and the cards that a scout has seen."""
    for place, position in enumerate(walk(GAME, Deal(4, f"imagine {number}", {}))):
        for seat in (None, Seat(place % 4)):
            imagined = GAME.imagine(position.state, seat, Dice(f"{place}"))
            assert cards_of(imagined) == cards_of(position.state)
            check(imagined)
            ends = book(imagined).end_cards
            assert all(mine.shaft[0] in ends for mine in imagined.mines if mine.shaft)
            assert all(card not in ends for mine in imagined.mines for card in mine.shaft[1:])
