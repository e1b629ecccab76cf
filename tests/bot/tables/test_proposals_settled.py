"""How a request was settled, as read off the log: proposals, and consents about a seat."""

import pytest

from bot.tables.absence import CameBack, StoodIn
from bot.tables.ending import Ended
from bot.tables.log import Entry
from bot.tables.play import Moved
from bot.tables.proposals import Agreed, ProposalClosed, Proposed, settlement
from bot.tables.transfers import (
    HandedOver,
    SeatClaimed,
    SeatOffered,
    StandInProposed,
    TransferAnswered,
    TransferClosed,
)
from bot.tables.undo import TookBack
from games.core import Ending, Seat

from .memory import MemoryTable

MIRA, ODO, FERN = map(Seat, range(3))
END, BACK = Proposed("end", MIRA, None, 9.0), Proposed("take-back", MIRA, 3, 9.0)
OFFER, CLAIM = SeatOffered(ODO, 9, "Gro", 9.0), SeatClaimed(ODO, 9, "Gro", 9.0)
VOTE = StandInProposed(ODO, MIRA, 9.0)
DONE = {SeatOffered: ("seat", "Gro"), SeatClaimed: ("seat", "Gro"), StandInProposed: ("stand-in", "Odo")}
"""What was done, and the name of the person whose seat it is now, or for whom a computer player plays."""


def moved(seat=FERN, by="person"):
    return Moved(seat, "4", '"x"', 3, by)


def closed(why):
    return TransferClosed(why)


@pytest.mark.parametrize(
    ("asked", "later", "how", "names"),
    [
        (END, [], "overtaken", None),
        (END, [Agreed(ODO), Agreed(FERN), Ended(Ending.ABANDONED, reason="agreed")], "agreed", ("Odo", "Fern")),
        (END, [Agreed(ODO), Ended(Ending.ABANDONED, reason="deserted")], "overtaken", None),
        (END, [Agreed(ODO), ProposalClosed("declined", FERN)], "refused", ("Fern",)),
        (END, [ProposalClosed("withdrawn")], "withdrawn", None),
        (END, [ProposalClosed("expired")], "lapsed", None),
        (END, [moved(by="computer"), moved(by="rules"), ProposalClosed("expired")], "lapsed", None),
        (END, [moved()], "overtaken", None),
        (BACK, [moved(by="computer"), ProposalClosed("expired")], "overtaken", None),
        (BACK, [Agreed(ODO), TookBack(MIRA, 3, by_consent=True)], "agreed", ("Odo",)),
        (BACK, [Agreed(ODO), TookBack(MIRA, 3)], "overtaken", None),
        (BACK, [HandedOver(FERN, 9, "Gro"), Agreed(ODO)], "overtaken", None),
        (BACK, [TransferAnswered(ODO, agrees=True), ProposalClosed("expired")], "lapsed", None),
        (OFFER, [TransferAnswered(MIRA, agrees=True), HandedOver(ODO, 9, "Gro")], "agreed", ("Mira",)),
        (OFFER, [TransferAnswered(MIRA, agrees=True), closed("declined")], "refused", ("Gro",)),
        (OFFER, [TransferAnswered(MIRA, agrees=False), closed("outvoted")], "refused", ("Mira",)),
        (
            OFFER,
            [TransferAnswered(MIRA, agrees=False), TransferAnswered(MIRA, agrees=True), HandedOver(ODO, 9, "Gro")],
            "agreed",
            ("Mira",),
        ),
        (OFFER, [HandedOver(FERN, 9, "Gro"), closed("withdrawn")], "withdrawn", None),
        (OFFER, [moved(ODO), closed("expired")], "lapsed", None),
        (OFFER, [StoodIn(ODO, "normal")], "overtaken", None),
        (OFFER, [Agreed(MIRA), Ended(Ending.ABANDONED)], "overtaken", None),
        (CLAIM, [TransferAnswered(MIRA, agrees=False), closed("declined")], "refused", ("Mira",)),
        (CLAIM, [TransferAnswered(MIRA, agrees=True), HandedOver(ODO, 9, "Gro")], "agreed", ("Mira",)),
        (CLAIM, [CameBack(ODO, "Odo")], "overtaken", None),
        (CLAIM, [CameBack(FERN, "Fern"), closed("expired")], "lapsed", None),
        (VOTE, [TransferAnswered(MIRA, agrees=True), StoodIn(ODO, "normal")], "agreed", ("Mira",)),
        (VOTE, [closed("present")], "kept", "Odo"),
        (VOTE, [moved(ODO)], "kept", "Odo"),
        (VOTE, [moved(ODO, "clock"), moved(FERN), closed("expired")], "lapsed", None),
        (VOTE, [TransferAnswered(FERN, agrees=False), closed("outvoted")], "refused", ("Fern",)),
        (VOTE, [Ended(Ending.ABANDONED, reason="agreed")], "overtaken", None),
    ],
)
def test_a_request_says_how_it_was_settled_and_by_whom(asked, later, how, names):
    """Who agreed or refused is named, once and by their last answer; what was done, and whose seat it was about."""
    table = MemoryTable.open("lantern", 3).table
    said = settlement(table, asked, [Entry(n, fact, None, None, 0.0) for n, fact in enumerate(later)])
    assert said.id == f"bot-request-{how}"
    if how == "kept":
        assert said.values == {"name": names}
    else:
        done = DONE.get(type(asked), (asked.what if isinstance(asked, Proposed) else "", "")) if how == "agreed" else ()
        told = dict(zip(("what", "name"), done, strict=False))
        assert said.values == ({} if names is None else {"names": names, "n": len(names), **told})


def test_a_computer_player_that_somebody_called_in_is_no_outcome_of_a_vote():
    """They did not wait for it."""
    table = MemoryTable.open("lantern", 3).table
    said = settlement(table, VOTE, [Entry(0, StoodIn(ODO, "normal"), 1, None, 0.0)])
    assert said.id == "bot-request-overtaken"
