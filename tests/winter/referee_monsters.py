"""The referee's phases 1.2 and 1.3: monsters move, attack, and are reinforced (3.2, 5.2, 6.2 and 9.4)."""

from tests.winter.referee_data import FOES, MONSTERS_KEPT
from tests.winter.referee_table import Table, Talk
from tests.winter.referee_world import closer, in_range, standing


class Monsters(Table):
    def attack(self) -> Talk[None]:
        world = self.world
        waiting = set(world.monsters)
        while waiting:
            move = yield from self.ask("order", world.first, [("attack", name) for name in waiting])
            name = str(move[1])
            waiting.remove(name)
            yield from self.step_closer(name)
            yield from self.monster_talent(name)

    def step_closer(self, name: str) -> Talk[None]:
        ways = closer(self.world.monsters[name])
        if ways:
            move = yield from self.ask("path", self.world.first, [("to", area) for area in ways], name)
            self.world.monsters[name] = str(move[1])

    def monster_talent(self, name: str) -> Talk[None]:
        world = self.world
        kind, area = FOES[name].kind, world.monsters[name]
        hit = [seat for seat in world.clockwise(world.first) if in_range(world, seat, area)]
        if kind == "winter_wolf":
            yield from self.push(name)
        elif kind == "yeti":
            for seat in world.clockwise(world.first):
                if there := standing(world, seat, area):
                    move = yield from self.ask("return", seat, [("home", dwarf) for dwarf in there], name)
                    self.take_home(seat, str(move[1]), area)
        elif kind == "frost_wyrm" and hit:
            yield from self.step_closer(name)
        for seat in hit:
            self.suffer(seat, kind)

    def push(self, wolf: str) -> Talk[None]:
        others = [name for name, area in self.world.monsters.items() if name != wolf and area != "castle"]
        if others:
            move = yield from self.ask("target", self.world.first, [("push", name) for name in others], wolf)
            yield from self.step_closer(str(move[1]))

    def suffer(self, seat: int, kind: str) -> None:
        player = self.world.players[seat]
        if kind == "frost_giant":
            player.actions = max(3, player.actions - 1)
        elif kind == "ice_witch":
            player.hand_size = max(5, player.hand_size - 1)
        taken = {
            "frozen_treant": ["wood"],
            "snow_troll": ["food"],
            "snow_dragon": ["gold"],
            "crystal_golem": ["stone"],
            "ice_queen": ["food", "stone", "wood"],
        }
        for resource in taken.get(kind, []):
            if player.purse[resource]:
                player.purse[resource] -= 1
            elif player.purse["gold"]:
                player.purse["gold"] -= 1

    def reinforce(self) -> None:
        world = self.world
        while len(world.monsters) < MONSTERS_KEPT[len(world.players)]:
            card = self.next_card("monster")
            if card is None:
                return
            world.monsters[card] = FOES[card].area
            world.fresh.add(card)
            if FOES[card].kind == "ogre_king":
                self.reveal_disaster()
