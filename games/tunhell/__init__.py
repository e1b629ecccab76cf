"""Tunhell: dwarfs guard, dig and blast in three mines until two of them are empty."""

from collections.abc import Mapping
from pathlib import Path

from games.core import Concession, Deal, Game, Option, Seat, Tip

from .achievements import ACHIEVEMENTS
from .advice import CHARACTERS, STRATEGIES
from .board import board
from .cards import EDITIONS
from .choices import TEAM
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

_BOOK = EDITIONS[EDITIONS.current]

TOPICS = {
    "goal": ("1", "2", "3", "12", "R3", "R38", "R39", "R40"),
    "setup": ("4", "R1", "R2"),
    "turn": ("5", "5.1", "5.3", "R8", "R12"),
    "recruiting": ("5.2", "R10", "R11", "R13", "R14", "R17", "R41"),
    "warriors": ("6.1", "6.4", "R9", "R23", "R24", "R25", "R26"),
    "scouts": ("6.3", "5.4", "R19", "R20"),
    "digging": ("6", "6.2", "7.1", "R4", "R5", "R15", "R42"),
    "encounters": ("7.2", "7.3", "R6", "R18", "R35", "R36", "R37"),
    "finds": ("8", "8.4", "8.5", "8.8", "8.9", "R16", "R22", "R27"),
    "heart": ("8.6", "8.7", "R21", "R28", "R29"),
    "ends": ("9", "9.1", "9.2", "9.3", "11", "R7", "R30", "R31", "R32", "R33", "R34"),
    "trophies": ("10",),
}
"""Topics of the rules help, each with the sections of RULES.md that it covers."""

QUESTIONS = {
    "door-place": "9.1", "fight": "7.2", "heart-price": "8.6", "turn": "5.1",
}  # fmt: skip
"""The section of RULES.md for each question."""

GUIDED = Deal(3, "guided", {"mode": "initiation", "length": "shortest"}, first=Seat(0))
"""The deal of the guided first game: only turns and fights are asked for."""

TIPS: Mapping[str, Tip] = {
    "turn": lambda offered: {} if offered >= {"recruit", "play"} else None,
    "fight": lambda offered: {} if TEAM in offered and not offered.isdisjoint(_BOOK.cards) else None,
}
"""Tips that are shown only to those who are not stuck, or whose team or warriors can pay."""

GAME: Game[State, View] = Game(
    id="tunhell",
    seats=range(_BOOK.limits.seats[0], _BOOK.limits.seats[1] + 1),
    options=(
        Option("mode", tuple(_BOOK.modes)),
        Option("length", tuple(_BOOK.lengths)),
        Option("loot", ("open", "hidden")),
    ),
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
    events=EVENTS,
    tips=TIPS,
    minutes=(20, 40),
    difficulty=2,
    concession=Concession.OPPONENT_WINS,
    strategies=STRATEGIES,
    characters=CHARACTERS,
    pictures=PICTURES,
    guided=GUIDED,
    script=Path(__file__).with_name("lesson.txt").read_text(encoding="utf-8"),
    glossary=glossary,
    achievements=ACHIEVEMENTS,
)
