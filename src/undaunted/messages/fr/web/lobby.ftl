## L’accueil

web-lobby-you = Vous
web-lobby-versus = contre
web-lobby-bot = Un bot : { $bot }
web-lobby-play = Jouer
web-lobby-other-way = Y jouer autrement…
web-lobby-scenarios = Choisissez un scénario
web-lobby-game = Jeu
web-lobby-boxed = { $box } : { $title }
web-lobby-teams = 2 ou 4 joueurs
web-lobby-vehicles = véhicules
web-lobby-first = Bon à savoir
web-lobby-first-glow = Ce que vous pouvez choisir brille. Un clic suffit.
web-lobby-first-why = Cliquez sur ce qui est grisé : on vous dira pourquoi.
web-lobby-first-undo = On peut reprendre tout ce qui n’a montré ni dé ni carte.
web-lobby-first-rules = À la table, la touche ? donne la règle de chaque question.
web-lobby-first-book = À la table, le livre en haut donne la règle derrière chaque question.
web-lobby-left-out = { $count ->
    [one] Un paquet a été laissé de côté
   *[other] { $count } paquets ont été laissés de côté
}
web-lobby-left-out-text = Leurs auteurs trouvent ici ce qu’il faut corriger ; tout le reste se joue.
web-lobby-left-out-more = … et { $count } de plus : « undaunted lint » les dit tous

## Une table avant son ouverture

web-setup-options = Comment le jouer
web-setup-who = Qui joue
web-setup-bot = { $seats ->
    [2] Contre un bot
   *[other] Avec des bots
}
web-setup-hot-seat = { $seats ->
    [2] À deux, même écran
   *[other] Tous au même écran
}
web-setup-invite = { $seats ->
    [2] Quelqu’un, par lien
   *[other] Les autres, par lien
}
web-setup-anyone = Ouvert à tous
web-setup-solo = Adversaire solo
web-setup-solo-side = Le camp qu’il joue
web-setup-solo-level = Difficulté
web-setup-swap = Échanger les camps
web-setup-name = Votre nom à la table
web-setup-name-none = à votre guise, ou rien
web-setup-listed = Montrer cette table à l’accueil, pour qu’on puisse la suivre
web-setup-listed-open = Montrée à l’accueil, pour que quelqu’un s’y joigne
web-setup-nobody = Prenez une place, ou laissez la table aux bots.
web-setup-open = Ouvrir la table
web-setup-watch = Les regarder jouer
web-setup-origin = { $origin ->
    [printed] Tel que publié.
    [reconstructed] Reconstitué d’après ce que l’on sait de la boîte ; le reste est de nous.
   *[original] De nous, dans l’esprit de la boîte.
}
web-seat-people = Des gens
web-seat-bots = Des bots
web-seat-me = Vous
web-seat-me-remark = à cet écran
web-seat-invite = Quelqu’un, par lien
web-seat-invite-remark = vous recevrez un lien secret à envoyer
web-seat-anyone = Le premier venu
web-seat-anyone-remark = qui prendra la place à l’accueil

## Les tables en liste

web-slip-open = place libre
web-slip-nameless = quelqu’un
web-slip-you = vous
web-slip-you-named = { $name } (vous)
web-slip-waiting = attend un joueur
web-slip-your-turn = À vous
web-slip-their-turn = tour de jeu { $round }, pas à vous
web-slip-round = tour de jeu { $round }
web-slip-over = terminée
web-slip-won = gagnée
web-slip-lost = perdue
web-slip-drawn = nulle
web-slip-go = À la table
web-slip-replay = Revoir
web-slip-copy-link = Copier l’invitation
web-copied-invitation = L’invitation est copiée. Elle vaut pour une seule personne.
web-own-title = Vos tables
web-own-none = Aucune pour l’instant.
web-own-away = Le serveur ne répond pas ; ceci n’est peut-être plus à jour.
web-own-gone = Une table qui n’existe plus
web-own-forget = L’oublier
web-open-title = Tables ouvertes
web-open-none = Personne n’a de table ouverte en ce moment. Ouvrez-en une, et elle paraîtra ici.
web-open-join = Prendre la place
web-open-watch = Regarder

## Prendre place

web-sit-invited = { $host } vous invite à jouer.
web-sit-open = Vous êtes invité à jouer.
web-sit-as = Votre camp : { $side }
web-sit-which = Quelle place ?
web-sit-down = Prendre place
