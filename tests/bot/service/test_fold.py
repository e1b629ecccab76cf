"""A table's rows always equal what its log folds to, whatever commands were given."""

import asyncio
import contextlib
import random
import sqlite3
from dataclasses import dataclass, field

import pytest

from bot.model import Person, Tempo, TimeOuts
from bot.service import Service
from bot.service.clocks import Clocks
from bot.store import StoreFailed
from bot.tables import Limits
from bot.tables.absence import EndAway, GoAway, ReportMissing, StandIn
from bot.tables.deal import Start
from bot.tables.ending import IDLE_S, LOBBY_EXPIRES_S, End, Expire
from bot.tables.lobby import SetFirst, SetOption, SetRated
from bot.tables.opening import FindChannel, LoseChannel, MovePlace, ReleaseSeats
from bot.tables.pace import Remind, SetPace, SetTempo, SetTimeOuts, TimeOut, answer_due
from bot.tables.play import Move
from bot.tables.seats import Join, Leave, SeatComputer, UnseatComputer
from bot.tables.transfers import AnswerTransfer, ClaimSeat, CloseTransfer, OfferSeat, ProposeStandIn
from bot.tables.tutorial import SetTips
from bot.tables.undo import TakeBack
from games import core
from games.core import Choice, Dice, Number, Refusal, Revise, Seat, Some
from games.registry import GAMES
from tests.lantern import Hush, Light, Shout

from .evening import CHANNEL, NAMES, Clock, check_whole

COMMANDS = 300


@dataclass
class Crowd:
    """People who give random commands, legal or not.

    Attributes:
        used: earlier moves with tickets and keys, for repetitions.
    """

    service: Service
    luck: random.Random
    game: str
    used: list[Move] = field(default_factory=list)
    asked: int = 0

    async def open(self, channel: int) -> str:
        """Open a table, usually with two people and in play; return its id."""
        host = await self.service.people.meet(1, NAMES[1], "fr", 5)
        table = await self.service.openings.open(self.game, 5, channel, host, "fr")
        if self.luck.random() < 0.7:
            await self.service.execute(table.id, Join(await self.service.people.meet(2, NAMES[2], "fr", 5)))
            if self.luck.random() < 0.7:
                await self.service.execute(table.id, SetPace(host, 600.0))
                await self.service.execute(table.id, SetTimeOuts(host, self.luck.choice([*TimeOuts])))
            await self.service.execute(table.id, Start(host))
        return table.id

    async def somebody(self):
        number = self.luck.choice(list(NAMES))
        return await self.service.people.meet(number, NAMES[number], "en", 5, self.luck.choice([NAMES[number], "Zoé"]))

    async def command(self, table_id: str) -> object:
        """Return a random command, often a move."""
        by, luck = await self.somebody(), self.luck
        match luck.randrange(54):
            case 0:
                return Join(by)
            case 1:
                return Leave(by)
            case 2:
                return SeatComputer(by, luck.choice(["random", "genius"]))
            case 3:
                return UnseatComputer(by)
            case 4:
                option = luck.choice(GAMES[self.game].options)
                return SetOption(by, option.id, luck.choice([*option.values, "none"]))
            case 5:
                return SetFirst(by, luck.choice([None, Seat(0), Seat(1), Seat(9)]))
            case 6:
                return luck.choice(
                    [SetPace(by, luck.choice([None, 60.0, 3600.0, 1.0])), SetTimeOuts(by, luck.choice([*TimeOuts]))]
                )
            case 7 | 8:
                return Start(by, f"seed {luck.random()}")
            case 9 | 10 | 11 if self.used:
                last = await self.service.people.person(self.used[-1].person)
                return TakeBack(last, luck.choice([None, "back"]))
            case 12 | 30:
                with contextlib.suppress(Refusal):
                    await self.service.execute(table_id, ReportMissing(2))
                return StandIn(luck.choice([by, await self.service.people.person(1)]), Seat(luck.randrange(2)))
            case 13 | 24:
                return luck.choice([OfferSeat(by, await self.somebody()), ClaimSeat(by, Seat(luck.randrange(2)))])
            case 25:
                return ProposeStandIn(by, Seat(luck.randrange(2)))
            case 26 | 27 | 28 | 32 | 33:
                return await self.about_a_seat(table_id, by)
            case 29:
                switch = luck.random() < 0.5
                return luck.choice([SetRated(by, switch), SetTempo(by, luck.choice([*Tempo])), SetTips(by, switch)])
            case 14:
                return ReportMissing(by.id)
            case 15:
                return MovePlace(
                    luck.choice([by, await self.service.people.person(1)]),
                    luck.choice([5, 6]),
                    CHANNEL + luck.randrange(3),
                )
            case 16:
                return luck.choice([LoseChannel(with_server=len(self.used) % 2 == 0), FindChannel()])
            case 17:
                return luck.choice([End(by, luck.random() < 0.5), Expire(), Expire()])
            case 18 | 22 | 31:
                seat = await self.timed(table_id)
                return luck.choice([TimeOut, Remind])(seat, await self.ticket(table_id, seat))
            case 21 | 23:
                away = GoAway(by, self.service.clock() + luck.choice([86_400.0, 86_400.0, 86_400.0, 40 * 86_400.0]))
                return luck.choice([away, away, EndAway(Seat(luck.randrange(2)), luck.choice([None, by]))])
            case 19 | 20 if self.used:
                return luck.choice(self.used[-4:])
        return await self.move(table_id, by.id)

    async def about_a_seat(self, table_id: str, by: Person) -> object:
        """Return an answer to a proposal about a seat, usually by somebody concerned."""
        table, luck = await self.service.queries.table(table_id), self.luck
        assert table is not None
        transfer = table.transfer
        if transfer is None:
            return luck.choice([AnswerTransfer(by, 1, luck.random() < 0.5), CloseTransfer(1, by), ReleaseSeats()])
        to = await self.service.people.person(transfer.person) if transfer.person is not None else None
        answer = AnswerTransfer(luck.choice([by, to or by]), transfer.n, luck.random() < 0.8)
        return luck.choice([answer, answer, answer, CloseTransfer(transfer.n, luck.choice([None, by]))])

    async def timed(self, table_id: str) -> Seat:
        """Return a seat with a running clock, if there is one."""
        table = await self.service.queries.table(table_id)
        found = [seat for seat, _ in table.seated() if answer_due(table, seat) is not None] if table else []
        return self.luck.choice(found or [Seat(0), Seat(1)])

    async def ticket(self, table_id: str, seat: Seat) -> str:
        """Return a current or earlier ticket of a seat."""
        with contextlib.suppress(Refusal):
            view = await self.service.queries.view_for(table_id, seat)
            return self.luck.choice([view.ticket, view.ticket, str(self.luck.randrange(40))])
        return "0"

    async def move(self, table_id: str, person: int) -> Move:
        """Return an answer to the current or another question."""
        self.asked += 1
        ticket, choice = str(self.luck.randrange(60)), self.nonsense()
        if self.luck.random() < 0.9:
            try:
                view = await self.service.queries.view_of(table_id, person)
            except Refusal:
                view = None
            if view is not None and view.offer is not None and view.offer.own:
                ticket, choice = view.ticket, core.any_of(view.offer.shape, Dice(str(self.luck.random())))
        made = Move(person, ticket, choice, f"key {self.asked}" if self.luck.random() < 0.9 else None)
        self.used.append(made)
        return made

    def nonsense(self) -> Choice:
        own = [Hush(), Light(3), Shout()] if self.game == "lantern" else []
        return self.luck.choice([Number(1), Revise(), Some(("nothing",)), *own])


