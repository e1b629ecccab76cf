"""What heroes are worth: in the hand chosen to keep, by instrument, and when one is played soon."""

from collections.abc import Mapping

from games.core import Choice, Seat, Some
from games.winter.rows import Resource, Talent
from games.winter.rules.labels import yields
from games.winter.rules.stock import lacking
from games.winter.state import State, book

from .weights import Weights
from .worth import value


def useful_hand(t: State, seat: Seat, w: Weights) -> Choice:
    """Return the most useful cards; cards of an instrument are worth more together."""
    player, catalogue = t.players[seat], book(t)
    useful = {card: hero(t, seat, card, {}, w) for card in player.cards}
    company = {
        name: sum(max(0.0, useful[card]) for card in player.cards if catalogue.instrument[card] == name)
        for name in catalogue.instruments
    }
    cards = sorted(player.cards, key=lambda card: useful[card] + company[catalogue.instrument[card]] / 4, reverse=True)
    return Some(tuple(sorted(cards[: player.hand_size], key=catalogue.order.__getitem__)))


def of_instrument(t: State, seat: Seat, instrument: str, steps: Mapping[str, float], w: Weights) -> float:
    """Return the worth of all cards in hand of an instrument."""
    known = book(t).instrument
    found = (hero(t, seat, card, steps, w) for card in t.players[seat].hand if known[card] == instrument)
    return sum(max(0.0, worth) for worth in found)


def hero(t: State, seat: Seat, card: str, steps: Mapping[str, float], w: Weights) -> float:
    """Return the worth of a hero if it is played soon; `steps` as from `strategy._steps`, empty if not known yet."""
    talent, player = book(t).talent[card], t.players[seat]
    match talent.do:
        case "produce":
            assert talent.resource, "the catalogue says what is produced"
            return _worth(t, seat, {talent.resource: yields(t, seat, talent) + (t.active is None)}, w)
        case "gain" | "trade" | "gain_one" | "recall":
            return _trade(t, seat, talent, w)
        case "place_or_move":
            return (steps[""] + w.step_more if steps else w.step) * talent.times
        case "move_from":
            return (steps.get(talent.kind, 0.0) if steps else w.step_from) * talent.times
        case "recruit":
            return w.recruit if player.stock["gold"] >= talent.pay["gold"] else 0.0
        case "promote":
            return w.promote if player.stock["gold"] >= talent.pay["gold"] and player.home else 0.0


def _trade(t: State, seat: Seat, talent: Talent, w: Weights) -> float:
    """Return the worth of what a talent gains, less what it costs."""
    if lacking(t, seat, talent.pay):
        return 0.0
    if talent.one_of:
        return max(_worth(t, seat, {name: 1}, w) for name in talent.one_of)
    goods = {name: talent.gain.get(name, 0) - talent.pay.get(name, 0) for name in {*talent.gain, *talent.pay}}
    return _worth(t, seat, goods, w) - (w.recall if talent.do == "recall" else 0.0)


def _worth(t: State, seat: Seat, goods: Mapping[Resource, int], w: Weights) -> float:
    """Return how much resources improve the position; any above the maximum are lost."""
    player, most = t.players[seat], book(t).limits.resource_max
    before, old = value(t, seat, w), player.stock
    player.stock = {name: max(0, min(most, held + goods.get(name, 0))) for name, held in old.items()}
    after = value(t, seat, w)
    player.stock = old
    return after - before
