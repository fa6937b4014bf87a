## Mines on the edges between tiles

# $edge: its two tiles, such as 6B and 3B
web-mines-edge = Between { $edge }
web-mines-none = No mine
web-mines-personnel =
    { $count ->
        [one] anti-personnel mine
       *[other] { $count } anti-personnel mines
    }
web-mines-armour =
    { $count ->
        [one] anti-armour mine
       *[other] { $count } anti-armour mines
    }
# $people: a side with its article, such as the Italians
web-mines-of = Mines of { $people }
# Of a tile: what lies between it and another one. $mines: some of the above
web-mines-towards = Mined towards { $tile }: { $mines }
web-mines-title = Mines
web-mines-left =
    { $count ->
        [0] { $side }: no mine left to lay
        [one] { $side }: one mine left to lay
       *[other] { $side }: { $count } mines left to lay
    }
# At the table, of the sign with their number
web-mines-short = Mines
web-mines-stock = Mines left to lay: { $count }
web-mines-clear = No mine lies on the board.
