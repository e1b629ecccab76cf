"""Seats that change hands during a game: by offer, by request, or by a vote about a late player.

Only one change is open at a time, until it is settled, overtaken or expired; who must agree is decided in `consent`.
"""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Literal

from bot.model import Change, Occupant, Person, Phase, Table, Transfer
from games import core
from games.core import NotYours, Say, Seat, State, TooLate
from games.core.record import record

from .absence import StoodIn, come_back, require_seat_in_play, without_transfer_of
from .consent import (
    asked_about,
    claim_of,
    claimable,
    is_carried,
    is_outvoted,
    is_present,
    proposer_of,
    require_may_sit,
    require_no_contest,
    voters,
)
from .ending import pass_on
from .lobby import require_room_for, require_room_for_person
from .log import Command, Decision, Entry, Fact, Past, rule
from .pace import is_late, too_early, vote_until
from .state import is_quiet, refuse, reopen_for, usual_strategy, with_seat
from .tutorial import lesson_for_new_owner

STANDS_S = 24 * 3600.0
"""Seconds after which an offer or a request expires."""


@record
class OfferSeat(Command):
    """Offer the person's own seat in a running game to another person, who may accept."""

    by: Person
    to: Person


@record
class ClaimSeat(Command):
    """Ask for a seat held by a computer player in a running game."""

    by: Person
    seat: Seat


@record
class ProposeStandIn(Command):
    """Propose that a computer player takes over for a person who keeps the table waiting."""

    by: Person
    seat: Seat


@record
class AnswerTransfer(Command):
    """Agree to the transfer proposed by the entry numbered `transfer`, or decline it."""

    by: Person
    transfer: int
    agrees: bool


@record
class CloseTransfer(Command):
    """Withdraw an offer, request or proposal, by its author; `by` is None if its time has run out."""

    transfer: int
    by: Person | None = None


class TransferProposed(Fact):
    """A proposal to give a seat another occupant."""

    __slots__ = ()

    def transfer(self, entry: Entry) -> Transfer:
        """Return what this entry proposes."""
        raise AssertionError("each kind says what it proposes")

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, transfer=self.transfer(entry))

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        yield asked_about(table, self.transfer(entry))


@record
class SeatOffered(TransferProposed):
    """A person offered their seat to another one, who may accept until `until`."""

    seat: Seat
    person: int
    name: str
    until: float

    def transfer(self, entry: Entry) -> Transfer:
        return Transfer(entry.n, Change.OFFER, self.seat, self.until, self.person, self.name)


@record
class SeatClaimed(TransferProposed):
    """A person asked for a computer player's seat; those who have a claim on a seat may agree until `until`."""

    seat: Seat
    person: int
    name: str
    until: float

    def transfer(self, entry: Entry) -> Transfer:
        return Transfer(entry.n, Change.CLAIM, self.seat, self.until, self.person, self.name)


@record
class StandInProposed(TransferProposed):
    """The person at seat `by` proposed that a computer player takes over for the late one at `seat`."""

    seat: Seat
    by: Seat
    until: float

    def transfer(self, entry: Entry) -> Transfer:
        return Transfer(entry.n, Change.STAND_IN, self.seat, self.until, agreed=(self.by,), by=self.by)


@record
class OfferAccepted(Fact):
    """The person to whom a seat is offered accepted it; a majority of the others has yet to agree."""

    def change(self, table: Table, entry: Entry) -> Table:
        return table if table.transfer is None else replace(table, transfer=replace(table.transfer, is_accepted=True))


@record
class TransferAnswered(Fact):
    """A person at a seat voted on a transfer; a later vote replaces an earlier one."""

    seat: Seat
    agrees: bool

    def change(self, table: Table, entry: Entry) -> Table:
        if (transfer := table.transfer) is None:
            return table
        agreed = (*(one for one in transfer.agreed if one != self.seat), *([self.seat] if self.agrees else []))
        declined = (*(one for one in transfer.declined if one != self.seat), *([] if self.agrees else [self.seat]))
        return replace(table, transfer=replace(transfer, agreed=agreed, declined=declined))


