"""“Explain” and “Why not?”: the question and its purpose, the effect of each answer, and unavailable choices."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from bot.ids import ControlAction
from bot.model import Phase, TimeOuts
from bot.post import Button, Buttons, Divider, Post, Text
from bot.present.controls.buttons import answer_text, button, rules_button
from bot.present.speech import (
    FACT,
    PLAYING,
    RESTING,
    TEXT,
    cut,
    escape,
    fit,
    plain_voice,
    question_text,
    quoted,
    refusal_text,
    sentence,
    small,
    voice,
)
from bot.tables.pace import MISSED_MOST, move_by
from bot.tables.seat_history import OWN
from bot.tables.view import Offer, TableView
from games.core import Choice, Foresight, OneOf, Say, Sign, answers_of
from locales import Speaker, Words

from .board import waiting_text
from .menu import menu_buttons, tips_switch
from .rules import page_asked, page_button, page_title, rule_asked, topic_menus, topic_of

_SPARE = 60
"""Characters reserved as a safety margin, so that lengths need not be exact."""
LEAST = 300
"""Minimum number of free characters for which it is worth starting."""
SENTENCES = 2
"""Maximum number of consequences shown for an answer."""
CHOICES = 160
"""Characters available for the names of answers with the same effect."""
OFTEN = 3
"""A follow-up question shared by this many answers is shown once, below them."""
LINES = 8
"""Maximum number of lines; if there are more, the first few for each kind of answer are shown, of very many fewer."""
MANY = 7
"""A value shared by this many answers does not justify separate lines."""
_CALLED = re.compile(r"\s*[:,]\s+")


def ahead_text(view: TableView, offer: Offer, ahead: Sequence[Foresight], lang: Words, room: int) -> str:
    """Return the effects of answers beyond what their labels say; empty if no effect is known.

    If only some of very many answers were examined, a follow-up question says nothing about the others.
    Answers with the same effect share a line. Effects that all of them have for the reader, and the follow-up question
    of most of them, are shown once, below.

    Args:
        view: the table as the reader sees it.
        offer: the reader's question.
        ahead: the effects of each answer.
        lang: the reader's language.
        room: characters left in the message.
    """
    fitting = [one for one in ahead if offer.shape.fits(one.choice)]
    is_whole = len(fitting) == len(list(islice(answers_of(offer.shape), len(fitting) + 1)))
    known = [one if is_whole else replace(one, question=None) for one in _beyond(offer, fitting)]  # of a few of many
    plain, speak = plain_voice(lang, view.table), voice(lang, view.table)
    always = _always(known) if is_whole else []
    usual, text = _usual(known, is_whole=is_whole)
    groups: dict[str, list[str]] = {}
    first: dict[str, tuple[type[Choice], object]] = {}
    for one in known:
        only = tuple(said for said in one.told if said not in always)
        question = None if one.question == usual else one.question
        told = " ".join(_brings(view, offer, only, question, speak, lang))
        first.setdefault(told, (type(one.choice), _news(offer, one.choice, only, question)))
        groups.setdefault(told, []).append(escape(answer_text(offer, one.choice, plain).partition(FACT)[0]))
    every = {
        told: lang.text("bot-ahead", choice=_any_of(choices, lang), brings=told)
        for told, choices in groups.items()
        if told
    }
    shown = {first[told]: told for told in reversed(every)}  # the first of those with the same effect
    told_by = [(first[told][0], line if shown[first[told]] == told else "") for told, line in every.items()]
    lines = _some_of_each(told_by, lang)
    mine = [said for said in always if offer.seat in said.seats()]
    below = [lang.text("bot-ahead-all", brings=" ".join(_told(view, mine, speak, lang)))] if mine else []
    if usual is not None and usual.id != offer.prompt.id and (lines or is_whole):
        below.append(lang.text(text, question=_question(view, offer, usual, speak, lang)))
    if room < LEAST or not (lines or below):
        return ""
    if not all(one.is_certain for one in known):
        below.append(small(lang.text("bot-ahead-open")))
    room -= _SPARE + sum(len(line) + 1 for line in below)
    answers = fit([lang.text("bot-ahead-title"), *lines], room, lang.text("bot-ahead-cut")) if lines else ""
    return "\n".join([*([answers] if answers else []), *below])


def _beyond(offer: Offer, known: Sequence[Foresight]) -> list[Foresight]:
    """Return the answers without sentences that only report the answer itself, which the control says already.

    A sentence is kept for a value that is not in the answer or question; a first one, for a value that is not shared.
    """
    first = [(one.told[0].id, *part) for one in known if one.told for part in set(_parts(one.told[0]))]
    alike, tellers = Counter(first), Counter(one.told[0].id for one in known if one.told)

    def tells(number: int, said: Say, heard: set[tuple[str, object]]) -> bool:
        for name, value in _parts(said):
            count, is_figure = alike[said.id, name, value], isinstance(value, int)
            is_all = count == tellers[said.id] and count >= (MANY if is_figure and value else 2)
            is_shared = number == 0 and (is_all or (count >= MANY and not is_figure))
            if not {(name, value), ("", value)} & heard and not is_shared:
                return True
        return not said.values

    found = []
    for one in known:
        heard = _heard(offer, one.choice)
        news = next((number for number, said in enumerate(one.told) if tells(number, said, heard)), len(one.told))
        found.append(replace(one, told=one.told[news:]))
    return found


def _news(offer: Offer, choice: Choice, told: Sequence[Say], question: Say | None) -> object:
    """Return what these sentences say beyond the words of an answer.

    Two answers of one kind may differ only in this.
    """
    heard = _heard(offer, choice)
    said = (*told, question) if question is not None else told
    return tuple((one.id, *(part for part in _parts(one) if not {part, ("", part[1])} & heard)) for one in said)


def _heard(offer: Offer, choice: Choice) -> set[tuple[str, object]]:
    """Return the values that a reader knows from question and answer, by name; by "" if known under any name."""
    answer = Say("", dict(zip(choice.field_names(), choice.field_values(), strict=True)))
    label = offer.label(choice) if isinstance(offer.shape, OneOf) else answer
    told = {*_parts(offer.prompt), *_parts(label), *_parts(answer), ("seat", offer.seat)}
    return told | {("", value) for _, value in told if label is answer or not isinstance(value, int)}


def _parts(said: Say) -> Iterator[tuple[str, object]]:
    """Yield the values of a sentence by name, including those of nested sentences."""
    for name, value in said.values.items():
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Say):
                yield from _parts(one)
            else:
                yield name, one.text if isinstance(one, Sign) else one


def _any_of(labels: Sequence[str], lang: Words) -> str:
    """Return a single label cut to length, several as quoted alternatives, since a label may contain commas.

    If they are too long together, the last ones are left out.
    """
    found = [*dict.fromkeys(labels)]
    quoted = [lang.text("bot-ahead-label", label=one) for one in found] if found[1:] else []
    told = lang.enumerate(quoted or found, "or")
    while len(told) > CHOICES and quoted[1:]:
        quoted.pop()
        told = lang.enumerate([*quoted, "…"], "or")
    return cut(told, CHOICES)


def _some_of_each(lines: Sequence[tuple[type[Choice], str]], lang: Words) -> list[str]:
    """Return all non-empty lines; if there are too many, some for each kind of answer and the number of the others."""
    counted = Counter(kind for kind, line in lines if line)
    room = LINES if counted.total() <= 2 * LINES else LINES // 2
    most = max(1, room // max(len(counted), 1)) if counted.total() > LINES else counted.total()
    found = list[str]()
    for kind in dict.fromkeys(kind for kind, _ in lines):
        every = [line for one, line in lines if one is kind]
        shown = [line for line in every if line][:most]
        more = len(every) - len(shown)
        found += [*shown, *([lang.text("bot-ahead-alike", count=more)] if more else [])]
    return found


def _always(known: Sequence[Foresight]) -> list[Say]:
    """Return the effects that all answers have, if there are several answers."""
    return [said for said in known[0].told if all(said in one.told for one in known)] if len(known) > 1 else []


def _usual(known: Sequence[Foresight], *, is_whole: bool) -> tuple[Say | None, str]:
    """Return the follow-up question of all or most answers, with its sentence; None if they differ."""
    counted = Counter(one.question for one in known if one.question is not None)
    if len(known) < 2 or not counted:
        return None, ""
    ((common, count),) = counted.most_common(1)
    if count == len(known) and is_whole:
        return common, "bot-ahead-always"
    silent = {one.question for one in known if not one.told}
    if count < OFTEN or {None, common} <= silent:
        return None, ""  # below, it would seem to follow unexamined answers, too
    return common, "bot-ahead-mostly"


def _brings(
    view: TableView, offer: Offer, told: Sequence[Say], question: Say | None, speak: Speaker, lang: Words
) -> Iterator[str]:
    """Yield the effects of an answer, and its follow-up question."""
    yield from _told(view, told, speak, lang)
    if question is not None and question.id != offer.prompt.id:
        yield lang.text("bot-ahead-then", question=_question(view, offer, question, speak, lang))


def _told(view: TableView, chain: Sequence[Say], speak: Speaker, lang: Words) -> list[str]:
    """Return the first consequences of an answer."""
    return [_spoken(view, said, speak, lang) for said in chain[:SENTENCES]]


def _question(view: TableView, offer: Offer, said: Say, speak: Speaker, lang: Words) -> str:
    """Return a question to the reader without their name in front."""
    told, name = _spoken(view, said, speak, lang), speak.names[offer.seat]
    called = _CALLED.match(told, len(name)) if told.startswith(name) else None
    return told[called.end() :] if called is not None else told


def _spoken(view: TableView, said: Say, speak: Speaker, lang: Words) -> str:
    told = sentence(lang, said, view.table) if said.id.startswith(OWN) else speak(said)
    return " ".join(told.split("\n"))


def asked_post(view: TableView, lang: Words, ahead: Sequence[Foresight] = ()) -> Post:
    """Return the reader's question and the reason for it, or the question the other players face, with its rule.

    Args:
        view: the table as the reader sees it.
        lang: the reader's language.
        ahead: the effects of each answer, as far as the reader can know.
    """
    if view.offer is None or not view.offer.own:
        return Post((Text(_others(view, lang)), Buttons(_ways_on(view, lang))), RESTING)
    offer, speak = view.offer, voice(lang, view.table)
    asks = _question(view, offer, offer.prompt, plain_voice(lang, view.table), lang)
    lines = [question_text(f"{asks[:1].upper()}{asks[1:]}")]
    if offer.explanation is not None:
        lines += ["", speak(offer.explanation)]
    if until := _unanswered(view, offer, lang):
        lines += ["", until]
    lines += _rule_line(view, lang)
    told = cut("\n".join(lines), TEXT)
    brings = ahead_text(view, offer, ahead, lang, TEXT - len(told))
    texts = (Text(told), Divider(), Text(brings)) if brings else (Text(told),)
    return Post((*texts, Buttons(_ways_on(view, lang))), PLAYING)


def _unanswered(view: TableView, offer: Offer, lang: Words) -> str:
    """Return what happens if the reader does not answer; empty if the table simply waits for them."""
    occupant = view.table.occupants[offer.seat]
    due = move_by(view.table, offer.seat, is_quiet=view.is_quiet)
    if occupant.played_by_clock_for:
        return lang.text("bot-pace-help-taken-over")
    if occupant.is_away:
        return lang.text("bot-pace-help-away", until=str(round(occupant.away_until)))
    if due is None:
        return ""
    moment = str(round(due))  # as a number it would be grouped by thousands
    if view.table.time_outs is TimeOuts.COMPUTER:
        return lang.text("bot-pace-help-computer", due=moment, n=MISSED_MOST)
    if offer.default is None:
        return lang.text("bot-help-due", due=moment, n=MISSED_MOST)
    answer = answer_text(offer, offer.default(), plain_voice(lang, view.table))
    return lang.text("bot-help-due-answer", due=moment, answer=escape(answer), n=MISSED_MOST)


def _rule_line(view: TableView, lang: Words) -> list[str]:
    """Return the section of the rules on what is asked, and its topic."""
    rule, topic = rule_asked(view), page_title(view.game, page_asked(view), lang)
    return [small(lang.text("bot-help-rule-topic", rule=rule, topic=topic))] if rule else []


def _others(view: TableView, lang: Words) -> str:
    """Return what the table waits for, what those who are asked read about it, and its rule."""
    if view.table.phase is not Phase.PLAYING or view.outcome is not None:
        return lang.text("bot-hand-resting")
    lines = [lang.text("bot-hand-sealed")] if view.seat is not None and view.seat in view.done else []
    lines.append(waiting_text(view, lang) or lang.text("bot-hand-resting"))
    why = f"{view.game.id}-why-{view.asked}"
    if view.waiting and lang.has(why):
        told = voice(lang, view.table)(Say(why, {"seat": view.waiting[0]}))
        lines += ["", lang.text("bot-help-others-read"), *quoted([told]), *_rule_line(view, lang)]
    return "\n".join(lines)


def _ways_on(view: TableView, lang: Words) -> tuple[Button, ...]:
    """Return the buttons to the rule, to blocked choices, to the tips of a guided game, and to everything else."""
    page = page_asked(view)
    barred = view.offer is not None and view.offer.own and view.offer.unavailable
    return (
        page_button(view.game.id, page, lang, "bot-button-topic", rule_asked(view)),
        *((button(ControlAction.WHY, view.table.id, lang),) if barred else ()),
        *tips_switch(view, lang),
        *menu_buttons(view, lang),
    )


def why_post(view: TableView, lang: Words) -> Post:
    """Return each obvious choice that is unavailable, with the reason and the rule.

    Each reason is given once.
    """
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


def _take_back(view: TableView, lang: Words) -> list[str]:
    """Return why the reader's last step cannot be taken back, if they have made one."""
    if view.no_take_back is None or not view.table.moves:
        return []
    return [lang.text("bot-take-back-why", reason=sentence(lang, view.no_take_back, view.table))]


def _waiting(view: TableView, lang: Words) -> str:
    return waiting_text(view, lang) or lang.text("bot-hand-resting")
