"""The rulings of RULES.md, section 10: R1 to R60, as scenes or by looking at what the game offers."""

import pytest

from games import core
from games.core import Deal, Dice, Seat
from games.winter import GAME
from games.winter.cards import EDITIONS
from games.winter.choices import Beat, Defend, Done, EndTurn, Music, Play
from games.winter.scoring import heroes_acquired, points
from games.winter.state import book
from tests.winter.stage import STAGE, Scene, sketch

BOOK = EDITIONS[EDITIONS.current]

SCENES = [
    Scene(
        "R7 the first player chooses between tied ways, no matter whose turn comes later",
        "table: 2 seats, first A, lead B, week 2\nplan: invasion; turn B\nmonsters: yeti_a=wall_1",
        then="offers B: march forest_4 | march field_2",
    ),
    Scene(
        "R9 the monster that a wolf drives on uses no talent and still attacks itself",
        """
        plan: invasion; turn A
        monsters: winter_wolf_a=field_3 snow_troll_b=mine_3
        A dwarfs: mine_2
        """,
        "A: activate winter_wolf_a",
        "monsters: winter_wolf_a=castle snow_troll_b=castle\nA stock: gold 2 food 1 stone 2 wood 2",
    ),
    Scene(
        "R10 a monster in the castle cannot be driven on",
        "plan: turn B; invasion; turn A\nmonsters: winter_wolf_a=field_3 yeti_a=castle",
        "B: end-turn\nA: activate winter_wolf_a",
        "tells nobody-to-push monster=winter_wolf_a\nmonsters: winter_wolf_a=castle yeti_a=castle",
    ),
    Scene(
        "R11 in the castle a monster does not move, and its talent works from there",
        "plan: turn B; invasion; turn A\nmonsters: snow_troll_a=castle\nA dwarfs: forest_1",
        "B: end-turn",
        "tells in-castle monster=snow_troll_a\ntells loses seat=A resource=food",
    ),
    Scene(
        "R12 two Frost Giants cost an action each",
        "plan: invasion; turn A\nmonsters: frost_giant_a=field_2 frost_giant_b=forest_1\nA dwarfs: castle",
        "A: activate frost_giant_a",
        "A tracks: actions 3 hand 7",
    ),
    Scene(
        "R13 a monster that arrives does not attack in that week",
        "plan: turn B; reinforce; turn A\nA dwarfs: field_1\nmonster deck: snow_troll_b yeti_a yeti_b ...",
        "B: end-turn",
        "A stock: gold 2 food 2 stone 2 wood 2\nmonsters: snow_troll_b=field_1 yeti_a=wall_2 yeti_b=wall_1",
    ),
    Scene(
        "R14 an Ogre King reveals a disaster also when four are out",
        """
        plan: turn B; reinforce; turn A
        disasters: famine cave_in avalanche ice_storm
        monster deck: ogre_king_a yeti_a yeti_b ...
        disaster deck: black_frost ...
        """,
        "B: end-turn",
        "disasters: famine cave_in avalanche ice_storm black_frost",
    ),
    Scene(
        "R15 a Banshee bans by the area it stands in",
        "monsters: banshee_a=mine_2 banshee_b=forest_1",
        then="bars A: music horn (instrument-banned)\nbars A: music drum (instrument-banned)\nallows A: music flute",
    ),
    Scene(
        "R16 in the castle she bans the lute; on a wall, nothing",
        "monsters: banshee_a=castle banshee_b=wall_3",
        then="bars A: music lute (instrument-banned)\nallows A: music drum\nallows A: music horn",
    ),
    Scene(
        "R17 a token already placed stays when a Banshee is beaten",
        "music: drum=B\nmonsters: banshee_a=forest_1\nA dwarfs: forest_1 forest_1",
        "A: beat banshee_a",
        "music: drum=B\nbars A: music drum (instrument-taken)",
    ),
    Scene(
        "R18 a Yeti sends one dwarf of each player in its own area home",
        """
        plan: invasion; turn A
        monsters: yeti_a=wall_2
        A dwarfs: field_3 field_3
        B dwarfs: field_3 field_4
        """,
        "A: march field_3",
        "A dwarfs: home 6 field_3\nB dwarfs: home 6 field_4\ntells sent-home seat=B monster=yeti_a",
    ),
    Scene(
        "R18 the owner chooses which, where they differ",
        """
        table: 2 seats, first A, week 2, legendary
        plan: invasion; turn A
        monsters: yeti_a=wall_2
        B dwarfs: home 5 field_3 ice_warrior=field_3
        """,
        "A: march field_3",
        "offers B: retreat ice_warrior | retreat basic",
    ),
    Scene(
        "R19 a player without gold pays what there is",
        """
        table: 2 seats, first A, week 2, legendary
        plan: invasion; turn A
        monsters: ice_queen_a=wall_2
        A dwarfs: field_3
        A stock: gold 1 food 0 stone 0 wood 0
        """,
        "A: march field_3",
        "A stock: gold 0 food 0 stone 0 wood 0\ntells loses-gold resource=food\ntells nothing-to-lose resource=wood",
    ),
    Scene(
        "R20 gold never pays for a fight",
        "monsters: winter_wolf_a=castle\nA dwarfs: castle castle\nA stock: gold 7 food 0",
        then="bars A: beat winter_wolf_a (not-enough-resources)",
    ),
    Scene(
        "R21 the resource is lost, not gold, where there is one",
        "plan: invasion; turn A\nmonsters: snow_troll_a=field_2\nA dwarfs: castle\nA stock: gold 7 food 1",
        "",
        "A stock: gold 7 food 0 stone 2 wood 2",
    ),
    Scene(
        "R22 only the active player's dwarfs count",
        "monsters: yeti_a=castle\nA dwarfs: castle\nB dwarfs: castle castle",
        then="bars A: beat yeti_a (not-enough-dwarfs)",
    ),
    Scene(
        "R23 what is not needed stays",
        "monsters: yeti_a=castle\nA dwarfs: castle castle castle",
        "A: beat yeti_a",
        "A dwarfs: home 6 castle",
    ),
    Scene(
        "R24 a free action between two cards of one's own instrument",
        "monsters: yeti_a=castle\nA dwarfs: castle castle\nA hand: woodcutter forest_scout",
        "A: music drum",
        "offers A: play woodcutter | beat yeti_a | done",
    ),
    Scene(
        "R24 but never while others follow",
        "monsters: yeti_a=castle\nB dwarfs: castle castle\nB hand: woodcutter",
        "A: music drum",
        "offers B: play woodcutter | done\nbars B: beat yeti_a (not-your-turn)",
    ),
    Scene(
        "R25 each fight needs its own dwarfs",
        "monsters: yeti_a=castle winter_wolf_a=castle\nA dwarfs: castle castle castle",
        "A: beat yeti_a",
        "bars A: beat winter_wolf_a (not-enough-dwarfs)",
    ),
    Scene(
        "R26 a talent's placement counts for the limit, too",
        "A bought: captain_a\nA hand: captain_a",
        "A: place castle\nA: music drum\nA: play captain_a\nA: place forest_1\nA: place mine_1",
        """
        bars A: place forest_1 (already-placed-here)
        bars A: place castle (already-placed-here)
        allows A: place wall_1
        """,
    ),
    Scene(
        "R26 two defenders may share an area",
        "table: 3 seats, first A, week 0\nplan: place-defender C 2; place-defender C 1; turn A",
        "C: defend castle\nC: defend castle",
        "C dwarfs: home 5 castle castle",
    ),
    Scene(
        "R27 the action moves only one's own dwarfs",
        "B dwarfs: castle",
        then="bars A: move castle forest_1 (no-dwarf-there)",
    ),
    Scene(
        "R28 a scout moves another player's dwarf without being asked",
        "B dwarfs: forest_1\nA hand: forest_scout",
        "A: music drum\nA: play forest_scout\nA: shift forest_1 b castle",
        "B dwarfs: home 6 castle",
    ),
    Scene(
        "R29 the dwarf starts in that kind of area, and goes to any adjacent one",
        "A dwarfs: forest_3 mine_3\nA hand: forest_scout",
        "A: music drum\nA: play forest_scout",
        """
        allows A: shift forest_3 a forest_2
        allows A: shift forest_3 a wall_4
        bars A: shift mine_3 a castle (wrong-area-kind)
        """,
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_ruling(scene: Scene) -> None:
    STAGE.play(scene)


def test_r1_r2_the_first_player_is_drawn_and_seats_follow() -> None:
    """R1, R2: the first player is drawn at random unless the host names one; seats follow the order of joining."""
    assert {GAME.begin(Deal(4, f"r1 {n}")).first for n in range(40)} == {0, 1, 2, 3}
    state = GAME.begin(Deal(4, "r2", first=Seat(2)))
    assert state.clockwise() == [2, 3, 0, 1]
    now = core.decision(state)
    assert now is not None
    assert tuple(now.asks) == (3,)


def test_r3_r4_r5_the_board_and_its_cards() -> None:
    """R3, R4, R5: four walls, monsters arrive at the edge, one disaster per producing area, two in the expansion."""
    assert len(BOOK.of_kind["wall"]) == 4
    assert all(BOOK.areas[row.arrival].distance == 2 for row in BOOK.all_monsters.values())
    assert len({row.area for row in BOOK.disasters.values()}) == len(BOOK.disasters) == 12
    assert sorted(row.area for row in BOOK.legendary_disasters.values()) == sorted(
        row.area for row in BOOK.disasters.values()
    )


def test_r6_dwarfs_stand_anywhere() -> None:
    """R6: defenders, like dwarfs placed by an action, may be placed in all 17 areas."""
    state = GAME.begin(Deal(2, "r6", first=Seat(0)))
    now = core.decision(state)
    assert now is not None
    assert now.asks[Seat(1)] == core.OneOf(tuple(map(Defend, BOOK.areas)))


def test_r8_no_monster_joins_an_attack_under_way() -> None:
    """R8: only monsters that are on the board when phase 1.2 begins attack; reinforcements come afterwards."""
    state = sketch("plan: invasion; reinforce; turn A\nmonsters: yeti_a=wall_2 yeti_b=wall_1")
    state = core.start(state)
    now = core.decision(state)
    assert now is not None
    assert {choice.monster for choice in now.asks[Seat(0)].choices} == {"yeti_a", "yeti_b"}


def test_r30_the_first_hero_drawn_lies_rightmost() -> None:
    """R30: at set-up the market is filled from the right, and prices fall from left to right."""
    state = GAME.begin(Deal(2, "r30"))
    dice = Dice("r30")
    dice.below(2)
    deck = [*BOOK.heroes]
    for other in ([*BOOK.monsters], deck):
        dice.shuffle(other)
    assert state.market == deck[-4:]
    assert BOOK.prices == (2, 2, 1, 1)


def test_r33_r34_points_of_heroes() -> None:
    """R33, R34: heroes are worth 1, 2 or 3 points, 55 in all; the unreadable labels are ignored."""
    points = [row.vp for row in BOOK.heroes.values()]
    assert [points.count(n) for n in (1, 2, 3)] == [9, 11, 8]
    assert sum(points) == 55


def test_r38_a_deck_is_never_smaller_than_a_hand() -> None:
    """R38: the seven starting heroes are enough for a starting hand."""
    assert len(BOOK.starting_heroes) >= BOOK.limits.hand_start


def test_r41_tokens_are_no_limit() -> None:
    """R41: more than ten disasters may be on the board."""
    given = " ".join([*BOOK.disasters][:11])
    state = sketch(f"plan: disasters; turn A\ndisasters: {given}")
    assert len(core.start(state).disasters) == 12


def test_r49_titles_count_bought_heroes_only() -> None:
    """R49: starting heroes and the Sage do not count towards a title."""
    state = sketch("table: 1 seats, first A, week 2, legendary\nplan: turn A\nA bought: cook")
    assert len(state.players[0].cards) == 9
    assert heroes_acquired(state, Seat(0)) == 1


def test_a_solo_game_says_what_the_next_title_needs() -> None:
    """A solo result lists each missing condition of the next title, with the amount missing (9.1)."""
    state = sketch("table: 1 seats, first A, week 2\nplan: turn A")
    (none, missing) = GAME.outcome(state).reasons
    total = sum(points(state, Seat(0)).values())
    assert none == core.say("winter-reason-no-title")
    lacks = (core.say("winter-lack-vp", n=25 - total), core.say("winter-lack-disasters", n=4))
    assert missing == core.say("winter-reason-next", title="survivor", lacks=lacks)


def test_r50_legendary_cards_are_mixed_in() -> None:
    """R50: the expansion makes 24 monsters and 24 disasters, and gives every player a Sage."""
    state = GAME.begin(Deal(1, "r50", {"legendary": "on"}))
    assert len(state.monster_deck) + len(state.monsters) == 24
    assert len(state.disaster_deck) + len(state.disasters) == 24
    assert all("sage" in player.cards for player in state.players)


def test_r55_r56_nobody_wins_a_lost_game() -> None:
    """R55, R56: a defeat is shared: there are no winners and no scores."""
    state = core.start(sketch("plan: turn A; resolution\nmonsters: yeti_a=castle"))
    lost = core.apply(state, Seat(0), EndTurn())
    result = GAME.outcome(lost)
    assert (result.ending, result.winners, result.scores) == (core.Ending.LOST, (), ())


def test_the_window_closes_only_when_nothing_is_left() -> None:
    """R24: while a free action is left, the active player is asked even without a card; then the others follow."""
    state = core.start(sketch("monsters: yeti_a=castle\nA dwarfs: castle castle\nB hand: woodcutter"))
    state = core.apply(state, Seat(0), Music("drum"))
    now = core.decision(state)
    assert now is not None
    assert now.asks == {0: core.OneOf((Beat("yeti_a"), Done()))}
    state = core.apply(state, Seat(0), Beat("yeti_a"))
    now = core.decision(state)
    assert now is not None
    assert now.asks == {1: core.OneOf((Play("woodcutter"), Done()))}
    assert book(state) is BOOK
