"""The program around the server starts the bot, restarts it, and ends with it."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from .conftest import until

pytestmark = pytest.mark.e2e

BOT = """
import json, os, pathlib, signal, sys, time
out = pathlib.Path(sys.argv[1])
signal.signal(signal.SIGTERM, lambda *_: (out.with_suffix(".bye").touch(), sys.exit(0)))
keys = ("DISCORD_TOKEN", "DISCORD_API_URL", "DISCORD_GATEWAY_URL", "PORION_DATABASE", "PORION_EXTRA")
body = {"pid": os.getpid(), **{key: os.environ.get(key) for key in keys}}
part = out.with_suffix(f".{os.getpid()}")
part.write_text(json.dumps(body))
part.rename(out)
time.sleep(60)
"""
PROGRAM = """
import sys
from pathlib import Path
from playground import supervisor
supervisor.FIRST_PAUSE = 0.02
sys.exit(supervisor.play(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]))
"""


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@contextlib.asynccontextmanager
async def program(tmp_path: Path, port: int = 0) -> AsyncIterator[Any]:
    command = [sys.executable, "-c", PROGRAM, str(port), str(tmp_path / "kept"), sys.executable, "-c", BOT]
    running = await asyncio.create_subprocess_exec(
        *command,
        str(tmp_path / "child"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "PORION_EXTRA": "passed on", "PORION_DATABASE": str(tmp_path / "real.sqlite")},
    )
    try:
        yield running
    finally:
        with contextlib.suppress(ProcessLookupError):
            running.kill()
        await running.communicate()


async def child_of(tmp_path: Path) -> dict[str, Any]:
    path = tmp_path / "child"
    await until(path.exists)
    body: dict[str, Any] = json.loads(path.read_text())
    path.unlink()
    return body


async def test_the_bot_gets_its_settings_is_restarted_and_leaves_with_the_server(tmp_path: Path) -> None:
    async with program(tmp_path) as running:
        line = (await running.stdout.readline()).decode()
        address = next(word for word in line.split() if word.startswith("http"))
        first = await child_of(tmp_path)
        assert first["DISCORD_API_URL"] == f"{address}api/v10"
        assert first["DISCORD_GATEWAY_URL"] == address.replace("http", "ws") + "gateway/"
        assert first["DISCORD_TOKEN"].count(".") == 2
        assert first["PORION_EXTRA"] == "passed on"
        assert first["PORION_DATABASE"] == str(tmp_path / "kept" / "porion.sqlite")
        async with aiohttp.ClientSession() as http, http.get(f"{address}health") as response:
            assert await response.json() == {"ok": True, "bot_online": False}
        os.kill(first["pid"], signal.SIGKILL)
        assert b"ended with code -9; it is started again" in await running.stderr.readline()
        second = await child_of(tmp_path)
        assert second["pid"] != first["pid"]
        running.send_signal(signal.SIGTERM)
        assert await running.wait() == 0
        assert (tmp_path / "child.bye").exists()
        assert not alive(second["pid"])


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a child with its parent")
async def test_the_bot_does_not_outlive_a_killed_server(tmp_path: Path) -> None:
    async with program(tmp_path) as running:
        child = await child_of(tmp_path)
        running.kill()
        await until(lambda: not alive(child["pid"]))


async def test_a_port_in_use_is_one_clear_sentence(tmp_path: Path) -> None:
    taken = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    async with taken, program(tmp_path, taken.sockets[0].getsockname()[1]) as running:
        _, errors = await running.communicate()
        assert running.returncode == 1
        assert errors.decode().startswith("The playground cannot listen on 127.0.0.1:")
        assert errors.count(b"\n") == 1


async def test_a_folder_in_use_is_one_clear_sentence(tmp_path: Path) -> None:
    async with program(tmp_path) as first:
        await first.stdout.readline()
        async with program(tmp_path) as second:
            _, errors = await second.communicate()
            assert second.returncode == 1
            assert errors.decode().startswith(f"Another playground is running in the folder {tmp_path / 'kept'}")
            assert errors.count(b"\n") == 1
