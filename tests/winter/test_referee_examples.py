"""The referee plays the worked examples of section 12, so that it can be trusted as a measure for the game."""

from tests.winter.referee_data import BASIC, LEGENDARY_DWARFS, MARKET, NEXT_TO
from tests.winter.referee_scene import RED, YELLOW, Scene
from tests.winter.referee_score import Verdict, parts_of, standing_of, titles, verdict
from tests.winter.referee_table import Decision
from tests.winter.referee_world import banned, sets_for, turn_moves


def test_e1_a_disaster_lies_in_its_area() -> None:
    scene = Scene(disaster="frozen_winch")
    scene.dwarfs(YELLOW, "mine_4")
    scene.referee.reveal_disaster()
    scene.world.players[YELLOW].hand = ["miner"]
    scene.start(scene.referee.turn(YELLOW))
    scene.say(YELLOW, ("play", "horn"), ("card", "miner"))
    assert scene.world.disasters == {"frozen_winch"}
    assert scene.purse(YELLOW)["stone"] == 2


def drum() -> Scene:
    scene = Scene()
    scene.world.disasters = {"fallen_pines"}
    scene.dwarfs(YELLOW, "forest_1", "forest_2", "forest_3")
    scene.dwarfs(RED, "forest_1")
    yellow, red = scene.world.players
    yellow.hand = ["woodcutter", "forest_scout"]
    red.cards.append("mason_a")
    red.hand = ["forest_scout", "woodcutter", "mason_a", "farmer"]
    scene.start(scene.referee.turn(YELLOW))
    scene.say(YELLOW, ("play", "drum"), ("card", "woodcutter"))
    return scene


def test_e2_to_e4_the_drum_and_its_followers() -> None:
    scene = drum()
    yellow, red = scene.world.players
    assert (yellow.actions, yellow.purse["wood"]) == (4, 4)
    scene.say(YELLOW, ("card", "forest_scout"))
    assert scene.now is not None
    assert scene.now.kind == "talent"
    assert ("move", RED, BASIC, "forest_1", "mine_4") in scene.legal(YELLOW, "move")
    scene.say(YELLOW, ("move", YELLOW, BASIC, "forest_1", "mine_4"))
    assert scene.now.kind == "follow"
    assert scene.now.asks == {RED: {("card", "forest_scout"), ("card", "woodcutter"), ("card", "mason_a"), ("done",)}}
    scene.say(RED, ("card", "forest_scout"), ("move", RED, BASIC, "forest_1", "forest_2"))
    scene.say(RED, ("card", "woodcutter"), ("card", "mason_a"))
    assert (red.purse["wood"], red.purse["stone"], red.actions, red.hand) == (3, 3, 5, ["farmer"])
    assert scene.now is not None
    assert scene.now.kind == "turn"


def test_e4_in_a_blocked_forest_nothing_is_produced() -> None:
    scene = drum()
    scene.say(YELLOW, ("done",))
    scene.say(RED, ("card", "woodcutter"))
    assert scene.purse(RED)["wood"] == 2


def test_e5_and_e6_a_frost_giant_costs_one_action_and_never_below_three() -> None:
    scene = Scene()
    scene.world.monsters = {"frost_giant_a": "wall_1"}
    scene.dwarfs(YELLOW, "field_1", "forest_4")
    scene.dwarfs(RED, "mine_4")
    scene.start(scene.referee.attack())
    scene.say(YELLOW, ("to", "field_2"))
    assert [player.actions for player in scene.world.players] == [4, 5]
    for _ in range(3):
        scene.referee.suffer(YELLOW, "frost_giant")
        scene.referee.suffer(YELLOW, "ice_witch")
    assert scene.world.players[YELLOW].actions == 3
    assert scene.world.players[YELLOW].hand_size == 5


def test_e7_gold_is_lost_instead() -> None:
    for wood, gold, left in ((0, 1, (0, 0)), (0, 0, (0, 0)), (1, 5, (0, 5))):
        scene = Scene()
        scene.world.monsters = {"frozen_treant_b": "forest_3"}
        scene.dwarfs(YELLOW, "forest_1")
        purse = scene.purse(YELLOW, wood=wood, gold=gold)
        scene.start(scene.referee.attack())
        scene.say(YELLOW, ("to", "forest_2"))
        assert (purse["wood"], purse["gold"]) == left


