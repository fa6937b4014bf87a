### Les questions, les options, les refus et le journal.


## Boutons

button-stop = S'arrêter là
button-end-turn = Finir le tour
button-hunker-down = Se planquer
button-ready = Remettre l'unité en état
button-draw = Piocher une carte


## Questions au joueur

prompt-bid = { $seat } : choisissez une carte pour l'initiative.
prompt-turn = { $seat } : jouez une carte ou finissez votre tour.
prompt-use = Que fait { FORM($card, "le") } ?
prompt-spawn = Sur quel marqueur d'arrivée { FORM($unit, "le") } entre-t-{ FORM($unit, "gender") ->
        [feminine] elle
       *[masculine] il
    } en jeu ?
prompt-step =
    { $action } : où va { FORM($unit, "le") } ? { $left ->
        [one] Encore un pas.
       *[other] Encore { $left } pas.
    }
prompt-guide =
    Quelle unité guidez-vous ? { $left ->
        [one] Elle avance d'une tuile.
       *[other] Elle avance de { $left } tuiles au plus.
    }
prompt-bolster =
    Quelle carte{ GIVEN($squad) ->
        [no] { "" }
       *[yes] { " " }du groupe { $squad }
    } prenez-vous en renfort ? { $left ->
        [one] Encore une carte.
       *[other] Encore { $left } cartes.
    }
prompt-command =
    Piocher une carte ? { $left ->
        [one] Encore une carte.
       *[other] Encore { $left } cartes.
    }
prompt-inspire =
    Quelle carte Combattant{ GIVEN($squad) ->
        [no] { "" }
       *[yes] { " " }du groupe { $squad }
    } revient dans votre main ? { $left ->
        [one] Encore une carte.
       *[other] Encore { $left } cartes.
    }
prompt-conceal = Qui prend le Brouillard de Guerre ?
prompt-target = Quelle tuile vise { FORM($unit, "le") } ?
prompt-shoot =
    { $action } : sur qui tire { FORM($unit, "le") }, avec { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } ?
prompt-blast =
    Pilonnage de { $tile } : pour quel pion lancez-vous { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } maintenant ?
prompt-casualty =
    { FORM($unit, "Le") } { FORM($unit, "gender") ->
        [feminine] est touchée
       *[masculine] est touché
    } : quelle carte { $zone ->
        [hand] de votre main
        [discard] de votre défausse
        [deck] de votre pioche
       *[played] de votre zone de jeu
    } perdez-vous ?


## Options

option-card-bid = { $card } ({ $initiative })
option-card-play = { $card }
option-step =
    { $tile }, couverture { $cover }{ GIVEN($note) ->
        [no] { "" }
       *[yes] { " " }({ $note })
    }
option-seat-conceal = { $seat }
option-counter-guide = { $unit }
option-card-bolster = { $card } ({ $left } en réserve)
option-card-inspire = { $card }
option-tile-target = { $tile }
option-counter-shoot = { $unit } en { $tile }
option-counter-blast = { $unit }
option-tile-spawn = { $tile }
option-card-casualty = { $card }

# Notes à côté d'un pas
note-unscouted = terrain nouveau : 1 Brouillard de Guerre
note-unscouted-no-fog = terrain nouveau, plus de Brouillard de Guerre
note-objective =
    { $points ->
        [one] objectif : 1 point
       *[other] objectif : { $points } points
    }
note-enemy =
    { $count ->
        [one] 1 ennemi
       *[other] { $count } ennemis
    }


## À côté d'une carte qui offre peu : pourquoi. $soldier est son pion.

card-note-suppressed =
    { FORM($soldier, "Le") } est { FORM($soldier, "gender") ->
        [feminine] neutralisée : cette carte ne sert qu'à la
       *[masculine] neutralisé : cette carte ne sert qu'à le
    } remettre en état.
card-note-arrives = { FORM($soldier, "Le") } n'est pas sur le plateau : une action commence par son entrée sur un marqueur d'arrivée.
card-note-nowhere = { FORM($soldier, "Le") } n'est pas sur le plateau et ne peut pas y revenir : cette carte ne peut que se planquer.
card-note-idle = Rien de ce que peut faire { FORM($soldier, "le") } ne changerait quelque chose : cette carte ne peut que se planquer.
card-note-idle-card = Rien de ce que peut faire { FORM($card, "le") } ne changerait quelque chose : cette carte ne peut que se planquer.
card-note-disabled = { FORM($vehicle, "Le") } est immobilisé : ses sièges ne servent à rien tant qu'il n'est pas réparé.
card-note-unskilled = { FORM($soldier, "Le") } n'a pas la spécialisation de ce siège ({ $place }) : seules comptent les actions de la carte.


