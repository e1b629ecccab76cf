"""Pace: how long people have for an answer, who answers when their time is up, and holidays."""

from bot.model import TimeOuts
from games import core
from games.core import NotYours, Say, Seat, State, TooLate

from .draft import Draft
from .entries import StoodIn
from .lobby import prepare
from .lobby_facts import PaceSet, TempoSet, TimeOutsSet
from .pace_commands import EndAway, GoAway, Reckon, Remind, SetPace, SetTempo, SetTimeOuts, TimeOut
from .pace_facts import AwayEnded, Lent, Reminded, WentAway
from .play import answered, require_position
from .seating import pass_on
from .state import refuse, usual_strategy, waiting
from .timers import answer_due, reminder_due

PACE_LEAST_S, PACE_MOST_S = 60.0, 30 * 24 * 3600.0
AWAY_MOST_S = 30 * 24 * 3600.0
"""Seconds for which somebody may be away."""
MISSED_MOST = 3
"""After so many time-outs in a row of one person, a computer player keeps the seat."""


def set_pace(draft: Draft, command: SetPace) -> None:
    """Choose how long a person has for each answer."""
    prepare(draft, command.by)
    if command.seconds is not None and not PACE_LEAST_S <= command.seconds <= PACE_MOST_S:
        raise refuse("bot-no-such-pace")
    draft.add(PaceSet(command.seconds), command.by.id)


def set_time_outs(draft: Draft, command: SetTimeOuts) -> None:
    """Choose who answers when somebody's time has run out."""
    prepare(draft, command.by)
    draft.add(TimeOutsSet(command.time_outs), command.by.id)


def set_tempo(draft: Draft, command: SetTempo) -> None:
    """Choose how fast computer players play."""
    prepare(draft, command.by)
    draft.add(TempoSet(command.tempo), command.by.id)


def remind(draft: Draft, command: Remind) -> None:
    """Remind a person of a question, once; nothing happens before its time."""
    _require_awaited(draft, command.seat, command.ticket)
    due = reminder_due(draft.table, command.seat, command.ticket)
    if due is None or draft.now < due:
        return
    draft.seat = command.seat
    draft.add(Reminded(command.seat, command.ticket))


def time_out(draft: Draft, command: TimeOut) -> None:
    """Let a computer player or the rules answer once; a computer player keeps the seat of a person long silent.

    Nothing happens before its time.
    """
    seat = command.seat
    state, due = _require_awaited(draft, seat, command.ticket)
    if draft.now < due:
        return
    draft.seat = seat
    missed = draft.table.sitters[seat].missed + 1
    if missed >= MISSED_MOST:
        draft.add(StoodIn(seat, usual_strategy(draft.table), missed))
        pass_on(draft)
    elif draft.table.time_outs is TimeOuts.RULES:
        draft.add(answered(draft, state, seat, core.default_choice(state, seat), by="clock"))
    else:
        draft.add(Lent(seat, command.ticket))


def go_away(draft: Draft, command: GoAway) -> None:
    """Let a person's clock stand still until a day that they choose."""
    if not draft.table.phase.live:
        raise refuse("bot-no-table-ended")
    if not draft.now < command.until <= draft.now + AWAY_MOST_S:
        raise refuse("bot-no-such-absence", days=round(AWAY_MOST_S / 86400))
    seat = draft.table.seat_of(command.by.id)
    if seat is None:
        raise NotYours(Say("bot-no-not-in-game", {}))
    draft.seat = seat
    draft.add(WentAway(seat, command.until), command.by.id)


def end_away(draft: Draft, command: EndAway) -> None:
    """Let a person's clock run again; nothing happens to those who are not away, or before their time is over."""
    seat, sitters = command.seat, draft.table.sitters
    if command.by is not None and draft.table.seat_of(command.by.id) != seat:
        raise NotYours(Say("bot-no-not-in-game", {}))
    if not draft.table.phase.live or seat >= len(sitters) or not sitters[seat].is_away:
        return
    if command.by is not None or draft.now >= sitters[seat].away_until:
        draft.seat = seat
        draft.add(AwayEnded(seat), command.by.id if command.by is not None else None)


def reckon(draft: Draft, _: Reckon) -> None:
    """Work out anew what falls due, which a command does by itself: nothing else changes."""


def _require_awaited(draft: Draft, seat: Seat, ticket: str) -> tuple[State, float]:
    """The position, and until when there is time for this answer.

    Raises:
        TooLate: no clock runs for it, or no longer.
    """
    state = require_position(draft)
    due = answer_due(draft.table, seat) if waiting(state).get(seat) == ticket else None
    if due is None:
        raise TooLate(Say("bot-no-moved-on", {}))
    return state, due
