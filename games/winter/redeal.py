"""Dealing again everything that a seat cannot know, for a search from that seat's point of view (5.1)."""

from games.core import Seat

from .rules.moves import free_actions, legal
from .rules.music import Follow, PlayCards
from .state import State, book


def redeal(t: State, seat: Seat | None) -> None:
    """Shuffle the three decks, and choose others' hands again from the cards that may be in them.

    What everyone knows stays: cards played, heroes bought since the hands were chosen, instruments that a player
    could not follow, and those that a player was asked about. Cards are sorted before they are shuffled: equal
    knowledge and equal dice give an equal table.
    """
    for deck in (t.hero_deck, t.monster_deck, t.disaster_deck):
        deck.sort()
        t.dice.shuffle(deck)
    for other in map(Seat, range(t.seats)):
        if other != seat and t.players[other].hand:
            _redeal_hand(t, other)


def _redeal_hand(t: State, seat: Seat) -> None:
    """Deal a hand of equal size that is consistent with everything known about it."""
    player, known = t.players[seat], book(t).instrument
    pool = [
        card
        for card in player.cards[: player.chosen_from]
        if card not in player.played and known[card] not in player.lacks
    ]
    pool.sort(key=book(t).order.__getitem__)
    t.dice.shuffle(pool)
    hand = []
    for instrument in _shown(t, seat):
        first = next(card for card in pool if known[card] == instrument)
        pool.remove(first)
        hand.append(first)
    hand += pool[: len(player.hand) - len(hand)]
    player.hand = tuple(sorted(hand, key=book(t).order.__getitem__))


def _shown(t: State, seat: Seat) -> list[str]:
    """Return the instruments of which the hand is known to have a card: the player was or is asked about them."""
    found = [*t.players[seat].keeps]
    step = t.agenda[-1] if t.agenda else None
    is_asked = (isinstance(step, Follow) and step.seat == seat) or (
        isinstance(step, PlayCards) and step.seat == seat and not legal(free_actions(t, seat))
    )
    if is_asked and isinstance(step, Follow | PlayCards) and step.instrument not in found:
        found.append(step.instrument)
    return found