## Refus : la règle, et ce qu'il faudrait faire

reason-game-over = La partie est finie : il n'y a plus rien à décider. Commencez-en une autre, ou revoyez celle-ci.
reason-not-your-decision = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [plural] n'ont
       *[singular] n'a
    } rien à décider maintenant : on attend la décision de ce côté : { $deciders }.
reason-unknown-thing = « { $thing } » n'est rien sur cette table : prenez une des options proposées.
reason-stale = Cette option date d'un moment passé de la partie : redemandez les options et prenez l'une d'elles.
reason-no-such-decision = Il n'y a pas de décision { $number } dans cette partie : choisissez-en une de 0, la mise en place, à { $last }, la dernière.
reason-not-asked = « { $thing } » ne répond pas à la question posée : prenez une des options proposées.
reason-not-in-hand = On ne joue que les cartes de sa main, et { FORM($card, "le") } n'y est pas : choisissez une carte que vous tenez.
reason-fog-cannot-be-played = Le Brouillard de Guerre ne sert qu'à l'initiative : jouez une autre carte, retirez-le avec Reconnaître, ou finissez votre tour.
reason-wrong-card-action = Une carte sert à l'une des actions qu'elle porte : choisissez une action de la carte jouée.
reason-unit-suppressed = { FORM($unit, "Le") } est { FORM($unit, "gender") ->
        [feminine] neutralisée
       *[masculine] neutralisé
    } et ne peut pas agir : retournez son pion face Prêt avec cette carte, ou planquez-vous.
reason-nowhere-to-place = { FORM($unit, "Le") } n'est pas sur le plateau et aucun marqueur d'arrivée ne lui sert : sa carte ne peut que se planquer.
reason-no-step = On va sur une tuile adjacente que l'action permet, et il n'y en a pas pour { FORM($unit, "le") } : choisissez une autre action.
reason-not-adjacent = On avance d'une tuile adjacente à la fois, et { $tile } ne l'est pas : choisissez une tuile voisine.
reason-not-scouted = On n'entre ainsi que sur les tuiles portant votre marqueur, et { $tile } n'en a pas : explorez-la d'abord, ou choisissez une tuile marquée.
reason-no-enemy-on-board = Il faut un pion ennemi à attaquer, et il n'y en a pas sur le plateau : choisissez une autre action.
reason-not-an-enemy = On n'attaque que des pions ennemis : choisissez-en un.
reason-not-on-board = { FORM($unit, "Le") } n'est pas sur le plateau : choisissez un pion qui s'y trouve.
reason-control-needs-marker = Contrôler retourne votre marqueur sur la tuile de l'unité, et { $tile } n'en a pas : explorez-la d'abord.
reason-already-controlled = Votre camp contrôle déjà { $tile } : l'action Contrôler est pour une tuile que vous ne contrôlez pas encore.
reason-enemy-holds-tile = L'ennemi contrôle { $tile } et l'occupe, ce qui interdit Contrôler : chassez-le d'abord.
reason-nothing-to-bolster = Renforts prend des soldats et des commandants dans votre réserve, et rien n'y convient : choisissez une autre action.
reason-wrong-squad = Cette action ne vaut que pour le groupe { $squad }, et { FORM($card, "le") } n'en est pas : choisissez une carte du groupe { $squad }.
reason-fog-never-bolstered = Renforts ne prend jamais de Brouillard de Guerre : choisissez un soldat ou un commandant de votre réserve.
reason-not-in-supply = Renforts prend des cartes de votre réserve, et { FORM($card, "le") } n'y est pas : choisissez-en une qui y est.
reason-nothing-to-draw = Commander fait piocher, et votre pioche et votre défausse sont vides : choisissez une autre action.
reason-no-fog-in-hand = Reconnaître retire un Brouillard de Guerre de votre main, et vous n'en avez pas : choisissez une autre action.
reason-nothing-to-inspire = Motiver reprend des cartes Combattant de votre zone de jeu, et rien n'y convient : jouez-en une d'abord.
reason-not-in-play-area = Motiver reprend des cartes de votre zone de jeu, et { FORM($card, "le") } n'y est pas : choisissez-en une qui y est.
reason-only-combat-cards-inspired = Motiver ne reprend que des cartes Combattant, et { FORM($card, "le") } n'en est pas une : choisissez une carte Combattant.
reason-no-target-marker = Pilonner demande votre marqueur Cible sur le plateau : placez-le d'abord avec Viser.
reason-blast-needs-counter = Pilonner demande un pion sur la tuile visée, et { $tile } est vide : déplacez le marqueur avec Viser, ou choisissez une autre action.
reason-target-too-near = La cible doit être à trois tuiles au moins du Mortier, et { $tile } est plus près : choisissez une tuile plus lointaine.
reason-target-already-there = Votre marqueur Cible est déjà en { $tile } : choisissez une autre tuile.
reason-target-nowhere = Une cible est à trois tuiles au moins { FORM($unit, "du") } et pas déjà marquée, et il n'y en a pas : choisissez une autre action.
reason-out-of-reach = { FORM($unit, "Le") } est hors de la portée que donne cette action : choisissez une cible à portée.
reason-not-suppressed = Seule une unité neutralisée se remet en état, et { FORM($unit, "le") } est { FORM($unit, "gender") ->
        [feminine] prête
       *[masculine] prêt
    } : choisissez une action.
