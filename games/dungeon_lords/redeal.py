"""Dealing again what a seat, or the public, cannot know (14.1)."""

from games.core import Seat

from .cards import book
from .rules.stages import trap_price
from .state import Lord, Plan, State
from .view import turned_up


def redeal(t: State, seat: Seat | None) -> None:
    """Deal again, with the table's dice, all that the seat cannot know (14.1).

    Tiles and cards are sorted before they are shuffled: equal knowledge and equal dice give an equal table.
    """
    for stack in (t.monsters, t.rooms, t.adventurers):
        stack.sort()
        t.dice.shuffle(stack)
    _redeal_events(t)
    _redeal_cards(t, seat)
    for number, lord in enumerate(t.lords):
        if number != seat and lord.dealt:
            lord.dealt = t.dice.sample([*book(t).order], len(lord.dealt))
    while not _redeal_traps(t, seat):
        pass  # some plan got a trap its owner could not pay for: no such deal was possible


def _redeal_events(t: State) -> None:
    """Shuffle the events and special events that are not turned up yet."""
    hidden = sorted(t.events[t.event_known :])
    t.dice.shuffle(hidden)
    t.events = [*t.events[: t.event_known], *hidden]
    known = (
        t.specials[: t.year]
        if t.special or t.fight or "special" in t.events[: t.event_known]
        else (t.specials[: t.year - 1])
    )
    rest = [row.id for row in book(t).special_events if row.id not in known]
    t.specials = [*known, *t.dice.sample(rest, len(t.specials) - len(known))]


def _redeal_cards(t: State, seat: Seat | None) -> None:
    """Shuffle the combat cards neither turned up nor spied by the seat, with those not used this year."""
    shown = turned_up(t)
    spied = t.lords[seat].spied if seat is not None else []
    hidden = [place for place in range(len(t.cards)) if place >= shown and place + 1 not in spied]
    pool = sorted([*t.pile, *(t.cards[place] for place in hidden)])
    t.dice.shuffle(pool)
    for place in hidden:
        t.cards[place] = pool.pop()
    t.pile = pool


def _redeal_traps(t: State, seat: Seat | None) -> bool:
    """Deal deck, face-down discards and others' traps again; return False if a planned trap could not be paid for."""
    others = [(Seat(number), lord) for number, lord in enumerate(t.lords) if number != seat]
    hands: list[list[str]] = [t.deck, t.discard]
    for _, lord in others:
        hands += [lord.plan.traps, lord.traps] if lord.plan else [lord.traps]
    pool = sorted(trap for hand in hands for trap in hand)
    t.dice.shuffle(pool)
    for hand in hands:
        count = len(hand)
        hand[:] = pool[:count]
        del pool[:count]
    return all(_payable(t, seat_, lord, lord.plan) for seat_, lord in others if lord.plan)


def _payable(t: State, seat: Seat, lord: Lord, plan: Plan) -> bool:
    """Return whether the hidden traps of a plan could have been planned (9.1)."""
    have = {"gold": lord.gold, "food": lord.food, "imp": lord.imps}
    for trap in plan.traps:
        for good, n in trap_price(t, seat, plan.cell, trap).items():
            have[good] -= n
    return min(have.values()) >= 0
