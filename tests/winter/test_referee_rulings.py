"""The referee on the rulings of section 10, the expansion, and the refusals of section 11."""

import pytest

from tests.winter.referee_data import BASIC, NEXT_TO
from tests.winter.referee_refusals import Tried, refusal
from tests.winter.referee_scene import RED, YELLOW, Scene
from tests.winter.referee_world import Move, second_moves, talent_moves


def moves_of(scene: Scene, seat: int) -> frozenset[Move]:
    assert scene.now is not None
    return scene.now.asks[seat]


def why(scene: Scene, seat: int, move: Move, sort: str = "turn", first: Move | None = None) -> str | None:
    assert scene.now is not None
    return refusal(scene.world, scene.referee.active, scene.now, seat, Tried(sort, move, first))


def turn_of(scene: Scene, seat: int = YELLOW, *hand: str) -> Scene:
    scene.world.players[seat].hand = list(hand)
    scene.start(scene.referee.turn(seat))
    return scene


def test_7_a_tie_of_ways_is_asked_and_a_single_way_is_not() -> None:
    scene = Scene()
    scene.world.monsters = {"yeti_a": "wall_2", "yeti_b": "field_2"}
    scene.start(scene.referee.attack())
    scene.say(YELLOW, ("attack", "yeti_a"))
    assert why(scene, YELLOW, ("to", "mine_1"), "invasion") == "not_closer"
    scene.say(YELLOW, ("to", "field_4"))
    assert scene.now is None
    assert scene.world.monsters == {"yeti_a": "field_4", "yeti_b": "castle"}


def test_9_to_11_the_wolf_pushes_what_has_attacked_and_not_what_is_in_the_castle() -> None:
    scene = Scene()
    scene.world.monsters = {"winter_wolf_a": "field_2", "winter_wolf_b": "field_3", "yeti_a": "castle"}
    scene.start(scene.referee.attack())
    scene.say(YELLOW, ("attack", "winter_wolf_a"))
    # Only the other wolf can be pushed; it still attacks, from the castle, and finds nothing to push.
    assert scene.world.monsters["winter_wolf_b"] == "castle"
    assert moves_of(scene, YELLOW) == {("attack", "winter_wolf_b"), ("attack", "yeti_a")}
    assert why(scene, YELLOW, ("attack", "winter_wolf_a"), "invasion") == "already_activated"
    scene.say(YELLOW, ("attack", "yeti_a"))
    assert scene.now is None


def test_18_the_yeti_takes_one_dwarf_of_each_player_of_the_kind_its_owner_chooses() -> None:
    scene = Scene(2, "legendary")
    scene.world.monsters = {"yeti_a": "field_4"}
    scene.dwarfs(YELLOW, "castle", "castle")
    scene.dwarfs(RED, "castle", "field_4")
    scene.dwarfs(RED, "castle", kind="ice_warrior")
    scene.start(scene.referee.attack())
    assert scene.now is not None
    assert scene.now.kind == "return"
    assert scene.now.asks == {RED: {("home", BASIC), ("home", "ice_warrior")}}
    scene.say(RED, ("home", "ice_warrior"))
    assert scene.world.players[RED].home == {BASIC: 4, "ice_warrior": 1}
    assert scene.world.dwarfs["castle", YELLOW, BASIC] == 1


def test_52_the_wyrm_moves_again_when_it_meets_a_dwarf() -> None:
    for meets, where in (("wall_3", "forest_1"), ("mine_4", "castle"), ("castle", "castle"), ("forest_3", "forest_1")):
        scene = Scene(2, "legendary")
        scene.world.monsters = {"frost_wyrm_b": "wall_3"}
        scene.dwarfs(RED, "field_1" if meets == "wall_3" else meets)
        scene.start(scene.referee.attack())
        scene.say(YELLOW, ("to", "forest_1"))
        assert scene.world.monsters["frost_wyrm_b"] == where
        assert scene.now is None


