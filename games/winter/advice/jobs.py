"""Plans of several steps that one player can finish at once: bring dwarfs to a monster or disaster, then remove it."""

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import NamedTuple

from games.core import Choice, OneOf, QuickDice, Seat, advance, branch, decision, shape_for
from games.winter.choices import BASIC, Beat, Done, Move, Music, Overcome, Place, Play, Shift
from games.winter.rows import Disaster, Monster
from games.winter.rules.actions import act
from games.winter.rules.dwarfs import strength, strengths
from games.winter.rules.labels import yields
from games.winter.rules.moves import fights, holds, legal, move, place
from games.winter.rules.moving import MoveAnyone, PlaceOrMove
from games.winter.rules.music import PlayCards
from games.winter.rules.stock import lacking
from games.winter.rules.talented import Talented
from games.winter.state import HOME, LETTERS, State, book

Job = tuple[Choice, ...]
"""Placements and movements, then the fight that they make possible."""
_FROM_HOME = 2
"""The most steps by which a dwarf comes to an area from home."""
_GLANCE = 40
"""How many of the choices after a hero are looked at."""


class _Way(NamedTuple):
    """How one dwarf comes to an area: the number of steps, whence, its kind, and where it is placed first, if it is."""

    length: int
    start: str
    dwarf: str
    gate: str = ""

    def steps(self, t: State, area: str) -> Job:
        """Return the placement and the movements."""
        first = (place(self.gate, self.dwarf),) if self.gate else ()
        return (*first, *_walk(t, self.gate or self.start, area, self.dwarf))


def jobs(t: State, seat: Seat) -> Iterator[tuple[Job, State]]:
    """Yield the jobs that the seat can finish with its actions and free steps, each with the position after it."""
    for target, card, area in _targets(t, seat):
        if steps := _gathered(t, seat, card, area):
            yield from _carried_out(t, seat, steps, target, area)


def _targets(t: State, seat: Seat) -> list[tuple[str, Monster | Disaster, str]]:
    """Return the monsters and disasters on the board that the seat can pay for, each with its area."""
    catalogue = book(t)
    rows = catalogue.all_disasters
    targets: list[tuple[str, Monster | Disaster, str]] = [
        (monster, catalogue.all_monsters[monster], area) for monster, area in t.monsters.items()
    ]
    targets += [(disaster, rows[disaster], rows[disaster].area) for disaster in t.disasters]
    return [target for target in targets if not lacking(t, seat, target[1].cost)]


def tried(t: State, seat: Seat, choice: Choice) -> State:
    """Return the position after a choice; the original and its dice are unchanged."""
    found = branch(t, QuickDice(t.week))
    advance(found, seat, choice)
    return found


def efforts(t: State, seat: Seat, depth: int = 2) -> dict[str, int]:
    """Return by how many placements and movements a player can still win each fight of this turn.

    Those of a talent count as well. While an instrument is played, its cards are played, too: first what only brings
    something, then what asks for choices.

    Args:
        t: the position.
        seat: who fights.
        depth: how many choices are looked ahead besides.
    """
    now = decision(t)
    if now is None or t.active != seat or seat not in now.asks:
        return {}
    ways = [(target, _fewest(t, seat, card, area)) for target, card, area in _targets(t, seat)]
    found = {target: sum([way.length for way in few]) for target, few in ways if few}
    found |= {_target(fight): 0 for fight in legal(fights(t, seat))}
    shape = now.asks[seat]
    if not depth or not isinstance(shape, OneOf) or not isinstance(now.step, Talented | PlayCards):
        return found
    areas = [area for target, _, area in _targets(t, seat) if found.get(target) != 0]
    is_last = depth == 1 or _is_last(t, seat, now.step)
    rivals = [one for one in shape.choices if isinstance(one, Shift) and one.owner != LETTERS[seat]]
    for choice in shape.choices[:_GLANCE]:
        if choice in rivals[1:] or (isinstance(choice, Done) and isinstance(now.step, PlayCards)):
            continue  # to move one or another dwarf of others is the same here
        if not isinstance(choice, Beat | Overcome) and (not is_last or _is_nearer(t, seat, choice, areas)):
            step = isinstance(choice, Place | Move | Shift)
            is_done = isinstance(now.step, Talented) or not isinstance(choice, Play)
            for target, n in left(t, tried(t, seat, choice), seat, depth - is_done).items():
                found[target] = min(found.get(target, n + step), n + step)
    return found


def left(t: State, then: State, seat: Seat, depth: int = 2) -> dict[str, int]:
    """Return the `efforts` of a later position; none if the week is over, as that turn is over, too."""
    return efforts(then, seat, depth) if then.week == t.week else {}


def with_music(t: State, seat: Seat) -> dict[str, tuple[int, str]]:
    """Return the `efforts` of fights that can be won once an instrument is played, each with the best instrument."""
    now, found = decision(t), dict[str, tuple[int, str]]()
    shape = now.asks.get(seat) if now is not None and t.active == seat else None
    for choice in shape.choices if isinstance(shape, OneOf) else ():
        if isinstance(choice, Music):
            for target, steps in left(t, tried(t, seat, choice), seat).items():
                found[target] = min(found.get(target, (steps, choice.instrument)), (steps, choice.instrument))
    return found


class More(NamedTuple):
    """What another card brings once a hero has moved a dwarf, and what it brings now."""

    other: str
    resource: str
    n: int
    now: int


