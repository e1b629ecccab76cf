"""Dungeon Lords in pictures: panels of the orders, the town, the combat, each dungeon, and what a lord alone knows."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from games.core import Choice, Outcome, Panel, Pictures, Seat, Spot, say
from games.draw import emblem
from games.dungeon_lords.board import describe_ban
from games.dungeon_lords.cards import EDITIONS
from games.dungeon_lords.choices import Build, DiscardTrap, Hire, LayTrap, Orders
from games.dungeon_lords.rules.orders import short
from games.dungeon_lords.view import LordSeen, View, card_now

from .context import context
from .describe import (
    describe_combat,
    describe_dungeon,
    describe_hand,
    describe_offer,
    describe_orders,
    describe_rest,
    describe_score,
    describe_town,
    describe_traps,
)
from .dungeon import cell_place, dungeon
from .extras import LEGEND, draw_cover, draw_legend, draw_rest
from .fights import draw_combat, fighting
from .goods import brief, goods
from .hand import draw_traps, laid_traps, spied_later, trap_place
from .offer import draw_offer, offer_place
from .orders import CHOOSING, SETTING_ASIDE, bans_of, cards_of, draw_orders, is_for_stand_in, order_place, rivals_of
from .reveal import reveal
from .score import draw_dungeons, draw_score
from .single import SIGNS, draw_sign, single_panel
from .things import ART
from .town import draw_town

_OFFERS = ("hire", "build")
_EXCHANGES = ("use", "use-evil", "use-spy")
_PLANNED = ("trap", "discard-trap", "recall")


def table(view: View) -> Sequence[Panel]:
    """Return the public panels; the one that decides the present question comes last."""
    if not view.phase:
        return _dungeons(view)
    if view.fight:
        return _combat(view), *([dungeon(view, view.asked[0])] if view.question else [])
    if view.phase in CHOOSING or _asked(view) in _OFFERS:
        return _orders(view), _town(view)
    if _asked(view) in (*_EXCHANGES, "mine"):
        return _town(view), _orders(view)
    town = () if _asked(view) == "dig" else (_town(view),)
    return _orders(view), *town, *([dungeon(view, view.asked[0])] if view.question else [])


def own(view: View, field: str) -> Sequence[Panel]:
    """Return a lord's private panels; the one that decides the question, or its current field, comes last.

    A phone shows one panel together with the controls, so there are few; the others are behind the menu.
    """
    if view.seat is None:
        return ()
    mine, asked = dungeon(view, view.seat), _asked(view)
    if not view.phase:
        return (mine,)
    if view.phase == SETTING_ASIDE:
        return goods(view, view.seat), _orders(view)  # every dungeon is the same, and nothing is on offer yet
    if view.phase in CHOOSING:
        is_begun = field in ("second", "third") or is_for_stand_in(view)
        is_bare = (view.year, view.round) == (1, 1)  # nothing has been dug or built yet
        above = () if is_begun or is_bare else (dungeon(view, view.seat, is_headed=False),)  # a phone begins below it
        return *above, brief(view, view.seat), *_offer(view), _orders(view)
    if field == "trap" or asked in _PLANNED or (view.phase == "phase_plan" and _lays_a_trap(view)):
        return *([_combat(view, is_alone=True)] if view.fight else []), mine, *_traps(view)
    if view.fight:
        is_planned = view.phase == "phase_plan" and bool(view.own and view.own.given)  # and can still be changed
        is_alone = view.phase == "phase_plan" or view.seat in view.asked
        return _combat(view, is_alone=is_alone), *(_traps(view) if is_planned else ()), mine
    if view.seat in view.asked:
        if asked in _EXCHANGES:  # the town shows how evil everybody is
            held = goods(view, view.seat) if (view.year, view.round) == (1, 1) else mine
            return held, *([_town(view)] if asked != "use" else []), _orders(view)
        if asked == "hire" or (asked == "build" and field != "cell"):
            return mine, _town(view)
        return (mine,)
    return _town(view), *_traps(view), mine


def at(view: View, choices: Sequence[Choice], field: str) -> View:
    """Return the view at one step of a choice: the cells that can still be chosen, and the orders chosen before."""
    if view.seat is None or view.own is None:
        return view
    cells = dict.fromkeys(cell for choice in choices if (cell := getattr(choice, "cell", "")))
    sites = {seat: found for seat, found in view.sites.items() if seat != view.seat}
    orders = [choice for choice in choices if isinstance(choice, Orders)]
    names = ("first", "second", "third")
    picked = [getattr(orders[0], name) for name in names[: names.index(field)]] if orders and field in names else []
    return replace(
        view,
        sites={**sites, view.seat: tuple(cells)} if field == "cell" else sites,
        own=replace(view.own, picked=tuple(picked)),
    )


def spots(view: View, choice: Choice) -> Sequence[Spot]:
    """Return where a choice is in the pictures: an order, the town, a cell or a trap; else the order under way."""
    owner = view.seat if view.seat is not None else view.asked[0] if view.asked else None
    found = []
    match choice:
        case Orders(first, second, third):
            order = (first, second, third)[len(view.own.picked) if view.own is not None else 0]
            found = [Spot("orders", *order_place(view, order), is_place=True)]
        case Hire(one) | Build(one):
            found = [Spot("town", *offer_place(view, one), is_place=True)]
        case LayTrap(trap) | DiscardTrap(trap) if view.own is not None:
            found = [Spot("traps", *trap_place(view, trap))]
    if (cell := getattr(choice, "cell", "")) and owner is not None:
        found.append(Spot(f"dungeon-{owner}", *cell_place(view, owner, cell), is_place=True))
    asked = view.question.values.get("order") if view.question and not found else None
    ids = [row.id for row in EDITIONS[view.edition].order.values() if asked in (row.id, short(row.id))]
    return found or [Spot("orders", *order_place(view, id_)) for id_ in ids]


def step(before: View, view: View) -> Sequence[Panel]:
    """Return at most two panels that a step has changed: one or two dungeons, the town, or else the orders.

    A change in more than two dungeons is shown by the town alone.
    """
    if view.fight or not view.phase:
        return table(view)
    dug = [Seat(seat) for seat, lord in enumerate(view.lords) if _held(lord) != _held(before.lords[seat])]
    changed = [dungeon(view, seat) for seat in dug] if len(dug) <= 2 else []
    if _town(view).shows != _town(before).shows or not dug:
        changed.append(_town(view))
    return (_orders(view), *changed)[-2:]


def _held(lord: LordSeen) -> LordSeen:
    """Return a lord without his orders, which the panel of orders shows."""
    return replace(lord, hand=(), locked=(), played=(), idle=(), plan=None, used={}, busy=0, busy_trolls=0)


def score(view: View, outcome: Outcome) -> Sequence[Panel]:
    """Return the panels of all finished dungeons, the winners’ lit, and of the points; each is large in `more`."""
    ends = [(lord.tiles, lord.conquered, lord.prison, lord.lair, lord.spent, lord.struck) for lord in view.lords]
    built = tuple(part for seat in range(len(ends)) for part in describe_dungeon(view, Seat(seat))[:3])
    shows = (view.edition, view.seat, outcome, ends)
    dungeons = Panel("dungeons", shows, partial(draw_dungeons, view, outcome), built)
    told = describe_score(outcome)
    return dungeons, Panel("score", (view.edition, outcome, len(view.lords)), partial(draw_score, view, outcome), told)


def more(view: View) -> Sequence[Panel]:
    """Return the panels behind the menu: a lord's traps and the town, the other dungeons, evil and discards.

    The lord's own dungeon is the first of them while it does not stand above the question.
    """
    shows = (view.edition, view.tolerance, view.neutral, [lord.evil for lord in view.lords], view.discarded)
    rest = Panel("rest", shows, partial(draw_rest, view), describe_rest(view))
    if view.seat is None or not view.phase:
        return *_dungeons(view), rest
    mine, *others = sorted(_dungeons(view), key=lambda panel: panel.id != f"dungeon-{view.seat}")
    is_shown = mine.id in {panel.id for panel in own(view, "")}
    return *(() if is_shown else (mine,)), *_traps(view), _town(view), *others, rest


def cover() -> Panel:
    """Return the panel shown in a lobby."""
    return Panel("cover", "cover", draw_cover, (say("dungeon_lords-alt-cover"),))


def legend() -> Sequence[Panel]:
    """Return the panel that explains the symbols."""
    words = tuple(say("dungeon_lords-alt-part", part=say(f"dungeon_lords-legend-{text}")) for _, text in LEGEND)
    return (Panel("legend", "legend", draw_legend, words),)


def _asked(view: View) -> str:
    """Return the last part of the id of the question; "" unless one lord alone is asked."""
    return view.question.id.removeprefix("dungeon_lords-ask-") if view.question else ""


def _lays_a_trap(view: View) -> bool:
    """Return whether the tile of the clash is known, the only nearest one or a chosen one, and nothing else yet."""
    assert view.seat is not None
    lord = view.lords[view.seat]
    tiles = EDITIONS[view.edition].map.nearest(lord.tiles, lord.conquered)
    return view.own is not None and len(view.own.given) == int(len(tiles) > 1)


def _dungeons(view: View) -> tuple[Panel, ...]:
    return tuple(dungeon(view, Seat(seat)) for seat in range(len(view.lords)))


def _orders(view: View) -> Panel:
    cards = cards_of(view)
    shows = (view.edition, view.seat, view.spaces, view.question, cards, bans_of(view), rivals_of(view))
    own = describe_hand(view) if view.phase in CHOOSING else ()
    rivals = [say("dungeon_lords-alt-locked", seat=seat, orders=(*map(short, ids),)) for seat, ids in rivals_of(view)]
    banned = [describe_ban(view, number) for number in range(len(view.stand_ins))]
    if view.seat is not None and is_for_stand_in(view):
        own = (banned.pop(view.seat), *own)
    return Panel("orders", shows, partial(draw_orders, view), (*own, *rivals, *describe_orders(view), *banned))


def _town(view: View) -> Panel:
    evil = [(lord.evil, seat) for seat, lord in enumerate(view.lords)]
    shows = (
        view.edition, view.seat, view.year, view.round, view.offer, view.halls, view.event, view.next_event,
        view.arriving, view.waiting, view.forecast, view.order, evil, view.neutral, view.raised, view.tolerance,
        view.tent, view.host,
    )  # fmt: skip
    return Panel("town", shows, partial(draw_town, view), describe_town(view))


def _offer(view: View) -> Sequence[Panel]:
    """Return the panel of the creatures and rooms on offer, low enough to be seen together with the orders."""
    if not (view.offer or view.halls):
        return ()
    shows = (view.edition, view.seat, view.offer, view.halls)
    return (Panel("offer", shows, partial(draw_offer, view), describe_offer(view)),)


def _combat(view: View, *, is_alone: bool = False) -> Panel:
    """Return the panel of the combat; with `is_alone` only the card, for a lord who sees the fight on his dungeon."""
    seats = () if is_alone else tuple(fighting(view))
    lords = [(seat, lord.tiles, lord.file, lord.plan, lord.traps) for seat in seats for lord in (view.lords[seat],)]
    clash = view.clash.seat if view.clash else view.asked
    shows = (view.edition, view.seat, view.year, view.fight, view.cards, card_now(view), clash, lords)
    return Panel("combat", shows, partial(draw_combat, view, seats), describe_combat(view, seats))


def _traps(view: View) -> Sequence[Panel]:
    """Return the panel of traps and spied cards, if there are any."""
    assert view.own is not None
    own = view.own
    if not (own.traps or own.laid or spied_later(view)):
        return ()
    shows = (view.edition, own.traps, laid_traps(own), spied_later(view))
    return (Panel("traps", shows, partial(draw_traps, view), describe_traps(view)),)


_SHOWN = (
    "offer", "waiting", "next-event", "evil", "locked", "stand-in", "stand-in-of", "stand-in-locked-of", "march",
)  # fmt: skip
TOLD = frozenset(f"dungeon_lords-log-{sentence}" for sentence in _SHOWN)
"""Log events that add nothing to the pictures, because the panels of town, orders and combat show their content."""

EXAMPLES: dict[str, str | tuple[int, str]] = {
    "overview": (188, "dungeons"), "setup": (4, "dungeon-0"), "round": (3, "orders"), "orders": (20, "moment"),
    "eight": (17, "orders"), "dungeon": (49, "dungeon-0"), "production": "mint", "rooms": "magic_room",
    "creatures": (13, "town"), "evil": "improve_reputation", "events": "payday", "adventurers": (27, "town"),
    "paladin": "paladin_1", "planning": (76, "traps"), "clash": (80, "moment"), "spells": (78, "moment"),
    "spellcards": "word_of_peace", "traps": "pendulum", "secondyear": (84, "moment"), "scoring": (188, "score"),
}  # fmt: skip
"""The pictures of the rules help: a thing, or a move of the lesson and what its pupil sees after it."""

PICTURES = Pictures(
    table=table,
    own=own,
    context=context,
    score=score,
    more=more,
    cover=cover,
    legend=legend,
    card=single_panel,
    emblem=partial(emblem, ART, "imp"),
    step=step,
    reveal=reveal,
    at=at,
    spots=spots,
    signs=SIGNS,
    sign=draw_sign,
    told=TOLD,
    tells=EDITIONS[EDITIONS.current].trap.__contains__,
    examples=EXAMPLES,
)

__all__ = ["PICTURES"]
