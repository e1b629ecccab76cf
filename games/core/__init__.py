"""The contract every game keeps: a game is a value, a rule is a short named step, a choice is data, a text is an id."""

from .dice import Dice
from .editions import Editions
from .engine import Decision, apply, check, clone, decision, start, ticket, why_not
from .game import Deal, Detail, Game, Option, Pictures, Result, Score, Speak, Strategy
from .moves import read_choice, vocabulary, write_choice
from .record import Record, record
from .refusals import CatalogueError, NotAllowed, NotYours, Refusal, TooLate
from .shapes import Amount, Choice, Number, OneOf, Revise, Shape, Some, SomeOf, only_answer
from .state import State
from .steps import Ask, AskAll, AskAny, Question, Step
from .strategy import any_of, at_random
from .texts import Event, Say, Seat, Section, Sign, Value, say, signed

__all__ = [
    "Amount",
    "Ask",
    "AskAll",
    "AskAny",
    "CatalogueError",
    "Choice",
    "Deal",
    "Decision",
    "Detail",
    "Dice",
    "Editions",
    "Event",
    "Game",
    "NotAllowed",
    "NotYours",
    "Number",
    "OneOf",
    "Option",
    "Pictures",
    "Question",
    "Record",
    "Refusal",
    "Result",
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
    "only_answer",
    "read_choice",
    "record",
    "say",
    "signed",
    "start",
    "ticket",
    "vocabulary",
    "why_not",
    "write_choice",
]
