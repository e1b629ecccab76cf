"""The shape of the database, as the row of steps that lead to it; `PRAGMA user_version` counts the steps taken."""

import sqlite3
from collections.abc import Sequence

BEGINNING = """
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    client TEXT NOT NULL,
    chosen TEXT,
    pings INTEGER NOT NULL DEFAULT 1,
    dm INTEGER,
    closed INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE channels (
    id INTEGER PRIMARY KEY,
    locale TEXT NOT NULL
) STRICT;

CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE editions (
    game TEXT NOT NULL,
    edition TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, edition)
) STRICT;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    locale TEXT NOT NULL,
    phase TEXT NOT NULL,
    options TEXT NOT NULL,
    first INTEGER,
    moves INTEGER NOT NULL DEFAULT 0,
    opened REAL NOT NULL,
    edition TEXT,
    seed TEXT,
    board_channel INTEGER, board_message INTEGER, board_at REAL,
    ping_channel INTEGER, ping_message INTEGER, ping_at REAL,
    FOREIGN KEY (game, edition) REFERENCES editions (game, edition)
) STRICT;

CREATE UNIQUE INDEX one_live_table ON tables (channel) WHERE phase IN ('lobby', 'playing');
CREATE INDEX tables_by_channel ON tables (channel, opened);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    person INTEGER,
    computer TEXT,
    owner INTEGER,
    hand_channel INTEGER, hand_message INTEGER, hand_at REAL,
    PRIMARY KEY (table_id, seat),
    CHECK ((person IS NULL) <> (computer IS NULL))
) STRICT;

CREATE UNIQUE INDEX one_seat_each ON seats (table_id, person) WHERE person IS NOT NULL;
CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    seat INTEGER,
    person INTEGER,
    ticket TEXT,
    choice TEXT,
    key TEXT,
    at REAL NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT;

CREATE UNIQUE INDEX log_by_key ON log (table_id, key) WHERE key IS NOT NULL;

CREATE TRIGGER log_is_not_rewritten BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END;

CREATE TABLE story (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    i INTEGER NOT NULL,
    seat INTEGER,
    sentence TEXT NOT NULL,
    PRIMARY KEY (table_id, n, i)
) STRICT;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL DEFAULT -1,
    ticket TEXT NOT NULL DEFAULT '',
    sentence TEXT,
    version INTEGER NOT NULL DEFAULT 1,
    due REAL NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_errand_each ON outbox (table_id, kind, seat) WHERE kind <> 'notice';
CREATE INDEX outbox_by_due ON outbox (due, id);
"""

POSITIONS = """
CREATE TABLE positions (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, n),
    FOREIGN KEY (table_id, n) REFERENCES log (table_id, n)
) STRICT;

INSERT INTO positions (table_id, n, state)
    SELECT table_id, n, state FROM log JOIN tables ON tables.id = table_id WHERE n % 50 = 0 OR n > tables.moves - 20;

ALTER TABLE log DROP COLUMN state;
"""

PLACES = """
ALTER TABLE tables ADD COLUMN lost INTEGER NOT NULL DEFAULT 0;
"""

MIGRATIONS: tuple[str, ...] = (BEGINNING, POSITIONS, PLACES)
"""What leads from each version to the next. Never change a step that was released: add one."""


class WrongSchema(Exception):
    """The file was written by a newer Porion, or by another program."""


def migrate(db: sqlite3.Connection, steps: Sequence[str] = MIGRATIONS) -> int:
    """Bring the database to the newest version, each step wholly or not at all; returns the version it had.

    Raises:
        WrongSchema: the file is newer than this program, or is no database of ours.
    """
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(steps):
        raise WrongSchema(f"the database has version {version}; this program knows versions up to {len(steps)}")
    if version == 0 and db.execute("SELECT count(*) FROM sqlite_schema").fetchone() != (0,):
        raise WrongSchema("the file is a database of another program")
    for number, step in enumerate(steps[version:], start=version + 1):
        try:
            db.executescript(f"BEGIN EXCLUSIVE;\n{step}\nPRAGMA user_version = {number};\nCOMMIT;")
        finally:
            if db.in_transaction:
                db.execute("ROLLBACK")
    return int(version)