def test_the_ice_queen_takes_unit_by_unit() -> None:
    scene = Scene(2, "legendary")
    purse = scene.purse(YELLOW, food=0, stone=0, wood=1, gold=1)
    scene.referee.suffer(YELLOW, "ice_queen")
    assert purse == {"food": 0, "stone": 0, "wood": 0, "gold": 0}
    purse = scene.purse(RED, gold=0)
    scene.referee.suffer(RED, "snow_dragon")
    assert purse == {"food": 2, "stone": 2, "wood": 2, "gold": 0}


def test_24_free_actions_are_open_in_ones_own_music_and_not_in_that_of_others() -> None:
    scene = Scene(2, "legendary")
    scene.world.disasters = {"frozen_winch"}
    for seat in (YELLOW, RED):
        scene.dwarfs(seat, "mine_4")
        player = scene.world.players[seat]
        player.home[BASIC], player.home["thunder_king"], player.hand = 5, 1, ["woodcutter"]
    scene.start(scene.referee.turn(YELLOW))
    scene.say(YELLOW, ("play", "drum"))
    assert {move[0] for move in moves_of(scene, YELLOW)} == {"overcome", "place", "card", "done"}
    assert why(scene, YELLOW, ("place", YELLOW, BASIC, "castle")) == "music_open"
    assert why(scene, YELLOW, ("end",)) == "music_open"
    scene.say(YELLOW, ("card", "woodcutter"), ("place", YELLOW, "thunder_king", "castle"), ("done",))
    assert moves_of(scene, RED) == {("card", "woodcutter"), ("done",)}
    assert why(scene, RED, ("overcome", "frozen_winch")) == "not_your_turn"


def test_26_a_follower_places_once_in_an_area_too() -> None:
    scene = turn_of(Scene(), YELLOW, "woodcutter")
    scene.world.players[RED].hand = ["captain_a"]
    scene.say(YELLOW, ("play", "drum"), ("done",))
    scene.say(RED, ("card", "captain_a"), ("place", RED, BASIC, "wall_1"))
    assert ("place", RED, BASIC, "wall_1") not in moves_of(scene, RED)
    assert ("move", RED, BASIC, "wall_1", "field_1") not in moves_of(scene, RED)
    assert (
        why(scene, RED, ("place", RED, BASIC, "wall_1"), "talent", ("place", RED, BASIC, "wall_1"))
        == "already_placed_here"
    )
    scene.say(RED, ("stop",))
    assert scene.now is not None
    assert set(scene.now.asks) == {YELLOW}
    turn_of(scene, RED)
    assert ("place", RED, BASIC, "wall_1") in moves_of(scene, RED)


def test_38_a_hand_of_the_whole_deck_is_not_asked() -> None:
    scene = Scene()
    scene.start(scene.referee.prepare())
    assert scene.now is None
    assert len(scene.world.players[RED].hand) == 7


def test_42_an_identical_dwarf_beside_it_may_be_moved() -> None:
    scene = Scene()
    scene.dwarfs(YELLOW, "forest_1", "forest_2")
    scene.dwarfs(RED, "forest_2")
    first: Move = ("move", YELLOW, BASIC, "forest_1", "forest_2")
    scene.referee.step(first, RED)
    assert second_moves(scene.world, RED, "move_2_forest", first) == talent_moves(scene.world, RED, "move_2_forest")
    scene.world.dwarfs["forest_2", YELLOW, BASIC] = 1
    left = second_moves(scene.world, RED, "move_2_forest", first)
    assert left == {("move", RED, BASIC, "forest_2", to) for to in NEXT_TO["forest_2"]}


def test_43_two_moves_may_be_one_and_end_by_themselves() -> None:
    scene = turn_of(Scene(), YELLOW, "mine_guide", "woodcutter")
    scene.dwarfs(RED, "mine_1")
    scene.say(YELLOW, ("play", "drum"), ("card", "mine_guide"))
    assert len(moves_of(scene, YELLOW)) == 4
    assert why(scene, YELLOW, ("stop",), "talent") == ""
    scene.say(YELLOW, ("move", RED, BASIC, "mine_1", "field_3"))
    assert scene.now is not None
    assert scene.now.kind == "cards"


