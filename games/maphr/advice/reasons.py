"""Why a choice is advised, in sentences: points, coins, tiles missing to the target, and what can be spared."""

from collections.abc import Iterator, Sequence

from games.core import Choice, Number, OneOf, Say, Seat, Sign, Some, decision, say, shape_for
from games.maphr import choices as c
from games.maphr.cards import book
from games.maphr.rules.actions import second_cost
from games.maphr.rules.asking import price_of
from games.maphr.rules.auction import TakePacket
from games.maphr.rules.construct import Constructing, can_build
from games.maphr.rules.draws import FromPile
from games.maphr.rules.exploit import miner_price
from games.maphr.rules.immediate import Caravan, ContractOffer
from games.maphr.rules.losses import LoseTile
from games.maphr.rules.prospect import Prospecting, can_lay, spots
from games.maphr.rules.trade import sell_price
from games.maphr.rules.upgrade import upgrade_price
from games.maphr.scoring import miner_points, points
from games.maphr.state import State, level_of, survey, target

from .action_plans import Actions
from .keeping import (
    abandoned,
    affords,
    allowed_level,
    built_points,
    earns,
    key_price,
    lost_tile,
    most_ends,
    open_ends,
    spared,
    too_soon,
    useless,
)
from .worth import Worth

_NEAR = 2
"""With at most this many tiles missing to the target, each tile is mentioned."""


def reasons(t: State, seat: Seat, choice: Choice, worth: Worth) -> Iterator[Say]:
    """Yield what speaks for a choice, the most important first."""
    match choice:
        case c.Act():
            yield from _actions(t, seat, choice, Actions(t, seat, worth))
        case c.Lay(card, cell, turn):
            yield from _lay(t, seat, card, cell, turn)
        case c.Tile(card):
            yield from _tile(t, seat, card)
            yield from _ends(t, seat, card)
        case c.Keep(card) | c.Erect(card):
            yield from _card(t, seat, card)
        case Some(cards):
            yield from _cards(t, seat, cards, worth)
        case c.Toss(card):
            yield from useless(t, seat, (card,))
        case c.Give(card, other):
            yield from useless(t, seat, (card,))
            yield from _leads(t, seat, other)
        case _:
            yield from _others(t, seat, choice, worth)


def _actions(t: State, seat: Seat, plan: c.Act, actions: Actions) -> Iterator[Say]:
    """Yield what each action brings, in their order."""
    coins, laid = t.clans[seat].coins, actions.laid
    new_vein = 0
    for token in (plan.first, plan.second, plan.third):
        if token == "prospect" and laid:
            missing = target(t, seat) - len(t.clans[seat].mine) - len(laid)
            if missing > 0:
                yield say("maphr-advice-lays", n=len(laid), missing=missing)
            else:
                yield say("maphr-advice-reaches", n=book(t).scoring["finish_first"])
            new_vein = max([book(t).tiles[card].value for card in laid])
        elif token == "exploit":
            brings = actions.brings(new_vein)
            coins += brings
            yield say("maphr-advice-exploits", n=brings)
        elif token == "build" and (built := actions.built(coins)):
            coins -= price_of(t, seat, built.card)
            yield from _card(t, seat, built.card)
    yield from earns(t, seat, coins)
    if "prospect" not in (plan.first, plan.second, plan.third):
        yield from too_soon(t, seat, len(laid))
    if not plan.second and second_cost(t, seat):
        yield say("maphr-advice-one-action", n=second_cost(t, seat))


def _card(t: State, seat: Seat, card: str) -> Iterator[Say]:
    """Yield what a card is good for, whether in hand or on the table."""
    catalogue, clan = book(t), t.clans[seat]
    if card in catalogue.tiles:
        yield from _tile(t, seat, card)
    elif card in catalogue.impediments:
        yield say("maphr-advice-impediment", card=card)
    elif card in catalogue.contracts:
        yield say("maphr-advice-contract", card=card)
    elif (row := catalogue.buildings.get(card)) is None:
        yield say("maphr-advice-harmless", card=card)
    elif card in clan.buildings:
        yield say("maphr-advice-to-sell", card=card)
    else:
        yield say("maphr-advice-building", card=card, n=built_points(t, seat, row))
        level = next((step for step in catalogue.level[clan.level :] if step.upgrade_key_building == card), None)
        if level:
            yield key_price(level)
        elif (price := allowed_level(t, seat, row)) is not None:
            yield say("maphr-advice-allows", card=card, roman=Sign(catalogue.level[clan.level].roman), n=price)
        elif clan.level == 1 and not clan.buildings:
            yield say("maphr-advice-first", roman=Sign(catalogue.level[1].roman))


def _tile(t: State, seat: Seat, card: str) -> Iterator[Say]:
    row = book(t).tiles[card]
    if row.value:
        yield say("maphr-advice-vein", card=card, n=row.value)
    missing = target(t, seat) - len(t.clans[seat].mine)
    if 0 < missing <= _NEAR:
        yield say("maphr-advice-tile", card=card, missing=missing)
    if row.shape in ("tee", "cross"):
        yield from _junction(t, seat, card)
    if card not in t.clans[seat].hand and not can_lay(t, seat) and spots(t, seat, card):
        yield say("maphr-advice-fits", card=card)


def _junction(t: State, seat: Seat, card: str) -> Iterator[Say]:
    """Yield how many open ends a tile with three or four openings gives the mine, if it fits there now."""
    ends, now = most_ends(t, seat, card), survey(t, seat).open_ends
    if t.clans[seat].mine and ends > now:
        yield say("maphr-advice-more-ends", card=card, n=ends, now=now)
    else:
        yield say("maphr-advice-junction", card=card)


