### Ce qui entoure le jeu dans le terminal.


## Titres

title-hand = Main
title-play-area = Zone de jeu
title-supply = Réserve
title-deck = Pioche
title-discard = Défausse
title-removed = Cartes retirées
title-objectives = Objectifs
title-log = Ce qui s'est passé
title-options = Choix possibles
title-opponent = Adversaire
title-round = Tour de jeu
title-initiative = L'initiative
# La main et la pioche de l'autre joueur, que personne ne peut distinguer.
title-unseen = Main et pioche ensemble
title-rule = La règle
title-board = Le plateau
title-keys = Touches
title-cards = Cartes
title-vehicles = Véhicules et structures
title-advice = Avis


## Autour du plateau

screen-round = Tour { $round }
screen-draw-in = { $rounds ->
        [one] nulle après ce tour
       *[other] nulle dans { $rounds } tours
    }
screen-initiative = initiative : { $side }
screen-points = { $side } { $points }/{ $needed }
# $count est le nombre de Fusiliers ennemis sur le plateau.
screen-pin =
    { $side } { $count ->
        [one] 1 Fusilier à chasser
       *[other] { $count } Fusiliers à chasser
    }
# Ici $points compte des pions.
screen-escaped = { $side } : fuite { $points }/{ $needed }
screen-neutralised = { $side } : éliminés { $points }/{ $needed }
# Devant une liste : « Main : ».
title-mines = Les mines
screen-no-mines = aucune sur le plateau
screen-mines-left =
    { $count ->
        [0] plus aucune à poser
        [one] encore une à poser
       *[other] encore { $count } à poser
    }
# Un siège d'une équipe qui a la carte de commandement
screen-commander = { $seat } (commandant)
screen-entry = { $title } :
screen-piles = pioche { $deck }, défausse { $discard }
screen-seat = main { $hand }, pioche { $deck }, défausse { $discard }
screen-none = rien
screen-go-on = Entrée pour continuer

# Ce que l'on peut taper, côte à côte sur une ligne ; $last est le plus grand numéro.
input-number =
    { $last ->
        [one] Entrée/1
       *[other] 1-{ $last }
    }
input-more = m suite
input-advice = a avis
input-undo = u retour
input-rule = ? règle
input-log = l journal
input-cards = c/o cartes
input-board = b plan
input-vehicles = v engins
input-help = h aide
input-quit = q fin

group-card = Cartes
group-action = Actions
# Les actions du siège dans un véhicule, et les sièges où s'asseoir.
group-aboard = À bord
group-place = Sièges
group-tile = Tuiles
group-structure = Structures
group-counter = Pions
group-edge = Bords
group-seat = Joueurs
group-button = Ou

# $where est ready, suppressed ou away (hors du plateau) ; none pour une carte sans pion.
choice-card =
    { $card }{ $where ->
        [ready] { " " }en { $tile } : { $actions }
        [suppressed] { " " }en { $tile }, neutralisé
        [routed] { " " }en { $tile }, en déroute
        [away] , hors du plateau : { $actions }
       *[none] { " " }: { $actions }
    }
choice-card-short =
    { $card }{ $where ->
        [ready] { " " }en { $tile }
        [suppressed] { " " }en { $tile }, neutralisé
        [routed] { " " }en { $tile }, en déroute
        [away] , hors du plateau
       *[none] { "" }
    }
# La carte de quelqu'un à bord d'un véhicule ; $seat sont les actions de son siège, vide s'il n'en a pas.
choice-aboard =
    { $card } dans { FORM($vehicle, "le") } en { $tile }, { $place }{ $state ->
        [suppressed] , neutralisé
       *[ready] { GIVEN($seat) ->
            [no] { "" }
           *[yes] { " " }({ $seat })
        } : { $actions }
    }
choice-aboard-medium =
    { $card } dans { FORM($vehicle, "le") }, { $place }{ $state ->
        [suppressed] , neutralisé
       *[ready] { GIVEN($seat) ->
            [no] { "" }
           *[yes] { " " }({ $seat })
        }
    }
choice-aboard-short =
    { $card } dans { FORM($vehicle, "le") }, { $place }{ $state ->
        [suppressed] , neutralisé
       *[ready] { "" }
    }
choice-place-short =
    { $vehicle }, { $place }{ GIVEN($unit) ->
        [no] { "" }
       *[yes] { " " }({ $unit })
    }
