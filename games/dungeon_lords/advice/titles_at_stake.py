"""Which titles a choice wins or gives away in the last year, as things stand: reasons that the estate does not show."""

from collections import Counter
from collections.abc import Iterator, Mapping

from games.core import Choice, Say, Seat, say
from games.dungeon_lords import choices as c
from games.dungeon_lords.cards import book
from games.dungeon_lords.rows import Good
from games.dungeon_lords.rules.building import Building
from games.dungeon_lords.rules.digging import Digging
from games.dungeon_lords.rules.exchange import Exchange
from games.dungeon_lords.rules.hiring import Hiring
from games.dungeon_lords.rules.turn import Turn
from games.dungeon_lords.scoring import measure
from games.dungeon_lords.state import State

Change = Counter[str]
"""How much is added to each measure of a title."""


def titles_at_stake(t: State, seat: Seat, choice: Choice) -> Iterator[Say]:
    """Yield each title that the choice wins; for a choice that declines something, each title lost by accepting it."""
    if t.year < book(t).meta["years"] or t.fight:
        return
    held = _held(t, seat, Counter())
    match choice, t.agenda[-1]:
        case c.Decline() | c.Stop(), Digging():
            yield from _lost(held, _held(t, seat, _DUG))
        case c.Decline(), Building() as step:
            yield from _lost(held, _held(t, seat, _sum(_exchanged(step.row(t).cost, {}), _BUILT)))
        case c.Decline(), Hiring() as step:
            yield from _lost(held, _held(t, seat, _exchanged(step.row(t).cost, {})))
        case c.FaceDown(), _:
            yield from _lost(held, _held(t, seat, Counter(gold_plus_food=-1)))
        case c.Decline(), Exchange() as step:
            yield from _lost(held, _held(t, seat, _exchanged(step.row(t).cost, step.row(t).gain)))
        case _:
            after = _held(t, seat, _changed(t, choice))
            for title in after:
                if title not in held:
                    yield say("dungeon_lords-advice-title", title=title)


def _lost(held: tuple[str, ...], after: tuple[str, ...]) -> Iterator[Say]:
    for title in held:
        if title not in after:
            yield say("dungeon_lords-advice-title-kept", title=title)


def _held(t: State, seat: Seat, change: Change) -> tuple[str, ...]:
    """Return the titles that a lord would hold, alone or with others, once a change is added to the measures."""
    found = []
    for row in book(t).titles:
        if row.points:
            own = measure(t.lords[seat], row.metric) + change[row.metric]
            others = max(measure(lord, row.metric) for other, lord in enumerate(t.lords) if other != seat)
            if own > 0 and own >= others:
                found.append(row.id)
    return tuple(found)


def _changed(t: State, choice: Choice) -> Change:
    """Return what a choice adds to the measures at once."""
    step = t.agenda[-1]
    match choice:
        case c.Dig():
            return _DUG
        case c.Build() if isinstance(step, Turn):
            return _sum(_exchanged(step.row(t).cost, {}), _BUILT)
        case c.Hire() if isinstance(step, Turn):
            return _sum(_exchanged(step.row(t).cost, {}), Counter(monsters_and_ghosts=1))
        case c.UseOrder() | c.Spy() | c.DrawExtra() if isinstance(step, Turn):
            return _exchanged(step.row(t).cost, step.row(t).gain)
        case c.Mine(gold):
            return Counter(gold_plus_food=gold)
        case c.Produce(room) if made := book(t).room[room].produce:
            return _exchanged(made.cost, made.gain)
    return Counter()


def _exchanged(cost: Mapping[Good, int], gain: Mapping[Good, int]) -> Change:
    """Return what goods paid and received add to the measures; evil paid as a cost is added."""
    found: Change = Counter()
    for sign, goods in ((-1, cost), (1, gain)):
        for good, n in goods.items():
            match good:
                case "gold" | "food":
                    found["gold_plus_food"] += sign * n
                case "imp":
                    found["imps_without_trolls"] += sign * n
                case "evil":
                    found["evil"] += n
                case "tunnel":
                    found.update(_DUG)
    return found


def _sum(one: Change, other: Change) -> Change:
    """Return the sum of two changes; negative counts are kept, as `Counter` addition would not."""
    return Counter({key: one[key] + other[key] for key in {*one, *other}})


_DUG: Change = Counter(tunnels_all=1, unconquered_tiles=1)
_BUILT: Change = Counter(rooms_all=1, tunnels_all=-1)
