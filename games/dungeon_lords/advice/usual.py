"""What orders, and declining them, are good for in general: said in a hint for want of a particular reason."""

from collections.abc import Iterator

from games.core import Plan, Say, Seat, Some, say
from games.dungeon_lords import choices as c
from games.dungeon_lords.cards import book
from games.dungeon_lords.rules.turn import Turn
from games.dungeon_lords.state import State


def usual(t: State, seat: Seat, plan: Plan) -> Iterator[Say]:
    """Yield what the orders of a plan are good for, or those that are not set aside; or what declining one saves."""
    step = t.agenda[-1]
    match plan[0]:
        case c.Orders(first, second, third):
            for order in (first, second, third):
                yield from _order(t, order)
        case c.Retrieve(order):
            yield from _order(t, order)
        case c.Decline() if isinstance(step, Turn) and not {"gold", "food"}.isdisjoint(step.row(t).cost):
            yield say("dungeon_lords-advice-usual-save")
        case c.UseOrder() | c.Spy() | c.DrawExtra() if isinstance(step, Turn):
            yield from _order(t, step.order)
        case c.Mine():
            yield say("dungeon_lords-advice-usual-gold")
        case Some(locked):
            for order in t.lords[seat].dealt:
                if order not in locked:
                    yield from _order(t, order)


def _order(t: State, order: str) -> Iterator[Say]:
    """Yield what an order is good for."""
    rules = book(t)
    match rules.order[order].kind, order:
        case "mine", _:
            yield say("dungeon_lords-advice-usual-gold")
        case "hire", _:
            yield say("dungeon_lords-advice-usual-hire", n=rules.scoring["per_monster_or_ghost"])
        case "build", _:
            yield say("dungeon_lords-advice-usual-build", n=rules.scoring["per_unconquered_room"])
        case "dig", _:
            yield say("dungeon_lords-advice-usual-dig")
        case _, "get_food":
            yield say("dungeon_lords-advice-usual-food")
        case _, "improve_reputation":
            yield say("dungeon_lords-advice-usual-reputation")
        case _, "buy_traps":
            yield say("dungeon_lords-advice-usual-traps")
        case _, "recruit_imps":
            yield say("dungeon_lords-advice-usual-imps")
