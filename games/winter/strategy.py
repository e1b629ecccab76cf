"""A computer player by rule of thumb: it looks one choice ahead and prefers tables that are safe, then rich.

How safe a table is, `threats.py` says: it plans who removes which monster and disaster, where and by when.
"""

from collections.abc import Mapping, Sequence

from games import core
from games.core import Choice, Dice, OneOf, Seat, Some, apply, decision

from .rows import Resource, Talent
from .rules.dwarfs import blocked
from .rules.labels import yields
from .rules.stock import lacking
from .scoring import running_points
from .state import Buy, Done, EndTurn, Move, Music, Place, Play, Player, State, book
from .threats import outlook

_WORTH = {"gold": 0.6, "food": 0.9, "stone": 0.9, "wood": 0.9}
"""What a unit of a resource is worth while there are few of it."""
_MUSIC, _STEP, _BUY = 0.4, 2.0, 0.08
"""The price of a music token; what a free step of a dwarf is worth; what a hero brings each week, of its worth now."""
_GLANCE = 40
"""How many of a hero's own choices are looked at before the hero is played."""
_DEFEAT = 200.0
"""What it costs that everyone loses."""
_SPOT = 0.6
"""What a dwarf is worth where the area produces."""


def thumb(state: core.State, seat: Seat, dice: Dice) -> Choice:
    """The choice after which the table looks best from this seat; equal ones by chance.

    Args:
        state: an imagined state, of which the seat could know everything.
        seat: who chooses.
        dice: of this computer player.
    """
    t, now = state, decision(state)
    assert isinstance(t, State), "it plays this game"
    assert now is not None, "a computer player is only asked while a decision is open"
    shape = now.asks[seat]
    if not isinstance(shape, OneOf):
        return _hand(t, seat)
    promises = _promises(t, seat, shape.choices)
    top = max(promises)
    return shape.choices[dice.pick([place for place, promise in enumerate(promises) if promise >= top - 1e-9])]


def _promises(t: State, seat: Seat, choices: Sequence[Choice]) -> list[float]:
    """How good the table looks after each choice, an instrument with all that the hand can do with it."""
    here = value(t, seat)
    promises = {place: _promise(t, seat, choice, here) for place, choice in enumerate(choices)}
    promises |= _at_the_last(t, seat, choices, here)
    steps = _steps(t, choices, {place: promise - here for place, promise in promises.items()})
    for place, choice in enumerate(choices):
        if isinstance(choice, Music):
            promises[place] = here - _MUSIC + _cards(t, seat, choice.instrument, steps)
    return [promises[place] for place in range(len(choices))]


def _at_the_last(t: State, seat: Seat, choices: Sequence[Choice], here: float) -> dict[int, float]:
    """How good choices are that end the week, beside stopping at once.

    The invasion that follows is much the same for all of them, and so is left out; defeat is not.
    """
    stop = next((choice for choice in choices if isinstance(choice, EndTurn | Done)), None)
    if stop is None or t.active != t.clockwise()[-1] or t.players[seat].actions > 1:
        return {}
    stopped = apply(t, seat, stop)
    if stopped.week == t.week and decision(stopped) is not None:
        return {}
    price = 0.0 if stopped.defeat else here - value(stopped, seat)
    promises = {choices.index(stop): here - (_DEFEAT if stopped.defeat else 0.0)}
    for place, choice in enumerate(choices):
        after = t if isinstance(choice, EndTurn | Done | Music) else apply(t, seat, choice)
        if after.week != t.week or decision(after) is None:
            promises[place] = value(after, seat) + price - (_DEFEAT if after.defeat else 0.0)
    return promises


def _steps(t: State, choices: Sequence[Choice], gains: Mapping[int, float]) -> dict[str, float]:
    """What the best step of a dwarf brings, by the kind of area it starts from; "" for the best of all."""
    kind = book(t).kind
    found: dict[str, float] = {"": 0.0}
    for place, choice in enumerate(choices):
        if isinstance(choice, Move | Place):
            found[""] = max(found[""], gains[place])
        if isinstance(choice, Move):
            start = kind[choice.start]
            found[start] = max(found.get(start, 0.0), gains[place])
    return found


