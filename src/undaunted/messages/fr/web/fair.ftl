## Le navigateur : jeu loyal, autres appareils, son, et après une partie

## Une invitation

web-fair-copied = Le lien est dans votre presse-papiers.
web-fair-copy = Copier le lien
web-fair-invitation = Lien d’invitation
web-fair-invite-text = Un secret qui ne sert qu’une fois : envoyez-le à qui doit prendre cette place.
web-fair-qr-show = Afficher le code QR
web-fair-qr-hide = Masquer le code QR
web-fair-qr-invitation = Code QR de l’invitation
web-fair-local = « localhost » désigne cet ordinateur : le lien ne fonctionne que sur lui.
web-fair-local-open = Les autres, sur votre réseau, utilisent plutôt cette adresse.
web-fair-local-closed = Personne d’autre ne peut encore entrer. Arrêtez le serveur et relancez-le ainsi ; la table reste, et un lien pour les autres apparaîtra ici :
web-fair-local-firewall = Si rien ne s’ouvre là-bas, un pare-feu sur cet ordinateur bloque peut-être le passage. Pour des amis au loin, voyez « Serving games » dans la documentation.
web-fair-address = Adresse

## Une place sur un autre appareil

web-fair-carry = Jouer sur un autre appareil
web-fair-carry-text = Scannez ce code avec votre téléphone ou votre tablette, ou ouvrez-y le lien. Il emporte votre place, main comprise : ne le montrez à personne. Vous pouvez aussi continuer ici.
web-fair-carry-once = Il sert une seule fois, pendant { $minutes } minutes.
web-fair-carry-qr = Code QR qui emporte votre place
web-fair-carry-link = Lien qui emporte votre place
web-fair-carry-used = Le lien ne vaut que pour un appareil. Pour le suivant, créez-en un autre.
web-fair-carry-new = En créer un nouveau
web-fair-take-title = Continuer ici
web-fair-take-text = Votre place à la table vous suit sur cet appareil. L’autre la garde aussi.
web-fair-take = Prendre ma place
web-fair-take-have = Vous êtes déjà à cette table dans ce navigateur.

## Conseils entre joueurs

web-fair-advice-off = Pas de conseils : vous jouez contre des gens, et tous n’y ont pas consenti à cette table. Qui ouvre une table peut le proposer.
web-fair-advice-propose = Autoriser les conseils pour toute la table
web-fair-advice-propose-text = Qui prend une place en est averti et y consent en s’asseyant. Sinon, il n’y en a pas.
web-fair-advice-agree = À cette table, chacun peut demander conseil. En prenant place, vous y consentez.
web-fair-advice-none = Pas de conseils à cette table : chacun joue de tête.

## Son et avis

web-fair-sound = Son
web-fair-vibration = Vibration
web-fair-notice = M’avertir
web-fair-on = Oui
web-fair-off = Non
web-fair-notice-ask = Quand c’est à moi
web-fair-notice-denied = Votre navigateur ne permet pas à cette page de vous avertir. Vous pouvez l’autoriser dans ses réglages pour ce site.
web-fair-notice-insecure = Les navigateurs n’autorisent les avis qu’aux adresses https et sur cet ordinateur.
web-fair-notice-text = Tant que cette page est en arrière-plan.
web-fair-notice-turn = C’est à vous de jouer
web-fair-notice-over = La partie est finie

## Après une partie

