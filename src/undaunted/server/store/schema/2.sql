-- Games outlive upgrades: a table keeps the version of the rules that it began under, and what it is played with.

-- Whatever was kept before began under the first version.
ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1 CHECK (rules > 0);

-- Each content once, by its hash (`tables.content`), however many tables are played with it. Tables of before
-- have none here: they need the pack as it was.
CREATE TABLE contents (
    hash TEXT PRIMARY KEY NOT NULL CHECK (hash <> ''),
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
