"""Section 11: points and places."""

from .referee_cards import BUILDINGS, TILES

COLOURS = ("blue", "green", "yellow", "red", "grey")


def scores(w):
    """Return the seven parts of every seat's score, in the order of section 11, and the seats by place (ties share)."""
    found = []
    for seat, p in enumerate(w.players):
        counts = [sum(BUILDINGS[card][0] == colour for card in p["buildings"]) for colour in COLOURS]
        near = len(p["mine"]) >= w.target(seat) - 1
        per_miner = 3 + (1 if w.owns(seat, "infirmary") else 0) + (2 if w.owns(seat, "banquet_hall") else 0)
        found.append(
            {
                "coins": p["coins"] // 6,
                "buildings": sum(BUILDINGS[card][3] for card in p["buildings"]),
                "colours": sum(min(16, count * count) for count in counts),
                "series": 10 * min(counts),
                "finish": 25 if seat == w.finisher else 10 if near else 0,
                "veins": sum(TILES[tile][2] for tile, _ in p["mine"].values()),
                "miners": p["miners"] * per_miner,
            }
        )
    worth = {seat: (sum(found[seat].values()), w.players[seat]["coins"]) for seat in range(w.n)}
    places = [
        [seat for seat in range(w.n) if worth[seat] == each] for each in sorted(set(worth.values()), reverse=True)
    ]
    return found, places
