"""Whether three orders can be paid for, one after the other, at the spaces that are free when they are chosen (P2)."""

from games.core import Say, Seat, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Orders
from games.dungeon_lords.rows import Order, Space
from games.dungeon_lords.state import FREE, State

from .asking import goods


def unpaid(t: State, seat: Seat, orders: Orders) -> Say | None:
    """Return a warning about the first order to be lost for want of gold or food; None if all can be paid for.

    Each order is expected to get its next free space, and to bring as much as possible. Other lords may be quicker.
    """
    lord, fee = t.lords[seat], book(t).orders_info["first_order_fee"]
    gold, food = lord.gold, lord.food
    if orders.first == fee["order"]:
        if gold < fee["gold"]:
            return say("dungeon_lords-sure-orders-fee", order=_named(orders.first), n=fee["gold"])
        gold -= fee["gold"]
    rows = [row for row in book(t).order.values() if row.id in (orders.first, orders.second, orders.third)]
    for row in sorted(rows, key=lambda row: row.index):
        space = _next(t, row)
        prices = [(space.cost.get("gold", 0), space.cost.get("food", 0))] if space is not None else []
        if space is not None and row.kind == "hire":
            wages = [book(t).creature[creature].wage for creature in t.offer]
            prices = [(prices[0][0] + wage.get("gold", 0), prices[0][1] + wage.get("food", 0)) for wage in wages]
        if space is None or not prices:
            continue
        payable = [price for price in prices if price[0] <= gold and price[1] <= food]
        if not payable:
            have = tuple(Say(f"dungeon_lords-have-{good}", {"n": n}) for good, n in (("gold", gold), ("food", food)))
            if row.kind == "hire":
                return say("dungeon_lords-sure-orders-hire", order=_named(row.id), have=have)
            left = tuple(one for one in have if one.id.rpartition("-")[2] in space.cost)
            told = {"order": _named(row.id), "space": space.space, "cost": goods(space.cost), "have": left}
            return Say("dungeon_lords-sure-orders", told)
        spent = min(payable)
        gold += space.gain.get("gold", 0) - spent[0] + (_mined(t, seat, space) if row.kind == "mine" else 0)
        food += space.gain.get("food", 0) - spent[1]
    return None


def _next(t: State, row: Order) -> Space | None:
    """Return the first free space of an order."""
    there = t.spaces[row.start : row.start + len(row.spaces)]
    return next((space for space, who in zip(row.spaces, there, strict=True) if who == FREE), None)


def _mined(t: State, seat: Seat, space: Space) -> int:
    """Return how much gold can be mined at most."""
    return max(0, min(space.max_workers, t.lords[seat].free_imps() - space.foreman))


def _named(order: str) -> Say:
    return say(f"dungeon_lords-order-{order}")
