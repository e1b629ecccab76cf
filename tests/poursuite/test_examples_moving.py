"""Worked examples of RULES.md about moving, turning and kobolds, by number (15)."""

import pytest

from tests.poursuite.scenes import Scene

SCENES = [
    Scene(
        "E1 the mole that faces a kobold after the turn is caught; pips may stay unused",
        given="""
            wagon 1: D6 N=Y E=G
            plan: moving Y 3; turn G
        """,
        when="Y: move 1 d8 left",
        then="""
            wagon 1: D8 N=G
            prisoners: C8=Y
            tells: move, caught
            asks G: rolling G
        """,
    ),
    Scene(
        "E1 the stops",
        given="wagon 1: D6 N=Y E=G\nplan: moving Y 3; turn G",
        then="stops 1: D7 D8 D9",
    ),
    Scene(
        "E2 a prisoner climbs into the empty seat (R33: the example that stands for a lost one)",
        given="""
            wagon 2: F2 N=G
            prisoners: G3=Y
            plan: moving Y 2; turn G
        """,
        when="Y: move 2 f3 left",
        then="""
            wagon 2: F3 W=G E=Y
            prisoners: -
            tells: move, climbs-in
        """,
    ),
    Scene(
        "E2 the stops",
        given="wagon 2: F2 N=G\nprisoners: G3=Y\nplan: moving Y 2; turn G",
        then="stops 2: E2 F3 D2 F4",
    ),
    Scene(
        "E3 mole and prisoner swap",
        given="wagon 1: B2 N=G\nprisoners: C3=Y\nplan: moving G 2; turn R",
        when="G: move 1 b3 right",
        then="""
            wagon 1: B3 E=Y
            prisoners: C3=G
            tells: move, swap
        """,
    ),
    Scene(
        "E4 the other turn saves the mole",
        given="wagon 1: B2 N=G\nprisoners: C3=Y\nplan: moving G 2; turn R",
        when="G: move 1 b3 left",
        then="""
            wagon 1: B3 W=G E=Y
            prisoners: -
        """,
    ),
    Scene(
        "E5 two kobold cells at once, to the left",
        given="wagon 1: D5 N=Y E=R S=G\nprisoners: E6=B\nplan: moving Y 2; turn G",
        when="Y: move 1 d6 left",
        then="""
            wagon 1: D6 N=R E=B
            prisoners: C6=Y E6=G
            tells: move, swap, caught
        """,
    ),
    Scene(
        "E5 two kobold cells at once, to the right",
        given="wagon 1: D5 N=Y E=R S=G\nprisoners: E6=B\nplan: moving Y 2; turn G",
        when="Y: move 1 d6 right",
        then="""
            wagon 1: D6 S=R E=B
            prisoners: C6=G E6=Y
        """,
    ),
    Scene(
        "E6 Wotan protects",
        given="wagon 1: B7 E=Y W=G\nprisoners: C6=R\nwotan: C8\nplan: moving Y 3; turn G",
        when="Y: move 1 c7 left",
        then="""
            wagon 1: C7 N=Y S=R
            prisoners: C6=G
            wotan: C8
            tells: move, protected, swap
        """,
    ),
    Scene(
        "E7 junctions, and passing the other wagon",
        given="wagon 1: D4\nwagon 2: D6\nplan: moving Y 4; turn G",
        then="""
            stops 1: C4 D5 E4 B4 F4 B5 D7 F5 B6 D8 F6
            refuses move 1 d6 left: room (rule R8)
        """,
    ),
    Scene(
        "E8 never back, too far, not connected",
        given="wagon 1: D3 N=Y\nplan: moving Y 2; turn G",
        then="""
            refuses move 1 d2 left: backwards (rule R6)
            refuses move 1 d6 left: so-far (rule 8.1)
            refuses move 1 b3 left: way (rule 8.1)
            refuses move 1 c3 left: rails (rule 3.1)
            refuses move 1 d3 left: advance (rule R7)
            refuses move 1 d4 half: turn (rule 8.2)
        """,
    ),
    Scene(
        "E9 pips left over in the cave are lost",
        given="wagon 1: D7 N=Y\nplan: moving Y 4; turn G",
        then="stops 1: D8 D9",
    ),
    Scene(
        "E19 the simplified variant counts exactly",
        given="variant simple\nwagon 1: B2\nwagon 2: D7\nplan: moving Y 3; turn G",
        then="""
            stops 1: B5 D3
            stops 2: D9
            refuses move 1 b4 left: exact-count (rule 17)
        """,
    ),
    Scene(
        "E20 in the simplified variant one wagon may be stuck",
        given="variant simple\nwagon 1: D5 N=Y\nwagon 2: D7\nplan: moving Y 2; turn G",
        then="""
            asks Y: moving Y 2
            stops 2: D9
            offers: move 2 d9 left
        """,
    ),
    Scene(
        "E22 the short board",
        given="board short\nwagon 1: A5 N=Y W=G E=R\nprisoners: B6=B\nplan: moving Y 2; turn G",
        when="Y: move 1 b5 right",
        then="""
            wagon 1: B5 N=B E=Y
            prisoners: B6=G B4=R
            tells: move, swap, caught
        """,
    ),
    Scene(
        "E22 the stops",
        given="board short\nwagon 1: A5 N=Y W=G E=R\nprisoners: B6=B\nplan: moving Y 2; turn G",
        then="stops 1: B5 C5",
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_it_goes_as_the_rules_say(scene: Scene) -> None:
    scene.play()
