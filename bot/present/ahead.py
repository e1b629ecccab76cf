"""What each answer would bring, one line for each: what would be told in any case, and what would be asked next."""

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.view import Offer, TableView
from games.core import Foresight, Say
from locales import Speaker, Words

from .layout import fit
from .speech import OWN, escape, plain_voice, sentence, voice
from .typed import answer_text

_SPARE = 60
LEAST = 300
"""Characters for which it is worth while to begin."""
SENTENCES = 3
"""Of a long chain of consequences so many are told; the rest is counted."""


def ahead_text(view: TableView, offer: Offer, ahead: Sequence[Foresight], lang: Words, room: int) -> str:
    """All answers with what they would bring; empty where nothing can be said of any of them.

    Answers that bring the same stand together, and what all of them bring stands once, below.

    Args:
        view: the table as the reader may know it.
        offer: what they are asked.
        ahead: what each answer would bring.
        lang: the reader's language.
        room: characters left in the message.
    """
    known = [one for one in ahead if offer.shape.fits(one.choice)]
    if not any(one.told or one.question is not None for one in known) or room < LEAST:
        return ""
    plain, speak = plain_voice(lang, view.table), voice(lang, view.table)
    asked = {one.question for one in known} if len(known) > 1 else set()
    is_open = len(known) > 1 and not any(one.is_certain for one in known)
    groups: dict[str, list[str]] = {}
    for one in known:
        only = replace(one, question=None if len(asked) == 1 else one.question, is_certain=one.is_certain or is_open)
        told = " ".join(_brings(view, only, speak, lang))
        groups.setdefault(told, []).append(escape(answer_text(offer, one.choice, plain)))
    lines = [lang.text("bot-ahead-title")]
    if len(groups) == 1:
        lines += groups
    else:
        lines += (lang.text("bot-ahead", choice=", ".join(choices), brings=told) for told, choices in groups.items())
    for question in filter(None, asked if len(asked) == 1 else ()):
        lines.append(lang.text("bot-ahead-always", question=_spoken(view, question, speak, lang)))
    if is_open:
        lines.append(lang.text("bot-ahead-open"))
    return fit(lines, room - _SPARE, lang.text("bot-ahead-cut"))


def _brings(view: TableView, one: Foresight, speak: Speaker, lang: Words) -> list[str]:
    told = [_spoken(view, said, speak, lang) for said in one.told[:SENTENCES]]
    if (more := len(one.told) - SENTENCES) > 0:
        told.append(lang.text("bot-ahead-more", count=more))
    if one.question is not None:
        told.append(lang.text("bot-ahead-then", question=_spoken(view, one.question, speak, lang)))
    if not one.is_certain:
        told.append(lang.text("bot-ahead-rest" if told else "bot-ahead-unknown"))
    return told or [lang.text("bot-ahead-nothing")]


def _spoken(view: TableView, said: Say, speak: Speaker, lang: Words) -> str:
    told = sentence(lang, said, view.table) if said.id.startswith(OWN) else speak(said)
    return " ".join(told.split("\n"))
