"""Computer players' processes: legal answers, a fair share of time, and replacement after a crash."""

import asyncio
import os
import signal
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.play import AskHint
from bot.workers.think import BUDGET_S, LEAST_S, Processes, Task, Threads, _Queue, advise, think
from games import core
from games.core import Deal
from games.registry import GAMES

from .evening import meet, playing, somebody


def task(game: str = "poursuite", strategy: str = core.STRONG, budget: float = 0.02) -> Task:
    """Return the first question of a game."""
    state = GAMES[game].begin(Deal(2, "thinking"))
    now = core.decision(state)
    assert now is not None
    edition = (state.edition, GAMES[game].editions.text(state.edition))
    return Task(game, GAMES[game].codec.save(state), edition, min(now.asks), strategy, "seed", budget)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("strategy", [core.EASY, core.NORMAL, core.STRONG, core.MASTER, "thumb", "of yesteryear"])
def test_every_level_answers_what_may_be_answered(game, strategy):
    """Every level gives a legal answer, also unknown and removed levels."""
    asked = task(game, strategy)
    choice = GAMES[game].codec.load_choice(think(asked))
    core.check(GAMES[game].codec.load(asked.position), asked.seat, choice)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_hints_can_be_played_and_have_words(game):
    asked = task(game)
    state = GAMES[game].codec.load(asked.position)
    hints = advise(asked)
    assert hints
    for hint in hints:
        core.check(state, asked.seat, GAMES[game].codec.load_choice(hint.choice))


def doomed(_: Task) -> str:
    """End the process instead of answering."""
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


@pytest.mark.slow
async def test_a_process_that_dies_is_replaced():
    """After a task kills every process, the next one is answered normally."""
    pool = Processes(1)
    try:
        assert await pool.run(think, task())
        with pytest.raises(BrokenExecutor):
            await pool.run(doomed, task())
        assert await pool.run(think, task())
    finally:
        await pool.close()


def doomed_once(task: Task) -> str:
    """End the process at the first attempt, which is remembered in the file named by the seed."""
    if (before := Path(task.seed)).exists():
        return "thought"
    before.touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


@pytest.mark.slow
async def test_a_thought_survives_the_death_of_its_process(tmp_path):
    """Tasks are repeated after their process died, including others that died with it."""
    pool = Processes(2)
    try:
        doomed_one = replace(task(), seed=str(tmp_path / "killed"))
        assert await asyncio.gather(pool.run(doomed_once, doomed_one), pool.run(budget_of, task())) == ["thought", 0.02]
    finally:
        await pool.close()


def budget_of(given: Task) -> float:
    """Return the seconds allowed for a decision."""
    return given.budget


async def test_the_more_wait_the_less_each_thinks():
    """The time per decision is shared: ten tasks get a tenth each, and nobody less than the minimum."""
    queue = _Queue(1)
    with ThreadPoolExecutor(1) as threads:
        assert await queue.run(threads, budget_of, task(budget=BUDGET_S)) == BUDGET_S
        shares = await asyncio.gather(*(queue.run(threads, budget_of, task(budget=BUDGET_S)) for _ in range(100)))
    assert min(shares) == LEAST_S
    assert max(shares) == BUDGET_S


async def test_computer_players_think_in_a_pool(service):
    """Computer players use the pool, of threads in these tests."""
    pool = Threads(1)
    try:
        assert GAMES["poursuite"].codec.load_choice(await pool.run(think, task()))
    finally:
        await pool.close()


@pytest.mark.slow
async def test_a_hint_is_for_a_player_with_no_human_opponent_and_makes_the_game_unrated(service):
    table = await playing(service, people=1, computers=1, game="poursuite")
    view = await somebody(service, table)
    await service.execute(table.id, AskHint(await meet(service, 1)))
    hints = await service.computers.hints(table.id, 1)
    assert 1 <= len(hints) <= 2
    for choice, _ in hints:
        assert view.offer.shape.fits(choice)
    assert (await service.queries.table(table.id)).hinted


async def test_no_hint_where_others_play(service):
    table = await playing(service, game="poursuite")
    view = await somebody(service, table)
    person = await meet(service, view.table.occupants[view.seat].person)
    with pytest.raises(core.Refusal) as refused:
        await service.execute(table.id, AskHint(person))
    assert refused.value.say.id == "bot-no-hint-here"
