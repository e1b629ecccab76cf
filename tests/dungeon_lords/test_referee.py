"""Random clashes give the same results in the game and in a referee written from the rules alone (9.3, 10, 11)."""

import random
from typing import Any

import pytest

from games import core
from games.core import Choice, Number, Seat
from games.dungeon_lords.notation import position as written
from games.dungeon_lords.rules.clash import Begin
from games.dungeon_lords.rules.combat import RevealCard
from tests.dungeon_lords.referee import BEASTS, CARDS, HEROES, TRAPS, Referee
from tests.dungeon_lords.stage import sketch
from tests.house.play import many

A = Seat(0)
TILES = ["tunnel", "tunnel", "mint", "labyrinth", "labyrinth", "training_room", "dark_room", "antimagic_room"]
CLASHES = 120


class Table:
    """The game's side: it is asked the referee's questions, and answers at random."""

    def __init__(self, position: str, chance: random.Random) -> None:
        self.chance = chance
        self.state = sketch(position)
        self.state.then(RevealCard(), Begin(A))
        core.start(self.state)

    def shape(self, expected: object) -> Any:
        now = core.decision(self.state)
        assert now is not None, f"nothing is asked, the referee expects {expected}"
        return now.asks[A]

    def choose(self, options: list[Choice]) -> Choice:
        assert set(self.shape(options).choices) == set(options)
        chosen = self.chance.choice(sorted(options, key=str))
        self.state = core.apply(self.state, A, chosen)
        return chosen

    def serve(self, low: int, high: int, hidden: int) -> int:
        if low == high and not hidden:
            return low  # no choice, and no second trap to conceal
        shape = self.shape((low, high))
        assert (shape.low, shape.high) == (low, high)
        n = self.chance.randint(low, high)
        self.state = core.apply(self.state, A, Number(n))
        return n


def dealt(chance: random.Random, card: str) -> dict[str, Any]:
    """Return the start of a clash."""
    year, number = CARDS[card]["year"], chance.randint(1, 4)
    heroes = [row["id"] for row in HEROES.values() if row["year"] == year and row["class"] != "paladin"]
    casters = [hero for hero in heroes if HEROES[hero]["class"] in ("wizard", "priest")]
    file = list(dict.fromkeys([*chance.sample(heroes, chance.randint(1, 3)), *chance.sample(casters, 2)]))[:4]
    file = sorted(file, key=lambda hero: HEROES[hero]["class"] != "warrior")
    file = [f"paladin_{year}", *file] if chance.random() < 0.3 else file
    tile = chance.choice(TILES)
    monsters = [row["id"] for row in BEASTS.values() if row["kind"] == "monster"]
    most = 1 if tile in ("tunnel", "labyrinth") else 2
    wounds = {hero: chance.randint(0, HEROES[hero]["hp"] - 1) for hero in file}
    return {
        "card": card,
        "round": number,
        "tile": tile,
        "tiles": ["c1", "c2", "b1", "d1"][: chance.randint(1, 4)],
        "file": file,
        "traps": [chance.choice(list(TRAPS)) for _ in range(chance.randint(0, 1 + (tile == "labyrinth")))],
        "creatures": [chance.choice(monsters) for _ in range(chance.randint(0, most))]
        + ["ghost"] * chance.randint(0, 2),
        "hand": [chance.choice(list(TRAPS)) for _ in range(chance.randint(0, 3))],
        "wounds": {hero: n for hero, n in wounds.items() if n},
        "gold": chance.randint(4, 6),
        "food": chance.randint(2, 5),
        "imps": chance.randint(2, 4),
        "evil": chance.randint(1, 9),
    }


def position(deal: dict[str, Any]) -> str:
    cards = [row["id"] for row in CARDS.values() if row["year"] == CARDS[deal["card"]]["year"]]
    cards = [card for card in cards if card != deal["card"]][:3]
    cards.insert(deal["round"] - 1, deal["card"])
    first = "c1" if deal["tile"] == "tunnel" else f"c1={deal['tile']}"
    wounds = " ".join(f"{hero}={n}" for hero, n in deal["wounds"].items())
    amounts = ", ".join(f"{name} {deal[name]}" for name in ("gold", "food", "imps", "evil"))
    return f"""
        players 2, year {CARDS[deal["card"]]["year"]}, fight {deal["round"]}, tent no, cards {" ".join(cards)},
            wounds {wounds}
        A: file {" ".join(deal["file"])}, tiles {" ".join([first, *deal["tiles"][1:]])}, {amounts},
            traps {" ".join(deal["hand"])}
        A plan: cell c1, traps {" ".join(deal["traps"])}, creatures {" ".join(deal["creatures"])}
    """


@pytest.mark.slow
@pytest.mark.parametrize("card", CARDS)
def test_game_and_referee_agree(card: str) -> None:
    """Questions, falls and losses are equal in dozens of clashes under each card."""
    for seed in many(CLASHES):
        compare(card, random.Random(f"{card} {seed}"))


def compare(card: str, chance: random.Random) -> None:
    """Compare one clash under a card in the game and the referee."""
    deal = dealt(chance, card)
    table = Table(position(deal), chance)
    copy = {name: list(value) if isinstance(value, list) else value for name, value in deal.items()}
    referee = Referee(table.choose, table.serve, **{**copy, "wounds": dict(deal["wounds"])})
    referee.fight()
    assert core.decision(table.state) is None, core.decision(table.state)
    assert outcome(table) == verdict(referee), f"{position(deal)}\n{written(table.state)}"


def outcome(table: Table) -> dict[str, Any]:
    t, lord = table.state, table.state.lords[0]
    return {
        "file": lord.file, "prison": sorted(lord.prison), "wounds": t.wounds, "lair": sorted(lord.lair),
        "spent": sorted(lord.spent), "goods": (lord.gold, lord.food, lord.imps), "evil": lord.evil,
        "conquered": lord.conquered, "hand": sorted(lord.traps), "discards": sorted(t.discard), "plan": lord.plan,
    }  # fmt: skip


def verdict(referee: Referee) -> dict[str, Any]:
    return {
        "file": referee.file, "prison": sorted(referee.prison),
        "wounds": {hero: n for hero, n in referee.wounds.items() if n and hero in referee.file},
        "lair": sorted(referee.lair), "spent": sorted(referee.spent),
        "goods": (referee.gold, referee.food, referee.imps), "evil": referee.evil, "conquered": referee.conquered,
        "hand": sorted(referee.hand), "discards": sorted(referee.discards), "plan": None,
    }  # fmt: skip
