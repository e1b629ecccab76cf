"""Hostile inputs: forged controls, strangers' clicks, nonsense, wrong phases; all answered, without effect.

Every interaction must be answered without an error, and a table's log must be unchanged unless its author had the
right to change it.
"""

import asyncio
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.ids import PREFIX, PUZZLE_MARK, ControlAction
from bot.present.messages.lobby import FIRST, OPTION, SWITCHES
from bot.present.messages.pace import LANGUAGE, PACE, RATING, TEMPO, TIME_OUTS
from bot.present.messages.tournaments import Ask
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.puzzles import token_of
from bot.tables.seats import Join, SeatComputer
from games.puzzles import cycle
from games.registry import GAMES
from tests.bot.discord_io.world import DM, GUILD
from tournaments import Actor, Begin, Enrol, Open, Settings

from .disk import Disk
from .fate import FIRST_CHANNEL, FatedLoop, deterministic, heard
from .life import Clock, Faults, Ledger, Life
from .network import Network, Weather
from .records import Outcome

INPUTS = 400
STRANGER = 9
CONTESTS = 90
"""The channel of the tournaments."""
CHANGES_NOTHING = {
    ControlAction.STEP, ControlAction.SOME, ControlAction.AMOUNT, ControlAction.TYPE, ControlAction.SURE,
    ControlAction.REVISE, ControlAction.TAKE_BACK, ControlAction.ASK_BACK, ControlAction.PROPOSE, ControlAction.RESPOND,
    ControlAction.WITHDRAW, ControlAction.CONCEDE, ControlAction.START, ControlAction.END_SURE, ControlAction.ARRANGE,
    ControlAction.TERMS, ControlAction.COMPUTER, ControlAction.LEAVE, ControlAction.HINT, ControlAction.HAND_OVER,
    ControlAction.LATE, ControlAction.LESSON,
    ControlAction.STAND_IN, ControlAction.TRANSFER, ControlAction.CLOSE_TRANSFER, ControlAction.GUIDE,
}  # fmt: skip
"""Actions that somebody without a seat may press without effect."""
FIELDS = ("answer", "rest", FIRST, SWITCHES, f"{OPTION}mode", f"{OPTION}", PACE, TIME_OUTS, TEMPO, RATING, LANGUAGE, "")
"""Names of the fields of forms."""
OF_THEMSELVES = {Ask.ENROL, Ask.CHECK_IN, Ask.WITHDRAW}
"""Tournament actions that people may take for themselves."""
ELSEWHERE = 6
"""Another server with the bot."""
NONSENSE = (
    "", "0", "-1", "9" * 18, "9" * 30, "yes", "no", "sure", "é", "\u202e", "\ud800", "a" * 60, "1.5", "NaN", "²", "٣",
    "' OR 1=1 --", "random", "full", "300", "rules", "fast", "fr",
    "{{7*7}}", "\x00", "@everyone", "[", "porion", "%s", "null", " ",
)  # fmt: skip


