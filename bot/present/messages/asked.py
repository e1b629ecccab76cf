"""“Explain”: the question, why it is asked, its rule, and what happens to somebody who does not answer."""

from collections.abc import Sequence

from bot.ids import ControlAction
from bot.model import Phase, TimeOuts
from bot.post import Button, Buttons, Divider, Post, Text
from bot.present.controls.buttons import button
from bot.present.controls.typed import answer_text
from bot.present.words.layout import PLAYING, RESTING, TEXT, cut, small
from bot.present.words.speech import escape, plain_voice, voice
from bot.tables.ending import ABSENT_S
from bot.tables.pace import MISSED_MOST, answer_due
from bot.tables.view import Offer, TableView
from games.core import Foresight
from locales import Words

from .ahead import ahead_text
from .board import waiting_text
from .menu import menu_buttons
from .rules import page_asked, page_button, page_title
from .tips import tips_switch

_HOUR_S = 3600.0


def asked_post(view: TableView, lang: Words, ahead: Sequence[Foresight] = ()) -> Post:
    """What this reader is asked and why; for somebody who is not asked, what the table waits for.

    Args:
        view: the table as the reader may know it.
        lang: the reader's language.
        ahead: what each answer would bring, as far as the reader can know.
    """
    if view.offer is None or not view.offer.own:
        return Post((Text(_others(view, lang)), Buttons(_ways_on(view, lang))), RESTING)
    offer, speak = view.offer, voice(lang, view.table)
    lines = [f"**{speak(offer.prompt)}**"]
    if offer.explanation is not None:
        lines += ["", speak(offer.explanation)]
    lines += ["", _unanswered(view, offer, lang)]
    if rule := view.game.questions.get(offer.word, ""):
        topic = page_title(view.game, page_asked(view), lang)
        lines.append(small(lang.text("bot-help-rule-topic", rule=rule, topic=topic)))
    told = cut("\n".join(lines), TEXT)
    brings = ahead_text(view, offer, ahead, lang, TEXT - len(told))
    texts = (Text(told), Divider(), Text(brings)) if brings else (Text(told),)
    return Post((*texts, Buttons(_ways_on(view, lang))), PLAYING)


def _unanswered(view: TableView, offer: Offer, lang: Words) -> str:
    """What happens if the reader does not answer."""
    sitter = view.table.sitters[offer.seat]
    due = answer_due(view.table, offer.seat)
    if sitter.played_by_clock_for:
        return lang.text("bot-pace-help-lent")
    if sitter.is_away:
        return lang.text("bot-pace-help-away", until=str(round(sitter.away_until)))
    if due is None:
        is_alone = sum(each.person is not None for each in view.table.sitters) == 1
        return lang.text("bot-help-wait-alone" if is_alone else "bot-help-wait", hours=round(ABSENT_S / _HOUR_S))
    moment = str(round(due))  # as a number it would be grouped by thousands
    if view.table.time_outs is TimeOuts.COMPUTER:
        return lang.text("bot-pace-help-computer", due=moment, n=MISSED_MOST)
    if offer.default is None:
        return lang.text("bot-help-due", due=moment)
    answer = answer_text(offer, offer.default(), plain_voice(lang, view.table))
    return lang.text("bot-help-due-answer", due=moment, answer=escape(answer))


def _others(view: TableView, lang: Words) -> str:
    if view.table.phase is not Phase.PLAYING or view.outcome is not None:
        return lang.text("bot-hand-resting")
    if view.seat is not None and view.seat in view.done:
        return f"{lang.text('bot-hand-sealed')}\n{waiting_text(view, lang)}"
    return waiting_text(view, lang) or lang.text("bot-hand-resting")


def _ways_on(view: TableView, lang: Words) -> tuple[Button, ...]:
    """The rule, what is blocked, the tips of a guided game, and all the rest."""
    page = page_asked(view)
    rule = view.game.questions.get(view.offer.word, "") if view.offer is not None else ""
    barred = view.offer is not None and view.offer.own and view.offer.unavailable
    return (
        page_button(view.game.id, page, lang, "bot-button-topic", rule),
        *((button(ControlAction.WHY, view.table.id, lang),) if barred else ()),
        *tips_switch(view, lang),
        *menu_buttons(view, lang),
    )
