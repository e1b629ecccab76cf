"""The playground's memory under many writers at once."""

import asyncio
from pathlib import Path

import pytest

from playground.store import Store


@pytest.mark.slow
async def test_many_writers_at_once_do_not_get_into_each_others_way(tmp_path: Path) -> None:
    """Files and messages are kept and forgotten by hundreds at the same moment, and none of it fails."""
    store = await Store.open(tmp_path / "playground.sqlite3")

    async def come_and_go(number: int) -> None:
        await store.put_file(str(number), "board.png", "image/png", b"x" * 2000)
        await store.drop_files(str(number), str(number - 1))
        await store.put("message", {"id": str(number), "text": "x" * 500})
        await store.drop("message", str(number))

    try:
        for burst in range(20):
            await asyncio.gather(*(come_and_go(1000 * burst + number) for number in range(300)))
        assert await store.load("message") == []
    finally:
        await store.close()
