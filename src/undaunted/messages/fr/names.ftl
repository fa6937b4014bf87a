### Les noms, avec les termes de l'édition française. L'attribut `code` est leur signe sur le plateau ; avec un groupe,
### sa première lettre suffit.
###
### Un nom se décline : FORM($unit, "le") donne « le Fusilier », « du » et « au » de même, et « Le » en tête de phrase.
### Un camp sert aussi d'adjectif (masculine, feminine). `gender` et `number` commandent les accords.


## Comment les noms se composent

# Un nom venu d'une extension personnelle.
name-default = { $name }
    .le = le { $name }
    .du = du { $name }
    .au = au { $name }
    .full = le { $name }
    .gender = masculine
    .number = singular
    .masculine = { $name }
    .feminine = { $name }
    .de = « { $name } »
name-of-squad =
    { $noun }{ GIVEN($squad) ->
        [no] { "" }
       *[yes] { " " }{ $squad }
    }
# L'un des deux joueurs d'un camp : le camp, et lequel.
name-of-seat = { $noun } { $place }
name-of-side = { $noun } { FORM($side, FORM($noun, "gender")) }
# Ce qui est au camp du lecteur.
name-of-yours = votre { $noun }
    .le = votre { $noun }
    .du = de votre { $noun }
    .au = à votre { $noun }
# Le lecteur.
name-you = vous
    .le = vous
    .du = de vous
    .au = à vous
    .number = you
# Une tuile : son code, et son terrain.
name-of-tile = { $noun }
    .le = { FORM($terrain, "le") } en { $noun }
    .du = { FORM($terrain, "du") } en { $noun }
    .tuile = la tuile { $noun }
# Une action telle qu'elle est imprimée : son mot, sa valeur, son groupe, sa portée ; améliorée, elle est marquée.
name-of-action =
    { $word }{ GIVEN($value) ->
        [no] { "" }
       *[yes] { " " }{ $value }
    }{ GIVEN($squad) ->
        [no] { "" }
       *[yes] { " " }{ $squad }
    }{ GIVEN($within) ->
        [no] { "" }
       *[yes] { " " }jusqu'à { $within }
    }{ GIVEN($beyond) ->
        [no] { "" }
       *[yes] { " " }dès { $beyond }
    }{ GIVEN($upgraded) ->
        [no] { "" }
       *[yes] { " " }+
    }
name-of-bid = { $card } ({ $initiative }) pour { FORM($seat, "le") }
# Plusieurs cartes d'une sorte.
name-of-cards = { $count } × { $card }
# Où sont $count cartes d'une sorte.
name-of-pile =
    { $zone ->
        [played] { $count ->
            [one] 1 déjà jouée
           *[other] { $count } déjà jouées
        }
        [hand] { $count ->
            [0] aucune
           *[other] { $count }
        } dans votre main
        [deck] { $count } dans votre pioche
        [discard] { $count } dans votre défausse
       *[supply] { $count } dans votre réserve
    }
name-with-article = { FORM($noun, "le") }
name-and = { $most } et { $last }


## Jeux et camps

pack-normandy = Normandie
pack-north-africa = Afrique du Nord
# Les titres de Reinforcements, traduits par nous.
pack-armour-and-armament = Blindés et armement
pack-under-cover-of-night = À la faveur de la nuit

side-us = Américains
    .le = les Américains
    .du = des Américains
    .au = aux Américains
    .full = les Américains
    .number = plural
    .masculine = américain
    .feminine = américaine
side-german = Allemands
    .le = les Allemands
    .du = des Allemands
    .au = aux Allemands
    .full = les Allemands
    .number = plural
    .masculine = allemand
    .feminine = allemande
side-lrdg = LRDG
    .le = le LRDG
    .du = du LRDG
    .au = au LRDG
    .full = le Long Range Desert Group (LRDG)
    .number = singular
    .masculine = du LRDG
    .feminine = du LRDG
side-italian = Italiens
    .le = les Italiens
    .du = des Italiens
    .au = aux Italiens
    .full = les Italiens
    .number = plural
    .masculine = italien
    .feminine = italienne


## Cartes et pions des soldats

card-platoon-sergeant = Sergent
    .le = le Sergent
    .du = du Sergent
    .au = au Sergent
    .gender = masculine
