"""Starting positions for comparing game and referee: whole games, weeks in the middle of a game, and last evenings."""

import random
from typing import Any

from games.core import Dice, Seat
from games.winter.cards import EDITIONS
from games.winter.rules.week import Resolution, Week
from games.winter.setup import setup
from games.winter.state import HOME, Player, State, book, table_setup

OPTIONS = ("nightmare", "bloodthirst", "legendary", "thaw")


def table(seats: int, options: frozenset[str], seed: str) -> State:
    """Return a table before its first step."""
    base: dict[str, Any] = {
        "seats": seats,
        "first": Seat(random.Random(seed).randrange(seats)),
        "options": {name: "on" if name in options else "off" for name in OPTIONS},
        "edition": EDITIONS.current,
        "dice": Dice(seed),
    }
    return setup(base)


def some_week(seats: int, options: frozenset[str], seed: str) -> State:
    """Return a position at the start of a random week, with random cards, dwarfs and decks."""
    t, chance = table(seats, options, seed), random.Random(seed)
    areas = list(book(t).areas)
    weeks = [2, 3, 4, 4] if "thaw" in options else [2, 3, 4, 5, 6, 7, 7, 7]
    t.week, t.agenda = chance.choice(weeks) - 1, [Week()]
    few = chance.choice([0, 1, table_setup(t).monsters, table_setup(t).monsters + 1])
    for _ in range(chance.randint(0, few)):
        t.monsters[t.monster_deck.pop()] = chance.choice([area for area in areas if area != "castle"])
    t.disasters = [t.disaster_deck.pop() for _ in range(chance.choice([0, 0, 1, 2, 3]))]
    for player in t.players:
        _collect(t, player, chance, most=3)
        crowded = [*chance.sample(areas, 2), *_ahead(t, chance)]
        _scatter(t, player, chance, crowded)
    for deck in (t.hero_deck, t.monster_deck, t.disaster_deck):
        del deck[: chance.choice([0, 0, 0, len(deck), len(deck) - 1, len(deck) // 2])]
    if chance.random() < 0.2:
        t.monster_deck.clear()
        t.monsters = {}
    return t


def some_end(seats: int, options: frozenset[str], seed: str) -> State:
    """Return a position at the end of the last week, where players are often equal or nearly so."""
    t, chance = table(seats, options, seed), random.Random(seed)
    t.week, t.agenda = 4 if "thaw" in options else 7, [Resolution()]
    most = chance.choice([0, 1, 1, 7 if seats == 1 else 3])
    stock = {resource: chance.choice([3, 6, 7]) for resource in t.players[0].stock}
    for player in t.players:
        _collect(t, player, chance, most=most)
        _scatter(t, player, chance, ["castle"] if chance.random() < 0.7 else [])
        player.stock = {resource: chance.choice([n, n, n, 7 - n]) for resource, n in stock.items()}
    if chance.random() < 0.3:
        _make_level(t, chance)
    elif chance.random() < 0.2:
        t.monsters = {t.monster_deck.pop(): "castle"}
    t.disasters = [t.disaster_deck.pop() for _ in range(min(len(t.disaster_deck), chance.choice([0, 0, 3, 3, 4])))]
    return t


def _make_level(t: State, chance: random.Random) -> None:
    """Give players the same points from as many cards or more, so that only the last tie-breaks decide (8.2)."""
    nine = [
        "frost_giant_b frozen_treant_b",
        "ogre_king_a snow_troll_b",
        "yeti_b banshee_b",
        "ogre_king_b frost_giant_a",
    ]
    nine += ["winter_wolf_a ice_witch_a yeti_a", "winter_wolf_b ice_witch_b frozen_treant_a"]
    six = [
        "fallen_pines ice_storm",
        "cave_in flooded_shaft",
        "buried_barn famine",
        "frozen_path frozen_winch black_frost",
    ]
    chance.shuffle(nine)
    chance.shuffle(six)
    for player, monsters, disasters in zip(t.players, nine, six, strict=False):
        player.monsters, player.disasters = tuple(monsters.split()), tuple(disasters.split())
        player.stock = dict.fromkeys(player.stock, 3)
        player.cards = tuple(book(t).starting_heroes)
        player.legends, player.out, player.home = {}, [], 7


def _collect(t: State, player: Player, chance: random.Random, most: int) -> None:
    """Give a player random resources, heroes, beaten monsters and overcome disasters."""
    player.stock = {resource: chance.randint(0, 7) for resource in player.stock}
    heroes, monsters, disasters = (
        tuple(deck.pop() for _ in range(min(len(deck) // t.seats, chance.randint(most // 2, most))))
        for deck in (t.hero_deck, t.monster_deck, t.disaster_deck)
    )
    player.cards += heroes
    player.monsters, player.disasters = monsters, disasters


def _scatter(t: State, player: Player, chance: random.Random, crowded: list[str]) -> None:
    """Put some of a player's seven dwarfs, legendary ones included, in `crowded` areas; without any, all stay home."""
    legends = [d for d in book(t).legendary_dwarfs if t.options["legendary"] == "on" and chance.random() < 0.4]
    player.legends = {dwarf: chance.choice([HOME, *crowded]) for dwarf in legends}
    out = chance.randint(0, 7 - len(legends)) if crowded else 0
    player.out = sorted(chance.choice(crowded) for _ in range(out))
    player.home = 7 - len(legends) - out


def _ahead(t: State, chance: random.Random) -> list[str]:
    """Return an area where a monster may go next, preferably a Yeti."""
    walking = sorted(t.monsters, key=lambda monster: "yeti" not in monster)
    return [chance.choice(book(t).closer[t.monsters[monster]]) for monster in walking[:1]]
