"""The refusals of moves: the first fault in the order of section 11, in words, with the section of RULES.md."""

from collections.abc import Mapping

from games.core import Choice, NotAllowed, Say, Seat, Sign, Some, Value, say
from games.winter.choices import (
    Activate,
    Beat,
    Buy,
    Defend,
    Done,
    EndTurn,
    Gain,
    March,
    Move,
    Music,
    Overcome,
    Place,
    Play,
    Promote,
    Push,
    Recall,
    Recruit,
    Retreat,
    Shift,
)
from games.winter.rows import Talent
from games.winter.state import State, book

from .dwarfs import banned, strength
from .faults import Target, buy_fault, card_fault, fight_fault, move_fault, music_fault, place_fault, target_of
from .stock import lacking, price

RULES: Mapping[str, str] = {
    "wrong-phase": "5",
    "not-your-turn": "5.4",
    "not-first-player": "5.2",
    "music-open": "5.4",
    "no-instrument": "5.4",
    "no-actions": "5.4",
    "no-dwarf-home": "5.4",
    "already-placed-here": "R26",
    "no-dwarf-there": "5.4",
    "not-adjacent": "3.1",
    "wrong-area-kind": "R29",
    "same-dwarf-twice": "R42",
    "already-bought": "5.4",
    "not-enough-gold": "5.4",
    "empty-slot": "5.4",
    "already-played-music": "5.4",
    "no-music-token": "R37",
    "instrument-taken": "5.4",
    "instrument-banned": "R15",
    "card-not-in-hand": "5.4",
    "wrong-instrument": "5.4",
    "cannot-pay": "R44",
    "not-enough-dwarfs": "R22",
    "not-enough-resources": "R20",
    "no-such-target": "6.3",
    "bad-dwarf-set": "9.4",
    "wrong-hand-size": "R38",
    "not-your-card": "5.3",
    "not-closer": "3.2",
    "already-activated": "5.2",
    "cannot-be-pushed": "R10",
    "nothing-to-do": "7",
    "legendary-taken": "9.4",
    "no-basic-at-home": "R53",
    "unknown-area": "3",
}
"""The section of RULES.md that forbids a move, by the key of the refusal."""

_TURN = (Place, Move, Buy, Music, Beat, Overcome, EndTurn)
_CARDS = (Play, Done)
_TALENTS = (Gain, Shift, Recall, Recruit, Promote)
_PHASE_1 = (Defend, Activate, March, Push, Retreat)


def refuse(key: str, /, **values: Value) -> NotAllowed:
    """Return a refusal by its key, with the section of RULES.md that forbids the move."""
    return NotAllowed(say(f"winter-no-{key}", **values), RULES[key])


def misplaced(phase: str, choice: Choice) -> NotAllowed:
    """Return the refusal of a move that belongs to another phase, or to another decision of phase 1 (5).

    `phase` is the text id of the present phase.
    """
    if isinstance(choice, (*_TURN, *_CARDS, *_TALENTS, *_PHASE_1, Some)):
        return refuse("wrong-phase", phase=say(phase))
    return NotAllowed(say("core-no-such-choice"))


def refuse_turn(t: State, seat: Seat, choice: Choice) -> NotAllowed:
    """Return why a move is impossible in a turn (5.4)."""
    if isinstance(choice, (*_CARDS, *_TALENTS)):
        return refuse("no-instrument")
    if not isinstance(choice, _TURN):
        return misplaced("winter-phase-turn", choice)
    return refuse_action(t, seat, choice)


def refuse_window(t: State, seat: Seat, choice: Choice, instrument: str) -> NotAllowed:
    """Return why the active player cannot make a move while cards are played (5.4)."""
    is_free = isinstance(choice, Beat | Overcome) or (isinstance(choice, Place) and is_free_placement(t, choice))
    if isinstance(choice, Play):
        return refuse_card(t, seat, choice, instrument)
    if is_free:
        return refuse_action(t, seat, choice)
    if isinstance(choice, (*_TURN, *_TALENTS)):
        return refuse("music-open", instrument=instrument, seat=seat)
    return misplaced("winter-phase-turn", choice)


def is_free_placement(t: State, choice: Place) -> bool:
    """Return whether this places a dwarf whose placement is free (9.4)."""
    row = book(t).legendary_dwarfs.get(choice.dwarf)
    return row is not None and row.free_placement


def refuse_follow(t: State, seat: Seat, choice: Choice, instrument: str) -> NotAllowed:
    """Return why a follower cannot make a move (5.4, R24)."""
    if isinstance(choice, Play):
        return refuse_card(t, seat, choice, instrument)
    if isinstance(choice, (*_TURN, *_TALENTS)) and t.active is not None:
        return refuse("not-your-turn", seat=t.active)
    return misplaced("winter-phase-turn", choice)


def refuse_talent(t: State, seat: Seat, choice: Choice, instrument: str) -> NotAllowed:
    """Return the refusal of a move that is no choice of the card being played.

    The card must be finished first, and a follower has no turn (5.4).
    """
    if isinstance(choice, _TURN) and t.active not in (None, seat):
        return refuse("not-your-turn", seat=t.active)
    if isinstance(choice, (*_TURN, *_CARDS, *_TALENTS)):
        return refuse("music-open", instrument=instrument, seat=seat)
    return misplaced("winter-phase-turn", choice)


