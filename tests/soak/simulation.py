"""Evenings of the whole bot with failures drawn from a seed, which determines everything.

People press visible controls at several tables. Requests fail, overlap, arrive twice or lose their confirmation, the
disk fails, the clock jumps, and the process is killed and restarted. Then failures stop, and `settled` checks the
result.
"""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from bot.ids import ControlAction, ControlId, number, parse
from bot.model import Person, Phase, Table
from bot.store import StoreFailed
from bot.tables.deal import Start
from bot.tables.pace import SetPace
from bot.tables.seats import Join, SeatComputer
from games.core import Refusal
from tests.bot.discord_io.world import DM, GUILD
from tournaments import Actor, Begin, Enrol, Open, Settings
from tournaments import Phase as TournamentPhase

from . import settled
from .disk import Disk
from .fate import FIRST_CHANNEL, PEOPLE, FatedLoop, Plan, deterministic, heard
from .life import Clock, Faults, Ledger, Life
from .network import Network, Weather

ANSWERS = {ControlAction.STEP, ControlAction.SOME, ControlAction.AMOUNT, ControlAction.SURE, ControlAction.TYPE}
ASIDE = {ControlAction.HAND, ControlAction.TURN, ControlAction.REVISE, ControlAction.BOARD, ControlAction.MENU}
CONTEST = 90
"""The channel of the tournament."""
SETTLED_S, LOOKS = 130.0, 8
"""Seconds until postponed work has been retried, and maximum number of such waits."""

SHOWN_ALONE = 3
"""Number of ephemeral messages that people leave open."""
Pressable: TypeAlias = tuple[int, dict[str, Any], ControlId | None]
"""A message, one of its controls, and the control's parsed id."""


@dataclass
class Report:
    """The result of an evening.

    Attributes:
        wrong: descriptions of faults.
        digest: digest of all messages and logs, equal for equal seeds.
        counted: counts by kind.
    """

    wrong: list[str]
    digest: str
    counted: Counter[str]


class Killed(Exception):
    """The process was killed."""