@pytest.mark.slow
async def test_a_log_folds_to_the_stored_rows(service, clock):
    """Random commands, repeated or out of order, are carried out wholly or refused, and the log explains all rows."""
    outcomes = set()
    for game in ("lantern", "dungeon_lords"):
        outcomes |= await asked_by_a_crowd(service, clock, game)
    wanted = {
        "Move",
        "Join",
        "Leave",
        "TakeBack",
        "OfferSeat",
        "ClaimSeat",
        "AnswerTransfer",
        "StandIn",
        "MovePlace",
        "Expire",
        "End",
    }
    wanted |= {"Remind", "TimeOut", "GoAway", "EndAway"}
    assert wanted <= outcomes, wanted - outcomes
    assert {"repeated", "bot-no-moved-on", "bot-no-not-host"} <= outcomes, outcomes


async def asked_by_a_crowd(service: Service, clock: Clock, game: str) -> set[str]:
    """Return the kinds of commands carried out, and the sentences of refusals."""
    service = Service(service.store, clock, limits=Limits(per_person=4, per_server=6))
    service.computers.closing.set()  # the order of their moves would depend on threads
    crowd = Crowd(service, random.Random(f"{game} 8"), game)
    outcomes: set[str] = set()
    tables = [await crowd.open(CHANNEL)]
    for number in range(COMMANDS):
        clock.now += crowd.luck.choice([1.0, 1.0, 60.0, 100_000.0 if number % 40 == 0 else 1.0])
        command = await crowd.command(tables[-1])
        try:
            done = await service.execute(tables[-1], command)
        except Refusal as refusal:
            outcomes.add(refusal.say.id)
        else:
            outcomes.add("repeated" if done.is_repeated else type(command).__name__)
            if not done.table.phase.live:
                tables.append(await crowd.open(100 + number))
        if number % 25 == 0:
            await service.store.read(lambda unit: check_whole(unit, tables[-1]))
    for table_id in tables:
        await service.store.read(lambda unit, table_id=table_id: check_whole(unit, table_id))
    await service.drain()
    return outcomes


