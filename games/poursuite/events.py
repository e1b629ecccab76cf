"""The log events of Underground Chase by what they tell."""

from games.core import EventKinds, Say

REVEALS = frozenset({
    "poursuite-log-roll-wotan", "poursuite-log-caught", "poursuite-log-climbs-in", "poursuite-log-swap",
    "poursuite-log-rescue", "poursuite-log-wotan-frees", "poursuite-log-share", "poursuite-log-cave-empty",
    "poursuite-log-shortage", "poursuite-log-protected", "poursuite-log-swap-alike",
})  # fmt: skip
SETBACKS = frozenset({"poursuite-log-caught", "poursuite-log-swap"})
SCORED = frozenset({"poursuite-log-share", "poursuite-log-rescue"})


_WEIGHTY = {"poursuite-log-climbs-in", "poursuite-log-wotan-frees", "poursuite-log-lead", "poursuite-log-lead-shared"}


def _weighs(said: Say) -> bool:
    """Return whether a log event tells that a player’s mole has been freed, or who has taken the lead."""
    return said.id in _WEIGHTY


EVENTS = EventKinds(
    reveals=REVEALS,
    scored=SCORED,
    setbacks=SETBACKS,
    forms={"poursuite-log-swap": "poursuite-log-caught"},
    weighs=_weighs,
)
"""The log events by what they tell."""
