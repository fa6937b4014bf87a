## Les mines sur les bords entre les tuiles

# $edge : ses deux tuiles, comme 6B et 3B
web-mines-edge = Entre { $edge }
web-mines-none = Aucune mine
web-mines-personnel =
    { $count ->
        [one] mine antipersonnel
       *[other] { $count } mines antipersonnel
    }
web-mines-armour =
    { $count ->
        [one] mine antichar
       *[other] { $count } mines antichars
    }
# $people : un camp avec son article, comme les Italiens
web-mines-of = Mines posées par { $people }
# D'une tuile : ce qui se trouve entre elle et une autre
web-mines-towards = Miné vers { $tile } : { $mines }
web-mines-title = Les mines
web-mines-left =
    { $count ->
        [0] { $side } : plus de mine à poser
        [one] { $side } : encore une mine à poser
       *[other] { $side } : encore { $count } mines à poser
    }
# À la table, du signe avec leur nombre
web-mines-short = Mines
web-mines-stock = Mines encore à poser : { $count }
web-mines-clear = Aucune mine ne se trouve sur le plateau.
