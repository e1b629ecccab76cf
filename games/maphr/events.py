"""The log events of The Mines of Maphr by what they tell."""

from games.core import EventKinds

REVEALS = frozenset({
    "maphr-log-die", "maphr-log-bids", "maphr-log-auction", "maphr-log-shows", "maphr-log-loses",
    "maphr-log-loses-miner", "maphr-log-loses-level", "maphr-log-loses-cards", "maphr-log-lost",
    "maphr-log-tile-lost", "maphr-log-building-lost", "maphr-log-caravan", "maphr-log-caravan-as-rolled",
    "maphr-log-impediment", "maphr-log-sabotage", "maphr-log-sabotage-stopped", "maphr-log-steals",
    "maphr-log-sold", "maphr-log-swapped", "maphr-log-bought-card", "maphr-log-swapped-card",
    "maphr-log-swapped-own", "maphr-log-cannot-build",
})  # fmt: skip
PARTIAL = frozenset({
    "maphr-log-die", "maphr-log-bids", "maphr-log-shows", "maphr-log-caravan", "maphr-log-caravan-as-rolled",
    "maphr-log-swapped",
})  # fmt: skip
SETBACKS = frozenset(
    {
        "maphr-log-loses",
        "maphr-log-loses-miner",
        "maphr-log-loses-level",
        "maphr-log-loses-cards",
        "maphr-log-tile-lost",
        "maphr-log-building-lost",
    }
)
SCORED = frozenset({
    "maphr-log-lay", "maphr-log-build", "maphr-log-build-cheaper", "maphr-log-finisher", "maphr-log-exploit",
    "maphr-log-exploit-sum", "maphr-log-gains", "maphr-log-miner", "maphr-log-loses", "maphr-log-loses-miner",
    "maphr-log-tile-lost", "maphr-log-building-lost", "maphr-log-steals", "maphr-log-sells", "maphr-log-sold",
    "maphr-log-upgrade", "maphr-log-toll",
})  # fmt: skip
ROUNDS = frozenset({"maphr-log-round"})
NAMING = frozenset({
    "maphr-log-gains", "maphr-log-all-gain", "maphr-log-miner", "maphr-log-loses", "maphr-log-loses-miner",
    "maphr-log-loses-level", "maphr-log-loses-cards", "maphr-log-protected", "maphr-log-strikes-nobody",
    "maphr-log-tile-lost", "maphr-log-no-tile", "maphr-log-building-lost", "maphr-log-no-building",
})  # fmt: skip
"""What a card did: each names the card and who is affected, so that it is not also told that the card was shown."""


EVENTS = EventKinds(
    results=frozenset({"maphr-log-score"}),
    reveals=REVEALS,
    scored=SCORED,
    partial=PARTIAL,
    setbacks=SETBACKS,
    rounds=ROUNDS,
    moot={"maphr-log-gives": {"maphr-log-given"}, "maphr-log-shows": NAMING},
)
"""The log events by what they tell."""
