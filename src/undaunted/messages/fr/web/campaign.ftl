## Une campagne : ce que c’est, et en commencer une

web-campaign-campaign = Campagne
web-campaign-offer = Une campagne, c’est une seule bataille de Stalingrad racontée en quinze parties au plus, sur autant de soirées qu’il vous plaira. Vos soldats ont un nom : ceux qui tombent ne reviennent pas, ceux qui survivent apprennent, et les maisons abattues le restent.
web-campaign-offer-go = Découvrir, en commencer une
# $levels: how many games at most
web-campaign-lead = Deux sections se disputent une ville, de septembre 1942 à février 1943. Ce qui arrive dans une partie compte dans la suivante : jusqu’à { $levels } parties font une seule histoire, et personne ne sait d’avance où elle mène.
web-campaign-what-platoon = Votre section
web-campaign-what-platoon-text = Chaque carte est un soldat. Après une partie, le hasard emporte pour de bon certains de ceux qui sont tombés, un réserviste moins aguerri prend leur place ; d’autres ont appris et reviennent meilleurs.
web-campaign-what-city = La ville
web-campaign-what-city-text = Chaque plateau est une fenêtre sur la même carte de 72 lieux. Ce qui est démoli le reste, ce qui est creusé aussi, et les quartiers changent de mains.
web-campaign-what-path = Le cours des choses
web-campaign-what-path-text = Le vainqueur décide de la partie suivante. Une série de victoires peut tout finir plus tôt ; sinon tout se joue dans une dernière partie que chacun peut gagner.
web-campaign-what-time = À votre rythme
web-campaign-what-time-text = Tout est enregistré à chaque pas. Chaque camp lit et choisit quand il veut ; un bot peut tenir la place d’un absent.
web-campaign-round = Une partie après l’autre
web-campaign-round-briefing = Lire
web-campaign-round-briefing-text = Vos ordres, pour vos yeux seulement : où vous en êtes, ce qu’on attend de vous, qui vous a rejoint.
web-campaign-round-deck = Choisir
web-campaign-round-deck-text = Lesquels de vos soldats commencent dans votre pioche. Un choix raisonnable est déjà fait.
web-campaign-round-game = Se battre
web-campaign-round-game-text = Une partie ordinaire à une table ordinaire, avec vos gens et votre ville.
web-campaign-round-step = Compter
web-campaign-round-step-text = Qui est tombé, qui prend sa place, qui a appris, ce qui tient encore debout. Puis les ordres suivants.
web-campaign-what-new = Le jeu lui-même est nouveau pour vous ? La campagne commence en douceur, une nouveauté à la fois.
web-campaign-what-guide = L’apprendre en jouant
web-campaign-begin-title = Commencer une campagne
web-campaign-begin-side = Vous combattez pour
web-campaign-begin-against = Contre
web-campaign-against-bot = Un bot
web-campaign-against-invite = Un ami, par lien
web-campaign-against-invite-text = Vous recevez un lien secret à envoyer. En attendant, vous pouvez déjà lire et choisir.
web-campaign-against-me = Les deux à cet écran
web-campaign-against-me-text = On se passe l’écran ; rien de secret n’y paraît avant que quelqu’un dise qui regarde.
web-campaign-begin-bot = De quelle force
web-campaign-begin-name = Votre nom
web-campaign-begin = Commencer

## Ses propres campagnes, en liste

web-campaign-own = Vos campagnes
web-campaign-go = Y aller
web-campaign-forget = L’oublier
web-campaign-todo-invited = attend la personne invitée
# $todo: what is wanted of you
web-campaign-todo = { $todo ->
    [reserve] À vous : choisir un remplaçant
    [integrate] À vous : choisir qui vous gardez
    [deck] À vous : lire et choisir
    [play] À vous : jouer
    [over] terminée
   *[wait] attend l’autre camp
}
web-campaign-todo-left = quittée, sans résultat
web-campaign-you = vous

## Entrer par un lien

# $host: who sent it; $side: such as Germans
web-campaign-in-invited = { $host } vous invite à une campagne. Vous mèneriez ce camp : { $side }.
web-campaign-in-open = Vous êtes invité à une campagne. Vous mèneriez ce camp : { $side }.
web-campaign-in-have = Ce navigateur joue déjà dans cette campagne.
web-campaign-in-seat = Votre camp vous suit sur cet appareil. L’autre le garde aussi.
web-campaign-in-take = Prendre mon camp
web-campaign-in-join = Prendre ce camp
web-campaign-in-watch = Seulement regarder

