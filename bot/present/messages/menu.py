"""“More”: everything that can be looked at, and what a player can do about the table beyond answering.

Messages only show the controls that a question needs; everything else is in this menu, the same for all messages.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.ids import ControlAction, ControlId, parse
from bot.model import Phase, Proposal, Table
from bot.post import Block, Button, Buttons, Divider, Entry, Menu, Post, Text
from bot.present.controls import steps_of, token_for
from bot.present.controls.buttons import answer_text, button, menu_button, rules_button
from bot.present.controls.counts import path_to
from bot.present.speech import (
    ENTRY,
    LABEL,
    PLACEHOLDER,
    PLAYING,
    RESTING,
    bold_voice,
    clean,
    cut,
    escape,
    plain_voice,
    rows,
    safe,
    sentence,
    small,
    voice,
)
from bot.tables.consent import REAL_MOVES, concession_refusal, counts, is_brief, may_have_hints, others, unrated_reason
from bot.tables.ending import IDLE_S, PUT_AWAY_S
from bot.tables.pace import is_late
from bot.tables.state import DAY_S, game_of
from bot.tables.view import Offer, TableView
from games.core import Amount, Choice, Concession, Number, Say, Some, SomeOf
from locales import Words

from .help import OFF, ON, back_to_lesson
from .settings import PANEL

_UNDONE, _UNDONE_SIZE, UNDONE_IN_HAND = 12, 1200, 500
"""The most sentences shown of what a take-back would undo, and characters: in the channel, and in a hand."""
PROPOSED = "bot-notice-proposed"
YES, NO, SURE, IN_HAND = "yes", "no", "sure", "hand"
DAYS = round((IDLE_S + PUT_AWAY_S) / DAY_S)
"""Days for which a game that everybody has left is kept."""
ACCEPT, DECLINE = "accept", "decline"
"""Paths of controls that accept or decline a reserved seat of a rematch; they never leave a running game."""


def menu_buttons(view: TableView, lang: Words) -> tuple[Button, ...]:
    """Return the buttons for a hint, if available, and for the menu; for people without a seat, to follow the table."""
    if view.table.phase is not Phase.PLAYING:
        return ()
    if view.seat is None:
        return (button(ControlAction.FOLLOW, view.table.id, lang),)
    found = []
    if view.offer is not None and view.offer.own and may_have_hints(view.table):
        found.append(button(ControlAction.HINT, view.table.id, lang))
    return (*found, menu_button(view.table, lang))


def look_buttons(view: TableView, lang: Words) -> tuple[Button, ...]:
    """Return the buttons to everything that a reader can look at: past, pictures and words of the board, rules."""
    actions = [ControlAction.HISTORY, ControlAction.REPLAY]
    if view.table.phase is Phase.PLAYING and view.outcome is None:
        actions.append(ControlAction.BOARD)
    if view.outcome is not None or view.game.pictures.more(view.view):
        actions.append(ControlAction.MORE)
    actions.append(ControlAction.DESCRIBE)
    if view.outcome is not None:
        actions += [ControlAction.RECAP, ControlAction.FAIR]
    elif view.offer is not None and view.offer.own:
        hint = [ControlAction.HINT] if may_have_hints(view.table) else []
        actions += [ControlAction.ASKED, *hint, ControlAction.WHY]
    return (*(button(action, view.table.id, lang) for action in actions), rules_button(view.game.id, lang))


LOOKS = (
    ControlAction.HISTORY, ControlAction.REPLAY, ControlAction.BOARD, ControlAction.MORE, ControlAction.DESCRIBE,
    ControlAction.WHY, ControlAction.RECAP, ControlAction.FAIR,
)  # fmt: skip
"""What can be looked at from a menu: each value is the action itself."""


def _look_blocks(view: TableView, lang: Words) -> tuple[Block, ...]:
    """Return what can be looked at as a menu, which takes up one line of a phone, and the rest as buttons."""
    keys = [(key, parse(key.id)) for key in look_buttons(view, lang)]
    listed = {control.action: key for key, control in keys if control is not None and control.action in LOOKS}
    entries = tuple(Entry(action, cut(key.label, ENTRY)) for action, key in listed.items())
    menu = Menu(
        str(ControlId(ControlAction.MENU, view.table.id)), cut(lang.text("bot-menu-look"), PLACEHOLDER), entries
    )
    return menu, *rows([key for key, _ in keys if key not in listed.values()])


def menu_post(view: TableView, lang: Words, now: float, *, has_moved: bool = True) -> Post:
    """Return the menu; each thing that can be done has a line about it.

    Args:
        view: the table as the reader sees it.
        lang: the reader's language.
        now: the Unix time in seconds.
        has_moved: whether the reader has made a move that the others could be asked to take back.
    """
    table = view.table
    actions = []
    assert view.seat is not None, "a menu is for someone who plays"
    if others(table, view.seat):
        actions.append(ControlAction.PROPOSE)
    if not view.is_quiet and any(
        seat != view.seat and is_late(table, occupant, now) for seat, occupant in table.seated()
    ):
        actions.append(ControlAction.LATE)
    if concession_refusal(table, view.seat) is None:
        actions.append(ControlAction.CONCEDE)
    actions += [ControlAction.LEAVE] if table.contest is not None else [ControlAction.HAND_OVER, ControlAction.LEAVE]
    back, undo = _take_back(view, lang, has_moved=has_moved)
    found = [lang.text(_line_on(action, table), days=DAYS, rated=_rated(table)) for action in actions]
    if lesson := back_to_lesson(view, lang):
        back, undo = [*back, lang.text("bot-menu-lesson-back")], [*undo, *lesson]
    lines = [*back, *found, lang.text("bot-menu-settings")]
    if table.transfer is not None:
        lines.append(lang.text("bot-menu-transfer", name=safe(lang, table.occupants[table.transfer.seat].name)))
    if table.proposal is not None:
        lines.append(lang.text("bot-menu-proposal", name=safe(lang, table.occupants[table.proposal.seat].name)))
    settings = Button(str(ControlId(ControlAction.MINE, path=(PANEL,))), lang.text("bot-button-settings"))
    buttons = [*undo, *(button(action, table.id, lang) for action in actions), *tips_switch(view, lang), settings]
    title = Text(lang.text("bot-menu-title"))
    return Post((title, *_look_blocks(view, lang), Divider(), Text("\n".join(lines)), *rows(buttons)), RESTING)


def tips_switch(view: TableView, lang: Words) -> tuple[Button, ...]:
    """Return the button that switches the reader's tips off or on."""
    lesson = view.table.occupants[view.seat].lesson if view.seat is not None else None
    if lesson is None or not view.table.phase.live:
        return ()
    wanted = OFF if lesson.is_on else ON
    switch = ControlId(ControlAction.TIPS, view.table.id, "", (wanted,))
    return (Button(str(switch), lang.text(f"bot-button-tips-{wanted}")),)