def attempt(seed: str) -> Outcome:
    """Put tables into all phases, and send hostile inputs."""
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
        self.db = sqlite3.connect(self.disk.path)
        self.tables = [await self._opened(number) for number in range(4)]
        self.contests = [await self._enrolled(number) for number in range(2)]
        await asyncio.sleep(60)
        self.seen = [one["custom_id"] for standing in self.network.messages.values() for one in standing.controls()]
        for _ in range(INPUTS):
            await self._one()
        await asyncio.sleep(60)
        await self.life.end()
        self.db.close()
        self.disk.let_go()

    async def _opened(self, number: int) -> str:
        """Open a table: in the lobby, twice in play, ended."""
        service = self.life.service
        game = GAMES[self.dice.choice(sorted(GAMES))]
        met = [await service.people.meet(n, f"P{n}", "en-GB", GUILD) for n in (1, 2)]
        table = await service.openings.open(game.id, GUILD, FIRST_CHANNEL + number, met[0], "en")
        is_alone = number == 3  # and may end the game alone
        if not is_alone:
            await service.execute(table.id, Join(met[1]))
        for _ in range(game.seats[0] - (1 if is_alone else 2)):
            await service.execute(table.id, SeatComputer(met[0]))
        if number:
            await service.execute(table.id, Start(met[0]))
        if is_alone:
            await service.execute(table.id, End(met[0]))
        return table.id

    async def _enrolled(self, number: int) -> str:
        """Open a tournament, in enrolment or in play."""
        contests, host = self.life.service.tournaments, Actor(1, "P1")
        command = Open(host, "Cup", Settings("tunhell", seats=2, same_deal=number == 1), GUILD, CONTESTS, "en")
        stored = await contests.open(command, may_organise=True)
        for person in (1, 2, 3, 4):
            name = f"P{person}"
            await self.life.service.people.meet(person, name, "en-GB", GUILD)
            await contests.execute(stored.id, Enrol(Actor(person, name), person, name))
        if number:
            await contests.execute(stored.id, Begin(host, self.seed, self.seed))
        return stored.id

    async def _one(self) -> None:
        """Send one input with random person, message, server and content."""
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
            names = [dice.choice(FIELDS) for _ in range(dice.choice((1, 1, 2, 3)))]
            given = {name: dice.choice((typed, typed[0] if typed else "")) for name in names}
            asked = self.network.form(person, message, control, given)
        else:
            asked = self.network.interaction(person, message, control, typed)
        if asked.guild_id is not None and dice.random() < 0.1:
            asked.guild_id = ELSEWHERE
        before, is_outside, contests = self._stands(), not self._has_claim(), self._contests(person)
        await self.life.press(asked)
        self.counted["inputs"] += 1
        if not self.network.is_answered(asked.id):
            self.wrong.append(f"{control!r} {typed!r} by {person} was not answered")
        action = control.split(":")[1] if control.count(":") == 4 else ""
        if person == STRANGER and is_outside and action in CHANGES_NOTHING and self._stands() != before:
            self.wrong.append(f"{control!r} {typed!r} by a stranger has changed a table")
        is_own = action == ControlAction.TOURNAMENT and control.split(":")[4].partition(".")[0] in OF_THEMSELVES
        is_barred = asked.guild_id == ELSEWHERE or (person == STRANGER and not is_own)
        if is_barred and self._contests(person) != contests:
            self.wrong.append(f"{control!r} {typed!r} by {person} from {asked.guild_id} has changed a tournament")

    def _control(self) -> str:
        """Return a control id: an existing, altered or invented one."""
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
        if dice.random() < 0.4:
            return self._of_contest_or_puzzle()
        action, table = dice.choice(list(ControlAction)), dice.choice((*self.tables, "", "none", self._word()))
        path = ".".join(self._word() for _ in range(dice.randrange(4)))
        return ":".join((PREFIX, action, table, dice.choice(("", self._word(), str(dice.randrange(60)))), path))

    def _of_contest_or_puzzle(self) -> str:
        """Return a control id of a tournament, puzzle or review, mostly a plausible one."""
        dice = self.dice
        tail = [dice.choice(("0", "1", "2", "1.1", "w0", "99", self._word())) for _ in range(dice.randrange(3))]
        match dice.randrange(3):
            case 0:
                asks = dice.choice((*Ask, self._word()))
                table = dice.choice((*self.contests, *self.contests, self._word(), ""))
                return ":".join((PREFIX, ControlAction.TOURNAMENT, table, "", ".".join((str(asks), *tail))))
            case 1:
                day = dice.choice(("", "", "-20261127", "-x", "-99999999", self._word()))
                posed = f"{PUZZLE_MARK}{dice.choice((token_of(dice.choice(cycle())), 'zzz'))}{day}"
                action = dice.choice((ControlAction.PUZZLE, ControlAction.STEP, ControlAction.SOME))
                path = ".".join((dice.choice(("play", "why", "next", "try", "month", "")), *tail))
                return ":".join((PREFIX, action, posed, dice.choice(("", "5", self._word())), path))
            case _:
                action = dice.choice((ControlAction.REVIEW, ControlAction.RETRY))
                ticket = dice.choice(("", "0", "5", "60", self._word()))
                path = ".".join((dice.choice(("", "show", "step", "e5")), *tail))
                return ":".join((PREFIX, action, dice.choice(self.tables), ticket, path))

    def _word(self) -> str:
        dice = self.dice
        if dice.random() < 0.5:
            return dice.choice(NONSENSE)
        return "".join(chr(dice.randrange(32, 0x250)) for _ in range(dice.randrange(1, 12)))

    def _has_claim(self) -> bool:
        """Return whether the stranger has taken a seat, as anybody may in a lobby."""
        sql = "SELECT 1 FROM seats WHERE ? IN (person, owner)"
        return self.db.execute(sql, (STRANGER,)).fetchone() is not None

    def _contests(self, person: int) -> list[Any]:
        """Return a person's actions in each tournament, ignoring clocks and results."""
        sql = "SELECT tournament, count(*) FROM tournament_log WHERE person = ? GROUP BY tournament"
        return self.db.execute(sql, (person,)).fetchall()

    def _stands(self) -> list[Any]:
        """Return the last log entry by people of each table, ignoring computer players."""
        sql = "SELECT table_id, count(*) FROM log WHERE person = ? GROUP BY table_id"
        return self.db.execute(sql, (STRANGER,)).fetchall()
