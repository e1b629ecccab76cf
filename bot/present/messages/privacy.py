"""What is stored about a person, in sentences and as a document, and the question whether to forget it."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.ids import ControlAction, ControlId
from bot.post import Button, Buttons, Document, Post, Text
from bot.present.words.layout import RESTING
from locales import Words

DATA, FORGET, SURE = "data", "forget", "sure"


def stored_post(person: int, found: Mapping[str, Sequence[Mapping[str, Any]]], lang: Words) -> Post:
    """What is stored about somebody: how much of each kind in words, all of it in a document.

    Args:
        person: whom it is about.
        found: rows by subject.
        lang: the reader's language.
    """
    lines = [
        lang.text("bot-stored-title"),
        lang.text("bot-stored-person"),
        lang.text("bot-stored-nicknames", count=len(found["nicknames"])),
        lang.text("bot-stored-seats", count=len(found["seats"])),
        lang.text("bot-stored-entries", count=sum(row["entries"] for row in found["log"])),
        lang.text("bot-stored-results", count=len(found["results"])),
        lang.text("bot-stored-ratings", count=len(found["ratings"])),
        lang.text("bot-stored-how"),
    ]
    text = json.dumps(found, ensure_ascii=False, indent=2, sort_keys=True)
    document = Document(f"porion-{person}.json", text.encode())
    forget = ControlId(ControlAction.MINE, path=(FORGET,))
    buttons = Buttons((Button(str(forget), lang.text("bot-button-mine-forget")),))
    return Post((Text("\n".join(lines)), document, buttons), RESTING)


def forget_post(lang: Words) -> Post:
    """Asks whether somebody means it."""
    sure = ControlId(ControlAction.MINE, path=(FORGET, SURE))
    button = Button(str(sure), lang.text("bot-button-mine-forget-sure"), "danger")
    return Post((Text(lang.text("bot-forget-asks")), Buttons((button,))), RESTING)
