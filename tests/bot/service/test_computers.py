"""Computer players see imagined positions, think in other threads or processes, and move like people."""

import asyncio
import pickle
import sys
import threading

import pytest

from bot.model import Phase
from bot.service import Service
from bot.service.computers import BUDGET_S, Task, task_for, think
from bot.store import News, SqliteStore
from bot.tables.play import Move
from games import core
from games.core import Number, Seat
from games.maphr.choices import Turndown
from games.registry import GAMES
from tests.lantern import GAME as LANTERN
from tests.lantern import Light
from tests.maphr.stage import sketch

from .evening import against_spies, bid, every_position, key, moves_of, play_out, playing, waits_for


@pytest.mark.slow
@pytest.mark.parametrize(("people", "computers"), [(1, 1), (1, 3), (2, 2), (3, 1)])
async def test_they_play_whole_games_with_people(service, people, computers):
    """They play whole games with people, with their own moves in the log."""
    table = await play_out(service, await playing(service, people, computers))
    seats = {entry.fact.seat for entry in await moves_of(service, table) if entry.fact.by == "computer"}
    assert seats == set(range(people, people + computers))


async def test_they_play_alone_until_a_person_is_asked(service):
    """They answer everything until a person is asked."""
    table = await playing(service, 1, 3)
    await bid(service, table, 0)
    await waits_for(service, table, 0)
    assert {entry.fact.seat for entry in await moves_of(service, table) if entry.person is None} == {1, 2, 3}


@pytest.mark.slow
async def test_they_see_only_an_imagined_position(service, with_strategy):
    """They see only an imagined position, which looks the same from their seat."""
    imagined = []

    def spy(state, seat, dice):
        imagined.append((state, seat))
        return core.at_random(state, seat, dice)

    with_strategy(spy)
    table = await play_out(service, await against_spies(service, 2))
    states = await every_position(service, table)
    real = states[0]
    assert len(imagined) >= 6
    assert all(state.dice.seed != real.dice.seed for state, _ in imagined)
    assert all(state.stock[seat] == real.stock[seat] for state, seat in imagined)
    assert any(state.stock != real.stock for state, _ in imagined)
    edition = (real.edition, LANTERN.editions.text(real.edition))
    others = []  # others' secret answers, and the imagined ones
    for number, state in enumerate(states):
        now = core.decision(state)
        for seat in now.asks if now else ():
            think(Task("lantern", LANTERN.codec.save(state), edition, seat, "spy", f"thought {number}"))
            fancy, _ = imagined[-1]
            others += [(given, fancy.answers[other]) for other, given in state.answers.items() if other != seat]
    assert others
    assert any(given != fancied for given, fancied in others)


async def test_one_that_thinks_long_holds_up_nobody(service, with_strategy):
    """A slowly thinking computer player delays neither people nor the event loop."""
    go, asked = threading.Event(), threading.Event()

    def slow(state, seat, dice):
        asked.set()
        go.wait(60)
        return core.at_random(state, seat, dice)

    with_strategy(slow)
    table = await against_spies(service)
    await asyncio.to_thread(asked.wait, 60)
    async with asyncio.timeout(60):
        done = await service.execute(table.id, Move(1, None, Number(6), key()), 1)
    assert not done.is_repeated
    assert (await service.queries.table(table.id)).moves == 1
    go.set()
    await service.drain()
    assert (await service.queries.table(table.id)).moves <= 2


async def test_the_end_of_the_bot_waits_until_what_it_inherited_is_known(service, monkeypatch):
    """Shutdown waits for the look-up of tables inherited from another process."""
    woken = list[str]()
    monkeypatch.setattr(service.computers, "wake", woken.append)
    table = await playing(service, 1, 1)
    woken.clear()
    service.hear(News(is_inheritance=True))
    await service.runner.drain()
    assert woken == [table.id]


@pytest.mark.parametrize("fault", [KeyError("gallery"), None])
async def test_one_that_fails_still_gives_an_answer(service, with_strategy, caplog, fault):
    """If a strategy fails or answers illegally, that is logged and any legal answer is made."""

    def faulty(state, seat, dice):
        if fault:
            raise fault
        return Light(99)

    with_strategy(faulty)
    await play_out(service, await against_spies(service))
    line = next(one for one in caplog.records if one.getMessage() == "A computer player failed")
    assert (line.game, line.strategy) == ("lantern", "spy")


@pytest.mark.slow
async def test_a_computer_player_that_no_longer_exists_plays_at_random(service, with_strategy, monkeypatch, caplog):
    """A removed strategy is replaced by random moves, without errors."""
    drawn = []

    def by_chance(state, seat, dice):
        drawn.append(seat)
        return core.at_random(state, seat, dice)

    with_strategy(core.at_random)
    table = await against_spies(service)
    await waits_for(service, table, 0)  # its first answer was made by the old strategy
    monkeypatch.setitem(GAMES, "lantern", LANTERN)
    monkeypatch.setattr(sys.modules[core.strategy_of.__module__], "at_random", by_chance)
    before = len([entry for entry in await moves_of(service, table) if entry.fact.by == "computer"])
    await play_out(service, table)
    moved = [entry.fact.seat for entry in await moves_of(service, table) if entry.fact.by == "computer"][before:]
    assert moved
    assert drawn[-len(moved) :] == moved
    assert "failed" not in caplog.text


