"""The advice after a defeat names what brought the castle down."""

import pytest

from games.winter.scoring import defeat_texts
from tests.winter.stage import sketch

INSIDE = "monsters: snow_troll_a=castle"
TWO = "monsters: snow_troll_a=castle ogre_king_a=castle"
POOR, RICH = "A stock: gold 0 food 0 stone 0 wood 0", "A stock: gold 7 food 7 stone 7 wood 7"
OUT = "A dwarfs: forest_1 forest_1 forest_2 forest_2 forest_3 forest_3 forest_4"


@pytest.mark.parametrize(
    ("position", "lacked"),
    [
        (f"{INSIDE}\nA dwarfs: castle castle castle\n{RICH}", 4),
        (f"{INSIDE}\nA dwarfs: castle castle castle\n{POOR}", 1),
        (f"{INSIDE}\nA dwarfs: forest_1", 2),
        (f"{INSIDE}\n{OUT}\n{OUT.replace('A', 'B', 1)}", 0),
        (f"{TWO}\n{OUT}\n{OUT.replace('A', 'B', 1)}", 3),
    ],
)
def test_the_advice_after_a_defeat_fits_what_brought_the_castle_down(position: str, lacked: int) -> None:
    """A winnable fight, no resources, dwarfs at home or too far away, and too many monsters each have their advice."""
    lost = sketch(position)
    lost.defeat = ("castle",)
    (said,) = defeat_texts(lost)
    assert (said.id, said.values["lacked"]) == ("winter-defeat-castle", lacked)
