-- Campaigns: a list of rows that only ever grows, like a journal; who plays them, and at which tables.

-- `state`, `at_hand` (the table of the game that goes on, if any) and `changed` are what the rows add up to, so
-- that a list need not add them up.
CREATE TABLE campaigns (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    name TEXT NOT NULL CHECK (name <> ''),
    lang TEXT NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'playing', 'over')),
    at_hand TEXT NOT NULL DEFAULT '',
    origin TEXT NOT NULL DEFAULT '',
    origin_game INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX campaigns_by_origin ON campaigns (origin) WHERE origin <> '';

-- `standin`: the bot that sits in for a person. `seen`: when he was last here.
CREATE TABLE campaign_sides (
    campaign_id TEXT NOT NULL REFERENCES campaigns (id),
    place INTEGER NOT NULL,
    side TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'invite')),
    bot TEXT NOT NULL,
    name TEXT NOT NULL,
    token_hash BLOB NOT NULL,
    key_hash BLOB NOT NULL,
    standin TEXT NOT NULL DEFAULT '',
    seen REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (campaign_id, side)
) STRICT, WITHOUT ROWID;

CREATE TABLE campaign_rows (
    campaign_id TEXT NOT NULL REFERENCES campaigns (id),
    number INTEGER NOT NULL CHECK (number > 0),
    text TEXT NOT NULL CHECK (text <> ''),
    PRIMARY KEY (campaign_id, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER campaign_is_not_rewritten BEFORE UPDATE ON campaign_rows
BEGIN
    SELECT raise(ABORT, 'a campaign is only ever added to');
END;

CREATE TRIGGER campaign_is_not_torn BEFORE DELETE ON campaign_rows
BEGIN
    SELECT raise(ABORT, 'a campaign is only ever added to');
END;

-- At which table the game was begun that this row opens. A fork has its earlier games at the tables of the
-- campaign that it was made from.
CREATE TABLE campaign_games (
    campaign_id TEXT NOT NULL REFERENCES campaigns (id),
    number INTEGER NOT NULL,
    game INTEGER NOT NULL CHECK (game > 0),
    table_id TEXT NOT NULL REFERENCES tables (id),
    void INTEGER NOT NULL DEFAULT 0 CHECK (void IN (0, 1)),
    PRIMARY KEY (campaign_id, number)
) STRICT, WITHOUT ROWID;

-- The other devices of whoever has a side, and the keys to take it along: as those of tables.
CREATE TABLE campaign_devices (
    campaign_id TEXT NOT NULL REFERENCES campaigns (id),
    seat TEXT NOT NULL,
    token_hash BLOB NOT NULL CHECK (token_hash <> x''),
    since REAL NOT NULL,
    PRIMARY KEY (campaign_id, seat, token_hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE campaign_carried (
    key_hash BLOB PRIMARY KEY NOT NULL CHECK (key_hash <> x''),
    campaign_id TEXT NOT NULL REFERENCES campaigns (id),
    seats TEXT NOT NULL,
    until REAL NOT NULL,
    used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1))
) STRICT, WITHOUT ROWID;

-- The campaign that a table's game is one of; `void`: those who played it made it so, and play it again elsewhere.
ALTER TABLE tables ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN void INTEGER NOT NULL DEFAULT 0 CHECK (void IN (0, 1));
