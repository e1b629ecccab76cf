"""Veins in pictures: what a tile holds can be told at every size, with a miner at work on it as well."""

from itertools import combinations

import pytest

from games.draw import Canvas
from games.draw.palette import contrast
from games.maphr.cards import EDITIONS
from games.maphr.pictures.colours import ART, TILE, TUNNEL
from games.maphr.pictures.tile import draw_miner, draw_tile

BOOK = EDITIONS[EDITIONS.current]
Box = tuple[float, float, float, float]


def boxes(card: str, side: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Box], Box]:
    """Return where the lumps of a vein and the miner on it are drawn."""
    found = list[Box]()
    monkeypatch.setattr(
        Canvas, "sign", lambda _self, _id, x, y, size, *_, **__: found.append((x, y, x + size, y + size))
    )
    canvas = Canvas(200, ART)
    draw_tile(canvas, BOOK, (card, 0), (10, 10, side))
    draw_miner(canvas, (10, 10, side))
    return found[:-1], found[-1]


def overlap(one: Box, other: Box) -> float:
    """Return the share of the first box that the second covers."""
    wide = max(0.0, min(one[2], other[2]) - max(one[0], other[0]))
    high = max(0.0, min(one[3], other[3]) - max(one[1], other[1]))
    return wide * high / ((one[2] - one[0]) * (one[3] - one[1]))


@pytest.mark.parametrize("side", [24, 40, 58, 72, 110, 152])
@pytest.mark.parametrize("card", [card for card, row in BOOK.tiles.items() if row.kind])
def test_lumps_are_as_many_as_the_vein_has_and_stay_apart(
    card: str, side: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A single, double or triple vein has so many lumps inside the tile, none of them hidden by another or a miner."""
    lumps, miner = boxes(card, side, monkeypatch)
    assert len(lumps) == BOOK.tiles[card].size
    assert all(overlap(one, other) < 0.25 for one, other in combinations(lumps, 2))
    assert all(overlap(lump, miner) < 0.35 for lump in lumps)
    assert all(min(lump) >= 10 and max(lump) <= 10 + side for lump in lumps)


def test_coal_stands_out_from_rock_and_passage() -> None:
    """Its outline differs from the rock, its body from the passage behind it."""
    body = next(iter(ART.shapes("coal", "")))
    assert contrast(body["stroke"], TILE) > 4.5
    assert contrast(body["fill"], TUNNEL) > 4.5
