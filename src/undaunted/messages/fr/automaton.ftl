### Le jeu en solo : ce que l'adversaire automatique fait de lui-même.


## Boutons et questions

button-roll = Lancer un dé
button-stop-order = Rien de plus avec cette carte
prompt-order = Que fait { FORM($card, "le") } ?
option-deck = Renforcer depuis la pioche { $deck } (reste { $left })
rule-solo =
    L'adversaire joue de lui-même. Il n'a pas de main : la première carte de sa pioche est son enchère, et reste dans sa zone de jeu s'il l'emporte.
    À son tour, il aligne trois cartes par ordre d'initiative, quatre s'il est difficile, et fait pour chacune ce que dit sa carte solo.
    Qui est neutralisé redevient seulement prêt ; un Brouillard de Guerre est défaussé.
    Il perd des cartes de sa défausse, puis de sa pioche, puis de ses pioches de renfort. Tant que vous avez l'initiative, chaque coup qui coûte une carte en coûte aussi une de cette unité à son prochain tour.


## Refus

reason-deck-of-automaton = Les pioches de renfort sont celles de l'adversaire automatique : choisissez dans votre réserve.


## Le journal

event-bid-kept = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] gardez
        [plural] gardent
       *[singular] garde
    } { FORM($card, "le") } en zone de jeu.
event-lined-up = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] alignez
        [plural] alignent
       *[singular] aligne
    } : { $cards }.
event-flipped = On retourne { FORM($card, "le") } (carte mise de côté auparavant).
event-tagged = Un marqueur est posé sur { FORM($unit, "le") } : il coûtera une carte au prochain tour.
event-tag-paid =
    Un coup avait atteint { FORM($unit, "le") } : { $paid ->
        [yes] on défausse { FORM($card, "le") }.
       *[no] aucune de ses cartes n'est là pour être défaussée.
    }
event-fog-passed = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] défaussez
        [plural] défaussent
       *[singular] défausse
    } un Brouillard de Guerre.
event-set-aside = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] mettez
        [plural] mettent
       *[singular] met
    } une carte de côté, face cachée.
event-rolled = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] lancez
        [plural] lancent
       *[singular] lance
    } le dé : { $die }.
event-resolved =
    { $again ->
        [yes] C'est fait une fois pour { FORM($card, "le") } ; la carte sera résolue encore.
       *[no] { $readied ->
            [yes] La carte { FORM($card, "du") } n'a servi qu'à remettre l'unité en état.
           *[no] C'est fait pour { FORM($card, "le") }.
        }
    }
event-turned = On tourne { FORM($card, "le") } de côté : la carte sera résolue deux fois.


## À la table

deck-name = Pioche de renfort { $deck }
deck-command = Commandement
deck-support = Soutien
deck-raiders = Raid
about-bolster-deck = Les cartes que l’adversaire solo fait venir en renfort, en commençant par le dessus. Face cachée et mélangées.
about-line-title = Ligne de cartes
about-line = Les cartes du tour de l’adversaire solo : il les résout de gauche à droite, la plus haute initiative d’abord.
about-face-down-title = Mise de côté
about-face-down = Piochée en reconnaissant : elle reste face cachée jusqu’au prochain tour de l’adversaire solo, où elle rejoint la ligne.
about-tags-title = Unités marquées
about-tags = Touchées pendant que vous aviez l’initiative : chaque marqueur coûte à l’adversaire solo une carte de cette unité à son prochain tour.


## Le terminal

title-line = Ligne
screen-face-down = face cachée
input-why = w pourquoi
key-why = w : pourquoi l’adversaire solo a fait ce qu’il a fait à son dernier tour
legend-tagged = Une unité de l’adversaire solo avec un plus (FA+) a été touchée : elle lui coûte une carte à son prochain tour.
title-why = Pourquoi ?
why-none = L’adversaire solo n’a encore résolu aucune carte, ou personne ne joue seul.
