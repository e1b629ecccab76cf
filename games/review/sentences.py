"""A review as sentences."""

from collections.abc import Iterator, Sequence

from games.core import Say, Speak, Value, say

from .account import SURE, Judged, Part, Review, swung

HOPES = (5, 20, 80)
"""The chances of winning, in hundredths, from which a comeback was possible, the game open, the player well ahead."""
CANNOT_TELL, GAVE, TOOK = 0, 1, 2
"""Variants of a sentence about a part: not significant, positive, negative."""
LEVEL, SURELY, SURELY_AND, HARDLY, OPEN, PROBABLY = range(6)
"""Variants of the verdict: nothing changed, certain causes, certain and possible ones, excluded ones, none known, and
likely causes, which are significant but not certain."""
_LEVEL = 0.05
"""A smaller change of the chances from the start to the end had no cause worth naming."""
_MAY_DECIDE = 0.5
"""What may have made up this part of the change may have decided the game."""
_VAGUE = 50
"""If no part is significant and one of them may be off by more points than this, their figures are left out."""
_BEYOND = 0.15
"""How far beyond a chance that exists the parts that are named may lead and still be given in figures."""
_BEHIND = 0.1
"""The chance of winning up to which a player had as good as lost."""
_WARNINGS = 3
"""Maximum number of choices against a warning that are quoted."""


def sentences(found: Review) -> Iterator[Say]:
    """Yield the whole review: the verdict, then the decisive decisions in chronological order, then luck and choice.

    One that weighed too few decisions only says so, and how the game ended if all live or lose together.
    """
    if not found.is_weighed:
        yield from ended(found)
        yield unweighed(found)
        return
    yield from decided(found)
    for place, one in enumerate(found.turning_points, start=1):
        yield cost(one, place) if one.gap.share < 0 else praise(one, place)
        yield from reasons(one)
    if not found.costs:
        yield say("review-no-costs")
    yield luck_and_choice(found)
    yield from remarks(found)


def remarks(found: Review) -> Iterator[Say]:
    """Yield what to bear in mind: a shared fate, warnings that went unheeded, decisions that were not weighed."""
    if found.is_together:
        yield say("review-together")
    if found.warned:
        first = found.warned[:_WARNINGS]
        quoted = tuple(say("review-warned-choice", when=one.when, chosen=one.chosen) for one in first)
        yield say("review-warned", n=len(found.warned), quoted=quoted, left=len(found.warned) - len(quoted))
    if found.weighed < found.decisions:
        yield say("review-unweighed", n=found.decisions - found.weighed, decisions=found.decisions)


def unweighed(found: Review) -> Say:
    """Return the sentence that too few decisions were weighed to say anything, and what to do."""
    return say("review-no-time", weighed=found.weighed, decisions=found.decisions)


def ended(found: Review) -> Iterator[Say]:
    """Yield how the game ended for the reader, if points or a shared fate decided it."""
    if found.ending is not None:
        yield _of(found.ending, is_named=False)


def decided(found: Review, *, is_named: bool = False) -> Iterator[Say]:
    """Yield what decided the game, and in a competitive game what the leader's points came from.

    Nothing of a competitive game that was given up, as nothing had decided it.
    """
    if found.is_together or not found.is_given_up:
        yield verdict(found, is_named=is_named)
    if found.ending is not None and not found.is_together:
        yield _of(found.ending, is_named=is_named)


def verdict(found: Review, *, is_named: bool = False) -> Say:
    """Return what decided the game, and what may have, as far as the uncertainty of the parts allows.

    Args:
        found: the review.
        is_named: whether the player is named instead of addressed.
    """
    change = found.parts.end - found.parts.start
    way = 1 if change > 0 else -1
    gains = {name: way * part.share for name, part in _parts(found).items()}
    doubts = {name: SURE * part.error for name, part in _parts(found).items()}
    told = {name: part for name, part in _parts(found).items() if part.is_told and gains[name] > 0}
    clear = [name for name, part in told.items() if part.is_clear]
    sure = sorted(clear or told, key=gains.__getitem__, reverse=True)  # what has a figure is never called uncertain
    least = max((gains[name] for name in sure), default=_MAY_DECIDE * abs(change))
    # a player's own choices are compared with the best ones, so they cannot have brought a victory
    left = [name for name in gains if name not in sure and (change < 0 or name != "own")]
    maybe = [name for name in left if gains[name] + doubts[name] >= least]
    hardly = [name for name in left if name not in maybe]
    form = (SURELY_AND if maybe else SURELY) if clear else PROBABLY if sure else HARDLY if hardly and maybe else OPEN
    ending = dict[str, Value]()
    if found.ending is not None and found.is_together:
        ending |= {"ending": _of(found.ending, is_named=is_named), "named": int(is_named)}
    return say(
        "review-verdict-together" if ending else "review-verdict-of" if is_named else "review-verdict",
        **ending,
        form=LEVEL if abs(change) < _LEVEL else form,
        way=way,
        seat=found.seat,
        sure=tuple(_part(found, name, is_named) for name in sure),
        maybe=tuple(_part(found, name, is_named) for name in maybe),
        hardly=tuple(_part(found, name, is_named) for name in hardly),
        costs=len(found.costs),
    )


