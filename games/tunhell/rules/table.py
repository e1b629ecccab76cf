"""Operations on cards that several chapters share: count strength, discard, take from a hand, gain loot."""

from collections import Counter
from collections.abc import Iterable

from games.core import Seat, Value, say
from games.tunhell.cards import Book
from games.tunhell.rows import Mode
from games.tunhell.state import Mine, State, book


def mode_of(t: State) -> Mode:
    """Return the rule set of this table."""
    return book(t).modes[t.options["mode"]]


def strength(t: State, seat: Seat, number: int) -> int:
    """Return the printed combat values of a player's warriors at a mine; bonuses never count (2)."""
    combat = book(t).combat
    return sum([combat[card] for card in t.mine(number).guards[seat]])


def needed(t: State, seat: Seat, number: int, guards: Iterable[str] | None = None, card: str = "") -> int:
    """Return the combat a player needs against the encounter on top of a mine, now or once these warriors stand there.

    A dog lowers it, but not below 0 (7.2, R25). `card` names an encounter further down.
    """
    cards, mine = book(t).cards, t.mine(number)
    scares = sum([cards[card].scares for card in (mine.guards[seat] if guards is None else guards)])
    return max(0, cards[card or mine.shaft[-1]].combat - scares)


def team_figures(catalogue: Book, team: Iterable[str]) -> tuple[int, int]:
    """Return capacity and team combat: beers multiply the printed figures, other bonuses add to them (6.2, R15)."""
    cards = tuple(team)
    if cards not in catalogue.teams:
        rows = [catalogue.cards[card] for card in cards]
        times = 1 + sum(row.add_times for row in rows)
        capacity = sum(row.dig for row in rows) * times + sum(row.add_dig for row in rows)
        catalogue.teams[cards] = capacity, sum(row.bonus for row in rows) * times + sum(row.add_combat for row in rows)
    return catalogue.teams[cards]


def points_of(t: State, card: str) -> int:
    """Return what a card is worth to the player who wins it (12)."""
    return book(t).cards[card].points


def discard(t: State, cards: Iterable[str]) -> None:
    """Discard cards according to their backs: dwarf cards and mine cards have separate discards (5.3)."""
    known = book(t).cards
    for card in cards:
        (t.dwarf_discard if known[card].back == "dwarf" else t.mine_discard).append(card)


def leave_hand(t: State, seat: Seat, *cards: str) -> None:
    """Take cards out of a hand; a dwarf that nobody saw being recruited is new to everyone else."""
    clan, known = t.clans[seat], book(t).cards
    for card in cards:
        clan.hand.remove(card)
        if card in clan.recruited:
            clan.recruited.remove(card)
        elif known[card].back == "dwarf":
            t.learn()


def lift(mine: Mine) -> str:
    """Remove the top card of a mine and return it."""
    mine.shown = False
    mine.seen = [count and count - 1 for count in mine.seen]
    return mine.shaft.pop()


def gain(t: State, seat: Seat, number: int) -> None:
    """Move the top card of a mine to a player's loot, with a trophy if it earns one (10)."""
    card = lift(t.mine(number))
    loot = t.clans[seat].loot
    loot.append(card)
    if mode_of(t).trophies:
        for trophy, row in book(t).trophies.items():
            if row.counts == card:
                _award(t, seat, trophy, card)


def _award(t: State, seat: Seat, trophy: str, card: str) -> None:
    """Give a trophy to the first who gains its card, later to a player who draws level with its owner (10)."""
    owner = t.trophies.get(trophy)
    count, before = t.clans[seat].loot.count(card), t.clans[owner].loot.count(card) if owner is not None else 0
    if owner is None or (owner != seat and count >= before):
        t.trophies[trophy] = seat
        t.tell(
            "tunhell-log-trophy",
            seat=seat, trophy=trophy, n=count, others=before, tied=int(count == before),
            points=book(t).trophies[trophy].points, from_seats=() if owner is None else (owner,),
        )  # fmt: skip


def guards_leave(t: State, number: int) -> list[str]:
    """Discard all warriors of all players at a mine, and return them."""
    mine = t.mine(number)
    gone = [card for side in mine.guards for card in side]
    mine.guards = [[] for _ in mine.guards]
    discard(t, gone)
    return gone


def tally(cards: Iterable[str]) -> tuple[Value, ...]:
    """Return cards for a sentence: each kind once, with its number of copies."""
    return tuple(card if n == 1 else say("tunhell-several", card=card, n=n) for card, n in Counter(cards).items())
