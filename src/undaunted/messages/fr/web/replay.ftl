## Revoir une partie

web-replay-title = Revoir : { $title }
web-replay-moment = Moment de la partie
web-replay-at = { $at } sur { $last } · tour de jeu { $round }
web-replay-controls = Relecture
web-replay-story = Ce qui s’est passé
web-replay-nothing = Il ne s’est encore rien passé.
web-replay-why = Pourquoi ?
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-space = Espace
web-replay-step = Un pas en avant
web-replay-last = À la fin
web-replay-pace = Allure
web-replay-pace-slow = lente
web-replay-pace-normal = normale
web-replay-pace-fast = rapide
web-replay-pace-rush = au pas de course
web-replay-eyes = Vu par
web-replay-nobody = un spectateur
web-replay-copy = Lien vers ce moment
web-replay-copied = Le lien vers ce moment est copié.
web-replay-hand = Main
web-replay-deck = Pioche
web-replay-discard = Défausse
web-replay-decided = Ce qui a décidé de la partie
web-replay-dice = Vérifier les dés
web-replay-verify-why = Tous les dés et toutes les pioches viennent d’un nombre secret. Son empreinte est donnée avant la première carte, le nombre lui-même après la fin : personne n’a donc pu choisir la chance de cette partie.
web-replay-seed-hash = Empreinte (SHA-256 de la graine)
web-replay-seed = La graine
web-replay-verify-how = Téléchargez le journal de la partie et vérifiez-le sur votre machine :
web-replay-verify-later = La graine et le journal seront donnés une fois la partie terminée.
web-replay-download = Télécharger le journal

## Ce qui reste d’une partie qui ne peut plus être montrée

web-written-title = Ce qui reste de cette partie
web-written-won = { $side } a gagné au tour de jeu { $round }.
web-written-drawn = Partie nulle, au tour de jeu { $round }.
web-written-withdrew = { $name } a abandonné au tour de jeu { $round }.
web-written-running = Elle en était au tour de jeu { $round }, et c’était à { $name } de décider.
web-written-hidden = Elle n’était pas finie : ce que les autres ont décidé reste caché. La personne qui tient ce serveur peut l’exporter, pour la poursuivre là où son scénario existe encore.
web-written-log = Télécharger son journal
web-written-rows = { $count ->
    [one] Une décision
   *[other] Les { $count } décisions
}
