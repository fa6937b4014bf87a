### Une campagne dans le terminal : le bureau entre deux parties. Le reste, la campagne le dit elle-même.

hq-title = { $campaign }, partie { $game } : { $title }
hq-title-record = Le journal de campagne
hq-title-platoon = Votre section
hq-title-city = La ville

hq-keys = b ordres, s dernier bilan, r journal, p section, c ville, v annuler, t exercice, h aide, q quitter
hq-ask-deck = Entrée pour choisir votre pioche :
hq-ask-play = Entrée pour jouer :
hq-help =
    Entrée : continuer, avec votre pioche ou avec la partie
    b : les ordres : où vous en êtes, ce que vous avez à faire, qui vous rejoint
    s : le bilan de la dernière partie, d'un seul tenant
    r : le journal de campagne : chaque partie, qui l'a gagnée et où cela a mené
    p : votre section : qui sert, qui a appris, qui est tombé, et où
    c : la ville : son plan, ce qu'il en reste, et qui tient quel quartier
    v : annuler la partie et la rejouer ; il faut que les deux camps le veuillent
    t : exercice : le prochain scénario comme partie à part, qui ne change rien
    q : sauver et quitter ; chaque choix et chaque décision sont déjà sauvés
hq-unknown = Cette touche ne sert à rien ici ; h les montre toutes.
hq-no-step = Aucune partie n'a encore été jouée.
hq-hand-over = À présent, { FORM($side, "le") } { FORM($side, "number") ->
        [plural] regardent
       *[singular] regarde
    } l'écran, et personne d'autre.
hq-begun =
    La campagne est dans { $file }. Pour la jouer :
    { $command }
hq-saved =
    La campagne est sauvée. Pour la reprendre :
    { $command }
hq-trained = C'était un exercice : rien n'a changé.

hq-no-void = Il n'y a pas de partie à annuler : aucune n'a été jouée depuis le dernier règlement.
hq-void = Annuler cette partie et la rejouer ? o ou n :
hq-void-too = Il faut que { FORM($side, "le") } le { FORM($side, "number") ->
        [plural] veuillent
       *[singular] veuille
    } aussi. o ou n :
hq-voided = La partie { $game } sera rejouée.

## Les cartes

# Après le nom d'un soldat ; $initiative est le nombre de sa carte
hq-face =
    ({ $initiative }) : { $actions }{ GIVEN($missing) ->
        [no] { "" }
       *[yes] { " " }; sans { $missing }
    }
hq-without = sans { $action }
hq-place =
    { GIVEN($title) ->
        [no] { $place }
       *[yes] { $title } ({ $place })
    }

## Les ordres

hq-intel = Renseignement secret :
hq-fortified = Fortifié : { $places }.
hq-integrates = Les groupes { $squads } n'en font plus qu'un : cinq Fusiliers, trois Éclaireurs, trois Mitrailleuses.
hq-joined = Ils vous rejoignent :
hq-left = Ils vous quittent :

## Choisir

hq-choose =
    { $last ->
        [0] Entrée pour continuer, b retour :
       *[other] Des numéros de 1 à { $last } pour choisir, Entrée pour prendre ce qui est marqué, b retour :
    }
hq-choose-again = Tapez des numéros de 1 à { $last }, comme 3 7 ; Entrée prend ce qui est marqué.
hq-choose-deck = Votre pioche
hq-choose-integrate = Deux groupes n'en font plus qu'un : qui gardez-vous ?
# $lost : quelqu'un d'un groupe réuni
hq-choose-reserve = Qui prend la place de { $lost } ?
hq-choose-fixed = Sans choix : { $names }.
hq-choose-missing = Plus là : { $units }.
hq-missing = { $unit } × { $count }
hq-slot = { $unit } : { $count } sur { $all }

## Le bilan

hq-step-title = Après la partie { $game }
hq-damaged = Changé : { $places }.
hq-caved-in = Tunnels effondrés : { $places }.
hq-shot-down = Abattu pour de bon, chez { FORM($side, "le") } : { $what }.
hq-pile = Pile de pertes { FORM($side, "du") } : { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }.
hq-phase-casualties = Qui ne revient pas
hq-phase-upgrades = Qui a appris

## Le journal

hq-wins = Parties gagnées : { $score }
hq-entry = { $game }. { $title }, { $date } ({ $state })
hq-entry-won = gagnée par { FORM($side, "le") } : { $how }, manche { $round }
hq-entry-about = L'enjeu : { $area }.
hq-entry-piles = piles de pertes : { $piles }
hq-entry-lost = perdus : { $names }
hq-entry-upgraded = aguerris : { $names }
hq-entry-area = gagné : { $area }
hq-entry-next =
    { GIVEN($other) ->
        [no] suite : { $state }
       *[yes] suite : { $state }, et non { $other }
    }
hq-entry-attempts = jouée { $count } fois ; les précédentes sont annulées
hq-chance = Hasard : { $text }
hq-over = Fini : la ville appartient { FORM($side, "au") }

## La section et la ville

hq-serving = En service : { $count }
hq-gone = Plus avec vous : { $count }
hq-games =
    { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }
hq-moment = partie { $game } : { $text }
hq-map = { $letters } ; { $damaged } endommagé, { $destroyed } détruit, { $fortified } fortifié ; [entre crochets] : là où se joue la prochaine partie.
hq-map-holder = { $letter } tenu par { FORM($side, "le") }
hq-held =
    { $game ->
        [0] { FORM($side, "le") }
       *[other] { FORM($side, "le") }, depuis la partie { $game }
    }
hq-held-by-nobody = personne
hq-contested = (l'enjeu de la prochaine partie)
hq-changed = { $place } : { $state }, partie { $game }
hq-state-whole = intact
hq-state-damaged = endommagé
hq-state-destroyed = détruit
hq-state-fortified = fortifié
hq-tunnel-open = tunnel : { $places }
hq-tunnel-destroyed = effondré : { $places }

## La liste et les exportations

hq-none = Il n'y a pas encore de campagne ; `{ $command }` en commence une.
hq-list-name = Nom
hq-list-who = Qui
hq-list-game = Partie
hq-list-score = Gagnées
hq-list-now = À présent
hq-two = à deux devant un écran
hq-against = { $side } contre { $bot }
hq-phase-reserves = des réservistes à choisir
hq-phase-integrate = des groupes à réunir
hq-phase-deck = des pioches à choisir
hq-phase-game = une partie à jouer
# $replayed sur $games ; les autres ne sont connues que par leur résultat
hq-verified =
    { $file } : en ordre. { $campaign }, { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }, { GIVEN($winner) ->
        [no] en { $state } à présent
       *[yes] gagnée par { FORM($winner, "le") } ({ $state })
    } ; { $replayed ->
        [0] aucune partie n'a pu être rejouée,
        [one] 1 partie rejouée décision par décision,
       *[other] { $replayed } parties rejouées décision par décision,
    } chaque bilan a tiré ce que donne la graine publiée, et le journal, les cartes et la ville en découlent.
