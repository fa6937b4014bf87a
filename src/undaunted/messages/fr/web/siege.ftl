## Une ville assiégée à la table : ses marques, ses piles et ce que deviennent les soldats

web-play-zone-casualties = Pertes
web-siege-fallen =
    { $count ->
        [one] Un soldat est tombé. Qui il était, seul son camp le sait ; de quelle unité, tout le monde l'a vu.
       *[other] { $count } soldats sont tombés. Qui ils étaient, seul leur camp le sait ; de quelles unités, tout le monde l'a vu.
    }

web-siege-building = Bâtiment : couverture { $cover } contre des attaquants placés sur d'autres tuiles
web-siege-structure = Peut être touché : défense de structure { $defence }
web-siege-fortified = Fortifié : couverture { $cover } pour qui contrôle la tuile
web-siege-damaged = Endommagé
web-siege-destroyed = Détruit : ce n'est plus un bâtiment
web-siege-smoke = Dans la fumée : 2 de plus pour être touché
web-siege-watched = Surveillée par { $unit } ({ $people }) : qui y entre à pied essuie d'abord son tir
web-siege-watches = Surveille { $tile }
web-siege-routed = En déroute : hors de combat jusqu'à ce qu'une de ses cartes revienne
web-siege-unit-routed = { $unit }, en déroute
web-siege-mission =
    { $points ->
        [one] Vaut { $points } point de mission
       *[other] Vaut { $points } points de mission
    }
web-siege-occupy = À occuper par { $people }
web-siege-hold = Rapporte des points de mission tant que la contrôlent { $people }
web-siege-building-of = { $terrain }, bâtiment de { $tile }
web-siege-tunnel = Tunnel de { $tile }
web-siege-collapsed = Effondré
web-siege-mined = Minée vers { $tile } par { $people } : { $mines }
web-siege-odds-smoke = fumée

web-siege-grade-upgraded = Aguerri
web-siege-grade-reserve = Réserviste
web-siege-upgraded = améliorée
web-siege-missing = Sans { $action }
web-siege-soldier = { $name }, initiative { $initiative }

web-siege-withdraw-anyway = Se retirer et perdre la partie ?
web-siege-or = ou
