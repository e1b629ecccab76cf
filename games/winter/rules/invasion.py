"""Phase 1: monsters attack, reinforcements arrive, disasters strike (5.2)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, record, say
from games.winter.choices import Activate
from games.winter.state import State, book, is_legendary, is_solo, last_week, table_setup

from .asking import OneAsks
from .attack import Strike
from .marching import ChoosePath
from .reach import attack_part
from .refusals import misplaced, refuse


@record
class Invasion(core.Step[State]):
    """Every monster on the board moves and attacks once, in the order the first player chooses (5.2, phase 1.2)."""

    def run(self, t: State) -> None:
        if not t.monsters:
            t.tell("winter-log-no-monsters")
            return
        t.tell("winter-log-attack-solo" if is_solo(t) else "winter-log-attack", seat=t.lead, n=len(t.monsters))
        t.then(ChooseMonster(t.lead, tuple(t.monsters)))


@record
class ChooseMonster(OneAsks[Activate]):
    """The first player picks the next monster that has not attacked this week (D2)."""

    prompt = "winter-ask-monster"
    phase = "invasion"
    automatic = True
    is_public = True
    seat: Seat
    left: tuple[str, ...]

    def options(self, t: State) -> Shape:
        """Return every monster that has not attacked yet, in the order they arrived."""
        return OneOf(tuple(Activate(monster) for monster in t.monsters if monster in self.left))

    def take(self, t: State, choice: Activate) -> None:
        rest = tuple(monster for monster in self.left if monster != choice.monster)
        others = (ChooseMonster(self.seat, rest),) if rest else ()
        t.then(ChoosePath(self.seat, choice.monster), Strike(choice.monster), *others)

    def default(self, t: State, seat: Seat) -> Choice:
        return Activate(min(self.left))

    def label(self, t: State, choice: Activate) -> Say:
        area = t.monsters.get(choice.monster)
        if area is None:
            return say("winter-part-target-gone", target=choice.monster)
        return say("winter-do-activate", monster=choice.monster, area=area)

    def field_label(self, t: State, seat: Seat, choice: Activate, name: str) -> Say:
        return attack_part(t, choice.monster)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        if not isinstance(choice, Activate):
            return misplaced("winter-phase-monster", choice)
        return refuse("already-activated" if choice.monster in t.monsters else "no-such-target")

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return tuple(Activate(monster) for monster in t.monsters if monster not in self.left)


@record
class Reinforce(core.Step[State]):
    """The next monster arrives while too few are on the board; an Ogre King acts at once (5.2, phase 1.3)."""

    def run(self, t: State) -> None:
        if len(t.monsters) >= table_setup(t).monsters:
            return
        if not t.monster_deck:
            t.tell("winter-log-no-reinforcement")
            return
        t.learn()
        monster = t.monster_deck.pop()
        area = book(t).all_monsters[monster].arrival
        t.monsters[monster] = area
        t.arrived += (monster,)
        most = table_setup(t).monsters
        is_last = len(t.monsters) == most or not t.monster_deck
        t.tell("winter-log-arrives", monster=monster, area=area, n=len(t.monsters) if is_last else 0, most=most)
        if book(t).monster_kind(monster).effect == "reveal_disaster":
            if t.disaster_deck:
                t.tell("winter-log-calls-disaster", monster=monster)
            t.then(RevealDisaster(), self)
        else:
            t.then(self)


@record
class Disasters(core.Step[State]):
    """One disaster is revealed each week, two in the weeks that the nightmare names (5.2, phase 1.4; 9.2)."""

    def run(self, t: State) -> None:
        is_nightmare = t.options["nightmare"] == "on" and t.week in book(t).nightmare["double_disaster_weeks"]
        if is_nightmare and len(t.disaster_deck) > 1:
            t.tell("winter-log-nightmare")
            t.then(RevealDisaster(), RevealDisaster())
        else:
            t.then(RevealDisaster())


@record
class RevealDisaster(core.Step[State]):
    """The top disaster strikes its area; in the Legendary expansion it may bring another (6.5, 9.4)."""

    def run(self, t: State) -> None:
        if not t.disaster_deck:
            t.tell("winter-log-no-disaster")
            return
        t.learn()
        catalogue = book(t)
        disaster = t.disaster_deck.pop()
        area = catalogue.all_disasters[disaster].area
        is_double = any(catalogue.all_disasters[other].area == area for other in t.disasters)
        t.disasters.append(disaster)
        count, most = len(t.disasters), catalogue.limits.disasters_to_lose
        is_snowball = is_legendary(t) and is_double and count <= catalogue.legendary["snowball_max_disasters"]
        more = is_snowball or any(isinstance(step, RevealDisaster | Disasters) for step in t.agenda)
        t.tell(
            "winter-log-disaster",
            disaster=disaster,
            area=area,
            n=0 if more and t.disaster_deck else count,
            most=most,
            danger=2 if count >= most else int(count == most - 1 and (more or t.week < last_week(t))),
            need=max(0, count - most + 1),
        )
        if is_snowball:
            t.tell("winter-log-snowball", area=area)
            t.then(self)
