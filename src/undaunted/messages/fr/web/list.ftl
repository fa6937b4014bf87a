## Le plateau en liste, et ce qui s'en dit à qui l'écoute

web-list-label = Le plateau en liste
web-list-show = Voir le plateau en liste
web-list-picture = Voir l’image
web-list-picture-now = Le plateau est de nouveau une image.
web-list-list-now = Le plateau est maintenant une liste : d’abord la question, puis les réponses, puis chaque tuile.
web-list-view = Plateau
web-list-view-picture = Image
web-list-view-list = Liste
web-list-skip = Aller à la question
web-list-answers = Ce que vous pouvez faire
web-list-nothing = Rien à décider pour l’instant.
web-list-tiles = Les tuiles
web-list-cards = Cartes
web-list-standing = Où en est-on
# A card in a list: its name, and what it can do
web-list-card = { $name } : initiative { $initiative } ; { $actions }
web-list-card-bare = { $name } : initiative { $initiative }

## Où se trouvent les choses

web-list-rows = Rangée { $line }
web-list-columns = Colonne { $line }
web-list-rows-place = rangée { $line }, { $spot }
web-list-columns-place = colonne { $line }, { $spot }
# $at: which one from the left, in longer rows
web-list-rows-spot =
    { $spot ->
        [only] toute seule
        [first] à gauche
        [before] à gauche du milieu
        [middle] au milieu
        [after] à droite du milieu
        [last] à droite
       *[counted] numéro { $at } depuis la gauche
    }
web-list-columns-spot =
    { $spot ->
        [only] toute seule
        [first] en haut
        [before] au-dessus du milieu
        [middle] au milieu
        [after] au-dessous du milieu
        [last] en bas
       *[counted] numéro { $at } depuis le haut
    }
# $ways: some of the next one
web-list-borders = voisines : { $ways }
web-list-beside =
    { $way ->
        [above] { $tiles } au-dessus
        [upper-right] { $tiles } en haut à droite
        [right] { $tiles } à droite
        [lower-right] { $tiles } en bas à droite
        [below] { $tiles } au-dessous
        [lower-left] { $tiles } en bas à gauche
        [left] { $tiles } à gauche
       *[upper-left] { $tiles } en haut à gauche
    }
web-list-on = sur { $tile }, { $place }

# Who of a side is here: US: Rifleman A, defence 4; Scout A, defence 5
web-list-of = { $side } : { $names }
# The chance, then how it comes about. `kind`: zero where the total is beyond what a die shows, more otherwise
web-list-odds =
    { $dice ->
        [one] { $percent } pour cent : { $kind ->
            [zero] seul un 0 touche, avec un dé
           *[more] { $total } ou plus, ou un 0, avec un dé
        }
       *[other] { $percent } pour cent : { $kind ->
            [zero] seul un 0 touche, avec l’un des { $dice } dés
           *[more] { $total } ou plus, ou un 0, avec l’un des { $dice } dés
        }
    } (base { $base }, couverture { $cover }, portée { $range })

## Touches
