"""A hand as text, from its owner's view: the cards, what each does, where it can be played (16.2)."""

from collections.abc import Iterator

from games.core import Say, Section, say

from .cards import EDITIONS
from .rows import Card
from .rules.table import tally
from .view import View


def hand(view: View) -> tuple[Section, ...]:
    """Return a player's own cards, what each does, where it can be played, and what only this player knows (16.2)."""
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
    """Return the cards in a player's hand."""
    return tuple(holding.card for holding in view.hand for _ in range(holding.count))


def _held(view: View) -> Iterator[Say]:
    """Yield the effects of the cards in the hand; warriors that differ only in strength share a line."""
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
    """Return whether a warrior in the hand has no property but strength; being hurried does not matter there."""
    return card.kind == "warrior" and not card.proud and not card.scares


def _playable(view: View) -> Iterator[Say]:
    """Yield where cards can be played now: each set of mines once, with its cards."""
    cards: dict[tuple[int, ...], list[str]] = {}
    for holding in view.hand:
        if holding.mines:
            cards.setdefault(holding.mines, []).append(holding.card)
    for mines, held in cards.items():
        where = tuple(say("tunhell-hand-mine", mine=number) for number in mines)
        yield say("tunhell-hand-playable", cards=tuple(held), mines=where)


def _faults(view: View) -> Iterator[Say]:
    """Yield each reason why cards cannot be played at a mine, once, with its cards."""
    cards: dict[Say, list[str]] = {}
    for holding in view.hand:
        for mine, fault in holding.faults.items():
            if mine:  # impossible everywhere is said in the card's own line
                cards.setdefault(fault, []).append(holding.card)
    for fault, held in cards.items():
        yield say("tunhell-hand-fault", cards=tuple(held), fault=fault)


def _own_knowledge(view: View) -> Iterator[Say]:
    """Yield cards seen with a scout, and the whole loot if others do not see it."""
    for mine in view.mines:
        if mine.secret:
            yield say("tunhell-hand-scouted", mine=mine.number, cards=mine.secret)
    own = next((clan for clan in view.clans if clan.seat == view.seat), None)
    if own and view.loot == "hidden" and own.loot and own.points is not None:
        yield say("tunhell-hand-loot", cards=tally(own.loot), points=own.points)
