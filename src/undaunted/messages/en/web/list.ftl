## The board as a list, and what is said of its things to those who hear it

web-list-label = The board as a list
web-list-show = Show the board as a list
web-list-picture = Show the picture
web-list-picture-now = The board is a picture again.
web-list-list-now = The board is a list now: the question first, then its answers, then every tile.
web-list-view = Board
web-list-view-picture = Picture
web-list-view-list = List
web-list-skip = To the question
web-list-answers = What you can do
web-list-nothing = Nothing to decide now.
web-list-tiles = The tiles
web-list-cards = Cards
web-list-standing = How it stands
# A card in a list: its name, and what it can do
web-list-card = { $name }: initiative { $initiative }; { $actions }
web-list-card-bare = { $name }: initiative { $initiative }

## Where things lie

web-list-rows = Row { $line }
web-list-columns = Column { $line }
web-list-rows-place = row { $line }, { $spot }
web-list-columns-place = column { $line }, { $spot }
# $at: which one from the left, in longer rows
web-list-rows-spot =
    { $spot ->
        [only] all by itself
        [first] left
        [before] left of middle
        [middle] middle
        [after] right of middle
        [last] right
       *[counted] number { $at } from the left
    }
web-list-columns-spot =
    { $spot ->
        [only] all by itself
        [first] top
        [before] above middle
        [middle] middle
        [after] below middle
        [last] bottom
       *[counted] number { $at } from the top
    }
# $ways: some of the next one
web-list-borders = borders { $ways }
web-list-beside =
    { $way ->
        [above] { $tiles } above
        [upper-right] { $tiles } upper right
        [right] { $tiles } to the right
        [lower-right] { $tiles } lower right
        [below] { $tiles } below
        [lower-left] { $tiles } lower left
        [left] { $tiles } to the left
       *[upper-left] { $tiles } upper left
    }
web-list-on = on { $tile }, { $place }

# Who of a side is here: US: Rifleman A, defence 4; Scout A, defence 5
web-list-of = { $side }: { $names }
# The chance, then how it comes about. `kind`: zero where the total is beyond what a die shows, more otherwise
web-list-odds =
    { $dice ->
        [one] { $percent } percent: { $kind ->
            [zero] only a 0 hits on one die
           *[more] { $total } or more, or a 0, on one die
        }
       *[other] { $percent } percent: { $kind ->
            [zero] only a 0 hits on any of { $dice } dice
           *[more] { $total } or more, or a 0, on any of { $dice } dice
        }
    } (base { $base }, cover { $cover }, range { $range })

## Keys
