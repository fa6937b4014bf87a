## Told by the server about a table

# $seats: who owes a decision, people by their names, sides with their articles
server-waits-for =
    { $count ->
        [0] Nobody is asked anything now.
       *[other] Waiting for { $seats }.
    }
# $names: bots
server-thinks =
    { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
# $name: somebody at the table
server-turn-of = { $name }'s turn.
server-withdrew = { FORM($side, "The") } withdrew from the table.
