"""Shared parts of the referee: asking, drawing, revealing, and placing and moving dwarfs."""

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from tests.winter.referee_data import FOES
from tests.winter.referee_world import Move, World


@dataclass(frozen=True)
class Decision:
    """What is asked of each seat. `kind`: defender, order, path, target, return, hand, turn, cards, follow, talent or
    dwarfs.

    For `hand` the only move offered is ("hand", size, *deck); the answer is ("hand", *cards). `about` is the moving
    monster, the instrument played, the hero whose talent is used, or the foe fought.
    """

    kind: str
    asks: Mapping[int, frozenset[Move]]
    about: str = ""


T = TypeVar("T")
Talk = Generator[Decision, tuple[int, Move], T]


@dataclass
class Table:
    world: World
    draw: Callable[[str], str]

    def ask(self, kind: str, seat: int, moves: Iterable[Move], about: str = "", *, always: bool = False) -> Talk[Move]:
        options = frozenset(moves)
        if len(options) == 1 and not always:
            return next(iter(options))
        by, move = yield Decision(kind, {seat: options}, about)
        assert by == seat
        assert move in options, (move, options)
        return move

    def next_card(self, deck: str) -> str | None:
        if self.world.left[deck] == 0:
            return None
        self.world.left[deck] -= 1
        return self.draw(deck)

    def reveal_disaster(self) -> None:
        """Reveal a disaster (6.5), with the snowball (9.4)."""
        world = self.world
        card = self.next_card("disaster")
        if card is None:
            return
        covered = any(FOES[name].area == FOES[card].area for name in world.disasters)
        world.disasters.add(card)
        if "legendary" in world.options and covered and len(world.disasters) <= 3:
            self.reveal_disaster()

    def take_from_market(self, hero: str, seat: int) -> None:
        market = self.world.market
        slot = market.index(hero)
        self.world.players[seat].cards.append(hero)
        self.world.market = [self.next_card("hero"), *market[:slot], *market[slot + 1 :]]

    def put(self, seat: int, kind: str, area: str) -> None:
        self.world.players[seat].home[kind] -= 1
        self.world.dwarfs[area, seat, kind] += 1

    def take_home(self, seat: int, kind: str, area: str) -> None:
        self.world.dwarfs[area, seat, kind] -= 1
        self.world.players[seat].home[kind] += 1

    def step(self, move: Move, seat: int) -> None:
        """Place or move a dwarf; placements are remembered for the rest of the turn (ruling 26)."""
        match move:
            case ("place", int(owner), str(kind), str(to)):
                self.put(owner, kind, to)
                self.world.players[seat].placed.add(to)
            case ("move", int(owner), str(kind), str(area), str(to)):
                self.world.dwarfs[area, owner, kind] -= 1
                self.world.dwarfs[to, owner, kind] += 1
