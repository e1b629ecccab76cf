"""A clash, step by step: trap, fast spell, creatures, slow spell, healing, fatigue, end (9.3)."""

from typing import Any

from games import core
from games.core import OneOf, Seat, Shape, record
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Flip
from games.dungeon_lords.state import Clash, State

from .asking import Asking
from .attack import Attacks
from .evil import lower_evil
from .fray import code, fighting, over, take_back
from .spells import Cast
from .stages import nearest
from .traps import Traps
from .wounds import hurt, mend


@record
class Begin(core.Step[State]):
    """A lord's clash begins, if he has a plan and someone to fight (9.3, 9.4)."""

    seat: Seat

    def run(self, t: State) -> None:
        """Start the clash: its seven steps in order."""
        lord = t.lords[self.seat]
        if lord.plan is None:
            return
        if not lord.file:
            t.tell("dungeon_lords-log-no-clash", seat=self.seat)
            take_back(lord)
            return
        t.clash = Clash(self.seat)
        t.heading("dungeon_lords-log-clash", seat=self.seat, cell=lord.plan.cell)
        able = tuple(t.hit_points(hero) - t.wounds.get(hero, 0) for hero in lord.file)  # used only by pictures
        t.tell("dungeon_lords-log-march", heroes=tuple(lord.file), hit_points=able)
        steps: tuple[core.Step[Any], ...] = (
            Traps(self.seat),
            Cast("fast"),
            Attacks(self.seat),
            Cast("slow"),
            Healing(),
            Fatigue(),
            Conquest(),
            EndClash(),
        )
        t.then(*steps)


@record
class Healing(core.Step[State]):
    """If a creature attacked, priests take a wound away per heart, from the front (9.3, step 5)."""

    def run(self, t: State) -> None:
        """Heal; this is skipped after a dragon's attack, and for a silenced priest."""
        clash, lord = fighting(t)
        hearts = t.icons(clash.seat, "heart")
        if over(t) or not hearts or not any(hero in t.wounds for hero in lord.file):
            return
        if not clash.attacks:
            t.tell("dungeon_lords-log-no-healing", seat=clash.seat)
        elif clash.unhealed:
            t.tell("dungeon_lords-log-healing-stopped", seat=clash.seat)
        else:
            for hero in lord.file:
                hearts -= mend(t, hero, hearts)


@record
class Fatigue(core.Step[State]):
    """The card's wounds hit the front one by one; a no-conquest effect skips all of it (9.3, step 6)."""

    def run(self, t: State) -> None:
        """Deal the wounds of fatigue: those left over pass to the next adventurer, and are lost after the last one."""
        clash, lord = fighting(t)
        if over(t):
            return
        if clash.kept:
            t.tell("dungeon_lords-log-kept", seat=clash.seat)
            return
        left = 0 if code(t) == "no_fatigue_this_clash" else book(t).spell[t.cards[t.fight - 1]].fatigue
        t.tell("dungeon_lords-log-fatigue", seat=clash.seat, n=left)
        while left and lord.file:
            front = lord.file[0]
            n = min(left, t.hit_points(front) - t.wounds.get(front, 0))
            left -= n
            clash.tired += n
            hurt(t, clash.seat, {front: n})
        if left:
            t.tell("dungeon_lords-log-fatigue-lost", seat=clash.seat, n=left)


@record
class Conquest(core.Step[State]):
    """If anyone is left the tile is conquered, and the owner's evil goes down (9.3, step 6)."""

    def run(self, t: State) -> None:
        """Conquer the tile; a magic key takes a second tile, graffiti leaves the evil unchanged."""
        clash, lord = fighting(t)
        if over(t) or clash.kept or lord.plan is None:
            return
        conquer(t, clash.seat, lord.plan.cell)
        if code(t) == "conquer_second_tile" and lord.open_cells():
            t.then(SecondTile(clash.seat), Calm(), Calm())
        elif code(t) == "conquest_keeps_evil":
            t.tell("dungeon_lords-log-graffiti", seat=clash.seat)
        else:
            t.then(Calm())


def conquer(t: State, seat: Seat, cell: str) -> None:
    """Turn a tile over permanently (6)."""
    lord = t.lords[seat]
    lord.conquered.append(cell)
    if t.clash:
        t.clash.lost.append(cell)
    t.tell("dungeon_lords-log-conquered", seat=seat, cell=cell, tile=lord.tiles[cell])


@record
class Calm(core.Step[State]):
    """A conquered tile makes its owner look less evil; the paladin reacts at once (9.3, R38)."""

    def run(self, t: State) -> None:
        """Lower the counter by one."""
        lower_evil(t, fighting(t)[0].seat, 1)


@record
class SecondTile(Asking[Flip]):
    """A magic key opens a second nearest tile; the owner chooses among equally near ones (10)."""

    prompt = "dungeon_lords-ask-flip"
    phase = "phase_clash"
    automatic = True
    seat: Seat

    def options(self, t: State) -> Shape:
        """Return the nearest unconquered tiles."""
        return OneOf(tuple(map(Flip, nearest(t, self.seat))))

    def take(self, t: State, choice: Flip) -> None:
        """Conquer it too, without more fatigue."""
        conquer(t, self.seat, choice.cell)

    def fault(self, t: State, seat: Seat, choice: core.Choice) -> core.NotAllowed | None:
        """Return the refusal of a tile that is not among the nearest."""
        if not isinstance(choice, Flip):
            return None
        return core.NotAllowed(core.say("dungeon_lords-no-nearest", cells=nearest(t, seat)), "9.1")


@record
class EndClash(core.Step[State]):
    """Poison takes effect, the order of march is restored, what was not used returns (9.3, step 7)."""

    def run(self, t: State) -> None:
        """End the clash; poison can eliminate the last adventurer after a conquest."""
        clash, lord = fighting(t)
        for hero in [hero for hero in lord.file if hero in clash.venom]:
            t.tell("dungeon_lords-log-poison", hero=hero, n=clash.venom[hero])
            hurt(t, clash.seat, {hero: clash.venom[hero]})
        if clash.reversed:
            lord.file.reverse()
        if clash.tame:
            lord.lair.append(clash.tame)
        take_back(lord)
        t.clash = None
        t.recap(
            "dungeon_lords-log-recap",
            seat=clash.seat,
            wounds=clash.wounds - clash.tired,
            fatigue=clash.tired,
            caught=tuple(clash.caught),
            cells=tuple(clash.lost),
            left=len(lord.file),
        )
