"""The first answer: given in time, a slow try left running, another begun only on an error."""

import asyncio
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.discord_io import callbacks
from bot.discord_io.callbacks import ReplyFailed, ServerError, give


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next try comes soon; the time that Discord grants stays as it is."""
    monkeypatch.setattr(callbacks, "PAUSE_S", 0.002)


def now() -> float:
    return asyncio.get_running_loop().time()


def refusal(status: int, code: int) -> discord.HTTPException:
    """What discord.py raises for an answer of Discord."""
    response = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})


@pytest.mark.parametrize("error", [aiohttp.ClientConnectionError(), TimeoutError(), ServerError("503")])
async def test_an_answer_is_tried_again_after_an_error(error):
    """As long as Discord listens."""
    tried = []

    async def answer():
        tried.append(1)
        if len(tried) < 3:
            raise error
        return "through"

    assert await give(answer, now()) == "through"
    assert len(tried) == 3


async def test_a_slow_answer_is_left_running_and_no_other_is_begun():
    """Discord may take two of its three seconds to carry it out; cut off and repeated it would never get through."""
    tried = []

    async def answer():
        tried.append(1)
        await asyncio.sleep(0.05)
        return "late"

    assert await give(answer, now()) == "late"
    assert len(tried) == 1


async def test_a_try_that_is_overtaken_by_the_clock_is_not_cut_off(monkeypatch):
    """Nobody waits for it any more, but it may yet be carried out."""
    monkeypatch.setattr(callbacks, "WINDOW_S", 0.02)
    go, done = asyncio.Event(), asyncio.Event()

    async def answer():
        await go.wait()
        done.set()

    with pytest.raises(ReplyFailed):
        await give(answer, now())
    go.set()
    async with asyncio.timeout(60):
        await done.wait()


async def test_after_three_seconds_nobody_listens_any_more():
    """As many tries as there is time for, then the person who asked is told by another way."""
    tried = []

    async def answer():
        tried.append(1)
        raise aiohttp.ClientConnectionError

    with pytest.raises(ReplyFailed):
        await give(answer, now())
    assert 3 <= len(tried) <= callbacks.FIRST_TRIES


async def test_one_try_is_made_however_late_it_is():
    """The database may have been slow; Discord's clock is not ours."""

    async def answer():
        return "through"

    assert await give(answer, now() - 10) == "through"


async def test_an_answer_that_stands_already_is_as_good():
    """The receipt of an earlier try was lost."""

    async def answer():
        raise refusal(400, 40060)

    assert await give(answer, now()) is None


@pytest.mark.parametrize("code", [10062, 10015])
async def test_discord_says_that_it_is_too_late(code):
    """No further try is made."""
    tried = []

    async def answer():
        tried.append(1)
        raise refusal(404, code)

    with pytest.raises(ReplyFailed):
        await give(answer, now())
    assert len(tried) == 1


async def test_what_discord_does_not_accept_is_a_fault_of_our_own():
    """It is raised, for the operator to see."""

    async def answer():
        raise refusal(400, 50035)

    with pytest.raises(discord.HTTPException):
        await give(answer, now())
