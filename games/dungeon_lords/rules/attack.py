"""Creatures attacking (9.3 step 3, 2.2)."""

from collections.abc import Mapping, Sequence

from games import core
from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Aim, Attack
from games.dungeon_lords.rows import Mode
from games.dungeon_lords.state import State, distinct

from .asking import Asking, goods
from .damage import describe, exposed, is_absorbed, mode_of, strength, targets
from .fray import aimed_at, fighting, over
from .payment import cannot_pay, spend
from .wounds import hurt


@record
class Attacks(Asking[Attack]):
    """The owner picks the next planned creature, its mode and target, until all that can attack have (9.3, step 3)."""

    prompt = "dungeon_lords-ask-attack"
    phase = "phase_clash"
    automatic = True
    in_rows = True
    seat: Seat

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question, with the damage that a shield still absorbs."""
        clash, _ = fighting(t)
        return say(self.prompt, seat=self.seat, shield=clash.shield)

    def options(self, t: State) -> Shape:
        """Return each creature and mode that has a target and can be paid for."""
        return OneOf(tuple(self.ways(t)))

    def ways(self, t: State) -> list[Attack]:
        """Return the possible attacks: for each mode, the targets from the front."""
        clash, lord = fighting(t)
        if over(t) or lord.plan is None:
            return []
        ways = [Attack(clash.tame, 0, ())] if clash.tame else []
        for creature in distinct(lord.plan.creatures):
            for number, mode in enumerate(book(t).creature[creature].attacks, start=1):
                if not mode.extra_cost or not cannot_pay(t, self.seat, mode.extra_cost):
                    ways.extend(Attack(creature, number, aim) for aim in self.aims(t, creature, number))
        return ways

    def aims(self, t: State, creature: str, number: int) -> list[tuple[str, ...]]:
        """Return the possible aims of an attack: one of them stands for all if a shield absorbs it anyway."""
        found = targets(t, mode_of(t, creature, number))
        return found[:1] if is_absorbed(t, creature, number) else found

    def normalise(self, t: State, seat: Seat, choice: Choice) -> Choice:
        """Return an attack that a shield absorbs with the one aim that is offered: they all do nothing."""
        if not isinstance(choice, Attack) or choice in (ways := self.ways(t)):
            return choice
        alike = [way for way in ways if (way.creature, way.mode) == (choice.creature, choice.mode)]
        is_legal = alike and choice.targets in targets(t, mode_of(t, choice.creature, choice.mode))
        return alike[0] if is_legal else choice

    def label(self, t: State, choice: Attack) -> Say:
        """Return the label of an attack: the creature, what this mode does, and its target."""
        how, whom = describe(t, choice.creature, choice.mode), tuple(aimed_at(t, hero) for hero in choice.targets)
        return say("dungeon_lords-do-attack", creature=choice.creature, mode=how, targets=whom)

    def field_label(self, t: State, seat: Seat, choice: Attack, name: str) -> Say:
        """Return the label of a creature, a mode or a target; a mode names a creature that alone has several."""
        match name:
            case "mode":
                ways = {(way.creature, way.mode) for way in self.ways(t)}
                is_named = len(ways) > 1 == len({creature for creature, _ in ways})
                return (
                    self.label(t, Attack(choice.creature, choice.mode, ()))
                    if is_named
                    else describe(t, choice.creature, choice.mode)
                )
            case "targets":
                return say("dungeon_lords-part-targets", targets=tuple(aimed_at(t, hero) for hero in choice.targets))
        return say("dungeon_lords-part-creature", creature=choice.creature)

    def default(self, t: State, seat: Seat) -> Attack:
        """Return the attack of the creature with the lowest id: its first mode, the target nearest the front (14)."""
        return min(self.ways(t), key=lambda way: (way.creature, way.mode))

    def take(self, t: State, choice: Attack) -> None:
        """Carry out the attack: the creature is knocked out unless its mode returns it; then its damage is dealt."""
        clash, lord = fighting(t)
        mode = mode_of(t, choice.creature, choice.mode)
        how = describe(t, choice.creature, choice.mode, is_shielded=False)  # what is absorbed is told next
        if choice.mode and lord.plan:
            lord.plan.creatures.remove(choice.creature)
        else:
            clash.tame = ""
        (lord.lair if mode.returns else lord.spent).append(choice.creature)
        clash.attacks += 1
        t.tell("dungeon_lords-log-attack", seat=self.seat, creature=choice.creature, mode=how, targets=choice.targets)
        if mode.extra_cost:
            t.tell("dungeon_lords-log-attack-cost", seat=self.seat, cost=goods(mode.extra_cost))
            spend(t, self.seat, mode.extra_cost)
        clash.kept |= mode.no_conquest
        clash.unhealed |= mode.skip_heal
        t.then(*_strike(t, choice, mode), self)

    def otherwise(self, t: State) -> None:
        """Put monsters that cannot attack back into the lair, ready (R25)."""
        _, lord = fighting(t)
        if lord.plan and lord.plan.creatures and lord.file:
            t.tell("dungeon_lords-log-cannot-attack", seat=self.seat, creatures=tuple(lord.plan.creatures))
            lord.lair += lord.plan.creatures
            lord.plan.creatures = []

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Return the modes that cannot be paid for."""
        _, lord = fighting(t)
        return tuple(
            Attack(creature, number, ())
            for creature in distinct(lord.plan.creatures if lord.plan else ())
            for number, mode in enumerate(book(t).creature[creature].attacks, start=1)
            if mode.extra_cost and cannot_pay(t, seat, mode.extra_cost)
        )

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of an absent creature, a mode it lacks or cannot pay for, or an illegal target."""
        if not isinstance(choice, Attack) or choice.creature not in book(t).creature:
            return None
        clash, lord = fighting(t)
        planned = lord.plan.creatures if lord.plan else []
        if choice.creature not in planned and choice.creature != clash.tame:
            return NotAllowed(say("dungeon_lords-no-ready", creature=choice.creature), "9.3")
        modes = book(t).creature[choice.creature].attacks
        if not 1 <= choice.mode <= len(modes) or choice.creature not in planned:
            return NotAllowed(say("dungeon_lords-no-mode", creature=choice.creature), "9.3")
        refusal = cannot_pay(t, seat, modes[choice.mode - 1].extra_cost)
        return refusal or NotAllowed(say("dungeon_lords-no-target", creature=choice.creature), "9.3")


def _strike(t: State, choice: Attack, mode: Mode) -> list[core.Step[State]]:
    """Deal the damage of a mode; return the steps that aim further bolts, if there are any."""
    clash, lord = fighting(t)
    power = strength(t, choice.creature, choice.mode, mode.damage)
    match mode.target:
        case "none":
            return []
        case "all":
            harm(t, dict.fromkeys(exposed(t), power))
            return []
        case "front":
            front = lord.file[0]
        case _:
            front = choice.targets[0]
    fallen = harm(t, {front: power})
    if mode.on_kill and fallen and lord.file:
        front = lord.file[0]
        if front in exposed(t):
            harm(t, {front: strength(t, choice.creature, choice.mode, mode.on_kill.damage)})
    if mode.hits > 1:
        return [Bolt(clash.seat, choice.creature, choice.mode)] * (mode.hits - 1)
    return []


def harm(t: State, hits: Mapping[str, int]) -> list[str]:
    """Deal creature damage, less the share of a magic shield, from the front; return who was eliminated (10, R35)."""
    clash, _ = fighting(t)
    dealt = dict(hits)
    for hero, n in hits.items():
        absorbed = min(clash.shield, n)
        if absorbed:
            clash.shield -= absorbed
            dealt[hero] -= absorbed
            t.tell("dungeon_lords-log-absorbed", hero=hero, n=absorbed, left=clash.shield)
    if not any(dealt.values()):
        t.tell("dungeon_lords-log-no-damage", seat=clash.seat)
    return hurt(t, clash.seat, dealt)


@record
class Bolt(Asking[Aim]):
    """A second bolt may hit someone else; it is lost if nobody is left (9.3, step 3)."""

    prompt = "dungeon_lords-ask-bolt"
    phase = "phase_clash"
    automatic = True
    seat: Seat
    creature: str
    mode: int

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question, with what the attack deals."""
        power = strength(t, self.creature, self.mode, mode_of(t, self.creature, self.mode).damage)
        return say(self.prompt, seat=self.seat, creature=self.creature, n=power)

    def options(self, t: State) -> OneOf:
        """Return everybody it can hit; one stands for all if a shield absorbs it anyway."""
        mode = mode_of(t, self.creature, self.mode)
        aims = tuple(Aim(hero) for aim in targets(t, mode) for hero in aim)
        clash, _ = fighting(t)
        is_lost = 0 < strength(t, self.creature, self.mode, mode.damage) <= clash.shield
        return OneOf(aims[:1] if is_lost else aims)

    def label(self, t: State, choice: Aim) -> Say:
        """Return the adventurer with the hit points left."""
        return aimed_at(t, choice.hero)

    def default(self, t: State, seat: Seat) -> Aim:
        """Return the target nearest to the front (14)."""
        return Aim(targets(t, mode_of(t, self.creature, self.mode))[0][0])

    def normalise(self, t: State, seat: Seat, choice: Choice) -> Choice:
        """Return the only target offered for a bolt that a shield absorbs, since its target does not matter."""
        (first, *others), mode = self.options(t).choices, mode_of(t, self.creature, self.mode)
        is_legal = isinstance(choice, Aim) and (choice.hero,) in targets(t, mode)
        return first if is_legal and not others else choice

    def take(self, t: State, choice: Aim) -> None:
        """Deal the damage of the bolt."""
        power = strength(t, self.creature, self.mode, mode_of(t, self.creature, self.mode).damage)
        t.tell("dungeon_lords-log-bolt", seat=self.seat, creature=self.creature, hero=choice.hero)
        harm(t, {choice.hero: power})

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a target that it cannot hit."""
        return (
            NotAllowed(say("dungeon_lords-no-target", creature=self.creature), "9.3")
            if isinstance(choice, Aim)
            else None
        )
