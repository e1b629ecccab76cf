"""How a game ended, as a review tells it: who survived, who was ahead, and what their points came from."""

from games.core import Outcome, Say, Seat, say

_SOURCES = 3
"""Maximum number of sources of points by which a lead is explained."""


def ending(
    outcome: Outcome | None, seat: Seat, standing: Outcome | None = None, last: Say | None = None, game: str = ""
) -> Say:
    """Return how a game in which all survive or lose together ended for a seat: who lived, and who came first.

    Args:
        outcome: the result; None if the game was given up.
        seat: the seat.
        standing: the points so far, for a defeat, which has no others.
        last: the last round as players count it, for a defeat.
        game: its id, to compare the points of a winner and another player source by source.
    """
    if outcome is None:
        return say("review-end-stopped")
    if not outcome.winners:
        had = {score.seat: score.total for score in standing.scores} if standing is not None else {}
        if last is None or seat not in had:
            return say("review-end-lost", known=0)
        return say("review-end-lost", known=1, alone=int(len(had) < 2), when=last, seat=seat, points=had[seat])
    totals = {score.seat: score.total for score in outcome.scores}
    if len(totals) < 2:
        return say("review-end-alone", seat=seat, points=totals[seat])
    if seat not in outcome.winners:
        first = outcome.winners[0]
        ahead = totals[first] - totals[seat]
        return say(
            "review-end-behind", seat=seat, rival_seat=first, points=ahead, rows=_rows(outcome, seat, first, game)
        )
    rivals = [other for other in totals if other not in outcome.winners]
    if len(outcome.winners) > 1 or not rivals:
        return say("review-end-level", seat=seat)
    second = max(rivals, key=totals.__getitem__)
    ahead = totals[seat] - totals[second]
    return say("review-end-first", seat=seat, rival_seat=second, points=ahead, rows=_rows(outcome, seat, second, game))


def lead(outcome: Outcome | None, seat: Seat, game: str) -> Say | None:
    """Return what put the winner ahead of this seat, or this seat as the winner ahead of the next: sources of points.

    None if the game was given up, or if points did not decide it.

    Args:
        outcome: the result of a game against each other; None if it was given up.
        seat: the seat.
        game: its id, in which the sources of points have their names.
    """
    if outcome is None or len(outcome.scores) < 2:
        return None
    totals = {score.seat: score.total for score in outcome.scores}
    if seat in outcome.winners:
        other = max((one for one in totals if one != seat), key=totals.__getitem__)
    else:
        other = outcome.winners[0]
    front, back = (seat, other) if totals[seat] > totals[other] else (other, seat)
    parts = {score.seat: score.parts for score in outcome.scores}
    ahead = {name: parts[front][name] - parts[back][name] for name in parts[front]}
    names = sorted((name for name in ahead if ahead[name] > 0), key=lambda name: -ahead[name])[:_SOURCES]
    if totals[front] == totals[back] or not names:
        return None
    rows = tuple(_row(game, name, parts[front][name], parts[back][name]) for name in names)
    return say("review-lead", seat=seat, rival_seat=other, first=int(front == seat), rows=rows)


def _rows(outcome: Outcome, seat: Seat, rival: Seat, game: str) -> tuple[Say, ...]:
    """Return the sources that brought two players different points, the greatest difference first."""
    parts = {score.seat: score.parts for score in outcome.scores}
    own, others = parts[seat], parts[rival]
    names = sorted(own, key=lambda name: -abs(own[name] - others[name]))
    differing = [name for name in names if own[name] != others[name]] if game else []
    return tuple(_row(game, name, own[name], others[name]) for name in differing)


def _row(game: str, name: str, own: int, other: int) -> Say:
    return say("review-row", row=say(f"{game}-score-{name}"), own=own, other=other)
