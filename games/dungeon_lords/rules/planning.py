"""Planning a clash in secret: the tile, then traps, then monsters, then ghosts (9.1)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from games import core
from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, Some, SomeOf, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Defend, LayTrap, NoTrap
from games.dungeon_lords.rows import Capacity, Goods
from games.dungeon_lords.state import Plan, State, distinct

from .asking import out_of_phase
from .payment import cannot_pay, together


def nearest(t: State, seat: Seat) -> tuple[str, ...]:
    """The unconquered tiles of the smallest distance from the entrance (9.1)."""
    lord = t.lords[seat]
    return book(t).map.nearest(lord.tiles, lord.conquered)


def capacity(t: State, seat: Seat, cell: str) -> Capacity:
    """How many traps and monsters a tile takes; ghosts are not counted (9.1)."""
    tile = t.lords[seat].tiles[cell]
    if tile == "tunnel":
        return Capacity(1, 1)
    return book(t).room[tile].capacity or Capacity(1, 2)


def trap_price(t: State, seat: Seat, cell: str, trap: str) -> Goods:
    """The whole price of a trap on a tile: the gold of a room, its own cost, and the least x (9.1)."""
    row, tile = book(t).trap[trap], t.lords[seat].tiles[cell]
    fee = 0
    if tile != "tunnel":
        own = book(t).room[tile].trap_gold
        fee = book(t).traps_info["room_fee_gold"] if own is None else own
    least: Goods = {row.pay_x.resource: row.pay_x.min} if row.pay_x else {}
    return together({"gold": fee} if fee else {}, row.cost, least)


@dataclass(slots=True)
class Draft:
    """A plan so far, and what is asked next."""

    cell: str = ""
    traps: list[str] = field(default_factory=list)
    creatures: list[str] = field(default_factory=list)
    prompt: str = ""
    shape: Shape | None = None


def draft(t: State, seat: Seat, given: Sequence[Choice]) -> Draft:
    """Follow the answers of one seat; stages that leave no choice, by what all can see, are left out."""
    plan, answers, lord = Draft(), iter(given), t.lords[seat]

    def asked(prompt: str, shape: Shape) -> Choice | None:
        answer = next(answers, None)
        if answer is None:
            plan.prompt, plan.shape = prompt, shape
        return answer

    cells = nearest(t, seat)
    plan.cell = cells[0]
    if len(cells) > 1:
        choice = asked("dungeon_lords-ask-plan", OneOf(tuple(map(Defend, cells))))
        if not isinstance(choice, Defend):
            return plan
        plan.cell = choice.cell
    room = capacity(t, seat, plan.cell)
    for _ in range(min(room.traps, len(lord.traps))):
        choice = asked("dungeon_lords-ask-plan-trap", OneOf((*_layable(t, seat, plan), NoTrap())))
        if choice is None:
            return plan
        if not isinstance(choice, LayTrap):
            break
        plan.traps.append(choice.trap)
    rows = book(t).creature
    ghosts = tuple(one for one in lord.lair if rows[one].kind == "ghost")
    monsters = tuple(one for one in lord.lair if rows[one].kind == "monster")
    for prompt, pool, most in (
        ("dungeon_lords-ask-plan-monsters", monsters, min(room.monsters, len(monsters))),
        ("dungeon_lords-ask-plan-ghosts", ghosts, len(ghosts)),
    ):
        if most:
            choice = asked(prompt, SomeOf(pool, 0, most))
            if not isinstance(choice, Some):
                return plan
            plan.creatures.extend(choice.items)
    return plan


def _layable(t: State, seat: Seat, plan: Draft) -> tuple[LayTrap, ...]:
    """Traps whose price could be paid together with those already laid (9.1, R24)."""
    left = list(t.lords[seat].traps)
    for trap in plan.traps:
        left.remove(trap)
    return tuple(LayTrap(trap) for trap in distinct(sorted(left)) if not _too_dear(t, seat, plan, trap))


def _too_dear(t: State, seat: Seat, plan: Draft, trap: str) -> NotAllowed | None:
    prices = [trap_price(t, seat, plan.cell, one) for one in (*plan.traps, trap)]
    return cannot_pay(t, seat, together(*prices))


@record
class Planning(core.AskAll[State, Defend | LayTrap | NoTrap | Some]):
    """Everyone with adventurers and an unconquered tile plans in secret (9.1)."""

    prompt = "dungeon_lords-ask-plan"
    phase = "phase_plan"

    def planners(self, t: State) -> list[Seat]:
        """Who will clash."""
        return [seat for seat in t.order() if t.lords[seat].file and t.lords[seat].open_cells()]

    def options(self, t: State) -> Mapping[Seat, Shape]:
        """The first thing each planner can choose."""
        found = {seat: draft(t, seat, ()).shape for seat in self.planners(t)}
        return {seat: shape for seat, shape in found.items() if shape}

    def follow(self, t: State, seat: Seat, given: Sequence[Choice]) -> Shape | None:
        """What comes after tile, traps and monsters."""
        return draft(t, seat, given).shape

    def default(self, t: State, seat: Seat) -> Choice:
        """The first nearest tile by the name of its cell, and nothing played on it (14)."""
        match draft(t, seat, t.answers.get(seat, ())):
            case Draft(prompt=self.prompt):
                return Defend(min(nearest(t, seat)))
            case Draft(shape=OneOf()):
                return NoTrap()
        return Some(())

    def question(self, t: State, seat: Seat) -> Say:
        """The question of the stage, naming the tile."""
        plan = draft(t, seat, t.answers.get(seat, ()))
        if plan.prompt == self.prompt or not plan.prompt:
            return say(self.prompt, seat=seat)
        return say(plan.prompt, seat=seat, cell=plan.cell, tile=t.lords[seat].tiles[plan.cell])

    def label(self, t: State, choice: Choice) -> Say:
        """A button for the choice."""
        return Say(f"dungeon_lords-do-{choice.word()}", choice.fields())

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Traps that cannot be paid for here."""
        plan = draft(t, seat, t.answers.get(seat, ()))
        if plan.prompt != "dungeon_lords-ask-plan-trap":
            return ()
        kinds = distinct(sorted(t.lords[seat].traps))
        return tuple(LayTrap(trap) for trap in kinds if _too_dear(t, seat, plan, trap))

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        """Not the nearest tile, too much for it, a price, or a creature that is not ready (16)."""
        plan = draft(t, seat, t.answers.get(seat, ()))
        room = capacity(t, seat, plan.cell)
        tile = t.lords[seat].tiles[plan.cell]
        many = NotAllowed(
            say(
                "dungeon_lords-no-too-many-on-tile", tile=tile, cell=plan.cell, traps=room.traps, monsters=room.monsters
            ),
            "9.1",
        )
        match choice, plan.shape:
            case Defend(), OneOf() if plan.prompt == self.prompt:
                return NotAllowed(say("dungeon_lords-no-nearest", cells=nearest(t, seat)), "9.1")
            case LayTrap(trap), OneOf() if plan.prompt == "dungeon_lords-ask-plan-trap":
                if trap not in t.lords[seat].traps:
                    return NotAllowed(say("dungeon_lords-no-such-trap"), "9.1")
                return _too_dear(t, seat, plan, trap) or NotAllowed(say("dungeon_lords-no-such-trap"), "9.1")
            case LayTrap(), SomeOf():
                return many
            case Some(items), SomeOf(pool):
                for creature in items:
                    if creature in t.lords[seat].creatures() and creature not in pool:
                        return NotAllowed(say("dungeon_lords-no-ready", creature=creature), "9.1")
                if all(items.count(creature) <= pool.count(creature) for creature in items):
                    return many
                return NotAllowed(say("dungeon_lords-no-ready-creatures"), "9.1")
        return out_of_phase(t, self.phase, choice)

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[Choice]]) -> None:
        """Tiles, creatures and the number of traps are shown; which traps stays secret (9.1)."""
        t.learn()
        for seat in self.planners(t):
            plan, lord = draft(t, seat, answers.get(seat, ())), t.lords[seat]
            for trap in plan.traps:
                lord.traps.remove(trap)
            for creature in plan.creatures:
                lord.lair.remove(creature)
            lord.plan = Plan(plan.cell, plan.traps, plan.creatures)
            t.tell(
                "dungeon_lords-log-plan",
                seat=seat,
                cell=plan.cell,
                tile=lord.tiles[plan.cell],
                traps=len(plan.traps),
                creatures=tuple(plan.creatures),
            )
