"""What needs everybody's consent: undoing a step that others have learnt from, and ending a game by agreement.

A proposal is open until all the others with a claim on a seat agree, one declines, one moves, or its time runs out.
A move that is made for nobody, by a computer player or because a person's time is up, ends only a take-back.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import Literal

from bot.model import Person, Phase, Proposal, Table
from games.core import Ending, Say, Seat, TooLate, Value
from games.core.record import record

from .absence import CameBack, StoodIn
from .consent import (
    awaited,
    concession_refusal,
    given_up,
    has_learnt,
    require_claim,
    require_contest_step,
    require_undoable,
    unrated_reason,
)
from .ending import Ended, seats_with_hand
from .log import Command, Decision, Entry, Fact, rule
from .play import Moved, require_position
from .state import is_quiet, is_thrown, refuse, require_seat
from .transfers import HandedOver, SeatOffered, StandInProposed, TransferAnswered, TransferClosed
from .undo import TookBack, last_move

PROPOSAL_S = 15 * 60.0
"""Seconds that people have to answer a proposal."""
_TOLD_MOST = 40
"""The maximum number of sentences kept of what a take-back would undo."""


@record
class Propose(Command):
    """Propose to undo the person's last step although others have learnt from it, or to end the game."""

    by: Person
    what: Literal["take-back", "end"]


@record
class Respond(Command):
    """Accept a proposal (given by the entry that made it) or decline it."""

    by: Person
    proposal: int
    agrees: bool


@record
class WithdrawProposal(Command):
    """Withdraw a proposal, by the person who made it; `by` is None if its time has run out."""

    proposal: int
    by: Person | None = None


@record
class Concede(Command):
    """Concede: a game of two, so that the other one wins, or, as the only player, a game that all lose together."""

    by: Person


@record
class Proposed(Fact):
    """A seat proposed to go back to an earlier position, or to end the game.

    Attributes:
        unrates: whether others have moved or something was learnt since, which would make the game unrated.
        later: the number of later moves that would be undone as well.
        moves: what everyone was told of what would be undone, oldest first.
        movers: the seats that have moved since.
        has_roll: whether a die was thrown since.
        has_news: whether something else has come to light since.
    """

    what: Literal["take-back", "end"]
    seat: Seat
    back_to: int | None
    until: float
    unrates: bool = False
    later: int = 0
    moves: tuple[Say, ...] = ()
    movers: tuple[Seat, ...] = ()
    has_roll: bool = False
    has_news: bool = False

    def change(self, table: Table, entry: Entry) -> Table:
        made = Proposal(
            entry.n, self.seat, self.back_to, self.until, unrates=self.unrates, later=self.later, moves=self.moves,
            movers=self.movers, has_roll=self.has_roll, has_news=self.has_news,
        )  # fmt: skip
        return replace(table, proposal=made)

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        if table.proposal is not None:
            yield proposed(table, table.proposal)

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        return awaited(table, table.proposal) if table.proposal is not None else ()


@record
class Agreed(Fact):
    """A seat agreed to the proposal."""

    seat: Seat

    def change(self, table: Table, entry: Entry) -> Table:
        if table.proposal is None:
            return table
        return replace(table, proposal=replace(table.proposal, agreed=(*table.proposal.agreed, self.seat)))

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        return (self.seat,)


@record
class ProposalClosed(Fact):
    """A proposal was closed without being carried out."""

    why: Literal["declined", "withdrawn", "expired"]
    seat: Seat | None = None

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, proposal=None)

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        if self.why == "declined" and self.seat is not None:
            yield Say("bot-notice-declined", {"name": table.occupants[self.seat].name})
        elif self.why == "expired":
            yield Say("bot-notice-proposal-expired", {})

    def hands(self, table: Table, entry: Entry) -> Collection[Seat]:
        return seats_with_hand(table)


def proposed(table: Table, proposal: Proposal) -> Say:
    """Return the sentence that states a proposal and its author."""
    said, name = "bot-notice-proposed-take-back", table.occupants[proposal.seat].name
    if proposal.back_to is None:
        is_defeat = given_up(table, Ending.AGREED) is Ending.LOST
        said = "bot-notice-proposed-defeat" if is_defeat else "bot-notice-proposed-end"
    elif proposal.unrates and unrated_reason(table) is None:
        names = tuple(table.occupants[seat].name for seat in proposal.movers)
        roll, news = int(proposal.has_roll), int(proposal.has_news)
        return Say(
            "bot-notice-proposed-take-back-learnt",
            {"name": name, "later": proposal.later, "names": names, "n": len(names), "roll": roll, "news": news},
        )
    return Say(said, {"name": name, "later": proposal.later})


