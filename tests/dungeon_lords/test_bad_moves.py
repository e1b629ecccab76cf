"""Every bad move gets its own sentence and names its rule (16)."""

import pytest

from games import core
from games.core import Seat
from games.dungeon_lords.rules.attack import Attacks
from games.dungeon_lords.rules.building import Building
from games.dungeon_lords.rules.clash import Begin, SecondTile
from games.dungeon_lords.rules.combat import FreePrisoner, RevealCard
from games.dungeon_lords.rules.digging import Digging, Shed
from games.dungeon_lords.rules.events import BeginPayday, Taxes
from games.dungeon_lords.rules.exchange import Exchange, Mining
from games.dungeon_lords.rules.hiring import Hiring
from games.dungeon_lords.rules.orders import LockOrders, SelectOrders, short
from games.dungeon_lords.rules.payment import GiveMonster, TrapGoes
from games.dungeon_lords.rules.planning import Planning
from games.dungeon_lords.rules.production import Producing, Retrieving
from games.dungeon_lords.rules.specials import BeginStrike, CavingIn, Recall, Unrest, WitchHunt
from tests.dungeon_lords.scenes import Scene, play, read
from tests.dungeon_lords.stage import sketch

A, B = Seat(0), Seat(1)
FIGHT = "fight 1, cards graffiti magic_shield fireball suggestion"
STAND_INS = """
    stand-in 0: hand get_food mine_gold buy_traps, locked, played
    stand-in 1: hand get_food mine_gold buy_traps, locked, played
"""

