"""“Why not?”: what cannot be done now, each with its reason and its place in the rules."""

from bot.ids import ControlAction
from bot.model import Phase, Table
from bot.post import Buttons, Post, Text
from bot.present.controls.buttons import button, rules_button
from bot.present.words.layout import RESTING, TEXT, fit
from bot.present.words.speech import escape, plain_voice, refusal_text, sentence
from bot.tables.view import TableView
from games.core import Refusal, TooLate
from games.registry import GAMES
from locales import Words

from .board import waiting_text
from .help import empty_post
from .rules import page_button, topic_menus, topic_of
from .transfers import kept_seat_post

NO_TABLE = "bot-no-table-here"
NOT_IN_GAME = "bot-no-not-in-game"
"""The refusal of what only those can do who play at a table; the others can follow it."""
NO_TABLE_OF_YOURS = "bot-no-table-of-yours"
"""The refusals of what needs a table in this channel, or one of the person's own, when there is none."""


def why_post(view: TableView, lang: Words) -> Post:
    """Each choice that comes to mind but is barred, with the reason and the rule; the same reason is told once."""
    title = f"**{lang.text('bot-why-title')}**"
    barred = view.offer.unavailable if view.offer is not None else ()
    if view.offer is None or not barred:
        told = lang.text("bot-why-nothing") if view.offer is not None else _waiting(view, lang)
        text = "\n".join((title, told, *_take_back(view, lang)))
        return Post((Text(text), Buttons((rules_button(view.game.id, lang),))), RESTING)
    speak = plain_voice(lang, view.table)
    reasons: dict[str, list[str]] = {}
    topics: dict[str, None] = {}
    for choice in barred:
        refusal = view.offer.why_not(choice)
        label = speak(view.offer.label(choice))
        reasons.setdefault(refusal_text(lang, refusal, view.table), []).append(label)
        if (topic := topic_of(view.game, refusal.rule)) is not None:
            topics[topic] = None
    lines = [
        lang.text("bot-why-line", choices=escape(" / ".join(dict.fromkeys(labels))), reason=reason)
        for reason, labels in reasons.items()
    ]
    text = fit([title, *lines, *_take_back(view, lang)], TEXT, lang.text("bot-why-cut"))
    return Post((Text(text), *topic_menus(view.game, lang, tuple(topics))), RESTING)


def refusal_post(refusal: Refusal, lang: Words, table: Table | None = None, person: int | None = None) -> Post:
    """The one sentence that answers what cannot be done, with the way to the rule, to the board or to a table.

    Args:
        refusal: what cannot be done, and why.
        lang: the reader's language.
        table: the table it is about.
        person: who reads it; somebody whose seat a computer player keeps gets the way back.
    """
    text = Text(refusal_text(lang, refusal, table))
    if table is None:
        is_lost = refusal.say.id in {NO_TABLE, NO_TABLE_OF_YOURS}
        return (
            empty_post(text.markdown, lang, can_open=refusal.say.id == NO_TABLE) if is_lost else Post((text,), RESTING)
        )
    game = GAMES.get(table.game)  # a game that was taken away has refusals, but no rules to read
    topic = topic_of(game, refusal.rule) if game is not None else None
    if topic is not None:
        rule = page_button(table.game, topic, lang, "bot-button-rule", refusal.rule)
        return Post((text, Buttons((rule,))), RESTING)
    if refusal.say.id == NOT_IN_GAME and table.phase is Phase.PLAYING:
        if person is not None and any(sitter.owner == person for sitter in table.sitters):
            return kept_seat_post(table, lang)
        ways = (button(ControlAction.FOLLOW, table.id, lang), button(ControlAction.BOARD, table.id, lang))
        return Post((text, Buttons(ways)), RESTING)
    if isinstance(refusal, TooLate):
        is_beside = person is not None and table.seat_of(person) is None
        turn = () if is_beside else (button(ControlAction.TURN, table.id, lang, "primary"),)
        return Post((text, Buttons((*turn, button(ControlAction.BOARD, table.id, lang)))))
    return Post((text,), RESTING)


def _take_back(view: TableView, lang: Words) -> list[str]:
    """Why the reader's last step cannot be taken back, once they have made one."""
    if view.no_take_back is None or not view.table.moves:
        return []
    return [lang.text("bot-take-back-why", reason=sentence(lang, view.no_take_back, view.table))]


def _waiting(view: TableView, lang: Words) -> str:
    return waiting_text(view, lang) or lang.text("bot-hand-resting")
