"""The playground's memory: in order, together, and still there after the next start."""

import logging
from pathlib import Path

from playground.store import Store


async def test_what_was_written_is_there_after_the_next_start(tmp_path: Path) -> None:
    """Closing writes what has waited; the newest version counts, and what was dropped is gone."""
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
    """A page asks for a picture as soon as its message names it."""
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
    """Whatever becomes of the object later."""
    store = await Store.open(tmp_path / "playground.sqlite3")
    try:
        message = {"id": "1", "text": "first"}
        store.put("message", message)
        message["text"] = "second"
        assert (await store.load("message"))[0]["text"] == "first"
    finally:
        await store.close()


async def test_a_change_that_fails_is_told_and_takes_nothing_else_with_it(tmp_path: Path, caplog) -> None:
    """The operator finds a line in the log; what comes later is remembered."""
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
    """A post waits for it before it is told, while others go on writing."""
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
