"""Seats that change hands: proposals, votes, and the story so far for the new player."""

from collections.abc import Sequence

from bot.ids import ControlAction, ControlId
from bot.model import Change, Phase, Table, Transfer
from bot.post import Block, Button, Buttons, Entry, Menu, Picker, Post, Text
from bot.present.controls.buttons import button, rules_button
from bot.present.speech import (
    ENTRY,
    LABEL,
    PLACEHOLDER,
    PLAYING,
    RESTING,
    TEXT,
    clean,
    cut,
    fit,
    mark_of,
    safe,
    section_lines,
    sentence,
    small,
    text_size,
    voice,
)
from bot.present.story import recent_lines
from bot.tables.consent import has_vote_left, proposer_of, voters
from bot.tables.view import TableView
from games.core import Say, Seat
from locales import Words

from .menu import IN_HAND, NO, YES
from .settings import BLOCKS

OFFERED = frozenset({"bot-transfer-offer", "bot-transfer-offer-vote"})
"""The sentences that offer a seat to a person."""
ASKED = OFFERED | {"bot-transfer-claim", "bot-transfer-claim-kept", "bot-transfer-vote", "bot-transfer-late"}
"""The sentences that ask for an answer about a seat."""
_LATEST, _ROOM, _STANDS, _SPARE = 8, 900, 900, 40
"""For a new player: the lines of recent events, their characters and those of the state; and a safety margin."""


def transfer_buttons(table: Table, transfer: Transfer, lang: Words) -> tuple[Buttons, Buttons]:
    """Return the answer buttons (accept and decline if nobody else votes) and, in its own row, withdraw.

    Once all have voted about a late player, only that player can still answer.
    """
    is_offer = transfer.change is Change.OFFER and not voters(table, transfer)
    is_voted = not any(has_vote_left(table, transfer, seat) for seat in voters(table, transfer))
    is_theirs = transfer.change is Change.STAND_IN and is_voted
    answers = (
        (_present_button(table, transfer, lang),) if is_theirs else _answers(table, transfer, lang, is_offer=is_offer)
    )
    close = ControlId(ControlAction.CLOSE_TRANSFER, table.id, str(transfer.n))
    label = lang.text("bot-button-close-transfer-of", name=clean(lang, _proposer_name(table, transfer)))
    return Buttons(answers), Buttons((Button(str(close), cut(label, LABEL)),))


def _proposer_name(table: Table, transfer: Transfer) -> str:
    """Return the name of the person who made a proposal about a seat, and alone can withdraw it."""
    if transfer.change is Change.CLAIM:
        return transfer.name
    seat = transfer.seat if transfer.change is Change.OFFER else transfer.by
    return "" if seat is None else table.occupants[seat].name


def vote_buttons(table: Table, transfer: Transfer, lang: Words) -> Buttons:
    """Return the buttons with which a voter decides about another seat from their hand."""
    return Buttons(_answers(table, transfer, lang, is_offer=False, place=(IN_HAND,)))


def _answers(
    table: Table, transfer: Transfer, lang: Words, *, is_offer: bool, place: tuple[str, ...] = ()
) -> tuple[Button, ...]:
    """Return the yes and no buttons, for the person to whom a seat is offered or for voters."""

    def one(path: tuple[str, ...], text: str) -> Button:
        control = ControlId(ControlAction.TRANSFER, table.id, str(transfer.n), (*path, *place))
        return Button(str(control), lang.text(text))

    yes, no = (
        ("bot-button-accept-seat", "bot-button-refuse-seat") if is_offer else ("bot-button-agree", "bot-button-decline")
    )
    return one((YES,), yes), one((NO,), no)


def _present_button(table: Table, transfer: Transfer, lang: Words) -> Button:
    """Return the button with which someone who is voted on says that they are there."""
    control = ControlId(ControlAction.TRANSFER, table.id, str(transfer.n), (NO,))
    return Button(str(control), lang.text("bot-button-here"))


def told_privately(table: Table) -> int | None:
    """Return the person who is notified privately of a proposal about a seat, since they might miss it."""
    transfer = table.transfer
    if transfer is None:
        return None
    if transfer.change is Change.OFFER:
        return transfer.person
    occupant = table.occupants[transfer.seat]
    return occupant.person if transfer.change is Change.STAND_IN else occupant.owner


