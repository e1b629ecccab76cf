"""“Is the deal fair?”: how anybody can check that the deal was fixed before the first move."""

from bot.post import Post, Text
from locales import Words

from .layout import RESTING


def fair_post(fingerprint: str, secret: str | None, lang: Words, *, is_guided: bool = False) -> Post:
    """Explains the seal of a deal.

    Args:
        fingerprint: of the secret number, known from the first move.
        secret: the number itself, once the game is over.
        lang: the reader's language.
        is_guided: whether the deal is the fixed one of a guided first game, which everyone gets.
    """
    lines = [lang.text("bot-help-fair-title")]
    lines += [lang.text("bot-help-fair-guided" if is_guided else "bot-help-fair"), ""]
    lines.append(lang.text("bot-help-fair-fingerprint", fingerprint=fingerprint))
    lines.append(
        lang.text("bot-help-fair-later") if secret is None else lang.text("bot-help-fair-secret", secret=secret)
    )
    return Post((Text("\n".join(lines)),), RESTING)
