"""The central board, space by space: cost and gain of each order, and inability to pay (2.1)."""

import pytest

from games import core
from games.core import Deal, Seat, say
from games.dungeon_lords import GAME
from games.dungeon_lords.choices import Dig, Stop
from games.dungeon_lords.rules.building import Building
from games.dungeon_lords.rules.digging import Digging
from games.dungeon_lords.rules.exchange import Exchange, Mining
from games.dungeon_lords.rules.hiring import Hiring
from games.dungeon_lords.rules.orders import SelectOrders, short
from games.dungeon_lords.rules.resolve import Resolve
from tests.dungeon_lords.scenes import Scene, play
from tests.dungeon_lords.stage import sketch

A, B, C = Seat(0), Seat(1), Seat(2)
DECK = "deck pendulum trapdoor wall_of_fire"
WIDE = "tiles c1 c2 c3 b1 a1 d1 e1"


def exchange(order, space, have, gets):
    return Scene(f"{order} {'I' * (space + 1)}", f"players 2, {DECK}\nA: {have}", f"A> use-order\nA: {gets}\ndone",
                 (Exchange(A, order, space),))  # fmt: skip


def refused(order, space, have):
    name = f"{order} {'I' * (space + 1)} cannot be paid in part: {have}"
    return Scene(name, f"players 2, {DECK}\nA: {have}", f"told impossible\nA: {have}, idle {order}\ndone",
                 (Exchange(A, order, space),))  # fmt: skip


EXCHANGES = [
    exchange("get_food", 0, "gold 1, food 0", "gold 0, food 2, evil 5"),
    exchange("get_food", 1, "gold 0, food 0", "gold 0, food 3, evil 6"),
    exchange("get_food", 2, "gold 0, food 0", "gold 1, food 3, evil 7"),
    exchange("get_food", 2, "gold 0, food 0, evil 13", "gold 1, food 3, evil 15"),
    exchange("improve_reputation", 0, "gold 0", "gold 0, evil 4, spied"),
    exchange("improve_reputation", 1, "gold 0", "gold 0, evil 3, spied"),
    exchange("improve_reputation", 2, "gold 1", "gold 0, evil 3, spied"),
    exchange("improve_reputation", 1, "evil 2", "evil 1, idle"),
    exchange("recruit_imps", 0, "food 1", "food 0, imps 4"),
    exchange("recruit_imps", 1, "food 2", "food 0, imps 5"),
    exchange("recruit_imps", 2, "food 1, gold 1", "food 0, gold 0, imps 5"),
    exchange("buy_traps", 0, "gold 1", "gold 0, traps wall_of_fire"),
    exchange("buy_traps", 1, "gold 0", "gold 0, traps wall_of_fire"),
    exchange("buy_traps", 2, "gold 2", "gold 0, traps wall_of_fire trapdoor"),
    refused("get_food", 0, "gold 0, food 9"),
    refused("get_food", 1, "evil 15"),
    refused("get_food", 2, "evil 14"),
    refused("improve_reputation", 2, "gold 0"),
    refused("recruit_imps", 0, "food 0, gold 9"),
    refused("recruit_imps", 1, "food 1, gold 9"),
    refused("recruit_imps", 2, "food 0, gold 9"),
    refused("recruit_imps", 2, "food 9, gold 0"),
    refused("buy_traps", 0, "gold 0"),
    refused("buy_traps", 2, "gold 1"),
]