## La page d’une campagne

web-campaign-score = Parties gagnées
web-campaign-wins = parties gagnées
web-campaign-game = Partie { $game }
web-campaign-in-game = à la partie { $game }
web-campaign-tab-now = À suivre
web-campaign-tab-city = Ville
web-campaign-tab-record = Registre
web-campaign-tab-platoon = Section
web-campaign-tab-more = Plus
web-campaign-spectating = Vous regardez : le registre et la ville sont ouverts à tous. Ce que sait chaque camp reste à lui.
web-campaign-eyes = Qui regarde l’écran ?
web-campaign-eyes-of = Pour les yeux de ce camp : { $side }
web-campaign-eyes-take = { $side } : je regarde
web-campaign-eyes-away = Cacher

## La ville

web-campaign-city = Carte de la ville
web-campaign-city-hint = Survolez ou touchez un lieu pour voir ce qu’il est devenu. Encadré : là où se joue la prochaine partie.
web-campaign-river = LA VOLGA
# $state: what has become of a place
web-campaign-place-state = { $state ->
    [damaged] endommagé
    [destroyed] détruit
    [fortified] fortifié
   *[whole] intact
}
web-campaign-place-board = sur le prochain plateau
web-campaign-tunnel-open = tunnel ouvert
web-campaign-tunnel-destroyed = tunnel effondré
# $area: a part of the city; $people: whose, with the article
web-campaign-area-held = { $area } : tenu par { $people }
web-campaign-area-free = { $area } : tenu par personne
web-campaign-tile = Lieu { $id }

## Ce qu’il y a à faire

web-campaign-now = Ce qu’il y a à faire
web-campaign-leaf-step = Le bilan
web-campaign-leaf-briefing = Ordres
web-campaign-leaf-play = Jouer
web-campaign-leaf-end = La fin
web-campaign-deck = Votre pioche
web-campaign-integrate = Un groupe de deux
web-campaign-reserve = Le remplaçant
web-campaign-play = Jouer cette partie
web-campaign-play-text = Les deux camps ont choisi. La table est mise.
web-campaign-play-on = Retour à la table
web-campaign-play-on-text = La partie est en cours.
web-campaign-play-first = Votre pioche n’est pas encore choisie.
web-campaign-waits = { $name } doit encore choisir.
web-campaign-waits-invited = Personne ne mène encore ce camp : { $name }.
web-campaign-waits-text = Inutile d’attendre ici : la campagne est enregistrée, et l’accueil dit quand c’est à vous.
# $games: how many were played
web-campaign-over = { $games ->
    [one] Terminée en une partie
   *[other] Terminée en { $games } parties
}

## Ordres

web-campaign-situation = Où vous en êtes
web-campaign-story = La situation
web-campaign-orders = Vos ordres
web-campaign-intel = Renseignement secret
web-campaign-intel-only = Seulement pour { $people }
# $side: such as Germans
web-campaign-goal = { $side } : la victoire
web-campaign-first = Première initiative
web-campaign-fortified = Fortifié pour cette partie
web-campaign-integrates = Désormais les groupes { $squads } ne font qu’un : vous choisissez qui vous gardez.
web-campaign-joined = { $count ->
    [one] Rejoint votre section
   *[other] Rejoignent votre section
}
web-campaign-left = { $count ->
    [one] Quitte votre section
   *[other] Quittent votre section
}

## Choisir

