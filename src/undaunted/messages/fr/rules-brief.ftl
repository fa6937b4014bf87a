### Avant une partie : qui vous êtes, et où en est le score.

brief-you = Vous commandez { FORM($side, "le") } : { $place }, { $date }.
brief-watching = { $place }, { $date }.
brief-orders = { FORM($side, "Le") } : { $text }
brief-no-points = { FORM($side, "Le") } : { $points } point sur { $needed } jusqu'ici.
brief-escape = { FORM($side, "Le") } : { $points } sur { $needed } ont fui jusqu'ici.
brief-neutralise = { FORM($side, "Le") } : { $points } sur { $needed } ennemis éliminés jusqu'ici.
# $reasons : les tuiles et structures d'où viennent les points
brief-points =
    { $points ->
        [one] { FORM($side, "Le") } : déjà 1 point sur { $needed }, pour { $reasons }.
       *[other] { FORM($side, "Le") } : déjà { $points } points sur { $needed }, pour { $reasons }.
    }
brief-tile = la tuile { $tile } ({ $points })
brief-structure = la structure { $structure } ({ $points })
brief-pin =
    { $left ->
        [one] { FORM($side, "Le") } : encore un Fusilier ennemi à chasser du plateau.
       *[other] { FORM($side, "Le") } : encore { $left } Fusiliers ennemis à chasser du plateau.
    }
