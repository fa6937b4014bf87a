### Les questions, les options, les refus et le journal.
###
### Qui fait quelque chose est $seat ou $side : « vous » aux yeux du lecteur lui-même, sinon les gens d'un camp.
### FORM($seat, "number") vaut singular, plural ou you, et commande le verbe.


## Boutons

button-stop = S'arrêter là
button-end-turn = Finir le tour
button-hunker-down = Se planquer
button-ready = Remettre l'unité en état
button-draw = Piocher une carte

# Les mêmes, là où une question leur donne un meilleur nom ; $soldier est celui dont elle parle.
button-stop-bolster = Ne plus rien prendre
button-stop-command = Ne plus piocher
button-stop-inspire = Ne plus rien reprendre
button-play-on = Continuer
button-stop-standstill = Accepter le match nul
button-ready-use = Remettre { FORM($soldier, "le") } en état


## Questions au joueur

prompt-bid = Choisissez une carte de votre main pour l'initiative.
prompt-turn = À vous : jouez une carte, ou finissez votre tour.
prompt-use = Que fait { FORM($card, "le") } ?
prompt-spawn = { FORM($soldier, "Le") } entre en jeu : sur quel marqueur d'arrivée ?
prompt-step =
    { $action } : où va { FORM($soldier, "le") } ? { $left ->
        [one] Encore un pas.
       *[other] Encore { $left } pas.
    }
prompt-guide =
    Qui guidez-vous ? { $left ->
        [one] Il avance d'une tuile.
       *[other] Il avance de { $left } tuiles au plus.
    }
prompt-bolster =
    Quelle carte{ GIVEN($squad) ->
        [no] { "" }
       *[yes] { " " }du groupe { $squad }
    } prenez-vous en renfort ? { $left ->
        [one] Vous pouvez en prendre une.
       *[other] Vous pouvez en prendre jusqu'à { $left }.
    }
prompt-command =
    { $left ->
        [one] Piocher une carte ?
       *[other] Piocher une carte ? Vous pouvez en piocher jusqu'à { $left }.
    }
prompt-inspire =
    Quelle carte Combattant{ GIVEN($squad) ->
        [no] { "" }
       *[yes] { " " }du groupe { $squad }
    } revient dans votre main ? { $left ->
        [one] Vous pouvez en reprendre une.
       *[other] Vous pouvez en reprendre jusqu'à { $left }.
    }
prompt-conceal = Qui prend le Brouillard de Guerre ?
prompt-target = Quelle tuile vise { FORM($soldier, "le") } ?
prompt-shoot =
    { $action } : sur qui tire { FORM($soldier, "le") }, avec { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } ?
prompt-blast =
    Pilonnage, { FORM($tile, "le") } : pour quelle unité lancez-vous { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } maintenant ?
prompt-casualty =
    { FORM($soldier, "Le") } est { FORM($soldier, "gender") ->
        [feminine] touchée
       *[masculine] touché
    } : quelle carte { $zone ->
        [hand] de votre main
        [discard] de votre défausse
        [deck] de votre pioche
       *[played] de votre zone de jeu
    } perdez-vous ?
prompt-standstill = Depuis longtemps, seules les cartes changent : match nul ? Si les deux camps refusent, la partie continue.


## Options

option-card-bid = { $card } ({ $initiative })
option-card-play = { $card }
option-step =
    { FORM($tile, "Le") }, couverture { $cover }{ GIVEN($note) ->
        [no] { "" }
       *[yes] { " " }({ $note })
    }
option-seat-conceal = { $seat }
option-counter-guide = { $soldier }
option-card-bolster = { $card } ({ $left } en réserve)
option-card-inspire = { $card }
option-tile-target = { FORM($tile, "Le") }
option-counter-shoot = { FORM($unit, "Le") } en { $tile }
option-counter-blast = { FORM($unit, "Le") }
option-tile-spawn = { FORM($tile, "Le") }
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

card-note-suppressed = { FORM($soldier, "Le") } est { FORM($soldier, "gender") ->
        [feminine] neutralisée : cette carte ne sert qu'à la
       *[masculine] neutralisé : cette carte ne sert qu'à le
    } remettre en état.
