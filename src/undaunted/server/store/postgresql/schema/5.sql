-- All that the SQLite file has at version 5, in PostgreSQL's words, from nothing. Columns keep their types as the
-- queries know them: 0 and 1 for yes and no, seconds since 1970 for times. What comes later comes in steps.

CREATE TABLE tables (
    id TEXT PRIMARY KEY CHECK (id <> ''),
    scenario TEXT NOT NULL,
    content TEXT NOT NULL,
    seed BYTEA NOT NULL CHECK (length(seed) > 0),
    lang TEXT NOT NULL,
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    created DOUBLE PRECISION NOT NULL,
    changed DOUBLE PRECISION NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'playing', 'over')),
    winner TEXT NOT NULL,
    how TEXT NOT NULL,
    waits_for TEXT NOT NULL,
    round INTEGER NOT NULL,
    decisions INTEGER NOT NULL CHECK (decisions >= 0),
    rules INTEGER NOT NULL DEFAULT 1 CHECK (rules > 0),
    advice INTEGER NOT NULL DEFAULT 0 CHECK (advice IN (0, 1)),
    rematch TEXT NOT NULL DEFAULT '',
    campaign TEXT NOT NULL DEFAULT '',
    void INTEGER NOT NULL DEFAULT 0 CHECK (void IN (0, 1))
);

CREATE INDEX tables_in_the_lobby ON tables (created DESC) WHERE listed = 1 AND state <> 'over';
CREATE INDEX tables_by_seed ON tables (seed);
-- For whoever looks after the tables of a process that has died: bots may owe something there.
CREATE INDEX tables_that_are_played ON tables (created) WHERE state = 'playing' AND void = 0;

CREATE TABLE contents (
    hash TEXT PRIMARY KEY CHECK (hash <> ''),
    text TEXT NOT NULL
);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,
    seat TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'invite', 'anyone')),
    bot TEXT NOT NULL,
    name TEXT NOT NULL,
    token_hash BYTEA NOT NULL,
    key_hash BYTEA NOT NULL,
    seen INTEGER NOT NULL DEFAULT 0 CHECK (seen >= 0),
    guest_hash BYTEA NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_token ON seats (token_hash) WHERE token_hash <> ''::bytea;

CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    seat TEXT NOT NULL,
    what TEXT NOT NULL,
    came TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    beat BIGINT NOT NULL
);

INSERT INTO pulse (id, beat) VALUES (1, 0);

CREATE TABLE devices (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    token_hash BYTEA NOT NULL CHECK (token_hash <> ''::bytea),
    since DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat, token_hash)
);

CREATE TABLE carried (
    key_hash BYTEA PRIMARY KEY CHECK (key_hash <> ''::bytea),
    table_id TEXT NOT NULL REFERENCES tables (id),
    seats TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1))
);

CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    seat TEXT NOT NULL,
    text TEXT NOT NULL CHECK (text <> ''),
    said DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE campaigns (
    id TEXT PRIMARY KEY CHECK (id <> ''),
    name TEXT NOT NULL CHECK (name <> ''),
    lang TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    changed DOUBLE PRECISION NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'playing', 'over')),
    at_hand TEXT NOT NULL DEFAULT '',
    origin TEXT NOT NULL DEFAULT '',
    origin_game INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX campaigns_by_origin ON campaigns (origin) WHERE origin <> '';
CREATE INDEX campaigns_at_hand ON campaigns (at_hand) WHERE at_hand <> '';

CREATE TABLE campaign_sides (
    campaign_id TEXT NOT NULL REFERENCES campaigns (id),
    place INTEGER NOT NULL,
    side TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'invite')),
    bot TEXT NOT NULL,
    name TEXT NOT NULL,
    token_hash BYTEA NOT NULL,
    key_hash BYTEA NOT NULL,
    standin TEXT NOT NULL DEFAULT '',
    seen DOUBLE PRECISION NOT NULL DEFAULT 0,
    PRIMARY KEY (campaign_id, side)
);

CREATE TABLE campaign_rows (
    campaign_id TEXT NOT NULL REFERENCES campaigns (id),
    number INTEGER NOT NULL CHECK (number > 0),
    text TEXT NOT NULL CHECK (text <> ''),
    PRIMARY KEY (campaign_id, number)
);

CREATE TABLE campaign_games (
    campaign_id TEXT NOT NULL REFERENCES campaigns (id),
    number INTEGER NOT NULL,
    game INTEGER NOT NULL CHECK (game > 0),
    table_id TEXT NOT NULL REFERENCES tables (id),
    void INTEGER NOT NULL DEFAULT 0 CHECK (void IN (0, 1)),
    PRIMARY KEY (campaign_id, number)
);

CREATE TABLE campaign_devices (
    campaign_id TEXT NOT NULL REFERENCES campaigns (id),
    seat TEXT NOT NULL,
    token_hash BYTEA NOT NULL CHECK (token_hash <> ''::bytea),
    since DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (campaign_id, seat, token_hash)
);

CREATE TABLE campaign_carried (
    key_hash BYTEA PRIMARY KEY CHECK (key_hash <> ''::bytea),
    campaign_id TEXT NOT NULL REFERENCES campaigns (id),
    seats TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1))
);

-- What was acknowledged is never changed again.
CREATE FUNCTION refuse_to_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is only ever added to', TG_ARGV[0];
END
$$;

CREATE TRIGGER journal_is_not_rewritten BEFORE UPDATE OR DELETE ON journal
    FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite('a journal');
CREATE TRIGGER campaign_is_not_rewritten BEFORE UPDATE OR DELETE ON campaign_rows
    FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite('a campaign');

-- As SQLite has it.
CREATE FUNCTION instr(whole TEXT, part TEXT) RETURNS INTEGER LANGUAGE sql IMMUTABLE AS 'SELECT strpos($1, $2)';

-- The processes that serve these tables: one that has not been heard of for a while is taken out by another, and
-- with it goes all that it held. `beat` is by the clock of the database, which is the same for all.
CREATE TABLE processes (
    id TEXT PRIMARY KEY CHECK (id <> ''),
    address TEXT NOT NULL,
    beat TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
);

-- Who plays what: a table, or a campaign with all its tables, lives in one process.
CREATE TABLE leases (
    key TEXT PRIMARY KEY CHECK (key <> ''),
    process TEXT NOT NULL REFERENCES processes (id) ON DELETE CASCADE
);

CREATE INDEX leases_by_process ON leases (process);

-- What processes tell one another, so that they are believed.
CREATE TABLE peer_secret (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret TEXT NOT NULL
);
