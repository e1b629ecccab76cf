"""The final score: who won, and where each point came from."""

from bot.glance import Glance
from games.core import Score, format_points
from locales import Words

from .layout import small
from .speech import plain_voice, voice


def score_lines(glance: Glance, lang: Words) -> list[str]:
    """Winners, then each player from best to worst with the sources of the points. Empty while the game runs."""
    outcome = glance.outcome
    if outcome is None:
        return []
    speak = voice(lang, glance.table)
    winners = [speak.names[seat] for seat in outcome.winners]
    lines = [lang.text("bot-score-winners", names=lang.enumerate(winners), count=len(winners))]
    ranked = sorted(outcome.scores, key=lambda score: (score.seat not in outcome.winners, -score.total))
    for score in ranked:
        lines.append(
            lang.text(
                "bot-score-line",
                place=1 + sum(other.total > score.total for other in outcome.scores),
                name=speak.names[score.seat],
                points=score.total,
                shown=format_points(score.total),
            )
        )
        if parts := _parts(glance, score, lang):
            lines.append(small(parts))
    return lines


def score_description(glance: Glance, lang: Words) -> str:
    """The final score in plain sentences, without markdown: the description of its picture."""
    assert glance.outcome is not None, "only a game that is over has a score"
    names = plain_voice(lang, glance.table).names
    winners = [names[seat] for seat in glance.outcome.winners]
    told = [lang.text("bot-score-winners-plain", names=lang.enumerate(winners), count=len(winners))]
    for score in sorted(glance.outcome.scores, key=lambda score: -score.total):
        parts, sources = _parts(glance, score, lang), sum(points != 0 for points in score.parts.values())
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


def _parts(glance: Glance, score: Score, lang: Words) -> str:
    """Sources of the points, those that gave none left out."""
    named = [
        lang.text("bot-score-part", part=lang.text(f"{glance.game.id}-score-{part}"), shown=format_points(points))
        for part, points in score.parts.items()
        if points
    ]
    return " · ".join(named)
