"""The panels in whole sentences, for alternative text."""

from collections.abc import Iterator

from games.core import Say, Seat, say
from games.tunhell.cards import EDITIONS
from games.tunhell.rules.table import tally
from games.tunhell.view import ClanView, MineView, View


def describe_mines(view: View) -> tuple[Say, ...]:
    """Return each mine: cards left, top card, strengths, and who may dig there; then trophies, to a player points."""
    known = [(clan.seat, clan.points) for clan in view.clans if view.seat is not None and clan.points is not None]
    points = (say("tunhell-alt-points", seat=seat, points=n) for seat, n in known)
    mode = EDITIONS[view.edition].modes[view.mode]
    hauls = tuple(_haul(clan) for clan in view.clans if clan.dirt or clan.rats) if mode.trophies else ()
    held = [say("tunhell-alt-trophies", seat=clan.seat, cards=clan.trophies) for clan in view.clans if clan.trophies]
    return (*(line for mine in view.mines for line in _mine(mine)), *hauls, *held, *points)


def _haul(clan: ClanView) -> Say:
    return say("tunhell-alt-haul", seat=clan.seat, dirt=clan.dirt, rats=clan.rats)


def _mine(mine: MineView) -> Iterator[Say]:
    if not mine.cards:
        yield say("tunhell-alt-empty", mine=mine.number)
        return
    yield say("tunhell-alt-mine", mine=mine.number, n=mine.cards)
    if mine.top:
        yield say("tunhell-alt-top", mine=mine.number, card=mine.top)
    guards = tuple(
        say("tunhell-alt-guard", seat=Seat(seat), n=mine.strengths[seat])
        for seat, cards in enumerate(mine.guards)
        if cards
    )
    if guards:
        yield say("tunhell-alt-guards", mine=mine.number, guards=guards)
    yield say("tunhell-alt-open", mine=mine.number, seats=mine.open_to)


def describe_recruits(view: View) -> tuple[Say, ...]:
    """Return the question, the row, the players, and what everyone knows of their hands."""
    return (*describe_row(view), *map(_clan, view.clans), *describe_hands(view))


def describe_row(view: View) -> tuple[Say, ...]:
    """Return the question, the cards in the row, and which of them are played at once."""
    offered = tuple(card for card in view.row if card)
    row = (say("tunhell-alt-row", cards=offered),) if offered else ()
    hurried = tuple(card for card in offered if EDITIONS[view.edition].cards[card].hurried)
    at_once = (say("tunhell-alt-hurried", cards=hurried),) if hurried else ()
    return (view.question or say("tunhell-board-over"), *row, *at_once)


def _clan(clan: ClanView) -> Say:
    cards = clan.dwarfs + clan.finds
    if clan.points is None:
        return say("tunhell-alt-clan-hidden", seat=clan.seat, cards=cards)
    return say("tunhell-alt-clan", seat=clan.seat, points=clan.points, cards=cards)


def describe_dig(view: View) -> tuple[Say, ...]:
    """Return who digs where and with whom, and the fight."""
    delve = view.delve
    if delve is None:
        return ()
    team = tally(delve.team)
    dig = say("tunhell-board-delve", seat=delve.seat, mine=delve.mine, team=team, combat=delve.combat, left=delve.left)
    if delve.foe is None:
        return (dig,)
    have = delve.combat + delve.strength
    return (say("tunhell-alt-fight", card=delve.foe, need=delve.need, have=have), dig)


def describe_hand(view: View) -> tuple[Say, ...]:
    """Return a hand, and where its cards can be played now."""
    if not view.hand:
        return (say("tunhell-alt-hand-empty"),)
    held = tally([holding.card for holding in view.hand for _ in range(holding.count)])
    playable = tuple(
        say(
            "tunhell-alt-playable",
            card=holding.card,
            mines=tuple(say("tunhell-hand-mine", mine=mine) for mine in holding.mines),
        )
        for holding in view.hand
        if holding.mines
    )
    return (say("tunhell-alt-hand", cards=held), *playable)


def describe_scouted(view: View) -> tuple[Say, ...]:
    """Return what this player alone has seen in the mines."""
    return tuple(say("tunhell-hand-scouted", mine=mine.number, cards=mine.secret) for mine in view.mines if mine.secret)


def describe_hands(view: View) -> tuple[Say, ...]:
    """Return the cards that everyone has seen going into each player's hand."""
    return tuple(say("tunhell-alt-known", seat=clan.seat, cards=tally(clan.known)) for clan in view.clans if clan.known)


def describe_loot(view: View) -> tuple[Say, ...]:
    """Return each player's loot, as far as it is public."""
    return tuple(map(_loot, view.clans))


def _loot(clan: ClanView) -> Say:
    if clan.loot is None and (clan.dirt or clan.rats or clan.others):
        return say("tunhell-alt-loot-hidden", seat=clan.seat, dirt=clan.dirt, rats=clan.rats, others=clan.others)
    return say("tunhell-alt-loot", seat=clan.seat, cards=tally(clan.loot or ()))
