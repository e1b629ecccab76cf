"""One choice among several, asked field by field: the verb, then each field in order, skipping what is settled.

The layout of a step depends on the question, not on the current choices: the values of a field are buttons up to a
dozen, if a phone shows them in five lines, and a menu beyond. A question with one verb asks for its first field at
once. With several verbs the first step shows the first values of each: as buttons below the verb's name while they are
few, otherwise as a menu per verb, or as a button that opens them if a verb has more than one open field. The first of
these menus, with what players do most, is opened by a button, unless it has too many answers for buttons; likely ones
have buttons as well. A question asked `in_rows` does the same with the first field’s values, of equal rank.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from bot.ids import ControlAction
from bot.post import Entry
from bot.present import controls
from bot.present.controls import ButtonSpec, ChoiceScreen, MenuSpec, Path, Prefix, buttons_for, spread, steps_of
from bot.present.speech import (
    BUTTONS,
    BUTTONS_OF_VERBS,
    DECIDING,
    FACT,
    MENU,
    ROW,
    SHOWN,
    TALL,
    TALL_IN_ROWS,
    TALLER,
    lines_of,
)
from bot.tables.view import Offer
from games.core import Choice, Say
from games.registry import GAMES
from locales import Speaker, Words


def screen_one(offer: Offer, choices: Sequence[Choice], path: Path, speak: Speaker) -> ChoiceScreen:
    """Return the step of a choice at the end of a path.

    Raises:
        NotAllowed: the path matches nothing.
    """
    prefix = controls.beginning(choices, path)
    if prefix is None:
        raise controls.path_refusal()
    here = controls.with_prefix(choices, prefix)
    chosen = controls.differences(choices, prefix)
    settled = range(len(prefix) - 1, controls.first_difference(here, len(prefix)) or 0) if prefix else ()
    trail = tuple(name for i in dict.fromkeys((*chosen, *settled)) if (name := _name(offer, here[0], i, speak)))
    asks = _question(offer, here, len(prefix), speak)
    asked = _asked(here, len(prefix))
    if asked is None:
        keys, groups = _verbs(offer, here, speak)
        keys, notes = controls.told_by_thing(keys, here, speak)
        return ChoiceScreen(asks, trail, keys, groups, notes=notes)
    plain = [choice for choice in here if choice.word() != asked[0].word()]
    if offer.in_rows and not prefix and (rows := _rows_of_values(asked)):
        keys, groups = _below(offer, rows, speak), ()
    else:
        keys, groups = _values(offer, asked, len(prefix), path, speak, is_alone=not plain)
    ends = [replace(key, does="", is_quiet=True, is_end=True) for key in buttons_for(_wholes(offer, plain, speak))]
    keys = (*(replace(key, is_quiet=key.is_quiet or asked[0].undoes) for key in keys), *ends)
    keys, notes = controls.told_by_thing(keys, here, speak)
    back, at = _back(offer, choices, prefix, chosen, speak), controls.first_difference(asked, max(len(prefix), 1))
    return ChoiceScreen(asks, trail, keys, groups, back, asked[0].field_names()[at - 1] if at else "", notes)


def _asked(here: Sequence[Choice], depth: int) -> Sequence[Choice] | None:
    """Return the choices whose next field this step asks for; None if it asks for the verb.

    A verb without fields (such as decline or stop) has its button next to the values of the only verb with some.
    """
    if depth:
        return here
    asking = [found for found in _grouped(here) if found[0].field_names()] or _grouped(here)
    return asking[0] if len(asking) == 1 else None


def _verbs(offer: Offer, here: Sequence[Choice], speak: Speaker) -> tuple[tuple[ButtonSpec, ...], tuple[MenuSpec, ...]]:
    """Return the controls of a step that shows the first values of every verb."""
    rows = _rows_of_verbs(offer, _grouped(here))
    ways = _ways_of_all(offer, rows, speak)
    ends = quiet = frozenset(controls.token_for(steps_of(choice)) for choice in here if not choice.field_names())
    if all(entry.value in quiet for entries, _ in ways for entry in entries):
        beside = getattr(offer.shape, "beside", ())  # the others are of equal rank: none of them is the way out
        quiet, ends = frozenset(controls.token_for(steps_of(one)) for one in beside), frozenset()
    pairs = ((steps_of(before[0]), steps_of(row[0])) for before, row in pairwise(rows))
    quiet |= {controls.token_for(later) for first, later in pairs if later[1:] and first[1:] == later[1:]}
    menus, ways, lists, lead = ([], ways, [], "") if _is_at_once(ways) else _menus(offer, rows, ways, speak)
    quiet |= ({*lists} - {lead}) | {controls.token_for(steps_of(choice)) for choice in here if choice.undoes}
    sets = {group: [one for entries, each in ways if each == group for one in entries] for _, group in ways}
    named = [(group, key) for group, entries in sets.items() for key in buttons_for(entries, quiet)]
    alike = len({key.label for _, key in named}) < len(named)
    keys = [
        replace(key, label=speak.words.text("bot-step-value", verb=group, value=key.label))
        if group and alike
        else replace(key, group=group)
        for group, key in named
    ]
    known = {key.path: replace(key, is_lead=key.path[0] == lead, is_end=key.path[0] in ends) for key in keys}
    likely = getattr(offer.shape, "likely", ()) if menus or lists else ()
    found = [((controls.token_for(steps_of(one)),), speak(said)) for one, said in likely]
    told = [replace(known.pop(path, ButtonSpec(path, said, ControlAction.STEP)), is_lead=True) for path, said in found]
    return tuple(sorted((*told, *known.values()), key=lambda key: not key.group)), tuple(menus)


def _is_at_once(ways: Sequence[tuple[list[Entry], str]]) -> bool:
    """Return whether there are few enough values for buttons: one row if several verbs ask for the same things."""
    labels, most = [one.label for entries, _ in ways for one in entries], ROW if _is_shared(ways) else BUTTONS_OF_VERBS
    return len(labels) <= most and lines_of(labels) <= TALLER


def _ways_of_all(offer: Offer, rows: Sequence[Sequence[Choice]], speak: Speaker) -> list[tuple[list[Entry], str]]:
    """Return the first values of each verb under its name, so that a question always has the same layout.

    A settled value is shown, too; or whole choices if every verb begins with one, or if two verbs ask for the same.
    """
    ways = [_ways(offer, verb, speak) for verb in rows]
    firsts = [controls.first_difference(verb, 1) or 1 for verb in rows]
    if not any(group or (at == 1 and len(entries) > 1) for at, (entries, group) in zip(firsts, ways, strict=True)):
        return ways
    named = [
        (_entries(offer, verb, 1, speak), _verb(offer, verb[0], speak)) if len(verb) > 1 else way
        for verb, way in zip(rows, ways, strict=True)
    ]
    return ways if _is_shared(named) else named


def _is_shared(ways: Sequence[tuple[list[Entry], str]]) -> bool:
    """Return whether two verbs ask for the same things."""
    labels = [{entry.label for entry in entries} for entries, _ in ways]
    return sum(map(len, labels)) > len(set().union(*labels))


def _ways(offer: Offer, choices: Sequence[Choice], speak: Speaker) -> tuple[list[Entry], str]:
    """Return the first values of a verb, and the verb's name as their heading; "" if the values say it all."""
    if len(choices) == 1 and (offer.is_whole or not choices[0].field_names()):
        return _wholes(offer, choices, speak), ""
    at = controls.first_difference(choices, 1) or 1
    entries = _entries(offer, choices, at, speak)
    if offer.is_whole and len(entries) == len(choices) and not any(FACT in one.label for one in entries):
        whole = _wholes(offer, choices, speak)
        if all(len(entry.label) <= SHOWN for entry in whole):
            return whole, ""
    return entries, _heading(offer, choices, speak)