card-platoon-guide = Guide de Section
    .le = le Guide de Section
    .du = du Guide de Section
    .au = au Guide de Section
    .gender = masculine
card-squad-leader = Chef de Groupe
    .le = le Chef de Groupe
    .du = du Chef de Groupe
    .au = au Chef de Groupe
    .gender = masculine
card-scout = Éclaireur
    .le = l'Éclaireur
    .du = de l'Éclaireur
    .au = à l'Éclaireur
    .gender = masculine
    .code = EC
card-rifleman = Fusilier
    .le = le Fusilier
    .du = du Fusilier
    .au = au Fusilier
    .gender = masculine
    .code = FU
card-sniper = Tireur d'Élite
    .le = le Tireur d'Élite
    .du = du Tireur d'Élite
    .au = au Tireur d'Élite
    .gender = masculine
    .code = TE
card-machine-gunner = Mitrailleuse
    .le = la Mitrailleuse
    .du = de la Mitrailleuse
    .au = à la Mitrailleuse
    .gender = feminine
    .code = MI
card-mortar = Mortier
    .le = le Mortier
    .du = du Mortier
    .au = au Mortier
    .gender = masculine
    .code = MO
card-fog-of-war = Brouillard de Guerre
    .le = le Brouillard de Guerre
    .du = du Brouillard de Guerre
    .au = au Brouillard de Guerre
    .gender = masculine
card-lieutenant = Lieutenant
    .le = le Lieutenant
    .du = du Lieutenant
    .au = au Lieutenant
    .gender = masculine
card-warrant-officer = Adjudant
    .le = l'Adjudant
    .du = de l'Adjudant
    .au = à l'Adjudant
    .gender = masculine
card-staff-sergeant = Sergent-Chef
    .le = le Sergent-Chef
    .du = du Sergent-Chef
    .au = au Sergent-Chef
    .gender = masculine
card-saboteur = Saboteur
    .le = le Saboteur
    .du = du Saboteur
    .au = au Saboteur
    .gender = masculine
    .code = SA
card-engineer = Mécanicien
    .le = le Mécanicien
    .du = du Mécanicien
    .au = au Mécanicien
    .gender = masculine
    .code = ME
card-antitank-gunner = Antichar
    .le = l'Antichar
    .du = de l'Antichar
    .au = à l'Antichar
    .gender = masculine
    .code = AN
card-navigator = Navigateur
    .le = le Navigateur
    .du = du Navigateur
    .au = au Navigateur
    .gender = masculine
    .code = NA
card-tank-commander = Chef de Char
    .le = le Chef de Char
    .du = du Chef de Char
    .au = au Chef de Char
    .gender = masculine
card-recon-aircraft = Avion de Reconnaissance
    .le = l'Avion de Reconnaissance
    .du = de l'Avion de Reconnaissance
    .au = à l'Avion de Reconnaissance
    .gender = masculine
card-tank-driver = Pilote
    .le = le Pilote
    .du = du Pilote
    .au = au Pilote
    .gender = masculine
    .code = PI
card-tank-gunner = Tireur
    .le = le Tireur
    .du = du Tireur
    .au = au Tireur
    .gender = masculine
    .code = TI
card-tank-crewman = Membre d'Équipage
    .le = le Membre d'Équipage
    .du = du Membre d'Équipage
    .au = au Membre d'Équipage
    .gender = masculine
    .code = ME

# Ceux de Reinforcements. Il n'y en a pas d'édition française sous la main : sauf le Char Moyen, ces noms sont les nôtres.
# Un spécialiste partage le pion du Fusilier, et n'a donc pas de signe.
card-tank-platoon-commander = Chef de Section de Chars
    .le = le Chef de Section de Chars
    .du = du Chef de Section de Chars
    .au = au Chef de Section de Chars
    .gender = masculine
card-light-tank = Char Léger
    .le = le Char Léger
    .du = du Char Léger
    .au = au Char Léger
    .gender = masculine
    .code = LE
card-medium-tank = Char Moyen
    .le = le Char Moyen
    .du = du Char Moyen
    .au = au Char Moyen
    .gender = masculine
    .code = MO
card-tank-destroyer = Chasseur de Chars
    .le = le Chasseur de Chars
    .du = du Chasseur de Chars
    .au = au Chasseur de Chars
    .gender = masculine
    .code = CH
