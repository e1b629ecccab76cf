"""What several chapters do: draw, discard, take into a hand, gain and lose coins."""

from collections.abc import Iterable, Sequence

from games.core import Seat, Sign
from games.maphr.cards import book
from games.maphr.state import State

_ROLLS = 8
"""The number of throws of the die that are remembered."""


def draw(t: State, count: int) -> list[str]:
    """Draw cards from the deck; an empty deck is renewed from the discard pile (5, R61)."""
    found = []
    for _ in range(count):
        if not t.deck:
            renew_deck(t)
        if t.deck:
            found.append(t.deck.pop())
    if found:
        t.learn()
    return found


def has_cards(t: State, count: int) -> bool:
    """Return whether `count` cards can still be drawn; always true except in a constructed position (5)."""
    return len(t.deck) + t.pile >= count


def renew_deck(t: State) -> None:
    """Shuffle the discard pile to form the deck."""
    t.deck = take_pile(t)
    if t.deck:
        t.tell("maphr-log-shuffle", n=len(t.deck))


def take_pile(t: State) -> list[str]:
    """Return the whole discard pile, shuffled, so that no position in it is known any more."""
    cards = [*t.discard, *t.seen]
    t.discard, t.seen = [], []
    t.dice.shuffle(cards)
    t.learn()
    return cards


def bury(t: State, cards: Iterable[str]) -> None:
    """Put cards on the discard pile, face down."""
    t.discard.extend(cards)


def show(t: State, cards: Iterable[str]) -> None:
    """Put cards on the discard pile that everyone sees."""
    for card in cards:
        t.seen.append(card)
        t.shown.append(card)


def leave(t: State, seat: Seat, *cards: str) -> None:
    """Remove cards from a hand unseen; what everyone knew of the hand is no longer certain."""
    clan = t.clans[seat]
    for card in cards:
        clan.hand.remove(card)
    if cards:
        clan.known = []


def play(t: State, seat: Seat, card: str) -> None:
    """Remove a card from a hand publicly."""
    clan = t.clans[seat]
    clan.hand.remove(card)
    if card in clan.known:
        clan.known.remove(card)
    t.learn()


def receive(t: State, seat: Seat, cards: Sequence[str]) -> None:
    """Add cards to a hand unseen by the others; their owner is told which."""
    if cards:
        t.clans[seat].hand.extend(cards)
        t.learn()
        alike_together = sorted(cards, key=list(cards).index)
        t.tell("maphr-log-received", to=seat, cards=tuple(alike_together))


def gain(t: State, seat: Seat, coins: int) -> int:
    """Add coins; return how many the player then has."""
    t.clans[seat].coins += coins
    return t.clans[seat].coins


def lose(t: State, seat: Seat, coins: int) -> int:
    """Take coins, at most all there are; return how many were lost (9)."""
    lost = min(coins, t.clans[seat].coins)
    t.clans[seat].coins -= lost
    return lost


def roll(t: State) -> int:
    """Throw the die and return its face."""
    t.learn()
    face = 1 + t.dice.below(6)
    t.rolls = [*t.rolls, face][-_ROLLS:]
    return face


def is_immediate(t: State, card: str) -> bool:
    """Return whether a card is a contract or a catastrophe."""
    return card in book(t).queue_order


def level_sign(t: State, level: int) -> Sign:
    """Return the number of a level as it is printed."""
    return Sign(book(t).level[level - 1].roman)


def cell_sign(cell: str) -> Sign:
    """Return a cell as people write it."""
    return Sign(cell.upper())


def distinct(cards: Iterable[str]) -> tuple[str, ...]:
    """Return each kind of card once, in the order given."""
    return tuple(dict.fromkeys(cards))
