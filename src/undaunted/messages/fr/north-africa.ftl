### Ce qu'apporte l'Afrique du Nord : véhicules, structures, nouvelles actions et nouvelles façons de gagner.


## Boutons

button-exit = Sortir du véhicule
button-escape = Fuir


## Les règles : ce que `?` montre

rule-vehicles =
    Avec chaque carte Combattant, son soldat peut une fois, avant ou après l'effet de la carte, entrer dans un véhicule de sa tuile, en sortir, ou changer pour un siège libre.
    Il entre sur un siège libre d'un véhicule sans ennemi à bord ; un véhicule ennemi abandonné devient alors le vôtre.
    À bord, il peut faire une action de son siège au lieu d'une de sa carte, sauf si le véhicule est immobilisé ou si le siège demande une spécialisation qu'il n'a pas.
    Il peut aussi employer la carte à échanger son siège avec quelqu'un à bord.
    Progresser, Explorer et Infiltrer se font à pied ; tout le reste compte depuis la tuile du véhicule.

rule-hit-vehicle =
    Un véhicule touché : l'attaquant choisit qui est blessé à bord, puis le véhicule prend un dégât.
    À partir de son seuil critique il est immobilisé : ses sièges ne servent plus tant qu'il n'est pas réparé en dessous.
    À son intégrité il est détruit, et ceux de son bord se retrouvent sur la tuile.
    Une action Neutraliser réussie ne fait que neutraliser un soldat à bord, que l'attaquant choisit.

rule-structures =
    Une structure est détruite par Démolir, depuis sa propre tuile, si un dé atteint sa défense ; couverture et portée ne comptent pas.
    Un camp marque les structures qu'il détruit, l'autre celles qui sont debout sur les tuiles qu'il contrôle.

rule-drive =
    Déplacez le véhicule, avec tous ceux qui sont à bord, de ce nombre de tuiles au plus, d'une tuile adjacente à la fois.
    Chaque tuile où il entre doit porter votre marqueur, et aucune ne peut être un terrain difficile.

rule-navigate =
    Choisissez jusqu'à ce nombre de tuiles, formant une chaîne qui commence à côté du soldat.
    Chacune sans votre marqueur en reçoit un, face Exploré, et coûte un Brouillard de Guerre de votre réserve.
    Des tuiles qui portent déjà votre marqueur peuvent faire partie de la chaîne.

rule-surveil =
    Choisissez jusqu'à ce nombre de tuiles, n'importe où.
    Chacune reçoit votre marqueur, face Exploré, et coûte un Brouillard de Guerre de votre réserve.

rule-repair =
    Retirez un dégât d'un véhicule sur la tuile du soldat ; depuis l'intérieur, seulement de celui où il est.
    Avec moins de dégâts que son seuil critique, un véhicule immobilisé remarche.

rule-strafe =
    Une attaque aérienne contre tout ennemi qui a une défense standard.
    La portée ne compte pas, et une colline donne 1 de couverture.

rule-demolition =
    Faites sauter un véhicule ennemi ou une structure sur la tuile même du soldat ; ni couverture ni portée ne comptent.
    Le premier nombre est celui des dés contre un véhicule, le second contre une structure.

rule-antitank =
    Une attaque contre n'importe quel véhicule ennemi.
    Elle doit atteindre sa défense blindée, plus couverture et portée.

rule-suppress-aboard =
    Un véhicule touché par Neutraliser ne prend ni dégât ni blessure.
    Un soldat à bord est neutralisé ; l'attaquant le choisit.

rule-escape =
    Ceux que le scénario laisse fuir peuvent partir d'une tuile avec un marqueur Fuite, ce qui vaut un pas d'une action de mouvement.
    Un véhicule emmène tous ceux qui sont à bord, si tous ont le droit de partir.
    Toutes les cartes de ceux qui ont fui sont retirées du jeu.

rule-neutralise =
    Les pions retirés du plateau par des blessures ou des dégâts sont éliminés, et ne reviennent pas.
    Qui doit éliminer gagne dès que les pions nommés, ou autant qu'il en faut, sont partis ainsi.

rule-injury =
    Un soldat touché perd une carte, retirée du jeu : de la main, sinon de la défausse, sinon de la pioche.
    S'il n'en a plus, son pion quitte le plateau pour de bon, et ses cartes de la réserve aussi.


## Questions au joueur

prompt-demolish = { $action } : que fait sauter { FORM($soldier, "le") } ?
prompt-after = Avant de continuer : { FORM($soldier, "le") } doit-{ FORM($soldier, "gender") ->
        [feminine] elle
       *[masculine] il
    } monter, descendre ou changer de siège ?
