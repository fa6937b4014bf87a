### Ce que Stalingrad ajoute au journal, aux questions et aux refus.


## Le journal

event-routed = { FORM($unit, "Le") } n'a plus de carte à perdre et part en déroute.
event-rout-ended = { FORM($unit, "Le") } se reprend et n'est plus en déroute.
event-driven-off = { FORM($unit, "Le") } est { FORM($unit, "gender") ->
        [feminine] chassée
       *[masculine] chassé
    } de { FORM($from, "tuile") } vers { FORM($to, "le") }.
# $face est la lettre de la face que montre maintenant le lieu ; $state vaut damaged ou destroyed.
event-tile-damaged =
    { FORM($side, "Le") } { $state ->
        [destroyed] { FORM($side, "number") ->
            [you] détruisez
            [plural] détruisent
           *[singular] détruit
        }
       *[damaged] { FORM($side, "number") ->
            [you] endommagez
            [plural] endommagent
           *[singular] endommage
        }
    } { FORM($tile, "le") } : face { $face } désormais.
event-tunnel-destroyed = { FORM($side, "Le") } { FORM($side, "number") ->
        [you] détruisez
        [plural] détruisent
       *[singular] détruit
    } le tunnel en { $tile }.
event-watched = { FORM($unit, "Le") } couvre { FORM($tile, "le") }.
event-watch-ended = { FORM($unit, "Le") } ne couvre plus rien.
event-smoked = { FORM($unit, "Le") } enfume { FORM($tile, "le") }.
event-shot-down = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] perdez
        [plural] perdent
       *[singular] perd
    } { FORM($card, "le") }, { $zone ->
        [hand] dans la main
        [discard] dans la défausse
       *[deck] dans la pioche
    } : abattu.
event-returned = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] remettez
        [plural] remettent
       *[singular] remet
    } { FORM($card, "le") } dans { FORM($seat, "number") ->
        [you] votre
        [plural] leur
       *[singular] sa
    } réserve.
event-reused = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] faites
        [plural] font
       *[singular] fait
    } agir { FORM($card, "le") } une fois de plus.
# $total est ce que le camp a maintenant.
event-gained =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } { $points ->
        [one] 1 point de mission
       *[other] { $points } points de mission
    } : { $total } en tout.
event-halted = { FORM($unit, "Le") } s'arrête là, et l'action prend fin.
event-mine-spent = La mine entre { $edge } est perdue.
event-withdrew = { FORM($side, "Le") } { FORM($side, "number") ->
        [you] vous retirez
        [plural] se retirent
       *[singular] se retire
    }.


## Comment on appelle les choses

# Un bâtiment ou l'entrée d'un tunnel, par sa tuile ($noun) ; $site est le nom du lieu, s'il en a un.
name-of-building =
    { GIVEN($site) ->
        [no] bâtiment en { $noun }
       *[yes] { $site }
    }
    .le =
        { GIVEN($site) ->
            [no] le bâtiment en { $noun }
           *[yes] { FORM($site, "le") }
        }
    .du =
        { GIVEN($site) ->
            [no] du bâtiment en { $noun }
           *[yes] { FORM($site, "du") }
        }
    .gender = masculine
name-of-tunnel = tunnel en { $noun }
    .le = le tunnel en { $noun }
    .du = du tunnel en { $noun }
    .gender = masculine


## Boutons

button-withdraw = Se retirer
button-return = Remettre la carte
button-stop-return = Laisser la carte en jeu
button-stop-combo = En rester là
button-stop-support = Ne plus rien prendre
button-stop-drive-off = La laisser là
button-stop-inspire-city = N'ordonner à personne d'autre


## Questions au joueur

prompt-spawn-city = { FORM($soldier, "Le") } entre en jeu : à côté de quel Fusilier ?
prompt-shoot-city = { $action } : sur quoi tire { FORM($soldier, "le") } ?
prompt-salvo-city = { $action }, { FORM($tile, "le") } : pour quelle cible lancez-vous les dés maintenant ?
# De Motiver et de Forcer ; $squad est vide quand tous les groupes conviennent.
prompt-inspire-city =
    { $action } : quelle carte{ GIVEN($squad) ->
        [no] { "" }
       *[yes] { " " }du groupe { $squad }
    } agit une fois de plus ? { $left ->
        [one] Vous pouvez en choisir une.
       *[other] Vous pouvez en choisir jusqu'à { $left }.
    }