def yields_more(t: State, seat: Seat, card: str) -> Iterator[More]:
    """Yield which cards of the hand bring more if a hero, who can be played now, moves a dwarf of the seat first."""
    shape, talents = shape_for(t, seat), book(t).talent
    if not isinstance(shape, OneOf) or Play(card) not in shape.choices:
        return
    moved = tried(t, seat, Play(card))
    steps = shape_for(moved, seat)
    own = (
        [one for one in steps.choices if isinstance(one, Shift) and one.owner == LETTERS[seat]]
        if isinstance(steps, OneOf)
        else []
    )
    after = [tried(moved, seat, one) for one in own]
    for choice in shape.choices:
        if isinstance(choice, Play) and talents[choice.card].do == "produce":
            talent = talents[choice.card]
            now, n = yields(t, seat, talent), max([yields(one, seat, talent) for one in after], default=0)
            if n > now:
                yield More(choice.card, talent.resource, n, now)


def _is_last(t: State, seat: Seat, step: Talented | PlayCards) -> bool:
    """Return whether nothing else is left to play once this choice of a talent is made."""
    if not isinstance(step, MoveAnyone | PlaceOrMove) or t.players[seat].legends:
        return False
    return step.left == 1 and not holds(t, seat, step.instrument_played(t))


def _is_nearer(t: State, seat: Seat, choice: Choice, areas: Sequence[str]) -> bool:
    """Return whether a choice brings a dwarf of the seat nearer to one of some areas, or is of another kind."""
    steps = book(t).steps
    match choice:
        case Place(end):
            return any(steps[area][end] < _FROM_HOME for area in areas)
        case Shift(_, letter, _) if letter != LETTERS[seat]:
            return False
        case Done():
            return False
        case Move(start, end) | Shift(start, _, end):
            return any(steps[area][end] < steps[area][start] for area in areas)
    return True


def _target(fight: Choice) -> str:
    """Return the monster or disaster of a fight."""
    return fight.monster if isinstance(fight, Beat) else fight.disaster if isinstance(fight, Overcome) else ""


def _carried_out(t: State, seat: Seat, steps: Job, target: str, area: str) -> Iterator[tuple[Job, State]]:
    """Yield the job with the first set of dwarfs that suffices; free steps are used before actions."""
    after = branch(t, QuickDice(t.week))
    player = after.players[seat]
    actions = player.actions
    player.actions += _free_steps(t, seat)
    for step in steps:
        act(after, seat, step)
    player.actions = min(actions, player.actions)
    for fight in legal(fights(after, seat, (area,))):
        if target in fight.fields().values():
            act(after, seat, fight)
            yield (*steps, fight), after
            return


def _free_steps(t: State, seat: Seat) -> int:
    """Return the free steps that a hero's talent gives the seat now, besides its actions."""
    step = t.agenda[-1] if t.agenda else None
    return step.left if isinstance(step, PlaceOrMove) and step.seat == seat else 0


def _gathered(t: State, seat: Seat, card: Monster | Disaster, area: str) -> Job:
    """Return the fewest steps that bring enough dwarfs to an area; none if they are there or cannot be brought.

    A talent moves each dwarf once, so the first steps are taken by different dwarfs.
    """
    ways = [way.steps(t, area) for way in _fewest(t, seat, card, area)]
    return tuple(way[n] for n in range(max(map(len, ways), default=0)) for way in ways if n < len(way))


def _fewest(t: State, seat: Seat, card: Monster | Disaster, area: str) -> list[_Way]:
    """Return the shortest ways by which enough dwarfs come to an area; none if they are there or cannot be brought."""
    need = card.dwarfs - strength(t, seat, area, card)
    if need <= 0:
        return []
    worth, ways = strengths(t.edition, card), list[_Way]()
    for way in _ways(t, seat, area):
        ways.append(way)
        need -= worth[way.dwarf]
        if need <= 0:
            break
    free = min(_free_steps(t, seat), len(ways))
    enough = need <= 0 and sum([way.length for way in ways]) <= t.players[seat].actions + free
    return ways if enough else []


def _ways(t: State, seat: Seat, area: str) -> list[_Way]:
    """Return how each dwarf comes to an area, the shortest way first.

    One dwarf a turn can be placed in the area itself; any other from home is placed beside it and moved.
    """
    player, near, steps = t.players[seat], book(t).adjacent[area], book(t).steps[area]
    found = [_Way(steps[start], start, BASIC) for start in player.out if start != area]
    found += [_Way(steps[at], at, dwarf) for dwarf, at in player.legends.items() if at not in (HOME, area)]
    gates = [gate for gate in (area, *near) if gate not in player.placed]
    dwarfs = [dwarf for dwarf in player.kinds_at_home() for _ in range(player.home if dwarf == BASIC else 1)]
    found += [_Way(1 + (gate != area), HOME, dwarf, gate) for gate, dwarf in zip(gates, dwarfs, strict=False)]
    return sorted(found, key=itemgetter(0))


def _walk(t: State, start: str, end: str, dwarf: str) -> Job:
    """Return a shortest way between two areas."""
    steps, adjacent, here, found = book(t).steps[end], book(t).adjacent, start, []
    while here != end:
        there = min(adjacent[here], key=steps.__getitem__)
        found.append(move(here, there, dwarf))
        here = there
    return tuple(found)
