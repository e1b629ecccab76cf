"""The rulings of RULES.md by number (13), as far as a table can show them."""

import pytest

from games import core
from games.core import Deal, Seat
from games.poursuite import GAME
from games.poursuite.state import book
from tests.poursuite.scenes import Scene

SCENES = [
    Scene(
        "R5 a wagon does not rotate while it follows a curve: only the quarter turn counts",
        given="wagon 1: B6 N=Y E=G\nplan: moving Y 3; turn G",
        when="Y: move 1 d7 left",
        then="wagon 1: D7 W=Y N=G",
    ),
    Scene(
        "R6 a sideways stretch has one direction, also in a later move",
        given="wagon 1: C4 N=Y\nplan: moving Y 4; turn G",
        then="refuses move 1 d4 left: backwards (rule R6)",
    ),
    Scene(
        "R7 a wagon moves at least one cell",
        given="wagon 1: C4 N=Y\nplan: moving Y 4; turn G",
        then="refuses move 1 c4 left: advance (rule R7)",
    ),
    Scene(
        "R8 the other wagon is passed, and its cell counts",
        given="wagon 1: B2 N=Y\nwagon 2: B3\nplan: moving Y 3; turn G",
        then="""
            stops 1: C2 B4 D2 B5 D3
            refuses move 1 b3 left: room (rule R8)
        """,
    ),
    Scene(
        "R9 the cave need not be reached exactly",
        given="wagon 1: D8 N=Y\nplan: moving Y 4; turn G",
        when="Y: move 1 d9 left",
        then="treasures: Y1 of 19",
    ),
    Scene(
        "R10 nothing happens on cells passed",
        given="wagon 1: B4 E=Y\nprisoners: C6=G\nplan: moving Y 3; turn G",
        when="Y: move 1 b7 left",
        then="""
            wagon 1: B7 N=Y
            prisoners: C6=G
            tells: move
        """,
    ),
    Scene(
        "R11 an empty wagon may be turned, without effect",
        given="wagon 1: D4\nplan: moving Y 2; turn G",
        when="Y: move 1 d5 right",
        then="""
            wagon 1: D5
            tells: move-empty
        """,
    ),
    Scene(
        "R11 or the turn may be left out, and a prisoner climbs in all the same",
        given="wagon 1: D4\nprisoners: C6=G\nplan: moving Y 2; turn G",
        when="Y: move 1 d6",
        then="""
            wagon 1: D6 W=G
            tells: move-empty, climbs-in
        """,
    ),
    Scene(
        "R11 but half a turn is no turn, even of an empty wagon",
        given="wagon 1: D4\nplan: moving Y 2; turn G",
        then="refuses move 1 d5 half: turn (rule 8.2)",
    ),
    Scene(
        "R12 kobold results are compulsory: both turns catch somebody",
        given="wagon 1: D7 N=Y S=G\nplan: moving R 1; turn B",
        when="R: move 1 d8 right",
        then="""
            prisoners: C8=G
            wagon 1: D8 E=Y
        """,
    ),
    Scene(
        "R13 each side is handled on its own",
        given="wagon 1: B7 E=Y\nprisoners: C8=G\nplan: moving Y 1; turn G",
        when="Y: move 1 c7 right",
        then="""
            wagon 1: C7 N=G
            prisoners: C6=Y
            tells: move, climbs-in, caught
        """,
    ),
    Scene(
        "R15 with several own prisoners one is chosen",
        given="prisoners: C3=Y G7=Y\nplan: placing-wotan Y; turn G",
        then="offers: wotan c3, wotan g7",
    ),
    Scene(
        "R16 his footprints cannot be chosen",
        given="wotan: C8\nplan: placing-wotan Y; turn G",
        then="refuses wotan e9: kobold-cell (rule 9)",
    ),
    Scene(
        "R18 a freed mole beside an empty kobold cell is not caught",
        given="wagon 1: D8 N=Y E=Y S=Y\nwagon 2: F4 N=G E=B S=R W=R\nprisoners: C6=G\nplan: placing-wotan G; turn R",
        then="""
            wagon 1: D8 N=Y E=Y S=Y W=G
            prisoners: -
        """,
    ),
    Scene(
        "R19 helping another player while all seats are taken: the owner has the treasure",
        given="""
            seats 4, active G
            wagon 1: D4 N=G E=G S=G W=Y
            wagon 2: F4 N=R E=R S=B W=B
            prisoners: C3=Y
            treasures: Y6 G7 of 7
            plan: placing-wotan G; turn R
        """,
        when="G: wotan c3",
        then="""
            treasures: Y7 G7 of 6
            hands: Y2 G0
            tells: wotan-frees, rescue, lead-shared
        """,
    ),
    Scene(
        "R20 the cell Wotan leaves is an ordinary empty one",
        given="wagon 1: D8 W=Y\nwotan: C8\nplan: placing-wotan G; turn R",
        when="G: wotan a5",
        then="""
            wotan: A5
            wagon 1: D8 W=Y
            prisoners: -
        """,
    ),
    Scene(
        "R21 the treasure of a rescue may be the last one",
        given="""
            wagon 1: D4 N=G E=G S=G W=Y
            wagon 2: F4 N=R E=R S=B W=B
            prisoners: C3=Y
            treasures: Y10 G9 of 1
            plan: placing-wotan Y; turn G
        """,
        then="""
            treasures: Y11 of 0
            tells: wotan-frees, rescue, over
            over
        """,
    ),
    Scene(
        "R22 the owner of the front mole puts the wagon back and boards first, no matter who moved it",
        given="wagon 1: D8 W=R\nwagon 2: E4 N=Y\nplan: moving Y 2; turn G",
        when="Y: move 1 d9 right",
        then="asks R: parking R 1",
    ),
    Scene(
        "R23 any start cell without a wagon",
        given="wagon 1: D8 W=R\nwagon 2: E4 N=Y\nplan: moving Y 2; turn G",
        when="Y: move 1 d9 right",
        then="offers: park b1, park f1",
    ),
    Scene(
        "R23 never the other wagon's",
        given="wagon 1: D9\nwagon 2: B1 N=Y\nplan: parking R 1; later-boarding R 1; turn G",
        then="""
            wagon 1: F1
            asks R: boarding R 1
        """,
    ),
    Scene(
        "R24 only the wagon that came back is loaded",
        given="wagon 1: B1\nwagon 2: F1 N=Y\nplan: later-boarding G 1; turn G",
        then="""
            offers: board 1 n, board 1 e, board 1 s, board 1 w
            refuses board 2 e: wrong-wagon (rule 7.2)
        """,
    ),
    Scene(
        "R25 boarding goes on for more than two rounds, until the wagon is full",
        given="seats 2\nwagon 1: B1\nwagon 2: D4\nhands: Y3 G3\nplan: later-boarding G 1; turn Y",
        when="""
            G: board 1 n
            Y: board 1 e
            G: board 1 s
        """,
        then="""
            wagon 1: B1 N=G E=Y S=G W=Y
            hands: Y1 G1
            tells: board, board
            asks Y: rolling Y
        """,
    ),
    Scene(
        "R26 the next to roll is the player after the one who moved, no matter who boarded first",
        given="wagon 1: D8 W=B\nplan: moving G 1; turn R\nhands: Y0 G0 R0 B0",
        when="""
            G: move 1 d9 right
            B: board 1 n
        """,
        then="asks R: rolling R",
    ),
    Scene(
        "R28 in the simplified variant the cave stops the wagon, extra pips are lost",
        given="variant simple\nwagon 1: D7 N=Y\nwagon 2: F1\nplan: moving Y 4; turn G",
        then="stops 1: D9",
    ),
    Scene(
        "R30 a single choice is made and told, but moving is always asked",
        given="variant simple\nwagon 1: D5\nwagon 2: D7\nplan: moving Y 2; turn G",
        then="asks Y: moving Y 2",
    ),
    Scene(
        "R31 two moles of one colour swap, and it is told",
        given="wagon 1: D7 N=Y\nprisoners: C8=Y\nplan: moving G 1; turn R",
        when="G: move 1 d8 left",
        then="""
            wagon 1: D8 W=Y
            prisoners: C8=Y
            tells: move, swap-alike
        """,
    ),
    Scene(
        "R32 the first two moles may go to one wagon",
        given="seats 2",
        when="Y: board 1 n",
        then="""
            asks G: boarding G -
            offers: board 1 e, board 1 s, board 1 w, board 2 n, board 2 e, board 2 s, board 2 w
        """,
    ),
    Scene(
        "R34 a wagon nobody can board stays empty",
        given="""
            seats 2
            wagon 1: D9
            wagon 2: D4 N=Y E=Y S=G W=G
            prisoners: C3=Y C6=G
            hands: Y0 G0
            plan: parking Y 1; later-boarding Y 1; turn G
        """,
        when="Y: park b1",
        then="""
            wagon 1: B1
            asks G: rolling G
        """,
    ),
    Scene(
        "R36 a front share of two that the pile cannot pay with the others is a shortage",
        given="wagon 1: D8 W=Y S=G\ntreasures: Y9 G9 of 2\nplan: moving Y 1; turn G",
        when="Y: move 1 d9 right",
        then="""
            treasures: Y10 G10 of 0
            tells: move, shortage, share, share, over
        """,
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_the_ruling_holds(scene: Scene) -> None:
    scene.play()


def test_r1_two_boards_of_our_own() -> None:
    """R1: two boards are offered, the longer one first."""
    (board, variant) = GAME.options
    assert board.values == ("standard", "short")
    assert variant.values == ("standard", "simple")


def test_r2_moles_of_one_colour_are_not_told_apart() -> None:
    """R2: moles of one colour are interchangeable."""
    here_first = Scene("", "seats 2", "", when="Y: board 1 n\nG: board 1 s\nY: board 2 n").play()
    there_first = Scene("", "seats 2", "", when="Y: board 2 n\nG: board 1 s\nY: board 1 n").play()
    assert GAME.position(here_first) == GAME.position(there_first)


def test_r3_the_die_shows_2_2_3_3_4_and_wotan() -> None:
    """R3: the die shows 2, 2, 3, 3, 4 and Wotan, the latter in about one of six rolls."""
    state = GAME.begin(Deal(2, "die"))
    assert sorted(book(state).faces) == ["2", "2", "3", "3", "4", "wotan"]


def test_r4_the_first_player_is_drawn_or_named() -> None:
    """R4: the first player is random unless named by the host."""
    assert {GAME.begin(Deal(4, str(n))).first for n in range(40)} == {0, 1, 2, 3}
    assert GAME.begin(Deal(4, "x", first=Seat(2))).first == 2


def test_r14_kobolds_beside_the_cave_are_not_checked() -> None:
    """R14: valid boards have no kobolds beside the cave, and a wagon there meets none."""
    for mine in GAME.editions[GAME.editions.current].mines.values():
        assert mine.touches[mine.cave] == ()


def test_r17_the_roller_chooses_the_seat_of_anothers_mole() -> None:
    """R17: the active player, not the owner, chooses a freed mole's seat."""
    state = Scene("", "prisoners: C3=B\nplan: placing-wotan R; turn B", "", when="R: wotan c3").play()
    now = core.decision(state)
    assert now is not None
    assert list(now.asks) == [Seat(2)]


def test_r27_a_tie_is_shared() -> None:
    """R27: everyone with the most treasures wins."""
    state = Scene("", "seats 3\ntreasures: Y7 G7 R6 of 0\nplan: over", "").play()
    result = GAME.outcome(state)
    assert result.winners == (0, 1)
    assert [score.total for score in result.scores] == [7, 7, 6]


def test_r29_a_legal_move_always_exists() -> None:
    """R29: a legal move exists for all pairs of cells and numbers, in the standard rule for each wagon."""
    shown = GAME.editions[GAME.editions.current]
    for name, mine in shown.mines.items():
        cells = [cell for cell in mine.exits if cell != mine.cave]
        for one in cells:
            for two in (cell for cell in cells if cell != one):
                for pips in (2, 3, 4):
                    for exact in (False, True):
                        stops = [
                            set(shown.routes[name].stops(cell, pips, exact=exact)) - {other}
                            for cell, other in ((one, two), (two, one))
                        ]
                        assert any(stops) if exact else all(stops), (name, one, two, pips)


def test_r35_red_and_blue_complete_the_colours() -> None:
    """R35: four colours in the order of seats."""
    assert GAME.editions[GAME.editions.current].colours == ("yellow", "green", "red", "blue")