prompt-reuse = { FORM($card, "Le") } agit une fois de plus : par quelle action ?
# $left : 2 avant la première moitié, 1 avant la seconde.
prompt-combo =
    { $left ->
        [one] { $action } : et que fait ensuite { FORM($soldier, "le") } ?
       *[other] { $action } : que fait d'abord { FORM($soldier, "le") } ?
    }
prompt-watch = Quelle tuile couvre { FORM($soldier, "le") } ?
prompt-ready =
    Quelle unité neutralisée{ GIVEN($squad) ->
        [no] { "" }
       *[yes] { " " }du groupe { $squad }
    } remettez-vous en état ?
prompt-support =
    { $action } : quelle carte prenez-vous en main ? { $left ->
        [one] Vous pouvez en prendre une.
       *[other] Vous pouvez en prendre jusqu'à { $left }.
    }
prompt-bomber =
    Abattu : quel avion perdez-vous { $zone ->
        [hand] de votre main
        [discard] de votre défausse
       *[deck] de votre pioche
    } ?
prompt-return = L'ennemi n'a pas de Bombardier : remettez-vous { FORM($card, "le") } dans votre réserve ?
prompt-drive-off = { FORM($soldier, "Le") } peut être { FORM($soldier, "gender") ->
        [feminine] chassée
       *[masculine] chassé
    } : vers quelle tuile ?


## Options

option-tile-watch = { FORM($tile, "Le") }
option-tile-drive-off = Vers { FORM($tile, "le") }
option-counter-ready = { $soldier }
option-card-bolster-city = { $card }
option-card-support = { $card }
option-card-bomber = { $card }
option-structure-shoot-city = { FORM($structure, "Le") }


## À côté d'une carte qui offre peu

card-note-arrives-city = { FORM($soldier, "Le") } n'est pas sur le plateau : une action commence par son arrivée à côté d'un de vos Fusiliers.
card-note-nowhere-city = { FORM($soldier, "Le") } n'est pas sur le plateau, et n'a aucun Fusilier à côté de qui arriver, ou rien à y faire : cette carte ne peut que se planquer.


## Refus

# $squad est vide quand tout Fusilier convient.
reason-no-rifleman-beside =
    { FORM($soldier, "Le") } arrive à côté d'un Fusilier { GIVEN($squad) ->
        [no] à vous
       *[yes] du groupe { $squad }
    }, et il n'y en a pas sur le plateau : cette carte ne peut que se planquer.
reason-no-rifleman-on-road = { FORM($soldier, "Le") } arrive à côté d'un de vos Fusiliers sur une tuile où les véhicules peuvent entrer, et il n'y en a pas : cette carte ne peut que se planquer.
reason-no-spawn-there-city = { FORM($soldier, "Le") } arrive à côté d'un de vos Fusiliers : choisissez la tuile de l'un d'eux, d'où cette action soit possible.
reason-withdraw-too-late = On ne se retire qu'au début de son tour, avant de jouer une carte : jouez, ou finissez votre tour.
reason-enemy-holds-tile-city = L'ennemi contrôle { FORM($tile, "le") } et y a une unité qui n'est pas en déroute : mettez-la en déroute ou chassez-la d'abord.
reason-reach-needs-counter = { FORM($card, "Le") } n'a pas de pion sur le plateau, et rien n'est donc à portée de cette action : employez la carte autrement.
reason-nobody-to-ready = Aucune de vos unités qui conviendrait n'est neutralisée : choisissez une autre action.
reason-not-suppressed-there = { FORM($unit, "Le") } est déjà { FORM($unit, "gender") ->
        [feminine] prête
       *[masculine] prêt
    } : choisissez une unité neutralisée.
