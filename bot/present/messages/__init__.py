"""Messages, a file a subject; here forms, what achievements are called, the news among the pictures, and warnings."""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.ids import ControlAction, ControlId
from bot.post import Block, Entry, Form, Input, Picture, Selection, Text
from bot.present.controls import ChoiceScreen, leads_to, steps_of, token_for, two_lines
from bot.present.controls.counts import follow_amount
from bot.present.speech import FORM_TEXT, MENU, WARNED, cut, label_voice, plain_voice, small, voice
from bot.tables.records import Found
from bot.tables.view import Offer, TableView
from games.core import Amount, Choice, Goal, OneOf, Refusal, Shape, SomeOf, nearest
from games.registry import GAMES
from locales import Speaker, Words

_LATER = "later"
"""The value of the entry that leaves a stage with many choices to its own question."""
LATER = "bot-story-later"
"""The sentence in place of what is told once an animation has ended."""
_REASONS = 3
"""Maximum number of reasons for warnings, so that the controls stay near the picture."""
_NEAR = 8
"""Maximum number of lines of the latest turns next to the controls, unless the last one alone is longer."""


def amount_form(view: TableView, lang: Words) -> Form | None:
    """Return the form in which a number is typed; None if the reader is not asked for one."""
    if view.offer is None or not isinstance(amount := view.offer.shape, Amount):
        return None
    asks = plain_voice(lang, view.table)(view.offer.prompt)
    where = ControlId(ControlAction.AMOUNT, view.table.id, view.ticket)
    return Form(str(where), _title(view, lang), (_number(amount, cut(asks, 100), lang),))


def stages_form(view: TableView, offer: Offer, choice: Choice, lang: Words) -> Form:
    """Return the form in which all that follows a choice is answered at once."""
    where = ControlId(ControlAction.STEP, view.table.id, view.ticket, (token_for(steps_of(choice)),))
    speak = label_voice(lang, view.table)
    fields = tuple(_stage(name, shape, offer, speak) for name, shape in offer.together(choice).items())
    title = lang.text("bot-form-stages", game=lang.text(f"{view.game.id}-title"), what=speak(offer.label(choice)))
    return Form(str(where), cut(title, FORM_TEXT), fields)


def read_stages(
    offer: Offer, choice: Choice, fields: Mapping[str, Sequence[str]]
) -> tuple[tuple[Choice, ...], Refusal | None]:
    """Return a choice and the answers given with it in a form, up to the first that cannot be read, and why not."""
    given = [choice]
    for name, shape in offer.together(choice).items():
        values = fields.get(name, ())
        try:
            found = _read(shape, values)
        except Refusal as refused:
            return tuple(given), refused
        if found is None:
            break
        given.append(found)
    return tuple(given), None


def _read(shape: Shape, values: Sequence[str]) -> Choice | None:
    if isinstance(shape, Amount):
        number = follow_amount(shape, (), values)
        return number if isinstance(number, Choice) else None
    assert isinstance(shape, OneOf)
    return next((one for one in shape.shown if token_for(steps_of(one)) in values), None)


def _stage(name: str, shape: Shape, offer: Offer, speak: Speaker) -> Input | Selection:
    """Return the field for a stage; of very many choices the first are listed, a single one is chosen already."""
    asks, words = cut(speak.words.text(name), FORM_TEXT), speak.words
    if isinstance(shape, Amount):
        hint = words.text("bot-step-number", low=shape.low, high=shape.high)
        return Input(asks, hint, len(str(shape.high)), name=name)
    assert not isinstance(shape, SomeOf)
    is_given = len(shape.shown) == 1
    entries = [
        two_lines(Entry(token_for(steps_of(one)), speak(offer.label(one)), chosen=is_given)) for one in shape.shown
    ]
    if len(entries) > MENU:
        entries = [*entries[: MENU - 1], Entry(_LATER, words.text("bot-step-later"))]
    told = f"{name}.help"
    return Selection(name, asks, tuple(entries), words.text(told) if words.has(told) else "")


