### Ce qui garde la porte du serveur : les refus avant toute table, et la page sans client.

guard-bad-host = Ce serveur ne se connaît pas sous ce nom. Ouvrez-le à l'adresse qu'il a affichée en démarrant.
guard-bad-origin = Une page d'un autre site ne peut pas faire cela.
guard-too-big = C'est plus que ce que ce serveur lit en une fois.
guard-too-fast =
    Trop de demandes à la fois. Réessayez dans { $seconds ->
        [one] une seconde.
       *[other] { $seconds } secondes.
    }
guard-too-fast-message = Pas si vite : rien n'a été fait. Réessayez dans un instant.
guard-too-many = Trop de connexions sont ouvertes. Fermez-en une ou réessayez dans un petit moment.
guard-metrics-local = Les mesures de ce serveur ne se lisent que sur sa propre machine.
guard-only-get = Cette adresse ne peut qu'être lue.
guard-not-found = Il n'y a rien à cette adresse.
guard-unbuilt-title = Undaunted est en marche
guard-unbuilt = Le serveur fonctionne, mais ses pages n'ont pas été construites. Dans le dossier du projet, ceci les construit et lance une partie :
