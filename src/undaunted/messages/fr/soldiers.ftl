### Les noms de Stalingrad : soldats, armes, véhicules et actions ; les autres sont dans names.ftl.
### Il n'y a pas d'édition française sous la main : ces termes sont les nôtres.

# Une carte qui est un soldat.
name-of-soldier =
    { $noun } { $surname }{ $grade ->
        [upgraded] { " " }(aguerri)
        [reserve] { " " }(réserviste)
       *[regular] { "" }
    }

side-soviet = Soviétiques
    .le = les Soviétiques
    .du = des Soviétiques
    .au = aux Soviétiques
    .full = les Soviétiques
    .number = plural
    .masculine = soviétique
    .feminine = soviétique
pack-stalingrad = Stalingrad


## Cartes et pions

# Celui du désert répare ; celui-ci mine et fait sauter.
card-stalingrad-engineer = Sapeur du Génie
    .le = le Sapeur du Génie
    .du = du Sapeur du Génie
    .au = au Sapeur du Génie
    .gender = masculine
    .code = SG
card-antitank-rifle = Fusil Antichar
    .le = le Fusil Antichar
    .du = du Fusil Antichar
    .au = au Fusil Antichar
    .gender = masculine
    .code = CH
card-antitank-gun = Canon Antichar
    .le = le Canon Antichar
    .du = du Canon Antichar
    .au = au Canon Antichar
    .gender = masculine
    .code = CN
card-infantry-gun = Canon d'Infanterie
    .le = le Canon d'Infanterie
    .du = du Canon d'Infanterie
    .au = au Canon d'Infanterie
    .gender = masculine
    .code = CI
card-anti-aircraft-gun = Canon Antiaérien
    .le = le Canon Antiaérien
    .du = du Canon Antiaérien
    .au = au Canon Antiaérien
    .gender = masculine
    .code = AE
card-heavy-machine-gun = Mitrailleuse Lourde
    .le = la Mitrailleuse Lourde
    .du = de la Mitrailleuse Lourde
    .au = à la Mitrailleuse Lourde
    .gender = feminine
    .code = LO
card-flamethrower = Lance-Flammes
    .le = le Lance-Flammes
    .du = du Lance-Flammes
    .au = au Lance-Flammes
    .gender = masculine
    .code = LF
card-rocket-launcher = Lance-Roquettes
    .le = le Lance-Roquettes
    .du = du Lance-Roquettes
    .au = au Lance-Roquettes
    .gender = masculine
    .code = LR
card-militia = Milicien
    .le = le Milicien
    .du = du Milicien
    .au = au Milicien
    .gender = masculine
    .code = ML
card-pathfinder = Pisteur
    .le = le Pisteur
    .du = du Pisteur
    .au = au Pisteur
    .gender = masculine
    .code = PI
card-motorcyclist = Motocycliste
    .le = le Motocycliste
    .du = du Motocycliste
    .au = au Motocycliste
    .gender = masculine
    .code = MT
card-t-34 = T-34
    .le = le T-34
    .du = du T-34
    .au = au T-34
    .gender = masculine
    .code = T3
card-t-70 = T-70
    .le = le T-70
    .du = du T-70
    .au = au T-70
    .gender = masculine
    .code = T7
card-kv-1 = KV-1
    .le = le KV-1
    .du = du KV-1
    .au = au KV-1
    .gender = masculine
    .code = KV
card-katyusha = Katioucha
    .le = la Katioucha
    .du = de la Katioucha
    .au = à la Katioucha
    .gender = feminine
    .code = KA
card-panzer-iii = Panzer III
    .le = le Panzer III
    .du = du Panzer III
    .au = au Panzer III
    .gender = masculine
    .code = P3
card-panzer-iv = Panzer IV
    .le = le Panzer IV
    .du = du Panzer IV
    .au = au Panzer IV
    .gender = masculine
    .code = P4
card-stug-iii = StuG III
    .le = le StuG III
    .du = du StuG III
    .au = au StuG III
    .gender = masculine
    .code = ST
card-halftrack = Semi-Chenillé
    .le = le Semi-Chenillé
    .du = du Semi-Chenillé
    .au = au Semi-Chenillé
    .gender = masculine
    .code = CL