def transfer_post(table: Table, transfer: Transfer, lang: Words) -> Post:
    """Return the private message about a proposal for a seat, with its buttons."""
    proposer = proposer_of(table, transfer)
    path = (BLOCKS, str(proposer))
    block = Button(str(ControlId(ControlAction.MINE, path=path)), lang.text("bot-button-block-them"))
    values = {"game": lang.text(f"{table.game}-title"), "where": f"<#{table.channel}>"}
    answers = _answers(table, transfer, lang, is_offer=transfer.change is Change.OFFER)
    row: tuple[Button, ...]
    if transfer.change is Change.STAND_IN:
        voting = len(voters(table, transfer))
        told = lang.text("bot-transfer-about-you", **values, until=str(round(transfer.until)), voters=voting)
        row = (button(ControlAction.TURN, table.id, lang, "primary"), _present_button(table, transfer, lang))
    elif transfer.change is Change.OFFER:
        told = lang.text("bot-transfer-to-you", **values, name=safe(lang, table.occupants[transfer.seat].name))
        row = answers
    else:
        told = lang.text("bot-transfer-your-seat", **values, name=safe(lang, transfer.name))
        back = Button(str(ControlId(ControlAction.JOIN, table.id)), lang.text("bot-button-comeback"))
        row = (*answers, back)
    return Post((Text(told), Buttons(row if proposer is None else (*row, block))), PLAYING)


def settled_post(post: Post, table: Table, lang: Words, how: Say | None = None) -> Post:
    """Return a settled private message: its text and the outcome."""
    told = sentence(lang, how, table) if how is not None else lang.text("bot-transfer-settled")
    return Post((*post.blocks[:1], Text(small(told))), RESTING)


def outdated_post(lang: Words) -> Post:
    """Return what replaces a message whose controls were pressed after its question was settled."""
    return Post((Text(small(lang.text("bot-request-settled"))),), RESTING)


def hand_over_post(table: Table, lang: Words) -> Post:
    """Ask to whom the reader's seat should go."""
    who = lang.text("bot-handover-who")
    menu = Picker(str(ControlId(ControlAction.HAND_OVER, table.id)), who, "people", least=1)
    return Post((Text(lang.text("bot-handover-asks")), menu), RESTING)


def seats_post(table: Table, seats: Sequence[Seat], action: ControlAction, lang: Words) -> Post:
    """Ask which seat is meant: one to claim, or a late player's."""
    is_claim = action is ControlAction.CLAIM
    names = [(seat, clean(lang, table.occupants[seat].name)) for seat in seats]
    labels = [(seat, lang.text("bot-claim-seat", name=name) if is_claim else name) for seat, name in names]
    entries = tuple(Entry(str(seat), cut(label, ENTRY)) for seat, label in labels)
    asks, who = ("bot-claim-asks", "bot-claim-who") if is_claim else ("bot-late-asks", "bot-late-who")
    menu = Menu(str(ControlId(action, table.id)), cut(lang.text(who), PLACEHOLDER), entries)
    return Post((Text(lang.text(asks, others=len(table.people) - 1)), menu), RESTING)


def claim_buttons(view: TableView, lang: Words) -> tuple[Button, ...]:
    """Return the button to claim a seat, if a computer player keeps one for someone who has left."""
    table = view.table
    is_open = table.phase is Phase.PLAYING and any(occupant.owner is not None for occupant in table.occupants)
    return (button(ControlAction.CLAIM, table.id, lang),) if is_open else ()


def story_post(view: TableView, lang: Words) -> Post:
    """Return the story so far for a seat's new player: players, state and recent events."""
    table, speak = view.table, voice(lang, view.table)
    assert view.seat is not None, "a newcomer has a seat"
    where = f"<#{table.channel}>"
    head = "\n".join(
        (
            lang.text("bot-newcomer-title", game=lang.text(f"{table.game}-title")),
            lang.text("bot-newcomer-seat", mark=mark_of(view.seat), where=where),
            lang.text("bot-newcomer-players", names=lang.enumerate(list(speak.names))),
            lang.text("bot-newcomer-moves", n=table.moves, since=str(round(table.opened_at))),
        )
    )
    latest, _ = recent_lines(view.events, table, lang, most=_LATEST, room=_ROOM, has_menu=False)
    told = "\n".join((lang.text("bot-newcomer-latest"), *latest)) if latest else ""
    foot: list[Block] = [
        *([Text(told)] if told else []),
        Text(lang.text("bot-newcomer-hand")),
        Buttons((button(ControlAction.HISTORY, table.id, lang), rules_button(table.game, lang))),
    ]
    stands = section_lines(view.game.board(view.view), speak)
    room = min(TEXT - _SPARE - text_size([Text(head), *foot]), _STANDS)
    state = fit([lang.text("bot-newcomer-stands"), *stands], room, lang.text("bot-board-cut"))
    return Post((Text(head), Text(state), *foot), PLAYING)
