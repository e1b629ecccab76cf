"""An evening's plan, drawn from its seed, and a deterministic world."""

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any
from unittest.mock import patch

from games.registry import GAMES
from tests.bot.discord_io.quick import QuickLoop
from tournaments import FormatName, Late, Settings

from .life import Faults

FIRST_CHANNEL, PEOPLE = 10, 5
CONTESTS = 0.3
"""Share of evenings with a tournament."""
PACES = (None, None, 60.0, 300.0, 3600.0)


class FatedLoop(QuickLoop):
    """A simulated event loop without threads, whose timing would be random."""

    def run_in_executor(self, executor: Any, work: Any, *values: Any) -> Any:
        if executor is not None:
            return super().run_in_executor(executor, work, *values)
        done = self.create_future()
        try:
            done.set_result(work(*values))
        except Exception as error:  # noqa: BLE001 - raised where the work is awaited
            done.set_exception(error)
        return done


@dataclass
class Plan:
    """An evening's plan, drawn from its seed.

    Attributes:
        tables: the game of each table, with its people and computer players.
        taps: the number of presses before failures stop.
        kills: the number of kills.
        trouble: the probability that a request fails.
        disk: the probability that a statement fails.
        jumps: the number of clock changes.
        outages: the number of outages of Discord or the disk.
        has_pictures: whether messages have pictures.
        closed: people with closed private messages.
        contest: a tournament of all people; usually None.
    """

    tables: list[tuple[str, list[int], int, float | None]]
    taps: int
    kills: int
    trouble: float
    disk: float
    jumps: int
    outages: int
    has_pictures: bool
    closed: set[int]
    contest: Settings | None

    @classmethod
    def drawn(cls, dice: Random, taps: int) -> "Plan":
        """Draw an evening's plan."""
        tables = []
        for _ in range(dice.choice((1, 2, 3))):
            game = GAMES[dice.choice(sorted(GAMES))]
            seats = dice.choice(list(game.seats))
            people = dice.sample(range(1, PEOPLE + 1), min(seats, dice.randint(1, 3)))
            tables.append((game.id, people, seats - len(people), dice.choice(PACES)))
        return cls(
            tables,
            taps,
            dice.randint(0, 4),
            dice.choice((0.0, 0.02, 0.1)),
            dice.choice((0.0, 0.0005, 0.005)),
            dice.randint(0, 2),
            dice.randint(0, 2),
            dice.random() < 0.25,
            {dice.randint(1, PEOPLE)} if dice.random() < 0.2 else set(),
            cls._contest(dice) if dice.random() < CONTESTS else None,
        )

    @staticmethod
    def _contest(dice: Random) -> Settings:
        """Draw a tournament: two-player games, or solo games with the same deal, with or without time limits."""
        together = dice.random() < 0.25
        game = "winter" if together else dice.choice([game.id for game in GAMES.values() if game.id != "winter"])
        return Settings(
            game,
            format=FormatName.SURVIVAL if together else FormatName.SWISS,
            seats=1 if together else 2,
            rounds=2,
            round_s=dice.choice((None, 300.0, 3600.0)),
            late=dice.choice(list(Late)),
            same_deal=dice.random() < 0.5,
        )


@contextmanager
def deterministic(seed: str, now: Any) -> Iterator[None]:
    """Take all randomness from the seed and all times from the loop; no two times are equal."""
    dice, ticks = Random(f"bytes {seed}"), count()

    def monotonic() -> float:
        return float(now()) + next(ticks) * 1e-9

    with (
        patch.object(secrets, "token_bytes", dice.randbytes),
        patch("bot.ids.randbits", dice.getrandbits),
        patch("bot.delivery.messages.monotonic", monotonic),
        patch("bot.service.cache.monotonic", monotonic),
        patch("bot.store.rows.tables.monotonic", monotonic),
    ):
        yield


@contextmanager
def heard(faults: Faults) -> Iterator[None]:
    """Collect log lines for the operator, and drop others."""
    root = logging.getLogger()
    level = root.level
    root.addHandler(faults)
    root.setLevel(logging.ERROR)
    try:
        yield
    finally:
        root.removeHandler(faults)
        root.setLevel(level)
        logging.disable(logging.NOTSET)
