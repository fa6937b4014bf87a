### Before a game: who you are, and how the score stands.

brief-you = You command { FORM($side, "the") }: { $place }, { $date }.
brief-watching = { $place }, { $date }.
brief-orders = { FORM($side, "The") }: { $text }
brief-no-points =
    { $needed ->
        [one] { FORM($side, "The") }: { $points } of 1 point so far.
       *[other] { FORM($side, "The") }: { $points } of { $needed } points so far.
    }
brief-escape = { FORM($side, "The") }: { $points } of { $needed } away so far.
brief-neutralise = { FORM($side, "The") }: { $points } of { $needed } enemies neutralised so far.
# $reasons: the tiles and structures that the points come from
brief-points = { FORM($side, "The") }: { $points } of { $needed } points already, for { $reasons }.
brief-tile = holding { $tile } ({ $points })
brief-structure = the { $structure } ({ $points })
brief-pin =
    { $left ->
        [one] { FORM($side, "The") }: one enemy Rifleman still to drive off the board.
       *[other] { FORM($side, "The") }: { $left } enemy Riflemen still to drive off the board.
    }
