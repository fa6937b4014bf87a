## Ce que le serveur dit d’une table

# $seats : qui doit décider
server-waits-for =
    { $count ->
        [0] Personne n’a de décision à prendre.
       *[other] En attente : { $seats }.
    }
server-withdrew = { $side } : abandon de la partie.
