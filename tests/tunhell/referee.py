"""A second Tunhell, written only from RULES.md, which is compared with the game.

`Referee.play()` is a generator: it yields a `Decision`, is sent a move, and ends with the game. Automatic decisions
(R8, R12) are not yielded. Shuffles and the ghost's card come from `Chance`.
"""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Protocol

from tests.tunhell.referee_cards import COUNTS as DWARF_CARDS
from tests.tunhell.referee_cards import DWARFS, ENCOUNTERS, FINDS, HAND_LIMIT, TROPHIES
from tests.tunhell.referee_world import (
    Dig,
    Move,
    World,
    figures,
    heart_moves,
    need,
    payments,
    team_combat,
    turn_moves,
)


@dataclass(frozen=True)
class Decision:
    """An asked seat and its moves; `kind`: turn, pay, heart or door; `foe`: the encounter, `need`: its combat."""

    kind: str
    seat: int
    moves: frozenset[Move]
    foe: str = ""
    need: int = 0


class Chance(Protocol):
    """Sources of random results."""

    def shuffled(self, cards: list[str]) -> list[str]:
        """Return these cards as a new pile, the top card first."""

    def drawn(self, cards: list[str]) -> str:
        """Return one of these cards."""


Talk = Generator[Decision, Move, None]
Answer = Generator[Decision, Move, Move]


class Over(Exception):
    """Two mines are empty (11)."""