prompt-navigate =
    { $action } : quelle tuile { FORM($soldier, "le") } explore-t-{ FORM($soldier, "gender") ->
        [feminine] elle
       *[masculine] il
    } ensuite ? { $left ->
        [one] Encore une tuile.
       *[other] Encore { $left } tuiles.
    }
prompt-surveil =
    { $action } : quelle tuile { FORM($soldier, "le") } explore-t-{ FORM($soldier, "gender") ->
        [feminine] elle
       *[masculine] il
    } ? { $left ->
        [one] Encore une tuile.
       *[other] Encore { $left } tuiles.
    }
prompt-repair = Quel véhicule répare { FORM($soldier, "le") } ?
prompt-injure = { FORM($vehicle, "Le") } est touché : qui est blessé à bord ?
prompt-suppress = { FORM($vehicle, "Le") } est touché : qui est neutralisé à bord ?


## Options

# $soldier est celui dont parle la question, $vehicle son véhicule.
button-stop-aboard = Rester à bord
button-stop-after = Rester à pied
button-stop-navigate = Ne plus explorer
button-stop-surveil = Ne plus explorer
button-exit-use = Descendre { FORM($vehicle, "du") }
button-exit-after = Descendre { FORM($vehicle, "du") }

option-counter-repair = { FORM($vehicle, "Le") }
option-counter-injure = { FORM($unit, "Le") }
option-counter-suppress = { FORM($unit, "Le") }
option-structure-shoot = { FORM($structure, "Le") } en { $tile }
option-place-enter = Monter dans { FORM($vehicle, "le") }, siège { FORM($place, "de") }
option-place-reposition = Prendre le siège { FORM($place, "de") }
option-place-switch = Échanger avec { FORM($soldier, "le") } ({ $place })

note-vehicle = { $vehicle }
note-structure = { $structure }
note-escape = marqueur Fuite


## Refus

# D'un véhicule, d'un siège ou d'une structure choisis sans carte.
reason-vehicle-by-crew = { FORM($vehicle, "Le") } roule et tire avec les cartes de ceux qui sont à bord : jouez une carte de son équipage.
reason-vehicle-abandoned = Personne n'est à bord { FORM($vehicle, "du") } : jouez une carte d'un soldat de sa tuile pour y monter.
reason-enemy-vehicle = { FORM($vehicle, "Le") } peut être attaqué : jouez une carte qui attaque, puis choisissez la cible.
reason-place-needs-card = On monte dans { FORM($vehicle, "le") } avec une carte : jouez celle d'un soldat de sa tuile, puis choisissez son siège.
reason-place-action-needs-card =
    { $action } est pour qui occupe le siège { FORM($place, "de") } { FORM($vehicle, "du") } : { GIVEN($soldier) ->
        [no] aucun des vôtres n'y est.
       *[yes] jouez une carte { FORM($soldier, "du") }.
    }
reason-structure-needs-card = { FORM($structure, "Le") } se détruit par Démolir, depuis sa propre tuile : jouez une carte qui porte cette action.

reason-not-aboard = { FORM($soldier, "Le") } n'est dans aucun véhicule : il n'y a rien d'où descendre.
reason-shifted-already = Avec une carte, un soldat monte, descend ou change de siège une seule fois, et c'est fait : choisissez un autre emploi de la carte.
reason-no-escape-here = { FORM($soldier, "Le") } ne peut pas fuir d'ici : il faut un marqueur Fuite sur la tuile, et que tous ceux qui partent en aient le droit.
reason-commander-has-no-counter = { FORM($card, "Le") } n'a pas de pion sur le plateau qui puisse faire cela : choisissez un autre emploi de la carte.
reason-vehicle-elsewhere = { FORM($vehicle, "Le") } est sur une autre tuile : un soldat monte dans un véhicule de sa propre tuile.
reason-exit-first = Passer d'un véhicule à un autre demande deux cartes : descendez avec l'une, et montez dans { FORM($vehicle, "le") } avec la suivante.
reason-enemies-aboard = Il y a des ennemis à bord { FORM($vehicle, "du") } : on n'y monte que lorsqu'ils sont partis.
reason-place-taken = Le siège { FORM($place, "de") } est occupé : choisissez-en un libre, ou échangez-le depuis l'intérieur.
reason-only-demolition = { FORM($structure, "Le") } ne craint que Démolir : choisissez une unité ennemie.
reason-structure-gone = { FORM($structure, "Le") } est déjà { FORM($structure, "gender") ->
        [feminine] détruite
       *[masculine] détruit
    } : choisissez une autre cible.