card-grenadier = Grenadier
    .le = le Grenadier
    .du = du Grenadier
    .au = au Grenadier
    .gender = masculine
    .code = GR
card-submachine-gunner = Mitraillette
    .le = la Mitraillette
    .du = de la Mitraillette
    .au = à la Mitraillette
    .gender = feminine
card-sergeant-major = Sergent-Major
    .le = le Sergent-Major
    .du = du Sergent-Major
    .au = au Sergent-Major
    .gender = masculine
card-sapper = Sapeur
    .le = le Sapeur
    .du = du Sapeur
    .au = au Sapeur
    .gender = masculine
    .code = SP
card-grenade-thrower = Lanceur de Grenades
    .le = le Lanceur de Grenades
    .du = du Lanceur de Grenades
    .au = au Lanceur de Grenades
    .gender = masculine
    .code = LG
card-commando = Commando
    .le = le Commando
    .du = du Commando
    .au = au Commando
    .gender = masculine
    .code = CO
card-commando-leader = Chef de Commando
    .le = le Chef de Commando
    .du = du Chef de Commando
    .au = au Chef de Commando
    .gender = masculine
card-assault-aircraft = Avion d'Assaut
    .le = l'Avion d'Assaut
    .du = de l'Avion d'Assaut
    .au = à l'Avion d'Assaut
    .gender = masculine
card-guastatore = Guastatore
    .le = le Guastatore
    .du = du Guastatore
    .au = au Guastatore
    .gender = masculine
    .code = UA
card-assault-trooper = Soldat d'Assaut
    .le = le Soldat d'Assaut
    .du = du Soldat d'Assaut
    .au = au Soldat d'Assaut
    .gender = masculine
    .code = AS


## Véhicules, leurs sièges (et les spécialisations qu'ils demandent), structures

vehicle-patrol-truck = Camion de Patrouille
    .le = le Camion de Patrouille
    .du = du Camion de Patrouille
    .au = au Camion de Patrouille
    .gender = masculine
    .code = CP
vehicle-second-patrol-truck = Second Camion de Patrouille
    .le = le Second Camion de Patrouille
    .du = du Second Camion de Patrouille
    .au = au Second Camion de Patrouille
    .gender = masculine
    .code = C2
vehicle-armed-truck = Camion Armé
    .le = le Camion Armé
    .du = du Camion Armé
    .au = au Camion Armé
    .gender = masculine
    .code = CA
vehicle-medium-tank = Char Moyen
    .le = le Char Moyen
    .du = du Char Moyen
    .au = au Char Moyen
    .gender = masculine
    .code = CM
vehicle-scout-car = Véhicule de Reconnaissance
    .le = le Véhicule de Reconnaissance
    .du = du Véhicule de Reconnaissance
    .au = au Véhicule de Reconnaissance
    .gender = masculine
    .code = VR
vehicle-transport-truck = Camion de Transport
    .le = le Camion de Transport
    .du = du Camion de Transport
    .au = au Camion de Transport
    .gender = masculine
    .code = CT

place-driver = conducteur
    .de = de conducteur
place-navigator = navigateur
    .de = de navigateur
place-gunner = tireur
    .de = de tireur
place-crew = équipage
    .de = d'équipage
place-passenger = passager
    .de = de passager
place-second-passenger = second passager
    .de = de second passager

structure-aircraft = Avion
    .le = l'Avion
    .du = de l'Avion
    .au = à l'Avion
    .gender = masculine
    .code = AV
structure-hangar = Hangar
    .le = le Hangar
    .du = du Hangar
    .au = au Hangar
    .gender = masculine
    .code = HA
structure-motor-pool = Parc Automobile
    .le = le Parc Automobile
    .du = du Parc Automobile
    .au = au Parc Automobile
    .gender = masculine
    .code = PA
structure-fuel-tank = Réservoir de Carburant
    .le = le Réservoir de Carburant
    .du = du Réservoir de Carburant
    .au = au Réservoir de Carburant
    .gender = masculine
    .code = RC
structure-ammunition-dump = Dépôt de Munitions
    .le = le Dépôt de Munitions
    .du = du Dépôt de Munitions
    .au = au Dépôt de Munitions
    .gender = masculine
    .code = DM
