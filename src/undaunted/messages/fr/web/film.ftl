# Ce qui se passe à la table, en film ou en images fixes.

web-film-rolling = Les dés roulent…
web-film-turning = On retourne les enchères…
web-film-next = Cliquez, ou appuyez sur Espace, pour continuer
web-film-tap = Touchez pour continuer
web-film-sending = Envoi…
web-film-plays = { $name } joue…

# À qui revient. $count : le nombre d’images du film.

web-film-away = En votre absence
web-film-missed =
    { $count ->
        [one] Vous n’avez pas vu la dernière étape.
       *[other] Vous n’avez pas vu les { $count } dernières étapes.
    }
web-film-cut = C’est trop long pour un seul film : il commence quelques manches plus tôt.
web-film-watch = Regarder
web-film-pass = Passer
web-film-whole = Toute la partie
