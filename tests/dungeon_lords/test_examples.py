"""The worked examples of RULES.md, one scene or test each."""

import pytest

from games import core
from games.core import Deal, Seat
from games.dungeon_lords import GAME
from games.dungeon_lords.rules.adventurers import Assignment, draw_adventurers, join
from games.dungeon_lords.rules.digging import Digging
from games.dungeon_lords.rules.events import Payday, Taxes
from games.dungeon_lords.rules.evil import lower_evil, raise_evil
from games.dungeon_lords.rules.exchange import Mining
from games.dungeon_lords.rules.orders import SelectOrders, StandInsDraw
from games.dungeon_lords.rules.production import Producing, Retrieving
from games.dungeon_lords.rules.resolve import Resolve
from games.dungeon_lords.rules.rounds import EndRound, NewYear
from games.dungeon_lords.scoring import outcome
from tests.dungeon_lords.scenes import Scene, play
from tests.dungeon_lords.stage import sketch

A, B, C, D = (Seat(n) for n in range(4))

SCENES = [
    Scene(
        "E1 Placement: spaces are taken in play order, and the fourth minion lies on its card",
        "players 4",
        """
        A> orders get_food mine_gold dig_tunnels
        B> orders get_food mine_gold dig_tunnels
        C> orders get_food mine_gold dig_tunnels
        table: spaces
        D> orders get_food buy_traps recruit_imps
        A? use-order | decline
        A> use-order
        B> use-order
        C> use-order
        A: gold 2, food 5
        B: evil 6, food 6
        C: evil 7, food 6, gold 4
        D: gold 3, food 3, evil 5, idle get_food
        """,
        (SelectOrders(), Resolve(0), Retrieving(D)),
    ),
    Scene(
        "E2 First-order fee: without gold the minion lies on the card and the space stays free",
        """
        players 4, offer goblin goblin goblin
        A: gold 0
        B: gold 2
        C: gold 1
        """,
        """
        A> orders hire_monster get_food mine_gold
        B> orders hire_monster get_food mine_gold
        C> orders hire_monster get_food mine_gold
        D> orders dig_tunnels build_room buy_traps
        A: idle hire_monster, gold 0
        B: gold 1
        C: gold 0
        table: spaces get_food=ABC dig_tunnels=D.. mine_gold=ABC buy_traps=D.. hire_monster=BC. build_room=D..
        C? hire goblin | decline
        """,
        (SelectOrders(), Resolve(18)),
    ),
    Scene(
        "E3 Reverse order: III chooses first and pays 1 food more",
        """
        players 3, offer goblin vampire slime, spaces hire_monster=CAB
        B: food 2
        """,
        """
        B> hire goblin
        B: food 0, lair goblin
        A> hire vampire
        A: evil 7, lair vampire
        C> hire slime
        C: food 2, lair slime
        table: offer
        done
        """,
        (Resolve(0),),
    ),
    Scene(
        "E4 Digging: B2, A2, A1 is legal and uses three imps",
        "players 2",
        """
        A> dig b2
        A> dig a2
        A> dig a1
        A: tiles c1 c2 c3 b2 a2 a1, busy 3
        done
        """,
        (Digging(A, "dig_tunnels", 1, 0),),
    ),
    Scene(
        "E4 Digging: B2, B3 would fill a square; B1, A1, B3 is legal",
        "players 2",
        """
        A> dig b2
        A! dig b3 = square (6)
        A?- dig b3
        A> stop
        B> dig b1
        B> dig a1
        B> dig b3
        done
        """,
        (Digging(A, "dig_tunnels", 1, 0), Digging(B, "dig_tunnels", 1, 0)),
    ),
    Scene(
        "E5 Foreman: on space III one imp more is needed, who does nothing",
        """
        players 2
        A: tiles c1 c2 c3 c4
        B: tiles c1 c2 c3 c4, imps 5
        """,
        """
        A? mine 1 | mine 2 | decline
        A> mine 2
        A: gold 5, busy 3
        B> mine 4
        B: gold 7, busy 5
        """,
        (Mining(A, "mine_gold", 2), Mining(B, "mine_gold", 2)),
    ),
    Scene(
        "E6 Production: the coop with all three, or the magic room with two; not both",
        """
        players 2
        A: imps 2, food 1, tiles c1 c2=magic_room c3 b1=chicken_coop, lair troll
        B: imps 2, food 1, tiles c1 c2=magic_room c3 b1=chicken_coop, lair troll
        """,
        """
        A? produce chicken_coop 1 | produce magic_room 0 | produce magic_room 1 | stop
        A> produce chicken_coop 1
        A: food 2, busy 2, busy_trolls 1
        B> produce magic_room 1
        B: imps 3, busy 1, busy_trolls 1, food 0
        done
        """,
        (Producing(A), Producing(B)),
    ),
    Scene(
        "E7 Payday: the demon first takes the goblin, then the ghost cannot be paid",
        """
        players 2
        A: lair goblin ghost demon, unsettled goblin ghost demon, evil 14, food 0
        """,
        """
        A? let-go goblin | pay ghost | let-go ghost | pay demon | let-go demon
        A> pay demon
        A: lair demon, evil 15
        told given-up
        told unpaid
        done
        """,
        (Payday(A),),
    ),
    Scene(
        "E7 Payday: the ghost first, then neither demon nor goblin can be paid",
        """
        players 2
        A: lair goblin ghost demon, unsettled goblin ghost demon, evil 14, food 0
        """,
        """
        A> pay ghost
        A: lair ghost, evil 15
        done
        """,
        (Payday(A),),
    ),
    Scene(
        "E8 Taxes: seven tiles, two of them conquered: four gold are due",
        """
        players 2
        A: gold 2, tiles a1 b1 c1 d1 e1 c2 c3, conquered c1 c2
        """,
        """
        A? 0 to 2
        A> number 2
        A: gold 0, letters 2
        """,
        (Taxes(A),),
    ),
    Scene(
        "E9 Assignment: the weakest adventurer to the nicest, ties in play order",
        """
        players 4, arriving y1_warrior_1 y1_wizard_1 y1_priest_2 y1_thief_4
        A: evil 6
        B: evil 4
        C: evil 6
        D: evil 7
        """,
        """
        B: file y1_warrior_1
        A: file y1_wizard_1
        C: file y1_priest_2
        D: file y1_thief_4
        """,
        (Assignment(),),
    ),
    Scene(
        "E20 Stand-ins block spaces; the second player finds no space left",
        """
        players 2, spaces get_food=.ab dig_tunnels=.a. mine_gold=.b.
        stand-in 0: hand buy_traps build_room mine_gold, locked hire_monster recruit_imps improve_reputation,
            played get_food dig_tunnels
        stand-in 1: hand buy_traps build_room dig_tunnels, locked hire_monster recruit_imps improve_reputation,
            played get_food mine_gold
        """,
        """
        A> orders get_food mine_gold recruit_imps
        A? stand-in-order buy_traps | stand-in-order build_room | stand-in-order mine_gold
        A> stand-in-order buy_traps
        B> orders get_food recruit_imps mine_gold
        B> stand-in-order buy_traps
        table: spaces get_food=Aab dig_tunnels=.a. mine_gold=AbB recruit_imps=BA. buy_traps=ab.
        B: idle get_food
        """,
        (SelectOrders(), Retrieving(A)),
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_example(scene):
    """The example happens as in the rules."""
    play(scene)


def test_e1_a_card_with_a_minion_can_be_taken_back():
    """E1: the last lord may take back get_food, its first card."""
    play(
        Scene(
            "E1",
            """
            players 4
            A: played get_food mine_gold dig_tunnels, idle dig_tunnels, locked build_room buy_traps
            D: played get_food buy_traps recruit_imps, idle get_food recruit_imps, locked build_room mine_gold
            """,
            """
            A? retrieve get_food | retrieve dig_tunnels
            A> retrieve dig_tunnels
            A: locked get_food mine_gold, played, idle
            D? retrieve get_food | retrieve recruit_imps
            D> retrieve get_food
            D: locked buy_traps recruit_imps, played, idle
            """,
            (Retrieving(A), Retrieving(D)),
        )
    )


def test_e9_the_draw_is_sorted_by_strength():
    """E9: the draw is sorted by strength, keeping the order of equals."""
    t = sketch("players 4, adventurers y1_thief_1 y1_wizard_1 y1_thief_4 y1_warrior_1 y1_priest_2")
    draw_adventurers(t)
    assert t.waiting == ["y1_warrior_1", "y1_wizard_1", "y1_priest_2", "y1_thief_4"]


def test_e10_march():
    """E10: warriors march in front, newest first, behind the paladin."""
    t = sketch("players 2\nA: file y1_thief_1, evil 9")
    join(t, A, "y1_warrior_1")
    join(t, A, "y1_warrior_2")
    raise_evil(t, A, 1)
    join(t, A, "y1_warrior_3")
    join(t, A, "y1_priest_1")
    assert t.lords[0].file == [
        "paladin_1", "y1_warrior_3", "y1_warrior_2", "y1_warrior_1", "y1_thief_1", "y1_priest_1",
    ]  # fmt: skip


def test_e11_paladin():
    """E11: the paladin moves only to somebody at the tolerance and strictly above his host."""
    t = sketch("players 2\nA: evil 9\nB: evil 9")
    hosts = []
    for seat, by in ((A, 2), (B, 2), (B, 1), (B, -2), (A, -2), (B, -2)):
        (raise_evil if by > 0 else lower_evil)(t, seat, abs(by))
        hosts.append(t.host())
    assert hosts == [A, A, B, A, B, B]
    assert [lord.evil for lord in t.lords] == [9, 8]


def test_e18_scoring():
    """E18: every line of the score, for a table of four."""
    t = sketch(
        """
        players 4
        A: lair goblin troll witch vampire ghost, tiles a1 c1 c2 c3 b2=cafeteria d2=mint, conquered a1 c1 c2,
            letters 1,
            prison y1_thief_1 y1_thief_2 y1_thief_3 y1_thief_4 y1_priest_1 paladin_1, gold 0, food 0, imps 0, evil 1
        B: tiles c1=mint c3=workshop c2 d1 d3, gold 9, imps 9, evil 9
        C: tiles c1 c2 c3 d3 e3 e4 d1
        """
    )
    score = outcome(t).scores[0]
    assert score.parts == {
        "creatures": 5, "rooms": 4, "conquered": -6, "adventurers": 10, "paladins": 5, "letters": -3,
        "cafeteria": 3, "monster_lord": 3, "lord_of_halls": 2,
    }  # fmt: skip
    assert score.total == 23


@pytest.mark.parametrize(("seats", "autumn", "winter"), [(4, D, C), (3, A, B), (2, B, B)])
def test_e19_second_year_marker(seats, autumn, winter):
    """E19, R39: the marker passes to the left three times a year, and automatically between the years."""
    t = sketch(f"players {seats}, events payday taxes special, specials rats crusade")
    for number in (1, 2, 3, 4):
        t.round = number
        if number == 4:
            assert t.marker == autumn
        EndRound().run(t)
    NewYear().run(t)
    assert t.marker == winter


def test_e20_both_stand_ins_on_one_order():
    """E20: the second stand-in on an order takes space III."""
    t = sketch(
        """
        players 2
        stand-in 0: hand get_food dig_tunnels, locked, played
        stand-in 1: hand get_food mine_gold, locked, played
        """
    )
    StandInsDraw().run(t)
    assert t.spaces[:3] == [-1, 10, 11]
    assert t.spaces[7] == 10
    assert t.spaces[10] == 11


def test_a_whole_game_begins_with_secret_choices():
    """3, step 7: the first decision asks everyone for two of three cards."""
    state = GAME.begin(Deal(4, "begin", first=C))
    now = core.decision(state)
    assert now is not None
    assert sorted(now.asks) == [A, B, C, D]
    assert all((shape.least, shape.most, len(shape.items)) == (2, 2, 3) for shape in now.asks.values())
