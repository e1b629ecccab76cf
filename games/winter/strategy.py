"""How Dwar7s Winter is played well: look one choice ahead, and prefer tables that are safe, then rich.

How safe a table is, `threats.py` says: it plans who removes which monster and disaster, where and by when.
"""

from collections.abc import Mapping, Sequence
from math import exp

from games import core
from games.core import (
    Adviser,
    Choice,
    Dice,
    Ending,
    Marked,
    OneOf,
    Outcome,
    Plan,
    QuickDice,
    Say,
    Seat,
    Some,
    advance,
    branch,
    decision,
    shape_for,
)

from .reasons import reasons
from .redeal import redeal
from .rows import Resource, Talent
from .rules.dwarfs import blocked
from .rules.labels import yields
from .rules.stock import lacking
from .scoring import outcome, points, running_points
from .state import Buy, Done, EndTurn, Move, Music, Place, Play, Player, State, book
from .threats import outlook

_WORTH = {"gold": 0.6, "food": 0.9, "stone": 0.9, "wood": 0.9}
"""What a unit of a resource is worth while there are few of it."""
_MUSIC, _STEP, _BUY = 0.4, 2.0, 0.08
"""The price of a music token; what a free step of a dwarf is worth; what a hero brings each week, of its worth now."""
_GLANCE = 40
"""How many of a hero's own choices are looked at before the hero is played."""
_IDLE = 0.01
"""What it costs to play a hero that brings nothing: it looks silly, even where the card is of no more use."""
_DEFEAT = 200.0
"""What it costs that everyone loses."""
_SPOT = 0.6
"""What a dwarf is worth where the area produces."""
_SCALE = 20.0
"""How much better a table must look to be much more likely to end well."""
_RICH = 100.0
"""More points than a game brings."""


class Advice(Adviser[State]):
    """Looks at the table after every choice; a search plays on to the end of the turn, alone to the next week."""

    horizon = 60
    looks_ahead = True
    slips = 0
    faith = 1
    fans = 3
    """Plans that a search compares: a turn played ahead takes tens of milliseconds."""

    def marks(self, t: State, seat: Seat) -> Sequence[Marked]:
        """Every choice, with how the table looks after it."""
        shape = shape_for(t, seat)
        if not isinstance(shape, OneOf):
            return [Marked(0.0, (_hand(t, seat),))]
        promises = _promises(t, seat, shape.choices)
        return [Marked(promise, (choice,)) for promise, choice in zip(promises, shape.choices, strict=True)]

    def choose(self, t: State, seat: Seat, dice: Dice) -> Choice:
        """The choice after which the table looks best; equal ones by chance."""
        marks = self.marks(t, seat)
        top = max(marked.mark for marked in marks)
        return dice.pick([marked.plan[0] for marked in marks if marked.mark >= top - 1e-9])

    def candidates(self, t: State, seat: Seat, most: int) -> Sequence[Marked]:
        """The few choices after which the table looks best."""
        return super().candidates(t, seat, min(most, self.fans))

    def is_far(self, start: State, t: State) -> bool:
        """The end of the turn; alone, the next one: the invasion between them shows what the turn was worth."""
        if t.seats == 1 and start.active is not None:
            return t.week > start.week and t.active is not None
        return t.active != start.active or t.week > start.week

    def worths(self, t: State) -> Sequence[float]:
        """How the table looks from every seat."""
        return [value(t, Seat(seat)) for seat in range(t.seats)]

    def scale(self, t: State) -> float:
        """A threat that is fatal next week decides games."""
        return _SCALE

    def chance(self, t: State, seat: Seat) -> float:
        """How good the table looks to the seat, not how far it is ahead: all lose together."""
        return 1 / (1 + exp(min(50.0, -(value(t, seat) + _SCALE) / _SCALE)))

    def final(self, t: State, seat: Seat) -> float:
        """Survival first; then alone the points, with others the victory."""
        end = outcome(t)
        if end.ending is Ending.LOST:
            return 0.0
        share = 1 / len(end.winners) if seat in end.winners and t.seats > 1 else 0.0
        return 0.6 + 0.2 * share + 0.2 * min(1.0, sum(points(t, seat).values()) / _RICH)

    def reasons(self, t: State, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """What speaks for a plan."""
        return tuple(reasons(t, seat, plan[0]))

    def outcome(self, t: State) -> Outcome:
        """Defeat, or by points."""
        return outcome(t)


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


def _after(t: State, seat: Seat, choice: Choice) -> State:
    """The table after a choice, in thought; the table's own dice are left alone."""
    after = branch(t, QuickDice(t.week))
    advance(after, seat, choice)
    return after


def _at_the_last(t: State, seat: Seat, choices: Sequence[Choice], here: float) -> dict[int, float]:
    """How good choices are that end the week, beside stopping at once.

    The invasion that follows is much the same for all of them, and so is left out; defeat is not.
    """
    stop = next((choice for choice in choices if isinstance(choice, EndTurn | Done)), None)
    if stop is None or t.active != t.clockwise()[-1] or t.players[seat].actions > 1:
        return {}
    stopped = _after(t, seat, stop)
    if stopped.week == t.week and decision(stopped) is not None:
        return {}
    price = 0.0 if stopped.defeat else here - value(stopped, seat)
    promises = {choices.index(stop): here - (_DEFEAT if stopped.defeat else 0.0)}
    for place, choice in enumerate(choices):
        after = t if isinstance(choice, EndTurn | Done | Music) else _after(t, seat, choice)
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
    after = _after(t, seat, choice)
    if isinstance(choice, Buy):
        card = t.market[choice.slot - 1]
        weeks = book(t).limits.weeks - t.week
        return value(after, seat) + _BUY * weeks * (_card(t, seat, card, {}) if card else 0.0)
    if isinstance(choice, Play):
        asked = decision(after)
        shape = asked.asks.get(seat) if asked else None
        if isinstance(shape, OneOf) and not any(isinstance(other, Play) for other in shape.choices):
            return max(value(_after(after, seat, other), seat) for other in shape.choices[:_GLANCE])
        found = value(after, seat)
        return found if found > here else min(found, here - _IDLE)
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


ADVICE = Advice()
"""What computer players and hints of this game know."""
STRATEGIES = core.levels(ADVICE, redeal, simulations=5)
