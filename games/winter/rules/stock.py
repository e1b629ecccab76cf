"""Gaining, paying and losing resources (2.1, 6.2)."""

from collections.abc import Mapping

from games.core import Say, Seat, say
from games.winter.cards import Resource
from games.winter.state import State, book


def gain(t: State, seat: Seat, goods: Mapping[Resource, int]) -> tuple[Say, ...]:
    """Move the markers up; amounts above the maximum are lost (2.1). Return old and new values as sentences."""
    stock, most = t.players[seat].stock, book(t).limits.resource_max
    changes = []
    for resource, amount in goods.items():
        old = stock[resource]
        stock[resource] = min(most, old + amount)
        changes.append(change(resource, old, stock[resource], lost=old + amount - stock[resource]))
    return tuple(changes)


def pay(t: State, seat: Seat, goods: Mapping[Resource, int]) -> tuple[Say, ...]:
    """Move the markers down, which the rules guarantee to be possible. Return old and new values as sentences."""
    stock = t.players[seat].stock
    changes = []
    for resource, amount in goods.items():
        stock[resource] -= amount
        changes.append(change(resource, stock[resource] + amount, stock[resource]))
    return tuple(changes)


def lacking(t: State, seat: Seat, goods: Mapping[Resource, int]) -> dict[Resource, int]:
    """Return what a player lacks to pay a price; gold never replaces another resource (R20)."""
    stock = t.players[seat].stock
    return {resource: amount - stock[resource] for resource, amount in goods.items() if amount > stock[resource]}


def to_lose(stock: Mapping[Resource, int], goods: Mapping[Resource, int]) -> dict[Resource, int]:
    """Return what a player with this stock would pay a monster: nothing more than there is (6.2, R19, R21)."""
    left, found = dict(stock), dict[Resource, int]()
    for resource in (one for one, amount in goods.items() for _ in range(amount)):
        taken = _taken(left, resource)
        if left[taken]:
            left[taken] -= 1
            found[taken] = found.get(taken, 0) + 1
    return found


def _taken(stock: Mapping[Resource, int], resource: Resource) -> Resource:
    """Return what a monster takes: the resource, or gold if there is none of it (R19)."""
    return resource if stock[resource] or not stock["gold"] else "gold"


def lose(t: State, seat: Seat, monster: str, goods: Mapping[Resource, int]) -> None:
    """Pay a monster, unit by unit: the resource, or else 1 gold, or else nothing (6.2, R19, R21).

    Several resources that are there are told in one sentence.
    """
    stock = t.players[seat].stock
    if len(goods) > 1 and all(stock[resource] >= amount for resource, amount in goods.items()):
        t.tell("winter-log-loses-several", seat=seat, monster=monster, changes=pay(t, seat, goods))
        return
    for resource, amount in goods.items():
        for _ in range(amount):
            taken = _taken(stock, resource)
            old = stock[taken]
            if not old:
                text = "winter-log-no-gold" if resource == "gold" else "winter-log-nothing-to-lose"
                t.tell(text, seat=seat, monster=monster, resource=resource)
                continue
            stock[taken] = old - 1
            text = "winter-log-loses" if taken == resource else "winter-log-loses-gold"
            t.tell(text, seat=seat, monster=monster, resource=resource, old=old, new=old - 1)


def change(resource: Resource, old: int, new: int, lost: int = 0) -> Say:
    """Return a change as a sentence such as `wood 2 → 4`, with the amount lost above the maximum."""
    if lost:
        return say("winter-change-capped", resource=resource, old=old, new=new, n=lost)
    return say("winter-change", resource=resource, old=old, new=new)


def price(goods: Mapping[Resource, int]) -> tuple[Say, ...]:
    """Return a price as a list: 1 wood and 2 stone."""
    return tuple(say("winter-amount", n=amount, resource=resource) for resource, amount in goods.items())
