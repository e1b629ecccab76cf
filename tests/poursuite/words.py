"""Required figures of Underground Chase's texts, and words that they must not use."""

from games import core
from games.poursuite import GAME
from games.poursuite.cards import EDITIONS
from games.poursuite.checks import runs
from games.poursuite.choices import Move

BOOK = EDITIONS[EDITIONS.current]
LONG, SHORT = BOOK.mines["standard"], BOOK.mines["short"]
FACES = [int(face) for face in BOOK.faces if face.isdecimal()]
ENGLISH = {
    r"\bcells?\b": "space",
    r"\brails?\b": "track",
    r"in front\b": "at the front",
    r"\bmoles? in hand": "waiting",
    r"\bpark": "put back",
    r"goes home": "returns to its owner",
    r"\bran:": "route",
    r"by a quarter": "a quarter turn",
    r"\bR\d+\b|\(\d+\.\d+\)": "(no number of a rule)",
}
FRENCH = {
    r"cases-kobold\b": "cases-kobolds",
    r"\bsauve\b|\bprise\b": "à l’abri, capturée",
    r"\b(placer|placez) wotan|il faut le placer": "poser",
    r"chez elle": "devant son joueur",
    r"à placer|devant vous": "en attente",
    r"avant (rouge|verte|jaune|bleue)": "rouge à l’avant",
    r"que 1\b": "qu’un",
    r"\bd’un quart\b(?! de tour)": "d’un quart de tour",
    r"\b[Aa]u dernier trésor pris\b": "quand le dernier trésor est pris",
    r"\bdeux à trois\b": "deux tours à trois",
    r"\bR\d+\b|\(\d+\.\d+\)": "(pas de numéro de règle)",
}
FORBIDDEN = {"en": ENGLISH, "fr": FRENCH}
"""Words that the glossary replaces, with their replacements."""
MET = (set[str](), {"boarding", "rolling", "moving", "placing-wotan", "seating-freed", "parking"})
"""Questions that the guided game must ask, and may ask."""
LOOKED_UP = {"kobold", "wotan", "wagon", "mole", "cave", "treasure", "die"}
FIGURES = {
    "topic-turn.text": [*FACES, *sorted(set(FACES))],
    "topic-overview.text": [*sorted(set(FACES)), BOOK.treasures],
    "topic-end.text": [BOOK.treasures],
    "minute": sorted(set(FACES)),
    "topic-boards.text#1": [*runs(LONG), *runs(SHORT)],
}
"""All figures of messages, or of their paragraphs, in order."""
TOLD = {
    "mole": [BOOK.moles],
    "treasure": [BOOK.treasures],
    "cave": [BOOK.front, BOOK.other, BOOK.shortage],
    "die": FACES,
}
"""The figures of look-ups."""
IN_WORDS = {
    "topic-overview.text": [BOOK.front, BOOK.other, BOOK.moles],
    "topic-cave.text": [BOOK.front, BOOK.other],
    "minute": [BOOK.front, BOOK.other, BOOK.moles],
    "topic-boarding.text": [BOOK.first_rounds[seats] for seats in GAME.seats],
    "topic-end.text": [BOOK.front + 3 * BOOK.other],
    "topic-boards.text#1": [number for mine in (LONG, SHORT) for number in (mine.height, len(mine.kobolds))],
    **{f"option-board-{mine.id}.help": [len(mine.kobolds), runs(mine)[0]] for mine in (LONG, SHORT)},
}
"""Figures written as words."""


def in_menus(choice: core.Choice) -> bool:
    """Return whether a choice is only in menus: a move, which is asked field by field."""
    return isinstance(choice, Move)
