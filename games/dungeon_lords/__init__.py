"""Dungeon Lords: two years of digging, hiring and building, each ended by adventurers at the door."""

from collections.abc import Collection, Mapping, Set
from pathlib import Path

from games.core import Concession, Deal, Game, Option, Say, Seat, Tip, Value, if_offered

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
from .rules.orders import short
from .scoring import outcome
from .setup import setup
from .state import State
from .view import View, view

_META = EDITIONS[EDITIONS.current].meta

TOPICS = {
    "overview": ("1", "2", "14", "14.1", "R27", "R29"),
    "setup": ("3", "R39"),
    "standins": ("3.1", "R2", "R3"),
    "round": ("4", "P1", "P6", "R1", "R9"),
    "orders": ("P2a", "P2b", "P2c", "P2d", "R4", "R5", "R6", "R7"),
    "eight": ("2.1",),
    "dungeon": ("6", "R23", "R28"),
    "production": ("P3a", "P3b", "R22"),
    "rooms": ("2.3",),
    "creatures": ("2.2", "R20", "R21", "R36", "R37", "R41"),
    "evil": ("5", "R8", "R19", "R38"),
    "events": ("7", "P4", "R40"),
    "adventurers": ("2.4", "8", "8.1", "8.2", "P5", "R10"),
    "paladin": ("8.3", "9.4", "R11", "R12", "R30", "R31"),
    "planning": ("9", "9.0", "9.1", "R13", "R24", "R25"),
    "clash": ("9.2", "9.3", "9.5", "R15", "R16", "R32", "R33", "R34", "R35"),
    "spells": ("R14",),
    "spellcards": ("10",),
    "traps": ("11", "2.5", "R26"),
    "secondyear": ("12",),
    "scoring": ("13", "R17", "R18"),
}

QUESTIONS = {
    "aim-trap": "9.3", "attacks": "9.3", "bolt": "9.3", "building": "6", "caving-in": "7", "census": "7",
    "digging": "6", "exchange": "P2d", "fear": "10", "free-prisoner": "9.1", "give-monster": "R20", "hiring": "2.2",
    "lock-orders": "3", "mining": "P2d", "payday": "7", "planning": "9.1", "producing": "P3a", "recall": "7",
    "retrieving": "P3b", "second-tile": "10", "select-orders": "P2b", "serve": "11", "shed": "P3a", "strike": "7",
    "strongest": "10", "suggestion": "10", "taxes": "7", "trap-goes": "2.5", "unrest": "7", "witch-hunt": "7",
}  # fmt: skip
"""The section of RULES.md for each question."""

_BOOK = EDITIONS[EDITIONS.current]
_BEST_ORDERS = (
    "recruit_imps", "hire_monster", "mine_gold", "build_room", "dig_tunnels", "buy_traps", "get_food",
    "improve_reputation",
)  # fmt: skip
"""The orders, the most useful one of a first round first."""
_EARLIEST = (
    "mine_gold", "build_room", "dig_tunnels", "hire_monster", "buy_traps", "recruit_imps", "get_food",
    "improve_reputation",
)  # fmt: skip
"""The orders, the one first that gains most from an early space."""
_WORKSHOPS = {room.id for room in _BOOK.room.values() if room.produce}
_FREE_TRAPS = {trap.id for trap in _BOOK.trap.values() if not trap.cost and not trap.pay_x}
_TRAPS_FOR_ALL = {trap.id for trap in _BOOK.trap.values() if any(blow.target == "all" for blow in trap.effects)}
_FRONT_FIGHTERS = {
    row.id for row in _BOOK.creature.values() if any(mode.target != "any_not_front" for mode in row.attacks)
}
_PRIESTS = {hero.id for hero in _BOOK.hero.values() if "heart" in hero.icons}
_PALADINS = {hero.id for hero in _BOOK.hero.values() if hero.role == "paladin"}


def _orders(offered: Set[object], most: int) -> tuple[Say, ...]:
    """Return the most useful orders among those on offer, in the sequence in which to give them."""
    useful = [order for order in _BEST_ORDERS if order in offered][:most]
    return tuple(map(short, sorted(useful, key=_EARLIEST.index)))


def _distinguished(offered: Set[object], wanted: Set[str], kind: Collection[str]) -> Mapping[str, Value] | None:
    """Return no values if some things of a kind on offer are among those wanted, and others are not; None otherwise."""
    things = {thing for thing in kind if thing in offered}
    return {} if things & wanted and things - wanted else None


TIPS: Mapping[str, Tip] = {
    "lock-orders": lambda offered: {"orders": _orders(offered, 1)},
    "select-orders": lambda offered: {"orders": _orders(offered, 3)},
    "planning": lambda offered: {"held": 0 if "defend" in offered else 1 if "lay-trap" in offered else 2},
    "hiring": if_offered("ghost"),
    "attacks": lambda offered: {
        "front": int(not offered.isdisjoint(_FRONT_FIGHTERS)),
        "priests": int(not offered.isdisjoint(_PRIESTS)),
    },
    "building": if_offered(*_WORKSHOPS),
    "trap-goes": lambda offered: _distinguished(offered, _FREE_TRAPS, _BOOK.trap),
    "recall": lambda offered: _distinguished(offered, _TRAPS_FOR_ALL, _BOOK.trap),
    "free-prisoner": lambda offered: _distinguished(offered, _PALADINS, _BOOK.hero),
}
"""Tips that name the best of what is offered, or that are shown only if what they recommend is offered."""

GAME: Game[State, View] = Game(
    id="dungeon_lords",
    seats=range(_META["players_min"], _META["players_max"] + 1),
    options=(Option("opening", ("choose", "random"), beginner="random"),),
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
    stage=stage,
    events=EVENTS,
    tips=TIPS,
    minutes=(90, 150),
    difficulty=5,
    concession=Concession.OPPONENT_WINS,
    guided=Deal(3, "the first year", {"opening": "random"}, first=Seat(0)),
    script=Path(__file__).with_name("lesson.txt").read_text(encoding="utf-8"),
    glossary=glossary,
    achievements=ACHIEVEMENTS,
    strategies=STRATEGIES,
    characters=CHARACTERS,
    pictures=PICTURES,
)