WORK = [
    *(Scene(f"dig_tunnels {'I' * (space + 1)}: at most {most}", f"players 2\nA: imps 9, {WIDE}",
            "\n".join(f"A> dig {cell}" for cell in ("a2", "a3", "a4", "b4")[:most]) + f"\nA: busy {busy}\ndone",
            (Digging(A, "dig_tunnels", space, 0),))
      for space, most, busy in ((0, 2, 2), (1, 3, 3), (2, 4, 5))),
    *(Scene(f"mine_gold {'I' * (space + 1)}: at most {most}", f"players 2\nA: imps 9, {WIDE}",
            f"A! mine {most + 1} = too-many (P2d)\nA> mine {most}\nA: gold {3 + most}, busy {busy}\ndone",
            (Mining(A, "mine_gold", space),))
      for space, most, busy in ((0, 2, 2), (1, 3, 3), (2, 4, 5))),
    Scene("the foreman alone digs nothing", "players 2\nA: imps 1",
          "told impossible\nA: idle dig_tunnels, busy 0\ndone",
          (Digging(A, "dig_tunnels", 2, 0),)),
    Scene("the foreman and one imp: one tunnel", "players 2\nA: imps 2", "A> dig b1\nA: busy 2\ndone",
          (Digging(A, "dig_tunnels", 2, 0),)),
    Scene("the foreman is needed however few work", "players 2\nA: imps 4", "A> dig b1\nA> stop\nA: busy 2\ndone",
          (Digging(A, "dig_tunnels", 2, 0),)),
    Scene("a troll is no foreman", "players 2\nA: imps 1, lair troll troll",
          "told impossible\nA: idle mine_gold, busy_trolls 0\ndone", (Mining(A, "mine_gold", 2),)),
    Scene("imps that dug do not mine; a tunnel of this round is mined",
          "players 2, spaces dig_tunnels=A.. mine_gold=.A.\nA: imps 3, tiles c1=chapel",
          "A> dig c2\nA> stop\nA? mine 1 | decline\nA> mine 1\nA: gold 4, busy 2\ndone", (Resolve(0),)),
    Scene("no gold in rooms and in conquered tiles", "players 2\nA: imps 9, tiles c1 c2=chapel c3 c4, conquered c1",
          "A? mine 1 | mine 2 | decline", (Mining(A, "mine_gold", 2),)),
    Scene("6 rooms and conquered tiles are tiles: a tunnel may start there, and fill no square with them",
          "players 2\nA: tiles c1=mint c2, conquered c1 c2",
          "A? dig b1 | dig d1 | dig b2 | dig d2 | dig c3 | decline\nA> dig b1\n"
          "A? dig a1 | dig d1 | dig d2 | dig c3 | stop",
          (Digging(A, "dig_tunnels", 1, 0),)),
    Scene("6 the edge of the grid", "players 2\nA: tiles c1 d1 e1",
          "A! dig f1 = such-cell (6)\nA! dig e0 = such-cell (6)\nA? dig b1 | dig c2 | dig d2 | dig e2 | decline",
          (Digging(A, "dig_tunnels", 1, 0),)),
    Scene("nothing to mine", "players 2\nA: tiles c1, conquered c1", "told impossible\nA: idle mine_gold\ndone",
          (Mining(A, "mine_gold", 1),)),
    Scene("no cell left to dig: nobody is asked for more", "players 2\nA: imps 9, tiles a1 a2 a3 a4 b1 b4 c1 c4 d1 d4 "
          "e1 e2 e3 e4 c2 c3", "told impossible\nA: busy 0, idle dig_tunnels\ndone",
          (Digging(A, "dig_tunnels", 1, 0),)),
]  # fmt: skip

TILES = [
    Scene("hire_monster I and II cost the wage alone", "players 2, offer goblin goblin\nA: food 1\nB: food 1",
          "A> hire goblin\nB> hire goblin\nA: food 0, gold 3\nB: food 0, gold 3",
          (Hiring(A, "hire_monster", 0), Hiring(B, "hire_monster", 1))),
    Scene("hire_monster III wants a food besides the wage", "players 2, offer ghost troll\nA: food 2",
          "A? hire ghost | decline\nA! hire troll = cannot-pay (P2d)\nA> hire ghost\nA: food 1, evil 6",
          (Hiring(A, "hire_monster", 2),)),
    Scene("no food for space III: nothing can be hired", "players 2, offer ghost ghost\nA: food 0",
          "told impossible\nA: idle hire_monster, evil 5\ndone", (Hiring(A, "hire_monster", 2),)),
    Scene("who comes when all tiles are gone gets nothing", "players 3, offer goblin, spaces hire_monster=ABC",
          "C> hire goblin\ntold impossible\nB: idle hire_monster\nA: idle hire_monster\ntable: offer\ndone",
          (Resolve(0),)),
    Scene("one who declines leaves the tile to the next", "players 2, offer goblin, spaces hire_monster=AB.",
          "B> decline\nB: idle hire_monster, food 3\nA> hire goblin", (Resolve(0),)),
    Scene("a golem without a trap card, a demon without a monster", "players 2, offer golem demon\nA: lair ghost",
          "told impossible\nA: gold 3, idle hire_monster", (Hiring(A, "hire_monster", 0),)),
    Scene("a golem takes the only trap without a word", "players 2, offer golem\nA: traps pendulum",
          "A> hire golem\nA: traps, gold 2, lair golem\ntable: discard pendulum\ndone",
          (Hiring(A, "hire_monster", 0),)),
    Scene("dragon: 2 food and 2 evil, not at 14", "players 2, offer dragon\nA: evil 14",
          "told impossible\nA: evil 14, food 3", (Hiring(A, "hire_monster", 0),)),
    Scene("a demon may be given any monster, not the ghost",
          "players 2, offer demon\nA: lair ghost goblin, spent troll",
          "A> hire demon\nA? give-up goblin | give-up troll\nA> give-up troll\nA: lair ghost goblin demon, spent",
          (Hiring(A, "hire_monster", 0),)),
    Scene("a hired troll works this round", "players 2, offer troll\nA: food 2",
          "A> hire troll\nA: lair troll, food 0, busy_trolls 0\ndone", (Hiring(A, "hire_monster", 0),)),
    Scene("build_room in reverse: III and II pay, I has what is left for nothing",
          "players 3, halls mint workshop, spaces build_room=ABC\nA: gold 0\nB: gold 1\nC: gold 1",
          "C> build mint c3\nC: gold 0\nB> build workshop c1\nB: gold 0\ntold impossible\n"
          "A: idle build_room\ndone", (Resolve(0),)),
    Scene("build_room I is free", "players 2, halls mint\nA: gold 0", "A> build mint c3\nA: gold 0\ndone",
          (Building(A, "build_room", 0),)),
    Scene("no gold for a room", "players 2, halls mint\nA: gold 0", "told impossible\nA: idle build_room\ndone",
          (Building(A, "build_room", 1),)),
    Scene("the entrance may become a room", "players 2, halls chicken_coop",
          "A> build chicken_coop c1\nA: tiles c1=chicken_coop c2 c3", (Building(A, "build_room", 0),)),
]  # fmt: skip