def luck_and_choice(found: Review, *, is_named: bool = False) -> Say:
    """Return what the reader's chances were, and what moved them: what for the reader, what against, what unclearly.

    The figures are whole, in points of the chance of winning, and each stands with its uncertainty; what has no clear
    effect has none. Where they would not explain the change, what moved the chance is only named, the larger effects
    first. Where all would be mere guesses, that is said in their place.
    """
    parts, named = _parts(found), int(is_named)
    start, end = _points(found.parts.start), _points(found.parts.end)
    if is_vague(found):
        together = int(found.is_together)
        return say("review-vague", start=start, end=end, seat=found.seat, named=named, together=together)
    points = {name: _points(part.share) for name, part in parts.items()}
    points["luck"] += end - start - sum(points.values())
    ways = {name: _way(part) for name, part in parts.items()}
    listed = {name: _part(found, name, is_named) for name in sorted(parts, key=lambda name: -abs(parts[name].share))}
    is_told = has_figures(found)
    if is_told:
        figures = {
            name: say("review-share", part=listed[name], figure=signed(points[name]), error=part.margin)
            for name, part in parts.items()
            if ways[name] != CANNOT_TELL
        }
        listed = {name: figures.get(name, listed[name]) for name in parts}
    return say(
        "review-moved",
        start=start,
        end=end,
        equal=int(not found.is_together and found.parts.start == 1 / len(found.points[0].shares)),
        ranked=2 if is_told else int(sum(way != CANNOT_TELL for way in ways.values()) > 1),
        swung=int(not is_told and swung([point.shares[found.seat] for point in found.points])),
        seat=found.seat,
        named=named,
        together=int(found.is_together),
        **{
            kind: tuple(listed[name] for name in listed if ways[name] == way)
            for kind, way in (("gains", GAVE), ("losses", TOOK), ("unclear", CANNOT_TELL))
        },
    )


def summed(found: Review) -> Iterator[Say]:
    """Yield how the effect of the reader's choices adds up from the costs of those that are listed and all others."""
    own, points = _points(found.parts.own.share), [_points(one.gap.share) for one in found.turning_points]
    costs = [points for points in points if points < 0]
    if not (has_figures(found) and found.parts.own.is_told and own):
        return
    rest = own - sum(costs)
    listed_costs: dict[str, Value] = {"costs": tuple(map(signed, costs)), "named": len(costs)}
    others: dict[str, Value] = {"rest": signed(rest), "left": int(rest != 0), "slips": found.slips}
    yield Say("bot-review-sum", {"own": signed(own), **listed_costs, **others})


def is_vague(found: Review) -> bool:
    """Return whether the figures of luck and choice would be mere guesses."""
    parts = _parts(found)
    is_any_clear = any(part.is_told for part in parts.values())
    return not is_any_clear and max(part.margin for part in parts.values()) > _VAGUE


def has_figures(found: Review) -> bool:
    """Return whether the parts with a clear effect are given in figures: together they lead to a chance that exists."""
    clear = [part.share for part in _parts(found).values() if part.is_told]
    reached = found.parts.start + sum(clear)
    return bool(clear) and max(map(abs, clear)) <= 1 and -_BEYOND <= reached <= 1 + _BEYOND


def reasons(one: Judged) -> Iterator[Say]:
    """Yield the most important reasons for a judgement, each with the answer that it speaks of."""
    given, other = one.labels
    is_gain = one.gap.share > 0
    if not is_gain:
        yield from (say("review-against", answer=given, reason=reason) for reason in one.against[:1])
        yield from one.compared[:1]
    yield from (say("review-for", answer=given if is_gain else other, reason=reason) for reason in one.reasons[:1])


def compared_answers(one: Judged, is_together: bool) -> dict[str, Value]:
    """Return the values of a sentence that compares the given answer with the other: both with their chances."""
    (given, instead), (chosen, other) = one.chances, one.labels
    values: dict[str, Value] = {"chosen": chosen, "other": other, "points": signed(given - instead)}
    values |= {"error": one.gap.margin, "chosen_chances": given, "other_chances": instead}
    return {**values, "together": int(is_together), **({} if one.missed is None else {"before": one.missed})}


def listed(one: Judged, n: int, is_together: bool) -> Say:
    """Return the line on a turning point: what the given answer promised, and what the other one."""
    values = {"n": n, "when": one.when, "gain": int(one.gap.share > 0), **compared_answers(one, is_together)}
    return Say("bot-review-line", values)


