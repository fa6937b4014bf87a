## Le navigateur : à la table

web-play-home = Vers l’accueil
web-play-round = Tour de jeu { $round }
web-play-initiative = Initiative
web-play-initiative-is = L’initiative : { $side }
web-play-goal = { $goal } : { $done } sur { $needed }
web-play-goal-pin =
    { $left ->
        [0] chasser tous les Fusiliers : plus un sur le plateau
        [1] chasser tous les Fusiliers : encore un sur le plateau
       *[other] chasser tous les Fusiliers : encore { $left } sur le plateau
    }
web-play-riflemen-left =
    { $left ->
        [one] Fusilier à chasser
       *[other] Fusiliers à chasser
    }
web-play-turn-of = { $side }
web-play-title-turn = À vous
web-play-deciding = décide…
web-play-has-bid = a misé
web-play-away = absent
web-play-vehicle = { $name } : { $crew } places occupées sur { $places }, { $damage } dégâts sur { $integrity }

## La liaison avec le serveur

web-play-link-open = Connecté
web-play-link-connecting = Connexion…
web-play-link-lost = Liaison coupée, nouvel essai…
web-play-link-refused = Entrée refusée

## La question

web-play-question = La question du moment
web-play-missing =
    { $count ->
        [one] On attend qu’un joueur prenne place.
       *[other] On attend que { $count } joueurs prennent place.
    }
web-play-film = Voyez ce qui s’est passé…
web-play-undo = Annuler

## Les cartes

web-play-piles = Vos cartes
web-play-zone-hand = Main
web-play-zone-played = Zone de jeu
web-play-zone-discard = Défausse
web-play-zone-supply = Réserve
web-play-zone-deck = Pioche
web-play-zone-removed = Retirées
web-play-zone-unseen = Main et pioche
web-play-zone-open = { $zone } : { $count }
web-play-pile-title = { $side } : { $zone }
web-play-unseen-text = { $hand } en main, { $deck } dans la pioche ; lesquelles, seul leur propriétaire le sait.
# $pile : laquelle
web-play-empty =
    { $pile ->
        [hand] La main est vide.
        [played] Rien n’a été joué ce tour-ci.
        [discard] La défausse est vide.
        [supply] La réserve est vide.
        [deck] La pioche est vide.
        [removed] Aucune carte n’est perdue.
       *[other] Il n’y a pas de cartes ici.
    }
web-play-card =
    { $count ->
        [one] { $name }
       *[other] { $name }, { $count } cartes
    }
web-play-your-bid-is = Votre mise : { $card }

## Le récit

web-play-log = Ce qui s’est passé
web-play-log-empty = Rien pour le moment.
web-play-log-end = Au plus récent ↓

## Conseils et règles

web-play-advice = Conseil
web-play-advice-thinking = Un joueur aguerri examine la table…
web-play-advice-none = Un conseil vient quand vous avez quelque chose à décider.
web-play-advice-share = { $share } % de la réflexion y est passé
web-play-advice-legend = Le nombre est la chance de gagner, la barre la part de réflexion reçue.
web-play-rules = Règles
web-play-briefing = Ordres
web-play-rules-all = Toutes les règles
web-play-rules-hint = Pointez une carte, un bouton ou une tuile pour lire la règle correspondante.

## Menu

web-play-menu = Menu
web-play-keys = Clavier
web-play-replay = Relecture
web-play-watch-link = Copier le lien pour regarder
web-play-watch = Regarder plutôt
web-play-copied = Le lien est dans le presse-papiers.
web-play-table = Table
web-play-light = Claire
web-play-dark = Sombre
web-play-film-speed = Film
web-play-speed-slow = Lent
web-play-speed-normal = Normal
web-play-speed-fast = Rapide
web-play-speed-off = Sans
web-play-withdraw = Quitter la partie
web-play-withdraw-sure = Abandonner pour { $side } ? L’autre camp gagne, et c’est sans retour.
web-play-withdraw-yes = Oui, abandonner
web-play-withdraw-no = Non, continuer
web-play-gives-up = voudrait abandonner
web-play-withdraw-together = En équipe, les deux doivent être d'accord.
web-play-withdraw-waits = Vous voudriez abandonner : la partie se termine quand votre équipier est d'accord. Qui continue de jouer change d'avis.

## Deux joueurs, un écran

web-play-pass = Passez l’appareil : { $name }
web-play-pass-text = Toutes les mains sont cachées. Décision attendue : { $name }.
web-play-take = C’est à moi ({ $name }), montrez ma main

## En attendant les joueurs

web-play-waiting-title = Il manque quelqu’un
web-play-waiting-open = Cette place est encore libre.
web-play-waiting-text = Vous pouvez fermer cette page : la table attend, et ce navigateur la retrouvera à l’accueil.

## La fin

web-play-won = Victoire
web-play-drawn = Match nul
web-play-lost = Défaite
web-play-side-won = Victoire pour { $people }

# A token beside the seat that commands a team
web-play-commander = Commandant de l'équipe
# The supply of Fog of War that a team shares
web-play-team-fog = Brouillard de l'équipe
web-play-why = Pourquoi ?
