"""The first answer: in time, with slow attempts left running and new ones only after errors."""

import asyncio
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.discord_io import callbacks
from bot.discord_io.callbacks import ReplyFailed, ServerError, give


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the pause between attempts, but not Discord's deadline."""
    monkeypatch.setattr(callbacks, "PAUSE_S", 0.002)


def now() -> float:
    return asyncio.get_running_loop().time()


def refusal(status: int, code: int) -> discord.HTTPException:
    """Return the error that discord.py raises for a response."""
    response = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})


@pytest.mark.parametrize("error", [aiohttp.ClientConnectionError(), TimeoutError(), ServerError("503")])
async def test_an_answer_is_tried_again_after_an_error(error):
    """After an error the answer is retried until Discord's deadline."""
    tried = []

    async def answer():
        tried.append(1)
        if len(tried) < 3:
            raise error
        return "through"

    assert await give(answer, now()) == "through"
    assert len(tried) == 3


async def test_a_slow_answer_is_left_running_and_no_other_is_begun():
    """A slow attempt is left running without another, as Discord may need two seconds to carry it out."""
    tried = []

    async def answer():
        tried.append(1)
        await asyncio.sleep(0.05)
        return "late"

    assert await give(answer, now()) == "late"
    assert len(tried) == 1


async def test_a_try_that_is_overtaken_by_the_clock_is_not_cut_off(monkeypatch):
    """An attempt that misses the deadline is not cancelled, as it may still be carried out."""
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
    """After the deadline no attempts are made, and the caller must use another way."""
    tried = []

    async def answer():
        tried.append(1)
        raise aiohttp.ClientConnectionError

    with pytest.raises(ReplyFailed):
        await give(answer, now())
    assert 3 <= len(tried) <= callbacks.FIRST_TRIES


async def test_one_try_is_made_however_late_it_is():
    """At least one attempt is made, however late, as Discord's clock differs."""

    async def answer():
        return "through"

    assert await give(answer, now() - 10) == "through"


async def test_an_answer_that_stands_already_is_as_good():
    """An answer that Discord already has counts as a success."""

    async def answer():
        raise refusal(400, 40060)

    assert await give(answer, now()) is None


@pytest.mark.parametrize("code", [10062, 10015])
async def test_discord_says_that_it_is_too_late(code):
    """If Discord reports that it is too late, no further attempt is made."""
    tried = []

    async def answer():
        tried.append(1)
        raise refusal(404, code)

    with pytest.raises(ReplyFailed):
        await give(answer, now())
    assert len(tried) == 1


async def test_what_discord_does_not_accept_is_a_fault_of_our_own():
    """An answer that Discord rejects is a bug, and its error is raised."""

    async def answer():
        raise refusal(400, 50035)

    with pytest.raises(discord.HTTPException):
        await give(answer, now())