web-campaign-deck-text = Ceux-ci commencent dans votre pioche ; tous les autres des unités de cette partie attendent dans votre réserve. Personne ne voit votre choix avant que les deux camps aient choisi.
web-campaign-integrate-text = Deux groupes sont devenus trop petits. Choisissez qui vous gardez : les autres sont mutés.
web-campaign-reserve-text = Vous avez perdu : { $name }. Choisissez qui prend sa place.
web-campaign-slot = { $picked } sur { $count } choisi, parmi { $of }
web-campaign-initiative = initiative { $initiative }
web-campaign-choice-in = { $name } : en est
web-campaign-choice-out = { $name } : reste
web-campaign-choice-fixed = En sont de toute façon
web-campaign-choice-short = Il en reste moins que n’en demande le scénario : { $units }.
web-campaign-choice-more = Il en reste à choisir.
web-campaign-choice-sent = Votre choix est fait. Vous pouvez le changer tant que l’autre camp n’a pas choisi.
web-campaign-choice-again = Changer mon choix
web-campaign-deck-ready = Prêt quand vous le voulez.
web-campaign-integrate-ready = Prêt quand vous le voulez.
web-campaign-reserve-ready = Prêt quand vous le voulez.
# $count: how many cards
web-campaign-deck-send = Envoyer ces { $count }
web-campaign-integrate-send = Garder ces { $count }
web-campaign-reserve-send = Appeler

## Le bilan d’une partie

web-campaign-step = Après la partie
# $title: of the scenario
web-campaign-after = Après la partie { $game } · { $title }
web-campaign-step-city = Ce qui reste de la ville
web-campaign-step-city-text = Il en sera ainsi pour toutes les parties à venir.
web-campaign-step-pile = { $pile ->
    [0] Personne n’est tombé
    [one] Un des vôtres est tombé
   *[other] { $pile } des vôtres sont tombés
}
# $losses: how many are lost for good
web-campaign-step-losses = { $losses ->
    [0] { $pile ->
        [0] Tous reviennent.
       *[other] Tous reviennent : les blessures guérissent, et personne n’est perdu pour de bon.
    }
    [one] Pour l’un d’eux, c’était la dernière partie : le hasard décide. Les blessés reviennent.
   *[other] Pour { $losses } d’entre eux, c’était la dernière partie : le hasard décide. Les blessés reviennent.
}
web-campaign-step-casualties = Perte { $number } sur { $of }
web-campaign-step-upgrades = Leçon { $number } sur { $of }
# $outcome: what a drawn card meant
web-campaign-outcome = { $outcome ->
    [back] à retirer
    [lost] perdu
   *[upgraded] a appris
}
web-campaign-step-chooses = Vous choisissez qui prend cette place, avant les prochains ordres.
web-campaign-step-lessons = { $count ->
    [one] Un des vôtres a appris
   *[other] { $count } des vôtres ont appris
}
web-campaign-step-lessons-text = Qui en était et a survécu revient parfois meilleur. Le hasard décide ; leur carte change pour de bon.
web-campaign-step-enemy = L’autre camp
web-campaign-step-both = Les deux camps
# $pile: cards in the casualty pile; $people: whose, with the article
web-campaign-step-enemy-pile = { $pile ->
    [0] Aucune perte pour { $people }.
    [one] Une perte pour { $people }.
   *[other] { $pile } pertes pour { $people }.
}
web-campaign-step-shot-down = Abattu : { $what }.
web-campaign-step-enemy-text = Qui c’était, et qui a appris, eux seuls le savent.
web-campaign-step-back = Retour
web-campaign-step-next = Suite
web-campaign-step-done = À la partie suivante

## Le registre

web-campaign-record = Registre de campagne
web-campaign-path = Cours de la campagne
web-campaign-path-game = Partie { $game }, { $title } : gagnée par { $people }.
web-campaign-path-now = Partie { $game }, { $title } : à venir.
web-campaign-path-taken = ce qui s’est passé
web-campaign-path-missed = ce qui ne s’est pas fait
web-campaign-path-ahead = ce qui peut venir
web-campaign-path-end = fin pour { $people }
web-campaign-rounds = Manches
web-campaign-piles = Pertes
web-campaign-area = En jeu
web-campaign-attempts = Jouée, annulées comprises
web-campaign-record-lost = { $count ->
    [one] Perdu : { $names }.
   *[other] Perdus : { $names }.
}
web-campaign-record-upgraded = { $count ->
    [one] A appris : { $names }.
   *[other] Ont appris : { $names }.
}
web-campaign-record-now = Cette partie reste à jouer.
web-campaign-tell-again = Revoir le bilan
web-campaign-replay = Revoir la partie
web-campaign-replay-void = Revoir la partie annulée
web-campaign-fork = Et si ? Repartir d’ici
web-campaign-fork-text = Une nouvelle campagne commence avant la partie { $game }, avec tout comme c’était alors, et d’autres hasards à partir de là. Celle-ci reste comme elle est. L’autre camp n’est pas obligé de venir : chacun peut quitter la nouvelle.
web-campaign-no = Pas maintenant

