"""Random games: no component appears or vanishes, dungeons obey the rules of digging, there is one paladin."""

import re
from collections import Counter
from pathlib import Path

import pytest

import games.dungeon_lords
from games import core
from games.core import Deal, Dice
from games.dungeon_lords import GAME
from games.dungeon_lords.cards import book
from games.dungeon_lords.state import FREE, STAND_IN, State

TABLES = [(seats, opening, seed) for seats in (2, 3, 4) for opening in ("choose", "random") for seed in range(4)]


def walk(seats, opening, seed):
    dice = Dice(f"walk {seed}")
    state = GAME.begin(Deal(seats, f"game {seed}", {"opening": opening}))
    yield state
    while now := core.decision(state):
        seat = dice.pick(tuple(now.asks))
        state = core.apply(state, seat, core.at_random(state, seat, dice))
        yield state


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "opening", "seed"), TABLES)
def test_invariants(seats, opening, seed):
    """Cards, tiles and counters keep their numbers and places in every position (2, 5, 6)."""
    for state in walk(seats, opening, seed):
        check_cards(state)
        check_heroes(state)
        for lord in state.lords:
            check_dungeon(state, lord)


def check_cards(state: State) -> None:
    rules = book(state)
    for lord in [*state.lords, *state.stand_ins]:
        assert sorted([*lord.hand, *lord.locked, *lord.played]) == sorted(rules.order)
    traps = [*state.deck, *state.discard]
    for lord in state.lords:
        traps += lord.traps + (lord.plan.traps if lord.plan else [])
    assert Counter(traps) == {row.id: row.count for row in rules.traps}
    for seat, lord in enumerate(state.lords):
        standing = state.spaces.count(seat)
        assert standing + len(lord.idle) <= 3
        assert set(lord.idle) <= set(lord.played)
    assert all(who in range(state.seats) or who == FREE or who >= STAND_IN for who in state.spaces)


def check_heroes(state: State) -> None:
    rules = book(state)
    found = [*state.adventurers, *state.arriving, *state.waiting, *state.away]
    for lord in state.lords:
        found += [*lord.file, *lord.prison]
    if state.tent:
        found.append(rules.paladin(state.year))
    expected = [row.id for row in (*rules.adventurers, *rules.paladins) if row.year <= state.year]
    assert sorted(found) == sorted(expected)
    for lord in state.lords:
        roles = [rules.hero[hero].role for hero in lord.file]
        assert "paladin" not in roles[1:] or state.clash is not None
        assert all(state.wounds.get(hero, 0) < state.hit_points(hero) for hero in lord.file)


def check_dungeon(state: State, lord) -> None:
    ground = book(state).map
    assert 1 <= lord.evil <= 15
    assert min(lord.gold, lord.food, lord.imps, lord.free_imps(), lord.letters) >= 0
    assert set(ground.distances(lord.tiles)) == set(lord.tiles)
    for cell, tile in lord.tiles.items():
        assert not ground.fills(cell, lord.tiles)
        if tile != "tunnel":
            assert all(lord.tiles.get(near, "tunnel") == "tunnel" for near in ground.near[cell])
            assert cell in ground.zones[book(state).room[tile].zone]


def test_a_table_just_loaded_can_be_read_in_a_fresh_process():
    """A fresh process can read a saved table with any step on its agenda."""
    sources = list(Path(games.dungeon_lords.__file__).parent.rglob("*.py"))
    late = [path.name for path in sources if re.search(r"^ {4,}(from|import) \S*rules", path.read_text("utf-8"), re.M)]
    assert late == []


PHASES = ("phase_lock", "phase_orders", "phase_resolve", "phase_production", "phase_retrieve", "phase_event",
          "phase_prisoner", "phase_plan", "phase_clash")  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_year_goes_by_in_its_order(seats):
    """4: the phases of a round, four rounds, four fights, two years; no minion is left when production begins."""
    seen = set()
    for seed in range(3):
        last = (1, 1, 0, 0)
        for state in walk(seats, "choose", seed):
            phase = GAME.view(state, None).phase
            if phase not in PHASES:
                continue
            now = (state.year, state.round, state.fight, PHASES.index(phase))
            assert now >= last
            last = now
            seen.add(now)
            assert phase != "phase_event" or state.round > 1
            assert (state.fight > 0) == (phase in PHASES[6:])
            if phase in ("phase_production", "phase_retrieve", "phase_event"):
                assert set(state.spaces) == {FREE}
    assert {(year, number) for year, number, _, _ in seen} == {
        (year, number) for year in (1, 2) for number in range(1, 5)
    }