def test_e8_a_monster_walks_into_the_castle() -> None:
    scene = Scene()
    scene.world.monsters = {"ogre_king_a": "wall_3"}
    scene.start(scene.referee.attack())
    assert scene.now == Decision("path", {YELLOW: frozenset({("to", "forest_1"), ("to", "forest_2")})}, "ogre_king_a")
    scene.say(YELLOW, ("to", "forest_1"))
    scene.start(scene.referee.attack())
    assert scene.world.monsters == {"ogre_king_a": "castle"}
    assert verdict(scene.world).reasons == {"castle"}
    scene.dwarfs(YELLOW, "castle", "castle", "castle")
    scene.purse(YELLOW, food=2, stone=1)
    scene.start(scene.referee.turn(YELLOW))
    scene.say(YELLOW, ("beat", "ogre_king_a"))
    assert not verdict(scene.world).reasons


def test_e9_the_wolf_pushes() -> None:
    scene = Scene()
    scene.world.monsters = {"winter_wolf_a": "wall_2", "frozen_treant_b": "forest_3"}
    scene.dwarfs(YELLOW, "forest_2")
    scene.start(scene.referee.attack())
    scene.say(YELLOW, ("attack", "winter_wolf_a"))
    assert scene.legal(YELLOW, "to") == {("to", "field_3"), ("to", "field_4")}
    scene.say(YELLOW, ("to", "field_3"))
    assert scene.now is not None
    assert scene.now.about == "frozen_treant_b"
    assert scene.legal(YELLOW, "to") == {("to", "forest_2"), ("to", "mine_3")}
    scene.say(YELLOW, ("to", "forest_2"))
    assert scene.now is None
    assert scene.world.monsters["frozen_treant_b"] == "castle"
    assert scene.purse(YELLOW)["wood"] == 1


def test_e10_an_ogre_king_brings_a_disaster() -> None:
    disasters = "frozen_winch black_frost famine"
    monsters = "ogre_king_b yeti_a banshee_a frost_giant_a"
    scene = Scene(3, disaster=disasters, monster=monsters, hero="cook forager carpenter mason_a")
    scene.start(scene.referee.play())
    for seat in (1, 2, 2):
        scene.say(seat, ("place", seat, BASIC, "wall_1"))
    assert scene.world.disasters == set(disasters.split())
    assert scene.now is not None
    assert (scene.now.kind, set(scene.now.asks)) == ("turn", {0})


def test_e11_and_e12_the_market_slides() -> None:
    scene = Scene(hero="baker_b captain_b")
    scene.world.market = ["cook", "forager", "mason_a", "baker_a"]
    yellow = scene.world.players[YELLOW]
    scene.start(scene.referee.turn(YELLOW))
    assert len(scene.legal(YELLOW, "buy")) == 4
    scene.say(YELLOW, ("buy", "mason_a"))
    assert (yellow.purse["gold"], yellow.actions, yellow.cards[-1], yellow.hand) == (1, 4, "mason_a", [])
    assert scene.world.market == ["baker_b", "cook", "forager", "baker_a"]
    assert not scene.legal(YELLOW, "buy")
    yellow.hand = ["recruiter_a"]
    scene.purse(YELLOW, gold=2)
    scene.say(YELLOW, ("play", "flute"), ("card", "recruiter_a"), ("take", "baker_a"))
    assert scene.world.market == ["captain_b", "baker_b", "cook", "forager"]
    assert (yellow.purse["gold"], yellow.actions) == (0, 3)


def test_e13_one_placement_in_an_area() -> None:
    scene = Scene()
    scene.start(scene.referee.turn(YELLOW))
    scene.say(YELLOW, ("place", YELLOW, BASIC, "mine_4"))
    assert len(scene.legal(YELLOW, "place")) == 16
    assert ("place", YELLOW, BASIC, "mine_4") not in scene.legal(YELLOW, "place")
    scene.say(YELLOW, ("place", YELLOW, BASIC, "forest_1"), ("move", YELLOW, BASIC, "forest_1", "mine_4"))
    assert scene.world.dwarfs["mine_4", YELLOW, BASIC] == 2
    assert scene.world.players[YELLOW].actions == 2