SECOND_YEAR = [
    Scene("year 2: only bought traps come with one more to choose from",
          f"players 2, year 2, {DECK}, cards graffiti fireball suggestion magic_shield",
          "A? use-order | decline\nA> use-order\nB? use-order | spy 1 | spy 2 | spy 3 | spy 4 | decline",
          (Exchange(A, "get_food", 0), Exchange(B, "improve_reputation", 0))),
    Scene("year 2: the extra card with two bought ones", f"players 2, year 2, {DECK}",
          "A? use-order | draw-extra | decline\nA> use-order\nA: traps wall_of_fire trapdoor, gold 1\ndone",
          (Exchange(A, "buy_traps", 2),)),
]  # fmt: skip

HOME = [
    Scene(f"{order} {'I' * (space + 1)}: the minion goes home when it has done its work",
          f"players 2, {DECK}, cards graffiti, offer goblin, halls mint, "
          f"spaces {order}={'.' * space}A{'.' * (2 - space)}\nA: imps 5",
          f"A> {typed}\nA> stop\ntable: spaces\nA: idle" if order == "dig_tunnels" else
          f"A> {typed}\ntable: spaces\nA: idle", (Resolve(0),))
    for space in range(3)
    for order, typed in (("get_food", "use-order"), ("improve_reputation", "use-order"), ("dig_tunnels", "dig b1"),
                         ("mine_gold", "mine 1"), ("recruit_imps", "use-order"), ("buy_traps", "use-order"),
                         ("hire_monster", "hire goblin"), ("build_room", "build mint c3"))
]  # fmt: skip

DECLINED = [
    Scene(f"{order} declined: the minion lies on the card, nothing is paid or done",
          "players 2, offer goblin, halls mint",
          f"A> decline\nA: idle {order}, gold 3, food 3, evil 5, imps 3, busy 0, tiles c1 c2 c3, lair\n"
          "table: offer goblin, halls mint\ntold declined\ndone", (step,))
    for order, step in (
        ("get_food", Exchange(A, "get_food", 0)),
        ("dig_tunnels", Digging(A, "dig_tunnels", 2, 0)),
        ("mine_gold", Mining(A, "mine_gold", 2)),
        ("hire_monster", Hiring(A, "hire_monster", 0)),
        ("build_room", Building(A, "build_room", 1)),
    )
]  # fmt: skip