def _line_on(action: ControlAction, table: Table) -> str:
    """Return the id of the line about an action; games that all lose together have other words for giving up."""
    if action is ControlAction.LEAVE and len(table.people) == 1:
        return "bot-menu-leave-alone"
    is_shared = game_of(table).concession is Concession.COMMON_DEFEAT
    is_lost = is_shared and action in {ControlAction.PROPOSE, ControlAction.CONCEDE}
    return f"bot-menu-{action}-defeat" if is_lost else f"bot-menu-{action}"


def _rated(table: Table) -> str:
    """Return how leaving affects ratings: "no" (unrated), "alone" (like conceding), "together" (shared fate)."""
    if unrated_reason(table) is not None:
        return "no"
    return "together" if game_of(table).concession is Concession.COMMON_DEFEAT else "alone"


def _take_back(view: TableView, lang: Words, *, has_moved: bool) -> tuple[list[str], list[Button]]:
    """Return the control that takes back the reader's last step, or asks to, with the line about it."""
    table = view.table
    if view.can_take_back:
        return [lang.text("bot-menu-back")], [button(ControlAction.TAKE_BACK, table.id, lang)]
    if not has_moved or view.no_take_back is None or table.contest is not None:
        return [], []
    is_alone = not others(table, view.seat)
    unrates = [small(lang.text("bot-menu-back-unrates", alone=int(is_alone)))] if counts(table) else []
    if is_alone:
        alone = Button(str(ControlId(ControlAction.ASK_BACK, table.id)), lang.text("bot-button-ask-back-alone"))
        return [lang.text("bot-menu-ask-back-alone"), *unrates], [alone]
    return [lang.text("bot-menu-ask-back"), *unrates], [button(ControlAction.ASK_BACK, table.id, lang)]


def undone_lines(table: Table, proposal: Proposal, lang: Words, room: int = _UNDONE_SIZE) -> tuple[Text, ...]:
    """Return everything public that a proposal would undo, a line each; empty if nothing of it was public.

    Of very much, the proposer's own move and the latest are shown.
    """
    told = [f"> {bold_voice(lang, table)(said).splitlines()[0]}" for said in proposal.moves]
    rest = kept = told[1:]
    if len(told) > _UNDONE:
        kept = rest[2 - _UNDONE :]
    while sum(map(len, kept)) > room:
        kept = kept[1:]
    shown = [*told[:1], *(["> …"] if len(kept) < len(rest) else []), *kept]
    return (Text("\n".join((small(lang.text("bot-proposal-undoes")), *shown))),) if shown else ()


def answer_buttons(table: Table, proposal: Proposal, lang: Words, *, is_public: bool = True) -> tuple[Buttons, ...]:
    """Return the buttons to agree and decline; in the channel also, in its own row, the proposer's to withdraw."""

    def one(action: ControlAction, path: tuple[str, ...], text: str) -> Button:
        place = () if is_public else (IN_HAND,)
        label = lang.text(text, name=clean(lang, table.occupants[proposal.seat].name))
        return Button(str(ControlId(action, table.id, str(proposal.n), (*path, *place))), cut(label, LABEL))

    yes = one(ControlAction.RESPOND, (YES,), "bot-button-agree")
    answers = Buttons((yes, one(ControlAction.RESPOND, (NO,), "bot-button-decline")))  # neither stands out
    return (answers, Buttons((one(ControlAction.WITHDRAW, (), "bot-button-withdraw-of"),))) if is_public else (answers,)


