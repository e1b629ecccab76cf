"""A handle of the measured bot, which runs in a process of its own."""

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any

LINE = 1 << 24


class BotHandle:
    """Sends questions to the bot process; see `bot_process.Questions`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process, self._lock = process, asyncio.Lock()

    async def ask(self, what: str, **fields: Any) -> Any:
        """Ask one question and return its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        async with self._lock:
            self._process.stdin.write(json.dumps({"what": what, "with": fields}).encode() + b"\n")
            line = await self._process.stdout.readline()
        if not line:
            raise RuntimeError("the process of the measured bot has ended")
        return json.loads(line)

    async def end(self) -> None:
        """Close its input and wait until it exits."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()


@contextlib.asynccontextmanager
async def living(
    environment: Mapping[str, str], is_there: Callable[[], bool], kind: str, folder: Path | None = None
) -> AsyncIterator[BotHandle]:
    """Run a bot in a process of its own, connected to a server, within the block.

    Args:
        environment: the settings with the server's addresses.
        is_there: whether the bot is connected.
        kind: "idle" or "porion".
        folder: the folder of Porion's database.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tools.bench.bot_process", kind, *([str(folder)] if folder is not None else [])),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, **environment},
        limit=LINE,
    )
    handle = BotHandle(process)
    try:
        async with asyncio.timeout(60):
            await _known(process, is_there)
        yield handle
    finally:
        await handle.end()


async def _known(process: asyncio.subprocess.Process, is_there: Callable[[], bool]) -> None:
    """Wait until the bot is connected; raise RuntimeError if its process ended."""
    while not is_there():
        if process.returncode is not None:
            raise RuntimeError("the process of the bot to be measured has ended")
        await asyncio.sleep(0.02)
