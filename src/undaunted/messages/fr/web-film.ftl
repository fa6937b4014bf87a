# Ce qui se passe à la table, en film ou en images fixes.

web-film-rolling = Les dés roulent…
web-film-turning = On retourne les enchères…
web-film-next = Touchez ou appuyez sur Espace pour continuer
web-film-sending = Envoi…
web-film-plays = { $name } joue…

# À qui revient. $count : le nombre d’images du film.

web-film-away = En votre absence
web-film-missed =
    { $count ->
        [one] Il s’est passé quelque chose que vous n’avez pas encore vu.
       *[other] Il s’est passé { $count } choses que vous n’avez pas encore vues.
    }
web-film-cut = C’est trop long pour un seul film : il commence quelques manches plus tôt.
web-film-watch = Regarder
web-film-pass = Passer
web-film-whole = Toute la partie