def ask_back_post(table: Table, reason: Say, lang: Words) -> Post:
    """Return why a step cannot be taken back without consent, and the button that asks for it."""
    row = Buttons((button(ControlAction.ASK_BACK, table.id, lang),))
    return Post((Text(sentence(lang, reason, table)), row), RESTING)


def concede_post(table: Table, lang: Words) -> Post:
    """Ask for a confirmation, stating the effect on the ratings."""
    sure = ControlId(ControlAction.CONCEDE, table.id, "", (SURE,))
    told = lang.text(f"{_line_on(ControlAction.CONCEDE, table)}-sure", game=lang.text(f"{table.game}-title"))
    is_shared = game_of(table).concession is Concession.COMMON_DEFEAT  # which leaves every rating as it is
    is_rated = unrated_reason(table) is None and not is_shared
    how = (
        "alone"
        if any(occupant.owner is not None for occupant in table.occupants)
        else "brief"
        if is_brief(table)
        else "defeat"
    )
    rated = [lang.text("bot-menu-concede-rated", how=how, n=REAL_MOVES)] if is_rated else []
    buttons = _sure_or_not(table, sure, lang.text("bot-button-concedesure"), lang)
    return Post((Text("\n".join((told, *rated))), buttons), RESTING)


def leave_post(table: Table, lang: Words) -> Post:
    """Return the confirmation for leaving a rated game, with its effect on the rating."""
    sure = ControlId(ControlAction.LEAVE, table.id, "", (SURE,))
    how = "hold" if len(table.people) == 1 else _rated(table)
    told = lang.text("bot-menu-leave-sure", game=lang.text(f"{table.game}-title"), how=how, days=DAYS)
    return Post((Text(told), _sure_or_not(table, sure, lang.text("bot-button-leavesure"), lang)), RESTING)


def _sure_or_not(table: Table, sure: ControlId, yes: str, lang: Words) -> Buttons:
    """Return the button that confirms what cannot be undone, and the one that leads back to the menu."""
    no = Button(str(ControlId(ControlAction.MENU, table.id)), lang.text("bot-button-notsure"))
    return Buttons((Button(str(sure), yes, "danger"), no))


def with_way_back(post: Post, table: Table | None, person: int, lang: Words) -> Post:
    """Return what a person looks up; while they play at the table, with a button that brings their hand back there."""
    if table is None or table.phase is not Phase.PLAYING or table.seat_of(person) is None:
        return post
    back = replace(button(ControlAction.HAND, table.id, lang, "primary"), label=lang.text("bot-button-back-to-game"))
    *above, last = post.blocks
    if not isinstance(last, Buttons):
        return replace(post, blocks=(*post.blocks, Buttons((back,))))
    others = (one for one in last.buttons if one.id != back.id)
    return replace(post, blocks=(*above, *rows((*others, back))))


def hint_post(view: TableView, hints: Sequence[tuple[Choice, tuple[Say, ...]]], lang: Words) -> Post:
    """Return the moves that a computer player would make, with reasons."""
    assert view.offer is not None, "a hint is for someone who is asked"
    if not hints:
        return Post((Text(lang.text("bot-hint-none")),), RESTING)
    speak, plain = voice(lang, view.table), plain_voice(lang, view.table)
    lines = [lang.text("bot-hint-title")]
    for number, (choice, reasons) in enumerate(hints, start=1):
        lines.append(lang.text("bot-hint", n=number, choice=escape(answer_text(view.offer, choice, plain))))
        lines += [f"-# {speak(reason)}" for reason in reasons]
    lines.append(small(lang.text("bot-hint-noted")))
    return Post((Text("\n".join(lines)), *rows(_do_it(view, view.offer, hints, lang))), PLAYING)


def _do_it(
    view: TableView, offer: Offer, hints: Sequence[tuple[Choice, tuple[Say, ...]]], lang: Words
) -> Sequence[Button]:
    """Return a button for each advised answer to the present question."""
    number = {choice: n for n, (choice, _) in enumerate(hints, start=1) if offer.shape.fits(choice)}
    return [
        Button(
            str(_answer_id(view, offer, choice)),
            cut(lang.text("bot-hint-do", n=n), LABEL),
            "primary" if n == 1 else "secondary",
        )
        for choice, n in number.items()
    ]


def _answer_id(view: TableView, offer: Offer, choice: Choice) -> ControlId:
    """Return the id of a control that gives a whole answer."""
    match offer.shape, choice:
        case SomeOf() as some, Some():
            action, path = ControlAction.SOME, path_to(some, choice)
        case Amount(), Number(n):
            action, path = ControlAction.AMOUNT, (str(n),)
        case _:
            action, path = ControlAction.STEP, (token_for(steps_of(choice)),)
    return ControlId(action, view.table.id, offer.ticket, path)
