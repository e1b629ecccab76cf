"""The final score, how it came about, and what it changed."""

import re
from dataclasses import replace

from bot.model import Occupant, Table
from bot.present.speech import FACT, names_at, plain_voice, sentence, small, voice
from bot.tables.consent import REAL_MOVES, unrated_reason
from bot.tables.ratings import RATED
from bot.tables.records import ACHIEVED
from bot.tables.replay import in_tens
from bot.tables.turning_points import DRAWN, GRADUAL, LED, SAVED, TURNED
from bot.tables.view import TableView
from games.core import Ending, Outcome, Say, Score, Seat, format_points
from games.review.account import MISSED, Review
from locales import Words

from . import achievement_name, achievement_with_how

STORY = frozenset({TURNED, GRADUAL, DRAWN, LED, SAVED})
"""The sentences on what decided a game."""
END_OF_SENTENCE = re.compile(r"(?<=[.!?…])\s")
CLOSE, CRUSHING, CRUSHING_LEAST = 0.03, 0.5, 5
"""Leads as shares of the winner's points, at most and at least; a crushing one also has so many points."""


def score_lines(view: TableView, lang: Words, *, is_drawn: bool = False) -> list[str]:
    """Return how the final score came about, below its headline; empty during the game.

    Without a picture, include each player from best to worst with the sources of the points.

    Args:
        view: the table.
        lang: the reader's language.
        is_drawn: whether the picture of the score is shown, with the points or the reason why everybody has lost.
    """
    outcome = view.outcome
    if outcome is None:
        return []
    lines = _verdict(view, outcome, lang, is_drawn=is_drawn)
    if not is_drawn:
        lines += _places(view, outcome, lang)
    told = _story(view, outcome, lang, is_drawn=is_drawn)
    lines += [*told, *achieved_lines(view, lang), *_rated(view, outcome, lang), *rating_lines(view, lang)]
    return [*lines, *counting_lines(view.table, lang)]


def headline(view: TableView, lang: Words) -> str:
    """Return the winner and everybody's score as a heading; "" if there are no rivals or there is no winner."""
    outcome = view.outcome
    if outcome is None or not outcome.winners or len(outcome.scores) < 2:
        return ""
    known = voice(lang, view.table).names
    names = [known[seat] for seat in outcome.winners]
    best, *rest = (score for _, score in _standings(outcome))
    others = [
        lang.text("bot-score-headline-other", name=known[score.seat], points=format_points(score.total))
        for score in rest
        if score.seat not in outcome.winners
    ]
    level = {score.total for score in outcome.scores if score.seat in outcome.winners}
    return lang.text(
        "bot-score-headline",
        game=lang.text(f"{view.game.id}-title"),
        names=lang.enumerate(names),
        count=len(names),
        first=format_points(best.total),
        second=format_points(rest[0].total),
        others=lang.enumerate(others),
        shared=0 if len(level) > 1 else 1 if not others else 2,
        players=len(outcome.scores),
    )


def _places(view: TableView, outcome: Outcome, lang: Words) -> list[str]:
    """Return each player from best to worst, with the sources of the points."""
    lines, names = [], voice(lang, view.table).names
    for place, score in _standings(outcome):
        lines.append(lang.text("bot-score-line", place=place, name=names[score.seat], sum=_sum(view, score, lang)))
        if told := _parts(view, score, lang):
            lines.append(small(told))
    return lines


def _rated(view: TableView, outcome: Outcome, lang: Words) -> list[str]:
    """Return the new ratings in one line, best player first, or that a defeat of all leaves them as they are."""
    ratings, found = _ratings(view), []
    for _, score in _standings(outcome):
        if (rated := ratings.get(score.seat)) is not None:
            values = {"left": 0, **rated.values, "name": view.table.occupants[score.seat].name}
            found.append(sentence(lang, Say("bot-score-rated", values), view.table))
        elif ratings and _has_left(view.table.occupants[score.seat]):
            found.append(lang.text("bot-score-left", name=voice(lang, view.table).names[score.seat]))
    if not found and outcome.ending is Ending.LOST and unrated_reason(view.table) is None:
        return [small(lang.text("bot-score-rated-lost"))]
    computers = sum(one.person is None and not _has_left(one) for one in view.table.occupants)
    return [small(lang.text("bot-score-rated-all", people=FACT.join(found), computers=computers))] if found else []