card-note-arrives = { FORM($soldier, "Le") } n'est pas sur le plateau : une action commence par son entrée sur un marqueur d'arrivée.
card-note-nowhere = { FORM($soldier, "Le") } n'est pas sur le plateau et ne peut pas y revenir : cette carte ne peut que se planquer.
card-note-idle = Rien de ce que peut faire { FORM($soldier, "le") } ne changerait quelque chose : cette carte ne peut que se planquer.
card-note-idle-card = Rien de ce que peut faire { FORM($card, "le") } ne changerait quelque chose : cette carte ne peut que se planquer.
card-note-disabled = { FORM($vehicle, "Le") } est immobilisé : ses sièges ne servent à rien tant qu'il n'est pas réparé.
card-note-unskilled = { FORM($soldier, "Le") } n'a pas la spécialisation de ce siège ({ $place }) : seules comptent les actions de la carte.


## Refus : la règle, et ce qu'il faudrait faire. $prompt est la question posée.

reason-game-over = La partie est finie : commencez-en une autre, ou revoyez celle-ci.
reason-not-your-decision = Ce n'est pas à vous de décider maintenant : on attend { $deciders }.
reason-unknown-thing = « { $thing } » n'est rien sur cette table : choisissez ce qui est proposé.
reason-stale = La partie a avancé depuis : regardez de nouveau et choisissez.
reason-no-such-decision = Il n'y a pas de décision { $number } dans cette partie : choisissez-en une de 0, la mise en place, à { $last }, la dernière.

# Ce qui a été choisi ne va pas avec la question. D'abord à quoi cela sert, puis ce qui est demandé.
reason-bid-first = D'abord l'initiative : choisissez une carte de votre main, et les tours commencent quand chacun a choisi.
reason-finish-first = Finissez d'abord ce qui est commencé. { $prompt }
# D'un soldat à soi : $piles dit où sont ses cartes.
reason-acts-by-card = { FORM($soldier, "Le") } agit quand vous jouez une de ses cartes : { $piles }.
reason-has-no-cards = { FORM($soldier, "Le") } n'a plus de carte pour agir : prenez celle d'un autre.
reason-mate-acts = { FORM($soldier, "Le") } agit quand une de ses cartes est jouée, et vous n'en avez pas : choisissez une carte de votre main.
reason-enemy-counter = { FORM($unit, "Le") } peut être { FORM($unit, "gender") ->
        [feminine] attaquée
       *[masculine] attaqué
    } : jouez une carte qui attaque, puis choisissez la cible.
reason-tile-needs-card = Une tuile est un lieu où agir : jouez d'abord une carte, puis choisissez ce que fait son soldat.
reason-action-needs-card = Jouez d'abord { FORM($card, "le") } : vous pourrez alors choisir { $action }.
reason-enemy-card = { FORM($card, "Le") } est une carte { FORM($owner, "du") } : prenez une des vôtres.
reason-button-needs-card =
    { $button ->
        [hunker-down] On se planque avec une carte : jouez-en une d'abord.
        [ready] Une unité se remet en état avec une de ses cartes : jouez celle d'une unité neutralisée.
        [draw] On pioche au début du tour de jeu, ou avec Commander : jouez une carte qui porte Commander.
        [exit] On descend d'un véhicule avec une carte : jouez celle de quelqu'un à bord.
        [escape] On fuit par une action de mouvement, d'une tuile avec un marqueur Fuite : jouez une carte qui se déplace.
        [withdraw] On ne se retire qu'au début de son tour, avant de jouer une carte : jouez, ou finissez votre tour.
        [return] Une carte revient après une action Antiaérien qui ne trouve pas de Bombardier : jouez une carte qui porte Antiaérien.
       *[stop] Il n'y a rien à arrêter : jouez une carte, ou finissez votre tour.
    }
reason-seat-only-for-fog = On ne choisit un joueur que pour un Brouillard de Guerre. { $prompt }
reason-nothing-there = Il n'y a rien à y faire maintenant. { $prompt }

reason-not-in-hand =
    { FORM($card, "Le") } n'est pas dans votre main{ GIVEN($piles) ->
        [no] { "" }
       *[yes] { " " }({ $piles })
    } : choisissez une carte que vous tenez.
reason-fog-cannot-be-played = Le Brouillard de Guerre ne sert qu'à l'initiative : jouez une autre carte, retirez-le avec Reconnaître, ou finissez votre tour.
reason-wrong-card-action = Vous avez joué { FORM($card, "le") } : choisissez une de ses actions, ou planquez-vous.
reason-unit-suppressed = { FORM($soldier, "Le") } est { FORM($soldier, "gender") ->
        [feminine] neutralisée
       *[masculine] neutralisé
    } et ne peut pas agir : remettez-{ FORM($soldier, "gender") ->
        [feminine] la
       *[masculine] le
    } en état avec cette carte, ou planquez-vous.