@pytest.mark.slow
async def test_they_go_on_after_a_restart(service, file, clock):
    """A computer player whose turn it was at shutdown moves after the restart."""
    service.computers.closing.set()
    table = await playing(service, 1, 1)
    await bid(service, table, 0)
    assert (await service.queries.table(table.id)).moves == 1
    await service.store.close()
    store = await SqliteStore.open(file)
    fresh = Service(store, clock)
    await fresh.resume()
    await play_out(fresh, table)
    await fresh.drain()
    await store.close()


async def test_they_wait_before_a_move_and_stop_at_once_when_the_bot_closes(file, clock):
    """The pause before their moves does not delay shutdown."""
    store = await SqliteStore.open(file)
    service = Service(store, clock, computer_pause=60.0)
    table = await playing(service, 1, 1)
    await bid(service, table, 0)
    await asyncio.sleep(0.05)
    assert (await service.queries.table(table.id)).moves == 1
    async with asyncio.timeout(60):
        await service.drain()
    assert (await service.queries.table(table.id)).phase is Phase.PLAYING
    await store.close()


@pytest.mark.slow
async def test_they_try_again_when_the_file_is_busy(service, file, monkeypatch):
    """They retry if the database is busy."""
    import sqlite3

    monkeypatch.setattr("bot.service.computers.STORE_RETRY_S", 0.02)
    service.computer_pause = 0.05
    table = await playing(service, 1, 1)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    await asyncio.sleep(0.3)
    other.execute("ROLLBACK")
    other.close()
    service.computer_pause = 0.0
    await play_out(service, table)


@pytest.mark.slow
async def test_they_think_in_threads_of_their_own(service, with_strategy):
    """They think in their own threads, so that other thread work does not wait for them."""
    threads = set()

    def spy(state, seat, dice):
        threads.add(threading.current_thread().name.partition("_")[0])
        return core.at_random(state, seat, dice)

    with_strategy(spy)
    await play_out(service, await against_spies(service, 2))
    assert threads == {"computer"}


def test_a_question_can_be_answered_in_another_process():
    """A question for another process is plain data with the edition of its rules."""
    game = GAMES["tunhell"]
    state = game.begin(core.Deal(2, "seed", first=core.Seat(0)))
    text = game.editions.text(state.edition)
    task = Task("tunhell", game.codec.save(state), (state.edition, text), core.Seat(0), "random", "luck")
    assert pickle.loads(pickle.dumps(task)) == task
    choice = game.codec.load_choice(think(task))
    assert core.check(state, core.Seat(0), choice) == choice
    assert think(task) == think(task)


@pytest.mark.slow
async def test_a_market_stays_open_until_the_people_have_left_it(service):
    """A computer player with nothing to say leaves a market open until the people have left it."""
    table = await playing(service, 1, 1, game="maphr", is_short=False)
    person, markets, dice = table.occupants[0].person, 0, core.Dice("market")
    for _ in range(120):
        table, state = await until_asked(service, table, Seat(0))
        now = core.decision(state)
        if now.step.word() == "market":
            markets += 1
            await asyncio.gather(*service.computers._at_work.values())
            _, state = await service.queries.state_of(table.id)
            now = core.decision(state)
            assert (now.step.word(), set(now.asks)) == ("market", {0, 1})
            choice = now.step.default(state, Seat(0))
        else:
            choice = core.any_of(now.asks[0], dice)
        await service.execute(table.id, Move(person, str(core.ticket(state, Seat(0))), choice, key()))
        if markets > 2:
            break
    assert markets > 2


async def test_a_computer_player_does_not_leave_a_market_with_the_reply_to_an_offer(service):
    """The seller can still make another offer: the computer player stays until the people have left."""
    table = await playing(service, 1, 1, game="maphr", is_short=False)
    hands = "A hand: archive tavern\nB hand: lookout\nmarket: A B\noffer 1: A to B, archive mystery, 8 coins"
    state = core.start(sketch(f"{hands}\nagenda: market"))
    (move,) = await service.computers._turn(table, state)
    assert (move.seat, move.choice) == (Seat(1), Turndown(1))


async def until_asked(service, table, seat):
    """Wait until a seat is asked, perhaps among others; return the table with its position."""
    for _ in range(20_000):
        table, state = await service.queries.state_of(table.id)
        now = core.decision(state)
        if now is not None and seat in now.asks:
            return table, state
        await asyncio.sleep(0.002)
    raise TimeoutError(f"seat {seat} is never asked")


@pytest.mark.parametrize(
    ("strategy", "seconds"), [(core.MASTER, core.MASTER_S), (core.STRONG, BUDGET_S), (core.NORMAL, BUDGET_S)]
)
async def test_a_master_thinks_longer_than_the_others(service, strategy, seconds):
    """Level master thinks longer than the others; answers for waiting people take a fraction of a second."""
    table, state = await service.queries.state_of((await playing(service, 2)).id)
    assert task_for(table, state, Seat(0), strategy).budget == seconds
