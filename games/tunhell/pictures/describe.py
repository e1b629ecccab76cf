"""What the pictures show, in sentences: for whoever cannot see them."""

from collections.abc import Iterator

from games.core import Say, Seat, say
from games.tunhell.rules.table import tally
from games.tunhell.view import ClanView, MineView, View


def describe_board(view: View) -> tuple[Say, ...]:
    """The table: whose decision, the mines, the players, the row."""
    return tuple(_board(view))


def _board(view: View) -> Iterator[Say]:
    yield view.question or say("tunhell-board-over")
    if view.delve:
        delve = view.delve
        team = tally(delve.team)
        yield say(
            "tunhell-board-delve", seat=delve.seat, mine=delve.mine, team=team, combat=delve.combat, left=delve.left
        )
    for mine in view.mines:
        yield from _mine(mine)
    yield from (_clan(clan) for clan in view.clans)
    if offered := tuple(card for card in view.row if card):
        yield say("tunhell-alt-row", cards=offered)


def _mine(mine: MineView) -> Iterator[Say]:
    if not mine.cards:
        yield say("tunhell-alt-empty", mine=mine.number)
        return
    yield say("tunhell-alt-mine", mine=mine.number, n=mine.cards)
    if mine.top:
        yield say("tunhell-alt-top", card=mine.top)
    guards = tuple(
        say("tunhell-alt-guard", seat=Seat(seat), n=mine.strengths[seat])
        for seat, cards in enumerate(mine.guards)
        if cards
    )
    if guards:
        yield say("tunhell-alt-guards", guards=guards)


def _clan(clan: ClanView) -> Say:
    cards = clan.dwarfs + clan.finds
    if clan.points is None:
        return say("tunhell-alt-clan-hidden", seat=clan.seat, cards=cards)
    return say("tunhell-alt-clan", seat=clan.seat, points=clan.points, cards=cards)


def describe_hand(view: View) -> tuple[Say, ...]:
    """A hand, where its cards can be played now, and what was scouted."""
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
    scouted = tuple(
        say("tunhell-hand-scouted", mine=mine.number, cards=mine.scouted) for mine in view.mines if mine.scouted
    )
    return (say("tunhell-alt-hand", cards=held), *playable, *scouted)