REFUSALS = [
    ("out of phase", "players 2", "A! dig b1 = phase (4)", Exchange(A, "get_food", 0)),
    ("out of phase, in secret", "players 3", "A! stop = phase (4)", SelectOrders()),
    ("an inaccessible order", "players 3\nA: locked get_food",
     "A! orders get_food mine_gold dig_tunnels = inaccessible (P2b)", SelectOrders()),
    ("the same order twice", "players 3",
     "A! orders get_food get_food dig_tunnels = three-orders (P2b)", SelectOrders()),
    ("two orders", "players 3", "A! orders get_food mine_gold = three-orders (P2b)", SelectOrders()),
    ("one order", "players 3", "A! orders get_food = three-orders (P2b)", SelectOrders()),
    ("one inaccessible order", "players 3\nA: locked get_food",
     "A! orders get_food = inaccessible (P2b)", SelectOrders()),
    ("a card that was not drawn",
     "players 2\nA: dealt get_food mine_gold dig_tunnels\nB: dealt get_food mine_gold buy_traps",
     "A! some get_food+buy_traps = lock (3)", LockOrders()),
    ("an order the stand-in does not have", "players 2" + STAND_INS,
     "A> orders get_food mine_gold dig_tunnels\nA! stand-in-order build_room = stand-in-order (3.1)", SelectOrders()),
    ("a wage that cannot be paid", "players 2, offer goblin troll\nA: food 1",
     "A! hire troll = cannot-pay (P2d)", Hiring(A, "hire_monster", 0)),
    ("evil past 15", "players 2, offer vampire goblin\nA: evil 14",
     "A! hire vampire = evil (5)", Hiring(A, "hire_monster", 0)),
    ("too few imps", "players 2\nA: imps 1", "A! mine 2 = imps (P2d)", Mining(A, "mine_gold", 1)),
    ("trolls cannot mine", "players 2\nA: imps 1, lair troll",
     "A! mine 2 = troll-work (P2d)", Mining(A, "mine_gold", 1)),
    ("a cell that is taken", "players 2", "A! dig c2 = free-cell (6)", Digging(A, "dig_tunnels", 0, 0)),
    ("a cell off the grid", "players 2", "A! dig f9 = such-cell (6)", Digging(A, "dig_tunnels", 0, 0)),
    ("a cell that does not touch", "players 2", "A! dig a1 = neighbour (6)", Digging(A, "dig_tunnels", 0, 0)),
    ("a square", "players 2\nA: tiles c1 c2 c3 b1", "A! dig b2 = square (6)", Digging(A, "dig_tunnels", 0, 0)),
    ("a square, by the tool shed", "players 2\nA: tiles c1 c2 c3 b1", "A! dig b2 = square (6)", Shed(A)),
    ("too much gold", "players 2", "A! mine 3 = too-many (P2d)", Mining(A, "mine_gold", 0)),
    ("more gold than tunnels", "players 2\nA: tiles c1 c2=mint, imps 4",
     "A! mine 2 = too-many (P2d)", Mining(A, "mine_gold", 1)),
    ("a room on no tunnel", "players 2, halls mint",
     "A! build mint a4 = tunnel-there (6)", Building(A, "build_room", 0)),
    ("a room on a conquered tunnel", "players 2, halls mint\nA: tiles c1 c2 c3 c4, conquered c3",
     "A! build mint c3 = tunnel-there (6)", Building(A, "build_room", 0)),
    ("a room off the grid", "players 2, halls mint", "A! build mint z1 = such-cell (6)", Building(A, "build_room", 0)),
    ("two rooms side by side", "players 2, halls mint\nA: tiles c1 c2=chapel c3 c4",
     "A! build mint c3 = room-beside (6)", Building(A, "build_room", 0)),
    ("a room outside its zone", "players 2, halls mint", "A! build mint c1 = zone (6)", Building(A, "build_room", 0)),
    ("a creature that is gone", "players 2, offer goblin",
     "A! hire slime = tile-left (P2d)", Hiring(A, "hire_monster", 0)),
    ("a room that is gone", "players 2, halls mint",
     "A! build chapel c3 = tile-left (P2d)", Building(A, "build_room", 0)),
    ("no gold at all", "players 2", "A! mine 0 = less (P2d)", Mining(A, "mine_gold", 0)),
    ("a fifth combat card", f"players 2, {FIGHT}", "A! spy 5 = such-card (P2d)", Exchange(A, "improve_reputation", 0)),
    ("spying on space II", "players 2", "A! spy 1 = spy (P2d)", Exchange(A, "improve_reputation", 1)),
    ("an extra trap in year 1", "players 2, deck pendulum", "A! draw-extra = extra (P2d)", Exchange(A, "buy_traps", 1)),
    ("a trap not held", "players 2\nA: traps pendulum trapdoor",
     "A! discard-trap golden_ring = trap-held (P2d)", TrapGoes(A)),
    ("a ghost for a demon", "players 2\nA: lair ghost goblin slime",
     "A! give-up ghost = ghost-for-demon (R20)", GiveMonster(A, "")),
    ("a demon with only a ghost to feed it", "players 2, offer demon goblin\nA: lair ghost",
     "A! hire demon = ghost-for-demon (R20)", Hiring(A, "hire_monster", 0)),
    ("a golem without a trap, whatever ghosts there are", "players 2, offer golem goblin\nA: lair ghost",
     "A! hire golem = cannot-pay (P2d)", Hiring(A, "hire_monster", 0)),
    ("a demon with nobody to feed it", "players 2, offer demon goblin",
     "A! hire demon = cannot-pay (P2d)", Hiring(A, "hire_monster", 0)),
    ("a creature not there", "players 2\nA: lair goblin slime",
     "A! give-up witch = creature-there (P2d)", GiveMonster(A, "")),
    ("a room that has produced", "players 2\nA: tiles c1=chicken_coop c2 d1=tool_shed, used chicken_coop=1",
     "A! produce chicken_coop 0 = room-used (P3a)", Producing(A)),
    ("a room that does not produce", "players 2\nA: tiles c1=chicken_coop c2 d1=chapel",
     "A! produce chapel 0 = production (P3a)", Producing(A)),
    ("too few workers", "players 2\nA: tiles c1=chicken_coop c2 c3=tool_shed, imps 2",
     "A! produce chicken_coop 0 = workers (P3a)", Producing(A)),
    ("a card that was carried out", "players 2\nA: played get_food mine_gold buy_traps, idle buy_traps",
     "A! retrieve mine_gold = retrieve (P3b)", Retrieving(A)),
    ("a creature already settled", "players 2\nA: lair goblin slime",
     "A! pay witch = creature-there (7)", BeginPayday(A)),
    ("a wage on payday", "players 2\nA: lair troll goblin, food 1", "A! pay troll = cannot-pay (P2d)", BeginPayday(A)),
    ("more tax than due", "players 2", "A! number 3 = amount (7)", Taxes(A)),
    ("less tax than none", "players 2", "A! number -1 = amount (7)", Taxes(A)),
    ("more tax than gold", "players 2\nA: gold 1", "A! number 2 = cannot-pay (P2d)", Taxes(A)),
    ("more food than the imps want", "players 2, special imp_unrest", "A! number 2 = amount (7)", Unrest(A)),
    ("more food than the imps want or there is", "players 2, special imp_unrest\nA: imps 4, food 1",
     "A! number 2 = cannot-pay (P2d)\nA! number 3 = amount (7)", Unrest(A)),
    ("more tax than due or there is", "players 2\nA: gold 1", "A! number 3 = amount (7)", Taxes(A)),
    ("a creature the hunters cannot have", "players 2, special witch_hunt\nA: lair goblin",
     "A! sacrifice troll = creature-there (7)", WitchHunt(A)),
    ("an icon the wage does not show", "players 2, special monster_strike\nA: lair goblin",
     "A! appease gold = such-wage (7)", BeginStrike(A)),
    ("an icon that cannot be paid", "players 2, special monster_strike\nA: lair witch, evil 15",
     "A! appease evil = evil (5)", BeginStrike(A)),
    ("too few traps recalled", "players 2, special trap_recall\nA: traps pendulum pendulum trapdoor trapdoor",
     "A! some pendulum = recall (7)", Recall(A)),
    ("a room for a cave-in", "players 2, special cave_in\nA: tiles c1 c2=mint",
     "A! cave-in c2 = tunnel-to-lose (7)", CavingIn(A)),
    ("props without gold", "players 2, special cave_in\nA: gold 0", "A! shore = cannot-pay (P2d)", CavingIn(A)),
    ("a tile that is not the nearest", f"players 2, {FIGHT}\nA: file y1_thief_1, tiles c1 b1 d1, conquered c1",
     "A! defend c1 = nearest (9.1)", Planning()),
    ("a trap too dear for a room", f"players 2, {FIGHT}\nA: file y1_thief_1, tiles c1=mint, gold 0, traps pendulum",
     "A! lay-trap pendulum = cannot-pay (P2d)", Planning()),
    ("a trap not in hand", f"players 2, {FIGHT}\nA: file y1_thief_1, traps pendulum",
     "A! lay-trap trapdoor = trap-held (9.1)", Planning()),
    ("a second trap in a tunnel", f"players 2, {FIGHT}\nA: file y1_thief_1, traps pendulum trapdoor, lair goblin",
     "A> lay-trap pendulum\nA! lay-trap trapdoor = too-many-on-tile (9.1)", Planning()),
    ("too many monsters", f"players 2, {FIGHT}\nA: file y1_thief_1, lair goblin slime",
     "A! some goblin+slime = too-many-on-tile (9.1)", Planning()),
    ("a knocked-out creature", f"players 2, {FIGHT}\nA: file y1_thief_1, lair goblin, spent troll",
     "A! some troll = ready (9.1)", Planning()),
    ("a creature from elsewhere", f"players 2, {FIGHT}\nA: file y1_thief_1, lair goblin",
     "A! some dragon = creature-there (9.1)", Planning()),
    ("another tile than the one nearest", f"players 2, {FIGHT}\nA: file y1_thief_1, conquered c1 c2, traps pendulum",
     "A! defend a1 = nearest (9.1)", Planning()),
    ("another trap after the last", f"players 2, {FIGHT}\nA: file y1_thief_1, tiles c1=labyrinth, lair goblin, "
     "traps pendulum trapdoor", "A> no-trap\nA! lay-trap pendulum = more-traps (9.1)", Planning()),
    ("a knocked-out creature before the traps", f"players 2, {FIGHT}\nA: file y1_thief_1, traps pendulum, spent troll",
     "A! some troll = ready (9.1)", Planning()),
    ("a plan that is locked", f"players 2, {FIGHT}\nA: file y1_thief_4\nA plan: cell c1, traps, creatures troll",
     "A! lay-trap pendulum = plans-locked (9.1)", Begin(A)),
    ("creatures for a plan that is locked",
     f"players 2, {FIGHT}\nA: file y1_thief_4, lair ghost\nA plan: cell c1, traps, creatures troll",
     "A! some ghost = plans-locked (9.1)", Begin(A)),
    ("a plan before planning", f"players 2, {FIGHT}\nA: prison y1_thief_1 y1_thief_2, traps pendulum",
     "A! lay-trap pendulum = phase (4)\nA! defend c1 = phase (4)", FreePrisoner(A)),
    ("somebody who is no prisoner", "players 2\nA: prison y1_thief_1 y1_thief_2",
     "A! free y1_wizard_1 = prisoner (9.1)", FreePrisoner(A)),
    ("an illegal target",
     f"players 2, {FIGHT}\nA: file y1_thief_4 y1_priest_2 y1_wizard_1\nA plan: cell c1, traps, creatures ghost vampire",
     "A! attack ghost 1 y1_thief_4 = target (9.3)\nA! attack vampire 1 y1_priest_2 = target (9.3)", Begin(A)),
    ("a creature that is not planned",
     f"players 2, {FIGHT}\nA: file y1_thief_4\nA plan: cell c1, traps, creatures troll",
     "A! attack witch 1 = ready (9.3)\nA! attack troll 3 = mode (9.3)", Begin(A)),
    ("a mode that cannot be paid",
     f"players 2, {FIGHT}\nA: food 0, file y1_thief_4 y1_wizard_1\nA plan: cell c1, traps, creatures troll ghost",
     "A! attack troll 2 = cannot-pay (P2d)", Begin(A)),
    ("a dart at nobody",
     f"players 2, {FIGHT}\nA: file y1_thief_4 y1_wizard_1\nA plan: cell c1, traps magic_dart, creatures",
     "A! aim y1_priest_1 = aim (9.3)", Begin(A)),
    ("too rich a meal",
     f"players 2, {FIGHT}\nA: food 2, file y1_thief_4\nA plan: cell c1, traps poisoned_meal, creatures",
     "A? 1 to 2\nA! number 3 = meal (11)", Begin(A)),
    ("not the strongest monster", "players 2, fight 1, cards fist_of_justice graffiti\n"
     "A: file y1_wizard_4\nA plan: cell c1, traps, creatures troll witch goblin",
     "A! expose goblin = strongest (10)", RevealCard(), Begin(A)),
    ("a creature not there to withdraw", "players 2, fight 1, cards suggestion graffiti\n"
     "A: file y1_wizard_4\nA plan: cell c1, traps, creatures troll witch",
     "A! withdraw goblin = ready (10)", RevealCard(), Begin(A)),
    *((f"nothing of this game: {typed}", f"players 2, offer goblin, halls mint\nA: {lord}",
       f"A! {typed} = phase (4)", step)
      for typed, lord, step in (
          ("discard-trap banana", "traps pendulum trapdoor", TrapGoes(A)),
          ("give-up banana", "lair goblin slime", GiveMonster(A, "")),
          ("build banana c1", "gold 3", Building(A, "build_room", 0)),
          ("hire banana", "food 3", Hiring(A, "hire_monster", 0)),
          ("produce banana 0", "tiles c1 c2=mint", Producing(A)),
          ("pay banana", "lair goblin slime", BeginPayday(A)),
          ("dig b1", "gold 3", Building(A, "build_room", 0)),
      )),
    ("a second tile too far", "players 2\nA: tiles c1 c2 b1 a1, conquered c1",
     "A! flip a1 = nearest (9.1)", SecondTile(A)),
]  # fmt: skip