@rule(Propose)
def propose(decision: Decision, command: Propose) -> None:
    """Make a proposal to all the others; if nobody else has a claim on a seat, it is carried out at once."""
    seat = require_seat(decision.table, command.by.id)
    _require_play(decision)
    if decision.table.proposal is not None:
        raise refuse("bot-no-second-proposal")
    made = Proposed(command.what, seat, None, decision.now + PROPOSAL_S)
    if command.what == "take-back":
        made = _take_back(decision, made)
    require_contest_step(decision.table, unrates=made.unrates)
    decision.seat = seat
    decision.add(made, command.by.id)
    _settle(decision)


@rule(Respond)
def respond(decision: Decision, command: Respond) -> None:
    """Accept a proposal, or decline it for all; a person whose seat a computer player keeps may do so, too."""
    seat = require_claim(decision.table, command.by.id)
    _require_play(decision)
    proposal = _open(decision, command.proposal)
    if seat == proposal.seat:
        raise refuse("bot-no-own-proposal")
    decision.seat = decision.table.seat_of(command.by.id)
    if not command.agrees:
        decision.add(ProposalClosed("declined", seat), command.by.id)
        return
    if seat in proposal.agreed:
        decision.is_repeated = True
        return
    decision.add(Agreed(seat), command.by.id)
    _settle(decision)


@rule(WithdrawProposal)
def withdraw(decision: Decision, command: WithdrawProposal) -> None:
    """Close a proposal: its own player may, and the clock does once its time has run out."""
    proposal = _open(decision, command.proposal)
    if command.by is None:
        if decision.now >= proposal.until:
            decision.add(ProposalClosed("expired"))
        return
    if decision.table.seat_of(command.by.id) != proposal.seat:
        raise refuse("bot-no-foreign-proposal")
    decision.add(ProposalClosed("withdrawn", proposal.seat), command.by.id)


@rule(Concede)
def concede(decision: Decision, command: Concede) -> None:
    """Concede a game: of two seats, the other one wins; a cooperative game can only be conceded by its sole player."""
    seat = require_seat(decision.table, command.by.id)
    _require_play(decision)
    if (refusal := concession_refusal(decision.table, seat)) is not None:
        raise refusal
    occupants, ending = decision.table.occupants, given_up(decision.table, Ending.CONCEDED)
    winner = occupants[1 - seat].name if ending is Ending.CONCEDED else ""
    decision.add(Ended(ending, occupants[seat].name, "conceded", winner), command.by.id)


def _open(decision: Decision, number: int) -> Proposal:
    """Return the proposal that an entry made, if it is still open."""
    proposal = decision.table.proposal
    if proposal is None or proposal.n != number:
        raise TooLate(Say("bot-no-proposal", {}))
    return proposal


def _settle(decision: Decision) -> None:
    """Carry out a proposal once all the others who have a claim on a seat have agreed."""
    proposal = decision.table.proposal
    assert proposal is not None, "a proposal has just been made or agreed to"
    if awaited(decision.table, proposal):
        return
    if proposal.back_to is None:
        decision.add(Ended(given_up(decision.table, Ending.AGREED), reason="agreed"))
        return
    decision.add(TookBack(proposal.seat, proposal.back_to, by_consent=True, unrates=proposal.unrates, keeps=True))


def _take_back(decision: Decision, made: Proposed) -> Proposed:
    """Return the proposal to go back to before a seat's own last move, with what undoing that move means.

    Raises:
        Refusal: the seat has made no move, or a later one belongs to a person who was forgotten.
    """
    state, past = require_position(decision), decision.past
    last = step = last_move(state, past)
    later, after, told, movers = 0, state, list[Say](), set[Seat]()
    has_roll = has_news = False
    while step is not None and isinstance(step.fact, Moved):
        if step.fact.by == "person":
            require_undoable(decision.table, made.seat, step.fact.seat)
        try:
            before = past.position(step.fact.before)
        except LookupError:
            break
        public = [event for event in after.told if event.to is None and not (event.is_heading or event.is_recap)]
        told += [event.say for event in public[::-1]][: _TOLD_MOST - len(told)]
        is_roll = is_thrown(before)
        has_roll, has_news = has_roll or is_roll, has_news or (not is_roll and has_learnt(before, after))
        if step.fact.seat == made.seat and step.fact.by == "person":
            return replace(
                made, back_to=step.fact.before, unrates=step is not last or has_learnt(before, state), later=later,
                moves=tuple(told[::-1]), movers=tuple(sorted(movers)), has_roll=has_roll, has_news=has_news,
            )  # fmt: skip
        if not is_roll:
            later, movers = later + 1, movers | ({step.fact.seat} - {made.seat} if not is_quiet(before) else set())
        step, after = last_move(before, past), before
    raise refuse("bot-no-own-move")


