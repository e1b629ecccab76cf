"""Hostile inputs: forged controls, strangers' clicks, typed nonsense, wrong phases; answered in words, and for nothing.

Every interaction must be answered, no failure of ours may come of it, and where nobody had the right to change a table,
its log must be as it was.
"""

import asyncio
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.ids import PREFIX, ControlAction
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.seats import Join, SeatComputer
from games.registry import GAMES
from tests.bot.discord_io.world import DM, GUILD

from .disk import Disk
from .fate import FIRST_CHANNEL, FatedLoop, deterministic, heard
from .life import Clock, Faults, Ledger, Life
from .network import Network, Weather
from .records import Outcome

INPUTS = 400
STRANGER = 9
CHANGES_NOTHING = {
    ControlAction.STEP, ControlAction.SOME, ControlAction.AMOUNT, ControlAction.TYPE, ControlAction.SURE,
    ControlAction.REVISE, ControlAction.TAKE_BACK, ControlAction.ASK_BACK, ControlAction.PROPOSE, ControlAction.RESPOND,
    ControlAction.WITHDRAW, ControlAction.CONCEDE, ControlAction.START, ControlAction.END_SURE, ControlAction.PACE,
    ControlAction.OPTION, ControlAction.FIRST, ControlAction.COMPUTER, ControlAction.TIME_OUTS, ControlAction.TEMPO,
    ControlAction.RATED, ControlAction.LEAVE, ControlAction.HINT, ControlAction.HAND_OVER, ControlAction.LATE,
    ControlAction.STAND_IN, ControlAction.TRANSFER, ControlAction.CLOSE_TRANSFER, ControlAction.GUIDE,
}  # fmt: skip
"""What somebody without a seat may press as often as they like."""
NONSENSE = (
    "", "0", "-1", "9" * 18, "9" * 30, "yes", "no", "sure", "é", "\u202e", "\ud800", "a" * 60, "1.5", "NaN", "²", "٣",
    "' OR 1=1 --", "{{7*7}}", "\x00", "@everyone", "[", "porion", "%s", "null", " ",
)  # fmt: skip


def attempt(seed: str) -> Outcome:
    """Put some tables into all phases, and throw everything at them."""
    with TemporaryDirectory(prefix="porion-soak-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        return _Siege(seed, Path(folder) / "porion.sqlite").laid()


class _Siege:
    def __init__(self, seed: str, file: Path) -> None:
        self.seed, self.dice = seed, Random(seed)
        self.network, self.disk = Network(Weather(seed)), Disk(file, Random(seed))
        self.counted, self.wrong = Counter[str](), list[str]()

    def laid(self) -> Outcome:
        loop, faults = FatedLoop(), Faults()
        with deterministic(self.seed, loop.time), heard(faults), asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(self._lay())
        return Outcome(self.counted, [*self.wrong, *faults.lines])

    async def _lay(self) -> None:
        self.life = Life(await self.disk.open(), self.network, Clock(), Ledger(), has_pictures=False)
        await self.life.begin()
        self.tables = [await self._opened(number) for number in range(4)]
        await asyncio.sleep(60)
        self.seen = [one["custom_id"] for standing in self.network.messages.values() for one in standing.controls()]
        for _ in range(INPUTS):
            await self._one()
        await asyncio.sleep(60)
        await self.life.end()
        self.disk.let_go()

    async def _opened(self, number: int) -> str:
        """A table: in the lobby, in play twice, ended."""
        service = self.life.service
        game = GAMES[self.dice.choice(sorted(GAMES))]
        met = [await service.people.meet(n, f"P{n}", "en-GB", GUILD) for n in (1, 2)]
        table = await service.openings.open(game.id, GUILD, FIRST_CHANNEL + number, met[0], "en")
        is_alone = number == 3  # and may end the game by himself
        if not is_alone:
            await service.execute(table.id, Join(met[1]))
        for _ in range(game.seats[0] - (1 if is_alone else 2)):
            await service.execute(table.id, SeatComputer(met[0]))
        if number:
            await service.execute(table.id, Start(met[0]))
        if is_alone:
            await service.execute(table.id, End(met[0]))
        return table.id

    async def _one(self) -> None:
        """One input: who, in which message, what."""
        dice = self.dice
        person = dice.choice((STRANGER, STRANGER, 1, 2))
        shown = [
            number
            for number, one in self.network.messages.items()
            if one.owner in (None, person) and (one.channel < DM or one.channel == DM + person)
        ]
        control = self._control()
        typed = [self._word() for _ in range(dice.choice((0, 0, 1, 1, 2, 5)))]
        message = dice.choice(shown)
        if dice.random() < 0.3:
            asked = self.network.form(person, message, control, typed[0] if typed else "")
        else:
            asked = self.network.interaction(person, message, control, typed)
        before, is_outside = self._stands(), not self._has_claim()
        await self.life.press(asked)
        self.counted["inputs"] += 1
        if not self.network.is_answered(asked.id):
            self.wrong.append(f"{control!r} {typed!r} by {person} was not answered")
        action = control.split(":")[1] if control.count(":") == 4 else ""
        if person == STRANGER and is_outside and action in CHANGES_NOTHING and self._stands() != before:
            self.wrong.append(f"{control!r} {typed!r} by a stranger has changed a table")

    def _control(self) -> str:
        """The id of a control: one that was given out, one that is changed, or one that never was."""
        dice, known = self.dice, self.dice.choice(self.seen)
        parts = known.split(":")
        match dice.randrange(5):
            case 0:
                return known
            case 1 if len(parts) == 5:
                parts[dice.randrange(1, 5)] = self._word()
                return ":".join(parts)
            case 2 if len(parts) == 5:
                return ":".join((*parts[:3], str(dice.randrange(60)), ".".join((parts[4], self._word()))))
            case 3:
                return self._word()
        action, table = dice.choice(list(ControlAction)), dice.choice((*self.tables, "", "none", self._word()))
        path = ".".join(self._word() for _ in range(dice.randrange(4)))
        return ":".join((PREFIX, action, table, dice.choice(("", self._word(), str(dice.randrange(60)))), path))

    def _word(self) -> str:
        dice = self.dice
        if dice.random() < 0.5:
            return dice.choice(NONSENSE)
        return "".join(chr(dice.randrange(32, 0x250)) for _ in range(dice.randrange(1, 12)))

    def _has_claim(self) -> bool:
        """Whether the stranger has sat down somewhere by now: a lobby is open to everybody."""
        with sqlite3.connect(self.disk.path) as db:
            found = db.execute("SELECT 1 FROM seats WHERE ? IN (person, owner)", (STRANGER,)).fetchone()
        return found is not None

    def _stands(self) -> list[Any]:
        """The last entry of each table's log, by people: computer players may go on meanwhile."""
        with sqlite3.connect(self.disk.path) as db:
            found = db.execute("SELECT table_id, count(*) FROM log WHERE person = ? GROUP BY table_id", (STRANGER,))
            return found.fetchall()
