"""The contract that every game fulfils: a game is a value, a rule a short step, a choice is data, and a text an id."""

from .achievements import Condition, FinishedGame, Goal, nearest
from .advice import Advice, amount, distinct_reasons, telling_reasons
from .adviser import Adviser, Marked, Plan, shape_for
from .catalogue import Row, read_catalogue, read_tables, tables_of
from .characters import Characters, read_characters
from .dice import Dice, QuickDice
from .drafts import CUT, Decision
from .editions import Editions
from .engine import (
    advance,
    apply,
    awaited,
    back,
    check,
    clone,
    decision,
    default_answer,
    opened,
    reopen,
    start,
    ticket,
    why_not,
)
from .events import EventKinds
from .foresight import Foresight, answers_of, foresee
from .game import OFF, ON, Deal, Game, Option
from .gate import Public, public
from .imagining import branch, determinise
from .lessons import Lesson, Scripted, Tip, if_offered
from .levels import EASY, MASTER, MASTER_S, NORMAL, RANDOM, STRONG, levels, strategy_of
from .moves import read_choice, vocabulary, write_choice
from .outcome import Concession, Ending, Outcome, Score, rank
from .pictures import Panel, Pictures, Speak, Spot
from .record import Record, record
from .refusals import CatalogueError, NotAllowed, NotYours, PositionError, Refusal, TooLate
from .search import CANDIDATES, Found, Search, Spent, play_ahead
from .shapes import Amount, Choice, Number, OneOf, Revise, Shape, Some, SomeOf, only_answer
from .state import State
from .steps import Ask, AskAll, AskAny, Question, Step
from .strategy import Strategy, any_of, at_random
from .texts import Event, Say, Seat, Section, Sign, Value, format_points, is_person, say
from .weights import read_weights, weighted

__all__ = [
    "CANDIDATES",
    "CUT",
    "EASY",
    "MASTER",
    "MASTER_S",
    "NORMAL",
    "OFF",
    "ON",
    "RANDOM",
    "STRONG",
    "Advice",
    "Adviser",
    "Amount",
    "Ask",
    "AskAll",
    "AskAny",
    "CatalogueError",
    "Characters",
    "Choice",
    "Concession",
    "Condition",
    "Deal",
    "Decision",
    "Dice",
    "Editions",
    "Ending",
    "Event",
    "EventKinds",
    "FinishedGame",
    "Foresight",
    "Found",
    "Game",
    "Goal",
    "Lesson",
    "Marked",
    "NotAllowed",
    "NotYours",
    "Number",
    "OneOf",
    "Option",
    "Outcome",
    "Panel",
    "Pictures",
    "Plan",
    "PositionError",
    "Public",
    "Question",
    "QuickDice",
    "Record",
    "Refusal",
    "Revise",
    "Row",
    "Say",
    "Score",
    "Scripted",
    "Search",
    "Seat",
    "Section",
    "Shape",
    "Sign",
    "Some",
    "SomeOf",
    "Speak",
    "Spent",
    "Spot",
    "State",
    "Step",
    "Strategy",
    "Tip",
    "TooLate",
    "Value",
    "advance",
    "amount",
    "answers_of",
    "any_of",
    "apply",
    "at_random",
    "awaited",
    "back",
    "branch",
    "check",
    "clone",
    "decision",
    "default_answer",
    "determinise",
    "distinct_reasons",
    "foresee",
    "format_points",
    "if_offered",
    "is_person",
    "levels",
    "nearest",
    "only_answer",
    "opened",
    "play_ahead",
    "public",
    "rank",
    "read_catalogue",
    "read_characters",
    "read_choice",
    "read_tables",
    "read_weights",
    "record",
    "reopen",
    "say",
    "shape_for",
    "start",
    "strategy_of",
    "tables_of",
    "telling_reasons",
    "ticket",
    "vocabulary",
    "weighted",
    "why_not",
    "write_choice",
]