def _require_play(decision: Decision) -> None:
    """Refuse unless the game has started and is not over."""
    if decision.table.phase is Phase.LOBBY:
        raise refuse("bot-no-not-started")
    if decision.table.phase is not Phase.PLAYING:
        raise refuse("bot-no-table-ended")


def settlement(table: Table, asked: Fact, later: Iterable[Entry]) -> Say:
    """Return the sentence on how a request was settled: agreed to or refused, and by whom.

    Args:
        table: the table.
        asked: a proposal, or an offer, a claim or a vote about a seat.
        later: the entries after it.
    """
    answers: dict[Seat | None, bool] = {}  # by seat; None for the person to whom a seat is offered
    for entry in later:
        match entry.fact:
            case Agreed(seat) if isinstance(asked, Proposed):
                answers[seat] = True
            case TransferAnswered(seat, agrees) if not isinstance(asked, Proposed):
                answers[seat] = agrees
            case ProposalClosed("declined", int(seat)) if isinstance(asked, Proposed):
                answers[Seat(seat)] = False
            case TransferClosed("declined") if isinstance(asked, SeatOffered):
                answers[None] = False
        how = _end_by(asked, entry)
        if how in {"agreed", "refused"}:
            seats = [seat for seat, agrees in answers.items() if agrees is (how == "agreed")]
            guest = asked.name if isinstance(asked, SeatOffered) else ""
            names = tuple(guest if seat is None else table.occupants[seat].name for seat in seats)
            values: dict[str, Value] = {"names": names, "n": len(names)}
            return Say(f"bot-request-{how}", values | (_done(table, asked) if how == "agreed" else {}))
        if how == "kept" and isinstance(asked, StandInProposed):
            return Say("bot-request-kept", {"name": table.occupants[asked.seat].name})
        if how is not None:
            return Say(f"bot-request-{how}", {})
    return Say("bot-request-overtaken", {})


def _done(table: Table, asked: Fact) -> dict[str, Value]:
    """Return what was done as a request was agreed to, and whose seat it was or is."""
    if isinstance(asked, Proposed):
        return {"what": asked.what, "name": ""}
    if isinstance(asked, StandInProposed):
        return {"what": "stand-in", "name": table.occupants[asked.seat].name}
    return {"what": "seat", "name": getattr(asked, "name", "")}


_WHY = {"declined": "refused", "outvoted": "refused", "withdrawn": "withdrawn", "expired": "lapsed", "present": "kept"}
"""The outcome of a request that was closed, by the reason given in its fact."""


def _end_by(asked: Fact, entry: Entry) -> str | None:
    """Return the outcome that an entry gives a request; None if the request stays open."""
    fact = entry.fact
    if isinstance(asked, Proposed):
        if isinstance(fact, ProposalClosed):
            return _WHY[fact.why]
        if (isinstance(fact, TookBack) and fact.by_consent) or (isinstance(fact, Ended) and fact.reason == "agreed"):
            return "agreed"
        if isinstance(fact, Moved) and asked.what == "end" and fact.by != "person":
            return None
        return "overtaken" if isinstance(fact, Moved | TookBack | HandedOver | Ended) else None
    if isinstance(fact, TransferClosed):
        return _WHY[fact.why]
    if isinstance(fact, Ended):
        return "overtaken"
    if getattr(fact, "seat", None) != getattr(asked, "seat", None):
        return None
    is_vote = isinstance(asked, StandInProposed)
    if isinstance(fact, HandedOver) or (isinstance(fact, StoodIn) and is_vote and entry.person is None):
        return "agreed"
    if is_vote and isinstance(fact, Moved) and fact.by == "person":
        return "kept"
    return "overtaken" if isinstance(fact, StoodIn | CameBack) else None