choice-target = { $target } : { $odds }
choice-step-short =
    { $tile } [{ $cover }]{ $points ->
        [0] { "" }
        [one] , 1 point
       *[other] , { $points } points
    }

odds-sum =
    { $base } + { $cover } couverture{ $smoke ->
        [0] { "" }
       *[other] { " " }+ { $smoke } fumée
    } + { $range } portée = { $total }, { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } : { $percent } %
odds-percent = { $percent } %

hint-choose = Ce numéro n'existe pas : choisissez-en un de 1 à { $last }.
hint-enter = Il y a plusieurs possibilités : tapez un numéro de 1 à { $last }.
hint-unknown = Ce n'est pas une touche du jeu : tapez un numéro de 1 à { $last }, ou h pour l'aide.
hint-undone = Décision reprise.

key-number = un numéro : choisir cette option
key-enter = Entrée : choisir la seule option qu'il y ait
key-advice = a : un avis : ce que ferait un robot à votre place, en sachant ce que vous savez
key-undo = u : reprendre votre dernière décision, jusqu'au dernier dé, à la dernière pioche ou révélation de votre tour
key-rule = ? : la règle derrière la question ; ?3 montre celle de l'option 3
key-log = l : le journal entier
key-cards = c : vos cartes, dans chaque tas
key-opponent = o : les cartes que montre l'autre camp
key-board = b : le sens des signes du plateau, et chaque tuile en toutes lettres
key-vehicles = v : les véhicules et qui y est assis, les structures, ceux qui ont quitté le plateau
key-quit = q : sauver et quitter

legend-tile = Sur une tuile : son nom, sa couverture entre crochets ([3/1] est une colline), les points Objectif après { $star }, le numéro d'une option comme <3>.
legend-units = Pions : { FORM($one, "le") } en majuscules à gauche, { FORM($other, "le") } en minuscules à droite ; ~ est neutralisé.
legend-codes = { $side } : { $codes }.
legend-vehicles = Un véhicule est entre crochets avec son équipage, siège par siège : [CP-1 ME { $vacant } MI]. { $vacant } est un siège vide, -1 un dégât, ! immobilisé, :2 deux à bord.
legend-structures = Une structure : { $sign }, points/défense ; { $gone } est détruite. { $codes }.
legend-markers = Marqueurs { FORM($side, "du") } : { $scouted } exploré, { $controlled } contrôlé.
legend-signs = Et aussi : { $signs }.
legend-target = { $sign } le marqueur Cible d'un camp
legend-radio = { $sign } la radio
legend-rough = { $sign } terrain difficile (pas de véhicules)
legend-personnel = { $sign } une mine antipersonnel
legend-armour = { $sign } une mine antichar
legend-both = { $sign } des mines des deux sortes
legend-armoured = Un véhicule qui est une unité est entre crochets avec son blindage : [CL5].
legend-escape = { $sign } le marqueur Fuite d'un camp

tile-cover = couverture { $cover }
tile-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tile-scouted = explorée par { FORM($side, "le") }
tile-controlled = contrôlée par { FORM($side, "le") }
tile-spawn = arrivée { FORM($side, "du") }
tile-target = cible { FORM($side, "du") }
tile-radio = la radio
# $mines : leurs signes
tile-mined = miné vers { $tile } ({ $mines })
tile-rough = terrain difficile
tile-escape = fuite { FORM($side, "du") }
tile-structure = { $structure }
tile-ruin =
    { $structure } { FORM($structure, "gender") ->
        [feminine] détruite
       *[masculine] détruit
    }


## Véhicules et structures

fleet-none = Il n'y a ni véhicules ni structures dans cette partie.
fleet-vehicle = { $vehicle } en { $tile }
fleet-held = { FORM($side, "au") }
fleet-damage-short =
    { GIVEN($disabled) ->
        [yes] immobilisé
       *[no] { $damage ->
            [0] intact
            [one] 1 dégât sur { $integrity }
           *[other] { $damage } dégâts sur { $integrity }
        }
    }
fleet-damage =
    { GIVEN($disabled) ->
        [yes] immobilisé, { $damage ->
            [one] 1 dégât
           *[other] { $damage } dégâts
        }
       *[no] { $damage ->
            [0] aucun dégât
            [one] 1 dégât
           *[other] { $damage } dégâts
        }
    } (immobilisé à { $critical }, détruit à { $integrity })
