"""A reader gets the same messages in two worlds that look the same to them.

The worlds are positions of random games, re-dealt for the reader; both are continued through the service.
"""

import asyncio
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.model import Change, Person, Table, TimeOuts, Transfer
from bot.post import Post
from bot.present.messages.menu import menu_post
from bot.present.messages.tables import mine_post
from bot.profile import PlayingHours, Span
from bot.service import Service
from bot.store import SqliteStore
from bot.tables.absence import StandIn, WentMissing
from bot.tables.deal import Start
from bot.tables.decide import apply_entry
from bot.tables.lobby import SetFirst
from bot.tables.log import Command, Entry, NoPast
from bot.tables.pace import SetPace, SetTimeOuts
from bot.tables.play import Move
from bot.tables.proposals import Propose, WithdrawProposal
from bot.tables.state import TableState
from bot.tables.transfers import ProposeStandIn
from games import core
from games.core import Choice, Dice, Game, Refusal, Revise, Seat, State
from games.maphr.choices import Enough
from games.positions import begin_from, save_position
from games.registry import GAMES
from locales import words
from tests.bot.service.evening import CHANNEL, Clock, key, lobby, meet
from tests.house.play import AMOUNT, deal, some_of, walk
from tests.maphr.stage import sketch

from .port import DM, FakePort, Told

SCENES = max(1, round(12 * AMOUNT))  # positions of one game
HOUR_S, DAY_S = 3600.0, 24 * 3600.0
MOVES = 4  # whole answers played from each


@dataclass
class World:
    """A table with its service and the messages sent."""

    service: Service
    port: FakePort
    told: Told
    table: Table

    async def state(self) -> Any:
        snapshot = await self.service.queries.snapshot(self.table.id)
        assert snapshot is not None
        return snapshot.state

    async def answer(self, seat: Seat, choice: Choice) -> None:
        await self.service.execute(self.table.id, Move(seat + 1, None, choice, key()))
        await self.told.all()

    def reaches(self, seat: Seat) -> list[tuple[list[str], list[Post]]]:
        """Return, in order, all requests and messages in the channel and in a seat's private messages."""
        port, places = self.port, (CHANNEL, DM + seat + 1)
        return [([kind for kind, at in port.calls if at == place], [*port.posts(place).values()]) for place in places]

    def sent_beside(self, seat: Seat) -> int:
        """Return the number of requests elsewhere than in a seat's private messages."""
        return sum(place != DM + seat + 1 for _, place in self.port.calls)

    async def close(self) -> None:
        await self.told.stop()
        await self.service.drain()
        await self.service.store.close()


async def world_of(
    file: Path,
    game: Game,
    state: State,
    monkeypatch: pytest.MonkeyPatch,
    pace: float | None = None,
    time_outs: TimeOuts = TimeOuts.COMPUTER,
    call_after: float = 0.0,
) -> World:
    """Deal this position at a table whose ids and names are the same in every world."""
    monkeypatch.setattr("bot.service.execute.token_urlsafe", lambda size: "table")
    text = save_position(game, state)
    monkeypatch.setattr(Game, "begin", lambda self, dealt: begin_from(self, text, "worlds", 1))
    service, port = Service(await SqliteStore.open(file), Clock()), FakePort()
    told, opened = Told(service, port, call_after=call_after), await lobby(service, state.seats, 0, game.id)
    host = await meet(service, 1)
    for command in (SetPace(host, pace), SetTimeOuts(host, time_outs), SetFirst(host, Seat(0)), Start(host)):
        table = (await service.execute(opened.id, command)).table
    await told.all()
    return World(service, port, told, table)


def scenes(game: Game) -> list[tuple[State, Seat]]:
    """Return positions of random games without half-made answers, each with a reader."""
    found = []
    for seats in game.seats:
        states = [position.state for position in walk(game, deal(game, seats, 1)) if not position.state.answers]
        for place, state in enumerate(some_of(states[:-1], f"{game.id} {seats}", SCENES)):
            found.append((state, Seat(place % seats)))
    return found


async def answer_in_full(one: World, seat: Seat, dice: Dice, like: list[Choice] | None = None) -> list[Choice] | None:
    """Give a random answer in full, or one `like` another world's; return None if that is impossible.

    Assert that nobody else gets anything while an answer is incomplete.
    """
    given: list[Choice] = []
    while True:
        state = await one.state()
        now, shown = core.decision(state), core.public(state)
        if now is None or seat not in now.asks or (like is not None and len(given) == len(like)):
            return None
        choice = core.at_random(state, seat, dice) if like is None else like[len(given)]
        if like is not None and not now.asks[seat].fits(choice):
            return None
        before = one.sent_beside(seat)
        await one.answer(seat, choice)
        given.append(choice)
        after = await one.state()
        if seat in after.answers and core.public(after) == shown:
            assert one.sent_beside(seat) == before, f"others are told of {choice}\n{type(now.step)}"
        then = core.decision(after)
        if seat not in after.answers or (then is not None and seat in then.done):
            return given


