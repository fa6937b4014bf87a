-- What whoever has a side of a campaign promised for the dice of its next game: the hash of a number. It goes to the
-- game's table when that is opened.
ALTER TABLE campaign_sides ADD COLUMN promised TEXT NOT NULL DEFAULT '';