reason-guide-needs-ready = Guider ne déplace que des pions prêts, et { FORM($unit, "le") } est { FORM($unit, "gender") ->
        [feminine] neutralisée
       *[masculine] neutralisé
    } : choisissez-en un autre.
reason-guide-nobody = Guider demande un de vos pions, prêt, à côté d'une tuile marquée, et il n'y en a pas : choisissez une autre action.
reason-not-own-counter = Ce pion est à l'ennemi : choisissez un des vôtres.
reason-not-on-target-tile = Pilonner frappe les pions de la tuile visée, et { FORM($unit, "le") } n'y est pas : choisissez-en un qui y est.
reason-already-blasted = Pilonner attaque chaque pion une fois, et c'est fait pour { FORM($unit, "le") } : choisissez un pion qui reste à attaquer.
reason-casualty-other-unit = Une perte est une carte de l'unité touchée, et { FORM($card, "le") } est d'une autre : choisissez une carte de cette unité.
reason-must-choose = On ne peut pas s'arrêter ici, car l'action se fait en entier : prenez une des options proposées.
reason-no-attack-now = Aucune attaque n'est en cours : nommez l'attaquant et l'action pour en calculer les chances.
reason-unknown-name =
    Il n'y a pas { $what ->
        [seat] de place
        [counter] de pion
        [target] de pion ni de structure
       *[action] d'action
    } « { $name } » : choisissez parmi { $known }.
reason-no-undo = Il n'y a rien à reprendre : rien n'a été décidé depuis ce point.
reason-undo-past-chance = On ne reprend rien d'avant le dernier dé, la dernière pioche ou la dernière révélation : seulement ce qui a été décidé depuis.
reason-undo-not-yours = La dernière décision est { FORM($seat, "du") } : à { FORM($seat, "number") ->
        [plural] eux seuls
       *[singular] lui seul
    } de la reprendre.


## Le journal

event-round-began = Le tour de jeu { $round } commence.
event-drew =
    { FORM($seat, "Le") } { FORM($seat, "number") ->
        [plural] piochent
       *[singular] pioche
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
event-drew-cards = Vous piochez : { $cards }.
event-drew-open =
    { FORM($seat, "Le") } { FORM($seat, "number") ->
        [plural] piochent
       *[singular] pioche
    } : { $cards }.
event-reshuffled =
    { FORM($seat, "Le") } { FORM($seat, "number") ->
        [plural] mélangent leur défausse
       *[singular] mélange sa défausse
    } pour former une nouvelle pioche.
event-bid-placed =
    { FORM($seat, "Le") } { FORM($seat, "number") ->
        [plural] ont choisi leur
       *[singular] a choisi sa
    } carte d'initiative.
event-bids-revealed = Cartes révélées : { $bids }.
event-initiative =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [plural] ont
       *[singular] a
    } l'initiative.
event-command-passed =
    { FORM($seat, "Le") } { FORM($seat, "number") ->
        [plural] passent
       *[singular] passe
    } le commandement { FORM($mate, "au") }.
event-turn-began =
    { FORM($seat, "Le") } { FORM($seat, "number") ->
        [plural] commencent leur
       *[singular] commence son
    } tour.