async def reminded(one: World) -> None:
    """Let half of everybody's time pass."""
    one.service.clock.now += DAY_S / 2 + HOUR_S
    await one.service.clocks.fire()
    await one.told.all()


async def proposed(one: World, by: Seat) -> None:
    """Let somebody make a proposal and withdraw it."""
    if len(one.table.occupants) > 1:  # alone, the game would end
        person = await meet(one.service, by + 1)
        proposal = (await one.service.execute(one.table.id, Propose(person, "end"))).table.proposal
        await one.told.all()
        await one.service.execute(one.table.id, WithdrawProposal(proposal.n, person))
        await one.told.all()


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_what_cannot_be_told_apart_is_sent_alike(game, tmp_path, monkeypatch):
    """Hidden information of others changes no message, control, order or count that a reader gets."""
    room, compared = GAMES[game], 0
    for number, (state, reader) in enumerate(scenes(room)):
        dice = Dice(f"worlds {game} {number}")
        other = room.imagine(state, reader, dice)
        real = await world_of(tmp_path / f"{number} real", room, state, monkeypatch, DAY_S)
        imagined = await world_of(tmp_path / f"{number} imagined", room, other, monkeypatch, DAY_S)
        await asyncio.gather(reminded(real), reminded(imagined))
        for _ in range(MOVES):
            assert real.reaches(reader) == imagined.reaches(reader)
            compared += 1
            now = core.decision(await real.state())
            if now is None:
                break
            seat = dice.pick(sorted(now.asks))
            is_hidden = now.sealed and seat != reader
            for one in (real, imagined):
                await proposed(one, Seat((seat + 1) % state.seats))
            given = await answer_in_full(real, seat, dice)
            if given is None or await answer_in_full(imagined, seat, dice, None if is_hidden else given) is None:
                break
            if room.view(await real.state(), reader) != room.view(await imagined.state(), reader):
                break  # something has been revealed
        await real.close()
        await imagined.close()
    assert compared > 2 * len(room.seats)


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_taking_back_half_an_answer_is_sent_to_nobody_else(game, tmp_path, monkeypatch):
    """An answer begun, undone and begun again changes no message of other players."""
    room, begun = GAMES[game], []
    for seats in room.seats:
        for position in walk(room, deal(room, seats, 2)):
            now = core.decision(position.state)
            if now is not None and position.seat in position.state.answers and position.seat in now.asks:
                begun.append((position.before, position.seat, position.choice))
    for number, (state, seat, choice) in enumerate(some_of(begun, game, 2 * SCENES) if begun else ()):
        if isinstance(choice, Revise) or state.answers:
            continue
        one = await world_of(tmp_path / f"{number}", room, state, monkeypatch)
        before = one.sent_beside(seat)
        one.service.clock.now += 30
        for said in (choice, Revise(), choice):
            await one.answer(seat, said)
        assert one.sent_beside(seat) == before
        await one.close()
    assert bool(begun) == (game in {"dungeon_lords", "maphr"})


def quiet_position() -> State:
    """Return a position in which three seats are asked a quiet question."""
    given = "C: purse_counters, 8 coins, level 1, 0 miners\n"
    given += "\n".join(f"{letter} hand: tavern\n{letter} plan: build" for letter in "ABC")
    return core.start(sketch(f"{given}\nagenda: impediments; end-round"))


async def test_a_quiet_question_never_says_who_has_answered(tmp_path, monkeypatch):
    """For a quiet question, the one call and the board are unchanged until the last answer."""
    one = await world_of(tmp_path / "quiet", GAMES["maphr"], quiet_position(), monkeypatch)
    one.service.clock.now += 3600
    await one.told.all()
    assert one.port.pinged(CHANNEL) == [(1, 2, 3)]
    public = one.port.posts(CHANNEL)
    for seat in (Seat(1), Seat(0)):
        before = one.sent_beside(seat)
        await one.answer(seat, Enough())
        assert one.sent_beside(seat) == before
        assert one.port.posts(CHANNEL) == public
        view = await one.service.queries.view_for(one.table.id, None)
        assert (view.waiting, view.done) == ((0, 1, 2), ())
    await one.answer(Seat(2), Enough())
    assert one.port.posts(CHANNEL) != public
    await one.close()


