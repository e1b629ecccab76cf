"""The table as text, and a hand as text: from a view, never from the state (16.1, 16.2)."""

from collections.abc import Iterator

from games.core import Say, Section, say

from .cards import EDITIONS, Card
from .rules.table import tally
from .view import ClanView, MineView, View


def board(view: View) -> tuple[Section, ...]:
    """The public table: mines, row, players (16.1)."""
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
    """Whose turn it is, what is asked, and the dig under way."""
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


def hand(view: View) -> tuple[Section, ...]:
    """A player's own cards, what each does, where it can be played, and what only this player knows (16.2)."""
    limit = EDITIONS[view.edition].limits.hand
    size = sum(holding.count for holding in view.hand)
    lines = list(_held(view))
    if view.is_stuck:
        lines.append(say("tunhell-hand-stuck"))
    if view.rings:
        lines.append(say("tunhell-hand-rings", points=view.rings))
    found = [Section(say("tunhell-hand-title", n=size, limit=limit), tuple(lines or [say("tunhell-hand-empty")]))]
    if playable := tuple(_playable(view)):
        found.append(Section(say("tunhell-hand-possible"), playable))
    if faults := tuple(_faults(view)):
        found.append(Section(say("tunhell-hand-barred"), faults))
    known = tuple(_own_knowledge(view))
    if known:
        found.append(Section(say("tunhell-hand-known"), known))
    return tuple(found)


def held(view: View) -> tuple[str, ...]:
    """The cards in a player's hand."""
    return tuple(holding.card for holding in view.hand for _ in range(holding.count))


def _held(view: View) -> Iterator[Say]:
    """What the cards in the hand do; warriors that differ in strength alone are told of in one line."""
    cards = EDITIONS[view.edition].cards
    plain = [one for one in view.hand if _is_plain_warrior(cards[one.card])]
    if len(plain) > 1:
        yield say("tunhell-hand-warriors", cards=tally(one.card for one in plain for _ in range(one.count)))
    for holding in view.hand:
        if len(plain) > 1 and holding in plain:
            continue
        yield say("tunhell-hand-card", card=holding.card, n=holding.count)
        if holding.figures:
            capacity, combat = holding.figures
            yield say("tunhell-hand-figures", bonuses=tally(view.bonuses), n=capacity, combat=combat)


def _is_plain_warrior(card: Card) -> bool:
    """Whether its strength is all there is to say about a warrior in the hand: haste is of no account there."""
    return card.kind == "warrior" and not card.proud and not card.scares


def _playable(view: View) -> Iterator[Say]:
    """Where cards can be played now: each set of mines once, with the cards it holds for."""
    cards: dict[tuple[int, ...], list[str]] = {}
    for holding in view.hand:
        if holding.mines:
            cards.setdefault(holding.mines, []).append(holding.card)
    for mines, held in cards.items():
        where = tuple(say("tunhell-hand-mine", mine=number) for number in mines)
        yield say("tunhell-hand-playable", cards=tuple(held), mines=where)


def _faults(view: View) -> Iterator[Say]:
    """Each reason why cards cannot be played at a mine, once, with the cards it holds for."""
    cards: dict[Say, list[str]] = {}
    for holding in view.hand:
        for mine, fault in holding.faults.items():
            if mine:  # what a card cannot do anywhere, its own line says
                cards.setdefault(fault, []).append(holding.card)
    for fault, held in cards.items():
        yield say("tunhell-hand-fault", cards=tuple(held), fault=fault)


def _own_knowledge(view: View) -> Iterator[Say]:
    """Cards seen with a scout, and the whole loot where others do not see it."""
    for mine in view.mines:
        if mine.scouted:
            yield say("tunhell-hand-scouted", mine=mine.number, cards=mine.scouted)
    own = next((clan for clan in view.clans if clan.seat == view.seat), None)
    if own and view.loot == "hidden" and own.loot and own.points is not None:
        yield say("tunhell-hand-loot", cards=tally(own.loot), points=own.points)
