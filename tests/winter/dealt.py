"""Tables for the comparison: whole games, and weeks that begin in the middle of one."""

import random
from typing import Any

from games.core import Dice, Seat
from games.winter.cards import EDITIONS
from games.winter.rules.week import Week
from games.winter.setup import setup
from games.winter.state import HOME, State, book, table_setup

OPTIONS = ("nightmare", "bloodthirst", "legendary")


def table(seats: int, options: frozenset[str], seed: str) -> State:
    """A table before its first step."""
    base: dict[str, Any] = {
        "seats": seats,
        "first": Seat(random.Random(seed).randrange(seats)),
        "options": {name: "on" if name in options else "off" for name in OPTIONS},
        "edition": EDITIONS.current,
        "dice": Dice(seed),
    }
    return setup(base)


def some_week(seats: int, options: frozenset[str], seed: str) -> State:
    """A table on which a week is about to begin, somewhere in a game that might have been."""
    t, chance = table(seats, options, seed), random.Random(seed)
    areas, catalogue = list(book(t).areas), book(t)
    week = chance.choice([2, 3, 4, 5, 6, 7, 7, 7])
    t.week, t.agenda = week - 1, [Week()]
    few = chance.choice([0, 1, table_setup(t).monsters, table_setup(t).monsters + 1])
    for _ in range(chance.randint(0, few)):
        t.monsters[t.monster_deck.pop()] = chance.choice([area for area in areas if area != "castle"])
    t.disasters = [t.disaster_deck.pop() for _ in range(chance.choice([0, 0, 1, 2, 3]))]
    for player in t.players:
        player.stock = {resource: chance.randint(0, 7) for resource in player.stock}
        for deck, most in ((t.hero_deck, 4), (t.monster_deck, 3), (t.disaster_deck, 3)):
            won = tuple(deck.pop() for _ in range(min(len(deck), chance.randint(0, most))))
            if deck is t.hero_deck:
                player.cards += won
            elif deck is t.monster_deck:
                player.monsters = won
            else:
                player.disasters = won
        legends = [dwarf for dwarf in catalogue.legendary_dwarfs if "legendary" in options and chance.random() < 0.4]
        player.legends = {dwarf: chance.choice([HOME, *chance.sample(areas, 2)]) for dwarf in legends}
        out = chance.randint(0, 7 - len(legends))
        favourite = chance.sample([*t.monsters.values(), *areas], 3)
        player.out = sorted(chance.choice(favourite) for _ in range(out))
        player.home = 7 - len(legends) - out
    for deck in (t.hero_deck, t.monster_deck, t.disaster_deck):
        del deck[: chance.choice([0, 0, 0, len(deck), len(deck) - 1, len(deck) // 2])]
    if chance.random() < 0.2:
        t.monster_deck.clear()
        t.monsters = {}
    return t
