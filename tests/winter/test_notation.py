"""The notation of positions: a faulty line is refused and quoted."""

import pytest

from games.core import PositionError, Say, Sign
from games.winter.notation import read_position

BASE = "table: 2 seats, first A, week 2\nturn: A\nplan: turn A; start-turn B; resolution"

WRONG = [
    ("A chosen: many", "number"),
    ("A bought: cook\nA hand: cook woodcutter\nA chosen: 1", "number"),
    ("plan: place-defender C week", "player"),
    ("plan: place-defender B forest_1; week", "number"),
    ("plan: place-defender B; week", "step"),
    ("plan: choose-monster A yeti_a; week", "word"),
    ("plan: dance A", "step"),
    ("A hand: woodcutter woodcutter", "again"),
    ("A hand: cook", "word"),
    ("A stock: gold 1 gold 2", "again"),
    ("A stock: gold", "number"),
    ("A stock: beer 2", "word"),
    ("A dwarfs: home 3 forest_1", "dwarfs"),
    ("monsters: yeti_a=wall_2 yeti_a=wall_1", "again"),
    ("monsters: yeti_a", "pair"),
    ("A bought: cook\nB bought: cook", "copies"),
    ("market: cook", "count"),
    ("music: drum=C", "player"),
    ("C stock: gold 1", "key"),
    ("turn: B\nno colon", "colon"),
]


@pytest.mark.parametrize(("text", "reason"), WRONG, ids=[text for text, _ in WRONG])
def test_a_line_that_cannot_be_right_is_named(text: str, reason: str) -> None:
    """The last line of each text is faulty, and the error quotes it."""
    keys = {line.partition(":")[0] for line in text.splitlines()}
    kept = [line for line in BASE.splitlines() if line.partition(":")[0] not in keys]
    with pytest.raises(PositionError) as caught:
        read_position("\n".join([*kept, text]))
    said, line = caught.value.say.values["reason"], caught.value.say.values["line"]
    assert isinstance(said, Say)
    assert said.id.partition("-position-")[2] == reason
    assert line == Sign(text.splitlines()[-1])


def test_an_empty_line_says_nothing() -> None:
    """`A chosen:` without cards means the same as leaving the line out."""
    assert read_position(f"{BASE}\nA chosen:").players == read_position(BASE).players