def test_e14_and_e15_fights() -> None:
    scene = Scene()
    scene.world.monsters, scene.world.disasters = {"frozen_treant_b": "forest_2"}, {"broken_dam"}
    scene.dwarfs(YELLOW, "forest_2", "forest_2", "forest_2", "forest_2")
    scene.purse(YELLOW, wood=3)
    yellow = scene.world.players[YELLOW]
    yellow.actions = 0
    scene.start(scene.referee.turn(YELLOW))
    scene.say(YELLOW, ("beat", "frozen_treant_b"))
    assert (yellow.purse["wood"], yellow.home.total(), yellow.pile) == (1, 6, ["frozen_treant_b"])
    assert scene.now is None  # no action is left: the turn ends
    scene.dwarfs(YELLOW, "field_4", "field_4", "field_4")
    purse = scene.purse(YELLOW, wood=1, stone=1, gold=6)
    scene.start(scene.referee.turn(YELLOW))
    scene.say(YELLOW, ("overcome", "broken_dam"))
    assert (purse["wood"], purse["stone"], purse["gold"]) == (0, 0, 7)


def test_e16_the_hand() -> None:
    scene = Scene()
    for player in scene.world.players:
        player.cards.append("cook")
    scene.world.players[RED].hand_size = 6
    scene.start(scene.referee.prepare())
    assert scene.now is not None
    assert set(scene.now.asks) == {YELLOW, RED}
    scene.say(RED, ("hand", *scene.world.players[RED].cards[:6]))
    assert set(scene.now.asks) == {YELLOW}


def test_e17_the_banshee() -> None:
    scene = Scene()
    scene.world.monsters, scene.world.fresh = {"banshee_a": "mine_2"}, {"banshee_a"}
    assert banned(scene.world) == set()
    scene.world.fresh = set()
    scene.dwarfs(RED, "mine_2", "mine_2")
    scene.start(scene.referee.turn(RED))
    assert ("play", "horn") not in scene.legal(RED, "play")
    scene.say(RED, ("beat", "banshee_a"))
    assert ("play", "horn") in scene.legal(RED, "play")


def test_e18_the_final_score() -> None:
    scene = Scene()
    yellow = scene.world.players[YELLOW]
    scene.purse(YELLOW, gold=7, stone=7, food=3, wood=1)
    yellow.cards += ["log_hauler_a", "forager", "carpenter", "cook", "captain_a", "baker_a"]
    yellow.pile = ["fallen_pines", "ice_storm", "frost_giant_b", "winter_wolf_a"]
    parts = parts_of(scene.world, YELLOW)
    assert parts == {
        "maker": 5, "army": 3, "heroes": 13, "monsters": 8, "disasters": 6, "bloodthirst": 0, "legendary": 0,
    }  # fmt: skip
    assert sum(parts.values()) == 35


def test_e19_bloodthirst() -> None:
    scene = Scene(2, "bloodthirst")
    scene.world.players[YELLOW].pile = ["ogre_king_a", "ogre_king_b", "frost_giant_b", "winter_wolf_a"]
    parts = parts_of(scene.world, YELLOW)
    assert parts["monsters"] + parts["bloodthirst"] == 21


def test_e20_the_tie_break() -> None:
    scene = Scene()
    scene.world.week = 7
    scene.purse(YELLOW, food=1)
    scene.purse(RED, food=4)
    assert verdict(scene.world).ranking == ((RED,), (YELLOW,))
    scene.purse(RED, food=1)
    assert verdict(scene.world).ranking == ((YELLOW, RED),)
    assert standing_of(scene.world, YELLOW) == (3, 7, 0, 2, 1, 2, 2, 0, 0)


def test_e21_alone_with_three_tokens() -> None:
    scene = Scene(1, hero="captain_a captain_b cook")
    scene.world.market = ["forager", "mason_a", "baker_a", "baker_b"]
    alone = scene.world.players[0]
    scene.start(scene.referee.turn(0))
    for instrument, actions in (("drum", 5), ("lute", 4), ("horn", 3)):
        scene.say(0, ("play", instrument))
        assert alone.actions == actions
    assert not scene.legal(0, "play")
    for hero in ("baker_b", "baker_a", "mason_a"):
        scene.say(0, ("buy", hero))
    assert (alone.purse["gold"], alone.actions) == (1, 0)
    assert scene.now is None