@pytest.mark.parametrize(
    ("hero", "purse", "code"),
    [
        ("mine_guide", {}, "nothing_to_do"), ("cook", {"wood": 0}, "cannot_pay"), ("cook", {}, None),
        ("woodcutter", {}, None), ("farmer", {}, "wrong_instrument"), ("mason_a", {}, "card_not_in_hand"),
    ],
)  # fmt: skip
def test_cards_that_are_refused(hero: str, purse: dict[str, int], code: str | None) -> None:
    scene = turn_of(Scene(), YELLOW, "mine_guide", "cook", "woodcutter", "farmer")
    scene.purse(YELLOW, **purse)
    scene.say(YELLOW, ("play", "drum"))
    assert why(scene, YELLOW, ("card", hero), "card") == code
    assert (("card", hero) in moves_of(scene, YELLOW)) == (code is None)


@pytest.mark.parametrize(
    ("gold", "basic", "code"), [(1, 7, "not_enough_gold"), (2, 0, "no_basic_at_home"), (2, 1, None)]
)
def test_the_sage(gold: int, basic: int, code: str | None) -> None:
    scene = turn_of(Scene(2, "legendary"), YELLOW, "sage")
    scene.purse(YELLOW, gold=gold)
    scene.world.players[YELLOW].home[BASIC] = basic
    scene.say(YELLOW, ("play", "lute"))
    assert why(scene, YELLOW, ("card", "sage"), "card") == code
    if code is None:
        scene.say(YELLOW, ("card", "sage"), ("promote", "thunder_king"))
        assert scene.world.players[YELLOW].home == {BASIC: 0, "thunder_king": 1}
        assert scene.world.players[YELLOW].reserve == ["ice_warrior", "earth_defender"]


def test_refusals_of_a_turn_come_in_their_order() -> None:
    scene = Scene()
    scene.world.disasters = {"frozen_winch"}
    scene.dwarfs(YELLOW, "mine_4")
    scene.world.players[YELLOW].actions = 2
    turn_of(scene)
    scene.say(YELLOW, ("place", YELLOW, BASIC, "castle"))
    assert why(scene, YELLOW, ("card", "woodcutter"), "card") == "no_instrument"
    assert why(scene, YELLOW, ("move", YELLOW, BASIC, "castle", "wall_1")) == "not_adjacent"
    assert why(scene, YELLOW, ("move", YELLOW, BASIC, "wall_1", "castle")) == "no_dwarf_there"
    scene.say(YELLOW, ("place", YELLOW, BASIC, "wall_2"))
    assert why(scene, YELLOW, ("place", YELLOW, BASIC, "castle")) == "already_placed_here"
    assert why(scene, YELLOW, ("place", YELLOW, BASIC, "wall_1")) == "no_actions"
    assert why(scene, YELLOW, ("place", YELLOW, BASIC, "moon")) == "unknown_area"
    assert why(scene, YELLOW, ("beat", "yeti_a")) == "no_such_target"


def test_40_empty_decks() -> None:
    scene = Scene()
    scene.referee.reveal_disaster()
    scene.referee.reinforce()
    scene.world.market = [None, None, "cook", "baker_a"]
    scene.referee.take_from_market("cook", YELLOW)
    assert scene.world.market == [None, None, None, "baker_a"]
    assert not scene.world.monsters
    assert not scene.world.disasters


def test_45_a_dwarf_sold_for_gold_comes_home() -> None:
    scene = turn_of(Scene(), YELLOW, "mercenary")
    scene.dwarfs(YELLOW, "wall_1")
    scene.say(YELLOW, ("play", "lute"), ("card", "mercenary"))
    assert (scene.purse(YELLOW)["gold"], scene.world.players[YELLOW].home[BASIC]) == (5, 7)
