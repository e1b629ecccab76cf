"""A thread for a table whose channel has one already: the offer, the thread's name, the way there."""

from bot.ids import ControlId
from bot.model import Table
from bot.post import Button, Buttons, Post, Text
from bot.present.words.layout import PLAYING, RESTING, cut
from bot.present.words.speech import clean
from locales import Words

from .lobby import host_name

THREAD_NAME = 100
"""Characters of a thread's name."""


def thread_offer_post(here: Table | None, control: ControlId, lang: Words) -> Post:
    """Tells somebody that a channel has a table, and offers a thread for theirs.

    Args:
        here: the live table of the channel, if it is still there.
        control: what opens the thread.
        lang: the reader's language.
    """
    said = (
        lang.text("bot-thread-offer-free")
        if here is None
        else lang.text("bot-thread-offer", game=lang.text(f"{here.game}-title"), host=host_name(here, lang))
    )
    return Post((Text(said), Buttons((Button(str(control), lang.text("bot-button-thread"), "primary"),))), RESTING)


def thread_opened_post(thread: int, lang: Words) -> Post:
    """Leads to the thread in which somebody's table is open."""
    return Post((Text(lang.text("bot-thread-opened", thread=f"<#{thread}>")),), PLAYING)


def rematch_opened_post(table: Table, lang: Words) -> Post:
    """Leads to the lobby of a rematch that was opened from elsewhere, and says whether seats are kept for others."""
    asked = sum(bool(sitter.kept_until) for sitter in table.sitters)
    return Post((Text(lang.text("bot-rematch-opened", where=f"<#{table.channel}>", n=asked)),), RESTING)


def thread_name(game: str, host: str, lang: Words) -> str:
    """The name of a thread for a table: the game, and who opens it."""
    name = lang.text("bot-thread-name", game=lang.text(f"{game}-title"), name=clean(lang, host))
    return cut(name, THREAD_NAME)
