"""A second implementation of a clash, written only from RULES.md 9.3, 10 and 11.

It shares only the figures of `catalogue.toml` and the names of choices with the game. Where the game asks, the referee
first says what must be offered; where the referee sees a single possible answer, the game must not ask.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tomllib import loads

import games.dungeon_lords
from games.core import Choice
from games.dungeon_lords.choices import Aim, Attack, DiscardTrap, Expose, Flip, Keep, Withdraw

DATA = loads(Path(games.dungeon_lords.__file__).with_name("catalogue.toml").read_text("utf-8"))
HEROES = {row["id"]: row for row in [*DATA["adventurers"], *({**row, "class": "paladin"} for row in DATA["paladins"])]}
BEASTS = {row["id"]: row for row in DATA["monsters"]}
TRAPS = {row["id"]: row for row in DATA["traps"]}
CARDS = {row["id"]: row for row in DATA["combat_cards"]}
STRONGER = {"training_room": ("goblin", "troll"), "dark_room": ("witch", "vampire")}


@dataclass
class Referee:
    """One clash on the tile c1."""

    choose: Callable[[Sequence[Choice]], Choice]
    serve: Callable[[int, int, int], int]
    card: str
    round: int
    tile: str
    tiles: list[str]
    file: list[str]
    traps: list[str]
    creatures: list[str]
    hand: list[str]
    wounds: dict[str, int]
    gold: int
    food: int
    imps: int
    evil: int
    prison: list[str] = field(default_factory=list)
    lair: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    conquered: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    poison: dict[str, int] = field(default_factory=dict)
    fed: set[str] = field(default_factory=set)
    spell: str = ""
    sheep: str = ""
    shield: int = 0
    attacked: int = 0
    no_conquest: bool = False
    no_spell: bool = False
    no_healing: bool = False

    def fight(self) -> None:
        """Run steps 1 to 7."""
        self.set_off_traps()
        self.cast("fast")
        self.attack()
        self.cast("slow")
        self.heal()
        self.conquer()
        for hero in list(self.file):
            if hero in self.poison:
                self.wound({hero: self.poison[hero]})
        if self.spell == "dimensional_gate":
            self.file.reverse()
        self.lair += [*self.creatures, *filter(None, [self.sheep])]
        self.hand += self.traps

    def pick(self, *options: Choice, always: bool = False) -> Choice:
        """Return the player's choice; a single answer is not asked for."""
        distinct = list(dict.fromkeys(options))
        return self.choose(distinct) if always or len(distinct) > 1 else distinct[0]

    def icons(self, icon: str) -> int:
        return sum(HEROES[hero]["icons"].get(icon, 0) for hero in self.file)

    def wound(self, hits: dict[str, int]) -> bool:
        """Apply wounds; return whether somebody fell."""
        for hero, n in hits.items():
            self.wounds[hero] = self.wounds.get(hero, 0) + n
        fallen = [hero for hero in self.file if self.wounds.get(hero, 0) >= HEROES[hero]["hp"] + (hero in self.fed)]
        self.file = [hero for hero in self.file if hero not in fallen]
        self.prison += fallen
        return bool(fallen)

    # step 1

    def set_off_traps(self) -> None:
        while self.traps and self.file:
            row = TRAPS[self.traps.pop(0)]
            self.discards.append(row["id"])
            self.gold -= row["cost"].get("gold", 0) + (self.tile not in ("tunnel", "labyrinth"))
            self.imps -= row["cost"].get("imp", 0)
            target, x = "", 0
            if any(blow["target"] == "any" for blow in row["effects"]):
                target = self.pick(*map(Aim, self.file)).hero
            if "pay_x" in row:
                kept = sum("pay_x" in TRAPS[trap] for trap in self.traps)
                x = self.serve(1, min(3, self.food - kept), len(self.traps))
                self.food -= x
            self.wound(self.blocks(row, target, x))
            self.special(row.get("special", {}), target)

    def blocks(self, row: dict, target: str, x: int) -> dict[str, int]:
        """Return the damage blocks left by trap icons."""
        blocks = dict.fromkeys(self.file, 0)
        for blow in row["effects"]:
            hit = {"front": self.file[:1], "second": self.file[1:2], "last": self.file[-1:], "all": self.file,
                   "any": [target]}[blow["target"]]  # fmt: skip
            for hero in hit:
                blocks[hero] += blow["damage"] + (x if blow.get("plus_x") else 0)
        icons = self.icons("trap")
        for hero in self.file:
            spared = min(icons, blocks[hero])
            blocks[hero] -= spared
            icons -= spared
        return blocks

    def special(self, special: dict, target: str) -> None:
        self.no_conquest |= special.get("no_conquest", False)
        if target in self.file and "poison" in special:
            self.poison[target] = self.poison.get(target, 0) + special["poison"]
        if special.get("silence"):
            self.no_spell |= HEROES[target]["class"] == "wizard"
            self.no_healing |= HEROES[target]["class"] == "priest"

    # steps 2 and 4

    def cast(self, speed: str) -> None:
        gems = self.icons("gem")
        silent = self.no_spell or self.tile == "antimagic_room"
        if not self.file or CARDS[self.card]["speed"] != speed or silent or gems < self.round:
            return
        self.spell = self.card
        monsters = [one for one in self.creatures if BEASTS[one]["kind"] == "monster"]
        best = max((printed(one) for one in monsters), default=0)
        strongest = [Expose(one) for one in monsters if printed(one) == best]
        match self.spell:
            case "suggestion" if self.creatures:
                self.send_home([self.pick(*map(Withdraw, self.creatures)).creature])
            case "aura_of_fear" if len(self.creatures) > 1:
                others = list(self.creatures)
                others.remove(self.pick(*map(Keep, self.creatures)).creature)
                self.send_home(others)
            case "fist_of_justice" if monsters:
                self.spent.append(self.pick(*strongest).creature)
                self.creatures.remove(self.spent[-1])
            case "metamorphosis" if monsters:
                self.sheep = self.pick(*strongest).creature
                self.creatures.remove(self.sheep)
            case "magic_shield":
                self.shield = 3
            case "detect_treasure":
                self.gold = max(0, self.gold - 2)
            case "fireball" if self.hand:
                trap = self.pick(*map(DiscardTrap, self.hand), always=len(self.hand) > 1).trap
                self.hand.remove(trap)
                self.discards.append(trap)
            case "fireball":
                self.food = max(0, self.food - 1)
            case "create_food":
                self.fed |= set(self.file)
            case "regeneration":
                self.wounds.update({hero: max(0, self.wounds.get(hero, 0) - 2) for hero in self.file})
            case "dimensional_gate":
                self.file.reverse()

    def send_home(self, creatures: list[str]) -> None:
        for one in creatures:
            self.creatures.remove(one)
            self.lair.append(one)

    # step 3

    def attack(self) -> None:
        while self.file and (ways := [*self.weak(), *(way for one in self.creatures for way in self.ways(one))]):
            way = self.pick(*ways)
            self.attacked += 1
            if not way.mode:
                self.spent.append(self.sheep)
                self.sheep = ""
                self.hit({self.file[0]: 1})
            else:
                self.strike(way.creature, way.mode, BEASTS[way.creature]["attacks"][way.mode - 1], way.targets)
        if self.file:
            self.send_home(list(self.creatures))

    def weak(self) -> list[Attack]:
        return [Attack(self.sheep, 0, ())] if self.sheep else []

    def seen(self) -> list[str]:
        return self.file[:-1] if self.spell == "invisibility" and len(self.file) > 1 else list(self.file)

    def ways(self, creature: str) -> list[Attack]:
        """Return every affordable mode with every possible target."""
        found = []
        for number, mode in enumerate(BEASTS[creature]["attacks"], 1):
            aim = {"any": self.seen(), "any_not_front": [hero for hero in self.seen() if hero != self.file[0]],
                   "any_not_priest": [hero for hero in self.seen() if HEROES[hero]["class"] != "priest"],
                   }.get(mode["target"])  # fmt: skip
            if mode.get("extra_cost", {}).get("food", 0) > self.food:
                continue
            if aim is None:
                found.append(Attack(creature, number, ()))
            else:
                aim = self.file[:1] if self.spell == "blind_rage" else aim
                hits = 2 if (creature, number) == ("witch", 2) else 1
                if 0 < hits * self.power(creature, mode["damage"]) <= self.shield:
                    aim = aim[:1]
                found += [Attack(creature, number, (hero,)) for hero in aim]
        return found

    def strike(self, creature: str, number: int, mode: dict, targets: tuple[str, ...]) -> None:
        self.creatures.remove(creature)
        (self.lair if mode.get("returns") else self.spent).append(creature)
        self.food -= mode.get("extra_cost", {}).get("food", 0)
        self.no_conquest |= mode.get("no_conquest", False)
        self.no_healing |= mode.get("skip_heal", False)
        power = self.power(creature, mode["damage"])
        match mode["target"]:
            case "none":
                return
            case "all":
                self.hit(dict.fromkeys(self.seen(), power))
                return
        fell = self.hit({(targets or self.file)[0]: power})
        if creature == "goblin" and fell and self.file and self.file[0] in self.seen():
            self.hit({self.file[0]: self.power(creature, 1)})
        if (creature, number) == ("witch", 2) and self.file:
            aim = self.file[:1] if self.spell == "blind_rage" else self.seen()
            if 0 < self.power(creature, mode["damage"]) <= self.shield:
                aim = aim[:1]
            self.hit({self.pick(*map(Aim, aim)).hero: power})

    def power(self, creature: str, damage: int) -> int:
        """Return a damage number after all modifiers, at least 0."""
        damage += creature in STRONGER.get(self.tile, ())
        damage -= self.spell == "word_of_peace"
        damage -= 2 if self.spell == "detect_evil" and "evil" in BEASTS[creature]["wage"] else 0
        return 0 if self.spell == "illusion" and self.attacked == 1 else max(0, damage)

    def hit(self, hits: dict[str, int]) -> bool:
        """Return the hits that the magic shield lets through."""
        through = {}
        for hero in [hero for hero in self.file if hero in hits]:
            absorbed = min(self.shield, hits[hero])
            self.shield -= absorbed
            through[hero] = hits[hero] - absorbed
        return self.wound(through)

    # steps 5 and 6

    def heal(self) -> None:
        hearts = self.icons("heart") if self.attacked and not self.no_healing else 0
        for hero in self.file:
            healed = min(hearts, self.wounds.get(hero, 0))
            self.wounds[hero] = self.wounds.get(hero, 0) - healed
            hearts -= healed

    def conquer(self) -> None:
        if self.no_conquest:
            return
        for _ in range(0 if self.spell == "song_of_courage" else CARDS[self.card]["fatigue"]):
            self.wound({self.file[0]: 1} if self.file else {})
        if not self.file:
            return
        self.conquered = ["c1"]
        if self.spell == "magic_key" and (near := self.nearest()):
            self.conquered.append(self.pick(*map(Flip, near)).cell)
            self.evil = max(1, self.evil - 1)
        if self.spell != "graffiti":
            self.evil = max(1, self.evil - 1)

    def nearest(self) -> list[str]:
        """Return the tiles next to c1, or those behind them."""
        beside = [cell for cell in self.tiles if cell in ("b1", "c2", "d1")]
        return beside or [cell for cell in self.tiles if cell != "c1"]


def printed(creature: str) -> int:
    """Return the highest number on the tile."""
    return max(mode["damage"] for mode in BEASTS[creature]["attacks"])
