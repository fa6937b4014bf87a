-- Whoever comes back is shown what happened meanwhile: up to which row of the journal a seat has been shown it.

ALTER TABLE seats ADD COLUMN seen INTEGER NOT NULL DEFAULT 0 CHECK (seen >= 0);

-- Of what was played before nobody noted it: take it as seen, rather than offer whole games.
UPDATE seats SET seen = (SELECT coalesce(max(number), 0) FROM journal WHERE table_id = seats.table_id);

-- And what people at a table agree on, and what comes after it.

-- Whether all who sit down agreed to advice; who sits down anew is told.
ALTER TABLE tables ADD COLUMN advice INTEGER NOT NULL DEFAULT 0 CHECK (advice IN (0, 1));
-- The table at which the same people play again; empty while nobody has offered it.
ALTER TABLE tables ADD COLUMN rematch TEXT NOT NULL DEFAULT '';
-- Of a seat kept for somebody from the table before: the token he has there opens it, as an invitation would.
ALTER TABLE seats ADD COLUMN guest_hash BLOB NOT NULL DEFAULT x'';

-- The other devices of whoever sits there, each with a token of its own.
CREATE TABLE devices (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    token_hash BLOB NOT NULL CHECK (token_hash <> x''),
    since REAL NOT NULL,
    PRIMARY KEY (table_id, seat, token_hash)
) STRICT, WITHOUT ROWID;

-- Keys with which a seat is taken along to another device: each for a short while, and once.
CREATE TABLE carried (
    key_hash BLOB PRIMARY KEY NOT NULL CHECK (key_hash <> x''),
    table_id TEXT NOT NULL REFERENCES tables (id),
    seats TEXT NOT NULL,
    until REAL NOT NULL,
    used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1))
) STRICT, WITHOUT ROWID;
