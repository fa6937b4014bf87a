### Tout ce qui est sur la table s'explique : ce que c'est, en une phrase (`about`), et ce que cela ferait maintenant (`now`).


## Ce que c'est

about-card-combat = Jouée à votre tour, elle fait faire à l'unité du même nom une de ces actions.
about-card-command = Un officier ou un avion : jouée à votre tour, la carte fait une de ces actions, sans pion.
about-unit = Une unité de quelques soldats. Pour la toucher, un dé doit atteindre sa défense plus la couverture de sa tuile plus la portée.
about-soldier = Un seul soldat. Pour le toucher, un dé doit atteindre sa défense plus la couverture de sa tuile plus la portée.
about-vehicle = Qui s'y trouve peut faire les actions de son siège. On vise le véhicule, jamais ceux qui sont à bord.
about-place-title = Siège : { $place }
about-place = Une carte Combattant peut une fois, avant ou après son emploi, mettre son soldat sur un siège libre d'un véhicule de sa tuile.
about-tile-title = { $terrain }, { $tile }
about-tile = Sa couverture aide qui s'y fait tirer dessus. Progresser demande votre marqueur ; Explorer et Infiltrer mènent partout.
about-hand-title = Main
about-hand = Ce que vous pouvez miser ou jouer ce tour de jeu. Ce qui reste est défaussé à la fin de votre tour.
about-played-title = Zone de jeu
about-played = Ce que vous avez joué pendant ce tour. Motiver peut en reprendre des cartes Combattant.
about-discard-title = Défausse
about-discard = Les cartes usées. On les mélange pour former une nouvelle pioche quand il faut piocher et qu'elle est vide.
about-supply-title = Réserve
about-supply = Des cartes mises de côté : elles ne sont pas dans votre pioche tant que des Renforts ne les y amènent pas. Tous peuvent les regarder.
about-deck-title = Pioche
about-deck = Vous y piochez quatre cartes au début de chaque tour de jeu.
about-removed-title = Retirées
about-removed = Les cartes sorties du jeu : les pertes, et le Brouillard de Guerre levé par Reconnaître.
about-initiative-title = L'initiative
about-initiative = Qui l'a joue en premier. La plus forte mise la prend ; à égalité, elle reste où elle est.
about-goal-title = Comment gagner
about-goal = Qui atteint le but de son camp gagne aussitôt, même au milieu d'un tour.
about-round-title = Tour de jeu
about-round = Chacun pioche quatre cartes, en mise une pour l'initiative, et joue son tour.
about-fog-title = Brouillard de Guerre
about-fog = Celui qui reste à prendre. Un nouveau terrain en coûte un, et Camoufler en donne un ; une équipe prend tout dans la même réserve.
about-undo-title = Reprendre
about-undo = Reprend vos décisions une à une, jusqu'au dernier dé, à la dernière pioche ou révélation de votre tour.


## Ce qu'une action ferait maintenant

now-not = Pas maintenant. { $reason }
now-not-held = Vous n'avez pas cette carte en main.
now-only-readies = { FORM($unit, "Le") } est { FORM($unit, "gender") ->
        [feminine] neutralisée : cette carte ne ferait que la
       *[masculine] neutralisé : cette carte ne ferait que le
    } remettre en état.
now-arrives = { FORM($unit, "Le") } n'est pas sur le plateau et arrive d'abord sur un marqueur d'arrivée.
now-may = C'est possible maintenant.
now-takes =
    { $points ->
        [0] Prend { $tile }, qui ne vaut aucun point.
        [one] Prend { $tile } et son point.
       *[other] Prend { $tile } et ses { $points } points.
    }
now-raises =
    { $points ->
        [one] { $tile } vaudra 1 point.
       *[other] { $tile } vaudra { $points } points.
    }
now-recon =
    { $count ->
        [one] Retire le Brouillard de Guerre de votre main, et vous piochez une carte.
       *[other] Retire un des { $count } Brouillards de Guerre de votre main, et vous piochez une carte.
    }
