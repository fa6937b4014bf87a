### Les cartes de l'adversaire solo, et pourquoi elles ont fait ce qu'elles ont fait. Chaque partie du texte d'une carte est
### composée de ces messages. $gender est le genre du nom ; FORM($what, "de") commence par « d'un », « bare » est sans article.


## Assembler

solo-count =
    { $bound ->
        [or-more] au moins { $number }
        [or-fewer] au plus { $number }
       *[exactly] { $number }
    }
solo-that-is = { $traits }
solo-of-tiles = de { $tiles }
solo-not =
    { $word ->
        [with-structure] sans structure
        [hill] pas { $what }
        [rough] pas { $what }
        [on-path-to-victory] pas { $what }
        [within] pas { $what }
        [away] pas { $what }
        [worth] pas { $what }
        [population] pas { $what }
        [is] pas { $what }
        [on] pas { $what }
        [in] pas { $what }
        [disabled] en service
        [aboard] pas { $what }
        [on-foot] pas { $what }
        [on-board] pas { $what }
        [off-board] pas { $what }
        [in-same-vehicle] pas { $what }
        [with-control] sans l'action Contrôler
        [defence] pas { $what }
       *[other] non { $what }
    }
solo-and = { $one } et { $other }
solo-or = { $one } ou { $other }
solo-both = { $one } et { $other }
solo-times = { $what } ({ $number } fois)
solo-then = { $one }, { $other }
solo-phrase =
    { $un }{ $noun }{ GIVEN($before) ->
        [no] { "" }
       *[yes] { " " }{ $before }
    }{ GIVEN($after) ->
        [no] { "" }
       *[yes] { " " }{ $after }
    }
    .de =
        { $de }{ $noun }{ GIVEN($before) ->
            [no] { "" }
           *[yes] { " " }{ $before }
        }{ GIVEN($after) ->
            [no] { "" }
           *[yes] { " " }{ $after }
        }
    .bare =
        { $noun }{ GIVEN($before) ->
            [no] { "" }
           *[yes] { " " }{ $before }
        }{ GIVEN($after) ->
            [no] { "" }
           *[yes] { " " }{ $after }
        }
solo-sentence =
    { GIVEN($condition) ->
        [no] { $step }.
       *[yes] { $condition } : { $step }.
    }{ GIVEN($ties) ->
        [no] { "" }
       *[yes] { " " }[{ $ties }]
    }
solo-box = Quand { FORM($title, "le") } entre sur une tuile non explorée : l'explorer.


## Noms

solo-noun-tile = tuile
    .un = une{ " " }
    .de = d'une{ " " }
    .gender = feminine
solo-noun-objective = objectif
    .un = un{ " " }
    .de = d'un{ " " }
    .gender = masculine
solo-noun-structure = structure
    .un = une{ " " }
    .de = d'une{ " " }
    .gender = feminine
solo-noun-escape-marker = marqueur de fuite
    .un = un{ " " }
    .de = d'un{ " " }
    .gender = masculine
solo-noun-spawn-marker = point d'arrivée
    .un = un{ " " }
    .de = d'un{ " " }
    .gender = masculine
solo-noun-enemy-spawn-marker = point d'arrivée ennemi
    .un = un{ " " }
    .de = d'un{ " " }
    .gender = masculine
solo-noun-matching-spawn-marker = point d'arrivée du même groupe
    .un = un{ " " }
    .de = d'un{ " " }
    .gender = masculine
solo-noun-targeted-tile = tuile visée
    .un = la{ " " }
    .de = de la{ " " }
    .gender = feminine
solo-noun-path-to-victory = chemin de la victoire
    .un = le{ " " }
    .de = du{ " " }
    .gender = masculine
solo-noun-unit = unité
    .un = une{ " " }
    .de = d'une{ " " }
    .gender = feminine
solo-noun-soldier = soldat
    .un = un{ " " }
    .de = d'un{ " " }
    .gender = masculine
solo-noun-vehicle = véhicule
    .un = un{ " " }
    .de = d'un{ " " }
    .gender = masculine
solo-noun-demolition-unit = unité de démolition
    .un = une{ " " }
    .de = d'une{ " " }
    .gender = feminine
