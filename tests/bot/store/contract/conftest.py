"""Every store that the bot can use, opened on nothing: what is promised in `bot/store/protocol.py` holds for each."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import SqliteStore, Store


@pytest.fixture(params=["sqlite"])
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store. A second implementation adds itself here, and passes all that is in this folder."""
    opened = await SqliteStore.open(tmp_path / "porion.sqlite")
    yield opened
    await opened.close()
