### Ce qu'apporte Reinforcements : blindés en Normandie, mines et avions en Afrique du Nord, nouvelles actions.
### Il n'y a pas d'édition française sous la main : ces termes sont les nôtres.


## Comment on appelle les choses

# Un bord, par les deux tuiles entre lesquelles il se trouve.
name-of-edge = { FORM($tile, "tuile") } et { FORM($other, "tuile") }
name-of-mine = mine entre { $noun }
    .le = la mine entre { $noun }
    .gender = feminine
action-advance = Avancer
action-air-support = Appui aérien
action-mine = Miner
action-grenade = Grenade
action-bomb = Bombarder
action-personnel-mine = Mine antipersonnel
action-armour-mine = Mine antichar


## Boutons

button-lay-personnel = Poser une mine antipersonnel
button-lay-armour = Poser une mine antichar
button-lift-personnel = Retirer une mine antipersonnel
button-lift-armour = Retirer une mine antichar
button-stop-air-support = N'en appeler plus
button-stop-mine = En rester là


## Les règles : ce que `?` montre

rule-advance =
    Choisissez autant de vos pions de ce groupe que vous voulez sur une même tuile, et déplacez-les ensemble vers une tuile adjacente.
    Un autre de vos pions doit déjà s'y trouver ; aucun marqueur n'est nécessaire.
    Les pions neutralisés restent sur place, et les véhicules n'entrent pas en terrain difficile.

rule-air-support =
    Prenez jusqu'à ce nombre d'avions dans votre réserve et ajoutez-les à votre main.
    Vous pouvez les jouer ce tour-ci.

rule-mine =
    Posez jusqu'à ce nombre de mines sur les bords de la tuile du soldat, ou retirez-en jusqu'à ce nombre ; jamais les deux avec une même action.
    Seul le camp à qui elles sont peut en poser, tant que sa réserve en a ; tous peuvent en retirer.
    Une mine explose quand un ennemi de son propriétaire franchit son bord : 3 dés contre la défense standard, ou contre le blindage, selon sa face, sans couverture ni portée.
    Touché ou manqué, elle est perdue ; après un coup au but, le déplacement s'arrête sur la tuile d'arrivée.

rule-grenade =
    Choisissez une tuile à portée. Chaque ennemi qui y a une défense standard est attaqué, l'un après l'autre.
    Couverture et portée comptent comme pour Attaquer.

rule-bomb =
    Choisissez n'importe quelle tuile. Tous ceux qui y ont une défense standard sont attaqués, les vôtres aussi, l'un après l'autre.
    La couverture compte, une colline donne 1 ; la portée ne compte pas.
    Ce que vous perdez pendant votre tour vient d'abord de votre zone de jeu.


## Questions au joueur

prompt-advance = { $action } : qui vient, et vers où ?
prompt-aim =
    { $action } : sur quelle tuile, avec { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } contre chaque unité qui s'y trouve ?
prompt-salvo =
    { $action }, { FORM($tile, "le") } : pour quelle unité lancez-vous { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } maintenant ?
prompt-air-support =
    { $action } : quel avion appelez-vous ? { $left ->
        [one] Encore un.
       *[other] Encore { $left } au plus.
    }
prompt-mine =
    { $action } : que fait { FORM($soldier, "le") } ? { $left ->
        [one] Encore une mine.
       *[other] Encore { $left } mines au plus.
    }
prompt-edge =
    { $doing ->
        [lay-personnel] Où posez-vous la mine antipersonnel ?
        [lay-armour] Où posez-vous la mine antichar ?
        [lift-personnel] Quelle mine antipersonnel retirez-vous ?
       *[lift-armour] Quelle mine antichar retirez-vous ?
    }


## Options

option-counter-advance = { $soldier }
option-tile-advance = Vers { FORM($tile, "le") }
# $count : combien y seraient attaqués, dont $own du joueur
option-tile-aim =
    { FORM($tile, "Le") } : { $count ->
        [one] un pion attaqué
       *[other] { $count } pions attaqués
    }{ $own ->
        [0] { "" }
        [one] , dont un des vôtres
       *[other] , dont { $own } des vôtres
    }
option-card-air-support = { $card } ({ $left } en réserve)
# $personnel et $armour : combien de chaque sorte s'y trouvent.
option-edge =
    Entre { $edge }{ $personnel ->
        [0] { "" }
       *[other] , antipersonnel : { $personnel }
    }{ $armour ->
        [0] { "" }
       *[other] , antichar : { $armour }
    }
note-mines =
    { $count ->
        [one] par-dessus une mine
       *[other] par-dessus { $count } mines
    }


## Refus

