## Le plateau dans le navigateur

# $title: the scenario
web-board-label = Le plateau : { $title }
web-board-zoom-in = Agrandir
web-board-zoom-out = Réduire
web-board-fit = Voir tout le plateau
web-board-codes = Numéros des tuiles
web-board-codes-shown = Affichés
web-board-codes-hidden = Masqués

# $terrain: what it is, such as woods; $tile: its number
web-board-tile = { $terrain }, tuile { $tile }
web-board-cover = Couverture { $cover }
# A hill: $low counts against fire from a hill or from the air
web-board-cover-hill = Colline : couverture { $cover }, ou { $low } contre un tir venu d'une colline ou des airs
web-board-rough = Terrain difficile, sans véhicules
web-board-points =
    { $points ->
        [one] Objectif : { $points } point
       *[other] Objectif : { $points } points
    }
web-board-radio = Radio
web-board-scouted = Explorée par { $people }
web-board-controlled = Contrôlée par { $people }
web-board-targeted = Visée par { $people }
web-board-spawn = Marqueur d’arrivée : { $side }
web-board-escape = Marqueur Fuite : { $side }
web-board-unit = { $name }, défense { $defence }
web-board-unit-suppressed = { $name }, défense { $defence }, neutralisé
# Un véhicule qui est une unité : un blindage et aucune autre défense
web-board-unit-armour = { $name }, blindage { $armour }
web-board-of-side = { $name } ({ $side })
web-board-defence = Défense { $defence }
web-board-suppressed = Neutralisé
web-board-armour = Blindage { $armour }
web-board-damage = Dégâts : { $damage } sur { $integrity }
web-board-disabled = Immobilisé
web-board-place = { $place } : { $who }
web-board-place-free = libre
# An action of a place in a vehicle
web-board-place-action = { $place } : { $action }
web-board-structure-points =
    { $points ->
        [one] Vaut { $points } point
       *[other] Vaut { $points } points
    }
web-board-destroyed = Destruction par { $people }

web-board-odds-base = base
web-board-odds-cover = couverture
web-board-odds-range = portée
web-board-odds-total = à obtenir
web-board-odds-sum = Base { $base } plus couverture { $cover } plus portée { $range } font { $total }
# The total is beyond what a die shows
web-board-odds-zero = Aucun chiffre du dé n’est si haut : seul un 0 touche.
web-board-odds-dice =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
web-board-odds-percent = { $percent } %
# On touch: the button that rolls the dice
web-board-fire = Tirer : { $percent } %
web-board-hit = Touché
web-board-miss = Raté

web-board-film-pause = Pause
web-board-film-resume = Reprendre
web-board-film-skip = Aller à la fin
web-board-film-repeat = Revoir le dernier tour adverse
web-board-film-speed = Rythme
web-board-film-speed-slow = Lent
web-board-film-speed-normal = Normal
web-board-film-speed-fast = Rapide
web-board-film-speed-off = Sans animation
web-board-film-waiting =
    { $count ->
        [one] encore { $count } étape
       *[other] encore { $count } étapes
    }
web-board-tagged =
    { $tags ->
        [one] Un coup au but : coûtera à l’adversaire solo une de ses cartes à son prochain tour.
       *[other] { $tags } coups au but : coûteront à l’adversaire solo { $tags } de ses cartes à son prochain tour.
    }
web-board-unit-tagged =
    { $tags ->
        [one] { $unit }, marqueur pour une carte
       *[other] { $unit }, marqueurs pour { $tags } cartes
    }
web-board-film-card = Passer cette carte
