"""Worked examples of RULES.md about the cave, boarding and Wotan, by number (15)."""

import pytest

from tests.poursuite.scenes import Scene

SCENES = [
    Scene(
        "E10 a full wagon: the seats count after the turn, and the front mole's owner starts",
        given="""
            wagon 1: D8 N=Y E=G S=R W=B
            treasures: Y6 G5 of 9
            plan: moving Y 1; turn G
        """,
        when="Y: move 1 d9 right",
        then="""
            treasures: Y7 G6 R1 B2 of 4
            hands: Y3 G3 R3 B3
            wagon 1: B1
            tells: move, share, share, share, share, park
            asks B: boarding B 1
        """,
    ),
    Scene(
        "E10 then Yellow, Green and Red board, and Green rolls",
        given="""
            wagon 1: D8 N=Y E=G S=R W=B
            treasures: Y6 G5 of 9
            plan: moving Y 1; turn G
        """,
        when="""
            Y: move 1 d9 right
            B: board 1 n
            Y: board 1 e
            G: board 1 s
        """,
        then="""
            wagon 1: B1 N=B E=Y S=G W=R
            tells: board, board
            asks G: rolling G
        """,
    ),
    Scene(
        "E11 a shortage: one each, front, left, right, back, and the game is over",
        given="""
            wagon 1: D8 N=Y E=G S=R W=B
            treasures: Y9 G8 of 3
            plan: moving Y 1; turn G
        """,
        when="Y: move 1 d9 right",
        then="""
            treasures: Y10 G8 R1 B1 of 0
            tells: move, shortage, share, share, share, share, over
            wagon 1: D9
            over
        """,
    ),
    Scene(
        "E12 exactly enough is no shortage",
        given="""
            wagon 1: D8 N=Y E=G S=R W=B
            treasures: Y8 G7 of 5
            plan: moving Y 1; turn G
        """,
        when="Y: move 1 d9 right",
        then="""
            treasures: Y9 G8 R1 B2 of 0
            tells: move, share, share, share, share, over
            over
        """,
    ),
    Scene(
        "E13 with the front seat empty the active player starts",
        given="wagon 2: D8 N=Y S=G\nplan: moving R 2; turn B",
        when="R: move 2 d9 left",
        then="""
            treasures: Y1 G1 R0 B0 of 18
            tells: move, share, share, lead-shared, park
            asks R: boarding R 2
        """,
    ),
    Scene(
        "R37 nothing is told of a lead that has not changed",
        given="wagon 2: D8 N=Y S=G\ntreasures: Y3 G4 of 9\nplan: moving R 2; turn B",
        when="R: move 2 d9 left",
        then="""
            treasures: Y4 G5 R0 B0 of 7
            tells: move, share, share, park
        """,
    ),
    Scene(
        "R37 a lead that is shared from now on",
        given="wagon 2: D8 E=Y S=G\ntreasures: Y3 G4 of 9\nplan: moving R 2; turn B",
        when="R: move 2 d9 left",
        then="""
            treasures: Y5 G5 R0 B0 of 6
            tells: move, share, share, lead-shared, park
        """,
    ),
    Scene(
        "R37 a lead that one player has taken",
        given="wagon 2: D8 E=Y\ntreasures: Y3 G4 of 9\nplan: moving R 2; turn B",
        when="R: move 2 d9 left",
        then="""
            treasures: Y5 G4 R0 B0 of 7
            tells: move, share, lead, park
        """,
    ),
    Scene(
        "E14 an empty wagon pays nothing and goes back all the same",
        given="wagon 2: D8\nplan: moving G 2; turn R",
        when="G: move 2 d9",
        then="""
            treasures: Y0 G0 R0 B0 of 20
            tells: move-empty, cave-empty, park
            asks G: boarding G 2
        """,
    ),
    Scene(
        "E15 later boarding goes round until nobody has a mole in hand",
        given="""
            seats 3
            wagon 1: B1
            wagon 2: D4 N=Y E=Y S=Y W=G
            prisoners: C3=R C6=R
            hands: Y0 G2 R1
            plan: later-boarding G 1; turn R
        """,
        when="""
            G: board 1 n
            R: board 1 e
            G: board 1 s
        """,
        then="""
            wagon 1: B1 N=G E=R S=G
            hands: Y0 G0 R0
            asks R: rolling R
        """,
    ),
    Scene(
        "E16 case A: one's own mole must be freed",
        given="""
            wagon 1: D4 N=B E=B S=R W=R
            wagon 2: F4 N=G E=B W=R
            prisoners: C3=Y G7=Y A5=G
            plan: placing-wotan Y; turn G
        """,
        then="""
            offers: wotan c3, wotan g7
            refuses wotan a5: free-own-first (rule R15)
        """,
    ),
    Scene(
        "E16 the freed mole takes the only free seat",
        given="""
            wagon 1: D4 N=B E=B S=R W=R
            wagon 2: F4 N=G E=B W=R
            prisoners: C3=Y G7=Y A5=G
            plan: placing-wotan Y; turn G
        """,
        when="Y: wotan g7",
        then="""
            wotan: G7
            wagon 2: F4 N=G E=B S=Y W=R
            prisoners: C3=Y A5=G
            tells: wotan-frees, wotan-seat
            asks G: rolling G
        """,
    ),
    Scene(
        "E17 all seats taken: the mole goes home and its owner takes a treasure",
        given="""
            wagon 1: D4 N=G E=G S=G W=Y
            wagon 2: F4 N=R E=R S=B W=B
            prisoners: C3=Y
            treasures: Y6 G7 of 7
            plan: rolling Y; turn G
        """,
        dice="wotan",
        when="Y: roll",
        then="""
            treasures: Y7 G7 of 6
            hands: Y2
            wotan: C3
            prisoners: -
            tells: roll-wotan, wotan-frees, rescue, lead-shared
            asks G: rolling G
        """,
    ),
    Scene(
        "E18 case B: any kobold cell",
        given="prisoners: C3=Y\nwotan: C8\nplan: placing-wotan G; turn R",
        then="""
            offers: wotan a5, wotan c3, wotan c6, wotan c8, wotan e6, wotan g3, wotan g7
            refuses wotan e9: kobold-cell (rule 9)
        """,
    ),
    Scene(
        "E18 Wotan may stay",
        given="prisoners: C3=Y\nwotan: C8\nplan: placing-wotan G; turn R",
        when="G: wotan c8",
        then="""
            wotan: C8
            prisoners: C3=Y
            tells: wotan-stays
            asks R: rolling R
        """,
    ),
    Scene(
        "E18 the player who rolled chooses the seat of another player's mole",
        given="wagon 1: D4 N=G E=B S=R\nprisoners: C3=Y\nwotan: C8\nplan: placing-wotan G; turn R",
        when="G: wotan c3",
        then="""
            asks G: seating-freed G Y
            offers: wotan-seat 1 w, wotan-seat 2 n, wotan-seat 2 e, wotan-seat 2 s, wotan-seat 2 w
            wotan: C3
        """,
    ),
    Scene(
        "E21 two players board three moles each",
        given="seats 2, first G, active G",
        when="""
            G: board 1 n
            Y: board 1 e
            G: board 2 n
            Y: board 2 e
            G: board 1 s
            Y: board 2 s
        """,
        then="""
            wagon 1: B1 N=G E=Y S=G
            wagon 2: F1 N=G E=Y S=Y
            hands: Y0 G0
            asks G: rolling G
        """,
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_it_goes_as_the_rules_say(scene: Scene) -> None:
    scene.play()