@dataclass
class Referee:
    world: World
    chance: Chance

    def play(self, seat: int) -> Talk:
        """Play from the first turn to the end."""
        try:
            while True:
                yield from self.turn(seat)
                self.end_turn()
                seat = self.world.clockwise(seat)[1]
        except Over:
            self.gone()

    def ask(self, kind: str, seat: int, moves: Iterable[Move], foe: str = "", needed: int = 0) -> Answer:
        options = frozenset(moves)
        if len(options) == 1 and kind != "turn":
            return next(iter(options))
        move = yield Decision(kind, seat, options, foe, needed)
        assert move in options, (move, options)
        return move

    def turn(self, seat: int) -> Talk:
        world, hand = self.world, self.world.hands[seat]
        world.turn += 1
        moves = turn_moves(world, seat)
        if not moves:
            return
        match (yield from self.ask("turn", seat, moves)):
            case ("discard", str(card)):
                hand.remove(card)
                world.discard(card)
            case ("recruit", int(slot), int(mine), tuple(bonuses)):
                taken = world.row[slot - 1]
                assert taken
                world.row[slot - 1] = None
                self.refill()
                if mine:
                    yield from self.use(seat, taken, mine, bonuses)
                else:
                    hand.append(taken)
            case ("play", str(card), int(mine), tuple(bonuses)):
                hand.remove(card)
                yield from self.use(seat, card, mine, bonuses)

    def end_turn(self) -> None:
        self.gone()
        self.refill()

    def gone(self) -> None:
        """Discard the team if it is still in play (5.3, 11)."""
        if self.world.dig:
            self.world.discard(*self.world.dig.team)
        self.world.dig = None

    def refill(self) -> None:
        """Refill the row (5.2)."""
        for slot, card in enumerate(self.world.row):
            if card is None:
                self.reshuffle()
                self.world.row[slot] = self.world.pile.pop(0) if self.world.pile else None
        self.reshuffle()

    def reshuffle(self) -> None:
        if not self.world.pile and self.world.dwarf_discard:
            self.world.pile = self.chance.shuffled(self.world.dwarf_discard)
            self.world.dwarf_discard = []

    def use(self, seat: int, card: str, number: int, bonuses: tuple[str, ...]) -> Talk:
        """Play a dwarf at a mine (6)."""
        world, mine = self.world, self.world.mines[number]
        match DWARFS[card].kind:
            case "warrior":
                if DWARFS[card].proud:
                    world.discard(*mine.guards[seat])
                    mine.guards[seat] = []
                mine.guards[seat].append(card)
            case "blaster":
                self.clear(number)
                world.discard(card)
            case "digger":
                for bonus in bonuses:
                    world.hands[seat].remove(bonus)
                world.dig = Dig(number, figures(card, bonuses)[0], [card, *bonuses])
                yield from self.digging(seat, world.dig)
            case "scout":
                world.discard(card)

    def clear(self, number: int) -> None:
        """Remove all warriors of all players from a mine (6.4, 11)."""
        for guards in self.world.mines[number].guards.values():
            self.world.discard(*guards)
            guards.clear()

    def digging(self, seat: int, dig: Dig) -> Talk:
        """Run the loop of 7.1."""
        world = self.world
        while dig.left and dig.team and world.mines[dig.mine].pile:
            dig.left -= 1
            world.mines[dig.mine].is_known = True
            yield from self.revealed(seat, dig, world.mines[dig.mine].pile[0])

    def take(self, dig: Dig) -> str:
        """Remove the revealed card from its mine."""
        mine = self.world.mines[dig.mine]
        mine.is_known = False
        return mine.pile.pop(0)

    def revealed(self, seat: int, dig: Dig, card: str) -> Talk:
        """Resolve one card completely, possibly emptying the mine (7.1, 8, 9)."""
        world = self.world
        if card in ENCOUNTERS:
            yield from self.fight(seat, dig, card)
        elif card == "heart_of_gold":
            yield from self.heart(seat, dig)
        else:
            self.take(dig)
            if card == "grodur_ghost":
                self.ghost(seat)
            elif card in FINDS:
                room = [other for other in world.clockwise(seat) if len(world.hands[other]) < HAND_LIMIT]
                (world.hands[room[0]] if room else world.mine_discard).append(card)
            elif card == "back_door":
                world.door_owner = seat
            else:
                self.gain(seat, card)
            if card == "throne_room":
                world.discard(*world.hands[seat])
                world.hands[seat].clear()
        if not world.mines[dig.mine].pile:
            self.clear(dig.mine)
            if len(world.open_mines()) == 1:
                raise Over
        if card == "back_door":
            _, number = yield from self.ask("door", seat, [("door", mine) for mine in world.open_mines()])
            assert isinstance(number, int)
            world.door = dig.mine = number

    def gain(self, seat: int, card: str) -> None:
        """Add a card to the loot, with the trophy for such cards (10)."""
        loots, trophies = self.world.loots, self.world.trophies
        loots[seat].append(card)
        if card in TROPHIES and self.world.is_full:
            name, _ = TROPHIES[card]
            owner = trophies.get(name)
            if owner is None or loots[seat].count(card) >= loots[owner].count(card):
                trophies[name] = seat

    def fight(self, seat: int, dig: Dig, card: str) -> Talk:
        """Resolve an encounter (7.2, 7.3)."""
        world, guards = self.world, self.world.mines[dig.mine].guards[seat]
        needed = need(world, seat, dig.mine, ENCOUNTERS[card])
        if world.strength(seat, dig.mine) + team_combat(dig) < needed:
            world.discard(*guards)
            guards.clear()
            self.lose_team(dig)
            return
        if needed:
            _, *paid = yield from self.ask("pay", seat, payments(world, seat, needed), card, needed)
            for unit in paid:
                if unit == "team":
                    self.lose_team(dig)
                else:
                    guards.remove(str(unit))
                    world.discard(str(unit))
        self.gain(seat, self.take(dig))

    def lose_team(self, dig: Dig) -> None:
        self.world.discard(*dig.team)
        dig.team = []

    def heart(self, seat: int, dig: Dig) -> Talk:
        """Resolve the heart of gold (8.6)."""
        moves = heart_moves(self.world, seat)
        if not moves:
            self.lose_team(dig)
            return
        _, given = yield from self.ask("heart", seat, moves)
        self.world.hands[seat].remove(str(given))
        self.world.discard(str(given))
        self.gain(seat, self.take(dig))

    def ghost(self, seat: int) -> None:
        """Resolve the ghost (8.7)."""
        world = self.world
        for other in world.clockwise(seat):
            if dwarfs := [card for card in world.hands[other] if card in DWARF_CARDS]:
                scared = self.chance.drawn(dwarfs)
                world.hands[other].remove(scared)
                world.discard(scared)
                break
        world.discard("grodur_ghost")