now-draw =
    { $deck ->
        [0] Votre pioche est vide : votre défausse est mélangée d'abord.
        [one] Il y a une carte dans votre pioche.
       *[other] Il y a { $deck } cartes dans votre pioche.
    }
now-aims = Chances de toucher : { $things }.
now-strikes = Frappe tous ceux qui s'y trouvent : { $things }.
now-chance = { $unit } { $percent } %
now-goes = Premier pas : { $things }.
now-arrives-on = Arrivée possible : { $things }.
now-guides = Peut faire avancer : { $things }.
now-repairs = Peut réparer : { $things }.
now-scouts =
    { $count ->
        [one] Une seule tuile à choisir : { $things }.
       *[other] { $count } tuiles pour commencer : { $things }.
    }
now-targets =
    { $count ->
        [one] Une seule tuile est assez loin : { $things }.
       *[other] { $count } tuiles sont assez loin : { $things }.
    }
now-bolsters = Dans votre réserve : { $things }.
now-inspires = Dans votre zone de jeu : { $things }.
now-so-many =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
now-and-more = { $some } et { $more } de plus
now-fog-own =
    { $count ->
        [0] Un nouveau terrain ne coûte rien : votre réserve n'a plus de Brouillard de Guerre.
        [one] Un nouveau terrain coûte un Brouillard de Guerre : il en reste un dans votre réserve.
       *[other] Chaque nouveau terrain coûte un Brouillard de Guerre : il en reste { $count } dans votre réserve.
    }
now-fog-of =
    { $count ->
        [0] { FORM($seat, "Le") } : plus de Brouillard de Guerre à prendre, ce serait en vain.
        [one] { FORM($seat, "Le") } : un Brouillard de Guerre à prendre encore.
       *[other] { FORM($seat, "Le") } : { $count } Brouillards de Guerre à prendre encore.
    }


## Cartes, tas et boutons maintenant

now-stands = { FORM($unit, "Le") } est en { $tile }.
now-off-board = { FORM($unit, "Le") } n'est pas sur le plateau : une action de cette carte l'amène sur un marqueur d'arrivée.
now-gone = { FORM($unit, "Le") } n'est plus sur le plateau et ne reviendra pas.
now-copies = Les vôtres : { $places }.
now-in-zone =
    { $zone ->
        [hand] { $count } en main
        [played] { $count } dans la zone de jeu
        [discard] { $count } dans la défausse
        [deck] { $count } dans la pioche
       *[supply] { $count } dans la réserve
    }
now-unplayed =
    { $count ->
        [0] Vous n'avez plus rien à jouer en main.
        [one] Une carte que vous pourriez encore jouer serait défaussée.
       *[other] { $count } cartes que vous pourriez encore jouer seraient défaussées.
    }
now-hunkers =
    { $count ->
        [0] { FORM($card, "Le") } va dans votre réserve, où il n'y en a pas d'autre.
        [one] { FORM($card, "Le") } va dans votre réserve, où il y en a déjà une.
       *[other] { FORM($card, "Le") } va dans votre réserve, où il y en a déjà { $count }.
    }
now-forgoes =
    { $count ->
        [one] Vous renoncez au dernier pas de cette action.
       *[other] Vous renoncez aux { $count } pas qui restent de cette action.
    }
now-initiative = Elle est à présent { FORM($side, "au") }.
now-pile =
    { $count ->
        [0] Il n'y a aucune carte.
        [one] Il y a une carte.
       *[other] Il y a { $count } cartes.
    }
now-shuffled =
    { $count ->
        [one] Une carte de la défausse attend d'y être mélangée.
       *[other] { $count } cartes de la défausse attendent d'y être mélangées.
    }


## Le plateau maintenant

now-cover =
    { $cover ->
        [0] Aucune couverture : qui s'y fait tirer dessus n'a que la défense de son pion, et la portée.
       *[other] Couverture { $cover } : ajoute { $cover } à la défense de qui s'y fait tirer dessus.
    }
