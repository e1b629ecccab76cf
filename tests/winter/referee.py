"""A second Dwar7s Winter, written from RULES.md alone, to check the game against.

`Referee.play()` is a generator: it yields a `Decision`, is sent `(seat, move)`, and returns the `Verdict`. Decisions
the rules make by themselves (column "Auto" of 5.1) are not yielded. `draw` is called with a deck's name and returns its
next card.
"""

from tests.winter.referee_data import (
    BASIC,
    DEFENDERS,
    DISASTERS_AT_SETUP,
    FOES,
    HEROES,
    NEXT_TO,
    PRICES,
    PRODUCE_OF,
)
from tests.winter.referee_monsters import Monsters
from tests.winter.referee_score import Verdict, defeat, verdict
from tests.winter.referee_table import Decision, Talk
from tests.winter.referee_world import (
    GAINS,
    TRADES,
    Move,
    blocked,
    free_moves,
    gain,
    kind_of,
    playable,
    second_moves,
    sets_for,
    showing,
    standing,
    talent_moves,
    turn_moves,
)


class Referee(Monsters):
    active: int | None = None

    def play(self) -> Talk[Verdict]:
        yield from self.set_up()
        return (yield from self.weeks())

    def set_up(self) -> Talk[None]:
        world = self.world
        count = len(world.players)
        for slot in (3, 2, 1, 0):
            world.market[slot] = self.next_card("hero")
        for _ in range(DISASTERS_AT_SETUP[count]):
            self.reveal_disaster()
        for seat, defenders in zip(world.clockwise(world.first), DEFENDERS[count], strict=False):
            for _ in range(defenders):
                move = yield from self.ask("defender", seat, [("place", seat, BASIC, to) for to in NEXT_TO])
                self.put(seat, BASIC, str(move[-1]))

    def weeks(self) -> Talk[Verdict]:
        world = self.world
        while True:
            self.refresh()
            yield from self.attack()
            self.reinforce()
            for _ in range(2 if "nightmare" in world.options and world.week in (3, 5, 7) else 1):
                self.reveal_disaster()
            yield from self.prepare()
            for seat in world.clockwise(world.first):
                yield from self.turn(seat)
            self.active = None
            if defeat(world) or world.week == (4 if "thaw" in world.options else 7):
                return verdict(world)
            self.next_week()

    def refresh(self) -> None:
        self.world.hall.clear()
        self.world.fresh.clear()
        for player in self.world.players:
            player.hand_size, player.actions = 7, 5
            player.tokens = 3 if self.world.solo else 1

    def next_week(self) -> None:
        world = self.world
        world.week += 1
        world.first = (world.first + 1) % len(world.players)
        for player in world.players:
            player.hand = []

    def prepare(self) -> Talk[None]:
        players = self.world.players
        chosen = {seat: p.cards for seat, p in enumerate(players) if len(p.cards) == p.hand_size}
        while waiting := [seat for seat in range(len(players)) if seat not in chosen]:
            asks: dict[int, frozenset[Move]] = {
                seat: frozenset({("hand", players[seat].hand_size, *sorted(players[seat].cards))}) for seat in waiting
            }
            seat, (word, *cards) = yield Decision("hand", asks)
            assert word == "hand"
            assert len(set(cards)) == len(cards) == players[seat].hand_size
            assert set(cards) <= set(players[seat].cards)
            chosen[seat] = [str(card) for card in cards]
        for seat, player in enumerate(players):
            player.hand = list(chosen[seat])

    def turn(self, seat: int) -> Talk[None]:
        world, player = self.world, self.world.players[seat]
        self.active = seat
        for other in world.players:
            other.placed = set()
        player.bought, player.instruments = False, 0
        while True:
            move = yield from self.ask("turn", seat, turn_moves(world, seat))
            match move:
                case ("end",):
                    break
                case ("play", str(instrument)):
                    yield from self.music(seat, instrument)
                case ("place", _, "thunder_king", _) | ("beat" | "overcome", _):
                    yield from self.free_action(seat, move)
                case ("buy", str(hero)):
                    player.actions -= 1
                    player.bought = True
                    player.purse["gold"] -= PRICES[world.market.index(hero)]
                    self.take_from_market(hero, seat)
                case _:
                    player.actions -= 1
                    self.step(move, seat)

    def free_action(self, seat: int, move: Move) -> Talk[None]:
        if move[0] == "place":
            self.step(move, seat)
            return
        world, player, foe = self.world, self.world.players[seat], FOES[str(move[1])]
        area = world.monsters.get(foe.name, foe.area)
        use = yield from self.ask("dwarfs", seat, sets_for(world, seat, foe.name, area), foe.name)
        for kind in use[1:]:
            self.take_home(seat, str(kind), area)
        for resource, n in foe.cost.items():
            player.purse[resource] -= n
        gain(player, "gold", foe.gold)
        world.monsters.pop(foe.name, None)
        world.disasters.discard(foe.name)
        player.pile.append(foe.name)

    def music(self, seat: int, instrument: str) -> Talk[None]:
        world, player = self.world, self.world.players[seat]
        if not (world.solo and player.instruments == 0):
            player.actions -= 1
        player.tokens -= 1
        player.instruments += 1
        world.hall[instrument] = seat
        for musician in world.clockwise(seat):
            yield from self.cards(musician, instrument, own=musician == seat)

    def cards(self, seat: int, instrument: str, *, own: bool) -> Talk[None]:
        world = self.world
        while True:
            free = free_moves(world, seat) if own else set()
            moving = {hero.instrument for hero in HEROES.values() if hero.talent.startswith("move_")}
            can_wait = world.solo or instrument not in moving
            if not showing(world, seat, instrument) and (not free or can_wait):
                return
            moves = playable(world, seat, instrument) | free | {("done",)}
            move = yield from self.ask("cards" if own else "follow", seat, moves, instrument, always=True)
            match move:
                case ("done",):
                    return
                case ("card", str(hero)):
                    world.players[seat].hand.remove(hero)
                    yield from self.talent(seat, hero)
                case _:
                    yield from self.free_action(seat, move)

    def talent(self, seat: int, hero: str) -> Talk[None]:
        world, player, talent = self.world, self.world.players[seat], HEROES[hero].talent
        if talent.startswith("produce_"):
            resource = talent.removeprefix("produce_")
            areas = [area for area in NEXT_TO if kind_of(area) == PRODUCE_OF[resource]]
            gain(player, resource, sum(bool(standing(world, seat, a)) and not blocked(world, a) for a in areas))
        elif talent in GAINS:
            for resource, n in GAINS[talent].items():
                gain(player, resource, n)
        elif talent in TRADES:
            paid, gained = TRADES[talent]
            player.purse[paid] -= 1
            gain(player, gained, 3)
        else:
            move = yield from self.ask("talent", seat, talent_moves(world, seat, talent), hero)
            self.do(seat, move)
            if talent.startswith(("move_2_", "place_or_move_2")):
                again = second_moves(world, seat, talent, move)
                self.do(seat, (yield from self.ask("talent", seat, again | {("stop",)}, hero)))

    def do(self, seat: int, move: Move) -> None:
        player = self.world.players[seat]
        match move:
            case ("gain", str(resource)):
                gain(player, resource, 1)
            case ("take", str(hero)):
                player.purse["gold"] -= 2
                self.take_from_market(hero, seat)
            case ("promote", str(kind)):
                player.purse["gold"] -= 2
                player.home[BASIC] -= 1
                player.home[kind] += 1
                player.reserve.remove(kind)
            case ("recall", str(kind), str(area)):
                self.take_home(seat, kind, area)
                gain(player, "gold", 3)
            case _:
                self.step(move, seat)
