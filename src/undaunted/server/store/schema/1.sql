-- Tables, who sits at them, and their journals. A game is its journal; `tables` keeps how it stands besides,
-- so that the lobby need not replay anything.

CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    scenario TEXT NOT NULL,
    content TEXT NOT NULL,
    seed BLOB NOT NULL CHECK (length(seed) > 0),
    lang TEXT NOT NULL,
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    created REAL NOT NULL,
    changed REAL NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'playing', 'over')),
    winner TEXT NOT NULL,
    how TEXT NOT NULL,
    waits_for TEXT NOT NULL,
    round INTEGER NOT NULL,
    decisions INTEGER NOT NULL CHECK (decisions >= 0)
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_in_the_lobby ON tables (created DESC) WHERE listed = 1 AND state <> 'over';
CREATE INDEX tables_by_seed ON tables (seed);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,
    seat TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'invite', 'anyone')),
    bot TEXT NOT NULL,
    name TEXT NOT NULL,
    token_hash BLOB NOT NULL,
    key_hash BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_token ON seats (token_hash) WHERE token_hash <> x'';

CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    seat TEXT NOT NULL,
    what TEXT NOT NULL,
    came TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What was acknowledged is never changed again.
CREATE TRIGGER journal_is_not_rewritten BEFORE UPDATE ON journal
BEGIN
    SELECT raise(ABORT, 'a journal is only ever added to');
END;

CREATE TRIGGER journal_is_not_torn BEFORE DELETE ON journal
BEGIN
    SELECT raise(ABORT, 'a journal is only ever added to');
END;

-- One row to write to when somebody asks whether the file can still be written.
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    beat INTEGER NOT NULL
) STRICT;

INSERT INTO pulse (id, beat) VALUES (1, 0);