def test_e22_titles() -> None:
    scene = Scene(1)
    alone = scene.world.players[0]
    alone.pile = ["frost_giant_b", "yeti_b", "ogre_king_a", "ogre_king_b", "frost_giant_a", "banshee_b", "yeti_a"]
    alone.pile += ["fallen_pines", "ice_storm", "great_blizzard", "avalanche", "broken_dam", "famine", "cave_in"]
    alone.cards += ["cook", "forager", "carpenter"]
    assert sum(parts_of(scene.world, 0).values()) > 50
    assert titles(scene.world) == ("legend", "hunter", "survivor")
    alone.pile = ["fallen_pines", "ice_storm", "frozen_path", "great_blizzard", "cave_in", "flooded_shaft"]
    alone.cards = []
    alone.home[BASIC] = 6
    assert titles(scene.world) == ()


def test_e23_a_nightmare() -> None:
    for week, revealed in ((3, 2), (4, 1), (5, 2), (7, 2)):
        scene = Scene(2, "nightmare", disaster="frozen_winch black_frost famine")
        scene.world.week = week
        scene.start(scene.referee.weeks())
        assert len(scene.world.disasters) == revealed


def test_e24_the_snowball() -> None:
    scene = Scene(2, "legendary", disaster="crystal_thicket frozen_winch frozen_roots")
    scene.world.disasters = {"fallen_pines"}
    scene.referee.reveal_disaster()
    assert scene.world.disasters == {"fallen_pines", "crystal_thicket", "frozen_winch"}
    scene = Scene(2, "legendary", disaster="rockfall frozen_roots")
    scene.world.disasters = {"fallen_pines", "ice_storm", "frozen_winch"}
    scene.referee.reveal_disaster()
    assert len(scene.world.disasters) == 4


def test_e25_the_ice_warrior() -> None:
    scene = Scene(2, "legendary")
    scene.world.monsters, scene.world.disasters = {"frozen_treant_b": "forest_2"}, {"broken_dam"}
    scene.dwarfs(YELLOW, "forest_2", "forest_2")
    scene.dwarfs(YELLOW, "forest_2", kind="ice_warrior")
    assert sets_for(scene.world, YELLOW, "frozen_treant_b", "forest_2") == {("use", BASIC, "ice_warrior")}
    scene.start(scene.referee.turn(YELLOW))
    scene.say(YELLOW, ("beat", "frozen_treant_b"))
    assert scene.world.players[YELLOW].home == {BASIC: 5, "ice_warrior": 1}
    scene.dwarfs(YELLOW, "field_4", "field_4")
    scene.referee.put(YELLOW, "ice_warrior", "field_4")
    scene.purse(YELLOW, wood=1)
    assert sets_for(scene.world, YELLOW, "broken_dam", "field_4") == {("use", BASIC, BASIC, "ice_warrior")}


def test_e26_the_thunder_king() -> None:
    scene = Scene(2, "legendary")
    yellow = scene.world.players[YELLOW]
    yellow.home["thunder_king"], yellow.actions, yellow.placed = 1, 0, {"castle"}
    moves = turn_moves(scene.world, YELLOW)
    assert moves == {("end",)} | {("place", YELLOW, "thunder_king", to) for to in NEXT_TO if to != "castle"}


def test_e27_the_army() -> None:
    scene = Scene(2, "legendary")
    yellow = scene.world.players[YELLOW]
    yellow.home.update(dict.fromkeys(LEGENDARY_DWARFS, 1))
    yellow.home[BASIC] = 4
    parts = parts_of(scene.world, YELLOW)
    assert (parts["army"], parts["legendary"]) == (3, 6)


def test_a_whole_game_without_a_move() -> None:
    """If nobody acts, the first monsters reach the castle in week 3."""
    scene = Scene(
        2, hero=" ".join(MARKET), disaster="frozen_winch black_frost famine", monster="yeti_a yeti_b banshee_a"
    )
    scene.start(scene.referee.play())
    scene.say(RED, ("place", RED, BASIC, "castle"))
    while scene.now is not None:
        (seat, moves), *_ = scene.now.asks.items()
        scene.say(seat, ("end",) if ("end",) in moves else min(moves, key=str))
    assert isinstance(scene.result, Verdict)
    assert scene.result.reasons == {"castle"}
    assert scene.world.week == 3
