"""How a clash without spells would go: what traps and creatures do to the adventurers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.dungeon_lords.rows import Creature, Hero, Icon, Mode, Trap


@dataclass(slots=True)
class Line:
    """The adventurers of a file, front first.

    Attributes:
        heroes: who is still there; `left` and `full` are their hit points, now and unhurt.
        caught: who has fallen.
        dealt: wounds dealt so far.
    """

    heroes: list[Hero]
    left: list[int]
    full: list[int]
    caught: list[Hero]
    dealt: int = 0

    def copy(self) -> "Line":
        """Return a copy of the line, to try something on."""
        return Line(self.heroes.copy(), self.left.copy(), self.full.copy(), self.caught.copy(), self.dealt)

    def icons(self, icon: Icon) -> int:
        """Return how many of an icon the adventurers in the line carry together."""
        return sum([hero.icons.get(icon, 0) for hero in self.heroes])

    def hurt(self, hits: Sequence[tuple[int, int]]) -> None:
        """Deal wounds to places in the line, all at once, and remove the adventurers who have fallen."""
        for place, damage in hits:
            dealt = min(damage, self.left[place])
            self.left[place] -= dealt
            self.dealt += dealt
        for place in range(len(self.heroes) - 1, -1, -1):
            if self.left[place] <= 0:
                self.caught.append(self.heroes.pop(place))
                del self.left[place], self.full[place]


@dataclass(frozen=True, slots=True)
class Blow:
    """One attack: the creature, its mode (from 1), its place in the line (-1 for none), and how good it is."""

    creature: str
    mode: int
    place: int
    gain: float


def places(line: Line, mode: Mode) -> Iterator[int]:
    """Yield the places in the line that a mode of attack can hit; -1 for a mode that does not aim."""
    match mode.target:
        case "any":
            yield from range(len(line.heroes))
        case "any_not_front":
            yield from range(1, len(line.heroes))
        case "any_not_priest":
            yield from [place for place, hero in enumerate(line.heroes) if hero.role != "priest"]
        case _:
            yield -1


def strike(line: Line, mode: Mode, damage: int, place: int) -> None:
    """Apply an attack to the line."""
    if not line.heroes or mode.target == "none":
        return
    if mode.target == "all":
        line.hurt([(one, damage) for one in range(len(line.heroes))])
        return
    before = len(line.heroes)
    line.hurt([(max(0, place), damage)])
    for _ in range(mode.hits - 1):
        if line.heroes:
            weakest = min(range(len(line.heroes)), key=line.left.__getitem__)
            line.hurt([(weakest, damage)])
    if mode.on_kill and line.heroes and len(line.heroes) < before:
        line.hurt([(0, mode.on_kill.damage)])


def worth_of(before: Line, after: Line, mode: Mode) -> float:
    """Return how good an attack was: adventurers caught, wounds, and whether the creature returns or saves the tile."""
    gain = 2.0 * (len(after.caught) - len(before.caught)) + 0.25 * (after.dealt - before.dealt)
    gain += 0.6 * mode.returns - 0.3 * sum(mode.extra_cost.values())
    if mode.no_conquest and after.heroes:
        gain += 1.2
    return gain


def best_blow(line: Line, rows: Sequence[Creature], bonus: int, purse: dict[str, int]) -> Blow | None:
    """Return the attack with the highest gain on the line now, or None if none is possible."""
    best: Blow | None = None
    for row in {row.id: row for row in rows}.values():
        for number, mode in enumerate(row.attacks, start=1):
            if any(purse.get(good, 9) < n for good, n in mode.extra_cost.items()):
                continue
            for place in places(line, mode):
                after = line.copy()
                strike(after, mode, mode.damage + bonus if mode.damage else 0, place)
                gain = worth_of(line, after, mode)
                if best is None or gain > best.gain:
                    best = Blow(row.id, number, place, gain)
    return best


def spring(line: Line, trap: Trap) -> None:
    """Apply a trap to the line: thieves take some of the damage away, from the front."""
    blocks = [0] * len(line.heroes)
    aimed = min(range(len(line.heroes)), key=lambda place: (line.left[place] > 1, -line.left[place]))
    for blow in trap.effects:
        match blow.target:
            case "front":
                hit = [0]
            case "second":
                hit = [1] if len(blocks) > 1 else []
            case "last":
                hit = [len(blocks) - 1]
            case "all":
                hit = list(range(len(blocks)))
            case "any":
                hit = [aimed]
        for place in hit:
            blocks[place] += blow.damage + 2 * blow.plus_x
    if trap.special.poison:
        blocks[aimed] += trap.special.poison
    icons = line.icons("trap")
    for place, damage in enumerate(blocks):
        spared = min(icons, damage)
        blocks[place] -= spared
        icons -= spared
    line.hurt(list(enumerate(blocks)))


@dataclass(frozen=True, slots=True)
class Fought:
    """How a clash would end: the line, whether the tile is conquered, the creatures that took part and those spent."""

    line: Line
    is_conquered: bool
    posted: int
    spent: int


def clash(line: Line, traps: Sequence[Trap], rows: Sequence[Creature], bonus: int, fatigue: int) -> Fought:
    """Return how a clash would end if the best attack is chosen at each moment."""
    line, left, kept, healed, spent = line.copy(), list(rows), False, True, 0
    for trap in traps:
        if line.heroes:
            spring(line, trap)
            kept |= trap.special.no_conquest
    attacked = False
    while left and line.heroes:
        blow = best_blow(line, left, bonus, {})
        if blow is None:
            break
        row = next(row for row in left if row.id == blow.creature)
        mode = row.attacks[blow.mode - 1]
        strike(line, mode, mode.damage + bonus if mode.damage else 0, blow.place)
        left.remove(row)
        attacked, kept, healed = True, kept or mode.no_conquest, healed and not mode.skip_heal
        spent += not mode.returns
    if attacked and healed:
        _heal(line)
    if not kept:
        _tire(line, fatigue)
    return Fought(line, bool(line.heroes) and not kept, len(rows), spent)


def _heal(line: Line) -> None:
    hearts = line.icons("heart")
    for place in range(len(line.heroes)):
        mended = min(hearts, line.full[place] - line.left[place])
        line.left[place] += mended
        line.dealt -= mended
        hearts -= mended


def _tire(line: Line, fatigue: int) -> None:
    while fatigue and line.heroes:
        dealt = min(fatigue, line.left[0])
        fatigue -= dealt
        line.hurt([(0, dealt)])