def _ends(t: State, seat: Seat, card: str) -> Iterator[Say]:
    """Yield the number of open ends that a tile can leave, if another tile would leave fewer."""
    shape = shape_for(t, seat)
    tiles = [one.card for one in shape.choices if isinstance(one, c.Tile)] if isinstance(shape, OneOf) else []
    n = most_ends(t, seat, card)
    if n > min([most_ends(t, seat, other) for other in tiles], default=n):
        yield say("maphr-advice-tile-ends", card=card, n=n)


def _lay(t: State, seat: Seat, card: str, cell: str, turn: int) -> Iterator[Say]:
    n, shape = open_ends(t, seat, card, cell, turn), shape_for(t, seat)
    ways = [one for one in shape.choices if isinstance(one, c.Lay)] if isinstance(shape, OneOf) else []
    if n > min([open_ends(t, seat, one.card, one.cell, one.turn) for one in ways], default=n):
        yield say("maphr-advice-ends", n=n)
    yield from _tile(t, seat, card)


def _cards(t: State, seat: Seat, cards: Sequence[str], worth: Worth) -> Iterator[Say]:
    """Yield what speaks for each card to be kept, or for all cards given away together."""
    now = decision(t)
    if now and isinstance(now.step, FromPile | TakePacket):
        for card in dict.fromkeys(cards):
            yield from list(_card(t, seat, card))[:1]
    else:
        yield from spared(t, seat, cards, worth)


def _leads(t: State, seat: Seat, other: Seat) -> Iterator[Say]:
    """Yield that an opponent has the most points."""
    made = {one: sum(points(t, one).values()) for one in t.others(seat)}
    if len(made) > 1 and made[other] == max(made.values()):
        yield say("maphr-advice-leads", seat=other, n=made[other])


def _others(t: State, seat: Seat, choice: Choice, worth: Worth) -> Iterator[Say]:
    """Yield what speaks for hiring, levels, trade and the market."""
    clan = t.clans[seat]
    match choice:
        case c.Hire():
            more = worth.income(1) - worth.income(0)
            yield say("maphr-advice-miner", n=more, points=miner_points(t, seat))
        case c.Spare():
            yield say("maphr-advice-no-miner", n=miner_price(t, seat))
        case c.Upgrade():
            row = book(t).level[clan.level]
            yield say("maphr-advice-upgrade", roman=Sign(row.roman), n=row.tile_limit)
            if clan.mine and len(clan.mine) >= level_of(t, seat).tile_limit:
                yield say("maphr-advice-full")
        case c.Stay():
            yield say("maphr-advice-stay", n=upgrade_price(t, seat) or 0)
            room = level_of(t, seat).tile_limit - len(clan.mine)
            if room > 1:
                yield say("maphr-advice-room", n=room)
        case c.Hinder(card, other):
            yield from _hinder(t, seat, card, other)
        case c.Enough() if any(card in book(t).impediments for card in clan.hand):
            yield say("maphr-advice-later")
        case c.Sell(card):
            yield from spared(t, seat, (card,), worth)
            yield say("maphr-advice-sale", n=sell_price(t, seat))
            yield from earns(t, seat, clan.coins + sell_price(t, seat))
        case c.Use(building, card):
            yield say("maphr-advice-use", card=building)
            if card:
                yield from spared(t, seat, (card,), worth)
        case Number(n):
            yield say("maphr-advice-bid", bid=n, below=n - 1, n=clan.coins - n)
        case c.Sabotage(other):
            yield from _leads(t, seat, other)
        case c.Abandon(card):
            yield from abandoned(t, seat, card)
        case c.Lose() | c.Refuse() | c.Trust() | c.Decline():
            yield from _refrained(t, seat, choice, worth)


def _refrained(t: State, seat: Seat, choice: Choice, worth: Worth) -> Iterator[Say]:
    """Yield what is kept by losing one tile rather than another, or by declining."""
    now = decision(t)
    match choice, now and now.step:
        case c.Lose(cell), LoseTile(_, victim, _):
            yield from lost_tile(t, seat, victim, cell)
            if victim != seat:
                yield from _leads(t, seat, victim)
        case c.Refuse(), ContractOffer(_, card):
            yield from affords(t, seat, book(t).contracts[card].price, worth)
        case c.Trust(), Caravan(_, card):
            yield from affords(t, seat, book(t).contracts[card].bribe, worth)
        case c.Decline(), Constructing() if can_build(t, seat):
            rows = book(t).buildings
            least = min(price_of(t, seat, card) for card in t.clans[seat].hand if card in rows)
            yield from affords(t, seat, least, worth)
        case c.Decline(), Prospecting() as step:
            yield from too_soon(t, seat, 1)
            yield from affords(t, seat, step.price(t) or 0, worth)
            tiles = [card for card in t.clans[seat].hand if card in book(t).tiles]
            most = max([most_ends(t, seat, card) for card in tiles], default=0)
            if can_lay(t, seat) and most < survey(t, seat).open_ends:
                yield say("maphr-advice-shuts", n=most)


def _hinder(t: State, seat: Seat, card: str, other: Seat) -> Iterator[Say]:
    """Yield which action is cancelled, above all one that would end the game."""
    missing = target(t, other) - len(t.clans[other].mine)
    if book(t).impediments[card].cancels == "prospect" and missing <= 3:
        yield say("maphr-advice-stops-end", seat=other, missing=missing)
    else:
        yield say("maphr-advice-stops", seat=other, card=card)
    yield from _leads(t, seat, other)
