"""A review as sentences."""

from collections.abc import Iterator

from games.core import Say, say

from .account import Judged, Part, Review

CANNOT_TELL, GAVE, TOOK = 0, 1, 2
"""Variants of a sentence about a part: not significant, positive, negative."""


def sentences(found: Review) -> Iterator[Say]:
    """Yield the whole review: luck and choice first, then the decisive decisions in chronological order.

    One that weighed too few decisions only says so.
    """
    if not found.is_weighed:
        yield unweighed(found)
        return
    yield luck_and_choice(found)
    for place, one in enumerate(found.turning_points, start=1):
        yield cost(one, place) if one.gap.share < 0 else praise(one, place)
        yield from one.reasons[:2]
        if one.gap.share < 0 and one.others:
            yield say("review-others")
            yield from one.others[:1]
    if not found.costs:
        yield say("review-no-costs")
    yield from remarks(found)


def remarks(found: Review) -> Iterator[Say]:
    """Yield what to bear in mind: a shared fate, warnings that went unheeded, decisions that were not weighed."""
    if found.is_together:
        yield say("review-together")
    if found.warned:
        yield say("review-warned", n=found.warned)
    if found.weighed < found.decisions:
        yield say("review-unweighed", n=found.decisions - found.weighed, decisions=found.decisions)


def unweighed(found: Review) -> Say:
    """Return the sentence that too few decisions were weighed to say anything, and what to do."""
    return say("review-no-time", weighed=found.weighed, decisions=found.decisions)


def luck_and_choice(found: Review) -> Say:
    """Return the effects of luck, the seat's choices and those of others, in percentage points."""
    parts = found.parts
    values = {
        "start": _points(parts.start),
        "end": _points(parts.end),
        "luck": abs(_points(parts.luck.share)),
        "luck_way": _way(parts.luck),
        "luck_error": _points(parts.luck.error),
        "own": abs(_points(parts.own.share)),
        "own_way": _way(parts.own),
        "own_error": _points(parts.own.error),
    }
    if len(found.points[0].shares) < 2:
        return say("review-parts-alone", **values)
    rivals = {
        "rivals": abs(_points(parts.rivals.share)),
        "rivals_way": _way(parts.rivals),
        "rivals_error": _points(parts.rivals.error),
    }
    return say("review-parts", **values, **rivals)


def cost(one: Judged, place: int) -> Say:
    """Return the sentence on a costly decision: what was chosen, what was better, and by how much."""
    chosen, better = one.labels
    return say("review-cost", **_figures(one), place=place, chosen=chosen, better=better)


def praise(one: Judged, place: int) -> Say:
    """Return the sentence on the best decision: what was chosen, and its lead over the next best answer."""
    chosen, other = one.labels
    return say("review-praise", **_figures(one), place=place, chosen=chosen, other=other)


def _figures(one: Judged) -> dict[str, int | Say]:
    return {
        "when": one.when,
        "n": one.entry,
        "points": abs(_points(one.gap.share)),
        "error": max(1, _points(one.gap.error)),
    }


def _points(share: float) -> int:
    return round(100 * share)


def _way(part: Part) -> int:
    if not part.is_told or not _points(part.share):
        return CANNOT_TELL
    return GAVE if part.share > 0 else TOOK
