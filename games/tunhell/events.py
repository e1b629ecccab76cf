"""The log events of Tunhell by what they tell."""

from games.core import EventKinds, Say

REVEALS = frozenset({
    "tunhell-log-reveal", "tunhell-log-win", "tunhell-log-win-at-0", "tunhell-log-defeat", "tunhell-log-find",
    "tunhell-log-find-passed", "tunhell-log-find-lost", "tunhell-log-ghost", "tunhell-log-door-found",
    "tunhell-log-throne", "tunhell-log-blaster", "tunhell-log-trophy",
})  # fmt: skip
SETBACKS = frozenset({"tunhell-log-defeat", "tunhell-log-ghost"})
SCORED = frozenset({
    "tunhell-log-win", "tunhell-log-find", "tunhell-log-heart", "tunhell-log-heart-back", "tunhell-log-throne",
    "tunhell-log-door", "tunhell-log-trophy",
})  # fmt: skip


def _weighs(said: Say) -> bool:
    """Return whether a log event tells of a card turned up, of cards blown up, or of a mine that is empty."""
    if said.id == "tunhell-log-reveal":
        return True
    return said.id in _LASTING and (said.id != "tunhell-log-blaster" or bool(said.values["cards"]))


_LASTING = {"tunhell-log-blaster", "tunhell-log-mine-empty", "tunhell-log-forced-discard"}


EVENTS = EventKinds(
    results=frozenset({"tunhell-log-scores", "tunhell-log-end"}),
    reveals=REVEALS,
    scored=SCORED,
    setbacks=SETBACKS,
    weighs=_weighs,
)
"""The log events by what they tell."""
