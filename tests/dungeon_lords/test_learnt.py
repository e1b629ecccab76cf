"""Which moves reveal something and therefore cannot simply be taken back."""

import pytest

from games import core
from games.core import Seat
from games.dungeon_lords.rules.attack import Attacks
from games.dungeon_lords.rules.clash import Begin
from games.dungeon_lords.rules.combat import RevealCard
from games.dungeon_lords.rules.digging import Digging
from games.dungeon_lords.rules.events import BeginPayday
from games.dungeon_lords.rules.exchange import Exchange, Mining
from games.dungeon_lords.rules.hiring import Hiring
from games.dungeon_lords.rules.orders import LockOrders, SelectOrders
from games.dungeon_lords.rules.planning import Planning
from games.dungeon_lords.rules.production import Producing
from games.dungeon_lords.rules.rounds import NewRound
from games.dungeon_lords.rules.traps import Traps
from tests.dungeon_lords.scenes import move
from tests.dungeon_lords.stage import sketch

A, B = Seat(0), Seat(1)
CARDS = "cards graffiti fireball suggestion magic_shield"
FIGHT = f"players 2, fight 1, {CARDS}\nA: file y1_thief_4 y1_warrior_4"

NEWS = [
    ("orders revealed", "players 3", [f"{who}> orders get_food mine_gold dig_tunnels" for who in "ABC"],
     [SelectOrders()]),
    ("inaccessible orders revealed", "players 2\nA: dealt get_food mine_gold dig_tunnels\nB: dealt get_food mine_gold "
     "buy_traps", ["A> some get_food+mine_gold", "B> some get_food+mine_gold"], [LockOrders()]),
    ("a card spied", f"players 2, {CARDS}", ["A> spy 3"], [Exchange(A, "improve_reputation", 0)]),
    ("a trap drawn", "players 2, deck pendulum", ["A> use-order"], [Exchange(A, "buy_traps", 1)]),
    ("tiles turned up", "players 2, events payday taxes special, monsters goblin slime ghost, rooms mint workshop\n"
     "A: gold 3", ["A> mine 1"], [Mining(A, "mine_gold", 0), NewRound(4)]),
    ("plans revealed", f"{FIGHT}, traps pendulum", ["A> lay-trap pendulum"], [Planning()]),
    ("a trap that goes off", f"{FIGHT}, lair troll\nA plan: cell c1, traps magic_dart trapdoor, creatures",
     ["A> aim y1_thief_4"], [Begin(A)]),
    ("a combat card turned up", f"{FIGHT}, gold 3", ["A> mine 1"], [Mining(A, "mine_gold", 0), RevealCard()]),
]  # fmt: skip

NO_NEWS = [
    ("mining", "players 2", ["A> mine 1"], [Mining(A, "mine_gold", 0)]),
    ("digging", "players 2", ["A> dig b1"], [Digging(A, "dig_tunnels", 0, 0)]),
    ("hiring", "players 2, offer goblin", ["A> hire goblin"], [Hiring(A, "hire_monster", 0)]),
    ("producing", "players 2\nA: tiles c1 c2=mint", ["A> produce mint 0"], [Producing(A)]),
    ("a wage", "players 2\nA: lair goblin slime", ["A> pay goblin"], [BeginPayday(A)]),
    ("a reputation", f"players 2, {CARDS}", ["A> use-order"], [Exchange(A, "improve_reputation", 0)]),
    ("an attack", f"{FIGHT}\nA plan: cell c1, traps, creatures troll\nclash: seat 0", ["A> attack troll 1"],
     [Attacks(A)]),
]  # fmt: skip


def learnt(given, lines, steps):
    """Return the counter of revelations before and after the last move."""
    t = sketch(given)
    t.then(*steps)
    core.start(t)
    for line in lines[:-1]:
        t = move(t, line)
    return t.learnt, move(t, lines[-1]).learnt


@pytest.mark.parametrize("row", NEWS, ids=lambda row: row[0])
def test_this_is_news(row):
    """The move reveals something hidden."""
    before, after = learnt(*row[1:])
    assert after > before


@pytest.mark.parametrize("row", NO_NEWS, ids=lambda row: row[0])
def test_this_is_no_news(row):
    """The move reveals nothing hidden."""
    before, after = learnt(*row[1:])
    assert after == before


def test_every_trap_that_is_turned_over_is_news():
    """Each revealed trap counts, also the second one of a labyrinth."""
    t = sketch(f"{FIGHT}, tiles c1=labyrinth\nA plan: cell c1, traps pendulum trapdoor, creatures\nclash: seat 0")
    t.then(Traps(A))
    core.start(t)
    assert t.learnt == 2