@record
class TransferClosed(Fact):
    """A transfer was closed without a change."""

    why: Literal["declined", "outvoted", "withdrawn", "expired", "present"]

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, transfer=None)

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        if before is None or (transfer := before.transfer) is None:
            return
        name = table.occupants[transfer.seat].name
        if transfer.change is Change.STAND_IN:
            yield Say("bot-transfer-vote-closed", {"name": name, "why": self.why})
            return
        said = "bot-transfer-offer-closed" if transfer.change is Change.OFFER else "bot-transfer-claim-closed"
        yield Say(said, {"name": name, "to": transfer.name, "why": self.why})


@record
class HandedOver(Fact):
    """A seat passed to another person permanently.

    Attributes:
        tips: whether that person is shown tips; None if the game is not new to them.
    """

    seat: Seat
    person: int
    name: str
    tips: bool | None = None

    def change(self, table: Table, entry: Entry) -> Table:
        """Seat the person; an earlier proposal at the table is not theirs to answer, and is dropped."""
        heir = Occupant(self.name, self.person, since=entry.n, lesson=lesson_for_new_owner(table, self.seat, self.tips))
        return replace(with_seat(without_transfer_of(table, self.seat), self.seat, heir), proposal=None)

    def position(self, table: Table, state: State | None, entry: Entry, past: Past) -> State | None:
        """Mark that someone sees a hand for the first time: undoing anything before that needs everybody's consent."""
        if state is None:
            return None
        t = core.clone(state)
        t.learn()
        return reopen_for(t, self.seat, entry.n)

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        old = before.occupants[self.seat].name if before is not None else ""
        yield Say("bot-notice-handed-over", {"old": old, "name": self.name})

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        return (self.seat,)


@rule(OfferSeat)
def offer_seat(decision: Decision, command: OfferSeat) -> None:
    """Offer a seat to a person who has none at this table."""
    table, to = decision.table, command.to
    seat = require_seat_in_play(table, command.by)
    require_no_contest(table)
    _require_no_other(table)
    if decision.context.is_blocked:
        raise refuse("bot-no-offer-to-them", name=to.name)
    require_may_sit(table, decision.past, seat, to.id, to.name)
    decision.seat = seat
    decision.add(SeatOffered(seat, to.id, to.name, decision.now + STANDS_S), command.by.id)


@rule(ClaimSeat)
def claim_seat(decision: Decision, command: ClaimSeat) -> None:
    """Ask for a computer player's seat; the person whose seat it was gets it back at once."""
    table, by = decision.table, command.by
    if table.seat_of(by.id) is not None:
        raise refuse("bot-no-already-seated")
    if claim_of(table, by.id) is not None:
        return come_back(decision, by)
    require_no_contest(table)
    if command.seat not in claimable(table):
        raise refuse("bot-no-seat-to-claim")
    _require_no_other(table)
    require_may_sit(table, decision.past, command.seat, by.id, by.name)
    require_room_for_person(decision.context)
    decision.add(SeatClaimed(command.seat, by.id, by.name, decision.now + STANDS_S), by.id)
    return _settle(decision, by)


@rule(ProposeStandIn)
def propose_stand_in(decision: Decision, command: ProposeStandIn) -> None:
    """Start a vote about the seat of a person who keeps the others waiting."""
    table = decision.table
    by = require_seat_in_play(table, command.by)
    if not 0 <= command.seat < len(table.occupants):
        raise refuse("bot-no-such-seat")
    late = table.occupants[command.seat]
    if late.person is None:
        raise refuse("bot-no-computer-already", name=late.name)
    if is_quiet(decision.state):
        raise refuse("bot-no-late-quiet")
    if command.seat == by or not is_late(table, late, decision.now):
        raise too_early(table, late.name)
    if table.occupants[by].asked_at is not None and is_late(table, table.occupants[by], decision.now):
        raise refuse("bot-no-late-yourself", name=late.name)
    _require_no_other(table)
    decision.seat = by
    decision.add(StandInProposed(command.seat, by, vote_until(table, late, decision.now)), command.by.id)


