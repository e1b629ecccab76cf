"""Lantern: bid in secret, and light the gallery with the most gems."""

from games.core import Concession, Deal, Game, Option, Seat

from .achievements import ACHIEVEMENTS
from .advice import STRATEGIES
from .board import board
from .cards import EDITIONS
from .glossary import glossary
from .hand import hand, held
from .notation import position, read_position
from .pictures import PICTURES
from .redeal import redeal
from .scoring import outcome
from .setup import setup
from .state import State
from .view import View, view

TOPICS = {
    "overview": ("1", "2", "5"),
    "bidding": ("3", "R1", "R2"),
    "lighting": ("4",),
}
"""The topics of the help, each with the sections of RULES.md that it covers."""

QUESTIONS = {"bid": "3", "lighting": "4"}
"""The section of RULES.md for each question."""

GUIDED = Deal(2, "guided", {"rounds": "3"}, first=Seat(0))
"""The deal of the guided first game."""

GAME: Game[State, View] = Game(
    id="lantern",
    seats=range(2, 5),
    options=(Option("rounds", ("3", "5")),),
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
    minutes=(5, 10),
    difficulty=1,
    concession=Concession.OPPONENT_WINS,
    strategies=STRATEGIES,
    pictures=PICTURES,
    guided=GUIDED,
    glossary=glossary,
    achievements=ACHIEVEMENTS,
)