@dataclass
class Evening:
    """One evening from its first table until everything is settled.

    Attributes:
        is_untidy: whether the process was killed before an old message lost its controls.
    """

    seed: str
    taps: int = 150
    ledger: Ledger = field(default_factory=Ledger)
    is_untidy: bool = False
    _tapped: int = 0
    _now: float = 0.0

    def spend(self, file: Path) -> Report:
        """Play the evening on a new database file."""
        self.dice = Random(self.seed)
        self.plan = Plan.drawn(self.dice, self.taps)
        self.weather = Weather(self.seed, self.plan.trouble)
        self.network, self.clock = Network(self.weather, closed=self.plan.closed), Clock()
        self.disk = Disk(file, Random(f"disk {self.seed}"), self.plan.disk)
        faults = Faults()
        with deterministic(self.seed, self._moment), heard(faults):
            ends = sorted(self.dice.sample(range(1, self.taps), self.plan.kills))
            for most in ends:
                self._live(self._play(most), is_killed=True)
            self._live(self._play(self.taps))
            self._heal()
            wrong, digest = self._live(self._settle())
        wrong += faults.lines
        self.ledger.counted["taps"] += self._tapped
        self.ledger.counted["disk failures"] += self.disk.failures
        return Report(wrong, digest, self.ledger.counted)

    def _live(self, doing: Any, *, is_killed: bool = False) -> Any:
        """Start the bot, run something, and end or kill the bot; return the result."""
        loop = FatedLoop()
        loop.now = self._now
        self.network.is_cut = False
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            try:
                return runner.run(self._lived(doing, is_killed=is_killed))
            except Killed:
                self.ledger.counted["kills"] += 1
            finally:
                self._now = loop.now + self.dice.random() * 20
                logging.disable(logging.CRITICAL)
        return None

    async def _lived(self, doing: Any, *, is_killed: bool) -> Any:
        logging.disable(logging.NOTSET)
        store = await self.disk.open()
        self.life = Life(store, self.network, self.clock, self.ledger, has_pictures=self.plan.has_pictures)
        self._dying = asyncio.get_running_loop().create_future()
        self.disk.killed = self._die
        try:
            await self._insist(self.life.begin)
            task = asyncio.create_task(doing)
            await asyncio.wait({task, self._dying}, return_when=asyncio.FIRST_COMPLETED)
            if task.done() and is_killed and not self._dying.done():
                task.result()
                self._kill_soon()
                await self._dying
            if self._dying.done():
                raise Killed
            result = task.result()
            await self.life.end()
            return result
        finally:
            self.disk.statements_left = None
            self.disk.is_dead = self.network.is_cut = True
            logging.disable(logging.CRITICAL)
            self._ending = [one for one in asyncio.all_tasks() if one is not asyncio.current_task()]
            for one in self._ending:
                one.cancel()
            await asyncio.gather(*self._ending, return_exceptions=True)
            self.disk.let_go()

    def _kill_soon(self) -> None:
        """Kill the process during a write, or at another random moment."""
        if self.dice.random() < 0.5:
            self.disk.statements_left = self.dice.randint(1, 60)
        asyncio.get_running_loop().call_later(self.dice.random() * 3.0, self._die)

    def _die(self) -> None:
        if not self._dying.done():
            self.is_untidy |= bool(self.life.delivery.messages.under_way)
            self._dying.set_result(None)
            self.disk.is_dead = True
            self.network.cut()

    async def _play(self, most: int) -> None:
        """Let people press controls at tables, opening new ones as needed, for `most` presses."""
        doing = [self._host(number) for number in range(len(self.plan.tables))]
        doing += [self._tap(person, most) for person in range(1, PEOPLE + 1)]
        doing += [self._trouble(), self._contest()]
        self._most = most
        async with asyncio.TaskGroup() as group:
            for one in doing:
                group.create_task(one)

    @property
    def _is_over(self) -> bool:
        return self._tapped >= self._most

    async def _host(self, number: int) -> None:
        """Keep a game going at a table."""
        while not self._is_over:
            with suppress(Refusal, StoreFailed):
                await self._keep_going(number)
            await asyncio.sleep(5.0)

    async def _keep_going(self, number: int) -> None:
        service, channel = self.life.service, FIRST_CHANNEL + number
        game, people, computers, pace = self.plan.tables[number]
        table: Table | None = await service.queries.table_in(channel)
        if table is not None and table.phase is not Phase.LOBBY:
            return
        met = [await self._met(one) for one in people]
        if table is None:
            table = await service.openings.open(game, GUILD, channel, met[0], "en")
        host = await self._met(table.host)  # perhaps a stranger who joined
        for person in met:
            if table.seat_of(person.id) is None:
                table = (await service.execute(table.id, Join(person))).table
        if table.pace != pace:
            table = (await service.execute(table.id, SetPace(host, pace))).table
        while len(table.occupants) < len(people) + computers:
            table = (await service.execute(table.id, SeatComputer(host))).table
        await service.execute(table.id, Start(host))

    async def _met(self, person: int) -> Person:
        return await self.life.service.people.meet(person, f"P{person}", "fr" if person == 1 else "en-GB", GUILD)

    async def _contest(self) -> None:
        """Hold a tournament of all people in its own channel, if planned."""
        while self.plan.contest is not None and not self._is_over:
            with suppress(Refusal, StoreFailed):
                await self._go_on_with_contest(self.plan.contest)
            await asyncio.sleep(5.0)

    async def _go_on_with_contest(self, wanted: Settings) -> None:
        """Open the tournament, enrol missing people, and begin it."""
        service, host = self.life.service, Actor(1, "P1")
        live = await service.tournaments.of_server(GUILD)
        if not live and not await service.tournaments.of_server(GUILD, is_live=False):
            command = Open(host, "Cup", wanted, GUILD, CONTEST, "en")
            live = [await service.tournaments.open(command, may_organise=True)]
            self.ledger.counted["tournaments"] += 1
        for stored in live:
            if stored.tournament.phase is not TournamentPhase.ENROLMENT:
                continue
            for person in range(1, PEOPLE + 1):
                if stored.tournament.entrant_of(person) is None:
                    await self._met(person)
                    await service.tournaments.execute(
                        stored.id, Enrol(Actor(person, f"P{person}"), person, f"P{person}")
                    )
            await service.tournaments.execute(stored.id, Begin(host, self.seed, self.seed))

    async def _tap(self, person: int, most: int) -> None:
        """Press controls from time to time; some clicks arrive twice, and some people do not wait for answers."""
        dice, network = self.dice, self.network
        while not self._is_over:
            await asyncio.sleep(dice.random() * dice.choice((0.2, 2.0, 8.0)))
            is_stranger = not self.plan.contest and not any(person in people for _, people, _, _ in self.plan.tables)
            if is_stranger and dice.random() < 0.9:
                continue  # strangers occasionally press others' controls
            self._dismiss(person)
            found = self._shown_to(person)
            wanted, chance = None, dice.random()
            if chance < 0.9:
                wanted = ANSWERS if chance < 0.8 else ASIDE
            fitting: list[Pressable] = [(at, control, parse(control["custom_id"])) for at, control in found]
            fitting = [one for one in fitting if one[2] is not None and (wanted is None or one[2].action in wanted)]
            if not fitting:
                self._tapped += dice.random() < 0.1  # so that an evening without questions ends, too
                continue
            message, control, _ = self._mostly_sensible(fitting)
            options = [option["value"] for option in control.get("options", ())]
            values = dice.sample(options, min(len(options), control.get("min_values", 1))) if options else []
            self._tapped += 1
            asked = network.interaction(person, message, control["custom_id"], values)
            clicks = [self.life.press(asked)]
            if dice.random() < 0.05:
                clicks.append(self.life.press(asked))  # sent twice by the gateway
            if dice.random() < 0.05:
                clicks.append(self.life.press(network.interaction(person, message, control["custom_id"], values)))
            await asyncio.gather(*clicks)

    def _mostly_sensible(self, fitting: list[Pressable]) -> Pressable:
        """Choose mostly the newest question, and there the choice already begun."""
        if self.dice.random() < 0.8:
            newest = max(_number(control) for _, _, control in fitting)
            fitting = [one for one in fitting if _number(one[2]) == newest]
            if self.dice.random() < 0.8:
                deepest = max(len(control.path) for _, _, control in fitting if control is not None)
                fitting = [one for one in fitting if one[2] is not None and len(one[2].path) == deepest]
        return self.dice.choice(fitting)

    def _dismiss(self, person: int) -> None:
        """Let people dismiss their oldest ephemeral messages."""
        own = [message for message, standing in self.network.messages.items() if standing.owner == person]
        for message in own[:-SHOWN_ALONE]:
            del self.network.messages[message]

    def _shown_to(self, person: int) -> list[tuple[int, dict[str, Any]]]:
        """Return the controls that a person sees, with their messages."""
        return [
            (message, control)
            for message, standing in self.network.messages.items()
            if standing.channel == DM + person or (standing.channel < DM and standing.owner in (None, person))
            for control in standing.controls()
            if not control.get("disabled")
        ]

    async def _trouble(self) -> None:
        """Cause occasional outages of Discord or the disk, and clock changes."""
        dice, kinds = self.dice, ["jump"] * self.plan.jumps + ["outage"] * self.plan.outages
        dice.shuffle(kinds)
        for kind in kinds:
            await asyncio.sleep(dice.random() * 60)
            if self._is_over:
                return
            self.ledger.counted[kind] += 1
            if kind == "jump":
                self.clock.ahead += dice.choice((-3600.0, -30.0, 30.0, 900.0, 7200.0, 30 * 3600.0))
            elif dice.random() < 0.5:
                self.weather.outage_until = asyncio.get_running_loop().time() + dice.random() * 40
            else:
                self.disk.is_full = True
                await asyncio.sleep(dice.random() * 40)
                self.disk.is_full = False

    def _heal(self) -> None:
        self.weather.trouble = self.disk.trouble = self.weather.outage_until = 0.0
        self.disk.is_full = False

    async def _settle(self) -> tuple[list[str], str]:
        """Wait until everything is delivered; return the faults, and a digest of the state."""
        wrong: list[str] = []
        for _ in range(LOOKS):
            await asyncio.sleep(SETTLED_S)
            wrong = await settled.looked_at(self.life, self.plan.closed, is_untidy=self.is_untidy)
            if not wrong:
                break
        wrong += await settled.proved(self.life, self.ledger, self.network)
        bodies = repr([(at, one.channel, one.body) for at, one in sorted(self.network.messages.items())])
        return wrong, blake2b(bodies.encode(), digest_size=8).hexdigest()

    async def _insist(self, doing: Any) -> None:
        """Retry until the disk allows it, as a service manager would."""
        while not self._dying.done():
            with suppress(StoreFailed):
                await doing()
                return
            await asyncio.sleep(1.0)

    def _moment(self) -> float:
        try:
            return asyncio.get_running_loop().time()
        except RuntimeError:
            return self._now


def played(seed: str, taps: int = 150) -> Report:
    """Play one evening on a new file."""
    with TemporaryDirectory(prefix="porion-soak-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        return Evening(seed, taps).spend(Path(folder) / "porion.sqlite")


def _number(control: ControlId | None) -> int:
    """Return the number of a control's question; 0 if it has none."""
    return (number(control.ticket) if control is not None else None) or 0
