"""What needs everybody's consent: taking a step back that others have learnt from, and ending a game by agreement.

A proposal stands until everybody else who plays has agreed, somebody declines, somebody moves, or its time is up.
"""

from bot.model import Phase
from games.core import Ending, NotYours, Say, Seat, TooLate

from .commands import Concede, Propose, Respond, WithdrawProposal
from .draft import Draft
from .entries import Agreed, Ended, Moved, ProposalClosed, Proposed, TookBack
from .own_steps import last_step
from .play import require_position
from .state import refuse

PROPOSAL_S = 15 * 60.0
"""Seconds that people have to answer a proposal."""


def propose(draft: Draft, command: Propose) -> None:
    """Propose something to everybody else; where nobody else plays, it is granted at once."""
    seat = _seat_in_play(draft, command.by.id)
    if draft.table.proposal is not None:
        raise refuse("bot-no-second-proposal")
    back_to = _before_own_step(draft, seat) if command.what == "take-back" else None
    draft.seat = seat
    draft.add(Proposed(command.what, seat, back_to, draft.now + PROPOSAL_S), command.by.id)
    _settle(draft)


def respond(draft: Draft, command: Respond) -> None:
    """Agree to a proposal, or decline it for everybody."""
    seat = _seat_in_play(draft, command.by.id)
    proposal = draft.table.proposal
    if proposal is None or proposal.n != command.proposal:
        raise TooLate(Say("bot-no-proposal", {}))
    if seat == proposal.seat:
        raise refuse("bot-no-own-proposal")
    draft.seat = seat
    if not command.agrees:
        draft.add(ProposalClosed("declined", seat), command.by.id)
        return
    if seat in proposal.agreed:
        draft.is_repeated = True
        return
    draft.add(Agreed(seat), command.by.id)
    _settle(draft)


def withdraw(draft: Draft, command: WithdrawProposal) -> None:
    """Close a proposal: its own player may, and the clock does when its time is up."""
    proposal = draft.table.proposal
    if proposal is None or proposal.n != command.proposal:
        raise TooLate(Say("bot-no-proposal", {}))
    if command.by is None:
        if draft.now >= proposal.until:
            draft.add(ProposalClosed("expired"))
        return
    if draft.table.seat_of(command.by.id) != proposal.seat:
        raise refuse("bot-no-foreign-proposal")
    draft.add(ProposalClosed("withdrawn", proposal.seat), command.by.id)


def concede(draft: Draft, command: Concede) -> None:
    """Give a game of two up: the other seat wins it."""
    seat = _seat_in_play(draft, command.by.id)
    if len(draft.table.sitters) != 2:
        raise refuse("bot-no-concede")
    loser, winner = draft.table.sitters[seat], draft.table.sitters[1 - seat]
    draft.add(Ended(Ending.CONCEDED, loser.name, "conceded", winner.name), command.by.id)


def _settle(draft: Draft) -> None:
    """Carry a proposal out once everybody else who plays has agreed."""
    proposal = draft.table.proposal
    assert proposal is not None, "a proposal has just been made or agreed to"
    others = {seat for seat, sitter in draft.table.seated() if sitter.person is not None and not sitter.is_gone}
    if others - {proposal.seat} - set(proposal.agreed):
        return
    if proposal.back_to is not None:
        draft.add(TookBack(proposal.seat, proposal.back_to, by_consent=True))
    else:
        draft.add(Ended(Ending.AGREED, reason="agreed"))


def _before_own_step(draft: Draft, seat: Seat) -> int:
    """The number of the position before a seat's own last step, whatever others have done since."""
    state, past = require_position(draft), draft.past
    step = last_step(state, past)
    while step is not None and isinstance(step.fact, Moved):
        if step.fact.seat == seat and step.fact.by == "person":
            return step.fact.before
        try:
            step = last_step(past.position(step.fact.before), past)
        except LookupError:
            break
    raise refuse("bot-no-own-move")


def _seat_in_play(draft: Draft, person: int) -> Seat:
    """The seat of somebody who plays a game that has begun and is not over."""
    seat = draft.table.seat_of(person)
    if seat is None:
        raise NotYours(Say("bot-no-not-in-game", {}))
    if draft.table.phase is Phase.LOBBY:
        raise refuse("bot-no-not-started")
    if draft.table.phase is not Phase.PLAYING:
        raise refuse("bot-no-table-ended")
    return seat
