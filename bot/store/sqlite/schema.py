"""The shape of the database, as the row of steps that lead to it; `PRAGMA user_version` counts the steps taken."""

import sqlite3
from collections.abc import Sequence

from bot.names import clean_name

from .first_steps import BEGINNING, COMMANDS, PLACES, POSITIONS

UNTOLD = """
ALTER TABLE people ADD COLUMN untold TEXT NOT NULL DEFAULT '';
"""

RESULTS = """
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    game TEXT NOT NULL,
    guild INTEGER NOT NULL,
    at REAL NOT NULL,
    ending TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    person INTEGER,
    computer TEXT,
    place INTEGER,
    total INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT;
CREATE INDEX results_by_server ON results (guild, at);
"""

LESSONS = """
ALTER TABLE tables ADD COLUMN lesson TEXT NOT NULL DEFAULT '';
DELETE FROM story WHERE json_extract(sentence, '$.id') IN ('bot-story-seal', 'bot-story-seed');
"""

PROPOSALS = """
ALTER TABLE tables ADD COLUMN proposal TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0;
"""

PACE = """
ALTER TABLE tables ADD COLUMN time_outs TEXT NOT NULL DEFAULT 'computer';
ALTER TABLE seats ADD COLUMN lent TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN reminded TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN is_away INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN away_until REAL NOT NULL DEFAULT 0;
"""

TRANSFERS = """
ALTER TABLE tables ADD COLUMN transfer TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN is_rated INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN tempo TEXT NOT NULL DEFAULT 'readable';
ALTER TABLE seats ADD COLUMN kept_until REAL NOT NULL DEFAULT 0;
"""
ORIGINS = """
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
"""
SETTINGS = """
ALTER TABLE people ADD COLUMN preferences TEXT NOT NULL DEFAULT '';

CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;

CREATE TABLE erasing (
    person INTEGER PRIMARY KEY
) STRICT;

DROP TRIGGER log_is_not_rewritten;
CREATE TRIGGER log_is_not_rewritten BEFORE UPDATE ON log
WHEN NOT EXISTS (SELECT 1 FROM erasing)
    OR (OLD.table_id, OLD.n, OLD.kind, OLD.at) <> (NEW.table_id, NEW.n, NEW.kind, NEW.at)
    OR OLD.seat IS NOT NEW.seat OR OLD.key IS NOT NEW.key
BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END;
"""
"""Only while a person is being erased may an entry name somebody else; `erasing` is empty outside of that."""

FOLLOWING = """
CREATE TABLE daily (
    person INTEGER PRIMARY KEY,
    is_wanted INTEGER NOT NULL DEFAULT 1,
    sent REAL NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE watchers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX watchers_by_person ON watchers (person);
"""

FACTS = """
CREATE INDEX facts_besides_moves ON log (table_id, kind) WHERE kind <> 'moved';
"""
"""Most entries are moves; what is about seats and people is found without them."""

SHARED_POSITIONS = """
CREATE TABLE shared_positions (
    token TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    until REAL NOT NULL
) STRICT, WITHOUT ROWID;
"""

FEWER_INDEXES = """
DROP INDEX outbox_by_due;
DROP INDEX outbox_by_table;
DROP INDEX story_by_seat;
"""
"""Every move writes to them, and what they answered is found as quickly by those that are left."""

LESSONS_BY_SEAT = """
ALTER TABLE seats ADD COLUMN lesson TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN is_guided INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET lesson = (SELECT lesson FROM tables WHERE id = table_id) WHERE coalesce(person, owner) IS NOT NULL;
UPDATE tables SET is_guided = 1 WHERE lesson <> '';
ALTER TABLE tables DROP COLUMN lesson;
"""
"""A guided game had one lesson for its table; now everybody has their own to whom a game is new."""

STAMPS = """
ALTER TABLE people ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN erasures INTEGER NOT NULL DEFAULT 0;
"""

MIGRATIONS: tuple[str, ...] = (
    BEGINNING,
    POSITIONS,
    PLACES,
    COMMANDS,
    UNTOLD,
    RESULTS,
    LESSONS,
    PROPOSALS,
    PACE,
    ORIGINS,
    SETTINGS,
    FOLLOWING,
    TRANSFERS,
    FACTS,
    SHARED_POSITIONS,
    FEWER_INDEXES,
    LESSONS_BY_SEAT,
    STAMPS,
)
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
    db.create_function("clean_name", 1, clean_name, deterministic=True)
    for number, step in enumerate(steps[version:], start=version + 1):
        try:
            db.executescript(f"BEGIN EXCLUSIVE;\n{step}\nPRAGMA user_version = {number};\nCOMMIT;")
        finally:
            if db.in_transaction:
                db.execute("ROLLBACK")
    return int(version)
