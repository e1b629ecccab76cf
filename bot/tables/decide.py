"""The one door to every change at a table. Pure: no database, no Discord, no clock of its own."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.model import Phase, Table
from games.core import Refusal

from . import absence, continuing, ending, guided, lobby, pace, play, proposals, rematch, seating, transfers, undo
from .commands import (
    Again,
    AskHint,
    Command,
    ComputerMove,
    ComputerTurn,
    Concede,
    End,
    Expire,
    Guide,
    Join,
    Leave,
    Move,
    Open,
    PlayOn,
    Propose,
    ReportMissing,
    Respond,
    SeatComputer,
    SetFirst,
    SetLanguage,
    SetOption,
    SetRated,
    SetTips,
    StandIn,
    Start,
    TakeBack,
    UnseatComputer,
    WithdrawProposal,
)
from .draft import Accepted, Draft
from .pace_commands import EndAway, GoAway, Reckon, Remind, SetPace, SetTempo, SetTimeOuts, TimeOut
from .place_commands import FindChannel, LoseChannel, MovePlace
from .state import NoPast, Past, TableState, refuse
from .surroundings import Surroundings
from .transfer_commands import AnswerTransfer, ClaimSeat, CloseTransfer, OfferSeat, ProposeStandIn, ReleaseSeats


def decide(
    table: TableState, command: Command, now: float, past: Past, around: Surroundings | None = None
) -> Accepted | Refusal:
    """What a command does to a table.

    Args:
        table: the table as it is.
        command: what somebody wants.
        now: the time in seconds since 1970.
        past: the entries of its log.
        around: what else counts: the channel named, how many tables there are.

    Returns:
        the entries to be added with all that follows from them, or the reason why nothing changes.
    """
    draft = Draft(table.table.id, table, past, now, around or Surroundings())
    try:
        _HANDLERS[type(command)](draft, command)
    except Refusal as refusal:
        return refusal
    return draft.accepted()


def decide_opening(
    table_id: str, command: Open | Again | PlayOn, now: float, around: Surroundings, old: Table | None = None
) -> Accepted | Refusal:
    """The same for a table that is not there yet; `old` is the one whose people want to play again, or on."""
    draft = Draft(table_id, None, NoPast(), now, around)
    try:
        match command:
            case Open():
                lobby.open_lobby(draft, command)
                if command.is_guided:
                    guided.begin(draft, command.by)
            case PlayOn():
                lobby.require_room_for_table(draft.around)
                continuing.play_on(draft, command, old)
            case Again():
                if old is None:
                    raise refuse("bot-no-such-table")
                rematch.open_again(draft, command, old)
    except Refusal as refusal:
        return refusal
    return draft.accepted()


def _leave(draft: Draft, command: Leave) -> None:
    """Get up, in the lobby or in play."""
    match draft.table.phase:
        case Phase.LOBBY:
            lobby.leave_lobby(draft, command.by)
        case Phase.PLAYING if command.is_declining:
            raise refuse("bot-no-decline-started")
        case Phase.PLAYING:
            seating.leave(draft, command)
        case _:
            raise refuse("bot-no-table-ended")


_HANDLERS: Mapping[type[Command], Callable[[Draft, Any], None]] = {
    Join: lobby.join,
    Leave: _leave,
    SeatComputer: lobby.seat_computer,
    UnseatComputer: lobby.unseat_computer,
    SetOption: lobby.set_option,
    SetFirst: lobby.set_first,
    SetPace: pace.set_pace,
    SetTimeOuts: pace.set_time_outs,
    SetTempo: pace.set_tempo,
    SetRated: lobby.set_rated,
    SetLanguage: lobby.set_language,
    Start: lobby.start,
    Guide: guided.guide,
    SetTips: guided.set_tips,
    Move: play.move,
    ComputerMove: play.computer_move,
    ComputerTurn: play.computer_turn,
    Reckon: pace.reckon,
    Remind: pace.remind,
    TimeOut: pace.time_out,
    GoAway: pace.go_away,
    EndAway: pace.end_away,
    TakeBack: undo.take_back,
    Propose: proposals.propose,
    Respond: proposals.respond,
    WithdrawProposal: proposals.withdraw,
    Concede: proposals.concede,
    AskHint: play.ask_hint,
    StandIn: absence.stand_in,
    OfferSeat: transfers.offer_seat,
    ClaimSeat: transfers.claim_seat,
    ProposeStandIn: transfers.propose_stand_in,
    AnswerTransfer: transfers.answer_transfer,
    CloseTransfer: transfers.close_transfer,
    ReleaseSeats: rematch.release_seats,
    ReportMissing: absence.report_missing,
    MovePlace: absence.move_place,
    LoseChannel: absence.lose_channel,
    FindChannel: absence.find_channel,
    End: ending.end,
    Expire: absence.expire,
}
