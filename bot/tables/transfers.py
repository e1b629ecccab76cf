"""Seats that change hands while a game runs: by offer, by request, by a vote about somebody who is late.

One change is proposed at a time. It stands until it is agreed to, declined, taken back, overtaken or out of time.
"""

from bot.model import Change, Person, Phase, Sitter, Table, Transfer
from games.core import NotYours, Say, Seat, TooLate

from .draft import Draft
from .entries import HandedOver, StoodIn
from .lobby import require_room_for_person
from .seating import come_back, effective_host, pass_on, require_seat_in_play
from .state import refuse, usual_strategy
from .transfer_commands import AnswerTransfer, ClaimSeat, CloseTransfer, OfferSeat, ProposeStandIn
from .transfer_facts import SeatClaimed, SeatOffered, StandInProposed, TransferAnswered, TransferClosed

STANDS_S = 24 * 3600.0
"""Seconds for which an offer or a request stands."""
LATE_S, LATE_LEAST_S = 4 * 3600.0, 150.0
"""Seconds after which somebody counts as late at a table without a pace; and at least at any other."""
VOTE_S, VOTE_LEAST_S, VOTE_MOST_S = 3600.0, 120.0, 6 * 3600.0
"""Seconds for which a vote stands at a table without a pace; at any other a tenth of its pace, within these bounds."""


def late_after(table: Table) -> float:
    """Seconds of waiting for one answer after which the others may vote: half of what the pace allows."""
    return LATE_S if table.pace is None else max(table.pace / 2, LATE_LEAST_S)


def is_late(table: Table, sitter: Sitter, now: float) -> bool:
    """Whether a person has kept the table waiting so long that the others may vote about their seat."""
    if sitter.person is None or sitter.asked_at is None or table.phase is not Phase.PLAYING:
        return False
    return now - max(sitter.asked_at, sitter.seen_at) >= late_after(table)


def vote_lasts(table: Table) -> float:
    """Seconds that somebody who is late has to move while the others vote."""
    return VOTE_S if table.pace is None else min(max(table.pace / 10, VOTE_LEAST_S), VOTE_MOST_S)


def claimable(table: Table) -> list[Seat]:
    """The seats that somebody who does not play may ask for: those that computer players have."""
    if table.phase is not Phase.PLAYING or table.is_guided:
        return []
    return [seat for seat, sitter in table.seated() if sitter.computer is not None]


def offer_seat(draft: Draft, command: OfferSeat) -> None:
    """Offer one's seat to somebody who does not play here."""
    table = draft.table
    seat = require_seat_in_play(table, command.by)
    if table.seat_of(command.to.id) is not None:
        raise refuse("bot-no-seated-already", name=command.to.name)
    _require_no_other(table)
    draft.seat = seat
    draft.add(SeatOffered(seat, command.to.id, command.to.name, draft.now + STANDS_S), command.by.id)


def claim_seat(draft: Draft, command: ClaimSeat) -> None:
    """Ask for a seat that a computer player has; whoever it was kept for has it again at once."""
    table, by = draft.table, command.by
    if table.seat_of(by.id) is not None:
        raise refuse("bot-no-already-seated")
    if any(sitter.owner == by.id for sitter in table.sitters):
        return come_back(draft, by)
    if command.seat not in claimable(table):
        raise refuse("bot-no-seat-to-claim")
    _require_no_other(table)
    require_room_for_person(draft.around)
    draft.add(SeatClaimed(command.seat, by.id, by.name, draft.now + STANDS_S), by.id)
    return None


def propose_stand_in(draft: Draft, command: ProposeStandIn) -> None:
    """Let the others vote about the seat of somebody who keeps them waiting."""
    table = draft.table
    by = require_seat_in_play(table, command.by)
    if not 0 <= command.seat < len(table.sitters):
        raise refuse("bot-no-such-seat")
    late = table.sitters[command.seat]
    if late.person is None:
        raise refuse("bot-no-computer-already", name=late.name)
    if command.seat == by or not is_late(table, late, draft.now):
        raise refuse("bot-no-not-late", name=late.name, minutes=round(late_after(table) / 60))
    _require_no_other(table)
    draft.seat = by
    draft.add(StandInProposed(command.seat, by, draft.now + vote_lasts(table)), command.by.id)


def answer_transfer(draft: Draft, command: AnswerTransfer) -> None:
    """Agree to what is proposed about a seat, or decline it."""
    transfer = _open(draft, command.transfer)
    if transfer.change is Change.OFFER:
        _answer_offer(draft, transfer, command)
    elif transfer.change is Change.CLAIM and command.by.id == draft.table.sitters[transfer.seat].owner:
        _decide(draft, transfer, command)
    else:
        seat = require_seat_in_play(draft.table, command.by)
        if transfer.change is Change.STAND_IN and seat == transfer.seat:
            raise NotYours(Say("bot-no-own-vote", {}))
        draft.seat = seat
        draft.add(TransferAnswered(seat, command.agrees), command.by.id)
        if transfer.change is Change.CLAIM:
            _settle_claim(draft, command)
        else:
            _settle_vote(draft)


