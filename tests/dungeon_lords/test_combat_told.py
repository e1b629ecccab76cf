"""What a lord is told while planning and fighting: the cost of a tile, tips that fit the party."""

from games import core
from games.core import Seat
from games.dungeon_lords import GAME
from games.dungeon_lords.rules.attack import Attacks
from games.dungeon_lords.rules.planning import Planning
from games.dungeon_lords.state import Clash
from locales import Speaker, words
from tests.dungeon_lords.stage import sketch

A = Seat(0)


def test_losing_a_scoring_room_costs_its_own_points_too() -> None:
    """With a golem and a demon a Pandemonium brings 4, losing it costs 8; a Hall of Fame what its titles bring."""
    tiles = "tiles c1 b1=pandemonium c2 d1=hall_of_fame b2=tunnel"
    t = sketch(f"""
        players 3, year 2, fight 1
        A: imps 1, food 0, gold 0, {tiles}, conquered c1 c2 b2, lair golem demon, file y2_thief_1
        B: evil 9, tiles c1=mint c2=mint c3 c4 b4 a4 a3, lair ghost slime witch
    """)
    t.then(Planning())
    core.start(t)
    now = core.decision(t)
    assert now is not None
    asked = now.step.question(t, Seat(0)).values["tiles"]
    hall = GAME.outcome(t).scores[0].parts["hall_of_fame"]
    assert hall > 0
    assert {one.values["tile"]: one.values["points"] for one in asked} == {"pandemonium": 8, "hall_of_fame": 4 + hall}


def test_a_tip_on_attacks_names_priests_only_if_one_is_there() -> None:
    """Priests cannot heal anybody in a party without one."""
    told = []
    for file in ("y1_thief_1 y1_wizard_1", "y1_priest_1 y1_wizard_1"):
        t = sketch(f"players 2, fight 1\nA: tiles c1, file {file}\nA plan: cell c1, traps, creatures witch")
        t.clash = Clash(A)
        t.then(Attacks(A))
        core.start(t)
        now = core.decision(t)
        assert now is not None
        tip = GAME.tip(now.step.word(), now.asks[Seat(0)])
        assert tip is not None
        told.append(Speaker(words("en"), "dungeon_lords", ("Mira", "Odo"))(tip))
    assert ["priest" in one for one in told] == [False, True]