fleet-defence =
    { $defence ->
        [0] à l'abri des attaques standard, défense blindée { $armour }
       *[other] défense { $defence }, défense blindée { $armour }
    }
fleet-seat = { $place } : { $who }
fleet-vacant = personne
fleet-empty = personne à bord
fleet-needs = spécialisation « { $skill } » seulement
fleet-structure =
    en { $tile }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, défense { $defence }{ GIVEN($destroyer) ->
        [no] { "" }
       *[yes] , détruite par { FORM($destroyer, "le") }
    }
fleet-escaped = Ont fui
fleet-neutralised = Éliminés


## Commencer, quitter et finir une partie

menu-scenario = Quel scénario ? De 1 à { $last }, Entrée pour { $default } :
menu-side = Quel camp jouez-vous ? Entrée pour { FORM($default, "le") } :
menu-opponent = Contre qui ? Entrée pour { $default } :
menu-person = une personne, à ce clavier
menu-again = « { $text } » n'est pas dans la liste : tapez un numéro de 1 à { $last }.

intro-you-play = Vous jouez { FORM($seat, "le") }.
intro-bot-plays = Le robot { $bot } joue { FORM($seat, "le") }.
intro-initiative =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [plural] ont
       *[singular] a
    } l'initiative au début.
intro-interpreted = règles interprétées, robots plus lents (`undaunted --version` dit pourquoi)

bot-recruit = Recrue
bot-regular = Soldat
bot-veteran = Vétéran
bot-elite = Élite
bot-ace = As
bot-greedy = Glouton
bot-random = Hasard
# À côté du nom, dans le menu.
opponent-recruit = se trompe souvent : pour apprendre les règles
opponent-regular = se trompe parfois : pour vos premières soirées
opponent-veteran = ne se trompe guère : pour qui connaît le jeu
opponent-elite = voit plus loin
opponent-ace = voit plus loin encore, et prend son temps
opponent-greedy = pour s'exercer : prend ce qui paraît le mieux sur le moment
opponent-random = pour s'exercer : fait tout ce que les règles permettent

origin-printed-explained = De la boîte : tel que publié.
origin-reconstructed-explained = Reconstitué : bâti autour des faits connus de la boîte, le reste est de nous ; ce n'est pas le scénario publié.
origin-original-explained = Maison : de nous, dans l'esprit de la boîte.

session-hand-over = Passez le clavier { FORM($seat, "au") }.
session-thinking = Le robot { $bot } réfléchit…
session-saved =
    La partie est sauvée. Pour la continuer :
    { $command }
session-won =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [plural] ont gagné
       *[singular] a gagné
    } au tour { $round } : { $how }.
session-drawn = La partie est nulle, au tour { $round }.
session-log = Le journal de la partie est dans { $file }.


## Avis

advice-waits = Un instant de réflexion…
# $count est le nombre de parties continuées en pensée.
advice-about =
    { $count ->
        [one] Après 1 partie continuée en pensée, avec ce que vous voyez et rien de plus :
       *[other] Après { $count } parties continuées en pensée, avec ce que vous voyez et rien de plus :
    }
# Colonnes : la chance de gagner après ce choix, et la part de réflexion qu'il a reçue.
advice-chance = victoire
advice-thought = réflexion
advice-others =
    { $count ->
        [one] Un autre choix vient derrière ceux-ci.
       *[other] { $count } autres choix viennent derrière ceux-ci.
    }
# Au-dessus de la question, les colonnes du tableau, et au-dessous.
# $number est 0 pour une position qui n'est d'aucune partie.
analyse-decision =
    { $scenario } { $title }, tour { $round }{ $number ->
        [0] { "" }
       *[other] , décision { $number }
    }
analyse-question = { $seat } : { $prompt }
analyse-option = choix
analyse-visits = visites
analyse-played = joué
analyse-effort =
    { $count ->
        [one] 1 simulation en { $seconds } s.
       *[other] { $count } simulations en { $seconds } s.
    }
advice-only = Il n'y a rien à choisir : c'est la seule possibilité.
advice-hasty = C'est trop peu de réflexion pour s'y fier : prenez-le comme une impression.
advice-close = Les meilleurs se valent : suivez votre propre plan.
advice-leaning = Le premier paraît un peu meilleur que les autres.
advice-sure = Le premier paraît nettement meilleur que les autres.


## Revoir, vérifier et compter des parties