web-fair-points = Les points, manche après manche
web-fair-chart = { $side } : de { $first } à { $last } points en { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}.
web-fair-round-short = M{ $round }
web-fair-to-round = Aller à la manche
web-fair-luck = Les dés
web-fair-luck-side = { $side } : { $hits ->
    [one] une touche
   *[other] { $hits } touches
} en { $shots ->
    [one] une attaque
   *[other] { $shots } attaques
}
web-fair-luck-expected = attendues
web-fair-luck-none = aucune attaque
web-fair-luck-good = { $by } de plus que ne le voulait la chance
web-fair-luck-bad = { $by } de moins que ne le voulait la chance
web-fair-luck-even = juste ce qu’on pouvait attendre
web-fair-losses = Les pertes
web-fair-losses-side = { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}, { $units ->
    [0] aucun pion
    [one] un pion
   *[other] { $units } pions
}
web-fair-lucky = Contre toute attente
web-fair-stroke = { $text } ({ $percent } %)
web-fair-look-again = Revoir ce moment
web-fair-again = Rejouer
web-fair-again-swapped = Rejouer l’autre camp
web-fair-next = Ensuite : { $title }
web-fair-stronger = Contre { $bot }, plus fort
web-fair-weaker = Contre { $bot }, plus faible
web-fair-offered = { $name } voudrait rejouer.
web-fair-offered-nameless = On vous propose une revanche.
web-fair-accept = Jouer la revanche
web-fair-offered-own = La revanche attend les autres.
web-fair-to-rematch = À la revanche
web-fair-offer-text = Les autres voient votre offre ici, et à leur retour.
web-fair-show-ending = Comment cela a fini
web-fair-aside = Regarder le plateau
# Were the dice those that were promised?
web-fair-dice-title = Des dés honnêtes
web-fair-dice-text = Tous les dés et toutes les pioches viennent d’une graine secrète du serveur et de nombres que les joueurs y mêlent. En voici l’empreinte, donnée avant la première carte ; la graine elle-même est révélée à la fin de la partie, pour que chacun puisse vérifier.
web-fair-verify = Les dés étaient-ils honnêtes ?
web-fair-verify-text = Cette graine, avec les nombres qui y ont été mêlés, a fait chaque jet et chaque pioche. Enregistrez le journal et vérifiez vous-même :
web-fair-log-file = Enregistrer le journal de la partie
web-fair-dice-kept = { $rolls ->
    [0] La graine de cette partie est celle qui avait été promise au début (empreinte { $hash }…).
    [one] Les dés étaient ceux qui avaient été promis au début (empreinte { $hash }…) : ce navigateur a recalculé l’unique jet. La commande ci-dessous vérifie les cartes piochées.
   *[other] Les dés étaient ceux qui avaient été promis au début (empreinte { $hash }…) : ce navigateur a recalculé les { $rolls } jets. La commande ci-dessous vérifie les cartes piochées.
}
web-fair-dice-own = Un nombre à vous y a été mêlé : personne n’a donc pu les choisir.
web-fair-dice-others = Y ont été mêlés des nombres de : { $seats }.
web-fair-dice-alone = Le serveur a choisi la graine seul.
web-fair-dice-undealt = Les personnes à cette table mêlent leurs propres nombres aux dés avant la distribution des cartes.
web-fair-dice-broken = Ce ne sont pas les dés qui avaient été promis.
web-fair-dice-fault-fingerprint = Au début, le serveur a montré une autre empreinte.
web-fair-dice-fault-reseeded = La graine a été changée au milieu de la partie.
web-fair-dice-fault-seed = La graine donnée maintenant ne répond pas à son empreinte.
web-fair-dice-fault-number = À la place de votre nombre s’en trouve un autre.
web-fair-dice-fault-promise = Des nombres promis avant que le vôtre soit dit ont été changés ensuite.
web-fair-dice-fault-roll = Un jet ne découle pas de la graine.
web-fair-dice-shown = Montrée au début :
web-fair-dice-now = Donnée maintenant :
web-fair-deal = Distribuer sans attendre
web-fair-deal-text = Le navigateur de chaque joueur mêle un nombre aux dés, pour que personne ne puisse les choisir. Vous pouvez l’attendre, ou jouer sans lui.
web-fair-lost = Jouer sans mon nombre
web-fair-lost-text = Votre navigateur a promis un nombre pour les dés, et cet appareil ne l’a pas. Si un autre de vos appareils l’a, ouvrez-y la table. Sinon, jouez sans lui : le journal de la partie dira qu’il n’a jamais été donné.

## Les touches

web-fair-key-digits = choisir une carte, une action ou un bouton, par son numéro
web-fair-key-arrows = parcourir le plateau
web-fair-key-enter = choisir ce qui est marqué
web-fair-key-tab = à l’élément suivant
web-fair-key-space = Espace
web-fair-key-undo = annuler
web-fair-key-end-turn = finir le tour
web-fair-key-stop = s’arrêter là
web-fair-key-hunker-down = se planquer
web-fair-key-log = ce qui s’est passé
web-fair-key-advice = conseil
web-fair-key-rules = la règle de la question
web-fair-key-talk = parler aux autres
web-fair-key-menu = menu
web-fair-key-fit = tout le plateau
web-fair-key-pause = arrêter le film, ou le reprendre
web-fair-key-repeat = revoir le dernier tour
web-fair-key-keys = cette liste
web-fair-key-skip = passer le film
web-fair-key-view = voir le plateau en liste, ou en image
web-fair-key-question = aller à la question
web-fair-key-close = fermer

## Partie nulle en vue

web-fair-draw-in = { $rounds ->
        [one] Match nul après ce tour de jeu
       *[other] Match nul dans { $rounds } tours de jeu
    }
web-fair-draw-in-about = Depuis longtemps, seules les cartes changent. Tout ce qui change sur le plateau, dans une réserve ou parmi les pertes met fin au compte.