solo-noun-enemy = ennemi
    .un = un{ " " }
    .de = d'un{ " " }
    .gender = masculine
solo-noun-destination = destination
    .un = la{ " " }
    .de = de la{ " " }
    .gender = feminine
solo-noun-that-enemy = ennemi en question
    .un = l'
    .de = de l'
    .gender = masculine
solo-noun-that-unit = unité en question
    .un = l'
    .de = de l'
    .gender = feminine
solo-noun-above = ce qui précède ({ $letters })
    .un = { "" }
    .de = de{ " " }
    .gender = masculine

solo-subject-tile = la tuile
    .gender = feminine
solo-subject-destination = la destination
    .gender = feminine
solo-subject-targeted-tile = la tuile visée
    .gender = feminine
solo-subject-named = la tuile { $tile }
    .gender = feminine
solo-subject-unit = l'unité
    .gender = feminine
solo-subject-vehicle = le véhicule
    .gender = masculine


## Tuiles

solo-tile-scouted =
    { $gender ->
        [feminine] explorée
       *[masculine] exploré
    }
solo-tile-unscouted =
    { $gender ->
        [feminine] non explorée
       *[masculine] non exploré
    }
solo-tile-enemy-scouted =
    { $gender ->
        [feminine] explorée par l'ennemi
       *[masculine] exploré par l'ennemi
    }
solo-tile-controlled =
    { $gender ->
        [feminine] contrôlée
       *[masculine] contrôlé
    }
solo-tile-uncontrolled =
    { $gender ->
        [feminine] non contrôlée
       *[masculine] non contrôlé
    }
solo-tile-enemy-controlled =
    { $gender ->
        [feminine] contrôlée par l'ennemi
       *[masculine] contrôlé par l'ennemi
    }
solo-tile-controlled-by-either-side =
    { $gender ->
        [feminine] contrôlée (par l'un ou l'autre camp)
       *[masculine] contrôlé (par l'un ou l'autre camp)
    }
solo-tile-occupied =
    { $gender ->
        [feminine] occupée
       *[masculine] occupé
    }
solo-tile-unoccupied =
    { $gender ->
        [feminine] inoccupée
       *[masculine] inoccupé
    }
solo-tile-enemy-occupied =
    { $gender ->
        [feminine] occupée par l'ennemi
       *[masculine] occupé par l'ennemi
    }
solo-tile-friendly-occupied =
    { $gender ->
        [feminine] occupée par une unité amie
       *[masculine] occupé par une unité amie
    }
solo-tile-threatened =
    { $gender ->
        [feminine] menacée
       *[masculine] menacé
    }
solo-tile-secure =
    { $gender ->
        [feminine] sûre
       *[masculine] sûr
    }
solo-tile-hill = sur une colline
solo-tile-rough = en terrain difficile
solo-tile-mined =
    { $gender ->
        [feminine] minée
       *[masculine] miné
    }
solo-tile-on-path-to-victory = sur le chemin de la victoire
solo-tile-with-structure = avec une structure
solo-tile-same-tile = sur la même tuile
solo-tile-occupied-by =
    { $gender ->
        [feminine] occupée par { $units }
       *[masculine] occupé par { $units }
    }
solo-tile-holding = avec { $count } × { FORM($units, "bare") }
solo-tile-within = à { $number } au plus
solo-tile-within-of = à { $number } au plus { FORM($goal, "de") }
solo-tile-away =
    à { $count } { $number ->
        [1] tuile
       *[other] tuiles
    }
solo-tile-away-from =
    à { $count } { $number ->
        [1] tuile
       *[other] tuiles
    } { FORM($goal, "de") }
solo-tile-worth = d'une valeur de { $count }
solo-tile-population = de population { $count }


## Unités

solo-unit-enemy =
    { $gender ->
        [feminine] ennemie
       *[masculine] ennemi
    }
solo-unit-any = de l'un ou l'autre camp
solo-unit-own =
    { $gender ->
        [feminine] amie
       *[masculine] ami
    }
solo-unit-matching = du même groupe
solo-unit-other = autre
solo-unit-suppressed =
    { $gender ->
        [feminine] neutralisée
       *[masculine] neutralisé
    }
