"""The rulings R1 to R42 without worked examples."""

import pytest

from games import core
from games.core import Deal, Seat
from games.tunhell import GAME
from games.tunhell.scoring import points
from tests.scenes import Scene
from tests.tunhell import test_scenes_dig, test_scenes_ends, test_scenes_finds, test_scenes_table
from tests.tunhell.stage import STAGE, sketch

FIVE = "scout_5 scout_5 blaster warrior_2 warrior_3"

SCENES = [
    Scene(
        "R4 a digger keeps digging as long as its capacity allows",
        given="A hand: digger_4_3\nmine 1: dirt treasure dirt treasure orc ...",
        when="A: play digger_4_3 1",
        then="A loot: dirt treasure dirt treasure\nmine 1: orc ...\nasks: turn B",
    ),
    Scene(
        "R5 a ghost uses capacity too",
        given="A hand: digger_1_2\nmine 1: grodur_ghost treasure ...",
        when="A: play digger_1_2 1",
        then="mine 1: treasure ...\nA loot: -\nasks: turn B",
    ),
    Scene(
        "R7 the throne room empties the hand before the game ends",
        given="A hand: digger_1_2 unique_ring\nmine 1: throne_room\nmine 2: -",
        when="A: play digger_1_2 1",
        then="asks: over\nA hand: -\nscores A 3, B 0",
    ),
    Scene(
        "R8 cards with the same id are one option",
        given="A hand: digger_3_0\nmine 1: rat dirt dirt orc ...\nmine 1 A: warrior_1 warrior_1",
        when="A: play digger_3_0 1",
        then="A loot: rat dirt dirt\nmine 1 A: warrior_1",
    ),
    Scene(
        "R9 a blaster may be played where nobody stands",
        given="A hand: blaster",
        when="A: play blaster 2",
        then="dwarf discard: blaster\ntells blaster seat=A mine=2 cards=",
    ),
    Scene(
        "R9 and a scout may look at a mine again",
        given="A hand: scout_3\nmine 1: rat orc troll dirt\nmine 1 seen: A4",
        when="A: play scout_3 1",
        then="tells A scouted cards=rat+orc+troll\nmine 1 seen: A4",
    ),
    Scene(
        "R10 slots that cannot be filled stay empty until a turn's end when they can",
        given="""
            A hand: blaster
            row: warrior_3 digger_2_0 - - -
            pile: -
            mine 1: dirt dirt orc ...
        """,
        when="A: recruit 2 1",
        then="""
            row: warrior_3 digger_2_0 - - -
            dwarf discard: -
            tells shuffle
        """,
    ),
    Scene(
        "R11 the slot is refilled before the hurried dwarf acts",
        given="""
            row: digger_2_0 warrior_2 warrior_2 warrior_2 warrior_2
            pile: blaster warrior_2
            mine 1: goblin ...
            mine 1 A: warrior_2 warrior_3
        """,
        when="A: recruit 1 1",
        then="row: blaster warrior_2 warrior_2 warrior_2 warrior_2\nasks: fight A, mine 1, left 1",
    ),
    Scene(
        "R12 a stuck player without cards passes",
        given="""
            asks: turn B
            B hand: scout_5
            row: - - - - -
            pile: -
        """,
        when="B: play scout_5 1",
        then="tells shuffle\nrow: scout_5 - - - -\nasks: turn A",
    ),
    Scene(
        "R16 Machin found now may pay for a heart found in the same dig",
        given="A hand: digger_2_0 warrior_2\nmine 1: machin heart_of_gold ...",
        when="A: play digger_2_0 1",
        then="A loot: heart_of_gold\nmine discard: machin\nA hand: warrior_2",
    ),
    Scene(
        "R16 but a sword found now waits for a later digger",
        given="A hand: digger_2_0\nmine 1: nawak_sword rat ...",
        when="A: play digger_2_0 1",
        then="tells defeat card=rat need=1 have=0\nA hand: nawak_sword",
    ),
    Scene(
        "R19 a card put back is known until it is turned up again",
        given="asks: turn B\nB hand: digger_1_2\nmine 1: rat dirt ...\nmine 1 shown: top",
        when="B: play digger_1_2 1",
        then="B loot: rat\nmine 1: dirt ...\nmine 1 shown: -",
    ),
    Scene(
        "R19 what a scout has seen stays with that player as cards are dug up",
        given="asks: turn B\nB hand: digger_1_2\nmine 1: dirt rat orc ...\nmine 1 seen: A3",
        when="B: play digger_1_2 1",
        then="mine 1: rat orc ...\nmine 1 seen: A2",
    ),
    Scene(
        "R20 a lost hand is announced",
        given=f"A hand: digger_1_2 {FIVE}\nmine 1: throne_room",
        when="A: play digger_1_2 1",
        then="tells throne seat=A cards=warrior_2+warrior_3+scout_5*2+blaster",
    ),
    Scene(
        "R22 Dwouarf is played like a warrior and Machin like a digger",
        given="A hand: machin dwouarf",
        then="""
            allows A: play machin 1
            allows A: play dwouarf 2
        """,
    ),
    Scene(
        "R23 a proud warrior sends Dwouarf away",
        given="A hand: warrior_4_proud_b\nmine 1 A: dwouarf",
        when="A: play warrior_4_proud_b 1",
        then="mine 1 A: warrior_4_proud_b\nmine discard: dwouarf",
    ),
    Scene(
        "R23 and Dwouarf cannot join him",
        given="A hand: dwouarf\nmine 1 A: warrior_4_proud_b",
        when="A: play dwouarf 1",
        then="refused proud-alone mine=1",
    ),
    Scene(
        "R24 Dwouarf neither opens a mine",
        given="A hand: digger_3_0\nmine 1 A: dwouarf\nmine 1 B: warrior_1",
        when="A: play digger_3_0 1",
        then="refused dig-blocked theirs=1 yours=0",
    ),
    Scene(
        "R24 nor closes it",
        given="A hand: digger_3_0\nmine 1 B: dwouarf",
        then="allows A: play digger_3_0 1",
    ),
    Scene(
        "R25 another player's Dwouarf does not help",
        given="A hand: digger_3_0\nmine 1: rat ...\nmine 1 B: dwouarf",
        when="A: play digger_3_0 1",
        then="tells defeat card=rat need=1 have=0\nmine 1 B: dwouarf",
    ),
    Scene(
        "R25 nor does one's own at another mine",
        given="A hand: digger_3_0\nmine 1: rat ...\nmine 2 A: dwouarf",
        when="A: play digger_3_0 1",
        then="tells defeat card=rat need=1 have=0\nmine 2 A: dwouarf",
    ),
    Scene(
        "R26 a proud guard may be spent",
        given="A hand: digger_3_0\nmine 1: troll dirt dirt orc ...\nmine 1 A: warrior_4_proud_a",
        when="A: play digger_3_0 1",
        then="A loot: troll dirt dirt\nmine 1 A: -",
    ),
    Scene(
        "R29 the heart waits for the next player who digs there",
        given="asks: turn B\nB hand: digger_1_2 digger_3_0\nmine 1: heart_of_gold ...\nmine 1 shown: top",
        when="B: play digger_1_2 1",
        then="B loot: heart_of_gold\nB hand: -",
    ),
    Scene(
        "R30 the door may lead where its owner has no warriors",
        given="A hand: digger_1_2\nmine 1: back_door",
        when="A: play digger_1_2 1",
        then="offers A: door 2 | door 3",
    ),
    Scene(
        "R31 a door found with the last of the capacity is placed all the same",
        given="A hand: digger_1_2\nmine 1: back_door\nmine 3: rat ...",
        when="A: play digger_1_2 1\nA: door 3",
        then="mine 3 door: A\nmine 3: rat ...\nmine 3 shown: -\nasks: turn B",
    ),
    Scene(
        "R33 the door does not keep opponents out",
        given="asks: turn B\nB hand: digger_3_0\ndoor: A\nmine 1: -\nmine 2 door: A",
        then="allows B: play digger_3_0 2",
    ),
    Scene(
        "R33 and its owner's warriors follow the usual rules",
        given="A hand: warrior_2\ndoor: A\nmine 1: -\nmine 2 door: A\nmine 2 A: warrior_4_proud_a",
        then="bars A: play warrior_2 2 (proud-alone)",
    ),
    Scene(
        "R34 capacity left after the throne room is lost",
        given="A hand: digger_3_0\nmine 1: throne_room",
        when="A: play digger_3_0 1",
        then="tells reveal card=throne_room left=0 last=1\nasks: turn B",
    ),
    Scene(
        "R35 a victory over the last card brings loot and trophy before the mine empties",
        given="""
            A hand: digger_1_2
            mine 1: rat
            mine 1 A: warrior_3
            mine 1 B: warrior_3
        """,
        when="A: play digger_1_2 1\nA: pay team",
        then="""
            A loot: rat
            A trophies: rat_catcher
            mine 1 A: -
            mine 1 B: -
            tells mine-empty mine=1 cards=warrior_3*2
            dwarf discard: digger_1_2 warrior_3 warrior_3
            asks: turn B
        """,
    ),
    Scene(
        "R39 nobody gets a last turn",
        given="asks: turn B\nB hand: digger_3_0\nmine 1: -\nmine 2: dirt",
        when="B: play digger_3_0 2",
        then="asks: over\nscores A 0, B 1",
    ),
    Scene(
        "R42 nothing is played at an empty mine",
        given="A hand: blaster scout_5 warrior_2\nmine 1: -",
        then="""
            bars A: play blaster 1 (mine-empty)
            bars A: play scout_5 1 (mine-empty)
            bars A: play warrior_2 1 (mine-empty)
        """,
    ),
    Scene(
        "6.1 a proud warrior lets no second proud one in",
        given="A hand: warrior_4_proud_b\nmine 1 A: warrior_4_proud_a",
        then="bars A: play warrior_4_proud_b 1 (proud-alone)",
    ),
    Scene(
        "10 nothing is said when the owner of a trophy gains one more card for it",
        given="""
            A loot: dirt
            A trophies: employee_of_the_month
            A hand: digger_1_2
            mine 1: dirt treasure
        """,
        when="A: play digger_1_2 1",
        then="A loot: dirt dirt\nA trophies: employee_of_the_month\nnever tells trophy",
    ),
    Scene(
        "10 who has fewer than the owner takes nothing",
        given="""
            asks: turn B
            A loot: rat rat rat
            A trophies: rat_catcher
            B loot: rat
            B hand: digger_1_2
            mine 1: rat ...
        """,
        when="B: play digger_1_2 1",
        then="B loot: rat rat\nA trophies: rat_catcher\nB trophies: -\nnever tells trophy",
    ),
    Scene(
        "10 initiation has no trophies",
        given="table: initiation normal open, 2 seats, first A, turn 1\nA hand: digger_3_0\nmine 1: dirt dirt dirt rat",
        when="A: play digger_3_0 1",
        then="A loot: dirt dirt dirt\nA trophies: -\nnever tells trophy",
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_scene(scene: Scene) -> None:
    STAGE.play(scene)


def test_r1_the_first_player_is_named_or_drawn() -> None:
    """R1: a named first player begins; otherwise anyone may."""
    assert GAME.begin(Deal(3, "x", first=Seat(2))).first == 2
    assert {GAME.begin(Deal(3, str(n))).first for n in range(40)} == {0, 1, 2}


def test_r2_the_box_stays_secret_even_from_scouts() -> None:
    """R2: changing the box changes no view."""
    state = GAME.begin(Deal(2, "box"))
    other = core.clone(state)
    other.box = ["dirt"] * len(other.box)
    for seat in (None, Seat(0), Seat(1)):
        assert GAME.view(other, seat) == GAME.view(state, seat)


def test_r12_a_stuck_player_with_an_empty_hand_passes_without_being_asked() -> None:
    """R12: a player with an empty hand and nothing to recruit passes automatically."""
    given = """
        asks: turn A
        B hand: scout_5
        row: digger_2_0 - - - -
        pile: -
        mine 1 B: warrior_1
        mine 2 B: warrior_1
        mine 3 B: warrior_1
    """
    state = core.start(sketch(given))
    assert [event.say.id for event in state.told] == ["tunhell-log-turn", "tunhell-log-forced-pass"]
    now = core.decision(state)
    assert now is not None
    assert list(now.asks) == [Seat(1)]


def test_r37_rats_and_dirt_are_worth_nothing() -> None:
    """R37: rats and dirt count only for trophies."""
    assert sum(points(sketch("A loot: rat rat dirt dirt dirt"), Seat(0)).values()) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r38_the_number_of_players_changes_nothing_but_the_seats(seats: int) -> None:
    """R38: hands and piles are independent of the number of players."""
    state = GAME.begin(Deal(seats, "seats"))
    assert [len(mine.shaft) for mine in state.mines] == [18, 18, 18]
    assert [len(clan.hand) for clan in state.clans] == [4] * seats


SHOWN_BY_EXAMPLES = {
    "R3": "E47", "R6": "E14", "R13": "E4", "R14": "E7", "R15": "E24", "R17": "E26", "R18": "E25", "R21": "E34",
    "R27": "E30", "R28": "E31", "R32": "E39", "R36": "E27", "R41": "E6",
}  # fmt: skip


def test_every_ruling_and_example_is_played() -> None:
    """E1 to E47 and every ruling have scenes, except R40, which is not a rule of this game."""
    scenes = [*test_scenes_table.SCENES, *test_scenes_dig.SCENES, *test_scenes_finds.SCENES, *test_scenes_ends.SCENES]
    played = {scene.name.split()[0] for scene in [*scenes, *SCENES]}
    played |= {name.split("_")[1].upper() for name in globals() if name.startswith("test_r")}
    assert {f"E{n}" for n in range(1, 48)} <= played
    assert set(SHOWN_BY_EXAMPLES.values()) <= played
    assert {f"R{n}" for n in range(1, 43)} - {"R40"} == {name for name in played if name[0] == "R"} | set(
        SHOWN_BY_EXAMPLES
    )