reason-demolition-same-tile = Démolir n'atteint que la tuile du soldat, et { FORM($structure, "le") } est ailleurs : allez-y d'abord.
reason-not-in-that-place = Seul l'occupant du siège { FORM($place, "de") } peut faire cela : prenez d'abord ce siège.
reason-vehicle-disabled = { FORM($vehicle, "Le") } est immobilisé : réparez-le d'abord.
reason-skill-needed = Le siège { FORM($place, "de") } demande une spécialisation, et { FORM($soldier, "le") } ne l'a pas : prenez plutôt une action de la carte.
reason-exit-to-walk = { FORM($soldier, "Le") } est dans un véhicule, et cela se fait à pied : descendez d'abord.
reason-cannot-exit-now = { FORM($soldier, "Le") } est dans un véhicule, on n'en descend plus avec cette carte, et cela se fait à pied : choisissez un autre emploi de la carte.
reason-no-enemy-vehicle = Il n'y a pas de véhicule ennemi sur le plateau : choisissez une autre action.
reason-nothing-to-demolish = Démolir demande un véhicule ennemi ou une structure debout sur la tuile même du soldat : allez-y d'abord.
reason-no-drive = Un véhicule roule sur les tuiles qui portent votre marqueur et ne sont pas un terrain difficile, et il n'y en a pas à côté : explorez d'abord.
reason-nothing-to-navigate = Naviguer ne marquerait aucune nouvelle tuile d'ici : choisissez une autre action.
reason-nothing-to-surveil = Toutes les tuiles portent déjà votre marqueur : choisissez une autre action.
reason-nothing-to-repair = Il n'y a pas ici de véhicule endommagé à réparer (depuis l'intérieur : seulement celui où l'on est) : choisissez une autre action.
reason-rough-terrain = Aucun véhicule n'entre dans { FORM($tile, "le") }, un terrain difficile : choisissez une autre tuile.
reason-not-in-chain = { FORM($tile, "Tuile") } ne continue pas la chaîne : choisissez une tuile voisine qui n'en fait pas encore partie.
reason-scouted-already = { FORM($tile, "Tuile") } porte déjà votre marqueur : choisissez une tuile qui n'en a pas.
reason-inside-a-vehicle = { FORM($unit, "Le") } est dans un véhicule, d'où l'on ne peut pas être visé : choisissez le véhicule.
reason-no-such-defence = Cette action ne peut rien contre { FORM($unit, "le") } : choisissez une autre cible.
reason-not-to-be-repaired = { FORM($unit, "Le") } n'est pas un véhicule endommagé à portée de cette réparation : choisissez-en un qui l'est.
reason-not-in-the-vehicle = { FORM($unit, "Le") } n'est pas à bord du véhicule touché : choisissez quelqu'un qui y est.


## Le journal

event-entered = { FORM($unit, "Le") } monte dans { FORM($vehicle, "le") }, siège { FORM($place, "de") }.
event-exited = { FORM($unit, "Le") } descend { FORM($vehicle, "du") }.
event-repositioned = { FORM($unit, "Le") } prend le siège { FORM($place, "de") } dans { FORM($vehicle, "le") }.
event-switched = { FORM($unit, "Le") } et { FORM($other, "le") } échangent leurs sièges.
event-repaired =
    { FORM($vehicle, "Le") } est réparé : { $damage ->
        [0] plus aucun dégât
        [one] encore 1 dégât
       *[other] encore { $damage } dégâts
    }.
event-damaged =
    { FORM($vehicle, "Le") } est endommagé : { $damage ->
        [one] 1 dégât
       *[other] { $damage } dégâts
    } en tout.
event-disabled = { FORM($vehicle, "Le") } est immobilisé.
event-destroyed = { FORM($vehicle, "Le") } est détruit.
# $points : ce qu'elle rapporte à qui la détruit ; 0 là où cela ne compte pas.
event-structure-destroyed =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [you] détruisez
        [plural] détruisent
       *[singular] détruit
    } { FORM($structure, "le") }{ $points ->
        [0] { "" }
        [one] { " " }: 1 point
       *[other] { " " }: { $points } points
    }.
event-escaped = { FORM($unit, "Le") } { FORM($unit, "gender") ->
        [feminine] s'est enfuie
       *[masculine] s'est enfui
    }.


## Façons de gagner

win-escape = fuite réussie
win-neutralise = ennemi éliminé