solo-unit-ready =
    { $gender ->
        [feminine] prête
       *[masculine] prêt
    }
solo-unit-damaged =
    { $gender ->
        [feminine] endommagée
       *[masculine] endommagé
    }
solo-unit-disabled = hors service
solo-unit-unoccupied =
    { $gender ->
        [feminine] inoccupée
       *[masculine] inoccupé
    }
solo-unit-occupied =
    { $gender ->
        [feminine] occupée
       *[masculine] occupé
    }
solo-unit-armoured =
    { $gender ->
        [feminine] blindée
       *[masculine] blindé
    }
solo-unit-aboard = à bord
solo-unit-on-foot = à pied
solo-unit-on-board = sur le plateau
solo-unit-off-board = hors du plateau
solo-unit-in-same-vehicle = dans le même véhicule
solo-unit-with-control = avec l'action Contrôler
solo-unit-defence =
    de défense totale { $bound ->
        [or-more] { $number } ou plus
        [or-fewer] { $number } ou moins
       *[exactly] { $number }
    }
solo-unit-in-place = à la place { FORM($place, "du") }
solo-unit-on = sur { $ground }


## Conditions

solo-if-being = { $subject } { $being }
solo-be = est { $what }
solo-be-not = n'est pas { $what }
solo-be-after = { $what }
solo-be-not-after = n'est pas { $what }
solo-be-after-not = est { $what }
solo-be-not-after-not = pas { $what }
solo-if-none =
    { FORM($what, "gender") ->
        [feminine] aucune { FORM($what, "bare") }
       *[masculine] aucun { FORM($what, "bare") }
    }
solo-if-some = { $count } × { FORM($what, "bare") }
solo-if-cards =
    { $cards } dans { $zone ->
        [play-area] la zone de jeu
        [enemy-discard-pile] la défausse ennemie
       *[discard-pile] la défausse
    }
solo-cards =
    { GIVEN($title) ->
        [yes] { $title }
       *[no] { $number ->
            [1] carte
           *[other] cartes
        }
    }{ $matching ->
        [yes] { " " }du même groupe
       *[no] { "" }
    }
solo-if-population = la population de { $subject } est { $count }
solo-if-has-points =
    { $side ->
        [enemy] l'ennemi a { $count } points
       *[own] le bot a { $count } points
    }
solo-if-needs-points =
    { $side ->
        [enemy] il manque { $count } points à l'ennemi
       *[own] il manque { $count } points au bot
    }
solo-if-deck-all =
    { $empty ->
        [yes] les pioches de renfort sont vides
       *[no] il reste des cartes dans les pioches de renfort
    }
solo-if-deck-matching =
    la pioche de renfort du même groupe { $empty ->
        [yes] est vide
       *[no] n'est pas vide
    }
solo-if-deck-named =
    la pioche de renfort { $deck } { $empty ->
        [yes] est vide
       *[no] n'est pas vide
    }
solo-if-place =
    la place { FORM($place, "du") } est { $empty ->
        [yes] libre
       *[no] prise
    }
solo-fact-bot-has-initiative = le bot a l'initiative
solo-fact-enemy-has-initiative = l'ennemi a l'initiative
solo-fact-target-marker-on-board = marqueur de cible sur le plateau
solo-fact-mines-left = il reste des mines
solo-fact-aircraft-left = il reste des avions
solo-fact-no-bot-has-initiative = le bot n'a pas l'initiative
solo-fact-no-enemy-has-initiative = l'ennemi n'a pas l'initiative
solo-fact-no-target-marker-on-board = pas de marqueur de cible sur le plateau
solo-fact-no-mines-left = il ne reste pas de mines
solo-fact-no-aircraft-left = il ne reste pas d'avions


## Sélections

solo-select-range = choisir une destination{ GIVEN($within) ->
        [no] { "" }
       *[yes] { " " }à { $within } au plus
    }{ GIVEN($traits) ->
        [no] { "" }
       *[yes] { " " }qui soit { $traits }
    }
solo-select-tile = choisir { $ground } comme destination
solo-select-nearer = choisir une destination plus proche { FORM($goal, "de") }
solo-select-above = choisir la destination la plus proche { FORM($goal, "de") }
solo-select-through = choisir la tuile à traverser
solo-select-unit = choisir { $units } comme unité
solo-select-target = choisir { $units } comme cible


