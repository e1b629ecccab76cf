"""Whether a lord can carry out his orders, one after the other: what they cost, and where they take place (P2)."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core import Say, Seat, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Orders
from games.dungeon_lords.rows import Order, Space
from games.dungeon_lords.state import FREE, State

from .asking import goods
from .plots import plots


@dataclass(frozen=True, slots=True)
class _Short:
    """An order for which gold or food is lacking, and what is left of them by then."""

    order: Order
    space: Space
    gold: int
    food: int

    def have(self) -> tuple[Say, ...]:
        """Return what is left of the goods that the order costs; a creature may cost both."""
        cost = ("gold", "food") if self.order.kind == "hire" else tuple(self.space.cost)
        left = (("gold", self.gold), ("food", self.food))
        return tuple(Say(f"dungeon_lords-have-{good}", {"n": n}) for good, n in left if good in cost)


def unpaid(t: State, seat: Seat, orders: Orders) -> Say | None:
    """Return a warning about the first of three orders to be lost for want of gold or food; None if there is none.

    Each is expected to get its next free space. Other lords may be quicker.
    """
    gold, fee = t.lords[seat].gold, book(t).orders_info["first_order_fee"]
    if orders.first == fee["order"]:
        if gold < fee["gold"]:
            return say("dungeon_lords-sure-orders-fee", order=_named(orders.first), n=fee["gold"])
        gold -= fee["gold"]
    chosen = [row for row in book(t).orders if row.id in (orders.first, orders.second, orders.third)]
    found = _short(t, seat, _on(t, chosen, FREE), gold, t.lords[seat].food)
    if found is None:
        return None
    order, have = _named(found.order.id), found.have()
    if found.order.kind == "hire":
        return say("dungeon_lords-sure-orders-hire", order=order, have=have)
    space = found.space
    return say("dungeon_lords-sure-orders", order=order, space=space.space, cost=goods(space.cost), have=have)


def placeless(t: State, seat: Seat, orders: Orders) -> Say | None:
    """Return a warning about the first of three orders for which a dungeon has no place; None if there is none.

    The order to dig may make room for the later ones.
    """
    lord, chosen = t.lords[seat], {orders.first, orders.second, orders.third}
    rows = [row for row in book(t).order.values() if row.id in chosen]
    sites = book(t).map.tunnels(lord.tiles)
    digs = bool(sites) and any(row.kind == "dig" for row in rows)
    for row in rows:
        if row.kind == "dig" and not sites:
            return say("dungeon_lords-sure-orders-site", order=_named(row.id))
        if row.kind == "mine" and not digs and not lord.open_tunnels():
            return say("dungeon_lords-sure-orders-tunnel", order=_named(row.id))
        if row.kind == "build" and t.halls and not digs and not any(plots(t, seat, room) for room in t.halls):
            return say("dungeon_lords-sure-orders-plot", order=_named(row.id), rooms=tuple(t.halls))
    return None


def outbid(t: State, seat: Seat, row: Order, space: Space) -> Say | None:
    """Return a warning about a later order that can no longer be paid for once this one is carried out."""
    lord, later = t.lords[seat], [one for one in book(t).orders if one.index > row.index]
    placed = _on(t, later, seat)
    gold = lord.gold + space.gain.get("gold", 0) - space.cost.get("gold", 0)
    food = lord.food + space.gain.get("food", 0) - space.cost.get("food", 0)
    found = _short(t, seat, placed, gold, food)
    if found is None or _short(t, seat, placed, lord.gold, lord.food) is not None:
        return None
    return say("dungeon_lords-sure-use", order=_named(row.id), other=_named(found.order.id), have=found.have())


def _on(t: State, orders: Sequence[Order], who: int) -> list[tuple[Order, Space]]:
    """Return orders with the first space of each on which a lord stands, or which is free; others are left out."""
    found = []
    for row in sorted(orders, key=lambda row: row.index):
        there = zip(row.spaces, t.spaces[row.start : row.start + len(row.spaces)], strict=True)
        found += [(row, space) for space, one in there if one == who][:1]
    return found


def _short(t: State, seat: Seat, placed: Sequence[tuple[Order, Space]], gold: int, food: int) -> _Short | None:
    """Return the first order that cannot be paid for if all bring as much as possible; None if there is none."""
    for row, space in placed:
        wages = [book(t).creature[creature].wage for creature in t.offer] if row.kind == "hire" else [{}]
        prices = [
            (space.cost.get("gold", 0) + wage.get("gold", 0), space.cost.get("food", 0) + wage.get("food", 0))
            for wage in wages
        ]
        payable = [price for price in prices if price[0] <= gold and price[1] <= food]
        if prices and not payable:
            return _Short(row, space, gold, food)
        spent = min(payable, default=(0, 0))
        imps = max(0, t.lords[seat].free_imps() - space.foreman)
        mined = min(space.max_workers, imps) if row.kind == "mine" else 0
        gold, food = gold + space.gain.get("gold", 0) + mined - spent[0], food + space.gain.get("food", 0) - spent[1]
    return None


def _named(order: str) -> Say:
    return say(f"dungeon_lords-order-{order}")
