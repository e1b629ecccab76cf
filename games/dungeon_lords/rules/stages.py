"""The stages of a plan: tile, traps, monsters, ghosts. Each says what it offers and what it refuses (9.1)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Protocol

from games.core import Choice, NotAllowed, OneOf, Seat, Shape, Some, SomeOf, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Defend, LayTrap, NoTrap
from games.dungeon_lords.rows import Capacity, Goods
from games.dungeon_lords.state import State, distinct

from .payment import cannot_pay, together


def nearest(t: State, seat: Seat) -> tuple[str, ...]:
    """Return the unconquered tiles of the smallest distance from the entrance (9.1)."""
    lord = t.lords[seat]
    return book(t).map.nearest(lord.tiles, lord.conquered)


def capacity(t: State, seat: Seat, cell: str) -> Capacity:
    """Return how many traps and monsters a tile can hold; ghosts are not counted (9.1)."""
    tile = t.lords[seat].tiles[cell]
    if tile == "tunnel":
        return Capacity(1, 1)
    return book(t).room[tile].capacity or Capacity(1, 2)


def trap_fee(t: State, seat: Seat, cell: str) -> int:
    """Return the gold that any trap costs on a tile, besides its own cost: nothing in a tunnel (9.1)."""
    tile = t.lords[seat].tiles[cell]
    if tile == "tunnel":
        return 0
    own = book(t).room[tile].trap_gold
    fee: int = book(t).traps_info["room_fee_gold"] if own is None else own
    return fee


def trap_price(t: State, seat: Seat, cell: str, trap: str) -> Goods:
    """Return the whole price of a trap on a tile: the gold of a room, its own cost, and the least x (9.1)."""
    row, fee = book(t).trap[trap], trap_fee(t, seat, cell)
    least: Goods = {row.pay_x.resource: row.pay_x.min} if row.pay_x else {}
    return together({"gold": fee} if fee else {}, row.cost, least)


@dataclass(slots=True)
class Draft:
    """A plan as far as it has been made.

    Attributes:
        cell: the tile to defend, "" before it is chosen.
        traps, creatures: what is laid and posted there so far.
        is_trapped: whether the owner has said that no more traps are laid.
    """

    cell: str = ""
    traps: list[str] = field(default_factory=list)
    creatures: list[str] = field(default_factory=list)
    is_trapped: bool = False


class Stage(Protocol):
    """A question of the plan."""

    prompt: ClassVar[str]

    def shape(self) -> Shape:
        """Return what may be answered."""

    def put(self, answer: Choice, plan: Draft) -> None:
        """Add an answer that was offered to the plan."""

    def idle(self) -> Choice:
        """Return the answer of an absent lord (14)."""

    def unavailable(self) -> Sequence[Choice]:
        """Return choices that a lord may think of, but cannot make."""

    def refusal(self, choice: Choice) -> NotAllowed | None:
        """Return the refusal of an answer that is not offered.

        None if it belongs to another phase of the game.
        """


@dataclass(frozen=True, slots=True)
class _Base:
    """The common part of all stages: the table, the seat, and the plan so far."""

    t: State
    seat: Seat
    plan: Draft

    def unavailable(self) -> Sequence[Choice]:
        """Return nothing by default."""
        return ()

    def refusal(self, choice: Choice) -> NotAllowed | None:
        """Return the refusal of tiles, traps and creatures that no stage of this plan accepts now."""
        match choice:
            case Defend():
                return NotAllowed(say("dungeon_lords-no-nearest", cells=nearest(self.t, self.seat)), "9.1")
            case LayTrap(trap):
                return self._bad_trap(trap)
            case Some(items):
                return self._bad_creatures(items)
        return None

    def _bad_trap(self, trap: str) -> NotAllowed | None:
        if trap not in book(self.t).trap:
            return None
        if trap not in self._traps_left():
            return NotAllowed(say("dungeon_lords-no-trap-held", trap=trap), "9.1")
        if self.plan.is_trapped:
            return NotAllowed(say("dungeon_lords-no-more-traps"), "9.1")
        if len(self.plan.traps) >= capacity(self.t, self.seat, self.plan.cell).traps:
            return self._too_many()
        return self._too_dear(trap)

    def _bad_creatures(self, items: Sequence[str]) -> NotAllowed:
        lord = self.t.lords[self.seat]
        for creature in items:
            if creature not in lord.creatures() and creature in book(self.t).creature:
                return NotAllowed(say("dungeon_lords-no-creature-there", creature=creature), "9.1")
            if items.count(creature) > lord.lair.count(creature) and creature in book(self.t).creature:
                return NotAllowed(say("dungeon_lords-no-ready", creature=creature), "9.1")
        return NotAllowed(say("dungeon_lords-no-ready-creatures"), "9.1")

    def _traps_left(self) -> list[str]:
        """Return the traps in hand that are not laid yet."""
        left = list(self.t.lords[self.seat].traps)
        for trap in self.plan.traps:
            left.remove(trap)
        return left

    def _too_dear(self, trap: str) -> NotAllowed | None:
        """Return why a trap cannot be paid for together with those already laid; None if it can (9.1, R24)."""
        prices = [trap_price(self.t, self.seat, self.plan.cell, one) for one in (*self.plan.traps, trap)]
        return cannot_pay(self.t, self.seat, together(*prices))

    def _too_many(self) -> NotAllowed:
        cell = self.plan.cell
        room = capacity(self.t, self.seat, cell)
        tile = self.t.lords[self.seat].tiles[cell]
        return NotAllowed(
            say("dungeon_lords-no-too-many-on-tile", tile=tile, cell=cell, traps=room.traps, monsters=room.monsters),
            "9.1",
        )


@dataclass(frozen=True, slots=True)
class ChooseTile(_Base):
    """The choice of one of several nearest tiles to defend."""

    prompt: ClassVar[str] = "dungeon_lords-ask-plan"

    def shape(self) -> Shape:
        """Return the nearest tiles."""
        return OneOf(tuple(map(Defend, nearest(self.t, self.seat))))

    def put(self, answer: Choice, plan: Draft) -> None:
        """Defend it."""
        assert isinstance(answer, Defend)
        plan.cell = answer.cell

    def idle(self) -> Choice:
        """Return the first tile by the name of its cell."""
        return Defend(min(nearest(self.t, self.seat)))

    def refusal(self, choice: Choice) -> NotAllowed | None:
        """Return the refusal of anything else: the tile comes first."""
        is_of_plan = isinstance(choice, Defend | LayTrap | NoTrap | Some)
        if not is_of_plan:
            return None
        return NotAllowed(say("dungeon_lords-no-nearest", cells=nearest(self.t, self.seat)), "9.1")


@dataclass(frozen=True, slots=True)
class ChooseTrap(_Base):
    """The choice of a trap, or of no more traps."""

    prompt: ClassVar[str] = "dungeon_lords-ask-plan-trap"

    def shape(self) -> Shape:
        """Return the traps that can be paid for, and the choice to lay none."""
        kinds = distinct(sorted(self._traps_left()))
        return OneOf((*(LayTrap(trap) for trap in kinds if not self._too_dear(trap)), NoTrap()))

    def put(self, answer: Choice, plan: Draft) -> None:
        """Add the trap, or end the choice of traps."""
        if isinstance(answer, LayTrap):
            plan.traps.append(answer.trap)
        else:
            plan.is_trapped = True

    def idle(self) -> Choice:
        """Return the choice to lay no trap."""
        return NoTrap()

    def unavailable(self) -> Sequence[Choice]:
        """Return the traps that cannot be paid for here."""
        return tuple(LayTrap(trap) for trap in distinct(sorted(self._traps_left())) if self._too_dear(trap))


@dataclass(frozen=True, slots=True)
class _ChooseCreatures(_Base):
    """The choice of creatures of one kind."""

    kind: ClassVar[str]

    def pool(self) -> tuple[str, ...]:
        """Return the creatures of the lair that are ready."""
        rows = book(self.t).creature
        return tuple(one for one in self.t.lords[self.seat].lair if rows[one].kind == self.kind)

    def most(self) -> int:
        """Return how many of them the tile can hold."""
        return len(self.pool())

    def shape(self) -> Shape:
        """Return the choice of any of them, up to the capacity of the tile."""
        return SomeOf(self.pool(), 0, self.most())

    def put(self, answer: Choice, plan: Draft) -> None:
        """Add the creatures to the plan."""
        assert isinstance(answer, Some)
        plan.creatures.extend(answer.items)

    def idle(self) -> Choice:
        """Return none."""
        return Some(())

    def _bad_creatures(self, items: Sequence[str]) -> NotAllowed:
        pool = self.pool()
        if len(items) > self.most() and all(items.count(creature) <= pool.count(creature) for creature in items):
            return self._too_many()
        return _Base._bad_creatures(self, items)


@dataclass(frozen=True, slots=True)
class ChooseMonsters(_ChooseCreatures):
    """The choice of monsters."""

    prompt: ClassVar[str] = "dungeon_lords-ask-plan-monsters"
    kind = "monster"

    def most(self) -> int:
        """Return the number of monsters that the tile can hold."""
        return min(capacity(self.t, self.seat, self.plan.cell).monsters, len(self.pool()))


@dataclass(frozen=True, slots=True)
class ChooseGhosts(_ChooseCreatures):
    """The choice of ghosts, of which a tile can hold any number."""

    prompt: ClassVar[str] = "dungeon_lords-ask-plan-ghosts"
    kind = "ghost"


def draft(t: State, seat: Seat, given: Sequence[Choice]) -> tuple[Draft, Stage | None]:
    """Return the plan that these answers make, and the stage that comes next, if any."""
    plan, answers = Draft(), iter(given)
    for stage in stages(t, seat, plan):
        answer = next(answers, None)
        if answer is None:
            return plan, stage
        stage.put(answer, plan)
    return plan, None


def stages(t: State, seat: Seat, plan: Draft) -> Iterator[Stage]:
    """Yield the stages of a plan, each after the previous answers are added to it; stages that, judging by what
    everyone can see, leave no choice are left out.
    """
    cells = nearest(t, seat)
    if len(cells) > 1:
        yield ChooseTile(t, seat, plan)
    else:
        plan.cell = cells[0]
    for _ in range(min(capacity(t, seat, plan.cell).traps, len(t.lords[seat].traps))):
        if not plan.is_trapped:
            yield ChooseTrap(t, seat, plan)
    for stage in (ChooseMonsters(t, seat, plan), ChooseGhosts(t, seat, plan)):
        if stage.most():
            yield stage
