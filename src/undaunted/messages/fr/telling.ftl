## Ce que le serveur dit d’une table

# $seats : qui doit décider, les gens par leur nom, les camps avec leur article
server-waits-for =
    { $count ->
        [0] Personne n’a de décision à prendre.
       *[other] On attend { $seats }.
    }
# $names : des robots
server-thinks =
    { $count ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }
# $name : quelqu’un à la table
server-turn-of = À { $name } de jouer.
server-withdrew =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [plural] abandonnent
       *[singular] abandonne
    } la partie.
