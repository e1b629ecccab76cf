"""“Explain” and “Why not?”: what is asked and why, what each answer would bring, and what cannot be done now."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from bot.ids import ControlAction
from bot.model import Phase, Table, TimeOuts
from bot.post import Button, Buttons, Divider, Post, Text
from bot.present.controls.buttons import button, rules_button
from bot.present.controls.typed import answer_text
from bot.present.words.layout import FACT, PLAYING, RESTING, TEXT, cut, fit, small
from bot.present.words.speech import OWN, escape, plain_voice, refusal_text, sentence, voice
from bot.tables.ending import ABSENT_S
from bot.tables.pace import MISSED_MOST, answer_due
from bot.tables.view import Offer, TableView
from games.core import Choice, Foresight, Refusal, Say, TooLate, answers_of
from games.registry import GAMES
from locales import Speaker, Words

from .board import waiting_text
from .help import empty_post
from .menu import menu_buttons
from .rules import page_asked, page_button, page_title, topic_menus, topic_of
from .tips import tips_switch
from .transfers import kept_seat_post

_SPARE = 60
LEAST = 300
"""Characters for which it is worth while to begin."""
SENTENCES = 3
"""Of a long chain of consequences so many are told; the rest is counted."""
CHOICES = 300
"""Characters for the names of answers that bring the same."""
OFTEN = 3
"""A question that follows so many of the answers stands once, below them."""
LINES = 12
"""Of more lines than these, the first few of each kind of answer are shown."""


def ahead_text(view: TableView, offer: Offer, ahead: Sequence[Foresight], lang: Words, room: int) -> str:
    """All answers with what they would bring; empty where nothing can be said of any of them.

    Where only some of very many answers were looked at, a question that would follow says nothing about the others.

    Answers that bring the same stand together. What all of them bring, and the question that most of them lead to,
    stand once, below.

    Args:
        view: the table as the reader may know it.
        offer: what they are asked.
        ahead: what each answer would bring.
        lang: the reader's language.
        room: characters left in the message.
    """
    known = [one for one in ahead if offer.shape.fits(one.choice)]
    is_whole = len(known) == len(list(islice(answers_of(offer.shape), len(known) + 1)))
    if not any(one.told or (is_whole and one.question is not None) for one in known) or room < LEAST:
        return ""
    plain, speak = plain_voice(lang, view.table), voice(lang, view.table)
    is_open = len(known) > 1 and not any(one.is_certain for one in known)
    always = _always(known) if is_whole else []
    usual, text = _usual(known, is_whole=is_whole)
    groups: dict[str, list[str]] = {}
    kinds: list[type[Choice]] = []
    for one in known:
        only = replace(
            one,
            told=tuple(said for said in one.told if said not in always),
            question=None if one.question == usual else one.question,
            is_certain=one.is_certain or is_open,
        )
        told = " ".join(_brings(view, only, speak, lang))
        if told not in groups:
            kinds.append(type(one.choice))
        groups.setdefault(told, []).append(escape(answer_text(offer, one.choice, plain).partition(FACT)[0]))
    every = [
        lang.text("bot-ahead", choice=cut(_any_of(choices, lang), CHOICES), brings=told)
        for told, choices in groups.items()
    ]
    lines = _some_of_each(list(zip(kinds, every, strict=True)), lang)
    if len(groups) == 1:
        lines = [*groups]
    below = [lang.text("bot-ahead-all", brings=" ".join(_told(view, always, speak, lang)))] if always else []
    if usual is not None:
        below.append(lang.text(text, question=_spoken(view, usual, speak, lang)))
    if is_open:
        below.append(lang.text("bot-ahead-open"))
    if below and lines == [lang.text("bot-ahead-nothing")]:
        lines = []  # what comes next says it better
    room -= _SPARE + sum(len(line) + 1 for line in below)
    answers = fit([lang.text("bot-ahead-title"), *lines], room, lang.text("bot-ahead-cut"))
    return "\n".join((answers, *below))


def _any_of(labels: Sequence[str], lang: Words) -> str:
    """One label as it is; several as alternatives in quotation marks, since a label may hold commas."""
    found = [*dict.fromkeys(labels)]
    return lang.enumerate([lang.text("bot-ahead-label", label=one) for one in found] if found[1:] else found, "or")


def _some_of_each(lines: Sequence[tuple[type[Choice], str]], lang: Words) -> list[str]:
    """All lines; or where they are many, as many of each kind of answer, and how many more of it there are."""
    counted, shown, found = Counter(kind for kind, _ in lines), Counter[type[Choice]](), list[str]()
    most = max(1, LINES // max(len(counted), 1)) if len(lines) > LINES else len(lines)
    for kind, line in lines:
        shown[kind] += 1
        left_out = counted[kind] - most
        if shown[kind] <= most or left_out == 1:
            found.append(line)
        elif shown[kind] == most + 1:
            found.append(lang.text("bot-ahead-alike", count=left_out))
    return found


def _always(known: Sequence[Foresight]) -> list[Say]:
    """What every answer would bring, if there are several and each would bring something else besides."""
    if len(known) < 2:
        return []
    found = [said for said in known[0].told if all(said in one.told for one in known)]
    return found if any(len(one.told) > len(found) for one in known) else []


def _usual(known: Sequence[Foresight], *, is_whole: bool) -> tuple[Say | None, str]:
    """The question that all or most answers lead to, and the sentence for it; None where they differ."""
    counted = Counter(one.question for one in known if one.question is not None)
    if len(known) < 2 or not counted:
        return None, ""
    ((common, count),) = counted.most_common(1)
    if count == len(known) and is_whole:
        return common, "bot-ahead-always"
    silent = {one.question for one in known if not one.told}
    if count < OFTEN or {None, common} <= silent:
        return None, ""  # below, it would also seem to follow the answers of which nothing is said
    return common, "bot-ahead-mostly"


def _brings(view: TableView, one: Foresight, speak: Speaker, lang: Words) -> list[str]:
    told = _told(view, one.told, speak, lang)
    if one.question is not None:
        told.append(lang.text("bot-ahead-then", question=_spoken(view, one.question, speak, lang)))
    if not one.is_certain:
        told.append(lang.text("bot-ahead-rest" if told else "bot-ahead-unknown"))
    return told or [lang.text("bot-ahead-nothing")]


def _told(view: TableView, chain: Sequence[Say], speak: Speaker, lang: Words) -> list[str]:
    """The first consequences of a chain, and how many more there are."""
    told = [_spoken(view, said, speak, lang) for said in chain[:SENTENCES]]
    if (more := len(chain) - SENTENCES) > 0:
        told.append(lang.text("bot-ahead-more", count=more))
    return told


def _spoken(view: TableView, said: Say, speak: Speaker, lang: Words) -> str:
    told = sentence(lang, said, view.table) if said.id.startswith(OWN) else speak(said)
    return " ".join(told.split("\n"))


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
    due = answer_due(view.table, offer.seat, is_quiet=view.is_quiet)
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
        label = escape(speak(view.offer.label(choice)))
        reasons.setdefault(refusal_text(lang, refusal, view.table), []).append(label)
        if (topic := topic_of(view.game, refusal.rule)) is not None:
            topics[topic] = None
    lines = [
        lang.text("bot-why-line", choices=_any_of(labels, lang), reason=reason) for reason, labels in reasons.items()
    ]
    text = fit([title, *lines, *_take_back(view, lang)], TEXT, lang.text("bot-why-cut"))
    return Post((Text(text), *topic_menus(view.game, lang, tuple(topics))), RESTING)


def refusal_post(refusal: Refusal, lang: Words, table: Table | None = None, person: int | None = None) -> Post:
    """The one sentence that answers what cannot be done, with the way to the rule, to the board or to a table.

    Args:
        refusal: what cannot be done, and why.
        lang: the reader's language.
        table: the table it is about.
        person: who reads it; if a computer player keeps their seat, they are shown how to return.
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