reason-nobody-advances = Avancer demande des pions prêts de ce groupe à côté d'une tuile où se trouve un autre de vos pions, et il n'y en a pas : choisissez une autre action.
reason-cannot-advance = { FORM($unit, "Le") } ne peut pas venir : choisissez un de vos pions prêts, de ce groupe et sur la même tuile.
reason-no-advance-there = Ils ne peuvent pas avancer vers { FORM($tile, "tuile") } : choisissez une tuile à côté d'eux où se trouve un de vos pions, et pas de terrain difficile pour des véhicules.
reason-no-aircraft = Il n'y a plus d'avion dans votre réserve : choisissez une autre action.
reason-only-aircraft = L'appui aérien appelle des avions de votre réserve, et { FORM($card, "le") } n'en est pas un : choisissez-en un.
reason-nothing-to-mine = Il n'y a ici aucune mine à retirer, ni aucune que vous puissiez poser : choisissez une autre action.
reason-mine-which-first = Le bord vient ensuite : choisissez d'abord si une mine est posée ou retirée, et laquelle.
reason-no-mine-there = Aucune mine de cette sorte ne se trouve entre { $edge } : choisissez un bord où il y en a une.
reason-edge-of-own-tile = On pose et retire les mines sur les bords de la tuile du soldat, et celui entre { $edge } n'en est pas un : choisissez un bord de sa tuile.
reason-nobody-to-strike = Personne qu'elle puisse toucher n'est à portée : choisissez une autre action.
reason-nobody-to-strike-there = Personne qu'elle puisse toucher n'est sur { FORM($tile, "tuile") }, ou c'est hors de portée : choisissez une autre tuile.


## Le journal

event-supported = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] appelez
        [plural] appellent
       *[singular] appelle
    } { FORM($card, "le") } de { FORM($seat, "number") ->
        [you] votre
        [plural] leur
       *[singular] sa
    } réserve.
event-mine-laid = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] posez
        [plural] posent
       *[singular] pose
    } une mine { $mine ->
        [personnel] antipersonnel
       *[armour] antichar
    } entre { $edge }.
event-mine-lifted = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] retirez
        [plural] retirent
       *[singular] retire
    } une mine { $mine ->
        [personnel] antipersonnel
       *[armour] antichar
    } entre { $edge }.
event-mine-triggered = { FORM($unit, "Le") } fait exploser une mine { $mine ->
        [personnel] antipersonnel
       *[armour] antichar
    } entre { $edge }.


## Une mine, et un bord sans mine

about-mines-title = Mines à poser
about-mines = Miner les pose au bord de la tuile du soldat. Il n'y en aura pas d'autres : explosée ou relevée, une mine sort du jeu.
about-mine-title = Entre { $edge }
now-mine-none = Aucune mine ne se trouve ici.
now-mine-personnel =
    { $count ->
        [one] Une mine antipersonnel : 3 dés contre la défense ordinaire de tout ennemi de son propriétaire qui passe.
       *[other] { $count } mines antipersonnel : chacune lance 3 dés contre la défense ordinaire de tout ennemi de leur propriétaire qui passe.
    }
now-mine-armour =
    { $count ->
        [one] Une mine antichar : 3 dés contre le blindage de tout véhicule ennemi qui passe.
       *[other] { $count } mines antichars : chacune lance 3 dés contre le blindage de tout véhicule ennemi qui passe.
    }
# D'une tuile : ce qui se trouve entre elle et une autre
now-mined =
    Miné vers { $tile }{ $personnel ->
        [0] { "" }
       *[other] , antipersonnel : { $personnel }
    }{ $armour ->
        [0] { "" }
       *[other] , antichar : { $armour }
    }.
# Un véhicule qui est une unité
now-armoured-unit = Seul Antichar peut le toucher : un dé doit atteindre son blindage { $armour } plus couverture { $cover } plus la portée. Il n'est jamais neutralisé.
about-tank = Un véhicule blindé. Seul ce qui perce le blindage le touche : un dé doit atteindre son blindage plus la couverture de sa tuile plus la portée.
now-mines-own = Elles sont à vous : votre camp ne les fait jamais exploser.
now-mines-of = Ce sont les mines { FORM($side, "du") } : ce camp ne les fait jamais exploser.
now-mines-left =
    { $count ->
        [0] Il ne reste aucune mine à poser.
        [one] Il reste une mine à poser.
       *[other] Il reste { $count } mines à poser.
    }
now-mines-about =
    { $count ->
        [0] Aucune ne se trouve sur un bord de cette tuile.
        [one] Une se trouve sur un bord de cette tuile et peut être retirée.
       *[other] { $count } se trouvent sur des bords de cette tuile et peuvent être retirées.
    }
# $things : des tuiles, chacune avec le risque d'être touché en chemin
now-over-mines = Par-dessus des mines, avec le risque d'être touché : { $things }.
now-risk = { $tile } { $percent } %
now-advances = Peut emmener : { $things }.
now-calls = Peut être appelé : { $things }.
# $things : des tuiles, chacune avec ceux qui s'y trouvent et la chance de les toucher
now-may-strike = Peut tomber sur { $things }.
now-on-tile = { $tile } ({ $things })
