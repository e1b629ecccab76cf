"""The shape of the database, as the row of steps that lead to it; `PRAGMA user_version` counts the steps taken."""

import sqlite3
from collections.abc import Sequence

from bot.names import clean_name

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

COMMANDS = """
CREATE TEMP TABLE moment AS SELECT (julianday('now') - 2440587.5) * 86400.0 AS at;

UPDATE people SET name = clean_name(name);
UPDATE seats SET name = clean_name(name);
UPDATE seats SET name = coalesce(
    (SELECT people.name FROM people WHERE people.id = coalesce(seats.person, seats.owner)), name);

CREATE TABLE nicknames (
    guild INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE messages (
    table_id TEXT NOT NULL REFERENCES tables (id),
    slot TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    at REAL NOT NULL,
    shows TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, slot)
) STRICT;

INSERT INTO messages (table_id, slot, channel, message, at)
    SELECT id, 'board', board_channel, board_message, board_at FROM tables WHERE board_message IS NOT NULL
    UNION ALL
    SELECT id, 'call', ping_channel, ping_message, ping_at FROM tables WHERE ping_message IS NOT NULL
    UNION ALL
    SELECT table_id, 'hand-' || seat, hand_channel, hand_message, hand_at FROM seats WHERE hand_message IS NOT NULL;

CREATE TABLE new_log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    seat INTEGER,
    person INTEGER,
    key TEXT,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT;

INSERT INTO new_log (table_id, n, kind, payload, seat, person, key, at)
    SELECT table_id, n, 'moved', json_object('seat', seat, 'ticket', coalesce(ticket, ''), 'choice', choice,
        'before', n - 1, 'by', iif(person IS NULL, 'computer', 'person')), seat, person, key, at
    FROM log WHERE n > 0
    UNION ALL
    SELECT table_id, n, 'dealt', '{}', NULL, person, key, at FROM log WHERE n = 0;

INSERT INTO new_log (table_id, n, kind, payload, at)
    SELECT id, moves + 1, 'adopted', json_object(
        'game', game, 'guild', guild, 'channel', channel, 'host', host, 'locale', locale, 'phase', phase,
        'options', json(options), 'first', first, 'moves', moves, 'opened_at', opened, 'edition', edition,
        'lost', json(iif(lost, 'true', 'false')),
        'chairs', (SELECT json_group_array(json_object(
            'name', name, 'person', person, 'computer', computer, 'owner', owner))
            FROM (SELECT * FROM seats WHERE table_id = tables.id ORDER BY seat)),
        'tickets', coalesce((SELECT json_group_object(seat, coalesce(json_extract(state, '$.number'), 0) || coalesce(
            '.' || nullif(json_array_length(state, '$.answers."' || seat || '"'), 0), ''))
            FROM seats, (SELECT state FROM positions WHERE table_id = tables.id ORDER BY n DESC LIMIT 1)
            WHERE table_id = tables.id AND phase = 'playing'), json('{}'))
    ), (SELECT at FROM moment) FROM tables;

CREATE TABLE new_positions (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, n),
    FOREIGN KEY (table_id, n) REFERENCES new_log (table_id, n)
) STRICT;

INSERT INTO new_positions SELECT table_id, n, state FROM positions;
DROP TABLE positions;
DROP TABLE log;
ALTER TABLE new_log RENAME TO log;
ALTER TABLE new_positions RENAME TO positions;

CREATE UNIQUE INDEX log_by_key ON log (table_id, key) WHERE key IS NOT NULL;
CREATE INDEX log_by_seat ON log (table_id, seat, n) WHERE seat IS NOT NULL;
CREATE INDEX log_adoptions ON log (table_id) WHERE kind = 'adopted';
CREATE INDEX story_by_seat ON story (table_id, seat, n, i);
CREATE TRIGGER log_is_not_rewritten BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END;
CREATE TRIGGER log_is_not_shortened BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END;

ALTER TABLE story ADD COLUMN heading INTEGER NOT NULL DEFAULT 0;

ALTER TABLE tables ADD COLUMN n INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN active REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN pace REAL;
ALTER TABLE tables ADD COLUMN warned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables DROP COLUMN seed;
ALTER TABLE tables DROP COLUMN board_channel;
ALTER TABLE tables DROP COLUMN board_message;
ALTER TABLE tables DROP COLUMN board_at;
ALTER TABLE tables DROP COLUMN ping_channel;
ALTER TABLE tables DROP COLUMN ping_message;
ALTER TABLE tables DROP COLUMN ping_at;
UPDATE tables SET n = moves + 1, active = (SELECT at FROM moment);
CREATE INDEX live_tables_by_server ON tables (guild) WHERE phase IN ('lobby', 'playing');

ALTER TABLE seats ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN seen REAL NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN asked REAL;
ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats DROP COLUMN hand_channel;
ALTER TABLE seats DROP COLUMN hand_message;
ALTER TABLE seats DROP COLUMN hand_at;
UPDATE seats SET since = (SELECT n FROM tables WHERE id = table_id), seen = (SELECT at FROM moment);

UPDATE outbox SET kind = 'call' WHERE kind = 'ping';
ALTER TABLE outbox ADD COLUMN holder TEXT NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN until REAL NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
CREATE INDEX outbox_by_table ON outbox (table_id, kind, seat);
CREATE INDEX outbox_free ON outbox (due) WHERE until = 0;
CREATE INDEX outbox_held ON outbox (until) WHERE until > 0;

CREATE TABLE timers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    ticket TEXT NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (table_id, kind, seat)
) STRICT;
CREATE INDEX timers_by_due ON timers (due);
INSERT INTO timers SELECT id, 'idle', -1, '', active + iif(phase = 'lobby', 86400.0, 1209600.0)
    FROM tables WHERE phase IN ('lobby', 'playing');

DROP TABLE moment;
"""

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
