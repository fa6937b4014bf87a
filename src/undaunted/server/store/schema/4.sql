-- What is said at a table, apart from its game: nothing in a journal, a log or a replay speaks of it. Unlike a
-- journal it may be shortened, and a host may take it away.

CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    seat TEXT NOT NULL,
    text TEXT NOT NULL CHECK (text <> ''),
    said REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
