"""From seats, options and a seed to the first position (3)."""

from collections.abc import Mapping
from typing import Any

from .cards import EDITIONS, Book
from .rules.orders import LockOrders, lock, short
from .rules.rounds import Year, stacks
from .state import FREE, Lord, StandIn, State


def setup(base: Mapping[str, Any]) -> State:
    """Return the first position: everything shuffled, and three order cards drawn by each player (3)."""
    book: Book = EDITIONS[base["edition"]]
    dice, seats = base["dice"], base["seats"]
    rules = book.npc[f"players_{seats}"]
    deck = [row.id for row in book.traps for _ in range(row.count)]
    specials = [row.id for row in book.special_events for _ in range(row.count)]
    dice.shuffle(deck)
    dice.shuffle(specials)
    t = State(
        **base,
        marker=base["first"],
        lords=[fresh_lord(book) for _ in range(seats)],
        stand_ins=[],
        spaces=[FREE] * (3 * len(book.orders)),
        deck=deck,
        specials=specials[: book.meta["years"]][::-1],  # the first one drawn is for the second year
        events=[],
        neutral=book.evilometer["start"] if rules["evil_counter"] else 0,
    )
    stacks(t)
    if seats == 2:
        t.tell("dungeon_lords-log-stand-ins")
    for _ in range(rules["boards"]):
        orders = [*book.order]
        dice.shuffle(orders)
        t.stand_ins.append(StandIn(orders[rules["inaccessible"] :], orders[: rules["inaccessible"]]))
        locked = tuple(map(short, t.stand_ins[-1].locked))
        if seats == 2:
            t.tell("dungeon_lords-log-stand-in-locked-of", seat=len(t.stand_ins) - 1, orders=locked)
        else:
            t.tell("dungeon_lords-log-stand-in-locked", orders=locked)
    for lord in t.lords:
        lord.dealt = dice.sample([*book.order], 3)
    t.agenda = [Year(1)]
    if t.options["opening"] == "choose":
        t.then(LockOrders())
    else:
        for seat in t.order():
            lock(t, seat, t.lords[seat].dealt[: book.orders_info["inaccessible_per_round"]])
    return t


def fresh_lord(book: Book) -> Lord:
    """Return a lord as at the beginning of the game: goods, imps, three tunnels and eight order cards (3)."""
    start = book.start
    return Lord(
        gold=start["gold"],
        food=start["food"],
        imps=start["imps"],
        evil=start["evil"],
        letters=start["red_letters"],
        tiles=dict.fromkeys(start["tunnels"], "tunnel"),
        hand=[*book.order],
    )