def _menus(
    offer: Offer, rows: Sequence[Sequence[Choice]], ways: Sequence[tuple[list[Entry], str]], speak: Speaker
) -> tuple[list[MenuSpec], list[tuple[list[Entry], str]], list[str], str]:
    """Return a menu for each verb with several values, what is left for buttons, and which of these open a list.

    Last comes the one that opens the list of the first such verb, unless that is a long menu of answers. A verb whose
    values fit in a row of buttons, or that has more than one open field, also gets a button that opens its list.
    """
    menus, buttons, lists, lead = list[MenuSpec](), list[tuple[list[Entry], str]](), list[str](), ""
    for choices, (entries, group) in zip(rows, ways, strict=True):
        if len(choices) == 1:
            buttons.append((entries, group))
            continue
        token = controls.token_for((choices[0].word(),))
        more = speak.words.text("bot-step-verb", verb=_verb(offer, choices[0], speak))
        at = controls.first_difference(choices, 1)
        assert at is not None, "a verb with several choices has a field in which they differ"
        listed = _entries(offer, choices, at, speak)
        is_settled = at == 1 and len(listed) == len(choices)
        is_short = is_settled and len(listed) <= ROW  # a step with its own picture
        is_first = not menus and not lists and not (is_settled and len(listed) > BUTTONS)
        if is_first or is_short or not is_settled or len(listed) > MENU:
            lead = token if is_first else lead
            buttons.append(([Entry(token, more)], ""))
            lists.append(token)
        else:
            asks = _field_question(offer, choices[0], at, speak)
            menus.append(controls.menu(speak.words, (token,), more if asks is None else speak(asks), listed))
    return menus, buttons, lists, lead


