"""The saved size of a table stays below 10 kB, whatever one move causes."""

import pytest

from games import core
from games.core import Deal
from games.dungeon_lords import GAME
from games.dungeon_lords.cards import book
from games.dungeon_lords.rules.combat import Combat
from games.dungeon_lords.rules.rounds import Scoring
from games.dungeon_lords.state import State
from tests.dungeon_lords.test_games import walk

MOST = 10_000
GAMES = 12


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_saved_table_stays_below_10_kb(seats):
    """All positions of some random games are below 10 kB; the usual one needs a third of that."""
    sizes = [len(GAME.codec.save(state)) for seed in range(GAMES) for state in walk(seats, "choose", seed)]
    assert sum(sizes) / len(sizes) < MOST * 0.4
    assert max(sizes) < MOST * 0.7


def undefended() -> State:
    """Return the last combat of four lords without defence, each with one corridor and three adventurers."""
    t = GAME.begin(Deal(4, "undefended", {"opening": "random"}))
    rules = book(t)
    t.agenda, t.told, t.year, t.round = [], [], 2, 4
    heroes = [hero.id for hero in rules.adventurers if hero.year == 2 and hero.role != "wizard"]
    t.cards = ["song_of_courage", "graffiti", "regeneration", "create_food"]
    for lord in t.lords:
        lord.tiles = dict.fromkeys(("c1", "c2", "c3", "c4", "d4", "e4", "e3", "e2"), "tunnel")
        lord.evil, lord.prison = 9, [hero.id for hero in rules.adventurers if hero.year == 1][:4]
        lord.locked, lord.hand = lord.hand[:2], lord.hand[2:]
        lord.file, heroes = heroes[:3], heroes[3:]
    return t


def test_a_whole_combat_in_one_move_is_saved_below_10_kb():
    """A whole combat without choices, with four rounds, sixteen clashes and scores, stays below 10 kB."""
    t = undefended()
    t.then(Combat(), Scoring())
    core.start(t)
    assert core.decision(t) is None
    assert len(t.told) > 120
    saved = GAME.codec.save(t)
    assert len(saved) < MOST * 0.8
    assert GAME.codec.load(saved) == t