def small(one: Judged, is_together: bool) -> Say:
    """Return the line on a smaller mistake."""
    return Say("bot-review-small", {"when": one.when, **compared_answers(one, is_together)})


def best(one: Judged, is_together: bool) -> Say:
    """Return that an answer that was tried is the best one, and what it promised beside the other."""
    return Say("bot-review-found", {"gain": int(one.gap.share > 0), **compared_answers(one, is_together)})


def judgement(one: Judged, is_together: bool, speak: Speak) -> Iterator[str]:
    """Yield the choice, the answer it is compared with, and why: what speaks against the one and for the other."""
    is_gain = one.gap.share > 0
    text = "bot-review-gain" if is_gain else "bot-review-cost" if one.missed is None else "bot-review-chance"
    yield speak(Say(text, compared_answers(one, is_together)))
    yield from map(speak, one.compared)
    others = one.others[: len(one.reasons)]
    sides = [("bot-review-against", one.against), ("bot-review-better", one.reasons), ("review-others", others)]
    for head, telling in [("review-others", one.reasons)] if is_gain else sides:
        if telling:
            yield speak(say(head))
            yield from (f"> {speak(reason)}" for reason in telling)


def missed(found: Review, turned: Sequence[Say], floor: int | None = None) -> Iterator[Say]:
    """Yield that a choice cost more than the decisive moment brought, if one did.

    Args:
        found: the review.
        turned: the sentences of the final score on the decisive moment.
        floor: where no single turn decided the game, what a choice must have cost to be named.
    """
    rises = [figure(said, "after") - figure(said, "before") for said in turned]
    rises += [] if floor is None else [floor]
    worst = min(found.costs, key=lambda one: one.gap.share, default=None)
    if found.is_done and rises and worst is not None and worst.chances[1] - worst.chances[0] > max(rises):
        number = found.turning_points.index(worst) + 1
        then = any(figure(said, "since") < worst.entry <= figure(said, "until") for said in turned)
        yield say("bot-review-missed", n=number, then=int(then) if turned else 2)


def behind(found: Review, turned: Sequence[Say]) -> Iterator[Say]:
    """Yield what the reader's own chance was when the decisive moment of the winner came, if the game was lost by then.

    The winner's moment and the reader's mistakes then do not contradict each other: these came before it.
    """
    for said in turned:
        stood = [point.shares[found.seat] for point in found.points if point.entry == figure(said, "since")]
        if figure(said, "seat") != found.seat and stood and stood[0] <= _BEHIND < found.points[0].shares[found.seat]:
            yield say("bot-review-behind", chances=max(1, round(100 * stood[0])))


def figure(said: Say, name: str) -> int:
    """Return a value of a sentence that is a number; 0 if it has none."""
    value = said.values.get(name, 0)
    assert isinstance(value, int), f"{name} is a number"
    return value


def given_up(found: Review) -> Iterator[Say]:
    """Yield what the chances of winning were when the game was given up, unless it was played to its end."""
    chances = round(100 * found.parts.end)
    hope = sum(chances >= least for least in HOPES)
    if found.is_given_up:
        yield say("bot-review-given-up", chances=chances, hope=hope, together=int(found.is_together))


def signed(points: int) -> Say:
    """Return a number of points with its sign."""
    return say("review-points", points=abs(points), sign=1 if points > 0 else 2 if points else 0)


def cost(one: Judged, place: int) -> Say:
    """Return the sentence on a costly decision: what was chosen, what was better, and by how much."""
    chosen, better = one.labels
    return say("review-cost", **_figures(one), place=place, chosen=chosen, better=better)


def praise(one: Judged, place: int) -> Say:
    """Return the sentence on the best decision: what was chosen, and its lead over the next best answer."""
    chosen, other = one.labels
    return say("review-praise", **_figures(one), place=place, chosen=chosen, other=other)


def _figures(one: Judged) -> dict[str, int | Say]:
    return {"when": one.when, "n": one.entry, "points": abs(_points(one.gap.share)), "error": one.gap.margin}


def _parts(found: Review) -> dict[str, Part]:
    """Return the parts of the change by name; alone there are no choices of others."""
    parts = {"luck": found.parts.luck, "own": found.parts.own}
    return parts if len(found.points[0].shares) < 2 else {**parts, "rivals": found.parts.rivals}


def _part(found: Review, name: str, is_named: bool) -> Say:
    return say(f"review-part-{name}", others=len(found.points[0].shares) - 1, seat=found.seat, named=int(is_named))


def _of(ending: Say, *, is_named: bool) -> Say:
    return Say(ending.id, {**ending.values, "named": int(is_named)})


def _points(share: float) -> int:
    return round(100 * share)


def _way(part: Part) -> int:
    if not part.is_told or not _points(part.share):
        return CANNOT_TELL
    return GAVE if part.share > 0 else TOOK
