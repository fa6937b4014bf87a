# What hosts are told about the games they keep.
hosting-backup =
    { $file }: a sound copy of { $count ->
        [one] 1 table
       *[other] { $count } tables
    }.
hosting-exported =
    { $folder }: { $count ->
        [0] no game was written.
        [one] 1 game was written.
       *[other] { $count } games were written.
    }
hosting-left-out =
    { $count ->
        [one] 1 game is not over and was left out: its log would tell every hand. With --running it is written too.
       *[other] { $count } games are not over and were left out: their logs would tell every hand. With --running they are written too.
    }
hosting-imported =
    { $file }: { $scenario }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { GIVEN($winner) ->
        [no] a draw
       *[yes] won by { FORM($winner, "the") }
    }; now table { $table }.
hosting-known = { $file }: was there already, as table { $table }.
hosting-verified =
    { $file }: good. { $count ->
        [0] No games in it.
        [one] 1 game played again
       *[other] { $count } games played again
    }{ $count ->
        [0] { "" }
       *[other] , { $left ->
            [0] all over
            [one] 1 not over
           *[other] { $left } not over
        }; every decision, die and card as it was kept.
    }
hosting-pg-dump = --store: found a PostgreSQL database, expected a file: PostgreSQL copies its own with pg_dump
verify-nothing = found nothing to verify, expected files, or a database with --store
hosting-removed =
    { $file }: { $count ->
        [0] nothing to remove.
       *[other] { $what ->
            [campaign] { $count ->
                [one] 1 campaign was removed, with the tables of its games.
               *[other] { $count } campaigns were removed, with the tables of their games.
            }
            [name] the name was taken from { $count ->
                [one] 1 seat.
               *[other] { $count } seats.
            }
            [talk] { $count ->
                [one] 1 line of talk was removed.
               *[other] { $count } lines of talk were removed.
            }
           *[table] { $count ->
                [one] 1 table was removed.
               *[other] { $count } tables were removed.
            }
        }
    }
hosting-would-remove =
    { $file }: { $what ->
        [campaign] { $count ->
            [one] 1 campaign would be removed, with the tables of its games.
           *[other] { $count } campaigns would be removed, with the tables of their games.
        }
        [name] the name would be taken from { $count ->
            [one] 1 seat.
           *[other] { $count } seats.
        }
        [talk] { $count ->
            [one] 1 line of talk would be removed.
           *[other] { $count } lines of talk would be removed.
        }
       *[table] { $count ->
            [one] 1 table would be removed.
           *[other] { $count } tables would be removed.
        }
    } There is no way back but a backup. { $shared ->
        [yes] To do it, add --yes: servers wait meanwhile, and who plays it is sent away and may come back.
       *[no] To do it, stop the server and add --yes.
    }