def _number(amount: Amount, hint: str, lang: Words) -> Input:
    most = max(len(str(amount.low)), len(str(amount.high)))
    return Input(cut(lang.text("bot-step-number", low=amount.low, high=amount.high), FORM_TEXT), hint, most)


def _title(view: TableView, lang: Words) -> str:
    return cut(lang.text("bot-form-title", game=lang.text(f"{view.game.id}-title")), FORM_TEXT)


def achievement_name(game: str, id_: str, lang: Words) -> str:
    """Return the name of an achievement."""
    return lang.text(f"{game}-achievement-{id_}")


def achievement_with_how(game: str, id_: str, lang: Words) -> str:
    """Return the name of an achievement, with what it takes."""
    how = lang.text(f"{game}-achievement-{id_}.how")
    return lang.text("bot-achieved-one", what=achievement_name(game, id_, lang), how=how)


def goals_left(found: Found, game: str, lang: Words) -> list[str]:
    """Return the achievements that a person lacks in a game, the nearest first, with the most they have reached."""
    conditions, reached = GAMES[game].achievements, found.reached.get(game, {})
    left, goals = nearest(conditions, found.ids.get(game, ()), reached), list[str]()
    for id_ in left:
        goal, what, best = conditions[id_], achievement_with_how(game, id_, lang), reached.get(id_, 0)
        if isinstance(goal, Goal) and best:
            what = lang.text("bot-achieved-near", what=what, n=best, least=goal.least)
        goals.append(what)
    return goals


def around_moment(
    head: Sequence[str], news: tuple[Sequence[str], Sequence[str]], pictures: Sequence[Picture], lang: Words, near: int
) -> list[Block]:
    """Return a message's first lines, its pictures, and what is told of recent events.

    Args:
        head: the first lines.
        news: the lines of the story, and those for which a sentence stands until an animation has ended.
        pictures: the pictures.
        lang: the reader's language.
        near: above how many of the last pictures the latest turns are told; earlier turns are told above all of them.
    """
    (lines, later), end = news, max(len(pictures) - near, 0)
    since = _latest_turns(lines) if end else 0
    first, beside = ([*head, *lines[:since]], lines[since:]) if end else ([], [*head, *lines])
    meanwhile = "\n".join((*beside, lang.text(LATER))) if later else None
    told = [Text("\n".join((*beside, *later)), meanwhile)] if beside or later else []
    return [*([Text("\n".join(first))] if first else []), *pictures[:end], *told, *pictures[end:]]


def _latest_turns(lines: Sequence[str]) -> int:
    """Return where the latest turns begin: as many as fit into a few lines, or the last one; no title stays alone."""
    starts = [number for number, line in enumerate(lines) if line.startswith("**")]
    first = next((start for start in starts if len(lines) - start <= _NEAR), starts[-1] if starts else 0)
    return 0 if all(number in starts for number in range(first)) else first


def vain_lines(view: TableView, shown: ChoiceScreen, lang: Words) -> list[str]:
    """Return why buttons that lead on carry a warning, a few reasons at most; a whole choice tells it when pressed.

    Of several reasons behind a button, it is the one that is most often the reason behind this button.
    """
    offer, told = view.offer, dict[str, None]()
    if offer is None or view.is_puzzle or not isinstance(offer.shape, OneOf):
        return []
    behind = [[one for one in offer.shape.shown if leads_to(key.path, one)] for key in shown.buttons if key.is_vain]
    if not (several := [choices for choices in behind if len(choices) > 1]):
        return []
    warned = {one: said for one in offer.shape.shown if (said := offer.warning(one)) is not None}
    often = Counter(warned.values())
    for choices in several:
        here = Counter(warned[one] for one in choices)
        reason = max(here, key=lambda said: here[said] / often[said])
        told[small(f"{WARNED.strip()} {voice(lang, view.table)(reason)}")] = None
    return [*told][:_REASONS]