reason-nowhere-to-place = { FORM($soldier, "Le") } n'est pas sur le plateau et aucun marqueur d'arrivée ne lui sert : cette carte ne peut que se planquer.
reason-no-step = À côté, aucune tuile n'est permise pour { FORM($soldier, "le") } avec cette action : choisissez une autre action.
reason-not-adjacent = { FORM($tile, "Tuile") } est trop loin pour un pas : choisissez une tuile à côté { FORM($soldier, "du") }.
reason-not-scouted = { FORM($tile, "Tuile") } ne porte pas votre marqueur : explorez-la d'abord, ou choisissez une tuile qui le porte.
reason-no-spawn-there = { FORM($soldier, "Le") } arrive sur un de vos marqueurs d'arrivée : choisissez une tuile qui en a un.
reason-no-enemy-on-board = Il n'y a pas d'ennemi à attaquer sur le plateau : choisissez une autre action.
reason-not-an-enemy = On n'attaque que des ennemis : choisissez une unité ennemie.
reason-not-on-board = { FORM($unit, "Le") } n'est pas sur le plateau : choisissez une unité qui s'y trouve.
reason-control-needs-marker = { FORM($tile, "Tuile") } ne porte pas votre marqueur, on ne peut donc pas en prendre le contrôle : explorez-la d'abord.
reason-already-controlled = Vous contrôlez déjà { FORM($tile, "le") } : Contrôler est pour une tuile que vous ne contrôlez pas.
reason-enemy-holds-tile = L'ennemi contrôle { FORM($tile, "le") } et s'y trouve : chassez-le d'abord.
reason-nothing-to-bolster = Rien dans votre réserve ne convient à ces Renforts : choisissez une autre action.
reason-wrong-squad = Cette action ne vaut que pour le groupe { $squad }, et { FORM($card, "le") } n'en est pas : choisissez une carte du groupe { $squad }.
reason-fog-never-bolstered = Renforts ne prend jamais de Brouillard de Guerre : choisissez un soldat ou un commandant de votre réserve.
reason-not-in-supply = Renforts prend des cartes de votre réserve, et { FORM($card, "le") } n'y est pas : choisissez-en une qui y est.
reason-nothing-to-draw = Votre pioche et votre défausse sont vides : il n'y a rien à piocher.
reason-no-fog-in-hand = Reconnaître retire un Brouillard de Guerre de votre main, et vous n'en avez pas : choisissez une autre action.
reason-nothing-to-inspire = Motiver reprend des cartes Combattant jouées ce tour-ci, et aucune ne convient : jouez-en une d'abord.
reason-not-in-play-area = Motiver reprend des cartes jouées ce tour-ci, et { FORM($card, "le") } n'en est pas : choisissez-en une qui en est.
reason-only-combat-cards-inspired = Motiver ne reprend que des cartes Combattant, et { FORM($card, "le") } n'en est pas une : choisissez une carte Combattant.
reason-no-target-marker = Pilonner demande votre marqueur Cible sur le plateau : placez-le d'abord avec Viser.
reason-blast-needs-counter = Personne à toucher n'est sur { FORM($tile, "tuile") }, où est votre marqueur Cible : déplacez-le avec Viser, ou choisissez une autre action.
reason-target-too-near = { FORM($tile, "Tuile") } est à moins de trois tuiles { FORM($soldier, "du") } : choisissez une tuile plus lointaine.
reason-target-already-there = Votre marqueur Cible est déjà sur { FORM($tile, "tuile") } : choisissez une autre tuile.
reason-target-nowhere = Il n'y a plus de tuile à viser, à trois tuiles au moins { FORM($soldier, "du") } : choisissez une autre action.
reason-out-of-reach = { FORM($unit, "Le") } est hors de portée de cette action : choisissez une cible à portée.
reason-not-suppressed = { FORM($soldier, "Le") } est déjà { FORM($soldier, "gender") ->
        [feminine] prête
       *[masculine] prêt
    } : choisissez une action.
reason-guide-needs-ready = { FORM($soldier, "Le") } est { FORM($soldier, "gender") ->
        [feminine] neutralisée
       *[masculine] neutralisé
    } et ne se laisse pas guider : choisissez une unité prête.
