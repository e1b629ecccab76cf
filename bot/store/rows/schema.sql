CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    client TEXT NOT NULL,
    chosen TEXT,
    mentions INTEGER NOT NULL DEFAULT 1,
    dm INTEGER,
    closed INTEGER NOT NULL DEFAULT 0,
    untold TEXT NOT NULL DEFAULT '',
    preferences TEXT NOT NULL DEFAULT '',
    revision INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX people_to_tell ON people (id) WHERE untold <> '';

CREATE TABLE nicknames (
    guild INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE channels (
    id INTEGER PRIMARY KEY,
    locale TEXT NOT NULL
) STRICT;

CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
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
    n INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    opened REAL NOT NULL,
    active REAL NOT NULL,
    edition TEXT,
    pace REAL,
    time_outs TEXT NOT NULL,
    tempo TEXT NOT NULL,
    warned INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    hinted INTEGER NOT NULL,
    is_rated INTEGER NOT NULL,
    contest TEXT,
    is_guided INTEGER NOT NULL,
    origin TEXT NOT NULL,
    proposal TEXT NOT NULL,
    transfer TEXT NOT NULL,
    erasures INTEGER NOT NULL DEFAULT 0,
    packed INTEGER NOT NULL DEFAULT 0,
    FOREIGN KEY (game, edition) REFERENCES editions (game, edition)
) STRICT;
CREATE UNIQUE INDEX one_live_table ON tables (channel) WHERE phase IN ('lobby', 'playing');
CREATE INDEX tables_by_channel ON tables (channel, opened);
CREATE INDEX live_tables_by_server ON tables (guild) WHERE phase IN ('lobby', 'playing');
CREATE INDEX tables_to_pack ON tables (active) WHERE packed = 0 AND phase NOT IN ('lobby', 'playing');

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    person INTEGER,
    computer TEXT,
    owner INTEGER,
    since INTEGER NOT NULL,
    seen REAL NOT NULL,
    asked REAL,
    gone INTEGER NOT NULL,
    played_by_clock_for TEXT NOT NULL,
    missed INTEGER NOT NULL,
    reminded TEXT NOT NULL,
    is_away INTEGER NOT NULL,
    away_until REAL NOT NULL,
    kept_until REAL NOT NULL,
    lesson TEXT NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK ((person IS NULL) <> (computer IS NULL))
) STRICT;
CREATE UNIQUE INDEX one_seat_each ON seats (table_id, person) WHERE person IS NOT NULL;
CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE log (
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
CREATE UNIQUE INDEX log_by_key ON log (table_id, key) WHERE key IS NOT NULL;
CREATE INDEX log_by_seat ON log (table_id, seat, n) WHERE seat IS NOT NULL;
-- most entries are moves; what is about seats and people is found without them
CREATE INDEX facts_besides_moves ON log (table_id, kind) WHERE kind <> 'moved';

-- only while a person is being erased may an entry name another one; `erasing` is empty outside of that
CREATE TABLE erasing (
    person INTEGER PRIMARY KEY
) STRICT;

CREATE TABLE story (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    i INTEGER NOT NULL,
    seat INTEGER,
    sentence TEXT NOT NULL,
    heading INTEGER NOT NULL,
    PRIMARY KEY (table_id, n, i)
) STRICT;

CREATE TABLE positions (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, n),
    FOREIGN KEY (table_id, n) REFERENCES log (table_id, n)
) STRICT;

-- log, story and positions of a game that ended a while ago: its rows there are deleted
CREATE TABLE packed (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    rows BLOB NOT NULL
) STRICT;

