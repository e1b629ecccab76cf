"""Sentences in one language: names made harmless, the bot's own sentences and the games' told apart."""

import re
import unicodedata

from bot.model import Table
from games.core import Refusal, Say, Sign
from locales import Speaker, Words

OWN = "bot-"
"""Prefix of the bot's own sentences: their values are literal text. All others are a game's, or the core's."""

LONGEST_NAME = 32
_MARKS = re.compile(r"[\\*_~`|<>\[\]]|:(?=//)|^(?:[#>+-]|\d+(?=\.))")
_RIGHT_TO_LEFT = {"R", "AL"}
_JOINERS = "\u200c\u200d"  # inside emoji families and Persian words
_HIDDEN = {"Cc", "Cf", "Cs"}
_BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters and signs that look like nothing."""


def clean(lang: Words, name: str) -> str:
    """A name on one line, without invisible or direction-changing characters, as it may stand in a label."""
    shown = (" " if c.isspace() else c for c in name.translate(_BLANKS) if not _is_hidden(c))
    kept = " ".join("".join(shown).split())[:LONGEST_NAME].strip(_JOINERS + " ")
    if not any(unicodedata.category(c)[0] in "LNPS" for c in kept):
        return lang.text("bot-nameless")
    if any(unicodedata.bidirectional(c) in _RIGHT_TO_LEFT for c in kept):
        return f"\u2068{kept}\u2069"  # keeps a Hebrew or Arabic name from turning the sentence round
    return kept


def safe(lang: Words, name: str) -> str:
    """A name as it may stand in Discord's markdown: it formats nothing, links nowhere and mentions nobody."""
    return escape(clean(lang, name))


def escape(text: str) -> str:
    """Plain text made harmless for markdown.

    discord.py's own helpers would leave links, channel mentions and timestamps alive.
    """
    return _MARKS.sub(lambda found: _escaped(found[0]), text).replace("@", "@\u200b")


def voice(lang: Words, table: Table) -> Speaker:
    """Puts a table's sentences into markdown."""
    return Speaker(lang, table.game, tuple(safe(lang, name) for name in table.names))


def plain_voice(lang: Words, table: Table) -> Speaker:
    """Puts a table's sentences into labels, where markdown does not count."""
    return Speaker(lang, table.game, tuple(clean(lang, name) for name in table.names))


def sentence(lang: Words, said: Say, table: Table | None = None) -> str:
    """A sentence of the bot, of the core or of the table's game, as markdown."""
    if table is not None and not said.id.startswith(OWN):
        return voice(lang, table)(said)
    values: dict[str, str | int] = {}
    for name, value in said.values.items():
        if isinstance(value, tuple):
            values |= {name: lang.enumerate([_literal(lang, item, table) for item in value])}
            values |= {f"{name}-count": len(value)}
        else:
            values[name] = value if isinstance(value, int) else _literal(lang, value, table)
    return lang.fill(said.id, values)


def refusal_text(lang: Words, refusal: Refusal, table: Table | None = None) -> str:
    """Why a move is refused, with the place in the rules that says so."""
    told = sentence(lang, refusal.say, table)
    if not refusal.rule:
        return told
    return lang.text("bot-refused", sentence=told, rule=refusal.rule)


def _literal(lang: Words, value: object, table: Table | None) -> str:
    if isinstance(value, Say):
        return sentence(lang, value, table)
    return escape(value.text if isinstance(value, Sign) else str(value))


def _is_hidden(c: str) -> bool:
    return unicodedata.category(c) in _HIDDEN and not c.isspace() and c not in _JOINERS


def _escaped(found: str) -> str:
    return f"{found}\\" if found[0].isdigit() else f"\\{found}"
