"""Power cuts: all acknowledged moves are on disk, and possibly half of the one being written.

During play the file and its log are copied at a commit, and the log's copy is truncated or damaged within what that
commit was writing. A database that opens the copy must contain every earlier move.
"""

import asyncio
import shutil
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.store.connection import SqliteUnit
from bot.tables.deal import Start
from bot.tables.play import Move
from bot.tables.seats import Join, SeatComputer
from games import core
from games.core import Dice, TooLate
from games.registry import GAMES
from tests.bot.discord_io.world import GUILD
from tests.bot.service.evening import check_whole

from .disk import Disk, FailingConnection
from .fate import FIRST_CHANNEL, FatedLoop, deterministic
from .life import Clock, Ledger, Life
from .network import Network, Weather
from .records import Outcome

MOVES, CUTS = 40, 10


def attempt(seed: str, unsafe: int = 0) -> Outcome:
    """Play some moves with power cuts; with `unsafe`, that many more bytes are lost each time."""
    with TemporaryDirectory(prefix="porion-soak-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        return _Cuts(seed, Path(folder), unsafe).made()


class _Cuts(Disk):
    """A disk that examines at some commits what a power cut would leave."""

    def __init__(self, seed: str, folder: Path, unsafe: int) -> None:
        super().__init__(folder / "porion.sqlite", Random(seed))
        self.seed, self.folder, self.unsafe = seed, folder, unsafe
        self.counted, self.wrong = Counter[str](), list[str]()
        self.ledger, self.wal = Ledger(), folder / "porion.sqlite-wal"

    def made(self) -> Outcome:
        loop = FatedLoop()
        with deterministic(self.seed, loop.time), asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(self._played())
        return Outcome(self.counted, self.wrong)

    def check(self, statement: str) -> None:
        """Never fail, but sometimes simulate a power cut during a commit."""
        if statement == "COMMIT" and self.dice.random() < CUTS / MOVES:
            before = self.wal.stat().st_size
            known = dict(self.ledger.stands)
            sqlite3.Connection.execute(self.writer, "COMMIT")
            self._look(max(0, before - self.unsafe), known)
            sqlite3.Connection.execute(self.writer, "BEGIN")  # for the caller's commit

    async def _played(self) -> None:
        store = await self.open()
        self.writer: Any = next(one for one in self._open if isinstance(one, FailingConnection))
        self.life = Life(store, Network(Weather(self.seed)), Clock(), self.ledger, has_pictures=False)
        service, dice = self.life.service, Dice(self.seed)
        game = GAMES[self.dice.choice(sorted(GAMES))]
        met = [await service.people.meet(n, f"P{n}", "en-GB", GUILD) for n in (1, 2)]
        table = await service.openings.open(game.id, GUILD, FIRST_CHANNEL, met[0], "en")
        await service.execute(table.id, Join(met[1]))
        for _ in range(game.seats[0] - 2):
            await service.execute(table.id, SeatComputer(met[0]))
        await service.execute(table.id, Start(met[0]))
        for number in range(MOVES):
            for person in (1, 2):
                view = await service.queries.view_of(table.id, person)
                if view.offer is not None:
                    choice = core.any_of(view.offer.shape, dice)
                    with suppress(TooLate):
                        await service.execute(table.id, Move(person, view.ticket, choice, f"{number} {person}"))
                        self.counted["moves"] += 1
            await asyncio.sleep(1.0)
        await service.drain()
        self.let_go()

    def _look(self, before: int, known: dict[str, tuple[str, int, str]]) -> None:
        """Open the remains, with the log truncated or damaged after its first `before` bytes."""
        after = self.wal.stat().st_size
        left = self.folder / "left"
        shutil.rmtree(left, ignore_errors=True)
        left.mkdir()
        shutil.copy(self.path, left)
        log = self.wal.read_bytes()
        if after > before:
            at = self.dice.randrange(before, after + 1)
            rest = self.dice.randbytes(after - at) if self.dice.random() < 0.5 else b""
            log = log[:at] + rest
        (left / self.wal.name).write_bytes(log)
        self.counted["power cuts"] += 1
        with closing(sqlite3.connect(left / self.path.name)) as db:
            self.wrong += [
                f"the file is damaged: {row}" for row in db.execute("PRAGMA integrity_check") if row != ("ok",)
            ]
            unit = SqliteUnit(db)
            keys = {key for (key,) in db.execute("SELECT key FROM log WHERE key IS NOT NULL")}
            self.wrong += [f"the acknowledged move {key} is lost" for key in known.keys() - keys]
            for (table,) in db.execute("SELECT id FROM tables").fetchall():
                try:
                    check_whole(unit, table)
                except AssertionError as error:
                    self.wrong.append(f"half of something is left: {str(error)[:300]}")