## Actions

solo-do-move = { $action } vers la destination
solo-do-move-to = { $action } vers { $goal }
solo-do-move-closer = { $action } : plus près { FORM($goal, "de") }
solo-do-guide = guider l'unité vers la destination
solo-do-guide-to = guider l'unité vers { $goal }
solo-do-guide-closer = guider l'unité plus près { FORM($goal, "de") }
solo-do-advance-to = avancer vers { $goal }
solo-do-advance-closer = avancer plus près { FORM($goal, "de") }
solo-do-combat = { $action }{ GIVEN($number) ->
        [no] { "" }
       *[yes] { " " }{ $number }
    }{ GIVEN($goal) ->
        [no] { "" }
       *[yes] { " " }: { $goal }
    }
solo-do-bolster-matching-squad = renforcer depuis la pioche de renfort du même groupe
solo-do-bolster-random-deck = renforcer depuis une pioche de renfort au hasard
solo-do-bolster-largest-deck = renforcer depuis la plus grande pioche de renfort
solo-do-bolster-deck = renforcer depuis la pioche de renfort { $deck }
solo-do-inspire =
    motiver { $number ->
        [1] la prochaine { $titled ->
            [yes] carte{ " " }
           *[no] { "" }
        }
       *[other] les { $number } prochaines { $titled ->
            [yes] cartes{ " " }
           *[no] { "" }
        }
    }{ $cards }
solo-do-navigate = naviguer
solo-do-navigate-to = naviguer : { $goal }
solo-do-navigate-closer = naviguer plus près { FORM($goal, "de") }
solo-do-surveil = surveiller
solo-do-surveil-to = surveiller { $goal }
solo-do-surveil-closer = surveiller plus près { FORM($goal, "de") }
solo-do-lay-mine =
    { $kind ->
        [armour] poser une mine antichar
       *[personnel] poser une mine antipersonnel
    }
solo-do-lay-mine-closer =
    { $kind ->
        [armour] poser une mine antichar plus près { FORM($goal, "de") }
       *[personnel] poser une mine antipersonnel plus près { FORM($goal, "de") }
    }
solo-do-lift-mine = lever une mine
solo-do-enter = monter : { $vehicle }
solo-do-enter-as = monter : { $vehicle }, à la place { FORM($place, "du") }
solo-do-reposition = changer pour la place { FORM($place, "du") }
solo-do-switch = échanger pour la place { FORM($place, "du") }
solo-do-exit = descendre
solo-do-escape = s'enfuir
solo-do-do-nothing = ne rien faire
solo-do-then = puis { $line }
solo-do-roll = lancer un dé
solo-case = { $first }–{ $last } : { $effects }
solo-action-go = Aller


## Départages

solo-tie-value = valeur
solo-tie-lower-value = valeur la plus basse
solo-tie-cover = couverture
solo-tie-lower-cover = couverture la plus basse
solo-tie-fewer-enemies = moins d'ennemis
solo-tie-more-enemies = plus d'ennemis
solo-tie-fewer-friendly-units = moins d'unités amies
solo-tie-more-friendly-units = plus d'unités amies
solo-tie-population = population
solo-tie-lower-population = population la plus basse
solo-tie-lower-defence = défense la plus basse
solo-tie-more-dangerous = le plus dangereux
solo-tie-more-damage = plus de dégâts
solo-tie-less-damage = moins de dégâts
solo-tie-random = hasard
solo-tie-closer = plus près { FORM($goal, "de") }
solo-tie-further = plus loin { FORM($goal, "de") }


## Pourquoi une ligne ne s'est pas appliquée, ou ce qu'elle a donné