now-hill = Colline : ajoute { $cover } à la défense de qui s'y fait tirer dessus, mais { $low } contre un tir d'une colline ou d'en haut.
now-rough = Terrain difficile : aucun véhicule n'y entre.
now-own-none = Vous n'y avez pas de marqueur : Progresser n'y mène pas, Explorer si.
now-own-scouted = Vous l'avez explorée : vos unités peuvent y venir, et celle qui s'y trouve peut Contrôler.
now-own-controlled = Vous la contrôlez : vos unités peuvent y venir.
now-scouted-by = Explorée par { FORM($side, "le") }.
now-controlled-by = Contrôlée par { FORM($side, "le") }.
now-worth =
    { $points ->
        [one] Vaut 1 point pour qui la contrôle ; personne, à présent.
       *[other] Vaut { $points } points pour qui la contrôle ; personne, à présent.
    }
now-worth-own =
    { $points ->
        [one] Son point est à vous.
       *[other] Ses { $points } points sont à vous.
    }
now-worth-held =
    { $points ->
        [one] Son point compte pour { FORM($side, "le") }.
       *[other] Ses { $points } points comptent pour { FORM($side, "le") }.
    }
now-radio = Radio : le camp nommé par le scénario peut y Contrôler de nouveau, pour que la tuile vaille 1 de plus.
now-targeted = Cible { FORM($side, "du") } : Pilonner frappe tous ceux de cette tuile.
now-spawns = Marqueur d'arrivée { FORM($side, "du") } : les unités hors du plateau arrivent ici.
now-escapes = Marqueur Fuite { FORM($side, "du") } : ceux que le scénario laisse partir peuvent quitter le plateau d'ici.
now-defends = Ici : défense { $defence } plus couverture { $cover } font { $total }, plus la portée.
now-defends-hill = Ici : défense { $defence } plus couverture { $cover } ({ $low } contre un tir d'une colline), plus la portée.
now-aboard = Dans un véhicule, comme { $place } : on vise le véhicule.
now-is-suppressed = { FORM($unit, "gender") ->
        [feminine] Neutralisée
       *[masculine] Neutralisé
    } : la prochaine action { FORM($unit, "du") } ne fera que { FORM($unit, "gender") ->
        [feminine] la
       *[masculine] le
    } remettre en état.
now-armoured = Attaquer doit atteindre { $defence } plus couverture { $cover }, Antichar { $armour } plus couverture { $cover }, tous deux plus la portée ; Démolir { $armour }.
now-only-armoured = Attaquer n'y peut rien. Antichar doit atteindre { $armour } plus couverture { $cover } plus la portée, Démolir { $armour }.
now-damage =
    { $damage ->
        [0] Intact : { $critical } dégâts l'immobilisent, { $integrity } le détruisent.
       *[other] Dégâts : { $damage } ; { $critical } l'immobilisent, { $integrity } le détruisent.
    }
now-disabled = Immobilisé, avec { $damage } dégâts sur { $integrity } : ses sièges ne servent plus tant qu'il n'est pas réparé en dessous de { $critical }.
now-destroyed = { FORM($vehicle, "Le") } n'est plus en jeu.
now-crew = À bord : { $crew }.
now-abandoned = Personne à bord : qui y entre le prend.
now-sits = { FORM($unit, "Le") } occupe ce siège.
now-free = Ce siège est libre.
now-place-does = Qui l'occupe peut : { $actions }.
now-needs = Seulement avec la spécialisation { $skill }.
now-place-useless = Le véhicule est immobilisé : ses sièges ne servent à rien à présent.
now-razed = Détruite par { FORM($side, "le") }.
now-stands-firm = Démolir, depuis sa tuile, doit atteindre { $defence }.
now-scores-razing =
    { $points ->
        [one] { FORM($side, "Le") } : 1 point pour l'avoir détruite.
       *[other] { FORM($side, "Le") } : { $points } points pour l'avoir détruite.
    }
now-scores-holding =
    { $points ->
        [one] { FORM($side, "Le") } : 1 point tant qu'elle est debout sur une de leurs tuiles.
       *[other] { FORM($side, "Le") } : { $points } points tant qu'elle est debout sur une de leurs tuiles.
    }