replay-as-written = { $scenario } ne peut plus être rejoué tel quel ; voici ce qui fut décidé (avec --all, les dés et les cartes aussi) :
replay-step = Décision { $number } sur { $total }
replay-keys = Entrée ou n suivante, p précédente, un numéro pour y aller, q fin >
replay-hint = Ce n'est pas une touche ici : Entrée, n, p, q ou le numéro d'une décision de 0 à { $total }.
verify-solo-good =
    { $file } : l’adversaire solo a fait ce que disent ses cartes, dans { $decisions ->
        [one] 1 décision
       *[other] toutes ses { $decisions } décisions
    } et { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }.
verify-solo-none = { $file } : aucun adversaire solo n’y joue, il n’y a donc aucune carte à comparer.
verify-good =
    { $file } : bon. { $scenario }, { $decisions ->
        [one] 1 décision
       *[other] { $decisions } décisions
    }, { GIVEN($winner) ->
        [no] { $drawn ->
            [yes] nulle
           *[no] pas finie
        }
       *[yes] gagnée par { FORM($winner, "le") }
    }{ GIVEN($withdrawn) ->
        [no] {""}
       *[yes] {""}, l’autre camp ayant abandonné
    } ; { $chance ->
        [verified] tous les dés et toutes les pioches découlent de la graine publiée.
        [reseeded] les dés et les pioches découlent de plusieurs graines.
        [sealed] la graine est encore secrète, dés et pioches ne peuvent donc pas encore être vérifiés.
       *[scripted] les dés et les pioches ont été disposés à la main.
    }
verify-checked =
    Vérifié : le texte est complet, chaque décision était permise, et { $chance ->
        [verified] chacun des { $outcomes } dés et pioches est celui que donne la graine.
        [reseeded] chacun des { $outcomes } dés et pioches est celui que donne sa graine.
        [sealed] chacun des { $outcomes } dés et pioches était possible. Non vérifié : qu’ils découlent d’une graine.
       *[scripted] chacun des { $outcomes } dés et pioches était possible. Non vérifié : qu’ils découlent d’une graine.
    }
verify-given = Elle a commencé dans une position donnée : personne ne peut vérifier d’où celle-ci vient.
verify-reseeded =
    Graine changée : il y a { $seeds } sources de hasard, dont une nouvelle avant la décision { $decisions }. Les dés qui suivent découlent de graines que personne n’avait promises au début.
verify-fingerprint = L’empreinte de sa graine, telle que la donne le journal :
verify-compared = C’est celle que vous avez donnée, et la graine du journal est bien celle dont elle est tirée.
verify-compare = Non vérifié : que c’est celle qu’on vous a montrée au début. Comparez-les, ou donnez-la avec --fingerprint.
verify-alone = Qui a ouvert la partie ou tient le serveur a choisi la graine seul : l’empreinte montre qu’elle n’a pas été changée, non qu’aucune autre n’a été essayée avant.
verify-mixed =
    { GIVEN($given) ->
        [no] Aucun nombre d’un joueur n’y a été mêlé ; le serveur a choisi seul.
       *[yes] Y sont mêlés des nombres de { $given }, dont chacun répond à l’empreinte que le journal en donne. Non vérifié : que ce sont ceux des joueurs, et que tous étaient promis avant que le premier soit dit, ce que comparent leurs navigateurs.
    }{ GIVEN($kept) ->
        [no] {""}
       *[yes] {""} Promis mais jamais dits, et non mêlés : { $kept }.
    }
lint-good =
    { $pack } : { $scenarios ->
        [one] 1 scénario
       *[other] { $scenarios } scénarios
    }, rien à redire.
# Une extension qu'on ne peut pas jouer. $problem : la première de $count erreurs, avec son fichier
list-broken =
    l'extension de { $pack } est laissée de côté : { $problem }{ $count ->
        [one] { "" }
       *[other] { " " }(et d'autres : `undaunted lint` donne les { $count })
    }
# Colonnes de la liste des scénarios ; entre elles, une par camp avec son but.
list-scenario = Scénario
list-title = Titre
list-initiative = Débute
list-origin = Origine
tally-game = { $scenario } { $title } : { GIVEN($winner) ->
        [no] match nul
       *[yes] { $winner }
    }. Cartes perdues : { $losses }
tally-score = Score : { $scores }
tally-result =
    { $result }{ GIVEN($leader) ->
        [no] { "" }
       *[yes] { " " }pour { FORM($leader, "le") }
    }.