def _story(view: TableView, outcome: Outcome, lang: Words, *, is_drawn: bool) -> list[str]:
    """Return when the lead was taken; without a picture, under a heading and with the decisive sources of points."""
    told = turning_lines(view, lang)
    is_late = any(said.id == LED and said.values["last"] for said in view.closing)
    told = told if is_drawn and not is_late else [*told, *_difference(view, outcome, lang)]
    head = [] if is_drawn or not told else [lang.text("bot-score-story")]
    return [*head, *(told if len(told) == 1 else (f"- {one}" for one in told))]


def turned_at(view: TableView) -> Say | None:
    """Return the sentence on the decisive moment of a finished game that names its log entry; None without one."""
    return next((said for said in view.closing if said.id in {TURNED, LED} and "entry" in said.values), None)


def turning_lines(view: TableView, lang: Words) -> list[str]:
    """Return the sentence on what decided a finished game; empty if that cannot be said.

    Only the first sentence of each event it quotes is included. Chances are in tens, in a review as well.
    """
    return [_turning_line(said, view, lang) for said in view.closing if said.id in STORY]


def _turning_line(said: Say, view: TableView, lang: Words) -> str:
    values, told = {"large": 1, "worth": 0, "luck": 0, **in_tens(said).values}, said.values.get("told")
    worth = values["worth"]
    assert isinstance(worth, int), "the points are a number"
    is_known = isinstance(told, Say) and worth in told.values.values()
    values |= {"worth": 0 if is_known else worth, "sum": _points(view, worth, lang)}
    line = sentence(lang, Say(said.id, values), view.table)
    for one in map(said.values.get, ("did", "told")):
        quoted = sentence(lang, one, view.table) if isinstance(one, Say) else ""
        line = line.replace(quoted, END_OF_SENTENCE.split(quoted)[0]) if quoted else line
    return line


def as_reviewed(found: Review, view: TableView) -> TableView:
    """Return a view as a player's review tells the decisive moment: not at all if the review's line shows no rise."""
    shares = {point.entry: point.shares for point in found.points}

    def rises(said: Say) -> bool:
        since, until, seat = map(said.values.get, ("since", "until", "seat"))
        if not (isinstance(since, int) and isinstance(until, int) and isinstance(seat, int)):
            return True
        return not {since, until} <= shares.keys() or shares[until][seat] - shares[since][seat] >= MISSED / 100

    return replace(view, closing=tuple(said for said in view.closing if said.id != TURNED or rises(said)))


def _difference(view: TableView, outcome: Outcome, lang: Words) -> list[str]:
    """Return the one or two sources of points that gave a sole winner the lead over the runner-up."""
    ranked = [score for _, score in _standings(outcome)]
    if len(outcome.winners) != 1 or len(ranked) < 2 or len(_sources(outcome)) < 2:
        return []
    first, second = ranked[0].parts, ranked[1].parts
    gains = {part: first.get(part, 0) - second.get(part, 0) for part in {**first, **second}}
    best = sorted((part for part, gain in gains.items() if gain > 0), key=gains.__getitem__, reverse=True)[:2]
    named = [_part(view, part, gains[part], lang, "bot-score-lead-part") for part in best]
    winner, name = (voice(lang, view.table).names[one.seat] for one in ranked[:2])
    return [lang.text("bot-score-lead", winner=winner, name=name, parts=lang.enumerate(named))] if named else []


def done_well(view: TableView, seat: Seat, lang: Words) -> list[str]:
    """Return a line on a player's strongest source of points; empty without rivals.

    It is the one with the greatest lead over all rivals, otherwise the one with the most points.
    """
    scores = {score.seat: score.parts for score in view.outcome.scores} if view.outcome is not None else {}
    own = {part: points for part, points in scores.pop(seat, {}).items() if points > 0}
    if not own or not scores:
        return []
    ahead = {
        part: points - max((one.get(part, 0) for one in scores.values()), default=0) for part, points in own.items()
    }
    part = max(own, key=lambda part: (max(ahead[part], 0), own[part]))
    is_best = ahead[part] > 0
    name = lang.text(f"{view.game.id}-score-{part}")
    return [lang.text("bot-score-well", part=name, sum=_points(view, own[part], lang), best=int(is_best))]


