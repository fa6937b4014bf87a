## The browser: all the rules, on their page and on a sheet over the table

web-rules-title = The rules
web-rules-search = Look up
web-rules-search-hint = Fog of War, hill, casualties…
web-rules-count =
    { $count ->
        [0] nothing found
        [one] { $count } place
       *[other] { $count } places
    }
web-rules-game = Which game
web-rules-game-normandy = Normandy
web-rules-game-north-africa = North Africa
web-rules-game-stalingrad = Stalingrad
web-rules-game-all = All
web-rules-contents = Contents

## Before a game

web-rules-brief-goals = What is to be done
web-rules-brief-score = How it stands
web-rules-brief-read = The rules
web-rules-brief-begin = Begin
