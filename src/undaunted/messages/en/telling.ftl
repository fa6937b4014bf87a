## Told by the server about a table

# $seats: who owes a decision
server-waits-for =
    { $count ->
        [0] Nobody is asked anything now.
       *[other] Waiting for { $seats }.
    }
server-withdrew = { $side } withdrew from the table.