def achieved_lines(view: TableView, lang: Words) -> list[str]:
    """Return what players have achieved for the first time, in at most two lines.

    The last line names the rest.
    """
    game, names = view.game.id, names_at(lang, view.table)
    new = [
        (names[Seat(seat)], id_)
        for said in view.closing
        if said.id == ACHIEVED
        and isinstance(seat := said.values["seat"], int)
        and isinstance(id_ := said.values["achievement"], str)
        and id_ in view.game.achievements
    ]
    hardest = sorted(new, key=lambda one: -[*view.game.achievements].index(one[1]))
    whole = hardest[: 2 if len(new) == 2 else 1]
    lines = [
        lang.text("bot-score-achieved", name=name, what=achievement_with_how(game, id_, lang)) for name, id_ in whole
    ]
    rest = [lang.text("bot-score-achieved-one", name=name, what=achievement_name(game, id_, lang)) for name, id_ in new
            if (name, id_) not in whole]  # fmt: skip
    return [*lines, *([lang.text("bot-score-achieved-more", list=FACT.join(rest))] if rest else [])]


def _has_left(occupant: Occupant) -> bool:
    """Return whether a computer player finished the game for a person, who is then not counted."""
    return occupant.owner is not None or occupant.is_out


_TOLD_UNRATED = {"rewound", "hinted", "same-deal", "brief", "contest", "alone"}
"""The reasons that are told at the end; the others were known from the start."""


def counting_lines(table: Table, lang: Words) -> list[str]:
    """Return whether a game was one of a tournament, and why it is not rated, unless its people chose that.

    The reasons are a step taken back, a hint, a tournament, that it was given up after too few moves, or that only one
    person played.
    """
    why: str | None = unrated_reason(table)
    if why == "chosen" and table.contest is not None:
        why = "contest"
    if why is None or why not in _TOLD_UNRATED or len(table.occupants) == 1:
        return [small(lang.text("tournament-board"))] if table.contest is not None else []
    if why in {"brief", "alone"} and table.contest is not None:
        why = f"{why}-contest"
    lines = [small(lang.text("tournament-board"))] if table.contest is not None and why in {"rewound", "hinted"} else []
    return [*lines, small(lang.text("bot-unrated", why=why, n=REAL_MOVES))]


def _verdict(view: TableView, outcome: Outcome, lang: Words, *, is_drawn: bool) -> list[str]:
    """Return who has won, unless the heading says so, and why.

    The picture of a solo game or a common defeat says why itself; then only advice is added.
    """
    names = voice(lang, view.table).names
    winners = [names[seat] for seat in outcome.winners]
    told = _alone(view, outcome, lang, "") or lang.text(
        "bot-score-winners", names=lang.enumerate(winners), count=len(winners)
    )
    is_alone = len(outcome.scores) == 1
    is_shown = is_drawn and (is_alone or outcome.ending is Ending.LOST)  # the picture says it in the game's own words
    margin = "" if view.table.is_guided else _margin(outcome, view.seat)  # a lesson is made to be won
    why = [sentence(lang, said, view.table) for said in (() if is_shown else outcome.reasons)]
    learnt = _advice(view, outcome, lang)
    who = [] if headline(view, lang) or outcome.ending is Ending.LOST else [told]
    return [*who, *([lang.text(margin)] if margin else []), *why, *learnt]


def _advice(view: TableView, outcome: Outcome, lang: Words) -> list[str]:
    """Return what to remember after a common defeat."""
    hints = [Say(f"{said.id}.hint", said.values) for said in outcome.reasons if outcome.ending is Ending.LOST]
    advice = [f"- {sentence(lang, one, view.table)}" for one in hints if lang.has(one.id)]
    return [lang.text("bot-score-next-time"), *advice] if advice else []


def defeat_lines(view: TableView, lang: Words) -> list[str]:
    """Return why everybody has lost, and what to remember; empty after any other end."""
    outcome = view.outcome
    if outcome is None or outcome.ending is not Ending.LOST:
        return []
    return [*(sentence(lang, said, view.table) for said in outcome.reasons), *_advice(view, outcome, lang)]


