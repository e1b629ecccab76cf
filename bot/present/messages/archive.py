"""The record of a game as a file, and whether its deal is fair."""

from bot.model import Table
from bot.post import Document, Post, Text
from bot.present.words.layout import OVER, RESTING, small
from bot.present.words.speech import safe
from bot.tables.deal import Fairness
from games.transcript import Transcript, commitment, mixed_seed
from locales import Words


def record_post(table: Table, transcript: Transcript, lang: Words) -> Post:
    """A finished game as a JSON file, with a word on what it is for."""
    name = f"porion-{table.game}-{table.id}.json"
    said = lang.text("bot-record", game=lang.text(f"{table.game}-title"), entries=len(transcript.entries))
    how = small(lang.text("bot-record-how", command=f"python -m games.replay {name}"))
    return Post((Text(f"{said}\n{how}"), Document(name, transcript.dump().encode())), OVER)


def fair_post(table: Table, known: Fairness | None, lang: Words) -> Post:
    """How the deal of a table comes about: what is known by now, and after the end the whole calculation."""
    if known is None:
        return Post((Text(lang.text("bot-fair-given")),), RESTING)
    lines = [
        lang.text("bot-fair-title"),
        lang.text("bot-fair-why"),
        *((lang.text("bot-fair-continued"),) if table.origin is not None else ()),
        lang.text("bot-fair-secret", seal=known.commitment),
    ]
    lines += [lang.text("bot-fair-share", name=safe(lang, name), share=share) for name, share in known.shares]
    if known.secret is None or known.seed is None:
        lines.append(lang.text("bot-fair-later" if table.phase.live else "bot-fair-never"))
        return Post((Text("\n".join(lines)),), RESTING)
    shares = tuple(share for _, share in known.shares)
    is_right = commitment(known.secret) == known.commitment and mixed_seed(known.secret, shares) == known.seed
    lines.append(lang.text("bot-fair-revealed", secret=known.secret))
    lines.append(lang.text("bot-fair-seed", seed=known.seed))
    lines.append(lang.text("bot-fair-right" if is_right else "bot-fair-wrong"))
    return Post((Text("\n".join(lines)),), OVER)