@pytest.mark.parametrize("row", REFUSALS, ids=lambda row: row[0])
def test_a_bad_move_is_explained(row):
    """A bad move has its own sentence and rule, and changes nothing."""
    name, given, script, *steps = row
    play(Scene(name, given, script, tuple(steps)))


VALUES = [
    ("retrieve mine_gold", "A: played get_food mine_gold buy_traps, idle buy_traps",
     {"orders": (short("get_food"), short("buy_traps"))}, Retrieving(A)),
    ("mine 2", "A: imps 2", {"n": 3, "free": 2}, Mining(A, "mine_gold", 2)),
    ("mine 3", "A: imps 9", {"n": 2}, Mining(A, "mine_gold", 0)),
    ("number 9", "A: gold 1, tiles c1 c2 c3 c4", {"n": 1}, Taxes(A)),
    ("number 9", "A: gold 9, tiles c1 c2 c3 c4", {"n": 2}, Taxes(A)),
    ("mine 0", "A: imps 1", {"n": 1}, Mining(A, "mine_gold", 0)),
    ("mine 0", "A: imps 9", {"n": 2}, Mining(A, "mine_gold", 0)),
    ("produce mint 0", "A: imps 2, lair troll, tiles c1=tool_shed c2 c3=mint, used mint=0",
     {"room": "mint", "n": 3, "imps": 2, "trolls": 1}, Producing(A)),
    ("hire vampire", "offer vampire goblin\nA: evil 14", {"max": 15}, Hiring(A, "hire_monster", 0)),
    ("build mint c1", "halls mint", {"room": "mint", "zone": "lower"}, Building(A, "build_room", 0)),
    ("defend c1", f"{FIGHT}\nA: file y1_thief_1, tiles c1 b1 d1, conquered c1", {"cells": ("b1", "d1")}, Planning()),
    ("some goblin+slime", f"{FIGHT}\nA: file y1_thief_1, lair goblin slime",
     {"tile": "tunnel", "cell": "c1", "traps": 1, "monsters": 1}, Planning()),
]  # fmt: skip


@pytest.mark.parametrize("row", VALUES, ids=lambda row: row[0])
def test_a_refusal_names_what_would_be_legal(row):
    """A refusal contains the table's amounts and lists."""
    typed, given, values, step = row
    t = sketch(f"players 2, {given}" if given.startswith(("offer", "halls", "fight")) else f"players 2\n{given}")
    t.then(step)
    core.start(t)
    assert core.why_not(t, A, read(typed)).say.values == values


def test_a_spy_sees_the_card_that_was_looked_at():
    """P2d: looking at the third position shows the third card."""
    t = sketch("players 2, cards graffiti fireball suggestion magic_shield")
    t.then(Exchange(A, "improve_reputation", 0))
    core.start(t)
    t = core.apply(t, A, read("spy 3"))
    (seen,) = [event for event in t.told if event.to is not None]
    assert (seen.to, dict(seen.say.values)) == (A, {"n": 3, "spell": "suggestion", "speed": "fast", "fatigue": 2})


def test_attacking_and_planning_are_different_questions():
    """The attack question never offers a plan."""
    assert Attacks.phase != Planning.phase