def _alone(view: TableView, outcome: Outcome, lang: Words, form: str) -> str:
    """Return the game's sentence about a success without rivals, "" with rivals or after a failure."""
    text = f"{view.game.id}-score-alone{form}"
    return lang.text(text) if len(outcome.scores) == 1 and outcome.winners and lang.has(text) else ""


def _ratings(view: TableView) -> dict[Seat, Say]:
    """Return the new ratings of a game's people, by seat."""
    found = {said.values["seat"]: said for said in view.closing if said.id == RATED}
    return {Seat(seat): said for seat, said in found.items() if isinstance(seat, int)}


def rating_lines(view: TableView, lang: Words) -> list[str]:
    """Return an explanation of ratings, once: after the first game that gives one of the players a rating."""
    is_first = any(said.values.get("first") for said in _ratings(view).values())
    return [small(lang.text("bot-score-ratings"))] if is_first else []


def _margin(outcome: Outcome, reader: Seat | None = None) -> str:
    """Return the id of a remark to a reader on a sole winner's close or crushing lead; "" for other leads."""
    totals = sorted((score.total for score in outcome.scores), reverse=True)
    if len(outcome.winners) != 1 or len(totals) < 2 or totals[0] <= 0:
        return ""
    lead, best = totals[0] - totals[1], totals[0]
    if 0 < lead <= max(1, best * CLOSE):
        return "bot-score-close"
    if lead < max(CRUSHING_LEAST, best * CRUSHING):
        return ""
    return "bot-score-crushing" if reader is None or reader in outcome.winners else "bot-score-crushed"


def _sum(view: TableView, score: Score, lang: Words) -> str:
    """Return a total in points, or in the game's own unit."""
    return _points(view, score.total, lang)


def _points(view: TableView, points: int, lang: Words) -> str:
    own = f"{view.game.id}-score-sum"
    text = own if lang.has(own) else "bot-score-sum"
    return lang.text(text, points=points, shown=format_points(points))


def score_description(view: TableView, lang: Words) -> str:
    """Return the final score in plain sentences, without markdown: the description of its picture."""
    assert view.outcome is not None, "only a game that is over has a score"
    names = plain_voice(lang, view.table).names
    winners = [names[seat] for seat in view.outcome.winners]
    said = lang.text("bot-score-winners-plain", names=lang.enumerate(winners), count=len(winners))
    told = [_alone(view, view.outcome, lang, "-plain") or said]
    for _, score in _standings(view.outcome):
        parts = _parts(view, score, lang)
        told.append(
            lang.text(
                "bot-score-plain",
                name=names[score.seat],
                sum=_sum(view, score, lang),
                parts=parts,
                sources=len(parts),
            )
        )
    return " ".join(told)


def _standings(outcome: Outcome) -> list[tuple[int, Score]]:
    """Return scores with their places, best first, after the game's tie-breaks; ties share a place."""
    by_seat = {score.seat: score for score in outcome.scores}
    places = [(1 + sum(map(len, outcome.ranking[:n])), seat) for n, tied in enumerate(outcome.ranking) for seat in tied]
    ranked = [(place, by_seat.pop(seat)) for place, seat in places if seat in by_seat]
    rest = sorted(by_seat.values(), key=lambda score: -score.total)
    return [*ranked, *((len(ranked) + 1, score) for score in rest)]


def _sources(outcome: Outcome) -> set[str]:
    """Return all sources that gave or cost any player points."""
    return {part for score in outcome.scores for part, points in score.parts.items() if points}


def _parts(view: TableView, score: Score, lang: Words) -> str:
    """Return the sources of a score's points, gains before losses, without zeros; "" if there is only one source."""
    if view.outcome is None or len(_sources(view.outcome)) < 2:
        return ""
    found = sorted(((part, points) for part, points in score.parts.items() if points), key=lambda each: -each[1])
    return FACT.join(_part(view, part, points, lang) for part, points in found)


def _part(view: TableView, part: str, points: int, lang: Words, text: str = "bot-score-part") -> str:
    name = lang.text(f"{view.game.id}-score-{part}")
    return lang.text(text, part=name, shown=format_points(points), gain=int(points > 0))