reason-guide-nobody = Guider demande une de vos unités, prête, à côté d'une tuile qui porte votre marqueur, et il n'y en a pas : choisissez une autre action.
reason-not-own-counter = { FORM($unit, "Le") } est à l'ennemi : choisissez une de vos unités.
reason-not-on-target-tile = { FORM($unit, "Le") } n'est pas sur la tuile frappée : choisissez une unité qui y est.
reason-already-blasted = Les dés sont lancés une fois par unité, et c'est fait pour { FORM($unit, "le") } : choisissez la suivante.
reason-casualty-other-unit = La carte perdue est une carte de l'unité touchée, et { FORM($card, "le") } n'en est pas une : choisissez une de ses cartes.
reason-no-standstill = On ne demande s'il faut continuer que si seules les cartes ont changé pendant bien des tours de jeu.
reason-must-choose = On ne peut pas s'arrêter ici. { $prompt }
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
reason-undo-not-yours = La dernière décision n'est pas la vôtre : c'est { FORM($seat, "au") } de la reprendre.


## Le journal

event-round-began = Le tour de jeu { $round } commence.
event-drew =
    { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] piochez
        [plural] piochent
       *[singular] pioche
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
event-drew-cards = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] piochez
        [plural] piochent
       *[singular] pioche
    } : { $cards }.
event-drew-open = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] piochez
        [plural] piochent
       *[singular] pioche
    } : { $cards }.
event-reshuffled = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] mélangez votre défausse
        [plural] mélangent leur défausse
       *[singular] mélange sa défausse
    } pour former une nouvelle pioche.
event-bid-placed = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] avez choisi votre
        [plural] ont choisi leur
       *[singular] a choisi sa
    } carte d'initiative.
event-bids-revealed = Cartes révélées : { $bids }.
event-initiative =
    { $tie ->
        [yes] Égalité : { FORM($side, "le") } { FORM($side, "number") ->
        [you] gardez
        [plural] gardent
       *[singular] garde
    } l'initiative.
       *[no] { FORM($side, "Le") } { FORM($side, "number") ->
        [you] avez
        [plural] ont
       *[singular] a
    } l'initiative.
    }
event-command-passed = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] passez
        [plural] passent
       *[singular] passe
    } le commandement { FORM($mate, "au") }.
event-turn-began = { FORM($seat, "Au") } de jouer.
event-turn-ended = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] finissez votre
        [plural] finissent leur
       *[singular] finit son
    } tour.
event-played = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] jouez
        [plural] jouent
       *[singular] joue
    } { FORM($card, "le") } : { $action }.
event-hunkered = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] planquez
        [plural] planquent
       *[singular] planque
    } { FORM($card, "le") }.
event-readied = { FORM($unit, "Le") } est de nouveau { FORM($unit, "gender") ->
        [feminine] prête
       *[masculine] prêt
    }.
event-placed = { FORM($unit, "Le") } arrive sur { FORM($tile, "tuile") }.
event-moved = { FORM($unit, "Le") } va de { FORM($from, "tuile") } vers { FORM($to, "le") }.
event-scouted =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [you] explorez
        [plural] explorent
       *[singular] explore
    } { FORM($tile, "le") }{ $fog ->
        [0] , sans plus de Brouillard de Guerre à prendre
       *[other] { FORM($side, "number") ->
            [you] { " " }et prenez un Brouillard de Guerre
            [plural] { " " }et prennent un Brouillard de Guerre
           *[singular] { " " }et prend un Brouillard de Guerre
        }
    }.
event-bolstered = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] prenez
        [plural] prennent
       *[singular] prend
    } { FORM($card, "le") } en renfort.
# $seat est celui qui prend le Brouillard de Guerre, non celui qui camoufle.
event-concealed =
    { FORM($seat, "Le") } { $taken ->
        [0] { FORM($seat, "number") ->
            [you] n'avez plus
            [plural] n'ont plus
           *[singular] n'a plus
        } de Brouillard de Guerre à prendre
       *[other] { FORM($seat, "number") ->
            [you] prenez
            [plural] prennent
           *[singular] prend
        } un Brouillard de Guerre
    }.