def _promise(t: State, seat: Seat, choice: Choice, here: float) -> float:
    """How good the table looks after a choice, with what it makes possible."""
    if isinstance(choice, EndTurn | Done | Music):
        return here
    after = apply(t, seat, choice)
    if isinstance(choice, Buy):
        card = t.market[choice.slot - 1]
        weeks = book(t).limits.weeks - t.week
        return value(after, seat) + _BUY * weeks * (_card(t, seat, card, {}) if card else 0.0)
    if isinstance(choice, Play):
        asked = decision(after)
        shape = asked.asks.get(seat) if asked else None
        if isinstance(shape, OneOf) and not any(isinstance(other, Play) for other in shape.choices):
            return max(value(apply(after, seat, other), seat) for other in shape.choices[:_GLANCE])
    return value(after, seat)


def _hand(t: State, seat: Seat) -> Choice:
    """The most useful cards; cards of an instrument gain by one another's company."""
    player, catalogue = t.players[seat], book(t)
    useful = {card: _card(t, seat, card, {}) for card in player.cards}
    company = {
        name: sum(max(0.0, useful[card]) for card in player.cards if catalogue.instrument[card] == name)
        for name in catalogue.instruments
    }
    cards = sorted(player.cards, key=lambda card: useful[card] + company[catalogue.instrument[card]] / 4, reverse=True)
    return Some(tuple(sorted(cards[: player.hand_size], key=catalogue.order.__getitem__)))


def _cards(t: State, seat: Seat, instrument: str, steps: Mapping[str, float]) -> float:
    """What the hand can do with an instrument."""
    known = book(t).instrument
    found = (_card(t, seat, card, steps) for card in t.players[seat].hand if known[card] == instrument)
    return sum(max(0.0, worth) for worth in found)


def _card(t: State, seat: Seat, card: str, steps: Mapping[str, float]) -> float:
    """What a hero is worth if it is played soon; `steps` as of `_steps`, empty where nothing is known yet."""
    talent, player = book(t).talent[card], t.players[seat]
    match talent.do:
        case "produce":
            assert talent.resource, "the catalogue says what is produced"
            return _worth(t, seat, {talent.resource: yields(t, seat, talent) + (t.active is None)})
        case "gain" | "trade" | "gain_one" | "recall":
            return _trade(t, seat, talent)
        case "place_or_move":
            return (steps[""] + 0.3 if steps else _STEP) * talent.times
        case "move_from":
            return (steps.get(talent.kind, 0.0) if steps else _STEP / 4) * talent.times
        case "recruit":
            return 1.6 if player.stock["gold"] >= talent.pay["gold"] else 0.0
        case "promote":
            return 1.2 if player.stock["gold"] >= talent.pay["gold"] and player.home else 0.0


def _trade(t: State, seat: Seat, talent: Talent) -> float:
    """What is gained, with what is paid taken off."""
    if lacking(t, seat, talent.pay):
        return 0.0
    if talent.one_of:
        return max(_worth(t, seat, {name: 1}) for name in talent.one_of)
    goods = {name: talent.gain.get(name, 0) - talent.pay.get(name, 0) for name in {*talent.gain, *talent.pay}}
    return _worth(t, seat, goods) - (0.8 if talent.do == "recall" else 0.0)


def _worth(t: State, seat: Seat, goods: Mapping[Resource, int]) -> float:
    """How much better the table looks with these resources; what is above the maximum is lost."""
    player, most = t.players[seat], book(t).limits.resource_max
    before, old = value(t, seat), player.stock
    player.stock = {name: max(0, min(most, held + goods.get(name, 0))) for name, held in old.items()}
    after = value(t, seat)
    player.stock = old
    return after - before


def _unit(player: Player, resource: str, extra: int) -> float:
    """What one more of a resource is worth, less the more there is, and nothing above the maximum."""
    held = dict(player.stock).get(resource, 0) + extra  # type: ignore[call-overload]  # any resource has a number
    return float(max(0.0, _WORTH[resource] * (1 - held / 8))) if held < 7 else 0.0  # the end of the track


def value(t: State, seat: Seat) -> float:
    """How the table looks from a seat: threats to all, then points, resources, dwarfs in the right places."""
    player = t.players[seat]
    share = t.week / book(t).limits.weeks  # points are worth nothing unless the castle stands to the end
    found = (0.3 + 0.7 * share**2) * running_points(t, seat) + outlook(t, seat)
    found += sum(_unit(player, resource, n) for resource, held in player.stock.items() for n in range(-held, 0))
    found += 0.12 * player.actions + 0.1 * player.hand_size
    return found + _positions(t, player)


def _positions(t: State, player: Player) -> float:
    """Areas that produce and hold a dwarf of the player."""
    catalogue = book(t)
    areas = [area for area in player.areas() if catalogue.kinds[catalogue.kind[area]].produces]
    closed = blocked(t)
    return sum(0.1 if area in closed else _SPOT for area in areas)
