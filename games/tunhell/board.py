"""The table as text, from a view, never from the state (16.1)."""

from collections.abc import Iterator

from games.core import Say, Section, say

from .cards import EDITIONS
from .rules.table import tally
from .view import ClanView, MineView, View


def board(view: View) -> tuple[Section, ...]:
    """Return the public table: mines, row, players (16.1)."""
    return (
        Section(_title(view), tuple(_now(view))),
        Section(say("tunhell-board-mines"), tuple(line for mine in view.mines for line in _mine(mine))),
        Section(say("tunhell-board-row"), tuple(_row(view))),
        Section(say("tunhell-board-clans"), tuple(line for clan in view.clans for line in _clan(view, clan))),
    )


def _title(view: View) -> Say:
    return say(
        "tunhell-board-title",
        mode=say(f"tunhell-option-mode-{view.mode}"),
        length=say(f"tunhell-option-length-{view.length}.phrase"),
        turn=view.turn,
    )


def _now(view: View) -> Iterator[Say]:
    """Yield whose turn it is, what is asked, and the dig under way."""
    if view.question is None:
        yield say("tunhell-board-over")
        return
    yield view.question
    if view.delve:
        yield say(
            "tunhell-board-delve",
            seat=view.delve.seat,
            mine=view.delve.mine,
            team=tally(view.delve.team),
            combat=view.delve.combat,
            left=view.delve.left,
        )


def _mine(mine: MineView) -> Iterator[Say]:
    if not mine.cards:
        yield say("tunhell-board-mine-empty", mine=mine.number)
        return
    yield say("tunhell-board-mine-end" if mine.is_end_only else "tunhell-board-mine", mine=mine.number, n=mine.cards)
    if mine.top:
        yield say("tunhell-board-top", card=mine.top)
    for seat, guards in enumerate(mine.guards):
        if guards:
            yield say("tunhell-board-guards", seat=seat, cards=tally(guards), n=mine.strengths[seat])
    if mine.door is not None:
        yield say("tunhell-board-door", seat=mine.door)


def _row(view: View) -> Iterator[Say]:
    cards = EDITIONS[view.edition].cards
    for slot, card in enumerate(view.row, 1):
        if card is None:
            yield say("tunhell-board-slot-empty", slot=slot)
        else:
            hurried = cards[card].hurried
            yield say("tunhell-board-slot-hurried" if hurried else "tunhell-board-slot", slot=slot, card=card)
    if view.next_dwarf:
        yield say("tunhell-board-next", card=view.next_dwarf)
    yield say("tunhell-board-piles", pile=view.pile, dwarfs=view.dwarf_discard, mines=view.mine_discard)


def _clan(view: View, clan: ClanView) -> Iterator[Say]:
    if clan.points is None:
        yield say("tunhell-board-clan-hidden", seat=clan.seat, **_hand_size(clan))
    else:
        yield say("tunhell-board-clan", seat=clan.seat, **_hand_size(clan), points=clan.points)
    if clan.known:
        yield say("tunhell-board-known", cards=tally(clan.known))
    if view.loot == "hidden" and view.active is not None:
        if clan.dirt or clan.rats or clan.others:
            yield say("tunhell-board-loot-hidden", dirt=clan.dirt, rats=clan.rats, others=clan.others)
    elif clan.loot:
        yield say("tunhell-board-loot", cards=tally(clan.loot))
    owned = (*clan.trophies, *(("back_door",) if clan.has_door else ()))
    if owned:
        yield say("tunhell-board-owned", cards=owned)


def _hand_size(clan: ClanView) -> dict[str, int]:
    return {"cards": clan.dwarfs + clan.finds, "dwarfs": clan.dwarfs, "finds": clan.finds}
