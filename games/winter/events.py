"""The log events of Dwar7s Winter by what they tell."""

from games.core import EventKinds, Say

REVEALS = frozenset({
    "winter-log-moves", "winter-log-rushes", "winter-log-pushed", "winter-log-loses", "winter-log-loses-gold",
    "winter-log-loses-several", "winter-log-action-lost", "winter-log-hand-lost", "winter-log-sent-home",
    "winter-log-silences",
    "winter-log-arrives", "winter-log-calls-disaster", "winter-log-disaster", "winter-log-snowball",
    "winter-log-beats", "winter-log-overcomes", "winter-log-castle-saved", "winter-log-lost",
})  # fmt: skip
SETBACKS = frozenset(
    {
        "winter-log-loses",
        "winter-log-loses-gold",
        "winter-log-loses-several",
        "winter-log-action-lost",
        "winter-log-hand-lost",
        "winter-log-sent-home",
    }
)
SCORED = frozenset({"winter-log-beats", "winter-log-overcomes", "winter-log-buys", "winter-log-recruits"})
ROUNDS = frozenset({"winter-log-week", "winter-log-week-solo"})


def _threatens(said: Say) -> bool:
    """Return whether a log event tells that a monster or a disaster has come, or silences an instrument.

    Or that a monster has come to the castle or right beside it, or what a player has done with dwarfs from home and an
    instrument, without which a whole turn could be missing from a player's news.
    """
    steps = said.values.get("n")
    is_step = said.id in {"winter-log-moves", "winter-log-rushes", "winter-log-pushed"}
    return said.id in _COMING or (is_step and steps in {0, 1})


_COMING = {
    "winter-log-arrives", "winter-log-defends", "winter-log-defends-both", "winter-log-disaster", "winter-log-silences",
    "winter-log-places", "winter-log-music",
}  # fmt: skip


EVENTS = EventKinds(
    results=frozenset({"winter-log-score", "winter-log-wins"}),
    reveals=REVEALS,
    scored=SCORED,
    setbacks=SETBACKS,
    rounds=ROUNDS,
    moot={
        "winter-log-gathers": {"winter-log-beats", "winter-log-overcomes"},
        "winter-log-defends": {"winter-log-defends-both"},
    },
    forms={"winter-log-loses-gold": "winter-log-loses"},
    weighs=_threatens,
)
"""The log events by what they tell."""