## La section

web-campaign-platoon = Section
web-campaign-serving = En service ({ $count })
web-campaign-new = Nouveaux ({ $count })
web-campaign-honour = Tableau d’honneur ({ $count })
web-campaign-honour-text = Ils ne reviennent pas. Ils ne sont pas oubliés.
web-campaign-honour-none = Personne encore.
web-campaign-squad = Groupe { $squad }
web-campaign-no-squad = Section et appuis
web-campaign-machines = Blindés et aviation
# $status: what has become of somebody; $game: in which game
web-campaign-status = { $status ->
    [fallen] perdu à la partie { $game }
    [shot-down] abattu à la partie { $game }
   *[gone] parti avant la partie { $game }
}
web-campaign-since = depuis la partie { $game }
web-campaign-fought = { $games ->
    [0] N’a encore fait aucune partie.
    [one] A fait une partie.
   *[other] A fait { $games } parties.
}

## Qui joue, liens, partie annulée

web-campaign-who = Qui joue
web-campaign-kind-bot = un bot : { $bot }
web-campaign-kind-invited = personne encore
web-campaign-kind-nameless = quelqu’un
web-campaign-standin = { $bot } tient la place
web-campaign-standin-which = Quel bot
web-campaign-standin-me = Un bot joue pour moi
web-campaign-standin-them = Faire jouer un bot
web-campaign-standin-back = Me revoilà
web-campaign-standin-stop = Attendre la personne
web-campaign-invite-text = Personne ne mène encore l’autre camp ({ $side }). Envoyez ce lien secret : il sert une fois.
web-campaign-void = Rejouer une partie
web-campaign-void-text = Si les deux camps le veulent, la dernière partie ne compte pas et se rejoue : on choisit de nouveau les pioches, personne n’y est tombé, rien n’y est cassé. Jusqu’au début de la partie suivante.
web-campaign-void-want = Je veux l’annuler
web-campaign-void-not = Je ne veux plus l’annuler
web-campaign-void-agree = D’accord : annulée
web-campaign-void-asked = L’autre camp le demande.
web-campaign-links = Liens et fichier
web-campaign-spectator = Copier le lien pour regarder
web-campaign-spectator-copied = Copié : qui l’a voit le registre et la ville, aucun secret.
web-campaign-export = Enregistrer toute la campagne
web-campaign-what = Qu’est-ce qu’une campagne ?
web-campaign-origin = Issue d’une autre campagne
web-campaign-forked = Un autre cours des choses, à partir de la partie { $game }
web-campaign-to-origin = À la campagne dont elle est issue
web-campaign-fork-over = terminée
web-campaign-sealed = La campagne dont celle-ci est issue continue. Tant qu’elle n’est pas finie elle aussi, le texte et les nombres de celle-ci restent fermés : ils en révéleraient des secrets.
web-campaign-leave = Quitter cette campagne
web-campaign-leave-title = Issue d’une autre campagne
web-campaign-leave-text = Rien ne vous oblige à la jouer. Si vous la quittez, elle finit pour les deux camps, sans résultat. La campagne dont elle est issue reste comme elle est.
web-campaign-leave-sure = Elle finit aussitôt pour les deux camps, et personne ne pourra la reprendre. Chaque camp garde sa propre page ; le texte entier n’est jamais montré.
# $people: whose, with the article
web-campaign-left-by = Quittée par { $people }
web-campaign-left-text = Cette campagne est issue d’une autre, et un camp n’a pas voulu la continuer. Elle a fini sans résultat. L’autre campagne est comme elle était.
web-campaign-chance = Qui choisit ceux qui tombent ?
web-campaign-chance-text = Personne : tous les tirages découlent d’un nombre secret dont l’empreinte est ici depuis le début. À la fin de la campagne le nombre est montré, et chacun peut vérifier.
web-campaign-chance-over = Tous les tirages ont découlé de ces nombres. Une campagne enregistrée se vérifie par : undaunted campaign verify

## À la table d’une partie de campagne

web-campaign-table = Partie d’une campagne
web-campaign-back = À la campagne