# $structure s'y dresse ; vide s'il n'y en a pas. $points la comptent aussi.
event-controlled =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [you] prenez
        [plural] prennent
       *[singular] prend
    } { GIVEN($structure) ->
        [no] { FORM($tile, "le") }
       *[yes] { FORM($structure, "le") } en { $tile }
    }{ $points ->
        [0] { "" }
        [one] { " " }: 1 point
       *[other] { " " }: { $points } points
    }.
event-lost-control = { FORM($side, "Le") } { FORM($side, "number") ->
        [you] perdez
        [plural] perdent
       *[singular] perd
    } { FORM($tile, "le") }.
event-radio-raised =
    { $points ->
        [one] La radio en { $tile } vaut maintenant 1 point.
       *[other] La radio en { $tile } vaut maintenant { $points } points.
    }
event-inspired = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] reprenez
        [plural] reprennent
       *[singular] reprend
    } { FORM($card, "le") } en main.
event-reconnoitred = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] retirez
        [plural] retirent
       *[singular] retire
    } un Brouillard de Guerre du jeu.
event-targeted = { FORM($side, "Le") } { FORM($side, "number") ->
        [you] visez
        [plural] visent
       *[singular] vise
    } { FORM($tile, "le") }.
event-target-removed =
    { FORM($side, "number") ->
        [you] Votre marqueur Cible est retiré.
       *[plural] Le marqueur Cible { FORM($side, "du") } est retiré.
    }
event-shot =
    { FORM($attacker, "Le") } attaque { FORM($target, "le") } ({ $action }) : { $base } + { $cover } couverture{ $smoke ->
        [0] { "" }
       *[other] { " " }+ { $smoke } fumée
    } + { $range } portée = { $total }, dés { $dice } : { $result ->
        [hit] touché
       *[miss] manqué
    }.
event-suppressed = { FORM($unit, "Le") } est { FORM($unit, "gender") ->
        [feminine] neutralisée
       *[masculine] neutralisé
    }.
# $fallen est le nom du soldat, s'il en a un et que le lecteur peut le savoir.
event-casualty =
    { FORM($unit, "Le") } perd { GIVEN($fallen) ->
        [no] une carte
       *[yes] { $fallen }, une carte
    } { $zone ->
        [hand] de la main
        [discard] de la défausse
        [deck] de la pioche
        [bolsters] des pioches de renfort
       *[played] de la zone de jeu
    }.
event-unit-removed = { FORM($unit, "Le") } n'a plus de carte à perdre et quitte le plateau.
event-won =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } : { $how ->
        [control] les objectifs sont pris.
        [pin] l'autre camp est cloué au sol, sans plus un Fusilier sur le plateau.
        [double-pin] les deux camps sont cloués au sol, et les points, ou à égalité l'initiative, décident.
        [escape] ceux qui devaient fuir ont fui.
        [neutralise] ceux qui devaient être éliminés le sont.
        [rout] ceux qui devaient être mis en déroute le sont.
        [full-rout] tous les Fusiliers de l'autre camp sont en déroute.
        [mission] les points de mission sont gagnés.
        [hold] les points de mission sont tenus.
        [occupy] les tuiles sont occupées.
        [withdrawal] l'autre camp s'est retiré.
       *[beyond-hope] l'autre camp est au-delà de tout espoir.
    }
# $rounds : combien il en reste, et après combien la partie finit.
event-standing-still =
    Depuis longtemps, seules les cartes changent : encore { $rounds ->
        [one] 1 tour de jeu semblable
       *[other] { $rounds } tours de jeu semblables
    }, et la partie est nulle.
event-played-on = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] voulez
        [plural] veulent
       *[singular] veut
    } continuer.
event-drawn = Match nul : rien n'a changé depuis { $rounds } tours de jeu.


## Façons de gagner, et résultat d'une campagne

win-control = objectifs pris
win-pin = ennemi cloué au sol
win-double-pin = les deux camps cloués au sol
win-beyond-hope = au-delà de tout espoir
win-rout = ennemis en déroute
win-full-rout = tous les Fusiliers ennemis en déroute
win-mission = points de mission gagnés
win-hold = points de mission tenus
win-occupy = tuiles occupées
win-withdrawal = l'ennemi s'est retiré
# En campagne ; ailleurs la partie est nulle.
win-standstill = plus rien ne changeait, et l'initiative a décidé

# Selon l'écart des deux scores : 0, de 1 à 3, 4 ou 5, 6 et plus.
campaign-draw = Match nul
campaign-marginal = Courte victoire
campaign-clear = Nette victoire
campaign-overwhelming = Victoire écrasante
