"""Dwar7s Winter: dwarfs defend a castle through the weeks of a winter, and lose together or let one win."""

from collections.abc import Mapping, Set
from pathlib import Path

from games.core import Concession, Deal, Game, Option, Seat, Tip, Value, if_offered

from .achievements import ACHIEVEMENTS
from .advice import CHARACTERS, STRATEGIES
from .board import board, stage
from .cards import EDITIONS
from .events import EVENTS
from .glossary import glossary
from .hand import hand, held
from .notation import position, read_position
from .pictures import PICTURES
from .redeal import redeal
from .scoring import LATE, fallen, outcome
from .setup import setup
from .state import State
from .view import View, view

_LIMITS = EDITIONS[EDITIONS.current].limits

TOPICS = {
    "goal": ("1", "5.5", "8", "8.1", "8.2", "8.3", "R47", "R48", "R56", "R59"),
    "setup": ("2", "4", "2.1", "R1", "R2", "R40", "R58"),
    "board": ("3", "3.1", "3.3", "2.2", "R3", "R5", "R6", "R41"),
    "invasion": ("5", "5.2", "3.2", "6.5", "R4", "R7", "R8", "R13", "R14"),
    "monsters": ("6", "6.1", "6.2", "R9", "R10", "R11", "R12", "R15", "R16", "R17", "R18", "R19", "R21"),
    "hands": ("5.3", "R31", "R36", "R38"),
    "actions": ("5.4", "R26", "R27", "R46"),
    "music": ("5.1", "R24", "R35", "R60"),
    "heroes": ("7", "2.3", "R28", "R29", "R39", "R42", "R43", "R44", "R45", "R57"),
    "market": ("R30", "R32", "R33", "R34"),
    "fights": ("6.3", "6.4", "R20", "R22", "R23", "R25"),
    "solo": ("9.1", "R37", "R49"),
    "variants": ("9", "9.2", "9.3", "9.5", "R55"),
    "legendary": ("9.4", "R50", "R51"),
    "legends": ("R52", "R53", "R54"),
}
"""Topics of the rules help, each with the sections of RULES.md that it covers."""

QUESTIONS = {
    "choose-hands": "5.3", "choose-monster": "5.2", "choose-path": "3.2", "choose-target": "6.2", "follow": "5.4",
    "gain-one": "7", "move-anyone": "7", "place-defender": "4", "place-or-move": "7", "play-cards": "5.4",
    "promote-dwarf": "9.4", "recall-dwarf": "7", "return-dwarf": "6.2", "take-hero": "7", "turn": "5.4",
}  # fmt: skip
"""The section of RULES.md for each question."""

_TALENTS = EDITIONS[EDITIONS.current].talent
_MOVERS = {card for card, talent in _TALENTS.items() if talent.do in {"move_from", "place_or_move"}}
_PRODUCERS = {card for card, talent in _TALENTS.items() if talent.do == "produce"}


def _order_matters(offered: Set[object]) -> Mapping[str, Value] | None:
    """Return the values of the tip on the order of cards if some on offer move dwarfs and others produce."""
    return None if offered.isdisjoint(_MOVERS) or offered.isdisjoint(_PRODUCERS) else {}


TIPS: Mapping[str, Tip] = {
    "choose-hands": if_offered(*_MOVERS),
    "turn": if_offered("place"),
    "place-or-move": if_offered("place"),
    "play-cards": _order_matters,
}
"""Tips that are shown only to players who have a dwarf to place, or cards that move dwarfs and perhaps produce."""

GAME: Game[State, View] = Game(
    id="winter",
    seats=range(_LIMITS.seats[0], _LIMITS.seats[1] + 1),
    options=(
        Option("nightmare", ("off", "on")),
        Option("bloodthirst", ("off", "on")),
        Option("legendary", ("off", "on")),
        Option("thaw", ("off", "on")),
    ),
    state=State,
    editions=EDITIONS,
    setup=setup,
    view=view,
    redeal=redeal,
    board=board,
    stage=stage,
    hand=hand,
    held=held,
    outcome=outcome,
    position=position,
    read_position=read_position,
    topics=TOPICS,
    questions=QUESTIONS,
    late=LATE,
    fallen=fallen,
    events=EVENTS,
    tips=TIPS,
    minutes=(45, 90),
    difficulty=3,
    concession=Concession.COMMON_DEFEAT,
    strategies=STRATEGIES,
    characters=CHARACTERS,
    guided=Deal(1, "the castle in the snow", {"thaw": "on"}, first=Seat(0)),
    script=Path(__file__).with_name("lesson.txt").read_text(encoding="utf-8"),
    glossary=glossary,
    achievements=ACHIEVEMENTS,
    pictures=PICTURES,
)
