### La ville assiégée dans le terminal ; le reste est dans terminal.ftl.

title-casualties = Pertes
hint-withdraw = Vous retirer et perdre la partie ? Tapez encore { $number } si vous y tenez.
screen-fallen = , tombés { $count }

legend-city = En ville : [1/3] est la couverture d'un bâtiment, la seconde contre le tir venu d'autres tuiles ; [1+3] est fortifié, la seconde pour qui le contrôle ; { $building }7 sa défense de structure. ! est une unité en déroute.
legend-tunnel = { $sign } l'entrée d'un tunnel
legend-smoke = { $sign } de la fumée (2 de plus pour toucher)
legend-watch = { $sign } une surveillance, avec son mitrailleur
legend-mission = { $sign } des points de mission

tile-building = bâtiment, défense de structure { $defence }
tile-fortified = fortifiée : couverture { $cover } pour qui la contrôle
tile-tunnel-open = entrée d'un tunnel
tile-tunnel-destroyed = tunnel effondré
tile-smoke = dans la fumée
tile-mission =
    { $points ->
        [one] 1 point de mission
       *[other] { $points } points de mission
    }
tile-gains =
    { $points ->
        [one] 1 point de mission par manche pour { FORM($side, "le") }
       *[other] { $points } points de mission par manche pour { FORM($side, "le") }
    }
tile-watched = surveillée par { FORM($unit, "le") }
