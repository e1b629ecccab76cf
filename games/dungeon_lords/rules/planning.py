"""Planning a clash in secret, stage by stage (9.1)."""

from collections.abc import Iterator, Mapping, Sequence

from games import core
from games.core import Choice, NotAllowed, Say, Seat, Shape, Some, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Defend, LayTrap, NoTrap
from games.dungeon_lords.scoring import own_points, titles
from games.dungeon_lords.state import Plan, State

from .asking import goods, out_of_phase
from .stages import ChooseTile, capacity, draft, nearest, trap_fee, trap_price


def _tiles(t: State, seat: Seat) -> Iterator[Say]:
    """Yield the tiles that may be defended: capacity, the price of a trap, and the cost of losing them (9.1, 13).

    Tiles that are alike are named together. A scoring room counts what it would bring as things are.
    """
    points, tiles, holders = book(t).scoring, t.lords[seat].tiles, titles(t)
    alike: dict[str, list[str]] = {}
    for cell in nearest(t, seat):
        alike.setdefault(tiles[cell], []).append(cell)
    for tile, cells in alike.items():
        room = capacity(t, seat, cells[0])
        worth = 0 if tile == "tunnel" else points["per_unconquered_room"] + own_points(t, seat, tile, holders)
        yield say(
            "dungeon_lords-tile",
            cells=tuple(cells),
            tile=tile,
            traps=room.traps,
            gold=trap_fee(t, seat, cells[0]),
            n=room.monsters,
            points=worth - points["per_conquered_tile"],
        )


def _price(t: State, seat: Seat, choice: Choice) -> tuple[Say, ...]:
    """Return what a trap costs on the tile of the plan; nothing for other choices."""
    plan, _ = draft(t, seat, t.answers.get(seat, ()))
    return goods(trap_price(t, seat, plan.cell, choice.trap)) if isinstance(choice, LayTrap) and plan.cell else ()


@record
class Unarmed(core.Step[State]):
    """Who has nothing to lay or post on his nearest tile plans nothing, and learns what comes (9.1)."""

    def run(self, t: State) -> None:
        """Tell each such lord in private, while others plan."""
        asked = Planning().options(t)
        for seat in Planning().planners(t):
            if asked and seat not in asked:
                (cell,) = nearest(t, seat)
                t.tell("dungeon_lords-log-unarmed", to=seat, cell=cell)


@record
class Planning(core.AskAll[State, Defend | LayTrap | NoTrap | Some]):
    """Everyone with adventurers and an unconquered tile plans in secret (9.1)."""

    prompt = ChooseTile.prompt
    phase = "phase_plan"

    def planners(self, t: State) -> list[Seat]:
        """Return the lords who will clash."""
        return [seat for seat in t.order() if t.lords[seat].file and t.lords[seat].open_cells()]

    def options(self, t: State) -> Mapping[Seat, Shape]:
        """Return the first thing each planner can choose."""
        found = {seat: self.follow(t, seat, ()) for seat in self.planners(t)}
        return {seat: shape for seat, shape in found.items() if shape}

    def follow(self, t: State, seat: Seat, given: Sequence[Choice]) -> Shape | None:
        """Return the choice of the next stage, given the answers so far."""
        _, stage = draft(t, seat, given)
        return stage.shape() if stage else None

    def default(self, t: State, seat: Seat) -> Choice:
        """Return the first nearest tile by the name of its cell, and otherwise an empty answer (14)."""
        _, stage = draft(t, seat, t.answers.get(seat, ()))
        if stage is None:
            raise LookupError(f"seat {seat} has planned")
        return stage.idle()

    def question(self, t: State, seat: Seat) -> Say:
        """Return the question of the current stage, naming the tile."""
        plan, stage = draft(t, seat, t.answers.get(seat, ()))
        if stage is None or not plan.cell:
            return say(self.prompt, seat=seat, tiles=tuple(_tiles(t, seat)))
        return say(stage.prompt, seat=seat, cell=plan.cell, tile=t.lords[seat].tiles[plan.cell])

    def label_for(self, t: State, seat: Seat, choice: Defend | LayTrap | NoTrap | Some) -> Say:
        """Return the label of a choice: of a trap, with its price on this tile; of none, with what costs too much."""
        if isinstance(choice, NoTrap) and (dear := self.unavailable(t, seat)):
            (first, *_), n = (one.trap for one in dear if isinstance(one, LayTrap)), len(dear)
            return say("dungeon_lords-do-no-trap-dear", trap=first, n=n)
        cost = _price(t, seat, choice)
        if isinstance(choice, LayTrap) and cost:
            return say("dungeon_lords-do-lay-trap-costs", trap=choice.trap, cost=cost)
        return self.label(t, choice)

    def own_label(self, t: State, seat: Seat, choice: Defend | LayTrap | NoTrap | Some, name: str) -> Say:
        """Return the label of a field; of a trap, with its price on this tile."""
        cost = _price(t, seat, choice)
        if isinstance(choice, LayTrap) and cost:
            return say("dungeon_lords-part-trap-costs", trap=choice.trap, cost=cost)
        return super().own_label(t, seat, choice, name)

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        """Return the traps that cannot be paid for here."""
        _, stage = draft(t, seat, t.answers.get(seat, ()))
        return stage.unavailable() if stage else ()

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        """Return the refusal that the stage gives, or one that says what the game is waiting for (16)."""
        _, stage = draft(t, seat, t.answers.get(seat, ()))
        return (stage.refusal(choice) if stage else None) or out_of_phase(t, self.phase, choice)

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[Choice]]) -> None:
        """Show tiles, creatures and the number of traps; the kinds of traps stay secret (9.1)."""
        t.learn()
        for seat in self.planners(t):
            plan, _ = draft(t, seat, answers.get(seat, ()))
            lord = t.lords[seat]
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