def close_transfer(draft: Draft, command: CloseTransfer) -> None:
    """Take one's own proposal back; when time is up, the votes are counted."""
    transfer, by = _open(draft, command.transfer), command.by
    if by is None:
        if draft.now >= transfer.until:
            _time_is_up(draft, transfer)
        return
    seat = draft.table.seat_of(by.id)
    is_own = {
        Change.OFFER: seat == transfer.seat,
        Change.CLAIM: by.id == transfer.person,
        Change.STAND_IN: seat in transfer.agreed[:1],
    }[transfer.change]
    if not is_own:
        raise refuse("bot-no-foreign-proposal")
    draft.add(TransferClosed("withdrawn"), by.id)


def voters(table: Table, transfer: Transfer) -> set[Seat]:
    """The people who play and whose vote counts: nobody votes about their own seat."""
    people = {seat for seat, sitter in table.seated() if sitter.person is not None and not sitter.is_gone}
    return people - {transfer.seat}


def _answer_offer(draft: Draft, transfer: Transfer, command: AnswerTransfer) -> None:
    if command.by.id != transfer.person:
        raise NotYours(Say("bot-no-foreign-offer", {"name": transfer.name}))
    _decide(draft, transfer, command)


def _settle_claim(draft: Draft, command: AnswerTransfer) -> None:
    """The host decides alone, and so does anybody about a seat that is kept for nobody; else most people do."""
    transfer, table = _standing(draft), draft.table
    is_free = table.sitters[transfer.seat].owner is None and command.agrees
    is_decisive = is_free or command.by.id == effective_host(table, draft.now)
    answers, all_votes = transfer.agreed if command.agrees else transfer.declined, voters(table, transfer)
    if is_decisive or 2 * len(all_votes & set(answers)) > len(all_votes):
        _decide(draft, transfer, command)


def _settle_vote(draft: Draft) -> None:
    """A vote that most people can no longer win is over; one that they have won still leaves time to move."""
    transfer = _standing(draft)
    all_votes = voters(draft.table, transfer)
    if 2 * len(all_votes - set(transfer.declined)) <= len(all_votes):
        draft.add(TransferClosed("declined"))


def _decide(draft: Draft, transfer: Transfer, command: AnswerTransfer) -> None:
    """Hand a seat over, or leave it as it is."""
    if not command.agrees:
        draft.add(TransferClosed("declined"), command.by.id)
        return
    assert transfer.person is not None, "an offer and a request name somebody"
    if draft.table.seat_of(transfer.person) is not None:
        raise refuse("bot-no-seated-already", name=transfer.name)
    _require_room(draft, Person(transfer.person, transfer.name, draft.table.locale))
    draft.seat = transfer.seat
    tips = draft.around.newcomers.get(transfer.person)
    draft.add(HandedOver(transfer.seat, transfer.person, transfer.name, tips), command.by.id)
    pass_on(draft)


def _time_is_up(draft: Draft, transfer: Transfer) -> None:
    all_votes = voters(draft.table, transfer)
    if transfer.change is Change.STAND_IN and 2 * len(all_votes & set(transfer.agreed)) > len(all_votes):
        draft.seat = transfer.seat
        draft.add(StoodIn(transfer.seat, usual_strategy(draft.table)))
        pass_on(draft)
    else:
        draft.add(TransferClosed("expired"))


def _require_room(draft: Draft, person: Person) -> None:
    """Refuse to seat somebody who sits at as many tables as they may."""
    around, here = draft.around, draft.around.house.per_person
    if around.mine >= around.limits.per_person:
        raise refuse("bot-no-more-tables-of-theirs", name=person.name, most=around.limits.per_person)
    if here is not None and around.mine_here >= here:
        raise refuse("bot-no-more-tables-of-theirs", name=person.name, most=here)


def _require_no_other(table: Table) -> None:
    if table.transfer is not None:
        raise refuse("bot-no-second-transfer", name=table.sitters[table.transfer.seat].name)


def _open(draft: Draft, number: int) -> Transfer:
    """The proposal that an entry made, if it still stands."""
    transfer = draft.table.transfer
    if transfer is None or transfer.n != number or draft.table.phase is not Phase.PLAYING:
        raise TooLate(Say("bot-no-proposal", {}))
    return transfer


def _standing(draft: Draft) -> Transfer:
    transfer = draft.table.transfer
    assert transfer is not None, "an answer leaves a proposal standing"
    return transfer
