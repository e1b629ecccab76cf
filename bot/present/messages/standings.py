"""Leaderboards and personal records as messages."""

from bot.post import Post, Text
from bot.present.words.layout import OVER, RESTING, TEXT, fit, small
from bot.present.words.speech import safe
from bot.tables.ratings import SETTLED, Leaderboard, Line, PersonalRecord, Tally
from locales import Words

SHOWN = 15
"""Lines of a leaderboard."""


def leaderboard_post(board: Leaderboard, lang: Words) -> Post:
    """Who plays a game best on this server."""
    title = lang.text("bot-standing-title", game=lang.text(f"{board.game}-title"))
    if not board.people and not board.computers:
        return Post((Text(f"{title}\n{lang.text('bot-standing-none')}"),), RESTING)
    lines = [title]
    for place, line in enumerate(board.people[:SHOWN], start=1):
        lines.append(
            lang.text("bot-standing-line", place=place, name=safe(lang, line.name), tally=_tally(line.tally, lang))
        )
    if board.computers:
        lines += ["", lang.text("bot-standing-computers")]
        lines += [_computer(line, lang) for line in board.computers]
    lines += ["", small(lang.text("bot-standing-how", games=SETTLED))]
    return Post((Text(fit(lines, TEXT, "…")),), OVER)


def record_post(record: PersonalRecord, lang: Words) -> Post:
    """What somebody has achieved on this server."""
    name = safe(lang, record.name)
    lines = [lang.text("bot-standing-person", name=name)]
    if not record.tallies:
        lines.append(lang.text("bot-standing-nothing", name=name))
    for game, tally in record.tallies.items():
        lines.append(lang.text("bot-standing-game", game=lang.text(f"{game}-title"), tally=_tally(tally, lang)))
    if record.against is not None:
        first, second, level = record.against
        lines += ["", lang.text("bot-standing-against", name=name, theirs=first, yours=second, level=level)]
    return Post((Text("\n".join(lines)),), OVER if record.tallies else RESTING)


def _computer(line: Line, lang: Words) -> str:
    name = lang.text("bot-standing-level", level=line.name)
    return lang.text("bot-standing-computer", name=name, tally=_tally(line.tally, lang))


def _tally(tally: Tally, lang: Words) -> str:
    """Games, victories, best score and rating, as far as they say something."""
    parts = [lang.text("bot-standing-played", count=tally.played), lang.text("bot-standing-won", count=tally.won)]
    if tally.survived < tally.played:
        parts.append(lang.text("bot-standing-survived", count=tally.survived))
    if tally.best is not None:
        parts.append(lang.text("bot-standing-best", points=tally.best))
    if tally.rating is not None:
        parts.append(
            lang.text("bot-standing-rating" if tally.is_settled else "bot-standing-early", rating=tally.rating)
        )
    return " · ".join(parts)
