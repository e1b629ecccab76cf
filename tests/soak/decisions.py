"""Random decisions: games with their invariants, and compared with second engines."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from games import core
from games.core import Dice
from games.registry import GAMES
from tests.dungeon_lords import test_referee as dungeon_lords
from tests.house.play import deal, walk
from tests.maphr import test_referee as maphr
from tests.poursuite import test_referee as poursuite
from tests.tunhell import test_referee as tunhell
from tests.winter import test_referee as winter
from tests.winter.beside import Match
from tests.winter.dealt import some_week
from tests.winter.dealt import table as winter_table

from .records import Outcome

EVERY = 10
"""One position in this many is saved, loaded and copied."""
BESIDE = 300
"""Minimum number of decisions of an attempt with a second engine."""


def alone(seed: str) -> Outcome:
    """Play a random game that is saved, loaded and replayed, and must end fairly."""
    dice, wrong = Dice(seed), list[str]()
    game = GAMES[dice.pick(sorted(GAMES))]
    dealt = deal(game, dice.pick(list(game.seats)), dice.below(1_000_000_000))
    replayed, last, count = game.begin(dealt), None, 0
    for count, position in enumerate(walk(game, dealt)):
        last = position.state
        if position.seat is not None:
            replayed = core.apply(replayed, position.seat, position.choice)
        if count % EVERY == 0:
            saved = game.codec.save(last)
            wrong += [f"{dealt}: step {count} is not what was saved"] * (game.codec.load(saved) != last)
            wrong += [f"{dealt}: step {count} is played again in another way"] * (game.codec.save(replayed) != saved)
    ends = game.outcome(last)
    for score in ends.scores:
        wrong += [f"{dealt}: a score does not add up"] * (score.total != sum(score.parts.values()))
    wrong += [f"{dealt}: somebody has won who does not play"] * (not set(ends.winners) <= set(range(dealt.seats)))
    return Outcome({f"decisions of {game.id}": count}, wrong)


def beside(seed: str) -> Outcome:
    """Play random games or clashes with the second engine, comparing questions, answers, refusals and end."""
    chance, wrong = random.Random(seed), list[str]()
    name = chance.choice(sorted(SECOND))
    with _counted() as counted:
        try:
            while counted["decisions"] < BESIDE:
                SECOND[name](chance)
        except (AssertionError, core.Refusal) as error:  # a computer player may choose what is not allowed
            wrong.append(f"{name}: {str(error)[:500]}")
    return Outcome({f"decisions of {name}": counted["decisions"]}, wrong)


def _tunhell(chance: random.Random) -> None:
    tunhell.played(*chance.choice(tunhell.TABLES), chance.randrange(10**9))


def _poursuite(chance: random.Random) -> None:
    seats, options = chance.choice(poursuite.TABLES)
    poursuite.played(seats, options, chance.randrange(10**9))


def _maphr(chance: random.Random) -> None:
    game = maphr.GAME
    seats, scenario = chance.choice(list(game.seats)), chance.choice(game.options[0].values)
    is_absent = chance.random() < 0.1
    found = maphr.play(seats, scenario, chance.randrange(10**9), grown=not is_absent, absent=is_absent)
    maphr.compare_scores(found)


def _winter(chance: random.Random) -> None:
    seats, mode, seed = chance.randint(1, 4), chance.choice(winter.MODES), str(chance.random())
    if chance.random() < 0.5:
        winter.play(Match(winter_table(seats, mode, seed), opening=True), chance)
    else:
        winter.play(Match(some_week(seats, mode, seed), opening=False), chance)


def _dungeon_lords(chance: random.Random) -> None:
    card = chance.choice(sorted(dungeon_lords.CARDS))
    for _ in range(20):
        dungeon_lords.compare(card, random.Random(chance.random()))


SECOND: dict[str, Callable[[random.Random], None]] = {
    "tunhell": _tunhell,
    "poursuite": _poursuite,
    "maphr": _maphr,
    "winter": _winter,
    "dungeon_lords": _dungeon_lords,
}


@contextmanager
def _counted() -> Iterator[Counter[str]]:
    """Count the decisions carried out within the block."""
    counted, apply = Counter[str](), core.apply

    def counting(*given: Any, **named: Any) -> Any:
        counted["decisions"] += 1
        return apply(*given, **named)

    with patch.object(core, "apply", counting):
        yield counted