@rule(AnswerTransfer)
def answer_transfer(decision: Decision, command: AnswerTransfer) -> None:
    """Agree to a transfer, or decline it."""
    table, transfer, by = decision.table, _open(decision, command.transfer), command.by
    if transfer.change is Change.OFFER and by.id == transfer.person:
        if command.agrees:
            require_room_for(transfer.name, decision.context)
        decision.add(OfferAccepted() if command.agrees else TransferClosed("declined"), by.id)
        _settle(decision, by)
        return
    if not command.agrees and is_present(table, transfer, by.id):
        decision.add(TransferClosed("present"), by.id)
        return
    decision.add(TransferAnswered(_vote_of(table, transfer, by), command.agrees), by.id)
    decision.seat = table.seat_of(by.id)
    _settle(decision, by)


@rule(CloseTransfer)
def close_transfer(decision: Decision, command: CloseTransfer) -> None:
    """Withdraw a proposal; if its time has run out, the votes are counted."""
    transfer, by = _open(decision, command.transfer), command.by
    if by is None:
        if decision.now >= transfer.until:
            _time_is_up(decision, transfer)
        return
    if proposer_of(decision.table, transfer) != by.id:
        raise refuse("bot-no-foreign-proposal")
    decision.add(TransferClosed("withdrawn"), by.id)


def _vote_of(table: Table, transfer: Transfer, by: Person) -> Seat:
    """Return the seat for which a person votes.

    Raises:
        NotYours: they have no claim on a seat, or the vote is about their own.
    """
    seat = claim_of(table, by.id)
    if seat in voters(table, transfer):
        return seat
    if transfer.change is Change.OFFER:
        raise NotYours(Say("bot-no-foreign-offer", {"name": transfer.name}))
    raise refuse("bot-no-not-seated") if seat is None else NotYours(Say("bot-no-own-vote", {}))


def _settle(decision: Decision, by: Person) -> None:
    """Carry out or close a transfer once it is decided; a vote about a late player leaves them their time."""
    if (transfer := (table := decision.table).transfer) is None:
        return
    if is_outvoted(table, transfer):
        decision.add(TransferClosed("outvoted" if transfer.change is Change.OFFER else "declined"), by.id)
    elif transfer.change is not Change.STAND_IN and is_carried(table, transfer):
        _hand_over(decision, transfer, by)


def _hand_over(decision: Decision, transfer: Transfer, by: Person) -> None:
    assert transfer.person is not None, "an offer and a request name a person"
    require_may_sit(decision.table, decision.past, transfer.seat, transfer.person, transfer.name)
    require_room_for(transfer.name, decision.context)
    decision.seat = transfer.seat
    who, tips = transfer.person, decision.context.newcomers.get(transfer.person)
    decision.add(HandedOver(transfer.seat, who, transfer.name, tips), by.id)
    pass_on(decision)


def _time_is_up(decision: Decision, transfer: Transfer) -> None:
    if transfer.change is Change.STAND_IN and is_carried(decision.table, transfer):
        decision.seat = transfer.seat
        decision.add(StoodIn(transfer.seat, usual_strategy(decision.table)))
        pass_on(decision)
    else:
        decision.add(TransferClosed("expired"))


def _require_no_other(table: Table) -> None:
    if table.transfer is not None:
        raise refuse("bot-no-second-transfer", name=table.occupants[table.transfer.seat].name)


def _open(decision: Decision, number: int) -> Transfer:
    """Return the transfer that an entry proposed, if it is still open."""
    found = decision.table.transfer if decision.table.phase is Phase.PLAYING else None
    if found is None or found.n != number:
        raise TooLate(Say("bot-no-proposal", {}))
    return found
