"""Poursuite souterraine (Underground Chase): moles ride mine wagons past the kobolds to the treasure cave."""

from collections.abc import Mapping, Set
from pathlib import Path

from games.core import Concession, Deal, Game, Option, Seat, Tip, Value

from .achievements import ACHIEVEMENTS
from .advice import CHARACTERS, STRATEGIES
from .board import board
from .cards import EDITIONS, Book
from .events import EVENTS
from .glossary import glossary
from .hand import hand, held
from .notation import position, read_position
from .pictures import PICTURES
from .redeal import redeal
from .scoring import outcome
from .setup import setup
from .state import State
from .view import View, view

_BOOK: Book = EDITIONS[EDITIONS.current]

TOPICS = {
    "overview": ("1", "2", "4", "5", "12", "R2", "R4", "R35"),
    "turn": ("6", "R3", "R26", "R30"),
    "boarding": ("7", "7.1", "7.2", "R24", "R25", "R32", "R34"),
    "moving": ("8", "8.1", "3.1", "R5", "R6", "R7", "R8", "R9", "R10", "R29"),
    "turning": ("8.2", "2.1", "R11"),
    "kobolds": ("8.3", "3.2", "R12", "R13", "R14", "R31", "R33"),
    "wotan": ("9", "R15", "R16", "R17", "R18", "R19", "R20"),
    "cave": ("10", "10.1", "10.2", "10.3", "R22", "R23", "R36"),
    "end": ("11", "R21", "R27"),
    "simple": ("17", "R28"),
    "boards": ("3", "3.3", "3.4", "3.5", "R1"),
}

QUESTIONS = {
    "boarding": "7", "moving": "8", "parking": "10.3", "placing-wotan": "9", "rolling": "6", "seating-freed": "R17",
}  # fmt: skip
"""The section of RULES.md for each question."""


def options_of(book: Book) -> tuple[Option, ...]:
    """Return the options of the lobby: every board, and the two rules for moving."""
    return Option("board", tuple(book.mines)), Option("variant", tuple(book.exact))


GUIDED = Deal(3, "guided", {"board": "short"}, first=Seat(0))
"""The deal of the guided first game."""


def _with_both_wagons(offered: Set[object]) -> Mapping[str, Value] | None:
    """Return no values if both wagons can be chosen; None otherwise."""
    return {} if offered >= {1, 2} else None


def _must_free(offered: Set[object]) -> Mapping[str, Value]:
    """Return whether Wotan can only go to a few cells, those of the player's own prisoners."""
    return {"own": int(len(offered) <= 1 + _BOOK.moles)}


TIPS: Mapping[str, Tip] = {
    "boarding": _with_both_wagons,
    "seating-freed": _with_both_wagons,
    "placing-wotan": _must_free,
}
"""Tips that are shown only if there is a choice between the wagons, and one that depends on the player's prisoners."""

GAME: Game[State, View] = Game(
    id="poursuite",
    seats=range(min(_BOOK.first_rounds), max(_BOOK.first_rounds) + 1),
    options=options_of(_BOOK),
    state=State,
    editions=EDITIONS,
    setup=setup,
    view=view,
    redeal=redeal,
    board=board,
    hand=hand,
    held=held,
    outcome=outcome,
    position=position,
    read_position=read_position,
    topics=TOPICS,
    questions=QUESTIONS,
    minutes=(20, 30),
    difficulty=1,
    concession=Concession.OPPONENT_WINS,
    strategies=STRATEGIES,
    characters=CHARACTERS,
    pictures=PICTURES,
    guided=GUIDED,
    script=Path(__file__).with_name("lesson.txt").read_text(encoding="utf-8"),
    glossary=glossary,
    achievements=ACHIEVEMENTS,
    events=EVENTS,
    tips=TIPS,
)
