"""The final score: who won, and where each point came from."""

from bot.tables.view import TableView
from games.core import Outcome, Score, format_points
from locales import Words

from .layout import small
from .speech import plain_voice, voice


def score_lines(view: TableView, lang: Words) -> list[str]:
    """Winners, then each player from best to worst with the sources of the points. Empty while the game runs."""
    outcome = view.outcome
    if outcome is None:
        return []
    speak = voice(lang, view.table)
    winners = [speak.names[seat] for seat in outcome.winners]
    lines = [lang.text("bot-score-winners", names=lang.enumerate(winners), count=len(winners))]
    for place, score in _standings(outcome):
        lines.append(
            lang.text(
                "bot-score-line",
                place=place,
                name=speak.names[score.seat],
                points=score.total,
                shown=format_points(score.total),
            )
        )
        if parts := _parts(view, score, lang):
            lines.append(small(parts))
    return lines


def score_description(view: TableView, lang: Words) -> str:
    """The final score in plain sentences, without markdown: the description of its picture."""
    assert view.outcome is not None, "only a game that is over has a score"
    names = plain_voice(lang, view.table).names
    winners = [names[seat] for seat in view.outcome.winners]
    told = [lang.text("bot-score-winners-plain", names=lang.enumerate(winners), count=len(winners))]
    for _, score in _standings(view.outcome):
        parts, sources = _parts(view, score, lang), sum(points != 0 for points in score.parts.values())
        told.append(
            lang.text(
                "bot-score-plain",
                name=names[score.seat],
                points=score.total,
                parts=parts,
                sources=sources,
                shown=format_points(score.total),
            )
        )
    return " ".join(told)


def _standings(outcome: Outcome) -> list[tuple[int, Score]]:
    """Scores with their place, best first, as the game ranks them: after its tie-breaks. Places that tie are shared."""
    by_seat = {score.seat: score for score in outcome.scores}
    places = [(1 + sum(map(len, outcome.ranking[:n])), seat) for n, tied in enumerate(outcome.ranking) for seat in tied]
    ranked = [(place, by_seat.pop(seat)) for place, seat in places if seat in by_seat]
    rest = sorted(by_seat.values(), key=lambda score: -score.total)
    return [*ranked, *((len(ranked) + 1, score) for score in rest)]


def _parts(view: TableView, score: Score, lang: Words) -> str:
    """Sources of the points, those that gave none left out."""
    named = [
        lang.text("bot-score-part", part=lang.text(f"{view.game.id}-score-{part}"), shown=format_points(points))
        for part, points in score.parts.items()
        if points
    ]
    return " · ".join(named)
