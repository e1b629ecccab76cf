"""Les Mines de Maphr: dwarf clans draw, dig, exploit, build and trade until one mine is large enough."""

from collections.abc import Mapping, Set
from pathlib import Path

from games.core import Concession, Deal, Game, Option, Say, Seat, Tip, Value, if_offered, say

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
from .scoring import outcome
from .setup import setup
from .state import State
from .view import View, view

_META = EDITIONS[EDITIONS.current].meta

TOPICS = {
    "goal": ("1", "2", "11", "R50", "R51", "R52", "R53", "R54", "R55", "R57"),
    "setup": ("4", "R1", "R4", "R7", "R56", "R60"),
    "clans": ("R59", "R64"),
    "round": ("5", "R2", "R5", "R61", "R58"),
    "draw": ("6", "R8", "R14"),
    "auction": ("R3", "R9", "R10", "R11", "R12", "R13"),
    "immediate": ("R15", "R16", "9", "10"),
    "caravans": ("3",),
    "actions": ("7", "7.1", "7.2", "R29", "R30", "R31", "R36"),
    "impediments": ("7.3", "R32", "R33", "R34", "R35", "R62"),
    "tunnels": ("7.4", "R18", "R19", "R20", "R21", "R22", "R23", "R24", "R49"),
    "exploit": ("R17", "R25", "R26", "R27", "R28"),
    "building": ("R37", "R38", "R39", "R40"),
    "effects": (),
    "trade": ("8", "8.1", "R6", "R41", "R42"),
    "market": ("8.2", "R43", "R44", "R45", "R46", "R63"),
    "levels": ("8.3", "R47", "R48"),
    "scenarios": ("16", "17"),
    "advice": ("15",),
}
"""Topics of the rules help, each with the sections of RULES.md that it covers."""

QUESTIONS = {
    "auction": "6", "caravan": "R16", "choose-actions": "7.1", "constructing": "R37", "contract-offer": "R16",
    "draft": "6", "exploiting": "R17", "from-pile": "6", "impediments": "7.3", "keep-or-send": "6",
    "lose-building": "9", "lose-tile": "9", "market": "8.2", "prospecting": "7.4", "rune-library": "8.1",
    "share": "6", "surplus": "8.1", "take-packet": "6", "trade-turn": "8.1", "upgrade-mine": "8.3",
}  # fmt: skip
"""The section of RULES.md for each question."""

_BOOK = EDITIONS[EDITIONS.current]


_RICH = 5
"""The coins from which on a vein is rich."""


def _best_card(offered: Set[object]) -> int:
    """Return what is most useful of what is offered.

    5 for a rich vein that is a dead end, 4 for another rich vein; 3 for a tile with three or four openings, 2 for one
    with two; 1 for a building, 0 for others.
    """
    rich = [card for card, row in _BOOK.tiles.items() if card in offered and row.value >= _RICH]
    if rich:
        return 5 if all(_BOOK.openings[card, 0].bit_count() < 2 for card in rich) else 4
    openings = _openings(offered)
    return min(3, openings) if openings > 1 else int(not offered.isdisjoint(_BOOK.buildings))


def _openings(offered: Set[object]) -> int:
    """Return the most openings that an offered tile has."""
    return max((_BOOK.openings[card, 0].bit_count() for card in _BOOK.tiles if card in offered), default=0)


def _on_cards(offered: Set[object]) -> Mapping[str, Value]:
    """Return the advice on the most useful card."""
    return {"advice": say("maphr-best-card", best=_best_card(offered))}


def _timely(view: View, tip: Say) -> Say:
    """Return a tip on cards or actions as the owner of a full mine needs it: no tile helps before the next level."""
    own = view.clans[view.seat] if view.seat is not None else None
    if own is None or len(own.tiles) < own.limit or view.upgrade is None:
        return tip
    coins = view.upgrade.values.get("need")
    lacks = view.upgrade if coins is None else say("maphr-full-coins", n=coins, have=own.coins)
    advice = say("maphr-best-when-full", lacks=lacks)
    if "advice" in tip.values:
        return Say(tip.id, {"advice": advice})
    return advice if tip.id == "maphr-tip-choose-actions" else tip


TIPS: Mapping[str, Tip] = {
    "caravan": if_offered("bribe"),
    "choose-actions": if_offered("prospect"),
    "constructing": if_offered("erect"),
    "draft": _on_cards,
    "exploiting": if_offered("hire"),
    "from-pile": _on_cards,
    "impediments": lambda offered: {"held": int("hinder" in offered)},
    "keep-or-send": _on_cards,
    "market": lambda offered: None if "turndown" in offered or offered.isdisjoint({"offer", "propose"}) else {},
    "prospecting": lambda offered: {} if _openings(offered) > 1 else None,
    "rune-library": _on_cards,
    "share": _on_cards,
    "take-packet": _on_cards,
    "trade-turn": if_offered("sell"),
    "upgrade-mine": if_offered("upgrade"),
}
"""Tips about the best card on offer, or that are shown only if what they recommend is offered."""

GAME: Game[State, View] = Game(
    id="maphr",
    seats=range(_META["players_min"], _META["players_max"] + 1),
    options=(Option("scenario", ("full", "first_dig")),),
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
    events=EVENTS,
    tips=TIPS,
    timely=_timely,
    minutes=(60, 150),
    difficulty=4,
    concession=Concession.OPPONENT_WINS,
    pictures=PICTURES,
    strategies=STRATEGIES,
    characters=CHARACTERS,
    guided=Deal(2, "teach 2", {"scenario": "first_dig"}, first=Seat(0)),
    script=Path(__file__).with_name("lesson.txt").read_text(encoding="utf-8"),
    glossary=glossary,
    achievements=ACHIEVEMENTS,
)
