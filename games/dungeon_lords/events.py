"""The log events of Dungeon Lords by what they tell."""

from games.core import EventKinds

REVEALS = frozenset({
    "dungeon_lords-log-event", "dungeon_lords-log-placed",
    "dungeon_lords-log-card", "dungeon_lords-log-trap", "dungeon_lords-log-prevented", "dungeon_lords-log-absorbed",
    "dungeon_lords-log-attack", "dungeon_lords-log-bolt", "dungeon_lords-log-wounds", "dungeon_lords-log-healed",
    "dungeon_lords-log-fatigue", "dungeon_lords-log-fatigue-lost",
    "dungeon_lords-log-prison", "dungeon_lords-log-poison", "dungeon_lords-log-cast",
    "dungeon_lords-log-knocked-out", "dungeon_lords-log-tamed", "dungeon_lords-log-conquered",
    "dungeon_lords-log-left", "dungeon_lords-log-unpaid", "dungeon_lords-log-caved-in",
    "dungeon_lords-log-paladin-comes",
    "dungeon_lords-log-paladin-moves", "dungeon_lords-log-freed", "dungeon_lords-log-year-result",
    "dungeon_lords-log-year-begun",
})  # fmt: skip
SETBACKS = frozenset(
    {
        "dungeon_lords-log-conquered",
        "dungeon_lords-log-knocked-out",
        "dungeon_lords-log-tamed",
        "dungeon_lords-log-left",
        "dungeon_lords-log-unpaid",
        "dungeon_lords-log-caved-in",
        "dungeon_lords-log-freed",
        "dungeon_lords-log-paladin-comes",
        "dungeon_lords-log-taxed",
        "dungeon_lords-log-lost-gold",
    }
)
SCORED = frozenset({
    "dungeon_lords-log-prison", "dungeon_lords-log-conquered", "dungeon_lords-log-freed", "dungeon_lords-log-built",
    "dungeon_lords-log-hired", "dungeon_lords-log-left", "dungeon_lords-log-unpaid", "dungeon_lords-log-taxed",
    "dungeon_lords-log-lost-gold",
    "dungeon_lords-log-title", "dungeon_lords-log-caved-in",
})  # fmt: skip
ROUNDS = frozenset({"dungeon_lords-log-round", "dungeon_lords-log-combat"})


EVENTS = EventKinds(
    results=frozenset({"dungeon_lords-log-title", "dungeon_lords-log-score", "dungeon_lords-log-underlord"}),
    reveals=REVEALS,
    scored=SCORED,
    setbacks=SETBACKS,
    rounds=ROUNDS,
)
"""The log events by what they tell."""
