## Le navigateur : son propre tour

web-hand-end-anyway =
    { $count ->
        [one] Une carte n’est pas jouée. Finir le tour quand même ?
       *[other] { $count } cartes ne sont pas jouées. Finir le tour quand même ?
    }

## Les places à bord d’un véhicule : ce que prendre l’une d’elles veut dire

web-hand-place-swap = échanger
web-hand-place-move = s’y mettre
web-hand-place-enter = monter
web-hand-place-as = Comme { $place } :
web-hand-key-large = voir en grand la carte choisie