event-turn-ended =
    { FORM($seat, "Le") } { FORM($seat, "number") ->
        [plural] finissent leur
       *[singular] finit son
    } tour.
event-played =
    { FORM($seat, "Le") } { FORM($seat, "number") ->
        [plural] jouent
       *[singular] joue
    } { FORM($card, "le") } : { $action }.
event-hunkered =
    { FORM($seat, "Le") } { FORM($seat, "number") ->
        [plural] planquent
       *[singular] planque
    } { FORM($card, "le") }.
event-readied =
    { FORM($unit, "Le") } est de nouveau { FORM($unit, "gender") ->
        [feminine] prête
       *[masculine] prêt
    }.
event-placed = { FORM($unit, "Le") } arrive en { $tile }.
event-moved = { FORM($unit, "Le") } va de { $from } en { $to }.
event-scouted =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [plural] explorent
       *[singular] explore
    } { $tile }{ $fog ->
        [0] , sans plus de Brouillard de Guerre à prendre
       *[other] { FORM($side, "number") ->
            [plural] { " " }et prennent un Brouillard de Guerre
           *[singular] { " " }et prend un Brouillard de Guerre
        }
    }.
event-bolstered =
    { FORM($seat, "Le") } { FORM($seat, "number") ->
        [plural] prennent
       *[singular] prend
    } { FORM($card, "le") } en renfort.
# $seat est celui qui prend le Brouillard de Guerre, non celui qui camoufle.
event-concealed =
    { FORM($seat, "Le") } { $taken ->
        [0] { FORM($seat, "number") ->
            [plural] n'ont plus
           *[singular] n'a plus
        } de Brouillard de Guerre à prendre
       *[other] { FORM($seat, "number") ->
            [plural] prennent
           *[singular] prend
        } un Brouillard de Guerre
    }.
event-controlled =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [plural] prennent
       *[singular] prend
    } le contrôle de { $tile }{ $points ->
        [0] { "" }
        [one] { " " }(1 point)
       *[other] { " " }({ $points } points)
    }.
event-lost-control =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [plural] perdent
       *[singular] perd
    } le contrôle de { $tile }.
event-radio-raised =
    { $points ->
        [one] La radio en { $tile } vaut maintenant 1 point.
       *[other] La radio en { $tile } vaut maintenant { $points } points.
    }
event-inspired =
    { FORM($seat, "Le") } { FORM($seat, "number") ->
        [plural] reprennent
       *[singular] reprend
    } { FORM($card, "le") } en main.
event-reconnoitred =
    { FORM($seat, "Le") } { FORM($seat, "number") ->
        [plural] retirent
       *[singular] retire
    } un Brouillard de Guerre du jeu.
event-targeted =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [plural] visent
       *[singular] vise
    } { $tile }.
event-target-removed = Le marqueur Cible { FORM($side, "du") } est retiré.
event-shot =
    { FORM($attacker, "Le") }, { $action } contre { FORM($target, "le") } : { $base } + { $cover } couverture + { $range } portée = { $total }, dés { $dice } : { $result ->
        [hit] touché
       *[miss] manqué
    }.
event-suppressed =
    { FORM($unit, "Le") } est { FORM($unit, "gender") ->
        [feminine] neutralisée
       *[masculine] neutralisé
    }.
event-casualty =
    { FORM($unit, "Le") } perd une carte { $zone ->
        [hand] de la main
        [discard] de la défausse
        [deck] de la pioche
       *[played] de la zone de jeu
    }.
event-unit-removed = { FORM($unit, "Le") } n'a plus de carte à perdre et quitte le plateau.
event-won =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [plural] gagnent
       *[singular] gagne
    } : { $how ->
        [control] les objectifs sont pris.
        [pin] l'ennemi est cloué au sol.
        [double-pin] les deux camps sont cloués au sol, et les points, ou à égalité l'initiative, décident.
        [escape] ceux qui devaient fuir ont fui.
        [neutralise] l'ennemi est éliminé.
       *[beyond-hope] l'ennemi est au-delà de tout espoir.
    }


## Façons de gagner, et résultat d'une campagne

win-control = objectifs pris
win-pin = ennemi cloué au sol
win-double-pin = les deux camps cloués au sol
win-beyond-hope = au-delà de tout espoir

# Selon l'écart des deux scores : 0, de 1 à 3, 4 ou 5, 6 et plus.
campaign-draw = Match nul
campaign-marginal = Courte victoire
campaign-clear = Nette victoire
campaign-overwhelming = Victoire écrasante