reason-wrong-squad-counter = Cette action ne vaut que pour le groupe { $squad }, et { FORM($unit, "le") } n'en est pas : choisissez une unité du groupe { $squad }.
reason-nothing-to-support = Votre réserve n'a plus que du Brouillard de Guerre, que Soutien ne prend jamais : choisissez une autre action.
reason-fog-never-supported = Soutien ne prend jamais de Brouillard de Guerre : choisissez une autre carte de votre réserve.
reason-not-in-supply-city = On prend ici des cartes de votre réserve, et { FORM($card, "le") } n'y est pas : choisissez-en une qui y est.
reason-no-fog-to-explore = Patrouiller commence par Reconnaître, et vous n'avez pas de Brouillard de Guerre en main : choisissez une autre action.
reason-nothing-to-inspire-city = Aucune autre carte de votre zone de jeu ne convient ni ne pourrait agir maintenant : jouez-en une d'abord.
reason-not-in-play-area-city = Seules des cartes jouées ce tour-ci peuvent agir une fois de plus, et { FORM($card, "le") } n'en est pas : choisissez-en une qui en est.
reason-card-in-use = { FORM($card, "Le") } donne l'ordre et ne peut pas l'exécuter : choisissez une autre carte de votre zone de jeu.
reason-ordered-already = { FORM($card, "Le") } a déjà été { FORM($card, "gender") ->
        [feminine] choisie
       *[masculine] choisi
    } pour cela : choisissez une autre carte.
reason-ordered-suppressed = L'unité { FORM($card, "du") } est neutralisée et ne peut pas agir : choisissez une autre carte.
reason-ordered-in-vain = Aucune action { FORM($card, "du") } n'est possible maintenant : choisissez une autre carte.
reason-reuse-other-card = { FORM($card, "Le") } doit agir une fois de plus : choisissez une de ses actions.
reason-upgraded-not-inspired = Motiver ne prend jamais une action améliorée, marquée + sur la carte : choisissez-en une autre.
reason-no-order-to-order = On n'ordonne à personne de Motiver ni de Forcer : choisissez une autre action.
reason-not-this-half =
    { $half ->
        [movement] C'est le moment d'une action de mouvement de la même carte : choisissez-en une.
       *[combat] C'est le moment d'une action de combat de la même carte : choisissez-en une.
    }
reason-no-first-half =
    { $half ->
        [movement] Cela commence par une action de mouvement de la carte, et aucune n'est possible maintenant : choisissez une autre action.
       *[combat] Cela commence par une action de combat de la carte, et aucune n'est possible maintenant : choisissez une autre action.
    }
reason-smoke-there-already = Il y a déjà de la fumée sur { FORM($tile, "tuile") }, et une tuile n'a qu'un marqueur : choisissez une autre action.
reason-smoke-used-up = { FORM($soldier, "Le") } a déjà posé ses deux marqueurs de fumée : choisissez une autre action.
reason-mines-used-up = { FORM($soldier, "Le") } a déjà posé ses quatre mines : choisissez une autre action.
reason-no-free-edge = Une mine se trouve déjà sur chaque bord de { FORM($tile, "tuile") } : choisissez une autre action.
reason-mined-already = Une mine se trouve déjà entre { $edge }, et un bord n'en a qu'une : choisissez un autre bord.
reason-mine-which-first-city = Le bord vient ensuite : choisissez d'abord la face de la mine.
reason-edge-of-own-tile-city = On pose les mines sur les bords de la tuile du soldat, et celui entre { $edge } n'en est pas un : choisissez un bord de sa tuile.
reason-nothing-to-mine-city = Aucune mine ne peut être posée ici : choisissez une autre action.
reason-watched-already = { FORM($soldier, "Le") } couvre déjà { FORM($tile, "le") } : choisissez une autre tuile.
reason-not-beside-it = { FORM($tile, "Tuile") } n'est pas à côté { FORM($soldier, "du") }, et un tunnel ne compte pas : choisissez une tuile voisine, ou laissez l'unité là.
reason-not-its-ground = Son propre camp n'a pas de marqueur sur { FORM($tile, "tuile") } : choisissez une tuile qui en a un, ou laissez l'unité là.
reason-rough-terrain-city = { FORM($tile, "Tuile") } est infranchissable, et aucun véhicule n'y entre : choisissez une autre tuile.
reason-guide-routed = { FORM($soldier, "Le") } est en déroute et ne se laisse pas guider : choisissez une unité qui ne l'est pas.
reason-guide-unguided = { FORM($soldier, "Le") } ne se laisse jamais guider : choisissez une autre unité.
reason-guide-nobody-city = Guider demande une de vos unités, ni neutralisée ni en déroute, avec à côté une tuile où elle puisse entrer, et aucune ne convient : choisissez une autre action.
reason-too-near = { FORM($unit, "Le") } est trop près pour cette action : choisissez une cible plus lointaine.
reason-nothing-to-break = Aucun véhicule ennemi, bâtiment ou tunnel n'est à portée : choisissez une autre action.
reason-only-breakers = Seuls Antichar, Dynamiter et Bombarder peuvent toucher { FORM($structure, "le") } : choisissez une unité ennemie.
reason-structure-needs-card-city = Antichar, Dynamiter et Bombarder peuvent toucher { FORM($structure, "le") } : jouez une carte qui porte une de ces actions.
reason-only-bombers = Antiaérien vous coûte des avions, et { FORM($card, "le") } n'est pas de ceux à choisir : choisissez-en un qui l'est.
reason-routed-needs-bolster = { FORM($soldier, "Le") } est en déroute : reprenez une de ses cartes de votre réserve par Renforts ou Soutien pour y mettre fin.