def refuse_action(t: State, seat: Seat, choice: Choice) -> NotAllowed:
    """Return the refusal for the first fault of an action or a free action (11)."""
    match choice:
        case Place():
            return refuse_place(t, seat, choice)
        case Move():
            return refuse_move(t, seat, choice)
        case Buy():
            return _refuse_buy(t, seat, choice)
        case Music():
            return _refuse_music(t, seat, choice)
        case Beat() | Overcome():
            return _refuse_fight(t, seat, choice)
    return NotAllowed(say("core-no-such-choice"))


def unknown_area(t: State, *areas: str) -> NotAllowed | None:
    """Return the refusal of an area that is not on the board (3)."""
    for area in areas:
        if area not in book(t).areas:
            return refuse("unknown-area", text=Sign(area[:40]))
    return None


def refuse_place(t: State, seat: Seat, choice: Place, *, costs: bool = True) -> NotAllowed:
    """Return why a dwarf cannot be placed there (3.1)."""
    if unknown := unknown_area(t, choice.area):
        return unknown
    match place_fault(t, t.players[seat], choice.area, choice.dwarf, costs=costs):
        case "already-placed-here":
            return refuse("already-placed-here", area=choice.area)
        case str(fault):
            return _plain(fault)
    return NotAllowed(say("core-no-such-choice"))


def refuse_move(t: State, seat: Seat, choice: Move, *, costs: bool = True) -> NotAllowed:
    """Return why a dwarf cannot be moved there (3.2)."""
    if unknown := unknown_area(t, choice.start, choice.end):
        return unknown
    match move_fault(t, t.players[seat], choice.start, choice.end, choice.dwarf, costs=costs):
        case "no-dwarf-there":
            return refuse("no-dwarf-there", area=choice.start)
        case "not-adjacent":
            return refuse("not-adjacent", start=choice.start, end=choice.end)
        case str(fault):
            return _plain(fault)
    return NotAllowed(say("core-no-such-choice"))


def _refuse_buy(t: State, seat: Seat, choice: Buy) -> NotAllowed:
    prices, player = book(t).prices, t.players[seat]
    if not 1 <= choice.slot <= len(prices):
        return refuse("empty-slot")
    fault = buy_fault(t, player, choice.slot)
    if fault == "not-enough-gold":
        return refuse("not-enough-gold", n=prices[choice.slot - 1], m=player.stock["gold"])
    return _plain(fault)


def _refuse_music(t: State, seat: Seat, choice: Music) -> NotAllowed:
    instrument = choice.instrument
    if instrument not in book(t).instruments:
        return NotAllowed(say("core-no-such-choice"))
    match music_fault(t, seat, instrument):
        case "instrument-taken":
            return refuse("instrument-taken", instrument=instrument)
        case "instrument-banned":
            monster = banned(t)[instrument]
            return refuse("instrument-banned", monster=monster, area=t.monsters[monster], instrument=instrument)
        case fault:
            return _plain(fault)


def _refuse_fight(t: State, seat: Seat, choice: Beat | Overcome) -> NotAllowed:
    target = target_of(t, choice)
    if target is None:
        return refuse("no-such-target")
    match fight_fault(t, seat, target, choice.dwarfs):
        case "not-enough-dwarfs":
            return _too_few(t, seat, target)
        case "not-enough-resources":
            cost, missing = target.card.cost, lacking(t, seat, target.card.cost)
            return refuse("not-enough-resources", target=target.id, cost=price(cost), missing=price(missing))
        case fault:
            return _plain(fault)


def _too_few(t: State, seat: Seat, target: Target) -> NotAllowed:
    have = strength(t, seat, target.area, target.card)
    return refuse("not-enough-dwarfs", target=target.id, area=target.area, n=target.card.dwarfs, m=have)


def refuse_card(t: State, seat: Seat, choice: Play, instrument: str) -> NotAllowed:
    """Return why a card cannot be played to this instrument (3.4, 7)."""
    fault = card_fault(t, seat, choice.card, instrument)
    match fault:
        case "wrong-instrument":
            return refuse("wrong-instrument", instrument=instrument)
        case "not-enough-gold" | "cannot-pay":
            return _unpaid(t, seat, book(t).talent[choice.card])
    return _plain(fault)


def _unpaid(t: State, seat: Seat, talent: Talent) -> NotAllowed:
    ((resource, n),) = talent.pay.items()
    have = t.players[seat].stock[resource]
    if resource == "gold":
        return refuse("not-enough-gold", n=n, m=have)
    return refuse("cannot-pay", n=n, m=have, resource=resource)


def _plain(fault: str | None) -> NotAllowed:
    """Return a refusal whose sentence needs no values; without a fault, the refusal of an unknown choice."""
    return (
        NotAllowed(say("core-no-such-choice"))
        if fault is None
        else NotAllowed(Say(f"winter-no-{fault}", {}), RULES[fault])
    )
