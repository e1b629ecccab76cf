"""What the decisions of a game cost together, and how certain that is."""

from collections.abc import Sequence
from math import sqrt

from games.core import Seat

from .account import Part
from .weighing import Lazy, Weighing

TYPICAL = 0.03
"""What decisions cost (root mean square) as long as no more is found: 0.02 to 0.05 in measured games."""


def doubtful(decisions: Sequence[Lazy]) -> list[Weighing]:
    """Return the decisions that another answer seems to have beaten, as far as they were simulated."""
    looked_at = [one.weighing for one in decisions if one.is_looked_at]
    return [one for one in looked_at if one.is_doubtful and one.gap.n]


def brought(decisions: Sequence[Lazy], reader: Seat, felt: float = 1.0) -> Part:
    """Return the total effect of decisions on one seat, compared with the best answers found.

    What may have been overlooked counts as 0, and adds to the uncertainty: the lead that another answer may have after
    all, as far as decisions usually cost that much.

    Args:
        decisions: the decisions.
        reader: the seat.
        felt: the part of what a decision costs its own seat that concerns the reader.
    """
    found = doubtful(decisions)
    judged = [one.effects[reader] for one in found if not one.is_refuted]
    usual = max(TYPICAL, sqrt(sum(tally.mean**2 for tally in judged) / max(1, len(decisions))) / felt)
    overlooked = felt**2 * sum(
        one.overlooked(usual) for one in decisions if not (one.is_looked_at and one.weighing in found)
    )
    doubt = sum(one.effects[reader].error ** 2 for one in found) + overlooked
    return Part(sum(tally.mean for tally in judged), sqrt(doubt))