PLACES = [
    Scene("minions are put down order by order, each time in play order from the marker",
          "players 3, marker 1",
          "A> orders get_food mine_gold dig_tunnels\nB> orders mine_gold get_food dig_tunnels\n"
          "C> orders get_food mine_gold buy_traps\n"
          "table: spaces get_food=CAB mine_gold=BCA dig_tunnels=BA. buy_traps=C..\n"
          "A: played get_food mine_gold dig_tunnels, "
          "hand improve_reputation recruit_imps buy_traps hire_monster build_room", (SelectOrders(),)),
    Scene("no fee for a second or third order", "players 2, spaces get_food=aab\nA: gold 0\n"
          "stand-in 0: hand get_food, locked, played\nstand-in 1: hand get_food, locked, played",
          "A> orders mine_gold hire_monster dig_tunnels\nA> stand-in-order get_food\n"
          "B> orders mine_gold dig_tunnels hire_monster\nB> stand-in-order get_food\n"
          "table: spaces get_food=aab mine_gold=AB. hire_monster=AB. dig_tunnels=BA.\nA: gold 0, idle\nB: gold 3",
          (SelectOrders(),)),
    Scene("without gold the space stays free for another's second order",
          "players 3\nA: gold 0",
          "A> orders hire_monster get_food mine_gold\nB> orders get_food hire_monster mine_gold\n"
          "C> orders get_food mine_gold dig_tunnels\n"
          "table: spaces get_food=BCA mine_gold=CAB dig_tunnels=C.. hire_monster=B..\nA: idle hire_monster",
          (SelectOrders(),)),
    Scene("the fee is not given back", "players 3, offer troll troll troll\nA: food 0",
          "A> orders hire_monster improve_reputation get_food\nB> orders improve_reputation get_food mine_gold\n"
          "C> orders improve_reputation get_food mine_gold\nA: gold 2, idle hire_monster\ntold impossible\ndone",
          (SelectOrders(), Resolve(18))),
]  # fmt: skip


@pytest.mark.parametrize(
    "scene", [*EXCHANGES, *WORK, *TILES, *SECOND_YEAR, *HOME, *DECLINED, *PLACES], ids=lambda scene: scene.name
)
def test_order(scene):
    play(scene)


@pytest.mark.parametrize(
    ("step", "given", "reason"),
    [
        (Exchange(A, "get_food", 0), "gold 0", "cannot-pay"),
        (Exchange(A, "get_food", 1), "evil 15", "evil"),
        (Digging(A, "dig_tunnels", 2, 0), "imps 1", "imps"),
        (Digging(A, "dig_tunnels", 0, 0), "imps 0, lair troll", "troll-work"),
        (Mining(A, "mine_gold", 0), "imps 0", "imps"),
        (Mining(A, "mine_gold", 0), "tiles c1=mint", "too-many"),
        (Hiring(A, "hire_monster", 0), "food 0", "cannot-pay"),
        (Building(A, "build_room", 1), "gold 0", "cannot-pay"),
        (Building(A, "build_room", 1), "tiles c1 c2", "plot"),
    ],
)
def test_the_engine_says_why_nothing_can_be_done(step, given, reason):
    """P2d: the engine declines for the player, with the reason."""
    t = sketch(f"players 2, offer goblin, halls mint\nA: {given}")
    t.then(step)
    core.start(t)
    (event,) = t.told
    assert event.say.id == "dungeon_lords-log-impossible"
    assert event.say.values["reason"].id == f"dungeon_lords-why-{reason}"


@pytest.mark.parametrize("step", [Hiring(A, "hire_monster", 0), Building(A, "build_room", 0)])
def test_the_engine_says_that_nothing_is_left(step):
    """P2d: the engine says that no creature or room is left."""
    t = sketch("players 2")
    t.then(step)
    core.start(t)
    assert t.told[0].say.values["reason"].id == "dungeon_lords-why-tile-left"


@pytest.mark.parametrize(("seats", "after"), [(2, 3), (3, 0), (4, 0)])
def test_120_ways_to_choose_three_orders(seats, after):
    """P2b: three of six accessible orders in sequence; with two players, then one of three for the stand-in."""
    t = GAME.begin(Deal(seats, "ways", {"opening": "random"}))
    now = core.decision(t)
    assert {len(shape.choices) for shape in now.asks.values()} == {120}
    for choice in now.asks[A].choices:
        assert len({choice.first, choice.second, choice.third} - {*t.lords[0].locked}) == 3
    later = core.decision(core.apply(t, A, now.asks[A].choices[0]))
    assert (len(later.asks[A].choices) if A in later.asks else 0) == after
    assert later.sealed


@pytest.mark.parametrize(("imps", "dug", "space", "is_lost"), [
    (3, 0, 0, False), (1, 0, 0, True), (1, 1, 0, True), (2, 0, 0, False), (2, 0, 2, True), (1, 1, 2, False),
])  # fmt: skip
def test_digging_with_the_last_imps_is_asked_again_if_an_order_to_mine_is_then_lost(
    imps: int, dug: int, space: int, is_lost: bool
) -> None:
    """An order to mine needs a free imp, and a foreman on its third space; one that is lost already is not named."""
    t = sketch(f"players 2, spaces mine_gold={'.' * space}A\nA: imps {imps}")
    digging = Digging(A, "dig_tunnels", 1, dug)
    warned = [digging.warning(t, A, choice) for choice in (Dig("b1"), Stop())]
    lost = say("dungeon_lords-sure-dig", cell="b1", order=short("mine_gold"), n=2 if space == 2 else 1)
    assert warned == [lost if is_lost else None, None]
