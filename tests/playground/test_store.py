"""The playground's storage: ordered, batched and persistent."""

import logging
from pathlib import Path

from playground.store import Store


async def test_what_was_written_is_there_after_the_next_start(tmp_path: Path) -> None:
    """Closing writes pending changes; after the next start the latest versions are there."""
    store = await Store.open(tmp_path / "playground.sqlite3")
    for number in range(300):
        store.put("message", {"id": str(number % 100), "text": str(number)})
        store.put_file(str(number), "board.png", "image/png", bytes([number % 256]))
    store.drop("message", *(str(number) for number in range(50)))
    store.drop_files(*(str(number) for number in range(299)))
    await store.close()

    again = await Store.open(tmp_path / "playground.sqlite3")
    try:
        assert [one["text"] for one in await again.load("message")] == [str(number) for number in range(250, 300)]
        assert await again.file("298") is None
        assert await again.file("299") == ("board.png", "image/png", bytes([299 % 256]))
    finally:
        await again.close()


async def test_what_is_read_comes_after_what_was_written(tmp_path: Path) -> None:
    """Reads see earlier writes, so that a page can fetch a new message's picture at once."""
    store = await Store.open(tmp_path / "playground.sqlite3")
    try:
        for number in range(200):
            store.put_file(str(number), "board.png", "image/png", b"x" * 2000)
            assert await store.file(str(number)) is not None
            store.drop_files(str(number))
            assert await store.file(str(number)) is None
    finally:
        await store.close()


async def test_what_is_written_is_as_it_was_at_that_moment(tmp_path: Path) -> None:
    """A write stores the object as it was at that moment."""
    store = await Store.open(tmp_path / "playground.sqlite3")
    try:
        message = {"id": "1", "text": "first"}
        store.put("message", message)
        message["text"] = "second"
        assert (await store.load("message"))[0]["text"] == "first"
    finally:
        await store.close()


async def test_a_change_that_fails_is_told_and_takes_nothing_else_with_it(tmp_path: Path, caplog) -> None:
    """A failed write is logged, and later writes succeed."""
    store = await Store.open(tmp_path / "playground.sqlite3")
    try:
        store.put_file("1", "board.png", "image/png", b"x")
        await store.file("1")
        with caplog.at_level(logging.ERROR, logger="playground.store"):
            store.put_file("1", "board.png", "image/png", b"y")
            assert await store.file("1") == ("board.png", "image/png", b"x")
        assert [record.levelname for record in caplog.records] == ["ERROR"]
        store.put("message", {"id": "2"})
        assert await store.load("message") == [{"id": "2"}]
    finally:
        await store.close()


async def test_who_waits_is_told_when_it_is_in_the_file(tmp_path: Path) -> None:
    """`written` returns once earlier writes are stored, while others continue."""
    path = tmp_path / "playground.sqlite3"
    store = await Store.open(path)
    try:
        for number in range(20):
            store.put("message", {"id": str(number)})
            await store.written()
            store.put("message", {"id": f"later {number}"})
            assert {"id": str(number)} in await store.load("message")
        await store.written()
        await store.written()
    finally:
        await store.close()
