-- Whoever comes back is shown what happened meanwhile: up to which row of the journal a seat has been shown it.

ALTER TABLE seats ADD COLUMN seen INTEGER NOT NULL DEFAULT 0 CHECK (seen >= 0);

-- Of what was played before nobody noted it: take it as seen, rather than offer whole games.
UPDATE seats SET seen = (SELECT coalesce(max(number), 0) FROM journal WHERE table_id = seats.table_id);
