"""What a player can do about the table beyond answering: take back, propose, concede, ask for a hint."""

from collections.abc import Sequence

from bot.ids import ControlAction, ControlId
from bot.model import Phase, Proposal, Table
from bot.post import Button, Buttons, Post, Text
from bot.tables.play import may_have_hints
from bot.tables.transfers import is_late
from bot.tables.view import TableView
from games.core import Choice, Say
from locales import Words

from .layout import PLAYING, RESTING, rows, small
from .own_settings import PANEL
from .speech import escape, plain_voice, safe, sentence, voice
from .typed import answer_text

PROPOSED = "bot-notice-proposed"
YES, NO, SURE = "yes", "no", "sure"
DECLINE = "decline"
"""In the path of a control that leaves a lobby: it never leaves a game that has begun meanwhile."""


def menu_buttons(view: TableView, lang: Words) -> tuple[Button, ...]:
    """For people who play, a hint where it can be had and the way to everything else; for others, how to follow."""
    if view.table.phase is not Phase.PLAYING:
        return ()
    if view.seat is None:
        return (_button(ControlAction.FOLLOW, view.table, lang),)
    found = []
    if view.offer is not None and view.offer.own and may_have_hints(view.table):
        found.append(_button(ControlAction.HINT, view.table, lang))
    return (*found, _button(ControlAction.MENU, view.table, lang))


def menu_post(view: TableView, lang: Words, now: float) -> Post:
    """What can be done at this moment, as buttons with a line on each."""
    table = view.table
    actions = []
    if not _plays_alone(table):
        actions.append(ControlAction.PROPOSE)
    if any(seat != view.seat and is_late(table, sitter, now) for seat, sitter in table.seated()):
        actions.append(ControlAction.LATE)
    if len(table.sitters) == 2:
        actions.append(ControlAction.CONCEDE)
    actions += [ControlAction.HAND_OVER, ControlAction.REPLAY, ControlAction.LEAVE]
    back, undo = _take_back(view, lang)
    lines = [lang.text("bot-menu-title"), *back, *(lang.text(f"bot-menu-{action}") for action in actions)]
    lines.append(lang.text("bot-menu-settings"))
    if table.transfer is not None:
        lines.append(lang.text("bot-menu-transfer", name=safe(lang, table.sitters[table.transfer.seat].name)))
    if table.proposal is not None:
        lines.append(lang.text("bot-menu-proposal", name=safe(lang, table.sitters[table.proposal.seat].name)))
    settings = Button(str(ControlId(ControlAction.MINE, path=(PANEL,))), lang.text("bot-button-settings"))
    buttons = [*undo, *(_button(action, table, lang) for action in actions), settings]
    return Post((Text("\n".join(lines)), *rows(buttons)), RESTING)


def _take_back(view: TableView, lang: Words) -> tuple[list[str], list[Button]]:
    """Taking one's last step back: at once where it is possible, else by asking; and the line on it."""
    table = view.table
    if view.can_take_back:
        return [lang.text("bot-menu-back")], [_button(ControlAction.TAKE_BACK, table, lang)]
    if not table.moves or view.no_take_back is None:
        return [], []
    if _plays_alone(table):
        alone = Button(str(ControlId(ControlAction.ASK_BACK, table.id)), lang.text("bot-button-ask-back-alone"))
        return [lang.text("bot-menu-ask-back-alone")], [alone]
    reason = sentence(lang, view.no_take_back, table)
    return [lang.text("bot-menu-ask-back", reason=reason)], [_button(ControlAction.ASK_BACK, table, lang)]


def answer_buttons(table: Table, proposal: Proposal, lang: Words) -> Buttons:
    """Agree, decline, and for its own player withdraw."""

    def one(action: ControlAction, path: tuple[str, ...], text: str) -> Button:
        return Button(str(ControlId(action, table.id, str(proposal.n), path)), lang.text(text))

    return Buttons(
        (
            one(ControlAction.RESPOND, (YES,), "bot-button-agree"),
            one(ControlAction.RESPOND, (NO,), "bot-button-decline"),
            one(ControlAction.WITHDRAW, (), "bot-button-withdraw"),
        )
    )


def ask_back_post(table: Table, reason: Say, lang: Words) -> Post:
    """Why a step cannot be taken back without asking, and the way to ask."""
    row = Buttons((_button(ControlAction.ASK_BACK, table, lang),))
    return Post((Text(sentence(lang, reason, table)), row), RESTING)


def concede_post(table: Table, lang: Words) -> Post:
    """Asks whether somebody means it."""
    sure = ControlId(ControlAction.CONCEDE, table.id, "", (SURE,))
    return Post(
        (
            Text(lang.text("bot-menu-concede-sure", game=lang.text(f"{table.game}-title"))),
            Buttons((Button(str(sure), lang.text("bot-button-concedesure"), "danger"),)),
        ),
        RESTING,
    )


def hint_post(view: TableView, hints: Sequence[tuple[Choice, tuple[Say, ...]]], lang: Words) -> Post:
    """What a computer player would do, and why."""
    assert view.offer is not None, "a hint is for somebody who is asked"
    if not hints:
        return Post((Text(lang.text("bot-hint-none")),), RESTING)
    speak, plain = voice(lang, view.table), plain_voice(lang, view.table)
    lines = [lang.text("bot-hint-title")]
    for number, (choice, reasons) in enumerate(hints, start=1):
        lines.append(lang.text("bot-hint", n=number, choice=escape(answer_text(view.offer, choice, plain))))
        lines += [f"-# {speak(reason)}" for reason in reasons]
    lines.append(small(lang.text("bot-hint-noted")))
    return Post((Text("\n".join(lines)),), PLAYING)


def _plays_alone(table: Table) -> bool:
    """Whether only one person plays, against computer players or nobody."""
    return sum(sitter.person is not None for sitter in table.sitters) == 1


def _button(action: ControlAction, table: Table, lang: Words) -> Button:
    return Button(str(ControlId(action, table.id)), lang.text(f"bot-button-{action}"))
