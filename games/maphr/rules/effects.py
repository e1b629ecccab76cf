"""What immediate cards do: one function for each operation of section 9."""

from collections.abc import Callable

from games.core import Seat
from games.maphr.cards import book
from games.maphr.rows import Effect
from games.maphr.state import State, miner_limit, powers

from .losses import lose_building, lose_tile
from .table import bury, draw, gain, is_immediate, leave, level_sign, lose, play, receive, renew_deck, show

Op = Callable[[State, Seat, str, Effect], None]


def carry_out(t: State, seat: Seat, card: str, effect: Effect) -> None:
    """Carry out one operation of a card that a player resolves (9)."""
    _OPS[effect.op](t, seat, card, effect)


def _gain_coins(t: State, seat: Seat, card: str, effect: Effect) -> None:
    coins = gain(t, seat, effect.amount)
    t.tell("maphr-log-gains", seat=seat, card=card, n=effect.amount, coins=coins)


def _gain_coins_all(t: State, _: Seat, card: str, effect: Effect) -> None:
    for clan in t.clans:
        clan.coins += effect.amount
    t.tell("maphr-log-all-gain", card=card, n=effect.amount)


def _gain_coins_per_tile(t: State, seat: Seat, card: str, effect: Effect) -> None:
    found = effect.amount * len(t.clans[seat].mine)
    n = found if effect.max is None else min(found, effect.max)
    t.tell("maphr-log-gains", seat=seat, card=card, n=n, coins=gain(t, seat, n))


def _gain_miner(t: State, seat: Seat, card: str, effect: Effect) -> None:
    clan = t.clans[seat]
    if clan.miners < miner_limit(t, seat):
        clan.miners += 1
        t.tell("maphr-log-miner", seat=seat, card=card, n=clan.miners)
    elif effect.else_coins is not None:
        t.tell("maphr-log-gains", seat=seat, card=card, n=effect.else_coins, coins=gain(t, seat, effect.else_coins))


def _spread_limit(t: State, seat: Seat, _: str, effect: Effect) -> None:
    t.clans[seat].extensions += effect.add
    t.tell("maphr-log-extension", seat=seat, n=t.clans[seat].extensions)


def _search_deck(t: State, seat: Seat, _: str, effect: Effect) -> None:
    """Reveal cards until one of the type appears; the pile is shuffled once, without the cards revealed (9)."""
    others = list[str]()
    found = _turned_up(t, effect, others)
    if not found:
        renew_deck(t)
        found = _turned_up(t, effect, others)
    t.learn()
    show(t, others)
    if others:
        t.tell("maphr-log-turns-up", cards=tuple(others))
    if found:
        t.clans[seat].hand.append(found)
        t.clans[seat].known.append(found)
        t.tell("maphr-log-finds", seat=seat, card=found)
    else:
        t.tell("maphr-log-finds-nothing", seat=seat)


def _turned_up(t: State, effect: Effect, others: list[str]) -> str:
    """Return the first card of the deck that is of the type, adding those above it to the others; empty for none."""
    while t.deck:
        card = t.deck.pop()
        if book(t).type_of[card] == effect.type:
            return card
        others.append(card)
    return ""


def _lose_coins(t: State, seat: Seat, card: str, effect: Effect) -> None:
    n = lose(t, seat, effect.amount)
    t.tell("maphr-log-loses", seat=seat, card=card, n=n, coins=t.clans[seat].coins)


def _lose_coins_fraction(t: State, seat: Seat, card: str, effect: Effect) -> None:
    n = lose(t, seat, t.clans[seat].coins * effect.numerator // effect.denominator)
    t.tell("maphr-log-loses", seat=seat, card=card, n=n, coins=t.clans[seat].coins)


def _lose_miner(t: State, seat: Seat, card: str, effect: Effect) -> None:
    clan = t.clans[seat]
    n = min(effect.count, clan.miners)
    clan.miners -= n
    t.tell("maphr-log-loses-miner", seat=seat, card=card, n=n)


def _lose_level(t: State, seat: Seat, card: str, effect: Effect) -> None:
    clan = t.clans[seat]
    lost = min(effect.count, clan.level - 1)
    clan.level -= lost
    t.tell("maphr-log-loses-level", seat=seat, card=card, n=lost, level=level_sign(t, clan.level))


def _discard_random(t: State, seat: Seat, card: str, effect: Effect) -> None:
    """Discard random cards from the hand; cards waiting in the queue are not part of it (9)."""
    hand = t.clans[seat].hand
    n = min(effect.count, len(hand))
    t.tell("maphr-log-loses-cards", seat=seat, card=card, n=n)
    if n:
        lost = t.dice.sample(hand, n)
        t.learn()
        leave(t, seat, *lost)
        bury(t, lost)
        t.tell("maphr-log-lost", to=seat, cards=tuple(lost))


def _draw(t: State, seat: Seat, card: str, effect: Effect) -> None:
    t.tell("maphr-log-draws-more", seat=seat, n=effect.count, source=card)
    receive(t, seat, draw(t, effect.count))
    join_queue(t, seat)


def join_queue(t: State, seat: Seat) -> None:
    """Add an immediate card gained while the queue is resolved to its end (6)."""
    found = [card for card in t.clans[seat].hand if is_immediate(t, card)]
    for card in found:
        play(t, seat, card)
    if found:
        t.queue += found
        t.tell("maphr-log-shows", seat=seat, cards=tuple(found))


def _destroy_tile(t: State, seat: Seat, card: str, _: Effect) -> None:
    lose_tile(t, seat, card)


def _destroy_tile_all(t: State, seat: Seat, card: str, effect: Effect) -> None:
    """Let everyone with enough tiles and no protection lose one, in turn order from the player who shows it (9)."""
    category = book(t).catastrophes[card].category
    struck = [other for other in reversed(t.everyone(seat)) if len(t.clans[other].mine) >= effect.min_tiles]
    if not struck:
        t.tell("maphr-log-strikes-nobody", card=card, n=effect.min_tiles)
    for other in struck:
        shield = powers(t, other).protection(category)
        if shield:
            t.tell("maphr-log-protected", seat=other, card=card, source=shield)
        else:
            lose_tile(t, other, card)


def _destroy_building(t: State, seat: Seat, card: str, _: Effect) -> None:
    shield = next((source for source, _ in powers(t, seat).of("protect_buildings")), None)
    if shield and t.clans[seat].buildings:
        t.tell("maphr-log-protected", seat=seat, card=card, source=shield)
    else:
        lose_building(t, seat, card)


_OPS: dict[str, Op] = {
    "gain_coins": _gain_coins,
    "gain_coins_all": _gain_coins_all,
    "gain_coins_per_tile": _gain_coins_per_tile,
    "gain_miner": _gain_miner,
    "spread_limit": _spread_limit,
    "search_deck": _search_deck,
    "lose_coins": _lose_coins,
    "lose_coins_fraction": _lose_coins_fraction,
    "lose_miner": _lose_miner,
    "lose_level": _lose_level,
    "discard_random": _discard_random,
    "draw": _draw,
    "destroy_tile": _destroy_tile,
    "destroy_tile_all": _destroy_tile_all,
    "destroy_building": _destroy_building,
}
