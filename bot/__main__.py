"""`python -m bot`: the bot on Discord."""

import asyncio
import contextlib
import logging
import signal
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from games.core import CatalogueError

from .operation import set_up
from .settings import Settings, SettingsError, checked_token, read_settings
from .workers import new_event_loop

if TYPE_CHECKING:
    from .store import Store

log = logging.getLogger("bot")


def main() -> int:
    """Run until told to stop; returns the exit code. Problems of set-up are one sentence on standard error."""
    try:
        settings = read_settings()
        set_up(settings.log_level, settings.log_format)
        token = checked_token(settings)
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(serve(settings, token))
    except SettingsError as wrong:
        return _stopped(str(wrong), 2)
    except CatalogueError as wrong:
        return _stopped(f"The component data of a game cannot be used: {wrong}.", 2)
    except KeyboardInterrupt:
        return 0
    except Exception as error:  # Discord's errors become one sentence; others are raised again
        from .discord_io.bodies import reason  # late, because it reads the component data of all games

        if (known := reason(error)) is None:
            raise
        return _stopped(*known)
    return 0


async def serve(settings: Settings, token: str) -> None:
    """Run the bot until SIGTERM or SIGINT: then finish what is running, close the database and leave."""
    # late, so that invalid component data are reported as one sentence
    from .discord_io.client import PATIENCE, Porion, ShardedPorion
    from .store import UnusableDatabase

    provide_temporary_folder(settings.database)
    store, claimed = await open_store(settings.database, settings.processes)
    bot = (Porion if store.process.count == 1 else ShardedPorion)(settings, store)
    following = asyncio.create_task(store.follow(bot.hear), name="other processes")
    bot.app.warm_up()
    loop = asyncio.get_running_loop()
    stopping = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers on its loop
            loop.add_signal_handler(sign, stopping.set)
    running = asyncio.create_task(bot.start(token), name="bot")
    told = asyncio.create_task(stopping.wait(), name="stop")
    try:
        await asyncio.wait({running, told, following}, return_when=asyncio.FIRST_COMPLETED)
        if told.done():
            log.info("Leaving: finishing what is running")
    finally:
        ended = following.done()
        following.cancel()
        await asyncio.wait({following})
        await bot.close()
        claimed.close()
    if ended:
        running.cancel()
        wrong = following.exception()
        raise _unusable(settings.database, wrong) if isinstance(wrong, UnusableDatabase) else wrong or AssertionError
    if not told.done():
        told.cancel()
        return await running  # it ended by itself, with a result or an error
    await asyncio.wait({running}, timeout=PATIENCE)
    running.cancel()
    with contextlib.suppress(Exception, asyncio.CancelledError):  # it was cancelled, perhaps during its login
        await running
    return None


async def open_store(database: Path | str, processes: int = 1) -> tuple["Store", ExitStack]:
    """Claim and open the database; if the maximum number of processes is running, stand by until one leaves.

    Args:
        database: a file, created with its folder if there is none; or the address of a PostgreSQL database.
        processes: how many share it.

    Returns:
        the store, and the claim, which is closed after it.

    Raises:
        SettingsError: it cannot be used.
    """
    from .store import SqliteStore, UnusableDatabase, claim  # late, like the client

    try:
        if isinstance(database, Path):
            if processes > 1:
                raise SettingsError(
                    f"The setting PORION_PROCESSES asks for {processes} processes, but only a PostgreSQL database "
                    "(setting PORION_DATABASE) can be shared. See .env.example."
                )
            with claim(database) as claimed:
                return await _require_complete(await SqliteStore.open(database)), claimed.pop_all()
        from .store import postgres  # late, because SQLite needs no such driver

        return await _require_complete(await postgres.PostgresStore.open(database, processes)), ExitStack()
    except UnusableDatabase as wrong:
        raise _unusable(database, wrong) from wrong
    except ModuleNotFoundError as wrong:
        raise SettingsError(
            f"The setting PORION_DATABASE asks for PostgreSQL, but {wrong.name} is not installed: "
            "install porion[postgres]."
        ) from wrong


async def _require_complete(store: "Store") -> "Store":
    """Return the store if no unfinished move into it is pending.

    Raises:
        UnusableDatabase: games are still being moved into it, or it cannot be read.
    """
    from .store.protocol import MOVING, StoreFailed, UnusableDatabase

    try:
        is_moving = await store.read(lambda unit: unit.bookkeeping.note(MOVING)) is not None
    except StoreFailed as failed:
        await store.close()
        raise UnusableDatabase(str(failed.__cause__ or "it cannot be read")) from failed
    if is_moving:
        await store.close()
        raise UnusableDatabase("a move into it has not come to its end: run `python -m bot.operation.move` again")
    return store


def _unusable(database: Path | str, wrong: BaseException | None) -> SettingsError:
    """Return a database that cannot be used, as the operator reads it."""
    name = database if isinstance(database, Path) else urlsplit(database).path.lstrip("/") or "postgresql"
    return SettingsError(f"The database {name} (setting PORION_DATABASE) cannot be used: {wrong}. See .env.example.")


def provide_temporary_folder(database: Path | str) -> None:
    """Use the database's folder for temporary files if the system provides none.

    Raises:
        SettingsError: there is none either, since the database is no file.
    """
    try:
        tempfile.gettempdir()
    except FileNotFoundError:
        if isinstance(database, str):
            raise SettingsError(
                "There is no folder for temporary files, where the bot keeps its pulse and its processes meet: "
                "give it a small one, such as `docker run --tmpfs /tmp`, or name one in TMPDIR."
            ) from None
        tempfile.tempdir = str(database.resolve().parent)
        log.warning("There is no folder for temporary files: the folder of the database is used instead")


def _stopped(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
