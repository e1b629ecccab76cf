"""What speaks against a choice that leads to nothing visible yet: orders nobody needs or that come late, idle rooms."""

from collections.abc import Iterator

from games.core import Choice, OneOf, Say, Seat, say, shape_for
from games.dungeon_lords import choices as c
from games.dungeon_lords.cards import book
from games.dungeon_lords.rules.orders import short
from games.dungeon_lords.state import State

from .outlook import season_of
from .reasons import GUARDS, TRAPS
from .worth import estate_of


def objections(t: State, seat: Seat, choice: Choice) -> Iterator[Say]:
    """Yield what speaks against a choice, the most important first."""
    match choice:
        case c.Orders(first, second, third):
            for order in (first, second, third):
                yield from _needless(t, seat, order)
            for n, order in enumerate((second, third), start=2):
                yield say("dungeon_lords-advice-late", order=short(order), n=n)
            yield say("dungeon_lords-advice-first", order=short(first))
        case c.Stop() | c.Decline():
            shape = shape_for(t, seat)
            options = shape.choices if isinstance(shape, OneOf) else ()
            if idle := tuple(dict.fromkeys(one.room for one in options if isinstance(one, c.Produce))):
                yield say("dungeon_lords-advice-idle", rooms=idle)


def _needless(t: State, seat: Seat, order: str) -> Iterator[Say]:
    """Yield that a lord has enough of what an order brings."""
    own, season, lord, said = estate_of(t, seat), season_of(t, seat), t.lords[seat], short(order)
    taxes = (own.tiles + 1) // 2
    match book(t).order[order].kind, order:
        case "mine", _ if not season.is_taxed:
            yield say("dungeon_lords-advice-untaxed", order=said)
        case "mine", _ if own.gold >= taxes:
            yield say("dungeon_lords-advice-taxes-paid", order=said, n=taxes)
        case _, "get_food" if not season.is_payday:
            yield say("dungeon_lords-advice-no-payday", order=said)
        case _, "get_food" if own.food >= own.wages:
            yield say("dungeon_lords-advice-wages-paid", order=said, n=own.wages)
        case "dig", _ if own.tunnels >= own.imps:
            yield say("dungeon_lords-advice-dug", order=said, n=own.tunnels, imps=own.imps)
        case "hire", _ if len(lord.creatures()) >= GUARDS:
            yield say("dungeon_lords-advice-guarded", order=said, n=len(lord.creatures()))
        case _, "improve_reputation" if (
            not season.is_host and own.evil + (own.blame if season.is_payday else 0) < season.tolerance - 2
        ):
            yield say("dungeon_lords-advice-nice", order=said, n=own.evil)
        case _, "buy_traps" if own.traps >= TRAPS:
            yield say("dungeon_lords-advice-trapped", order=said, n=own.traps)
        case "build", _ if not t.halls:
            yield say("dungeon_lords-advice-no-halls", order=said)