card-armoured-car = Automitrailleuse
    .le = l'Automitrailleuse
    .du = de l'Automitrailleuse
    .au = à l'Automitrailleuse
    .gender = feminine
    .code = AU
card-company-commander = Commandant de Compagnie
    .le = le Commandant de Compagnie
    .du = du Commandant de Compagnie
    .au = au Commandant de Compagnie
    .gender = masculine
card-commissar = Commissaire
    .le = le Commissaire
    .du = du Commissaire
    .au = au Commissaire
    .gender = masculine
card-political-officer = Politrouk
    .le = le Politrouk
    .du = du Politrouk
    .au = au Politrouk
    .gender = masculine
card-deputy-squad-leader = Adjoint au Chef de Groupe
    .le = l'Adjoint au Chef de Groupe
    .du = de l'Adjoint au Chef de Groupe
    .au = à l'Adjoint au Chef de Groupe
    .gender = masculine
card-assault-leader = Chef d'Assaut
    .le = le Chef d'Assaut
    .du = du Chef d'Assaut
    .au = au Chef d'Assaut
    .gender = masculine
card-runner = Agent de Liaison
    .le = l'Agent de Liaison
    .du = de l'Agent de Liaison
    .au = à l'Agent de Liaison
    .gender = masculine
card-radio-operator = Opérateur Radio
    .le = l'Opérateur Radio
    .du = de l'Opérateur Radio
    .au = à l'Opérateur Radio
    .gender = masculine
card-quartermaster = Intendant
    .le = l'Intendant
    .du = de l'Intendant
    .au = à l'Intendant
    .gender = masculine
card-medic = Secouriste
    .le = le Secouriste
    .du = du Secouriste
    .au = au Secouriste
    .gender = masculine
card-local-guide = Guide Local
    .le = le Guide Local
    .du = du Guide Local
    .au = au Guide Local
    .gender = masculine
card-intelligence-officer = Agent de Renseignement
    .le = l'Agent de Renseignement
    .du = de l'Agent de Renseignement
    .au = à l'Agent de Renseignement
    .gender = masculine
card-artillery-observer = Observateur d'Artillerie
    .le = l'Observateur d'Artillerie
    .du = de l'Observateur d'Artillerie
    .au = à l'Observateur d'Artillerie
    .gender = masculine
card-artillery-battery = Batterie d'Artillerie
    .le = la Batterie d'Artillerie
    .du = de la Batterie d'Artillerie
    .au = à la Batterie d'Artillerie
    .gender = feminine
card-bomber = Bombardier
    .le = le Bombardier
    .du = du Bombardier
    .au = au Bombardier
    .gender = masculine


## Actions

action-antiair = Antiaérien
action-assault = Assaut
action-explore = Patrouiller
action-force = Forcer
action-overwatch = Couvrir
action-ready = Rétablir
action-reposition = Décrocher
action-smoke = Fumigène
action-support = Soutien
action-area-suppress = Neutraliser en zone
action-demo = Dynamiter
action-flame = Incendier


## La page de tous les soldats

soldiers-page-title = Les soldats de Stalingrad
soldiers-page-head =
    Les { $cards } cartes des deux camps. Chaque carte est un soldat, avec son numéro et son nom ; pour une arme ou un
    véhicule, c'est celui qui le sert ou le commande. La référence donne le camp, le paquet et le numéro : S-S-004 est une
    carte soviétique du paquet de départ, S-L-036 une carte qui arrive en cours de campagne. Une carte aguerrie (U à la place
    du paquet) est le même soldat, meilleur en une chose ; un réserviste (R) est un autre soldat du même numéro, moins bon
    en une chose. Les noms sont inventés.
soldiers-page-starting = La section de départ
soldiers-page-units = Les unités qui arrivent plus tard
soldiers-page-assets = Les commandants et les appuis qui arrivent plus tard
soldiers-page-number = Référence
soldiers-page-soldier = Soldat
soldiers-page-upgraded = Aguerri
soldiers-page-reserve = Réserviste
# Qui vient à la place d'un autre, et ce qui change.
soldiers-page-stand-in = { $soldier } : { $change }
soldiers-page-initiative = initiative { $initiative }
soldiers-page-defence = défense { $defence }
soldiers-page-also = aussi { $action }
soldiers-page-without = sans { $action }
