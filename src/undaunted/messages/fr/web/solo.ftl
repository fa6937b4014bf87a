### L'adversaire solo à la table : sa ligne de cartes, et pourquoi il a fait ce qu'il a fait.

web-solo-line = Ses cartes
web-solo-last = Son dernier tour
web-solo-empty = aucune encore
web-solo-face-down = Une carte face cachée, mise de côté pour son prochain tour
web-solo-now = en cours
web-solo-next = en attente
web-solo-aside = mise de côté
web-solo-done = résolue
web-solo-sideways = de côté : sera résolue deux fois
web-solo-why = { $card } : pourquoi ?
web-solo-title = Pourquoi ?
web-solo-waits = On relit la carte…
web-solo-applied = Appliquée :
web-solo-skipped = Ne s’applique pas :
web-solo-chosen = retenue
web-solo-cards = Ses cartes
web-solo-before = Carte précédente
web-solo-after = Carte suivante
