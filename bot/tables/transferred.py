"""What each entry of the log does to a seat that is about to change hands."""

from dataclasses import replace

from bot.model import Change, Table, Transfer

from .entries import CameBack, Ended, Entry, HandedOver, Moved, StoodIn
from .transfer_facts import SeatClaimed, SeatOffered, StandInProposed, TransferAnswered, TransferClosed


def transferred(table: Table, entry: Entry) -> Table:
    """The table with what is proposed about its seats after an entry.

    Whoever moves in time keeps their seat, and a seat that has changed hands is not about to do so any more.
    """
    match entry.fact:
        case SeatOffered(seat, person, name, until):
            return replace(table, transfer=Transfer(entry.n, Change.OFFER, seat, until, person, name))
        case SeatClaimed(seat, person, name, until):
            return replace(table, transfer=Transfer(entry.n, Change.CLAIM, seat, until, person, name))
        case StandInProposed(seat, by, until):
            return replace(table, transfer=Transfer(entry.n, Change.STAND_IN, seat, until, agreed=(by,)))
    transfer = table.transfer
    if transfer is None:
        return table
    match entry.fact:
        case TransferAnswered(seat, agrees):
            agreed = (*(one for one in transfer.agreed if one != seat), *([seat] if agrees else []))
            declined = (*(one for one in transfer.declined if one != seat), *([] if agrees else [seat]))
            return replace(table, transfer=replace(transfer, agreed=agreed, declined=declined))
        case Moved(seat, by="person") if transfer.change is Change.STAND_IN and seat == transfer.seat:
            return replace(table, transfer=None)
        case StoodIn(seat) | CameBack(seat) | HandedOver(seat) if seat == transfer.seat:
            return replace(table, transfer=None)
        case TransferClosed() | Ended():
            return replace(table, transfer=None)
    return table