async def refused(one: World, command: Command) -> str:
    """Return the refusal of a command as text."""
    with pytest.raises(Refusal) as refusal:
        await one.service.execute(one.table.id, command)
    return str(refusal.value.say)


async def what_a_reader_learns(one: World, reader: Seat) -> list[object]:
    """Return everything that is sent, offered and refused to a reader now."""
    by = Person(reader + 1, "Fern", "en")
    await one.service.clocks.fire()
    while tasks := [*one.service.computers._at_work.values()]:
        await asyncio.wait(tasks)
    await one.told.all()
    view = await one.service.queries.view_for(one.table.id, reader)
    others = [seat for seat, _ in view.table.seated() if seat != reader]
    commands = [kind(by, seat) for kind in (ProposeStandIn, StandIn) for seat in others]
    tables = await one.service.queries.tables_of(by.id)
    return [
        one.reaches(reader),
        menu_post(view, words("en"), one.service.clock()),
        mine_post(tables, by.id, words("en"), is_here=True),
        *[await refused(one, command) for command in commands],
    ]


PACES, PECULIAR = (None, HOUR_S, DAY_S), ("", "closed", "mute", "hours", "often late")
ARRANGEMENTS = [
    pytest.param(pace, time_outs, peculiar, id=f"{pace}-{time_outs}-{peculiar}")
    for (p, pace), (t, time_outs), (q, peculiar) in product(*map(enumerate, (PACES, TimeOuts, PECULIAR)))
    if AMOUNT >= 1 or (p + t + q) % len(TimeOuts) == 0
]
"""Combinations that cover each pair of pace, time-out and peculiarity; with PORION_HOUSE=1 each triple."""

MOMENTS = (1, 40, 80, 100, 700, 1900, 3700, 9 * HOUR_S, 14 * HOUR_S, 30 * HOUR_S, 40 * HOUR_S, 4 * DAY_S)
"""Seconds after the question at which a reader looks; calls, reminders, votes and time-outs are in between."""


@pytest.mark.slow
@pytest.mark.parametrize(("pace", "time_outs", "peculiar"), ARRANGEMENTS)
async def test_no_clock_tells_who_has_answered_a_quiet_question(pace, time_outs, peculiar, tmp_path, monkeypatch):
    """No call, reminder, vote, list or time-out depends on which other player has answered.

    The reader is absent, so the question stays open after the others' time is over.
    """
    reader, learnt = Seat(2), []
    for answering in ((), (Seat(0),), (Seat(1),), (Seat(0), Seat(1))):
        one = await world_of(
            tmp_path / f"{len(learnt)}", GAMES["maphr"], quiet_position(), monkeypatch, pace, time_outs, call_after=90.0
        )
        if peculiar == "closed":
            one.port.closed.add(1)
        elif peculiar == "mute":
            await one.service.people.set_mentions(1, False)
            await one.service.people.set_mentions(3, False)
        elif peculiar == "hours":
            hours = PlayingHours("UTC", (Span(8, 9),) * 7)
            for person in (1, 2):
                await one.service.preferences.change(person, lambda now, hours=hours: replace(now, hours=hours))
        elif peculiar:
            await one.service.store.write(lambda unit: unit.db.execute("UPDATE seats SET missed = 2"))
        await one.service.away.leave(Person(reader + 1, "Fern", "en"), 20)
        began, seen = one.service.clock.now, []
        for moment in MOMENTS:
            one.service.clock.now = began + moment
            seen.append((moment, await what_a_reader_learns(one, reader)))
            if moment == MOMENTS[0]:
                for seat in answering:
                    await one.answer(seat, Enough())
        learnt.append(seen)
        state = await one.state()
        assert reader in core.decision(state).asks, "the question is still open"
        await one.close()
    assert learnt == [learnt[0]] * 4


async def test_a_vote_about_somebody_late_ends_where_a_quiet_question_begins(tmp_path, monkeypatch):
    """A vote about a late player ends when a quiet question begins, as its outcome would reveal who has answered."""
    one = await world_of(tmp_path / "vote", GAMES["maphr"], quiet_position(), monkeypatch)
    vote = Transfer(3, Change.STAND_IN, Seat(0), 2e6, agreed=(Seat(1),), by=Seat(1))
    before = TableState(replace(one.table, transfer=vote), await one.state())
    entry = Entry(one.table.n + 1, WentMissing(Seat(1)), None, None, 1e6)
    assert apply_entry(one.table.id, before, entry, NoPast()).table.transfer is None
    await one.close()