structure-radio-mast = Antenne Radio
    .le = l'Antenne Radio
    .du = de l'Antenne Radio
    .au = à l'Antenne Radio
    .gender = feminine
    .code = AR


## Actions, telles que les cartes et les véhicules les portent

action-move = Progresser
action-guide = Guider
action-scout = Explorer
action-stalk = Infiltrer
action-drive = Conduire
action-bolster = Renforts
action-command = Commander
action-conceal = Camoufler
action-control = Contrôler
action-inspire = Motiver
action-navigate = Naviguer
action-recon = Reconnaître
action-repair = Réparer
action-surveil = Surveiller
action-target = Viser
action-attack = Attaquer
action-strafe = Mitrailler
action-demolition = Démolir
action-antitank = Antichar
action-suppress = Neutraliser
action-blast = Pilonner


## Terrains

terrain-fields = champs
    .le = les champs
    .du = des champs
terrain-orchard = verger
    .le = le verger
    .du = du verger
terrain-hedgerow = haies
    .le = les haies
    .du = des haies
terrain-farm = ferme
    .le = la ferme
    .du = de la ferme
terrain-woods = bois
    .le = le bois
    .du = du bois
terrain-village = village
    .le = le village
    .du = du village
terrain-church = église
    .le = l'église
    .du = de l'église
terrain-road = route
    .le = la route
    .du = de la route
terrain-river = rivière
    .le = la rivière
    .du = de la rivière
terrain-hill = colline
    .le = la colline
    .du = de la colline
terrain-sand = sable
    .le = le sable
    .du = du sable
terrain-dunes = dunes
    .le = les dunes
    .du = des dunes
terrain-scrub = broussailles
    .le = les broussailles
    .du = des broussailles
terrain-rocks = rochers
    .le = les rochers
    .du = des rochers
terrain-wadi = oued
    .le = l'oued
    .du = de l'oued
terrain-oasis = oasis
    .le = l'oasis
    .du = de l'oasis
terrain-fort = fort
    .le = le fort
    .du = du fort
terrain-airstrip = piste
    .le = la piste
    .du = de la piste
terrain-track = chemin
    .le = le chemin
    .du = du chemin
terrain-camp = camp
    .le = le camp
    .du = du camp


## Objectifs de victoire, en quelques mots

goal-control =
    { $needed ->
        [one] tenir 1 point
       *[other] tenir { $needed } points
    }
goal-claim =
    { $needed ->
        [one] marquer 1 point
       *[other] marquer { $needed } points
    }
goal-pin = chasser tous les Fusiliers
goal-escape =
    { $needed ->
        [one] fuir avec 1 unité
       *[other] fuir avec { $needed } unités
    }
goal-escape-names = fuir avec { $names }
goal-neutralise =
    { $needed ->
        [one] éliminer 1 ennemi
       *[other] éliminer { $needed } ennemis
    }
goal-neutralise-names = éliminer { $names }

# Les mêmes en une phrase. C'est la première qui parle d'un camp : son nom y est en entier.
goal-told-control =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } avec { $needed ->
        [one] 1 point Objectif
       *[other] { $needed } points Objectif
    }.
# Les points des tuiles qu'il contrôle, structures comprises.
goal-told-claim =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } avec { $needed ->
        [one] 1 point
       *[other] { $needed } points
    } : les objectifs et les structures debout des tuiles contrôlées.
goal-told-claim-destroying =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } avec { $needed ->
        [one] 1 point
       *[other] { $needed } points
    } : les structures détruites et les objectifs des tuiles contrôlées.
goal-told-pin = { FORM($side, "Full") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } en clouant l'ennemi au sol : plus aucun Fusilier ennemi sur le plateau.
goal-told-escape =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } dès que { $needed ->
        [one] 1 unité a fui
       *[other] { $needed } unités ont fui
    }.
goal-told-escape-names = { FORM($side, "Full") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } en fuyant avec { $names }.
goal-told-neutralise =
    { FORM($side, "Full") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } en éliminant { $needed ->
        [one] 1 unité ennemie
       *[other] { $needed } unités ennemies
    }.
goal-told-neutralise-names = { FORM($side, "Full") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } en éliminant { $names }.

## Provenance

origin-printed = de la boîte
origin-reconstructed = reconstitué
origin-original = maison