## Buts

goal-rout =
    { $needed ->
        [one] mettre 1 ennemi en déroute
       *[other] mettre { $needed } ennemis en déroute
    }
goal-rout-names = mettre en déroute { $names }
goal-mission =
    { $needed ->
        [one] gagner 1 point de mission
       *[other] gagner { $needed } points de mission
    }
goal-hold =
    { $needed ->
        [one] contrôler 1 point de mission
       *[other] contrôler { $needed } points de mission
    }
# $tiles : une ou plusieurs ; $names : qui compte, vide pour toute unité du camp.
goal-occupy =
    occuper { $tiles }{ $needed ->
        [one] { "" }
       *[other] { " " }avec { $needed } unités
    }{ GIVEN($names) ->
        [no] { "" }
       *[yes] { " " }par { $names }
    }
goal-or = { $most } ou { $last }

goal-told-rout =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } quand { $needed ->
        [one] 1 unité ennemie est
       *[other] { $needed } unités ennemies sont
    } en déroute.
goal-told-rout-names = { FORM($side, "Full") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } en mettant en déroute { $names }.
goal-told-mission =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } en marquant { $needed ->
        [one] 1 point de mission
       *[other] { $needed } points de mission
    }.
goal-told-hold =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } en contrôlant des tuiles avec { $needed ->
        [one] 1 point de mission
       *[other] { $needed } points de mission
    }.
goal-told-occupy =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } en occupant { $several ->
        [yes] ensemble les tuiles { $tiles }
       *[no] la tuile { $tiles }
    }{ $needed ->
        [one] { "" }
       *[other] { $several ->
            [yes] , chacune avec { $needed } unités qui ne sont pas en déroute
           *[no] { " " }avec { $needed } unités qui ne sont pas en déroute
        }
    }{ GIVEN($names) ->
        [no] { "" }
       *[yes] { " " }(par { $names })
    }.
goal-told-also = Autre façon de gagner : { $goals }.
goal-told-full-rout = Mettre en déroute tous les Fusiliers ennemis fait gagner aussi.

brief-rout = { FORM($side, "Le") } : { $points } sur { $needed } ennemis en déroute à présent.
brief-mission = { FORM($side, "Le") } : { $points } sur { $needed } points de mission gagnés jusqu'ici.
brief-hold = { FORM($side, "Le") } : { $points } sur { $needed } points de mission contrôlés à présent.
brief-occupy =
    { $needed ->
        [one] { FORM($side, "Le") } : { $points ->
            [0] toutes les tuiles ne sont pas encore occupées.
           *[other] toutes les tuiles sont occupées.
        }
       *[other] { FORM($side, "Le") } : { $points } sur { $needed } unités sur chaque tuile jusqu'ici.
    }

goal-told-gains = Points de mission : { $gains }.
gain-rout = { $points } par unité ennemie mise en déroute
gain-damage = { $points } par bâtiment endommagé
gain-vehicle = { $points } par coup au but sur un véhicule ennemi qui n'est pas en déroute
gain-hold = à la fin de chaque manche { $held }
gain-tile = { $points } pour le contrôle de { $tile }
