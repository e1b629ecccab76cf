"""`python -m bot.operation.backup FILE`: a consistent copy of the database, even while the bot is running."""

import argparse
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from bot.settings import SettingsError, read_settings
from bot.store import UnusableDatabase
from bot.store.sqlite import check_version


class BackupError(Exception):
    """A copy could not be made; the message is one sentence for the operator."""


def back_up(database: Path | str, target: Path) -> int:
    """Make a consistent copy of a database, and check it; return its number of tables.

    Raises:
        BackupError: there is no database file, the target exists, or the copy is incomplete.
    """
    if isinstance(database, str):
        raise BackupError("PORION_DATABASE names a PostgreSQL database, which is copied by pg_dump.")
    if not database.is_file():
        raise BackupError(f"There is no database {database} (setting PORION_DATABASE).")
    if target.exists():
        raise BackupError(f"The file {target} exists already; name another one.")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        source = sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # a single file, without a log file
        tables = checked(part)
        part.rename(target)
    except (sqlite3.Error, OSError) as wrong:
        part.unlink(missing_ok=True)
        raise BackupError(f"The database {database} could not be copied to {target}: {wrong}.") from wrong
    return tables


def checked(copy: Path) -> int:
    """Check a copy; return its number of tables.

    Raises:
        BackupError: it is damaged, or not a database of this version of Porion.
    """
    try:
        with closing(sqlite3.connect(copy)) as db:
            damage = db.execute("PRAGMA integrity_check").fetchone()[0]
            if damage != "ok":
                raise BackupError(f"The database {copy} is damaged: {damage}.")
            check_version(db)
            count: int = db.execute("SELECT count(*) FROM tables").fetchone()[0]
    except (sqlite3.DatabaseError, UnusableDatabase) as wrong:
        raise BackupError(f"The file {copy} is no database of this version of Porion: {wrong}.") from wrong
    return count


def main(arguments: list[str] | None = None) -> int:
    """Make a copy, or check one; return 0 if it is intact, or 1 after printing the reason."""
    parser = argparse.ArgumentParser(prog="python -m bot.operation.backup", description=__doc__)
    parser.add_argument("file", type=Path, help="where the copy goes, or with --check the copy to look at")
    parser.add_argument("--check", action="store_true", help="look through a copy instead of making one")
    chosen = parser.parse_args(arguments)
    try:
        tables = checked(chosen.file) if chosen.check else back_up(read_settings().database, chosen.file)
    except (BackupError, SettingsError) as wrong:
        print(wrong, file=sys.stderr)
        return 1
    print(f"{chosen.file}: whole, {tables} table(s).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