solo-why-condition = Ce n'est pas le cas : { $clause }.
solo-why-not-allowed = Les règles ne le permettent pas ici : { $action }.
solo-why-no-points = Cela ne rapporterait aucun point d'objectif.
solo-why-no-effect = Cela ne changerait rien : { $action }.
solo-why-no-target = Il n'y a personne à viser : { $action }.
solo-why-no-such-tile = Aucune tuile de ce genre n'est à portée.
solo-why-no-such-unit = Il n'y a pas d'unité de ce genre.
solo-why-no-goal = Il n'y a rien vers quoi aller.
solo-why-no-closer = Elle ne s'en rapprocherait pas.
solo-why-out-of-reach = { FORM($tile, "Tuile") } est hors de portée.
solo-why-no-exit = Aucune sortie du plateau n'est à portée.
solo-why-own-units = Il y a autant d'amis que d'ennemis sur { FORM($tile, "tuile") }.
solo-why-no-deck = Il n'y a pas de pioche de renfort { $deck }.
solo-why-no-card = Aucune carte de ce genre n'attend dans la ligne.
solo-why-no-place = Aucune place de ce genre n'est libre.
solo-why-no-subline = Aucune de ses sous-lignes ne s'applique.
solo-why-no-case = Aucune de ses actions n'est possible.
solo-why-nothing-to-do = Il n'y a rien à faire.
solo-why-goes = Elle va sur { FORM($tile, "tuile") }.
solo-why-shoots = Elle vise { FORM($target, "le") }, défense totale { $total }.
solo-why-demolishes = Elle fait sauter { FORM($structure, "le") }.
solo-why-salvo = Elle vise { FORM($tile, "tuile") }, à cause { FORM($target, "du") }.
solo-why-bolsters = Elle renforce depuis la pioche de renfort { $deck }.
solo-why-inspires = { FORM($card, "Le") } sera résolu deux fois.


## Le compte rendu d'une carte

solo-account = { $card } : carte solo { $number }
solo-account-again = { $card }, pour la seconde fois : carte solo { $number }
solo-account-missing = { $card } : aucune carte solo ne dit ici qu'en faire.
solo-account-changed = Le texte de la carte solo { $number } a changé depuis : il ne dit plus ce qui a été fait.
solo-account-none = Aucune ligne ne s'applique : rien ne se passe.
solo-line-applied = { $label } s'applique : { $text }
solo-line-skipped = { $label } ne s'applique pas : { $text }
solo-choice-destination = Destination
solo-choice-through = Tuile à traverser
solo-choice-target = Cible
solo-choice-unit = Unité
solo-choice-tile = Tuile
solo-choice-edge = Bord vers
solo-choice-start = Depuis
solo-chosen = { $what } : { $chosen }, parmi { $others }
solo-rolled =
    { $count ->
        [one] Dé : { $dice }
       *[other] Dés : { $dice }
    }
solo-yes = oui
solo-no = non
solo-origin-printed = imprimée
solo-origin-ours = de nous

## La page de toutes les cartes

solo-page-title = Les cartes de l'adversaire solo
solo-page-head =
    Ce que l'adversaire automatique fait de chacune de ses cartes, selon le camp qu'il joue et le scénario. { $cards } cartes, dont { $printed } sont
    les cartes imprimées que l'on connaît, fidèles mot pour mot quant au sens. Toutes les autres sont de nous, dans la même langue, et aucune ne vient
    de la boîte. La première ligne qui s'applique est résolue ; entre crochets, les départages, dans leur ordre.
solo-page-serves = { $side } : { $scenarios }
solo-page-set-ups = Scénario par scénario
solo-page-set-ups-head =
    Qui est le plus dangereux pour lui, quel chemin le mène à la victoire, et ce que la mise en place a de particulier quand ce camp joue tout seul :
    les pioches de renfort, si ce ne sont pas simplement une par groupe et une pour tout le reste, et ce qui s'ajoute à une pioche ou à une réserve,
    ou en est retiré et reste dans la boîte.
solo-page-column-scenario = Scénario
solo-page-column-bot = Adversaire solo
solo-page-column-danger = Du plus au moins dangereux
solo-page-column-path = Chemin de la victoire
solo-page-column-changes = Changements de mise en place
solo-page-bolster = { $deck } : { $what }
solo-page-change-deck = { $side }, pioche : { $what }
solo-page-change-supply = { $side }, réserve : { $what }
solo-page-change-scouted = { $side }, tuiles explorées : { $what }
solo-page-change-controlled = { $side }, tuiles contrôlées : { $what }
solo-page-change-units = { $side }, pions : { $what }