def _rows_of_verbs(offer: Offer, verbs: list[list[Choice]]) -> list[list[Choice]]:
    """Return the choices behind each button of a first step: those of one verb, or single choices.

    Verbs about the same thing (accept, refuse or change an offer) have their buttons side by side for each such thing,
    if there is room.
    """
    asking = [found for found in verbs if len(found[0].field_names()) == 1]
    fields = [found[0].field_names()[0] for found in asking]
    shared = [found for found, field in zip(asking, fields, strict=True) if fields.count(field) > 1]
    others = [found for found in verbs if found not in shared]
    if not shared or sum(map(len, shared)) + len(others) > BUTTONS or not offer.is_whole:
        return verbs
    values = dict.fromkeys(steps_of(choice)[1] for found in shared for choice in found)
    each = [[choice] for value in values for found in shared for choice in found if steps_of(choice)[1] == value]
    return [*each, *others]


def _rows_of_values(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Return the choices of one verb, grouped by the first field in which they differ; none if it is the last field."""
    at = controls.first_difference(choices, 1) or 0
    return [] if at in {0, len(choices[0].field_names())} else _grouped(choices, at)


def _below(offer: Offer, rows: Sequence[Sequence[Choice]], speak: Speaker) -> tuple[ButtonSpec, ...]:
    """Return the values of a second field below each value of the first, as buttons or as lists to open."""
    first = controls.first_difference([row[0] for row in rows], 1) or 1
    fields = [controls.first_difference(row, 1) or first + 1 for row in rows]
    pairs = list(zip(rows, fields, strict=True))
    for is_brief in (any(_is_long(offer, row, at, speak) for row, at in pairs), True):
        listed = [controls.short_first(_entries(offer, row, at, speak, is_brief=is_brief)) for row, at in pairs]
        if is_flat := _is_flat([controls.button_labels([entry.label for entry in one]) for one in listed]):
            break
    keys = list[ButtonSpec]()
    for (row, at), entries in zip(pairs, listed, strict=True):
        if is_flat or len(entries) == 1:
            name = speak(offer.field_label(row[0], row[0].field_names()[first - 1]))
            is_all = len(row) == 1 and not steps_of(row[0])[at]  # nothing is left to choose, such as a target
            keys += (replace(key, label=name) if is_all else replace(key, group=name) for key in buttons_for(entries))
        else:
            more = speak.words.text("bot-step-verb", verb=_name(offer, row[0], first, speak))
            keys.append(ButtonSpec((controls.token_for(steps_of(row[0])[: first + 1]),), more, ControlAction.STEP))
    return tuple(keys)


def _is_flat(rows: Sequence[Sequence[str]]) -> bool:
    """Return whether buttons in rows with headings fit a phone, where a long label takes up two lines."""
    lines = sum(lines_of(row) + sum(len(label) > SHOWN for label in row) for row in rows)
    return sum(map(len, rows)) <= BUTTONS and lines <= TALL_IN_ROWS


def _choose(labels: Sequence[str], words: Words) -> str:
    """Return what a menu without a question of its own says: what it offers or, if that is long, how much."""
    names = words.enumerate([label.partition(FACT)[0] for label in labels], "or")
    return words.text("bot-step-choose", names=names, many=int(len(names) > DECIDING), count=len(labels))


def _values(
    offer: Offer, here: Sequence[Choice], depth: int, path: Path, speak: Speaker, *, is_alone: bool
) -> tuple[tuple[ButtonSpec, ...], tuple[MenuSpec, ...]]:
    """Return the values of the next open field; below their verb, unless it is the only one or they name it."""
    at = controls.first_difference(here, max(depth, 1))
    if at is None:
        return spread(speak.words, path, "", _wholes(offer, here[:1], speak))
    question = None if depth else _field_question(offer, here[0], at, speak)  # or above the menu: see `_question`
    entries = _entries(offer, here, at, speak)
    asks = speak(question) if question is not None else _choose([entry.label for entry in entries], speak.words)
    if offer.is_whole and not depth and len(entries) == len(here) <= BUTTONS:
        whole = _wholes(offer, here, speak)
        has_lost = any(FACT in one.label for one in entries) and not any(FACT in one.label for one in whole)
        short, long = ([one.label for one in labelled] for labelled in (entries, whole))
        has_rows = at > 1 and (offer.in_rows or lines_of(short) == 1 != lines_of(long))
        has_rows = has_rows or (at == 1 and lines_of(short) + 1 < lines_of(long) <= TALL)  # the verb once, above them
        if not has_lost and not has_rows and max(map(len, long)) <= SHOWN:
            return spread(speak.words, path, asks, whole)
    brief = _entries(offer, here, at, speak, is_brief=True)
    ways = [spread(speak.words, path, asks, one, TALLER if depth else TALL) for one in (entries, brief)]
    keys, groups = min(ways, key=lambda one: len(one[1]))  # buttons, unlike a menu, hide no picture
    heading = "" if depth else _heading(offer, here, speak, is_alone=offer.is_whole and is_alone)
    return tuple(replace(key, group=heading) for key in keys), groups


def _entries(offer: Offer, here: Sequence[Choice], at: int, speak: Speaker, *, is_brief: bool = False) -> list[Entry]:
    """Return one entry for each value of a field, with the facts that apply to it, perhaps in fewer words."""
    field = here[0].field_names()[at - 1]
    first: dict[Prefix, Choice] = {}
    for choice in here:
        first.setdefault(steps_of(choice)[: at + 1], choice)
    is_brief = is_brief or (offer.in_rows and _is_long(offer, here, at, speak))
    found = []
    for prefix, choice in first.items():
        said = offer.field_label(choice, field)
        does, sign = controls.does_line(prefix[-1], speak), GAMES[speak.game].sign_of(said, prefix[-1])
        found += [Entry(controls.token_for(prefix), speak.within(said, DECIDING, is_brief=is_brief), does, sign=sign)]
    return found


def _is_long(offer: Offer, here: Sequence[Choice], at: int, speak: Speaker) -> bool:
    """Return whether the longest wording of a value has no room, so that all values of a step have a shorter one."""
    field = here[0].field_names()[at - 1]
    return any(len(speak(offer.field_label(choice, field))) > DECIDING for choice in here)


def _wholes(offer: Offer, choices: Sequence[Choice], speak: Speaker) -> list[Entry]:
    """Return one entry for each whole choice; if only one thing in it has an effect line, that is its detail."""
    found = []
    for choice in choices:
        values = steps_of(choice)[1:]
        told = [line for value in values if (line := controls.does_line(value, speak))]
        token, said = controls.token_for(steps_of(choice)), offer.label(choice)
        sign = GAMES[speak.game].sign_of(said, *values)
        found.append(Entry(token, speak(said), told[0] if len(told) == 1 else "", sign=sign))
    return found


def _question(offer: Offer, here: Sequence[Choice], depth: int, speak: Speaker) -> Say:
    """Return the question of this step: the field's own one once the verb is settled, otherwise the decision's."""
    at = controls.first_difference(here, depth) if depth else None
    return (_field_question(offer, here[0], at, speak) if at else None) or offer.prompt


def _field_question(offer: Offer, choice: Choice, at: int, speak: Speaker) -> Say | None:
    """Return the question for one field, if the game has one; it may depend on the number `n` of seats."""
    field = choice.field_names()[at - 1]
    for name in (field, field.replace("_", "-")):
        if speak.words.has(text := f"{speak.game}-do-{choice.word()}.{name}"):
            return Say(text, {"seat": offer.seat, "n": len(speak.names)})
    return None


def _name(offer: Offer, choice: Choice, at: int, speak: Speaker) -> str:
    """Return the name of one step of a choice, for the trail."""
    named = choice.field_names()
    return speak(offer.field_label(choice, named[at - 1])).partition(FACT)[0] if at else _verb(offer, choice, speak)


def _heading(offer: Offer, choices: Sequence[Choice], speak: Speaker, *, is_alone: bool = False) -> str:
    """Return the heading above a verb’s values: its name, unless one alone needs none, and what is settled now."""
    at, first = controls.first_difference(choices, 1) or 1, choices[0]
    given = {value for stage in offer.given for value in steps_of(stage)[1:]}
    fields = [field for i, field in enumerate(first.field_names()[: at - 1], 1) if steps_of(first)[i] not in given]
    settled = [*filter(None, (speak(offer.field_label(first, field)) for field in fields))]
    named, verb = FACT.join(one.partition(FACT)[0] for one in settled), _verb(offer, first, speak)
    told = speak.words.text("bot-step-value", verb=verb, value=named) if named else verb
    return FACT.join(settled) if is_alone and (offer.in_rows or not named) else told


def _verb(offer: Offer, choice: Choice, speak: Speaker) -> str:
    return speak(Say(f"{speak.game}-do-{choice.word()}.verb", {"seat": offer.seat}))


def _grouped(choices: Sequence[Choice], at: int = 0) -> list[list[Choice]]:
    """Return the choices grouped by one of their steps, at first the verb."""
    found: dict[object, list[Choice]] = {}
    for choice in choices:
        found.setdefault(steps_of(choice)[at], []).append(choice)
    return list(found.values())


def _back(offer: Offer, choices: Sequence[Choice], prefix: Prefix, chosen: list[int], speak: Speaker) -> Path | None:
    """Return the path of the previous step: of the last field in `chosen`, or the first step; None at the first."""
    if not prefix:
        return None
    asked = [found for found in _grouped(choices) if found[0].field_names()]
    passed = [i for i in chosen[:-1] if i or len(asked) > 1]
    if offer.in_rows and len(asked) == 1 and passed:
        keys = _below(offer, _rows_of_values(asked[0]), speak)
        if all(key.path != (controls.token_for(prefix[: passed[0] + 1]),) for key in keys):
            passed = passed[1:]  # the first step shows the values of both fields
    if passed == [0] and all(key.path != (controls.token_for(prefix[:1]),) for key in _verbs(offer, choices, speak)[0]):
        return ()  # the first step shows this verb's values, not the verb alone
    return (controls.token_for(prefix[: passed[-1] + 1]),) if passed else ()
