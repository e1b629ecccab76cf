"""The contract every game keeps: a game is a value, a rule is a short named step, a choice is data, a text is an id."""

from .dice import Dice
from .editions import Editions
from .engine import Decision, apply, check, clone, decision, default_choice, reopen, start, ticket, why_not
from .game import Deal, Ending, Game, Option, Outcome, Panel, Pictures, Score, Speak, Strategy, rank
from .moves import read_choice, vocabulary, write_choice
from .record import Record, record
from .refusals import CatalogueError, NotAllowed, NotYours, PositionError, Refusal, TooLate
from .shapes import Amount, Choice, Number, OneOf, Revise, Shape, Some, SomeOf, only_answer
from .state import State
from .steps import Ask, AskAll, AskAny, Question, Step
from .strategy import any_of, at_random
from .texts import Event, Say, Seat, Section, Sign, Value, format_points, say

__all__ = [
    "Amount",
    "Ask",
    "AskAll",
    "AskAny",
    "CatalogueError",
    "Choice",
    "Deal",
    "Decision",
    "Dice",
    "Editions",
    "Ending",
    "Event",
    "Game",
    "NotAllowed",
    "NotYours",
    "Number",
    "OneOf",
    "Option",
    "Outcome",
    "Panel",
    "Pictures",
    "PositionError",
    "Question",
    "Record",
    "Refusal",
    "Revise",
    "Say",
    "Score",
    "Seat",
    "Section",
    "Shape",
    "Sign",
    "Some",
    "SomeOf",
    "Speak",
    "State",
    "Step",
    "Strategy",
    "TooLate",
    "Value",
    "any_of",
    "apply",
    "at_random",
    "check",
    "clone",
    "decision",
    "default_choice",
    "format_points",
    "only_answer",
    "rank",
    "read_choice",
    "record",
    "reopen",
    "say",
    "start",
    "ticket",
    "vocabulary",
    "why_not",
    "write_choice",
]