-- whom a packed log names, and how many of its entries each has brought about
CREATE TABLE packed_people (
    person INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES packed (table_id),
    entries INTEGER NOT NULL,
    first REAL,
    last REAL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX packed_people_by_table ON packed_people (table_id);

CREATE TABLE shared_positions (
    token TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    until REAL NOT NULL
) STRICT, WITHOUT ROWID;

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
CREATE INDEX results_by_person ON results (person, guild, game, at) WHERE person IS NOT NULL;
CREATE INDEX results_by_time ON results (at, table_id);
CREATE INDEX results_by_server ON results (guild, at);

CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    person INTEGER NOT NULL,
    computer TEXT NOT NULL,
    played INTEGER NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    survived INTEGER NOT NULL,
    best INTEGER,
    rated INTEGER NOT NULL,
    mu REAL,
    sigma REAL,
    PRIMARY KEY (guild, game, person, computer)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_person ON ratings (person) WHERE person <> 0;

-- the best that each person has done in a game on a server; of each record, the lowest rank is the best
CREATE TABLE records (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    person INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    at REAL NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guild, game, record, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX records_by_rank ON records (guild, game, record, rank, at, table_id, person);
CREATE INDEX records_by_person ON records (person);

-- what a person has achieved in a game on a server, and where for the first time
CREATE TABLE achievements (
    person INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    achievement TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    at REAL NOT NULL,
    PRIMARY KEY (person, guild, game, achievement)
) STRICT, WITHOUT ROWID;
CREATE INDEX achievements_by_server ON achievements (guild, at);
CREATE INDEX achievements_by_table ON achievements (table_id);

CREATE TABLE messages (
    table_id TEXT NOT NULL REFERENCES tables (id),
    slot TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    at REAL NOT NULL,
    shows TEXT NOT NULL DEFAULT '',
    files TEXT NOT NULL DEFAULT '',
    asks TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, slot)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    ticket TEXT NOT NULL,
    sentence TEXT,
    version INTEGER NOT NULL DEFAULT 1,
    due REAL NOT NULL,
    holder TEXT NOT NULL,
    until REAL NOT NULL,
    attempts INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX one_errand_each ON outbox (table_id, kind, seat) WHERE kind <> 'notice';
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

-- how luck and choice went for one seat of a game that is over, worked out once for the person who sat there
CREATE TABLE reviews (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX reviews_by_person ON reviews (person);

-- the first answer of each person to each puzzle on each day; guild is 0 outside of servers
CREATE TABLE puzzle_answers (
    person INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    day TEXT NOT NULL,
    guild INTEGER NOT NULL,
    at REAL NOT NULL,
    answer TEXT NOT NULL,
    is_right INTEGER NOT NULL,
    PRIMARY KEY (person, puzzle, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_answers_by_puzzle ON puzzle_answers (puzzle, at);

-- the puzzles of the day of each server; message is 0 until it stands, and until then a process has it to post it
CREATE TABLE daily_puzzles (
    guild INTEGER NOT NULL,
    day TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    message INTEGER NOT NULL,
    until REAL NOT NULL,
    attempts INTEGER NOT NULL,
    PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;

-- a tournament as its log adds up to, and when it is to be looked at next; message is 0 until it stands in its channel,
-- and shows what the log said up to entry `shown`; after so many tries that failed it is shown again at show_at
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    guild INTEGER NOT NULL,
    organiser INTEGER NOT NULL,
    is_live INTEGER NOT NULL,
    opened REAL NOT NULL,
    due REAL,
    n INTEGER NOT NULL,
    shown INTEGER NOT NULL DEFAULT -1,
    tries INTEGER NOT NULL DEFAULT 0,
    show_at REAL NOT NULL DEFAULT 0,
    message INTEGER NOT NULL DEFAULT 0,
    posted REAL NOT NULL DEFAULT 0,
    state TEXT NOT NULL
) STRICT;
CREATE INDEX tournaments_by_server ON tournaments (guild, opened);
CREATE INDEX tournaments_to_show ON tournaments (id) WHERE shown <> n;
CREATE INDEX tournaments_by_due ON tournaments (due) WHERE due IS NOT NULL;

CREATE TABLE tournament_log (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    n INTEGER NOT NULL,
    payload TEXT NOT NULL,
    person INTEGER,
    key TEXT,
    at REAL NOT NULL,
    PRIMARY KEY (tournament, n)
) STRICT;

-- who has or had a place in which tournament
CREATE TABLE tournament_people (
    person INTEGER NOT NULL,
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    PRIMARY KEY (person, tournament)
) STRICT, WITHOUT ROWID;

-- what is still to be done of what a tournament has decided; one process at a time has it, until `until`;
-- thread is the one that was opened for a table which is not open yet
CREATE TABLE tournament_errands (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    n INTEGER NOT NULL,
    i INTEGER NOT NULL,
    effect TEXT NOT NULL,
    until REAL NOT NULL,
    attempts INTEGER NOT NULL,
    trouble TEXT NOT NULL,
    thread INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament, n, i)
) STRICT;
CREATE INDEX tournament_errands_by_time ON tournament_errands (until);

CREATE TABLE tournament_tables (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    is_reported INTEGER NOT NULL
) STRICT;
CREATE INDEX tournament_tables_open ON tournament_tables (tournament) WHERE is_reported = 0;