async def test_a_failing_disk_leaves_nothing_half_done(service, clock, monkeypatch):
    """A failure of any statement leaves the table unchanged, and the same click works afterwards."""
    host = await service.people.meet(1, NAMES[1], "fr", 5)
    table = await service.openings.open("lantern", 5, CHANNEL, host, "fr")
    await service.execute(table.id, Join(await service.people.meet(2, NAMES[2], "fr", 5)))
    table = (await service.execute(table.id, Start(host))).table
    for part, name in (("outbox", "enqueue"), ("timers", "schedule"), ("positions", "keep"), ("log", "tell")):
        kind = type(getattr(await service.store.read(lambda unit: unit), part))
        with monkeypatch.context() as broken:

            def fail(*_, **__):
                raise sqlite3.OperationalError("disk I/O error")

            broken.setattr(kind, name, fail)
            with pytest.raises(StoreFailed):
                await service.execute(table.id, Move(1, None, Number(1), "key"))
        assert await service.queries.table(table.id) == table
        await service.store.read(lambda unit: check_whole(unit, table.id))
    assert not (await service.execute(table.id, Move(1, None, Number(1), "key"), 1)).is_repeated


async def test_timers_that_are_due_issue_their_commands(service, clock):
    """Due timers issue their commands: closing lobbies, warning, archiving, answering; also after a restart."""
    host = await service.people.meet(1, NAMES[1], "fr", 5)
    lobby = await service.openings.open("lantern", 5, CHANNEL, host, "fr")
    game = await service.openings.open("lantern", 5, CHANNEL + 1, host, "fr")
    await service.execute(game.id, Join(await service.people.meet(2, NAMES[2], "fr", 5)))
    await service.execute(game.id, SetPace(host, 600.0))
    await service.execute(game.id, SetTimeOuts(host, TimeOuts.RULES))
    await service.execute(game.id, Start(host))
    clock.now += 601
    await service.clocks.fire()
    assert (await service.queries.table(game.id)).moves >= 2
    clock.now += LOBBY_EXPIRES_S
    again = Service(service.store, clock)
    await again.clocks.fire()
    assert not (await again.queries.table(lobby.id)).phase.live
    clock.now += 5 * IDLE_S
    while (await again.queries.table(game.id)).phase.live:
        await again.clocks.fire()
        clock.now += IDLE_S
    assert await again.store.read(lambda unit: unit.timers.next_due()) is None
    await again.drain()


async def test_the_clocks_run_by_themselves(service, clock):
    """Clocks run on their own, also for timers set while they wait."""
    await service.resume()
    host = await service.people.meet(1, NAMES[1], "fr", 5)
    lobby = await service.openings.open("lantern", 5, CHANNEL, host, "fr")
    clock.now += LOBBY_EXPIRES_S
    service.clocks.wake()
    async with asyncio.timeout(60):
        while (await service.queries.table(lobby.id)).phase.live:  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.002)


async def test_a_timer_that_cannot_be_read_does_not_stop_the_clocks(service, clock, monkeypatch):
    """Clocks survive a failed read of timers, and carry out due ones later."""
    await service.resume()
    host = await service.people.meet(1, NAMES[1], "fr", 5)
    lobby = await service.openings.open("lantern", 5, CHANNEL, host, "fr")
    monkeypatch.setattr("bot.service.clocks.STORE_RETRY_S", 0.0)
    with monkeypatch.context() as patch:
        patch.setattr(service.clocks, "carry_out", broken)
        clock.now += LOBBY_EXPIRES_S
        service.clocks.wake()
        await asyncio.sleep(0.02)
        assert (await service.queries.table(lobby.id)).phase.live
    async with asyncio.timeout(60):
        while (await service.queries.table(lobby.id)).phase.live:  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.002)


async def broken(*_):
    raise ValueError("no kind of timer")


async def test_clocks_end_even_when_something_falls_due_sooner_at_that_moment(service, clock):
    """Stopping the clocks works even if something wakes them at that moment."""
    for moment in range(10):  # both while they read and while they wait
        clocks = Clocks(service.store, clock, service.runner)
        clocks.start()
        await asyncio.sleep(0.002 * moment)
        clocks.wake()
        async with asyncio.timeout(60):
            await clocks.close()
